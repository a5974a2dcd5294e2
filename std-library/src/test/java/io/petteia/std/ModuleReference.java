package io.petteia.std;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The reference of the library's modules, made from their comments. A module begins with
 *
 * <pre>
 * // std/NAME: what it is about.
 * //
 * // Sentences for the reader, if any.
 * //
 * // needs KIND NAME: TYPE          (a line for everything that the game must have)
 * </pre>
 *
 * and above every declaration stands a comment that says what it means.
 */
final class ModuleReference {
    private static final Pattern HEAD = Pattern.compile("// (std/\\w+): (\\S.*)");
    private static final Pattern NEED = Pattern.compile("// needs (\\S.*)");
    private static final Pattern DECLARATION = Pattern.compile("(define|rule|hook) (\\w+(?:\\([^)]*\\))?)");

    private final List<String> problems = new ArrayList<>();

    /** What is wrong with the comments of the modules read. */
    List<String> problems() {
        return problems;
    }

    /** The modules of a folder, in the order of their names. */
    String of(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> file.toString().endsWith(".rules"))
                    .sorted()
                    .toList();
        }
        StringBuilder text = new StringBuilder();
        for (Path file : files) {
            text.append(module(file.getFileName().toString(), Files.readAllLines(file)));
        }
        return text.toString();
    }

    String module(String file, List<String> lines) {
        Matcher head = HEAD.matcher(lines.isEmpty() ? "" : lines.get(0));
        if (!head.matches() || !file.equals(head.group(1).substring("std/".length()) + ".rules")) {
            problems.add(file + ":1: begins with \"// std/" + file.replace(".rules", "") + ": what it is about\"");
            return "";
        }
        List<String> prose = new ArrayList<>();
        List<String> needs = new ArrayList<>();
        int at = 1;
        for (; at < lines.size() && lines.get(at).startsWith("//"); at++) {
            Matcher need = NEED.matcher(lines.get(at));
            if (need.matches()) needs.add("`" + need.group(1) + "`");
            else if (lines.get(at).length() > 2)
                prose.add(lines.get(at).substring(2).strip());
        }
        StringBuilder text = new StringBuilder("## ").append(head.group(1)).append("\n\n");
        text.append(sentence(head.group(2))).append(prose.isEmpty() ? "" : " " + String.join(" ", prose));
        text.append(" Needs ")
                .append(needs.isEmpty() ? "nothing of the game" : String.join(", ", needs))
                .append(".\n\n");
        text.append("| | | |\n| --- | --- | --- |\n");
        text.append(String.join("", declarations(file, lines, at)));
        return text.append('\n').toString();
    }

    private List<String> declarations(String file, List<String> lines, int from) {
        List<String> rows = new ArrayList<>();
        List<String> comment = new ArrayList<>();
        for (int at = from; at < lines.size(); at++) {
            String line = lines.get(at);
            Matcher declaration = DECLARATION.matcher(line);
            if (line.startsWith("//")) {
                comment.add(line.substring(2).strip());
                continue;
            }
            if (declaration.lookingAt()) {
                if (comment.isEmpty()) {
                    problems.add(file + ":" + (at + 1) + ": no comment above " + declaration.group(2));
                }
                rows.add("| " + declaration.group(1) + " | `" + declaration.group(2) + "` | "
                        + comment.stream().collect(Collectors.joining(" ")).replace("|", "\\|") + " |\n");
            }
            comment.clear();
        }
        return rows;
    }

    private static String sentence(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
