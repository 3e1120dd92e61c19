#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""A line is saved as an animated picture, in builds that support animation."""
import re
import sys

from driver import PATIENCE
from harness import case, equal, main

ROUND = 12      # plies
MOST = 240      # frames


def go_round(times):
    """Returns a game in which two seeds change places around the board this many times, under rules
    that allow it."""
    return ('[Rules "slam=no-capture feed=yes stuck=end leftover=owner dead=plays-on drought=none repetition=99 '
            'cycle=owner first=choice majority=may-stop"]\n'
            '[FEN "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S"]\n\n' + 'A a B b C c D d E e F f ' * times + '*\n')


def save(app, study):
    """Saves an animation from the current position with the share dialog."""
    app.do_action(app.find('frame'), 'win.share')
    study.dialog()
    app.click(app.find('list item', study.named('Save an _Animation…')))
    app.wait_window(study.t('Save the Animation'))
    study.choose_file('~/a.webp')


@case('save-animation', thorough=True)
def save_animation(stage):
    """The share dialog saves the line from the current position as an animation, with a frame for
    each position."""
    target = stage.home / 'a.webp'
    with stage.open(stage.write('short.ogn', go_round(1))) as app:
        study = stage.study(app)
        study.board()
        for on, key in ((0, 'alt+Home'), (1, 'Page_Down'), (0, 'alt+End')):     # from the start if nothing follows
            app.key(key)
            save(app, study)
            app.wait(target.exists, 'the animation')
            equal(target.read_bytes().count(b'ANMF'), ROUND + 1 - on, 'how many pictures')
            target.unlink()
        study.wait_no_dialog()
        app.key('ctrl+w')


@case('long', thorough=True)
def long(stage):
    """The number of frames is limited, and the program reports when a line is longer."""
    target = stage.home / 'a.webp'
    with stage.open(stage.write('long.ogn', go_round(21))) as app:
        study = stage.study(app)
        study.board()
        app.key('alt+Home')
        save(app, study)
        said = study.nt('Animation saved, with only the first %u position of the line.',
                        'Animation saved, with only the first %u positions of the line.', MOST)
        app.wait(target.exists, 'the animation', patience=4 * PATIENCE)
        app.find('label', '^' + re.escape(said % MOST) + '$')
        equal(target.read_bytes().count(b'ANMF'), MOST, 'how many pictures')
        study.wait_no_dialog()
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('animation', ['fr']))
