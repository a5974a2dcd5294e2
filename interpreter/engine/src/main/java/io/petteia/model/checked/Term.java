package io.petteia.model.checked;

import io.petteia.grammar.text.Span;
import io.petteia.model.Attribute;
import io.petteia.model.Board;
import io.petteia.model.Pile;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.Zone;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A checked expression: every name is resolved, every term has a type, every coercion is made plain. Few forms, each with one meaning; the language
 * reference says it, this tree only names it.
 */
public sealed interface Term {
    Type type();

    Span span();

    // ---- constants and names
    /** A number, truth (0, 1) or member; {@code none} is -1. Options and their choices are constants too. */
    record Constant(Type type, Span span, int value) implements Term {}

    record TextConstant(Span span, String value) implements Term {
        @Override
        public Type type() {
            return Type.TEXT;
        }
    }

    /** {@code nothing}, a rule without statements. */
    record RuleConstant(Span span, Rule rule) implements Term {
        @Override
        public Type type() {
            return Type.RULE;
        }
    }

    record EmptySet(Type type, Span span) implements Term {}

    record LocalRead(Span span, Local local) implements Term {
        @Override
        public Type type() {
            return local.type();
        }
    }

    /** One entry; as many indices as the variable has keys. */
    record VariableRead(Type type, Span span, Variable variable, List<Term> index) implements Term {}

    /** The sites for which a truth per … site holds; all indices but the last. */
    record VariableSites(Type type, Span span, Variable variable, List<Term> index) implements Term {}

    /** A pile's cards as a list, the top first. */
    record PileCards(
            Type type, Span span, Pile pile, @Nullable Term player) implements Term {}

    /** All members of the element type, which is finite. */
    record Everything(Type type, Span span) implements Term {}

    // ---- facts of the moment
    enum Fact {
        MOVER,
        OPPONENT,
        PASSES,
        TURN_NUMBER,
        /** set: seated and not out */
        PLAYERS
    }

    record FactRead(Type type, Span span, Fact fact) implements Term {}

    // ---- words for sites
    enum Word {
        OWN,
        ENEMY,
        NEUTRAL,
        OCCUPIED,
        EMPTY,
        /** {@code any}, {@code site}: all that are on the board */
        LAID,
        /** also those not laid */
        TABLE,
        /** in a pattern, the site it starts from */
        HERE
    }

    record WordSites(Type type, Span span, Word word) implements Term {}

    /** Sites on which a piece of one of these types stands (on top). */
    record PieceSites(Type type, Span span, BitSet pieces) implements Term {}

    /** Sites on the board with one of these terrains. */
    record TerrainSites(Type type, Span span, BitSet terrains) implements Term {}

    /** Sites on the board that belong to the member of a grouping; the member is a term. */
    record GroupingSites(Type type, Span span, Board.Grouping grouping, Term member) implements Term {}

    /** A zone; {@code player} null for a zone that is the same for all. Laid or not. */
    record ZoneSites(
            Type type, Span span, Zone zone, @Nullable Term player) implements Term {}

    /** Sites named in the text, laid or not. */
    record FixedSites(Type type, Span span, BitSet sites) implements Term {}

    /** {@code X of P}: P a term of a player, or none for nobody's. */
    record OwnedBy(Type type, Span span, Term sites, Term owner) implements Term {}

    /** The sites s on the board for which define(s, arguments) holds. */
    record DefineSites(Type type, Span span, Define define, List<Term> arguments) implements Term {}

    /** A site as the set of it, {@code none} as the empty set. */
    record Singleton(Type type, Span span, Term member) implements Term {}

