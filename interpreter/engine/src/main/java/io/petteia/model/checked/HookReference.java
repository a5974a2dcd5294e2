package io.petteia.model.checked;

import io.petteia.grammar.text.Span;
import io.petteia.hook.Hook;
import io.petteia.model.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A hook as the game declares it: the name used in its rules, the id under which it is installed, and its signature.
 *
 * @param installed the hook itself; null if none fits, which has been told
 */
public record HookReference(
        String name,
        Span span,
        List<Local> parameters,
        @Nullable Type result,
        boolean pure,
        String id,
        @Nullable Hook installed) {}
