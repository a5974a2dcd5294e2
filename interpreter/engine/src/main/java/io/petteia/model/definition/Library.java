package io.petteia.model.definition;

import java.util.List;

/** Where modules of rules are found by name: {@code std/attack} is the file {@code std/attack.rules}. */
public interface Library {
    Folder.Content module(String name);

    /** The names of all modules, for suggestions. */
    List<String> names();

    /** The modules below a folder. */
    static Library in(Folder folder) {
        return new Library() {
            @Override
            public Folder.Content module(String name) {
                return folder.read(name + ".rules");
            }

            @Override
            public List<String> names() {
                return folder.list("std", ".rules").stream()
                        .map(path -> path.substring(0, path.length() - ".rules".length()))
                        .toList();
            }
        };
    }
}
