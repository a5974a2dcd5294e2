package io.petteia.machine.lower;

import io.petteia.grammar.text.Span;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Telling;
import io.petteia.machine.memory.Knowledge;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Seen;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.ObjectNode;
import io.petteia.machine.node.SetNode;
import io.petteia.model.Domain;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import io.petteia.model.check.flow.Inside;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Template;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Adds what notes down who may read a move; nothing in games that hide nothing. */
final class TellingLowering {
    private final ActionLowering actions;
    private final Secrecy secrecy;
    private @Nullable SetNode visible;

    TellingLowering(ActionLowering actions) {
        this.actions = actions;
        this.secrecy = new Secrecy(actions.all.model());
    }

    boolean hides() {
        return secrecy.hides();
    }

    boolean isSecret(Binder binder) {
        return secrecy.hides()
                && (secrecy.isSecret(binder.source()) || binder.where() != null && secrecy.isSecret(binder.where()));
    }

    boolean leaveNoTrace(List<Block> alternatives) {
        return secrecy.hides() && secrecy.leaveNoTrace(alternatives);
    }

    /** Behind an effect: who sees what it did. */
    Instruction did(Action action, Instruction then) {
        if (!secrecy.hides()) return then;
        if (action instanceof Action.Assign a) return assigned(a.span(), a.variable(), a.index(), a.value(), then);
        if (action instanceof Action.AssignAll a) return assigned(a.span(), a.variable(), a.index(), a.value(), then);
        if (action instanceof Action.Place p) return stands(p.span(), List.of(p.piece()), p.sites(), then);
        if (action instanceof Action.Change c) return stands(c.span(), List.of(c.piece()), c.sites(), then);
        if (action instanceof Action.Move m) return plain(m.span(), then, m.from(), m.to());
        if (action instanceof Action.MoveStack m) return plain(m.span(), then, m.count(), m.from(), m.to());
        if (action instanceof Action.Remove r) return plain(r.span(), then, r.sites());
        if (action instanceof Action.Give g) return plain(g.span(), then, g.sites(), g.owner());
        if (action instanceof Action.Lay l) return plain(l.span(), then, l.sites());
        if (action instanceof Action.Lift l) return plain(l.span(), then, l.sites());
        if (action instanceof Action.NextTurn n) return plain(n.span(), then, n.player());
        if (action instanceof Action.Deal d)
            return plain(d.span(), then, d.count(), d.from().player(), d.to().player());
        if (action instanceof Action.Put p) return put(p, then);
        return then;
    }

    private Instruction plain(Span span, Instruction then, @Nullable Term... with) {
        return add(then, span, slots(List.of()), slots(java.util.Arrays.asList(with)), Telling.PLAIN);
    }

    private Instruction add(
            Instruction then, Span span, Layout.Slot[] with, Layout.Slot[] plainly, Telling.Sight sight) {
        if (with.length + plainly.length == 0 && sight == Telling.PLAIN) return then;
        return actions.graph.add(then, new Telling.Did(span, with, plainly, sight));
    }

    private Instruction assigned(Span span, Variable variable, List<Term> index, Term value, Instruction then) {
        List<Term> with = new ArrayList<>(index);
        with.add(value);
        if (variable.visibility() == Visibility.ALL)
            return add(then, span, slots(List.of()), slots(with), Telling.PLAIN);
        boolean owned = variable.visibility() == Visibility.OWNER
                && !variable.per().isEmpty()
                && variable.per().get(0).isMemberOf(Domain.Sort.PLAYER);
        IntNode owner = owned && !index.isEmpty() ? actions.all.integer(index.get(0)) : null;
        int players = owned ? (1 << actions.all.model().players().size()) - 1 : Seen.BY_NOBODY;
        return add(
                then,
                span,
                slots(with),
                slots(List.of()),
                m -> owner == null ? players : Seen.by(Visibility.OWNER, owner.eval(m)));
    }

    /** Pieces of a type stand on sites now. */
    private Instruction stands(Span span, List<Term> type, Term sites, Instruction then) {
        Layout.Slot[] where = slots(List.of(sites));
        if (actions.all.model().pieceVisible() == null) {
            List<Term> both = new ArrayList<>(type);
            both.add(sites);
            return add(then, span, slots(List.of()), slots(both), Telling.PLAIN);
        }
        SetNode seen = visible();
        boolean one = sites instanceof Term.Singleton single && single.member() instanceof Term.LocalRead;
        IntNode site = one ? actions.all.integer(((Term.Singleton) sites).member()) : null;
        Telling.Sight sight = m -> site == null ? Seen.by(m.ints[Layout.MOVER]) : seen(m, seen, site.eval(m));
        return add(then, span, slots(type), where, sight);
    }

