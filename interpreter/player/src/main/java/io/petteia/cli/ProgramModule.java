package io.petteia.cli;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import io.petteia.agents.Bots;
import io.petteia.agents.InstalledAgents;
import io.petteia.store.SavedGames;

/** What is open at run time: the agents, the storage, the catalogue of games; and the surroundings of this one call. */
final class ProgramModule extends AbstractModule {
    private final Streams streams;
    private final Surroundings surroundings;
    private final CommandText text;

    ProgramModule(Streams streams, Surroundings surroundings, CommandText text) {
        this.streams = streams;
        this.surroundings = surroundings;
        this.text = text;
    }

    @Override
    protected void configure() {
        binder().requireExplicitBindings();
        bind(Streams.class).toInstance(streams);
        bind(Surroundings.class).toInstance(surroundings);
        bind(CommandText.class).toInstance(text);
        bind(Messages.class);
        bind(Games.class);
        bind(NewFolder.class);
        bind(Arguments.class);
        bind(JsonOutput.class);
        bind(GameArgument.class);
        bind(PositionArgument.class);
        bind(Threads.class);
        bind(PlayedGames.class);
        bind(BotNames.class);
        bind(BenchPair.class);
        bind(MachineOption.class);
        bind(SeatOptions.class);
        bind(KeptGames.class);
        bind(RecordedGames.class);
        bind(SavedGames.class).toInstance(new SavedGames(surroundings.games()));
        bind(Bots.class).toProvider(InstalledAgents::beside).in(Singleton.class);
        bind(Petteia.class);
        Petteia.COMMANDS.forEach(this::bind);
    }
}
