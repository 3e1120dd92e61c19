#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""After a crash the work is offered once, and is not written into the file automatically."""
import os
import re
import shutil
import sys
import uuid

from accessible import GLib
from harness import case, equal, main
from soak_window import PATH, Session

COMMENT = 'Kept through a crash'


def kept(stage):
    """Returns the contents of the recovery files that contain the comment."""
    return [text for text in stage.read_recovered() if COMMENT in text]


def work_and_crash(stage, *files):
    """Plays a move and comments on it, then kills the program once the recovery file holds the
    comment."""
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
    """The recovered work takes the place of its file, which is open already."""
    game = stage.copy('ama-kofi.ogn')
    before = game.read_text()
    work_and_crash(stage, game)
    equal(game.read_text(), before, 'the file after the crash')
    with stage.open(game) as app:
        study = stage.study(app)
        study.move(1, 'North', 'f')
        study.answer('_Recover')
        app.wait_title('^• Ama . Kofi')
        study.wait_pit('A', 0)
        study.row(COMMENT)
        equal(len(app.windows()), 1, 'the number of windows')
        app.key('ctrl+s')
        app.wait(lambda: COMMENT in game.read_text(), 'the file to be written')
        app.wait(lambda: not kept(stage), 'the recovery file to go')
        app.key('ctrl+w')
    with stage.open(game) as app:
        study = stage.study(app)
        study.row(COMMENT)
        equal(app.find_all('push button', study.named('_Recover')), [], 'what is offered')
        app.key('ctrl+w')


@case('declined', thorough=True)
def declined(stage):
    """Discarding removes the ten recovery files that were listed; others are offered at the next
    start."""
    game = stage.copy('ama-kofi.ogn')
    before = game.read_text()
    work_and_crash(stage, game)
    folder = stage.home / '.local/share/awale/recovery'
    first = next(folder.glob('*.ogn'))
    for _ in range(10):
        shutil.copy(first, folder / f'{uuid.uuid4()}.ogn')
    for left in 1, 0:
        with stage.open() as app:
            study = stage.study(app)
            study.answer('_Discard')
            app.wait(lambda: len(kept(stage)) == left, 'the listed recovery files to go')
            study.wait_no_dialog()
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
        app.find('label', 'South – North, 1 move, not saved yet')
        study.answer('_Recover')
        study.move(1, 'South', 'A')
        study.row(COMMENT)
        app.kill()
    work = kept(stage)
    assert work, 'a second crash lost what the first one left'


@case('in-play', thorough=True)
def in_play(stage):
    """A game against the computer resumes after a crash with the same opponent, and moves can be
    taken back."""
    stage.settings(north_level=1)
    with stage.open(size=(900, 700), ends=False) as app:
        study = stage.study(app)
        app.key('ctrl+n')
        study.answer('_Start')
        study.says('Your turn')
        app.wait_focus('push button', '^[A-F], ')
        app.key('c')
        study.wait_plies(2)
        study.says('Your turn')
        moves = study.moves()
        whole = lambda text: re.search("'head': <'C[a-f]'>", text) and re.search(r'1\. C[+0-9]* [a-f]', text)
        app.wait(lambda: any(map(whole, stage.read_recovered())), 'the game to be kept')
        app.kill()

    target = stage.folder / 'g.ogn'
    with stage.open(size=(900, 700)) as app:
        study = stage.study(app)
        study.answer('_Recover')
        study.says('Your turn')
        study.wait_moves(moves)
        app.find('panel', '^' + re.escape(study.t('Computer · %s') % study.t('Newcomer')) + ', ')
        study.press('Take Back the Move')
        study.says('Your turn')
        study.wait_pit('C', 4)
        app.tab_to('push button', '^[A-Fa-f], ')
        app.key('d')
        study.wait_plies(4)
        study.says('Your turn')
        app.key('ctrl+s')
        study.choose_file(str(target))
        app.wait(lambda: target.exists(), 'the file to be written')
        app.key('ctrl+w')

    # A game that was in progress when its window was closed resumes, but not after the player left
    # it.
    with stage.open(size=(900, 700)) as app:
        study = stage.study(app)
        study.says('Your turn')
        study.wait_plies(4)
        study.menu('Go _Back to Studying', 'More Game Actions')
        app.wait_gone('label', '^' + re.escape(study.t('Your turn')) + '$')
        app.key('ctrl+w')
    with stage.open(size=(900, 700)) as app:
        study = stage.study(app)
        study.wait_plies(4)
        assert not app.find_all('label', '^' + re.escape(study.t('Your turn')) + '$')
        app.key('ctrl+w')


