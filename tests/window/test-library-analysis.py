#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Games of the library are analyzed in the background. By keyboard, the analysis is paused,
continued and stopped, and it resumes after the program was killed."""
import contextlib
import os
import sqlite3
import subprocess
import sys

from harness import case, equal, main

LIBRARY = '.local/share/awale/library.sqlite'

# Games like the first one are analyzed at once. The analysis of the second one takes longer than a
# test at this depth.
QUICK = '[South "Player {}"]\n[FEN "0-0-0-0-2-1-1-2-0-0-0-0-21-21-S"]\n\n1. F b *\n'
ENDLESS = '[South "Esi"]\n\n1. F f *\n'
DEPTH = 60
N_QUICK = 3


def fill(stage, *texts):
    """Imports games into the library before the program starts."""
    file = stage.write('games.ogn', '\n'.join(texts))
    subprocess.run([os.environ['AWALE_CLI'], 'library', 'import', '--library', stage.home / LIBRARY, file],
                   check=True, capture_output=True)


def quick_games():
    return [QUICK.format(number) for number in range(N_QUICK)]


def ask(stage, sql, change=False):
    """Returns the rows of a query that another program makes in the library."""
    with contextlib.closing(sqlite3.connect(stage.home / LIBRARY, timeout=60)) as base:
        answer = base.execute(sql).fetchall()
        if change:
            base.commit()
        return answer


def analyzed(stage):
    return ask(stage, 'SELECT count(*) FROM games WHERE given NOTNULL')[0][0]


def waiting(stage):
    """Returns the number of games that wait for analysis, and 1 if they are paused or 0 if not."""
    return ask(stage, 'SELECT count(*), total(paused) > 0 FROM to_analyze WHERE NOT done')[0]


def progress(study, done, total):
    return told(study, "Analyzing: %'u of %'u game", "Analyzing: %'u of %'u games", total) % (done, total)


def told(study, one, many, count):
    return study.nt(one, many, count).replace("%'u", '%d')


def show_library(app, study, count):
    app.wait_focus()
    app.key('ctrl+l')
    app.wait_focus('text', study.t('Find games'))
    app.wait(lambda: len(app.names('table row', '')) >= count, 'the games')


@case('analyze')
def analyze(stage):
    """The selected games are analyzed and reported, and a filter for games that were not analyzed
    leaves them out."""
    fill(stage, *quick_games())
    with stage.open(size=(1200, 800)) as app:
        study = stage.study(app)
        show_library(app, study, N_QUICK)
        app.tab_to('table row', 'Player 0')
        app.key('ctrl+a')
        study.menu_by_key('A_nalyze', 'Library Menu')
        app.wait(lambda: analyzed(stage) == N_QUICK, 'the values in the library')
        app.wait(lambda: len(app.names('label', '^0[.,]00$')) == N_QUICK, 'what was given away, in the table')
        app.find('label', '^' + told(study, "%'u game was analyzed.", "%'u games were analyzed.", N_QUICK) % N_QUICK)
        app.wait(lambda: waiting(stage) == (0, 0), 'nothing that is left')
        app.tab_to('push button', study.named('Filters'))
        app.key('Return')
        app.wait_focus('combo box')
        for _ in range(3):
            app.key('Tab')
        app.key('Return')
        app.key('Down')
        app.key('Down')
        app.key('Return')
        app.find('label', '^' + study.in_context('game', 'Not analyzed'))
        app.wait_focus('combo box')
        app.key('Escape')
        app.wait_focus('push button', study.named('Filters'))
        app.wait(lambda: not app.names('table row', 'Player'), 'no games that are not')
        app.key('ctrl+w')


@case('analysis-outlasts', thorough=True)
def outlast(stage):
    """The waiting games are kept when the program is killed, and paused ones wait until they are
    continued."""
    fill(stage, ENDLESS, *quick_games())
    ask(stage, f'INSERT INTO to_analyze (game, depth) SELECT id, {DEPTH} FROM games ORDER BY id', change=True)
    with stage.open(ends=False) as app:
        study = stage.study(app)
        show_library(app, study, N_QUICK + 1)
        app.find('label', '^' + progress(study, 0, N_QUICK + 1))
        app.tab_to('push button', study.t('Pause'))
        app.key('Return')
        app.find('label', '^' + study.t('Paused') + '$')
        app.wait_focus('push button', study.t('Continue'))
        app.wait(lambda: waiting(stage) == (N_QUICK + 1, 1), 'the pause to be kept')
        app.kill()
    with stage.open(ends=False) as app:
        study = stage.study(app)
        show_library(app, study, N_QUICK + 1)
        app.find('label', '^' + study.t('Paused') + '$')
        app.tab_to('push button', study.t('Continue'))
        app.key('Return')
        app.wait_focus('push button', study.t('Pause'))
        app.wait(lambda: waiting(stage) == (N_QUICK + 1, 0), 'the end of the pause to be kept')
        app.kill()
    ask(stage, 'DELETE FROM to_analyze WHERE depth = 60 AND game = (SELECT min(id) FROM games)', change=True)
    # The analysis goes on although the library is not shown.
    with stage.open() as app:
        app.wait_focus()
        app.wait(lambda: analyzed(stage) == N_QUICK and waiting(stage) == (0, 0), 'the others to be analyzed')
        app.key('ctrl+w')


@case('analysis-stopped', thorough=True)
def stop(stage):
    """Stopping keeps the finished analyses and forgets the games that wait. The program can be quit
    during an analysis."""
    fill(stage, *quick_games(), ENDLESS)
    ask(stage, f'INSERT INTO to_analyze (game, depth) SELECT id, {DEPTH} FROM games ORDER BY id', change=True)
    with stage.open() as app:
        study = stage.study(app)
        show_library(app, study, N_QUICK + 1)
        app.find('label', '^' + progress(study, N_QUICK, N_QUICK + 1))
        app.key('ctrl+w')
    equal(waiting(stage), (1, 0), 'what is left')
    with stage.open() as app:
        study = stage.study(app)
        show_library(app, study, N_QUICK + 1)
        app.find('label', '^' + progress(study, N_QUICK, N_QUICK + 1))
        app.tab_to('push button', study.t('Stop'))
        app.key('Return')
        app.wait_gone('push button', study.t('Stop'))
        app.wait_focus('text', study.t('Find games'))
        app.wait(lambda: waiting(stage) == (0, 0), 'nothing that is left')
        equal(analyzed(stage), N_QUICK, 'the number of analyzed games')
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('library-analysis'))
