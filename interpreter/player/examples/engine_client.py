#!/usr/bin/env python3
"""Drives `petteia engine`: two bots play a game, and what came of it is printed.

    python3 engine_client.py GAME FIRST_BOT OTHER_BOT [COMMAND...]

COMMAND starts the engine; `./petteia engine` if it is not given.
"""

import subprocess
import sys


class Refused(Exception):
    """The engine answered `error CODE MESSAGE`; the lines before say more."""


class Engine:
    """A running engine. Each command is a line; each answer ends with `ok` or `error`."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, command):
        """The lines of the answer, each as a pair of its first word and the rest."""
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise EOFError("the engine has ended")
            word, _, rest = line.rstrip("\n").partition(" ")
            if word == "ok":
                return lines
            if word == "error":
                raise Refused(rest, lines)
            lines.append((word, rest))

    def all(self, command, word):
        """What stands behind a word, as often as it comes."""
        return [rest for first, rest in self.ask(command) if first == word]

    def one(self, command, word):
        return self.all(command, word)[0]

    def quit(self):
        self.ask("quit")
        self.process.wait()


def main(game, bots, command):
    engine = Engine(command)
    players = engine.all("load " + game, "player")
    while True:
        mover = engine.one("status", "mover")
        if mover == "nobody":
            break
        if mover == "chance":
            engine.ask("roll")
            continue
        bot = bots[0] if mover == players[0] else bots[1]
        move = engine.one("go " + bot, "bestmove")
        print(mover + ": " + move)
        engine.ask("play " + move)
    for result in engine.all("result", "result"):
        print(result)
    engine.quit()


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:4], sys.argv[4:] or ["./petteia", "engine"])
