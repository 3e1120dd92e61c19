# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The framework of the window tests: cases with TAP output, a desktop that all cases of a program
share, and checks whenever the application ends. The environment tells where the application is:
AWALE is the program, and AWALE_DATA_DIR contains its files."""
import argparse
import contextlib
import glob
import os
import pathlib
import re
import shutil
import tempfile
import traceback

from driver import App, Desktop
from study import Study

CASES = []
LOCALES = {'en': 'en_US.UTF-8', 'fr': 'fr_FR.UTF-8'}
KEYBOARDS = {'en': 'us', 'fr': 'fr oss'}
COMPLAINTS = re.compile(r'CRITICAL|WARNING|ERROR|runtime error|Sanitizer', re.I)
# Known warnings of libraries: by GTK 4.18 about the message dialog of libadwaita 1.7, and sometimes
# about its own count of the presses on a widget; by GTK 4.8 about labels in its overview of keys,
# and about printers found after the dialog was closed; by GTK 4.24 about its own frame counts on an
# X server without a compositor.
NOT_OURS = re.compile(r'Trying to measure GtkLabel 0x[0-9a-f]+ for width of|'
                      r'Trying to measure AdwMessageDialog 0x[0-9a-f]+ for height of|'
                      r'Broken accounting of active state for widget|'
                      r'GtkLabel 0x[0-9a-f]+ \(label\) reported min width -[0-9]|'
                      r"gtk_column_view_get_model: assertion 'GTK_IS_COLUMN_VIEW|"
                      r"gtk_single_selection_get_selected_item: assertion 'GTK_IS_SINGLE_SELECTION|"
                      r'gdk_frame_timings_\w+')


def case(name, both=False, thorough=False):
    """Registers a function, which gets a Stage, as a test case. Cases of a program take turns
    between the languages. The thorough run has the cases with both in the other language, and the
    cases with thorough, which take long and rarely find anything."""
    def register(function):
        CASES.append((name, function, both, thorough))
        return function
    return register


def plan(languages):
    """Yields the half, language, name and function of all cases, language by language."""
    for language in languages:
        for place, (name, function, both, thorough) in enumerate(CASES):
            turn = languages[place % len(languages)]
            if both or language == turn:
                yield 'thorough' if thorough or language != turn else 'quick', language, name, function


class Stage:
    """The environment of a case: a folder, and the application, which can be started repeatedly."""

    def __init__(self, name, desktop, language):
        self.name, self.desktop, self.language = name, desktop, language
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix='awale-stage-'))
        self.home = self.folder / 'home'
        self.home.mkdir()

    def copy(self, source, name=None):
        """Copies a game, which is the name of a test game or a path, into the folder of the case.
        Returns the path of the copy."""
        path = pathlib.Path(source)
        target = self.folder / (name or path.name)
        shutil.copy(path if path.exists() else games(source), target)
        target.chmod(0o644)
        return target

    def settings(self, **values):
        """Replaces all settings for the next start of the application, as in
        settings(north_level=0)."""
        file = self.home / '.config/glib-2.0/settings/keyfile'
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = [f'{key.replace("_", "-")}={value}' for key, value in values.items()]
        file.write_text('\n'.join(['[io/github/awale/Awale]', *lines, '']))

    def write(self, name, text):
        target = self.folder / name
        target.write_text(text)
        return target

    def read_recovered(self):
        """Returns the contents of the recovery files, which may disappear while they are listed."""
        texts = []
        for path in glob.glob(f'{self.home}/.local/share/**/*.ogn', recursive=True):
            with contextlib.suppress(FileNotFoundError):
                texts.append(pathlib.Path(path).read_text(errors='replace'))
        return texts

    @contextlib.contextmanager
    def open(self, *files, ends=True, excused=None, **options):
        """Runs the application with these files. It must end by itself with success; with
        ends=False it is killed instead. Its log must have no warnings but known ones and those that
        match excused."""
        options = {'locale': LOCALES[self.language], 'home': self.home} | options
        with App(self.desktop, [os.environ['AWALE'], *files], **options) as app:
            try:
                yield app
                if ends:
                    status = app.wait_end()
                    assert status == 0, f'exit status {status}; log: {app.log()[-4000:]}'
                complaints = [line for line in app.log().splitlines()
                              if COMPLAINTS.search(line) and not NOT_OURS.search(line)
                              and not (excused and re.search(excused, line))]
                assert not complaints, f'the application complained: {complaints[:20]}'
            except BaseException:
                self.report(app)
                raise

    def study(self, app):
        """Returns the study window of a running application, in the language of the case."""
        return Study(app, LOCALES[self.language].split('_')[0])

    def report(self, app):
        """Saves the screen and the accessibility tree of a failing case into the folder of meson's
        logs, if the application still runs."""
        folder = os.environ.get('AWALE_TEST_LOGS')
        if app.proc.poll() is not None or not folder:
            return
        stem = pathlib.Path(folder, self.name.strip('/').replace('/', '-'))
        self.desktop.screenshot(f'{stem}.png')
        with contextlib.suppress(Exception):
            pathlib.Path(f'{stem}.txt').write_text(app.tree())
        print(f'# what was on the screen: {stem}.png, {stem}.txt')


def games(name):
    return pathlib.Path(__file__).parent / 'games' / name


def equal(got, expected, what='value'):
    assert got == expected, f'{what} is {got!r}, not {expected!r}'


def main(prefix, languages=None, **options):
    """Runs the cases of a program: those of both halves, of one half, or those named on the command
    line. --language runs all of them in one language."""
    languages = languages or list(LOCALES)
    parser = argparse.ArgumentParser()
    parser.add_argument('--half', choices=('quick', 'thorough'))
    parser.add_argument('--language', choices=LOCALES)
    parser.add_argument('cases', nargs='*')
    arguments = parser.parse_args()
    cases = [(language, f'/window/{language}/{prefix}/{name}', function)
             for half, language, name, function in plan([arguments.language] if arguments.language else languages)
             if (name in arguments.cases if arguments.cases else arguments.half in (None, half))]
    print(f'1..{len(cases)}', flush=True)
    if not cases:
        return 1
    failed = 0
    with Desktop(keyboard=KEYBOARDS[cases[0][0]], **options) as desktop:
        for number, (language, name, function) in enumerate(cases, 1):
            if desktop.keyboard != KEYBOARDS[language]:
                desktop.keyboard = KEYBOARDS[language]
                desktop.set_keyboard()
            desktop.park_pointer()      # it would select items of menus that open under it
            stage, word = Stage(name, desktop, language), 'ok'
            try:
                function(stage)
            except Exception:
                word = 'not ok'
                failed += 1
                print(''.join('# ' + line + '\n' for line in traceback.format_exc().splitlines()), end='')
            print(f'{word} {number} {name}', flush=True)
            shutil.rmtree(stage.folder, ignore_errors=True)
    return 1 if failed else 0
