package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.model.Domain;
import io.petteia.model.Names;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What to write instead, where what is written is of another type than its place wants. */
final class Remedies {
    private final Names names;

    Remedies(Names names) {
        this.names = names;
    }

    /** Null without a good idea. */
    @Nullable
    String of(Expr e, Term term, Type expected) {
        String text = e.span().text().strip();
        Type type = term.type();
        if (expected.equals(Type.TRUTH) && Types.sitesLike(type)) return asTruth(e, term, text);
        if (type.isNumber() && (expected.isSite() || expected.isSites())) {
            boolean site = term instanceof Term.Constant constant
                    && names.board().sites().ordinal(String.valueOf(constant.value())) >= 0;
            return site ? "write `site(" + text + ")` for the site of that name" : null;
        }
        if (expected instanceof Type.Member member
                && Types.element(type) instanceof Type.Member element
                && element.domain() == member.domain()) {
            return "write `first(" + text + ")` for its first member";
        }
        if (type.isSite() && expected instanceof Type.Member member)
            return ofSite(text, member.domain().sort());
        if (expected instanceof Type.SetOf set && type.equals(set.element()))
            return "write `{" + text + "}` for the set of it";
        return null;
    }

    private static @Nullable String ofSite(String text, Domain.Sort wanted) {
        return switch (wanted) {
            case PIECE -> "write `piece(" + text + ")` for what stands there";
            case PLAYER -> "write `owner(" + text + ")` for whose piece stands there";
            case TERRAIN -> "write `terrain[" + text + "]` for the terrain there";
            default -> null;
        };
    }

    private static String asTruth(Expr e, Term term, String text) {
        if (term instanceof Term.DefineSites && e instanceof Expr.Apply apply)
            return "it lacks its first argument: write `" + lacking(apply, "…") + "`";
        if (!(e instanceof Expr.Word) && !(e instanceof Expr.Apply))
            return "write `some(…)` to ask whether there are any";
        return "write `" + text + "(s)` to ask whether s is one of them, `some(" + text + ")` whether there are any";
    }

    /** A call with the argument that it lacks put first. */
    private static String lacking(Expr.Apply e, String first) {
        String function = e.function().span().text().strip();
        List<String> arguments = e.arguments().stream()
                .map(argument -> argument.value().span().text().strip())
                .toList();
        return function + "(" + first + (arguments.isEmpty() ? "" : ", " + String.join(", ", arguments)) + ")";
    }

    /** A word for sites that shall ask about one site. */
    static String asking(Expr word, Term term, String site, boolean not) {
        String text = word.span().text().strip();
        if (word instanceof Expr.Apply apply && isDefine(term)) return (not ? "not " : "") + lacking(apply, site);
        boolean simple = word instanceof Expr.Word || word instanceof Expr.Index;
        if (simple) return (not ? "not " : "") + text + "(" + site + ")";
        return site + (not ? " not in (" : " in (") + text + ")";
    }

    private static boolean isDefine(Term term) {
        return term instanceof Term.DefineSites
                || term instanceof Term.Complement complement && isDefine(complement.of());
    }
}
