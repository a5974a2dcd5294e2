package io.petteia.tests.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.cli.Main;
import io.petteia.tests.Checkout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A copy of what a reader has before him, in which he types what a page tells him. */
final class Workplace implements AutoCloseable {
    /** As a shell takes them; between single quotes a blank is part of the word. */
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\\S+");

    /** What a build makes; here its parts. */
    private static final String JAR = "interpreter/player/target/petteia.jar";

    private static final String CLASS_PATH = System.getProperty("java.class.path");

    private static final String BACKGROUND = " &";

    private final Path root;
    private final List<Process> background = new ArrayList<>();

    Workplace(Path root) throws IOException {
        this.root = root;
        copy("definitions");
        copy("std-library/src/main");
    }

    private void copy(String folder) throws IOException {
        Path from = Checkout.root().resolve(folder);
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = root.resolve(folder).resolve(from.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
    }

    void write(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    String read(String path) throws IOException {
        return Files.readString(root.resolve(path));
    }

    /** What a command said, on both channels. */
    record Said(String text, int exitCode) {}

    /** Runs {@code ./petteia …}, {@code java …} or {@code javac …} as it is typed. @param settings of the virtual machine that runs Petteia */
    Said run(String command, String... settings) {
        List<String> words = WORD.matcher(command)
                .results()
                .map(word -> word.group(1) != null ? word.group(1) : word.group())
                .toList();
        List<String> line = new ArrayList<>();
        line.add(tool(words.get(0).equals("javac") ? "javac" : "java"));
        if (words.get(0).equals("./petteia")) {
            line.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
            line.addAll(List.of(settings));
            line.addAll(List.of("-cp", CLASS_PATH, "-Dpetteia.home=" + root, Main.class.getName()));
        } else assertThat(words.get(0)).isIn("java", "javac");
        for (String word : words.subList(1, words.size())) line.add(word.replace(JAR, CLASS_PATH));
        return command.endsWith(BACKGROUND) ? leave(command, line.subList(0, line.size() - 1)) : start(command, line);
    }

    /** Goes on beside what is typed next; what it says first is waited for. */
    private Said leave(String command, List<String> line) {
        try {
            Process process = new ProcessBuilder(line)
                    .directory(root.toFile())
                    .redirectErrorStream(true)
                    .start();
            background.add(process);
            String first = process.inputReader(StandardCharsets.UTF_8).readLine();
            if (first == null) throw new AssertionError(command + " ends at once");
            return new Said(first + "\n", 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        background.forEach(Process::destroyForcibly);
    }

    private static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    private Said start(String command, List<String> line) {
        try {
            Path out = Files.createTempFile(root, "said", ".txt");
            Process process = new ProcessBuilder(line)
                    .directory(root.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(out.toFile())
                    .start();
            if (!process.waitFor(5, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new AssertionError(command + " goes on without end");
            }
            return new Said(Files.readString(out, StandardCharsets.UTF_8), process.exitValue());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
