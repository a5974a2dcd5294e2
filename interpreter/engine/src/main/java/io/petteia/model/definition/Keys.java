package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Suggestion;
import org.jspecify.annotations.Nullable;

/** The keys of a table: the values of a finite type, in order, and how YAML spells them. */
final class Keys {
    private static final int MOST = 1 << 20;

    private Keys() {}

    /** -1 if there is no end of them. */
    static int size(Type type) {
        if (type instanceof Type.Member member) return member.domain().size();
        if (type instanceof Type.Truth) return 2;
        if (type instanceof Type.Num range) {
            long size = (long) range.most() - range.least() + 1;
            return size <= MOST ? (int) size : -1;
        }
        return -1;
    }

    static String spelled(Type type, int index) {
        if (type instanceof Type.Member member) return member.domain().member(index);
        if (type instanceof Type.Num range) return Integer.toString(range.least() + index);
        return index == 1 ? "true" : "false";
    }

    /** The type in the words of an author. */
    static String noun(Type type) {
        if (type instanceof Type.Member member)
            return member.domain().sort() == Domain.Sort.CHOICE
                    ? "choice"
                    : member.domain().name();
        if (type instanceof Type.Num range && !range.equals(Type.NUMBER)) return range.least() + ".." + range.most();
        return type instanceof Type.Truth ? "truth" : "number";
    }

    /** The first and last index that a key names, {@code "2..4"} more than one; null if it names none, which has been told. */
    static int @Nullable [] named(Yaml.Scalar key, Type type, Reader reader) {
        String text = key.value();
        int dots = text.indexOf("..");
        if (type instanceof Type.Num && dots >= 0) {
            Integer first = index(text.substring(0, dots).strip(), key.content().span(0, dots), type, reader);
            if (first == null) return null;
            Integer last =
                    index(text.substring(dots + 2).strip(), key.content().span(dots + 2, text.length()), type, reader);
            if (last == null) return null;
            if (last >= first) return new int[] {first, last};
            reader.error("empty-range", key.span(), "nothing lies in the range `" + text + "`");
            return null;
        }
        Integer index = index(text, key.span(), type, reader);
        return index == null ? null : new int[] {index, index};
    }

    private static @Nullable Integer index(String text, Span span, Type type, Reader reader) {
        if (type instanceof Type.Num range) {
            Integer value = reader.number(text, span, range.least(), range.most());
            return value == null ? null : Integer.valueOf(value - range.least());
        }
        for (int i = 0; i < size(type); i++) if (spelled(type, i).equals(text)) return i;
        reader.tell(unknown(text, span, type));
        return null;
    }

    /** Tells that a name is not of a type. */
    static Diagnostic unknown(String text, Span span, Type type) {
        String noun = noun(type);
        Diagnostic told = Diagnostic.error(
                "unknown-" + (isPlain(type) ? noun : "member"), span, "there is no " + noun + " `" + text + "`");
        if (!(type instanceof Type.Member member)) return told.expected("a " + noun);
        return told.expected(Suggestion.oneOf(member.domain().members()))
                .suggest(Suggestion.of(text, member.domain().members()));
    }

    private static boolean isPlain(Type type) {
        return type instanceof Type.Member member
                && switch (member.domain().sort()) {
                    case PLAYER, PIECE, SITE, TERRAIN, DIRECTION, CARD -> true;
                    case KIND, GROUPING, CHOICE -> false;
                };
    }
}
