#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""A position is set up by pointer and by keyboard, in the open game or in a new study."""
import re
import sys

from harness import case, equal, main

START = '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S'


class Setup:
    def __init__(self, study):
        self.study, self.app = study, study.app
        self.panel = self.app.wait(lambda: self.app.find_all('panel', study.named('Set Up a Position')), 'the panel')[0]

    def wait_said(self, text):
        self.app.find('label', f'^{re.escape(text)}$', under=self.panel)

    def wait_text(self, text):
        field = self.app.find('text', self.study.named('Pits A–F, a–f, stores, side to move'), under=self.panel)
        self.app.wait_text(field, f'^{text}$')

    def wait_gone(self):
        self.app.wait_gone('panel', self.study.named('Set Up a Position'))
        self.study.parts.clear()        # the list of moves returns as another accessible

    def done(self):
        return self.app.find('push button', self.study.named('_Done'), under=self.panel)

    def press(self, text, context=None):
        name = self.study.in_context(context, text) if context else self.study.t(text)
        name = '^' + re.escape(name.replace('_', '')) + '$'
        self.app.click(self.app.find('push button', name, 'sensitive', under=self.panel))


def begin(study):
    study.app.key('ctrl+e')
    return Setup(study)


@case('pointer', thorough=True)
def with_the_pointer(stage):
    """By pointer, seeds are added, removed and dragged, errors are reported, and cancelling changes
    nothing."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game, size=(1100, 760)) as app:
        study = stage.study(app)
        app.wait_title('^Ama . Kofi')
        study.wait_pit('F', 4)
        setup = begin(study)
        setup.wait_said(study.t('All 48 seeds are there.'))

        app.click(study.pit('C'))
        study.wait_pit('C', 5)
        setup.wait_said(study.nt('There is %d seed too many: a game has 48.',
                                 'There are %d seeds too many: a game has 48.', 1) % 1)
        app.wait_state(setup.done(), 'sensitive', False)
        app.click(study.pit('F'), button=3)
        study.wait_pit('F', 3)
        setup.wait_said(study.t('All 48 seeds are there.'))
        app.wait_state(setup.done(), 'sensitive')

        store = app.find('image', '^' + study.t('South’s store, %s').split('%')[0], under=study.board())
        app.drag(study.pit('a'), study.pit('b'), store)
        study.wait_pit('a', 0)
        setup.wait_text('4-4-5-4-4-3-0-4-4-4-4-4-4-0-S')
        app.click(store)
        app.click(store, button=3)
        setup.press('_Mirror', 'set-up')
        setup.wait_text('0-4-4-4-4-4-4-4-5-4-4-3-0-4-N')
        app.click(study.undo())
        setup.wait_text('4-4-5-4-4-3-0-4-4-4-4-4-4-0-S')

        setup.press('_Cancel')
        setup.wait_gone()
        study.wait_pit('F', 4)
        assert app.title().startswith('Ama'), app.title()
        app.key('ctrl+w')


@case('keyboard', both=True)
def with_the_keyboard_alone(stage):
    """A game without moves gets another start position, which can be undone in one step and is
    saved."""
    target = stage.write('new.ogn', '[South "Afi"]\n[North "Kojo"]\n\n*\n')
    with stage.open(target) as app:
        study = stage.study(app)
        app.wait_title('^Afi . Kojo')
        study.wait_pit('A', 4)
        width = app.extents(study.board())[2]
        # Takes pictures of the pits except A, whose focus mark disappears after some seconds, and
        # its neighbor B.
        pits = lambda: [app.look(study.pit(letter)) for letter in 'CDEFabcdef']
        setup = begin(study)
        app.wait_focus('push button', '^A, ')
        app.settle()
        assert app.extents(study.board())[2] >= width, 'the board is smaller than beside the moves'
        bare = pits()
        app.key('Delete', 'Right', 'plus', 'plus', 'Right', '1', '2', 'Right', 'minus', 'Right', 'space')
        setup.wait_text('0-6-12-3-5-4-4-4-4-4-4-4-0-0-S')
        app.wait_state(setup.done(), 'sensitive', False)
        app.key('Delete', 'Right', 'Delete', 'Escape')
        setup.wait_gone()
        study.wait_pit('B', 4)

        # The arrow for the best move is hidden during the setup.
        app.tab_to('push button', study.named('Main Menu'))
        app.settle()
        beside = pits()
        app.key('F5')
        app.wait(lambda: pits() != beside, 'the arrow')
        setup = begin(study)
        app.key('a')
        app.wait_focus('push button', '^A, ')
        app.wait(lambda: pits() == bare, 'the board without the arrow')
        app.key('Delete', 'Right', '8')
        setup.wait_text('0-8-4-4-4-4-4-4-4-4-4-4-0-0-S')
        app.key('ctrl+Return')
        setup.wait_gone()
        study.wait_pit('A', 0)
        app.wait_title('^• Afi . Kojo')
        app.key('ctrl+z')
        study.wait_pit('A', 4)
        app.wait_title('^Afi . Kojo')
        app.key('ctrl+shift+z', 'ctrl+s')
        app.wait(lambda: 'FEN' in target.read_text(), 'the file')
        app.key('ctrl+w')
    assert '[FEN "0-8-4-4-4-4-4-4-4-4-4-4-0-0-S"]' in target.read_text(), target.read_text()


@case('game-with-moves', thorough=True)
def game_with_moves(stage):
    """The program asks before a new position replaces the moves of a game. The user can cancel,
    replace the moves in one step, or start a new study."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game, size=(1100, 760)) as app:
        study = stage.study(app)
        app.wait_title('^Ama . Kofi')
        app.key('Page_Down')
        study.wait_pit('F', 0)
        app.settle()
        moves = study.moves()
        setup = begin(study)
        app.wait_focus('push button', ', ')
        app.key('plus', 'ctrl+Return')
        app.wait_state(setup.done(), 'sensitive', False)
        app.key('minus', 'minus', 'ctrl+Return')
        study.answer_by_key('_Cancel')
        study.wait_no_dialog()
        app.key('ctrl+Return')
        study.answer_by_key('_Replace the Moves')
        study.wait_no_dialog()
        setup.wait_gone()
        study.wait_moves([])
        app.key('ctrl+z')
        study.wait_moves(moves)
        app.wait_title('^Ama . Kofi')

        setup = begin(study)
        app.key('plus', 'minus', 'minus', 'ctrl+Return')
        study.answer_by_key('New _Window')
        app.wait_window('^• ')
        setup.wait_gone()
        app.key('ctrl+w')
        app.wait(lambda: len(app.windows()) == 3, 'the question')
        study.answer_by_key('_Discard')
        app.wait(lambda: len(app.windows()) == 1, 'one window')
        app.wait_window('^Ama . Kofi')
        app.key('ctrl+w')


@case('from-nothing', thorough=True)
def from_nothing(stage):
    """A study starts from a position. In the setup, the position is copied and pasted as text, and
    cancelling returns to the start page."""
    with stage.open(size=(1000, 700)) as app:
        study = stage.study(app)
        study.find('push button', 'New Game')
        setup = begin(study)
        setup.press('_Empty', 'set-up')
        setup.wait_text('0-0-0-0-0-0-0-0-0-0-0-0-0-0-S')
        app.key('ctrl+shift+c')
        setup.press('_Cancel')
        setup.wait_gone()
        study.find('list', 'Examples')

        setup = begin(study)
        setup.wait_text(START)
        app.key('ctrl+v')
        setup.wait_text('0-0-0-0-0-0-0-0-0-0-0-0-0-0-S')
        app.wait_focus('push button', '^A, ')
        app.key('8', 'ctrl+Return')
        setup.wait_gone()
        study.wait_pit('A', 8)
        study.wait_pit('B', 0)
        app.wait_title('^• ')
        app.key('ctrl+w')
        study.answer_by_key('_Discard')


if __name__ == '__main__':
    sys.exit(main('setup'))
