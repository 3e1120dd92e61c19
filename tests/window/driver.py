# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Drives the application as a person would: a real window on an X server of its own, pointer, keyboard, the screen
as an image, and the tree that a screen reader is given.

A Desktop is the X server, the window manager and the session bus; it can start the application many times. Nothing
here waits for a fixed time: App.wait() polls for a state and fails after a long while, or as soon as the application
ends. Packages: TEST_PACKAGES in tests/packages.sh.
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

PATIENCE = float(os.environ.get('AWALE_PATIENCE', 120))      # seconds; only reached when something is wrong
# What stops the application would stop this process too, at a warning of libatspi's. Warnings do not stop the
# application here: the harness finds them in its log, and knows the few that are not ours.
os.environ.pop('G_DEBUG', None)
# The codes of F1 to F12, for which xdotool would press Alt too with the keyboards of xkeyboard-config 2.48.
FUNCTION_KEYS = (*range(67, 77), 95, 96)
# What has nothing in it, and what has nothing in it that one would look for but these.
LEAVES = {'label', 'image', 'separator'}
CLOSED = LEAVES | {'push button', 'scroll bar', 'slider', 'text'}
WITHIN = {'label', 'image', 'menu item'}


def _die_with_parent():
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)       # see App.limit_files()


_spawn = functools.partial(subprocess.Popen, preexec_fn=_die_with_parent)


@functools.cache
def _session_bus():
    """Starts the private session bus; no portal, no desktop services."""
    for name in ('DISPLAY', 'WAYLAND_DISPLAY', 'AT_SPI_BUS_ADDRESS', 'NO_AT_BRIDGE'):
        os.environ.pop(name, None)
    folder = tempfile.mkdtemp(prefix='awale-bus-')
    os.environ['XDG_RUNTIME_DIR'] = folder      # where the accessibility bus puts its socket
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
    """The environment of a locale, which is compiled into a private folder where the system lacks it."""
    language = re.match('[A-Za-z]+', locale)[0]
    store = pathlib.Path(tempfile.gettempdir(), f'awale-locales-{os.getuid()}')
    if language not in ('C', 'POSIX') and not (store / locale).is_dir():
        store.mkdir(exist_ok=True)
        made = tempfile.mkdtemp(dir=store)
        subprocess.run(['localedef', '-i', locale.split('.')[0], '-f', 'UTF-8', f'{made}/{locale}'], check=False)
        with contextlib.suppress(OSError):      # another test was faster
            os.rename(f'{made}/{locale}', store / locale)
        shutil.rmtree(made)
    environment = {'LC_ALL': locale, 'LANG': locale, 'LANGUAGE': language}
    return environment | ({'LOCPATH': str(store)} if (store / locale).is_dir() else {})


class Desktop:
    """An X server with a window manager and a session bus; a context manager. One at a time in a process."""

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
        with open(self.folder + '/Xvfb_screen0', 'rb') as file:    # the screen itself, as an XWD file
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
        """Has another keyboard from now on, in the words of setxkbmap; by default its own."""
        self.run('setxkbmap', *(words or self.keyboard.split()))
        self.x.let_go()

    @contextlib.contextmanager
    def larger_text(self, scale):
        """While this lasts text is so many times as large as usual."""
        self._scale_text(scale)
        try:
            yield
        finally:
            self._scale_text(self.text_scale)

    def run(self, *command):
        """Runs a tool of the X server, returns what it prints."""
        return subprocess.run([str(word) for word in command], env=self.env, capture_output=True, text=True,
                              timeout=PATIENCE).stdout

    def wait(self, check, what='', patience=PATIENCE):
        """Polls until check() is true and returns its value."""
        end = time.monotonic() + patience
        while not (got := check()):
            if time.monotonic() > end:
                raise TimeoutError(f'waited in vain for {what or "a state of the desktop"}')
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.procs[0].wait(0.03)
        return got

    def park_pointer(self):
        """Moves the pointer out of the way."""
        self.x.do('mousemove', '--sync', self.screen[0] - 1, self.screen[1] - 1)

    def read_clipboard(self, kind, tries=3):
        """What another program finds on the clipboard of this media type, as bytes; waits until there is any.

        It asks again as a person pastes again: of a thousand large transfers through the X server one never ended."""
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
        """While this lasts another program has put a text onto the clipboard."""
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
        """Saves the screen, or x, y, width, height of it, as an image."""
        x, y, w, h = crop or (0, 0, *self.screen)
        self.run('convert', f'xwd:{self.folder}/Xvfb_screen0', '-crop', f'{w}x{h}{x:+d}{y:+d}', '+repage', path)


