#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""In the library, games are imported, found, opened and deleted by keyboard."""
import datetime
import os
import re
import sqlite3
import subprocess
import sys

from harness import case, equal, games, main

LIBRARY = '.local/share/awale/library.sqlite'
ROWS = ('table row', ' – ')


def fill(stage, *files):
    """Imports games into the library before the program starts."""
    subprocess.run([os.environ['AWALE_CLI'], 'library', 'import', '--library', stage.home / LIBRARY, *files],
                   check=True, capture_output=True)


def rows(app):
    return app.names(*ROWS)


@case('import')
def import_games(stage):
    """An empty library offers to import games, and games that cannot be read are listed."""
    text = games('ama-kofi.ogn').read_text() + '\n[South "Bad"]\n\nnonsense\n'
    file = stage.home / 'c.ogn'
    file.write_text(text)
    with stage.open() as app:
        study = stage.study(app)
        app.wait_focus()
        app.key('ctrl+l')
        app.wait_focus('push button', study.named('Import Files…'))
        app.key('Return')
        study.choose_file('~/c.ogn')
        app.find('table row', 'Ama – Kofi, 26–22, ')
        app.wait_focus('text', study.t('Find games'))
        app.find('label', '^' + re.escape(study.t('%s: %s') % ('c.ogn', '')))
        equal(len(rows(app)), 1, 'the number of games')
        equal(file.read_text(), text, 'the file')
        said = ' '.join(study.nt(f"%'u game {what}.", f"%'u games {whats}.", 1).replace("%'u", '1')
                        for what, whats in (('was added', 'were added'), ('could not be read', 'could not be read')))
        study.wait_notice(said)
        app.tab_to('table row', 'Ama – Kofi')
        app.key('ctrl+j')
        app.wait_focus('push button', study.t('Back to the Games'))
        study.wait_notice(said)
        app.key('Escape')
        app.wait_focus('table row', 'Ama – Kofi')
        study.wait_notice(said)
        app.key('Return')
        app.wait_title('Ama . Kofi')
        study.wait_no_notice(said)
        app.key('ctrl+w')


@case('add')
def add_open_game(stage):
    """The explorer adds a new game to the library, which makes it a saved game of the library.
    After undo it is unsaved again. If a file contains the same game, the program says so and can
    show the game of the library, or add to it what only the file has."""
    said = '[South "Ama"]\n[North "Kofi"]\n\n1. F f *\n'
    with stage.open(size=(1100, 720)) as app:
        study = stage.study(app)
        app.wait_focus()
        with app.desktop.clipboard(said):
            app.key('ctrl+v')
            app.wait(study.moves)
        app.key('F4')
        study.press('Add to Li_brary')
        study.find('label', 'Added to the library')
        app.find('list item', '^F, 1 ')
        app.wait_title('^Ama . Kofi')
        study.press('_Undo')
        study.find('push button', 'Add to Li_brary', 'sensitive')
        app.wait_title('^• Ama . Kofi')
        app.key('ctrl+shift+l')
        app.find('list item', '^F, 1 ')
        app.wait_title('^Ama . Kofi')
        app.key('ctrl+w')
    with stage.open(stage.write('g.ogn', said), size=(1100, 720)) as app:
        study = stage.study(app)
        app.wait(study.moves)
        app.key('ctrl+shift+l')
        study.find('label', 'The library has this game already.')
        study.press('_Show')
        app.wait(lambda: len(app.toplevels()) == 2, 'the game of the library')
        app.key('ctrl+w')
        app.wait(lambda: len(app.toplevels()) == 1, 'one window')
        app.key('ctrl+w')
    with stage.open(stage.write('g.ogn', said.replace('f *', 'f {Bold.} *')), size=(1100, 720)) as app:
        study = stage.study(app)
        app.wait(study.moves)
        app.key('ctrl+shift+l')
        more = study.nt("%'u comment", "%'u comments", 1).replace("%'u", '1')
        app.find('label', re.escape(study.t('The library has this game already, without some of what is said here: %s.') % more))
        study.press('_Merge')
        app.find('label', re.escape(study.t('Added to the game in the library: %s.') % more))
        app.key('ctrl+w')


