package io.petteia.model.check;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Checker;
import io.petteia.model.Type;
import io.petteia.model.check.flow.WholeGame;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import io.petteia.model.checked.Whenever;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The last step: what has not been needed yet is checked too, then the whole is looked at. What the game does not use of a library module, or of
 * the game it extends, is checked where nobody hears it, for it may need what the game lacks.
 */
final class Finish {
    private final Program program;
    private final Complaints complaints;
    private final Needs needs;
    private final Linker linker;
    private final Declarations declarations;

    Finish(Program program, Complaints complaints, Needs needs, Linker linker, Declarations declarations) {
        this.program = program;
        this.complaints = complaints;
        this.needs = needs;
        this.linker = linker;
        this.declarations = declarations;
    }

    Checker.Checked all(boolean sound, boolean limited) {
        List<Whenever> whenevers = new ArrayList<>();
        for (Program.WheneverEntry entry : program.whenevers) whenevers.add(whenever(entry));
        Rule play = program.play == null ? null : linker.play(program.play);
        if (play == null && sound) {
            complaints.tell(
                    Diagnostic.error("no-play", null, "the game has no `play { … }`: nothing says how it is played"));
        }
        for (Program.DefineEntry entry : program.defines.values()) if (!entry.lent) linker.check(entry);
        for (Program.RuleEntry entry : program.rules.values()) if (!entry.lent) linker.check(entry);
        declarations.checkLater();
        checkUsedOfLent();
        needs.tell();
        linker.expressions().words.pieceWords().fillAll();
        examine(play, List.copyOf(whenevers), sound, limited);
        Block body = play == null ? null : play.body();
        return new Checker.Checked(
                defines(),
                rules(),
                List.copyOf(whenevers),
                body,
                linker.phases().inOrder());
    }

    private void examine(@Nullable Rule play, List<Whenever> whenevers, boolean sound, boolean limited) {
        Broken broken = new Broken(program, complaints, needs);
        WholeGame game = new WholeGame(
                program.names,
                play,
                usedDefines(),
                usedRules(),
                declarations.statements(),
                whenevers,
                linker.expressions().options::option,
                broken::test,
                limited,
                program.lent::contains,
                complaints::tell);
        if (game.hasCircles()) return;
        for (Define define : linker.circular()) {
            if (sound)
                complaints.error("recursion", define.span(), "`" + define.name() + "` needs itself to be worked out");
        }
        if (sound && linker.circular().isEmpty()) game.examine();
        if (!sound || complaints.told().hasErrors()) return;
        game.advise();
        new Unused(program, linker).tell(complaints);
    }

    private List<Define> usedDefines() {
        List<Define> all = new ArrayList<>();
        for (Program.DefineEntry entry : program.defines.values()) {
            for (Program.DefineEntry each = entry; each != null; each = each.replaced) {
                if (each.state == Program.State.CHECKED && each.define != null) all.add(each.define);
            }
        }
        return all;
    }

    /** Those that others override are used by the ones in their place, perhaps. */
    private List<Rule> usedRules() {
        List<Rule> all = new ArrayList<>();
        for (Program.RuleEntry entry : program.rules.values()) {
            for (Program.RuleEntry each = entry; each != null; each = each.replaced) {
                if (each.state == Program.State.CHECKED && each.rule != null) all.add(each.rule);
            }
        }
        return all;
    }

    private Whenever whenever(Program.WheneverEntry entry) {
        Body body = new Body(Body.Kind.WHENEVER, null);
        Scope scope = Scope.outermost(entry.module(), body);
        Term condition = linker.expressions().check(entry.syntax().condition(), Type.TRUTH, scope);
        return new Whenever(
                entry.syntax().span(),
                condition,
                linker.statements().block(entry.syntax().body(), scope));
    }

    /** What is used may use more, so that this goes round until nothing is new. */
    private void checkUsedOfLent() {
        boolean more = true;
        while (more) {
            more = false;
            for (Program.DefineEntry entry : program.defines.values()) {
                if (!entry.used || entry.state != Program.State.WRITTEN) continue;
                linker.check(entry);
                more = true;
            }
            for (Program.RuleEntry entry : program.rules.values()) {
                if (!entry.used || entry.state != Program.State.WRITTEN) continue;
                linker.check(entry);
                more = true;
            }
        }
    }

    private Map<String, Define> defines() {
        Map<String, Define> defines = new LinkedHashMap<>();
        program.defines.forEach((name, entry) -> {
            boolean sound = entry.state == Program.State.CHECKED || soundUnheard(() -> linker.check(entry));
            if (sound) defines.put(name, linker.made(entry));
        });
        return defines;
    }

    private Map<String, Rule> rules() {
        Map<String, Rule> rules = new LinkedHashMap<>();
        program.rules.forEach((name, entry) -> {
            boolean sound = entry.state == Program.State.CHECKED || soundUnheard(() -> linker.check(entry));
            if (sound) rules.put(name, linker.made(entry));
        });
        return rules;
    }

    /** Whether something lent that the game does not use could be used. */
    private boolean soundUnheard(Runnable check) {
        int before = complaints.errors() + needs.lost();
        complaints.mute(check);
        return before == complaints.errors() + needs.lost();
    }
}
