#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Lays out games with awale-cli sheet, and checks the pages with the tools of poppler, the messages
and the exit status."""
import pathlib
import re
import subprocess
import sys

import cases

GAME = '''[Variant "Oware Abapa"]
[Event "Club evening"]
[Date "2026.03.??"]
[South "Ama"]
[North "Kofi"]
[Result "26-22"]

1. F! {Opens $220 the game.} f $220 2. B (2. C e {Safer.}) 2. … e 26-22
'''


class Sheet:
    """Runs awale-cli sheet in a folder of its own."""

    def __init__(self, program, folder):
        self.program, self.folder = pathlib.Path(program).resolve(), pathlib.Path(folder)
        (self.folder / 'game.ogn').write_text(GAME, encoding='utf-8')

    def run(self, *words):
        return cases.start(self.program, self.folder, 'sheet', *words)

    def draw(self, *words, name='game.ogn'):
        result = self.run(name, '-o', 'sheet.pdf', *words)
        assert result.returncode == 0, result.stderr
        assert result.stdout == '', result.stdout
        return (self.folder / 'sheet.pdf').read_bytes()

    def words(self):
        """Returns the words on the pages."""
        return ' '.join(subprocess.run(['pdftotext', '-layout', 'sheet.pdf', '-'], cwd=self.folder,
                                       capture_output=True, text=True, check=True).stdout.split()).replace(' / ', '/')

    def paper(self):
        """Returns the size of the pages."""
        said = subprocess.run(['pdfinfo', 'sheet.pdf'], cwd=self.folder, capture_output=True, text=True, check=True).stdout
        return re.search('Page size: *(.*)', said)[1]


def check_text(sheet):
    assert sheet.draw().startswith(b'%PDF-')
    words = sheet.words()
    for part in ('Ama – Kofi', '26 – 22', 'Club evening', '2026-03', 'F!', 'Opens', 'Safer.', '2. C',
                 'After 1… f', '1/1'):
        assert part in words, (part, words)
    assert '$220' not in words.replace('Opens $220', ''), words


def check_diagrams(sheet):
    with_boards = sheet.draw()
    assert len(sheet.draw('--no-diagrams')) < len(with_boards)
    words = sheet.words()
    assert 'After' not in words, words
    assert len(sheet.draw('--no-graph')) < len(with_boards)


def check_paper(sheet):
    sheet.draw()
    assert sheet.paper().startswith('595.2'), sheet.paper()
    sheet.draw('--paper', 'letter')
    assert sheet.paper().startswith('612 x 792 '), sheet.paper()


def check_colours(sheet):
    assert len({len(sheet.draw(*words)) for words in ((), ('--theme', 'slate'), ('--theme', 'light-wood'))}) == 3
    assert b'/Subtype /Image' not in sheet.draw('--theme', 'hardwood'), 'a board is drawn, not a bitmap'


def check_games(sheet):
    (sheet.folder / 'two.ogn').write_text(GAME + '\n' + GAME.replace('Ama', 'Akua'), encoding='utf-8')
    sheet.draw(name='two.ogn')
    words = sheet.words()
    assert 'Akua – Kofi' in words and '2/2' in words, words


def check_usage(sheet):
    for words, said in (
            (['game.ogn'], '-o FILE'),
            (['-o', 'x.pdf'], 'file'),
            (['game.ogn', '-o', 'x.pdf', '--paper', 'a9'], 'letter'),
            (['game.ogn', '-o', 'x.pdf', '--theme', 'plastic'], 'light-wood')):
        result = sheet.run(*words)
        assert result.returncode == 2, (words, result)
        assert said in result.stderr, (words, result.stderr)
        assert not (sheet.folder / 'x.pdf').exists()


def check_failure(sheet):
    result = sheet.run('none.ogn', '-o', 'x.pdf')
    assert result.returncode == 3 and 'none.ogn' in result.stderr, result
    result = sheet.run('game.ogn', '-o', 'no/such/folder/x.pdf')
    assert result.returncode == 3 and 'no/such/folder' in result.stderr, result


if __name__ == '__main__':
    sys.exit(cases.run('picture/sheet-file', globals(), lambda folder: Sheet(sys.argv[1], folder)))
