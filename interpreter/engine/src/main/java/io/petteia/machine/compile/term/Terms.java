package io.petteia.machine.compile.term;

import io.petteia.machine.compile.facts.KnownSites;
import io.petteia.machine.compile.facts.OwnPieces;
import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.pattern.PatternTerms;
import io.petteia.machine.compile.playout.PlayoutCode;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.SetNode;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes expressions into a method: whose eyes see (the mover), where a pattern stands, and which variables hold the locals of expressions. A node that nobody
 * can write is held as a constant and evaluated, with locals and mover put where it looks for them.
 */
public final class Terms {
    public static final String MOVER = "i[1]";

    public final Unit unit;
    public final Code code;
    public String mover;
    public final Map<Integer, String> temporaries = new HashMap<>();
    final Map<Integer, String[]> temporaryBits = new HashMap<>();

    final NumberTerms numbers;
    final TruthTerms truths;
    public final SetTerms sets;
    public final SetQuestions questions;
    public final Loops loops;
    public final PatternTerms patterns;
    public final OwnPieces ownPieces = new OwnPieces();

    public Terms(Unit unit, Code code, String mover) {
        this.unit = unit;
        this.code = code;
        this.mover = mover;
        numbers = new NumberTerms(this);
        truths = new TruthTerms(this);
        sets = new SetTerms(this);
        questions = new SetQuestions(this);
        loops = new Loops(this);
        patterns = new PatternTerms(this);
    }

    public String number(IntNode node) {
        return numbers.write(node);
    }

    /** In a variable, unless it is a constant. */
    public String plainNumber(IntNode node) {
        return code.let("int", number(node));
    }

    public String truth(IntNode node) {
        boolean alone = temporaries.isEmpty() && temporaryBits.isEmpty() && mover.equals(MOVER);
        return alone ? LongTruths.write(this, node) : truths.write(node);
    }

    public String[] set(SetNode node) {
        if (node.words > Unit.MOST_WORDS) throw new TooLarge();
        return sets.write(node);
    }

    /** A set of more words than are worth writing out. */
    public static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    public static String literal(long word) {
        return word == 0 ? "0L" : word == -1 ? "-1L" : "0x" + Long.toHexString(word) + "L";
    }

    /** What a node needs that is evaluated as it is; returns the name of the mover kept for {@link #leave}. */
    @Nullable
    String enter(Object node) {
        Reads reads = unit.reads(node);
        if (unit.leavesCells() && unit.readsCells(node)) throw new PlayoutCode.NeedsCells();
        String back = code.back(reads.ints);
        if (!back.isEmpty()) code.line(back);
        temporaries.forEach((slot, value) -> {
            if (reads.everything || reads.temporaries.get(slot)) code.line("t[" + slot + "] = " + value + ";");
        });
        temporaryBits.forEach((slot, words) -> {
            for (int w = 0; w < words.length; w++) code.line("tb[" + (slot + w) + "] = " + words[w] + ";");
        });
        if (mover.equals(MOVER) || !reads.mover && !reads.everything) return null;
        String kept = code.copy("int", MOVER);
        code.line(MOVER + " = " + mover + ";");
        return kept;
    }

    void leave(@Nullable String kept) {
        if (kept != null) code.line(MOVER + " = " + kept + ";");
    }

    /** A block that has a node tell what is wrong with it. */
    String told(IntNode node) {
        String call = unit.constant("io.petteia.machine.node.IntNode", node) + ".eval(m);";
        String back = code.back(unit.reads(node).ints);
        return back.isEmpty() ? call : "{ " + back + call + " }";
    }

    /** What the method under way knows of the sites in locals; null where it knows nothing. */
    public @Nullable KnownSites known;

    /** Whether a term for a site is never none. */
    public boolean isSite(IntNode site) {
        return known != null && known.isSite(site);
    }

    private final java.util.Set<String> members = new java.util.HashSet<>();

    /** A variable that holds a member of a set of sites, so is never none. */
    public void noteMember(String name) {
        members.add(name);
    }

    public String memberBefore(String name) {
        return members.contains(name) ? name : "";
    }

    public void forgetMember(String name, String before) {
        if (before.isEmpty()) members.remove(name);
    }

    boolean isMember(String name) {
        return members.contains(name) || Code.isNumber(name);
    }

    public void restore(int slot, @Nullable String before) {
        if (before == null) temporaries.remove(slot);
        else temporaries.put(slot, before);
    }

    /** As the tree does it. */
    private void putBack(Reads reads) {
        String back = code.back(reads.ints);
        if (!back.isEmpty()) code.line(back.strip());
    }

    public String asNode(IntNode node) {
        String kept = enter(node);
        putBack(unit.reads(node));
        String value = code.copy("int", unit.constant("io.petteia.machine.node.IntNode", node) + ".eval(m)");
        leave(kept);
        return value;
    }

    public String[] asNode(SetNode node) {
        String kept = enter(node);
        putBack(unit.reads(node));
        String at = code.copy("int", "m.reserve(" + node.words + ")");
        code.line(unit.constant("io.petteia.machine.node.SetNode", node) + ".into(m, " + at + ");");
        String[] words = new String[node.words];
        for (int w = 0; w < words.length; w++) words[w] = code.copy("long", "m.scratch[" + at + " + " + w + "]");
        code.line("m.top = " + at + ";");
        leave(kept);
        return words;
    }

    /** Something seen by another player. */
    public <T> T seenBy(String player, java.util.function.Supplier<T> written) {
        String before = mover;
        mover = player;
        T value = written.get();
        mover = before;
        return value;
    }

    /** The constant words of a player's, by a term for the player: an index into the position's words. */
    public String ownerAt(String player) {
        int first = unit.layout.owner(0);
        return Code.isNumber(player)
                ? String.valueOf(unit.layout.owner(Integer.parseInt(player)))
                : unit.words == 1 ? first + " + " + player : first + " + " + unit.words + " * " + player;
    }
}
