#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Games against the computer, a game continued from a study, and a game between two people to its
end are played by pointer and by keyboard."""
import pathlib
import re
import sys

from harness import case, equal, main

DROUGHT = ('[Rules "slam=clears-board feed=yes stuck=end leftover=opponent dead=plays-on drought=2 repetition=none '
           'cycle=owner first=youngest majority=plays-on"]\n[South "Ama"]\n[North "Kofi"]\n'
           '[FEN "0-0-0-8-0-8-0-0-8-0-0-8-8-8-S"]\n\n*\n')


def choose_first_level(study):
    """Chooses the lowest level instead of the second, by keyboard."""
    study.choose('Level', 'Up')
    study.find('label', 'For players who have just learned the rules: sows almost at random.')


def discard(study):
    """Discards the unsaved work, which closes the window."""
    study.click('push button', '_Discard')


@case('computer')
def against_the_computer(stage):
    with stage.open(size=(1100, 760)) as app:
        study = stage.study(app)
        study.press('Play')
        study.dialog()
        app.type('Ama')
        choose_first_level(study)
        study.answer('_Start')
        first = study.t('Computer · %s') % study.t('Newcomer')
        app.wait_title(f'Ama . {first}')
        study.says('Your turn')
        app.find('panel', f'^{re.escape(first)}, ')

        # The computer answers two moves, and a hint moves the focus to the suggested pit.
        app.wait_focus('push button', '^[A-F], ')
        app.key('c')
        study.wait_plies(2)
        study.says('Your turn')
        app.key('ctrl+h')
        hint = app.find('label', re.escape(study.t('%s Expected: %s.').split('%s')[1]))
        pit = hint.name[0]
        app.wait_focus('push button', f'^{pit}, ')
        app.key('Return')
        study.wait_plies(4)
        study.says('Your turn')

        # Undo, redo and Take Back the Move revert or restore a move together with the answer of the
        # computer.
        app.key('ctrl+z')
        study.wait_plies(2)
        app.key('ctrl+shift+z')
        study.wait_plies(4)
        study.press('Take Back the Move')
        study.wait_plies(2)
        study.says('Your turn')

        # Earlier positions can be shown, but the player cannot move in a position where it is the
        # computer's turn.
        app.tab_to('push button', '^[A-F], ')
        app.key('Page_Up')
        study.says('You are looking at another position')
        app.key('a')
        study.says('The computer plays this side. Go to one of your own turns to try another move.')
        study.wait_plies(2)
        study.press('_Back')
        study.says('Your turn')

        study.menu('_Resign…', 'More Game Actions')
        study.answer('_Play On')
        app.wait_focus('push button', '^[A-F], ')
        study.menu('_Resign…', 'More Game Actions')
        study.answer('_Resign')
        study.says('%s resigns.', 'Ama')
        study.says('%s wins', first)
        study.press('Game Re_port')
        study.find('push button', 'Analyze the Whole Game')
        study.press('Re_match')
        study.page('Moves')
        study.says('Your turn')
        study.wait_plies(1)        # the other player has started
        app.key('ctrl+w')
        discard(study)


@case('branch', thorough=True)
def branching(stage):
    """A move in an earlier position continues the game from there, and the old line is kept."""
    stage.settings(north_level=1)
    with stage.open() as app:
        study = stage.study(app)
        app.key('ctrl+n')
        study.answer('_Start')
        app.wait_focus('push button', '^[A-F], ')
        app.key('f')
        study.wait_plies(2)
        app.key('alt+Home')
        study.says('You are looking at another position')
        app.key('e')
        study.wait_plies(4)
        study.says('Your turn')
        equal(study.moves()[0], study.move_name(1, 'South', 'E'), 'the first move of the main line')
        app.key('ctrl+w')
        discard(study)


# The position of the lesson: F captures six seeds, and D none.
LESSON = '[South "Ama"]\n[North "Kofi"]\n[FEN "1-0-0-2-0-3-1-1-1-4-0-0-18-17-S"]\n\n*\n'


@case('lesson', thorough=True)
def lesson(stage):
    """With teaching switched on, a bad move is explained and can be taken back, all by keyboard."""
    stage.settings(north_level=1)
    with stage.open(stage.write('lesson.ogn', LESSON), size=(1100, 760), ends=False) as app:
        study = stage.study(app)
        app.wait_title('Ama . Kofi')
        study.menu_by_key('P_lay On From Here…', 'Board Menu')
        study.dialog()
        app.tab_to('check box', study.named('Teaching'))
        wish = app.focused()
        app.wait_state(wish, 'checked', False)
        app.key('space')
        app.wait_state(wish, 'checked')
        study.answer_by_key('_Start')
        study.wait_no_dialog()
        app.wait_focus('push button', '^[A-F], ')
        app.key('d')
        told = '^' + study.t('%s gives away %s; %s was better.') % ('D', '.*', re.escape('F+6')) + '$'
        app.find('alert', told)
        study.wait_plies(2)
        app.tab_to('push button', study.named('_Take Back') + '$')
        app.key('Return')
        study.wait_plies(0)
        app.wait_gone('alert', told)
        app.wait_focus('push button', '^[A-F], ')
        app.key('f')
        study.wait_plies(2)
        app.kill()


@case('play-on', thorough=True)
def playing_on(stage):
    """A game continued from a study becomes a variation of the studied game, and is saved with
    it."""
    game = stage.copy('ama-kofi.ogn')
    before = game.read_text()
    stage.settings(north_level=1)
    with stage.open(game, size=(1100, 760)) as app:
        study = stage.study(app)
        app.wait_title('Ama . Kofi')
        app.wait(study.moves)
        app.click(study.move(1, 'North', 'f'))
        study.wait_pit('f', 0)
        study.menu('P_lay On From Here…', 'Board Menu')
        study.answer('_Start')
        study.says('Your turn')
        app.wait_focus('push button', '^[A-F], ')
        app.key('a')
        study.move(2, 'South', 'A')
        study.says('Your turn')
        equal(game.read_text(), before, 'the file before it is saved')
        app.key('ctrl+s')
        app.wait(lambda: game.read_text() != before, 'the file to be written')
        app.key('ctrl+w')
    assert re.search(r'\(2\. A [a-f]\)', re.sub(r'\s+', ' ', game.read_text())), game.read_text()
    assert '%eval' not in game.read_text(), 'a value was written'


@case('engine')
def another_program(stage):
    """An external engine plays against the user. Its failure is reported, and the user can ask it
    again or make its move."""
    script = pathlib.Path(__file__).parents[1] / 'protocol' / 'engine.py'
    stage.settings(south_engine="'Other'", north_level=0,
                   engines=f"[('Other', {f'python3 {script} good'!r}, @a{{ss}} {{}})]")
    with stage.open() as app:
        study = stage.study(app)
        app.key('ctrl+n')
        study.answer('_Start')
        app.wait_title('Other . ')
        study.wait_plies(1)
        study.says('Your turn')
        app.tab_to('push button', '^[A-Fa-f], ')
        app.key('c')        # the engine always plays F, which is empty
        study.says('The opponent does not answer')
        study.press('_Ask Again')
        study.says('The opponent does not answer')
        app.tab_to('push button', '^[A-Fa-f], ')
        app.key('a')        # the engine's move, made by the user
        study.wait_plies(3)
        study.says('Your turn')
        app.key('ctrl+z')
        study.wait_plies(1)
        study.says('Your turn')
        app.key('ctrl+w')
        discard(study)


def play_bad_engines(stage, tried):
    """Checks that each kind of failure is shown in the bar, that no move is played, and that the
    user can leave the game. An engine that crashes is also asked again."""
    script = pathlib.Path(__file__).parents[1] / 'protocol' / 'engine.py'
    kinds = {'dead': 'It exited with status %d.', 'crash': 'It exited with status %d.',
             'flood': 'It sent far too much output.', 'illegal': '%s answered with an illegal move, “%.20s”. %s',
             'hang': 'It did not stop within %.1f seconds.', 'asleep': 'It did not stop within %.1f seconds.'}
    engines = ', '.join(f"('{kind}', {f'python3 {script} {kind}'!r}, @a{{ss}} {{}})" for kind in kinds)
    engines += ", ('nowhere', '/nowhere/engine', @a{ss} {})"
    for kind in tried:
        stage.settings(south_engine=f"'{kind}'", north_level=0, engines=f'[{engines}]')
        with stage.open(size=(1100, 760)) as app:
            study = stage.study(app)
            app.key('ctrl+n')
            study.answer('_Start')
            study.says('The opponent does not answer')
            if kind in kinds:
                parts = [re.escape(part) for part in re.split('%[^a-z]*[a-z]', study.t(kinds[kind]))]
                app.find('label', '.*'.join(parts))
            else:
                app.find('label', '/nowhere/engine')
            assert study.moves() == [], study.moves()
            if kind == 'crash':
                app.click(study.find('push button', '_Ask Again'))
                study.says('The opponent does not answer')
            study.menu('Go _Back to Studying', 'More Game Actions')
            app.wait_gone('label', re.escape(study.t('The opponent does not answer')))
            app.tab_to('push button', '^[A-Fa-f], ')
            app.key('a')
            study.wait_plies(1)
            app.key('ctrl+w')
            discard(study)


@case('bad-engines', thorough=True)
def bad_engines(stage):
    """Engines that exit, flood, hang or do not exist are reported during play."""
    play_bad_engines(stage, ('dead', 'flood', 'hang', 'nowhere'))


@case('worse-engines', thorough=True)
def worse_engines(stage):
    """Engines that crash, answer illegally or never read are reported during play."""
    play_bad_engines(stage, ('crash', 'illegal', 'asleep'))


@case('persons', thorough=True)
def two_persons(stage):
    """In a game between two people, the end is announced, the players agree to go on, and later
    they agree to end the game."""
    game = stage.write('drought.ogn', DROUGHT)
    stage.settings(north_level=0)
    with stage.open(game, size=(1100, 760)) as app:
        study = stage.study(app)
        app.wait_title('Ama . Kofi')
        study.menu('P_lay On From Here…', 'Board Menu')
        dialog = study.dialog()
        kinds = lambda: app.find_all('combo box', study.named('Played By'), under=dialog)
        app.wait(lambda: len(kinds()) == 2, 'the two players')
        app.click(kinds()[1])
        app.settle()
        app.key('Up', 'Return')
        app.settle()
        study.answer('_Start')
        study.says('%s to move', 'Ama')
        app.wait_focus('push button', '^[A-F], ')
        app.key('d')
        app.find('label', re.escape(study.nt('%d more move without a capture ends the game.',
                                             '%d more moves without a capture end the game.', 1) % 1))
        app.key('f')
        study.says('A draw')
        study.says('Too many moves were made without a capture.')
        study.press('Go _On')
        study.says('The players agree.')
        study.menu('_Offer to End Here…', 'More Game Actions')
        study.answer('_Agree')
        study.says('The players agreed to end the game here.')
        app.key('ctrl+s')
        app.wait(lambda: '[Termination "agreement"]' in game.read_text(), 'the file to be written')
        app.tab_to('push button', study.named('Go Back to Studying'))
        app.key('Return')
        app.wait_gone('push button', study.named('Re_match'))
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('play'))
