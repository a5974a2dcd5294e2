package io.petteia.model.definition;

import io.petteia.model.Board;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.Zone;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Members of sets and lists that are known before play: numbers, or ordinals. What depends on a position has none. */
final class Members {
    private final Board board;

    Members(Board board) {
        this.board = board;
    }

    /** In order, each once; null if they are not known. */
    @Nullable
    Set<Integer> of(Term term) {
        if (term instanceof Term.EmptySet) return new LinkedHashSet<>();
        if (term instanceof Term.FixedSites fixed) return all(fixed.sites().stream());
        if (term instanceof Term.MakeSet set) return each(set.members());
        if (term instanceof Term.MakeList list) return each(list.members());
        if (term instanceof Term.Singleton one) return each(List.of(one.member()));
        if (term instanceof Term.AsSet same) return of(same.of());
        if (term instanceof Term.Everything every) return everything(every.type());
        if (term instanceof Term.Range range) return range(range);
        if (term instanceof Term.Combine combine) return combined(combine);
        if (term instanceof Term.ZoneSites zone) return zone(zone);
        if (term instanceof Term.Call call) return call(call);
        if (term instanceof Term.Conditional conditional) {
            Integer condition = Constants.value(conditional.condition());
            return condition == null ? null : of(condition == 1 ? conditional.then() : conditional.otherwise());
        }
        return null;
    }

    private static Set<Integer> all(IntStream values) {
        return values.boxed().collect(LinkedHashSet::new, Set::add, Set::addAll);
    }

    private static @Nullable Set<Integer> each(List<Term> terms) {
        Set<Integer> members = new LinkedHashSet<>();
        for (Term term : terms) {
            Integer member = Constants.value(term);
            if (member == null) return null;
            boolean none = member == Domain.NONE && term.type() instanceof Type.Member;
            if (!none) members.add(member);
        }
        return members;
    }

    private static @Nullable Set<Integer> everything(Type type) {
        Type element = type instanceof Type.SetOf set ? set.element() : type;
        if (element instanceof Type.Member member)
            return all(IntStream.range(0, member.domain().size()));
        return null;
    }

    private static @Nullable Set<Integer> range(Term.Range range) {
        Integer least = Constants.value(range.least());
        Integer most = Constants.value(range.most());
        if (least == null || most == null || (long) most - least > 1 << 16) return null;
        return all(IntStream.rangeClosed(least, most));
    }

    private @Nullable Set<Integer> combined(Term.Combine combine) {
        Set<Integer> left = of(combine.left());
        Set<Integer> right = of(combine.right());
        if (left == null || right == null) return null;
        Set<Integer> result = new LinkedHashSet<>(left);
        switch (combine.operation()) {
            case UNION -> result.addAll(right);
            case INTERSECTION -> result.retainAll(right);
            case DIFFERENCE -> result.removeAll(right);
        }
        return result;
    }

    private @Nullable Set<Integer> zone(Term.ZoneSites sites) {
        Zone zone = sites.zone();
        Integer player = sites.player() == null ? Integer.valueOf(0) : Constants.value(sites.player());
        if (player == null || player < 0 || player >= zone.sites().size()) return null;
        return of(zone.sites().get(player));
    }

    private @Nullable Set<Integer> call(Term.Call call) {
        List<Term> arguments = call.arguments();
        return switch (call.function()) {
            case ROW -> lines(board.row(), numbers(arguments.get(0)));
            case COLUMN -> lines(board.column(), numbers(arguments.get(0)));
            case RECT -> rect(Constants.value(arguments.get(0)), Constants.value(arguments.get(1)));
            default -> null;
        };
    }

    /** The rows or columns that an argument names: a number or a set of them. */
    @Nullable
    Set<Integer> numbers(Term argument) {
        Integer one = Constants.value(argument);
        return one == null ? of(argument) : new LinkedHashSet<>(List.of(one));
    }

    private static @Nullable Set<Integer> lines(int[] of, @Nullable Set<Integer> numbers) {
        if (numbers == null) return null;
        return all(IntStream.range(0, of.length).filter(site -> of[site] > 0 && numbers.contains(of[site])));
    }

    private @Nullable Set<Integer> rect(@Nullable Integer one, @Nullable Integer other) {
        int[][] lattice = board.lattice();
        if (one == null || other == null || one < 0 || other < 0 || lattice == null) return null;
        int[] a = lattice[one];
        int[] b = lattice[other];
        List<Integer> sites = new ArrayList<>();
        for (int site = 0; site < lattice.length; site++) {
            int[] at = lattice[site];
            boolean inside = at != null;
            for (int i = 0; inside && i < 2; i++)
                inside = Math.min(a[i], b[i]) <= at[i] && at[i] <= Math.max(a[i], b[i]);
            if (inside) sites.add(site);
        }
        return new LinkedHashSet<>(sites);
    }
}
