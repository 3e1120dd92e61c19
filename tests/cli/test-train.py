#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The subcommand train has the expected output and exit codes."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from awale_cli import case, contains, done, equal, refused, run_cases

# Kofi loses 6 seeds with f, and Ama loses 2 with B.
JUDGED = ('[South "Ama"]\n[North "Kofi"]\n[Date "2026.11.21"]\n\n'
          '1. F {[%eval 0,9] [%best F]} f {[%eval 6,9] [%best e 0]} 2. B {[%eval 4,9] [%best C 6]} *\n')
DEEPER = JUDGED.replace('6,9] [%best e 0', '6,14] [%best d -1')
# Several of these moves are errors.
PLAYED = ('1. F f 2. B e 3. B c 4. D a+2 5. A+3 b+2 6. C c 7. D b 8. A c 9. C a 10. D c 11. B e+4 12. A b 13. B c '
          '14. C d+2 15. D+2 f 16. A e 17. A f 18. D b 19. C d 20. B c 21. A a 22. B b 23. E e 24. A a 25. D f *\n')
COUNTS = 'games\tadded\timproved\tduplicates\n'
LIST = 'id\tdue\tanswers\tplayer\tdate\truleset\tply\tmove\tclass\tgiven\tbest\n'
KOFI = '\t-\t0\tKofi\t2026.11.21\tabapa\t2\tf\tblunder\t6.00\te\n'
AMA = '\t-\t0\tAma\t2026.11.21\tabapa\t3\tB\tinaccuracy\t2.00\tC\n'


class Desk:
    """A temporary folder with a library, and the program that uses them."""

    def __init__(self, cli):
        self.cli = cli
        self.folder = tempfile.TemporaryDirectory()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def path(self, name):
        return pathlib.Path(self.folder.name, name)

    def __call__(self, verb, *arguments, library='library.sqlite', **options):
        return self.cli('train', verb, '--library', self.path(library), *arguments, **options)

    def write(self, name, text):
        self.path(name).write_text(text)
        return self.path(name)


@case('train/make')
def _(cli):
    with Desk(cli) as desk:
        path = desk.write('a.ogn', JUDGED)
        done(desk('make', path), COUNTS + '1\t2\t0\t0\n')
        done(desk('make', path, path), COUNTS + '2\t0\t0\t4\n')
        done(desk('make', '-', '--player=kofi', stdin=DEEPER), COUNTS + '1\t0\t1\t0\n')
        done(desk('list'), LIST + '1' + KOFI.replace('6.00\te', '7.00\td') + '2' + AMA)
        answer = desk('make', desk.write('bad.ogn', '1. F F *\n'))
        equal((answer.status, answer.out), (1, COUNTS + '1\t0\t0\t0\n'))
        answer = desk('make', '/nowhere.ogn', path)
        equal((answer.status, answer.out), (3, COUNTS + '1\t0\t0\t2\n'))
        contains(answer.err, 'awale-cli: /nowhere.ogn: ')


@case('train/progress')
def _(cli):
    with Desk(cli) as desk:
        done(cli('library', 'import', '--library', desk.path('library.sqlite'), desk.write('a.ogn', JUDGED)))
        rows = [row.split('\t') for row in desk('progress', 'kofi', 'Nobody').out.splitlines()]
        equal(rows[0], ['ruleset', 'phase', 'games', 'moves', 'given', 'per-game'])
        equal([row[:2] for row in rows[1:]],
              [[ruleset, phase] for ruleset in ('-', 'abapa') for phase in ('-', 'opening', 'middle', 'endgame')])
        equal(rows[1][2:], ['1', '1', '6.00', '6.00'])
        equal(rows[2][2:], rows[1][2:])
        equal(rows[3][2:], ['1', '0', '-', '0.00'])
        equal(desk('progress', 'Nobody').out.splitlines()[1:2], ['-\t-\t0\t0\t-\t-'])
        refused(desk('progress'), 2, 'a player’s name is needed')


