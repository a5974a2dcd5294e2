package io.petteia.model;

import io.petteia.grammar.syntax.Block;
import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Path;
import io.petteia.grammar.syntax.Text;
import io.petteia.grammar.syntax.TypeSyntax;
import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Template;
import io.petteia.model.checked.Term;
import io.petteia.model.checked.Whenever;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Resolves names and types of rules and of the expressions in YAML. Order of use: declare everything in {@link Names}; {@link #declare} the rules files
 * (library modules first); check the expressions of the YAML in any order; {@link #finish}.
 */
public interface Checker {
    /** A type as written, {@link Type#UNKNOWN} if it is wrong, which has been told. Needs domains only. */
    Type type(TypeSyntax syntax);

    /** @param module the library module's name ({@code std/attack}), null for the game's own files */
    default void declare(Declaration.File file, @Nullable String module) {
        declare(file, module, null);
    }

    /** @param use where the game's {@code use} names the module: what the module needs and the game lacks is told there */
    void declare(Declaration.File file, @Nullable String module, @Nullable Span use);

    /** The rules of the game that this one extends: what of them is not used any more need not fit what the game has. */
    void declareExtended(Declaration.File file);

    /**
     * A pattern that an attribute of a piece holds, told before anything is checked: what binds over the attribute ({@code choose x in jumps(s)}) binds
     * its captures. {@link #pattern} still checks it.
     */
    void announce(Attribute attribute, Path pattern);

    /** An expression of which a type is expected; coerced to it. {@code locals} are seen in it ({@code this}). */
    Term value(Expr syntax, Type expected, List<Local> locals);

    /** A pattern held by an attribute of a piece. */
    Pattern pattern(Path syntax);

    /** Statements held by an attribute, or those of {@code prepare}; behind {@link #finish} they are checked at once, as are expressions. */
    Rule statements(Block syntax);

    Template text(Text syntax);

    /** A rule by name for {@code limit}, null if there is none, which has been told at the name. */
    @Nullable
    Rule rule(Expr.Word name);

    /** What is shown beside a player: a variable per player or a define of one player; null if it is neither, which has been told. */
    GameModel.@Nullable Shown shown(Expr.Word name);

    /** Checks what has been declared, and everything that needs the whole: recursion, boundaries, effects, visibility, unused alternatives. */
    default Checked finish() {
        return finish(true, false);
    }

    /**
     * @param sound whether everything could be read; if not, nothing is said of what may only look wrong because something is missing
     * @param limited whether the game ends after some number of turns whatever its rules do
     */
    Checked finish(boolean sound, boolean limited);

    /** @param play null if there is none, which has been told */
    record Checked(
            Map<String, Define> defines,
            Map<String, Rule> rules,
            List<Whenever> whenevers,
            io.petteia.model.checked.@Nullable Block play,
            List<String> phases) {}
}
