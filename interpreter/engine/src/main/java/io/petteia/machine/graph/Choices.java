package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.IntNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The statements with which a player chooses. */
public final class Choices {
    private Choices() {}

    /** How a chosen value reads. */
    public interface Reading {
        String of(Memory m, int value);
    }

    /** {@code choose x in S where C}. */
    public static final class Choose extends Choice {
        public final Binding binding;
        public final @Nullable String why;
        public final String prompt;
        public final boolean site;
        public final Reading reading;
        public final IntNode @Nullable [] domain;
        public final boolean secret;

        /**
         * @param secret whether what is offered tells of something that not all see
         * @param site whether the member is a site
         * @param domain the least and greatest value that the member's type has, for supposing; null if unbounded
         */
        public Choose(
                Span span,
                Binding binding,
                String prompt,
                boolean site,
                Reading reading,
                IntNode @Nullable [] domain,
                boolean secret,
                @Nullable String why) {
            super(span);
            this.secret = secret;
            this.binding = binding;
            this.why = why;
            this.prompt = prompt;
            this.site = site;
            this.reading = reading;
            this.domain = domain;
        }

        @Override
        protected Instruction apply(Run run) {
            int at = run.inputAt();
            binding.bind(run.memory, run.input(), at);
            run.skipInput(binding.width());
            run.chose();
            for (int i = 0; i < binding.width(); i++) run.note(run.input()[at + i]);
            tell(run);
            Told told = Telling.of(run);
            if (told != null) told.chose(reading.of(run.memory, value(run.memory)), secret, binding.slot());
            return next();
        }

        private void tell(Run run) {
            if (run.notation == null) return;
            int value = value(run.memory);
            run.notation.chose(prompt, reading.of(run.memory, value), site ? value : -1);
        }

        private int value(Memory m) {
            return binding.slot().kind() == Layout.Kind.INT
                    ? m.ints[binding.slot().at()]
                    : -1;
        }

        @Override
        protected void explore(Run run) {
            Memory m = run.memory;
            int mark = m.mark();
            Run.Saved saved = run.save();
            int start = binding.collect(m);
            int end = m.optionTop;
            for (int at = start; at < end && !run.isStopped(); at += binding.width()) {
                binding.bind(m, at);
                boolean holds = binding.holds(m);
                if (!holds && run.tracer != null)
                    holds = suppose(run, value(m), "where", (end - start) / binding.width());
                if (!holds) {
                    m.rollback(mark);
                    continue;
                }
                run.chose();
                for (int i = 0; i < binding.width(); i++) run.note(m.options[at + i]);
                tell(run);
                run.explore(next(), mark, saved);
            }
            if (run.tracer != null && domain != null && binding.slots().length > 0)
                supposeOthers(run, start, end, mark, saved);
            m.optionTop = start;
        }

        private boolean suppose(Run run, int value, String what, int offered) {
            Tracer tracer = run.tracer;
            if (tracer == null || !tracer.supposes(run, reading.of(run.memory, value), members(run.memory), offered))
                return false;
            tracer.refused(run, span(), what, why);
            return true;
        }

        private int members(Memory m) {
            return domain == null ? Integer.MAX_VALUE : domain[1].eval(m) - domain[0].eval(m) + 1;
        }

        /** Values of the type that are not among the options, as if they were; captures empty. */
        private void supposeOthers(Run run, int start, int end, int mark, Run.Saved saved) {
            Memory m = run.memory;
            IntNode[] bounds = domain;
            if (bounds == null) return;
            int most = bounds[1].eval(m);
            long[] words = new long[binding.width()];
            for (int value = bounds[0].eval(m); value <= most; value++) {
                boolean offered = false;
                for (int at = start; at < end && !offered; at += binding.width()) offered = m.options[at] == value;
                if (offered) continue;
                Arrays.fill(words, 0);
                words[0] = value;
                for (int i = 1, at = 1; i < binding.slots().length; i++) {
                    if (binding.slots()[i].kind() == Layout.Kind.INT) words[at] = -1;
                    at += binding.slots()[i].kind() == Layout.Kind.BITS ? binding.slots()[i].width() : 1;
                }
                if (!suppose(run, value, "in", Integer.MAX_VALUE)) {
                    saved.restore(run);
                    continue;
                }
                binding.bind(m, words, 0);
                run.chose();
                for (long word : words) run.note(word);
                tell(run);
                run.explore(next(), mark, saved);
            }
        }
    }

