package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.model.Domain;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import io.petteia.tests.Shelf;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One scripted game. Its events are orders, dice, choices and states; what has only one outcome is no event, nor is a ship movement as large as it can be, nor
 * that no troops are moved.
 */
final class SyracuseScript {
    private static final Map<String, String> LABELS = Map.of("drm", "modifier");

    private final boolean solo;
    private final Game game;
    private final State state;
    private final List<JsonNode> events = new ArrayList<>();
    private int at;
    private int compared;

    SyracuseScript(JsonNode script) {
        solo = script.get("mode").asString().equals("solo");
        game = Shelf.SHIPPED.game("syracuse", Map.of("players", solo ? "1" : "2"));
        for (JsonNode event : script.get("events")) if (!isMere(event, "draw")) events.add(event);
        state = game.start(Shelf.position(game, position(script)));
    }

    private static boolean isMere(JsonNode event, String key) {
        return event.size() == 1 && event.has(key);
    }

    /** All cards that are neither in the deck nor to come into it lie in the box. */
    private String position(JsonNode script) {
        List<String> deck = names(script.get("deckTopFirst"));
        List<String> unused = names(script.get("unusedPopOrder"));
        Set<String> box = new LinkedHashSet<>(game.model().cards().members());
        deck.forEach(box::remove);
        unused.forEach(box::remove);
        return "petteia: 1\nmover: Athens\npiles:\n  deck: " + deck + "\n  unused: " + unused + "\n  box: " + box
                + "\n  phase1_pile: []\n  phase2_pile: []\n  command_pile: []\n  reserve: []\n";
    }

    private List<String> names(JsonNode numbers) {
        List<String> names = new ArrayList<>();
        for (JsonNode number : numbers) names.add(card(number.asInt()));
        return names;
    }

    /** The cards against one player are declared before those for two, and both in the order of their numbers. */
    private String card(int number) {
        List<String> all = game.model().cards().members();
        if (solo) return all.get(number - 1);
        int first = all.indexOf("duel_command_conflict");
        return all.get(first + number - 1);
    }

    State state() {
        return state;
    }

    int comparedStates() {
        return compared;
    }

    void play() {
        while (at < events.size()) {
            JsonNode event = events.get(at);
            if (event.has("state") && isBetweenTurns()) {
                compare(event.get("state"));
                at++;
            } else if (state.actor() == State.CHANCE) {
                assertThat(event.has("die"))
                        .as("%s where chance decides", event)
                        .isTrue();
                play(event.get("value").asString());
                at++;
            } else choose(event);
        }
        assertThat(state.isOver()).isTrue();
    }

    private boolean isBetweenTurns() {
        return state.isOver()
                || state.legalMoves().stream().anyMatch(move -> move.notation().matches("[1-7][A-D]?"));
    }

    private void choose(JsonNode event) {
        String wanted = wanted(event);
        if (wanted != null && state.move(wanted) != null) {
            boolean second = event.has("orders") && state.actor() == 0;
            play(wanted);
            if (!second) at++;
        } else play(unsaid(event));
    }

    private @Nullable String wanted(JsonNode event) {
        if (event.has("order")) return event.get("order").asString();
        if (event.has("orders")) {
            String side = state.actor() == 0 ? "A" : "S";
            return event.get("orders").get(side).asString()
                    + event.get("counterOrders").get(side).asString();
        }
        if (event.has("moveTroops")) return movement(event.get("moveTroops"));
        if (!event.has("choose")) return null;
        String pick = event.get("pick").asString();
        return switch (event.get("choose").asString()) {
            case "choice" -> LABELS.getOrDefault(pick, pick);
            case "place" -> "troop at " + pick;
            default -> "lose " + pick;
        };
    }

    /** As many troops as there is room for. */
    private String movement(JsonNode event) {
        String goal = event.get(1).asString();
        List<String> from = new ArrayList<>();
        for (JsonNode each : event.get(0)) if (from.size() < room(goal)) from.add(each.asString());
        StringBuilder text = new StringBuilder("to " + goal);
        for (String site : game.model().board().sites().members()) {
            long troops = from.stream().filter(site::equals).count();
            if (troops > 0) text.append(' ').append(troops).append(" from ").append(site);
        }
        return text.toString();
    }

    private int room(String site) {
        int room = 0;
        for (Move move : state.legalMoves()) {
            if (!move.notation().startsWith("to " + site + " ")) continue;
            int troops = 0;
            for (Move.Part part : move.parts()) if (part.prompt().equals("n")) troops += Integer.parseInt(part.value());
            room = Math.max(room, troops);
        }
        return room;
    }

    private String unsaid(JsonNode event) {
        List<String> legal = state.legalMoves().stream().map(Move::notation).toList();
        if (legal.size() == 1) return legal.get(0);
        if (legal.contains("stay")) return "stay";
        boolean ships = legal.stream().map(text -> text.substring(1)).distinct().count() == 1;
        assertThat(ships).as("%s among %s", event, legal).isTrue();
        return legal.get(legal.size() - 1);
    }

    private void play(String notation) {
        Move move = state.move(notation);
        assertThat(move).as("`%s` in%n%s", notation, state.position()).isNotNull();
        state.play(move);
    }

    // ---- what a state says
    private void compare(JsonNode wanted) {
        compared++;
        String turn = "after turn " + wanted.get("turn");
        wanted.get("morale")
                .properties()
                .forEach(each -> assertThat(value("morale", "AS".indexOf(each.getKey())))
                        .as("morale of %s %s", each.getKey(), turn)
                        .isEqualTo(each.getValue().asInt()));
        wanted.get("counter")
                .properties()
                .forEach(each -> assertThat(value("built", "ABC".indexOf(each.getKey())))
                        .as("counter wall %s %s", each.getKey(), turn)
                        .isEqualTo(each.getValue().asInt()));
        Domain sites = game.model().board().sites();
        wanted.get("troopsShips")
                .properties()
                .forEach(each -> assertThat(value("markers", sites.ordinal(each.getKey())))
                        .as("%s %s", each.getKey(), turn)
                        .isEqualTo(each.getValue().asInt()));
        List<Integer> walls = state.set(variable("walls")).stream()
                .mapToObj(segment -> segment + 1)
                .toList();
        assertThat(walls).as("walls %s", turn).isEqualTo(numbers(wanted.get("walls")));
        assertThat(state.pile(pile("hand"), 0))
                .as("hand %s", turn)
                .hasSize(wanted.get("hand").size());
        assertThat(state.pile(pile("deck"), 0))
                .as("deck %s", turn)
                .hasSize(wanted.get("deckLeft").asInt());
    }

    private static List<Integer> numbers(JsonNode array) {
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode each : array) numbers.add(each.asInt());
        return numbers;
    }

    private int value(String variable, int key) {
        return state.value(variable(variable), key);
    }

    private Variable variable(String name) {
        return game.model().variables().stream()
                .filter(variable -> variable.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private Pile pile(String name) {
        return game.model().piles().stream()
                .filter(pile -> pile.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
