package io.petteia.game;

import io.petteia.machine.graph.Chance;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Run;
import io.petteia.machine.graph.Simultaneous;
import io.petteia.machine.graph.Telling;
import io.petteia.machine.graph.Told;
import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Knowledge;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Seen;
import io.petteia.machine.node.SetNode;
import io.petteia.model.GameModel;

/** Watches one move in a game that hides something: who may read it, and whether it showed somebody what he could not know. */
final class Witness {
    private final Program program;
    private final Memory m;
    private final Memory blank;
    private final Move move;
    private final int actor;
    private final int mark;
    private final boolean unseen;
    private final int seen;
    private final String otherwise;
    private final int[] hiddenPieces;
    private final Telling telling = new Telling();

    /** Before the move is played. */
    Witness(State state, Move move) {
        this.program = state.program();
        this.m = state.memory();
        this.blank = state.game().blank();
        this.move = move;
        this.actor = state.actor();
        this.mark = m.mark();
        Instruction at = program.instruction(m.ints[io.petteia.machine.memory.Layout.PC]);
        unseen = at instanceof Simultaneous.Decide;
        seen = at instanceof Chance chance ? seen(chance) : Seen.by(actor);
        otherwise = at instanceof Chance.Shuffle ? "shuffle" : Told.HIDDEN;
        hiddenPieces = hiddenPieces();
        telling.begin(actor);
    }

    private int seen(Chance chance) {
        if (chance instanceof Chance.Roll roll) {
            int only = roll.seenBy(m);
            return only < 0 ? Seen.BY_ALL : Seen.by(only);
        }
        Knowledge knowledge = m.layout.knowledge();
        return knowledge == null || !(chance instanceof Chance.Shuffle shuffle)
                ? Seen.BY_ALL
                : knowledge.viewers(shuffle.pileObject(m));
    }

    Telling telling() {
        return telling;
    }

    /** Behind the move. */
    Page page(Run run, Page before) {
        Log log = Log.with(before.log(), entry());
        Knowledge knowledge = m.layout.knowledge();
        if (knowledge != null) {
            telling.decision().settle(card -> knowledge.known(m, card));
            for (Told each : telling.together().values()) each.settle(card -> knowledge.known(m, card));
        }
        for (var each : telling.together().entrySet()) {
            Played pending = Log.lastOf(log, each.getKey());
            if (pending == null || !pending.isPending()) continue;
            Log told = Log.replaced(log, each.getKey(), Played.told(pending.move(), each.getKey(), each.getValue()));
            if (told != null) log = told;
        }
        boolean revealing = run.revealing || isFewer(hiddenPieces());
        Page page = new Page(log, revealing, before.since(), before.mark(), before.before());
        if (!OpenSecrets.exist(m, blank)) return page.open();
        return before.since() == Page.Since.OPEN ? page.secretSince(mark, before.log()) : page;
    }

    private Played entry() {
        if (actor == State.CHANCE) return Played.hidden(actor, move, seen, otherwise);
        return unseen ? Played.hidden(actor, move, seen, otherwise) : Played.told(move, actor, telling.decision());
    }

    private boolean isFewer(int[] now) {
        for (int i = 0; i < now.length; i++) if (now[i] < hiddenPieces[i]) return true;
        return false;
    }

    /** By owner, nobody first, how many pieces stand whose type only he knows. */
    private int[] hiddenPieces() {
        GameModel model = program.model();
        SetNode visible = program.pieceVisible();
        int[] hidden = new int[model.players().size() + 1];
        if (visible == null) return hidden;
        for (int s = 0; s < model.board().size(); s++)
            if (m.pieceAt(s) >= 0 && !visible.has(m, s)) hidden[m.ownerAt(s) + 1] += m.heightAt(s);
        return hidden;
    }
}
