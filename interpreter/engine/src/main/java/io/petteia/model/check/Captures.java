package io.petteia.model.check;

import io.petteia.grammar.syntax.Name;
import io.petteia.grammar.syntax.Path;
import io.petteia.model.Attribute;
import io.petteia.model.Type;
import io.petteia.model.checked.Pattern;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the patterns of an attribute capture, over all kinds of pieces: read off the text of the patterns, so that it is known before any of them
 * has been checked.
 */
final class Captures {
    private final Types types;
    private final Map<Attribute, List<List<Pattern.Capture>>> announced = new IdentityHashMap<>();

    Captures(Types types) {
        this.types = types;
    }

    void announce(Attribute attribute, Path path) {
        List<Pattern.Capture> captures = new ArrayList<>();
        if (path.direction() != null)
            captures.add(new Pattern.Capture(path.direction().text(), types.direction));
        collect(path.elements(), captures);
        announced.computeIfAbsent(attribute, a -> new ArrayList<>()).add(captures);
    }

    List<Pattern.Capture> of(Attribute attribute) {
        return union(all(attribute));
    }

    /** Whether some kind of piece holds a pattern without the capture. */
    boolean isMissingSomewhere(Attribute attribute, String name) {
        for (List<Pattern.Capture> captures : all(attribute)) {
            if (captures.stream().noneMatch(capture -> capture.name().equals(name))) return true;
        }
        return false;
    }

    private List<List<Pattern.Capture>> all(Attribute attribute) {
        List<List<Pattern.Capture>> all = announced.get(attribute);
        if (all != null) return all;
        List<List<Pattern.Capture>> checked = new ArrayList<>();
        for (Attribute.Cell cell : attribute.cells()) {
            if (cell instanceof Attribute.Patterns patterns)
                patterns.patterns().forEach(p -> checked.add(p.captures()));
        }
        return checked;
    }

    static List<Pattern.Capture> union(List<List<Pattern.Capture>> all) {
        List<Pattern.Capture> union = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (List<Pattern.Capture> captures : all) {
            for (Pattern.Capture capture : captures) if (names.add(capture.name())) union.add(capture);
        }
        return List.copyOf(union);
    }

    private void collect(List<Path.Element> elements, List<Pattern.Capture> captures) {
        for (Path.Element element : elements) {
            if (element instanceof Path.Step step && step.capture() != null)
                add(step.capture(), step.quantity() != null, captures);
            if (element instanceof Path.Group group)
                group.alternatives().forEach(alternative -> collect(alternative, captures));
        }
    }

    private void add(Name name, boolean several, List<Pattern.Capture> captures) {
        if (captures.stream().anyMatch(capture -> capture.name().equals(name.text()))) return;
        Type type = several ? types.sites : types.site;
        captures.add(new Pattern.Capture(name.text(), type));
    }
}
