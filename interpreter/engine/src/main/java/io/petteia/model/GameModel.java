package io.petteia.model;

import io.petteia.model.checked.Block;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import io.petteia.model.checked.Whenever;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game with its options settled, fully checked: what the machine needs and all it needs. Immutable. Everything that an author can get wrong, but
 * for what only happens in play, has been told before one of these exists.
 *
 * @param id the name of its folder
 * @param hash of the texts it was made from, hexadecimal; saved games name it
 * @param options by name the value in use, as a player would write it
 * @param players all names that there are; {@code seated} of them play
 * @param pieces a domain with symbols, owners and attributes in {@code pieceTypes}
 * @param kinds the enumerations, by name
 * @param board without sites for games without one
 * @param terrainAt by site the terrain at the start
 * @param standing the pieces at the start, in the order in which they are placed
 * @param setup more pieces at the start, their sites given by terms
 * @param pieceVisible sites on which all see which piece stands; null: everywhere
 * @param defines by name, those of the library too
 * @param limit the number of turns after which {@code limitRule} runs, or a draw if that is null; null: none
 * @param phases the names of the phases, in the order of the text
 */
public record GameModel(
        String id,
        String title,
        String about,
        @Nullable String note,
        String hash,
        Map<String, String> options,
        Domain players,
        int seated,
        Domain pieces,
        List<PieceType> pieceTypes,
        Domain terrains,
        Domain cards,
        List<Domain> kinds,
        List<Attribute> attributes,
        Board board,
        List<Zone> zones,
        int[] terrainAt,
        List<Standing> standing,
        List<Setup> setup,
        List<Variable> variables,
        List<Pile> piles,
        @Nullable Term pieceVisible,
        Map<String, Define> defines,
        Map<String, Rule> rules,
        List<Whenever> whenevers,
        Block play,
        List<Shown> show,
        @Nullable Term limit,
        @Nullable Rule limitRule,
        boolean resign,
        boolean agreedDraw,
        List<String> phases) {

    /** @param ownerNone whether its pieces belong to nobody unless said */
    public record PieceType(String name, String symbol, boolean ownerNone) {}

    /** A piece on a site; owner -1 for nobody's. */
    public record Standing(int site, int piece, int owner) {}

    /** So many pieces (one but on stacks) on each of the sites; piece -1: the sites are laid. */
    public record Setup(int piece, int owner, Term sites, int count) {
        public boolean lays() {
            return piece < 0;
        }
    }

    /** Shown beside the names of the players: a variable per player or a define of one player, {@code value} read with {@code player} bound. */
    public record Shown(String name, Local player, Term value) {}
}
