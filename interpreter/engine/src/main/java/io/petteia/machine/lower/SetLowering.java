package io.petteia.machine.lower;

import io.petteia.grammar.text.Span;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Adjacency;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.Gatherings;
import io.petteia.machine.node.Groups;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.SiteSets;
import io.petteia.model.Attribute;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Terms that are sets of bits. */
final class SetLowering {
    private final Lowering all;

    SetLowering(Lowering all) {
        this.all = all;
    }

    SetNode lower(Term term) {
        Type type = term.type();
        if (type instanceof Type.ListOf || Layout.kind(type) != Layout.Kind.BITS) return collected(term);
        int words = Layout.words(type);
        int base = base(type);
        if (term instanceof Term.EmptySet) return new Sets.Constant(new long[words], base);
        if (term instanceof Term.LocalRead r) return local(all.read(r.local()), base);
        if (term instanceof Term.VariableRead r) return variable(r, words, base);
        if (term instanceof Term.VariableSites v) return marked(v);
        if (term instanceof Term.Everything) return new Sets.Constant(full(Layout.size(element(type))), base);
        if (term instanceof Term.FactRead)
            return new Functions.Players(all.model.players().size());
        if (term instanceof Term.WordSites w) return word(w.word());
        if (term instanceof Term.PieceSites p)
            return new SiteSets.Pieces(all.layout, p.pieces().stream().toArray());
        if (term instanceof Term.TerrainSites t)
            return new SiteSets.OfTerrain(all.layout, t.terrains().stream().toArray());
        if (term instanceof Term.GroupingSites g) return grouping(g);
        if (term instanceof Term.ZoneSites z) return zone(z);
        if (term instanceof Term.FixedSites f) return new Sets.Constant(bits(f.sites(), words), base);
        if (term instanceof Term.OwnedBy o) return ownedBy(o);
        if (term instanceof Term.DefineSites d) return all.calls.where(d);
        if (term instanceof Term.Singleton s) return new Sets.Singleton(words, base, all.integer(s.member()));
        if (term instanceof Term.Combine c) return combine(c);
        if (term instanceof Term.Complement c) return new SiteSets.Complement(all.layout, lower(c.of()));
        if (term instanceof Term.AsSet a) return all.set(a.of(), type);
        if (term instanceof Term.Range || term instanceof Term.MakeSet) return collected(term);
        if (term instanceof Term.End e) return new Sets.GroupEnd(words, e.first(), all.objects.groups(e.set()));
        if (term instanceof Term.Gather g) return members(g, type);
        if (term instanceof Term.Conditional c) return conditional(c, type);
        if (term instanceof Term.Matches m) return yielded(m);
        if (term instanceof Term.Held h)
            return new Patterns.Yielded(
                    all.layout,
                    null,
                    all.patterns.byPiece(h.attribute()),
                    new Sets.Singleton(words, 0, all.integer(h.site())));
        if (term instanceof Term.AttributeRead r) return attribute(r, words, base);
        if (term instanceof Term.DefineCall c) return all.calls.set(c);
        if (term instanceof Term.HookCall h) return all.hooks.set(h);
        if (term instanceof Term.Call c) return call(c);
        if (term instanceof Term.As a) return new Functions.SetAs(all.integer(a.player()), lower(a.of()));
        throw new IllegalStateException("no set: " + term);
    }

    static Type element(Type set) {
        return set instanceof Type.ListOf l ? l.element() : ((Type.SetOf) set).element();
    }

    private static int base(Type set) {
        return Layout.least(element(set));
    }

    /** A set type that holds the members of both. */
    static Type common(Type left, Type right) {
        if (element(left) instanceof Type.Num a && element(right) instanceof Type.Num b)
            return new Type.SetOf(new Type.Num(Math.min(a.least(), b.least()), Math.max(a.most(), b.most())));
        return left instanceof Type.SetOf ? left : new Type.SetOf(element(left));
    }

    /** The same set in the representation of a type. */
    SetNode fit(SetNode node, Type as, Span span) {
        int members = Layout.size(element(as));
        int base = base(as);
        if (node.words == Layout.words(members) && node.base == base) return node;
        return new Sets.Rebased(span, members, base, node);
    }