@case('train/opening')
def _(cli):
    """A line of the opening book counts as no player's error, and is exported with its answers on
    request."""
    with Desk(cli) as desk:
        path = desk.write('a.ogn', '[Variant "Oware Abapa"]\n[Exercise "opening"]\n[Answers "2026-11-23T12:30:00Z 3"]\n\n'
                          '1. F {[%eval 0.4,22] [%best F]} (1. A {[%eval -2,22] [%best F]}) *\n')
        done(desk('make', path, '--player=Ama'), COUNTS + '1\t0\t0\t0\n')
        done(desk('make', path), COUNTS + '1\t1\t0\t0\n')
        done(desk('make', path), COUNTS + '1\t0\t0\t1\n')
        row = desk('list').out.splitlines()[1].split('\t')
        equal(row[2:], ['1', '', '', 'abapa', '1', '-', 'opening', '0.00', 'F'])
        out = desk.path('b.ogn')
        done(desk('export', '--answers', out), '')
        contains(out.read_text(), '[Answers "2026-11-23T12:30:00Z 3"]')
        done(desk('make', out), COUNTS + '1\t0\t0\t1\n')
        done(desk('export', out), '')
        equal('Answers' in out.read_text(), False)


@case('train/opening/depth')
def _(cli):
    """The moves of a deeper book replace those of a shallower one, but not the reverse."""
    with Desk(cli) as desk:
        for depth, best, count in ((22, 'F', '1\t0\t0'), (20, 'A', '0\t0\t1'), (24, 'A', '0\t1\t0')):
            path = desk.write('a.ogn', f'[Variant "Oware Abapa"]\n[Exercise "opening"]\n\n'
                                       f'1. {best} {{[%eval 0.4,{depth}] [%best {best}]}} *\n')
            done(desk('make', path), COUNTS + f'1\t{count}\n')
        equal(desk('list').out.splitlines()[1].split('\t')[-1], 'A')


@case('train/make/library')
def _(cli):
    with Desk(cli) as desk:
        path = desk.write('a.ogn', JUDGED + '\n' + JUDGED.replace('Ama', 'Esi'))
        done(cli('library', 'import', '--library', desk.path('library.sqlite'), path))
        done(desk('make', '--player=esi', '--json'), json.dumps(
            dict(games=1, added=1, improved=0, duplicates=0), separators=(',', ':')) + '\n')
        done(desk('list', '--player=Ama'), LIST)
        done(desk('make', '--limit=1'), COUNTS + '1\t1\t0\t1\n')
        done(desk('make', '--event=none'), COUNTS + '0\t0\t0\t0\n')


@case('train/make/analyses')
def _(cli):
    with Desk(cli) as desk:
        path = desk.write('a.ogn', '1. F f 2. B e 3. B c 4. D a+2 5. A+3 b+2 6. C c *\n')
        row = done(desk('make', path, '--depth=6', '--hash=4', '--no-tables')).lines()[1]
        errors = done(cli('report', '--errors', '--depth=6', '--hash=4', '--no-tables', path)).lines()[1:]
        assert errors, 'a game without errors tests nothing'
        equal(row, ['1', str(len(errors)), '0', '0'])
        equal([line[6:11] for line in done(desk('list')).lines()[1:]],
              [[ply, move, judged, given, best] for _, ply, move, judged, given, best, *_ in errors])


@case('train/files')
def _(cli):
    with Desk(cli) as desk:
        path = desk.write('a.ogn', JUDGED)
        done(desk('list', path, path), LIST + '-' + KOFI + '-' + AMA)
        done(desk('list', path, '--player=AMA'), LIST + '-' + AMA)
        done(desk('export', path, desk.path('out.ogn')))
        assert not desk.path('library.sqlite').exists()
        text = desk.path('out.ogn').read_text()
        done(desk('list', desk.path('out.ogn')), LIST + '-' + KOFI + '-' + AMA)
        done(desk('export', desk.path('out.ogn'), '-'), text)


