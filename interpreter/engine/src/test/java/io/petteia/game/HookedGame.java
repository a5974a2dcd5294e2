package io.petteia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.DiagnosticRenderer;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.hook.Hooks;
import io.petteia.hook.Signature;
import io.petteia.model.check.TinyFolder;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Library;
import java.util.Map;
import java.util.Objects;

/** A small game that calls one hook, `test/hook`. */
final class HookedGame {
    private static final String GAME = """
            petteia: 1
            title: Hooked
            players: [White, Black]
            rules: hooked.rules
            board:
              shape: square
              size: 4x4
              zones: {edge_row: row(1)}
              groups:
                block: |
                  n n o o
                  n n o o
                  p p q q
                  p p q q
            limit: {turns: 9, then: draw}
            terrain: [plain, marsh]
            kinds: {colour: {each: {shade: 0..9}, red: {shade: 3}, green: {shade: 5}}}
            pieces: {man: {symbol: M}, king: {symbol: K}, stone: {symbol: S, owner: none}}
            cards: {each: {worth: 0..9}, pack: {low: {worth: 2}, high: {worth: 7}}}
            piles:
              stock: {start: pack}
              hand: {per: player, visible: owner}
            variables:
              count_of: 0..9 = 0
              clamped: {is: 0..9 = 0, beyond: clamp}
              by_player: 0..9 per player = 1
              favourite: colour = none
              open: boolean = false
              marked: sites = none
              faces: {is: set of 1..6 = none}
              secret: {is: 0..9 = 4, visible: none}
              told: 0..9 = 0
            setup: {White: {man: [a1, b1]}, Black: {man: [a4, b4]}}
            """;

    private HookedGame() {}

    static Loading load(Hooks hooks, String rules) {
        TinyFolder folder = new TinyFolder("hooked", Map.of("game.yaml", GAME, "hooked.rules", rules));
        Library library = Library.in(new TinyFolder("library", Map.of()));
        return Loading.of(folder, Catalogue.EMPTY, library, Map.of(), hooks);
    }

    static String told(Diagnostics diagnostics) {
        return DiagnosticRenderer.plain().renderAll(diagnostics.sorted());
    }

    /** @param rules with {@code HOOK} where the hook is to be declared as {@code f} */
    static State start(Signature signature, LocalHook.Body body, String rules) {
        String declared = signature.declaration("f");
        Loading loading = load(Hooks.of(new LocalHook(signature, body)), rules.replace("HOOK", declared));
        assertThat(loading.game()).as(told(loading.diagnostics())).isNotNull();
        return Objects.requireNonNull(loading.game()).start();
    }

    /** One turn after the other of which the statements are carried out when the mover has chosen "go". */
    static State turns(Signature signature, LocalHook.Body body, String statements) {
        return start(
                signature,
                body,
                "HOOK\nplay { turns of players { either \"go\" {\n" + statements
                        + "\n} or \"stay\" { told = 0 } } }\n");
    }

    static void go(State state) {
        state.play(Objects.requireNonNull(state.move("go")));
    }
}
