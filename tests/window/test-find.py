#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Comments and moves are found by keyboard, as seen in the accessibility tree."""
import re
import sys

from harness import case, equal, main


def wait_count(app, study, number, n):
    app.find('label', f"^{re.escape(study.t('%u of %u') % (number, n))}$")


@case('comments-and-moves')
def comments_and_moves(stage):
    game = stage.copy('ama-kofi.ogn')
    before = game.read_text()
    with stage.open(game) as app:
        study = stage.study(app)
        app.wait(study.moves)
        app.tab_to('push button', '^[A-F], ')
        app.key('ctrl+f')
        entry = app.wait_focus('text', study.t('Find in the game'))
        app.type('FEEDS')
        wait_count(app, study, 1, 2)
        app.wait(lambda: study.comment_text() == 'Feeds too early?', 'the comment')
        app.key('Return')
        wait_count(app, study, 2, 2)
        app.key('Return')
        wait_count(app, study, 1, 2)
        app.key('shift+Return')
        wait_count(app, study, 2, 2)
        app.key('Down')
        wait_count(app, study, 1, 2)
        app.key('Up')
        wait_count(app, study, 2, 2)
        app.wait_focus('text', study.t('Find in the game'))

        app.key('ctrl+a')
        app.type('A quiet')
        wait_count(app, study, 1, 2)
        app.key('ctrl+a')
        app.type('e 3. B c')
        wait_count(app, study, 1, 1)
        study.wait_pit('c', 0)
        app.key('ctrl+a')
        app.type('+10')
        wait_count(app, study, 1, 1)
        study.wait_pit('F', 0)
        app.key('ctrl+a')
        app.type('13')
        wait_count(app, study, 1, 1)
        app.key('ctrl+a')
        app.type('zzz')
        app.find('label', f"^{re.escape(study.t('Not found'))}$")
        equal(entry.description, study.t('Not found'), 'what the entry says')

        # Escape returns to the board, and shortcuts repeat the last search.
        app.key('ctrl+a')
        app.type('feeds')
        wait_count(app, study, 2, 2)        # typing continues from the last match of Return
        app.key('Escape')
        app.wait_focus('push button', '^[A-Fa-f], ')
        app.wait_gone('text', study.t('Find in the game'))
        app.key('ctrl+g')
        app.wait(lambda: study.comment_text() == 'Feeds too early?', 'the next comment')
        study.wait_pit('D', 0)
        app.key('ctrl+shift+g')
        study.wait_pit('C', 0)
        equal(game.read_text(), before, 'the file')
        app.key('ctrl+w')
    equal(game.read_text(), before, 'the file, which looking does not change')


@case('games', thorough=True)
def games(stage):
    """All games of the file are searched, and the focus stays in the search entry."""
    file = stage.write('g.ogn', '\n'.join(f'[South "{name}"]\n[North "Kofi"]\n\n1. F {{{words}}} *\n' for name, words in
                                          (('Ama', 'Quiet'), ('Ebo', 'Too early'), ('Yaa', 'Quiet'))))
    with stage.open(file) as app:
        study = stage.study(app)
        app.wait(study.moves)

        def wait_place(number, n, index):
            app.find('label', f"^{re.escape(study.t('%u of %u in game %u of %u') % (number, n, index, 3))}$")

        app.key('ctrl+f')
        app.wait_focus('text', study.t('Find in the game'))
        app.type('quiet')
        wait_place(1, 1, 1)
        app.key('Return')
        wait_place(1, 1, 3)
        app.wait_focus('text', study.t('Find in the game'))
        app.key('ctrl+a')
        app.type('ebo')
        app.find('label', f"^{re.escape(study.t('Not in this game. Press Enter to look in the others.'))}$")
        app.key('Return')
        wait_place(1, 1, 2)
        app.key('Escape')
        app.wait_gone('text', study.t('Find in the game'))
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('find'))
