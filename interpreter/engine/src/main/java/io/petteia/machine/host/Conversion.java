package io.petteia.machine.host;

import io.petteia.grammar.text.Span;
import io.petteia.hook.SiteSet;
import io.petteia.hook.Value;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Layout;
import io.petteia.model.Type;
import java.util.List;

/** What a hook gives, as the machine keeps values of a type; anything else is a defect. */
record Conversion(Span span, String hook, Type type) {

    /** Of a number, truth or member. */
    int integer(Value value) {
        if (type instanceof Type.Truth) return take(Value.Truth.class, value).value() ? 1 : 0;
        int number = take(Value.Number.class, value).value();
        boolean none = type instanceof Type.Member && number == -1;
        return none ? number : within(type, number);
    }

    long[] set(Value value) {
        Type element = ((Type.SetOf) type).element();
        long[] words = new long[Layout.words(type)];
        if (element.isSite()) {
            long[] sites = take(Value.Sites.class, value).value().toWords();
            SiteSet.ofWords(sites).stream().forEach(site -> within(element, site));
            System.arraycopy(sites, 0, words, 0, sites.length);
            return words;
        }
        for (int member : take(Value.Many.class, value).value()) {
            int bit = within(element, member) - Layout.least(element);
            words[bit >> 6] |= 1L << bit;
        }
        return words;
    }

    int[] list(Value value) {
        Type element = type instanceof Type.ListOf list ? list.element() : ((Type.SetOf) type).element();
        List<Integer> all = take(Value.Many.class, value).value();
        return all.stream().mapToInt(member -> within(element, member)).toArray();
    }

    String text(Value value) {
        return take(Value.Text.class, value).value();
    }

    private int within(Type of, int value) {
        int least = Layout.least(of);
        if (of instanceof Type.Num range
                ? value >= least && value <= range.most()
                : value >= 0 && value < Layout.size(of)) return value;
        throw new Defect("out-of-range", span, "the hook `" + hook + "` gives " + value + ", which is out of range");
    }

    private <T extends Value> T take(Class<T> form, Value value) {
        if (form.isInstance(value)) return form.cast(value);
        throw new Defect(
                "hook-failed", span, "the hook `" + hook + "` gives " + value + ", which is not what it says it gives");
    }
}
