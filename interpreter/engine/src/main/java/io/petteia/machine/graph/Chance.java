package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Knowledge;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Lists;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Where chance decides. Settling stops here; an outcome is applied like a move. Whoever tries a part has carried it out when he comes here. */
public abstract class Chance extends Instruction {
    protected Chance(Span span) {
        super(span);
    }

    @Override
    public final @Nullable Instruction execute(Run run) {
        if (run.isTrying()) return run.succeedHere();
        if (run.choices > 0) return run.boundary(this);
        if (run.mode != Run.Mode.APPLY) return run.halt(this);
        long[] outcome = run.readRest();
        run.choices++;
        run.revealing = true;
        take(run.memory, outcome);
        return run.boundary(next());
    }

    protected abstract void take(Memory m, long[] outcome);

    /** All outcomes, equally likely; null where there are too many to list. */
    public abstract long @Nullable [][] outcomes(Memory m);

    public abstract long[] sample(Memory m, RandomGenerator random);

    /** The name of the local that takes the outcome, or {@code shuffle}. */
    public abstract String name();

    public abstract String describe(Memory m, long[] outcome);

    /** {@code roll x in S}. */
    public static final class Roll extends Chance {
        private final Binding binding;
        private final Choices.Reading reading;
        private final @Nullable IntNode onlyFor;

        /** @param onlyFor the player who alone sees it, null for all */
        public Roll(Span span, Binding binding, Choices.Reading reading, @Nullable IntNode onlyFor) {
            super(span);
            this.binding = binding;
            this.reading = reading;
            this.onlyFor = onlyFor;
        }

        /** Who alone sees the outcome, -1 for all. */
        public int seenBy(Memory m) {
            return onlyFor == null ? -1 : onlyFor.eval(m);
        }

        @Override
        public String name() {
            return binding.slot().name();
        }

        @Override
        protected void take(Memory m, long[] outcome) {
            binding.bind(m, outcome, 0);
        }

        @Override
        public long[][] outcomes(Memory m) {
            int start = binding.collect(m);
            long[][] all = new long[(m.optionTop - start) / binding.width()][];
            for (int i = 0; i < all.length; i++)
                all[i] = Arrays.copyOfRange(m.options, start + i * binding.width(), start + (i + 1) * binding.width());
            m.optionTop = start;
            if (all.length == 0) throw new Defect("roll-of-nothing", span(), "there is nothing to roll from");
            return all;
        }

        @Override
        public long[] sample(Memory m, RandomGenerator random) {
            long[][] all = outcomes(m);
            return all[random.nextInt(all.length)];
        }

        @Override
        public String describe(Memory m, long[] outcome) {
            return reading.of(m, (int) outcome[0]);
        }
    }

    /** {@code shuffle P}: an outcome is the new order, the top card last. */
    public static final class Shuffle extends Chance {
        private final int pile;
        private final IntNode player;

        public Shuffle(Span span, int pile, IntNode player) {
            super(span);
            this.pile = pile;
            this.player = player;
        }

        private int at(Memory m) {
            return pile + Math.max(0, player.eval(m));
        }

        @Override
        public String name() {
            return "shuffle";
        }

        @Override
        protected void take(Memory m, long[] outcome) {
            int[] cards = new int[outcome.length];
            for (int i = 0; i < cards.length; i++) cards[i] = (int) outcome[i];
            m.setObject(at(m), cards);
            Knowledge knowledge = m.layout.knowledge();
            if (knowledge != null) knowledge.shuffled(m, at(m));
        }

        @Override
        public long @Nullable [][] outcomes(Memory m) {
            return Lists.cards(m, at(m)).length > 1 ? null : new long[][] {order(Lists.cards(m, at(m)))};
        }

        @Override
        public long[] sample(Memory m, RandomGenerator random) {
            long[] order = order(Lists.cards(m, at(m)));
            for (int i = order.length - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                long swap = order[i];
                order[i] = order[j];
                order[j] = swap;
            }
            return order;
        }

        private static long[] order(int[] cards) {
            return Arrays.stream(cards).asLongStream().toArray();
        }

        /** The cards from the top. */
        @Override
        public String describe(Memory m, long[] outcome) {
            StringBuilder text = new StringBuilder("shuffle");
            for (int i = outcome.length - 1; i >= 0; i--)
                text.append(' ').append(m.layout.model().cards().member((int) outcome[i]));
            return text.toString();
        }

        /** Whose pile it is, for those who may see the order: the object of the pile. */
        public int pileObject(Memory m) {
            return at(m);
        }
    }
}