@case('hanging-save', thorough=True)
def hanging_save(stage):
    """If the disk does not respond, which a pipe simulates here, saving can be stopped, which is
    reported, and quitting keeps the work."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game) as app:
        study = stage.study(app)
        app.click(study.move(1, 'North', 'f'))
        study.wait_pit('f', 0)
        app.click(study.pit('A'))
        study.wait_pit('A', 0)
        app.key('ctrl+m')
        app.wait_focus('text')
        app.type(COMMENT)
        app.wait(lambda: kept(stage), 'the work to be kept')
        game.unlink()
        os.mkfifo(game)
        app.key('ctrl+s')
        study.press('_Stop')
        app.find('label', '^' + re.escape(study.t('“%s” could not be saved.') % game) + '$')
        assert kept(stage), 'giving up a save lost the work'
        app.key('ctrl+s')
        app.key('ctrl+q')
        dialog = study.dialog()
        app.press(app.find('push button', study.named('_Close'), 'sensitive', under=dialog))
    with stage.open(ends=False) as app:
        study = stage.study(app)
        study.answer('_Recover')
        study.row(COMMENT)
        app.kill()


@case('activated-after-quitting', thorough=True)
def activated_after_quitting(stage):
    """While an import still runs after the windows were closed, starting the program again opens a
    window, which is remembered at the next start. The discarded work is not offered again."""
    work_and_crash(stage)
    game, many = stage.copy('ama-kofi.ogn'), stage.home / 'm.ogn'
    text = game.read_text()
    many.write_text('\n'.join(text.replace('[Round "', f'[Round "{n}.') for n in range(4000)))
    with stage.open() as app:
        study, session = stage.study(app), Session()
        study.answer('_Discard')
        app.wait_focus()
        app.key('ctrl+l')
        app.wait_focus('push button', study.named('Import Files…'))
        app.key('Return')
        study.choose_file('~/m.ogn')
        app.key('ctrl+q')
        app.wait(lambda: not app.windows(), 'the windows to go')
        session.call(PATH, 'org.freedesktop.Application', 'Activate', GLib.Variant('(a{sv})', ({},)))
        app.wait_window('')
        assert not app.find_all('push button', study.named('_Recover')), 'it is offered again'
        session.open(game)
        app.wait_title('^Ama . Kofi')
        app.key('ctrl+w')
    with stage.open() as app:
        app.wait_title('^Ama . Kofi')
        app.key('ctrl+w')


@case('unreadable', thorough=True)
def unreadable(stage):
    """A pipe and a device among the recovery files do not block the window, are reported, and are
    not removed."""
    folder = stage.home / '.local/share/awale/recovery'
    folder.mkdir(parents=True)
    os.mkfifo(folder / 'pipe.ogn')
    (folder / 'zero.ogn').symlink_to('/dev/zero')
    with stage.open() as app:
        study = stage.study(app)
        study.answer('_Close')
        study.find('push button', 'New Game')
        app.key('ctrl+w')
    assert os.path.lexists(folder / 'pipe.ogn') and os.path.lexists(folder / 'zero.ogn')


if __name__ == '__main__':
    sys.exit(main('recovery', ['en']))
