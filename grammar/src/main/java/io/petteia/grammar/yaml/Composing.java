package io.petteia.grammar.yaml;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingEndEvent;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceEndEvent;
import org.yaml.snakeyaml.events.SequenceStartEvent;
import org.yaml.snakeyaml.events.StreamEndEvent;
import org.yaml.snakeyaml.events.StreamStartEvent;

/** Makes the nodes of one document of the parser's events, and refuses what Petteia does without. */
final class Composing {
    private static final int DEEPEST = 50;

    private final Marks marks;
    private final Diagnostics diagnostics;
    private final Iterator<Event> events;
    private final ScalarPlaces scalars;
    private int depth;
    private boolean refused;

    Composing(Marks marks, Diagnostics diagnostics, Iterator<Event> events) {
        this.marks = marks;
        this.diagnostics = diagnostics;
        this.events = events;
        this.scalars = new ScalarPlaces(marks.source);
    }

    /** Null for a file without one. */
    @Nullable
    Yaml document() {
        Event event = events.next();
        if (event instanceof StreamStartEvent) event = events.next();
        if (event instanceof StreamEndEvent || !(event instanceof DocumentStartEvent)) return null;
        Yaml root = node(events.next());
        events.next();
        Event next = events.next();
        if (!(next instanceof StreamEndEvent)) {
            Span place = marks.span(next);
            diagnostics.add(Diagnostic.error("yaml-second-document", place, "a second document begins here")
                    .expected("one document to a file; `---` separates documents"));
        }
        return root instanceof Yaml.Scalar scalar && scalar.value().isEmpty() && !scalar.quoted() ? null : root;
    }

    private Yaml node(Event event) {
        if (event instanceof AliasEvent alias) {
            refuse(
                    alias,
                    "yaml-alias",
                    "`*" + alias.getAnchor() + "` repeats another part of the file, which Petteia does not read");
            return scalars.empty(marks.span(event));
        }
        NodeEvent node = (NodeEvent) event;
        if (node.getAnchor() != null) {
            refuse(
                    node,
                    "yaml-anchor",
                    "`&" + node.getAnchor() + "` names a part of the file, which Petteia does not read");
        }
        String tag = node instanceof ScalarEvent scalar ? scalar.getTag() : ((CollectionStartEvent) node).getTag();
        if (tag != null) refuse(node, "yaml-tag", "`" + shortened(tag) + "` gives a type, which Petteia does not read");
        if (node instanceof ScalarEvent scalar) return scalar(scalar);
        if (++depth > DEEPEST) throw new TooDeep(marks.at(event.getStartMark()));
        Yaml result = node instanceof SequenceStartEvent ? sequence(node) : mapping((MappingStartEvent) node);
        depth--;
        return result;
    }

    private static String shortened(String tag) {
        String usual = "tag:yaml.org,2002:";
        return tag.startsWith(usual) ? "!!" + tag.substring(usual.length()) : tag;
    }

    /** Has something been refused? What is wrong behind it may only follow from it. */
    boolean hasRefused() {
        return refused;
    }

    private void refuse(NodeEvent event, String code, String message) {
        refused = true;
        Span place = marks.at(event.getStartMark());
        diagnostics.add(Diagnostic.error(code, place, message).suggest("in quotes it is a text like any other"));
    }

    private Yaml.Scalar scalar(ScalarEvent event) {
        return scalars.scalar(marks.span(event), event.getValue(), event.getScalarStyle());
    }

    private Yaml.Sequence sequence(Event start) {
        List<Yaml> items = new ArrayList<>();
        Event event = events.next();
        for (; !(event instanceof SequenceEndEvent); event = events.next()) items.add(node(event));
        return new Yaml.Sequence(whole(start, event), List.copyOf(items));
    }

    private Yaml.Mapping mapping(MappingStartEvent start) {
        List<Yaml.Entry> entries = new ArrayList<>();
        Map<String, Yaml.Scalar> seen = new HashMap<>();
        Event event = events.next();
        for (; !(event instanceof MappingEndEvent); event = events.next()) {
            Yaml key = node(event);
            Yaml value = node(events.next());
            if (key instanceof Yaml.Scalar scalar) add(new Yaml.Entry(scalar, value), entries, seen);
            else {
                diagnostics.add(Diagnostic.error("yaml-key", key.span(), "a list or a map cannot be a key")
                        .expected("a word or a text"));
            }
        }
        return new Yaml.Mapping(whole(start, event), List.copyOf(entries));
    }

    /** {@code {cost:3}}: without a blank the colon is a letter of the key. */
    private void checkColon(Yaml.Entry entry) {
        boolean empty = entry.value() instanceof Yaml.Scalar value
                && !value.quoted()
                && value.value().isEmpty();
        int colon = entry.key().value().indexOf(':');
        if (!empty || entry.key().quoted() || colon <= 0) return;
        diagnostics.add(Diagnostic.error(
                        "yaml-no-colon", entry.key().span(), "`" + entry.key().value() + "` is a key without a value")
                .suggest("a blank must follow the `:`"));
    }

    private void add(Yaml.Entry entry, List<Yaml.Entry> entries, Map<String, Yaml.Scalar> seen) {
        Yaml.Scalar key = entry.key();
        if (key.value().equals("<<") && !key.quoted()) {
            diagnostics.add(Diagnostic.error(
                    "yaml-merge", key.span(), "`<<` merges another part of the file, which Petteia does not read"));
            return;
        }
        checkColon(entry);
        Yaml.Scalar first = seen.putIfAbsent(key.value(), key);
        if (first == null) entries.add(entry);
        else {
            diagnostics.add(
                    Diagnostic.error("yaml-duplicate-key", key.span(), "`" + key.value() + "` stands twice in this map")
                            .related(first.span(), "the first one"));
        }
    }

    /** From the start of the first to the end of what the last event closes. */
    private Span whole(Event start, Event end) {
        int from = marks.offset(start.getStartMark());
        int to = marks.offset(end.getEndMark());
        String text = marks.source.text();
        while (to > from && Character.isWhitespace(text.charAt(to - 1))) to--;
        return marks.source.span(from, to);
    }

    /** Leaves the composing of a file that is nested too deeply. */
    static final class TooDeep extends org.yaml.snakeyaml.error.YAMLException {
        private static final long serialVersionUID = 1;
        final transient Span place;

        TooDeep(Span place) {
            super("too deep");
            this.place = place;
        }
    }
}
