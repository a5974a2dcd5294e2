package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Possibility;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Runs the control graph over one memory. What happens at a choice and at a boundary depends on the mode:
 *
 * <ul>
 *   <li>settling: from a boundary on, without choices, to the next choice, roll of chance or end;
 *   <li>generating: through every option of every choice up to the boundary, where a move is complete, and back;
 *   <li>applying: through the choices of a script up to the boundary, and then settling;
 *   <li>trying: like generating, but only to see whether a part can be carried out to its end or its first boundary.
 * </ul>
 */
public final class Run implements Possibility {
    public enum Mode {
        SETTLE,
        GENERATE,
        APPLY,
        TRY,
        /** through every way of a ranked part to its end */
        RANK
    }

    /** Empties the locals that nothing behind an instruction reads, all of them at the end (null), so that equal positions look equal. */
    public interface Dead {
        void clear(Memory memory, @Nullable Instruction at);
    }

    /** Steps of the program that one decision may take. */
    public static final int BUDGET = 20_000_000;

    /** More moves in one position than any game has are a fault of its rules. */
    public static final int MOST_MOVES = 2_000_000;

    public final Memory memory;
    private final Instruction[] code;
    private final Dead dead;
    private final boolean[] sure;
    private final boolean[] sureOfText;
    private final boolean[] chosen;

    public Mode mode = Mode.SETTLE;
    /** choices made in this decision, and by whom */
    public int choices;

    public int actor = -1;

    final Parts parts = new Parts(this);

    /** What has been chosen: read back by applying. */
    public final Script script = new Script();

    /** What tells moves apart, from {@link #identityStart} on; the same as the script unless {@code identify} spoke. */
    public final Script identity = new Script();

    public int identityStart;

    /** Texts of the decision; null where nobody wants them. */
    public @Nullable Notation notation;

    /** What others may read of the move that is carried out; null where nobody wants it. */
    public @Nullable Telling telling;

    /** Told of every reason for which a run fails; null where nobody asks. */
    public @Nullable Tracer tracer;

    /** What was announced since the last boundary. */
    public final List<String> announced = new ArrayList<>();

    /** Whether something became known since the last move that somebody could not know before. */
    public boolean revealing;

    long[] input = {};
    int inputAt;
    int inputEnd;

    /** What runs in place of the instructions, unless texts or reasons are wanted; null on the tree. */
    private @Nullable Compiled compiled;

    private @Nullable Supplier<@Nullable RandomPlay> player;
    private @Nullable RandomPlay playing;

    /** Where this generating or ranking has come to. */
    Visited visited = new Visited();

    private boolean offersCandidates;
    private boolean proving;
    boolean stop;
    int part = -1;
    boolean found;

    @Nullable
    Ranked ranked;

    private MoveSink sink = run -> true;
    private int steps;

    /** Where applying a ranked way ends and generating goes on; -1 for none. */
    int resumeAt = -1;

    Mode resumeMode = Mode.SETTLE;

    /** The instruction at which settling stopped; null at the end of the game. */
    private @Nullable Instruction halted;

    private boolean isHalted;

    /** Where a position may be printed and read again: the last boundary, or the beginning of the turn behind it. */
    private int anchorMark;

    private int anchorId;

    /**
     * @param sure by instruction whether nothing can be chosen or refused from there on before the decision ends
     * @param sureOfText whether nothing is recorded either
     * @param chosen whether nothing can be chosen
     */
    public Run(Memory memory, Instruction[] code, Dead dead, boolean[] sure, boolean[] sureOfText, boolean[] chosen) {
        this.chosen = chosen;
        this.sure = sure;
        this.sureOfText = sureOfText;
        this.memory = memory;
        this.code = code;
        this.dead = dead;
        memory.possibility = this;
    }

    /** From now on runs what was made of the program, where it can. @param player makes what plays at random; gives null where nothing can be made */
    public void runOn(Compiled code, Supplier<@Nullable RandomPlay> player) {
        compiled = code;
        this.player = player;
    }

