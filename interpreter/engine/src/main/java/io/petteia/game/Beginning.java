package io.petteia.game;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Run;
import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Knowledge;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Terrain;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.SetNode;
import io.petteia.model.Domain;
import io.petteia.model.GameModel;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import io.petteia.model.checked.Term;
import io.petteia.model.definition.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Sets up a position: sites and terrain, pieces, variables, piles, what prepares it; then enters the program where the position says. */
final class Beginning {
    private final Program program;
    private final Layout layout;
    private final GameModel model;
    private final Memory m;
    private final Position position;
    private final Span nowhere;

    private Beginning(Program program, Position position) {
        this.program = program;
        this.position = position;
        layout = program.layout();
        model = program.model();
        m = program.memory();
        nowhere = model.play().span();
    }

    static State of(Game game, Program program, Position position) {
        Beginning beginning = new Beginning(program, position);
        beginning.setUp();
        Run run = game.run(program, beginning.m);
        Instruction prepare = program.prepare();
        if (prepare != null) run.settle(prepare);
        beginning.m.setObject(Layout.RESULT, null);
        Instruction from = beginning.entry(run);
        beginning.m.forget();
        run.settle(from);
        return new State(game, program, beginning.m, run);
    }

    /** As at the start, before anything has run. */
    static Memory blank(Program program) {
        Beginning beginning = new Beginning(program, Position.START);
        beginning.setUp();
        return beginning.m;
    }

    private Instruction entry(Run run) {
        PositionControl.set(program, m, position);
        if (position.control().at() >= 0) {
            if (position.mover() != Domain.NONE) m.setInt(Layout.MOVER, position.mover());
            if (position.control().at() >= program.size())
                throw new Defect(
                        "bad-position",
                        nowhere,
                        "no rule of this definition stands at "
                                + position.control().at());
            return program.instruction(position.control().at());
        }
        if (position.phase() != null || position.mover() != Domain.NONE) {
            Instruction turns = program.enter(run, position.phase(), position.mover());
            if (turns != null) return turns;
            if (position.mover() != Domain.NONE) m.setInt(Layout.MOVER, position.mover());
        }
        return program.entry();
    }

    private void setUp() {
        m.setInt(Layout.NEXT, -1);
        m.setInt(Layout.MOVER, Domain.NONE);
        sites();
        for (Variable variable : model.variables())
            if (variable.carried()) program.starts().reset(m, variable);
        pieces();
        for (Variable variable : model.variables())
            if (!variable.carried()) program.starts().reset(m, variable);
        answers();
        piles();
    }

    private void sites() {
        boolean[] laid = position.laid();
        for (int s = 0; s < model.board().size(); s++) {
            boolean on = laid != null
                    ? laid[s]
                    : !model.board().bare() && !model.board().off()[s];
            int word = layout.laid() + (s >> 6);
            if (on) m.setBits(word, m.bits[word] | 1L << s);
        }
        for (int i = 0; laid == null && i < model.setup().size(); i++)
            if (model.setup().get(i).lays()) lay(program.setup(i));
        int[] terrain = position.terrain();
        m.setObject(
                Layout.TERRAIN,
                new Terrain(
                        terrain != null ? terrain : model.terrainAt(),
                        model.terrains().size()));
    }

    private void lay(SetNode sites) {
        for (int s : new io.petteia.machine.node.Lists.OfSet(sites).eval(m)) {
            int word = layout.laid() + (s >> 6);
            m.setBits(word, m.bits[word] | 1L << s);
        }
    }

    private void pieces() {
        Position.Pieces given = position.pieces();
        if (given == null) {
            for (GameModel.Standing s : model.standing())
                program.pieces().place(m, nowhere, s.site(), s.piece(), s.owner());
            for (int i = 0; i < model.setup().size(); i++) place(model.setup().get(i), program.setup(i));
            return;
        }
        for (GameModel.Standing s : given.standing())
            program.pieces().place(m, nowhere, s.site(), s.piece(), s.owner());
        if (given.setup().isEmpty()) return;
        List<Term> sites = given.setup().stream().map(GameModel.Setup::sites).toList();
        Program asked = new Program(model, null, sites);
        for (int i = 0; i < sites.size(); i++) {
            Memory there = asked.embed(m);
            SetNode set = (SetNode) asked.answer(i);
            int at = there.reserve(set.words);
            set.into(there, at);
            place(
                    given.setup().get(i),
                    new io.petteia.machine.node.Sets.Constant(
                            java.util.Arrays.copyOfRange(there.scratch, at, at + set.words), 0));
        }
    }

    private void place(GameModel.Setup setup, SetNode sites) {
        if (setup.lays()) return;
        for (int site : new io.petteia.machine.node.Lists.OfSet(sites).eval(m))
            for (int n = 0; n < setup.count(); n++)
                program.pieces().place(m, nowhere, site, setup.piece(), setup.owner());
    }

    /** What the position says of variables. */
    private void answers() {
        List<Term> values = new ArrayList<>();
        for (Position.Entry entry : position.entries()) values.add(entry.value());
        if (values.isEmpty()) return;
        Program asked = new Program(model, null, values);
        for (int i = 0; i < values.size(); i++) set(position.entries().get(i), asked.embed(m), asked.answer(i));
    }

    private void set(Position.Entry entry, Memory there, Object value) {
        Layout.Slots slots = layout.slots(entry.variable());
        int index = 0;
        for (int k = 0; k < entry.keys().length; k++)
            index += (entry.keys()[k] - slots.least()[k]) * slots.strides()[k];
        int at = slots.base() + index * slots.width();
        if (value instanceof IntNode number) {
            m.setInt(at, Assignments.fit(entry.variable(), entry.value().span(), number.eval(there)));
        } else if (value instanceof SetNode set) {
            int from = there.reserve(slots.width());
            new io.petteia.machine.node.Sets.Rebased(
                            entry.value().span(),
                            Layout.size(((io.petteia.model.Type.SetOf)
                                            entry.variable().type())
                                    .element()),
                            Layout.least(((io.petteia.model.Type.SetOf)
                                            entry.variable().type())
                                    .element()),
                            set)
                    .into(there, from);
            for (int w = 0; w < slots.width(); w++) m.setBits(at + w, there.scratch[from + w]);
        } else if (value instanceof ListNode list) {
            m.setObject(at, list.eval(there));
        }
    }

    /** A card that the position puts into some pile lies in no other. */
    private void piles() {
        BitSet given = new BitSet();
        for (Position.Cards each : position.piles()) for (int card : each.cards()) given.set(card);
        for (Pile pile : model.piles()) {
            ListNode start = program.start(pile);
            int[] all = start == null ? new int[0] : topLast(start.eval(m));
            int[] cards = Arrays.stream(all).filter(card -> !given.get(card)).toArray();
            for (int p = 0; p < (pile.perPlayer() ? model.players().size() : 1); p++)
                m.setObject(layout.pile(pile, p), cards);
        }
        for (Position.Cards each : position.piles())
            m.setObject(layout.pile(each.pile(), Math.max(0, each.player())), topLast(each.cards()));
        Knowledge knowledge = layout.knowledge();
        if (knowledge != null) knowledge.begin(m, position.piles().isEmpty());
    }

    private static int[] topLast(int[] topFirst) {
        int[] cards = new int[topFirst.length];
        for (int i = 0; i < cards.length; i++) cards[i] = topFirst[cards.length - 1 - i];
        return cards;
    }
}
