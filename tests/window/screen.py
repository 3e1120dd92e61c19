# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""A client of the X server for properties of windows, for the pointer and for keys.

It keeps one connection for queries and one for input, because starting a program for each of them
takes much of the time of long tests. Queries use libxcb, which the toolkit needs anyway, so that no
further package is required.
"""
import contextlib
import ctypes
import select
import struct
import subprocess

VIEWABLE = 2        # XCB_MAP_STATE_VIEWABLE
MOST = 1 << 20      # maximum number of words of a property
GONE = (3, 9)       # BadWindow, BadDrawable


class _Cookie(ctypes.Structure):
    _fields_ = [('sequence', ctypes.c_uint)]


class _Screens(ctypes.Structure):
    _fields_ = [('first', ctypes.POINTER(ctypes.c_uint32)), ('left', ctypes.c_int), ('index', ctypes.c_int)]


class Server:
    """A connection to an X server through libxcb, whose replies are bytes of the X protocol."""

    def __init__(self, name):
        self._xcb, self._libc = ctypes.CDLL('libxcb.so.1'), ctypes.CDLL(None)
        connect = self._xcb.xcb_connect
        connect.restype = ctypes.c_void_p
        self._connection = ctypes.c_void_p(connect(name.encode(), None))
        self._check()
        setup, screens = self._xcb.xcb_get_setup, self._xcb.xcb_setup_roots_iterator
        setup.restype, screens.restype = ctypes.c_void_p, _Screens
        self.root = screens(ctypes.c_void_p(setup(self._connection))).first[0]

    def _check(self):
        if self._xcb.xcb_connection_has_error(self._connection):
            raise ConnectionError('the X server is not to be had')

    def close(self):
        self._xcb.xcb_disconnect(self._connection)

    def ask(self, request, layout, *arguments):
        """Returns the reply to a request, unpacked by the layout, and the data after its first 32
        bytes, or None if the window is gone."""
        send, receive = (getattr(self._xcb, f'xcb_{request}{end}') for end in ('', '_reply'))
        send.restype, receive.restype = _Cookie, ctypes.c_void_p
        error = ctypes.c_void_p()
        answer = receive(self._connection, send(self._connection, *arguments), ctypes.byref(error))
        if not answer:
            self._check()
            code = self._take(error, 32)[1]
            if code not in GONE:
                raise ValueError(f'the X server has error {code} for {request}{arguments}')
            return None
        _, n_words = struct.unpack('=II', ctypes.string_at(answer, 8))
        whole = self._take(ctypes.c_void_p(answer), 32 + 4 * n_words)
        return *struct.unpack_from('=' + layout, whole), whole[32:]

    def _take(self, pointer, size):
        """Returns the bytes at a pointer, and frees them."""
        taken = ctypes.string_at(pointer, size)
        self._libc.free(pointer)
        return taken


class Screen:
    """The screen of the X server that DISPLAY in env names. Window ids are strings."""

    def __init__(self, env, patience):
        self.env, self.patience = env, patience     # seconds
        self._server = Server(env['DISPLAY'])
        self._atoms = {}
        self._hands = None

    def close(self):
        self.let_go()
        self._server.close()

    # --- Queries ---------------------------------------------------------------------------------

    def _atom(self, name):
        if name not in self._atoms:
            self._atoms[name], _ = self._server.ask('intern_atom', '8xI', 0, len(name), name.encode())
        return self._atoms[name]

    def told(self, name, window=None):
        """Returns the property of a window or of the screen as a text or a list of numbers, which
        is empty if the property is not set."""
        owner = int(window or self._server.root)
        found = self._server.ask('get_property', 'xB6xIII', 0, owner, self._atom(name), 0, 0, MOST)
        if not found:
            return []
        bits, _type, _left, length, value = found
        if bits == 8:
            return value[:length].decode(errors='replace')
        return list(struct.unpack_from(f'={length}{"H" if bits == 16 else "I"}', value))

    def windows(self, name, window=None):
        return [str(id) for id in self.told(name, window)]

    def title(self, window):
        return self.told('_NET_WM_NAME', window) or self.told('WM_NAME', window) or ''

    def extents(self, window):
        """Returns x, y, width and height of a window on the screen, which are all 0 if the window
        is gone."""
        size = self._server.ask('get_geometry', '8xIhhHH', int(window))
        place = self._server.ask('translate_coordinates', '8xIhh', int(window), self._server.root, 0, 0)
        return (*place[1:3], *size[3:5]) if size and place else (0, 0, 0, 0)

    def _around(self, window):
        """Returns the parent and the children of a window, or 0 and none if the window is gone."""
        _root, parent, count, ids = self._server.ask('query_tree', '8xIIH', window) or (0, 0, 0, b'')
        return parent, struct.unpack_from(f'={count}I', ids)

    def focus(self):
        """Returns the id of the toplevel window that has the keyboard, or None."""
        window, _ = self._server.ask('get_input_focus', '8xI')
        while window > 1 and window != self._server.root:       # 0: none, 1: the pointer's window
            if self.told('WM_STATE', window):
                return str(window)
            window, _ = self._around(window)
        return None

    def shown(self, name):
        """Returns the ids of the visible children of the root window whose WM_CLASS has this name,
        the lowest first."""
        def fits(window):
            state = self._server.ask('get_window_attributes', '26xB', window)
            if not state or state[0] != VIEWABLE:
                return False
            its = self.told('WM_CLASS', window)
            return its and its.split('\0')[0] == name
        return [str(window) for window in self._around(self._server.root)[1] if fits(window)]

    # --- Input -----------------------------------------------------------------------------------

    def do(self, *words):
        """Sends a command to xdotool, and waits until it is done. xdotool ends after an error such
        as a missing window, and is started again by the next command."""
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
        if self._hands and self._hands.poll() is not None:      # xdotool has ended
            self.let_go()
        if not self._hands:
            self._hands = subprocess.Popen(['xdotool', '-'], env=self.env, text=True, stdin=subprocess.PIPE,
                                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return self._hands

    def let_go(self):
        """Ends xdotool, so that the next one learns the new keyboard map."""
        if self._hands:
            with contextlib.suppress(BrokenPipeError):
                self._hands.stdin.close()
            self._hands.kill()
            self._hands.wait()
            self._hands.stdout.close()
        self._hands = None