    // ---- what the host asks for
    /** Runs from an instruction to the next choice, chance or end. The position is then at {@link #halted}, null at an end. */
    public void settle(Instruction from) {
        memory.deriveLeftCells();
        begin(Mode.SETTLE);
        anchor(from);
        start(from);
        stay(from.span());
    }

    /** Carries out the choices of a script from where the position stands, and settles. */
    public void apply(long[] words) {
        apply(words, words.length);
    }

    /** @param length how many of the words are the script */
    public void apply(long[] words, int length) {
        memory.deriveLeftCells();
        begin(words, length);
        start(code[memory.ints[Layout.PC]]);
        stay(code[memory.ints[Layout.PC]].span());
    }

    /**
     * The same with a candidate, whose last choice something behind it may refuse. If it does, the position is as it was; if not, it cannot be taken back.
     *
     * @return whether it was a move
     */
    public boolean applyIfLegal(long[] words, int length) {
        memory.deriveLeftCells();
        begin(words, length);
        proving = true;
        Instruction from = code[memory.ints[Layout.PC]];
        int mark = memory.mark();
        start(from);
        if (!isHalted && mode == Mode.APPLY) {
            memory.rollback(mark);
            return false;
        }
        stay(from.span());
        memory.forget();
        anchorMark = 0;
        return true;
    }

    /** Whether what is carried out may still be refused. */
    public boolean isProving() {
        return proving;
    }

    private void stay(Span span) {
        if (!isHalted) throw deadEnd(span);
        clearDead(halted);
        memory.setInt(Layout.PC, halted == null ? -1 : halted.id());
    }

    private static Defect deadEnd(Span span) {
        return new Defect("dead-end", span, "nothing can be chosen here, and the game has not ended");
    }

    /** Tells the sink of every way through the decision at which the position stands. */
    public void generate(MoveSink moves) {
        memory.deriveLeftCells();
        begin(Mode.GENERATE);
        sink = moves;
        int mark = memory.mark();
        int mover = memory.ints[Layout.MOVER];
        try {
            start(code[memory.ints[Layout.PC]]);
        } catch (RuntimeException e) {
            memory.rollback(mark);
            memory.ints[Layout.MOVER] = mover;
            tidy();
            throw e;
        }
        memory.rollback(mark);
        memory.ints[Layout.MOVER] = mover;
    }

    /** The same with every candidate: ways on which all has been chosen, but something may still be refused. */
    public void generateCandidates(MoveSink moves) {
        offersCandidates = true;
        try {
            generate(moves);
        } finally {
            offersCandidates = false;
        }
    }

    /** Choices that nest without end are as endless as a loop. */
    private void start(Instruction from) {
        try {
            go(from);
        } catch (StackOverflowError e) {
            throw endlessChoices(from.id());
        }
    }

    Defect endlessChoices(int from) {
        return new Defect("endless", code[from].span(), "choices follow one another without end");
    }

    /** The same from an instruction before the decision, for a question about what led there. */
    public void generateFrom(Instruction from, MoveSink moves) {
        memory.deriveLeftCells();
        begin(Mode.GENERATE);
        sink = moves;
        start(from);
    }

    /** Begins to apply so many words of a script. */
    private void begin(long[] words, int length) {
        begin(Mode.APPLY);
        input = words;
        inputAt = 0;
        inputEnd = length;
    }

    private void begin(Mode as) {
        mode = as;
        proving = false;
        choices = 0;
        actor = -1;
        script.truncate(0);
        identity.truncate(0);
        identityStart = 0;
        if (!announced.isEmpty()) announced.clear();
        visited.clear();
        revealing = false;
        stop = false;
        part = -1;
        ranked = null;
        resumeAt = -1;
        steps = 0;
        halted = null;
        isHalted = false;
        simulating = false;
        memory.resetWorkingSpace();
        if (notation != null) notation.clear();
    }

    public @Nullable Instruction halted() {
        return halted;
    }

