package io.petteia.store;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.ALWAYS;
import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Records, maps and lists as JSON: in their order, nulls left out, the same bytes everywhere. */
public final class Json {
    private Json() {}

    public static String text(Object form) {
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter(
                        Separators.createDefaultInstance().withObjectNameValueSpacing(Separators.Spacing.AFTER))
                .withObjectIndenter(new DefaultIndenter("  ", "\n"))
                .withArrayIndenter(new DefaultIndenter("  ", "\n"));
        return JsonMapper.builder()
                .changeDefaultPropertyInclusion(all -> JsonInclude.Value.construct(NON_NULL, ALWAYS))
                .defaultPrettyPrinter(printer)
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build()
                .writeValueAsString(form);
    }

    /** What {@link #text} wrote of a form. */
    public static <T> T read(String json, Class<T> form) {
        return JsonMapper.shared().readValue(json, form);
    }
}
