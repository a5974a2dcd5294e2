package io.petteia.model.check;

import io.petteia.hook.Kind;
import io.petteia.model.Type;
import org.jspecify.annotations.Nullable;

/** Types of games as hooks know them. */
final class HookKinds {
    private HookKinds() {}

    /** Of what is wrong already nothing is said. */
    static boolean fits(Kind kind, Type type) {
        return Types.unknown(type) || kind.equals(of(type));
    }

    /** Null for what hooks know nothing of: patterns, rules, lists of sets. */
    private static @Nullable Kind of(Type type) {
        if (type instanceof Type.SetOf set) return many(set.element(), Kind.Form.SET);
        if (type instanceof Type.ListOf list) return many(list.element(), Kind.Form.LIST);
        if (type instanceof Type.Truth) return Kind.TRUTH;
        if (type instanceof Type.Num) return Kind.NUMBER;
        if (type instanceof Type.Text) return Kind.TEXT;
        if (!(type instanceof Type.Member member)) return null;
        return switch (member.domain().sort()) {
            case PLAYER -> Kind.PLAYER;
            case PIECE -> Kind.PIECE;
            case SITE -> Kind.SITE;
            case TERRAIN -> Kind.TERRAIN;
            case DIRECTION -> Kind.DIRECTION;
            case CARD -> Kind.CARD;
            case KIND, GROUPING, CHOICE -> Kind.MEMBER;
        };
    }

    private static @Nullable Kind many(Type element, Kind.Form form) {
        Kind one = of(element);
        if (one == null || one.form() != Kind.Form.ONE || one.equals(Kind.TRUTH) || one.equals(Kind.TEXT)) return null;
        return new Kind(one.of(), form);
    }
}
