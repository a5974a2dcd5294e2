package io.petteia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * What a seat receives does not depend on what is hidden from it: two matches with the same chance, in which somebody else chooses otherwise in secret, send it the
 * same bytes, whatever it asks for.
 */
class SecrecyTest {
    private static final List<String> ALL = List.of(
            "/api/match",
            "/api/match?ply=0",
            "/api/match?ply=1",
            "/api/match?ply=2",
            "/api/match/moves",
            "/api/match/why?move=1",
            "/api/match/record",
            "/api/match/record?form=json",
            "/api/match/position",
            "/api/match/picture",
            "/api/match/definition");

    @TempDir
    Path folder;

    private Site site;

    @BeforeEach
    void open() {
        site = Site.of(folder);
    }

    @AfterEach
    void close() {
        site.close();
    }

    /** Everything that a seat can get, but for the numbers that tell one moment from another. */
    private List<String> received(String token) {
        List<String> all = new ArrayList<>();
        for (String path : ALL)
            all.add(path + " " + site.get(path, token).body().replaceAll("\"version\":\\d+", ""));
        return all;
    }

    @Test
    void aBidInGoofspielIsSecretUntilAllHaveBid() {
        Site.Match one = site.begin("goofspiel");
        Site.Match other = site.begin("goofspiel");
        List<String> bids = site.moves(one.first());
        assertThat(site.moves(other.first())).isEqualTo(bids);
        site.played(one.first(), bids.get(0));
        site.played(other.first(), bids.get(bids.size() - 1));
        assertThat(received(one.second())).isEqualTo(received(other.second()));
        assertThat(received(one.watching())).isEqualTo(received(other.watching()));
        assertThat(received(one.first())).isNotEqualTo(received(other.first()));

        site.played(one.second(), bids.get(1));
        site.played(other.second(), bids.get(1));
        assertThat(received(one.second())).isNotEqualTo(received(other.second()));
    }

    @Test
    void ordersInSyracuseAreSecretUntilTheyAreTurnedUp() {
        Map<String, Object> two = Map.of("game", "syracuse", "options", Map.of("players", "2"));
        Site.Match one = site.begin(two);
        Site.Match other = site.begin(two);
        String token = toMove(one);
        int sits = one.seats().indexOf(token);
        List<String> moves = site.moves(token);
        assertThat(moves.size()).isGreaterThan(1);
        assertThat(site.moves(other.seats().get(sits))).isEqualTo(moves);
        site.played(token, moves.get(0));
        site.played(other.seats().get(sits), moves.get(moves.size() - 1));
        assertThat(received(one.seats().get(1 - sits)))
                .isEqualTo(received(other.seats().get(1 - sits)));
        assertThat(received(one.watching())).isEqualTo(received(other.watching()));
    }

    @Test
    void handsAreSeenByTheirOwnersOnly() {
        Site.Match match = site.begin("hearts");
        List<String> hands = new ArrayList<>();
        for (String token : match.seats()) {
            String state = site.get("/api/match", token).body();
            hands.add(hand(
                    site.state(token).get("piles"), site.state(token).get("you").asString()));
            assertThat(state).contains("\"unseen\":13");
        }
        assertThat(hands).doesNotHaveDuplicates();
        for (int i = 0; i < 4; i++) {
            for (String path : ALL) {
                // Before the cards are shuffled, everybody knows how they lie.
                if (path.endsWith("ply=0")) continue;
                String body = site.get(path, match.seats().get(i)).body();
                for (int j = 0; j < 4; j++)
                    if (j != i) assertThat(body).doesNotContain(hands.get(j).split(" ")[0] + "\"");
            }
        }
        assertThat(hand(site.state(match.watching()).get("piles"), "")).isEmpty();
    }

    /** In whatever a seat is sent now no card is named that another holds and it does not see; nor in the moves that it reads as they are made. */
    @ParameterizedTest
    @CsvSource({"hearts, 60", "cribbage, 60"})
    void noCardOfAnothersHandIsNamedWhileAGameIsPlayed(String game, int plies) {
        Site.Match match = site.begin(game);
        List<String> everybody = new ArrayList<>(match.seats());
        everybody.add(match.watching());
        SplittableRandom random = new SplittableRandom(11);
        Map<String, Integer> read = new HashMap<>();
        int looked = 0;
        for (int ply = 0; ply < plies; ply++) {
            Map<String, Set<String>> held = new HashMap<>();
            for (String token : match.seats()) held.put(token, ownCards(site.state(token)));
            for (String token : everybody) looked += lookFor(token, held, read);
            String mover = mover(match);
            if (mover == null) break;
            List<String> moves = site.moves(mover);
            site.played(mover, moves.get(random.nextInt(moves.size())));
        }
        assertThat(looked).isGreaterThan(plies);
    }

    /** @return how many cards were looked for */
    private int lookFor(String token, Map<String, Set<String>> held, Map<String, Integer> read) {
        JsonNode state = site.state(token);
        Set<String> hidden = new TreeSet<>();
        held.forEach((other, cards) -> {
            if (!other.equals(token)) hidden.addAll(cards);
        });
        for (JsonNode pile : state.get("piles")) for (JsonNode card : pile.get("cards")) hidden.remove(card.asString());
        StringBuilder sent = new StringBuilder();
        for (String key : state.propertyNames()) if (!key.equals("log")) sent.append(state.get(key));
        int from = read.getOrDefault(token, 0);
        // What was laid before the cards were shuffled again was seen.
        for (int i = from; i < state.get("log").size(); i++)
            if (!state.get("log").get(i).has("player")) from = i;
        for (int i = from; i < state.get("log").size(); i++)
            sent.append(state.get("log").get(i).get("text").asString()).append(' ');
        read.put(token, state.get("log").size());
        for (String path :
                List.of("/api/match/moves", "/api/match/position", "/api/match/definition", "/api/match/why?move=x"))
            sent.append(site.get(path, token).body());
        for (String card : hidden)
            assertThat(sent.toString()).as("%s is hidden", card).doesNotContainPattern("\\b" + card + "\\b");
        return hidden.size();
    }

    private static Set<String> ownCards(JsonNode state) {
        Set<String> cards = new TreeSet<>();
        for (JsonNode pile : state.get("piles"))
            if (pile.has("owner") && pile.get("owner").equals(state.get("you")))
                for (JsonNode card : pile.get("cards")) cards.add(card.asString());
        return cards;
    }

    private @Nullable String mover(Site.Match match) {
        for (String token : match.seats()) if (site.state(token).get("yourTurn").asBoolean()) return token;
        return null;
    }

    private static String hand(JsonNode piles, String owner) {
        StringBuilder hand = new StringBuilder();
        for (JsonNode pile : piles)
            if (pile.has("owner") && pile.get("owner").asString().equals(owner))
                for (JsonNode card : pile.get("cards"))
                    hand.append(card.asString()).append(' ');
        return hand.toString();
    }

    private String toMove(Site.Match match) {
        for (String token : match.seats()) if (site.state(token).get("yourTurn").asBoolean()) return token;
        throw new AssertionError("nobody is to move");
    }
}
