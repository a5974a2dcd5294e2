package io.petteia.machine.lower;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Gatherings;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.Lists;
import io.petteia.model.Attribute;
import io.petteia.model.checked.Term;

/** Terms that are lists, or sets of numbers without known bounds; any set or member may be taken as a list. */
final class ListLowering {
    private final Lowering all;

    ListLowering(Lowering all) {
        this.all = all;
    }

    ListNode lower(Term term) {
        if (term instanceof Term.Range r)
            return new Lists.Range(r.span(), all.integer(r.least()), all.integer(r.most()));
        if (term instanceof Term.MakeSet s) return made(s.members());
        if (term instanceof Term.MakeList l) return made(l.members());
        if (Layout.kind(term.type()) == Layout.Kind.INT) return new Lists.Made(new IntNode[] {all.integer(term)});
        if (Layout.kind(term.type()) == Layout.Kind.BITS) return new Lists.OfSet(all.set(term));
        if (term instanceof Term.EmptySet) return new Lists.Made(new IntNode[0]);
        if (term instanceof Term.PileCards p) return pile(p);
        if (term instanceof Term.LocalRead r) {
            Layout.Slot slot = all.read(r.local());
            return new Lists.Stored(slot.at(), slot.temporary());
        }
        if (term instanceof Term.AsSet a) return lower(a.of());
        if (term instanceof Term.Combine c) {
            if (c.operation() == Term.SetOperation.INTERSECTION)
                throw new IllegalStateException("an intersection of lists");
            return new Lists.Joined(lower(c.left()), lower(c.right()), c.operation() == Term.SetOperation.DIFFERENCE);
        }
        if (term instanceof Term.Conditional c)
            return new Lists.Conditional(all.integer(c.condition()), lower(c.then()), lower(c.otherwise()));
        if (term instanceof Term.Gather g) {
            Term yields = g.yields() == null
                    ? new Term.LocalRead(g.span(), g.binders().get(0).local())
                    : g.yields();
            var bindings = all.binders.temporaries(g.binders());
            return new Gatherings.Listed(bindings, all.integer(yields));
        }
        if (term instanceof Term.AttributeRead r) {
            Attribute attribute = r.attribute();
            ListNode[] cells = attribute.cells().stream()
                    .map(c -> lower(((Attribute.Collected) c).value()))
                    .toArray(ListNode[]::new);
            return new Lists.Cell(r.span(), attribute.name(), cells, all.ints.index(r));
        }
        if (term instanceof Term.DefineCall c) return all.calls.list(c);
        if (term instanceof Term.HookCall h) return all.hooks.list(h);
        throw new IllegalStateException("no list: " + term);
    }

    private ListNode made(java.util.List<Term> members) {
        boolean flat = members.stream().allMatch(t -> Layout.kind(t.type()) == Layout.Kind.INT);
        if (flat) return new Lists.Made(members.stream().map(all::integer).toArray(IntNode[]::new));
        ListNode joined = new Lists.Made(new IntNode[0]);
        for (Term member : members) joined = new Lists.Joined(joined, lower(member), false);
        return joined;
    }

    private ListNode pile(Term.PileCards p) {
        int at = all.layout.pile(p.pile(), 0);
        return new Lists.Pile(p.span(), at, p.player() == null ? Lowering.constant(0) : all.integer(p.player()));
    }
}