    public int anchorMark() {
        return anchorMark;
    }

    public int anchorId() {
        return anchorId;
    }

    private void clearDead(@Nullable Instruction at) {
        Compiled code = compiled;
        if (code == null) dead.clear(memory, at);
        else code.clearDead(at == null ? -1 : at.id());
    }

    /** Thrown where a position has too many moves. */
    public Defect tooManyMoves() {
        Span span = code[memory.ints[Layout.PC]].span();
        return new Defect("too-many-moves", span, "there are more than " + MOST_MOVES + " moves here");
    }

    // ---- for instructions
    /** Runs on from an instruction until its run ends. */
    public void go(Instruction from) {
        Compiled code = compiled;
        if (code != null && notation == null && tracer == null && telling == null) {
            code.go(from.id());
            return;
        }
        @Nullable Instruction at = from;
        while (at != null) {
            if (++steps > BUDGET) throw new Defect("endless", at.span(), "this goes on without end");
            if (isSure(at)) {
                if (mode == Mode.TRY) succeed();
                else stop |= sink.complete(this);
                return;
            }
            at = at.execute(this);
        }
    }

    /** Whether the effects that follow need not be carried out, since they can change nothing of what is asked. */
    private boolean isSure(Instruction at) {
        return switch (mode) {
            case TRY -> sure[at.id()];
            case GENERATE -> choices > 0 && enough()[at.id()] && tracer == null;
            default -> false;
        };
    }

    private boolean[] enough() {
        if (offersCandidates) return chosen;
        return notation == null ? sure : sureOfText;
    }

    // ---- for compiled code, which knows what is sure
    /** Explores one instruction as the tree does; the id of the next, -1 if there is none. */
    public int step(int id) {
        if (++steps > BUDGET) endless(id);
        Instruction next = code[id].execute(this);
        return next == null ? -1 : next.id();
    }

    /** The same while exploring, where the rest may be sure. */
    public int exploreStep(int id) {
        return sure[id] && endsSurely() || chosen[id] && endsChosen() ? -1 : step(id);
    }

    public boolean listsCandidates() {
        return offersCandidates && mode == Mode.GENERATE;
    }

    /** Where nothing more is chosen: whether exploring ends here, since it is after candidates. */
    public boolean endsChosen() {
        return listsCandidates() && endsSurely();
    }

    /** At a choice, carrying out: whether the run ends here, because it is another's choice or there is nothing more to carry out. */
    public boolean stopsAt(int id) {
        if (choices > 0 && actor != memory.ints[Layout.MOVER]) boundary(code[id]);
        if (mode != Mode.SETTLE) return false;
        halt(code[id]);
        return true;
    }

    /** At a choice, exploring: whether it is another's, so that the decision ends before it. */
    public boolean endsBeforeChoice(int id) {
        return choices > 0 && actor != memory.ints[Layout.MOVER] && boundary(code[id]) == null;
    }

    /** A boundary with an instruction behind it: whether the run ends here. */
    public boolean endsAtBoundary(int then) {
        return boundary(code[then]) == null;
    }

    public boolean endsPart(int number) {
        return endOfPart(number, code[0]) == null;
    }

    public void anchor(int id) {
        if (mode == Mode.SETTLE && choices == 0) anchor(code[id]);
    }

    /** What the tree empties. */
    public void clearDeadAsNode(int at) {
        dead.clear(memory, at < 0 ? null : code[at]);
    }

    /** After a defect in code that leaves locals as they are: empties those that are not part of the position where it stands. */
    public void tidy() {
        if (compiled == null || memory.ints[Layout.PC] < 0) return;
        boolean outer = memory.journaling;
        memory.journaling = false;
        dead.clear(memory, code[memory.ints[Layout.PC]]);
        memory.journaling = outer;
    }

