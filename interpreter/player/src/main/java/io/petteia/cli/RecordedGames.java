package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.game.MoveNotation;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Spelling;
import io.petteia.model.definition.Definition;
import io.petteia.store.GameRecord;
import io.petteia.store.Pgn;
import io.petteia.store.PgnExport;
import io.petteia.store.PgnImport;
import io.petteia.store.PgnReader;
import io.petteia.store.RecordReader;
import io.petteia.store.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads recorded games of any form, plays them again, and writes them in another. */
final class RecordedGames {
    private final Games games;
    private final CommandText text;
    private final Map<Setting, Game> opened = new HashMap<>();

    @Inject
    RecordedGames(Games games, CommandText text) {
        this.games = games;
        this.text = text;
    }

    /** @param number 0 for all */
    record Wanted(@Nullable String game, List<String> options, int number) {}

    private record Setting(String game, Map<String, String> options) {}

    /** @throws Failure if there is no such file */
    Source source(String file) {
        try {
            return new Source(file, Files.readString(Path.of(file)));
        } catch (NoSuchFileException | InvalidPathException e) {
            throw Failure.usage(Diagnostic.error("no-such-file", text.span(file), "there is no file `" + file + "`"));
        } catch (IOException e) {
            throw Failure.usage(
                    Diagnostic.error("unreadable-file", text.span(file), "`" + file + "` cannot be read as a text"));
        }
    }

    /** Those that can be played; what is wrong with the others is told. */
    List<RecordedGame> read(Source source, Wanted wanted, Diagnostics wrong) {
        List<RecordedGame> all = new ArrayList<>();
        if (!PgnReader.isPgn(source.text()) && !source.name().matches("(?i).*\\.(pgn|pdn)")) {
            RecordedGame one = saved(source, wanted, wrong);
            if (one != null) all.add(one);
            return all;
        }
        List<Pgn> written = PgnReader.read(source, wrong);
        if (wanted.number() > written.size())
            throw Failure.usage(Diagnostic.error(
                    "no-such-game",
                    text.span(Integer.toString(wanted.number())),
                    "`" + source.name() + "` holds " + Plural.of(written.size(), "game")));
        for (int i = 0; i < written.size(); i++) {
            if (wanted.number() != 0 && wanted.number() != i + 1) continue;
            Pgn pgn = written.get(i);
            Game game = open(name(pgn, wanted), options(pgn, wanted));
            GameRecord record = new PgnImport(game, wrong).read(pgn);
            if (record != null)
                all.add(new RecordedGame(source.name(), i + 1, record, pgn.tags(), replayed(source, record, game)));
        }
        return all;
    }

    private @Nullable RecordedGame saved(Source source, Wanted wanted, Diagnostics wrong) {
        GameRecord record = new RecordReader(wrong).read(source);
        if (record == null) return null;
        Map<String, String> options = new LinkedHashMap<>(record.options());
        options.putAll(settings(wanted.options()));
        Game game = open(wanted.game() == null ? record.game() : wanted.game(), options);
        return new RecordedGame(source.name(), 1, record, Map.of(), replayed(source, record, game));
    }

    private static State replayed(Source source, GameRecord record, Game game) {
        Replay replay = Replay.of(start(record, game), record.moves());
        if (replay.failed() == 0) return replay.state();
        throw Failure.usage(Diagnostic.error(
                "record-fails",
                source.span(0, 0),
                "move " + replay.failed() + ", `"
                        + record.moves().get(replay.failed() - 1).move() + "`, is not legal"));
    }

    private static State start(GameRecord record, Game game) {
        String position = record.position();
        return position == null ? game.start() : PositionArgument.start(game, new Source("position", position));
    }

    private Game open(String name, Map<String, String> options) {
        return opened.computeIfAbsent(
                new Setting(name, options), setting -> games.open(games.definition(name), options));
    }

    // ---- which game it is
    private String name(Pgn pgn, Wanted wanted) {
        if (wanted.game() != null) return wanted.game();
        String variant = pgn.tags().get("Variant");
        if (variant == null)
            throw Failure.usage(Diagnostic.error(
                            "unknown-game", pgn.span(), "nothing says which game this is: there is no tag `Variant`")
                    .suggest("`--game NAME` says it"));
        List<String> names = games.catalogue().names();
        String plain = plain(variant);
        for (String each : names) if (plain(each).equals(plain)) return each;
        for (String each : names) if (plain(title(each)).equals(plain)) return each;
        throw Failure.usage(Diagnostic.error("unknown-game", pgn.span(), "there is no game `" + variant + "`")
                .expected("the name or the title of one that `petteia list` shows, or `--game NAME`")
                .suggest(Spelling.didYouMean(variant, names)));
    }

    private String title(String name) {
        Diagnostics unheard = new Diagnostics();
        var folder = games.catalogue().game(name);
        Definition read = folder == null ? null : Definition.read(folder, games.catalogue(), games.library(), unheard);
        return read != null && read.game().get("title") instanceof io.petteia.grammar.yaml.Yaml.Scalar title
                ? title.value()
                : name;
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }

    private Map<String, String> options(Pgn pgn, Wanted wanted) {
        Map<String, String> options = new LinkedHashMap<>();
        String told = pgn.tags().getOrDefault("Options", "");
        if (!told.isBlank()) options.putAll(settings(List.of(told.strip().split("\\s+"))));
        options.putAll(settings(wanted.options()));
        return options;
    }

    private Map<String, String> settings(List<String> given) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String setting : given) {
            int equals = setting.indexOf('=');
            if (equals < 0)
                throw Failure.usage(
                        Diagnostic.error("bad-value", text.span(setting), "an option cannot be `" + setting + "`")
                                .expected("`NAME=VALUE`"));
            options.put(setting.substring(0, equals), setting.substring(equals + 1));
        }
        return options;
    }

    // ---- written
    /** @throws Failure if it cannot be written so */
    String pgn(RecordedGame recorded, @Nullable String notation) {
        GameRecord record = recorded.record();
        Game game = recorded.end().game();
        List<String> settled = new ArrayList<>();
        Map<String, String> usual = open(record.game(), Map.of()).model().options();
        record.options().forEach((name, value) -> {
            if (!value.equals(usual.get(name))) settled.add(name + "=" + value);
        });
        try {
            return PgnExport.write(record, start(record, game), notation(game, notation), recorded.tags(), settled);
        } catch (PgnExport.CannotWrite e) {
            throw Failure.usage(Diagnostic.error(
                    "not-in-pgn",
                    text.span(recorded.file()),
                    "`" + recorded.file() + "` " + recorded.number() + " cannot be written: " + e.getMessage()));
        }
    }

    private @Nullable MoveNotation notation(Game game, @Nullable String name) {
        List<MoveNotation> declared = game.notations();
        if (name == null) return declared.isEmpty() ? null : declared.get(0);
        for (MoveNotation each : declared) if (each.name().equals(name)) return each;
        List<String> names = declared.stream().map(MoveNotation::name).toList();
        throw Failure.usage(Diagnostic.error(
                        "unknown-notation", text.span(name), "`" + game.id() + "` declares no notation `" + name + "`")
                .expected(names.isEmpty() ? null : "one of " + String.join(", ", names))
                .suggest(Spelling.didYouMean(name, names)));
    }
}
