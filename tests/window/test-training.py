#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Training by keyboard: errors of the current game become exercises, which are repeated until they
are known and are saved. Endgames, openings, combinations and the progress have pages of their
own."""
import json
import os
import pathlib
import re
import subprocess
import sys

from harness import case, equal, main

# Two moves that each give away eight seeds, with values as if from a deep search.
GAME = '''[South "Ama"]
[North "Kofi"]
[FEN "1-0-2-0-0-1-0-0-0-0-1-1-22-20-S"]

1. C {[%eval 0,20] [%best A 8]} e {[%eval 8,20] [%best f 0]} *
'''
PIT = '^[A-Fa-f], '


def open_training(app):
    first = app.window
    app.key('ctrl+t')
    app.enter_window([first], 'the window of the training')
    return first


def ask(app, study, player, move):
    """Waits for the question about this error, and for the focus on the board."""
    question = study.t('Round %d: %s played %s. Find a better move.') % (1, player, move)
    app.find('label', '^' + re.escape(question) + '$')
    app.wait_focus('push button', PIT)


def save_worksheet(app, study, path):
    """Saves a worksheet with its button. The focus is on the button again after cancelling and
    after saving."""
    study.frames |= {window.path for window in app.toplevels()}
    app.tab_to('push button', study.named('_Worksheet…'))
    app.key('Return')
    study.dialog()
    app.key('Escape')
    study.wait_no_dialog()
    app.wait_focus('push button', study.named('_Worksheet…'))
    app.key('Return')
    study.choose_file(f'~/{path.name}')
    app.wait(lambda: path.exists() and path.read_bytes().startswith(b'%PDF-'), 'the worksheet')
    app.find('label', study.t('Worksheet saved'))
    app.wait_focus('push button', study.named('_Worksheet…'))


@case('session')
def session(stage):
    with stage.open(stage.write('game.ogn', GAME)) as app:
        study = stage.study(app)
        study.board()
        app.wait_focus()
        first = open_training(app)
        app.wait_focus('push button', study.named('From _This Game'))
        app.key('Return')
        ask(app, study, 'Ama', 'C')
        app.key('c')
        app.wait_focus('push button', study.named('Try _Again'))
        app.tab_to('push button', study.named('_Next'))
        app.key('Return')
        ask(app, study, 'Kofi', 'e')

        save_worksheet(app, study, stage.home / 'c.pdf')
        app.tab_to('push button', PIT)

        # The exercises are repeated and answered correctly until none is left.
        close = study.named('_Close')
        while re.search(PIT, app.wait_focus('push button', f'{PIT}|{close}').name):
            app.key('f' if app.find_all('label', 'Kofi.* e') else 'a')
            app.wait_focus('push button', study.named('_Next'))
            app.key('Return')
        app.find('label', '^' + re.escape(study.nt('Streak: %u day', 'Streak: %u days', 1) % 1))
        app.key('Return')
        app.leave_window(first, 'the training')
        library = stage.home / '.local/share/awale/library.sqlite'
        rows = subprocess.run([os.environ['AWALE_CLI'], 'train', 'list', '--library', library],
                              capture_output=True, text=True, check=True).stdout.splitlines()[1:]
        equal([row.split('\t')[2] for row in rows], ['3', '2'], 'the answers')
        app.key('ctrl+w')


@case('drop', thorough=True)
def drop(stage):
    """An exercise is dropped and restored by keyboard."""
    with stage.open(stage.write('game.ogn', GAME)) as app:
        study = stage.study(app)
        study.board()
        app.wait_focus()
        first = open_training(app)
        app.wait_focus('push button', study.named('From _This Game'))
        app.key('Delete')       # there is no exercise to drop yet
        app.key('Return')
        ask(app, study, 'Ama', 'C')
        app.key('Delete')
        ask(app, study, 'Kofi', 'e')
        app.find('label', study.named('Exercise dropped'))
        app.key('ctrl+z')
        ask(app, study, 'Ama', 'C')
        app.tab_to('push button', study.named('Drop This Exercise'))
        app.key('Return')
        ask(app, study, 'Kofi', 'e')
        app.tab_to('push button', study.named('_Undo'))
        app.key('Return')
        ask(app, study, 'Ama', 'C')

        # Two dropped exercises are restored one after the other, and the hint of the first is still
        # known.
        hint = re.escape(study.t('It is %s or %s.') % ('A', 'F'))      # appears after a search
        app.wait(lambda: app.find_all('label', hint) or app.key(mnemonic(study, '_Hint')), 'the hint')
        app.key('Delete')
        ask(app, study, 'Kofi', 'e')
        app.key('Delete')
        app.wait_focus('push button', study.named('From _This Game'))
        app.key('ctrl+z')
        ask(app, study, 'Kofi', 'e')
        app.find('label', re.escape(study.nt('%u exercise is still dropped.', '%u exercises are still dropped.', 1) % 1))
        app.key('ctrl+z')
        ask(app, study, 'Ama', 'C')
        app.find('label', hint)
        app.key('Escape')
        app.leave_window(first, 'the training')
        app.key('ctrl+w')


def mnemonic(study, text):
    label = study.t(text)
    return 'alt+' + label[label.index('_') + 1].lower()


def take_hint(app, study):
    """Takes a hint, waits until the focus is on the board again, and returns the suggested move."""
    said = '^' + study.t('Play %s.').replace('.', '[.]') % '([A-F])' + '$'
    app.key(mnemonic(study, '_Hint'))
    label, = app.wait(lambda: app.find_all('label', said), 'the hint')
    app.wait_focus('push button', PIT)
    return re.search(said, label.name)[1]


def moves(app):
    """Returns South's legal moves, taken from the accessible names of the pits."""
    return [name[0] for name in app.names('push button', '^[A-F], [^,.]*, [^,.]*, ')]


