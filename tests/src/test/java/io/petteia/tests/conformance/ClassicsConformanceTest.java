package io.petteia.tests.conformance;

import io.petteia.tests.Shelf;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Well-known games play as published counts say; entries for games that nobody defines are listed and skipped. */
class ClassicsConformanceTest {

    @TestFactory
    Stream<DynamicNode> counts() {
        return ClassicsEntry.all()
                .map(entry -> entry.isOn(Shelf.SHIPPED) ? entry.inBuild(Shelf.SHIPPED) : entry.skipped());
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicNode> greaterCounts() {
        return ClassicsEntry.all().filter(entry -> entry.isOn(Shelf.SHIPPED)).map(entry -> entry.inSlow(Shelf.SHIPPED));
    }
}
