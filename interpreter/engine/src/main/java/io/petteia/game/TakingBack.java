package io.petteia.game;

/** What a host lets players take back. */
public enum TakingBack {
    OFF,
    /** whatever showed nobody anything: not what was behind a roll of chance, a card turned up, a secret revealed */
    TO_BARRIER,
    FREE
}
