package io.petteia.machine.node;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Past;
import io.petteia.machine.memory.Remembered;
import io.petteia.model.checked.Term;
import org.jspecify.annotations.Nullable;

/** {@code occurrences}, {@code repeated} and {@code cycle}: the present position among those remembered. */
public final class History extends IntNode {
    private final Remembered remembered;
    private final Remembered.Key key;
    private final int way;
    private final Term.Past asked;
    /** How far back to look, null for all the way. */
    public final @Nullable IntNode last;

    public History(Remembered remembered, int way, Term.Past asked, @Nullable IntNode last) {
        this.remembered = remembered;
        this.key = remembered.key(way);
        this.way = way;
        this.asked = asked;
        this.last = last;
    }

    @Override
    public int eval(Memory m) {
        int most = last == null ? Integer.MAX_VALUE : last.eval(m);
        int length = key.read(m);
        long hash = Past.hash(m.keyWords, 0, length);
        int count = 0;
        int back = 0;
        @Nullable Past past = m.objects[Layout.HISTORY] instanceof Past p ? p : null;
        for (@Nullable Past next; past != null && back < most; past = next) {
            if (!past.mayHave(hash, way)) {
                back += past.inBlock();
                next = past.block();
                continue;
            }
            next = past.before();
            back++;
            if (!past.is(m.keyWords, length, hash, way, remembered.ways())) continue;
            count++;
            if (asked == Term.Past.CYCLE) return back;
            if (asked == Term.Past.REPEATED) return 1;
        }
        return asked == Term.Past.OCCURRENCES ? count + 1 : 0;
    }
}
