#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Keyboard shortcuts navigate from most parts of the window, and the board gets the focus of a
widget that is hidden."""
import sys

from harness import case, equal, main

PIT = '^[A-Fa-f], '
# A game with saved values.
KNOWN = '''[South "Ama"]
[North "Kofi"]

{[%eval 4,9]} 1. F {[%eval -5,9]} f {[%eval =-5]} 2. B {[%eval =-5]} e {[%eval =-3]} 3. B {[%eval =-3]} c
{[%eval =-3]} *
'''


def walks(app, study):
    """Checks that Page Up, Page Down, Alt+Home and Alt+End navigate, and returns to the start of
    the game."""
    app.key('Page_Down')
    study.wait_pit('F', 0)
    app.key('Page_Up')
    study.wait_pit('F', 4)
    app.key('alt+End')
    study.wait_pit('F', 1)
    app.key('alt+Home')
    study.wait_pit('F', 4)


@case('everywhere', both=True)
def everywhere(stage):
    """The navigation keys work in the header, the bar of games, the board, the graph and the search
    entry, but not in menus. Page Up and Page Down also work in the comment."""
    game = stage.write('known.ogn', KNOWN)
    with stage.open(game, size=(1100, 760)) as app:
        study = stage.study(app)
        app.wait_title('Ama . Kofi')
        app.wait_focus()
        for role, name in (('push button', study.named('Main Menu')), ('push button', study.named('Board Menu')),
                           ('push button', study.named('Games Menu')), ('push button', PIT),
                           ('slider', study.named('Course of the game'))):
            app.tab_to(role, name)
            walks(app, study)
        app.key('ctrl+f')
        app.wait_focus('text', study.t('Find in the game'))
        walks(app, study)
        app.key('Escape')
        app.wait_focus('slider')
        app.key('F10')
        app.wait_focus('menu item')
        app.key('Page_Down', 'alt+End', 'Escape')
        app.wait_focus('slider')
        app.key('ctrl+m')
        app.wait_focus('text')
        app.key('Page_Down')
        study.wait_pit('F', 0)
        app.key('Page_Up')
        study.wait_pit('F', 4)
        app.key('Escape')
        app.wait_focus('push button', PIT)
        walks(app, study)
        app.key('ctrl+w')


@case('letters', both=True)
def letters(stage):
    """Letters play moves while the focus is in the header, the graph or the list of moves. In a
    comment they are text. With Shift they are South's, but not with Caps Lock."""
    game = stage.write('known.ogn', KNOWN)
    with stage.open(game, size=(1100, 760), ends=False) as app:
        study = stage.study(app)
        app.wait_focus()
        app.tab_to('push button', study.named('Main Menu'))
        app.key('c')
        study.wait_pit('C', 0)
        app.key('shift+D')
        app.find('label', study.named('It is North’s turn.'))
        app.key('Caps_Lock', 'd', 'Caps_Lock')
        study.wait_pit('d', 0)
        app.tab_to('slider', study.named('Course of the game'))
        app.key('a')
        study.wait_pit('A', 0)
        app.click(study.move(1, 'South', 'F'))
        app.wait_focus('list item')
        app.key('b')
        study.wait_pit('b', 0)
        app.key('ctrl+m')
        app.wait_focus('text')
        app.type('fade')
        app.wait(lambda: study.comment_text() == 'fade', 'the comment')
        study.wait_pit('b', 0)
        study.wait_pit('A', 5)
        app.kill()


@case('pane', both=True, thorough=True)
def pane(stage):
    """F9 hides the pane that has the focus. The board then gets the focus, so that letters play
    moves."""
    game = stage.write('known.ogn', KNOWN)
    with stage.open(game, size=(900, 700), ends=False) as app:
        study = stage.study(app)
        app.click(study.move(1, 'South', 'F'))
        app.wait_focus('list item')
        app.key('F9')
        app.wait_focus('push button', PIT)
        app.key('Page_Up')
        walks(app, study)
        app.key('F9')
        study.move(1, 'South', 'F')
        app.key('ctrl+m')
        app.wait_focus('text')
        app.key('F9')
        app.wait_focus('push button', PIT)
        app.key('a')
        study.wait_pit('A', 0)
        app.kill()


