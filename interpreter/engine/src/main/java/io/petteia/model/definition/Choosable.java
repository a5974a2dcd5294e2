package io.petteia.model.definition;

import io.petteia.model.Attribute;
import io.petteia.model.Type;
import io.petteia.model.check.flow.Inside;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What players may choose in a game, by name, as its rules say it: for texts that speak of a move. */
final class Choosable {
    private static final String LABEL = "label";

    private final Map<String, Local> locals = new LinkedHashMap<>();
    private final Set<String> various = new HashSet<>();
    private final Set<Rule> met = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Local label;

    Choosable(Block play, List<Attribute> attributes) {
        label = new Local(LABEL, Type.TEXT, play.span());
        collect(play);
        for (Attribute attribute : attributes)
            for (Attribute.Cell cell : attribute.cells())
                if (cell instanceof Attribute.Statements held && held.rule().isChecked())
                    collect(held.rule().body());
        // a name for choices of several kinds means nothing
        various.forEach(locals::remove);
        locals.remove(LABEL);
    }

    private void collect(Object block) {
        Inside.walk(block, node -> {
            if (node instanceof Action.Choose choose) add(choose.binder().local());
            else if (node instanceof Action.ChooseSome some) add(some.local());
            else if (node instanceof Action.CallRule call && met.add(call.rule()))
                collect(call.rule().body());
        });
    }

    private void add(Local local) {
        Local known = locals.putIfAbsent(local.name(), new Local(local.name(), wide(local.type()), local.span()));
        if (known != null && !known.type().equals(wide(local.type()))) various.add(local.name());
    }

    /** Numbers have the bounds of the place where they are chosen, which are not those of another. */
    private static Type wide(Type type) {
        return type instanceof Type.Num ? Type.NUMBER : type;
    }

    Map<String, Local> locals() {
        return locals;
    }

    Local label() {
        return label;
    }

    /** What a text may read. */
    Collection<Local> all() {
        List<Local> all = new ArrayList<>(locals.values());
        all.add(label);
        return all;
    }

    /** The choices that a term reads. */
    Set<String> namedIn(Term term) {
        Set<String> named = new HashSet<>();
        Inside.walk(term, node -> {
            if (node instanceof Term.LocalRead read && locals.get(read.local().name()) == read.local())
                named.add(read.local().name());
        });
        return named;
    }
}