# Only the first position has a single best answer; in the second position it is Kofi's turn.
QUIET = '[South "Ama"]\n[North "Kofi"]\n[FEN "1-0-0-1-1-1-0-1-2-0-0-0-22-19-S"]\n\n1. E b *\n'


@case('train/worksheet')
def _(cli):
    with Desk(cli) as desk:
        path, sheet = desk.write('a.ogn', JUDGED), desk.path('class.PDF')
        done(desk('export', path, path, sheet))
        pages = subprocess.run(['pdftotext', '-layout', sheet, '-'], capture_output=True, text=True,
                               check=True).stdout.split('\f')
        equal(len(pages), 3)  # The text after the last form feed counts as a page.
        first, last = (' '.join(page.split()).replace(' / ', '/') for page in pages[:2])
        contains(first, 'Find a Better Move 2 exercises · Oware Abapa')
        contains(first, '1. North to move. f gives seeds away: find a better move.')
        contains(first, '2. South to move. B gives seeds away: find a better move.')
        equal(last, 'Answers 1. e 2. C 2/2')
        other = desk.write('b.ogn', JUDGED.replace('[Date', '[Variant "Awari"]\n[Date'))
        done(desk('export', path, other, sheet))
        pages = subprocess.run(['pdftotext', '-layout', sheet, '-'], capture_output=True, text=True, check=True).stdout
        equal((pages.count('Oware Abapa'), pages.count('Awari')), (2, 2))
        for files, title in (([QUIET], 'Find the Best Move'), ([QUIET, JUDGED], 'Exercises')):
            paths = [desk.write(f'{number}.ogn', text) for number, text in enumerate(files)]
            done(desk('find', '--no-tables', paths[0], desk.path('found.ogn')))
            done(desk('export', desk.path('found.ogn'), *paths[1:], sheet))
            contains(subprocess.run(['pdftotext', sheet, '-'], capture_output=True, text=True, check=True).stdout, title + '\n')
        empty = desk('export', path, '--player=Nobody', desk.path('none.pdf'))
        equal((empty.status, empty.out), (1, ''))
        contains(empty.err, 'none.pdf: not written, because there are no exercises')
        assert not desk.path('none.pdf').exists()
        refused(desk('export', '--answers', path, sheet), 2, f'--answers cannot be used with “{sheet}”')


@case('train/kept')
def _(cli):
    """A file of games is not replaced with exercises, but a file of exercises is."""
    with Desk(cli) as desk:
        path = desk.write('a.ogn', JUDGED)
        out = desk.path('out.ogn')
        done(desk('make', path))
        for words in ['export', path], ['export', desk.write('b.ogn', DEEPER), path], ['find', path]:
            refused(desk(*words), 2, f'{path}: not replaced, because it holds games that are no exercises')
            equal(pathlib.Path(path).read_text(), JUDGED)
        for _ in range(2):
            done(desk('export', out), '')


@case('train/another-machine')
def _(cli):
    """Exercises of a game are transferred to another machine with their answers, without
    duplicates."""
    with Desk(cli) as home, Desk(cli) as away:
        game = home.write('a.ogn', '[South "Ama"]\n[North "Kofi"]\n\n' + PLAYED)
        home('make', '--depth=4', game)
        made = done(home('export', '--answers', '-')).out
        n = made.count('[Exercise "error"]')
        assert n > 2, made
        answered = made.replace('[Exercise "error"]', '[Exercise "error"]\n[Answers "2026-11-23T12:30:00Z 3"]')
        path = away.write('b.ogn', answered)
        for added, known in (n, 0), (0, n):
            done(away('make', path), COUNTS + f'{n}\t{added}\t0\t{known}\n')
        equal(done(away('export', '--answers', '-')).out, answered)
        done(home('make', path), COUNTS + f'{n}\t0\t0\t{n}\n')
        equal(done(home('export', '--answers', '-')).out, answered)


