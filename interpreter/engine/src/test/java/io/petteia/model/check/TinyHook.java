package io.petteia.model.check;

import io.petteia.hook.Arguments;
import io.petteia.hook.Effect;
import io.petteia.hook.Effects;
import io.petteia.hook.Hook;
import io.petteia.hook.Hooks;
import io.petteia.hook.Kind;
import io.petteia.hook.Position;
import io.petteia.hook.Signature;
import io.petteia.hook.Value;

/** A hook that games may declare and that nobody calls. */
record TinyHook(Signature signature) implements Hook {
    static final Hooks ALL = Hooks.of(
            new TinyHook(Signature.of("std/sweep")
                    .takes("n", Kind.NUMBER)
                    .gives(Kind.SITES)
                    .may(Effect.REMOVE)),
            new TinyHook(Signature.of("std/weigh")
                    .takes("place", Kind.SITE)
                    .takes("weights", Kind.NUMBER.list())
                    .gives(Kind.NUMBER)));

    @Override
    public Value call(Position position, Effects effects, Arguments arguments) {
        throw new AssertionError("nobody plays here");
    }
}
