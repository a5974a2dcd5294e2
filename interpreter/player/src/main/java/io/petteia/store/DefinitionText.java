package io.petteia.store;

import io.petteia.game.Loading;
import io.petteia.grammar.text.Source;
import io.petteia.hook.Hooks;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Folder;
import io.petteia.model.definition.Library;
import io.petteia.model.definition.TextFolder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * All texts that a game is read from, by value: the files of its folder and of those it extends, and the modules of the library. A game that is kept with
 * it reads the same whatever becomes of the folders.
 *
 * @param game the name of the game's folder
 * @param folders by name of the folder, by path in it, the texts
 * @param modules by name the texts of the library's modules
 */
public record DefinitionText(String game, Map<String, Map<String, String>> folders, Map<String, String> modules) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    public static DefinitionText of(String json) {
        return MAPPER.readValue(json, DefinitionText.class);
    }

    public String json() {
        return MAPPER.writeValueAsString(this);
    }

    /** SHA-256, hexadecimal. */
    public String digest() {
        return digest(json());
    }

    public static String digest(String text) {
        try {
            byte[] bytes = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Reads it. @param hooks all that it may call; null: those installed */
    public Loading load(Map<String, String> options, @Nullable Hooks hooks) {
        Folder folder = folder();
        return hooks == null
                ? Loading.of(folder, Catalogue.EMPTY, library(), options)
                : Loading.of(folder, Catalogue.EMPTY, library(), options, hooks);
    }

    /** The game's folder. */
    public Folder folder() {
        return new TextFolder(game, folders);
    }

    private Library library() {
        return new Library() {
            @Override
            public Folder.Content module(String name) {
                String text = modules.get(name);
                return text == null ? new Folder.Missing() : new Folder.Found(new Source(name + ".rules", text));
            }

            @Override
            public List<String> names() {
                return List.copyOf(new TreeMap<>(modules).keySet());
            }
        };
    }
}
