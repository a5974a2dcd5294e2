package io.petteia.model.definition;

import io.petteia.grammar.text.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder on disk. Links that lead out of it are not followed. */
public final class DiskFolder implements Folder {
    private final Path root;

    /** Files are called as the author calls them: by this path and theirs. */
    public DiskFolder(Path root) {
        this.root = root;
    }

    @Override
    public String name() {
        return root.toAbsolutePath().normalize().getFileName().toString();
    }

    /** The folders around this one hold games too. */
    @Override
    public Catalogue beside() {
        Path told = root.getParent();
        Path parent = told != null ? told : root.toAbsolutePath().normalize().getParent();
        return parent == null ? Catalogue.EMPTY : new DiskCatalogue(parent);
    }

    @Override
    public Content read(String path) {
        if (!Folder.isInside(path)) return new Refused("it leads out of the folder");
        try {
            Path file = root.resolve(path);
            if (!Files.isRegularFile(file)) return new Missing();
            if (!isOwn(file)) return new Refused("it leads out of the folder");
            byte[] bytes;
            try (InputStream in = Files.newInputStream(file)) {
                bytes = in.readNBytes(LONGEST + 1);
            }
            return decoded(file.toString(), bytes);
        } catch (InvalidPathException e) {
            return new Missing();
        } catch (IOException e) {
            return new Refused("it cannot be read");
        }
    }

    static Content decoded(String name, byte[] bytes) {
        if (bytes.length > LONGEST) return new Refused("it is longer than " + LONGEST / 1024 + " KB");
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return new Found(new Source(name, text.startsWith("\uFEFF") ? text.substring(1) : text));
        } catch (CharacterCodingException e) {
            return new Refused("it is not a text in UTF-8");
        }
    }

    @Override
    public List<String> list(String below, String ending) {
        if (!below.isEmpty() && !Folder.isInside(below)) return List.of();
        try {
            Path folder = root.resolve(below);
            return Files.isDirectory(folder) && isOwn(folder) ? list(folder, below, ending) : List.of();
        } catch (InvalidPathException | IOException e) {
            return List.of();
        }
    }

    private static List<String> list(Path folder, String below, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(ending))
                    .sorted()
                    .map(file -> below.isEmpty() ? file : below + "/" + file)
                    .toList();
        }
    }

    /** Not by a link that leads out. */
    private boolean isOwn(Path file) throws IOException {
        return file.toRealPath().startsWith(root.toRealPath());
    }
}
