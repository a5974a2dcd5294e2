package io.petteia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.hook.Arguments;
import io.petteia.hook.Effects;
import io.petteia.hook.Hook;
import io.petteia.hook.HookModule;
import io.petteia.hook.Hooks;
import io.petteia.hook.Kind;
import io.petteia.hook.Position;
import io.petteia.hook.Signature;
import io.petteia.hook.Value;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Modules of hooks are found by the names that stand in a jar, and Guice installs them; one that is broken is told of and hinders no other. */
class InstalledHooksTest {
    private static final String RULES = """
            hook answer -> number pure from "test/answer"
            play { turns of players { pass; clamped = answer } }
            """;

    @TempDir
    private Path jar;

    private Hooks beside(Class<?>... modules) throws IOException {
        StringBuilder names = new StringBuilder();
        for (Class<?> module : modules) names.append(module.getName()).append('\n');
        return named(names.toString());
    }

    private Hooks named(String names) throws IOException {
        Path services = Files.createDirectories(jar.resolve("META-INF/services"));
        Files.writeString(services.resolve(HookModule.class.getName()), names);
        return new InstalledHooks(
                new URLClassLoader(new URL[] {url()}, getClass().getClassLoader()));
    }

    private URL url() throws MalformedURLException {
        return jar.toUri().toURL();
    }

    @Test
    void foundAndPlayed() throws IOException {
        Hooks hooks = beside(Answers.class);
        assertThat(hooks.ids()).contains("test/answer");
        assertThat(hooks.troubles()).isEmpty();
        State state =
                Objects.requireNonNull(HookedGame.load(hooks, RULES).game()).start();
        state.play(state.legalMoves().get(0));
        assertThat(state.position()).contains("clamped: 9");
    }

    @Test
    void oneThatIsBrokenHindersNoOther() throws IOException {
        Hooks hooks = beside(Broken.class, Unbound.class, Answers.class);
        assertThat(hooks.ids()).contains("test/answer");
        assertThat(hooks.troubles())
                .containsExactly(
                        "the module of hooks `" + Broken.class.getName() + "` cannot be installed: out of order",
                        "the module of hooks `" + Unbound.class.getName()
                                + "` cannot be installed: No implementation for " + Unbound.Missing.class.getName()
                                + " was bound.");
    }

    @Test
    void oneThatIsMissingIsToldWhereAHookIsMissed() throws IOException {
        Hooks hooks = named("mine.Missing\n");
        assertThat(HookedGame.told(HookedGame.load(hooks, RULES).diagnostics()))
                .contains("error[unknown-hook]: there is no hook `test/answer`")
                .contains("mine.Missing");
    }

    @Test
    void twoOfOneIdAreNone() throws IOException {
        Hooks hooks = beside(Answers.class, OtherAnswers.class);
        assertThat(hooks.find("test/answer")).isNull();
        assertThat(hooks.troubles()).containsExactly("several hooks are installed as `test/answer`");
    }

    @Test
    void noneAtAll() {
        assertThat(HookedGame.told(HookedGame.load(Hooks.NONE, RULES).diagnostics()))
                .isEqualTo("""
                        error[unknown-hook]: there is no hook `test/answer`
                          --> hooked.rules:1:33
                           |
                         1 | hook answer -> number pure from "test/answer"
                           |                                 ^^^^^^^^^^^^^ the id of a hook that is installed
                           = no hooks are installed here

                        1 error
                        """);
    }

    /** Public, as the modules of a jar are. */
    public static final class Answers extends HookModule {
        @Override
        protected void hooks() {
            bind(Integer.class).toInstance(42);
            hook(Answer.class);
        }
    }

    public static final class OtherAnswers extends HookModule {
        @Override
        protected void hooks() {
            bind(Integer.class).toInstance(43);
            hook(Answer.class);
        }
    }

    public static final class Broken extends HookModule {
        @Override
        protected void hooks() {
            throw new IllegalStateException("out of order");
        }
    }

    public static final class Unbound extends HookModule {
        interface Missing {}

        static final class Needy implements Hook {
            @com.google.inject.Inject
            Needy(Missing missing) {
                throw new AssertionError(missing);
            }

            @Override
            public Signature signature() {
                return Signature.of("test/needy");
            }

            @Override
            public Value call(Position position, Effects effects, Arguments arguments) {
                return Value.NOTHING;
            }
        }

        @Override
        protected void hooks() {
            hook(Needy.class);
        }
    }

    static final class Answer implements Hook {
        private final int answer;

        @com.google.inject.Inject
        Answer(Integer answer) {
            this.answer = answer;
        }

        @Override
        public Signature signature() {
            return Signature.of("test/answer").gives(Kind.NUMBER);
        }

        @Override
        public Value call(Position position, Effects effects, Arguments arguments) {
            return Value.of(answer);
        }
    }
}
