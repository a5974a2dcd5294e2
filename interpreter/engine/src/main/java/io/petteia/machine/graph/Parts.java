package io.petteia.machine.graph;

import io.petteia.machine.memory.Layout;
import org.jspecify.annotations.Nullable;

/** Carries out a part of the rules by itself: to see whether that can be done, in all ways to rank them, or in one of these. What runs is then as it was. */
final class Parts {
    private final Run run;
    private @Nullable Visited spare;

    Parts(Run run) {
        this.run = run;
    }

    /** Can a part be carried out to its end or its first boundary? {@code player} -1: by the mover. */
    boolean isPossible(Instruction entry, int number, int player) {
        Run.Mode outerMode = run.mode;
        int outerPart = run.part;
        boolean outerStop = run.stop;
        boolean outerSimulating = run.simulating;
        Tracer outerTracer = run.tracer;
        Notation outerNotation = run.notation;
        long[] outerInput = run.input;
        int outerInputAt = run.inputAt;
        int outerInputEnd = run.inputEnd;
        int outerChoices = run.choices;
        int outerActor = run.actor;
        int outerScript = run.script.size();
        int outerIdentity = run.identity.size();
        int outerIdentityStart = run.identityStart;
        boolean outerJournal = run.memory.journaling;
        run.memory.journaling = true;
        int mark = run.memory.mark();
        int mover = run.memory.ints[Layout.MOVER];
        if (player >= 0) run.memory.setInt(Layout.MOVER, player);
        run.mode = Run.Mode.TRY;
        run.part = number;
        run.found = false;
        run.stop = false;
        run.simulating = false;
        run.tracer = null;
        run.notation = null;
        run.choices = 0;
        run.actor = -1;
        run.go(entry);
        boolean possible = run.found;
        run.memory.rollback(mark);
        if (run.memory.ints[Layout.MOVER] != mover) throw new IllegalStateException("the mover has changed");
        run.found = false;
        run.stop = outerStop;
        run.mode = outerMode;
        run.part = outerPart;
        run.simulating = outerSimulating;
        run.tracer = outerTracer;
        run.notation = outerNotation;
        run.input = outerInput;
        run.inputAt = outerInputAt;
        run.inputEnd = outerInputEnd;
        run.choices = outerChoices;
        run.actor = outerActor;
        run.script.truncate(outerScript);
        run.identity.truncate(outerIdentity);
        run.identityStart = outerIdentityStart;
        run.memory.journaling = outerJournal;
        return possible;
    }

    /** Goes through all ways of a ranked part. */
    void rank(Instruction entry, int number, Ranked ways) {
        Run.Mode outerMode = run.mode;
        int outerPart = run.part;
        Ranked outerRanked = run.ranked;
        Tracer outerTracer = run.tracer;
        run.tracer = null;
        Run.Saved saved = run.save();
        int mark = run.memory.mark();
        run.mode = Run.Mode.RANK;
        run.part = number;
        run.ranked = ways;
        ways.start(run.script.size());
        Visited outerVisited = run.visited;
        run.visited = spare == null ? new Visited() : spare;
        run.visited.clear();
        spare = null;
        run.go(entry);
        spare = run.visited;
        run.visited = outerVisited;
        run.memory.rollback(mark);
        run.mode = outerMode;
        run.part = outerPart;
        run.ranked = outerRanked;
        run.tracer = outerTracer;
        saved.restore(run);
    }

    /** Carries out one way of a part by its script, and goes on behind it in the mode of now. */
    void follow(Instruction entry, int number, long[] way) {
        long[] outerInput = run.input;
        int outerInputAt = run.inputAt;
        int outerInputEnd = run.inputEnd;
        int outerResume = run.resumeAt;
        Run.Mode outerResumeMode = run.resumeMode;
        Run.Mode outerMode = run.mode;
        int mark = run.memory.mark();
        Run.Saved saved = run.save();
        run.input = way;
        run.inputAt = 0;
        run.inputEnd = way.length;
        run.resumeAt = number;
        run.resumeMode = outerMode;
        run.mode = Run.Mode.APPLY;
        run.go(entry);
        run.memory.rollback(mark);
        saved.restore(run);
        run.mode = outerMode;
        run.input = outerInput;
        run.inputAt = outerInputAt;
        run.inputEnd = outerInputEnd;
        run.resumeAt = outerResume;
        run.resumeMode = outerResumeMode;
    }
}
