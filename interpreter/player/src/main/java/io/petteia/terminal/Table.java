package io.petteia.terminal;

import io.petteia.model.Domain;
import io.petteia.model.GameModel;
import io.petteia.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What lies beside the board, or where there is none: values and piles as whoever looks sees them, a line each. In games with cards or without a board. */
final class Table {
    private static final int WIDTH = 110;

    private Table() {}

    static List<String> lines(Match match) {
        GameModel model = match.model();
        if (model.board().size() > 0 && model.piles().isEmpty()) return List.of();
        Set<String> elsewhere = model.variables().stream()
                .filter(Table::isOnBoard)
                .map(Variable::name)
                .collect(Collectors.toSet());
        model.show().forEach(shown -> elsewhere.add(shown.name()));
        List<String> lines = new ArrayList<>();
        boolean inside = false;
        for (String line : match.seenPosition().lines().toList()) {
            if (!line.startsWith(" ")) inside = line.equals("set:") || line.equals("piles:");
            else if (inside && !elsewhere.contains(line.strip().replaceAll(":.*", ""))) lines.add(fitted(line));
        }
        return lines;
    }

    private static boolean isOnBoard(Variable variable) {
        return variable.per().stream().anyMatch(key -> key.isMemberOf(Domain.Sort.SITE));
    }

    private static String fitted(String line) {
        return line.length() <= WIDTH ? line : line.substring(0, WIDTH - 1) + "…";
    }
}
