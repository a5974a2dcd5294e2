package io.petteia.cli;

import io.petteia.game.TakingBack;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The words of {@code --undo}. */
final class UndoOption implements ITypeConverter<TakingBack> {
    @Override
    public TakingBack convert(String word) {
        return switch (word) {
            case "off" -> TakingBack.OFF;
            case "barrier" -> TakingBack.TO_BARRIER;
            case "free" -> TakingBack.FREE;
            default -> throw new TypeConversionException("`" + word + "` is not one of off, barrier, free");
        };
    }
}
