package io.petteia.hook;

import java.util.List;

/**
 * The position as rules see it, at this moment: what the hook has done is in it. It may be asked while the hook is called and not later. What it does
 * not tell, such as zones, patterns or the number of the turn, a game hands over; so it does with what not everybody may see, for its own check of
 * hidden things looks at what is handed over.
 */
public interface Position {
    Board board();

    /** The members of {@code player}, {@code piece}, {@code terrain}, {@code card}, or of an enumeration of the game. */
    Members members(String type);

    // ---- players
    /** Who acts, -1 if nobody does. */
    int mover();

    /** Who is seated and not out, in the order of the seats. */
    List<Integer> players();

    // ---- sets of sites
    /** All on the board. */
    SiteSet laid();

    SiteSet occupied();

    SiteSet empty();

    /** The mover's. */
    SiteSet own();

    /** Other players'. */
    SiteSet enemy();

    /** @param player -1 for nobody's */
    SiteSet of(int player);

    SiteSet withPiece(int piece);

    SiteSet withTerrain(int terrain);

    /** The sites on the board that are joined to one of these and are none of them. */
    SiteSet neighbours(SiteSet sites);

    /** The site and what is joined to it within a set. */
    SiteSet group(int site, SiteSet within);

    /** What is joined together, by the first sites. */
    List<SiteSet> groups(SiteSet sites);

    // ---- what stands on a site, on top where there are stacks; -1 for none
    int pieceAt(int site);

    int ownerAt(int site);

    int heightAt(int site);

    int terrainAt(int site);

    // ---- variables and piles that everybody sees
    /**
     * An entry of a variable: a number, a truth as 0 or 1, a member.
     *
     * @param keys as a rule would write them in brackets
     */
    int number(String variable, int... keys);

    SiteSet sites(String variable, int... keys);

    /** An entry that is a set of anything but sites. */
    List<Integer> all(String variable, int... keys);

    /** Its cards, the top first. */
    List<Integer> pile(String pile);

    List<Integer> pile(String pile, int player);
}
