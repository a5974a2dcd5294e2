package io.petteia.std;

import io.petteia.hook.HookModule;

/** Installs the hooks of the library. */
public final class StandardHooks extends HookModule {
    @Override
    protected void hooks() {
        hook(TileErosion.class);
    }
}