@case('comments', both=True)
def comments(stage):
    """Page Up and Page Down lead to other comments without leaving the entry, and Tab and Shift+Tab
    leave it."""
    game = stage.write('known.ogn', KNOWN)
    with stage.open(game, size=(1100, 760), ends=False) as app:
        study = stage.study(app)
        app.click(study.move(1, 'South', 'F'))
        app.key('ctrl+m')
        app.wait_focus('text')
        app.type('one')
        app.key('Page_Down')
        app.wait(lambda: study.comment_text() == '', 'the next comment')
        app.wait_focus('text')
        app.type('two')
        app.key('Page_Up')
        app.wait(lambda: study.comment_text() == 'one', 'the comment before')
        app.wait_focus('text')
        app.key('shift+Tab')
        app.wait(lambda: app.focused() and app.focused().role != 'text', 'the focus to leave')
        app.key('Tab')
        app.wait_focus('text')
        app.key('Tab')
        app.wait(lambda: app.focused() and app.focused().role != 'text', 'the focus to leave')
        app.kill()


@case('notice', both=True, thorough=True)
def notice(stage):
    """After recovered work is saved by the button of the bar, the board has the focus and the keys
    navigate."""
    game = stage.write('known.ogn', KNOWN)
    recovered = lambda: any(stage.read_recovered())
    with stage.open(game, ends=False) as app:
        study = stage.study(app)
        app.click(study.move(1, 'South', 'F'))
        app.key('ctrl+1')
        app.wait(recovered, 'the work to be kept')
        app.kill()
    with stage.open() as app:
        study = stage.study(app)
        study.answer('_Recover')
        app.tab_to('push button', study.named('_Save'))
        app.key('Return')
        app.wait(lambda: not recovered(), 'the file to be written')
        app.wait_focus('push button', PIT)
        app.key('Page_Up')
        walks(app, study)
        app.key('ctrl+w')


@case('report', both=True, thorough=True)
def report(stage):
    """In a low window, Page Down does not navigate on the page of the report. After the report is
    written into the game, the keys navigate again."""
    game = stage.write('known.ogn', KNOWN)
    with stage.open(game, size=(1100, 420), ends=False) as app:
        study = stage.study(app)
        app.wait_title('^Ama . Kofi')
        app.key('F7')
        app.wait_focus('push button', study.named('Analyze the Whole Game'))
        app.settle()                        # nothing can be scrolled before the layout
        app.key('Page_Down')
        app.settle()
        study.wait_pit('F', 4)
        app.key('Return')
        app.find('push button', study.named('Write Into the Game…'), 'sensitive')
        app.wait_focus('scroll pane')       # the results replace the button
        app.tab_to('push button', study.named('Write Into the Game…'))
        app.key('Return')
        study.answer_by_key('_Write')
        study.wait_no_dialog()
        app.wait_title('^• ')
        walks(app, study)
        app.kill()


@case('take-back', both=True, thorough=True)
def take_back(stage):
    """A letter still plays after a move was taken back with the button."""
    stage.settings(north_level=1)
    with stage.open(size=(900, 700), ends=False) as app:
        study = stage.study(app)
        app.key('ctrl+n')
        study.answer('_Start')
        app.wait_focus('push button', PIT)
        app.key('c')
        study.wait_plies(2)
        study.says('Your turn')
        study.press('Take Back the Move')
        study.wait_plies(0)
        app.wait_focus('push button', PIT)
        app.key('d')
        study.wait_plies(2)
        equal(study.moves()[0], study.move_name(1, 'South', 'D'), 'the first move')
        app.kill()


if __name__ == '__main__':
    sys.exit(main('keys'))
