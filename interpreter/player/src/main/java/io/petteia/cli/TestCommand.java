package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Scenario;
import io.petteia.model.definition.Scenarios;
import io.petteia.playtest.ScenarioRunner;
import io.petteia.playtest.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code test}. */
@Command(
        name = "test",
        description = {
            "Run the scenarios of a definition: what an author says must be so.",
            "What is otherwise is told at its place in the scenario's file."
        })
final class TestCommand implements Callable<Integer> {
    private final Games games;
    private final Streams streams;
    private final Messages messages;

    @Mixin
    private final MachineOption machine;

    @Mixin
    private final JsonOutput json;

    @Parameters(arity = "1..*", paramLabel = "GAME", description = "Games by name, or the paths of their folders.")
    private List<String> paths = new ArrayList<>();

    @Option(
            names = {"-q", "--quiet"},
            description = "Show only what fails.")
    private boolean quiet;

    private final List<Form.One> forms = new ArrayList<>();
    private int failed;

    @Inject
    TestCommand(Games games, Streams streams, Messages messages, MachineOption machine, JsonOutput json) {
        this.games = games;
        this.streams = streams;
        this.messages = messages;
        this.machine = machine;
        this.json = json;
    }

    record Form(int petteia, String command, int passed, int failed, List<One> scenarios) {
        record One(
                String game, String title, DiagnosticForm.Place place, boolean passed, List<DiagnosticForm> failures) {}
    }

    @Override
    public Integer call() {
        boolean read = true;
        for (String path : paths) read &= test(path);
        int passed = forms.size() - failed;
        if (json.isWanted()) json.print(new Form(JsonOutput.VERSION, "test", passed, failed, forms));
        else
            streams.out()
                    .println(Plural.of(forms.size(), "scenario") + ", " + passed + " passed, " + failed + " failed");
        return read && failed == 0 ? ExitCode.FINE : ExitCode.DEFINITION;
    }

    /** False if the scenarios themselves are wrong. */
    private boolean test(String path) {
        Definition definition = games.definition(path);
        Diagnostics reading = new Diagnostics();
        List<Scenario> scenarios = Scenarios.read(definition, reading);
        List<Diagnostic> wrong =
                reading.sorted().stream().filter(Diagnostic::isError).toList();
        messages.print(wrong);
        ScenarioRunner runner = new ScenarioRunner(definition, machine.or(Game.Machine.TREE));
        try (ProgressLine progress = new ProgressLine(streams, "testing " + path)) {
            for (int i = 0; i < scenarios.size(); i++) {
                tell(definition.id(), runner.run(scenarios.get(i)));
                progress.report(i + 1, scenarios.size());
            }
        }
        return wrong.isEmpty();
    }

    private void tell(String game, Verdict verdict) {
        Scenario.Said title = verdict.scenario().title();
        if (!verdict.passes()) failed++;
        forms.add(new Form.One(
                game,
                title.text(),
                DiagnosticForm.Place.of(title.span()),
                verdict.passes(),
                verdict.failures().stream().map(DiagnosticForm::of).toList()));
        if (json.isWanted() || verdict.passes() && quiet) return;
        streams.out().println((verdict.passes() ? "PASS " : "FAIL ") + game + ": " + title.text());
        streams.out().flush();
        messages.print(verdict.failures());
    }
}