@case('train/find')
def _(cli):
    with Desk(cli) as desk:
        path, found = desk.write('a.ogn', QUIET), desk.path('found.ogn')
        done(desk('find', '--no-tables', path, path, found))
        contains(found.read_text(), '[Combination "quiet ')
        row = done(desk('list', found)).lines()[1]
        equal(row[:9] + row[10:], ['-', '-', '0', 'Ama', '', 'abapa', '1', 'A', 'combination', 'E'])
        assert float(row[9]) >= 3, row
        done(desk('list', '--player=Kofi', found), LIST)
        done(desk('make', found), COUNTS + '1\t1\t0\t0\n')
        equal(done(desk('list')).lines()[1][8], 'combination')
        answer = desk('find', '--no-tables', '--player=Kofi', path, '-')
        equal((answer.status, answer.out), (0, ''))

        # Search the games in the library.
        done(cli('library', 'import', '--library', desk.path('library.sqlite'), path))
        done(desk('find', '--no-tables', '-'), found.read_text())
        done(desk('find', '--no-tables', '--event=none', '-'), '')


@case('train/find/unwritable')
def _(cli):
    """Unwritable output is reported first, even before missing input files."""
    with Desk(cli) as desk:
        for out, why in ((desk.path('none/found.ogn'), 'No such file or directory'), (desk.folder.name, 'Is a directory')):
            for files in ([], ['/nowhere.ogn']):
                refused(desk('find', *files, out), 3, f'{out}: {why}')


@case('train/find/stopped')
def _(cli):
    """Exercises that were found before a search is stopped are saved; this search is stopped while
    it waits for its second file."""
    with Desk(cli) as desk:
        path, found, later = desk.write('a.ogn', QUIET), desk.path('found.ogn'), desk.path('later.ogn')
        os.mkfifo(later)
        with subprocess.Popen([cli.program, 'train', 'find', '--no-tables', path, later, found]) as process:
            with later.open('w'):  # Opening blocks until the reader opens the file, too.
                process.kill()
        contains(found.read_text(), '[Combination "quiet ')


@case('train/combination')
def _(cli):
    """A combination of another player than that of --player is not added, nor one whose move is
    hardly better than the others. Answers are exported only on request."""
    text = ('[Variant "Oware Abapa"]\n[South "Ama"]\n[FEN "0-0-1-0-0-1-1-0-0-0-1-2-18-24-S"]\n[Combination "trap 1"]\n'
            '[Answers "2026-11-23T12:30:00Z 3"]\n\n{[%eval =0]} 1. C {[%eval =-12] [%best F =0]} (1. F+2 {[%eval =0] [%best F]}) *\n')
    with Desk(cli) as desk:
        done(desk('make', '--player=Kofi', '-', stdin=text), COUNTS + '1\t0\t0\t0\n')
        done(desk('make', '-', stdin=text.replace('-12', '-2')), COUNTS + '1\t0\t0\t0\n')
        done(desk('make', '-', stdin=text), COUNTS + '1\t1\t0\t0\n')
        equal('Answers' in done(desk('export', '-')).out, False)
        contains(done(desk('export', '--answers', '-')).out, '[Answers "2026-11-23T12:30:00Z 3"]')


@case('train/help')
def _(cli):
    """The help names the options that the verb find does not support."""
    contains(done(cli('train', '--help')).out, '--hash are for make, list and export;')


