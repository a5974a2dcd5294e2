package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.agents.Bot;
import io.petteia.agents.Bots;
import io.petteia.game.Game;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Bots as they are written on a command line. */
final class BotNames {
    private final Bots bots;
    private final CommandText text;

    @Inject
    BotNames(Bots bots, CommandText text) {
        this.bots = bots;
        this.text = text;
    }

    /** @param others what may stand there too @throws Failure if there is no such bot */
    Bot read(String written, List<String> others) {
        try {
            return bots.bot(written);
        } catch (Bots.UnknownBot unknown) {
            List<String> expected = new ArrayList<>(others);
            expected.addAll(unknown.expected());
            String message = unknown.getMessage()
                    + bots.troubles().stream().map(trouble -> "; " + trouble).collect(Collectors.joining());
            throw Failure.usage(Diagnostic.error("unknown-bot", text.part(unknown.word()), message)
                    .expected(expected.stream().map(each -> "`" + each + "`").collect(Collectors.joining(" or ")))
                    .suggest(Spelling.didYouMean(unknown.word(), expected)));
        }
    }

    /** @throws Failure if there are too many for the game, or one of them cannot play it */
    List<Bot> seats(List<String> written, Game game) {
        List<Bot> read = written.stream().map(each -> read(each, List.of())).toList();
        read.forEach(bot -> check(bot, game));
        int seats = game.model().seated();
        if (read.size() > seats)
            throw Failure.usage(Diagnostic.error(
                    "too-many-bots",
                    text.part(written.get(seats)),
                    "`" + game.id() + "` has " + seats + (seats == 1 ? " seat" : " seats") + ", and these are "
                            + read.size() + " bots"));
        return read;
    }

    /** @throws Failure if a bot cannot play the game */
    void check(Bot bot, Game game) {
        String refusal = bot.refusal(game);
        if (refusal != null)
            throw Failure.usage(Diagnostic.error(
                    "bot-refuses",
                    text.part(bot.text()),
                    "`" + bot.text() + "` does not play `" + game.id() + "`: " + refusal));
    }
}
