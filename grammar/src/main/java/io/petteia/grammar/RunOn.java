package io.petteia.grammar;

import java.util.List;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.jspecify.annotations.Nullable;

/**
 * Finds words that stand side by side where statements are expected. The grammar takes {@code chose x} for two calls without arguments; in a block that
 * is never meant. Only the cells of charts in YAML are rows of such calls.
 */
final class RunOn {
    private RunOn() {}

    /** A statement that follows a bare word on its line without a {@code ;} between. */
    static PetteiaParser.@Nullable StatementContext find(ParseTree tree) {
        if (tree instanceof PetteiaParser.BlockContext block) {
            PetteiaParser.StatementContext found = second(block.statement());
            if (found != null) return found;
        }
        if (tree instanceof PetteiaParser.ExprContext) return null;
        for (int i = 0; i < tree.getChildCount(); i++) {
            PetteiaParser.StatementContext found = find(tree.getChild(i));
            if (found != null) return found;
        }
        return null;
    }

    private static PetteiaParser.@Nullable StatementContext second(List<PetteiaParser.StatementContext> statements) {
        for (int i = 1; i < statements.size(); i++) {
            Token next = statements.get(i).getStart();
            Token end = statements.get(i - 1).getStop();
            boolean adjacent = end.getTokenIndex() + 1 == next.getTokenIndex() && end.getLine() == next.getLine();
            if (adjacent && isBareWord(statements.get(i - 1))) return statements.get(i);
        }
        return null;
    }

    private static boolean isBareWord(PetteiaParser.StatementContext statement) {
        return statement instanceof PetteiaParser.CallStmtContext && statement.getStart() == statement.getStop();
    }
}