@case('endgames', thorough=True)
def endgames(stage):
    """In an endgame, each wrong move is taken back, the right one is accepted, and the hints lead
    to the end."""
    with stage.open() as app:
        study = stage.study(app)
        first = open_training(app)
        app.tab_to('page tab', study.named('Endgames'))
        app.key('space')
        study.choose('Tas_k', 'Home', *['Down'] * 2)
        app.tab_to('push button', study.named('_Start'))
        app.key('Return')
        app.wait(lambda: app.find_all('label', '|'.join(re.escape(study.t(text)) for text in (
            'Only one move wins. Find it, then bring the win home.',
            'Only one move holds the draw. Find it, then hold the draw to the end.'))), 'the question')
        app.wait_focus('push button', PIT)
        right = take_hint(app, study)
        found = moves(app)
        assert right in found and len(found) > 1, (right, found)
        for move in found:
            if move != right:
                app.key(move.lower())
                app.wait_focus('push button', study.named('_Take Back'))
                app.key('Return')
                app.wait_focus('push button', PIT)
        app.key(right.lower())

        # After each right move North replies, and the next move is asked for until the endgame is
        # over.
        going_on = f'{PIT}|{study.named("_Next")}'
        kept = '^' + re.escape(study.t('%s gives nothing away. North plays %s.')).replace('%s', '[A-Fa-f]') + '$'
        over = '|'.join(re.escape(study.t(text)) for text in ('The win is yours.', 'You have held the draw.'))
        while not app.wait(lambda: app.find_all('label', f'{kept}|{over}'), 'a verdict') \
                or not app.find_all('label', over):
            app.wait_focus('push button', PIT)
            app.key(take_hint(app, study).lower())
        app.wait_focus('push button', study.named('_Next'))
        app.find('label', re.escape(study.nt('%u of %u endgame solved without help',
                                             '%u of %u endgames solved without help', 1) % (0, 1)))
        app.key('Return')
        app.wait_focus('push button', PIT)
        app.key('Escape')
        app.leave_window(first, 'the training')
        app.key('ctrl+w')


def open_page(app, study, name):
    app.tab_to('page tab', study.named(name))
    app.key('space')


@case('guess', thorough=True)
def guess(stage):
    """In the guessing game, a better move than the one played gives nothing away but is not counted
    as found. In the second round the played move is right."""
    with stage.open(stage.write('game.ogn', GAME)) as app:
        study = stage.study(app)
        study.board()
        first = open_training(app)
        open_page(app, study, 'Openings')
        study.choose('Moves _From', 'Home', *['Down'] * 2)
        app.tab_to('push button', study.named('_Guess'))
        app.key('Return')
        question = '^' + re.escape(study.t('Round %d: what did %s play?') % (1, 'Ama')) + '$'
        app.find('label', question)
        app.wait_focus('push button', PIT)
        app.key('a')
        app.wait_focus('push button', study.named('_Next'))
        app.find('label', re.escape(study.t('%s gives nothing away.') % 'A'))
        app.key('Return')
        app.wait_focus('push button', study.named('Guess _Again'))
        app.find('label', re.escape(study.nt('You found %d of %d move.', 'You found %d of %d moves.', 1) % (0, 1)))
        app.key('Return')
        app.wait_focus('push button', PIT)
        app.key('c')
        app.wait_focus('push button', study.named('_Next'))
        app.find('label', '^' + re.escape(study.t('Right: %s was played, though it gives away %s.') % ('C', '')).replace(
            re.escape('.'), ''))
        app.key('Return')
        app.wait_focus('push button', study.named('Guess _Again'))
        app.tab_to('push button', study.named('Other Openings'))
        app.key('Return')
        app.wait_focus('push button', study.named('_Guess'))

        # The library has no game that could be guessed.
        study.choose('Moves _From', 'Home', 'Down')
        app.key(mnemonic(study, '_Guess'))
        app.find('label', study.t('Your library has no game of five rounds or more with a winner.'))
        app.key('Escape')
        app.leave_window(first, 'the training')
        app.key('ctrl+w')


