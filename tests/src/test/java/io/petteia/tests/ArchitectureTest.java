package io.petteia.tests;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.conditions.ArchConditions.not;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Random;

/** Dependencies point one way. Packages are the rooms of the house, and these are its doors. */
@AnalyzeClasses(packages = "io.petteia", importOptions = ArchitectureTest.OnlyTheProgram.class)
class ArchitectureTest {

    /** A room may use those before it in this list, never those behind it. */
    private static final List<String> ROOMS = List.of(
            "grammar",
            "hook",
            "model",
            "machine",
            "game",
            "agents",
            "playtest",
            "store",
            "terminal",
            "protocol",
            "web",
            "cli");

    /** The two rooms that face the user may use one another, though not in a circle. */
    private static final List<String> FRONT = List.of("terminal", "cli");

    @ArchTest
    static void dependenciesPointOneWay(JavaClasses program) {
        for (int i = 0; i < ROOMS.size(); i++) {
            String room = ROOMS.get(i);
            String[] behind = ROOMS.subList(i + 1, ROOMS.size()).stream()
                    .filter(other -> !(FRONT.contains(room) && FRONT.contains(other)))
                    .map(ArchitectureTest::everythingIn)
                    .toArray(String[]::new);
            if (behind.length > 0) {
                noClasses()
                        .that(resideInAPackage(everythingIn(room)))
                        .should()
                        .dependOnClassesThat(resideInAnyPackage(behind))
                        .allowEmptyShould(true)
                        .check(program);
            }
        }
    }

    @ArchTest
    static final ArchRule NO_CIRCLES =
            slices().matching("io.petteia.(*)..").should().beFreeOfCycles().allowEmptyShould(true);

    @ArchTest
    static final ArchRule HOOKS_SEE_ONLY_THE_HOOK_SPI = noClasses()
            .that(resideInAPackage("io.petteia.std.."))
            .should()
            .dependOnClassesThat(resideInAPackage("io.petteia..")
                    .and(resideOutsideOfPackage("io.petteia.hook.."))
                    .and(resideOutsideOfPackage("io.petteia.std..")))
            .because("a hook reads and changes the state through the same view and effects as rules do")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule HOOKS_ASK_NO_CLOCK_AND_THROW_NO_DICE = noClasses()
            .that(resideInAPackage("io.petteia.std.."))
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.time..", "java.util.random..", "java.io..", "java.nio..")
                    .or(type(Random.class))
                    .or(type(Thread.class)))
            .orShould()
            .callMethod(Math.class, "random")
            .orShould()
            .accessClassesThat(type(System.class))
            .because("the same moves lead to the same position on any machine")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule NOBODY_NAMES_A_HOOK_OF_THE_LIBRARY = noClasses()
            .that(resideInAPackage("io.petteia.."))
            .and(resideOutsideOfPackage("io.petteia.std.."))
            .should()
            .dependOnClassesThat(resideInAPackage("io.petteia.std.."))
            .because("hooks are found by name, those of the library like anybody's")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule PARSE_TREES_STAY_IN_GRAMMAR = noClasses()
            .that(resideOutsideOfPackage("io.petteia.grammar.."))
            .should()
            .dependOnClassesThat(resideInAnyPackage("org.antlr..", "org.yaml.."))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule GRAMMAR_IS_NOT_INJECTED = noClasses()
            .that(resideInAPackage("io.petteia.grammar.."))
            .should()
            .dependOnClassesThat(resideInAnyPackage("com.google.."))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule THE_INNER_PATH_IS_NOT_INJECTED = noClasses()
            .that(resideInAnyPackage("io.petteia.model..", "io.petteia.machine.."))
            .should()
            .dependOnClassesThat(resideInAnyPackage("com.google.inject.."))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule ONLY_THE_FRONT_PRINTS = classes()
            .that(resideInAnyPackage(
                    "io.petteia.grammar..",
                    "io.petteia.model..",
                    "io.petteia.machine..",
                    "io.petteia.hook..",
                    "io.petteia.game..",
                    "io.petteia.std.."))
            .should(not(ACCESS_STANDARD_STREAMS))
            .because("the engine is a library: what it has to say, it returns")
            .allowEmptyShould(true);

    private static String everythingIn(String room) {
        return "io.petteia." + room + "..";
    }

    /** Classes from the modules, not from their tests; in target/ or in target/fast/. */
    static final class OnlyTheProgram implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/test-classes/");
        }
    }
}
