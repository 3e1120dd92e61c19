#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""soak.py MINUTES [--seed N] [--keep FOLDER] [--memory]: uses the real window at random and without
a pause, and checks invariants. Each game equals its model, both on the board and in the file; undo
and redo restore the same bytes; the library and the answers of the training are those that were
entered; threads, descriptors, children and (with --memory) memory do not grow; there are no
warnings. tests/soak builds the program and runs this in its environment.

A round is a game in a window of its own, which is closed at the end; another window stays open. A
run of fewer than ten rounds fails, because it cannot detect growth.
"""
import argparse
import collections
import contextlib
import os
import pathlib
import random
import re
import shutil
import sys
import time
import traceback

import growth
from accessible import GLib
from driver import App, Desktop
from game_model import Model, Rules, read_games
from harness import COMPLAINTS, LOCALES, NOT_OURS, Stage
from soak_library import Library
from soak_training import Training
from soak_window import GameWindow, Session, Window, Wrong, must

ROUND = 60              # actions per round
KEEP_LAST = 30
GAME = ('[Variant "Oware Abapa"]\n[Event "?"]\n[Site "?"]\n[Date "?"]\n[Round "?"]\n[South "Ama"]\n[North "Kofi"]\n'
        '[Result "*"]\n\n*\n')
WORDS = 'a quiet move that feeds too early and gives krou away as well as time'.split()
# Dialogs that can be opened and closed without any effect.
DIALOGS = ('win.details', 'win.new-game', 'win.open', 'win.save-as', 'win.print', 'win.play-on', 'win.save-picture',
           'win.rules', 'app.preferences', 'app.keys', 'app.about', 'win.tour')
WAYS = ('next-variation', 'previous-variation', 'back', 'forward', 'next', 'previous', 'last', 'next-error',
        'find-next')
SETUP_KEYS = ('plus', 'minus', 'Right', 'Left', 'Delete', '3', 'ctrl+z', 'ctrl+shift+z')
SWITCHES = ('analyse', 'flipped', 'show-pane', 'show-evaluations', 'fullscreen', 'autoplay')


def without_values(text):
    """Returns the bytes of a file without bracketed commands, because an analysis may have added
    values meanwhile, and without braces and white space."""
    return b''.join(re.sub(rb'\[%[^]]*\]|[{}]', b'', text).split())


def equal_bytes(got, expected, what):
    """Asserts that the bytes are equal, apart from values that an analysis has added meanwhile."""
    if b'[%eval' in got + expected:
        got, expected = without_values(got), without_values(expected)
    must(got == expected, f'{what} gives {got!r}, not {expected!r}')


class Soak:
    """The random actions with their probabilities, and the checks between them."""

    def __init__(self, stage, app, arguments):
        self.stage, self.app, self.random = stage, app, random.Random(arguments.seed)
        self.session, self.rules = Session(), Rules(os.environ['AWALE_CLI'])
        self.study = stage.study(app)
        self.last = collections.deque(maxlen=KEEP_LAST)
        self.counts = collections.Counter()
        self.rounds, self.window = 0, None
        self.library, self.training = Library(self), Training(self)

    def note(self, what):
        self.last.append(what)

    def new_window(self, make):
        """Returns the path on the bus, the accessible frame and the id on the screen of the window
        that make() opens."""
        paths, frames, ids = self.session.windows(), {w.path for w in self.app.toplevels()}, set(self.app.windows())
        make()
        path = self.app.wait(lambda: self.session.windows() - paths, 'a window on the bus')
        frame = self.app.wait(lambda: [w for w in self.app.toplevels() if w.path not in frames], 'a frame')
        id = self.app.wait(lambda: set(self.app.windows()) - ids, 'a window on the screen')
        self.study.frames.add(frame[-1].path)
        place = path.pop(), frame[-1], id.pop()
        self.app.activate(place[2])     # a window that appears late would take the focus
        return place

    def open(self, file, text):
        return GameWindow(self, self.new_window(lambda: self.session.open(file)), Model(read_games(text)[0]), file)

    def empty_window(self):
        return Window(self, self.new_window(lambda: self.session.activate(None, 'app.new-window')))

    def some_words(self):
        return ' '.join(self.random.choices(WORDS, k=self.random.randint(1, 5)))

    # --- Actions, which return a description, or None if they are impossible now -----------------

    def play(self):
        model = self.window.model
        legal = self.rules.legal(model.line, model.start.position)
        if not legal or len(model.line) > 40:
            return None
        letter = self.random.choice(legal)
        known = letter in model.at().following
        pit = self.window.pits['ABCDEFabcdef'.index(letter)]
        must(pit.name[0] == letter, f'pit {pit.name!r} is not {letter}')
        model.play(letter)
        self.app.do_action(pit, 'click') if 'click' in pit.actions else self.app.do_action(pit)
        return f'play {letter}' + (' (there)' if known else '')

    def walk(self):
        model, window = self.window.model, self.window
        ways = {'first': '', 'previous': model.line[:-1]}
        if model.way is not None:
            ways |= {'next': model.next(model.line), 'last': model.end()}
        name = self.random.choice(list(ways))
        if ways[name] is None or ways[name] == model.line or (name == 'last' and not model.at().following):
            return None
        must(window.can(name), f'{name} cannot be done at “{model.line}”')
        model.go(ways[name])
        keys = {'first': 'alt+Home', 'last': 'alt+End', 'next': 'Page_Down', 'previous': 'Page_Up'}
        # Do not use the page keys if the report, which uses them itself, may have the focus.
        by_key = self.random.random() < 0.3 and (name in ('first', 'last') or not self.reported)
        window.key(keys[name]) if by_key else window.do('win.' + name)
        return name + (' by key' if by_key else '')

    def wander(self):
        """Navigates in ways that the model does not follow, and then goes to the start."""
        names = self.random.choices(WAYS, k=self.random.randint(1, 8))
        for name in names:
            self.window.do('win.' + name)
        self.window.do('win.first')
        self.window.model.go('')
        # The branch selected at the start may have been changed.
        self.window.model.way = None
        return 'wander ' + ' '.join(names)

    def judge(self):
        if not self.window.model.line:
            return None
        glyph = self.random.randint(1, 6)
        self.window.model.toggle_glyph(glyph)
        self.window.do('win.glyph', GLib.Variant('i', glyph))
        return f'glyph {glyph}'

    def comment(self):
        if self.window.model.at().comment:
            return None
        self.turn('show-pane', True)
        text = self.some_words()
        self.window.key('ctrl+m')
        # The search entry, which is also a text, may keep the focus until the comment gets it.
        entry = self.app.wait_focus('text', '^Comment on ')
        self.app.type(text)
        self.app.wait(lambda: self.app.text(entry) == text, f'the comment “{text}”')
        self.app.key('Escape')
        self.app.wait(lambda: (a := self.app.focused()) and a.path != entry.path, 'the comment to be left')
        self.window.model.say(text)
        return f'comment “{text}”'

    def cut(self):
        if not self.window.model.line:
            return None
        self.window.model.cut()
        self.window.do('win.cut-line')
        return 'cut the line'

    def cut_and_paste(self):
        """Cuts a line, and pastes it with its annotations as the last variation."""
        model = self.window.model
        if not model.line:
            return None
        line, moves = model.line, model.at()
        model.cut()
        self.window.do('win.cut-line')
        self.app.wait(lambda: self.window.step() == 'Cut', 'the line to be cut')
        model.change(line, lambda: model.at().following.__setitem__(line[-1], moves))
        self.window.do('win.paste-line')
        self.app.wait(lambda: self.window.step() != 'Cut', 'the line to be pasted')
        return f'cut and paste {1 + moves.count()} moves'

    def undo(self):
        """Undoes some steps, and sometimes redoes these or also earlier ones, or a part of them."""
        model = self.window.model
        steps = self.random.randint(0, min(8, len(model.past)))
        again = self.random.randint(0, steps + len(model.future)) if self.random.random() < 0.7 else 0
        for name, count in (('undo', steps), ('redo', again)):
            for _ in range(count):
                must(self.window.can(name), f'there is no {name}')
                getattr(model, name)()
                self.window.do('win.' + name)
        return f'undo {steps}, redo {again}' if steps or again else None

    def save(self):
        text = self.window.check_file()
        return f'save {len(text)} bytes'

    def convert(self):
        self.window.check_copy()
        return 'read and write it with awale-cli'

    def edit_and_back(self):
        """Makes a change that the model does not know. Undo must reverse it, and redo must restore
        it to the same bytes."""
        window, model = self.window, self.window.model
        window.do('win.first')
        window.do('win.last')
        name = self.random.choice(['duplicate-game', 'add-game', 'mark-diagram', 'cut-line', 'write-report'])
        before = window.save()
        if not window.can(name):
            window.do('win.first')
            model.go('')
            return None
        former = window.step()
        window.do('win.' + name)
        if name == 'write-report':
            self.study.answer('_Write')
            self.app.settle()
            if window.step() == former:
                window.do('win.first')
                model.go('')
                return f'{name}, which has nothing to write'
        is_changed = lambda: window.step() != former or without_values(window.save()) != without_values(before)
        changed = self.app.wait(lambda: is_changed() and window.save(), f'{name} to change something')
        window.check_readable()
        for back, expected in (('undo', before), ('redo', changed), ('undo', before)):
            window.do('win.' + back)
            equal_bytes(window.save(), expected, f'{back} of {name}')
        window.do('win.first')
        model.future.clear()
        model.way = None
        model.go('')
        return f'{name} and back'

    def look(self):
        """Twice opens a dialog, renames an engine in the preferences or sometimes presses keys in
        another dialog, and closes it with Escape."""
        name = self.random.choice(DIALOGS)
        if name.startswith('win.') and not self.window.can(name[4:]):
            return None
        for _ in range(2):
            self.look_once(name)
        return f'look at {name}'

    def look_once(self, name):
        open_before = {w.path for w in self.app.toplevels()}
        self.window.key('Shift_L')      # makes this window the parent
        self.window.do(name)
        come = self.app.wait(lambda: [w for w in self.app.toplevels() if w.path not in open_before], f'{name} to open')
        self.app.settle()
        if name == 'app.preferences':
            self.change_engine(come[-1])
        elif self.random.random() < 0.5:
            self.app.key(*self.random.choices(['Tab', 'Down', 'Right', 'shift+Tab', '5'], k=self.random.randint(1, 8)))
        for _ in range(5):
            self.app.key('Escape')
            with contextlib.suppress(TimeoutError):
                self.app.wait(lambda: not {w.path for w in self.app.toplevels()} & {w.path for w in come}, '', 3)
                return
        raise Wrong(f'{name} does not close')

    def change_engine(self, preferences):
        frames = {w.path for w in self.app.toplevels()}
        self.app.do_action(self.app.find('page tab', '^Engines$', under=preferences))
        row = self.app.find('list item', '^Engine ', under=preferences)
        self.app.click(row)
        editor = self.app.wait(lambda: [w for w in self.app.toplevels() if w.path not in frames], 'the engine')[0]
        self.app.settle()
        self.app.click(self.app.find_all('text', under=editor)[1])
        name = f'Engine {self.random.randint(1, 99)}'
        self.app.key('ctrl+a')
        self.app.type(name)
        self.app.do_action(self.app.find('push button', self.study.named('_Save'), 'sensitive', editor))
        self.app.wait(lambda: editor.path not in {w.path for w in self.app.toplevels()}, 'the engine to be kept')
        self.app.find('list item', f'^{name}$', under=preferences)

    def print_game(self):
        """Prints the game to a file, which must be complete."""
        if not self.window.can('print'):
            return None
        for printed in self.stage.home.glob('*.pdf'):
            printed.unlink()
        frames, ids = {w.path for w in self.app.toplevels()}, set(self.app.windows())
        self.window.do('win.print')
        dialog = self.app.wait(lambda: [w for w in self.app.toplevels() if w.path not in frames], 'the print dialog')[0]
        self.app.window = self.app.wait(lambda: set(self.app.windows()) - ids, 'the print dialog').pop()
        self.app.click(self.app.find('label', '^Print to File$', under=dialog))
        self.app.click(self.app.find('push button', '^_?Print', 'sensitive', dialog))
        self.app.wait(lambda: set(self.app.windows()) == ids, 'the dialog to close')
        printed = self.app.wait(lambda: [file for file in self.stage.home.glob('*.pdf')
                                         if file.read_bytes().rstrip().endswith(b'%%EOF')], 'the file to be printed')[0]
        self.window.show()
        return f'print {printed.stat().st_size} bytes'

    def switch(self):
        name = self.random.choice(SWITCHES)
        enabled, states = self.session.actions(self.window.path)
        if not enabled[name]:
            return None
        self.window.do('win.' + name)
        if name == 'autoplay':
            self.app.settle()
            self.turn('autoplay', False)
            self.window.do('win.first')
            self.window.model.go('')
        return f'switch {name}'

    def turn(self, switch, on):
        if self.session.actions(self.window.path)[1][switch] != on:
            self.window.do('win.' + switch)

    def set_up(self):
        """Sets up a position, and then either cancels or starts the game from it."""
        if not self.window.can('edit-position'):
            return None
        self.window.do('win.edit-position')
        self.app.wait(lambda: self.window.can('cancel-setup'), 'setting up')
        self.window.key(*self.random.choices(SETUP_KEYS, k=self.random.randint(1, 10)))
        # Wait until the keys have arrived; later keys would go to the game, because actions can
        # overtake them.
        self.app.settle()
        if self.window.can('finish-setup') and self.random.random() < 0.4:
            return self.finish_setup()
        self.window.do('win.cancel-setup')
        self.app.wait(lambda: not self.window.can('cancel-setup'), 'the end of setting up')
        return 'set up and cancel'

    def finish_setup(self):
        """Starts the game from the position, without moves. If this is the current position of the
        game, nothing changes."""
        model = self.window.model
        field = self.app.find('text', self.study.named('Pits A–F, a–f, stores, side to move'), under=self.window.frame)
        position = self.app.text(field)
        is_other = position != self.rules.ask(model.line, model.start.position)['position']
        self.window.do('win.finish-setup')
        if is_other and model.start.following:
            self.study.answer('_Replace the Moves')
        self.app.wait(lambda: not self.window.can('finish-setup'), 'the end of setting up')
        if is_other:
            model.begin_with(position)
        return f'set up {position}'

    def report(self):
        """Starts a report, and looks at its page."""
        if not self.window.model.start.following or not self.window.can('report'):
            return None
        self.reported = True
        self.window.do('win.report')
        self.app.settle()
        if self.window.can('start-report'):
            self.window.do('win.start-report')
        return 'report'

    def copy(self):
        """Copies the game, and reads the copy as another program would."""
        self.window.key('Shift_L')
        self.window.do('win.copy-game')
        self.app.application.round_trip()
        text = self.app.desktop.read_clipboard('text/plain;charset=utf-8').decode()
        found = read_games(text)
        must(found == [self.window.model.start], f'the copy has {found}, not {[self.window.model.start]}')
        return 'copy the game'

    def other_window(self):
        """Opens a window without a game, and closes it again."""
        other = self.empty_window()
        if self.random.random() < 0.5:
            other.do('win.edit-position')
        self.app.settle()
        self.close(other)
        return 'another window'

    def against_computer(self):
        """Plays some moves against the computer, without saving."""
        other = self.empty_window()
        other.show()
        other.do('win.new-game')
        self.study.answer('_Start')
        self.app.window = other.id
        moves = self.random.randint(1, 6)
        turn = lambda: other.can('hint') and other.find_all('push button', '^[A-F], ')
        for _ in range(moves):
            pits = self.app.wait(turn, 'our turn')
            asked = other.can('take-back')
            if asked and self.random.random() < 0.2:
                other.do('win.take-back')
                continue
            self.app.do_action(self.random.choice(pits))
            self.app.settle()
        self.close(other)
        return f'play {moves} moves against the computer'

    def again(self):
        window = self.window
        text = window.check_file()
        self.close(window)
        self.window = self.open(window.file, text)
        return 'close and open the file again'

    def library_visit(self):
        """Visits the library, either in this window or in one without a game."""
        if self.random.random() < 0.5:
            return self.library.visit(self.window)
        other = self.empty_window()
        done = self.library.visit(other)
        self.close(other)
        return done + ' in another window'

    def library_game(self):
        """Edits and saves a game of the library."""
        if not self.library.games:
            return None
        stays = self.window
        window = self.window = self.library.open(stays if self.random.random() < 0.5 else self.empty_window())
        self.note(f'work on {window.name}')
        for _ in range(self.random.randint(1, 12)):
            self.step(self.WORK)
        window.check_file()
        self.library.check()
        self.close(window)
        self.window = stays
        return f'{window.name} worked on'

    def explore(self):
        return self.library.explore(self.window)

    def train(self):
        return self.training.session()

    WORK = {play: 8, walk: 6, judge: 4, comment: 3, cut: 1, cut_and_paste: 1, undo: 3, save: 2, explore: 1, copy: 1}
    CHANCES = {play: 24, walk: 16, judge: 8, comment: 4, cut: 2, cut_and_paste: 3, undo: 10, save: 6, wander: 4,
               edit_and_back: 3, look: 5, switch: 5, set_up: 2, report: 1, copy: 2, convert: 2, other_window: 1,
               against_computer: 1, again: 1, explore: 2, library_visit: 3, library_game: 2, train: 1, print_game: 1}

    # --- The run ---------------------------------------------------------------------------------

    def close(self, window):
        """Closes a window and discards unsaved changes."""
        window.show()
        before = {w.path for w in self.app.toplevels()}
        self.app.key('ctrl+w')

        def gone():
            asked = [w for w in self.app.toplevels() if w.path not in before]
            with contextlib.suppress(GLib.Error, IndexError):       # a question appears or disappears
                buttons = self.app.find_all('push button', self.study.named('_Discard'), 'sensitive', asked[0])
                self.app.do_action(buttons[0])
            return window.path not in self.session.windows()
        self.app.wait(gone, 'the window to close')
        self.app.wait(lambda: window.id not in self.app.windows(), 'the window to go from the screen')

    def step(self, chances=CHANCES):
        """Does one action, and checks the invariants after it."""
        done = None
        while done is None:
            thing = self.random.choices(list(chances), chances.values())[0]
            self.note(thing.__name__ + '…')
            done = thing(self)
            self.last.pop()
        self.note(done)
        self.counts[thing.__name__] += 1
        self.window.check_board()
        self.check_log()

    def check_log(self):
        complaints = [line for line in self.app.log().splitlines()
                      if COMPLAINTS.search(line) and not NOT_OURS.search(line)]
        must(not complaints, f'the application complained: {complaints[:10]}')

    def round(self):
        self.rounds += 1
        file = self.stage.write(f'game-{self.rounds % 5}.ogn', GAME)
        self.note(f'round {self.rounds}: {file.name}')
        self.window, self.reported = self.open(file, GAME), False
        if self.rounds == 1:
            self.note(self.print_game())        # loads fonts and more before the first measurement
        for _ in range(ROUND):
            self.step()
        self.window.check_file()
        # Undo all steps, and redo them.
        model, text = self.window.model, self.window.file.read_bytes()
        steps = len(model.past)
        for name in ('undo', 'redo'):
            for _ in range(steps):
                getattr(model, name)()
                self.window.do('win.' + name)
            self.window.check_file()
        equal_bytes(self.window.file.read_bytes(), text, 'undoing and redoing all')
        self.close(self.window)
        self.library.check()
        self.training.check()

    def measure(self):
        """Returns the resources that the application uses after its search has ended."""
        self.app.wait(lambda: 'awale-search' not in self.app.threads(), 'the search to end')
        return growth.measure(self.app.proc.pid)


def run(arguments, stage):
    end = time.monotonic() + 60 * arguments.minutes
    anchor = stage.write('anchor.ogn', GAME.replace('\n*', '\n1. F f 2. B e *'))
    stage.settings(north_level=1, tour_finished='true', engines="[('Engine 1', 'true', @a{ss} {})]")
    # Set the folder of documents, into which GTK prints.
    (stage.home / '.config/user-dirs.dirs').write_text('XDG_DOCUMENTS_DIR="$HOME/"\n')
    measures, soak = [], None
    # Do not make criticals fatal: the log is checked for them and for warnings.
    with App(stage.desktop, [os.environ['AWALE'], anchor], locale=LOCALES['en'], home=stage.home,
             size=(1100, 760), env={'G_DEBUG': None, **growth.MALLOC}) as app:
        try:
            soak = Soak(stage, app, arguments)
            while time.monotonic() < end:
                soak.round()
                measures.append(soak.measure())
                print(f'round {soak.rounds}: {sum(soak.counts.values())} done; {measures[-1]}', flush=True)
            grown = growth.judge(measures, arguments.memory)
            app.key('ctrl+q')
            status = app.wait_end()
            must(status == 0, f'exit status {status}')
            soak.check_log()
            return f'{sum(soak.counts.values())} things done in {soak.rounds} rounds; {grown}', True
        except Exception:
            folder = pathlib.Path(arguments.keep)
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            with contextlib.suppress(Exception):
                stage.desktop.screenshot(f'{folder}/screen.png')
                (folder / 'tree.txt').write_text(app.tree())
            shutil.copytree(stage.folder, folder / 'files')
            (folder / 'log').write_text(app.log())
            lines = [traceback.format_exc(), 'The last that was done:', *(soak.last if soak else [])]
            (folder / 'report.txt').write_text('\n'.join(lines) + '\n')
            return '\n'.join([*lines, f'Files, picture, tree and log: {folder}']), False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('minutes', type=float)
    parser.add_argument('--seed', type=int, default=random.randrange(10 ** 6))
    parser.add_argument('--keep', default='soak-failure')
    parser.add_argument('--memory', action='store_true')
    arguments = parser.parse_args()
    print(f'seed {arguments.seed}', flush=True)
    with Desktop() as desktop:
        stage = Stage('soak', desktop, 'en')
        try:
            said, well = run(arguments, stage)
        finally:
            shutil.rmtree(stage.folder, ignore_errors=True)
    print(said)
    print(f'soak {"passed" if well else "FAILED"}, seed {arguments.seed}')
    return 0 if well else 1


if __name__ == '__main__':
    sys.exit(main())
