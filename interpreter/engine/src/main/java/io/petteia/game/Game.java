package io.petteia.game;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.grammar.yaml.YamlReader;
import io.petteia.machine.compile.Compilation;
import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.graph.Run;
import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Memory;
import io.petteia.model.GameModel;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import io.petteia.model.definition.BuiltGame;
import io.petteia.model.definition.Fen;
import io.petteia.model.definition.Position;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A game with its options settled, ready to be played. Immutable but for reading positions, which is synchronised; any number of states and threads share it. */
public final class Game {
    private final GameModel model;
    private final BuiltGame built;
    private final Program program;
    private final Memory blank;
    private final @Nullable Compilation compilation;
    /** never changed, only copied */
    private volatile @Nullable State first;

    private volatile @Nullable List<MoveNotation> notations;
    private volatile @Nullable FenText fenText;

    Game(GameModel model, BuiltGame built) {
        this.model = model;
        this.built = built;
        this.program = new Program(model);
        this.blank = Beginning.blank(program);
        this.compilation = null;
    }

    private Game(Game game, @Nullable Compilation compilation) {
        this.model = game.model;
        this.built = game.built;
        this.program = game.program;
        this.blank = game.blank;
        this.compilation = compilation;
    }

    /** The machines that play a game. They differ in nothing but speed. */
    public enum Machine {
        /** Carries out the rules as they stand: ready at once. */
        TREE,
        /** Compiles the rules to a class first, which takes some tenths of a second and is much faster from then on. */
        COMPILED
    }

    public Machine machine() {
        return compilation == null ? Machine.TREE : Machine.COMPILED;
    }

    /** The same game on a machine, with states of its own. One that cannot be compiled, as on a board of many hundred sites, stays on the tree. */
    public Game on(Machine machine) {
        if (machine == machine()) return this;
        if (machine == Machine.TREE) return tree();
        try {
            return compiled(Rewrite.ALL);
        } catch (IllegalStateException e) {
            return this;
        }
    }

    private Game tree() {
        return new Game(this, null);
    }

    /** Compiled with some of the rewrites only. */
    public Game compiled(Set<Rewrite> rewrites) {
        return Compilation.fits(program) ? new Game(this, Compilation.of(program, rewrites)) : this;
    }

    /** The class that was made of the rules, as Java; null on the tree. */
    public @Nullable String source() {
        return compilation == null ? null : compilation.source();
    }

    /** Runs a position of this game, or of one with more locals, on its machine. */
    Run run(Program of, Memory memory) {
        Run run = of.run(memory);
        if (compilation != null && of == program) compilation.attach(run);
        return run;
    }

    public GameModel model() {
        return model;
    }

    public String id() {
        return model.id();
    }

    public String title() {
        return model.title();
    }

    /** Whether anything ever happens in it that not all may know: hidden cards, pieces, values or dice, or choices made unseen. */
    public boolean hides() {
        return program.hides();
    }

    /** Whether chance ever decides: dice, a shuffle, a card picked unseen. */
    public boolean rolls() {
        return program.rolls();
    }

    /** Whether its rules ever ask for positions that stood before, which no position and no hash holds. */
    public boolean remembers() {
        return !program.remembered().isEmpty();
    }

    /** How people write its moves, as the definition says it, the usual way first; none where anything is hidden, for texts tell of the whole position. */
    public List<MoveNotation> notations() {
        List<MoveNotation> known = notations;
        if (known == null) {
            known = hides()
                    ? List.of()
                    : built.notations().stream()
                            .map(each -> new MoveNotation(model, each))
                            .toList();
            notations = known;
        }
        return known;
    }

    /** What writes positions in Forsyth–Edwards notation; null if the game does not declare it. */
    @Nullable
    FenText fenText() {
        Fen fen = built.fen();
        FenText known = fenText;
        if (known == null && fen != null) fenText = known = new FenText(fen, program);
        return known;
    }

    Program program() {
        return program;
    }

    /** The position as it is set up, before the program begins. Not to be changed. */
    Memory blank() {
        return blank;
    }

    /** The position at the beginning, at its first decision, which may be one of chance. */
    public State start() {
        return first().copy();
    }

    private State first() {
        State known = first;
        if (known == null) {
            // a copy, which does not know how it was set up
            known = Beginning.of(this, program, Position.START).copy();
            first = known;
        }
        return known;
    }

    /** Puts a state of this game back to the beginning, without a way back: cheaper than a new one. */
    public void restart(State state) {
        state.become(first());
    }

    /** A position that has been read. */
    public State start(Position position) {
        Rule prepare = position.prepare();
        Program prepared = prepare == null ? program : new Program(model, prepare, List.of());
        return Beginning.of(this, prepared, position);
    }

    /** Reads a position in its text form, YAML; null if anything in it is wrong, which is told. */
    public @Nullable Position read(Source text, Diagnostics diagnostics) {
        Yaml yaml = new YamlReader(diagnostics).read(text);
        return yaml == null ? null : read(yaml, diagnostics);
    }

    public @Nullable Position read(Yaml position, Diagnostics diagnostics) {
        synchronized (built) {
            return built.position(position, diagnostics);
        }
    }

    /** Conditions and values in the words of the game, for {@link State#ask}. */
    public BuiltGame words() {
        return built;
    }

    /** A program that also answers questions. */
    Program asking(List<Term> questions) {
        return new Program(model, null, questions);
    }
}
