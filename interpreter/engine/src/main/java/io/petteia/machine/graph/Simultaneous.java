package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.SetNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code simultaneously}: each in seat order decides on the position as it was at entry, and his choices are kept as a script; when all have chosen, the
 * block is carried out for each with his script. The scripts are part of the position and seen by nobody.
 */
public final class Simultaneous {
    private Simultaneous() {}

    /** @param who who takes part, by bit; @param current who decides or acts; @param mover the mover of before */
    public record Places(int who, int current, int mover) {}

    /** The scripts of those who have chosen, by player; null for those who have not. None at all while nobody has. */
    public record Scripts(long[] @Nullable [] byPlayer) {}

    public static final class Enter extends Instruction {
        private final @Nullable SetNode of;
        private final Places places;

        public Enter(Span span, @Nullable SetNode of, Places places) {
            super(span);
            this.of = of;
            this.places = places;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            int who = of == null ? m.layout.everybody() : Turns.mask(m, of);
            who &= ~m.ints[Layout.OUT];
            m.setInt(places.who, who);
            m.setInt(places.mover, m.ints[Layout.MOVER]);
            m.setInt(places.current, Integer.numberOfTrailingZeros(who));
            m.setObject(Layout.RECORDS, null);
            return next();
        }
    }

    /** Somebody decides unseen. Where he has nothing to choose his script is empty and the next one decides. */
    public static final class Decide extends Instruction {
        private final Places places;
        private final Instruction block;

        public Decide(Span span, Places places, Instruction block) {
            super(span);
            this.places = places;
            this.block = block;
        }

        @Override
        public @Nullable Instruction execute(Run run) {
            if (run.isTrying()) return run.succeedHere();
            if (run.choices > 0) return run.boundary(this);
            Memory m = run.memory;
            int player = m.ints[places.current];
            if (player >= m.layout.model().seated()) return next();
            if (run.mode == Run.Mode.APPLY) {
                keep(run, player, run.readRest());
                run.choices++;
                return run.boundary(this);
            }
            m.setInt(Layout.MOVER, player);
            if (run.mode == Run.Mode.SETTLE) {
                run.anchor(this);
                if (hasChoice(run)) return run.halt(this);
                keep(run, player, new long[0]);
                return this;
            }
            int mark = m.mark();
            Run.Saved saved = run.save();
            run.simulate(true);
            run.explore(block, mark, saved);
            run.simulate(false);
            return null;
        }

        private boolean hasChoice(Run run) {
            int mark = run.memory.mark();
            run.simulate(true);
            run.go(block);
            run.simulate(false);
            boolean choice = run.halted() != null;
            run.memory.rollback(mark);
            return choice;
        }

        private void keep(Run run, int player, long[] script) {
            Memory m = run.memory;
            long[] @Nullable [] all = m.objects[Layout.RECORDS] instanceof Scripts known
                    ? known.byPlayer().clone()
                    : new long[m.layout.model().players().size()][];
            all[player] = script;
            m.setObject(Layout.RECORDS, new Scripts(all));
            m.setInt(places.current, after(m, places.who, player));
        }

        @Override
        public List<Instruction> successors() {
            return List.of(block, next());
        }
    }

    /** The next who takes part behind a player; beyond all seats if there is none. */
    static int after(Memory m, int who, int player) {
        int rest = m.ints[who] & -2 << player;
        return rest == 0 ? 32 : Integer.numberOfTrailingZeros(rest);
    }

    /** The end of the block: of a decision, or of carrying one out. */
    public static final class End extends Instruction {
        private final Instruction act;

        public End(Span span, Instruction act) {
            super(span);
            this.act = act;
        }

        @Override
        public @Nullable Instruction execute(Run run) {
            if (run.isSimulating()) return run.mode == Run.Mode.SETTLE ? run.halt(null) : run.boundary(act);
            run.revealing = true;
            if (run.telling != null) run.telling.end();
            run.stopReading();
            return act;
        }

        @Override
        public List<Instruction> successors() {
            return List.of(act);
        }
    }

    /** Carries the block out for the next of those who have chosen, then goes on. */
    public static final class Act extends Instruction {
        private final Places places;
        private final Instruction block;

        public Act(Span span, Places places, Instruction block) {
            super(span);
            this.places = places;
            this.block = block;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            int current = m.ints[places.current];
            int player =
                    current >= 32 ? Integer.numberOfTrailingZeros(m.ints[places.who]) : after(m, places.who, current);
            if (player >= 32 || !(m.objects[Layout.RECORDS] instanceof Scripts scripts)) {
                m.setInt(Layout.MOVER, m.ints[places.mover]);
                m.setObject(Layout.RECORDS, null);
                return next();
            }
            m.setInt(places.current, player);
            m.setInt(Layout.MOVER, player);
            long[] script = scripts.byPlayer()[player];
            if (run.telling != null) run.telling.together(player);
            run.readFrom(script == null ? new long[0] : script);
            return block;
        }

        @Override
        public List<Instruction> successors() {
            return List.of(block, next());
        }
    }
}
