package io.petteia.tests.readme;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A fenced block of a page.
 *
 * @param language the first word behind the fence
 * @param rest what else stands there
 * @param line the number of its first line
 */
record Block(String language, String rest, int line, List<String> lines) {
    private static final Pattern FENCE = Pattern.compile("```(\\w+) ?(.*)");

    static List<Block> of(List<String> page) {
        List<Block> blocks = new ArrayList<>();
        boolean comment = false;
        for (int i = 0; i < page.size(); i++) {
            String line = page.get(i);
            if (line.contains("<!--")) comment = true;
            Matcher fence = FENCE.matcher(line);
            if (!comment && fence.matches()) {
                List<String> lines = new ArrayList<>();
                int first = i + 2;
                while (!page.get(++i).equals("```")) lines.add(page.get(i));
                blocks.add(new Block(fence.group(1), fence.group(2).strip(), first, List.copyOf(lines)));
            }
            if (line.contains("-->")) comment = false;
        }
        return blocks;
    }

    String text() {
        return String.join("\n", lines) + "\n";
    }

    boolean isFile() {
        return List.of("yaml", "petteia", "java", "text").contains(language) && !rest.isEmpty();
    }

    boolean isConsole() {
        return language.equals("console");
    }
}
