package io.petteia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class YamlPatchTest {
    private static String set(String text, String path, String value) {
        return new YamlPatch(text).set(List.of(path.split("\\.")), value).text();
    }

    @Test
    void whatIsThereIsReplacedInItsPlace() {
        String text = "a: 1   # one\nb:\n  c: {d: 2, e: 3} # map\n";
        assertThat(set(text, "a", "7")).isEqualTo("a: 7   # one\nb:\n  c: {d: 2, e: 3} # map\n");
        assertThat(set(text, "b.c.d", "5")).isEqualTo("a: 1   # one\nb:\n  c: {d: 5, e: 3} # map\n");
    }

    @Test
    void whatIsNewStandsBehindItsNeighbours() {
        String text = "a: 1   # one\nb:\n  c: {d: 2}  # map\nz: end\n";
        assertThat(set(text, "b.c.x", "5")).isEqualTo("a: 1   # one\nb:\n  c: {d: 2, x: 5}  # map\nz: end\n");
        assertThat(set(text, "b.k", "5")).isEqualTo("a: 1   # one\nb:\n  c: {d: 2}  # map\n  k: 5\nz: end\n");
        assertThat(set(text, "q.r.s", "5"))
                .isEqualTo("a: 1   # one\nb:\n  c: {d: 2}  # map\nz: end\nq:\n  r: {s: 5}\n");
    }

    @Test
    void whatHeldNothingHoldsIt() {
        assertThat(set("", "a.b", "1")).isEqualTo("a: {b: 1}\n");
        assertThat(set("a:\nb: 1\n", "a.c", "2")).isEqualTo("a: {c: 2}\nb: 1\n");
        assertThat(set("a: {}\n", "a.c", "2")).isEqualTo("a: {c: 2}\n");
        assertThat(set("a: word\n", "a.c", "2")).isEqualTo("a: {c: 2}\n");
    }

    @Test
    void aPictureIsReplacedUnderItsComment() {
        String text = "size: 2x1\nmap: |   # the top row first\n  . .\nlegend:\n  x: off\n";
        assertThat(new YamlPatch(text)
                        .block(List.of("map"), List.of("x .", ". x"))
                        .text())
                .isEqualTo("size: 2x1\nmap: |   # the top row first\n  x .\n  . x\nlegend:\n  x: off\n");
        assertThat(new YamlPatch("size: 1\n")
                        .block(List.of("b", "map"), List.of("."))
                        .text())
                .isEqualTo("size: 1\nb:\n  map: |\n    .\n");
    }

    @Test
    void itKnowsWhatIsThere() {
        YamlPatch patch = new YamlPatch("a: {b: 1}\n");
        assertThat(patch.has(List.of("a", "b"))).isTrue();
        assertThat(patch.has(List.of("a", "c"))).isFalse();
        assertThat(patch.has(List.of("a", "b", "c"))).isFalse();
    }
}
