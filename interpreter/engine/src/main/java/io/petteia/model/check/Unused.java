package io.petteia.model.check;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Symbol;
import io.petteia.model.checked.Local;

/**
 * What is declared and never used: rules nobody calls, locals nobody reads, variables nobody names. Defines may serve the
 * scenarios alone, and variables a hook.
 */
final class Unused {
    private final Program program;
    private final Linker linker;

    Unused(Program program, Linker linker) {
        this.program = program;
        this.linker = linker;
    }

    void tell(Complaints complaints) {
        for (Program.RuleEntry entry : program.rules.values()) {
            if (!entry.lent && !entry.used) {
                warn(
                        complaints,
                        "unused-rule",
                        entry.syntax.name().span(),
                        "nothing calls the rule `" + entry.syntax.name().text() + "`");
            }
        }
        for (Local local : linker.unread()) {
            warn(complaints, "unused-local", local.span(), "nothing reads `" + local.name() + "`");
        }
        if (!program.hooks.isEmpty()) return;
        for (Symbol symbol : program.names.symbols().values()) {
            Span span = symbol.span();
            if (symbol instanceof Symbol.VariableName name && span != null && !program.isMentioned(symbol)) {
                warn(
                        complaints,
                        "unused-variable",
                        span,
                        "nothing names the variable `" + name.variable().name() + "`");
            }
        }
    }

    private static void warn(Complaints complaints, String code, Span span, String message) {
        complaints.tell(Diagnostic.warning(code, span, message).suggest("leave it out"));
    }
}
