#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The menus are opened by keyboard, items are activated, and the keyboard still works
afterwards."""
import sys

from harness import case, equal, main
from study import menu_labels


def alive(app, study):
    """Checks that Tab moves the focus, and that F10 opens the menu and Escape closes it and
    restores the focus."""
    app.settle()            # the closed menu has restored the focus
    before = app.focused()
    app.key('Tab')
    app.wait(lambda: (now := app.focused()) and (before is None or now.path != before.path), 'Tab to move the focus')
    here = app.focused()
    app.key('F10')
    app.wait_focus('menu item')
    app.key('Escape')
    app.wait(lambda: (now := app.focused()) and now.path == here.path, f'the focus back on “{here.name}”')


@case('main', both=True)
def main_menu(stage):
    """Each item of the main menu works, and Escape closes the dialog that it may have opened."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game, size=(900, 700)) as app:
        study = stage.study(app)
        study.board()
        first = app.window
        for item in menu_labels('Main Menu'):
            if item in ('_Save', 'New _Window'):
                continue
            study.menu_by_key(item, 'Main Menu')
            study.dialog()
            app.key('Escape')
            study.wait_no_dialog()
            alive(app, study)
        study.menu_by_key('Fi_nd…', 'Games Menu')
        app.wait_focus('text', study.t('Find in the game'))
        app.key('Escape')
        app.wait_gone('text', study.t('Find in the game'))
        alive(app, study)

        app.tab_to('push button', '^[A-F], ')
        app.key('Page_Down', 'ctrl+1')
        before = game.read_text()
        study.menu_by_key('_Save', 'Main Menu')
        app.wait(lambda: game.read_text() != before, 'the file to be written')
        alive(app, study)
        study.menu_by_key('New _Window', 'Main Menu')
        app.wait(lambda: len(app.windows()) == 2, 'a second window')
        app.wait_window()
        app.key('ctrl+w')
        app.wait(lambda: app.windows() == [first], 'the second window to go')
        app.wait_window()
        alive(app, study)
        app.key('ctrl+q')


@case('phone', both=True)
def phone(stage):
    """The main menu fits on the screen of a phone."""
    with stage.open(stage.copy('ama-kofi.ogn'), size=(360, 640)) as app:
        study = stage.study(app)
        study.board()
        app.key('F10')
        app.wait_focus('menu item')
        app.settle()
        items = app.find_all('menu item', '', 'showing') or app.find_all('menu item')
        places = [app.extents(item) for item in items]
        equal(len(items), len(menu_labels('Main Menu')), 'the lines of the menu')
        assert len(items) <= 9, items
        assert max(y + h for _, y, _, h in places) - min(y for _, y, _, _ in places) < 600, places
        assert max(x + w for x, _, w, _ in places) - min(x for x, _, _, _ in places) < 350, places
        app.key('Escape')
        app.wait_focus('list item')
        app.key('ctrl+q')


def view_by_key(app, study, name):
    """Opens the board menu, and moves with the arrow keys to this button in its last row and
    presses it."""
    app.tab_to('push button', study.named('Board Menu'))
    app.key('Return')
    app.wait_focus('menu item')
    steps = len(menu_labels('Board Menu')) * ['Down'] + 4 * ['Left'] + 4 * ['Right']
    for step in steps:
        before = app.wait(app.focused, 'the focus')
        if before.name == study.t(name):
            break
        app.key(step)
        app.wait_idle()
        app.settle()
    app.wait_focus(None, study.named(name))
    app.key('Return')


@case('board', both=True, thorough=True)
def board_menu(stage):
    """Sharing, the details, setting up a position and two view buttons of the board menu can be
    reached by keyboard."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game, size=(900, 700)) as app:
        study = stage.study(app)
        study.board()
        study.menu_by_key('_Share…', 'Board Menu')
        study.dialog()
        app.key('Escape')
        study.wait_no_dialog()
        alive(app, study)
        study.menu_by_key('_Share…', 'Board Menu')
        study.dialog()
        app.key('Down')
        app.wait_focus('list item', study.named('Copy _Position'))
        app.key('Return')
        study.wait_no_dialog()
        app.wait(lambda: stage.desktop.read_clipboard('text/plain;charset=utf-8').startswith(b'4-4-4-4'),
                 'the position on the clipboard')
        alive(app, study)
        view_by_key(app, study, 'Flip the Board')
        alive(app, study)
        view_by_key(app, study, 'Full Screen')
        alive(app, study)
        app.key('F11')
        study.menu_by_key('Game De_tails…', 'Board Menu')
        study.dialog()
        app.key('Escape')
        study.wait_no_dialog()
        alive(app, study)
        study.menu_by_key('S_et Up a Position', 'Board Menu')
        study.find('push button', '_Done')
        alive(app, study)
        app.key('ctrl+q')


@case('moves', both=True, thorough=True)
def moves_menu(stage):
    """The context menu of the moves has the annotation glyphs in its first row, and the reasons
    and the comment below them."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game, size=(900, 700)) as app:
        study = stage.study(app)
        app.click(study.move(1, 'South', 'F'))
        app.wait_focus('list item')
        app.key('Menu')
        app.wait_focus('push button', study.t('Good move'))
        app.key('Right', 'space')
        study.move(1, 'South', 'F', 'Mistake')
        app.wait_focus('list item')
        app.key('Menu')
        app.wait_focus('push button', study.t('Good move'))
        app.key('Down', 'Down', 'Return')
        app.wait_focus('text')
        app.key('Escape')
        alive(app, study)
        app.key('ctrl+q')
        study.answer_by_key('_Discard')


if __name__ == '__main__':
    sys.exit(main('menus'))
