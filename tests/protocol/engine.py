#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""An engine of the protocol with at most one fault: engine.py KIND [ARGUMENT]."""
import os
import subprocess
import sys
import time

KIND = sys.argv[1]
ARGUMENT = sys.argv[2] if len(sys.argv) > 2 else ''


def say(line):
    print(line, flush=True)


def note(line):
    """Records a line that the engine has received, so that the test can read it."""
    if ARGUMENT and KIND != 'crash-once':
        with open(ARGUMENT, 'a', encoding='utf-8') as file:
            file.write(line + '\n')


def greet():
    if KIND == 'mute':
        return
    say('this is no line of the protocol')
    say('id name ' + ('Aalina 2.1' if KIND == 'aalina' else f'Tester {KIND}'))
    say('id author Somebody')
    say('option name Hash type spin default 16 min 1 max 64')
    if KIND == 'aalina':
        say('option name EngineTurn type combo default south var south var north')
    elif KIND != 'abapa':
        say('option name Ruleset type string default abapa')
    say('option name broken type nothing')
    say('uciok')


def search():
    """Handles the command `go`. Returns whether the search goes on, so that a bestmove must
    follow."""
    if KIND == 'crash' or KIND == 'crash-once' and not os.path.exists(ARGUMENT):
        if KIND == 'crash-once':
            open(ARGUMENT, 'w', encoding='utf-8').close()
        print('about to fall over', file=sys.stderr, flush=True)
        os._exit(3)
    if KIND == 'orphan':
        # The child process keeps the pipe open after its parent has ended.
        subprocess.Popen(['sleep', '1000'])
        os._exit(4)
    if KIND == 'asleep':
        time.sleep(1000)        # the engine does not even read its input
    if KIND == 'closed':
        os.close(1)
        time.sleep(1000)
    while KIND == 'flood':
        say('info string ' + 15000 * 'water ')
    while KIND == 'one-line':
        sys.stdout.write(10000 * 'line')
    if KIND == 'chatty':
        for number in range(5000):
            say(f'info depth {number} score cp {number} pv FfEeaB')
        say('info string ' + 100000 * 'x')
        print('much to say of it', file=sys.stderr, flush=True)
    if KIND == 'aalina':
        say('info depth 5 score cp 62 pv Ff')
        say('info depth 7 score cp 2500 pv F')
        say('info depth 9 score cp -2475')
        say('info depth 11 score cp -22')
        say('info depth 13')
    if KIND in ('illegal', 'nonsense', 'over', 'odd-ponder'):
        say({'illegal': 'bestmove a', 'nonsense': 'bestmove', 'over': 'bestmove 0000',
             'odd-ponder': 'bestmove F ponder A'}[KIND])
        return False
    if KIND == 'harvest':       # the last move of the line harvests
        say('info depth 3 seldepth 8 score exact -100 nodes 30 nps 3000 time 10 pv FfBeBcDa')
    if KIND in ('good', 'abapa', 'stray', 'early', 'crash-once', 'aalina'):
        say('info depth 3 seldepth 5 score exact -100 nodes 30 nps 3000 time 10 pv FfEE')
    return True


def main():
    searching = waits = False
    if KIND == 'dead':
        return 5
    for line in sys.stdin:
        words = line.split()
        note(line.strip())
        if not words:
            continue
        if words[0] == 'uci':
            greet()
        elif words[0] == 'isready' and KIND != 'unready':
            say('readyok')
        elif words[0] == 'go':
            searching = search()
            waits = 'infinite' in words or KIND in ('hang', 'late')
        elif words[0] == 'quit' and KIND != 'stubborn':
            return 0
        if searching and (not waits or words[0] == 'stop' and KIND != 'hang'):
            say('bestmove F ponder f')
            searching = False
            if KIND == 'stray':
                say('bestmove A')
        if KIND == 'early' and searching:
            say('bestmove F')
            searching = False
    while KIND == 'stubborn':
        time.sleep(1000)
    return 0


sys.exit(main())
