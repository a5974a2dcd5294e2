package io.petteia.machine.pattern;

import io.petteia.machine.memory.Layout;
import org.jspecify.annotations.Nullable;

/**
 * A line pattern ready to be walked. Elements are linked to what follows them; the last leads to {@link Element#ACCEPT}.
 *
 * @param directionSlot takes the direction of the match while it is walked, null if the pattern does not name it
 * @param held whether it belongs to a piece and is seen by the owner of the piece it starts from
 * @param longest how many sites a match can use at most, so that rays need not be longer
 * @param straight whether all sites of a match lie on the ray on which it sets out
 * @param captures by the pattern's own capture index: whether it collects a set
 */
public record CompiledPattern(
        boolean along,
        Layout.@Nullable Slot directionSlot,
        DirectionSource[] directions,
        @Nullable ClassTest start,
        Element first,
        boolean held,
        int longest,
        String[] captures,
        boolean[] sets,
        boolean ambiguous,
        boolean straight) {}
