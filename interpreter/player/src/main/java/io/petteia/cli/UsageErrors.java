package io.petteia.cli;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, told like any other mistake: with a code, its place, and what may have been meant. */
final class UsageErrors {
    private final CommandText text;

    UsageErrors(CommandText text) {
        this.text = text;
    }

    Diagnostic diagnostic(ParameterException wrong) {
        CommandSpec command = wrong.getCommandLine().getCommandSpec();
        if (wrong instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty())
            return unmatched(unmatched.getUnmatched().get(0), command);
        if (wrong instanceof MissingParameterException missing
                && !missing.getMissing().isEmpty()) {
            // What is missing may only be misspelt.
            String unknown = text.unknownFlag(command.optionsMap().keySet());
            return unknown != null
                    ? unmatched(unknown, command)
                    : missing(missing.getMissing().get(0), command);
        }
        if (wrong instanceof OverwrittenOptionException twice && twice.getOverwritten() instanceof OptionSpec option)
            return Diagnostic.error(
                    "doubled-flag", text.last(option.names()), "`" + option.longestName() + "` is given twice");
        if (wrong.getValue() != null && wrong.getArgSpec() != null) return value(wrong.getValue(), wrong.getArgSpec());
        return Diagnostic.error("bad-command-line", text.span(null), firstLine(wrong))
                .suggest(help(command));
    }

    private Diagnostic unmatched(String word, CommandSpec command) {
        boolean flag = word.startsWith("-");
        String name = flag && word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
        if (flag) {
            List<String> flags = new ArrayList<>(command.optionsMap().keySet());
            return Diagnostic.error(
                            "unknown-flag", text.span(name), "`" + command.qualifiedName() + "` has no `" + name + "`")
                    .suggest(orHelp(Spelling.didYouMean(name, flags), command));
        }
        if (!command.subcommands().isEmpty()) {
            List<String> commands = List.copyOf(command.subcommands().keySet());
            String known = commands.stream().map(c -> "`" + c + "`").collect(Collectors.joining(", "));
            return Diagnostic.error("unknown-command", text.span(word), "there is no command `" + word + "`")
                    .expected("one of " + known)
                    .suggest(Spelling.didYouMean(word, commands));
        }
        return Diagnostic.error("surplus-argument", text.span(word), "`" + word + "` is one argument too many")
                .suggest(help(command));
    }

    private Diagnostic missing(ArgSpec missing, CommandSpec command) {
        String message;
        if (!(missing instanceof OptionSpec option)) {
            message = "`" + command.qualifiedName() + "` needs `" + missing.paramLabel() + "`";
        } else if (text.has(option.names())) {
            message = "`" + option.longestName() + "` needs a value, `" + option.paramLabel() + "`";
        } else {
            message = "`" + command.qualifiedName() + "` needs `" + option.longestName() + " " + option.paramLabel()
                    + "`";
        }
        return Diagnostic.error("missing-argument", text.span(null), message).suggest(help(command));
    }

    private Diagnostic value(String value, ArgSpec argument) {
        String name = argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
        Class<?> type = argument.type();
        String expected =
                type == int.class || type == long.class ? "a whole number" : "`" + argument.paramLabel() + "`";
        return Diagnostic.error("bad-value", text.span(value), "`" + name + "` cannot be `" + value + "`")
                .expected(expected);
    }

    private static String firstLine(ParameterException wrong) {
        String message = wrong.getMessage();
        return message == null
                ? "this is no command line"
                : message.lines().findFirst().orElse(message);
    }

    private static String orHelp(@Nullable String suggestion, CommandSpec command) {
        return suggestion != null ? suggestion : help(command);
    }

    private static String help(CommandSpec command) {
        CommandLine line = command.commandLine();
        return "`" + line.getCommandSpec().qualifiedName() + " --help` tells what it takes";
    }
}
