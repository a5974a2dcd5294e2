package io.petteia.machine.compile.guard;

import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.pattern.Attackers;
import io.petteia.machine.compile.pattern.Lines;
import io.petteia.machine.compile.pattern.Rays;
import io.petteia.machine.compile.pattern.Reversed;
import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.memory.Layout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is known of a position about an {@link Exposure}, found once and kept as long as the words that it reads stay as they are: a method and its fields. A piece that
 * moves without leaving a held site or arriving on a touchy one, and is not itself exposed, keeps the guard as it is, except that an attack from one place alone ends where the attacker is
 * taken, or a slide of his is stopped. Found from the attackers' patterns backwards:
 *
 * <ul>
 *   <li>steps, and jumps over sites of any kind, depend on nothing between;
 *   <li>slides over empty sites are opened where the only piece between leaves, which is held;
 *   <li>jumps over empty sites are opened where a piece on the way of an enemy leaves;
 *   <li>of other lines all sites are held and touchy where an enemy who might walk it stands on it.
 * </ul>
 */
public final class PinsAndChecks {
    public final Exposure exposure;
    private final Unit unit;
    /** Fields: the exposed sites, those that are held, the touchy ones, and those of which one must be arrived on, all where nobody attacks. */
    public final String[] exposed;

    final String[] held;
    final String[] touchy;
    final String[] saving;
    /** A field: whether what is known is not enough. */
    final String unsure;
    /** A field: whether what is explored is known to keep the guard. */
    public final String safe;

    private final String method;
    private final String keeps;

    private PinsAndChecks(Unit unit, Exposure exposure) {
        this.unit = unit;
        this.exposure = exposure;
        exposed = fields("exposed");
        held = fields("held");
        touchy = fields("touchy");
        saving = fields("saving");
        unsure = unit.field("boolean", "unsure", "true");
        safe = unit.field("boolean", "safe", "false");
        method = unit.name("lookOut");
        keeps = unit.name("keeps");
        writeMethod();
        writeKeeps();
    }

    /** One for all guards that say the same. */
    static PinsAndChecks of(Unit unit, Exposure exposure) {
        Object known = unit.made.get(exposure.key());
        if (known instanceof PinsAndChecks p) return p;
        PinsAndChecks made = new PinsAndChecks(unit, exposure);
        unit.made.put(exposure.key(), made);
        return made;
    }

    private String[] fields(String of) {
        String[] all = new String[unit.words];
        for (int w = 0; w < all.length; w++) all[w] = unit.field("long", of, "0L");
        return all;
    }

    public String lookOut() {
        return method + "();";
    }

    private void writeMethod() {
        Code code = new Code();
        Terms terms = new Terms(unit, code, Terms.MOVER);
        // random play looks out once in each position
        if (!unit.drawsCandidates) returnIfSame(code);
        String[] exposedNow = code.let(terms.set(exposure.exposed()));
        String[] enemy = code.let(terms.set(exposure.attackers().set()));
        String[] own = code.let(terms.sets.stored(unit.words, terms.ownerAt(terms.mover)));
        String[] holding = terms.sets.variables(unit.words);
        String[] touching = terms.sets.variables(unit.words);
        String[] save = terms.sets.variables(unit.words);
        for (String word : save) code.line(word + " = -1L;");
        String open = code.copy("boolean", "false");
        boolean two = unit.layout.model().players().size() == 2;
        terms.loops.members(exposedNow, 0, site -> {
            String eyes = two ? code.copy("int", "1 - " + terms.mover) : terms.mover;
            terms.seenBy(eyes, () -> {
                Look look = new Look(terms, site, enemy, own, holding, touching, save, open);
                Attackers.groups(terms, exposure.attackers()).values().forEach(look::at);
                return eyes;
            });
        });
        for (int w = 0; w < unit.words; w++) {
            code.line(exposed[w] + " = " + exposedNow[w] + ";");
            code.line(held[w] + " = " + holding[w] + " | " + exposedNow[w] + ";");
            code.line(touchy[w] + " = " + touching[w] + " | " + exposedNow[w] + ";");
            code.line(saving[w] + " = " + save[w] + ";");
        }
        code.line(unsure + " = " + open + ";");
        unit.method("private void " + method + "()", code);
    }