class App:
    """One run of the application; a context manager. home: a folder kept between runs, else a fresh one.

    env: more environment, or less (None). scheme: default, prefer-light or prefer-dark. size: the window's, as a person sees it."""

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
                with contextlib.suppress(OSError):      # where a person has many pipes
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

    # Its life.

    def wait(self, check, what='', patience=PATIENCE, pause=0.03):
        """Polls until check() is true and returns its value; fails at once if the application ends. It asks ever more
        seldom, since looking through a window costs the application as much as it does us."""
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
        """Waits until the application has ended by itself; returns its exit status. What it prints is taken in
        meanwhile, or it could not end."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._read_log()
            with contextlib.suppress(subprocess.TimeoutExpired):
                return self.proc.wait(0.1)
        raise TimeoutError(f'waited in vain for the end of the application; log: {self.log()[-3000:]}')

    def close(self):
        """Closes the first window as its close button would. The application may be gone before it can answer."""
        with contextlib.suppress(Exception):
            self.do_action(self.find('frame'), 'window.close')

    def kill(self):
        """Ends the application now, as a crash would."""
        if self.proc and self.proc.poll() is None:
            os.killpg(self.proc.pid, signal.SIGKILL)
            self.proc.wait()

    def limit_files(self, size=resource.RLIM_INFINITY):
        """From now on no file of the application grows beyond so many bytes: what a full disk is to whoever writes."""
        resource.prlimit(self.proc.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def threads(self):
        """The names of its threads."""
        names = []
        for task in pathlib.Path('/proc', str(self.proc.pid), 'task').iterdir():
            with contextlib.suppress(OSError):      # one that has just ended
                names.append((task / 'comm').read_text().strip())
        return names

    def log(self):
        """What the application printed so far."""
        self._read_log()
        return self._log.decode(errors='replace')

    def _read_log(self):
        """Takes in what has been printed, so that whoever prints has not to wait."""
        with contextlib.suppress(BlockingIOError):      # nothing for now
            while more := os.read(self._log_end, 1 << 16):
                self._log += more

    # Its windows, pointer and keys.

    def windows(self):
        """Ids of its windows, oldest first."""
        return self.desktop.x.windows('_NET_CLIENT_LIST')

    def surfaces(self):
        """Ids of all that it shows and no window manager knows: popovers and what is told of a place."""
        return self.desktop.x.shown(self.desktop.x.told('WM_CLASS', self.window).split('\0')[0])

    def all_managed(self):
        """Whether the window manager has just the windows that a screen reader is told of: one that comes is told of
        before it is on the screen, and one that goes stays there for a while. Where nobody asked the accessibility bus
        yet (there may be none) nothing is known, and nothing has come or gone."""
        return not self._application or len(self.windows()) == len(self.toplevels())

    def title(self, window=None):
        """The title of a window, by default the current one."""
        return self.desktop.x.title(window or self.window)

    def wait_window(self, title=''):
        """Waits for a window whose title matches, makes it the active and current one; returns its id."""
        def comes():
            fits = self.all_managed() and [w for w in self.windows() if re.search(title, self.title(w))]
            return fits and self._gets_keyboard(fits[-1]) and fits[-1]
        self.window = self.wait(comes, f'a window “{title}”')
        return self.window

    def activate(self, window):
        """Makes a window the active one, and waits until keys come to it, or to a dialog that it waits for."""
        self.wait(lambda: self._gets_keyboard(window), f'the keyboard to be in “{self.title(window)}”')

    def _gets_keyboard(self, window):
        """Whether keys come to a window, or to a dialog that it waits for; if not, it is asked for. The window manager
        calls it active also while another, which has just come and lies on top, is given the keyboard; and that may keep
        it against a request, as the later in the X server's time."""
        windows, stack = self.windows(), self.desktop.x.windows('_NET_CLIENT_LIST_STACKING')
        stack, active = stack or windows, self.active()         # it is untold of the first
        if active and active != self.desktop.x.focus():
            return False        # it is on its way
        if len(stack) == len(windows) and active in stack[-1:] and self._waits_for(window, active):
            return True
        self.desktop.x.do('windowactivate', window)
        return False

    def _waits_for(self, window, dialog):
        """Whether a window is this one, or waits for it as its dialog."""
        while dialog and dialog != window:
            dialog = next(iter(self.desktop.x.windows('WM_TRANSIENT_FOR', dialog)), None)
        return bool(dialog)

    def active(self):
        """The id of the window that has the keyboard, or None."""
        found = self.desktop.x.windows('_NET_ACTIVE_WINDOW')        # xfwm4 adds the time to it
        return found[0] if found and found[0] != '0' else None

    def describe_windows(self):
        """Its windows in words, the active one with a star."""
        return ', '.join(f'“{self.title(w)}”{" *" if w == self.active() else ""}' for w in self.windows())

    def wait_title(self, title):
        """Waits until the current window's title matches."""
        self.wait(lambda: re.search(title, self.title()), f'the title “{title}”')

    def geometry(self, window=None, shadow=False):
        """x, y, width, height of a window on the screen, without the shadow that it draws, or with."""
        x, y, w, h = self.desktop.x.extents(window or self.window)
        l, r, t, b = not shadow and self.desktop.x.told('_GTK_FRAME_EXTENTS', window or self.window) or (0, 0, 0, 0)
        return x + l, y + t, w - l - r, h - t - b

    def resize(self, width, height):
        """Resizes the current window and waits until it has settled; it does not go below its minimum."""
        self.settle()
        for _ in range(2):      # the second time knows the shadow for sure
            _, _, w, h = self.geometry()
            if (w, h) == (width, height):
                break
            _, _, outer_w, outer_h = self.geometry(shadow=True)
            self.desktop.x.do('windowsize', self.window, width + outer_w - w, height + outer_h - h)
            with contextlib.suppress(TimeoutError):     # where its minimum is larger
                self.wait(lambda: self.geometry()[2:] == (width, height), patience=0.5)
            self.settle()

    def settle(self):
        """Waits until the screen has been the same for some looks, between which the application did something else:
        everything that moves has arrived."""
        last = [None, 0]

        def still():
            self.application.round_trip()
            now = self.desktop.pixels[:]
            last[:] = [now, last[1] + 1 if now == last[0] else 0]
            return last[1] >= 4
        self.wait(still, 'a still screen')

    def screenshot(self, path, whole=False):
        """Saves the current window (or the whole screen) as an image."""
        self.settle()
        self.desktop.screenshot(path, None if whole else self.geometry())

    def move_pointer(self, target):
        """Moves the pointer onto an accessible or to (x, y) on the screen."""
        x, y = target if isinstance(target, tuple) else self._place(target)
        self.desktop.x.do('mousemove', '--sync', x - 4, y - 3, 'mousemove', '--sync', x, y)

    def _place(self, a):
        """Where the middle of an accessible is, once it has come to rest: the same before and after the application has
        drawn what it had to."""
        top, looks = self._top(a), []

        def rests():
            self.wait_idle()
            x, y, width, height = self.extents(a, top)
            looks.append((x + width // 2, y + height // 2))
            return len(looks) >= 2 and looks[-1] == looks[-2] and looks[-1]
        return self.wait(rests, f'“{a.name}” to come to rest')

    def wait_idle(self):
        """Leaves the application alone until it has nothing left to do, or has done much: it answers on the accessibility
        bus before it draws, so that what it tells of places may be that of the frame before. One that draws all the time,
        as when it analyzes, has drawn when it has had a fifth of a second of processor time."""
        def work():
            task = pathlib.Path(f'/proc/{self.proc.pid}/task/{self.proc.pid}')
            return int((task / 'schedstat').read_text().split()[0]), (task / 'stat').read_text().rpartition(')')[2].split()[0]
        start, last, quiet = work()[0], None, 0

        def idle():
            nonlocal last, quiet
            now = work()
            quiet = quiet + 1 if now == last and now[1] == 'S' else 0
            last = now
            return quiet >= 3 or now[0] - start > 2e8       # longer than until the next frame
        self.wait(idle, 'the application to be idle', pause=0.012)

    def click(self, target, button=1, count=1):
        """Clicks in the middle of an accessible, or at (x, y) on the screen."""
        self.move_pointer(target)
        self.desktop.x.do('click', '--repeat', count, '--delay', 40, button)

    def press(self, a):
        """Presses a button: with the pointer, or by its action where GTK tells wrong places (after 4.8 it leaves out the
        paddings of what is around, which is nothing to a big button)."""
        if self.application.toolkit_version.startswith('4.8.'):
            self.click(a)
        else:
            self.do_action(a if a.actions else a.children[0])      # that of a menu is in another

    def drag(self, start, *ends, button=1):
        """Presses a button at start, moves through the ends and lets go at the last."""
        self.move_pointer(start)
        self.desktop.x.do('mousedown', button)
        for end in ends:
            self.move_pointer(end)
        self.desktop.x.do('mouseup', button)

    def scroll(self, target, up, held=None):
        """Turns the wheel by a notch over an accessible or (x, y), with a modifier key held down if one is named."""
        self.move_pointer(target)
        hold = ['keydown', held] if held else []
        release = ['keyup', held] if held else []
        self.desktop.x.do(*hold, 'click', 4 if up else 5, *release)

    def minimise(self):
        """Minimises the current window, which stays the current one; wait_window() brings it back."""
        self.desktop.x.do('windowminimize', '--sync', self.window)

    def busy(self, thread):
        """The processor time that the application's threads of this name have had so far, in clock ticks."""
        ticks = 0
        for task in pathlib.Path(f'/proc/{self.proc.pid}/task').iterdir():
            with contextlib.suppress(OSError):          # one that has just ended
                name, rest = re.search(r'\((.*)\) (.*)', (task / 'stat').read_text()).groups()
                ticks += sum(map(int, rest.split()[11:13])) if name == thread else 0
        return ticks

    def key(self, *names):
        """Presses keys one after another: key('Right'), key('ctrl+s'), key('Tab', 'space')."""
        by_code = lambda name: re.sub(r'\bF(\d+)$', lambda key: str(FUNCTION_KEYS[int(key[1]) - 1]), name)
        self.desktop.x.do('key', '--delay', 20, *map(by_code, names))

    def type(self, text):
        """Types text into what has the focus; letters that the keyboard lacks get lost."""
        self.desktop.run('xdotool', 'type', '--delay', 15, text)

    # What a screen reader is given.

    @property
    def application(self):
        """The application on the accessibility bus."""
        if not self._application:
            self._application = self.wait(lambda: accessible.Application.of_process(self.proc.pid),
                                          'the application on the accessibility bus')
        return self._application

    def toplevels(self):
        """Its windows, as a screen reader is given them."""
        return self.application.root.children

    def walk(self, node=None, whole=True, fresh=True):
        """Every accessible of the application (or below node) with its role and depth, in order; not the insides of
        buttons and the like unless the whole is asked for. fresh: see Application.walk()."""
        return self.application.walk((node or self.application.root).path, LEAVES if whole else CLOSED, fresh)

    def role(self, a):
        return a.role

    def find_names(self, role=None, name='', state=None, under=None, fresh=True):
        """All accessibles that are shown, of this role, with a name that matches and in this state, with their names."""
        found = [a for a, its_role, _ in self.walk(under, role in (None, *WITHIN), fresh) if role in (None, its_role)]
        found = [(a, its) for a, its in zip(found, self.application.names(found)) if re.search(name, its)]
        states = self.application.states([a for a, _ in found])
        found = [pair for pair, its in zip(found, states) if {'visible', state or 'visible'} <= its]
        return found if fresh else [(a, its) for a, its in found if self.application.holds(a)]

    def find_all(self, role=None, name='', state=None, under=None, fresh=True):
        """The same without the names."""
        return [a for a, _ in self.find_names(role, name, state, under, fresh)]

    def names(self, role=None, name='', under=None):
        """Only the names."""
        return [its for _, its in self.find_names(role, name, None, under)]

    def find(self, role=None, name='', state=None, under=None):
        """The first such accessible; waits for it. To ask a whole window for its children is dear: of three looks two are at
        those that are known."""
        looks = itertools.count(1)
        return self.wait(lambda: self.find_all(role, name, state, under, fresh=next(looks) % 3 == 0),
                         f'{role or "something"} “{name}” {state or ""}')[0]

    def wait_gone(self, role=None, name='', under=None):
        """Waits until there is no such accessible."""
        self.wait(lambda: not self.find_all(role, name, None, under, fresh=False) and
                  not self.find_all(role, name, None, under), f'{role} “{name}” to go')

    def states(self, a):
        """Its states as words: focused, sensitive, selected, checked, pressed…"""
        return a.states

    def wait_state(self, a, state, present=True):
        """Waits until an accessible has a state, or has it no more."""
        self.wait(lambda: (state in self.states(a)) == present, f'“{a.name}” to be {"" if present else "not "}{state}')

    def focused(self, told=False):
        """The accessible that has the keyboard, or None; told: as far as the application has said so by itself, which it
        does not where a window comes back."""
        while GLib.MainContext.default().iteration(False):
            pass
        for a in _latest_focus:
            with contextlib.suppress(GLib.Error):       # one that is gone
                if a.sender == self.application.sender and 'focused' in a.states:
                    return a
        if told:
            return None
        shown = [a for a, _, _ in self.walk()]
        found = [a for a, states in zip(shown, self.application.states(shown)) if {'focused', 'focusable'} <= states]
        return found[-1] if found else None

    def wait_focus(self, role=None, name=''):
        """Waits until an accessible of this role and name has the keyboard; returns it."""
        looks = itertools.count()

        def there():
            a = self.focused(told=next(looks) < 4)      # to look through the whole window is dear
            last[:] = [f'{self.role(a)} “{a.name}”' if a else 'nothing']
            return a if a and role in (None, self.role(a)) and re.search(name, a.name or '') else None
        last = []
        try:
            return self.wait(there, f'the focus on {role or "something"} “{name}”')
        except TimeoutError as error:
            raise TimeoutError(f'{error}; it is on {last[0]}, and the windows are {self.describe_windows()}') from None

    def tab_to(self, role=None, name='', key='Tab', most=60):
        """Presses Tab until the focus is there; fails if it never gets there. Returns the accessible."""
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
        """Names of its actions."""
        return a.actions

    def do_action(self, a, name=None):
        """Does an action by name ('click', 'window.close'…), by default its first."""
        return a.do_action(a.actions.index(name) if name else 0)

    def text(self, a):
        return a.text

    def wait_text(self, a, pattern):
        self.wait(lambda: re.search(pattern, self.text(a)), f'the text “{pattern}”')

    def extents(self, a, top=None):
        """x, y, width, height of an accessible on the screen; top: the window or popover that it is in, if that is known."""
        top, popover = top or self._top(a)
        left, upper, width, height = a.extents
        top_left, top_upper, top_width, top_height = top.extents
        x, y, w, h = self._surface(top_width, top_height, popover)
        return (x + (w - top_width) // 2 + left - top_left, y + (h - top_height) // 2 + upper - top_upper,
                width, height)

    def top(self, a):
        """The window or popover that an accessible is in."""
        return self._top(a)[0]

    def _top(self, a):
        """The window or popover that an accessible is in, and whether it is a popover."""
        popover = False
        while not popover and (parent := a.parent).path not in (accessible.ROOT, accessible.NOTHING):
            a, popover = parent, a.name == 'GtkPopoverContent'
        return a, popover

    def _surface(self, width, height, popover):
        """The geometry of the window or popover whose size is nearest to this one, the current window first."""
        ids = [self.window] + [w for w in self.windows() if w != self.window]
        if popover:         # a window of its own that no window manager knows; GTK 4.8 does not tell where
            ids = self.surfaces()
        return min(map(self.geometry, ids), key=lambda g: abs(g[2] - width) + abs(g[3] - height))

    def look(self, a):
        """What the screen shows where an accessible is, as its size and bytes that can be compared."""
        x, y, width, height = self.extents(a)
        screen = self.desktop.pixels
        header = struct.unpack('>25I', screen[:100])        # of an XWD file: its own size, 12: of a row, 19: colors
        start = header[0] + 12 * header[19]
        places = [start + row * header[12] + 4 * x for row in range(y, y + height)]
        return width, height, [screen[place:place + 4 * width] for place in places]

    def tree(self, node=None):
        """The tree as text: role, name, description, states, actions; NAMELESS where a control has no name of ours."""
        dull = 'visible$|clipboard|selection|link|menu.popup'
        short = lambda names: ' '.join(n for n in names if not re.match(dull, n))
        controls = 'button|box|text|entry|slider|list|table|tab|item|image'
        nameless = rf"[^|]*({controls})[^|]* \| (''|'(Gtk|Adw|Awale)[A-Z]|'[^|']*_)"
        lines = []
        for a, role, depth in self.walk(node):
            with contextlib.suppress(Exception):
                line = (f'{role} | {a.name!r} | {a.description} | {short(sorted(self.states(a)))} | '
                        f'{short(self.actions(a))}')
                lines.append('  ' * depth + 'NAMELESS ' * bool(re.match(nameless, line)) + line)
        return '\n'.join(lines)