@case('paste')
def paste(stage):
    """Ctrl+V in the library opens what was copied as a game, and says if it is none. In the search
    it is text."""
    fill(stage, games('ama-kofi.ogn'))
    with stage.open(ends=False) as app:
        study = stage.study(app)
        app.wait_focus()
        app.key('ctrl+l')
        search = app.wait_focus('text', study.t('Find games'))
        with app.desktop.clipboard('kofi'):
            app.key('ctrl+v')
            app.wait_text(search, '^kofi$')
        app.tab_to('table row', 'Ama – Kofi')
        with app.desktop.clipboard('nonsense'):
            app.key('ctrl+v')
            study.wait_notice('The clipboard does not contain a game, a position or a line that can be played here.')
        with app.desktop.clipboard('FfBe'):
            app.key('ctrl+v')
            study.wait_plies(4)
        app.wait_title('^• ')
        app.key('ctrl+l')
        app.tab_to('table row', 'Ama – Kofi')
        with app.desktop.clipboard('Ff'):
            app.key('ctrl+v')
            study.answer('_Add to This File')
            study.wait_plies(2)
        app.kill()


@case('reopened', thorough=True)
def reopened(stage):
    """The game from the library and its current position are restored at the next start."""
    fill(stage, games('ama-kofi.ogn'))
    with stage.open() as app:
        study = stage.study(app)
        app.wait_focus()
        app.key('ctrl+l')
        app.wait_focus('text', study.t('Find games'))
        app.tab_to('table row', 'Ama – Kofi')
        app.key('Return')
        app.wait_title('Ama . Kofi')
        app.click(study.move(1, 'North', 'f'))
        study.wait_pit('f', 0)
        app.key('ctrl+q')
    with stage.open() as app:
        study = stage.study(app)
        app.wait_title('Ama . Kofi')
        study.wait_pit('f', 0)
        study.wait_pit('F', 0)
        app.key('ctrl+q')


@case('heavy', thorough=True)
def heavy(stage):
    """Letters with thousands of combining marks, for which Pango takes minutes, are shortened in
    the window, but saved completely. A shortened comment cannot be edited."""
    letter = 'e' + '\u0301' * 200000
    shown = 'e' + '\u0301' * 20 + '…'
    game = stage.write('g.ogn', f'[South "{letter}"]\n[North "Kofi"]\n[Event "{letter}"]\n\n{{{letter}}} 1. F f *\n')
    fill(stage, game)
    with stage.open(game, size=(1100, 760)) as app:
        study = stage.study(app)
        app.wait_title(f'^{shown} . Kofi')
        study.row(shown)
        app.wait_text(study.comment(), f'^{shown}$')
        assert 'editable' not in app.states(study.comment()), 'the comment can be edited'
        app.find('label', study.t('This comment is too long to be shown and edited here. It is saved whole.'))
        app.click(study.move(1, 'South', 'F'))
        app.key('ctrl+1')
        study.move(1, 'South', 'F', glyph='Good move')
        app.do_action(app.find('frame'), 'win.details')
        dialog = study.dialog()
        entry = app.find('text', study.named('Event'), under=dialog)
        app.wait_text(entry, f'^{shown}$')
        study.press('_Apply')
        study.wait_no_dialog()
        app.key('ctrl+s')
        app.wait(lambda: '1. F!' in game.read_text(), 'the file to be written')
        equal(game.read_text().count(letter), 3, 'how often the file has it')
        app.key('ctrl+l')
        app.find('table row', f'^{shown} – Kofi')
        app.key('ctrl+w')