    /** Whether a piece is one of the mover's of which all is known: it may go wherever that is {@link #saved}. */
    String isFree(Terms terms, String from) {
        String[] own = terms.sets.stored(unit.words, terms.ownerAt(terms.mover));
        return "!" + unsure + " && " + terms.questions.bit(own, from) + " && !" + terms.questions.bit(held, from);
    }

    /** Those sites to which such a piece may go. */
    String[] saved(String[] sites) {
        return SetTerms.join(SetTerms.minus(sites, touchy), " & ", saving);
    }

    /** Whether the guard holds as things stand, once they have been looked at. */
    public String holds(Terms terms, Flow.Require guard) {
        StringBuilder calm = new StringBuilder();
        for (String word : saving) calm.append(calm.length() == 0 ? "" : " & ").append(word);
        String so = terms.code.copy("boolean", "(" + calm + ") == -1L");
        terms.code.open("if (" + unsure + ") {");
        terms.code.line(so + " = " + terms.truth(guard.condition) + ";");
        terms.code.close();
        return so;
    }

    /**
     * The sites of some to which a piece can move, taking what stands there, so that the guard holds: words.
     *
     * @param enough where one such site is one too many
     */
    String[] keeping(Terms terms, String from, String[] to, String[] enough) {
        String call = keeps + "(" + from + ", " + String.join(", ", to) + ", " + String.join(", ", enough) + ")";
        if (unit.words == 1) return new String[] {terms.code.copy("long", call)};
        terms.code.line(call + ";");
        String[] all = new String[unit.words];
        for (int w = 0; w < all.length; w++) all[w] = terms.code.copy("long", "r" + w);
        return all;
    }

    private void writeKeeps() {
        Code code = new Code();
        Terms terms = new Terms(unit, code, Terms.MOVER);
        Layout layout = unit.layout;
        String[] to = new String[unit.words];
        String[] enough = new String[unit.words];
        for (int w = 0; w < unit.words; w++) {
            to[w] = "a" + (1 + w);
            enough[w] = "a" + (1 + unit.words + w);
        }
        String owners = unit.constant("int[]", layout.ownersByCell());
        String types = unit.constant("int[]", layout.piecesByCell());
        String[] kept = terms.sets.variables(unit.words);
        String cell = code.copy("int", layout.cellCode("i", "a0"));
        String owner = code.copy("int", owners + "[" + cell + "]");
        String type = code.copy("int", types + "[" + cell + "]");
        List<String> home = new ArrayList<>();
        for (String each : List.of(
                word(layout.occupied(), "0", "a0"),
                word(layout.owner(0), owner, "a0"),
                word(layout.piece(0), type, "a0"))) change(code, home, each, " & ~(1L << a0)");
        String label = code.name("L");
        code.line(label + ":");
        terms.loops.members(to, 0, site -> {
            List<String> back = new ArrayList<>();
            String taken = code.copy("int", layout.cellCode("i", site));
            change(code, back, word(layout.owner(0), owners + "[" + taken + "]", site), " & ~(1L << " + site + ")");
            // an empty cell has no type
            String was = code.copy("int", taken + " == 0 ? " + type + " : " + types + "[" + taken + "]");
            change(code, back, word(layout.piece(0), was, site), " & ~(1L << " + site + ")");
            for (String each : List.of(
                    word(layout.occupied(), "0", site),
                    word(layout.owner(0), owner, site),
                    word(layout.piece(0), type, site))) change(code, back, each, " | 1L << " + site);
            String so = code.copy("boolean", terms.truth(exposure.condition()));
            for (int n = back.size() - 1; n >= 0; n--) code.line(back.get(n));
            code.open("if (" + so + ") {");
            terms.loops.add(kept, site);
            code.line("if (" + terms.questions.bit(enough, site) + ") break " + label + ";");
            code.close();
        });
        for (int n = home.size() - 1; n >= 0; n--) code.line(home.get(n));
        StringBuilder parameters = new StringBuilder("int a0");
        for (int n = 1; n <= 2 * unit.words; n++) parameters.append(", long a").append(n);
        if (unit.words == 1) code.line("return " + kept[0] + ";");
        else for (int w = 0; w < kept.length; w++) code.line("r" + w + " = " + kept[w] + ";");
        unit.method("private " + (unit.words == 1 ? "long " : "void ") + keeps + "(" + parameters + ")", code);
    }

