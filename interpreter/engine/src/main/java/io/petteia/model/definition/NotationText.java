package io.petteia.model.definition;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Span;
import io.petteia.model.Checker;
import io.petteia.model.Type;
import io.petteia.model.checked.Notation.Detail;
import io.petteia.model.checked.Notation.Each;
import io.petteia.model.checked.Notation.Given;
import io.petteia.model.checked.Notation.Hole;
import io.petteia.model.checked.Notation.Part;
import io.petteia.model.checked.Notation.Plain;
import io.petteia.model.checked.Term;
import io.petteia.model.reading.Reader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads how a move is written: {@code {E}} is a value, {@code […]} may be left out, {@code (… if C)} stands there under a condition, {@code (…)} if the
 * choices in it were made; with a star behind it once for each time.
 */
final class NotationText {
    private static final String IF = " if ";
    private static final int MOST_DETAILS = 6;

    private final Reader reader;
    private final Checker checker;
    private final Choosable choosable;
    private final Leniency leniency;
    private final Set<String> needed = new LinkedHashSet<>();
    private final Set<String> named = new LinkedHashSet<>();
    private final Set<String> several = new LinkedHashSet<>();
    private int details;

    NotationText(Reader reader, Checker checker, Choosable choosable, Leniency leniency) {
        this.reader = reader;
        this.checker = checker;
        this.choosable = choosable;
        this.leniency = leniency;
    }

    List<Part> read(Snippet text) {
        List<Part> parts = parts(text);
        needed.addAll(outside(parts));
        List<Part> settled =
                parts.stream().map(part -> butLast(part, named(parts))).toList();
        if (details > MOST_DETAILS)
            bad(text.span(), "this has " + details + " parts that may be left out", "at most " + MOST_DETAILS);
        return settled;
    }

    /** The choices that such a move must have made. */
    Set<String> needed() {
        return needed;
    }

    /** Those and what it may have chosen besides. */
    Set<String> named() {
        return named;
    }

    /** Those that it may have made more than once. */
    Set<String> several() {
        return several;
    }

    private void bad(Span at, String message, @Nullable String expected) {
        reader.tell(Diagnostic.error("bad-notation", at, message).expected(expected));
    }

    private List<Part> parts(Snippet text) {
        List<Part> parts = new ArrayList<>();
        StringBuilder plain = new StringBuilder();
        String letters = text.text();
        for (int at = 0; at < letters.length(); at++) {
            char c = letters.charAt(at);
            if (c == ']' || c == ')' || c == '}') bad(text.span(at, at + 1), "nothing opens this `" + c + "`", null);
            else if (c != '{' && c != '[' && c != '(') plain.append(c);
            else {
                int close = Brackets.closing(letters, at);
                if (close < 0) {
                    bad(text.span(at, at + 1), "this `" + c + "` is not closed", "`" + Brackets.closer(c) + "`");
                    break;
                }
                if (plain.length() > 0) parts.add(new Plain(plain.toString()));
                plain.setLength(0);
                boolean each = c != '{' && close + 1 < letters.length() && letters.charAt(close + 1) == '*';
                Part part = part(c, text.part(at + 1, close), each);
                if (part != null) parts.add(part);
                at = each ? close + 1 : close;
            }
        }
        if (plain.length() > 0) parts.add(new Plain(plain.toString()));
        return parts;
    }

    private @Nullable Part part(char opening, Snippet inner, boolean each) {
        if (opening == '{') return hole(inner);
        if (each) return each(inner, opening == '[');
        if (opening == '[') {
            details++;
            return new Detail(parts(inner));
        }
        return leniency.read(inner.span(), () -> given(inner));
    }

    private @Nullable Part given(Snippet inner) {
        int condition = Brackets.outside(inner.text(), IF);
        if (condition < 0) {
            List<Part> parts = parts(inner);
            return new Given(parts, outside(parts), null);
        }
        Term holds = term(inner.part(condition + IF.length(), inner.text().length()), Type.TRUTH);
        List<Part> parts = parts(inner.part(0, condition));
        Set<String> choices = new HashSet<>(outside(parts));
        if (holds != null) choices.addAll(choosable.namedIn(holds));
        return holds == null ? null : new Given(parts, choices, holds);
    }

    private @Nullable Part each(Snippet inner, boolean detail) {
        List<Part> parts = parts(inner);
        Set<String> choices = outside(parts);
        if (choices.size() != 1) {
            bad(inner.span(), "a star needs one choice that is made several times", "such as `[x{cell}]*`");
            return null;
        }
        several.addAll(choices);
        Part part = new Each(parts, choices.iterator().next(), false);
        if (detail) details++;
        return detail ? new Detail(List.of(part)) : part;
    }

    private @Nullable Part hole(Snippet inner) {
        Term value = term(inner, Type.UNKNOWN);
        if (value == null) return null;
        Type type = value.type();
        boolean shown = type instanceof Type.Member || type instanceof Type.Num || type instanceof Type.Text;
        if (shown || type instanceof Type.Unknown) return new Hole(value);
        reader.tell(Diagnostic.error("not-shown", inner.span(), "this cannot be shown in a move")
                .expected("a site, a piece, a number or a text"));
        return null;
    }

    private @Nullable Term term(Snippet text, Type expected) {
        Expr syntax = reader.parser().expression(text);
        if (syntax instanceof Expr.Missing) return null;
        Term term = checker.value(syntax, expected, List.copyOf(choosable.all()));
        named.addAll(choosable.namedIn(term));
        if (leniency.fits(term)) return term;
        bad(text.span(), "this does not fit what the game has", null);
        return null;
    }

    /** What is named where it always stands; of what stands there under a condition nothing. */
    private Set<String> outside(List<Part> parts) {
        Set<String> choices = new HashSet<>();
        for (Part part : parts) {
            if (part instanceof Hole hole) choices.addAll(choosable.namedIn(hole.value()));
            else if (part instanceof Detail detail) choices.addAll(outside(detail.parts()));
            else if (part instanceof Each each) choices.add(each.choice());
        }
        return choices;
    }

    /** What is named without a star: there the last time stands that it was chosen. */
    private Set<String> named(List<Part> parts) {
        Set<String> choices = new HashSet<>();
        for (Part part : parts) if (part instanceof Hole hole) choices.addAll(choosable.namedIn(hole.value()));
        return choices;
    }

    private static Part butLast(Part part, Set<String> elsewhere) {
        if (part instanceof Each each) return new Each(each.parts(), each.choice(), elsewhere.contains(each.choice()));
        if (part instanceof Detail detail)
            return new Detail(detail.parts().stream()
                    .map(inner -> butLast(inner, elsewhere))
                    .toList());
        return part;
    }
}
