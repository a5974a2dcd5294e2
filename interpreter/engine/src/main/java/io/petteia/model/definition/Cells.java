package io.petteia.model.definition;

import io.petteia.grammar.syntax.Block;
import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Path;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Attribute;
import io.petteia.model.Attribute.Cell;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import io.petteia.model.reading.Betza;
import io.petteia.model.reading.Nodes;
import io.petteia.model.reading.Reader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Single values as attributes hold them; the type says what a scalar is. Null comes back for what is wrong, which has been told. */
final class Cells {
    private final Building building;
    private final Reader reader;

    Cells(Building building) {
        this.building = building;
        this.reader = building.reader();
    }

    @Nullable
    Cell read(Yaml node, Type type) {
        if (type instanceof Type.Text) {
            String text = reader.text(node);
            return text == null ? null : new Attribute.Words(text);
        }
        if (type instanceof Type.RuleValue) return statements(node);
        if (type instanceof Type.SetOf || type instanceof Type.ListOf) return collected(node, type);
        Integer value = constant(node, type);
        return value == null ? null : new Attribute.Scalar(value);
    }

    /** What holds if nothing is said: the expression after {@code =} in the declaration. */
    @Nullable
    Cell fallback(Expr syntax, Type type) {
        if (type instanceof Type.RuleValue
                && syntax instanceof Expr.Word word
                && word.name().equals("nothing")) return nothing(word.span());
        if (type instanceof Type.PatternValue && syntax instanceof Expr.PatternLiteral literal)
            return new Attribute.Patterns(List.of(building.checker().pattern(literal.path())));
        if (type instanceof Type.PatternValue || type instanceof Type.RuleValue) {
            String expected = type instanceof Type.RuleValue ? "`nothing`" : "a pattern in brackets";
            reader.tell(Diagnostic.error("bad-default", syntax.span(), "this cannot be a default here")
                    .expected(expected));
            return null;
        }
        Term term = building.checker().value(syntax, type, List.of());
        if (type instanceof Type.Text)
            return term instanceof Term.TextConstant text ? new Attribute.Words(text.value()) : null;
        if (type instanceof Type.SetOf || type instanceof Type.ListOf) return new Attribute.Collected(term);
        Integer value = settled(term, type, syntax.span());
        return value == null ? null : new Attribute.Scalar(value);
    }

    static List<Path> paths(Yaml node, Reader reader) {
        List<Path> paths = new ArrayList<>();
        for (Yaml item : reader.items(node, "a pattern or a list of patterns")) {
            Yaml.Scalar scalar = reader.scalar(item, "a pattern, `orthogonal: @empty`");
            if (scalar == null) continue;
            List<Snippet> betza = Betza.patterns(scalar.content(), reader.diagnostics());
            for (Snippet pattern : betza == null ? List.of(scalar.content()) : betza)
                paths.add(reader.parser().path(pattern));
        }
        return paths;
    }

    private @Nullable Cell statements(Yaml node) {
        if (Nodes.isNothing(node)) return nothing(node.span());
        Yaml.Scalar scalar = reader.scalar(node, "statements");
        if (scalar == null) return null;
        if (scalar.value().strip().equals("nothing")) return nothing(scalar.span());
        Block block = reader.parser().block(scalar.content());
        return new Attribute.Statements(building.checker().statements(block));
    }

    private static Cell nothing(Span span) {
        Rule rule = new Rule("", span, List.of());
        rule.setBody(new io.petteia.model.checked.Block(span, List.of()), null);
        return new Attribute.Statements(rule);
    }

    private @Nullable Cell collected(Yaml node, Type type) {
        Type element = type instanceof Type.SetOf set ? set.element() : ((Type.ListOf) type).element();
        if (type.isSites()) {
            Term sites = new Sites(building).read(node);
            return sites == null ? null : new Attribute.Collected(sites);
        }
        if (node instanceof Yaml.Sequence list) {
            Term members = members(list, type, element);
            return members == null ? null : new Attribute.Collected(members);
        }
        Term term = building.expression(node, type, "a list, or an expression", List.of());
        return term == null ? null : new Attribute.Collected(term);
    }

    @Nullable
    Term members(Yaml.Sequence list, Type type, Type element) {
        List<Term> members = new ArrayList<>();
        boolean good = true;
        for (Yaml item : list.items()) {
            Integer member = constant(item, element);
            good &= member != null;
            if (member != null) members.add(new Term.Constant(element, item.span(), member));
        }
        if (!good) return null;
        return type instanceof Type.ListOf
                ? new Term.MakeList(type, list.span(), members)
                : new Term.MakeSet(type, list.span(), members);
    }

    /** A number, truth or member that is known before play. */
    @Nullable
    Integer constant(Yaml node, Type type) {
        Yaml.Scalar scalar = reader.scalar(node, "a single value");
        if (scalar == null || type instanceof Type.Unknown) return null;
        String text = scalar.value();
        if (type instanceof Type.Num range && Reader.isInteger(text))
            return reader.number(text, scalar.span(), range.least(), range.most());
        if (type instanceof Type.Num range && Reader.isWord(text)) {
            reader.number(text, scalar.span(), range.least(), range.most());
            return null;
        }
        if (type instanceof Type.Truth && Reader.isWord(text)) {
            Boolean truth = reader.truth(scalar);
            return truth == null ? null : Integer.valueOf(truth ? 1 : 0);
        }
        if (type instanceof Type.Member member) {
            int ordinal = member.domain().ordinal(text);
            if (ordinal != Domain.NONE || text.equals("none")) return ordinal;
            if (Reader.isWord(text) || Reader.isInteger(text)) {
                reader.tell(Keys.unknown(text, scalar.span(), type));
                return null;
            }
        }
        Expr syntax = reader.parser().expression(scalar.content());
        if (syntax instanceof Expr.Missing) return null;
        return settled(building.checker().value(syntax, type, List.of()), type, scalar.span());
    }

    private @Nullable Integer settled(Term term, Type type, Span span) {
        Integer value = Constants.value(term);
        if (value != null && type instanceof Type.Num range)
            return reader.number(Integer.toString(value), span, range.least(), range.most());
        if (value == null && !(term.type() instanceof Type.Unknown))
            reader.tell(Diagnostic.error("not-constant", span, "this is not known before the game begins")
                    .expected("numbers, names and options"));
        return value;
    }
}
