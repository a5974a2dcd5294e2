package io.petteia.model.check;

import io.petteia.grammar.syntax.Block;
import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.syntax.Name;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.text.Spelling;
import io.petteia.hook.Hook;
import io.petteia.hook.Hooks;
import io.petteia.model.Type;
import io.petteia.model.checked.HookReference;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Rule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes up what the rules files declare: each name once, unless it overrides. */
final class Declarations {
    private record Later(Rule rule, Block syntax) {}

    private final Program program;
    private final Complaints complaints;
    private final Linker linker;
    private final InstalledHooks installedHooks;
    private final List<Later> later = new ArrayList<>();
    private boolean finished;

    Declarations(Program program, Complaints complaints, Linker linker, Hooks hooks) {
        this.program = program;
        this.complaints = complaints;
        this.linker = linker;
        this.installedHooks = new InstalledHooks(hooks, complaints);
    }

    /** @param lent whether it is there to be used, and nothing need be right of what is not */
    void declare(Declaration declaration, @Nullable String module, boolean lent) {
        if (declaration instanceof Declaration.Define define) define(define, module, lent);
        else if (declaration instanceof Declaration.Rule rule) rule(rule, module, lent);
        else if (declaration instanceof Declaration.Hook hook) hook(hook, module);
        else if (declaration instanceof Declaration.Play play) play(play, module);
        else if (declaration instanceof Declaration.Whenever whenever)
            program.whenevers.add(new Program.WheneverEntry(whenever, module));
    }

    private void define(Declaration.Define define, @Nullable String module, boolean lent) {
        Program.DefineEntry base = program.defines.get(define.name().text());
        if (mayDeclare(define.name(), define.overrides(), base == null ? null : "define", module)) {
            program.defines.put(
                    define.name().text(),
                    new Program.DefineEntry(define, module, lent, define.overrides() ? base : null));
        }
    }

    private void rule(Declaration.Rule rule, @Nullable String module, boolean lent) {
        Program.RuleEntry base = program.rules.get(rule.name().text());
        if (mayDeclare(rule.name(), rule.overrides(), base == null ? null : "rule", module)) {
            program.rules.put(
                    rule.name().text(), new Program.RuleEntry(rule, module, lent, rule.overrides() ? base : null));
        }
    }

    private void hook(Declaration.Hook hook, @Nullable String module) {
        if (!mayDeclare(hook.name(), false, null, module)) return;
        Type result = hook.result() == null ? null : linker.types().read(hook.result(), module);
        List<Local> parameters = linker.parameters().read(hook.parameters(), module);
        Hook installed = installedHooks.find(hook, parameters, result);
        program.hooks.put(
                hook.name().text(),
                new HookReference(
                        hook.name().text(),
                        hook.name().span(),
                        parameters,
                        result,
                        hook.pure(),
                        hook.id().plain(),
                        installed));
    }

    private void play(Declaration.Play play, @Nullable String module) {
        Program.PlayEntry base = program.play;
        if (module != null) complaints.error("play-in-module", play.keyword(), "a module of the library has no `play`");
        else if (base == null && play.overrides()) nothingToOverride(play.keyword(), "`play`", List.of());
        else if (base != null && !play.overrides()) {
            complaints.tell(
                    Diagnostic.error("doubled-name", play.keyword(), "a game has one `play`, and this is the second")
                            .suggest("write `override play` if it shall replace the other")
                            .related(base.syntax.keyword(), "the first"));
        } else program.play = new Program.PlayEntry(play, base);
    }

    // ---- names

    /** @param base what of the same kind has the name already, "define" or "rule" */
    private boolean mayDeclare(Name name, boolean overrides, @Nullable String base, @Nullable String module) {
        if (overrides) {
            if (base != null) return true;
            nothingToOverride(name.span(), "`" + name.text() + "`", overridable());
            if (program.declared(name.text()) instanceof Meaning.Unknown) program.dispute(name.text());
            return false;
        }
        Meaning meaning = program.declared(name.text());
        if (meaning instanceof Meaning.Unknown) return true;
        if (meaning instanceof Meaning.OfLanguage language) {
            if (language.word().isFunction()) return true;
            complaints.error(
                    "doubled-name",
                    name.span(),
                    "`" + name.text() + "` is a name of the language",
                    "take another name, such as `" + Renamed.of(name.text()) + "`");
            return false;
        }
        Diagnostic told = Diagnostic.error(
                        "doubled-name", name.span(), "`" + name.text() + "` is already " + Declared.what(meaning))
                .suggest(
                        base != null
                                ? "take another name, or write `override` if it shall replace the other"
                                : "take another name, such as `" + Renamed.of(name.text()) + "`");
        if (base == null) program.dispute(name.text());
        Span place = program.placeOf(name.text());
        if (module != null && place != null && base == null) {
            complaints.tell(Diagnostic.error(
                            "doubled-name",
                            place,
                            "`" + name.text() + "` is already a name of the module `" + module + "`")
                    .suggest("take another name, such as `" + Renamed.of(name.text()) + "`")
                    .related(name.span(), "declared here"));
            return false;
        }
        complaints.tell(place == null ? told : told.related(place, "declared here"));
        return false;
    }

    private List<String> overridable() {
        List<String> names = new ArrayList<>(program.defines.keySet());
        names.addAll(program.rules.keySet());
        return names;
    }

    private void nothingToOverride(Span span, String what, List<String> fitting) {
        String bare = what.replace("`", "");
        String near = Spelling.didYouMean(bare, fitting);
        complaints.tell(Diagnostic.error("nothing-to-override", span, "there is no " + what + " to override")
                .suggest(near == null ? "leave out `override`" : near));
    }

    // ---- statements in YAML

    /** Checked in the end, when everything is declared; behind the end at once. */
    Rule later(Block syntax) {
        Rule rule = new Rule("", syntax.span(), List.of());
        if (finished) linker.statements(rule, syntax);
        else later.add(new Later(rule, syntax));
        return rule;
    }

    void checkLater() {
        for (Later each : later) linker.statements(each.rule(), each.syntax());
        finished = true;
    }

    List<Rule> statements() {
        return later.stream().map(Later::rule).toList();
    }
}
