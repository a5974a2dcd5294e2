package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Spelling;
import io.petteia.model.Attribute;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A name that means nothing, and which of those that would fit at the place was meant. In one rule the same name is told once. */
final class UnknownNames {
    /** Words that stand between others, and look like one more name when they are misspelt. */
    private static final List<String> BETWEEN = List.of(
            "where",
            "from",
            "of",
            "and",
            "or",
            "is",
            "in",
            "within",
            "then",
            "else",
            "at",
            "to",
            "until",
            "starting",
            "by",
            "mod");

    private final Expressions expressions;
    private final Map<Scope, Set<String>> told = new IdentityHashMap<>();

    UnknownNames(Expressions expressions) {
        this.expressions = expressions;
    }

    Term tell(Expr.Word word, Scope scope, Wanted wanted) {
        return tell(word, scope, wanted, null);
    }

    /** @param type what the place wants, null if that is not known */
    Term tell(Expr.Word word, Scope scope, Wanted wanted, @Nullable Type type) {
        String name = word.name();
        if (expressions.program.isDisputed(name)) return Terms.unknown(word.span());
        String module = scope.module();
        if (module != null) {
            expressions.needs.lack(module, "`" + name + "`", word.span());
            return Terms.unknown(word.span());
        }
        if (scope.isIncomplete()) return Terms.unknown(word.span());
        if (wanted == Wanted.BESIDE) scope.markIncomplete();
        if (name.equals("original")) return noOriginal(word);
        if (!told.computeIfAbsent(scope.whole(), s -> new HashSet<>()).add(name)) return Terms.unknown(word.span());
        expressions.complaints.tell(Diagnostic.error(
                        "unknown-name",
                        word.span(),
                        wanted == Wanted.VALUE || wanted == Wanted.BESIDE
                                ? "`" + name + "` means nothing here"
                                : "there is no " + wanted.text + " `" + name + "`")
                .expected(type == null ? null : Described.roughly(type))
                .suggest(suggestion(name, scope, wanted, type)));
        return Terms.unknown(word.span());
    }

    private Term noOriginal(Expr.Word word) {
        expressions.complaints.error(
                "no-original",
                word.span(),
                "`original` in an expression is the define that is replaced, and here none is",
                "write `override` before the define that replaces another");
        return Terms.unknown(word.span());
    }

    /** Of the names that are near, one that fits the type if there is any. */
    private @Nullable String suggestion(String name, Scope scope, Wanted wanted, @Nullable Type type) {
        List<String> near = Spelling.near(name, fitting(scope, wanted));
        if (near.isEmpty()) return null;
        String best = near.get(0);
        if (type != null) {
            Fitting fitting = new Fitting(expressions.types);
            for (String each : near) {
                if (!fitting.fits(expressions.program.meaning(each, scope), type)) continue;
                best = each;
                break;
            }
        }
        return "did you mean `" + best + "`?";
    }

    private List<String> fitting(Scope scope, Wanted wanted) {
        List<String> names = new ArrayList<>();
        if (wanted == Wanted.VALUE || wanted == Wanted.BESIDE || wanted == Wanted.FUNCTION) {
            for (Scope.Bound bound : scope.visible()) names.add(bound.local.name());
        }
        if (wanted == Wanted.BESIDE) names.addAll(BETWEEN);
        if (wanted == Wanted.VARIABLE) {
            for (Scope.Bound bound : scope.visible())
                if (bound.origin == Scope.Origin.VAR) names.add(bound.local.name());
        }
        for (String name : expressions.program.defines.keySet()) add(name, wanted, names);
        for (String name : expressions.program.rules.keySet()) add(name, wanted, names);
        for (String name : expressions.program.hooks.keySet()) add(name, wanted, names);
        for (Vocabulary word : Vocabulary.values()) add(word.spelling(), wanted, names);
        for (String name : expressions.names.symbols().keySet()) add(name, wanted, names);
        for (Attribute attribute :
                expressions.names.attributes(expressions.names.pieces()).values()) add(attribute.name(), wanted, names);
        return names;
    }

    private void add(String name, Wanted wanted, List<String> names) {
        if (fits(expressions.program.declared(name), wanted)) names.add(name);
    }

    private static boolean fits(Meaning meaning, Wanted wanted) {
        return switch (wanted) {
            case RULE -> meaning instanceof Meaning.OfRule || meaning instanceof Meaning.OfHook;
            case VARIABLE -> isVariable(meaning);
            case PILE -> isSymbol(meaning, Symbol.PileName.class);
            case DIRECTIONS -> isSymbol(meaning, Symbol.DirectionsName.class);
            case PLAYER_VALUE -> meaning instanceof Meaning.OfDefine || isVariable(meaning);
            case TABLE ->
                isVariable(meaning)
                        || isSymbol(meaning, Symbol.ZoneName.class)
                        || isSymbol(meaning, Symbol.PileName.class);
            case FUNCTION -> isCallable(meaning);
            case VALUE, BESIDE -> isValue(meaning);
        };
    }

    private static boolean isVariable(Meaning meaning) {
        return isSymbol(meaning, Symbol.VariableName.class);
    }

    private static boolean isSymbol(Meaning meaning, Class<? extends Symbol> kind) {
        return meaning instanceof Meaning.OfSymbol symbol && kind.isInstance(symbol.symbol());
    }

    private static boolean isCallable(Meaning meaning) {
        if (meaning instanceof Meaning.OfLanguage language) {
            return switch (language.word().role()) {
                case SITES, FUNCTION, TYPE_AND_FUNCTION, GATHERING, HISTORY -> true;
                default -> false;
            };
        }
        return meaning instanceof Meaning.OfDefine
                || meaning instanceof Meaning.OfHook
                || meaning instanceof Meaning.OfPieceTruth
                || meaning instanceof Meaning.OfPiecePattern
                || meaning instanceof Meaning.OfSymbol symbol && isWordForSites(symbol.symbol());
    }

    private static boolean isWordForSites(Symbol symbol) {
        if (symbol instanceof Symbol.Member member) return Types.sitesLike(new Type.Member(member.domain()));
        if (symbol instanceof Symbol.VariableName name)
            return name.variable().type().isSites() || Entries.holdsSites(name.variable());
        return symbol instanceof Symbol.ZoneName;
    }

    private static boolean isValue(Meaning meaning) {
        if (meaning instanceof Meaning.OfLanguage language) {
            return switch (language.word().role()) {
                case SITES, VALUE, TYPE_AND_FUNCTION -> true;
                case TYPE -> language.word() == Vocabulary.PLAYER || language.word() == Vocabulary.CARD;
                default -> false;
            };
        }
        return !(meaning instanceof Meaning.OfRule);
    }
}
