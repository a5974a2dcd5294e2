package io.petteia.grammar.yaml;

import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import java.util.Arrays;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;

/**
 * Finds for each char of a scalar's value where it stands in the file, by reading the scalar once more: quotes, escapes, indents and joined lines are
 * left out of the value, not of the file. Should that ever disagree with SnakeYAML, all chars stand at the scalar's start.
 */
final class ScalarPlaces {
    private final Source source;

    ScalarPlaces(Source source) {
        this.source = source;
    }

    Yaml.Scalar empty(Span span) {
        return new Yaml.Scalar(span, "", false, false, new Snippet(source, "", new int[] {span.start()}));
    }

    Yaml.Scalar scalar(Span span, String value, ScalarStyle style) {
        boolean quoted = style == ScalarStyle.SINGLE_QUOTED || style == ScalarStyle.DOUBLE_QUOTED;
        ScalarWalk walk = switch (style) {
            case LITERAL -> new BlockWalk(source, span, value, false);
            case FOLDED -> new BlockWalk(source, span, value, true);
            default -> new FlowWalk(source, span, style);
        };
        walk.walk();
        int end = walk.end();
        Span trimmed = source.span(span.start(), Math.max(span.start(), end));
        return new Yaml.Scalar(
                trimmed, value, quoted, walk.folded, new Snippet(source, value, offsets(walk, value, span)));
    }

    private static int[] offsets(ScalarWalk walk, String value, Span span) {
        if (walk.value().equals(value)) return walk.offsets();
        int[] offsets = new int[value.length() + 1];
        Arrays.fill(offsets, span.start());
        offsets[value.length()] = span.end();
        return offsets;
    }
}
