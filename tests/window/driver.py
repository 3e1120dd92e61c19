# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Drives the application as a person would, with a real window on an X server of its own, the
pointer, the keyboard, the screen as an image, and the accessibility tree.

A Desktop is an X server with a window manager and a session bus, on which the application can be
started many times. App.wait() polls for a state, and fails after a long time or when the
application ends. The packages needed are TEST_PACKAGES in tests/packages.sh.
"""
import atexit
import contextlib
import ctypes
import fcntl
import functools
import itertools
import mmap
import os
import pathlib
import re
import resource
import shutil
import signal
import struct
import subprocess
import tempfile
import time

import accessible
from accessible import GLib
from screen import Screen

PATIENCE = float(os.environ.get('AWALE_PATIENCE', 120))      # seconds
# Do not make warnings fatal, because warnings of libatspi would end this process. The harness looks
# for warnings of the application in its log instead, and knows those of the libraries.
os.environ.pop('G_DEBUG', None)
# Key codes of F1 to F12; by name, xdotool would also press Alt with xkeyboard-config 2.48.
FUNCTION_KEYS = (*range(67, 77), 95, 96)
# Roles without children, roles inside which a search does not look, and roles that are searched for
# inside those, too.
LEAVES = {'label', 'image', 'separator'}
CLOSED = LEAVES | {'push button', 'scroll bar', 'slider', 'text'}
WITHIN = {'label', 'image', 'menu item'}


def _die_with_parent():
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)       # see App.limit_files()


_spawn = functools.partial(subprocess.Popen, preexec_fn=_die_with_parent)


@functools.cache
def _session_bus():
    """Starts a private session bus, which knows only the services of the accessibility bus and of
    Xfconf, and makes it that of this process."""
    for name in ('DISPLAY', 'WAYLAND_DISPLAY', 'AT_SPI_BUS_ADDRESS', 'NO_AT_BRIDGE'):
        os.environ.pop(name, None)
    folder = tempfile.mkdtemp(prefix='awale-bus-')
    os.environ['XDG_RUNTIME_DIR'] = folder      # for the socket of the accessibility bus
    for service in ('org.a11y.Bus', 'org.xfce.Xfconf'):
        source = pathlib.Path('/usr/share/dbus-1/services', service + '.service')
        if source.exists():
            shutil.copy(source, folder)
    pathlib.Path(folder, 'conf').write_text(f'''<busconfig><type>session</type><listen>unix:dir={folder}</listen>
        <servicedir>{folder}</servicedir><policy context="default"><allow send_destination="*"/>
        <allow receive_sender="*"/><allow own="*"/></policy></busconfig>''')
    bus = _spawn(['dbus-daemon', f'--config-file={folder}/conf', '--nofork', '--print-address'],
                 stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    atexit.register(lambda: (bus.terminate(), bus.wait(), shutil.rmtree(folder, ignore_errors=True)))
    os.environ['DBUS_SESSION_BUS_ADDRESS'] = bus.stdout.readline().strip()
    accessible.watch_focus(lambda a: _latest_focus.__setitem__(slice(None), [a]))


_latest_focus = []


def locale_environment(locale):
    """Returns the environment of a locale. A locale other than C and POSIX is compiled once into a
    folder of the user, because the system may lack it."""
    language = re.match('[A-Za-z]+', locale)[0]
    store = pathlib.Path(tempfile.gettempdir(), f'awale-locales-{os.getuid()}')
    if language not in ('C', 'POSIX') and not (store / locale).is_dir():
        store.mkdir(exist_ok=True)
        with open(store / 'lock', 'w') as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)        # of tests that run at once, one compiles
            if not (store / locale).is_dir():
                made = tempfile.mkdtemp(dir=store)
                subprocess.run(['localedef', '-i', locale.split('.')[0], '-f', 'UTF-8', f'{made}/{locale}'], check=False)
                with contextlib.suppress(OSError):      # localedef failed
                    os.rename(f'{made}/{locale}', store / locale)
                shutil.rmtree(made)
    environment = {'LC_ALL': locale, 'LANG': locale, 'LANGUAGE': language}
    return environment | ({'LOCPATH': str(store)} if (store / locale).is_dir() else {})


class Desktop:
    """An X server with a window manager, as a context manager. The session bus is that of the
    process."""

    def __init__(self, screen=(1280, 900), keyboard='us', text_scale=1):
        self.screen, self.keyboard, self.text_scale = screen, keyboard, text_scale
        self.procs, self.folder, self.x = [], tempfile.mkdtemp(prefix='awale-desktop-'), None

    def __enter__(self):
        try:
            return self._start()
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *_):
        if self.x:
            self.x.close()
        for proc in reversed(self.procs):
            proc.send_signal(signal.SIGTERM if proc.args[0] == 'Xvfb' else signal.SIGKILL)
            proc.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start(self):
        _session_bus()
        ours = ('LC_', 'XDG_', 'GTK_', 'GDK_', 'ADW_', 'LANG')
        keep = {k: v for k, v in os.environ.items() if not k.startswith(ours)}
        server = _spawn(['Xvfb', '-displayfd', '1', '-screen', '0', '%dx%dx24' % self.screen, '-nocursor', '-noreset',
                         '-nolisten', 'tcp', '-fbdir', self.folder], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.procs.append(server)
        self.env = keep | {'LC_ALL': 'C.UTF-8', 'DISPLAY': ':' + server.stdout.readline().decode().strip(), 'XDG_RUNTIME_DIR': self.folder}
        with open(self.folder + '/Xvfb_screen0', 'rb') as file:    # the screen as an XWD file
            self.pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self.x = Screen(self.env, PATIENCE)
        manager = {**self.env, 'HOME': self.folder}
        self.procs.append(_spawn(['xfwm4', '--sm-client-disable'], env=manager,
                                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        self.wait(lambda: self.x.told('_NET_SUPPORTING_WM_CHECK'))
        self._scale_text(self.text_scale)
        self.set_keyboard()
        self.park_pointer()
        return self

    def _scale_text(self, scale):
        self.run('xprop', '-root', '-f', 'RESOURCE_MANAGER', '8s',
                 '-set', 'RESOURCE_MANAGER', f'Xft.dpi:\t{round(96 * scale)}\n')

    def set_keyboard(self, *words):
        """Sets another keyboard, named as in setxkbmap, or the default one."""
        self.run('setxkbmap', *(words or self.keyboard.split()))
        self.x.let_go()

    @contextlib.contextmanager
    def larger_text(self, scale):
        """Scales the text of the application within the context."""
        self._scale_text(scale)
        try:
            yield
        finally:
            self._scale_text(self.text_scale)

    def run(self, *command):
        return subprocess.run([str(word) for word in command], env=self.env, capture_output=True, text=True,
                              timeout=PATIENCE).stdout

    def wait(self, check, what='', patience=PATIENCE):
        """Polls until check() is true, and returns its value; fails after patience seconds."""
        end = time.monotonic() + patience
        while not (got := check()):
            if time.monotonic() > end:
                raise TimeoutError(f'waited in vain for {what or "a state of the desktop"}')
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.procs[0].wait(0.03)
        return got

    def park_pointer(self):
        self.x.do('mousemove', '--sync', self.screen[0] - 1, self.screen[1] - 1)

    def read_clipboard(self, kind, tries=3):
        """Waits until the clipboard has content of this media type, and returns it as bytes, as
        another program would get it.

        The request is repeated, because a large transfer through the X server sometimes never ends.
        """
        for attempt in range(tries):
            try:
                return subprocess.run([os.environ['AWALE_CLIPBOARD'], 'read', kind], env=self._other_program(),
                                      capture_output=True, timeout=PATIENCE / tries, check=True).stdout
            except subprocess.TimeoutExpired as stopped:
                came = (stopped.stderr or b'').decode().split('\n')
                print(f'# reading {kind} came as far as {came[-4:]}', flush=True)
        raise TimeoutError(f'waited in vain for {kind} on the clipboard, {tries} times')

    @contextlib.contextmanager
    def clipboard(self, text, kind='text/plain;charset=utf-8'):
        """Offers a text on the clipboard, as another program would, within the context."""
        other = _spawn([os.environ['AWALE_CLIPBOARD'], 'write', kind], env=self._other_program(),
                       stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        other.stdin.write(text)
        other.stdin.close()
        assert other.stdout.readline() == 'ready\n'
        try:
            yield
        finally:
            other.kill()
            other.wait()

    def _other_program(self):
        return self.env | {'GDK_BACKEND': 'x11', 'GDK_DEBUG': 'gl-disable', 'GDK_DISABLE': 'gl,vulkan',
                           'GTK_A11Y': 'none', 'ADW_DISABLE_PORTAL': '1'}

    def screenshot(self, path, crop=None):
        """Saves the screen, or the part (x, y, width, height) of it, as an image."""
        x, y, w, h = crop or (0, 0, *self.screen)
        self.run('convert', f'xwd:{self.folder}/Xvfb_screen0', '-crop', f'{w}x{h}{x:+d}{y:+d}', '+repage', path)


class App:
    """One run of the application, as a context manager.

    home is a folder to keep between runs instead of a new one; env has additional variables, where
    None removes one; scheme is default, prefer-light or prefer-dark; size is the visible size of
    the window.
    """

    def __init__(self, desktop, command, home=None, locale='C.UTF-8', scheme='prefer-light', size=None,
                 animations=False, high_contrast=False, env=None):
        self.desktop, self.command, self.size = desktop, [str(word) for word in command], size
        self.own_home = None if home else tempfile.mkdtemp(prefix='awale-home-')
        self.home = pathlib.Path(home or self.own_home)
        self.animations, self.proc, self.window = animations, None, None
        self._log, self._log_end = b'', None
        self._application = None
        wanted = desktop.env | locale_environment(locale) | {
            'HOME': str(self.home), 'GDK_BACKEND': 'x11', 'GSK_RENDERER': 'cairo', 'GDK_DEBUG': 'gl-disable',
            'GDK_DISABLE': 'gl,vulkan',
            'GTK_A11Y': 'atspi', 'XDG_DATA_DIRS': os.environ['AWALE_DATA_DIR'] + ':/usr/local/share:/usr/share',
            'GSETTINGS_BACKEND': 'keyfile', 'GIO_USE_VFS': 'local', 'ADW_DISABLE_PORTAL': '1',
            'ADW_DEBUG_COLOR_SCHEME': scheme, 'ADW_DEBUG_HIGH_CONTRAST': str(int(high_contrast)),
            'DBUS_SESSION_BUS_ADDRESS': os.environ['DBUS_SESSION_BUS_ADDRESS'], 'G_DEBUG': 'fatal-criticals'} | (env or {})
        self.env = {name: value for name, value in wanted.items() if value is not None}

    def __enter__(self):
        try:
            settings = self.home / '.config/gtk-4.0/settings.ini'
            settings.parent.mkdir(parents=True, exist_ok=True)
            settings.write_text(f'[Settings]\ngtk-enable-animations={int(self.animations)}\n'
                                'gtk-cursor-blink=0\n')
            self._log_end, log = os.pipe()      # a file would be subject to limit_files()
            with open(log, 'wb') as log:
                with contextlib.suppress(OSError):      # fails if the user has too many pipes
                    fcntl.fcntl(log, fcntl.F_SETPIPE_SZ, 1 << 20)
                os.set_blocking(self._log_end, False)
                self.proc = _spawn(self.command, env=self.env, stdout=log, stderr=log, start_new_session=True)
            self.wait_window()
            if self.size:
                self.resize(*self.size)
            return self
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *_):
        self.kill()
        if self._log_end is not None:
            os.close(self._log_end)
        if self.own_home:
            shutil.rmtree(self.own_home, ignore_errors=True)

    # --- The process -----------------------------------------------------------------------------

    def wait(self, check, what='', patience=PATIENCE, pause=0.03):
        """Polls until check() is true, and returns its value; fails after patience seconds or when
        the application ends. The pauses become longer, because reading the tree of a window is
        expensive for the application, too."""
        end = time.monotonic() + patience
        for looks in itertools.count(1):
            start = time.monotonic()
            self._read_log()
            ended = self.proc.poll() is not None
            got = None if ended else check()
            if got:
                return got
            if ended or time.monotonic() > end:
                how = f'the application ended with {self.proc.returncode}' if ended else 'in vain'
                raise TimeoutError(f'waited for {what or "a state"}: {how}; log: {self.log()[-3000:]}')
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.proc.wait(max(pause, min(0.5, looks * (time.monotonic() - start))))

    def wait_end(self):
        """Waits until the application has ended, and returns its exit status. Its output is read
        meanwhile, so that it can end."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._read_log()
            with contextlib.suppress(subprocess.TimeoutExpired):
                return self.proc.wait(0.1)
        raise TimeoutError(f'waited in vain for the end of the application; log: {self.log()[-3000:]}')

    def close(self):
        """Closes the first window by its action, after which the application may end before it
        answers."""
        with contextlib.suppress(Exception):
            self.do_action(self.find('frame'), 'window.close')

    def kill(self):
        if self.proc and self.proc.poll() is None:
            os.killpg(self.proc.pid, signal.SIGKILL)
            self.proc.wait()

    def limit_files(self, size=resource.RLIM_INFINITY):
        """Limits the size of files that the application writes, as if the disk were full, or
        removes the limit."""
        resource.prlimit(self.proc.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def threads(self):
        names = []
        for task in pathlib.Path('/proc', str(self.proc.pid), 'task').iterdir():
            with contextlib.suppress(OSError):      # just ended
                names.append((task / 'comm').read_text().strip())
        return names

    def log(self):
        """Returns the output of the application so far."""
        self._read_log()
        return self._log.decode(errors='replace')

    def _read_log(self):
        """Reads the output that is available, so that the application never waits for it to be
        read."""
        with contextlib.suppress(BlockingIOError):      # nothing available
            while more := os.read(self._log_end, 1 << 16):
                self._log += more

    # --- Windows, pointer and keys ---------------------------------------------------------------

    def windows(self):
        return self.desktop.x.windows('_NET_CLIENT_LIST')

    def surfaces(self):
        """Returns the ids of popovers and tooltips, which the window manager does not know."""
        return self.desktop.x.shown(self.desktop.x.told('WM_CLASS', self.window).split('\0')[0])

    def all_managed(self):
        """Returns true if the window manager and the accessibility bus know the same number of
        windows: new windows appear first on the bus, and closed ones stay longer on the screen. The
        result is also true before the bus was used, because there may be none."""
        return not self._application or len(self.windows()) == len(self.toplevels())

    def title(self, window=None):
        return self.desktop.x.title(window or self.window)

    def wait_window(self, title=''):
        """Waits for a window with a matching title, activates it and makes it the current one.
        Returns its id."""
        def comes():
            fits = self.all_managed() and [w for w in self.windows() if re.search(title, self.title(w))]
            return fits and self._gets_keyboard(fits[-1]) and fits[-1]
        self.window = self.wait(comes, f'a window “{title}”')
        return self.window

    def enter_window(self, others, what):
        """Waits for a window that is not one of these others. It becomes the current window and
        gets the keys."""
        self.window = self.wait(lambda: [w for w in self.windows() if w not in others], what)[-1]
        self.activate(self.window)

    def leave_window(self, window, what):
        """Waits until the current window is closed, after which the given one becomes current and
        gets the keys."""
        self.wait(lambda: self.window not in self.windows(), f'{what} to be closed')
        self.window = window
        self.activate(window)

    def activate(self, window):
        """Activates a window, and waits until the window or its dialog gets the keys."""
        self.wait(lambda: self._gets_keyboard(window), f'the keyboard to be in “{self.title(window)}”')

    def _gets_keyboard(self, window):
        """Returns true if a window or its dialog gets the keys; otherwise requests the focus,
        unless it is just moving. The window manager may call a window active while a newer one
        above it has the keyboard, and may refuse the request because that one was used later."""
        windows, stack = self.windows(), self.desktop.x.windows('_NET_CLIENT_LIST_STACKING')
        stack, active = stack or windows, self.active()         # not set yet for the first window
        if active and active != self.desktop.x.focus():
            return False        # the active window will soon get the keys
        if len(stack) == len(windows) and active in stack[-1:] and self._waits_for(window, active):
            return True
        self.desktop.x.do('windowactivate', window)
        return False

    def _waits_for(self, window, dialog):
        """Returns true if dialog is the window itself, or is transient for it."""
        while dialog and dialog != window:
            dialog = next(iter(self.desktop.x.windows('WM_TRANSIENT_FOR', dialog)), None)
        return bool(dialog)

    def active(self):
        """Returns the id of the active window, or None."""
        found = self.desktop.x.windows('_NET_ACTIVE_WINDOW')        # xfwm4 appends the time
        return found[0] if found and found[0] != '0' else None

    def describe_windows(self):
        """Returns the titles of the windows, with a star for the active one."""
        return ', '.join(f'“{self.title(w)}”{" *" if w == self.active() else ""}' for w in self.windows())

    def wait_title(self, title):
        self.wait(lambda: re.search(title, self.title()), f'the title “{title}”')

    def geometry(self, window=None, shadow=False):
        """Returns x, y, width and height of a window on the screen, with or without its shadow."""
        x, y, w, h = self.desktop.x.extents(window or self.window)
        l, r, t, b = not shadow and self.desktop.x.told('_GTK_FRAME_EXTENTS', window or self.window) or (0, 0, 0, 0)
        return x + l, y + t, w - l - r, h - t - b

    def resize(self, width, height):
        """Resizes the current window, though not below its minimum, and waits until its layout has
        settled."""
        self.settle()
        for _ in range(2):      # the size of the shadow is known the second time
            _, _, w, h = self.geometry()
            if (w, h) == (width, height):
                break
            _, _, outer_w, outer_h = self.geometry(shadow=True)
            self.desktop.x.do('windowsize', self.window, width + outer_w - w, height + outer_h - h)
            with contextlib.suppress(TimeoutError):     # the minimum size may be larger
                self.wait(lambda: self.geometry()[2:] == (width, height), patience=0.5)
            self.settle()

    def settle(self):
        """Waits until the screen is the same in several checks between which the application has
        answered on the bus."""
        last = [None, 0]

        def still():
            self.application.round_trip()
            now = self.desktop.pixels[:]
            last[:] = [now, last[1] + 1 if now == last[0] else 0]
            return last[1] >= 4
        self.wait(still, 'a still screen')

    def screenshot(self, path, whole=False):
        """Saves the current window, or the whole screen, as an image."""
        self.settle()
        self.desktop.screenshot(path, None if whole else self.geometry())

    def move_pointer(self, target):
        """Moves the pointer to an accessible, or to (x, y) on the screen."""
        x, y = target if isinstance(target, tuple) else self._place(target)
        self.desktop.x.do('mousemove', '--sync', x - 4, y - 3, 'mousemove', '--sync', x, y)

    def _place(self, a):
        """Returns the center of an accessible, once it is the same before and after the application
        has drawn."""
        top, looks = self._top(a), []

        def rests():
            self.wait_idle()
            x, y, width, height = self.extents(a, top)
            looks.append((x + width // 2, y + height // 2))
            return len(looks) >= 2 and looks[-1] == looks[-2] and looks[-1]
        return self.wait(rests, f'“{a.name}” to come to rest')

    def wait_idle(self):
        """Waits until the main thread of the application is idle or has done much work. It answers
        on the bus before it draws, so positions may still be those of the last frame. An
        application that draws all the time, as during an analysis, has drawn a frame within a fifth
        of a second of processor time."""
        def work():
            task = pathlib.Path(f'/proc/{self.proc.pid}/task/{self.proc.pid}')
            return int((task / 'schedstat').read_text().split()[0]), (task / 'stat').read_text().rpartition(')')[2].split()[0]
        start, last, quiet = work()[0], None, 0

        def idle():
            nonlocal last, quiet
            now = work()
            quiet = quiet + 1 if now == last and now[1] == 'S' else 0
            last = now
            return quiet >= 3 or now[0] - start > 2e8       # more work than for a frame
        self.wait(idle, 'the application to be idle', pause=0.012)

    def click(self, target, button=1, count=1):
        """Clicks on the center of an accessible, or at (x, y) on the screen."""
        self.move_pointer(target)
        self.desktop.x.do('click', '--repeat', count, '--delay', 40, button)

    def press(self, a):
        """Presses a button with the pointer or, in GTK later than 4.8, by its action, because the
        positions reported there do not include the padding of ancestors."""
        if self.application.toolkit_version.startswith('4.8.'):
            self.click(a)
        else:
            self.do_action(a if a.actions else a.children[0])      # a menu's action is on its child

    def drag(self, start, *ends, button=1):
        self.move_pointer(start)
        self.desktop.x.do('mousedown', button)
        for end in ends:
            self.move_pointer(end)
        self.desktop.x.do('mouseup', button)

    def scroll(self, target, up, held=None):
        """Scrolls by one notch over an accessible or over (x, y), optionally with a modifier key
        held."""
        self.move_pointer(target)
        hold = ['keydown', held] if held else []
        release = ['keyup', held] if held else []
        self.desktop.x.do(*hold, 'click', 4 if up else 5, *release)

    def minimise(self):
        """Minimizes the current window, which remains the current one; wait_window() restores
        it."""
        self.desktop.x.do('windowminimize', '--sync', self.window)

    def busy(self, thread):
        """Returns the processor time of the threads with this name, in clock ticks."""
        ticks = 0
        for task in pathlib.Path(f'/proc/{self.proc.pid}/task').iterdir():
            with contextlib.suppress(OSError):          # just ended
                name, rest = re.search(r'\((.*)\) (.*)', (task / 'stat').read_text()).groups()
                ticks += sum(map(int, rest.split()[11:13])) if name == thread else 0
        return ticks

    def key(self, *names):
        """Presses keys one after another, as in key('Right'), key('ctrl+s') or key('Tab',
        'space')."""
        by_code = lambda name: re.sub(r'\bF(\d+)$', lambda key: str(FUNCTION_KEYS[int(key[1]) - 1]), name)
        self.desktop.x.do('key', '--delay', 20, *map(by_code, names))

    def type(self, text):
        """Types a text; letters that are not on the keyboard are lost."""
        self.desktop.run('xdotool', 'type', '--delay', 15, text)

    # --- The accessibility tree ------------------------------------------------------------------

    @property
    def application(self):
        if not self._application:
            self._application = self.wait(lambda: accessible.Application.of_process(self.proc.pid),
                                          'the application on the accessibility bus')
        return self._application

    def toplevels(self):
        return self.application.root.children

    def walk(self, node=None, whole=True, fresh=True):
        """Returns all accessibles of the application, or node and those below it, with their roles
        and depths, in order. With whole=False it skips what is inside buttons and similar roles.
        For fresh, see Application.walk()."""
        return self.application.walk((node or self.application.root).path, LEAVES if whole else CLOSED, fresh)

    def role(self, a):
        return a.role

    def find_names(self, role=None, name='', state=None, under=None, fresh=True):
        """Returns all visible accessibles with this role, a matching name and this state, together
        with their names."""
        found = [a for a, its_role, _ in self.walk(under, role in (None, *WITHIN), fresh) if role in (None, its_role)]
        found = [(a, its) for a, its in zip(found, self.application.names(found)) if re.search(name, its)]
        states = self.application.states([a for a, _ in found])
        found = [pair for pair, its in zip(found, states) if {'visible', state or 'visible'} <= its]
        return found if fresh else [(a, its) for a, its in found if self.application.holds(a)]

    def find_all(self, role=None, name='', state=None, under=None, fresh=True):
        """Returns all visible accessibles with this role, a matching name and this state."""
        return [a for a, _ in self.find_names(role, name, state, under, fresh)]

    def names(self, role=None, name='', under=None):
        """Returns the names of the visible accessibles with this role and a matching name."""
        return [its for _, its in self.find_names(role, name, None, under)]

    def find(self, role=None, name='', state=None, under=None):
        """Waits for an accessible that find_all() finds, and returns the first one. Two of three
        attempts use the children known already, because querying a whole window is expensive."""
        looks = itertools.count(1)
        return self.wait(lambda: self.find_all(role, name, state, under, fresh=next(looks) % 3 == 0),
                         f'{role or "something"} “{name}” {state or ""}')[0]

    def wait_gone(self, role=None, name='', under=None):
        self.wait(lambda: not self.find_all(role, name, None, under, fresh=False) and
                  not self.find_all(role, name, None, under), f'{role} “{name}” to go')

    def states(self, a):
        """Returns the names of an accessible's states: focused, sensitive, selected, checked,
        pressed…"""
        return a.states

    def wait_state(self, a, state, present=True):
        """Waits until an accessible gets or loses a state."""
        self.wait(lambda: (state in self.states(a)) == present, f'“{a.name}” to be {"" if present else "not "}{state}')

    def focused(self, told=False):
        """Returns the focused accessible, or None. With told, only events of the application are
        used, which are missing when a window gets the focus back."""
        while GLib.MainContext.default().iteration(False):
            pass
        for a in _latest_focus:
            with contextlib.suppress(GLib.Error):       # gone
                if a.sender == self.application.sender and 'focused' in a.states:
                    return a
        if told:
            return None
        shown = [a for a, _, _ in self.walk()]
        found = [a for a, states in zip(shown, self.application.states(shown)) if {'focused', 'focusable'} <= states]
        return found[-1] if found else None

    def wait_focus(self, role=None, name=''):
        """Waits until an accessible with this role and a matching name has the focus, and returns
        it."""
        looks = itertools.count()

        def there():
            a = self.focused(told=next(looks) < 4)      # walking the whole window is expensive
            last[:] = [f'{self.role(a)} “{a.name}”' if a else 'nothing']
            return a if a and role in (None, self.role(a)) and re.search(name, a.name or '') else None
        last = []
        try:
            return self.wait(there, f'the focus on {role or "something"} “{name}”')
        except TimeoutError as error:
            raise TimeoutError(f'{error}; it is on {last[0]}, and the windows are {self.describe_windows()}') from None

    def tab_to(self, role=None, name='', key='Tab', most=60):
        """Presses Tab until a matching accessible has the focus, and returns it; fails after too
        many steps."""
        for _ in range(most):
            a = self.focused()
            if a and role in (None, self.role(a)) and re.search(name, a.name or ''):
                return a
            before = a.path if a else None
            self.key(key)
            self.wait(lambda: (now := self.focused()) and now.path != before,
                      f'{key} to move the focus from “{a.name if a else None}”')
        raise AssertionError(f'{key} does not reach {role} “{name}”')

    def actions(self, a):
        return a.actions

    def do_action(self, a, name=None):
        """Activates an action by its name ('click', 'window.close'…), or the first action. A button
        that has not been drawn yet ignores this."""
        return a.do_action(a.actions.index(name) if name else 0)

    def text(self, a):
        return a.text

    def wait_text(self, a, pattern):
        self.wait(lambda: re.search(pattern, self.text(a)), f'the text “{pattern}”')

    def extents(self, a, top=None):
        """Returns x, y, width and height of an accessible on the screen. top is the result of
        _top(), if that is known."""
        top, popover = top or self._top(a)
        left, upper, width, height = a.extents
        top_left, top_upper, top_width, top_height = top.extents
        x, y, w, h = self._surface(top_width, top_height, popover)
        return (x + (w - top_width) // 2 + left - top_left, y + (h - top_height) // 2 + upper - top_upper,
                width, height)

    def top(self, a):
        return self._top(a)[0]

    def _top(self, a):
        """Returns the window or popover of an accessible, and whether it is a popover."""
        popover = False
        while not popover and (parent := a.parent).path not in (accessible.ROOT, accessible.NOTHING):
            a, popover = parent, a.name == 'GtkPopoverContent'
        return a, popover

    def _surface(self, width, height, popover):
        """Returns the geometry of the window or popover whose size is most similar; the current
        window is tried first."""
        ids = [self.window] + [w for w in self.windows() if w != self.window]
        if popover:         # unknown to the window manager; GTK 4.8 has no position
            ids = self.surfaces()
        return min(map(self.geometry, ids), key=lambda g: abs(g[2] - width) + abs(g[3] - height))

    def look(self, a):
        """Returns the pixels of an accessible on the screen, as the size and bytes that can be
        compared."""
        x, y, width, height = self.extents(a)
        screen = self.desktop.pixels
        header = struct.unpack('>25I', screen[:100])        # XWD; 0: its size, 12: a row, 19: colors
        start = header[0] + 12 * header[19]
        places = [start + row * header[12] + 4 * x for row in range(y, y + height)]
        return width, height, [screen[place:place + 4 * width] for place in places]

    def tree(self, node=None):
        """Returns the tree as text, with role, name, description, states and actions. NAMELESS
        marks controls that have no name from the program."""
        dull = 'visible$|clipboard|selection|link|menu.popup'
        short = lambda names: ' '.join(n for n in names if not re.match(dull, n))
        controls = 'button|box|text|entry|slider|list|table|tab|item|image'
        nameless = rf"[^|]*({controls})[^|]* \| (''|'(Gtk|Adw|Awale)[A-Z]|'[^|']*_)"
        lines, everything = [], list(self.walk(node))
        shown, its = [a for a, *_ in everything], self.application
        for (_, role, depth), (name, description), states, actions in zip(
                everything, its.texts(shown), its.states(shown), its.actions(shown)):
            line = f'{role} | {name!r} | {description} | {short(sorted(states))} | {short(actions)}'
            lines.append('  ' * depth + 'NAMELESS ' * bool(re.match(nameless, line)) + line)
        return '\n'.join(lines)
