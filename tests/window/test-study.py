#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The main task by pointer and by keyboard: opening a game, going to a move, playing another one,
annotating it, undoing and redoing everything, saving and reopening."""
import re
import sys

from harness import case, equal, main

COMMENT = 'Leaves A bare'
GOOD = 'Good move'
FOUND = 'A! {' + COMMENT + '}'


def in_file(game):
    text = re.sub(r'\s+', ' ', game.read_text())
    return re.search(r'2\. B \(2\. ([^)]*)\)', text)[1]


def reopen(stage, game):
    with stage.open(game) as app:
        study = stage.study(app)
        app.click(study.move(2, 'South', 'A', GOOD))
        app.wait(lambda: study.comment_text() == COMMENT, 'the comment')
        study.wait_pit('A', 0)
        app.key('ctrl+w')


@case('pointer')
def with_the_pointer(stage):
    game = stage.copy('ama-kofi.ogn')
    before = game.read_text()
    with stage.open(game, size=(1100, 760)) as app:
        study = stage.study(app)
        app.wait_title('Ama . Kofi')
        original = app.wait(study.moves)

        app.click(study.move(1, 'North', 'f'))
        study.wait_pit('f', 0)
        app.click(study.pit('A'))
        study.move(2, 'South', 'A')
        study.wait_pit('A', 0)
        app.click(study.comment())
        app.type(COMMENT)
        app.click(study.glyph(GOOD))
        study.move(2, 'South', 'A', GOOD)
        study.row(COMMENT)

        undo, redo = study.undo(), study.redo()
        for button, other in ((undo, redo), (redo, undo), (undo, redo), (redo, undo)):
            for _ in range(3):
                app.wait_state(button, 'sensitive')
                app.click(button)
            app.wait_state(button, 'sensitive', False)
            app.wait_state(other, 'sensitive')
            if button is undo:
                study.wait_moves(original)
        study.move(2, 'South', 'A', GOOD)
        study.row(COMMENT)

        equal(game.read_text(), before, 'the file before it is saved')
        study.menu('_Save')
        app.wait(lambda: game.read_text() != before, 'the file to be written')
        app.close()
    equal(in_file(game), FOUND, 'the variation in the file')
    reopen(stage, game)


@case('keyboard', both=True)
def with_the_keyboard_alone(stage):
    game = stage.copy('ama-kofi.ogn', 'home/g.ogn')
    before = game.read_text()
    with stage.open() as app:
        study = stage.study(app)
        app.key('ctrl+o')
        study.choose_file('~/g.ogn')
        app.wait_window('Ama . Kofi')
        original = app.wait(study.moves)

        app.key('Page_Down', 'Page_Down')
        study.wait_pit('f', 0)
        app.tab_to('push button', '^[A-F], ')
        app.key('a')
        study.move(2, 'South', 'A')
        app.key('ctrl+m')
        app.wait_focus('text')
        app.type(COMMENT)
        app.key('Escape')
        app.wait_focus('push button', '^[A-Fa-f], ')
        app.key('ctrl+1')
        study.move(2, 'South', 'A', GOOD)

        for keys in ('ctrl+z', 'ctrl+shift+z', 'ctrl+z', 'ctrl+shift+z'):
            app.key(keys, keys, keys)
            if keys == 'ctrl+z':
                study.wait_moves(original)
            else:
                study.move(2, 'South', 'A', GOOD)
        study.row(COMMENT)
        app.key('ctrl+s')
        app.wait(lambda: game.read_text() != before, 'the file to be written')
        app.key('ctrl+w')
    equal(in_file(game), FOUND, 'the variation in the file')
    reopen(stage, game)


FAMINE = ('[Variant "Awale Booklet"]\n[South "Ama"]\n[North "Kofi"]\n'
          '[FEN "0-0-0-0-0-0-1-0-0-0-0-2-22-23-S"]\n\n*\n')


@case('pass', thorough=True)
def passing(stage):
    """A forced pass is announced, can be entered by key or by button, can be undone, and is listed
    and saved."""
    game = stage.write('famine.ogn', FAMINE)
    with stage.open(game, size=(900, 700)) as app:
        study = stage.study(app)
        app.wait_title('^Ama . Kofi')
        said = '^' + re.escape(study.t('South can only pass.')) + '$'
        app.find('label', said)
        assert study.t('South can only pass.') in study.pits()['A'], study.pits()
        passed = study.t('Round %d, %s') % (1, study.t('South passes'))
        app.tab_to('push button', '^[A-F], ')
        app.key('a')
        app.wait(lambda: len(app.find_all('label', said)) == 2, 'the board to say it too')
        app.key('minus')
        study.wait_moves([passed])
        app.wait_gone('label', said)
        app.wait_focus('push button', ', ')
        app.key('f')
        study.wait_plies(2)
        app.key('ctrl+z', 'ctrl+z')
        study.wait_moves([])

        button = '^' + study.in_context('move', 'Pass') + '$'
        app.tab_to('push button', button)
        app.key('Return')
        study.wait_moves([passed])
        app.wait_focus('push button', '^[A-Fa-f], ')
        app.key('ctrl+z')
        study.wait_moves([])
        app.press(app.find('push button', button))
        study.wait_moves([passed])
        app.key('ctrl+s')
        app.wait(lambda: '1. --' in game.read_text(), 'the file to be written')
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('study'))
