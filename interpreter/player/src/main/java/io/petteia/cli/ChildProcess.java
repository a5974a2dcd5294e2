package io.petteia.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** This program once more, in a virtual machine of its own that has compiled nothing for anybody else. What it complains of goes where ours would. */
final class ChildProcess {
    /** What it printed on standard output, and how it ended. */
    record Said(String text, int exitCode) {}

    private ChildProcess() {}

    /** What starts it. @param settings of the virtual machine, which come after ours and so hold where they differ */
    static List<String> command(List<String> settings, List<String> arguments) {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        for (String setting : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
            if (!setting.startsWith("-javaagent") && !setting.startsWith("-agent")) line.add(setting);
        }
        line.addAll(settings);
        line.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        line.addAll(arguments);
        return line;
    }

    static Said run(List<String> arguments) throws InterruptedException {
        List<String> line = command(List.of(), arguments);
        Process process = null;
        try {
            process = new ProcessBuilder(line)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            process.getOutputStream().close();
            try (InputStream out = process.getInputStream()) {
                String text = new String(out.readAllBytes(), StandardCharsets.UTF_8);
                return new Said(text, process.waitFor());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            if (process != null) process.destroy();
        }
    }
}
