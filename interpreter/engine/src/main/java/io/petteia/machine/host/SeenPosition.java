package io.petteia.machine.host;

import io.petteia.hook.Board;
import io.petteia.hook.HookException;
import io.petteia.hook.Members;
import io.petteia.hook.Position;
import io.petteia.hook.SiteSet;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Terrain;
import io.petteia.machine.node.Lists;
import io.petteia.model.Type;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The position of a memory, for as long as one call lasts. */
final class SeenPosition implements Position {
    private final Surroundings surroundings;
    private final Layout layout;
    private final Memory memory;
    private boolean over;

    SeenPosition(Surroundings surroundings, Memory memory) {
        this.surroundings = surroundings;
        this.layout = surroundings.layout;
        this.memory = memory;
    }

    /** The call is over. */
    void close() {
        over = true;
    }

    Memory memory() {
        if (over) throw new IllegalStateException("a position is asked after the call for which it was handed over");
        return memory;
    }

    private SiteSet words(int at) {
        return SiteSet.ofWords(Arrays.copyOfRange(memory().bits, at, at + layout.siteWords()));
    }

    @Override
    public Board board() {
        return surroundings;
    }

    @Override
    public Members members(String type) {
        return surroundings.members(type);
    }

    @Override
    public int mover() {
        return memory().ints[Layout.MOVER];
    }

    @Override
    public List<Integer> players() {
        int out = memory().ints[Layout.OUT];
        return IntStream.range(0, layout.model().seated())
                .filter(player -> (out >> player & 1) == 0)
                .boxed()
                .toList();
    }

    @Override
    public SiteSet laid() {
        return words(layout.laid());
    }

    @Override
    public SiteSet occupied() {
        return words(layout.occupied());
    }

    @Override
    public SiteSet empty() {
        return laid().minus(occupied());
    }

    @Override
    public SiteSet own() {
        return mover() < 0 ? SiteSet.EMPTY : of(mover());
    }

    @Override
    public SiteSet enemy() {
        return occupied().minus(own()).minus(of(-1));
    }

    @Override
    public SiteSet of(int player) {
        return words(layout.owner(player));
    }

    @Override
    public SiteSet withPiece(int piece) {
        return words(layout.piece(piece));
    }

    @Override
    public SiteSet withTerrain(int terrain) {
        return SiteSet.ofWords(Terrain.of(memory()).sites(terrain)).and(laid());
    }

    @Override
    public SiteSet neighbours(SiteSet sites) {
        return connection().neighbours(sites);
    }

    @Override
    public SiteSet group(int site, SiteSet within) {
        return connection().group(site, within);
    }

    @Override
    public List<SiteSet> groups(SiteSet sites) {
        return connection().groups(sites);
    }

    private Connection connection() {
        return new Connection(surroundings, laid());
    }

    @Override
    public int pieceAt(int site) {
        return memory().pieceAt(site);
    }

    @Override
    public int ownerAt(int site) {
        return memory().ownerAt(site);
    }

    @Override
    public int heightAt(int site) {
        return memory().heightAt(site);
    }

    @Override
    public int terrainAt(int site) {
        return Terrain.of(memory()).at(site);
    }

    @Override
    public int number(String variable, int... keys) {
        return memory().ints[place(variable, Layout.Kind.INT, keys)];
    }

    @Override
    public SiteSet sites(String variable, int... keys) {
        int at = place(variable, Layout.Kind.BITS, keys);
        int words = surroundings.entries.find(variable).width();
        return SiteSet.ofWords(Arrays.copyOfRange(memory().bits, at, at + words));
    }

    @Override
    public List<Integer> all(String variable, int... keys) {
        SiteSet bits = sites(variable, keys);
        Type set = surroundings.entries.find(variable).variable().type();
        int least = Layout.least(((Type.SetOf) set).element());
        return bits.stream().map(bit -> bit + least).boxed().toList();
    }

    /** Where an entry begins that everybody may see. */
    private int place(String variable, Layout.Kind kind, int[] keys) {
        Layout.Slots slots = surroundings.entries.find(variable);
        if (slots.kind() != kind)
            throw new HookException("`" + variable + "` is " + (kind == Layout.Kind.INT ? "a set" : "no set"));
        return slots.base() + surroundings.entries.seen(memory(), slots, keys) * slots.width();
    }

    @Override
    public List<Integer> pile(String pile) {
        return pile(pile, -1);
    }

    @Override
    public List<Integer> pile(String pile, int player) {
        int[] topLast = Lists.cards(memory(), surroundings.entries.pile(pile, player));
        return IntStream.range(0, topLast.length)
                .mapToObj(i -> topLast[topLast.length - 1 - i])
                .toList();
    }
}
