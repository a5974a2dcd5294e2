package io.petteia.model.definition;

import io.petteia.grammar.text.Source;
import java.util.List;

/** A folder of texts: the only thing that a definition is read from. It never hands out what lies outside of it. */
public interface Folder {
    /** No text is longer, in bytes. */
    int LONGEST = 1 << 20;

    /** The folder's own name: that of the game, {@code cleruchy}. */
    String name();

    /** The games that lie beside this one; a base is looked up there first. */
    Catalogue beside();

    /** @param path names joined by slashes, none of them {@code ..} */
    Content read(String path);

    /** The paths of the files directly in a folder below (empty for this one) whose names end so, sorted; empty if there is no such folder. */
    List<String> list(String below, String ending);

    /** What became of reading a file. */
    sealed interface Content {}

    record Found(Source source) implements Content {}

    record Missing() implements Content {}

    /** It is there, but it is not for reading. */
    record Refused(String why) implements Content {}

    /** Whether a path leads to something inside of a folder. */
    static boolean isInside(String path) {
        if (path.isEmpty() || path.indexOf('\\') >= 0 || path.indexOf(':') >= 0 || path.indexOf('\0') >= 0)
            return false;
        for (String part : path.split("/", -1)) {
            if (part.isEmpty() || part.equals(".") || part.equals("..")) return false;
        }
        return true;
    }
}
