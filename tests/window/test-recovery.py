#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""What a crash leaves behind is offered again, once, and never touches the file by itself."""
import sys

from harness import case, equal, main

COMMENT = 'Kept through a crash'


def kept(stage):
    """The recovery files of the case's home that hold the comment."""
    folder = stage.home / '.local/share'
    return [p for p in folder.rglob('*.ogn') if COMMENT in p.read_text(errors='replace')]


def work_and_crash(stage, *files):
    """Plays a variation, comments it, and is killed as soon as that is in the recovery file."""
    stage.settings(north_level=0)
    with stage.open(*files, ends=False) as app:
        study = stage.study(app)
        if files:
            app.click(study.move(1, 'North', 'f'))
            study.wait_pit('f', 0)
        else:
            app.key('ctrl+n')
            study.answer('_Start')
            study.wait_pit('A', 4)
        app.click(study.pit('A'))
        study.wait_pit('A', 0)
        app.key('ctrl+m')
        app.wait_focus('text')
        app.type(COMMENT)
        app.wait(lambda: kept(stage), 'the work to be kept')
        app.kill()


@case('offered-and-taken')
def offered_and_taken(stage):
    game = stage.copy('ama-kofi.ogn')
    before = game.read_text()
    work_and_crash(stage, game)
    equal(game.read_text(), before, 'the file after the crash')
    with stage.open() as app:
        study = stage.study(app)
        study.answer('_Recover')
        app.wait_title('Ama . Kofi')
        study.wait_pit('A', 0)
        study.row(COMMENT)
        app.key('ctrl+s')
        app.wait(lambda: COMMENT in game.read_text(), 'the file to be written')
        app.wait(lambda: not kept(stage), 'the recovery file to go')
        app.key('ctrl+w')
    with stage.open(game) as app:
        study = stage.study(app)
        study.row(COMMENT)
        equal(app.find_all('push button', study.named('_Recover')), [], 'what is offered')
        app.key('ctrl+w')


@case('declined')
def declined(stage):
    game = stage.copy('ama-kofi.ogn')
    before = game.read_text()
    work_and_crash(stage, game)
    with stage.open() as app:
        study = stage.study(app)
        study.answer('_Discard')
        app.wait(lambda: not kept(stage), 'the recovery file to go')
        app.key('ctrl+w')
    equal(game.read_text(), before, 'the file')
    with stage.open() as app:
        study = stage.study(app)
        study.find('push button', 'New Game')
        equal(app.find_all('push button', study.named('_Recover')), [], 'what is offered')
        app.key('ctrl+w')


@case('never-saved')
def never_saved(stage):
    work_and_crash(stage)
    with stage.open(ends=False) as app:
        study = stage.study(app)
        study.answer('_Recover')
        study.move(1, 'South', 'A')
        study.row(COMMENT)
        app.kill()
    work = kept(stage)
    assert work, 'a second crash lost what the first one left'


if __name__ == '__main__':
    sys.exit(main('recovery'))
