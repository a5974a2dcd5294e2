package io.petteia.grammar;

import org.antlr.v4.runtime.tree.ParseTree;

/**
 * How deep the tree of an expression becomes: a bracket is a level, and so is every link of a chain ({@code a + b + c} leans left). Whoever walks
 * trees may recurse without fear.
 */
final class Depth {
    private static final int DEEPEST = 500;

    private Depth() {}

    static boolean isTooDeep(ParseTree tree) {
        return of(tree) > DEEPEST;
    }

    private static int of(ParseTree tree) {
        int deepest = 0;
        for (int i = 0; i < tree.getChildCount(); i++) deepest = Math.max(deepest, of(tree.getChild(i)));
        return deepest + links(tree);
    }

    private static int links(ParseTree tree) {
        boolean chain = tree instanceof PetteiaParser.OrExprContext
                || tree instanceof PetteiaParser.AndExprContext
                || tree instanceof PetteiaParser.SumContext
                || tree instanceof PetteiaParser.ProductContext
                || tree instanceof PetteiaParser.PostfixContext
                || tree instanceof PetteiaParser.BesideContext
                || tree instanceof PetteiaParser.CallContext;
        if (chain) return tree.getChildCount() - 1;
        return tree.getChildCount() > 1 ? 1 : 0;
    }
}
