package io.petteia.tests.conformance;

import io.petteia.game.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** Positions of phalanx.json: the middles of the segments, {@code 1:0,0} for a man of the first player, {@code 9:4,0} for a Wall. */
final class PhalanxPosition {
    private static final int WALL = 9;

    private PhalanxPosition() {}

    static Map<String, String> options(JsonNode each) {
        int players = each.get("players").asInt();
        int middles = each.path("centres").size();
        Map<String, String> options = new TreeMap<>();
        options.put("players", Integer.toString(players));
        options.put("segment", each.get("R").asInt() == 2 ? "19" : "7");
        options.put("segments", Integer.toString(each.path("segmentsEach").asInt((middles + players - 1) / players)));
        return options;
    }

    /** In the game's own form. */
    static String yaml(JsonNode each, List<String> players) {
        StringJoiner board = new StringJoiner(" + ");
        each.get("centres")
                .forEach(middle -> board.add(
                        "area(site(\"" + middle.get(0) + "," + middle.get(1) + "\"), " + each.get("R") + ")"));
        Map<Integer, List<String>> men = new TreeMap<>();
        for (String list : List.of("men", "walls")) {
            for (String one : each.get(list).asString().split(" ")) {
                if (one.isEmpty()) continue;
                String[] parts = one.split(":");
                men.computeIfAbsent(Integer.parseInt(parts[0]), owner -> new ArrayList<>())
                        .add("site(\"" + parts[1] + "\")");
            }
        }
        StringBuilder yaml = new StringBuilder("phase: conflict\n");
        yaml.append("mover: ")
                .append(players.get(each.get("toMove").asInt() - 1))
                .append("\nprepare: |\n");
        yaml.append("  lay ").append(board).append('\n');
        men.forEach((owner, sites) -> yaml.append("  place ")
                .append(owner == WALL ? "wall" : "man of " + players.get(owner - 1))
                .append(" at {")
                .append(String.join(", ", sites))
                .append("}\n"));
        return yaml.toString();
    }

    /** What stands where in the notation of the file, a star behind men who may still move. */
    static Set<String> standing(State state, boolean stars) {
        Set<String> standing = new TreeSet<>();
        var ready = state.set(Values.variable(state, "ready"));
        for (int site = 0; site < state.game().model().board().size(); site++) {
            if (!state.isLaid(site) || state.piece(site) < 0) continue;
            int owner = state.owner(site) < 0 ? WALL : state.owner(site) + 1;
            String name = state.game().model().board().sites().member(site);
            standing.add(owner + ":" + name + (stars && ready.get(site) ? "*" : ""));
        }
        return standing;
    }

    static int vacant(State state) {
        int vacant = 0;
        for (int site = 0; site < state.game().model().board().size(); site++)
            if (state.isLaid(site) && state.piece(site) < 0) vacant++;
        return vacant;
    }
}
