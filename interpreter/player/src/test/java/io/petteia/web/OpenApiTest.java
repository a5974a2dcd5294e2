package io.petteia.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The description that the server gives of itself holds: its paths are those that it answers, its forms those that it sends. */
class OpenApiTest {
    @TempDir
    static Path folder;

    private static Site site;
    private static JsonNode description;

    @BeforeAll
    static void open() {
        site = Site.of(folder);
        description = site.get("/api/openapi.json", null).json();
    }

    @AfterAll
    static void close() {
        site.close();
    }

    @Test
    void everyRouteIsDescribedAndNoOther() {
        TreeSet<String> described = new TreeSet<>();
        description
                .get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(method -> described.add(
                                method.getKey().toUpperCase(java.util.Locale.ROOT) + " " + path.getKey())));
        TreeSet<String> routes = new TreeSet<>(List.of("GET " + Server.EVENTS));
        Server.routes(site.hall(), site.workers()).forEach(route -> routes.add(route.method() + " " + route.path()));
        assertThat(described).isEqualTo(routes);
    }

    @Test
    void whatIsSentIsAsItIsDescribed() {
        Site.Match hearts = site.begin("hearts");
        Site.Match chess = site.begin(Map.of(
                "game", "chess", "seats", Map.of("Black", "human"), "clock", Map.of("base", 60000, "increment", 0)));
        site.played(chess.first(), "e2-e4");
        fits("Games", site.get("/api/games", null));
        fits("Table", site.post("/api/games/cleruchy/table", Map.of(), null));
        fits(
                "Table",
                site.post("/api/games/latrunculi/table", Map.of("options", Map.of("columns", "4", "rows", "4")), null));
        fits("Files", site.get("/api/games/chess/files", null));
        fits(
                "Begun",
                site.post("/api/matches", Map.of("game", "pig", "seats", Map.of("Second", "human")), null),
                "Problem");
        fits("Begun", site.post("/api/matches", Map.of("game", "chess", "seats", Map.of("Black", "random")), null));
        for (String token :
                List.of(hearts.first(), hearts.watching(), chess.first(), chess.second(), chess.watching())) {
            fits("State", site.get("/api/match", token));
            fits("State", site.get("/api/match?ply=1", token));
            fits("Moves", site.get("/api/match/moves", token));
        }
        fits("Reasons", site.get("/api/match/why?move=e7-e2", chess.second()));
        fits("Problem", site.play(chess.second(), "e7-e2"));
        fits("Problem", site.get("/api/match", "nobody"));
        fits("Conversion", site.get("/api/match/definition", chess.first()));
        fits("State", site.post("/api/match/undo", Map.of(), chess.first()));
        fits("State", site.post("/api/match/resign", Map.of(), chess.first()));
        fits("Board", site.post("/api/workshop/board", Map.of("game", "cleruchy"), null));
        fits("Board", site.post("/api/workshop/board", Map.of("game", "hearts"), null));
        Map<String, Object> draft =
                Map.of("name", "mine", "files", Map.of("game.yaml", "petteia: 1\nextends: chess\n"));
        fits(
                "Check",
                site.post("/api/workshop/check", Map.of("draft", draft, "moves", List.of("e2-e4", "e2-e4")), null));
        Map<String, Object> wrong = Map.of("name", "mine", "files", Map.of("game.yaml", "petteia: 1\nextends: ches\n"));
        fits("Check", site.post("/api/workshop/check", Map.of("draft", wrong), null));
        fits("Variant", site.post("/api/workshop/variant", Map.of("base", "chess", "name", "mine"), null));
    }

    private static void fits(String form, Site.Answer answer, String... others) {
        List<String> names = new ArrayList<>(List.of(others));
        names.add(form);
        List<String> errors = new ArrayList<>();
        for (String name : names) {
            ObjectNode schema = Site.MAPPER.createObjectNode();
            schema.put("$ref", "#/components/schemas/" + name);
            schema.set("components", description.get("components"));
            var wrong = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(schema.toString(), InputFormat.JSON)
                    .validate(answer.body(), InputFormat.JSON);
            if (wrong.isEmpty()) return;
            wrong.forEach(each -> errors.add(name + ": " + each.getMessage()));
        }
        assertThat(errors).as(answer.body()).isEmpty();
    }
}
