package io.petteia.machine.compile;

import io.petteia.machine.graph.Compiled;
import io.petteia.machine.graph.Run;
import io.petteia.machine.lower.Program;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.Set;
import org.codehaus.commons.compiler.CompileException;
import org.codehaus.janino.SimpleCompiler;

/**
 * A program as a class of its own: Java source, written by {@link Stretches} and those whom it asks, compiled by Janino and loaded beside the engine. Its text is
 * what {@code petteia compile --show} prints.
 */
public final class Compilation {
    private static final String NAME = "Made";

    private final String source;
    private final Constructor<? extends Compiled> made;

    private Compilation(String source, Constructor<? extends Compiled> made) {
        this.source = source;
        this.made = made;
    }

    /** Whether a program is one that the compiler takes: boards beyond some hundred sites are left to the tree. */
    public static boolean fits(Program program) {
        return program.layout().siteWords() <= Unit.MOST_WORDS;
    }

    public static Compilation of(Program program, Set<Rewrite> rewrites) {
        Unit unit = new Unit(program, rewrites);
        LegalitySlice slice = new LegalitySlice(unit);
        new ForwardCode(unit, slice).writeAll();
        new ExploreCode(unit, slice).writeAll();
        PlayoutCode.write(unit, slice);
        DeadCode.write(unit);
        String source = unit.text(NAME, new Object[] {program.model().title()});
        return new Compilation(source, load(source, unit.constants()));
    }

    private static Constructor<? extends Compiled> load(String source, Object[] constants) {
        SimpleCompiler compiler = new SimpleCompiler();
        compiler.setParentClassLoader(Compilation.class.getClassLoader());
        Constants.give(constants);
        try {
            compiler.cook(source);
            Class<?> made = Class.forName("io.petteia.machine.compile.made." + NAME, true, compiler.getClassLoader());
            return made.asSubclass(Compiled.class).getConstructor(Run.class);
        } catch (CompileException | ReflectiveOperationException e) {
            throw new IllegalStateException(
                    "what the compiler wrote is no Java: " + e.getMessage() + "\n" + numbered(source), e);
        } finally {
            Constants.taken();
        }
    }

    private static String numbered(String source) {
        StringBuilder text = new StringBuilder();
        int n = 0;
        for (String line : source.split("\n", -1))
            text.append(++n).append("  ").append(line).append('\n');
        return text.toString();
    }

    /** Java, readable. */
    public String source() {
        return source;
    }

    /** Makes a run carry out this instead of the instructions. */
    public void attach(Run run) {
        try {
            run.runOn(made.newInstance(run));
        } catch (InstantiationException | IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }
}