    private SetNode collected(Term term) {
        Type element = element(term.type());
        return new Sets.Collected(term.span(), Layout.size(element), Layout.least(element), all.list(term));
    }

    private static SetNode local(Layout.Slot slot, int base) {
        return slot.temporary()
                ? new Sets.Temporary(slot.width(), base, slot.at())
                : new Sets.Stored(slot.width(), base, slot.at());
    }

    private SetNode variable(Term.VariableRead r, int words, int base) {
        all.noteRead(r.variable());
        Layout.Slots slots = all.layout.slots(r.variable());
        if (r.index().isEmpty()) return new Sets.Stored(words, base, slots.base());
        return new Sets.Entry(words, base, all.ints.entry(r, slots));
    }

    private SetNode marked(Term.VariableSites v) {
        all.noteRead(v.variable());
        Layout.Slots slots = all.layout.slots(v.variable());
        IntNode first = Lowering.constant(slots.base());
        if (!v.index().isEmpty()) first = new Numbers.EntryIndex(v.span(), slots, all.ints.many(v.index()));
        return new SiteSets.Marked(all.layout.siteWords(), first);
    }

    static long[] full(int members) {
        long[] words = new long[Layout.words(members)];
        for (int i = 0; i < members; i++) words[i >> 6] |= 1L << i;
        return words;
    }

    static long[] bits(BitSet set, int words) {
        long[] bits = new long[words];
        for (int i = set.nextSetBit(0); i >= 0; i = set.nextSetBit(i + 1)) bits[i >> 6] |= 1L << i;
        return bits;
    }

    private SetNode word(Term.Word word) {
        Layout layout = all.layout;
        int words = layout.siteWords();
        return switch (word) {
            case OWN -> new SiteSets.Own(layout);
            case ENEMY -> new SiteSets.Enemy(layout);
            case NEUTRAL -> new Sets.Stored(words, 0, layout.owner(-1));
            case OCCUPIED -> new Sets.Stored(words, 0, layout.occupied());
            case EMPTY -> new SiteSets.Empty(layout);
            case LAID -> new Sets.Stored(words, 0, layout.laid());
            case TABLE -> new Sets.Constant(full(all.model.board().size()), 0);
            case HERE -> new Sets.Singleton(words, 0, new HereNode());
        };
    }

    private SetNode grouping(Term.GroupingSites g) {
        int groups = g.grouping().domain().size();
        long[][] sets = new long[groups][all.layout.siteWords()];
        int[] of = g.grouping().of();
        for (int s = 0; s < of.length; s++) if (of[s] >= 0) sets[of[s]][s >> 6] |= 1L << s;
        return new SiteSets.Table(g.span(), all.layout, sets, all.integer(g.member()), true);
    }

    private SetNode zone(Term.ZoneSites z) {
        List<Term> terms = z.zone().sites();
        if (z.player() == null) return all.set(terms.get(0));
        SetNode[] byPlayer = terms.stream().map(all::set).toArray(SetNode[]::new);
        Numbers.TableIndex index =
                new Numbers.TableIndex(all.integer(z.player()), new IntNode[0], new int[] {1}, new int[0], new int[0]);
        return new Sets.Cell(z.span(), z.zone().name(), byPlayer, all.layout.siteWords(), 0, index);
    }

    private SetNode ownedBy(Term.OwnedBy o) {
        SetNode owned = new SiteSets.OwnedBy(all.layout, all.integer(o.owner()));
        if (o.sites() instanceof Term.WordSites w && w.word() == Term.Word.OCCUPIED) return owned;
        if (isDear(o.sites())) return new SiteSets.Filtered(owned, lower(o.sites()));
        return new Sets.Combine(Term.SetOperation.INTERSECTION, lower(o.sites()), owned);
    }

    /** Whether a set is cheaper asked site by site than made whole. */
    private static boolean isDear(Term term) {
        return term instanceof Term.DefineSites || term instanceof Term.Complement c && isDear(c.of());
    }

