#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The games of a file are added, moved, duplicated and removed by keyboard, and these changes are
undone."""
import re
import sys

from harness import case, equal, main


def games(*names):
    """Returns the text of a file with one game for each of these South players. Each game has one
    move."""
    return '\n'.join(f'[South "{name}"]\n[North "Kofi"]\n\n1. F *\n' for name in names)


def wait_game(app, study, number, n, south):
    """Waits until the bar shows this game."""
    app.find('push button', '^' + re.escape(study.t('%u of %u: %s') % (number, n, f'{south} – Kofi')) + '$')


def in_file(game):
    return re.findall(r'South "(\w+)"', game.read_text())


@case('collection')
def collection(stage):
    game = stage.write('g.ogn', games('Ama', 'Ebo', 'Yaa'))
    stage.write('home/m.ogn', games('Kwame', 'Kojo'))
    with stage.open(game, size=(1100, 760)) as app:
        study = stage.study(app)
        wait_game(app, study, 1, 3, 'Ama')
        app.key('ctrl+Page_Down')
        wait_game(app, study, 2, 3, 'Ebo')
        study.menu_by_key('Move _Up', 'Games Menu')
        wait_game(app, study, 1, 3, 'Ebo')
        study.menu_by_key('Dupli_cate', 'Games Menu')
        wait_game(app, study, 2, 4, 'Ebo')
        study.menu_by_key('Add From _Files…', 'Games Menu')
        study.choose_file('~/m.ogn')
        wait_game(app, study, 5, 6, 'Kwame')
        study.menu_by_key('_Remove From the File', 'Games Menu')
        wait_game(app, study, 5, 5, 'Kojo')
        app.key('ctrl+s')
        app.wait(lambda: in_file(game) == ['Ebo', 'Ebo', 'Ama', 'Yaa', 'Kojo'], 'the file to be written')

        app.key('ctrl+z')
        wait_game(app, study, 5, 6, 'Kwame')
        app.key('ctrl+z')
        wait_game(app, study, 4, 4, 'Yaa')
        app.key('ctrl+z', 'ctrl+z')
        wait_game(app, study, 2, 3, 'Ebo')
        app.wait_state(study.undo(), 'sensitive', False)
        app.key('ctrl+shift+z', 'ctrl+s')
        app.wait(lambda: in_file(game) == ['Ebo', 'Ama', 'Yaa'], 'the file to be written')
        app.key('ctrl+w')


@case('order', thorough=True)
def order(stage):
    """Undo reverts later changes in one game before it restores another game that was removed
    earlier."""
    game = stage.write('g.ogn', games('Ama', 'Ebo'))
    with stage.open(game, size=(1100, 760), ends=False) as app:
        study = stage.study(app)
        wait_game(app, study, 1, 2, 'Ama')
        study.menu_by_key('_Remove From the File', 'Games Menu')
        app.wait_title('Ebo')
        study.wait_plies(1)
        app.tab_to('push button', '^[A-Fa-f], ')
        app.key('alt+End', 'a')
        study.wait_plies(2)
        app.key('ctrl+z')
        study.wait_plies(1)
        equal(len(app.find_all('push button', re.escape(study.t('Games of This File')))), 0, 'lists of games')
        app.key('ctrl+z')
        wait_game(app, study, 1, 2, 'Ama')
        app.kill()


@case('place', thorough=True)
def place(stage):
    """If the file has a game already, the program asks where to put a pasted or new one. Adding a
    game to the file can be undone."""
    game = stage.write('g.ogn', games('Ama'))
    with stage.open(game, size=(1100, 760), ends=False) as app:
        study = stage.study(app)
        study.wait_plies(1)
        with stage.desktop.clipboard(games('Esi')):
            app.key('ctrl+v')
            study.answer_by_key('_Add to This File')
            study.wait_no_dialog()
        wait_game(app, study, 2, 2, 'Esi')
        app.wait_focus('list item')
        app.key('ctrl+z')
        app.wait_title('Ama')
        app.settle()

        app.key('ctrl+n')
        study.answer_by_key('_Start')
        study.answer_by_key('_Add to This File')
        study.wait_no_dialog()
        app.find('push button', '^' + re.escape(study.t('%u of %u: %s').split('%s')[0] % (2, 2)))
        study.wait_plies(0)
        with stage.desktop.clipboard(games('Esi')):
            app.key('ctrl+v')
            study.dialog()
            app.key('Escape')
            study.wait_no_dialog()
        study.wait_plies(0)
        app.kill()


if __name__ == '__main__':
    sys.exit(main('games'))
