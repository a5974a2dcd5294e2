package io.petteia.game;

import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Simultaneous;
import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Terrain;
import io.petteia.machine.node.Lists;
import io.petteia.model.Domain;
import io.petteia.model.GameModel;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes a position as YAML, in the form in which scenarios give it. What is as at the start is left out, but for the pieces. A position has no past: what
 * rules ask of it starts anew. Hidden things are left out of what a {@link View} writes.
 */
final class PositionText {
    private final Program program;
    private final Layout layout;
    private final GameModel model;
    private final Memory m;
    private final Memory start;
    private final Sight sight;
    private final StringBuilder out = new StringBuilder();

    /** Who sees what. */
    interface Sight {
        boolean piece(int site);

        boolean entry(Layout.Slots slots, int entry);

        boolean pile(Pile pile, int player);

        /** Whether it is known where a card lies, though the pile is not seen. */
        boolean card(int card);

        boolean secrets();
    }

    static final Sight ALL = new Sight() {
        @Override
        public boolean piece(int site) {
            return true;
        }

        @Override
        public boolean entry(Layout.Slots slots, int entry) {
            return true;
        }

        @Override
        public boolean pile(Pile pile, int player) {
            return true;
        }

        @Override
        public boolean card(int card) {
            return true;
        }

        @Override
        public boolean secrets() {
            return true;
        }
    };

    /** @param m the position at its anchor; @param start the position at the beginning of the game */
    PositionText(Program program, Memory m, Memory start, Sight sight) {
        this.program = program;
        this.layout = program.layout();
        this.model = program.model();
        this.m = m;
        this.start = start;
        this.sight = sight;
    }

    String write(Instruction anchor) {
        out.append("petteia: 1\n");
        control(anchor);
        terrain();
        laid();
        if (model.board().size() > 0) pieces();
        variables();
        piles();
        return out.toString();
    }

    private void control(Instruction anchor) {
        String phase = program.phaseOf(anchor);
        boolean entrance = program.isEntrance(anchor, phase);
        if (entrance && phase != null) line("phase", YamlText.scalar(phase));
        if (m.ints[Layout.MOVER] >= 0 && (entrance || anchor != program.entry()))
            line("mover", YamlText.scalar(model.players().member(m.ints[Layout.MOVER])));
        if (m.ints[Layout.TURN] != 0 && (program.reads(Term.Fact.TURN_NUMBER) || model.limit() != null))
            line("turn", Integer.toString(m.ints[Layout.TURN]));
        if (m.ints[Layout.PASSES] != 0 && program.reads(Term.Fact.PASSES))
            line("passes", Integer.toString(m.ints[Layout.PASSES]));
        if (m.ints[Layout.NEXT] >= 0)
            line("next", YamlText.scalar(model.players().member(m.ints[Layout.NEXT])));
        if (m.objects[Layout.LOSERS] instanceof int[] losers)
            line("out", YamlText.list(names(model.players(), losers)));
        if (m.ints[Layout.SWAPPED] != 0) line("swapped", "true");
        if (sight.secrets() && !entrance && anchor != program.entry()) line("at", Integer.toString(anchor.id()));
        if (sight.secrets()) locals(anchor, entrance);
    }

    private void locals(Instruction anchor, boolean entrance) {
        Map<String, String> locals = new LinkedHashMap<>();
        for (Layout.Slot slot : layout.locals()) {
            if (!program.liveness().isLive(anchor, slot) || entrance && program.isOfTurns(anchor, slot)) continue;
            List<Long> words = PositionControl.words(m, slot);
            if (!words.isEmpty()) locals.put(PositionControl.key(program, slot), words.toString());
        }
        if (m.objects[Layout.RECORDS] instanceof Simultaneous.Scripts scripts) {
            for (int p = 0; p < scripts.byPlayer().length; p++) {
                long[] script = scripts.byPlayer()[p];
                if (script != null)
                    locals.put("chosen " + model.players().member(p), java.util.Arrays.toString(script));
            }
        }
        for (Variable variable : model.variables()) {
            if (variable.visibility() == Visibility.ALL) continue;
            int[] flags = PositionControl.revealed(m, variable);
            if (java.util.Arrays.stream(flags).anyMatch(f -> f != 0))
                locals.put("revealed " + variable.name(), java.util.Arrays.toString(flags));
        }
        if (locals.isEmpty()) return;
        out.append("locals:\n");
        locals.forEach((name, words) -> out.append("  ")
                .append(YamlText.quoted(name))
                .append(": ")
                .append(words)
                .append('\n'));
    }

    private void terrain() {
        Terrain now = Terrain.of(m);
        boolean changed = false;
        Map<Integer, List<String>> byTerrain = new TreeMap<>();
        for (int s = 0; s < model.board().size(); s++) {
            changed |= now.at(s) != model.terrainAt()[s];
            if (now.at(s) > 0)
                byTerrain.computeIfAbsent(now.at(s), t -> new ArrayList<>()).add(site(s));
        }
        if (!changed) return;
        if (byTerrain.isEmpty()) out.append("terrain: {}\n");
        else out.append("terrain:\n");
        byTerrain.forEach((t, sites) -> out.append("  ")
                .append(YamlText.scalar(model.terrains().member(t)))
                .append(": ")
                .append(YamlText.list(sites))
                .append('\n'));
    }

