package io.petteia.hook;

/** A picture of the board that puts its sites into groups, such as tiles. */
public interface Grouping extends Members {
    /** The group of a site, -1 if it is in none. */
    int of(int site);

    /** The sites of a group, those not on the board just now too. */
    SiteSet sites(int group);
}
