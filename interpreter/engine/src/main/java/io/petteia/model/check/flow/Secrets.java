package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Hidden things do not reach public ones by the front door: not by assignment, not by an announcement, not as what is offered to a player who may not
 * know them. What a game only does in the light of a secret is its own affair, and so is a variable that it reveals at some place.
 */
final class Secrets {
    private final WholeGame game;
    private final SecretTerms terms;
    private final Map<Rule, Secret> results = new IdentityHashMap<>();
    private final Others others = new Others();
    private boolean learned;
    private boolean telling;
    private @Nullable Term acting;

    Secrets(WholeGame game) {
        this.game = game;
        this.terms = new SecretTerms(revealed(game));
    }

    private static Set<Variable> revealed(WholeGame game) {
        Set<Variable> revealed = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Block body : game.bodies()) {
            Inside.actions(body, action -> {
                if (action instanceof Action.Reveal reveal) revealed.add(reveal.variable());
            });
        }
        return revealed;
    }

    /** Round and round until what parameters and results may tell is known, then once more to tell. */
    void tell() {
        do {
            learned = false;
            everywhere();
        } while (learned);
        telling = true;
        everywhere();
    }

    private void everywhere() {
        if (game.play() != null && !game.broken().test(game.play()))
            block(game.play().body(), null);
        for (Rule rule : game.rules()) if (rule.isChecked() && !game.broken().test(rule)) block(rule.body(), rule);
        for (Rule rule : game.statements()) if (rule.isChecked()) block(rule.body(), null);
        game.whenevers().forEach(whenever -> block(whenever.body(), null));
    }

    private void block(Block block, @Nullable Rule rule) {
        for (Action action : block.actions()) {
            others.learn(action);
            action(action, rule);
            Term before = acting;
            if (action instanceof Action.As as) acting = as.player();
            for (Block inner : Reached.blocks(action)) block(inner, rule);
            acting = before;
        }
    }

    private void action(Action action, @Nullable Rule rule) {
        if (action instanceof Action.SetLocal set) terms.learn(set.local(), terms.of(set.value()));
        else if (action instanceof Action.Choose choose) offered(choose.span(), choose.binder());
        else if (action instanceof Action.ChooseSome some) {
            offered(some.span(), some.member());
            terms.learn(some.local(), terms.of(some.member().source()));
        } else if (action instanceof Action.ForEach each) terms.of(each.binder());
        else if (action instanceof Action.Roll roll && roll.onlyFor() != null) {
            terms.learn(roll.local(), new Secret(roll.local().name(), Visibility.OWNER, roll.onlyFor(), false));
        } else if (action instanceof Action.Take take && isHidden(take.to().pile())) {
            terms.learn(
                    take.local(),
                    new Secret(
                            take.to().pile().name(),
                            take.to().pile().visibility(),
                            take.to().player(),
                            false));
        } else if (action instanceof Action.Put put
                && put.cards() instanceof Term.LocalRead read
                && !isHidden(put.pile().pile())) {
            terms.forget(read.local());
        } else if (action instanceof Action.Return returned && rule != null) returned(rule, terms.of(returned.value()));
        else if (action instanceof Action.CallRule call) call(call);
        else if (action instanceof Action.CallHook call) call(call);
        else if (action instanceof Action.Assign assign)
            assigned(assign.span(), assign.variable(), terms.of(assign.value()));
        else if (action instanceof Action.AssignAll assign)
            assigned(assign.span(), assign.variable(), terms.of(assign.value()));
        else if (action instanceof Action.Announce announce) announced(announce.span(), terms.of(announce.text()));
    }

    private static boolean isHidden(Pile pile) {
        return pile.visibility() != Visibility.ALL;
    }

    private void returned(Rule rule, @Nullable Secret secret) {
        Secret before = results.get(rule);
        Secret worse = Secret.worse(before, secret);
        if (worse == null || worse == before) return;
        results.put(rule, worse);
        learned |= before == null || before.visibility() != worse.visibility();
    }

    private void call(Action.CallRule call) {
        for (int i = 0; i < call.arguments().size(); i++) {
            learned |= terms.learn(
                    call.rule().parameters().get(i), terms.of(call.arguments().get(i)));
        }
        if (call.result() != null) terms.learn(call.result(), results.get(call.rule()));
    }

    /** What a hook does with what it is handed nobody knows. */
    private void call(Action.CallHook call) {
        for (Term argument : call.arguments()) {
            Secret secret = terms.of(argument);
            if (secret == null) continue;
            if (call.result() != null) terms.learn(call.result(), secret);
            String handed = "all may see what the hook `" + call.hook().name() + "` does, but it is handed ";
            tell("secret-shown", argument.span(), handed + "`" + secret.of() + "`, " + secret.who(), null);
        }
    }

    // ---- what is wrong

    private void assigned(Span span, Variable variable, @Nullable Secret secret) {
        if (secret == null || variable.visibility().compareTo(secret.visibility()) >= 0) return;
        String seen = variable.visibility() == Visibility.ALL ? "by all" : "by its owner";
        String visible = secret.visibility() == Visibility.NONE ? "none" : "owner";
        tell(
                "secret-shown",
                span,
                "`" + variable.name() + "` is seen " + seen + ", but what it gets comes from `" + secret.of() + "`, "
                        + secret.who(),
                secret.variable()
                        ? "`reveal " + secret.of() + "` first, or declare `" + variable.name() + "` with `visible: "
                                + visible + "`"
                        : "show the card first, or declare `" + variable.name() + "` with `visible: " + visible + "`");
    }

    private void announced(Span span, @Nullable Secret secret) {
        if (secret == null) return;
        tell("secret-announced", span, "all hear this, but it tells of `" + secret.of() + "`, " + secret.who(), null);
    }

    private void offered(Span span, io.petteia.model.checked.Binder binder) {
        Secret secret = terms.of(binder);
        if (secret == null) return;
        boolean unseen = secret.visibility() == Visibility.NONE || others.contains(secret.owner(), acting);
        if (!unseen) return;
        tell(
                "secret-offered",
                Deeds.head(span),
                "what is offered here depends on `" + secret.of() + "`, which who chooses does not see",
                secret.visibility() == Visibility.NONE && !secret.variable()
                        ? "to turn up a card by chance write `take c from " + secret.of() + " to …`"
                        : null);
    }

    private void tell(String code, Span span, String message, @Nullable String suggestion) {
        if (!telling) return;
        game.tell()
                .accept(Diagnostic.error(code, span, message)
                        .expected("something that everybody who sees this may know")
                        .suggest(suggestion));
    }
}