@case('find')
def find(stage):
    """The search filters the games while text is typed. Enter moves to the games and opens one."""
    fill(stage, games('ama-kofi.ogn'), games('tree.ogn'))
    with stage.open() as app:
        study = stage.study(app)
        app.wait_focus()
        app.key('ctrl+l')
        app.wait_focus('text', study.t('Find games'))
        app.wait(lambda: len(rows(app)) == 2, 'both games')
        app.type('kofi')
        app.wait(lambda: len(rows(app)) == 1, 'one of them')
        app.key('Return')
        app.wait_focus('table row', 'Ama – Kofi')
        app.key('Return')
        app.wait_title('Ama . Kofi')
        app.wait_focus('list item')
        app.tab_to('push button', '^A, ')
        app.key('Right')
        app.wait_focus('push button', '^B, ')
        app.key('ctrl+l')
        app.wait_title(study.t('Library'))
        app.wait(lambda: len(rows(app)) == 1, 'what was found before')
        app.wait_focus('text', study.t('Find games'))
        app.tab_to('push button', study.t('New Game'), key='shift+Tab')
        app.key('ctrl+f')
        app.wait_focus('text', study.t('Find games'))
        app.key('Escape')
        app.wait(lambda: len(rows(app)) == 2, 'both games')
        app.key('Escape')
        app.wait_title('Ama . Kofi')
        app.wait_focus('push button', '^B, ')
        app.key('ctrl+w')


@case('pattern', thorough=True)
def pattern(stage):
    """A pattern of seeds, entered on a small board, filters the games at once, and one button
    clears the pattern."""
    fill(stage, games('ama-kofi.ogn'), games('tree.ogn'))
    with stage.open() as app:
        study = stage.study(app)
        app.wait_focus()
        app.key('ctrl+l')
        app.wait_focus('text', study.t('Find games'))
        app.wait(lambda: len(rows(app)) == 2, 'both games')
        app.tab_to('push button', study.named('Filters'))
        app.key('Return')
        app.wait_focus('combo box')
        for _ in range(6):      # GTK does not report the focus in a row with an entry
            app.key('Tab')
        app.wait_focus('list item', study.named('Seeds in the _Pits'))
        app.key('Return')
        app.tab_to('text', study.t('South %s') % 'A')
        app.type('0')
        app.wait(lambda: study.t('Pits %s') % 'A 0' in app.names('label'), 'the filter in words')
        app.key('Escape')
        app.wait(lambda: len(rows(app)) == 1, 'the game with such a pit')
        app.tab_to('push button', study.named('C_lear Filters'))
        app.key('Return')
        app.wait(lambda: len(rows(app)) == 2, 'both games')
        app.key('ctrl+w')


AMA = """[South "Ama"]
[North "Kofi"]
[Date "2025.03.01"]
[Result "26-22"]

1. F {[%eval -1,9] [%best E 0]} f {[%eval 2,9] [%best a 0]} *

[South "Kofi"]
[North "Ama"]
[Date "2026.01.20"]
[Result "24-24"]

1. F {[%eval 0,9] [%best F]} e {[%eval 3,9] [%best a 0]} *

[South "Ama"]
[North "Esi"]

1. E *
"""


def results(study, name, n_games, *counts):
    """Returns the name of a row with the numbers of games, wins, draws and losses."""
    words = [study.nt(f"%'d {word}", f"%'d {word}", n) for word, n in zip(('won', 'drawn', 'lost'), counts)]
    games = study.nt("%'d game", "%'d games", n_games)
    return study.in_context('list', ', ').join([name, games, *words]).replace("%'d", '%d') % (n_games, *counts)


