package io.petteia.machine.host;

import io.petteia.hook.Value;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Run;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.model.Type;
import org.jspecify.annotations.Nullable;

/** A hook called as a statement, which may change the position; what it gives may go into a local. */
public final class HookAction extends Instruction {
    private final HookCall call;
    private final @Nullable Result result;

    /** Where what it gives goes. */
    public record Result(Layout.Slot slot, Type type) {}

    public HookAction(HookCall call, @Nullable Result result) {
        super(call.span());
        this.call = call;
        this.result = result;
    }

    @Override
    public Instruction execute(Run run) {
        Value value = call.make(run.memory, run.tracer != null);
        if (result != null) keep(run.memory, result, value);
        return next();
    }

    private void keep(Memory m, Result to, Value value) {
        Conversion conversion = new Conversion(span(), call.id(), to.type());
        int at = to.slot().at();
        switch (to.slot().kind()) {
            case INT -> m.setInt(at, conversion.integer(value));
            case BITS -> {
                long[] words = conversion.set(value);
                for (int i = 0; i < words.length; i++) m.setBits(at + i, words[i]);
            }
            case OBJECT ->
                m.setObject(at, to.type() instanceof Type.Text ? conversion.text(value) : conversion.list(value));
        }
    }
}