    private SetNode combine(Term.Combine c) {
        Type type = c.type();
        SetNode left = all.set(c.left(), type);
        SetNode right = all.set(c.right(), type);
        boolean sites = type.isSites();
        switch (c.operation()) {
            case INTERSECTION -> {
                if (sites && isDear(c.right())) return new SiteSets.Filtered(left, right);
                if (sites && isDear(c.left())) return new SiteSets.Filtered(right, left);
            }
            case DIFFERENCE -> {
                if (sites && isDear(c.right()))
                    return new SiteSets.Filtered(left, new SiteSets.Complement(all.layout, right));
            }
            default -> {
                // a union is made whole
            }
        }
        return new Sets.Combine(c.operation(), left, right);
    }

    private SetNode conditional(Term.Conditional c, Type type) {
        IntNode condition = all.integer(c.condition());
        if (condition instanceof Numbers.Constant k) return all.set(k.value != 0 ? c.then() : c.otherwise(), type);
        return new Sets.Conditional(condition, all.set(c.then(), type), all.set(c.otherwise(), type));
    }

    private SetNode members(Term.Gather g, Type type) {
        var bindings = all.binders.temporaries(g.binders());
        if (g.gathering() != Term.Gathering.MEMBERS) {
            SetNode member =
                    all.set(new Term.LocalRead(g.span(), g.binders().get(0).local()));
            return new Sets.GroupEnd(
                    Layout.words(type),
                    g.gathering() != Term.Gathering.LAST,
                    new Gatherings.Groups(bindings[0], member));
        }
        Term yields = g.yields() == null
                ? new Term.LocalRead(g.span(), g.binders().get(0).local())
                : g.yields();
        if (yields.type() instanceof Type.SetOf)
            return new Gatherings.Union(Layout.words(type), bindings, all.set(yields));
        Type element = element(type);
        return new Gatherings.Members(
                g.span(), Layout.size(element), Layout.least(element), bindings, all.integer(yields));
    }

    private SetNode yielded(Term.Matches m) {
        return new Patterns.Yielded(all.layout, all.objects.pattern(m.pattern()), null, all.set(m.origins()));
    }

    private SetNode attribute(Term.AttributeRead r, int words, int base) {
        Attribute attribute = r.attribute();
        SetNode[] cells = attribute.cells().stream()
                .map(c -> all.set(((Attribute.Collected) c).value(), attribute.type()))
                .toArray(SetNode[]::new);
        return new Sets.Cell(r.span(), attribute.name(), cells, words, base, all.ints.index(r));
    }

    private SetNode call(Term.Call c) {
        List<Term> a = c.arguments();
        return switch (c.function()) {
            case OWNERS -> new Functions.Owners(all.model.players().size(), all.set(a.get(0)));
            case NEIGHBOURS -> new Groups.Neighbours(all.set(a.get(0)), adjacency(c));
            case GROUP -> new Groups.Group(all.integer(a.get(0)), all.set(a.get(1)), adjacency(c));
            case REACH ->
                new Patterns.Reached(all.layout, all.integer(a.get(0)), all.objects.pattern(a.get(1)), third(a));
            case AXIS ->
                new Functions.Axis(
                        c.span(),
                        all.layout,
                        all.steps,
                        all.integer(a.get(0)),
                        all.direction(c.directions().get(0)));
            case AREA -> new Groups.Area(all.set(a.get(0)), all.integer(a.get(1)), all.orthogonal);
            case ROW -> ranks(all.model.board().row(), a.get(0));
            case COLUMN -> ranks(all.model.board().column(), a.get(0));
            case RECT -> new Functions.Rectangle(all.layout, all.integer(a.get(0)), all.integer(a.get(1)));
            default -> throw new IllegalStateException("no set: " + c.function());
        };
    }

    private @Nullable SetNode third(List<Term> arguments) {
        return arguments.size() > 2 ? all.set(arguments.get(2)) : null;
    }

    Adjacency adjacency(Term.Call c) {
        return new Adjacency(all.layout, all.steps, all.orthogonal, all.directions(c.directions()));
    }

    private SetNode ranks(int[] of, Term numbers) {
        int most = 0;
        for (int n : of) most = Math.max(most, n);
        long[][] byNumber = new long[most + 1][all.layout.siteWords()];
        for (int s = 0; s < of.length; s++) byNumber[of[s]][s >> 6] |= 1L << s;
        return new Functions.Ranks(all.layout, byNumber, all.list(numbers));
    }
}