@case('player', thorough=True)
def player(stage):
    """The page of a player takes the place of the list of games. It summarizes the results in text.
    Choosing a row there lists its games, and Escape returns to the earlier list."""
    file = stage.home / 'ama.ogn'
    file.write_text(AMA)
    fill(stage, file)
    with stage.open() as app:
        study = stage.study(app)
        app.wait_focus()
        app.key('ctrl+l')
        app.wait_focus('text', study.t('Find games'))
        app.wait(lambda: len(rows(app)) == 3, 'the games')
        app.key('Down')
        app.wait_focus('table row', 'Ama – Kofi')
        app.key('ctrl+shift+j')
        app.wait_focus('push button', study.t('Back to the Games'))
        app.find('label', '^Kofi$')
        app.key('Escape')
        app.wait_focus('table row', 'Ama – Kofi')
        app.key('ctrl+j')
        app.wait_focus('push button', study.t('Back to the Games'))
        for name, n_games, *counts in ('All games', 3, 1, 1, 0), ('As South', 2, 1, 0, 0), ('As North', 1, 0, 1, 0):
            app.find('list item', '^' + re.escape(results(study, study.t(name), n_games, *counts)))
        app.tab_to('slider', study.t('Seeds given away per move, over time'))
        app.key('Home')
        day = datetime.date(2025, 3, 1).strftime(study.t('%Y-%m-%d'))
        app.wait(lambda: day in app.tree(), 'the first game')
        app.key('End')
        app.tab_to('list item', re.escape(study.t('%s, answering %s') % ('e', 'F')), key='shift+Tab')
        app.key('Return')
        app.wait(lambda: len(rows(app)) == 1, 'the game with that answer')
        app.wait_focus('text', study.t('Find games'))
        app.find('label', study.t('%s as North, after %s %s') % ('Ama', 'F', 'e'))
        app.find('table row', 'Kofi – Ama')
        study.press('C_lear Filters')
        app.wait(lambda: len(rows(app)) == 3, 'all games')
        app.tab_to('table row', ' – ')
        app.tab_to('push button', study.t('Library Menu'), key='shift+Tab')
        app.key('Return')
        app.wait_focus('menu item')
        if app.find_all('menu item', '.'):      # items have no names in GTK 4.18
            app.find('menu item', re.escape(study.t('Player “%s”') % 'Kofi'))
            app.click(app.find('menu item', re.escape(study.t('Player “%s”') % 'Ama')))
        else:
            app.key('Escape')
            app.tab_to('table row', 'Ama – Kofi')
            app.key('ctrl+j')
        app.wait_focus('push button', study.t('Back to the Games'))
        study.press('_Show Games')
        app.wait(lambda: len(rows(app)) == 3, 'the games of the player')
        app.find('label', '^Ama$')
        app.key('ctrl+w')


@case('details', thorough=True)
def details(stage):
    """The details of several games are changed at once. Details that differ are marked, and stay as
    they are."""
    fill(stage, games('ama-kofi.ogn'), games('tree.ogn'))
    with stage.open() as app:
        app.desktop.park_pointer()      # a menu item under the pointer would take the focus
        study = stage.study(app)
        app.wait_focus()
        app.key('ctrl+l')
        app.wait_focus('text', study.t('Find games'))
        app.wait(lambda: len(rows(app)) == 2, 'both games')
        app.tab_to('table row', 'Ama – Kofi')
        app.key('ctrl+a')
        study.menu_by_key('Edit De_tails…', 'Library Menu')
        dialog = study.dialog()
        app.find('label', '^' + study.t('various') + '$', under=dialog)
        app.type('Cup')                 # Event is the first field
        app.key('Return')
        study.wait_no_dialog()
        said = study.nt("The details of %'u game were changed.", "The details of %'u games were changed.", 2)
        app.find('label', '^' + re.escape(said.replace("%'u", '2')))
        first, second = (('10/01/2022', '04/05/2024') if stage.language == 'fr' else ('2022-01-10', '2024-05-04'))
        app.wait(lambda: sorted(rows(app)) == [f'Ama – Kofi, 26–22, Cup, {first}', f'Mensah – Koffi, Cup, {second}'],
                 'the event of both, and all else as it was')
        app.key('ctrl+w')


