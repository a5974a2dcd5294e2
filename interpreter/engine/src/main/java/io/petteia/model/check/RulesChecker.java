package io.petteia.model.check;

import io.petteia.grammar.syntax.Block;
import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Path;
import io.petteia.grammar.syntax.Text;
import io.petteia.grammar.syntax.TypeSyntax;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Span;
import io.petteia.hook.Hooks;
import io.petteia.model.Attribute;
import io.petteia.model.Checker;
import io.petteia.model.GameModel;
import io.petteia.model.Names;
import io.petteia.model.Type;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Template;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The checker of a game's rules. Declarations are kept and checked when they are needed or in the end; expressions of the YAML at once. */
public final class RulesChecker implements Checker {
    private final Program program;
    private final Complaints complaints;
    private final Needs needs;
    private final Linker linker;
    private final Declarations declarations;
    private final PlayerValues playerValues;

    /** For games without hooks. */
    public RulesChecker(Names names, Diagnostics diagnostics) {
        this(names, diagnostics, Hooks.NONE);
    }

    public RulesChecker(Names names, Diagnostics diagnostics, Hooks hooks) {
        program = new Program(names);
        complaints = new Complaints(diagnostics);
        needs = new Needs(complaints);
        linker = new Linker(names, program, new Types(names), complaints, needs);
        declarations = new Declarations(program, complaints, linker, hooks);
        playerValues = new PlayerValues(linker.expressions());
    }

    @Override
    public Type type(TypeSyntax syntax) {
        return linker.types().read(syntax, null);
    }

    @Override
    public void declare(Declaration.File file, @Nullable String module, @Nullable Span use) {
        if (module != null) needs.declare(module, use);
        declare(file, module, module != null);
    }

    @Override
    public void declareExtended(Declaration.File file) {
        declare(file, null, true);
    }

    private void declare(Declaration.File file, @Nullable String module, boolean lent) {
        if (lent) program.lent.add(file.span().source());
        for (Declaration declaration : file.declarations()) declarations.declare(declaration, module, lent);
    }

    @Override
    public void announce(Attribute attribute, Path pattern) {
        linker.captures().announce(attribute, pattern);
    }

    @Override
    public Term value(Expr syntax, Type expected, List<Local> locals) {
        return linker.value(syntax, expected, locals);
    }

    @Override
    public Pattern pattern(Path syntax) {
        return linker.expressions().patterns.pattern(syntax, Scope.outermost(null, null));
    }

    @Override
    public Rule statements(Block syntax) {
        return declarations.later(syntax);
    }

    @Override
    public Template text(Text syntax) {
        return Effects.template(linker.expressions(), syntax, Scope.outermost(null, null));
    }

    @Override
    public @Nullable Rule rule(Expr.Word name) {
        RuleCalls.Call call = linker.expressions().ruleCalls.read(name, Scope.outermost(null, null));
        return call == null ? null : call.rule();
    }

    @Override
    public GameModel.@Nullable Shown shown(Expr.Word name) {
        PlayerValues.Value value = playerValues.read(name, Scope.outermost(null, null));
        return value == null ? null : new GameModel.Shown(name.name(), value.player(), value.term());
    }

    @Override
    public Checked finish(boolean sound, boolean limited) {
        return new Finish(program, complaints, needs, linker, declarations).all(sound, limited);
    }
}
