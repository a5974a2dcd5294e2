package io.petteia.machine.node;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Terrain;
import io.petteia.machine.pattern.DirectionSource;
import io.petteia.machine.pattern.Steps;
import io.petteia.model.Pile;
import org.jspecify.annotations.Nullable;

/** What rules ask of a site, a player, a card. */
public final class Functions {
    private Functions() {}

    /** What a site is asked for. */
    public enum Asked {
        PIECE,
        OWNER,
        HEIGHT,
        TERRAIN
    }

    public static final class OfSite extends IntNode {
        public final Asked asked;
        public final IntNode site;
        public final Span span;

        public OfSite(Span span, Asked asked, IntNode site) {
            this.span = span;
            this.asked = asked;
            this.site = site;
        }

        @Override
        public int eval(Memory m) {
            int at = site.eval(m);
            if (at < 0) none();
            return switch (asked) {
                case PIECE -> m.pieceAt(at);
                case OWNER -> m.ownerAt(at);
                case HEIGHT -> m.heightAt(at);
                case TERRAIN -> Terrain.of(m).at(at);
            };
        }

        public void none() {
            throw new Defect("site-is-none", span, "a site is asked for something, but it is none");
        }
    }

    /** A fixed answer for each member, such as the group of a site or the opposite of a direction; none for none. */
    public static final class Lookup extends IntNode {
        public final int[] answers;
        public final IntNode member;

        public Lookup(int[] answers, IntNode member) {
            this.answers = answers;
            this.member = member;
        }

        @Override
        public int eval(Memory m) {
            int at = member.eval(m);
            return at < 0 ? -1 : answers[at];
        }
    }

    /** The players whose pieces stand on some sites. */
    public static final class Owners extends SetNode {
        public final SetNode sites;

        public Owners(int players, SetNode sites) {
            super(Layout.words(players), 0);
            this.sites = sites;
        }

        @Override
        public void into(Memory m, int at) {
            int from = m.reserve(sites.words);
            sites.into(m, from);
            m.scratch[at] = 0;
            int players = m.layout.model().players().size();
            for (int p = 0; p < players; p++) {
                for (int i = 0; i < sites.words; i++)
                    if ((m.bits[m.layout.owner(p) + i] & m.scratch[from + i]) != 0) m.scratch[at] |= 1L << p;
            }
            m.top = from;
        }
    }

    /** The site so many steps on, none off the board. */
    public static final class Step extends IntNode {
        public final Span span;
        public final Steps steps;
        public final IntNode site;
        public final DirectionSource direction;
        public final IntNode times;

        public Step(Span span, Steps steps, IntNode site, DirectionSource direction, IntNode times) {
            this.span = span;
            this.steps = steps;
            this.site = site;
            this.direction = direction;
            this.times = times;
        }

        @Override
        public int eval(Memory m) {
            int at = site.eval(m);
            int d = one(m, span, direction);
            for (int n = times.eval(m); n > 0 && at >= 0; n--) {
                at = steps.next(d, at);
                if (at >= 0 && !m.isLaid(at)) at = -1;
            }
            return at;
        }
    }

    static int one(Memory m, Span span, DirectionSource source) {
        int[] all = source.directions(m);
        if (all.length == 0) throw new Defect("direction-is-none", span, "there is no direction here");
        return all[0];
    }

    /** The whole line through a site. */
    public static final class Axis extends SetNode {
        public final Span span;
        public final Steps steps;
        public final IntNode site;
        public final DirectionSource direction;

        public Axis(Span span, Layout layout, Steps steps, IntNode site, DirectionSource direction) {
            super(layout.siteWords(), 0);
            this.span = span;
            this.steps = steps;
            this.site = site;
            this.direction = direction;
        }

        @Override
        public void into(Memory m, int at) {
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            int start = site.eval(m);
            if (start < 0) return;
            m.scratch[at + (start >> 6)] |= 1L << start;
            int d = one(m, span, direction);
            walk(m, at, start, d);
            if (steps.board().opposite()[d] >= 0)
                walk(m, at, start, steps.board().opposite()[d]);
        }

        private void walk(Memory m, int at, int start, int d) {
            int site = steps.next(d, start);
            while (site >= 0 && m.isLaid(site) && (m.scratch[at + (site >> 6)] >>> site & 1) == 0) {
                m.scratch[at + (site >> 6)] |= 1L << site;
                site = steps.next(d, site);
            }
        }
    }

    public static final class Distance extends IntNode {
        public final Span span;
        public final Steps steps;
        public final IntNode from;
        public final IntNode to;
        public final DirectionSource direction;

        public Distance(Span span, Steps steps, IntNode from, IntNode to, DirectionSource direction) {
            this.span = span;
            this.steps = steps;
            this.from = from;
            this.to = to;
            this.direction = direction;
        }

        @Override
        public int eval(Memory m) {
            int at = from.eval(m);
            int goal = to.eval(m);
            int d = one(m, span, direction);
            for (int n = 0; n <= steps.board().size() && at >= 0; n++) {
                if (at == goal) return n;
                at = steps.next(d, at);
            }
            throw new Defect("not-on-the-way", span, "one site does not lie on the way from the other");
        }
    }

    /** A number or a set of numbers picks rows or columns. */
    public static final class Ranks extends SetNode {
        public final long[][] byNumber;
        public final ListNode numbers;

        /** @param byNumber by row or column, from 1, its sites */
        public Ranks(Layout layout, long[][] byNumber, ListNode numbers) {
            super(layout.siteWords(), 0);
            this.byNumber = byNumber;
            this.numbers = numbers;
        }