    /** {@code choose 0..2 xs in S}: every subset of so many members. */
    public static final class ChooseSome extends Choice {
        public final Binding member;
        public final Layout.Slot set;
        public final int base;
        public final IntNode least;
        public final IntNode most;
        public final String prompt;
        public final Reading reading;
        public final boolean secret;

        /** @param base the value of the set's bit 0; @param secret as with one */
        public ChooseSome(
                Span span,
                Binding member,
                Layout.Slot set,
                int base,
                IntNode least,
                IntNode most,
                String prompt,
                Reading reading,
                boolean secret) {
            super(span);
            this.secret = secret;
            this.member = member;
            this.set = set;
            this.base = base;
            this.least = least;
            this.most = most;
            this.prompt = prompt;
            this.reading = reading;
        }

        @Override
        protected Instruction apply(Run run) {
            long[] words = new long[set.width()];
            for (int i = 0; i < words.length; i++) words[i] = run.read();
            take(run, words);
            Told told = Telling.of(run);
            if (told != null) told.chose(text(run.memory, words), secret, set);
            return next();
        }

        private void take(Run run, long[] words) {
            Memory m = run.memory;
            for (int i = 0; i < words.length; i++) m.setBits(set.at() + i, words[i]);
            run.chose();
            for (long word : words) run.note(word);
            if (run.notation != null) run.notation.chose(prompt, text(run.memory, words), -1);
        }