    private String word(int base, String which, String site) {
        return base + " + " + which + (unit.words == 1 ? "" : " * " + unit.words + " + (" + site + " >> 6)");
    }

    private static void change(Code code, List<String> back, String place, String how) {
        String at = code.copy("int", place);
        String before = code.copy("long", "b[" + at + "]");
        code.line("b[" + at + "] = " + before + how + ";");
        back.add("b[" + at + "] = " + before + ";");
    }

    /** Only one player's pieces may be seen in one way. */
    static boolean fit(Terms terms, Exposure exposure) {
        return terms.unit.layout.model().players().size() == 2
                || Attackers.groups(terms, exposure.attackers()).values().stream()
                        .noneMatch(group -> group.pattern.isSeen(terms.unit));
    }

    /** Ends the method where all that it reads is as it was. */
    private void returnIfSame(Code code) {
        Layout layout = unit.layout;
        List<String> differences = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        Reads reads = new Reads(layout);
        reads.add(exposure.reads());
        if (reads.has(Reads.Board.CELLS)) reads.board(Reads.Board.PIECES);
        reads.bits.stream().forEach(at -> {
            String kept = unit.field("long", "kept", "0L");
            differences.add("(b[" + at + "] ^ " + kept + ")");
            notes.add(kept + " = b[" + at + "];");
        });
        reads.ints.stream()
                .filter(at -> at < layout.cellPlace(0) || at >= layout.cellsEnd())
                .filter(at -> at != Layout.MOVER)
                .forEach(at -> {
                    String kept = unit.field("int", "kept", "0");
                    differences.add("(i[" + at + "] ^ " + kept + ")");
                    notes.add(kept + " = i[" + at + "];");
                });
        String mover = unit.field("int", "kept", "-1");
        code.line("if (" + mover + " == i[1] && (" + String.join(" | ", differences) + ") == 0L) return;");
        code.line(mover + " = i[1];");
        notes.forEach(code::line);
    }

    /** Looks out from one exposed site, with the attackers' eyes. */
    private static final class Look {
        private final Terms terms;
        private final Code code;
        private final String site;
        private final String[] enemy;
        private final String[] own;
        private final String[] held;
        private final String[] touchy;
        private final String[] saving;
        private final String unsure;
        private final Map<String, String[]> attackers = new HashMap<>();

        Look(
                Terms terms,
                String site,
                String[] enemy,
                String[] own,
                String[] held,
                String[] touchy,
                String[] saving,
                String unsure) {
            this.terms = terms;
            this.code = terms.code;
            this.site = site;
            this.enemy = enemy;
            this.own = own;
            this.held = held;
            this.touchy = touchy;
            this.saving = saving;
            this.unsure = unsure;
        }

        void at(Attackers.Group group) {
            Reversed pattern = group.pattern;
            code.open("if (" + terms.questions.bit(Lines.klass(terms, pattern.onto()), site) + ") {");
            attackers.clear();
            String[] start = pattern.start() == null ? null : Lines.klass(terms, pattern.start());
            if (pattern.isSlide() && pattern.isOpenedByLeaving()) {
                String[] blockers = pattern.blockers(terms);
                for (List<Integer> pieces : group.byDirection.values()) enemies(pieces, start);
                group.byDirection.forEach((d, pieces) -> slide(pattern, d, enemies(pieces, start), blockers));
            } else if (pattern.isDirect(terms.unit)) attacked(pattern, enemies(group.pieces, start));
            else {
                String[] from = enemies(group.pieces, start);
                code.open("if (!(" + SetQuestions.isZero(from) + ")) {");
                if (pattern.isJump()) jump(pattern, from);
                else line(pattern, from);
                code.close();
            }
            code.close();
        }

