package io.petteia.model.check;

import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.syntax.Expr;
import io.petteia.model.Names;
import io.petteia.model.Type;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks defines and rules when they are first needed: a define when its type is asked for, a rule when what it returns is; everything else in the
 * end. A define that needs itself gets type unknown here; the circle is told when all has been checked.
 */
final class Linker {
    private final Program program;
    private final TypeReader typeReader;
    private final Parameters parameters;
    private final Captures captures;
    private final Expressions expressions;
    private final Statements statements;
    private final Phases phases;
    private final List<Local> unread = new ArrayList<>();
    private final List<Define> circular = new ArrayList<>();

    Linker(Names names, Program program, Types types, Complaints complaints, Needs needs) {
        this.program = program;
        this.typeReader = new TypeReader(program, types, complaints, needs);
        this.parameters = new Parameters(types, typeReader);
        this.captures = new Captures(types);
        this.expressions = new Expressions(program, types, complaints, needs, this);
        this.statements = new Statements(expressions);
        this.phases = new Phases(complaints);
    }

    Phases phases() {
        return phases;
    }

    Parameters parameters() {
        return parameters;
    }

    TypeReader types() {
        return typeReader;
    }

    Captures captures() {
        return captures;
    }

    Expressions expressions() {
        return expressions;
    }

    Statements statements() {
        return statements;
    }

    /** Keeps the locals of a block that nobody has read when it ends. */
    void unread(Scope scope) {
        if (scope.module() != null) return;
        for (Scope.Bound bound : scope.own()) {
            boolean meantToBeRead = bound.origin == Scope.Origin.LET || bound.origin == Scope.Origin.VAR;
            if (meantToBeRead && !bound.used) unread.add(bound.local);
        }
    }

    /** Defines whose type was asked for while it was being found out. */
    List<Define> circular() {
        return circular;
    }

    List<Local> unread() {
        return unread;
    }

    // ---- defines

    /** The define itself for somebody who needs it, its value not yet checked. */
    Define define(Program.DefineEntry entry) {
        entry.used = true;
        return made(entry);
    }

    Define made(Program.DefineEntry entry) {
        Define define = entry.define;
        if (define == null) {
            Declaration.Define syntax = entry.syntax;
            define = new Define(
                    syntax.name().text(), syntax.name().span(), parameters.read(syntax.parameters(), entry.module));
            entry.define = define;
        }
        return define;
    }

    /** The type of its value, unknown while it is still being found out. */
    Type type(Define define) {
        Program.DefineEntry entry = program.defines.get(define.name());
        while (entry != null && entry.define != define) entry = entry.replaced;
        if (entry == null) return define.isChecked() ? define.type() : Type.UNKNOWN;
        if (entry.state == Program.State.RUNNING && !circular.contains(define)) circular.add(define);
        check(entry);
        return define.isChecked() ? define.type() : Type.UNKNOWN;
    }

    void check(Program.DefineEntry entry) {
        if (entry.state != Program.State.WRITTEN) return;
        entry.state = Program.State.RUNNING;
        Define define = made(entry);
        Scope scope = Scope.ofDefine(entry.module, entry.replaced);
        parameters.bind(define.parameters(), entry.syntax.parameters(), scope, expressions.binders);
        Term value = expressions.infer(entry.syntax.value(), scope);
        if (value.type().equals(Type.NONE)) value = expressions.mismatch.noneAlone(entry.syntax.value());
        define.setValue(value);
        entry.state = Program.State.CHECKED;
    }

    // ---- rules

    /** The rule itself for somebody who needs it, its statements not yet checked. */
    Rule rule(Program.RuleEntry entry) {
        entry.used = true;
        return made(entry);
    }

    Rule made(Program.RuleEntry entry) {
        Rule rule = entry.rule;
        if (rule == null) {
            Declaration.Rule syntax = entry.syntax;
            rule = new Rule(
                    syntax.name().text(), syntax.name().span(), parameters.read(syntax.parameters(), entry.module));
            entry.rule = rule;
        }
        return rule;
    }

    /** What a rule returns: null if nothing, unknown while that is still being found out. */
    @Nullable
    Type result(Program.RuleEntry entry) {
        check(entry);
        return entry.state == Program.State.RUNNING ? Type.UNKNOWN : made(entry).result();
    }

    void check(Program.RuleEntry entry) {
        if (entry.state != Program.State.WRITTEN) return;
        entry.state = Program.State.RUNNING;
        Rule rule = made(entry);
        Program.RuleEntry replaced = entry.replaced;
        Body body = new Body(Body.Kind.RULE, replaced == null ? null : () -> checked(replaced));
        Scope scope = Scope.outermost(entry.module, body);
        parameters.bind(rule.parameters(), entry.syntax.parameters(), scope, expressions.binders);
        Block block = statements.block(entry.syntax.body(), scope);
        rule.setBody(block, Results.joined(body));
        entry.state = Program.State.CHECKED;
    }

    private Rule checked(Program.RuleEntry entry) {
        check(entry);
        return rule(entry);
    }

    /** The play of the game as a rule without name of its own. */
    Rule play(Program.PlayEntry entry) {
        Rule rule = entry.rule;
        if (rule != null) return rule;
        rule = new Rule("play", entry.syntax.keyword(), List.of());
        entry.rule = rule;
        Program.PlayEntry replaced = entry.replaced;
        Body body = new Body(Body.Kind.PLAY, replaced == null ? null : () -> play(replaced));
        rule.setBody(statements.block(entry.syntax.body(), Scope.outermost(null, body)), null);
        return rule;
    }

    // ---- what is not declared by name

    void statements(Rule rule, io.petteia.grammar.syntax.Block syntax) {
        Body body = new Body(Body.Kind.ATTRIBUTE, null);
        rule.setBody(statements.block(syntax, Scope.outermost(null, body)), null);
    }

    Term value(Expr syntax, Type expected, List<Local> locals) {
        Scope scope = Scope.outermost(null, null);
        for (Local local : locals) scope.bind(local, Scope.Origin.GIVEN);
        return expressions.check(syntax, expected, scope);
    }
}
