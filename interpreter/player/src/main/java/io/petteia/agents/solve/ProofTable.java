package io.petteia.agents.solve;

/** What is known of positions in a proof. It grows to a fixed size; then what is easiest to find again is forgotten. */
final class ProofTable {
    private static final int LARGEST = 1 << 25;
    private static final int BYTES_WHILE_GROWING = 24;

    private long[] keys = new long[1 << 12];
    private int[] proofs = new int[1 << 12];
    private int[] refutations = new int[1 << 12];
    private int size;
    private final int largest;

    ProofTable() {
        long room = Runtime.getRuntime().maxMemory() / BYTES_WHILE_GROWING;
        int most = 1 << 14;
        while (most < LARGEST && most * 2L <= room) most *= 2;
        this.largest = most;
    }

    /** How much is to be proved at least until the position is; 1 for one that is not known. */
    int proof(long hash) {
        int at = place(hash);
        return isUsed(at) ? proofs[at] : 1;
    }

    int refutation(long hash) {
        int at = place(hash);
        return isUsed(at) ? refutations[at] : 1;
    }

    /** Where the position stands, or would. */
    private int place(long hash) {
        int at = (int) (hash ^ hash >>> 32) & keys.length - 1;
        while (isUsed(at) && keys[at] != hash) at = at + 1 & keys.length - 1;
        return at;
    }

    private boolean isUsed(int at) {
        return proofs[at] != 0 || refutations[at] != 0;
    }

    void put(long hash, int proof, int refutation) {
        if (size * 3L > keys.length * 2L) makeRoom();
        int at = place(hash);
        if (!isUsed(at)) size++;
        keys[at] = hash;
        proofs[at] = proof;
        refutations[at] = refutation;
    }

    private void makeRoom() {
        if (keys.length < largest) {
            rebuild(keys.length * 2, 0);
            return;
        }
        for (long least = 4; size * 2L > keys.length; least *= 2) rebuild(keys.length, least);
    }

    /** @param least the sum of both numbers that an entry must have to be kept; those that are settled have the greatest */
    private void rebuild(int length, long least) {
        long[] oldKeys = keys;
        int[] oldProofs = proofs;
        int[] oldRefutations = refutations;
        keys = new long[length];
        proofs = new int[length];
        refutations = new int[length];
        size = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            long sum = (long) oldProofs[i] + oldRefutations[i];
            if (sum == 0 || sum < least) continue;
            int at = place(oldKeys[i]);
            keys[at] = oldKeys[i];
            proofs[at] = oldProofs[i];
            refutations[at] = oldRefutations[i];
            size++;
        }
    }
}
