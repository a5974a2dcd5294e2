package io.petteia.machine.host;

import io.petteia.grammar.text.Span;
import io.petteia.hook.Effect;
import io.petteia.hook.Effects;
import io.petteia.hook.HookException;
import io.petteia.hook.Signature;
import io.petteia.hook.SiteSet;
import io.petteia.hook.Value;
import io.petteia.machine.Defect;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Laying;
import io.petteia.machine.graph.Pieces;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.model.GameModel;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Does to the position what a hook asks for, as far as its signature goes. A defect ends the call even if the hook goes on. */
final class PerformedEffects implements Effects {
    private final Span span;
    private final Signature signature;
    private final SeenPosition position;
    private final Entries entries;
    private final GameModel model;
    private final Pieces pieces;
    private final boolean supposed;
    private @Nullable Defect defect;

    /** @param supposed whether what happens is only supposed: then a number out of its range becomes the bound */
    PerformedEffects(
            Span span,
            Signature signature,
            SeenPosition position,
            Surroundings surroundings,
            Pieces pieces,
            boolean supposed) {
        this.span = span;
        this.signature = signature;
        this.position = position;
        this.entries = surroundings.entries;
        this.model = surroundings.layout.model();
        this.pieces = pieces;
        this.supposed = supposed;
    }

    /** What went wrong, if anything did. */
    @Nullable
    Defect defect() {
        return defect;
    }

    private void act(Effect effect, Runnable deed) {
        if (defect != null) throw defect;
        try {
            if (!signature.effects().contains(effect))
                throw new Defect(
                        "hook-undeclared",
                        span,
                        "the hook `" + signature.id() + "` may not " + effect.words()
                                + ": its signature does not say so");
            deed.run();
        } catch (Defect wrong) {
            defect = wrong;
            throw wrong;
        }
    }

    private void each(SiteSet sites, IntConsumer deed) {
        sites.stream().forEach(site -> deed.accept(site(site)));
    }

    private int site(int site) {
        return member(site, model.board().size(), "site");
    }

    private static int member(int number, int size, String what) {
        if (number < 0 || number >= size) throw new HookException(number + " is no " + what);
        return number;
    }

    private int owner(int owner) {
        return owner == -1 ? owner : member(owner, model.players().size(), "player");
    }

    private int piece(int piece) {
        return member(piece, model.pieces().size(), "piece type");
    }

    private Memory memory() {
        return position.memory();
    }

    @Override
    public void place(int piece, int owner, SiteSet sites) {
        act(Effect.PLACE, () -> each(sites, site -> pieces.place(memory(), span, site, piece(piece), owner(owner))));
    }

    @Override
    public void move(int from, int to) {
        act(Effect.MOVE, () -> pieces.move(memory(), span, site(from), site(to)));
    }

    @Override
    public void remove(SiteSet sites) {
        act(Effect.REMOVE, () -> each(sites, site -> pieces.remove(memory(), site)));
    }

    @Override
    public void change(SiteSet sites, int piece) {
        act(Effect.CHANGE, () -> each(sites, site -> pieces.change(memory(), span, site, piece(piece))));
    }

    @Override
    public void give(SiteSet sites, int owner) {
        act(Effect.GIVE, () -> each(sites, site -> pieces.give(memory(), span, site, owner(owner))));
    }

    @Override
    public void lay(SiteSet sites) {
        act(Effect.LAY, () -> each(sites, site -> Laying.lay(memory(), site)));
    }

    @Override
    public void lift(SiteSet sites) {
        act(Effect.LIFT, () -> each(sites, site -> Laying.lift(memory(), span, site)));
    }

    @Override
    public void assign(String variable, Value value, int... keys) {
        act(Effect.ASSIGN, () -> assign(entries.find(variable), value, keys));
    }

    private void assign(Layout.Slots slots, Value value, int[] keys) {
        Variable variable = slots.variable();
        int entry = Entries.entry(slots, keys);
        int at = slots.base() + entry * slots.width();
        if (variable.visibility() != Visibility.ALL)
            memory().setInt(memory().layout.revealed(variable) + entry, 0);
        if (slots.kind() == Layout.Kind.INT && variable.type().isNumber() && value instanceof Value.Number number) {
            memory().setInt(at, Assignments.fit(variable, span, number.value(), supposed));
            return;
        }
        Conversion conversion = new Conversion(span, signature.id(), variable.type());
        switch (slots.kind()) {
            case INT -> memory().setInt(at, conversion.integer(value));
            case BITS -> {
                long[] words = conversion.set(value);
                for (int i = 0; i < words.length; i++) memory().setBits(at + i, words[i]);
            }
            case OBJECT -> throw new HookException("a list cannot be assigned to `" + variable.name() + "`");
        }
    }
}
