package io.petteia.grammar.yaml;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import java.io.StringReader;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.Event;

/**
 * Reads YAML files into nodes with places. Of SnakeYAML only its parser is used, never what turns text into Java objects: a definition can name no
 * class, and {@code on}, {@code 010} and {@code 12:30} stay what they are. What YAML offers beyond nodes (tags, anchors, aliases, merge keys, several
 * documents) is refused.
 */
public final class YamlReader {
    /** As many chars as a file may have. */
    public static final int LONGEST = 1_000_000;

    private final Diagnostics diagnostics;

    public YamlReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** The only document of the file; null if it is empty or cannot be read, and then why has been told. */
    public @Nullable Yaml read(Source source) {
        if (source.text().length() > LONGEST) {
            diagnostics.add(Diagnostic.error("file-too-long", source.span(0, 1), "this file is too long")
                    .expected("at most " + LONGEST + " characters"));
            return null;
        }
        Marks marks = new Marks(source);
        Iterator<Event> events = new org.yaml.snakeyaml.Yaml(new LoaderOptions())
                .parse(new StringReader(source.text()))
                .iterator();
        Composing composing = new Composing(marks, diagnostics, events);
        try {
            return composing.document();
        } catch (YAMLException wrong) {
            if (!composing.hasRefused()) diagnostics.add(new YamlComplaints(marks).tell(wrong));
            return null;
        }
    }
}
