package io.petteia.grammar;

import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.Vocabulary;

/**
 * The words of the language. Reserved ones are names only behind a dot. Nouns and connectives may name anything but a rule: nouns begin a statement
 * or follow one certain word, connectives stand between two expressions.
 */
public final class Words {
    /** Names of nothing that a game declares or a rule binds. */
    public static final Set<String> RESERVED =
            words("and as by can choose commit define do either else false for identify if in is let mod "
                    + "none not of optionally or override pass play prefer repeat require return rule "
                    + "simultaneously stop then true until var whenever where while within");

    /** Names of anything but rules, also beside other words. */
    public static final Set<String> NOUNS =
            words("along announce bottom change deal draw each give hook lay least lift list lose most "
                    + "move next once original per phase place possible pure put rank record remove reveal "
                    + "roll round seats set shuffle swap take turn turns will win");

    /** Names of anything but rules; behind an expression they go on with the statement. */
    public static final Set<String> CONNECTIVES = words("at from on starting times to under");

    /** Words that a statement may begin with. */
    public static final Set<String> STATEMENTS =
            words("announce as change choose commit deal do draw either for give identify if lay let "
                    + "lift lose move next optionally original pass phase place prefer put rank record "
                    + "remove repeat require return reveal roll round shuffle simultaneously stop swap take "
                    + "turns var win");

    private static final TreeMap<String, Integer> TYPES = types();

    private Words() {}

    private static Set<String> words(String spaced) {
        return Set.of(spaced.split(" "));
    }

    /** May a game call nothing so? */
    public static boolean isReserved(String word) {
        return RESERVED.contains(word);
    }

    /** Another name for what cannot be called so. */
    public static String another(String reserved) {
        return "the_" + reserved;
    }

    static Set<String> all() {
        return new TreeSet<>(TYPES.keySet());
    }

    static int type(String word) {
        Integer type = TYPES.get(word);
        return type == null ? PetteiaParser.NAME : type;
    }

    /** Is it a name or may it be one where something is bound? */
    static boolean isName(Token token) {
        return token.getType() == PetteiaParser.NAME || isSoft(token);
    }

    static boolean isSoft(Token token) {
        return isSoft(token.getText());
    }

    static boolean isSoft(String word) {
        return NOUNS.contains(word) || CONNECTIVES.contains(word);
    }

    static boolean isReserved(Token token) {
        return token.getType() != PetteiaParser.NAME && RESERVED.contains(token.getText());
    }

    /** How the grammar spells the words of the language. */
    private static TreeMap<String, Integer> types() {
        TreeMap<String, Integer> types = new TreeMap<>();
        Vocabulary vocabulary = PetteiaLexer.VOCABULARY;
        for (int type = 1; type <= vocabulary.getMaxTokenType(); type++) {
            String literal = vocabulary.getLiteralName(type);
            if (literal != null && Character.isLetter(literal.charAt(1))) {
                types.put(literal.substring(1, literal.length() - 1), type);
            }
        }
        return types;
    }
}
