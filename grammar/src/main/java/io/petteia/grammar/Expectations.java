package io.petteia.grammar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * What could stand where something does not fit, in words: "an expression", not the forty tokens that one may begin with. Found by trying. What goes
 * on with an expression is named only where nothing else fits.
 */
final class Expectations {
    private static final int MOST = 4;

    private static final int[] WORDS =
            types("in to at from on under or by each then else turn seats times possible will most least once while"
                    + " until per where");
    private static final int[] SIGNS = types("= : , ) ] -> ..");

    private final Wrong wrong;
    private final List<String> found = new ArrayList<>();

    private Expectations(Wrong wrong) {
        this.wrong = wrong;
    }

    private static int[] types(String spellings) {
        return Arrays.stream(spellings.split(" ")).mapToInt(Signs::type).toArray();
    }

    /** A phrase for the side of the caret; null if nothing is certain. */
    static @Nullable String phrase(Wrong wrong) {
        Expectations expectations = new Expectations(wrong);
        expectations.collect();
        List<String> found = expectations.found;
        if (found.isEmpty()) return null;
        List<String> shown = found.subList(0, Math.min(MOST, found.size()));
        String last = shown.get(shown.size() - 1);
        String first = shown.subList(0, shown.size() - 1).stream().collect(Collectors.joining(", "));
        return (first.isEmpty() ? last : first + " or " + last) + " is expected here";
    }

    private void collect() {
        boolean statement = add(PetteiaParser.BROKEN_STATEMENT, "a statement");
        boolean value = add(PetteiaParser.BROKEN_EXPRESSION, "an expression");
        add(PetteiaParser.BROKEN_TYPE, "a type");
        add(PetteiaParser.BROKEN_DECLARATION, "a declaration");
        if (!value) {
            boolean name = !statement && wrong.fits(PetteiaParser.NAME);
            if (name && !wrong.followsValue()) found.add("a name");
            add(PetteiaParser.NUMBER, "a number");
            add(PetteiaParser.BROKEN_TEXT, "a text in quotes");
            boolean quantity = wrong.fits(Signs.type("?"));
            if (!quantity && wrong.fits(Signs.OPEN_BRACE)) found.add("`{`");
            if (!statement) words(name);
        }
        for (int sign : SIGNS) {
            boolean continues = sign == Signs.type("..") && (!found.isEmpty() || wrong.fits(PetteiaParser.AND));
            if (!continues) add(sign, "`" + Signs.spelling(sign) + "`");
        }
        if (wrong.fits(Signs.CLOSE_BRACE)) found.add("`}`");
        if (found.isEmpty()) add(PetteiaParser.AND, "an operator");
        if (found.isEmpty()) add(Signs.OPEN_PARENTHESIS, "`(`");
        if (found.size() <= 1 && wrong.fits(Token.EOF)) found.add("the end");
    }

    /** Words that only go on with an expression are not what is missing. */
    private void words(boolean name) {
        boolean value = wrong.fits(PetteiaParser.AND);
        for (int word : WORDS) {
            boolean operator = value && Signs.goesOnWithValue(word);
            boolean named = name && Words.isSoft(Signs.spelling(word));
            if (!operator && !named) add(word, "`" + Signs.spelling(word) + "`");
        }
    }

    private boolean add(int type, String name) {
        boolean fits = wrong.fits(type);
        if (fits) found.add(name);
        return fits;
    }
}