        @Override
        public void into(Memory m, int at) {
            int[] all = numbers.eval(m);
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            for (int n : all)
                if (n >= 1 && n < byNumber.length) for (int i = 0; i < words; i++) m.scratch[at + i] |= byNumber[n][i];
        }
    }

    /** The sites between two corners. */
    public static final class Rectangle extends SetNode {
        public final Layout layout;
        public final IntNode one;
        public final IntNode other;

        public Rectangle(Layout layout, IntNode one, IntNode other) {
            super(layout.siteWords(), 0);
            this.layout = layout;
            this.one = one;
            this.other = other;
        }

        @Override
        public void into(Memory m, int at) {
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            int a = one.eval(m);
            int b = other.eval(m);
            int[][] lattice = layout.model().board().lattice();
            if (lattice == null || a < 0 || b < 0 || lattice[a] == null || lattice[b] == null) return;
            for (int s = 0; s < lattice.length; s++) {
                int[] xy = lattice[s];
                if (xy != null
                        && between(xy[0], lattice[a][0], lattice[b][0])
                        && between(xy[1], lattice[a][1], lattice[b][1])) m.scratch[at + (s >> 6)] |= 1L << s;
            }
        }

        private static boolean between(int x, int a, int b) {
            return x >= Math.min(a, b) && x <= Math.max(a, b);
        }
    }

    /** The player so many seats on, or back, among those still in. */
    public static final class Seat extends IntNode {
        public final IntNode player;
        public final IntNode places;
        public final int direction;

        /** @param direction 1 for after, -1 for before */
        public Seat(IntNode player, IntNode places, int direction) {
            this.player = player;
            this.places = places;
            this.direction = direction;
        }

        @Override
        public int eval(Memory m) {
            return seat(m, player.eval(m), places.eval(m) * direction);
        }

        /** The player so many seats on (back if negative) among those still in; himself if nobody is. */
        public static int seat(Memory m, int from, int places) {
            int seated = m.layout.model().seated();
            int out = m.ints[Layout.OUT];
            if ((out & (1 << seated) - 1) == (1 << seated) - 1 || from < 0) return from;
            int at = from;
            for (int n = Math.abs(places); n > 0; ) {
                at = Math.floorMod(at + Integer.signum(places), seated);
                if ((out >>> at & 1) == 0) n--;
            }
            return at;
        }
    }

    /** The player whose pile holds a card; none. */
    public static final class Holder extends IntNode {
        public final IntNode card;

        public Holder(IntNode card) {
            this.card = card;
        }

        @Override
        public int eval(Memory m) {
            int wanted = card.eval(m);
            for (Pile pile : m.layout.model().piles()) {
                if (!pile.perPlayer()) continue;
                for (int p = 0; p < m.layout.model().players().size(); p++)
                    for (int c : Lists.cards(m, m.layout.pile(pile, p))) if (c == wanted) return p;
            }
            return -1;
        }
    }

    /** Seated and not out. */
    public static final class Players extends SetNode {
        public Players(int players) {
            super(Layout.words(players), 0);
        }

        @Override
        public void into(Memory m, int at) {
            m.scratch[at] = (1L << m.layout.model().seated()) - 1 & ~m.ints[Layout.OUT];
        }
    }

    /** The other of two. */
    public static final class Opponent extends IntNode {
        @Override
        public int eval(Memory m) {
            int mover = m.ints[Layout.MOVER];
            return mover == 0 ? 1 : 0;
        }
    }

    /** Could a player carry a rule out; its arguments are set before it is tried and do not stay. */
    public static final class Can extends TruthNode {
        public final IntNode player;
        public final int entry;
        public final int part;

        public Can(IntNode player, int entry, int part) {
            this.player = player;
            this.entry = entry;
            this.part = part;
        }

        @Override
        public boolean test(Memory m) {
            return m.possibility.isPossible(entry, part, player.eval(m));
        }
    }

    /** Something as another player sees it. */
    public static final class As extends IntNode {
        public final IntNode player;
        public final IntNode of;

        public As(IntNode player, IntNode of) {
            this.player = player;
            this.of = of;
        }

        @Override
        public int eval(Memory m) {
            int mover = m.ints[Layout.MOVER];
            m.ints[Layout.MOVER] = player.eval(m);
            int value = of.eval(m);
            m.ints[Layout.MOVER] = mover;
            return value;
        }
    }

    public static final class SetAs extends SetNode {
        public final IntNode player;
        public final SetNode of;

        public SetAs(IntNode player, SetNode of) {
            super(of.words, of.base);
            this.player = player;
            this.of = of;
        }

        @Override
        public void into(Memory m, int at) {
            int mover = m.ints[Layout.MOVER];
            m.ints[Layout.MOVER] = player.eval(m);
            of.into(m, at);
            m.ints[Layout.MOVER] = mover;
        }

        @Override
        public boolean has(Memory m, int value) {
            int mover = m.ints[Layout.MOVER];
            m.ints[Layout.MOVER] = player.eval(m);
            boolean has = of.has(m, value);
            m.ints[Layout.MOVER] = mover;
            return has;
        }
    }

    /** A text that never changes. */
    public static final class Words extends ObjectNode<String> {
        public final String value;

        public Words(@Nullable String value) {
            this.value = value == null ? "" : value;
        }

        @Override
        public String eval(Memory m) {
            return value;
        }
    }
}
