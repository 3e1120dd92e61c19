#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The subcommand book has the expected output and exit codes."""
import json
import pathlib
import resource
import tempfile

from awale_cli import case, contains, done, equal, refused, run_cases

START = '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S'


class Books:
    """A temporary folder of books, and the program that uses it."""

    def __init__(self, cli):
        self.cli = cli
        self.folder = tempfile.TemporaryDirectory()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def __call__(self, verb, *arguments, **options):
        return self.cli('book', verb, '--dir', self.folder.name, *arguments, **options)

    def files(self):
        return sorted(path.name for path in pathlib.Path(self.folder.name).iterdir())


@case('book/build')
def _(cli):
    with Books(cli) as books:
        rows = done(books('build', '--ruleset', 'abapa', '--depth', '3', '--positions', '40')).lines()
        equal(rows[0], ['positions', 'expanded', 'plies', 'value'])
        equal([row[:3] for row in rows[1:3]], [['1', '0', '0'], ['7', '1', '1']])
        equal(int(rows[-2][0]) < 40 <= int(rows[-1][0]), True)
        equal(books.files(), ['abapa.awb'])
        done(books('build', '--ruleset', 'abapa', '--positions', '40'), 'positions\texpanded\tplies\tvalue\n')
        stats = dict(done(books('stats', '--ruleset', 'abapa')).lines())
        equal([stats[name] for name in ('ruleset', 'depth', 'positions', 'expanded', 'plies', 'value')],
              ['abapa', '3', *rows[-1]])
        more = done(books('build', '--ruleset', 'abapa', '--positions', '50', '--json')).out.splitlines()
        equal(json.loads(more[0])['positions'] > int(rows[-1][0]), True)


@case('book/default-folder')
def _(cli):
    with tempfile.TemporaryDirectory() as data:
        done(cli('book', 'build', '--depth', '1', '--positions', '2', env={'XDG_DATA_HOME': data}))
        equal(len(list(pathlib.Path(data).glob('awale/books/society.awb'))), 1)
        done(cli('book', 'stats', env={'XDG_DATA_HOME': data}))


@case('book/parts')
def _(cli):
    with Books(cli) as books, Books(cli) as alone:
        done(alone('build', '--depth', '2', '--positions', '30'))
        positions, depth = 0, ['--depth', '2']
        while positions < 30:
            done(books('build', '--part', '2/2', *depth), '')
            if positions > 0:
                answer = books('merge')
                equal(answer.status, 1)
                contains(answer.err, 'not been searched yet.')
            done(books('build', '--part', '1/2'))
            depth = []
            positions = int(done(books('merge')).lines()[1][0])
        equal(books.files(), ['society.awb'])
        names = [pathlib.Path(each.folder.name, 'society.awb') for each in (books, alone)]
        equal(names[0].read_bytes(), names[1].read_bytes())


@case('book/probe')
def _(cli):
    with Books(cli) as books:
        done(books('build', '--depth', '2', '--positions', '40'))
        lines = done(books('lines')).lines()
        rows = done(books('probe', START)).lines()
        equal(lines[0], ['move', 'value', 'line'])
        equal(rows[0], lines[0])
        equal(rows[2:], lines[1:])
        equal(rows[1], ['-', *lines[1][1:]])
        equal(sorted(row[0] for row in lines[1:]), ['A', 'B', 'C', 'D', 'E', 'F'])
        values = [float(row[1]) for row in lines[1:]]
        equal(values, sorted(values, reverse=True))
        for row in lines[1:]:
            equal(row[2][0], row[0])
        best = lines[1]
        after = done(books('probe', START, best[0])).lines()
        equal(float(after[1][1]), -float(best[1]))
        equal(best[2].replace(' ', '')[1:], after[1][2].replace(' ', ''))
        equal(done(books('probe', START, '--json')).out.count('\n'), 7)


@case('book/probe/unknown')
def _(cli):
    with Books(cli) as books:
        done(books('build', '--depth', '2', '--positions', '10'))
        refused(books('probe', '0-0-0-0-0-1-1-0-0-0-0-0-20-26-S'), 1, 'The position is not in the book.')
        refused(books('probe', START, 'AaBbCc'), 1, 'The position is not in the book.')
        refused(books('probe', START, 'a'), 1, 'ply 1: a: not your pit')


@case('book/none')
def _(cli):
    with Books(cli) as books:
        path = pathlib.Path(books.folder.name, 'society.awb')
        for verb in ('stats', 'lines'):
            refused(books(verb), 3, f'{path}: No such file or directory')
        path.write_bytes(b'AwaleBok')
        for verb in ('stats', 'lines', 'build', 'merge'):
            answer = books(verb)
            equal((answer.status, answer.err),
                  (3, f'awale-cli: “{path}” is too short to be an opening book.\n'))


@case('book/no-space')
def _(cli):
    # Limit the size of files so that the build fails at three different stages, and finally lift
    # the limit.
    with Books(cli) as books, Books(cli) as whole:
        done(whole('build', '--depth', '2', '--positions', '20'))
        for room in (200, 300, 350):
            answer = books('build', '--depth', '2', '--positions', '20',
                           preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)))
            equal(answer.status, 3)
            contains(answer.err, 'File too large')
            equal([name for name in books.files() if not name.startswith('society.awb')], [])
        done(books('build', '--depth', '2', '--positions', '20'))
        equal(books.files(), ['society.awb'])
        names = [pathlib.Path(each.folder.name, 'society.awb') for each in (books, whole)]
        equal(names[0].read_bytes(), names[1].read_bytes())


@case('book/other-depth')
def _(cli):
    with Books(cli) as books:
        done(books('build', '--depth', '2', '--positions', '2'))
        answer = books('build', '--depth', '3')
        equal(answer.status, 3)
        contains(answer.err, 'have a depth of 2, not 3.')


@case('book/usage')
def _(cli):
    refused(cli('book'), 2, 'build, merge, probe, stats or lines is needed')
    refused(cli('book', 'write'), 2, 'build, merge, probe, stats or lines is needed')
    refused(cli('book', 'build', 'more'), 2, 'too many arguments')
    refused(cli('book', 'probe'), 2, 'a position is needed')
    for number in ('-1', '0', '10000001', 'x'):
        refused(cli('book', 'build', '--positions', number), 2, 'a book can have 1 to 10000000 positions')
    refused(cli('book', 'build', '--part', '1/2', '--positions', '9'), 2,
            '--part cannot be used with --positions')
    for part in ('2', '0/2', '3/2', '1/2/3', 'a/b'):
        refused(cli('book', 'build', '--part', part), 2, 'write a part as “2/4”, the second of four')
    equal(cli('book', 'build', '--depth', '121').status, 2)
    equal(cli('book', 'build', '--ruleset', 'kalah').status, 2)


run_cases()