    private SetNode visible() {
        SetNode known = visible;
        Term term = actions.all.model().pieceVisible();
        if (known == null && term != null) {
            List<Layout.Slot> reads = actions.all.takeReads();
            known = actions.all.set(term);
            actions.all.takeReads();
            actions.all.addReads(reads);
            visible = known;
        }
        if (known == null) throw new IllegalStateException("all pieces are visible");
        return known;
    }

    private static int seen(Memory m, SetNode visible, int site) {
        if (site < 0 || visible.has(m, site)) return Seen.BY_ALL;
        return m.ownerAt(site) < 0 ? Seen.BY_NOBODY : Seen.by(m.ownerAt(site));
    }

    private Instruction put(Action.Put put, Instruction then) {
        Term player = put.pile().player();
        Layout.Slot[] to = player == null ? slots(List.of()) : slots(List.of(player));
        Knowledge knowledge = actions.all.layout.knowledge();
        Layout.Slot[] cards = slots(List.of(put.cards()));
        if (knowledge == null || cards.length == 0) {
            return add(then, put.span(), slots(List.of()), slots(List.of(put.cards())), Telling.PLAIN);
        }
        ListNode all = actions.all.list(put.cards());
        Instruction went = actions.graph.add(then, new Telling.Went(put.span(), cards, all));
        return add(went, put.span(), cards, to, m -> {
            int seen = Seen.BY_ALL;
            for (int card : all.eval(m)) if (card >= 0) seen &= knowledge.known(m, card);
            return seen;
        });
    }

    /** Behind a local that got a value. */
    Instruction made(Span span, Local local, Term value, Instruction then) {
        if (!secrecy.hides()) return then;
        boolean same = value instanceof Term.LocalRead;
        Layout.Slot[] of = read(value);
        boolean secret = secrecy.isSecret(value);
        return actions.graph.add(then, new Telling.Made(span, actions.all.place(local), of, same, secret));
    }

    /** What is announced is plain. */
    Instruction said(Span span, Template text, Instruction then) {
        if (!secrecy.hides()) return then;
        List<Term> holes = new ArrayList<>();
        for (Template.Part part : text.parts()) if (part instanceof Template.Hole hole) holes.add(hole.value());
        return add(then, span, slots(List.of()), slots(holes), Telling.PLAIN);
    }

    Telling.Stretch[] stretches(Template text) {
        if (!secrecy.hides()) return new Telling.Stretch[0];
        List<Telling.Stretch> stretches = new ArrayList<>();
        for (Template.Part part : text.parts()) {
            ObjectNode<String> node = actions.all.text(new Template(List.of(part)));
            Term value = part instanceof Template.Hole hole ? hole.value() : null;
            boolean secret = value != null && secrecy.isSecret(value);
            stretches.add(new Telling.Stretch(node, secret, value == null ? new Layout.Slot[0] : read(value)));
        }
        return stretches.toArray(new Telling.Stretch[0]);
    }

    /** The locals whose values one can tell who sees the value of a term. */
    private Layout.Slot[] slots(List<? extends @Nullable Term> terms) {
        Set<Layout.Slot> slots = new LinkedHashSet<>();
        for (Term term : terms) if (term != null) plainIn(term, slots);
        return slots.toArray(new Layout.Slot[0]);
    }

    private void plainIn(Term term, Set<Layout.Slot> into) {
        if (term instanceof Term.LocalRead read && actions.all.isPlaced(read.local()))
            into.add(actions.all.place(read.local()));
        else if (term instanceof Term.Singleton one) plainIn(one.member(), into);
        else if (term instanceof Term.MakeSet set) set.members().forEach(each -> plainIn(each, into));
        else if (term instanceof Term.MakeList list) list.members().forEach(each -> plainIn(each, into));
        else if (term instanceof Term.AsSet set) plainIn(set.of(), into);
        else if (term instanceof Term.Combine both && both.operation() != Term.SetOperation.INTERSECTION) {
            plainIn(both.left(), into);
            plainIn(both.right(), into);
        }
    }

    /** All locals of the rule that a term reads. */
    private Layout.Slot[] read(Term term) {
        Set<Layout.Slot> slots = new LinkedHashSet<>();
        Inside.walk(term, node -> {
            if (node instanceof Term.LocalRead read && actions.all.isPlaced(read.local())) {
                Layout.Slot slot = actions.all.place(read.local());
                if (!slot.temporary()) slots.add(slot);
            }
        });
        return slots.toArray(new Layout.Slot[0]);
    }
}
