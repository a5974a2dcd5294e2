package io.petteia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.hook.Effect;
import io.petteia.hook.Kind;
import io.petteia.hook.Signature;
import io.petteia.hook.SiteSet;
import io.petteia.hook.Value;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a hook is handed and what it gives, of every kind. */
class HookValuesTest {
    private static final Signature SIGNATURE = Signature.of("test/hook");

    @Test
    void argumentsOfEveryKind() {
        List<Object> handed = new ArrayList<>();
        Signature signature = SIGNATURE
                .takes("truth", Kind.TRUTH)
                .takes("number", Kind.NUMBER)
                .takes("text", Kind.TEXT)
                .takes("site", Kind.SITE)
                .takes("player", Kind.PLAYER)
                .takes("piece", Kind.PIECE)
                .takes("terrain", Kind.TERRAIN)
                .takes("direction", Kind.DIRECTION)
                .takes("card", Kind.CARD)
                .takes("colour", Kind.MEMBER)
                .takes("sites", Kind.SITES)
                .takes("faces", Kind.NUMBER.set())
                .takes("dice", Kind.NUMBER.list())
                .takes("cards", Kind.CARD.set())
                .gives(Kind.NUMBER);
        State state = HookedGame.start(
                signature,
                (position, effects, arguments) -> {
                    handed.clear();
                    handed.add(arguments.truth("truth"));
                    handed.add(arguments.number("number"));
                    handed.add(arguments.text("text"));
                    handed.add(position.board().name(arguments.member("site")));
                    handed.add(position.members("player").name(arguments.member("player")));
                    handed.add(position.members("piece").name(arguments.member("piece")));
                    handed.add(position.members("terrain").name(arguments.member("terrain")));
                    handed.add(arguments.member("direction"));
                    handed.add(position.members("card").name(arguments.member("card")));
                    handed.add(position.members("colour").name(arguments.member("colour")));
                    handed.add(arguments.sites("sites").size());
                    handed.add(arguments.all("faces"));
                    handed.add(arguments.all("dice"));
                    handed.add(arguments.all("cards"));
                    return Value.of(7);
                },
                """
                hook f(a: boolean, b: 0..9, c: text, d: site, e: player, g: piece, h: terrain, i: direction, j: card,
                       k: colour, l: sites, m: set of 1..6, n: list of number, o: set of card) -> 0..9 pure from "test/hook"
                play {
                  turns of players {
                    pass
                    let towards = opposite(S)
                    told = f(true, 3, "word", b1, Black, king, marsh, towards, high, none, own + a4, {2, 5}, [4, 4, 1], {low, high})
                  }
                }
                """);
        state.play(state.legalMoves().get(0));
        int north = state.game().model().board().directions().ordinal("N");
        assertThat(handed)
                .containsExactly(
                        true,
                        3,
                        "word",
                        "b1",
                        "Black",
                        "king",
                        "marsh",
                        north,
                        "high",
                        "none",
                        3,
                        List.of(2, 5),
                        List.of(4, 4, 1),
                        List.of(0, 1));
        assertThat(state.position()).contains("told: 7");
    }

    @ParameterizedTest
    @CsvSource({
        "boolean, told = if f then 1 else 0, 1",
        "number, told = f + 1, 6",
        "0..9, told = f, 5",
        "player, told = if f is Black then 1 else 0, 1",
        "piece, told = if f is king then 1 else 0, 1",
        "card, told = f.worth, 7",
        "colour, told = f.shade, 5",
        "block, told = count(f), 4",
        "site, told = count(neighbours(f)), 3",
        "sites, told = count(f), 2",
        "set of 1..6, told = count(f) + last(f), 8",
        "set of card, told = sum(c in f: c.worth), 9",
        "list of number, told = count(f), 3",
        "text, record \"{f}\"; told = 2, 2",
    })
    void resultsOfEveryKind(String type, String statement, int told) {
        State pure = start(type, true, statement);
        pure.play(pure.legalMoves().get(0));
        assertThat(pure.position()).contains("told: " + told);
        String kept = "let x = f\n" + statement.replaceAll("\\bf\\b", "x");
        State acting = start(type, false, kept);
        acting.play(acting.legalMoves().get(0));
        assertThat(acting.position()).contains("told: " + told);
    }

    private static State start(String type, boolean pure, String statements) {
        Kind kind = switch (type) {
            case "boolean" -> Kind.TRUTH;
            case "number", "0..9" -> Kind.NUMBER;
            case "player" -> Kind.PLAYER;
            case "piece" -> Kind.PIECE;
            case "card" -> Kind.CARD;
            case "colour", "block" -> Kind.MEMBER;
            case "site" -> Kind.SITE;
            case "sites" -> Kind.SITES;
            case "set of 1..6" -> Kind.NUMBER.set();
            case "set of card" -> Kind.CARD.set();
            case "list of number" -> Kind.NUMBER.list();
            default -> Kind.TEXT;
        };
        Signature signature = SIGNATURE.gives(kind);
        return HookedGame.start(
                pure ? signature : signature.may(Effect.LAY),
                (position, effects, arguments) -> value(type),
                "hook f -> " + type + (pure ? " pure" : "") + " from \"test/hook\"\nplay { turns of players { pass\n"
                        + statements + "\n} }\n");
    }

    private static Value value(String type) {
        return switch (type) {
            case "boolean" -> Value.of(true);
            case "number", "0..9" -> Value.of(5);
            case "sites" -> Value.of(SiteSet.of(3, 9));
            case "set of 1..6" -> Value.of(List.of(2, 6));
            case "set of card" -> Value.of(List.of(0, 1));
            case "list of number" -> Value.of(List.of(4, 4, 1));
            case "text" -> Value.of("said");
            default -> Value.of(1);
        };
    }
}