        private String text(Memory m, long[] words) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < words.length; i++) {
                for (long rest = words[i]; rest != 0; rest &= rest - 1) {
                    if (text.length() > 0) text.append('+');
                    text.append(reading.of(m, base + (i << 6) + Long.numberOfTrailingZeros(rest)));
                }
            }
            return text.toString();
        }

        @Override
        protected void explore(Run run) {
            Memory m = run.memory;
            int mark = m.mark();
            List<Integer> members = new ArrayList<>();
            int start = member.collect(m);
            int end = m.optionTop;
            for (int at = start; at < end; at += member.width()) {
                member.bind(m, at);
                if (member.holds(m)) members.add((int) m.options[at]);
            }
            m.optionTop = start;
            m.rollback(mark);
            int few = Math.max(0, least.eval(m));
            int many = Math.min(members.size(), most.eval(m));
            for (int size = few; size <= many; size++)
                subsets(run, members, 0, size, new long[set.width()], mark, run.save());
        }

        private void subsets(
                Run run, List<Integer> members, int from, int size, long[] words, int mark, Run.Saved saved) {
            if (run.isStopped()) return;
            if (size == 0) {
                take(run, words);
                run.explore(next(), mark, saved);
                return;
            }
            for (int i = from; i + size <= members.size(); i++) {
                int bit = members.get(i) - base;
                words[bit >> 6] |= 1L << bit;
                subsets(run, members, i + 1, size - 1, words, mark, saved);
                words[bit >> 6] &= ~(1L << bit);
            }
        }
    }

    /** {@code either A or B}; also yes or no of what may be done, and {@code pass}. */
    public static final class Either extends Choice {
        public final String prompt;
        public final String[] labels;
        public final Instruction[] alternatives;
        public final boolean secret;

        /**
         * @param labels how each alternative reads; empty for one that is not told
         * @param secret whether nothing shows which was taken
         */
        public Either(Span span, String prompt, String[] labels, Instruction[] alternatives, boolean secret) {
            super(span);
            this.secret = secret;
            this.prompt = prompt;
            this.labels = labels;
            this.alternatives = alternatives;
        }

        @Override
        protected Instruction apply(Run run) {
            int which = (int) run.read();
            Told told = Telling.of(run);
            if (told != null) told.took(labels[which], secret);
            return take(run, which);
        }

        private Instruction take(Run run, int which) {
            run.chose();
            run.note(which);
            if (run.notation != null && !labels[which].isEmpty()) run.notation.chose(prompt, labels[which], -1);
            return alternatives[which];
        }

        @Override
        protected void explore(Run run) {
            int mark = run.memory.mark();
            Run.Saved saved = run.save();
            for (int i = 0; i < alternatives.length && !run.isStopped(); i++) run.explore(take(run, i), mark, saved);
        }

        @Override
        public List<Instruction> successors() {
            return List.of(alternatives);
        }
    }

    /** {@code optionally A}, and a further round of {@code repeat at will}: yes or no if the part is possible, else on without a choice. */
    public static final class Maybe extends Instruction {
        public final Flow.Part part;
        public final Either choice;

        /** @param choice what is asked: the part, or on */
        public Maybe(Span span, Flow.Part part, Either choice) {
            super(span);
            this.part = part;
            this.choice = choice;
        }

        @Override
        public Instruction execute(Run run) {
            boolean possible = run.hasInput() ? run.read() != 0 : run.parts.isPossible(part.entry(), part.number(), -1);
            if (run.mode != Run.Mode.SETTLE) run.remember(possible ? 1 : 0);
            boolean explained = run.tracer != null && run.mode == Run.Mode.GENERATE;
            return possible || explained ? choice : next();
        }

        @Override
        public List<Instruction> successors() {
            return List.of(choice, next());
        }
    }

    /** Notes that this turn passes; behind the choice. */
    public static final class Passed extends Instruction {
        public Passed(Span span) {
            super(span);
        }

        @Override
        public Instruction execute(Run run) {
            run.memory.setInt(Layout.PASSED, 1);
            return next();
        }
    }

    /** {@code prefer A by most e else B}: of all ways through A those with the best values, or on with what is preferred next. */
    public static final class PreferBest extends Choice {
        public final Flow.Part part;
        public final IntNode[] keys;
        public final boolean[] most;
        public final Instruction otherwise;

        public PreferBest(Span span, Flow.Part part, IntNode[] keys, boolean[] most, Instruction otherwise) {
            super(span);
            this.part = part;
            this.keys = keys;
            this.most = most;
            this.otherwise = otherwise;
        }

        /** Stands before it: is the ranked part possible at all? */
        public static final class Test extends Instruction {
            public final PreferBest best;

            public Test(PreferBest best) {
                super(best.span());
                this.best = best;
            }

            @Override
            public Instruction execute(Run run) {
                boolean possible = run.hasInput()
                        ? run.read() != 0
                        : run.parts.isPossible(best.part.entry(), best.part.number(), -1);
                if (run.mode != Run.Mode.SETTLE) run.remember(possible ? 1 : 0);
                return possible ? best : best.otherwise;
            }

            @Override
            public List<Instruction> successors() {
                return List.of(best, best.otherwise);
            }
        }

        @Override
        protected Instruction apply(Run run) {
            return part.entry();
        }

        @Override
        protected void explore(Run run) {
            if (run.mode == Run.Mode.TRY) {
                run.go(part.entry());
                return;
            }
            Ways ways = new Ways();
            run.parts.rank(part.entry(), part.number(), ways);
            for (long[] way : ways.best) {
                if (run.isStopped()) return;
                run.parts.follow(part.entry(), part.number(), way);
            }
            Tracer tracer = run.tracer;
            for (long[] way : ways.others) {
                if (tracer == null || run.isStopped()) return;
                tracer.refused(run, span(), "by", null);
                run.parts.follow(part.entry(), part.number(), way);
            }
            if (tracer != null) explain(run, tracer);
        }

        /** Also ways that are none, for what refuses inside the part. */
        private void explain(Run run, Tracer tracer) {
            int mark = run.memory.mark();
            Run.Saved saved = run.save();
            tracer.refused(run, span(), "by", null);
            run.explore(part.entry(), mark, saved);
        }

        @Override
        public List<Instruction> successors() {
            return List.of(part.entry());
        }

        public final class Ways implements Ranked {
            public final List<long[]> best = new ArrayList<>();
            public final List<long[]> others = new ArrayList<>();
            private int @Nullable [] values;
            private int scriptStart;

            @Override
            public void start(int script) {
                scriptStart = script;
            }

            @Override
            public void end(Run run) {
                int[] mine = new int[keys.length];
                for (int i = 0; i < mine.length; i++) {
                    int value = keys[i].eval(run.memory);
                    mine[i] = most[i] ? value : Math.negateExact(value);
                }
                int compared = values == null ? 1 : Arrays.compare(mine, values);
                if (compared < 0) {
                    others.add(run.script.slice(scriptStart));
                    return;
                }
                if (compared > 0) {
                    others.addAll(best);
                    best.clear();
                    values = mine;
                }
                best.add(run.script.slice(scriptStart));
            }
        }
    }

    /** {@code identify by}: what was chosen counts only as these values. */
    public static final class Identify extends Instruction {
        public final Identity identity;

        public interface Identity {
            void note(Memory m, Script into);
        }

        public Identify(Span span, Identity identity) {
            super(span);
            this.identity = identity;
        }

        @Override
        public Instruction execute(Run run) {
            run.identityStart = run.identity.size();
            run.identity.push(Long.MIN_VALUE + id());
            identity.note(run.memory, run.identity);
            return next();
        }
    }
}