    /** Where it does not matter how exploring has come here: whether it has been here in an equal position before, as far as that is live here. */
    public boolean comesAgain(int id, int[] ints, int[] bits, int[] objects) {
        if (mode != Mode.GENERATE && mode != Mode.RANK) return false;
        long about = (long) id << 32 | (choices > 0 ? 1 << 16 : 0) | actor + 1;
        return !visited.add(memory, about, ints, bits, objects);
    }

    /** Counts a round of compiled code. */
    public void countStep(int id) {
        if (++steps > BUDGET) endless(id);
    }

    /** Tells that a loop of compiled code has been gone round too often. */
    public void endless(int id) {
        throw new Defect("endless", code[id].span(), "this goes on without end");
    }

    /** Where the rest is sure: whether exploring ends here. */
    public boolean endsSurely() {
        if (mode == Mode.TRY) {
            succeed();
            return true;
        }
        if (mode != Mode.GENERATE || choices == 0) return false;
        stop |= sink.complete(this);
        return true;
    }

    /** Where the rest is sure behind one more choice: every member of a set makes a move. */
    public void offer(int base, int from, int words) {
        if (mode == Mode.TRY) {
            for (int i = 0; i < words; i++) if (memory.scratch[from + i] != 0) succeed();
        } else {
            stop |= sink.completeEach(this, base, memory.scratch, from, words);
        }
    }

    public void offer(int base, long word) {
        if (word == 0) return;
        if (mode == Mode.TRY) {
            succeed();
            return;
        }
        stop |= sink.completeWord(this, base, word);
    }

    /** The same behind a choice that is noted for it. */
    public void offer(long before, int base, long word) {
        if (word == 0) return;
        if (mode == Mode.TRY) {
            succeed();
            return;
        }
        int start = script.size();
        script.push(before);
        stop |= sink.completeWord(this, base, word);
        script.truncate(start);
    }

    public void offer(long before, int base, int from, int words) {
        int start = script.size();
        script.push(before);
        offer(base, from, words);
        script.truncate(start);
    }

    /** The same of options that stand in the working space. */
    public void offerRows(int from, int to, int width) {
        if (from == to) return;
        if (mode == Mode.TRY) succeed();
        else stop |= sink.completeRows(this, memory.options, from, to, width);
    }

    /** Runs what follows an option and takes it back, leaving counters and texts as they were. */
    public void explore(Instruction from, int mark, Saved saved) {
        if (tracer == null) go(from);
        else suppose(from);
        memory.rollback(mark);
        saved.restore(this);
    }

    public Instruction instruction(int id) {
        return code[id];
    }

    /** What a rule would do after a refusal may be a defect, which means nothing. */
    private void suppose(Instruction from) {
        int top = memory.top;
        int optionTop = memory.optionTop;
        try {
            go(from);
        } catch (Defect defect) {
            memory.top = top;
            memory.optionTop = optionTop;
        }
    }

    public boolean isStopped() {
        return stop;
    }

    public Saved save() {
        return new Saved(
                choices,
                actor,
                script.size(),
                identity.size(),
                identityStart,
                tracer == null ? 0 : tracer.size(),
                notation == null ? null : notation.save());
    }

    /** What a choice leaves as it found it. */
    public record Saved(
            int choices,
            int actor,
            int script,
            int identity,
            int identityStart,
            int refusals,
            Notation.@Nullable Saved texts) {
        void restore(Run run) {
            run.choices = choices;
            run.actor = actor;
            run.script.truncate(script);
            run.identity.truncate(identity);
            run.identityStart = identityStart;
            if (run.tracer != null) run.tracer.truncate(refusals);
            if (run.notation != null && texts != null) run.notation.restore(texts);
        }
    }

    /** Notes a choice of the mover; its words follow by {@link #note}. */
    public void chose() {
        choices++;
        actor = memory.ints[Layout.MOVER];
    }

    /** A word of the choice: part of the script, and of what tells moves apart. */
    public void note(long word) {
        script.push(word);
        identity.push(word);
    }

    /** A word of the script that is no choice of the player. */
    public void remember(long word) {
        if (mode != Mode.TRY) script.push(word);
    }

