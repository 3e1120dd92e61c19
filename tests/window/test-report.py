#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The report is run, cancelled, followed from error to error, written into the game and undone. The
graph is navigated, zoomed and saved, also by pointer."""
import os
import re
import subprocess
import sys

from harness import case, equal, main

QUICK, DEEP = 14, 26
# South's first move loses the game, and North's second one is proven to lose a little. The values
# are so deep that no search replaces them.
KNOWN = '''[South "Ama"]
[North "Kofi"]

{[%eval 4,90]} 1. F {[%eval -5,90] [%best C 4 f B]} f {[%eval =-5] [%best f]} 2. B {[%eval =-5] [%best B]}
e {[%eval =-3] [%best a =-5]} 3. B {[%eval =-3] [%best B]} c {[%eval =-3] [%best c]} *
'''


def cli(*arguments):
    return subprocess.run([os.environ['AWALE_CLI'], *map(str, arguments)], capture_output=True, text=True,
                          check=True).stdout


def canonical(stage):
    """Returns the file of a game in canonical form, which saving does not change."""
    game = stage.copy('ama-kofi.ogn')
    cli('convert', game, stage.folder / 'game.ogn')
    return stage.folder / 'game.ogn'


def build_tables(stage):
    """Builds the usual tables apart from those of the window, which builds its own before its first
    report. Returns the arguments of awale-cli for their folder."""
    folder = stage.folder / 'tables'
    cli('tablebase', 'build', '--ruleset', 'abapa', '--dir', folder)
    return '--dir', folder


def better_moves(study, game, tables):
    """Returns a pattern for the list of the better moves that a report adds to a game without
    variations: “7. … a, 16. A+2”."""
    rows = [line.split('\t') for line in cli('report', '--errors', *tables, '--depth', QUICK, game).splitlines()[1:]]
    plies = sorted((int(row[1]), row[5]) for row in rows)
    words = [re.escape(f'{(ply + 1) // 2}. {"" if ply % 2 else "… "}{best}') + r'(\+\d+)?' for ply, best in plies]
    listed = ', '.join(words[:8]) + (' …' if len(words) > 8 else '')
    return re.escape(study.t('Better moves: %s')).replace('%s', listed) + '$'


def row_of(study, title, south, north):
    """Returns a pattern for the name of a row in the summary."""
    return '^' + re.escape(study.t('%s: %s %s, %s %s') % (study.t(title), 'Ama', south, 'Kofi', north)) + '$'


def open_report(app, study, analyzed=False):
    """Opens the report with F7. If the game has not been analyzed, also waits until the start
    button has the focus."""
    app.key('F7')
    app.find('push button', study.named('Analyze the Whole Game'))
    if not analyzed:
        app.wait_focus('push button', study.named('Analyze the Whole Game'))


def choose_depth(app, study, end, name, plies):
    """Chooses the first or last depth by keyboard, and moves to the start button."""
    chosen = f"{study.in_context('depth', name)}, {study.nt('%d move ahead', '%d moves ahead', plies) % plies}"
    depth = study.choose('Depth', end, role='push button', tab='shift+Tab')
    said = lambda: [depth.description, *(a.name for a, role, _ in app.walk(depth) if role == 'label')]
    app.wait(lambda: chosen in said(), 'that depth')
    app.tab_to('push button', study.named('Analyze the Whole Game'))


def save_and_read(app, game, known):
    app.key('ctrl+s')
    app.wait(lambda: game.read_text() != known, 'the file to be written')
    return game.read_text()


@case('run', thorough=True)
def run(stage):
    """The first report has the same counts as that of awale-cli with tables and writes the same
    file, and undo brings back the moves as they were."""
    game, tables = canonical(stage), build_tables(stage)
    before = game.read_text()
    expected = cli('analyse', *tables, '--depth', QUICK, '--glyphs', '--lines', '1', game)
    lines = [line.split('\t') for line in cli('report', *tables, '--depth', QUICK, game).splitlines()[1:]]
    with stage.open(game, size=(1100, 800)) as app:
        study = stage.study(app)
        original = app.wait(study.moves)
        open_report(app, study)
        choose_depth(app, study, 'Home', 'Quick', QUICK)
        app.key('Return')
        for column, title in enumerate(['Best move', 'Good move', 'Inaccuracy', 'Mistake', 'Blunder'], 3):
            app.find('list item', row_of(study, title, lines[0][column], lines[1][column]))
        app.find('push button', study.named('Analyze the Whole Game'), 'sensitive')

        app.tab_to('push button', study.named('Write Into the Game…'))
        app.key('Return')
        study.dialog()
        app.find('label', better_moves(study, game, tables))
        app.tab_to('check box', study.named('_Better moves as variations'))
        app.key('space')
        app.wait(lambda: 'checked' in app.states(app.focused()), 'the better moves to be chosen')
        study.answer('_Write')
        app.wait_title('^• ')
        equal(save_and_read(app, game, before), expected, 'the file with the report')
        written = game.read_text()

        app.key('ctrl+z')
        app.wait(lambda: 'sensitive' not in app.states(study.undo()), 'one step to be undone')
        save_and_read(app, game, written)
        study.page('Moves')
        study.wait_moves(original)
        app.close()


def inside(app, *accessibles):
    """Checks that none of the accessibles extends beyond the left or right edge of the window."""
    x, _, width, _ = app.geometry()
    for a in accessibles:
        left, _, w, _ = app.extents(a)
        assert x <= left and left + w <= x + width, f'“{a.name}”: {left - x}–{left + w - x} of {width}'


@case('large-text', both=True)
def large_text(stage):
    """In a window 360 pixels wide and with text of twice the size, the tabs, the corners of the
    board, the switch of the analysis and a row of the report are not cut off."""
    game = stage.write('known.ogn', KNOWN)
    with stage.desktop.larger_text(2), stage.open(game, size=(360, 720), ends=False) as app:
        study = stage.study(app)
        app.wait_title('Ama . Kofi')
        equal(app.geometry()[2], 360, 'the width')
        tabs = [study.find('page tab', name) for name in ('Moves', 'Analysis', 'Report')]
        inside(app, *tabs, *map(study.pit, 'AFaf'))
        app.key('F5')
        inside(app, *tabs, app.find('check box', study.named('Analyze')))
        app.key('F5')
        open_report(app, study, analyzed=True)
        row = app.find('list item', row_of(study, 'Blunder', 1, 0))
        inside(app, *tabs, *(a for a, role, _ in app.walk(row) if role == 'label'))
        app.kill()


def played(study, *words):
    """Returns the first sentence in the row of an error."""
    return study.t('Round %d: %s plays %s instead of %s.') % words


def turn_of(study):
    """Returns the sentence about the first move of the known game, which turns a win into a
    loss."""
    return study.t('Round %d: %s turns a win into a loss with %s instead of %s.') % (1, 'Ama', 'F', 'C')


@case('known')
def known(stage):
    """A game with saved values has a report at once. Its rows and F8 lead to the positions before
    the errors."""
    # Questions are searched as deep as the values.
    game = stage.write('known.ogn', KNOWN.replace(',90', ',12'))
    with stage.open(game, size=(1100, 800)) as app:
        study = stage.study(app)
        app.wait_title('Ama . Kofi')
        app.key('F8')
        study.wait_pit('B', 0)
        study.wait_pit('e', 4)
        app.key('F8')
        app.find('label', study.named('There are no more errors after this position.'))
        app.key('shift+F8')
        study.wait_pit('F', 4)
        app.key('shift+F8')
        app.find('label', study.named('There are no errors before this position.'))

        open_report(app, study, analyzed=True)
        app.wait_focus('list item', f'^{re.escape(turn_of(study))}$')
        app.find('list item', row_of(study, 'Blunder', 1, 0))
        app.find('list item', row_of(study, 'Inaccuracy', 0, 1))
        app.find('list item', f'^{re.escape(turn_of(study))}$')
        last = app.tab_to('list item', '^' + re.escape(played(study, 2, 'Kofi', 'e', 'a')))
        assert study.t('The endgame tables or the rules prove both values.') in last.name, last.name
        assert last.description.endswith(study.t('Show both moves on the board')), last.description
        app.key('Return')
        study.wait_pit('B', 0)
        study.wait_pit('e', 4)

        # The training asks about the same errors, the worst first, without changing the game.
        first = app.window
        app.tab_to('push button', study.named('Try It Yourself'), key='shift+Tab')
        app.key('Return')
        app.enter_window([first], 'the question')
        question = study.t('Round %d: %s played %s. Find a better move.') % (1, 'Ama', 'F')
        app.find('label', '^' + re.escape(question) + '$')
        app.wait_focus('push button', '^[A-F], ')
        app.key('f')
        app.wait_focus('push button', study.named('Try _Again'))
        app.key('Return')
        app.wait_focus('push button', '^[A-F], ')
        app.key('c')
        app.find('label', '^' + re.escape(study.t('Right: nothing is better than %s.') % 'C') + '$')
        app.wait_focus('push button', study.named('_Next'))
        app.wait_gone('push button', study.named('_Show the Answer'))
        app.key('Return')
        question = study.t('Round %d: %s played %s. Find a better move.') % (2, 'Kofi', 'e')
        app.find('label', '^' + re.escape(question) + '$')
        app.wait_focus('push button', '^[a-f], ')
        app.key('Escape')
        app.leave_window(first, 'the questions')
        assert not app.title().startswith('•'), 'trying is no change'
        app.key('ctrl+w')


# Two errors, the first of which leaves a seed to the attack of f.
ERRORS = '''[South "Ama"]
[North "Kofi"]
[FEN "1-0-2-0-0-1-0-0-0-0-1-1-22-20-S"]

{[%eval 8,20]} 1. C {[%eval 0,20] [%best A 8]} e {[%eval 8,20] [%best f 0]} *
'''


def threat_left(study):
    """Returns the first sentence on the first error."""
    return study.t('%s does not stop a threat: %s takes %s from %s with %s.') % (
        'C', 'Kofi', study.nt('%d seed', '%d seeds', 2) % 2, 'A', 'f')


@case('why', both=True)
def why(stage):
    """The reasons of an error are below it and are read out with its row. Keys tell them for any
    move, and what is threatened, until the next key. So does the menu of a row of the analysis."""
    game = stage.write('errors.ogn', ERRORS)
    with stage.open(game, size=(1100, 800)) as app:
        study = stage.study(app)
        app.wait_title('Ama . Kofi')
        open_report(app, study, analyzed=True)
        app.find('label', '^' + re.escape(threat_left(study)))
        row = app.find('list item', '^' + re.escape(played(study, 1, 'Ama', 'C', 'A')))
        app.wait(lambda: row.description.startswith(threat_left(study)), 'the reasons of the row')

        better = '^' + re.escape(study.t('%s is better than %s.') % ('A', 'C'))
        best = '^' + re.escape(study.t('No move is better than %s.') % 'A') + '$'
        seeds = study.nt('%d seed', '%d seeds', 2) % 2
        threat = '^' + re.escape(study.t('%s threatens to take %s from %s with %s.') % ('Kofi', seeds, 'A', 'f')) + '$'
        study.page('Moves')
        app.do_action(study.move(1, 'South', 'C'))
        study.wait_pit('C', 0)
        app.key('F3')
        app.find('label', f'{better} {re.escape(threat_left(study))}')
        app.key('Page_Up')
        app.wait_gone('label', better)
        study.wait_pit('C', 2)
        app.key('shift+F3')
        app.find('label', threat)
        app.key('c')
        app.wait_gone('label', threat)
        study.wait_pit('C', 0)
        app.key('shift+F3')
        app.find('label', study.named('Nothing is threatened.'))

        app.key('alt+Home', 'F5')
        app.tab_to('list item', '^A, ')
        app.key('Menu')
        app.wait_focus('menu item')
        app.key('Return')
        app.find('label', best)
        app.key('Escape')
        app.wait_gone('label', best)
        app.wait_focus('list item', '^A, ')
        app.tab_to('list item', '^C, ', key='Down')
        app.key('F3')
        app.find('label', better)
        app.key('Escape')

        # They are written as comments, in one step.
        app.key('F7')
        app.wait_focus('list item', re.escape(study.t('Round %d, %s').split('%')[0]))
        app.tab_to('push button', study.named('Write Into the Game…'))
        app.key('Return')
        study.dialog()
        app.tab_to('check box', study.named('_Reasons as comments'))
        app.key('space')
        study.answer('_Write')
        app.wait_title('^• ')
        app.key('ctrl+s')
        comment = threat_left(study).split()    # the file has breaks between the words
        app.wait(lambda: ' '.join(comment) in ' '.join(game.read_text().split()), 'the comment')
        app.key('ctrl+z', 'ctrl+s')
        app.wait(lambda: 'Kofi ' not in game.read_text(), 'the comments to be undone')
        app.key('ctrl+w')


@case('cancel', thorough=True)
def cancel(stage):
    """A report can be paused and cancelled. It keeps the values found so far as unsaved work, and
    they are written when the game is saved."""
    game = canonical(stage)
    before = game.read_text()
    with stage.open(game, size=(1100, 800)) as app:
        study = stage.study(app)
        open_report(app, study)
        choose_depth(app, study, 'End', 'Deep', DEEP)
        app.key('Return')
        app.wait_focus('push button', study.named('Pause'))
        app.find('list item', '^' + re.escape(study.t('Seeds given away')))
        app.key('Return')
        app.find('push button', study.named('Continue'))
        app.find('label', '^' + study.t('Paused: %s').split('%')[0])
        app.tab_to('push button', study.named('Cancel'))
        app.key('Return')
        app.find('push button', study.named('Analyze the Whole Game'), 'sensitive')
        app.wait_title('^• ')
        n_values = save_and_read(app, game, before).count('%eval')
        assert 1 < n_values < 79, n_values
        judged = study.nt('%u of %u moves is judged.', '%u of %u moves are judged.', n_values - 1)
        app.find('label', '^' + judged.replace('%u', '[0-9]+') + '$')
        app.key('ctrl+w')


def round_of(study, graph):
    """Returns the round of the current position from the description of the graph, or 0 at the
    start."""
    found = re.match(study.t('Round %d, %s').split('%')[0] + '([0-9]+)', graph.description)
    return int(found[1]) if found else 0


@case('graph', both=True)
def graph(stage):
    """The graph is navigated and zoomed by keyboard and by pointer, describes the game in words,
    and is saved as a picture."""
    target = stage.home / 'g.svg'
    with stage.open(stage.copy('ama-kofi.ogn'), size=(1100, 800)) as app:
        study = stage.study(app)
        graph = app.find('slider', study.named('Course of the game'))
        whole = study.nt('The game has %u move.', 'The game has %u moves.', 78) % 78
        app.wait(lambda: whole in graph.description, 'the whole curve in words')
        x, y, width, height = app.extents(graph)
        middle = (x + width // 2, y + height // 2)
        app.click(middle)
        app.wait_focus('slider')
        app.wait(lambda: 16 < round_of(study, graph) < 24, 'the middle of the game')
        app.key('Home')
        app.wait(lambda: round_of(study, graph) == 0, 'the start')
        assert study.t('Start of the game') in graph.description, graph.description
        app.key('Right', 'Right', 'Left')
        app.wait(lambda: round_of(study, graph) == 1, 'the first move')

        # When the graph is zoomed in, it shows the part of the game around the current move.
        app.key('plus', 'plus')
        app.settle()
        app.click(middle)
        app.wait(lambda: 4 < round_of(study, graph) < 13, 'the middle of what is shown')
        app.key('End')
        app.wait(lambda: round_of(study, graph) == 39, 'the end')
        app.settle()
        app.click(middle)
        app.wait(lambda: 26 < round_of(study, graph) < 36, 'the middle of the end, which has come into view')
        app.key('0')
        app.settle()
        app.click(middle)
        app.wait(lambda: 16 < round_of(study, graph) < 24, 'the middle of the whole game')

        # With Ctrl the mouse wheel zooms in and out around the pointer, and without Ctrl it
        # scrolls.
        quarter = (x + width // 4, y + height // 2)
        for _ in range(3):
            app.scroll(quarter, True, held='ctrl')
        app.settle()
        app.click(middle)
        app.wait(lambda: 9 < round_of(study, graph) < 15, 'what has come nearer to the pointer')
        shown = round_of(study, graph)
        app.scroll(middle, False)
        app.settle()
        app.click(middle)
        app.wait(lambda: round_of(study, graph) > shown, 'what comes later')
        for _ in range(3):
            app.scroll(quarter, False, held='ctrl')
        app.settle()
        app.click(middle)
        app.wait(lambda: 16 < round_of(study, graph) < 24, 'the middle of the whole game again')

        app.key('Menu')
        app.wait_focus('menu item')
        app.key('Up', 'Return')
        app.wait_window(study.t('Save the Graph'))
        app.find('text', '', 'focused')
        app.key('ctrl+a')
        app.type(str(target))
        app.key('Return')
        app.wait(lambda: target.exists() and target.read_text().endswith('</svg>\n'), 'the picture')
        assert '<svg' in target.read_text()
        app.key('ctrl+w')


VARIATION = '''[South "Ama"]
[North "Kofi"]

1. F {[%eval -5,90]} f {[%eval -5,90]} (1. ... e {[%eval 2,90]} 2. B {[%eval 3,90]}) 2. B {[%eval -5,90]}
e {[%eval -3,90]} 3. B {[%eval -3,90]} c {[%eval -3,90]} *
'''


@case('variation', thorough=True)
def variation(stage):
    """The graph describes a variation beside the main line, and the hint at the pointer appears
    mostly above the graph."""
    with stage.open(stage.write('variation.ogn', VARIATION), size=(1100, 800)) as app:
        study = stage.study(app)
        app.wait_title('Ama . Kofi')
        graph = app.find('slider', study.named('Course of the game'))
        whole = study.nt('The game has %u move.', 'The game has %u moves.', 6) % 6
        beside = study.t('In the variation: %s').split('%')[0]
        app.key('Page_Down', 'alt+Down', 'Page_Down')
        study.wait_pit('e', 0)
        in_main, in_variation = (study.move_name(1, 'North', pit) for pit in 'fe')
        said = f'^{re.escape(in_main)}, .*{re.escape(beside + in_variation)}, .*{re.escape(whole)}'
        app.wait(lambda: re.search(said, graph.description), 'both lines in words')

        # The arrow keys navigate along the variation, and back to the main line.
        app.tab_to('slider', study.named('Course of the game'))
        app.key('End')
        study.wait_pit('B', 0)
        said = re.escape(beside + study.move_name(2, 'South', 'B'))
        app.wait(lambda: re.search(said, graph.description), 'the end of the variation in words')
        app.key('Left', 'Left')
        study.wait_pit('e', 4)
        app.wait(lambda: beside not in graph.description, 'the main line alone in words')
        app.key('Right')
        study.wait_pit('f', 0)

        x, y, width, height = app.extents(graph)
        assert height > 120, f'a graph that has something to say is {height} pixels high'
        hints = lambda: set(app.surfaces()) - set(app.windows())
        app.move_pointer((x + width // 2, y + height // 2))
        hint, = app.wait(hints, 'what is said of the point at the pointer')
        app.settle()
        _, top, _, its_height = app.geometry(hint)
        assert top + its_height // 2 < y and top + its_height < y + height // 2, \
            f'{top}–{top + its_height} covers the graph at {y}'
        app.desktop.park_pointer()
        app.wait(lambda: not hints(), 'it to go')
        # The hint closes when another window covers the graph.
        first = app.window
        app.key('ctrl+shift+n')
        app.wait(lambda: len(app.windows()) == 2, 'another window')
        second = app.wait_window(study.t('Awalé'))
        app.desktop.x.do('windowmove', second, x + 120, 60)
        app.activate(first)
        app.move_pointer((x + 90, y + height // 2))
        app.wait(hints, 'what is said of the point at the pointer')
        app.activate(second)
        app.wait(lambda: not hints(), 'it to go behind the other window')
        app.key('ctrl+w')
        app.wait_window('^Ama . Kofi')
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('report'))
