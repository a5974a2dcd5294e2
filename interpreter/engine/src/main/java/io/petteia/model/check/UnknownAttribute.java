package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Spelling;
import io.petteia.model.Attribute;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.Map;

/** Something behind a dot that what stands before it has not. */
final class UnknownAttribute {
    private final Expressions expressions;

    UnknownAttribute(Expressions expressions) {
        this.expressions = expressions;
    }

    Term tell(Expr.Attribute e, Term of, Scope scope) {
        String name = e.name().text();
        String module = scope.module();
        if (!(of.type() instanceof Type.Member member)) {
            expressions.complaints.tell(Diagnostic.error(
                            "no-attributes",
                            e.name().span(),
                            "`" + e.of().span().text() + "` is " + Described.one(of.type()) + " and has no attributes")
                    .expected("a piece type, card, site or member of a kind before the dot")
                    .suggest(
                            of.type() instanceof Type.SetOf set && set.element() instanceof Type.Member
                                    ? "write `first(" + e.of().span().text() + ")." + name
                                            + "` for that of its first member"
                                    : null));
            return Terms.unknown(e.span());
        }
        if (module != null) {
            expressions.needs.lack(
                    module,
                    "the attribute `" + name + "` of " + Described.many(of.type()),
                    e.name().span());
            return Terms.unknown(e.span());
        }
        expressions.complaints.tell(Diagnostic.error(
                        "unknown-attribute",
                        e.name().span(),
                        Described.withArticle(Described.noun(member.domain())) + " has no attribute `" + name + "`")
                .suggest(suggestion(e, member.domain(), name)));
        return Terms.unknown(e.span());
    }

    private @org.jspecify.annotations.Nullable String suggestion(Expr.Attribute e, Domain domain, String name) {
        String before = e.of().span().text();
        if (domain.sort() == Domain.Sort.SITE) {
            Attribute ofPieces =
                    expressions.names.attributes(expressions.names.pieces()).get(name);
            if (ofPieces != null) {
                return ofPieces.type().equals(Type.TRUTH)
                        ? "pieces have it: write `" + name + "(" + before + ")`"
                        : "pieces have it: write `piece(" + before + ")." + name + "`";
            }
        }
        Map<String, Attribute> attributes = expressions.names.attributes(domain);
        String near = Spelling.didYouMean(name, attributes.keySet());
        if (near != null || attributes.isEmpty()) return near;
        return "it has "
                + Phrases.list(
                        attributes.keySet().stream().map(a -> "`" + a + "`").toList());
    }
}