@case('menu', thorough=True)
def menu(stage):
    """The menu of a row opens by keyboard and by pointer, which also moves the focus to the row.
    Its first item opens the game."""
    fill(stage, games('ama-kofi.ogn'), games('tree.ogn'))
    with stage.open() as app:
        study = stage.study(app)
        app.wait_focus()
        app.key('ctrl+l')
        app.wait_focus('text', study.t('Find games'))
        app.wait(lambda: len(rows(app)) == 2, 'both games')
        app.tab_to('table row', 'Ama – Kofi')
        for key in 'Menu', 'shift+F10':
            app.key(key)
            app.wait_focus('menu item')
            app.key('Escape')
            app.wait_focus('table row', 'Ama – Kofi')
        app.click(app.find('table row', 'Mensah – Koffi'), button=3)
        app.wait_focus('menu item')
        app.key('Escape')
        app.wait_focus('table row', 'Mensah – Koffi')
        app.key('ctrl+a')
        app.click(app.find('table row', 'Ama – Kofi'), button=3)
        app.wait_focus('menu item')
        for _ in range(2):      # Open is disabled for two games, but details and export are not
            app.key('Down')
        app.key('Escape')
        app.wait_focus('table row', 'Ama – Kofi')
        app.key('Delete')
        study.dialog()
        app.find('label', '^' + re.escape(study.nt("Delete %'u Game From the Library?", "Delete %'u Games From the Library?",
                                                   2).replace("%'u", '2')))
        app.key('Escape')
        study.wait_no_dialog()
        app.key('Home')
        app.wait_focus('table row', 'Ama – Kofi')
        app.key('Menu')
        app.wait_focus('menu item')
        app.key('Return')
        app.wait_title('Ama . Kofi')
        app.key('ctrl+w')


@case('names', thorough=True)
def names(stage):
    """Similar names of a player are replaced with the chosen one in all games, and undo restores
    them."""
    (stage.home / 'n.ogn').write_text('[South "Kofi Mensah"]\n[North "Esi"]\n\n1. F *\n\n[South "Mensah, Kofi"]\n[North "Esi"]\n\n1. E *\n')
    fill(stage, stage.home / 'n.ogn')
    with stage.open() as app:
        study = stage.study(app)
        app.wait_focus()
        app.key('ctrl+l')
        app.wait_focus('text', study.t('Find games'))
        app.wait(lambda: len(rows(app)) == 2, 'both games')
        study.menu_by_key('_Merge Player Names…', 'Library Menu')
        study.dialog()
        app.tab_to('check box', 'Kofi Mensah')
        app.key('space')
        app.tab_to('check box', 'Mensah, Kofi')
        app.key('space')
        app.tab_to('combo box', study.named('_Name to Keep'))
        app.tab_to('push button', study.named('_Merge'))
        app.key('Return')
        app.wait_gone('check box', 'Mensah, Kofi')
        app.wait_focus('text', study.t('Find names'))
        app.key('Escape')
        study.wait_no_dialog()
        app.wait(lambda: [row.split(',')[0] for row in rows(app)] == ['Kofi Mensah – Esi'] * 2, 'one name in both games')
        study.press('_Undo')
        app.wait(lambda: len({row.split(',')[0] for row in rows(app)}) == 2, 'both names again')
        app.key('ctrl+w')


DOUBLES = """[South "Ama"]
[North "Kofi"]
[Event "Cup"]

1. F {Bold.} f 2. B e 3. B c 4. D a 5. A b *

[South "Ama"]
[North "Koffi"]

1. F f {Hm.} 2. B e (2... a) 3. B c 4. D a 5. A b *
"""