@case('line', thorough=True)
def line(stage):
    """The moves of a line of the opening book are asked one by one; learning the line again adds
    nothing."""
    with stage.open() as app:
        study = stage.study(app)
        first = open_training(app)
        open_page(app, study, 'Openings')
        app.tab_to('push button', study.named('_Learn'))
        app.key('Return')
        limit = study.nt('At most %d new exercise comes up per day.', 'At most %d new exercises come up per day.', 10)
        app.find('label', re.escape(limit % 10) + '$')
        app.find('label', '^' + re.escape(study.t('Round %d: what does the opening book play?') % 1) + '$')
        app.wait_focus('push button', PIT)
        app.key(mnemonic(study, '_Show the Answer'))
        app.wait_focus('push button', study.named('_Next'))
        app.key('Return')
        app.find('label', '^' + re.escape(study.t('Round %d: what does the opening book play?') % 2) + '$')

        open_page(app, study, 'Openings')
        app.tab_to('push button', study.named('_Learn'))
        app.key('Return')
        app.find('label', study.t('You are learning this line already.'))
        app.wait_focus('push button', PIT)
        app.key('Escape')
        app.leave_window(first, 'the training')
        library = stage.home / '.local/share/awale/library.sqlite'
        rows = subprocess.run([os.environ['AWALE_CLI'], 'train', 'list', '--library', library],
                              capture_output=True, text=True, check=True).stdout.splitlines()[1:]
        equal({row.split('\t')[8] for row in rows}, {'opening'}, 'the exercises')
        equal([row.split('\t')[2] for row in rows][:2], ['1', '0'], 'the answers')
        app.key('ctrl+w')


def import_progress(stage):
    """Adds four analyzed games to the library: three of Ama, one of them without a date, and one of
    another player."""
    games = ('Ama', 'Kofi', '2026.01.10'), ('Ámá', 'Kofi', '2026.02.10'), ('Ama', 'Esi', '?'), ('Ama B.', 'Kofi', '?')
    file = stage.write('games.ogn', '\n'.join(f'[Date "{date}"]\n' + GAME.replace('"Ama"', f'"{south}"').replace('Kofi', north)
                                              for south, north, date in games))
    subprocess.run([os.environ['AWALE_CLI'], 'library', 'import', '--library',
                    stage.home / '.local/share/awale/library.sqlite', file], check=True, capture_output=True)


@case('progress', both=True)
def progress(stage):
    """The progress page shows what the user gave away per move."""
    import_progress(stage)
    stage.settings(own_names="'ama, Ámá'")
    with stage.open() as app:
        study = stage.study(app)
        first = open_training(app)
        open_page(app, study, 'Progress')
        app.find('label', '^' + re.escape(study.t(
            'There are too few analyzed games to tell your strengths and weaknesses: %d of the %d needed.') % (3, 5)))
        given = study.nt('%s seed per move', '%s seeds per move', 8) % ('8.00' if stage.language == 'en' else '8,00')
        app.find('label', '^' + re.escape(given))
        app.find('label', re.escape(study.nt("%'d game without a date is not on the graph.",
                                             "%'d games without a date are not on the graph.",
                                             1).replace("%'d", '1')) + '$')
        app.key('Escape')
        app.leave_window(first, 'the training')
        app.key('ctrl+w')


def read_shipped(name):
    folder = pathlib.Path(os.environ['AWALE_DATA_DIR'], 'exercises')
    return [game for path in folder.glob(name) for game in re.split(r'\n\n(?=\[Variant )', path.read_text('UTF-8'))]


