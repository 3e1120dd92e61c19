#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Two processes of the program use one file in the same home folder. The process that did not save
last is told about it, and asks before it saves. tests/faults/run calls this script, and sets its
environment."""
import os

from driver import App, Desktop
from harness import LOCALES, Stage

GAME = '[South "Ama"]\n[North "Kofi"]\n\n1. F *\n'
# The two processes do not find each other without a session bus.
ALONE = {'DBUS_SESSION_BUS_ADDRESS': 'unix:path=/nonexistent', 'GTK_A11Y': 'none'}


def judge(app, window, key):
    """Adds a glyph to the last move in this window by pressing its key."""
    app.window = window
    app.wait_title('Ama')
    app.activate(window)
    app.key('alt+End', key)
    app.wait_title('^•')


def main():
    with Desktop() as desktop:
        stage = Stage('two-programs', desktop, 'en')
        file = stage.write('g.ogn', GAME)
        with stage.open(file, ends=False) as first:
            study, shown = stage.study(first), first.window
            study.wait_plies(1)
            with App(desktop, [os.environ['AWALE'], file], locale=LOCALES['en'], home=stage.home, env=ALONE) as second:
                other = second.wait(lambda: set(second.windows()) - {shown}, 'its window').pop()
                judge(second, other, 'ctrl+1')
                second.key('ctrl+s')
                second.wait(lambda: 'F!' in file.read_text(), 'the file to be saved')
                saved = file.read_text()

                study.find('label', 'Another program has changed this file.')
                second.kill()
            # The window of the second process is gone, so that its questions cannot be confused
            # with those of the first.
            judge(first, shown, 'ctrl+2')
            first.key('ctrl+s')
            study.answer('Cancel')
            assert file.read_text() == saved, f'the file is {file.read_text()!r} unasked'
            first.kill()
    print('two programs: whoever did not save last is told, and saving asks')


if __name__ == '__main__':
    main()