@case('doubles')
def doubles(stage):
    """Two games that differ in the spelling of a name are listed with their differences, and merged
    by keyboard. Undo separates them again, and the merged game can be opened."""
    file = stage.write('d.ogn', DOUBLES)
    fill(stage, file)
    with stage.open(size=(360, 640)) as app:
        study = stage.study(app)
        app.wait_focus()
        app.key('ctrl+l')
        app.wait_focus('text', study.t('Find games'))
        app.wait(lambda: len(rows(app)) == 2, 'both games')
        study.menu_by_key('Find Dou_bles…', 'Library Menu')
        app.wait_focus('push button', study.t('Back to the Games'))
        differs = lambda field, first, second: study.t('%s: first %s, second %s') % (study.t(field), first, second)
        parts = [differs('North', 'Kofi', 'Koffi'), differs('Event', 'Cup', study.t('none')),
                 differs('Extra Comments', 1, 1), differs('Extra Variations', study.t('none'), 1)]
        row = '^Ama – Kofi, .*' + '.*'.join(re.escape(part) for part in parts)
        app.find('list item', row)
        app.tab_to('push button', study.t('Merge Into First'))
        app.key('Return')
        app.find('label', '^' + re.escape(study.t('No Doubles Were Found')))
        app.wait_focus('push button', study.t('Back to the Games'))
        study.press('_Undo')
        app.find('list item', row)
        app.tab_to('push button', study.t('Merge Into First'))
        app.key('Return')
        app.find('label', '^' + re.escape(study.t('No Doubles Were Found')))
        app.key('Escape')
        app.wait(lambda: len(rows(app)) == 1, 'one game')
        app.tab_to('table row', 'Ama – Kofi')
        app.key('Return')
        app.wait_title('Ama . Kofi')
        app.key('ctrl+w')
    text = subprocess.run([os.environ['AWALE_CLI'], 'library', 'export', '--library', stage.home / LIBRARY, '-'],
                          check=True, capture_output=True, text=True).stdout
    for part in 'Bold.', 'Hm.', '(2. … a)', '[Event "Cup"]':
        assert part in text, f'{part!r} is not in {text}'


@case('delete')
def delete(stage):
    """The program asks before it deletes a game, and the deletion can be undone. The focus moves to
    another game. The deletion is completed when the program ends, but the file of the game
    stays."""
    file = stage.copy('ama-kofi.ogn')
    fill(stage, file, games('tree.ogn'))
    with stage.open() as app:
        study = stage.study(app)
        app.wait_focus()
        app.key('ctrl+l')
        app.wait_focus('text', study.t('Find games'))
        app.wait(lambda: len(rows(app)) == 2, 'both games')
        app.tab_to('table row', 'Ama – Kofi')
        app.key('Delete')
        study.dialog()
        study.click('push button', '_Delete')
        app.wait(lambda: len(rows(app)) == 1, 'the other game')
        app.wait_focus(*ROWS)
        study.press('_Undo')
        app.wait(lambda: len(rows(app)) == 2, 'both games again')
        app.tab_to('table row', 'Ama – Kofi')
        app.key('Delete')
        study.dialog()
        study.click('push button', '_Delete')
        app.wait(lambda: len(rows(app)) == 1, 'the other game')
        app.wait_focus(*ROWS)
        # A deletion that waits for another program is completed before the system ends Awalé.
        with sqlite3.connect(stage.home / LIBRARY, isolation_level=None) as other:
            other.execute('BEGIN IMMEDIATE')
            app.key('Delete')
            study.dialog()
            study.click('push button', '_Delete')
            app.wait_gone('push button', study.named('_Delete'))
            app.proc.terminate()
        app.wait_end()
        equal(other.execute('SELECT count(*) FROM games').fetchone(), (0,), 'the number of games')
        other.close()
        assert file.exists(), 'the file is gone'


@case('replaced', thorough=True)
def replaced(stage):
    """When a backup is put in place of the library, the program notices it and shows the games of
    the backup."""
    fill(stage, games('tree.ogn'))
    library = stage.home / LIBRARY
    backup = library.with_name('backup.sqlite')
    library.rename(backup)
    with stage.open() as app:
        study = stage.study(app)
        app.wait_focus()
        app.key('ctrl+l')
        app.wait_focus('push button', study.named('Import Files…'))
        app.key('Return')
        study.choose_file(str(games('ama-kofi.ogn')))
        app.find('table row', 'Ama – Kofi')
        backup.replace(library)
        app.tab_to('table row', 'Ama – Kofi')
        app.key('ctrl+d')
        study.wait_notice(study.t('Nothing was changed.'))
        app.wait(lambda: [row for row in rows(app) if not row.startswith('Ama – Kofi')] == rows(app) != [],
                 'the games of the backup')
        app.key('ctrl+w')
    equal(len(list(library.parent.glob('library-replaced-*.sqlite'))), 1, 'libraries kept')


if __name__ == '__main__':
    sys.exit(main('library'))
