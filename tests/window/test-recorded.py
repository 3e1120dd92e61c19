#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""A recorded game that is looked at: its moves have the keyboard, the wheel walks, and what adds to it says so."""
import re
import sys

from harness import case, equal, main

PIT = '^[A-Fa-f], '


@case('arrows')
def arrows(stage):
    """After it was opened the arrows walk, and letters add nothing; on the board they do, which can be taken back."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game, size=(900, 700)) as app:
        study = stage.study(app)
        app.wait_title('^Ama . Kofi')
        original = app.wait(study.moves)
        app.wait_focus('list item')
        app.key('Down', 'Right')
        study.wait_pit('f', 0)
        app.key('a')
        app.key('Left')
        study.wait_pit('F', 0)
        study.wait_moves(original)

        app.key('Return')
        app.wait_focus('push button', PIT)
        app.key('e')
        study.move(1, 'North', 'e')
        app.find('label', '^' + re.escape(study.t('Added as a variation')) + '$')
        app.tab_to('push button', study.named('_Undo') + '$')
        app.key('Return')
        study.wait_moves(original)
        app.wait_title('^Ama . Kofi')
        app.key('ctrl+w')


@case('wheel')
def wheel(stage):
    """Over the board, too."""
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
    """A position or a game from elsewhere is begun with on the start page, by keys alone."""
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
        app.kill()


@case('no-game')
def no_game(stage):
    """A file without any game is told of in one sentence."""
    with stage.open(stage.write('empty.ogn', '\n')) as app:
        study = stage.study(app)
        equal(app.find('label', study.t('“%s” contains no game.').replace('%s', 'empty.ogn')).name,
              study.t('“%s” contains no game.') % 'empty.ogn', 'what is said of the file')
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('recorded'))
