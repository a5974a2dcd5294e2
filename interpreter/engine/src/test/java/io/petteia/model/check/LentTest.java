package io.petteia.model.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Loading;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Folder;
import io.petteia.model.definition.Library;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Of the rules of a game that is extended only those that the variant uses must fit what the variant has. */
class LentTest {
    private static final String BASE = """
            petteia: 1
            title: Base
            players: [Red, Blue]
            rules: base.rules
            board: {shape: square, size: 3x3}
            options: {crowns: true}
            pieces: {man: {symbol: M}, queen: {symbol: Q}}
            """;
    private static final String RULES = """
            play { turns of players until passes >= 2 { either { choose s in own; promote(s) } or pass } }
            rule promote(s) { if option.crowns and crownable(s) { crown(s) } }
            rule crown(s)   { change s to queen }
            define crownable(s) = not queen(s)
            """;
    private static final String VARIANT = """
            petteia: 1
            extends: base
            rules: variant.rules
            remove: [pieces.queen, options.crowns]
            """;

    private static final Catalogue BESIDE = new Catalogue() {
        private final Folder base = new TinyFolder("base", Map.of("game.yaml", BASE, "base.rules", RULES));

        @Override
        public @Nullable Folder game(String name) {
            return name.equals("base") ? base : null;
        }

        @Override
        public List<String> names() {
            return List.of("base");
        }
    };

    private static List<String> told(String rules) {
        Folder variant = new TinyFolder("variant", Map.of("game.yaml", VARIANT, "variant.rules", rules));
        Diagnostics told = Loading.of(variant, BESIDE, Library.in(new TinyFolder("library", Map.of())), Map.of())
                .diagnostics();
        return told.sorted().stream().map(Diagnostic::message).toList();
    }

    @Test
    void whatAReplacedRuleAloneUsedMayBeGone() {
        assertThat(told("override rule promote(s) { remove s }")).isEmpty();
    }

    @Test
    void whatIsStillUsedMayNot() {
        assertThat(told("override rule promote(s) { crown(s) }")).containsExactly("`queen` means nothing here");
        assertThat(told("override define crownable(s) = true")).isNotEmpty();
    }

    @Test
    void whatTheOriginalUsesMayNot() {
        assertThat(told("override rule promote(s) { original }")).isNotEmpty();
        assertThat(told("""
                override rule promote(s) { if crownable(s) { remove s } }
                override define crownable(s) = not original
                """)).isNotEmpty();
    }
}
