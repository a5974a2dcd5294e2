package io.petteia.machine.compile.term;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.Gatherings;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.Truths;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What is done with each member of a set, one behind the other, with the member as a number instead of a loop. Condition: the set is always the same and has few members, or it
 * has the players who are still in, of whom there are two; and what is done is a short number or truth.
 */
public final class FewMembers {
    private static final int MOST = 8;
    /** What takes a line or two. */
    private static final Set<Class<?>> SHORT = Set.of(
            Numbers.Constant.class,
            Numbers.Temporary.class,
            Numbers.Stored.class,
            Numbers.Entry.class,
            Numbers.EntryIndex.class,
            Numbers.Arithmetic.class,
            Truths.Compare.class,
            Calls.OfInt.class,
            Gatherings.Total.class,
            Functions.Ranks.class,
            Sets.Constant.class,
            Sets.Cell.class);

    private static final Pattern LITERAL = Pattern.compile("0x[0-9a-f]+L");

    private FewMembers() {}

    /** Whether it is written, the words of the set being at hand. */
    static boolean write(
            Terms terms,
            Binding binding,
            SetNode set,
            String[] words,
            @Nullable IntNode yields,
            Consumer<String> body) {
        if (!terms.unit.has(Rewrite.FEW_MEMBERS) || words.length > 1 || yields == null) return false;
        long members = members(terms, set, words[0]);
        IntNode where = binding.where();
        if (members == 0 || !isShort(terms, yields) || where != null && !isShort(terms, where)) return false;
        boolean sure = LITERAL.matcher(words[0]).matches();
        for (long rest = members; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            if (!sure) terms.code.open("if ((" + words[0] + " & " + Terms.literal(1L << bit) + ") != 0L) {");
            body.accept(String.valueOf(set.base + bit));
            if (!sure) terms.code.close();
        }
        return true;
    }

    private static boolean isShort(Terms terms, IntNode node) {
        return terms.unit
                .reads(node)
                .all(each -> !(each instanceof IntNode || each instanceof SetNode) || SHORT.contains(each.getClass()));
    }

    /** The bits that the set may have; none for too many. */
    private static long members(Terms terms, SetNode set, String word) {
        long all = 0;
        if (set instanceof Functions.Players)
            all = (1L << terms.unit.layout.model().seated()) - 1;
        else if (LITERAL.matcher(word).matches())
            all = Long.parseUnsignedLong(word.substring(2, word.length() - 1), 16);
        return Long.bitCount(all) > (set instanceof Functions.Players ? 2 : MOST) ? 0 : all;
    }
}
