package io.petteia.machine.compile;

import io.petteia.machine.compile.facts.LegalitySlice;
import io.petteia.machine.compile.flow.DeadCode;
import io.petteia.machine.compile.flow.ExploreCode;
import io.petteia.machine.compile.flow.ForwardCode;
import io.petteia.machine.compile.flow.Stretches;
import io.petteia.machine.compile.playout.PlayoutCode;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Compiled;
import io.petteia.machine.graph.RandomPlay;
import io.petteia.machine.graph.Run;
import io.petteia.machine.lower.Program;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A program as a class of its own: Java source, written by {@link Stretches} and those whom it asks, compiled by Janino and loaded beside the engine. Random play is a second
 * class, made when somebody first plays so. Their text is what {@code petteia compile --show} prints.
 */
public final class Compilation {
    private final Program program;
    private final Set<Rewrite> rewrites;
    private final Source whole;
    private final Made<Compiled> made;
    private @Nullable Source playSource;
    private @Nullable Made<RandomPlay> playMade;

    private Compilation(Program program, Set<Rewrite> rewrites) {
        this.program = program;
        this.rewrites = rewrites;
        whole = whole();
        made = Made.of(whole, Compiled.class);
    }

    /** Whether a program is one that the compiler takes: boards beyond some hundred sites are left to the tree. */
    public static boolean fits(Program program) {
        return program.layout().siteWords() <= Unit.MOST_WORDS;
    }

    public static Compilation of(Program program, Set<Rewrite> rewrites) {
        return new Compilation(program, rewrites);
    }

    /** @param constants what the class takes while it is loaded */
    record Source(String name, String text, Object[] constants) {}

    private Source whole() {
        Unit unit = new Unit(program, rewrites);
        LegalitySlice slice = new LegalitySlice(unit);
        new ForwardCode(unit, slice).writeAll();
        new ExploreCode(unit, slice).writeAll();
        DeadCode.write(unit);
        return source(unit, "Made", Compiled.class);
    }

    private @Nullable Source play() {
        Unit unit = new Unit(program, rewrites);
        if (!PlayoutCode.fits(unit)) return null;
        unit.drawsCandidates = program.drawsCandidates();
        PlayoutCode.write(unit, new LegalitySlice(unit));
        DeadCode.writeForPlay(unit);
        return source(unit, "MadeToPlay", RandomPlay.class);
    }

    private Source source(Unit unit, String name, Class<?> parent) {
        String text = unit.text(name, parent, new Object[] {program.model().title()});
        return new Source(name, text, unit.constants());
    }

    private synchronized @Nullable Source playSource() {
        if (playSource == null) playSource = play();
        return playSource;
    }

    /** Java, readable. */
    public String source() {
        Source play = playSource();
        return play == null ? whole.text() : whole.text() + "\n" + play.text();
    }

    /** Makes a run carry out this instead of the instructions. */
    public void attach(Run run) {
        run.runOn(made.on(run), () -> player(run));
    }

    private synchronized @Nullable RandomPlay player(Run run) {
        Source source = playSource();
        if (source == null) return null;
        Made<RandomPlay> known = playMade;
        if (known == null) {
            known = Made.of(source, RandomPlay.class);
            playMade = known;
        }
        return known.on(run);
    }
}
