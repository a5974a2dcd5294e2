package io.petteia.machine.lower;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.Sources;
import io.petteia.model.Type;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;

/** What runs over a source: in an expression with temporary locals, in a rule with locals that are part of the position. */
final class BinderLowering {
    private final Lowering all;

    BinderLowering(Lowering all) {
        this.all = all;
    }

    Binding[] temporaries(List<Binder> binders) {
        return binders.stream().map(b -> lower(b, true)).toArray(Binding[]::new);
    }

    Binding lower(Binder binder, boolean temporary) {
        Binding.Source source = source(binder.source());
        List<Layout.Slot> slots = new ArrayList<>();
        slots.add(place(binder.local(), temporary));
        for (Local capture : binder.captures()) slots.add(place(capture, temporary));
        IntNode where = binder.where() == null ? null : all.integer(binder.where());
        Layout.Slot[] bound = slots.toArray(new Layout.Slot[0]);
        all.dropReads(bound);
        return new Binding(source, bound, where);
    }

    private Layout.Slot place(Local local, boolean temporary) {
        return temporary ? all.placeTemporary(local) : all.place(local);
    }

    private Binding.Source source(Term term) {
        if (term instanceof Term.Matches m && !m.captures().isEmpty())
            return new Sources.OfMatches(
                    all.layout, all.objects.pattern(m.pattern()), null, all.set(m.origins()), wanted(m.captures()));
        if (term instanceof Term.Held h && !h.captures().isEmpty())
            return new Sources.OfMatches(
                    all.layout,
                    null,
                    all.patterns.byPiece(h.attribute()),
                    new Sets.Singleton(all.layout.siteWords(), 0, all.integer(h.site())),
                    wanted(h.captures()));
        if (Lowering.isGroups(term.type())) return new Sources.OfGroups(all.objects.groups(term));
        if (term instanceof Term.Range || Lowering.isList(term.type())) return new Sources.OfList(all.list(term));
        return new Sources.OfSet(all.set(term));
    }

    private static Sources.Wanted[] wanted(List<Pattern.Capture> captures) {
        return captures.stream()
                .map(c -> new Sources.Wanted(
                        c.name(),
                        c.type() instanceof Type.SetOf,
                        c.type().isMemberOf(io.petteia.model.Domain.Sort.DIRECTION)))
                .toArray(Sources.Wanted[]::new);
    }
}