    /** Whether it has been said by what moves are told apart, and not only what was chosen. */
    public boolean isIdentified() {
        if (identityStart > 0) return true;
        return identity.size() > 0 && identity.first() < Long.MIN_VALUE + code.length;
    }

    public long read() {
        return input[inputAt++];
    }

    /** Whether the script says more. It ends where all that follows in its decision is sure, and what it does not say is worked out anew. */
    public boolean hasInput() {
        return mode == Mode.APPLY && inputAt < inputEnd;
    }

    public int inputAt() {
        return inputAt;
    }

    public long[] input() {
        return input;
    }

    public void skipInput(int words) {
        inputAt += words;
    }

    /** All that the script still says, in an array of its own. */
    public long[] readRest() {
        long[] rest = Arrays.copyOfRange(input, inputAt, inputEnd);
        inputAt = inputEnd;
        return rest;
    }

    public @Nullable Instruction halt(@Nullable Instruction at) {
        halted = at;
        isHalted = true;
        return null;
    }

    /** The position may be printed as it is here. */
    public void anchor(Instruction at) {
        anchorMark = memory.mark();
        anchorId = at.id();
    }

    /**
     * A boundary: the decision, if anything was chosen, ends here.
     *
     * @param then where the program goes on
     */
    public @Nullable Instruction boundary(Instruction then) {
        if (choices == 0 && !simulating) return then;
        switch (mode) {
            case GENERATE -> stop |= sink.complete(this);
            case TRY -> succeed();
            case RANK ->
                throw new Defect("boundary-in-ranking", then.span(), "a decision ends inside a part that is ranked");
            case APPLY -> {
                if (telling != null) telling.end();
                mode = Mode.SETTLE;
                choices = 0;
                actor = -1;
                clearDead(then);
                anchor(then);
                return then;
            }
            case SETTLE -> {
                return then;
            }
        }
        return null;
    }

    /** The game has ended. */
    public @Nullable Instruction end() {
        switch (mode) {
            case GENERATE -> stop |= sink.complete(this);
            case TRY -> succeed();
            case RANK -> throw new IllegalStateException("an ending inside a ranked part");
            default -> halt(null);
        }
        return null;
    }

    private void succeed() {
        found = true;
        stop = true;
    }

    /** A boundary even without a choice, for chance: whoever tries a part has carried it out. */
    public boolean isTrying() {
        return mode == Mode.TRY;
    }

    /** Whether a decision, or a part on trial, ends before something that shows what was hidden. */
    public boolean endsBefore(boolean shows) {
        return shows && (isTrying() || choices > 0);
    }

    public @Nullable Instruction endBefore(Instruction at) {
        return isTrying() ? succeedHere() : boundary(at);
    }

    public @Nullable Instruction succeedHere() {
        succeed();
        return null;
    }

    // ---- random play without a way back
    /** Whether {@link #drawOn} and {@link #carryOut} can be used. */
    public boolean plays() {
        Supplier<@Nullable RandomPlay> maker = player;
        if (maker != null) {
            playing = maker.get();
            player = null;
        }
        return playing != null;
    }

    /**
     * Draws and carries out moves for as long as that needs no list of them.
     *
     * @param most moves at most
     * @return how many
     */
    public int drawOn(RandomGenerator random, int most) {
        RandomPlay code = playing();
        begin(Mode.APPLY);
        code.begin(random, most);
        proving = code.provesMoves();
        int at = memory.ints[Layout.PC];
        try {
            while (code.left > 0 && at >= 0) {
                steps = 0;
                int then = code.draw(at);
                if (then == RandomPlay.UNDRAWN) break;
                if (then >= RandomPlay.CARRYING) then = code.halt(then);
                code.left--;
                at = then;
            }
        } finally {
            haltAt(at);
        }
        return most - code.left;
    }

