package io.petteia.playtest;

import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Folder;
import io.petteia.model.definition.Library;
import io.petteia.model.definition.Options;
import io.petteia.model.definition.Scenario;
import io.petteia.model.definition.Scenarios;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks for everything that is wrong with a definition: reads it, makes the game with each value of its options beside each value of every other, and
 * plays these games at random, for some mistakes show only in play; and reads its scenarios, but does not run them. Deterministic. The same mistake is
 * told once, with the first options that show it.
 */
public final class Validation {
    /**
     * @param games to play with each set of options
     * @param longest moves after which a game is broken off
     */
    public record Effort(int games, int longest) {}

    /**
     * A mistake.
     *
     * @param options that differ from the standard, where it was met
     * @param position in which it was met, null if it was met before play
     */
    public record Finding(
            Diagnostic diagnostic,
            Map<String, String> options,
            @Nullable String position) {}

    /** @param id the folder's name @param brokenOff games that had not ended when they were long enough */
    public record Report(String id, List<Finding> findings, int optionSets, int scenarios, int games, int brokenOff) {
        public boolean isFine() {
            return findings.stream().noneMatch(finding -> finding.diagnostic().isError());
        }

        /** With what somebody else has found, who knows files that the engine does not read. */
        public Report with(Diagnostics others) {
            List<Finding> all = new ArrayList<>(findings);
            others.sorted().forEach(each -> all.add(new Finding(each, Map.of(), null)));
            return new Report(id, all, optionSets, scenarios, games, brokenOff);
        }
    }

    private static final int MOST_SETS = 1000;
    private static final long SEED = 1;
    /** A game with more to choose than this would keep us for minutes. */
    private static final long MOST_CHOICES = 500_000;

    private final Effort effort;
    private final Progress progress;
    private final List<Finding> findings = new ArrayList<>();
    private final Set<Mistake> told = new HashSet<>();
    private int games;
    private int brokenOff;

    private Validation(Effort effort, Progress progress) {
        this.effort = effort;
        this.progress = progress;
    }

    public static Report of(Folder folder, Catalogue catalogue, Library library, Effort effort, Progress progress) {
        return new Validation(effort, progress).run(folder, catalogue, library);
    }

    private Report run(Folder folder, Catalogue catalogue, Library library) {
        Diagnostics read = new Diagnostics();
        Definition definition = Definition.read(folder, catalogue, library, read);
        List<Scenario> scenarios = definition == null ? List.of() : Scenarios.read(definition, read);
        tell(read, Map.of());
        List<Map<String, String>> sets =
                definition == null ? List.of() : OptionSets.of(definition.options(), MOST_SETS);
        for (int i = 0; i < sets.size() && definition != null; i++) {
            Game game = open(definition, sets.get(i));
            if (game != null) play(game, sets.get(i));
            progress.report(i + 1, sets.size());
        }
        if (definition != null) {
            ScenarioRunner runner = new ScenarioRunner(definition);
            scenarios.forEach(scenario -> tell(runner.mistakes(scenario), Map.of()));
        }
        return new Report(folder.name(), findings, sets.size(), scenarios.size(), games, brokenOff);
    }

    private @Nullable Game open(Definition definition, Map<String, String> options) {
        Map<String, Options.Given> given = new LinkedHashMap<>();
        options.forEach((name, value) -> given.put(name, new Options.Given(value, null)));
        Diagnostics diagnostics = new Diagnostics();
        try {
            Game game = Loading.game(definition, given, diagnostics);
            tell(diagnostics, options);
            return game;
        } catch (Defect defect) {
            // what is worked out before play, such as a constant
            diagnostics.add(defect.diagnostic());
            tell(diagnostics, options);
            return null;
        }
    }

    /** What is wrong with one set of options, but for what was wrong at the same place with another: its words may name other numbers. */
    private void tell(Diagnostics diagnostics, Map<String, String> options) {
        List<Diagnostic> fresh = diagnostics.sorted().stream()
                .filter(each -> !told.contains(Mistake.of(each)))
                .toList();
        for (Diagnostic each : fresh) {
            told.add(Mistake.of(each));
            findings.add(new Finding(each, options, null));
        }
    }

    /** What makes two findings the same: the kind and the place, without a place the words. */
    private record Mistake(
            String code, @Nullable Span span, @Nullable String message) {
        static Mistake of(Diagnostic diagnostic) {
            Span span = diagnostic.span();
            return new Mistake(diagnostic.code(), span, span == null ? diagnostic.message() : null);
        }
    }

    private void play(Game game, Map<String, String> options) {
        try {
            game.start();
        } catch (Defect defect) {
            // before anybody chooses
            if (told.add(Mistake.of(defect.diagnostic())))
                findings.add(new Finding(defect.diagnostic(), options, null));
            return;
        }
        for (int i = 0; i < effort.games(); i++) {
            Course course = RandomGame.play(game, SEED, i, effort.longest(), MOST_CHOICES);
            games++;
            Fault fault = course.fault();
            if (fault == null) {
                if (course.result() == null) brokenOff++;
            } else if (told.add(Mistake.of(fault.diagnostic()))) {
                findings.add(new Finding(fault.diagnostic(), options, fault.position()));
            }
        }
    }
}
