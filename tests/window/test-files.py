#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Opening several files at once, damaged files, saving under another name, and unsaved work."""
import os
import re
import shutil
import sys

from harness import case, equal, main


@case('several')
def several(stage):
    """Each of two files has a window of its own."""
    with stage.open(stage.copy('ama-kofi.ogn'), stage.copy('tree.ogn')) as app:
        app.wait(lambda: len(app.windows()) == 2, 'two windows')
        app.wait_window('Mensah . Koffi')
        app.wait_window('Ama . Kofi')
        app.key('ctrl+q')


@case('many', thorough=True)
def many(stage):
    """When more files are opened than may have windows, the program offers to add them to the
    library."""
    games = [stage.copy('ama-kofi.ogn', f'{i}.ogn') for i in range(11)]
    with stage.open(*games) as app:
        study = stage.study(app)
        study.answer('_Cancel')
        equal(len(app.windows()), 1, 'the windows')
        app.key('ctrl+w')
    with stage.open(*games) as app:
        study = stage.study(app)
        study.answer('Add to _Library')
        app.find('label', '^' + re.escape(study.t('Library')) + '$')
        app.find('label', '^Ama$')
        app.key('ctrl+w')


@case('two-readings', both=True)
def two_readings(stage):
    """If moves can be read in two ways, in a file or pasted, the program asks which one is meant.
    After Escape none of them is played."""
    game = stage.write('g.ogn', '[South "Ama"]\n[North "Kofi"]\n\n1 7 2 8 *\n')
    with stage.open(game, ends=False) as app:
        study = stage.study(app)
        dialog = study.dialog()
        app.find('label', 'A a B b.*', under=dialog)
        app.wait_focus('push button', study.named('_Cancel'))
        app.key('Escape')
        study.wait_no_dialog()
        study.wait_plies(0)
        app.kill()
    with stage.open(game, ends=False) as app:
        study = stage.study(app)
        study.answer_by_key('_First Reading')
        study.wait_no_dialog()
        study.move(2, 'North', 'b')
        with stage.desktop.clipboard('1 7 2 8'):
            app.key('ctrl+v')
            study.answer_by_key('_Second Reading')
            app.wait(lambda: len(app.windows()) == 2, 'a window with the pasted game')
        app.kill()


@case('unknown-variant', both=True, thorough=True)
def unknown_variant(stage):
    """If a game names an unknown variant, the program asks for its rules until they are saved.
    After Escape it uses those of Oware Abapa."""
    game = stage.write('g.ogn', '[Variant "Kalah"]\n[South "Ama"]\n[North "Kofi"]\n\n1. F f *\n')
    with stage.open(game, ends=False) as app:
        study = stage.study(app)
        app.find('label', study.t('By Which Rules Is “%s” Played?') % 'Kalah', under=study.dialog())
        app.key('Escape')
        study.wait_no_dialog()
        app.find('label', study.named('Oware Abapa'))
        app.kill()
    with stage.open(game, ends=False) as app:
        study = stage.study(app)
        study.dialog()
        app.tab_to('check box')
        app.tab_to('check box', study.named('Awélé (Oware Society)'), key='Down')
        app.key('space')
        study.answer_by_key('_Use These Rules')
        study.wait_no_dialog()
        app.find('label', study.named('Awélé (Oware Society)'))
        study.move(1, 'North', 'f')
        app.wait_title('^• ')
        app.key('ctrl+s')
        app.wait_title('^Ama')
        app.kill()
    with stage.open(game) as app:
        study = stage.study(app)
        app.find('label', study.named('Awélé (Oware Society)'))
        app.settle()
        equal(study.dialogs(), [], 'the questions about saved rules')
        app.close()


@case('bad-file')
def bad_file(stage):
    """Errors in a file are reported with their place, the readable part is opened, and the program
    asks before it overwrites the file."""
    game = stage.write('bad.ogn', '[South "Ama"]\n[North "Kofi"]\n\n1. F f 2. B e 3. F x 4. C *\n')
    before = game.read_text()
    with stage.open(game, ends=False) as app:
        study = stage.study(app)
        app.wait_title('Ama . Kofi')
        study.move(2, 'North', 'e')
        app.find('label', r'\b4\b.*\b2[0-9]\b')
        app.click(study.move(2, 'North', 'e'))
        study.wait_pit('e', 0)
        app.click(study.pit('A'))
        study.wait_pit('A', 0)
        app.key('ctrl+s')
        study.dialog()
        equal(game.read_text(), before, 'the file')
        app.key('Escape')
        study.wait_no_dialog()
        equal(game.read_text(), before, 'the file')
        app.kill()