    // ---- truths
    record Not(Span span, Term of) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }
    }

    /** Left to right, as far as needed. */
    record All(Span span, List<Term> of) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }
    }

    record Any(Span span, List<Term> of) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }
    }

    enum Comparison {
        LESS,
        AT_MOST,
        GREATER,
        AT_LEAST,
        EQUAL,
        UNEQUAL
    }

    /** Of numbers; EQUAL and UNEQUAL also of truths and members. */
    record Compare(Span span, Comparison comparison, Term left, Term right) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }
    }

    record SameSet(Span span, Term left, Term right) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }
    }

    /** {@code member in set}; also {@code own(s)}. {@code none} is in no set. A set is of sets, lists, ranges. */
    record In(Span span, Term member, Term set) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }
    }

    record Within(Span span, Term inner, Term outer) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }
    }

    // ---- numbers
    enum Operation {
        PLUS,
        MINUS,
        TIMES,
        /** rounds down */
        OVER,
        /** never negative */
        MOD,
        MIN,
        MAX
    }

    record Arithmetic(Type type, Span span, Operation operation, Term left, Term right) implements Term {}

    record Negate(Type type, Span span, Term of) implements Term {}

    // ---- sets and lists
    enum SetOperation {
        UNION,
        INTERSECTION,
        DIFFERENCE
    }

    /** Of two sets with one element type (number ranges may differ). */
    record Combine(Type type, Span span, SetOperation operation, Term left, Term right) implements Term {}

    /** The sites on the board that are not in it. */
    record Complement(Type type, Span span, Term of) implements Term {}

    /** {@code a..b}: a set of numbers, its bounds known only when used. */
    record Range(Type type, Span span, Term least, Term most) implements Term {}

    record MakeSet(Type type, Span span, List<Term> members) implements Term {}

    record MakeList(Type type, Span span, List<Term> members) implements Term {}

    /** A list, range or set taken as a set of the type. */
    record AsSet(Type type, Span span, Term of) implements Term {}

    /** {@code count(S)} */
    record Size(Type type, Span span, Term set) implements Term {}

    /** {@code no(S)} */
    record IsEmpty(Span span, Term set) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }
    }

    /** {@code first(S)}, {@code last(S)}: none of an empty one. Of a set of sets (groups) the empty set. */
    record End(Type type, Span span, boolean first, Term set) implements Term {}

    // ---- gathering
    enum Gathering {
        COUNT,
        SOME,
        EVERY,
        SUM,
        MIN,
        MAX,
        FIRST,
        LAST,
        BEST,
        /** the members, or what they yield: a set of sites, else a set or list by {@code type} */
        MEMBERS
    }

    /** Several binders follow one another. {@code yields} is null where only members count. */
    record Gather(
            Type type,
            Span span,
            Gathering gathering,
            List<Binder> binders,
            @Nullable Term yields) implements Term {}

    record Conditional(Type type, Span span, Term condition, Term then, Term otherwise) implements Term {}

    // ---- patterns
    record PatternTerm(Span span, Pattern pattern) implements Term {
        @Override
        public Type type() {
            return Type.PATTERN;
        }
    }

    /** {@code PATTERN from S}; the pattern a {@link PatternTerm}, an attribute, a local, a conditional of these. */
    record Matches(Type type, Span span, Term pattern, Term origins, List<Pattern.Capture> captures) implements Term {}

    /** {@code moves(s)}: what the pattern attribute of the piece on s yields, seen by its owner; nothing on an empty site. */
    record Held(Type type, Span span, Attribute attribute, Term site, List<Pattern.Capture> captures) implements Term {}

    // ---- calls
    record AttributeRead(Type type, Span span, Attribute attribute, Term of, List<Term> at) implements Term {}

    record DefineCall(Type type, Span span, Define define, List<Term> arguments) implements Term {}

    record HookCall(Type type, Span span, HookReference hook, List<Term> arguments) implements Term {}

    enum Function {
        /** site → piece, none on an empty one */
        PIECE,
        /** site → player, none if empty or nobody's */
        OWNER,
        /** sites → set of players (nobody is not in it) */
        OWNERS,
        /** site → number of pieces */
        HEIGHT,
        /** site → terrain */
        TERRAIN,
        /** sites → sites, without them; directions or orthogonal and links */
        NEIGHBOURS,
        /** site, sites → sites joined to it in sites; directions */
        GROUP,
        /** sites → list of sites; directions */
        GROUPS,
        /** site, pattern, sites or absent → sites */
        REACH,
        /** site, number or absent → site, none off the board; one direction */
        STEP,
        /** site → sites; one direction */
        AXIS,
        /** site, site → number; one direction */
        DISTANCE,
        /** site, number → sites within so many orthogonal steps, laid or not */
        AREA,
        /** direction → direction */
        OPPOSITE,
        /** number or set of numbers → sites */
        ROW,
        COLUMN,
        /** site, site → sites */
        RECT,
        /** player, number or absent → player; seats still in */
        AFTER,
        BEFORE,
        /** card → player whose pile holds it, none */
        HOLDER
    }

    /** @param directions for functions that walk; empty for what joins orthogonally */
    record Call(Type type, Span span, Function function, List<Term> arguments, List<Directions> directions)
            implements Term {}

    /** {@code terrain[s]} is a call; this is {@code tile[s]}: the group to which a site belongs, none. */
    record GroupingAt(Type type, Span span, Board.Grouping grouping, Term site) implements Term {}

    // ---- history
    enum Past {
        OCCURRENCES,
        REPEATED,
        CYCLE
    }

    /** @param last how many remembered positions count, null for all */
    record History(
            Type type,
            Span span,
            Past past,
            List<Part> parts,
            @Nullable Term last) implements Term {}

    /** What makes two positions, or two moves, the same. */
    sealed interface Part {
        /** sites laid, pieces, owners, stacks, carried values */
        record BoardPart() implements Part {}

        record MoverPart() implements Part {}

        /** a variable with all its entries */
        record VariablePart(Variable variable) implements Part {}

        /** only in {@code identify by} */
        record ValuePart(Term value) implements Part {}
    }

    // ---- perspective and possibility
    record Can(Span span, Term player, Rule rule, List<Term> arguments) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }
    }

    record As(Type type, Span span, Term player, Term of) implements Term {}
}
