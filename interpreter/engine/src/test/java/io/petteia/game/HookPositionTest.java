package io.petteia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.hook.Board;
import io.petteia.hook.Effect;
import io.petteia.hook.Grouping;
import io.petteia.hook.Position;
import io.petteia.hook.Signature;
import io.petteia.hook.SiteSet;
import io.petteia.hook.Value;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A hook sees the position that rules see. */
class HookPositionTest {
    /** Asks at the first turn, White's. */
    private static void look(String statements, Consumer<Position> asks) {
        State state = HookedGame.turns(
                Signature.of("test/hook").may(Effect.LIFT),
                (position, effects, arguments) -> {
                    asks.accept(position);
                    return Value.NOTHING;
                },
                statements);
        HookedGame.go(state);
    }

    @Test
    void whoseSites() {
        look("place stone at d4; f", position -> {
            assertThat(position.mover()).isZero();
            assertThat(position.players()).containsExactly(0, 1);
            assertThat(position.own()).isEqualTo(SiteSet.of(0, 1));
            assertThat(position.enemy()).isEqualTo(SiteSet.of(12, 13));
            assertThat(position.of(-1)).isEqualTo(SiteSet.of(15));
            assertThat(position.occupied().size()).isEqualTo(5);
            assertThat(position.empty().size()).isEqualTo(11);
            assertThat(position.withPiece(0)).isEqualTo(SiteSet.of(0, 1, 12, 13));
            assertThat(position.pieceAt(15)).isEqualTo(2);
            assertThat(position.ownerAt(15)).isEqualTo(-1);
            assertThat(position.ownerAt(12)).isEqualTo(1);
            assertThat(position.pieceAt(2)).isEqualTo(-1);
            assertThat(position.heightAt(12)).isEqualTo(1);
            assertThat(position.terrainAt(3)).isZero();
            assertThat(position.withTerrain(0).size()).isEqualTo(16);
        });
    }

    @Test
    void asAnotherPlayerSeesIt() {
        look("as Black { f }", position -> {
            assertThat(position.mover()).isEqualTo(1);
            assertThat(position.own()).isEqualTo(SiteSet.of(12, 13));
        });
    }

    @Test
    void whatHangsTogether() {
        look("lift b2; f", position -> {
            assertThat(position.laid().contains(5)).isFalse();
            assertThat(position.neighbours(SiteSet.of(1))).isEqualTo(SiteSet.of(0, 2));
            assertThat(position.group(0, position.own())).isEqualTo(SiteSet.of(0, 1));
            assertThat(position.groups(position.occupied())).containsExactly(SiteSet.of(0, 1), SiteSet.of(12, 13));
        });
    }

    @Test
    void theBoard() {
        look("f", position -> {
            Board board = position.board();
            assertThat(board.size()).isEqualTo(16);
            assertThat(board.name(board.site("c2"))).isEqualTo("c2");
            assertThat(board.row(6)).isEqualTo(2);
            assertThat(board.column(6)).isEqualTo(3);
            int north = board.directions("N", 0).get(0);
            assertThat(board.next(6, north)).isEqualTo(board.site("c3"));
            assertThat(board.next(14, north)).isEqualTo(-1);
            assertThat(board.directions("S", 0)).containsExactly(board.opposite(north));
            assertThat(board.directions("forward", 1)).containsExactly(board.opposite(north));
            assertThat(board.directions("orthogonal", 0)).hasSize(4);
            assertThat(board.joined(5)).isEqualTo(SiteSet.of(1, 4, 6, 9));
            Grouping block = board.grouping("block");
            assertThat(block.size()).isEqualTo(4);
            assertThat(block.sites(block.named("p"))).isEqualTo(SiteSet.of(0, 1, 4, 5));
            assertThat(block.name(block.of(15))).isEqualTo("o");
        });
    }

    @Test
    void whatHasBeenRevealed() {
        look(
                "reveal secret; f",
                position -> assertThat(position.number("secret")).isEqualTo(4));
    }

    @Test
    void variablesPilesAndAttributes() {
        look(
                "told = 3; by_player[Black] = 6; open = true; favourite = green; marked = own; faces = {2, 5}; f",
                position -> {
                    assertThat(position.number("told")).isEqualTo(3);
                    assertThat(position.number("by_player", 1)).isEqualTo(6);
                    assertThat(position.number("open")).isEqualTo(1);
                    assertThat(position.number("favourite")).isEqualTo(1);
                    assertThat(position.members("colour").attribute("shade", position.number("favourite")))
                            .isEqualTo(5);
                    assertThat(position.sites("marked")).isEqualTo(position.own());
                    assertThat(position.all("faces")).isEqualTo(List.of(2, 5));
                    assertThat(position.pile("stock")).isEqualTo(List.of(0, 1));
                    assertThat(position.members("card").named("high")).isEqualTo(1);
                });
    }
}
