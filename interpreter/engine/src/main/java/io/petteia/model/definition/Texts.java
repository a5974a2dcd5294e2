package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Suggestion;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Everything that has been read for one definition, by the folder's name and path, so that it can be bounded and named by a hash. */
final class Texts {
    private static final long MOST_CHARS = 16L << 20;

    private final Reader reader;
    private final SortedMap<String, Source> read = new TreeMap<>();
    private long chars;
    private boolean whole = true;

    Texts(Reader reader) {
        this.reader = reader;
    }

    /** @param at where the file is named; null if nobody names it */
    @Nullable
    Source read(Folder folder, String path, @Nullable Span at) {
        int slash = path.lastIndexOf('/');
        int dot = path.lastIndexOf('.');
        Folder.Content content = folder.read(path);
        boolean may = content instanceof Folder.Missing && dot > slash;
        List<String> others = may ? folder.list(path.substring(0, Math.max(slash, 0)), path.substring(dot)) : List.of();
        return taken(folder.name() + "/" + path, path, content, others, at);
    }

    /** Something is not there, which somebody else tells. */
    void lacks() {
        whole = false;
    }

    /** Whether everything that was asked for was there. */
    boolean isWhole() {
        return whole;
    }

    /** Remembers what was read under a name; tells why if there is nothing, and which of the others may be meant. */
    @Nullable
    Source taken(String name, String path, Folder.Content content, List<String> others, @Nullable Span at) {
        if (content instanceof Folder.Missing) {
            whole = false;
            reader.tell(Diagnostic.error("no-such-file", at, "there is no file `" + path + "`")
                    .suggest(Suggestion.of(path, others)));
            return null;
        }
        if (content instanceof Folder.Refused refused) {
            whole = false;
            reader.error("unreadable-file", at, "`" + path + "` is not read: " + refused.why());
            return null;
        }
        Source source = ((Folder.Found) content).source();
        Source before = read.putIfAbsent(name, source);
        if (before != null) return before;
        chars += source.text().length();
        if (chars <= MOST_CHARS) return source;
        reader.tell(Diagnostic.error("too-much-text", at, "this game's files are larger than any game needs")
                .expected("at most " + (MOST_CHARS >> 20) + " MB in all"));
        return null;
    }

    /** By name, sorted. */
    SortedMap<String, Source> all() {
        return read;
    }

    /** SHA-256 over names and texts, in the order of the names. */
    String hash() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            read.forEach((name, source) -> {
                feed(digest, name);
                feed(digest, source.text());
            });
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Its length before it, so that no two lists of texts are alike. */
    private static void feed(MessageDigest digest, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
        digest.update(bytes);
    }
}
