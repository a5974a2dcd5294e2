package io.petteia.machine.compile;

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
