package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Path;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Type;
import io.petteia.model.checked.Directions;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Line patterns: their directions, classes, quantities and captures. */
final class Patterns {
    private final Expressions expressions;
    private final SiteClasses classes;

    Patterns(Expressions expressions) {
        this.expressions = expressions;
        this.classes = new SiteClasses(expressions);
    }

    /** {@code PATTERN from S}. */
    Term from(Expr.From e, Scope scope) {
        Term pattern = expressions.check(e.pattern(), Type.PATTERN, scope);
        Term origins = expressions.sites(e.origins(), scope);
        return new Term.Matches(expressions.types.sites, e.span(), pattern, origins, capturesOf(pattern));
    }

    /** What a pattern captures, as far as it is known where it is used. */
    List<Pattern.Capture> capturesOf(Term pattern) {
        if (pattern instanceof Term.PatternTerm term) return term.pattern().captures();
        if (pattern instanceof Term.AttributeRead read)
            return expressions.linker.captures().of(read.attribute());
        if (pattern instanceof Term.Conditional conditional) {
            return Captures.union(List.of(capturesOf(conditional.then()), capturesOf(conditional.otherwise())));
        }
        return List.of();
    }

    Pattern pattern(Path path, Scope outer) {
        Scope scope = outer.inner().insidePattern();
        List<Directions> directions = expressions.directions.all(path.directions(), outer);
        List<Pattern.Capture> captures = new ArrayList<>();
        Local direction = null;
        if (path.direction() != null) {
            direction = expressions.binders.declare(
                    path.direction(), expressions.types.direction, scope, Scope.Origin.CAPTURE);
            captures.add(new Pattern.Capture(direction.name(), direction.type()));
        }
        Pattern.SiteClass start = path.start() == null ? null : classes.read(path.start(), scope);
        List<Pattern.Element> elements = elements(path.elements(), captures, scope);
        return new Pattern(
                path.span(),
                path.along(),
                direction,
                directions,
                start,
                elements,
                isMarked(elements),
                List.copyOf(captures));
    }

    private List<Pattern.Element> elements(List<Path.Element> written, List<Pattern.Capture> captures, Scope scope) {
        List<Pattern.Element> elements = new ArrayList<>();
        for (Path.Element element : written) {
            Pattern.Element checked = element(element, captures, scope);
            if (checked != null) elements.add(checked);
        }
        return List.copyOf(elements);
    }

    private Pattern.@Nullable Element element(Path.Element written, List<Pattern.Capture> captures, Scope scope) {
        if (written instanceof Path.Step step) return step(step, captures, scope);
        if (written instanceof Path.Bend bend) return bend(bend, scope);
        Path.Group group = (Path.Group) written;
        List<List<Pattern.Element>> alternatives = new ArrayList<>();
        for (List<Path.Element> alternative : group.alternatives())
            alternatives.add(elements(alternative, captures, scope));
        return new Pattern.Group(group.span(), List.copyOf(alternatives), quantity(group.quantity(), scope));
    }

    private Pattern.Element step(Path.Step step, List<Pattern.Capture> captures, Scope scope) {
        int capture = step.capture() == null ? -1 : capture(step, captures, scope);
        Pattern.SiteClass klass = classes.read(step.klass(), scope);
        if ((step.marked() || capture >= 0) && klass.sites() == null && klass.fitsEdge()) {
            expressions.complaints.error(
                    "edge-yielded", step.span(), "the edge is no site: it can be neither yielded nor captured");
        }
        return new Pattern.Step(step.span(), step.marked(), capture, klass, quantity(step.quantity(), scope));
    }

    /** The same name may stand at several steps, as in alternatives: then all that they take belong to it. */
    private int capture(Path.Step step, List<Pattern.Capture> captures, Scope scope) {
        io.petteia.grammar.syntax.Name name = java.util.Objects.requireNonNull(step.capture());
        Type type = step.quantity() == null ? expressions.types.site : expressions.types.sites;
        for (int i = 0; i < captures.size(); i++) {
            if (!captures.get(i).name().equals(name.text())) continue;
            if (!captures.get(i).type().equals(type)) {
                expressions.complaints.tell(Diagnostic.error(
                                "capture-of-two-kinds",
                                name.span(),
                                "`" + name.text() + "` captures one site in one place and a set in another")
                        .suggest("give one of them another name"));
            }
            return i;
        }
        expressions.binders.mustBeFree(name, scope);
        captures.add(new Pattern.Capture(name.text(), type));
        return captures.size() - 1;
    }

    private Pattern.@Nullable Element bend(Path.Bend bend, Scope scope) {
        Integer degrees = expressions.arguments.settled(bend.degrees(), scope);
        if (bend.quantity() != null) {
            expressions.complaints.error("bend-repeated", bend.quantity().span(), "a bend happens once");
        }
        if (degrees == null) return null;
        int count = expressions.names.board().turnable().length;
        int step = count == 0 ? 0 : 360 / count;
        if (step == 0 || degrees % step != 0) {
            expressions.complaints.tell(Diagnostic.error(
                            "bad-bend", bend.degrees().span(), "on this board no line turns by " + degrees + " degrees")
                    .expected(step == 0 ? "a board of squares or hexagons" : "a multiple of " + step));
            return null;
        }
        return new Pattern.Bend(bend.span(), degrees);
    }

    private Pattern.Quantity quantity(Path.@Nullable Quantity written, Scope scope) {
        if (written == null) return Pattern.Quantity.ONCE;
        Term least = expressions.check(written.least(), Type.NUMBER, scope);
        Term most = written.most() == written.least()
                ? least
                : written.most() == null ? null : expressions.check(written.most(), Type.NUMBER, scope);
        int highest = most == null ? Integer.MAX_VALUE : Bounds.of(most.type()).most();
        if (highest < Math.max(0, Bounds.of(least.type()).least()))
            expressions.complaints.tell(Diagnostic.error("empty-quantity", written.span(), "no number is so many")
                    .expected("how often, such as `{3}`, `{1..4}` or `{2..}`"));
        return new Pattern.Quantity(true, least, most);
    }

    private static boolean isMarked(List<Pattern.Element> elements) {
        for (Pattern.Element element : elements) {
            if (element instanceof Pattern.Step step && step.marked()) return true;
            if (element instanceof Pattern.Group group) {
                for (List<Pattern.Element> alternative : group.alternatives()) if (isMarked(alternative)) return true;
            }
        }
        return false;
    }
}