    private void laid() {
        List<String> laid = new ArrayList<>();
        boolean changed = false;
        for (int s = 0; s < model.board().size(); s++) {
            if (m.isLaid(s)) laid.add(site(s));
            changed |= m.isLaid(s) != start.isLaid(s);
        }
        if (changed) line("laid", YamlText.list(laid));
    }

    private void pieces() {
        if (model.board().stacks()) {
            stacks();
            return;
        }
        Map<Integer, Map<Integer, List<String>>> byOwner = new TreeMap<>();
        List<String> unseen = new ArrayList<>();
        for (int s = 0; s < model.board().size(); s++) {
            int piece = m.pieceAt(s);
            if (piece < 0) continue;
            int owner = m.ownerAt(s);
            if (!sight.piece(s)) unseen.add(owned(owner) + " " + site(s));
            else
                byOwner.computeIfAbsent(owner < 0 ? Integer.MAX_VALUE : owner, o -> new TreeMap<>())
                        .computeIfAbsent(piece, p -> new ArrayList<>())
                        .add(site(s));
        }
        out.append(byOwner.isEmpty() ? "pieces: {}\n" : "pieces:\n");
        byOwner.forEach((owner, byPiece) -> {
            out.append("  ")
                    .append(owned(owner == Integer.MAX_VALUE ? -1 : owner))
                    .append(":\n");
            byPiece.forEach((piece, sites) -> out.append("    ")
                    .append(YamlText.scalar(model.pieces().member(piece)))
                    .append(": ")
                    .append(YamlText.list(sites))
                    .append('\n'));
        });
        if (!unseen.isEmpty()) line("unseen", YamlText.list(unseen));
    }

    private String owned(int owner) {
        return owner < 0 ? "none" : YamlText.scalar(model.players().member(owner));
    }

    private void stacks() {
        Map<String, String> stacks = new LinkedHashMap<>();
        for (int s = 0; s < model.board().size(); s++) {
            int cell = m.cell(s);
            if (cell == 0) continue;
            List<String> pieces = new ArrayList<>();
            if (m.objects[layout.stack(s)] instanceof int[] below) for (int each : below) pieces.add(piece(s, each));
            pieces.add(piece(s, cell));
            stacks.put(site(s), YamlText.list(pieces));
        }
        out.append(stacks.isEmpty() ? "stacks: {}\n" : "stacks:\n");
        stacks.forEach((site, pieces) ->
                out.append("  ").append(site).append(": ").append(pieces).append('\n'));
    }

    private String piece(int site, int cell) {
        int owner = layout.ownerOf(cell);
        return (owner < 0 ? "none" : model.players().member(owner)) + " "
                + (sight.piece(site) ? model.pieces().member(layout.pieceOf(cell)) : "unseen");
    }

    private void variables() {
        StringBuilder all = new StringBuilder();
        for (var variable : model.variables()) {
            String text = new VariableText(layout, m, start, sight).write(variable);
            if (text != null)
                all.append("  ")
                        .append(variable.name())
                        .append(": ")
                        .append(text)
                        .append('\n');
        }
        if (all.length() > 0) out.append("set:\n").append(all);
    }

    private void piles() {
        StringBuilder all = new StringBuilder();
        for (Pile pile : model.piles()) {
            if (!pile.perPlayer()) {
                String cards = cards(pile, 0);
                if (cards != null)
                    all.append("  ")
                            .append(pile.name())
                            .append(": ")
                            .append(cards)
                            .append('\n');
                continue;
            }
            StringBuilder each = new StringBuilder();
            for (int p = 0; p < model.seated(); p++) {
                String cards = cards(pile, p);
                if (cards != null)
                    each.append(each.length() == 0 ? "" : ", ")
                            .append(owned(p))
                            .append(": ")
                            .append(cards);
            }
            if (each.length() > 0)
                all.append("  ").append(pile.name()).append(": {").append(each).append("}\n");
        }
        if (all.length() > 0) out.append("piles:\n").append(all);
    }

    private @Nullable String cards(Pile pile, int player) {
        int[] topLast = Lists.cards(m, layout.pile(pile, player));
        boolean known = sight.pile(pile, player) || topLast.length > 0 && all(topLast, sight::card);
        if (known && java.util.Arrays.equals(topLast, Lists.cards(start, layout.pile(pile, player)))) return null;
        if (!sight.pile(pile, player)) return unseen(topLast);
        List<String> topFirst = names(model.cards(), topLast);
        java.util.Collections.reverse(topFirst);
        return YamlText.list(topFirst);
    }

    private static boolean all(int[] cards, java.util.function.IntPredicate are) {
        return java.util.Arrays.stream(cards).allMatch(are);
    }

    /** The cards that are known to lie there, in no order, and how many others. */
    private String unseen(int[] cards) {
        List<String> known = names(
                model.cards(),
                java.util.Arrays.stream(cards).filter(sight::card).sorted().toArray());
        int others = cards.length - known.size();
        List<String> all = new ArrayList<>(known);
        if (others > 0 || known.isEmpty()) all.add(others + " unseen");
        return "[" + String.join(", ", all) + "]";
    }

    private String site(int s) {
        return YamlText.scalar(model.board().sites().member(s));
    }

    private static List<String> names(Domain domain, int[] members) {
        List<String> names = new ArrayList<>();
        for (int each : members) names.add(domain.member(each));
        return names;
    }

    private void line(String key, String value) {
        out.append(key).append(": ").append(value).append('\n');
    }
}
