package io.petteia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Holds what the program writes to the schemas that document it. */
final class Schemas {
    private Schemas() {}

    static void assertFits(String schema, String json) {
        assertThat(errors(schema, json, InputFormat.JSON)).as(json).isEmpty();
    }

    static void assertYamlFits(String schema, String yaml) {
        assertThat(errors(schema, yaml, InputFormat.YAML)).as(yaml).isEmpty();
    }

    private static List<Error> errors(String name, String text, InputFormat format) {
        try (InputStream in = Schemas.class.getResourceAsStream("/schema/" + name + ".schema.json")) {
            assertThat(in).as(name).isNotNull();
            String schema = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Schema read = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(schema);
            return read.validate(text, format);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
