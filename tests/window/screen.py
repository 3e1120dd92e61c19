# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""What the X server tells of windows, and what it is given: the pointer's moves and keys.

Both by one connection each. A program started for each question and each key took a quarter of the processor time where
there are many, as in the test of the menus.
"""
import contextlib
import select
import subprocess

from Xlib import X, display, error


class Screen:
    """The screen of an X server that has the name DISPLAY in env. Windows are named by their ids, as text."""

    def __init__(self, env, patience):
        self.env, self.patience = env, patience     # seconds
        self._display = display.Display(env['DISPLAY'])
        self._root = self._display.screen().root
        self._hands = None

    def close(self):
        self.let_go()
        self._display.close()

    # What it tells.

    def _window(self, window):
        return self._display.create_resource_object('window', int(window)) if window else self._root

    def told(self, name, window=None):
        """The value of a property of a window, or of the screen: text or a list of numbers, empty if there is none."""
        with contextlib.suppress(error.BadWindow):
            found = self._window(window).get_full_property(self._display.get_atom(name), X.AnyPropertyType)
            if found:
                return found.value.decode(errors='replace') if found.format == 8 else list(found.value)
        return []

    def windows(self, name, window=None):
        """The ids that such a property has."""
        return [str(id) for id in self.told(name, window)]

    def title(self, window):
        return self.told('_NET_WM_NAME', window) or self.told('WM_NAME', window) or ''

    def extents(self, window):
        """x, y, width, height of a window on the screen; all 0 if it is gone."""
        with contextlib.suppress(error.BadWindow, error.BadDrawable):
            size = self._window(window).get_geometry()
            place = self._root.translate_coords(self._window(window), 0, 0)
            return place.x, place.y, size.width, size.height
        return 0, 0, 0, 0

    def focus(self):
        """The id of the window of a program that keys come to, or None."""
        window = self._display.get_input_focus().focus
        while hasattr(window, 'id') and window.id != self._root.id:
            if self.told('WM_STATE', window.id):
                return str(window.id)
            with contextlib.suppress(error.BadWindow):
                window = window.query_tree().parent
                continue
            break           # it has just gone
        return None

    def shown(self, name):
        """The ids of what is shown right on the screen and has this name, the lowest first."""
        found = []
        for window in self._root.query_tree().children:
            with contextlib.suppress(error.BadWindow):      # one that has just gone
                its = window.get_wm_class()
                if its and its[0] == name and window.get_attributes().map_state == X.IsViewable:
                    found.append(str(window.id))
        return found

    # What it is given.

    def do(self, *words):
        """Has xdotool do something, and waits until it is done. It ends where something is not to be had, such as a
        window that is gone; the next one does what follows."""
        with contextlib.suppress(BrokenPipeError):
            hands = self._take()
            hands.stdin.write(' '.join(map(str, words)) + '\ngetmouselocation\n')
            hands.stdin.flush()
            if not select.select([hands.stdout], [], [], self.patience)[0]:
                raise TimeoutError(f'waited in vain for xdotool to {words}')
            if hands.stdout.readline():
                return
        self.let_go()

    def _take(self):
        if not self._hands:
            self._hands = subprocess.Popen(['xdotool', '-'], env=self.env, text=True, stdin=subprocess.PIPE,
                                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return self._hands

    def let_go(self):
        """Ends xdotool; the next one learns where the keys are now."""
        if self._hands:
            with contextlib.suppress(BrokenPipeError):
                self._hands.stdin.close()
            self._hands.kill()
            self._hands.wait()
            self._hands.stdout.close()
        self._hands = None
