package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/** Where decisions end, and what is said. */
public final class Boundaries {
    private Boundaries() {}

    /** {@code commit}, {@code reveal}, a card that is shown, the end of a turn. */
    public static final class Commit extends Instruction {
        public Commit(Span span) {
            super(span);
        }

        @Override
        public @Nullable Instruction execute(Run run) {
            return run.boundary(next());
        }
    }

    /** {@code record}: adds to the text of the move. */
    public static final class Record extends Instruction {
        public final ObjectNode<String> text;
        public final Telling.Stretch[] stretches;

        /** @param stretches the same, by what one must know to read it */
        public Record(Span span, ObjectNode<String> text, Telling.Stretch[] stretches) {
            super(span);
            this.text = text;
            this.stretches = stretches;
        }

        @Override
        public Instruction execute(Run run) {
            if (run.notation != null) run.notation.record(text.eval(run.memory));
            Told told = Telling.of(run);
            if (told != null) for (Telling.Stretch each : stretches) each.record(told, run.memory);
            return next();
        }
    }

    /** {@code announce}: told to all once the decision is made. */
    public static final class Announce extends Instruction {
        public final ObjectNode<String> text;

        public Announce(Span span, ObjectNode<String> text) {
            super(span);
            this.text = text;
        }

        @Override
        public Instruction execute(Run run) {
            if (run.mode == Run.Mode.APPLY || run.mode == Run.Mode.SETTLE) run.announced.add(text.eval(run.memory));
            return next();
        }
    }

    /** A text that is made of values. */
    public static final class Joined extends ObjectNode<String> {
        public final ObjectNode<String>[] parts;

        public Joined(ObjectNode<String>[] parts) {
            this.parts = parts;
        }

        @Override
        public String eval(Memory m) {
            StringBuilder text = new StringBuilder();
            for (ObjectNode<String> part : parts) text.append(part.eval(m));
            return text.toString();
        }
    }

    public static final class Shown extends ObjectNode<String> {
        public final IntNode value;
        public final Choices.Reading reading;

        public Shown(IntNode value, Choices.Reading reading) {
            this.value = value;
            this.reading = reading;
        }

        @Override
        public String eval(Memory m) {
            return reading.of(m, value.eval(m));
        }
    }
}
