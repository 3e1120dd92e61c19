#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Viewing a recorded game: the focus on the moves, the mouse wheel, announcements about additions,
and files that are slow to read."""
import os
import re
import sys

from harness import case, equal, main

PIT = '^[A-Fa-f], '


@case('arrows')
def arrows(stage):
    """After a game is opened, the arrow keys navigate. Letters play moves both on the board and in
    the list, and these moves can be undone."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game, size=(900, 700)) as app:
        study = stage.study(app)
        app.wait_title('^Ama . Kofi')
        original = app.wait(study.moves)
        app.wait_focus('list item')
        app.key('Down', 'Right')
        study.wait_pit('f', 0)
        app.key('Left')
        study.wait_pit('F', 0)

        app.key('Return')
        app.wait_focus('push button', PIT)
        app.key('e')
        study.move(1, 'North', 'e')
        app.find('label', '^' + re.escape(study.t('Added as a variation')) + '$')
        app.tab_to('push button', study.named('_Undo') + '$')
        app.key('Return')
        study.wait_moves(original)
        app.wait_title('^Ama . Kofi')

        app.click(study.move(1, 'South', 'F'))
        app.wait_focus('list item')
        app.key('e')
        study.move(1, 'North', 'e')
        app.key('ctrl+z')
        study.wait_moves(original)
        app.wait_title('^Ama . Kofi')
        app.key('ctrl+w')


@case('wheel', thorough=True)
def wheel(stage):
    """The mouse wheel navigates while the pointer is over the board."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game, size=(900, 700)) as app:
        study = stage.study(app)
        study.board()
        for up, seeds in ((False, 0), (True, 4), (False, 0)):
            app.scroll(study.pit('C'), up)
            study.wait_pit('F', seeds)
        app.key('ctrl+w')


@case('start-page')
def start_page(stage):
    """By keyboard, the start page opens a pasted game, a position and an example."""
    with stage.desktop.clipboard('1. F f 2. B e'), stage.open(size=(900, 700)) as app:
        study = stage.study(app)
        app.tab_to('push button', study.named('Paste a Game'))
        app.key('Return')
        study.wait_plies(4)
        app.wait_focus('list item')
        app.key('ctrl+w')
        study.answer_by_key('_Discard')
    with stage.open(size=(900, 700), ends=False) as app:
        study = stage.study(app)
        app.tab_to('push button', study.named('Set Up a Position'))
        app.key('Return')
        study.find('push button', '_Done')
        app.wait_focus('push button', PIT)

        # After the position setup is cancelled, the start page lists the examples again. A new game
        # opens in another window and does not replace the opened example.
        app.key('Escape')
        app.wait_gone('push button', study.named('_Done'))
        rows = app.wait(lambda: app.find_all('list item', '.', under=study.find('list', 'Examples')), 'the examples')
        assert len(rows) >= 3, [row.name for row in rows]
        app.tab_to('list item', f'^{re.escape(rows[0].name)}$')
        app.key('Return')
        app.wait(lambda: len(study.moves()) > 10, 'the moves of an example')
        app.wait_focus('list item')
        app.key('ctrl+n')
        study.answer_by_key('_Start')
        app.wait(lambda: len(app.windows()) == 2, 'another window')
        app.kill()


@case('no-game', thorough=True)
def no_game(stage):
    """A file without a game is reported in one sentence."""
    with stage.open(stage.write('empty.ogn', '\n')) as app:
        study = stage.study(app)
        equal(app.find('label', study.t('“%s” contains no game.').replace('%s', 'empty.ogn')).name,
              study.t('“%s” contains no game.') % 'empty.ogn', 'what is said of the file')
        app.key('ctrl+w')


@case('slow', thorough=True)
def slow(stage):
    """While a file that takes long to read is opened, a notice says so and offers to cancel. The
    game appears when the file has been read."""
    mute, many = stage.folder / 'mute.ogn', stage.home / 'm.ogn'
    os.mkfifo(mute)         # blocks forever
    os.mkfifo(many)         # blocks until written below
    with stage.open(mute, size=(900, 700)) as app:
        study = stage.study(app)
        opening = study.t('Opening “%s”…')
        study.wait_notice(opening % mute.name)
        app.tab_to('push button', study.named('_Cancel'))
        app.key('Return')
        study.wait_no_notice(opening % mute.name)
        study.find('push button', 'New Game')

        app.key('ctrl+o')
        study.choose_file('~/m.ogn')
        study.wait_notice(opening % many.name)
        many.write_text('[South "Ama"]\n[North "Kofi"]\n\n1. F f 2. B e *\n\n' * 500)
        app.find('push button', '^' + re.escape(study.t('%u of %u: %s') % (1, 500, 'Ama – Kofi')) + '$')
        study.wait_no_notice(opening % many.name)
        app.wait_focus('list item')
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('recorded'))