        private String[] enemies(List<Integer> pieces, String @org.jspecify.annotations.Nullable [] start) {
            return attackers.computeIfAbsent(pieces.toString(), k -> {
                String[] some = SetTerms.join(Attackers.pieces(terms, pieces), " & ", enemy);
                return code.let(start == null ? some : SetTerms.join(some, " & ", start));
            });
        }

        private void slide(Reversed pattern, int direction, String[] from, String[] blockers) {
            int back = terms.unit.layout.model().board().opposite()[direction];
            String[] ray = Rays.whole(terms.unit, back, site);
            code.open("if (!(" + SetQuestions.isZero(SetTerms.join(ray, " & ", from)) + ")) {");
            String[] span = code.let(pattern.span(terms, direction, site, blockers));
            code.open("if (!(" + SetQuestions.isZero(SetTerms.join(span, " & ", from)) + ")) {");
            save(span);
            code.otherwise();
            String[] met = code.let(SetTerms.join(SetTerms.join(span, " & ", own), " & ", blockers));
            code.open("if (!(" + SetQuestions.isZero(met) + ")) {");
            String at = code.copy("int", first(met));
            String[] beyond = pattern.span(terms, direction, at, blockers);
            code.open("if (!(" + SetQuestions.isZero(SetTerms.join(beyond, " & ", from)) + ")) {");
            or(held, met);
            code.close();
            code.close();
            code.close();
            code.close();
        }

        private String first(String[] words) {
            return words.length == 1
                    ? "Long.numberOfTrailingZeros(" + words[0] + ")"
                    : words[0] + " != 0L ? Long.numberOfTrailingZeros(" + words[0]
                            + ") : 64 + Long.numberOfTrailingZeros(" + words[1] + ")";
        }

        /** Who attacks from a site alone must be taken; no move takes two. */
        private void attacked(Reversed pattern, String[] from) {
            String[] met = code.let(SetTerms.join(pattern.from(terms, site), " & ", from));
            code.open("if (!(" + SetQuestions.isZero(met) + ")) {");
            code.open("if (" + SetQuestions.size(met) + " == 1) {");
            save(met);
            code.otherwise();
            save(SetTerms.zeros(met.length));
            code.close();
            code.close();
        }

        private void jump(Reversed pattern, String[] from) {
            String[] met = code.let(SetTerms.join(pattern.from(terms, site), " & ", from));
            code.line("if (!(" + SetQuestions.isZero(met) + ")) " + unsure + " = true;");
            pattern.ways(terms, site, from, held);
            if (!pattern.isOpenedByLeaving()) pattern.ways(terms, site, from, touchy);
        }

        private void line(Reversed pattern, String[] from) {
            String[] met = code.let(SetTerms.join(pattern.from(terms, site), " & ", from));
            code.line("if (!(" + SetQuestions.isZero(met) + ")) " + unsure + " = true;");
            int[][] rows = pattern.backwards(terms);
            for (int p = 0; p < rows.length; p++) {
                if (rows.length > 1) code.open("if (" + terms.mover + " == " + p + ") {");
                for (int d : rows[p]) {
                    String[] ray = code.let(Rays.whole(terms.unit, d, site));
                    code.open("if (!(" + SetQuestions.isZero(SetTerms.join(ray, " & ", from)) + ")) {");
                    or(held, ray);
                    or(touchy, ray);
                    code.close();
                }
                if (rows.length > 1) code.close();
            }
        }

        private void save(String[] by) {
            for (int w = 0; w < saving.length; w++) code.line(saving[w] + " &= " + by[w] + ";");
        }

        private void or(String[] to, String[] words) {
            for (int w = 0; w < to.length; w++) code.line(to[w] + " |= " + words[w] + ";");
        }
    }
}
