#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Editing a game by keyboard and by pointer: marks, variations, lines as text, details, and going
back to earlier positions."""
import contextlib
import re
import sys

from harness import case, equal, main

GAME = '[South "Ama"]\n[North "Kofi"]\n[Mood "calm"]\n\n1. F f (1. … e {Better} 2. B d (2. … c)) 2. B e 3. B c *\n'

# Shortcuts with the Z key of the “us” keyboard layout, given by its key code.
CTRL_Z, CTRL_SHIFT_Z = 'ctrl+52', 'ctrl+shift+52'


def movetext(game):
    return re.sub(r'\s+', ' ', game.read_text().split('\n\n', 1)[1]).strip()


def save(app, game):
    """Saves the game, and returns the moves and comments in the written file."""
    before = game.read_text()
    app.key('ctrl+s')
    app.wait(lambda: game.read_text() != before, 'the file to be written')
    return movetext(game)


def wait_description(app, find, text):
    app.wait(lambda: find().description == text, f'the description “{text}”')


@case('marks', thorough=True)
def marks(stage):
    """Circles and arrows are drawn by keyboard and with the secondary button, undone, saved and
    cleared."""
    game = stage.write('g.ogn', GAME)
    with stage.open(game, size=(1100, 760)) as app:
        study = stage.study(app)
        app.wait(study.moves)
        app.tab_to('push button', '^[A-F], ')
        app.key('Page_Down')
        study.wait_pit('F', 0)
        start = app.focused().name[0]
        app.key('m')
        wait_description(app, lambda: study.pit(start),
                         study.t('Circle on %s (%s): M draws, Space recolors.')
                         % (start, study.t('green')))
        app.key('space', 'm')
        wait_description(app, lambda: study.pit(start), study.t('red circle'))
        app.key('m', 'Left' if start == 'F' else 'Right')
        end = app.wait_focus('push button', f'^[A-F], (?<!{start}, )').name[0]
        app.key('Return')
        wait_description(app, lambda: study.pit(end), study.t('red arrow from %s') % start)

        app.click(study.pit('D'), button=3)
        wait_description(app, lambda: study.pit('D'), study.t('green circle'))
        app.drag(study.pit('D'), study.pit('E'), study.pit('d'), button=3)
        wait_description(app, lambda: study.pit('d'), study.t('green arrow from %s') % 'D')
        app.key('ctrl+z')
        wait_description(app, lambda: study.pit('d'), '')
        app.key('ctrl+shift+z')
        wait_description(app, lambda: study.pit('d'), study.t('green arrow from %s') % 'D')
        text = save(app, game)
        app.key('ctrl+w')
    expected = f'[%csl R{start},GD] [%cal R{start}{end},GDd]'
    assert f'1. F {{{expected}}}' in text, text

    with stage.open(game, size=(1100, 760)) as app:
        study = stage.study(app)
        app.wait(study.moves)
        wait_description(app, lambda: study.pit('d'), study.t('green arrow from %s') % 'D')
        app.tab_to('push button', '^[A-Fa-f], ')
        app.key('Menu')
        app.wait(lambda: app.find_all('menu item'), 'the menu')
        app.settle()
        app.key('Up', 'Return')         # the last item is Clear Marks
        app.wait_focus('push button', '^[A-Fa-f], ')
        wait_description(app, lambda: study.pit('d'), '')
        equal(save(app, game), '1. F f (1. … e {Better} 2. B d (2. … c)) 2. B e 3. B c *', 'the movetext')
        app.key('ctrl+w')


@case('correct', both=True)
def correct(stage):
    """By keyboard, a move is replaced and another one inserted. Letters also play while the focus
    is in the moves."""
    game = stage.write('g.ogn', '1. F f 2. E {odd} e 3. D d *\n')
    with stage.open(game, size=(1100, 760), ends=False) as app:
        study = stage.study(app)
        app.wait(study.moves)
        app.click(study.move(2, 'South', 'E'))
        study.wait_pit('E', 0)
        app.key('F2')
        app.wait(lambda: study.pit('E').name != study.move(2, 'South', 'E').name, 'the board before it')
        app.wait_focus('push button', '^[A-Fa-f], ')
        app.key('Escape')
        study.wait_pit('E', 0)
        app.key('F2')
        app.wait_focus('push button', '^[A-Fa-f], ')
        app.key('a')
        study.move(2, 'South', 'A')
        equal(save(app, game), '1. F f 2. A {odd} e 3. D d *', 'the movetext')

        app.key('ctrl+z')
        study.move(2, 'South', 'E')
        app.click(study.move(2, 'South', 'E'))
        study.wait_pit('E', 0)
        app.key('shift+F2')
        app.wait_focus('push button', '^[A-Fa-f], ')
        app.key('a')
        study.move(2, 'North', 'e')
        text = save(app, game)
        assert text.startswith('1. F f 2. A e {odd'), text

        app.key('ctrl+z')
        app.click(study.move(3, 'North', 'd'))
        study.wait_pit('d', 0)
        app.key('c')        # the focus is in the moves
        study.move(4, 'South', 'C')
        app.kill()


@case('lines', thorough=True)
def lines(stage):
    """A line is cut and pasted with its annotations, promoted, collapsed and expanded."""
    game = stage.write('g.ogn', GAME)
    with stage.open(game) as app:
        study = stage.study(app)
        app.wait(study.moves)
        app.click(study.move(1, 'North', 'e'))
        study.wait_pit('e', 0)
        app.key('ctrl+x')
        study.wait_no_move(1, 'North', 'e')
        app.key('ctrl+v')
        study.move(1, 'North', 'e')
        study.row('Better')
        equal(save(app, game), '1. F f (1. … e {Better} 2. B d (2. … c)) 2. B e 3. B c *', 'the movetext')

        app.key('minus')
        study.wait_no_move(1, 'North', 'e')
        app.key('plus')
        app.click(study.move(1, 'North', 'e'))
        app.key('ctrl+Up')
        equal(save(app, game), '1. F e {Better} (1. … f 2. B e 3. B c) 2. B d (2. … c) *', 'the movetext')
        app.key('ctrl+z')
        equal(save(app, game), '1. F f (1. … e {Better} 2. B d (2. … c)) 2. B e 3. B c *', 'the movetext')

        # A line that cannot be played in the current position is reported, and nothing changes.
        app.key('ctrl+c', 'Home')
        study.wait_pit('F', 4)
        app.key('ctrl+v')
        app.find('label', re.escape(study.t('The clipboard does not contain a game, a position or a line that can be '
                                            'played here.')))
        equal(movetext(game), '1. F f (1. … e {Better} 2. B d (2. … c)) 2. B e 3. B c *', 'the movetext')
        app.key('ctrl+w')


@case('comment')
def comment(stage):
    """Undo in the comment works with a Cyrillic keyboard layout, and undo and redo work with Caps
    Lock."""
    game = stage.write('g.ogn', GAME)
    with stage.open(game) as app:
        study = stage.study(app)
        app.wait(study.moves)
        app.key('Page_Down')
        study.wait_pit('F', 0)
        app.key('ctrl+m')
        app.wait_state(study.comment(), 'focused')
        app.type('one')
        app.wait(lambda: study.comment_text() == 'one', 'the comment')
        app.key('Page_Up')
        app.desktop.set_keyboard('-layout', 'ru,us')
        app.key(CTRL_Z)
        app.wait(lambda: study.comment_text() == '', 'the comment undone with a Cyrillic keyboard')
        app.desktop.set_keyboard('-layout', 'us')
        app.key('Caps_Lock', CTRL_SHIFT_Z)
        app.wait(lambda: study.comment_text() == 'one', 'the comment redone under Caps Lock')
        app.key(CTRL_Z)
        app.wait(lambda: study.comment_text() == '', 'the comment undone under Caps Lock')
        app.key('Caps_Lock')
        app.desktop.set_keyboard()
        study.wait_pit('F', 0)
        app.key('Escape', 'Page_Up')
        study.wait_pit('F', 4)
        app.key('ctrl+w')


@case('walk', thorough=True)
def walk(stage):
    """A branch is chosen by keyboard, and Back and Forward lead through the positions visited
    before."""
    game = stage.write('g.ogn', GAME)
    with stage.open(game) as app:
        study = stage.study(app)
        app.wait(study.moves)
        app.key('Page_Down')
        study.wait_pit('F', 0)
        branch = study.t('%s: next')
        app.find('push button', re.escape(branch % study.move_name(1, 'North', 'f')))
        app.key('alt+Down')
        app.find('push button', re.escape(branch % study.move_name(1, 'North', 'e')))
        app.key('Page_Down')
        study.wait_pit('e', 0)
        app.key('Page_Up', 'Page_Down')         # follows the branch taken last
        study.wait_pit('e', 0)
        app.key('alt+Home')
        study.wait_pit('F', 4)
        app.key('Page_Down', 'Page_Down')       # follows the main line again after the start
        study.wait_pit('f', 0)
        for keys in ('alt+Left', 'alt+Left', 'alt+Left'):
            app.key(keys)
        study.wait_pit('e', 0)
        app.key('alt+Right')
        study.wait_pit('F', 4)

        # The extra mouse buttons go back and forward, too.
        app.click(study.pit('C'), button=8)
        study.wait_pit('e', 0)
        app.click(study.pit('C'), button=9)
        study.wait_pit('F', 4)
        app.key('ctrl+w')


def wait_pasted(app, study, plies, pit, seeds):
    """Waits for the window with the pasted game, which has this number of moves and of seeds in a
    pit."""
    def there():
        found = []
        for window in app.toplevels():
            if window.path in study.frames:
                continue
            start = re.escape(study.t('Round %d, %s').split('%')[0])
            lists = app.find_all('list', study.named('Moves'), under=window)
            moves = app.find_all('push button', f'^{start}[0-9]', under=lists[0]) if lists else []
            words = study.nt('%d seed', '%d seeds', seeds) % seeds
            pits = app.find_all('push button', f'^{pit}, [^,]+, {re.escape(words)}(,|$)', under=window)
            if len(moves) == plies and pits:
                found.append(window)
        return found
    app.wait(there, f'a window with {plies} moves and {seeds} seeds in {pit}')


@contextlib.contextmanager
def paste(app, study, text):
    """Pastes a text from another program into a new window, and closes that window at the end."""
    with app.desktop.clipboard(text):
        app.key('ctrl+v')
        study.answer_by_key('New _Window')
        app.wait_window('^• ')
        yield
    app.key('ctrl+w')
    study.answer_by_key('_Discard')
    app.wait(lambda: len(app.windows()) == 1, 'one window')
    app.wait_window('^Ama . Kofi')


@case('paste')
def paste_from_elsewhere(stage):
    """With the focus on the board, Ctrl+V opens pasted moves, a position or a game as a new game,
    and continues the game with a pasted line."""
    game = stage.write('g.ogn', GAME)
    with stage.open(game) as app:
        study = stage.study(app)
        original = app.wait(study.moves)
        app.tab_to('push button', '^[A-Fa-f], ')
        with paste(app, study, 'FfBe'):
            wait_pasted(app, study, 4, 'F', 4)
        with paste(app, study, '1-0-0-0-0-2-1-1-0-0-0-4-20-18-N'):
            wait_pasted(app, study, 0, 'F', 2)
        with paste(app, study, '4s, 4s,4s,4s,4s,4s / 4s,4s,4s,4s,5s,3s 0 0 n'):
            wait_pasted(app, study, 0, 'E', 5)
        with paste(app, study, '[South "Efua"]\n\n1. A {Quiet} (1. B) a *\n'):
            wait_pasted(app, study, 3, 'A', 4)
            app.wait_title('^• .*Efua')
        study.wait_moves(original)

        app.key('Page_Down')
        study.wait_pit('F', 0)
        app.tab_to('push button', '^[A-Fa-f], ')
        with app.desktop.clipboard('d 2. C'):
            app.key('ctrl+v')
            study.move(1, 'North', 'd')
        study.move(2, 'South', 'C')
        app.wait_title('^• ')
        equal(save(app, game), '1. F f (1. … e {Better} 2. B d (2. … c)) (1. … d 2. C) 2. B e 3. B c *',
              'the movetext')
        app.key('ctrl+w')


@case('paste-notice', thorough=True)
def paste_notice(stage):
    """The notice about a faulty paste disappears when the game is changed."""
    game = stage.write('g.ogn', GAME)
    with stage.open(game, size=(1000, 760), ends=False) as app:
        study = stage.study(app)
        app.wait(study.moves)
        app.tab_to('push button', '^[A-Fa-f], ')
        with app.desktop.clipboard('[South "Efua"]\n\n1. A a 2. A *\n'):
            app.key('ctrl+v')
            study.answer_by_key('_Add to This File')
            study.wait_no_dialog()
        study.wait_notice('There are problems with what was pasted.')
        app.tab_to('push button', '^[A-Fa-f], ')
        app.key('End', 'b')
        study.wait_no_notice('There are problems with what was pasted.')
        app.kill()


@case('details', thorough=True)
def details(stage):
    """An invalid date is reported and cannot be applied, and one step of undo removes the date that
    was added."""
    game = stage.write('g.ogn', GAME)
    with stage.open(game, size=(1000, 760)) as app:
        study = stage.study(app)
        app.wait(study.moves)
        app.do_action(app.find('frame'), 'win.details')
        dialog = study.dialog()
        app.type('Esi')        # the first field is focused with its text selected
        app.wait_text(app.find('text', study.named('South'), under=dialog), '^Esi$')
        date = app.find('text', study.named('Date'), under=dialog)
        app.click(date)
        app.type('2026-02-30')
        app.find(None, re.escape(study.t('Enter a day, or only a month or a year: 2026-11-21, 2026-11, 2026.')),
                 under=dialog)
        apply = app.find('push button', study.named('_Apply'), under=dialog)
        app.wait_state(apply, 'sensitive', False)
        app.key('BackSpace', 'BackSpace', 'BackSpace')
        app.wait_state(apply, 'sensitive')
        app.click(apply)
        study.wait_no_dialog()
        app.wait_state(app.find('frame'), 'active')     # the window gets the keyboard back later
        save(app, game)
        assert '[Date "2026.02.??"]' in game.read_text(), game.read_text()
        app.key('ctrl+z')
        save(app, game)
        assert '[Date "?"]' in game.read_text(), game.read_text()
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('editing'))
