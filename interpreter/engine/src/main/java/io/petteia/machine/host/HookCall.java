package io.petteia.machine.host;

import io.petteia.grammar.text.Span;
import io.petteia.hook.Arguments;
import io.petteia.hook.Effects;
import io.petteia.hook.Hook;
import io.petteia.hook.HookException;
import io.petteia.hook.Signature;
import io.petteia.hook.Value;
import io.petteia.machine.Defect;
import io.petteia.machine.graph.Pieces;
import io.petteia.machine.memory.Memory;
import java.util.ArrayList;
import java.util.List;

/** One place in the rules that calls a hook. Whatever goes wrong inside is a defect at this place. */
public final class HookCall {
    private final Span span;
    private final Hook hook;
    private final Signature signature;
    private final Surroundings surroundings;
    private final Pieces pieces;
    private final List<Given> arguments;

    public HookCall(Span span, Hook hook, Surroundings surroundings, Pieces pieces, List<Given> arguments) {
        this.span = span;
        this.hook = hook;
        this.signature = hook.signature();
        this.surroundings = surroundings;
        this.pieces = pieces;
        this.arguments = arguments;
    }

    Span span() {
        return span;
    }

    String id() {
        return signature.id();
    }

    /** @param supposed whether what happens is only supposed */
    Value make(Memory m, boolean supposed) {
        List<Value> values = new ArrayList<>();
        for (Given argument : arguments) values.add(argument.eval(m));
        SeenPosition position = new SeenPosition(surroundings, m);
        PerformedEffects effects = new PerformedEffects(span, signature, position, surroundings, pieces, supposed);
        try {
            Value value = call(position, effects, new Arguments(signature, values));
            Defect defect = effects.defect();
            if (defect != null) throw defect;
            return value;
        } finally {
            position.close();
        }
    }

    private Value call(SeenPosition position, Effects effects, Arguments given) {
        try {
            return hook.call(position, effects, given);
        } catch (Defect defect) {
            throw defect;
        } catch (HookException told) {
            throw failed(told, String.valueOf(told.getMessage()));
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError wrong) {
            throw failed(wrong, wrong.getClass().getSimpleName() + ": " + wrong.getMessage());
        }
    }

    private Defect failed(Throwable cause, String why) {
        Defect defect = new Defect("hook-failed", span, "the hook `" + signature.id() + "` failed: " + why);
        defect.initCause(cause);
        return defect;
    }
}
