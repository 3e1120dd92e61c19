#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The end of a game: proven values are marked as proven, and the move list shows the result, with
the remaining seeds in the stores."""
import os
import re
import subprocess
import sys

from harness import case, equal, main

GAME = '''[Variant "{variant}"]
[South "Ama"]
[North "Koffi"]
[FEN "{position}"]

{moves} *
'''


def endgame(stage, name, variant, position, moves=''):
    return stage.write(name, GAME.format(variant=variant, position=position, moves=moves))


def build_tables(stage, ruleset, seeds):
    """Builds tables in the folder where the application looks for them."""
    subprocess.run([os.environ['AWALE_CLI'], 'tablebase', 'build', '--ruleset', ruleset, '--seeds', str(seeds),
                    '--dir', stage.home / '.cache/awale/tables'], check=True, stdout=subprocess.DEVNULL)


def said(study, low, high):
    """Returns the label of a move whose proven value lies between these bounds."""
    if low == high:
        return study.t('proven %s') % low
    return study.in_context('numbers', 'between %s and %s') % (low, high)


def check_chips(stage, game, chips):
    """Checks that the analysis shows the proven values, and says in the names of the rows that they
    are proven."""
    with stage.open(game, size=(1100, 720)) as app:
        study = stage.study(app)
        app.wait_title('Ama . Koffi')
        app.key('F5')
        rows = study.find('list', 'Moves and Their Values')
        for pit, low, high in chips:
            proof = study.t('%s, proven').split('%s')[1] if low == high else study.t('proven')
            row = app.find('list item', f'^{pit}, .*{re.escape(proof)}', under=rows)
            app.find('label', f'^{re.escape(said(study, low, high))}$', under=row)
        assert not app.find_all('label', '=[+−]'), 'a value is no equation'
        app.key('F5', 'ctrl+w')


@case('proven')
def proven(stage):
    """In Oware Abapa, endgame tables prove exact values."""
    build_tables(stage, 'abapa', 9)
    game = endgame(stage, 'proven.ogn', 'Oware Abapa', '1-0-0-0-1-0-0-1-0-0-1-1-21-22-S')
    check_chips(stage, game, [('A', '+4', '+4'), ('E', '−6', '−6')])


@case('bounds', thorough=True)
def bounds(stage):
    build_tables(stage, 'society', 9)
    game = endgame(stage, 'bounds.ogn', 'Awele Society', '0-3-1-0-3-1-0-0-0-1-0-0-20-19-S')
    check_chips(stage, game, [('C', '0', '+6'), ('F', '−4', '+6'), ('B', '−4', '−4')])


@case('end')
def end(stage):
    """The last move, played by keyboard, gives the remaining seeds to their owner, and a row in the
    move list says so."""
    game = endgame(stage, 'end.ogn', 'Awele Society', '0-1-1-0-0-0-0-0-0-0-0-1-35-10-N')
    with stage.open(game) as app:
        study = stage.study(app)
        app.wait_title('Ama . Koffi')
        told = ' '.join([study.t('No legal sowing is left.'),
                         study.nt('South keeps %d seed.', 'South keeps %d seeds.', 3) % 3, '38–10'])
        app.tab_to('push button', '^[a-f], ')
        app.key('f')
        row = study.row(told)
        study.wait_pit('A', 0)
        study.wait_pit('C', 0)
        app.find('panel', '^Ama, .*38 .*' + re.escape(study.in_context('player', 'wins')))
        app.key('ctrl+z')
        study.wait_pit('C', 1)
        app.wait(lambda: told not in app.names('list item', '.', under=study.list()), 'the row to go')
        app.key('ctrl+shift+z')
        study.row(told)
        app.key('ctrl+z', 'ctrl+w')


if __name__ == '__main__':
    sys.exit(main('endgame'))
