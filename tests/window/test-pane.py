#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The side pane shows the analysis and the moves on one page in a tall window, and on two pages in
a low one. It also has pages for the explorer and the report."""
import os
import subprocess
import sys

from harness import case, equal, games, main

# The rules of Oware Abapa, except for the rule on repetition.
RULES = ('[Rules "slam=no-capture feed=yes stuck=end leftover=owner dead=plays-on '
         'drought=none repetition=3 cycle=owner first=choice majority=may-stop"]')


def tabs(study):
    return study.app.names('page tab', '.')


def wait_page(study, text, context=None):
    name = study.in_context(context, text) if context else study.t(text)
    study.app.wait_state(study.app.find('page tab', f'^{name}$'), 'selected')


def top(app, accessible):
    return app.extents(accessible)[1]


@case('together', both=True)
def together(stage):
    """In a tall window F5 shows the analysis above the moves, and F7 shows the report. F5 returns
    from the report to the analysis and the moves."""
    with stage.open(stage.copy('ama-kofi.ogn'), size=(1100, 720)) as app:
        study = stage.study(app)
        moves = app.wait(study.moves)
        equal(tabs(study), [study.in_context('page', 'Study'), study.in_context('page', 'Explorer'),
                            study.t('Report')], 'the pages')
        switch = study.find('check box', 'Analyze')
        app.wait_state(switch, 'checked', False)
        strip = app.extents(study.find('slider', 'Course of the game'))[3]
        assert strip <= 90, f'a graph that has little to say is {strip} pixels high'
        before = top(app, study.move(1, 'South', moves[0][-1]))

        app.key('F5')
        rows = study.find('list', 'Moves and Their Values')
        app.wait(lambda: len(app.names('list item', '.', under=rows)) == 6, 'a row for each move')
        assert top(app, rows) < top(app, study.list()), 'the analysis stands above the moves'
        assert top(app, study.move(1, 'South', moves[0][-1])) > before, 'the moves make room for it'
        app.key('F7')
        study.find('push button', 'Analyze the Whole Game')
        wait_page(study, 'Report')
        app.key('F5', 'F5')
        wait_page(study, 'Study', 'page')
        study.wait_first_moves(moves)
        app.wait_state(study.find('check box', 'Analyze'), 'checked')
        app.key('ctrl+w')


@case('apart', thorough=True)
def apart(stage):
    """In a low window F5 shows the page of the analysis, and Ctrl+M shows the comment on the page
    of the moves."""
    with stage.open(stage.copy('ama-kofi.ogn'), size=(1100, 520)) as app:
        study = stage.study(app)
        moves = app.wait(study.moves)
        equal(tabs(study), [study.t('Moves'), study.t('Analysis'), study.in_context('page', 'Explorer'),
                            study.t('Report')], 'the pages')
        app.key('F5')
        app.wait_state(study.find('check box', 'Analyze'), 'checked')
        wait_page(study, 'Analysis')
        app.key('ctrl+m')
        app.wait_focus('text')
        wait_page(study, 'Moves')
        study.wait_first_moves(moves)
        app.resize(1100, 720)
        study.find('check box', 'Analyze')
        study.wait_first_moves(moves)
        app.key('ctrl+w')


@case('explorer', thorough=True)
def explorer(stage):
    """F4 shows which moves were played from the position in the games of the library. Enter plays
    one of them and shows those of the next position."""
    game = stage.copy('ama-kofi.ogn')
    subprocess.run([os.environ['AWALE_CLI'], 'library', 'import', '--library',
                    stage.home / '.local/share/awale/library.sqlite', game], check=True, capture_output=True)
    with stage.open(game, size=(1100, 720)) as app:
        study = stage.study(app)
        app.wait(study.moves)
        app.wait_focus()
        app.key('F4')
        app.wait_focus('list item', '^F, 1 ')
        app.find('list item', '^Ama – Kofi, 26–22, ')
        app.key('Return')
        app.wait_focus('list item', '^f, 1 ')
        study.wait_pit('F', 0)
        app.key('Page_Up')
        app.wait_focus('list item', '^F, 1 ')
        study.wait_pit('F', 4)
        app.key('ctrl+w')


def count_whole(app, accessibles, inside):
    """Returns how many of the accessibles have their full height inside another one of the same
    window. Those that are not laid out yet have no height and do not count."""
    *places, (_, top, _, room) = app.application.extents([*accessibles, inside])
    return sum(place[3] > 0 and place[1] >= top and place[1] + place[3] <= top + room for place in places if place)


@case('phone', both=True)
def phone(stage):
    """On the screen of a phone no pit is cut off, at least five moves are visible, and the glyphs
    and the comment appear on request."""
    with stage.open(stage.copy('ama-kofi.ogn'), size=(360, 640)) as app:
        study = stage.study(app)
        app.wait(study.moves)
        x, y, width, height = app.geometry()
        equal(width, 360, 'the width')
        for letter in 'ABCDEFabcdef':
            px, py, pw, ph = app.extents(study.pit(letter))
            assert x <= px and px + pw <= x + width and y <= py and py + ph <= y + height, letter
        moves = lambda: app.find_all('push button', '^' + study.t('Round %d, %s').split('%')[0], under=study.list())
        app.wait(lambda: count_whole(app, moves(), study.list()) >= 5, 'five moves in view')
        equal(len(app.find_all('push button', study.named('Flip the Board'))), 1, 'buttons that flip')
        app.wait_gone('push button', study.named('Good move'))

        wanted = study.find('push button', 'Glyphs and Comment')
        app.press(wanted)
        study.glyph('Good move')
        app.press(wanted)
        app.wait_gone('push button', study.named('Good move'))
        app.key('ctrl+m')
        app.wait_focus('text')
        app.type('So')
        app.key('Escape')
        study.row('So')
        app.key('ctrl+s')
        app.wait(lambda: '•' not in app.title(), 'the comment to be saved')

        # The hint about the pit at the pointer may take another line of text, but a click still
        # hits the pit.
        app.move_pointer(study.pit('B'))
        app.settle()
        app.click(study.pit('B'))
        study.wait_pit('B', 0)
        app.key('ctrl+z')
        study.wait_pit('B', 4)
        app.key('ctrl+w')


@case('divider', both=True, thorough=True)
def divider(stage):
    """Keyboard shortcuts move the divider between the analysis and the moves, and its place is
    restored at the next start."""
    # Use rules without an opening book, because its text would take another line.
    game = stage.write('own.ogn', games('ama-kofi.ogn').read_text().replace('[Variant "Oware Abapa"]', RULES))
    for run in (1, 2):
        with stage.open(game, size=(1100, 720)) as app:
            study = stage.study(app)
            app.wait(study.moves)
            app.key('F5')
            rows = study.find('list', 'Moves and Their Values')
            app.wait(lambda: len(app.names('list item', '.', under=rows)) == 6, 'a row for each move')
            if run == 1:
                before = top(app, study.list())
                app.tab_to('push button', study.named('Analysis Options'))
                app.key('ctrl+shift+F8', 'ctrl+shift+F8')
                app.wait(lambda: top(app, study.list()) == before - 40, 'the divider to move')
                place = top(app, study.list())
            else:
                app.wait(lambda: top(app, study.list()) == place, 'the divider where it was put')
            app.key('ctrl+q')


@case('ruleset', thorough=True)
def ruleset(stage):
    """The ruleset is named on a button beside the board, which opens the page about its rules."""
    with stage.open(stage.copy('ama-kofi.ogn'), size=(1100, 720)) as app:
        study = stage.study(app)
        app.wait(study.moves)
        named = '^' + study.t('Ruleset: %s').replace('%s', '') + '.'
        button = app.find('push button', named)
        app.tab_to('push button', named)
        app.key('Return')
        app.wait(lambda: len(app.windows()) == 2, 'the window of the rules')
        name = button.name.split(': ', 1)[1]
        app.find('label', '^' + name.replace('(', '.').replace(')', '.') + '$')
        app.wait_window(name[:5])
        app.key('ctrl+w')
        app.wait(lambda: len(app.windows()) == 1, 'that window to go')
        app.wait_window('Ama . Kofi')
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('pane'))
