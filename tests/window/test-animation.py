#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""A line that leaves the window as an animated picture; only where the program is built with that."""
import sys

from harness import case, equal, main

PLIES = 78      # of ama-kofi.ogn


@case('save-animation')
def save_animation(stage):
    """The line from the position in view on is written as pictures one after the other, through the share dialog."""
    target = stage.home / 'a.webp'
    with stage.open(stage.copy('ama-kofi.ogn', 'g.ogn')) as app:
        study = stage.study(app)
        study.board()
        for on, key in ((0, 'alt+Home'), (1, 'Page_Down'), (0, 'alt+End')):     # from the start where nothing follows
            app.key(key)
            app.do_action(app.find('frame'), 'win.share')
            study.dialog()
            app.click(app.find('list item', study.named('Save an _Animation…')))
            app.wait_window(study.t('Save the Animation'))
            study.choose_file('~/a.webp')
            app.wait(target.exists, 'the animation')
            equal(target.read_bytes().count(b'ANMF'), PLIES + 1 - on, 'how many pictures')
            target.unlink()
        study.wait_no_dialog()
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('animation'))
