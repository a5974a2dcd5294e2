package io.petteia.protocol;

import java.util.List;

/** Why a command was not carried out. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String code;
    private final transient List<String> reasons;

    /** @param code a word for programs @param reasons lines that say more */
    public Refusal(String code, String message, List<String> reasons) {
        super(message, null, false, false);
        this.code = code;
        this.reasons = List.copyOf(reasons);
    }

    Refusal(String code, String message) {
        this(code, message, List.of());
    }

    String code() {
        return code;
    }

    List<String> reasons() {
        return reasons;
    }
}
