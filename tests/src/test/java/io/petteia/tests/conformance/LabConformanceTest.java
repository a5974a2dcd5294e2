package io.petteia.tests.conformance;

import io.petteia.tests.Shelf;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The games of the lab are held to the same counts, though nobody ships them. */
class LabConformanceTest {

    @TestFactory
    Stream<DynamicNode> counts() {
        return entries().map(entry -> entry.inBuild(Shelf.LAB));
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicNode> greaterCounts() {
        return entries().map(entry -> entry.inSlow(Shelf.LAB));
    }

    private static Stream<ClassicsEntry> entries() {
        return ClassicsEntry.all().filter(entry -> entry.isOn(Shelf.LAB) && !entry.isOn(Shelf.SHIPPED));
    }
}
