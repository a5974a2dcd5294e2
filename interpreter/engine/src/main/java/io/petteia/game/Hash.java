package io.petteia.game;

import io.petteia.machine.graph.Simultaneous;
import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Knowledge;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Terrain;
import io.petteia.model.checked.Term;
import java.util.Arrays;

/** Mixes everything that makes a position into 64 bits: all words, and of the ints and objects those that the rules can tell apart. */
final class Hash {
    private long hash = 0x9E3779B97F4A7C15L;

    private Hash() {}

    static long of(Program program, Memory m) {
        Hash hash = new Hash();
        for (long word : m.bits) hash.mix(word);
        for (int i = 0; i < m.ints.length; i++) if (counts(program, i)) hash.mix(m.ints[i]);
        for (int i = 0; i < m.objects.length; i++) if (countsObject(program, i)) hash.mix(hash(m.objects[i], program));
        return hash.hash;
    }

    private static boolean countsObject(Program program, int at) {
        Knowledge knowledge = program.layout().knowledge();
        return at != Layout.HISTORY && (knowledge == null || !knowledge.hasObject(at));
    }

    private static boolean counts(Program program, int at) {
        Knowledge knowledge = program.layout().knowledge();
        if (knowledge != null && knowledge.hasInt(at)) return false;
        return switch (at) {
            case Layout.BEGUN -> false;
            case Layout.TURN -> program.reads(Term.Fact.TURN_NUMBER);
            case Layout.PASSES -> program.reads(Term.Fact.PASSES);
            default -> !program.isUnread(at);
        };
    }

    private static long hash(@org.jspecify.annotations.Nullable Object object, Program program) {
        if (object instanceof int[] ints) return Arrays.hashCode(ints);
        if (object instanceof String text) return text.hashCode();
        if (object instanceof long[] longs) return Arrays.hashCode(longs);
        if (object instanceof Terrain terrain) {
            long sum = 1;
            for (int s = 0; s < program.model().board().size(); s++) sum = sum * 31 + terrain.at(s);
            return sum;
        }
        if (object instanceof Simultaneous.Scripts scripts) return Arrays.deepHashCode(scripts.byPlayer());
        return object == null ? 0 : 1;
    }

    private void mix(long word) {
        hash = Long.rotateLeft((hash ^ word) * 0xBF58476D1CE4E5B9L, 29) * 0x94D049BB133111EBL;
    }
}
