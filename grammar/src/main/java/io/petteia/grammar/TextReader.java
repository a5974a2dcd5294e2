package io.petteia.grammar;

import io.petteia.grammar.syntax.Text;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a text into what stands as it is and the holes <code>{E}</code>. A brace that is meant as one is written twice. Inside a hole braces pair up, and
 * those inside quotes do not count.
 */
final class TextReader {
    private final Diagnostics diagnostics;

    TextReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    List<Text.Part> parts(Snippet text) {
        List<Text.Part> parts = new ArrayList<>();
        StringBuilder plain = new StringBuilder();
        String s = text.text();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            boolean doubled = i + 1 < s.length() && s.charAt(i + 1) == c;
            if (c == '{' && !doubled) {
                int end = endOfHole(s, i + 1);
                if (end < 0) {
                    diagnostics.add(Diagnostic.error(
                                    "unclosed-hole",
                                    text.span(i, i + 1),
                                    "`{` opens a value in this text that is never closed")
                            .expected("a `}` after the value, or `{{` for a brace"));
                    break;
                }
                addPlain(plain, parts);
                parts.add(new Text.Hole(new RulesParser(diagnostics).expression(text.part(i + 1, end))));
                i = end;
            } else if (c == '}' && !doubled) {
                diagnostics.add(Diagnostic.error("stray-brace", text.span(i, i + 1), "`}` closes nothing in this text")
                        .expected("a `{` before it, or `}}` for a brace"));
            } else {
                plain.append(c);
                if (c == '{' || c == '}') i++;
            }
        }
        addPlain(plain, parts);
        return List.copyOf(parts);
    }

    private static void addPlain(StringBuilder plain, List<Text.Part> parts) {
        if (plain.length() > 0) parts.add(new Text.Plain(plain.toString()));
        plain.setLength(0);
    }

    private static int endOfHole(String s, int start) {
        int open = 0;
        boolean quoted = false;
        for (int i = start; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '"') quoted = !quoted;
            else if (quoted && c == '\\') i++;
            else if (!quoted && c == '{') open++;
            else if (!quoted && c == '}' && open-- == 0) return i;
        }
        return -1;
    }
}