@case('train/dropped')
def _(cli):
    """Dropped exercises are neither listed nor printed, and are transferred as dropped together
    with the answers."""
    with Desk(cli) as desk:
        exercise = done(desk('export', desk.write('a.ogn', JUDGED), '--player=Kofi', '-')).out
        dropped = exercise.replace('[Exercise "error"]', '[Exercise "error"]\n[Answers "2026-11-23T12:30:00Z 3, 2026-11-23T12:40:00Z 5"]')
        done(desk('make', '-', stdin=dropped), COUNTS + '1\t1\t0\t0\n')
        done(desk('list'), LIST)
        done(desk('export', '-'), '')
        done(desk('export', '--answers', '-'), dropped)
        for verb in 'export', 'find':
            refused(desk(verb, desk.path('a.ogn'), desk.path('a.ogn')), 2,
                    f'{desk.path("a.ogn")}: the file to write is the same as the file to read')
        for none in desk.path('none.pdf'), desk.path('none.ogn'):
            refused(desk('export', none), 1, f'{none}: not written, because there are no exercises')
            assert not os.path.exists(none)
        restored = dropped.replace('00Z 5', '00Z 5, 2026-11-23T12:50:00Z 6')
        done(desk('make', '-', stdin=restored), COUNTS + '1\t0\t0\t1\n')
        equal(done(desk('list')).lines()[1][2], '1')

        # A dropped exercise returns if it is added again by itself, but not if exercises are made
        # from the whole library.
        again = restored.replace('00Z 6', '00Z 6, 2026-11-23T13:00:00Z 5')
        done(desk('make', '-', stdin=again), COUNTS + '1\t0\t0\t1\n')
        done(desk('list'), LIST)
        done(cli('library', 'import', '--library', desk.path('library.sqlite'), desk.path('a.ogn')))
        done(desk('make', '--player=Kofi'), COUNTS + '1\t0\t0\t1\n')
        done(desk('list'), LIST)
        done(desk('make', '-', stdin=exercise), COUNTS + '1\t1\t0\t0\n')
        equal(done(desk('list')).lines()[1][2], '1')


@case('train/answers')
def _(cli):
    with Desk(cli) as desk:
        exercise = done(desk('export', desk.write('a.ogn', JUDGED), '--player=Kofi', '-')).out
        answered = exercise.replace('[Exercise "error"]', '[Exercise "error"]\n[Answers "2026-11-23T12:30:00Z 3, '
                                    '2026-11-23T12:40:00Z 3"]')
        done(desk('make', '-', stdin=answered), COUNTS + '1\t1\t0\t0\n')
        row = '1' + KOFI.replace('-\t0', '2026-11-25T12:40:00Z\t2')
        done(desk('list'), LIST + row)
        done(desk('export', '--answers', '-'), answered)
        done(desk('export', '-'), exercise)
        done(desk('make', '-', stdin=exercise.replace('[Result', '[Answers "yesterday 3, 2026-11-26T08:00:00Z 7"]\n'
                                                      '[Result')), COUNTS + '1\t0\t0\t1\n')
        done(desk('list'), LIST + row)


@case('train/refused')
def _(cli):
    with Desk(cli) as desk:
        refused(cli('train'), 2, 'make, list, export, find or progress is needed')
        refused(desk('list', '--answers'), 2, '--answers cannot be used with “list”')
        refused(desk('list', '--event=x'), 2, '--event cannot be used with “list”')
        refused(desk('make', '--event=x', 'a.ogn'), 2, '--event cannot be used with “make FILE”')
        refused(desk('export'), 2, 'a file to write is needed')
        refused(desk('find'), 2, 'a file to write is needed')
        refused(desk('find', '--event=x', 'a.ogn', 'b.ogn'), 2, '--event cannot be used with “find FILE”')
        for option in ('--depth=20', '--movetime=1', '--threads=2', '--hash=1'):
            for files in ([], ['a.ogn']):
                name = option.split('=')[0]
                refused(desk('find', option, *files, 'b.ogn'), 2, f'{name} cannot be used with “find”')
        refused(desk('progress', '--depth=20', 'Ama'), 2, '--depth cannot be used with “progress”')
        refused(desk('find', desk.path('b.ogn')), 3, f'There is no library “{desk.path("library.sqlite")}”.')
        assert not desk.path('b.ogn').exists()
        refused(desk('list'), 3, f'There is no library “{desk.path("library.sqlite")}”.')


if __name__ == '__main__':
    run_cases()