def list_answers(games):
    """Returns the best and the second best move of each combination, by its pits."""
    return {tuple(re.search(r'FEN "(.*?)"', game)[1].split('-')[:12]):
            (re.search(r'best ([A-F]) ', game)[1], re.search(r'1[.] ([A-F])', game)[1]) for game in games}


def read_pits(app):
    found = dict(re.match(r'([A-Fa-f]), [^,]*, (\d+)', name).groups() for name in app.names('push button', PIT))
    return tuple(found[pit] for pit in 'ABCDEFabcdef')


@case('combinations')
def combinations(stage):
    """In a combination, the second best move is wrong and the best one is right. Both count as one
    answer."""
    answers = list_answers(read_shipped('abapa.ogn'))
    number = len(read_shipped('*.ogn'))
    with stage.open() as app:
        study = stage.study(app)
        first = open_training(app)
        app.find('label', re.escape(study.t('To analyze a game, open it and press F7 for its report.')))
        open_page(app, study, 'Combinations')
        study.choose('_Ruleset', 'Home')
        app.find('label', '^' + study.nt('%u combination', '%u combinations', number) % number + ' · ')
        study.choose('_Kind', 'Home', 'Down')
        study.choose('_Difficulty', 'Home', *['Down'] * 2)
        study.choose('_Ruleset', 'Home', *['Down'] * 6)
        save_worksheet(app, study, stage.home / 'combinations.pdf')
        app.tab_to('push button', study.named('_Start'))
        app.key('Return')
        app.wait_focus('push button', PIT)
        app.find('label', '^' + re.escape(study.t('South to move. One move is at least three seeds better than any other.')))
        best, second = answers[read_pits(app)]
        app.key(second.lower())
        app.wait_focus('push button', study.named('Try _Again'))
        app.find('label', '^Oware Abapa · ' + re.escape(study.t('Medium')) + ' · ' + re.escape(study.t('Krou')) + '$')
        app.key('Return')
        app.wait_focus('push button', PIT)
        app.key(best.lower())
        app.wait_focus('push button', study.named('_Next'))
        right = re.escape(study.t('Right: nothing is better than %s.'))
        app.find('label', f'^{right % (best + "([+][0-9]+)?")}$')
        app.key('Return')
        app.wait_focus('push button', PIT)
        assert read_pits(app) in answers
        app.key(mnemonic(study, 'Other _Combinations'))
        app.wait_focus('push button', study.named('_Start'))
        app.key('Escape')
        app.leave_window(first, 'the training')
        library = stage.home / '.local/share/awale/library.sqlite'
        rows = subprocess.run([os.environ['AWALE_CLI'], 'train', 'list', '--library', library],
                              capture_output=True, text=True, check=True).stdout.splitlines()[1:]
        equal([(row.split('\t')[2], row.split('\t')[10]) for row in rows], [('1', best)], 'the answer')
        app.key('ctrl+w')


def list_exercises(stage):
    """Returns the class and the answer of each exercise in the library, as listed by awale-cli."""
    library = stage.home / '.local/share/awale/library.sqlite'
    rows = subprocess.run([os.environ['AWALE_CLI'], 'train', 'list', '--json', '--library', library],
                          capture_output=True, text=True, check=True).stdout
    return [(row['class'], row['best']) for row in map(json.loads, rows.splitlines())]


