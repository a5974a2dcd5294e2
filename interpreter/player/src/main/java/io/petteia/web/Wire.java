package io.petteia.web;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.ALWAYS;
import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;

/** JSON as it goes over the wire: nulls left out, unknown keys refused. */
final class Wire {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder().maxNestingDepth(20).build())
                    .build())
            .changeDefaultPropertyInclusion(all -> JsonInclude.Value.construct(NON_NULL, ALWAYS))
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private Wire() {}

    static String text(Object form) {
        return MAPPER.writeValueAsString(form);
    }

    /** Whether a text is an object with a key that is not null; false for whatever is no such text. */
    static boolean has(String text, String key) {
        try {
            JsonNode node = MAPPER.readTree(text);
            return node.isObject() && node.hasNonNull(key);
        } catch (JacksonException e) {
            return false;
        }
    }

    /** @throws Problem if it is not such a form */
    static <T> T read(String text, Class<T> form) {
        try {
            @Nullable T read = MAPPER.readValue(text, form);
            if (read == null) throw Problem.malformed("the body is empty");
            Complete.check(read);
            return read;
        } catch (UnrecognizedPropertyException e) {
            throw Problem.malformed("there is nothing called `" + e.getPropertyName() + "` in the body");
        } catch (DatabindException e) {
            // What it says names classes of ours.
            throw Problem.malformed("the body has not the form that is expected");
        } catch (JacksonException e) {
            throw Problem.malformed("the body is not what is expected: " + e.getOriginalMessage());
        }
    }
}
