package io.petteia.model.check;

import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.text.Spelling;
import io.petteia.hook.Effect;
import io.petteia.hook.Hook;
import io.petteia.hook.Hooks;
import io.petteia.hook.Kind;
import io.petteia.hook.Signature;
import io.petteia.model.Type;
import io.petteia.model.checked.Local;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the hook that a game declares, and holds the declaration to what the hook says of itself. */
final class InstalledHooks {
    private final Hooks hooks;
    private final Complaints complaints;

    InstalledHooks(Hooks hooks, Complaints complaints) {
        this.hooks = hooks;
        this.complaints = complaints;
    }

    /** Null if none of the id is installed or it is another than is declared, which has been told. */
    @Nullable
    Hook find(Declaration.Hook declared, List<Local> parameters, @Nullable Type result) {
        String id = declared.id().plain();
        Hook hook = hooks.find(id);
        if (hook == null) {
            unknown(id, declared.id().span());
            return null;
        }
        Signature signature = hook.signature();
        String name = declared.name().text();
        Span span = declared.name().span();
        Diagnostic wrong = count(name, span, parameters.size(), signature);
        if (wrong == null) wrong = arguments(parameters, signature);
        if (wrong == null) wrong = result(name, span, result, signature);
        if (wrong == null) wrong = purity(span, declared.pure(), signature);
        if (wrong == null) return hook;
        complaints.tell(wrong.expected("`" + signature.declaration(name) + "`"));
        return null;
    }

    private void unknown(String id, Span span) {
        String suggestion = Spelling.didYouMean(id, hooks.ids());
        if (suggestion == null && !hooks.troubles().isEmpty()) suggestion = String.join("; ", hooks.troubles());
        if (suggestion == null && hooks.ids().isEmpty()) suggestion = "no hooks are installed here";
        complaints.tell(Diagnostic.error("unknown-hook", span, "there is no hook `" + id + "`")
                .expected("the id of a hook that is installed")
                .suggest(suggestion));
    }

    private static Diagnostic mismatch(Span span, String declared, Signature signature, String hook) {
        return Diagnostic.error("hook-mismatch", span, declared + ", but the hook `" + signature.id() + "` " + hook);
    }

    private static @Nullable Diagnostic count(String name, Span span, int declared, Signature signature) {
        int takes = signature.parameters().size();
        if (takes == declared) return null;
        String here = "`" + name + "` takes " + Phrases.count(declared, "argument");
        return mismatch(span, here, signature, "takes " + Phrases.count(takes, "argument"));
    }

    private static @Nullable Diagnostic arguments(List<Local> declared, Signature signature) {
        for (int i = 0; i < declared.size(); i++) {
            Local parameter = declared.get(i);
            Kind kind = signature.parameters().get(i).kind();
            if (HookKinds.fits(kind, parameter.type())) continue;
            String here = "`" + parameter.name() + "` is " + Described.one(parameter.type());
            return mismatch(parameter.span(), here, signature, "takes `" + kind.spelled() + "` there");
        }
        return null;
    }

    private static @Nullable Diagnostic result(String name, Span span, @Nullable Type declared, Signature signature) {
        Kind gives = signature.result();
        if (declared == null && gives == null) return null;
        if (declared != null && gives != null && HookKinds.fits(gives, declared)) return null;
        String here = "`" + name + "` gives " + (declared == null ? "nothing" : Described.one(declared));
        return mismatch(span, here, signature, "gives " + (gives == null ? "nothing" : "`" + gives.spelled() + "`"));
    }

    private static @Nullable Diagnostic purity(Span span, boolean declared, Signature signature) {
        if (declared == signature.isPure()) return null;
        if (signature.isPure()) return mismatch(span, "`pure` is missing", signature, "changes nothing");
        List<String> may =
                signature.effects().stream().sorted().map(Effect::words).toList();
        return mismatch(span, "this is declared `pure`", signature, "may " + Phrases.list(may));
    }
}