@case('make-exercise', thorough=True)
def make_exercise(stage):
    """Exercises are made of the current position and of one being set up. Making the first is
    undone. The second is added to the library and the training, listed by awale-cli, asked, and
    saved on a worksheet."""
    with stage.open(stage.write('game.ogn', GAME)) as app:
        study = stage.study(app)
        study.board()
        app.wait_focus()
        first = app.window
        study.menu_by_key('Make an Exe_rcise…', 'Board Menu')
        study.dialog()
        app.wait(lambda: app.find_all('check box', '^A$', 'checked'), 'the proposed answer')
        app.key('ctrl+a')
        app.type('Ever seen?')
        app.key('Return')
        study.wait_no_dialog()
        app.find('label', study.t('Exercise added to the library and to the training'))
        app.tab_to('push button', study.named('_Undo'))
        app.key('Return')
        app.wait(lambda: list_exercises(stage) == [], 'the exercise to be gone')

        # For a position being set up, choose another answer than the proposed one.
        app.key('ctrl+e')
        app.wait_focus('push button', PIT)
        app.key('minus', 'Right', 'plus', 'ctrl+shift+e')
        study.dialog()
        app.wait(lambda: app.find_all('check box', '^[A-F]', 'checked'), 'a proposed answer')
        app.key('ctrl+a')
        app.type('Which?')
        for check in app.find_all('check box', '^[A-F]'):
            letter = check.name
            if letter == 'F' or 'checked' in app.states(check):
                app.click(check)
        app.wait(lambda: len(app.find_all('check box', '^[A-F]', 'checked')) == 1, 'one answer')
        app.key(mnemonic(study, '_Add'))
        study.wait_no_dialog()
        app.find('label', study.t('Exercise added to the library and to the training'))
        equal(list_exercises(stage), [('position', 'F')], 'the exercises')
        app.key('Escape')

        open_training(app)
        app.wait_focus('push button', PIT)
        app.find('label', '^' + re.escape(study.t('%s to move. %s') % (study.t('South'), 'Which?')) + '$')
        save_worksheet(app, study, stage.home / 'worksheet.pdf')
        app.tab_to('push button', PIT)
        app.key('f')
        app.wait_focus('push button', study.named('_Next'))
        app.find('label', '^' + re.escape(study.t('Right: %s.') % 'F') + '$')
        app.key('Escape')
        app.leave_window(first, 'the training')
        app.key('ctrl+q')


@case('drop-combination', thorough=True)
def drop_combination(stage):
    """A combination can be dropped by key or button, and restored after another one was answered,
    or from another page."""
    answers = list_answers(read_shipped('abapa.ogn'))
    number = len(read_shipped('*.ogn'))
    with stage.open() as app:
        study = stage.study(app)
        first = open_training(app)
        app.find('label', re.escape(study.t('To analyze a game, open it and press F7 for its report.')))
        open_page(app, study, 'Combinations')
        app.key('Delete')       # there is no exercise to drop yet
        study.choose('_Ruleset', 'Home', *['Down'] * 6)
        app.tab_to('push button', study.named('_Start'))
        app.key('Return')
        app.wait_focus('push button', PIT)
        dropped = read_pits(app)
        app.key('Delete')
        app.find('label', study.named('Exercise dropped'))
        app.wait(lambda: read_pits(app) != dropped, 'another combination')
        app.key(answers[read_pits(app)][0].lower())
        app.wait_focus('push button', study.named('_Next'))
        answered = read_pits(app)
        app.key('ctrl+z')
        app.wait(lambda: read_pits(app) == dropped, 'the one that was dropped')
        app.tab_to('push button', study.named('Drop This Exercise'))
        app.key('Return')
        app.wait(lambda: read_pits(app) not in (dropped, answered), 'a third combination')
        open_page(app, study, 'Today')
        assert not app.find_all('push button', study.named('Drop This Exercise'))
        app.key('ctrl+z')
        app.wait(lambda: app.find_all('push button', PIT) and read_pits(app) == dropped, 'the one that was dropped')
        app.wait_focus('push button', PIT)
        app.key('Delete')
        app.wait(lambda: read_pits(app) != dropped, 'another combination')
        app.key(mnemonic(study, 'Other _Combinations'))
        app.wait_focus('push button', study.named('_Start'))
        study.choose('_Ruleset', 'Home')
        app.find('label', '^' + study.nt('%u combination', '%u combinations', number) % (number - 1) + ' · ')
        app.key('Escape')
        app.leave_window(first, 'the training')
        app.key('ctrl+w')


@case('no-progress', both=True, thorough=True)
def no_progress(stage):
    """The progress page asks for the user's names if they are unknown, and says so if the library
    has no analyzed games under them. Both lead to the preferences."""
    import_progress(stage)
    for names, told in (('Nobody', 'No Analyzed Games'), ('', 'Which Games Are Yours?')):
        stage.settings(own_names=f"'{names}'")
        with stage.open() as app:
            study = stage.study(app)
            first = open_training(app)
            open_page(app, study, 'Progress')
            app.find('label', '^' + re.escape(study.t(told)) + '$')
            app.tab_to('push button', study.named('_Preferences'))
            training = app.window
            app.key('Return')
            app.wait(lambda: len(app.windows()) == 3, 'the preferences')
            app.wait_window()
            app.find('label', '^' + re.escape(study.t('Your Names, Separated by Commas')) + '$')
            app.key('Escape')
            app.leave_window(training, 'the preferences')
            app.wait_focus('push button', study.named('_Preferences'))
            app.key('Escape')
            app.leave_window(first, 'the training')
            app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('training'))
