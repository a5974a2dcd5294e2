package io.petteia.model.check;

import io.petteia.model.Domain;
import io.petteia.model.Names;
import io.petteia.model.Type;
import org.jspecify.annotations.Nullable;

/** The types that the language itself gives to a game's things, and how types meet. */
final class Types {
    final Type site;
    final Type sites;
    final Type player;
    final Type players;
    final Type piece;
    final Type terrain;
    final Type card;
    final Type direction;

    Types(Names names) {
        site = new Type.Member(names.board().sites());
        sites = new Type.SetOf(site);
        player = new Type.Member(names.players());
        players = new Type.SetOf(player);
        piece = new Type.Member(names.pieces());
        terrain = new Type.Member(names.terrains());
        card = new Type.Member(names.cards());
        direction = new Type.Member(names.board().directions());
    }

    /** What a set, list or range has as members; null for what has none. */
    static @Nullable Type element(Type type) {
        if (type instanceof Type.SetOf set) return set.element();
        if (type instanceof Type.ListOf list) return list.element();
        if (type.equals(Type.UNKNOWN)) return Type.UNKNOWN;
        return null;
    }

    static boolean unknown(Type type) {
        if (type instanceof Type.SetOf set) return unknown(set.element());
        if (type instanceof Type.ListOf list) return unknown(list.element());
        return type.equals(Type.UNKNOWN);
    }

    /** Whether a set of the members could be written down in bits. */
    static boolean isFinite(Type element) {
        if (element instanceof Type.Num number) return (long) number.most() - number.least() < 1 << 16;
        return element instanceof Type.Member || element.equals(Type.UNKNOWN);
    }

    /** How many members a type has at most, {@code Integer.MAX_VALUE} if nobody knows. */
    static int count(Type element) {
        if (element instanceof Type.Member member) return member.domain().size();
        if (element instanceof Type.Num number)
            return (int) Math.max(0, Math.min(Integer.MAX_VALUE, (long) number.most() - number.least() + 1));
        return element.equals(Type.TRUTH) ? 2 : Integer.MAX_VALUE;
    }

    /** How many members a set or list has at most. */
    static int size(Type collection) {
        return collection instanceof Type.SetOf set ? count(set.element()) : Integer.MAX_VALUE;
    }

    /** Whether the thing may stand for a set of sites. */
    static boolean sitesLike(Type type) {
        if (type instanceof Type.Member member) return sitesLike(member.domain().sort());
        if (type instanceof Type.ListOf list) return list.element().isSite();
        return type.isSites();
    }

    private static boolean sitesLike(Domain.Sort sort) {
        return sort == Domain.Sort.SITE
                || sort == Domain.Sort.PIECE
                || sort == Domain.Sort.TERRAIN
                || sort == Domain.Sort.GROUPING;
    }

    /** The least type that holds what either holds; null if the two have nothing in common. Sets of sites are not yet thought of. */
    static @Nullable Type join(Type a, Type b) {
        if (a.equals(b)) return a;
        if (unknown(a) || unknown(b)) return Type.UNKNOWN;
        if (a.equals(Type.NONE)) return holdsNone(b) ? b : null;
        if (b.equals(Type.NONE)) return holdsNone(a) ? a : null;
        if (a instanceof Type.Num x && b instanceof Type.Num y) return Bounds.hull(x, y);
        if (a instanceof Type.SetOf x && b instanceof Type.SetOf y) return joinSets(x.element(), y.element());
        if (a instanceof Type.ListOf x && b instanceof Type.ListOf y) {
            Type element = join(x.element(), y.element());
            return element == null ? null : new Type.ListOf(element);
        }
        if (a instanceof Type.ListOf x && b instanceof Type.SetOf y) return joinSets(x.element(), y.element());
        if (a instanceof Type.SetOf x && b instanceof Type.ListOf y) return joinSets(x.element(), y.element());
        return null;
    }

    private static @Nullable Type joinSets(Type a, Type b) {
        Type element = join(a, b);
        return element == null ? null : new Type.SetOf(element);
    }

    /** Whether {@code none} may stand where the type is expected. */
    static boolean holdsNone(Type type) {
        return type instanceof Type.Member
                || type instanceof Type.SetOf
                || type instanceof Type.ListOf
                || type.equals(Type.NONE);
    }
}
