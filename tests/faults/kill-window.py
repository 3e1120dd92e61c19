#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""kill-window.py KILLS SEED: kills the real window at random moments while moves are played and
saved. After each kill the file is complete and contains the played moves up to some point. Moves
that were not saved are offered for recovery, continue the saved ones, and can be saved; afterwards
no other files are left. tests/faults/run calls this script, and sets its environment."""
import os
import random
import shutil
import sys
import threading

from driver import Desktop
from game_model import Rules, read_games
from harness import Stage

GAME = '[South "Ama"]\n[North "Kofi"]\n\n*\n'
LONGEST = 40                # plies
LATEST = 3                  # seconds


def read_line(file):
    """Returns the moves of the only game of a file as letters; it has no variations."""
    move, = read_games(file.read_text())
    line = ''
    while move.following:
        (letter, move), = move.following.items()
        line += letter
    return line


def kept(stage):
    return list((stage.home / '.local/share').rglob('*.ogn'))


def play_until_killed(stage, file, rules, chance):
    """Plays and saves until the window is killed. Returns the moves whose keys were pressed; the
    window may have played all of them or only the first ones."""
    line = ''
    with stage.open(file, ends=False) as app:
        app.tab_to('push button', '^[A-F], ')
        killer = threading.Timer(chance.uniform(0, LATEST), app.kill)
        killer.start()
        while app.proc.poll() is None and len(line) < LONGEST and (legal := rules.legal(line)):
            line += chance.choice(legal)
            app.key(line[-1].lower())
            if chance.random() < 0.3:
                app.key('ctrl+s')
        killer.join()
    return line


def recover(stage, file):
    """Starts the program again, accepts the offered work and saves it."""
    with stage.open() as app:
        study = stage.study(app)
        study.answer('_Recover')
        # Wait for the window with the recovered work, whose title has a mark, unlike that of the
        # window with the saved file.
        app.wait_title('^•.*Ama')
        app.key('ctrl+s')
        app.wait(lambda: not kept(stage), 'the work to be saved')
        app.key('ctrl+q')


def kill(stage, rules, chance):
    """Kills the window once and checks what is left. Returns the number of moves in the file, and
    the number recovered in addition."""
    file = stage.write('g.ogn', GAME)
    played = play_until_killed(stage, file, rules, chance)
    saved = read_line(file)
    assert played.startswith(saved), f'the file has {saved}, not the beginning of {played}'
    if kept(stage):
        recover(stage, file)
    all_of_it = read_line(file)
    assert played.startswith(all_of_it), f'{all_of_it} was kept, not the beginning of {played}'
    assert all_of_it.startswith(saved), f'{all_of_it} was kept, but {saved} was saved'
    with stage.open(file) as app:
        app.find('push button', '^[A-F], ')
        app.key('ctrl+q')
    left = kept(stage) + [p for p in stage.folder.iterdir() if p not in (file, stage.home)]
    assert not left, f'left over: {left}'
    return len(saved), len(all_of_it) - len(saved)


def main(kills, seed):
    chance, rules = random.Random(seed), Rules(os.environ['AWALE_CLI'])
    print(f'The window: seed {seed}', flush=True)
    with Desktop() as desktop:
        for number in range(1, int(kills) + 1):
            stage = Stage(f'kill-{number}', desktop, 'en')
            saved, more = kill(stage, rules, chance)
            print(f'kill {number}: {saved} moves saved, {more} more kept', flush=True)
            shutil.rmtree(stage.folder)


if __name__ == '__main__':
    main(*sys.argv[1:])
