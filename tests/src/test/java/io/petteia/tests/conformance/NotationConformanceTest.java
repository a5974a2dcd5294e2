package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.MoveNotation;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves as the fields' standards write them, and as people write them who do not keep to the standards. */
class NotationConformanceTest {
    private static final Map<String, Game> GAMES = new java.util.HashMap<>();

    private static State at(String game, String fen) {
        Game opened = GAMES.computeIfAbsent(game, name -> Shelf.SHIPPED.game(name, Map.of()));
        return fen == null ? opened.start() : opened.start(Shelf.position(opened, "\"fen " + fen + "\""));
    }

    private static MoveNotation notation(State state, String name) {
        return state.game().notations().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // one of two that could go there: by file, by rank, by both, and not at all if the other is pinned
                "chess | SAN | 4k3/8/8/8/8/8/8/RN2KN2 w Q - | b1-d2 | Nbd2",
                "chess | SAN | 4k3/8/8/1N6/8/8/8/1N2K3 w - - | b1-c3 | N1c3",
                "chess | SAN | 4k3/8/8/8/Q6Q/8/8/4K2Q w - - | h4-e4 | Qh4e4+",
                "chess | SAN | 4k3/4r3/8/8/8/8/4N3/N3K3 w - - | a1-c2 | Nc2",
                "chess | SAN | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 | e5-d6 | exd6",
                "chess | SAN | 1n2k3/P7/8/8/8/8/8/4K3 w - - | a7-b8-knight | axb8=N",
                "chess | SAN | 6k1/5ppp/8/8/8/8/8/R3K3 w Q - | a1-a8 | Ra8#",
                "chess | SAN | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - | e1-c1 | O-O-O",
                "chess | SAN | 5k2/8/8/8/8/8/8/4K2R w K - | e1-g1 | O-O+",
                "chess | UCI | 1n2k3/P7/8/8/8/8/8/4K3 w - - | a7-b8-knight | a7b8n",
                "chess960 | SAN | 1rk4r/8/8/8/8/8/8/1RK4R w KQkq - | c1-b1 | O-O-O",
                "chess960 | UCI | 1rk4r/8/8/8/8/8/8/1RK4R w KQkq - | c1-h1 | c1h1",
                "crazyhouse | SAN | 4k3/8/8/8/8/8/8/4K3[Nn] w - - | knight@f6 | N@f6+",
                "crazyhouse | UCI | 4k3/8/8/8/8/8/8/4K3[Pp] w - - | pawn@a2 | P@a2",
                "capablanca | SAN | 4k5/P9/10/10/10/10/10/4K5 w - - | a7-a8-chancellor | a8=C+",
                "draughts-english | PDN | B:B11:W15,24 | 11x18 | 11x18",
                "draughts-english | PDN | B:B1:W6,14,22 | 1x10x17x26 | 1x26",
                // two ways to one square
                "draughts-english | PDN | B:BK1,30:W5,6,13,14 | 1x10x17 | 1x17",
                "draughts-international | PDN | W:W28:B22,12 | 28x8 | 28x8",
                "draughts-international | PDN | W:WK46:B20 | 46-41 | 46-41",
                "draughts-russian | PDN | W:Wc3:Bd4,d6 | c3:c7 | c3:c7",
                "shogi | Hodges | 4k4/9/9/9/9/9/9/9/3GKG3[] w | d1-e2 | G69-58",
                "shogi | Hodges | 4k4/9/9/2P6/9/9/9/9/4K4[] w | c6-c7-+ | P-73+",
                "shogi | Hodges | 4k4/9/9/9/9/9/9/9/4K4[B] w | bishop*e5 | B*55",
                "xiangqi | WXF | 4k4/9/9/9/4C4/9/4C4/9/9/3K5 w - - 0 1 | e6-d6 | C+=6",
            })
    void written(String game, String notation, String fen, String move, String text) {
        State state = at(game, fen);
        Move meant = state.move(move);
        assertThat(meant).as("%s among %s", move, state.legalMoves()).isNotNull();
        MoveNotation declared = notation(state, notation);
        assertThat(declared.write(state, meant)).isEqualTo(text);
        assertThat(declared.read(state, text).script()).isEqualTo(meant.script());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | Ng1f3 | g1-f3",
                "chess | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | Nf3!? | g1-f3",
                "chess | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | e2e4 | e2-e4",
                "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 | ed6 | e5-d6",
                "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 | exd6 e.p. | e5-d6",
                "chess | 1n2k3/P7/8/8/8/8/8/4K3 w - - | a8Q | a7-a8-queen",
                "chess | 1n2k3/P7/8/8/8/8/8/4K3 w - - | axb8=N# | a7-b8-knight",
                "chess | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - | 0-0 | e1-g1",
                "chess | 4k3/8/8/8/8/8/8/RN2KN2 w Q - | Nb1xd2 | b1-d2",
                "draughts-english | B:B1:W6,14,22 | 1:10:17:26 | 1x10x17x26",
                "draughts-international | W:WK46:B32,33,43 | 46x28x39x48 | 46x48",
                "draughts-russian | W:Wc3:Bd4,d6 | c3:e5:c7 | c3:c7",
                "draughts-russian | W:Wc3:Bd4,d6 | c3xe5xc7 | c3:c7",
                "reversi | 8/8/8/3pP3/3Pp3/8/8/8 w | f4 | f4",
                "xiangqi | 4k4/9/9/9/4C4/9/4C4/9/9/3K5 w - - 0 1 | C+.6 | e6-d6",
            })
    void read(String game, String fen, String text, String move) {
        State state = at(game, fen);
        Move meant = state.read(text);
        assertThat(meant).as("%s among %s", text, state.legalMoves()).isNotNull();
        assertThat(meant.notation()).isEqualTo(move);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess | 4k3/8/8/8/8/8/8/RN2KN2 w Q - | Nd2",
                "chess | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | Nd4",
                "chess | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | e5",
                "chess | 1n2k3/P7/8/8/8/8/8/4K3 w - - | a8",
                "chess | 4k3/8/8/8/8/8/8/4K2R w - - | O-O",
            })
    void nobodysMoveOrSeverals(String game, String fen, String text) {
        assertThat(at(game, fen).read(text)).isNull();
    }
}
