package io.petteia.agents;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds bots by how they are written: the name of an agent, and what it may spend, {@code uct:time=1s} or {@code uct:playouts=500}. */
public final class Bots {
    /** What a bot may spend on a move if nothing is said. */
    public static final Budget USUAL = Budget.ofTime(Duration.ofSeconds(1));

    private static final Pattern TIME = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,6})?)(ms|s|min)");
    private static final Duration LONGEST = Duration.ofHours(24);

    private final SortedMap<String, Agent> agents;
    private final List<String> troubles;

    public Bots(Map<String, Agent> agents) {
        this(agents, List.of());
    }

    /** @param troubles what could not be installed, and why */
    Bots(Map<String, Agent> agents, List<String> troubles) {
        this.agents = Collections.unmodifiableSortedMap(new TreeMap<>(agents));
        this.troubles = List.copyOf(troubles);
    }

    /** All agents, by name. */
    public SortedMap<String, Agent> agents() {
        return agents;
    }

    public List<String> troubles() {
        return troubles;
    }

    /** A text that is no bot. */
    public static final class UnknownBot extends Exception {
        private static final long serialVersionUID = 1;

        private final String word;
        private final transient List<String> expected;

        UnknownBot(String message, String word, List<String> expected) {
            super(message, null, false, false);
            this.word = word;
            this.expected = expected;
        }

        /** The part of the text that is wrong. */
        public String word() {
            return word;
        }

        /** What might stand in its place. */
        public List<String> expected() {
            return expected;
        }
    }

    /** @throws UnknownBot if there is no such agent, or it cannot be told that */
    public Bot bot(String text) throws UnknownBot {
        String[] parts = text.strip().split(":", -1);
        Agent agent = agents.get(parts[0]);
        if (agent == null)
            throw new UnknownBot("there is no bot `" + parts[0] + "`", parts[0], List.copyOf(agents.keySet()));
        Duration time = null;
        Budget.Clock clock = Budget.Clock.WALL;
        Long playouts = null;
        for (int i = 1; i < parts.length; i++) {
            if (parts[i].matches("(time|cpu)=.*") && time == null) {
                time = time(parts[i]);
                if (parts[i].startsWith("cpu")) clock = Budget.Clock.PROCESSOR;
            } else if (parts[i].startsWith("playouts=") && playouts == null) playouts = playouts(parts[i]);
            else
                throw new UnknownBot(
                        "a bot cannot be told `" + parts[i] + "`",
                        parts[i],
                        List.of("time=1s", "cpu=1s", "playouts=500"));
        }
        return new Bot(text.strip(), agent, budget(time, clock, playouts));
    }

    private static Budget budget(@Nullable Duration time, Budget.Clock clock, @Nullable Long playouts) {
        if (time == null) return playouts == null ? USUAL : Budget.ofPlayouts(playouts);
        return new Budget(time, clock, playouts == null ? Long.MAX_VALUE : playouts);
    }

    private static Duration time(String setting) throws UnknownBot {
        Matcher matcher = TIME.matcher(setting.substring(setting.indexOf('=') + 1));
        if (matcher.matches()) {
            BigDecimal millis = new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(millis(matcher.group(2))));
            Duration time = Duration.ofNanos(millis.movePointRight(6).longValue());
            if (!time.isZero() && time.compareTo(LONGEST) <= 0) return time;
        }
        throw new UnknownBot(
                "`" + setting + "` is no time",
                setting,
                List.of("time=50ms", "time=1.5s", "time=2min", "a day at most"));
    }

    private static long millis(String unit) {
        return switch (unit) {
            case "ms" -> 1;
            case "s" -> 1000;
            default -> 60_000;
        };
    }

    private static long playouts(String setting) throws UnknownBot {
        String number = setting.substring("playouts=".length());
        if (number.matches("\\d{1,12}") && Long.parseLong(number) > 0) return Long.parseLong(number);
        throw new UnknownBot("`" + setting + "` is no number of playouts", setting, List.of("playouts=500"));
    }
}
