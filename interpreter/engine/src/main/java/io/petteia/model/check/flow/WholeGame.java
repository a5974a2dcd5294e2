package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import io.petteia.model.Attribute;
import io.petteia.model.Names;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import io.petteia.model.checked.Whenever;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A checked game, and what the examinations of it need beside.
 *
 * @param play null if the game has none
 * @param defines those that have been checked
 * @param rules those that have been checked, the overridden ones too
 * @param statements rules without a name, held by attributes
 * @param patternAttributes attributes of pieces that hold patterns
 * @param option the option whose value a constant is, null for others
 * @param broken whether something in a rule is wrong and told, so that nothing more is said of it
 * @param limited whether the game ends after some number of turns whatever happens
 * @param lent whether a file is of a module or of the game that this one extends
 */
public record WholeGame(
        Names names,
        @Nullable Rule play,
        List<Define> defines,
        List<Rule> rules,
        List<Rule> statements,
        List<Whenever> whenevers,
        Function<Term, @Nullable String> option,
        Predicate<Rule> broken,
        boolean limited,
        Predicate<Source> lent,
        Consumer<Diagnostic> tell) {

    /** Everything that must hold of a game without circles. */
    public void examine() {
        new Unreachable(this).tell();
        new NeverChosen(this).tell();
        new Forbidden(this).tell();
        new Returning(this).tell();
        new Course(this).tell();
        new Secrets(this).tell();
    }

    /** Tells what needs itself, even if parts of the game could not be read; whether anything does. */
    public boolean hasCircles() {
        return new Circles(this).tell();
    }

    /** Warnings, for a game without errors. */
    public void advise() {
        new Advice(this).tell();
    }

    /** The same game to be looked at without telling anything. */
    WholeGame silently() {
        return new WholeGame(
                names, play, defines, rules, statements, whenevers, option, broken, limited, lent, unheard -> {});
    }

    /** Tells what is only idle, unless it stands in a file that other games need as it is. */
    void tellIdle(Diagnostic idle) {
        Span place = idle.span();
        if (place == null || !lent.test(place.source())) tell.accept(idle);
    }

    List<Attribute> attributes() {
        return names.allAttributes();
    }

    /** The blocks in which somebody wrote statements. */
    List<Block> bodies() {
        List<Block> all = new java.util.ArrayList<>();
        if (play != null && !broken.test(play)) all.add(play.body());
        for (Rule rule : rules) if (rule.isChecked() && !broken.test(rule)) all.add(rule.body());
        for (Rule rule : statements) if (rule.isChecked() && !broken.test(rule)) all.add(rule.body());
        for (Whenever whenever : whenevers) all.add(whenever.body());
        return all;
    }
}
