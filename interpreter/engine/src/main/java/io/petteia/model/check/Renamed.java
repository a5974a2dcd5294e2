package io.petteia.model.check;

/** Another name near a name that is taken. */
final class Renamed {
    private Renamed() {}

    static String of(String name) {
        return name.length() <= 2 ? name + "1" : "the_" + name;
    }
}