    /**
     * Carries out a script, or an outcome of chance, from where the position stands.
     *
     * @param candidate whether it may be refused; the position is then as it was
     * @return whether it was a move
     */
    public boolean carryOut(long[] words, int length, boolean candidate) {
        RandomPlay code = playing();
        code.safe = false;
        if (candidate) code.refusals.keep(memory);
        begin(words, length);
        proving = candidate;
        int at = memory.ints[Layout.PC];
        actor = memory.ints[Layout.MOVER];
        if (this.code[at] instanceof Chance) at = step(at) + RandomPlay.SETTLING;
        else at += RandomPlay.CARRYING;
        int then = code.halt(at);
        if (then == RandomPlay.REFUSED) {
            code.refusals.putBack(memory);
            return false;
        }
        haltAt(then);
        return true;
    }

    private RandomPlay playing() {
        RandomPlay code = playing;
        if (code == null) throw new IllegalStateException("nothing plays at random");
        return code;
    }

    private void haltAt(int at) {
        RandomPlay playing = playing();
        if (playing.leavesCells()) memory.leaveCells();
        halt(at < 0 ? null : code[at]);
        if (at < 0) playing.clearAll();
        else clearDead(halted);
        memory.ints[Layout.PC] = at;
        anchorMark = memory.mark();
        anchorId = Math.max(0, at);
        if (!announced.isEmpty()) announced.clear();
    }

    /** A move of one word has been drawn, of which nothing is left to read. */
    public void drew() {
        inputAt = 0;
        inputEnd = 0;
        actor = memory.ints[Layout.MOVER];
    }

    /** The moves of the decision under way are listed by compiled code: what is tried meanwhile, and what has come again, is asked as by {@link #generate}. */
    void listing() {
        mode = Mode.GENERATE;
        choices = 1;
        actor = memory.ints[Layout.MOVER];
        identity.truncate(0);
        visited.clear();
        memory.resetWorkingSpace();
    }

    /** A move of several words has been drawn, which are read from now on. */
    public void drew(long[] words, int length) {
        mode = Mode.APPLY;
        input = words;
        inputAt = 0;
        inputEnd = length;
        actor = memory.ints[Layout.MOVER];
    }

    void carrying() {
        mode = Mode.APPLY;
        choices = 1;
        isHalted = false;
    }

    void settling() {
        mode = Mode.SETTLE;
        choices = 0;
        isHalted = false;
    }

    /** Where a run has ended behind an instruction: the choice or roll at which it halts, -1 at the end of the game; or that it was refused. */
    int ended(int id) {
        if (!isHalted && proving && mode == Mode.APPLY) return RandomPlay.REFUSED;
        if (!isHalted) throw deadEnd(code[id].span());
        return halted == null ? -1 : halted.id();
    }

    // ---- parts
    /** At the end of a part: who tried it has succeeded, who ranks it notes the way, who applied it goes on. */
    public @Nullable Instruction endOfPart(int number, Instruction then) {
        if (number == part) {
            if (mode == Mode.TRY) return succeedHere();
            if (mode == Mode.RANK && ranked != null) {
                ranked.end(this);
                return null;
            }
        }
        if (mode == Mode.APPLY && number == resumeAt) {
            mode = resumeMode;
            resumeAt = -1;
        }
        return then;
    }

    @Override
    public boolean isPossible(int entry, int number, int player) {
        return parts.isPossible(code[entry], number, player);
    }

    // ---- simultaneous choice
    /** whether a player of {@code simultaneously} decides: his part ends like a decision, even if he chose nothing */
    boolean simulating;

    public boolean isSimulating() {
        return simulating;
    }

    public void simulate(boolean deciding) {
        simulating = deciding;
    }

    /** A script to be read in place of the input until {@link #stopReading}; for carrying out what was chosen unseen. */
    public void readFrom(long[] words) {
        input = words;
        inputAt = 0;
        inputEnd = words.length;
        mode = Mode.APPLY;
    }

    public void stopReading() {
        mode = Mode.SETTLE;
        choices = 0;
        actor = -1;
    }
}
