#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""A session of training, by the keyboard: made of the game in view, asked until all is known, and kept."""
import os
import re
import subprocess
import sys

from harness import case, equal, main

# Each gives eight seeds away; what a search of this depth finds.
GAME = '''[South "Ama"]
[North "Kofi"]
[FEN "1-0-2-0-0-1-0-0-0-0-1-1-22-20-S"]

1. C {[%eval 0,20] [%best A 8]} e {[%eval 8,20] [%best f 0]} *
'''
PIT = '^[A-Fa-f], '


def open_training(app):
    first = app.window
    app.key('ctrl+t')
    app.wait(lambda: len(app.windows()) > 1, 'the window of the training')
    app.window = [w for w in app.windows() if w != first][-1]
    return first


def ask(app, study, player, move):
    """The question about this error is there, and the board has the focus."""
    question = study.t('Round %d: %s played %s. Find a better move.') % (1, player, move)
    app.find('label', '^' + re.escape(question) + '$')
    app.wait_focus('push button', PIT)


@case('session')
def session(stage):
    with stage.open(stage.write('game.ogn', GAME)) as app:
        study = stage.study(app)
        study.board()
        app.wait_focus()
        first = open_training(app)
        app.wait_focus('push button', study.named('From _This Game'))
        app.key('Return')
        ask(app, study, 'Ama', 'C')
        app.key('c')
        app.wait_focus('push button', study.named('Try _Again'))
        app.tab_to('push button', study.named('_Next'))
        app.key('Return')
        ask(app, study, 'Kofi', 'e')

        # What comes again is right, until nothing is left.
        close = study.named('_Close')
        while re.search(PIT, app.wait_focus('push button', f'{PIT}|{close}').name):
            app.key('f' if app.find_all('label', 'Kofi.* e') else 'a')
            app.wait_focus('push button', study.named('_Next'))
            app.key('Return')
        app.find('label', '^' + re.escape(study.nt('Streak: %u day', 'Streak: %u days', 1) % 1))
        app.key('Return')
        app.wait(lambda: len(app.windows()) == 1, 'the training to be closed')
        app.window = first
        library = stage.home / '.local/share/awale/library.sqlite'
        rows = subprocess.run([os.environ['AWALE_CLI'], 'train', 'list', '--library', library],
                              capture_output=True, text=True, check=True).stdout.splitlines()[1:]
        equal([row.split('\t')[2] for row in rows], ['3', '2'], 'the answers')
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('training'))