@case('encoding', thorough=True)
def encoding(stage):
    """A file whose encoding has to be guessed is shown correctly, and is saved in UTF-8 after a
    question, with a backup. The notice about it is not above the library."""
    game = stage.folder / 'old.ogn'
    before = '[South "Kouamé"]\n[North "L’œuf"]\n\n1. F f *\n'.encode('windows-1252')
    game.write_bytes(before)
    with stage.open(game) as app:
        study = stage.study(app)
        app.wait_title('Kouamé . L’œuf')
        said = study.t('Everything was read, but there are problems.')
        study.wait_notice(said)
        app.key('ctrl+l')
        app.wait_title(study.t('Library'))
        study.wait_no_notice(said)
        app.key('ctrl+l')
        study.wait_notice(said)
        app.tab_to('push button', '^[A-Fa-f], ')
        app.key('a')
        study.wait_pit('A', 0)
        app.key('ctrl+s')
        study.dialog()
        equal(game.read_bytes(), before, 'the file')
        study.answer('_Overwrite')
        app.wait(lambda: game.read_bytes() != before, 'the file to be written')
        assert 'L’œuf' in game.read_text(encoding='utf-8')
        equal((stage.folder / 'old.ogn~').read_bytes(), before, 'the copy')
        app.tab_to('push button', '^[A-Fa-f], ')
        app.key('ctrl+z', 'ctrl+s')
        app.wait(lambda: 'A' not in game.read_text().split('1.')[1], 'the file to be written')
        equal((stage.folder / 'old.ogn~').read_bytes(), before, 'the copy')
        app.key('ctrl+w')


@case('missing', thorough=True)
def missing(stage):
    """A missing file is reported, and removed from the recent files."""
    with stage.open(stage.folder / 'gone.ogn') as app:
        app.find('label', 'gone.ogn')
        stage.study(app).find('label', 'It was moved, renamed or deleted.')
        app.key('ctrl+w')
    game, recent = stage.copy('ama-kofi.ogn'), stage.home / '.local/share/recently-used.xbel'
    with stage.open(game) as app:
        app.wait(lambda: recent.exists() and game.name in recent.read_text(), 'the list to have the file')
        app.key('ctrl+w')
    game.unlink()
    with stage.open(game) as app:
        stage.study(app).find('label', 'It was moved, renamed or deleted.')
        app.wait(lambda: game.name not in recent.read_text(), 'the list to forget the file')
        app.key('ctrl+w')


@case('recent', thorough=True)
def recent(stage):
    """A recent file is offered on the start page, even if its name has one letter and its folder is
    the home folder."""
    file = stage.home / 'a'
    shutil.copy(stage.copy('ama-kofi.ogn'), file)
    with stage.open(file) as app:
        app.key('ctrl+shift+n')
        app.wait_window('^Awalé$')
        row = app.find('list item', '^a')
        app.find('label', '^~$', under=row)
        app.settle()
        app.do_action(row) if row.actions else app.click(row)
        app.wait_window('^Ama . Kofi')
        app.wait_focus()
        app.key('ctrl+q')


@case('save-as')
def save_as(stage):
    game = stage.copy('ama-kofi.ogn')
    target = stage.folder / 'other.ogn'
    with stage.open(game) as app:
        study = stage.study(app)
        app.click(study.move(1, 'South', 'F'))
        app.key('ctrl+1')
        study.move(1, 'South', 'F', glyph='Good move')
        app.key('ctrl+shift+s')
        app.wait_window(study.t('Save'))
        app.key('ctrl+a')
        app.type(str(target))
        app.key('Return')
        app.wait(target.exists, 'the new file')
        app.wait(lambda: '1. F!' in target.read_text(), 'the new file to be written')
        app.wait_window('Ama . Kofi')
        app.key('ctrl+w')
    assert '1. F!' not in game.read_text(), 'the first file was written too'


