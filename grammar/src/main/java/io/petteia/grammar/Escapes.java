package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import java.util.Arrays;

/** Resolves the escapes in a text of the rules language ({@code \"}, {@code \\}, {@code \n}) and keeps the place of every char. */
final class Escapes {
    private Escapes() {}

    static Snippet resolve(Snippet written, Diagnostics diagnostics) {
        String text = written.text();
        if (text.indexOf('\\') < 0) return written;
        StringBuilder out = new StringBuilder();
        int[] offsets = new int[text.length() + 1];
        for (int i = 0; i < text.length(); i++) {
            offsets[out.length()] = written.offsets()[i];
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                c = text.charAt(i + 1);
                if (c == 'n') c = '\n';
                else if (c != '"' && c != '\\') {
                    diagnostics.add(Diagnostic.error(
                                    "unknown-escape", written.span(i, i + 2), "`\\" + c + "` means nothing in a text")
                            .expected("`\\\"`, `\\\\` or `\\n`"));
                }
                i++;
            }
            out.append(c);
        }
        offsets[out.length()] = written.offsets()[text.length()];
        return new Snippet(written.source(), out.toString(), Arrays.copyOf(offsets, out.length() + 1));
    }
}
