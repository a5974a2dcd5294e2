package io.petteia.model.check;

import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import io.petteia.model.Attribute;
import io.petteia.model.Names;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.HookReference;
import io.petteia.model.checked.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All that the rules files declare, by name, and what any word means at a place. */
final class Program {
    /** How far a declaration has been checked. It is checked when first needed. */
    enum State {
        WRITTEN,
        RUNNING,
        CHECKED
    }

    /** {@code lent} by a module of the library or by the game that is extended: checked as far as it is used. */
    static final class DefineEntry {
        final Declaration.Define syntax;
        final @Nullable String module;
        final boolean lent;
        final @Nullable DefineEntry replaced;
        State state = State.WRITTEN;
        boolean used;

        @Nullable
        Define define;

        DefineEntry(Declaration.Define syntax, @Nullable String module, boolean lent, @Nullable DefineEntry replaced) {
            this.syntax = syntax;
            this.module = module;
            this.lent = lent;
            this.replaced = replaced;
        }
    }

    static final class RuleEntry {
        final Declaration.Rule syntax;
        final @Nullable String module;
        final boolean lent;
        final @Nullable RuleEntry replaced;
        State state = State.WRITTEN;
        boolean used;

        @Nullable
        Rule rule;

        RuleEntry(Declaration.Rule syntax, @Nullable String module, boolean lent, @Nullable RuleEntry replaced) {
            this.syntax = syntax;
            this.module = module;
            this.lent = lent;
            this.replaced = replaced;
        }
    }

    /** The play of a game, and the one it overrides. */
    static final class PlayEntry {
        final Declaration.Play syntax;
        final @Nullable PlayEntry replaced;

        @Nullable
        Rule rule;

        PlayEntry(Declaration.Play syntax, @Nullable PlayEntry replaced) {
            this.syntax = syntax;
            this.replaced = replaced;
        }
    }

    record WheneverEntry(
            Declaration.Whenever syntax, @Nullable String module) {}

    final Names names;
    final Map<String, DefineEntry> defines = new LinkedHashMap<>();
    final Map<String, RuleEntry> rules = new LinkedHashMap<>();
    final Map<String, HookReference> hooks = new LinkedHashMap<>();
    final List<WheneverEntry> whenevers = new ArrayList<>();
    /** The files of modules and of games that are extended. */
    final Set<Source> lent = new HashSet<>();

    @Nullable
    PlayEntry play;

    private final Set<String> disputed = new HashSet<>();
    private final Set<Symbol> mentioned = Collections.newSetFromMap(new IdentityHashMap<>());

    Program(Names names) {
        this.names = names;
    }

    Meaning meaning(String name, Scope scope) {
        Scope.Bound bound = scope.find(name);
        if (bound != null) return new Meaning.OfLocal(bound);
        DefineEntry replaced = scope.replaced();
        if (replaced != null && name.equals("original")) return new Meaning.OfDefine(replaced);
        if (disputed.contains(name)) return new Meaning.Unknown(name);
        Meaning meaning = declared(name);
        if (meaning instanceof Meaning.OfSymbol symbol) mentioned.add(symbol.symbol());
        return meaning;
    }

    /** A name that was declared as two kinds of things, or wrongly: whoever uses it is told nothing more. */
    void dispute(String name) {
        disputed.add(name);
    }

    boolean isDisputed(String name) {
        return disputed.contains(name);
    }

    /** Whether any rule or expression names what the game's YAML declares. */
    boolean isMentioned(Symbol symbol) {
        return mentioned.contains(symbol);
    }

    /** What a word means where no local has its name. */
    Meaning declared(String name) {
        DefineEntry define = defines.get(name);
        if (define != null) return new Meaning.OfDefine(define);
        RuleEntry rule = rules.get(name);
        if (rule != null) return new Meaning.OfRule(rule);
        HookReference hook = hooks.get(name);
        if (hook != null) return new Meaning.OfHook(hook);
        Symbol symbol = names.symbol(name);
        Vocabulary word = Vocabulary.of(name);
        if (word != null && (symbol == null || !word.isFunction())) return new Meaning.OfLanguage(word);
        if (symbol != null) return new Meaning.OfSymbol(symbol);
        Attribute attribute = names.attributes(names.pieces()).get(name);
        if (attribute != null && attribute.per().isEmpty()) {
            if (attribute.type().equals(Type.TRUTH)) return new Meaning.OfPieceTruth(attribute);
            if (attribute.type().equals(Type.PATTERN)) return new Meaning.OfPiecePattern(attribute);
        }
        return new Meaning.Unknown(name);
    }

    /** What a word with parentheses behind it means: a rule or a zone may share its name with a function of the language, which is then meant. */
    Meaning applied(String name, Scope scope) {
        Meaning meaning = meaning(name, scope);
        Vocabulary word = Vocabulary.of(name);
        boolean shared = meaning instanceof Meaning.OfRule || meaning instanceof Meaning.OfSymbol;
        return shared && word != null && word.isFunction() ? new Meaning.OfLanguage(word) : meaning;
    }

    /** Where a name is declared, null if it is the language's or nowhere. */
    @Nullable
    Span placeOf(String name) {
        Meaning meaning = declared(name);
        if (meaning instanceof Meaning.OfDefine d)
            return d.entry().syntax.name().span();
        if (meaning instanceof Meaning.OfRule r) return r.entry().syntax.name().span();
        if (meaning instanceof Meaning.OfHook h) return h.hook().span();
        if (meaning instanceof Meaning.OfSymbol s) return s.symbol().span();
        return null;
    }
}
