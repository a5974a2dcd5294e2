package io.petteia.agents;

/** Installs the agents that come with the program. */
public final class StandardAgents extends AgentModule {
    @Override
    protected void agents() {
        agent("random", RandomAgent.class);
        agent("flat", FlatAgent.class);
        agent("uct", UctAgent.class);
        agent("alphabeta", AlphaBetaAgent.class);
    }
}
