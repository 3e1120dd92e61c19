# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The application on the session bus, and its windows with models of their games, for
tests/window/soak.py."""
import os
import re
import subprocess

from accessible import Gio, GLib
from game_model import read_games

NAME, PATH = 'io.github.awale.Awale', '/io/github/awale/Awale'


class Wrong(AssertionError):
    """Raised when an invariant is violated."""


def must(holds, what):
    if not holds:
        raise Wrong(what)


def run_cli(*arguments):
    return subprocess.run([os.environ['AWALE_CLI'], *arguments], capture_output=True, timeout=60).stdout


class Session:
    """The actions of the application on the session bus."""

    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def call(self, path, interface, method, arguments=None):
        return self.bus.call_sync(NAME, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE,
                                  60000).unpack()

    def windows(self):
        """Returns the paths of the windows on the bus."""
        text, = self.call(PATH + '/window', 'org.freedesktop.DBus.Introspectable', 'Introspect')
        return {f'{PATH}/window/{n}' for n in re.findall('<node name="([0-9]+)"/>', text)}

    def open(self, path):
        self.call(PATH, 'org.freedesktop.Application', 'Open', GLib.Variant('(asa{sv})', ([path.as_uri()], {})))

    def activate(self, path, name, parameter=None):
        group, name = name.split('.', 1)
        self.call(PATH if group == 'app' else path, 'org.gtk.Actions', 'Activate',
                  GLib.Variant('(sava{sv})', (name, [parameter] if parameter else [], {})))

    def actions(self, path):
        """Returns which actions of a window are enabled, and the states of those that have one."""
        every, = self.call(path, 'org.gtk.Actions', 'DescribeAll')
        return {name: enabled for name, (enabled, _, _) in every.items()}, {
            name: state[0] for name, (_, _, state) in every.items() if state}


class Window:
    """A study window. place is its path on the bus, its accessible frame and its id on the
    screen."""

    def __init__(self, soak, place):
        self.soak, self.app = soak, soak.app
        self.path, self.frame, self.id = self.place = place

    def do(self, name, parameter=None):
        self.soak.session.activate(self.path, name, parameter)

    def can(self, name):
        return self.soak.session.actions(self.path)[0][name]

    def show(self):
        """Activates the window, and makes it the current one."""
        self.app.window = self.id
        self.app.activate(self.id)

    def key(self, *names):
        self.show()
        self.app.key(*names)

    def find_all(self, role, name):
        return self.app.find_all(role, name, under=self.frame)

    def wait_focus(self, role, name):
        """Waits until an accessible in this window has the focus, and returns it; each window
        reports its own focus."""
        return self.app.find(role, name, 'focused', self.frame)

    def wait(self, holds, what):
        """Waits until holds() is true, or raises Wrong with the text what()."""
        try:
            self.app.wait(holds, '', 20)
        except TimeoutError as error:
            raise Wrong(what()) from error


class GameWindow(Window):
    """A window with a game and the model of the game. file is the path of the game."""

    def __init__(self, soak, place, model, file=None):
        super().__init__(soak, place)
        self.model, self.file = model, file
        board = self.app.find('panel', '^Board$', under=self.frame)
        find = lambda: self.app.find_all('push button', '^[A-Fa-f], ', under=board)
        self.pits = self.app.wait(lambda: len(found := find()) == 12 and found, 'twelve pits')
        self.do('win.first')
        self.model.go('')

    def step(self):
        """Returns the name of the step that undo would reverse."""
        return self.app.find('push button', '^Undo', under=self.frame).description

    # --- Checks ----------------------------------------------------------------------------------

    def on_board(self):
        """Returns the number of seeds in each pit, from the accessible names."""
        found = [(name[:1], re.search(r'(\d+) seed', name)) for name in self.app.application.names(self.pits)]
        return {letter: int(seeds[1]) if seeds else 0 for letter, seeds in found}

    def check_board(self):
        expected = self.soak.rules.pits(self.model.line, self.model.start.position)
        self.wait(lambda: self.on_board() == expected,
                  lambda: f'the board shows {self.on_board()}, not {expected} after “{self.model.line}”')

    def save(self):
        """Saves the game and waits until it is saved. Returns the bytes of the file."""
        before = self.file.stat()
        if self.can('save'):
            self.do('win.save')
            self.app.wait(lambda: self.file.stat().st_ino != before.st_ino, 'the file to be written')
            self.wait_saved()
        return self.file.read_bytes()

    def wait_saved(self):
        self.app.wait(lambda: not self.app.title(self.id).startswith('•'), 'the title to say that it is saved')

    def check_file(self):
        """Checks that the saved file equals the model and is valid. Returns its text."""
        text = self.save().decode()
        found = read_games(text)
        must(found == [self.model.start], f'the file has {found}, not {[self.model.start]}')
        self.check_readable()
        return text

    def check_readable(self):
        said = run_cli('check', self.file).decode()
        states = [line.split('\t')[2:] for line in said.splitlines()[1:]]
        must(states and all(s == ['ok', ''] or self.lacks_seeds(*s) for s in states), f'awale-cli check says {said!r}')

    def lacks_seeds(self, state, detail):
        """Returns true if the only problem is that a position was set up with fewer seeds."""
        return bool(self.model.start.position and state == 'warning'
                    and re.fullmatch('[0-9:]+ FEN: [0-9]+ seeds in all instead of 48', detail))

    def check_copy(self):
        """Checks that awale-cli writes the same file."""
        before = self.save()
        written = run_cli('convert', self.file, '-', '--to', 'ogn')
        must(written == before, f'awale-cli writes {written!r} for {before!r}')
