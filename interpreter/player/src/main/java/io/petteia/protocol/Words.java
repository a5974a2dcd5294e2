package io.petteia.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words between blanks; what stands between double quotes is one, blanks and all. */
final class Words {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|\\S+");

    private Words() {}

    static List<String> of(String text) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(text);
        while (matcher.find()) words.add(matcher.group(1) != null ? matcher.group(1) : matcher.group());
        return words;
    }
}
