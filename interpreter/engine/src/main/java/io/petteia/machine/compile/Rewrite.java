package io.petteia.machine.compile;

import io.petteia.machine.compile.facts.LegalitySlice;
import io.petteia.machine.compile.facts.Range;
import io.petteia.machine.compile.flow.AskedOffers;
import io.petteia.machine.compile.flow.MetAgain;
import io.petteia.machine.compile.flow.PartQuestions;
import io.petteia.machine.compile.flow.WholeOffers;
import io.petteia.machine.compile.guard.PinsAndChecks;
import io.petteia.machine.compile.pattern.Attackers;
import io.petteia.machine.compile.pattern.BackwardSets;
import io.petteia.machine.compile.pattern.EnclosedRuns;
import io.petteia.machine.compile.pattern.Jumps;
import io.petteia.machine.compile.pattern.LeadingOn;
import io.petteia.machine.compile.pattern.OwnTargets;
import io.petteia.machine.compile.pattern.Paths;
import io.petteia.machine.compile.pattern.Rays;
import io.petteia.machine.compile.pattern.RunsThrough;
import io.petteia.machine.compile.pattern.SiteMasks;
import io.petteia.machine.compile.playout.BoardWords;
import io.petteia.machine.compile.playout.EndingCode;
import io.petteia.machine.compile.playout.Listing;
import io.petteia.machine.compile.playout.LocalVariables;
import io.petteia.machine.compile.playout.PlayoutCode;
import io.petteia.machine.compile.playout.RowsCode;
import io.petteia.machine.compile.playout.StepsByDirection;
import io.petteia.machine.compile.playout.UsualOrder;
import io.petteia.machine.compile.term.Comprehensions;
import io.petteia.machine.compile.term.FewMembers;
import io.petteia.machine.compile.term.Fills;
import io.petteia.machine.compile.term.KeptSets;
import io.petteia.machine.compile.term.SetTables;
import io.petteia.machine.compile.text.PlyVariables;
import java.util.EnumSet;
import java.util.Set;

/** The rewrites of the compiler, each of which can be left out. What each does, and when it may, says the class that does it. */
public enum Rewrite {
    /** {@link Comprehensions} */
    SETS_NOT_SITES,
    /** {@link BackwardSets} */
    PATTERNS_BACKWARDS,
    /** {@link Attackers} */
    ATTACKS_BACKWARDS,
    /** {@link Rays} */
    RAYS,
    /** {@link SiteMasks}, {@link Jumps}, {@link Paths} */
    STEPS_AS_MASKS,
    /** {@link RunsThrough} */
    LINES_THROUGH_A_SITE,
    /** {@link SetTables} */
    SETS_LOOKED_UP,
    /** {@link LegalitySlice} */
    CHOICE_BEFORE_CONSEQUENCE,
    /** {@link WholeOffers} */
    OFFERS_AS_SETS,
    /** {@link AskedOffers} */
    OFFERS_ASKED,
    /** {@link Listing} */
    MOVES_AS_ROWS,
    /** {@link LeadingOn} */
    PIECES_THAT_LEAD_ON,
    /** {@link OwnTargets} */
    TARGETS_OF_OWN,
    /** {@link StepsByDirection} */
    STEPS_BY_DIRECTION,
    /** {@link PlayoutCode} */
    PLAYOUTS_WITHOUT_JOURNAL,
    /** {@link RowsCode} */
    CHOICES_WITH_EFFECTS,
    /** {@link BoardWords} */
    BOARD_WITHOUT_CELLS,
    /** {@link PinsAndChecks} */
    PINS_AND_CHECKS,
    /** {@link PartQuestions} */
    PARTS_ASKED_AS_SETS,
    /** {@link KeptSets} */
    SETS_KEPT,
    /** {@link Fills} */
    FILLS_BY_DOUBLING,
    /** {@link EnclosedRuns} */
    ENCLOSED_RUNS,
    /** {@link MetAgain} */
    POSITIONS_MET_AGAIN,
    /** {@link UsualOrder} */
    ORDER_ASKED_ONCE,
    /** {@link PlyVariables} */
    WORDS_IN_VARIABLES,
    /** {@link LocalVariables} */
    LOCALS_IN_VARIABLES,
    /** {@link FewMembers} */
    FEW_MEMBERS,
    /** {@link Range} */
    CHECKS_IMPLIED,
    /** {@link EndingCode} */
    KNOWN_ENDINGS;

    public static final Set<Rewrite> ALL = Set.copyOf(EnumSet.allOf(Rewrite.class));
}
