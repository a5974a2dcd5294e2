package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.machine.Defect;
import io.petteia.model.definition.Folder;
import io.petteia.playtest.Validation;
import io.petteia.terminal.picture.Artwork;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code validate}. */
@Command(
        name = "validate",
        description = {
            "Tell everything that is wrong with a definition.",
            "It is read, made into a game with each value of its options beside each value of every other,",
            "and played at random, for some mistakes show only in play."
        })
final class ValidateCommand implements Callable<Integer> {
    private final Games games;
    private final Streams streams;
    private final Arguments arguments;
    private final Messages messages;

    @Mixin
    private final JsonOutput json;

    @Parameters(arity = "1..*", paramLabel = "GAME", description = "Games by name, or the paths of their folders.")
    private List<String> paths = new ArrayList<>();

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            defaultValue = "2",
            description = "Games to play with each set of options; ${DEFAULT-VALUE} if not given.")
    private int perSet;

    @Option(
            names = "--longest",
            paramLabel = "MOVES",
            defaultValue = "500",
            description = "Break a game off after so many moves; ${DEFAULT-VALUE} if not given.")
    private int longest;

    @Inject
    ValidateCommand(Games games, Streams streams, Arguments arguments, Messages messages, JsonOutput json) {
        this.games = games;
        this.streams = streams;
        this.arguments = arguments;
        this.messages = messages;
        this.json = json;
    }

    record Form(int petteia, String command, List<Checked> games) {}

    record Checked(
            String game,
            boolean fine,
            int optionSets,
            int scenarios,
            int played,
            int brokenOff,
            List<DiagnosticForm> diagnostics) {}

    @Override
    public Integer call() {
        arguments.within("--games", perSet, 0, 1_000_000);
        arguments.within("--longest", longest, 1, Integer.MAX_VALUE);
        Validation.Effort effort = new Validation.Effort(perSet, longest);
        List<Folder> folders = paths.stream().map(games::folder).toList();
        List<Validation.Report> reports = new ArrayList<>();
        for (Folder folder : folders) {
            try (ProgressLine progress = new ProgressLine(streams, "validating " + folder.name())) {
                Validation.Report report = Validation.of(folder, games.catalogue(), games.library(), effort, progress);
                reports.add(report.with(artwork(folder)));
            }
            if (!json.isWanted()) print(reports.get(reports.size() - 1));
        }
        if (json.isWanted())
            json.print(new Form(
                    JsonOutput.VERSION,
                    "validate",
                    reports.stream().map(ValidateCommand::checked).toList()));
        return reports.stream().allMatch(Validation.Report::isFine) ? ExitCode.FINE : ExitCode.DEFINITION;
    }

    private Diagnostics artwork(Folder folder) {
        Loading loading = loaded(folder);
        Game game = loading == null ? null : loading.game();
        return Artwork.check(
                folder,
                games.catalogue(),
                loading == null ? null : loading.definition(),
                game == null ? null : game.model());
    }

    /** With its standard options; null if even that shows a defect, which has been told. */
    private @Nullable Loading loaded(Folder folder) {
        try {
            return Loading.of(folder, games.catalogue(), games.library(), Map.of());
        } catch (Defect defect) {
            return null;
        }
    }

    private static Checked checked(Validation.Report report) {
        return new Checked(
                report.id(),
                report.isFine(),
                report.optionSets(),
                report.scenarios(),
                report.games(),
                report.brokenOff(),
                report.findings().stream().map(DiagnosticForm::of).toList());
    }

    private void print(Validation.Report report) {
        for (Validation.Finding finding : report.findings()) {
            messages.print(List.of(finding.diagnostic()));
            if (!finding.options().isEmpty()) messages.line("  with " + spelled(finding));
            if (finding.position() != null)
                messages.line(
                        "  in this position:\n" + finding.position().indent(4).stripTrailing());
        }
        streams.out().println(report.id() + ": " + verdict(report));
        streams.out().flush();
    }

    private static String spelled(Validation.Finding finding) {
        List<String> options = new ArrayList<>();
        finding.options().forEach((name, value) -> options.add(name + " = " + value));
        return String.join(", ", options);
    }

    private static String verdict(Validation.Report report) {
        long errors = report.findings().stream()
                .map(Validation.Finding::diagnostic)
                .filter(Diagnostic::isError)
                .count();
        long warnings = report.findings().size() - errors;
        String found = errors > 0 ? Plural.of(errors, "error") : "fine";
        if (warnings > 0) found += ", " + Plural.of(warnings, "warning");
        found += "; " + Plural.of(report.optionSets(), "set") + " of options, "
                + Plural.of(report.games(), "random game");
        if (report.brokenOff() > 0) found += " (" + report.brokenOff() + " broken off)";
        return found + ", " + Plural.of(report.scenarios(), "scenario") + " read";
    }
}
