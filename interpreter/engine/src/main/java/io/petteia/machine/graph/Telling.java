package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Seen;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes down, while a move is carried out, what those who watch may read of it: of the decision itself, and where the last has chosen in {@code
 * simultaneously}, of each one's.
 */
public final class Telling {
    private @Nullable Told current;
    private @Nullable Told decision;
    private final Map<Integer, Told> together = new HashMap<>();

    /** A decision begins. */
    public void begin(int actor) {
        decision = new Told(actor);
        current = decision;
    }

    /** It has ended: what follows tells nothing of it. */
    void end() {
        current = null;
    }

    /** The choices that somebody made unseen are carried out. */
    void together(int player) {
        Told told = new Told(player);
        together.put(player, told);
        current = told;
    }

    public Told decision() {
        if (decision == null) throw new IllegalStateException("nothing was decided");
        return decision;
    }

    /** By player what was chosen unseen and is now carried out. */
    public Map<Integer, Told> together() {
        return together;
    }

    static @Nullable Told of(Run run) {
        Telling telling = run.telling;
        return telling == null || run.mode != Run.Mode.APPLY ? null : telling.current;
    }

    /** Who sees something that has been done. */
    public interface Sight {
        int seen(Memory m);
    }

    /** Stands behind an effect: who sees what it did, and what was chosen for it. */
    public static final class Did extends Instruction {
        private final Layout.Slot[] with;
        private final Layout.Slot[] plainly;
        private final Sight sight;

        /** @param with locals whose values those can tell who see what was done; @param plainly locals whose values all can */
        public Did(Span span, Layout.Slot[] with, Layout.Slot[] plainly, Sight sight) {
            super(span);
            this.with = with;
            this.plainly = plainly;
            this.sight = sight;
        }

        @Override
        public Instruction execute(Run run) {
            Told told = of(run);
            if (told == null) return next();
            told.did(with, sight.seen(run.memory));
            told.didPlainly(plainly);
            return next();
        }
    }

    /** Stands behind cards that went somewhere: which they are. */
    public static final class Went extends Instruction {
        private final Layout.Slot[] with;
        private final ListNode cards;

        public Went(Span span, Layout.Slot[] with, ListNode cards) {
            super(span);
            this.with = with;
            this.cards = cards;
        }

        @Override
        public Instruction execute(Run run) {
            Told told = of(run);
            if (told != null) told.wentTo(with, cards.eval(run.memory));
            return next();
        }
    }

    /** Stands behind a local that got a value. */
    public static final class Made extends Instruction {
        private final Layout.Slot local;
        private final Layout.Slot[] of;
        private final boolean same;
        private final boolean secret;

        /** @param same whether it is just the value of another local; @param secret whether it tells of something that not all see */
        public Made(Span span, Layout.Slot local, Layout.Slot[] of, boolean same, boolean secret) {
            super(span);
            this.local = local;
            this.of = of;
            this.same = same;
            this.secret = secret;
        }

        @Override
        public Instruction execute(Run run) {
            Told told = of(run);
            if (told == null) return next();
            if (same) told.named(local, of[0]);
            else told.made(local, of, secret);
            return next();
        }
    }

    /** A stretch of a recorded text. */
    public record Stretch(ObjectNode<String> text, boolean secret, Layout.Slot[] of) {
        void record(Told told, Memory m) {
            told.record(text.eval(m), secret, of);
        }
    }

    /** All see it. */
    public static final Sight PLAIN = m -> Seen.BY_ALL;
}