@case('save-converted', thorough=True)
def save_converted(stage):
    """A file in the format of another program is not overwritten: saving asks for a new name."""
    game = stage.write('club.pgn', '[White "Ama"]\n[Black "Kofi"]\n\n1. f1c2 *\n')
    before, target = game.read_text(), stage.folder / 'club.ogn'
    with stage.open(game) as app:
        study = stage.study(app)
        app.click(study.move(1, 'South', 'F'))
        app.key('ctrl+1')
        study.move(1, 'South', 'F', glyph='Good move')
        app.key('ctrl+s')
        app.wait_window(study.t('Save'))
        app.key('Return')
        app.wait(target.exists, 'the new file')
        app.wait_window('club.ogn')
        app.key('ctrl+w')
    assert '1. F!' in target.read_text(), 'the game was not saved'
    equal(game.read_text(), before, 'the file of another program')


@case('unsaved-guard')
def unsaved_guard(stage):
    """Closing a window asks about unsaved work: Escape keeps the window open, Discard leaves the
    file unchanged, and Save writes it."""
    game = stage.copy('ama-kofi.ogn')
    before = game.read_text()

    def change(app):
        study = stage.study(app)
        app.click(study.move(1, 'South', 'F'))
        app.key('ctrl+2')
        study.move(1, 'South', 'F', glyph='Mistake')
        app.key('ctrl+w')
        study.dialog()
        return study
    with stage.open(game) as app:
        study = change(app)
        app.key('Escape')
        study.wait_no_dialog()
        app.key('ctrl+w')
        study.dialog()
        study.click('push button', '_Discard')
    equal(game.read_text(), before, 'the file after Discard')
    with stage.open(game) as app:
        study = change(app)
        study.click('push button', '_Save')
    assert '1. F?' in game.read_text()


@case('session')
def session(stage):
    """The game and the current position are restored at the next start."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game) as app:
        study = stage.study(app)
        app.click(study.move(1, 'North', 'f'))
        study.wait_pit('f', 0)
        app.key('ctrl+q')
    with stage.open() as app:
        study = stage.study(app)
        app.wait_title('Ama . Kofi')
        study.wait_pit('f', 0)
        study.wait_pit('F', 0)
        app.key('ctrl+q')


@case('truncated', thorough=True)
def truncated(stage):
    """If another program truncates the open file, this is reported, and the file is not overwritten
    without a question."""
    game = stage.copy('ama-kofi.ogn')
    left = game.read_text()[:40]
    with stage.open(game) as app:
        study = stage.study(app)
        app.click(study.move(1, 'South', 'F'))
        app.key('ctrl+1')
        app.wait_title('^• Ama . Kofi')
        os.truncate(game, len(left))
        study.wait_notice(study.t('Another program has changed this file.'))
        app.key('ctrl+s')
        study.answer('_Cancel')
        equal(game.read_text(), left, 'the file')
        app.key('ctrl+s')
        study.answer('_Overwrite')
        app.wait(lambda: '1. F!' in game.read_text(), 'the file to be written')
        app.wait_title('^Ama . Kofi')
        app.key('ctrl+w')
    assert re.search(r'^1\. F! f 2\..* F\+10 f 26-22\n$', game.read_text(), re.M | re.S), game.read_text()


@case('full-disk', thorough=True)
def full_disk(stage):
    """A full disk is reported, the file stays complete, and the work can be saved later."""
    game = stage.copy('ama-kofi.ogn')
    before = game.read_text()
    with stage.open(game) as app:
        study = stage.study(app)
        app.wait_title('^Ama . Kofi')
        app.click(study.move(1, 'North', 'f'))
        study.wait_pit('f', 0)
        app.key('ctrl+1')
        app.wait_title('^• Ama . Kofi')
        app.limit_files(100)
        app.key('ctrl+s')
        app.find('label', '^' + re.escape(study.t('“%s” could not be saved.') % game) + '$')
        app.wait_title('^• Ama . Kofi')
        equal(game.read_text(), before, 'the file')
        app.limit_files()
        app.key('ctrl+s')
        app.wait(lambda: '1. F f!' in game.read_text(), 'the file to be written')
        app.wait_title('^Ama . Kofi')
        equal([p.name for p in stage.folder.iterdir() if p.is_file()], [game.name], 'the files beside it')
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('files', ['en']))
