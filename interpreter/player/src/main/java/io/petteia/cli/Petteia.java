package io.petteia.cli;

import com.google.inject.Inject;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program as a whole: what it says of itself, and its commands. */
@SuppressWarnings("UnusedVariable") // Picocli sets the flags, and acts on them.
@Command(
        name = "petteia",
        versionProvider = Petteia.Version.class,
        description = "Rules of board and card games: check them, play them, test them.",
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:fine",
            "1:the definition is wrong, or a scenario of it fails",
            "2:the command was called wrongly",
            "3:the program is wrong"
        },
        footer = {
            "",
            "GAME is the name of a game that `petteia list` shows, or a path to a folder with a game.yaml.",
            "`petteia COMMAND --help` tells more about a command."
        })
final class Petteia implements Runnable {
    /** In the order in which they are shown. */
    static final List<Class<?>> COMMANDS = List.of(
            ListCommand.class,
            RulesCommand.class,
            PlayCommand.class,
            ValidateCommand.class,
            TestCommand.class,
            WhyCommand.class,
            PerftCommand.class,
            SimulateCommand.class,
            TournamentCommand.class,
            SolveCommand.class,
            ReplayCommand.class,
            ServeCommand.class,
            BenchCommand.class,
            CompileCommand.class,
            EngineCommand.class,
            RenderCommand.class,
            FlattenCommand.class,
            NewCommand.class);

    private final Streams streams;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Say what the command does and takes.")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Say which version this is.")
    private boolean version;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "If the program itself fails, show where.")
    private boolean debug;

    @Inject
    Petteia(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        spec.commandLine().usage(streams.out());
    }

    /** As the jar's manifest has it. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Petteia.class.getPackage().getImplementationVersion();
            return new String[] {"petteia " + (version == null ? "in development" : version)};
        }
    }
}
