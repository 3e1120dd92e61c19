#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The subcommand library has the expected output and exit codes."""
import contextlib
import json
import os
import pathlib
import random
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

from awale_cli import case, contains, done, equal, refused, run_cases

GAMES = pathlib.Path(sys.argv[2])
ONE = '[South "Ama"]\n[North "Kofi"]\n[Event "Final"]\n[Date "2022.01.10"]\n[Result "26-22"]\n\n1. F f 2. B *\n'
TWO = '[South "Kofi"]\n[North "Ama"]\n[Date "2023.05.01"]\n[Result "24-24"]\n\n1. F f 2. C *\n'
UNKNOWN = '[South "Yaw"]\n[North "Esi"]\n[Event "Open"]\n\n1. F f *\n'
BAD = '[South "Esi"]\n\n1. F F *\n'
LIST = 'id\tsouth\tnorth\tevent\tdate\truleset\tresult\tplies\tgiven\n'
ROWS = ['1\tAma\tKofi\tFinal\t2022.01.10\tabapa\t26-22\t3\t-\n', '2\tKofi\tAma\t\t2023.05.01\tabapa\t24-24\t3\t-\n']
COUNTS = 'files\tgames\tadded\tduplicates\tbad\n'
KILLS = int(os.environ.get('AWALE_TEST_KILLS', 12))
SEED = os.environ.get('AWALE_TEST_SEED', str(random.random()))
BATCH = 1000        # number of games that are merged at once
AFTER_F = '4-4-4-4-4-0-5-5-5-5-4-4-N'


class Library:
    """A temporary library with a folder of files, and the program that uses both."""

    def __init__(self, cli):
        self.cli = cli
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name, 'library.sqlite')

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def __call__(self, verb, *arguments, **options):
        return self.cli('library', verb, '--library', self.path, *arguments, **options)

    def write(self, name, text):
        path = pathlib.Path(self.folder.name, name)
        path.write_text(text)
        return path

    def fill(self):
        done(self('import', self.write('a.ogn', ONE + '\n' + TWO)), COUNTS + '1\t2\t2\t0\t0\n')
        return self


@case('library/import')
def _(cli):
    with Library(cli) as library:
        library.fill()
        path = library.write('b.ogn', TWO + '\n' + BAD)
        answer = library('import', path, library.folder.name)
        equal((answer.status, answer.out), (1, COUNTS + '3\t6\t0\t4\t2\n'))
        equal(answer.err, f'awale-cli: {path}:10:6: ply 2: F: not your pit\n' * 2)
        answer = library('import', 'b.ogn', '.', cwd=library.folder.name)
        equal(answer.err, 'awale-cli: b.ogn:10:6: ply 2: F: not your pit\n' * 2)
        answer = library('import', '/nowhere.ogn')
        equal((answer.status, answer.out), (3, COUNTS + '0\t0\t0\t0\t0\n'))
        contains(answer.err, 'awale-cli: /nowhere.ogn: ')
        equal(json.loads(library('import', path, '--json').out)['duplicates'], 1)


@case('library/import/input')
def _(cli):
    with Library(cli) as library:
        answer = library('import', '-', stdin=ONE + '\n' + BAD)
        equal((answer.status, answer.out), (1, COUNTS + '1\t2\t1\t0\t1\n'))
        equal(answer.err, 'awale-cli: -:11:6: ply 2: F: not your pit\n')


@case('library/import/passed')
def _(cli):
    with Library(cli) as library:
        library.write('notes.txt', 'Bread, milk.\n')
        library.write('a.ogn', ONE)
        answer = library('import', library.folder.name)
        equal((answer.status, answer.out), (0, COUNTS + '1\t1\t1\t0\t0\n'))
        equal(answer.err, 'awale-cli: 1 file that holds no games was passed over\n')


@case('library/import/copies')
def _(cli):
    with Library(cli) as library:
        library.fill()
        games = [TWO, ONE.replace('2. B', '{Why?} 2. B'), TWO.replace('F f', 'F (1. E) f')]
        path = library.write('b.ogn', '\n'.join(games))
        for _ in range(2):
            answer = library('import', path)
            equal((answer.status, answer.out), (0, COUNTS + '1\t3\t0\t3\t0\n'))
            told = 'in the library, but not the same text; not added'
            equal(answer.err, ''.join(f'awale-cli: {path}:{line}:1: same moves and players as game {n} {told}\n'
                                      for n, line in ((1, 8), (2, 16))))
        copy = pathlib.Path(library.folder.name, 'copy.ogn')
        done(library('export', copy))
        done(library('import', copy))


@case('library/import/default')
def _(cli):
    with tempfile.TemporaryDirectory() as data:
        path = pathlib.Path(data, 'a.ogn')
        path.write_text(ONE)
        done(cli('library', 'import', path, env={'XDG_DATA_HOME': data}))
        assert pathlib.Path(data, 'awale', 'library.sqlite').exists()
        done(cli('library', 'list', env={'XDG_DATA_HOME': data}), LIST + ROWS[0])


@case('library/import/no-space')
def _(cli):
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (200000, 200000))

    with Library(cli) as library:
        library.fill()
        many = library.write('many.ogn', '\n'.join(ONE.replace('Ama', f'Ama {i}') for i in range(2000)))
        answer = library('import', many, preexec_fn=limit)
        equal(answer.status, 3)
        contains(answer.err, 'There is no space left for the library')
        done(library('list'), LIST + ''.join(ROWS))
        equal(done(library('import', many)).lines()[1], ['1', '2000', '2000', '0', '0'])


@case('library/list')
def _(cli):
    with Library(cli) as library:
        library.fill()
        done(library('list'), LIST + ''.join(ROWS))
        for options, rows in ((['--player=ama'], '01'), (['--event=final'], '0'), (['--ruleset=society'], ''),
                              (['--ruleset=Oware Abapa'], '01'), (['--from=2022-02'], '1'), (['--to=2022'], '0'),
                              (['--result=draw'], '1'), (['--result=26.0-22'], '0'), (['--limit=1'], '0'),
                              (['--text=fin am'], '0'), (['--collection=x'], ''), (['--position', AFTER_F], '01'),
                              (['--position', '5-5-5-5-4-4-4-4-4-4-4-0-S'], ''),
                              (['--position', '5-5-5-5-4-4-4-4-4-4-4-0-S', '--either-side', '--player=Ama'], '01')):
            done(library('list', *options), LIST + ''.join(ROWS[int(i)] for i in rows))
        equal([json.loads(line)['south'] for line in library('list', '--json').out.splitlines()], ['Ama', 'Kofi'])


@case('library/list/wrong')
def _(cli):
    with Library(cli) as library:
        refused(library('list'), 3, f'There is no library “{library.path}”.')
        library.fill()
        refused(library('list', '--from=soon'), 2, '“soon” is not a date')
        refused(library('list', '--result=win'), 2, '“win” is not a result')
        refused(library('list', '--position=4-4'), 2, '“4-4” is neither a position nor a pattern of positions.')
        for limit in ('-1', '0', 'x', ''):
            refused(library('list', '--limit=' + limit), 2, f'“{limit}” is not a number of games: write 1 or more')
        refused(library('list', 'more'), 2, 'too many arguments')
        refused(library('find'), 2, 'import, list, search, explore, export, doubles, '
                                   'stats, analyse, merge, bad, forget or check is needed')
        for verb, option in (('import', '--player=Ama'), ('bad', '--event=Final'), ('bad', '--limit=1'),
                             ('export', '--json'), ('search', '--position=' + AFTER_F), ('check', '--collection=x'),
                             ('list', '--depth=3'), ('merge', '--part=1/2')):
            name = option.split('=')[0]
            words = [] if verb in ('check', 'list') else ['x']
            refused(library(verb, *words, option), 2, f'{name} cannot be used with “{verb}”')
        for path in (library.write('b.sqlite', ONE), library.folder.name):
            library.path = path
            refused(library('list'), 3, f'“{path}” is not a library of games.')
            refused(library('import', library.write('c.ogn', TWO)), 3, f'“{path}” is not a library of games.')


@case('library/collection')
def _(cli):
    with Library(cli) as library:
        library.fill()
        done(library('import', '--collection=Club', library.write('b.ogn', TWO)))
        done(library('list', '--collection=Club'), LIST + ROWS[1])


@case('library/search')
def _(cli):
    with Library(cli) as library:
        library.fill()
        head = 'id\tply\tmove\tsouth\tnorth\tdate\tresult\n'
        done(library('search', AFTER_F), head + '1\t1\tf\tAma\tKofi\t2022.01.10\t26-22\n'
                                                '2\t1\tf\tKofi\tAma\t2023.05.01\t24-24\n')
        done(library('search', '--to=2022', '*-0-*-*-*-*-*-*-*-*-*-*-*'),
             head + '1\t3\t-\tAma\tKofi\t2022.01.10\t26-22\n')
        refused(library('search'), 2, 'a position is needed')


@case('library/explore')
def _(cli):
    with Library(cli) as library:
        library.fill()
        done(library('import', library.write('c.ogn', '1. F f 2. B *')))
        head = 'move\tgames\tsouth\tdraws\tnorth\tmargin\tlast\n'
        done(library('explore', '5-5-5-5-5-0-0-5-5-5-4-4-S'), head)
        done(library('explore', AFTER_F), head + 'f\t3\t1\t1\t0\t-2.0\t2023.05.01\n')
        done(library('explore', '4-4-4-4-4-4-4-4-4-4-4-4-S', '--to=2022', '--ruleset=abapa'),
             head + 'F\t1\t1\t0\t0\t4.0\t2022.01.10\n')
        done(library('explore', '*-*-*-*-*-0-*-*-*-*-*-*-S', '--collection=x'), head)
        equal(json.loads(library('explore', AFTER_F, '--limit=1', '--json').out),
              {'move': 'f', 'games': 1, 'south': 1, 'draws': 0, 'north': 0, 'margin': -4.0, 'last': '2022.01.10'})
        refused(library('explore'), 2, 'a position is needed')
        refused(library('search', '9-9-9-9-9-9-9-9-9-9-9-9-*'), 2,
                '“9-9-9-9-9-9-9-9-9-9-9-9-*” asks for more than the 48 seeds of a game.')
        refused(library('explore', 'x'), 2, '“x” is neither a position nor a pattern of positions.')


@case('library/export')
def _(cli):
    with Library(cli) as library:
        library.fill()
        out = pathlib.Path(library.folder.name, 'out.ogn')
        done(library('export', out), '')
        done(library('export', '-'), out.read_text())
        done(cli('convert', out, '-'), out.read_text())
        table = pathlib.Path(library.folder.name, 'out.csv')
        done(library('export', '--player=Ama', '--result=south', table), '')
        equal(table.read_text(), 'id,south,north,event,site,date,round,ruleset,result,plies,given\n'
                                 '1,Ama,Kofi,Final,,2022.01.10,,abapa,26-22,3,\n')
        capitals = pathlib.Path(library.folder.name, 'OUT.CSV')
        done(library('export', '--player=Ama', '--result=south', capitals), '')
        equal(capitals.read_text(), table.read_text())
        equal(library('export', '/dev/null/out.ogn').status, 3)
        # Existing files are not replaced without --replace.
        other = library.write('other.ogn', TWO)
        refused(library('export', other), 3,
                f'{other}: not written, because there is such a file; --replace replaces it')
        equal(other.read_text(), TWO)
        done(library('export', '--replace', other), '')
        equal(other.read_text(), out.read_text())
        refused(library('list', '--replace'), 2, '--replace cannot be used with “list”')
        for path in (out, table):
            before = path.read_text()
            refused(library('export', '--replace', '--player=Nobody', path), 1, f'{path}: not written, because there are no games')
            equal(path.read_text(), before)
        done(library('export', '--player=Nobody', '-'), '')
        refused(library('export'), 2, 'a file to write is needed')


def double(south='Ama', north='Kofi', date='2022.01.10', moves='FfBeBcDaAb', more=''):
    return f'[South "{south}"]\n[North "{north}"]\n[Date "{date}"]\n{more}\n{moves} *\n'


@case('library/doubles')
def _(cli):
    head = ['id', 'double', 'kind', 'plies', 'double-plies', 'differs', 'comments', 'variations']
    long = 'FfBeBcDaAbCcDbAcCa'
    for games, pairs in (
            ([double(), double(moves='FfBe'), double(moves='FfBd')], [['1', '2', 'beginning', '10', '4', '-', '0', '0']]),
            ([double(moves='FfBe'), double()], [['2', '1', 'beginning', '10', '4', '-', '0', '0']]),
            # Names match despite a spelling mistake, another order of words, other capitals, or an
            # unknown name.
            ([double(), double(north='Koffi', more='[Event "Final"]\n')],
             [['1', '2', 'spelling', '10', '10', 'north,event', '0', '0']]),
            ([double('Kofi Amoah', 'Ama'), double('AMOAH, Kofi', 'Ama')],
             [['1', '2', 'spelling', '10', '10', 'south', '0', '0']]),
            ([double(), double(north='?')], [['1', '2', 'spelling', '10', '10', 'north', '0', '0']]),
            # The numbers count the comments and variations that only the second game has.
            ([double(), double(north='Koffi', moves='F {Yes.} f Be (a) BcDaAb {No.}')],
             [['1', '2', 'spelling', '10', '10', 'north', '2', '1']]),
            # Three copies of a game and a beginning of it are reported as pairs with the first
            # copy.
            ([double(), double(north='Koffi'), double(north='Kofii'), double(moves='FfB')],
             [['1', '2', 'spelling', '10', '10', 'north', '0', '0'],
              ['1', '3', 'spelling', '10', '10', 'north', '0', '0'],
              ['1', '4', 'beginning', '10', '3', '-', '0', '0']]),
            # Other players, or the same players on another day, may have played the same few moves,
            # so in these cases only long games count as doubles.
            ([double(), double('Esi', 'Yaw'), double(north='Koffi', date='2022.01.11'),
              double(moves='FfBeBcDa', date='2022.01.12')], []),
            ([double(moves=long), double('Esi', 'Yaw', '2021.05.05', long)],
             [['1', '2', 'spelling', '18', '18', 'south,north,date', '0', '0']]),
            # Two games are not doubles if their rules or start positions differ, or if one of them
            # has no moves.
            ([double(), double(north='Koffi', more='[Variant "Awele Society"]\n'),
              double(moves='f', more='[FEN "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N"]\n'), double(moves=''),
              double(north='Koffi', moves='')], [])):
        with Library(cli) as library:
            equal(library('import', library.write('a.ogn', '\n'.join(games))).lines()[1][2:], [str(len(games)), '0', '0'])
            equal(done(library('doubles')).lines(), [head] + pairs)
    with Library(cli) as library:
        done(library('import', library.write('a.ogn', double() + '\n' + double(moves='FfB'))))
        equal(json.loads(library('doubles', '--json').out)['kind'], 'beginning')
        # Both games of a pair must be among the games that the options select.
        equal(library('doubles', '--limit=1').lines(), [head])


@case('library/export/no-space')
def _(cli):
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (40000, 40000))

    with Library(cli) as library:
        games = [ONE.replace('Ama', f'Ama {i}') for i in range(500)]
        done(library('import', library.write('many.ogn', '\n'.join(games))))
        old, new = library.write('old.ogn', TWO), pathlib.Path(library.folder.name, 'new.ogn')
        linked, link = pathlib.Path(library.folder.name, 'linked.ogn'), pathlib.Path(library.folder.name, 'link.ogn')
        linked.hardlink_to(old)
        link.symlink_to(old)
        for out in (old, new, linked, link):
            answer = library('export', '--replace', out, preexec_fn=limit)
            said = f'awale-cli: {out}: The games could not be prepared for export: File too large\n'
            equal((answer.status, answer.err), (3, said))
            equal(old.read_text(), TWO)
            equal(new.exists(), False)
        done(library('export', '--replace', link), '')
        equal(old.read_text(), library('export', '-').out)


@case('library/export/same')
def _(cli):
    # Games exported from a library equal the imported files as convert writes them.
    for path in sorted(GAMES.glob('*.ogn')):
        with Library(cli) as library:
            library('import', path)
            equal(library('export', '-').out, cli('convert', path, '-').out)


@case('library/bad')
def _(cli):
    with Library(cli) as library:
        path = library.write('a.ogn', ONE + '\n' + BAD)
        equal(library('import', path).status, 1)
        head = 'id\tfile\tgame\tline\tstate\treason\n'
        row = f'1\t{path}\t2\t9\t%s\t11:6: ply 2: F: not your pit\n'
        done(library('bad'), head + row % 'there')
        done(library('bad', '-'), BAD)
        equal(done(library('stats')).lines()[-1], ['bad', '1'])

        # An unreadable game is listed until it is removed on request, even if its file no longer
        # contains it.
        done(library('forget', 'gone'), 'removed\t0\n')
        library.write('a.ogn', ONE)
        done(library('import', path))
        done(library('bad'), head + row % 'gone')
        done(library('forget', 'gone'), 'removed\t1\n')
        done(library('bad'), head)
        done(library('bad', '-'), '')
        refused(library('bad', path), 1, f'{path}: not written, because there are no unreadable games')
        equal(pathlib.Path(path).read_text(), ONE)
        equal(library('import', library.write('b.ogn', BAD)).status, 1)
        refused(library('forget', '2', '1'), 3, 'There is no unreadable game 1 in the library.')
        equal(len(library('bad').lines()), 2)
        done(library('forget', '2'), 'removed\t1\n')
        for words in ([], ['all'], ['gone', '1'], ['0']):
            refused(library('forget', *words), 2, 'the numbers of unreadable games, or “gone”, are needed')


@case('library/tabs')
def _(cli):
    with Library(cli) as library:
        done(library('import', library.write('a.ogn', ONE.replace('Ama', 'A\tma'))))
        equal(library('list').lines()[1][:3], ['1', 'A ma', 'Kofi'])
        equal(json.loads(library('list', '--json').out)['south'], 'A ma')


@case('library/check')
def _(cli):
    with Library(cli) as library:
        refused(library('check'), 3, f'There is no library “{library.path}”.')
        library.fill()
        done(library('check'), 'state\tok\n')
        with open(library.path, 'r+b') as file:
            file.seek(3 * 4096)
            file.write(b'x' * 4096)
        refused(library('check'), 1, f'The library “{library.path}” is damaged.')


@case('library/stats')
def _(cli):
    with Library(cli) as library:
        library.fill()
        done(library('stats'), 'games\t2\nplayers\t2\nevents\t1\nsouth-wins\t1\ndraws\t1\nnorth-wins\t0\n'
                               'unknown\t0\nmargin\t2.00\nplies\t3.0\ncollections\t0\nbad\t0\n')
        some = 'games\t1\nplayers\t2\nevents\t%d\nsouth-wins\t%d\ndraws\t%d\nnorth-wins\t0\nunknown\t0\n' \
               'margin\t%d.00\nplies\t3.0\n'
        done(library('stats', '--event=final'), some % (1, 1, 0, 4))
        done(library('stats', '--from=2023'), some % (0, 0, 1, 0))
        done(library('stats', '--limit=1'), some % (1, 1, 0, 4))
        library('import', library.write('c.ogn', UNKNOWN))
        equal(dict(library('stats', '--event=Open').lines())['margin'], '-')
        equal(json.loads(library('stats', '--event=Open', '--json').out)['margin'], '-')


def results(about, games, wins, draws, losses, margin):
    return f'{about}-games\t{games}\n{about}-wins\t{wins}\n{about}-draws\t{draws}\n{about}-losses\t{losses}\n' \
           f'{about}-margin\t{margin}\n'


@case('library/stats/player')
def _(cli):
    """The statistics of a player have the results by side, ruleset and opening, and the seeds given
    away in analyzed games."""
    with Library(cli) as library:
        library.fill()
        told = results('south', 1, 1, 0, 0, '4.00') + results('north', 1, 0, 1, 0, '0.00') \
            + results('abapa', 2, 1, 1, 0, '2.00') + results('south-F', 1, 1, 0, 0, '4.00') \
            + results('north-F-f', 1, 0, 1, 0, '0.00')
        none = 'moves\t0\n%sgiven\t-\n'
        done(library('stats', '--player=ama'),
             told + 'analyzed\t0\n' + none % '' + ''.join(f'{phase}-' + none % f'{phase}-'
                                                           for phase in ('opening', 'middle', 'endgame')))
        valued = TWO.replace('F f', 'F {[%eval 0,9] [%best F]} f {[%eval 3.5,9] [%best a 0]}') \
            .replace('2. C', '2. C {[%eval 2.5,9] [%best B 3.5]}').replace('2023', '2024')
        library('import', library.write('b.ogn', valued.replace('Kofi', 'Esi')))
        lines = dict(library('stats', '--player=Ama').lines())
        names = 'analyzed', 'moves', 'given', 'opening-moves', 'opening-given', 'middle-given'
        equal([lines[name] for name in names], ['1', '1', '3.50', '1', '3.50', '-'])
        equal(json.loads(library('stats', '--player=esi', '--json').out)['given'], 0.5)
        library('import', library.write('c.ogn', UNKNOWN))
        done(library('stats', '--player=Yaw', '--event=Open'),
             results('south', 1, 0, 0, 0, '-') + results('north', 0, 0, 0, 0, '-')
             + results('abapa', 1, 0, 0, 0, '-') + results('south-F', 1, 0, 0, 0, '-')
             + 'analyzed\t0\n' + none % '' + ''.join(f'{phase}-' + none % f'{phase}-'
                                                     for phase in ('opening', 'middle', 'endgame')))


ANALYSE = ('analyse', '--depth=6', '--no-tables')


def export(library):
    answer = library('export', '-')
    equal(answer.status, 0)
    return answer.out


def given(cli, library):
    """Returns the average loss per move of each game as the report counts it."""
    games = {}
    for line in cli('report', '--json', library.write('all.ogn', export(library))).out.splitlines():
        row = json.loads(line)
        n_moves, seeds = games.get(row['game'], (0, 0))
        games[row['game']] = n_moves + row['moves'], seeds + row['given']
    return [f'{seeds / n_moves:.2f}' for n_moves, seeds in games.values()]


def listed(library):
    return [line.split('\t')[-1] for line in library('list').out.splitlines()[1:]]


@case('library/analyse')
def _(cli):
    """Values are searched only once and equal those of analyse; comments are kept."""
    with Library(cli) as library:
        refused(library(*ANALYSE), 3, f'There is no library “{library.path}”.')
        done(library('import', library.write('a.ogn', ONE + '\n' + TWO.replace('2. C', '{why} 2. C'))),
             COUNTS + '1\t2\t2\t0\t0\n')
        before = export(library)
        done(library(*ANALYSE, '--player=kofi', '--event=final'), 'analyzed\t1\n')
        equal([value == '-' for value in listed(library)], [False, True])
        equal([len(library('list', f'--analysed={answer}').out.splitlines()) for answer in ('yes', 'no')], [2, 2])
        done(library(*ANALYSE), 'analyzed\t1\n')
        equal([len(library('list', f'--analysed={answer}').out.splitlines()) for answer in ('yes', 'no')], [3, 1])
        refused(library('list', '--analysed=maybe'), 2, '“maybe” is neither “yes” nor “no”')
        done(library(*ANALYSE, '--json'), '{"analyzed":0}\n')
        equal(listed(library), given(cli, library))
        assert float(listed(library)[1]) > 0, listed(library)
        analysed = cli(*ANALYSE, library.write('b.ogn', before)).out
        equal(export(library), analysed)
        contains(' '.join(analysed.split()), ' why}')
        with Library(cli) as other:        # importing a file with values reports the same
            other('import', other.write('a.ogn', analysed))
            equal(listed(other), listed(library))


@case('library/merge')
def _(cli):
    """Parts that are merged in another order, one of them twice, give the same games, byte for
    byte, as an analysis on one machine."""
    with Library(cli) as alone, Library(cli) as library:
        for each in alone, library:
            each('import', *sorted(GAMES.glob('*.ogn')))
        n_games = len(listed(alone))
        done(alone(*ANALYSE), f'analyzed\t{n_games}\n')
        parts = [pathlib.Path(library.folder.name, f'{i}.ogn') for i in range(1, 4)]
        counts = [library(*ANALYSE, f'--part={i}/3', path).out for i, path in enumerate(parts, 1)]
        equal(sum(int(count.split()[1]) for count in counts), n_games)
        equal(set(listed(library)), {'-'})
        count = counts[0].split()[1]
        done(library('merge', parts[0]), f'games\t{count}\nmerged\t{count}\n')
        answer = library('merge', *reversed(parts), '--json')
        equal((answer.status, json.loads(answer.out)['merged']), (0, n_games))
        equal(export(library), export(alone))
        equal(listed(library), listed(alone))
        done(library(*ANALYSE), 'analyzed\t0\n')


@case('library/merge/interrupted')
def _(cli):
    """A part continues where it stopped. Its values are merged only into games with the same number
    and the same moves."""
    with Library(cli) as library:
        library.fill()
        part = pathlib.Path(library.folder.name, 'part.ogn')
        done(library(*ANALYSE, '--part=2/2', part), 'analyzed\t1\n')
        done(library(*ANALYSE, '--part=1/1', part), 'analyzed\t1\n')
        done(library(*ANALYSE, '--part=1/1', part), 'analyzed\t0\n')
        whole = part.read_text()
        equal(whole.count('[LibraryGame '), 2)
        with Library(cli) as other:
            other('import', other.write('a.ogn', ONE.replace('2. B', '2. A')))
            before = export(other)
            answer = other('merge', part)
            equal((answer.status, answer.out), (1, 'games\t2\nmerged\t0\n'))
            equal(answer.err, ''.join(f'awale-cli: {part}: game {i} is not in the library, or has other moves there\n'
                                      for i in (1, 2)))
            equal(export(other), before)
        # Games are identified by their number.
        answer = library('merge', library.write('b.ogn', re.sub(r'\[LibraryGame .*\n', '', whole, count=1)))
        equal((answer.status, answer.out), (1, 'games\t2\nmerged\t1\n'))
        contains(answer.err, 'b.ogn: game 1 does not say which game of the library it is')


@case('library/analyse/limit')
def _(cli):
    """The limit counts only games without values; damaged or partly analyzed games do not stop the
    analysis."""
    with Library(cli) as library:
        partly = ONE.replace('1. F f', '1. F {[%eval 0,6] [%best F]} f').replace('Ama', 'Abla')
        library('import', library.write('a.ogn', '\n'.join((ONE, TWO, partly))))
        equal(listed(library), ['-'] * 3)
        with contextlib.closing(sqlite3.connect(library.path)) as base, base:
            base.execute('UPDATE texts SET text = "" WHERE id = 1')
        answer = library(*ANALYSE, '--limit=2')
        equal((answer.status, answer.out, answer.err),
              (1, 'analyzed\t1\n', 'awale-cli: Game 1 in the library is damaged.\n'))
        equal([value == '-' for value in listed(library)], [True, False, True])
        answer = library(*ANALYSE, '--limit=2')
        equal((answer.status, answer.out), (1, 'analyzed\t1\n'))
        equal([value == '-' for value in listed(library)], [True, False, False])


@case('library/analyse/known')
def _(cli):
    """A duplicate that brings values is reported."""
    with Library(cli) as library:
        library.fill()
        path = library.write('b.ogn', cli(*ANALYSE, library.write('a.ogn', ONE)).out)
        contains(library('import', path).err, 'same moves and players as game 1 in the library')


@case('library/kept')
def _(cli):
    """Exported and converted games do not replace a library."""
    with Library(cli) as library:
        library.fill()
        before = pathlib.Path(library.path).read_bytes()
        path = library.write('a.ogn', ONE)
        for answer in (library('export', '--replace', library.path), cli('convert', path, library.path)):
            equal((answer.status, answer.out), (3, ''))
            contains(answer.err, f'{library.path}: not written, because this file is a library\n')
        equal(pathlib.Path(library.path).read_bytes(), before)


@case('library/analyse/again')
def _(cli):
    """Values that the library already has are not reported as a difference."""
    with Library(cli) as library:
        path = library.write('a.ogn', ONE.replace('2. B', '{Why?} 2. B'))
        equal(library('import', path).status, 0)
        equal(library(*ANALYSE).status, 0)
        contains(library('export', '-').out, '%eval')
        done(library('import', path), COUNTS + '1\t1\t0\t1\t0\n')


@case('library/hostile')
def hostile(cli):
    """Huge numbers do no harm; a library that contains a view is rejected, because a view could run
    forever."""
    with Library(cli) as library:
        library.fill()
        with contextlib.closing(sqlite3.connect(library.path)) as file, file:
            file.execute(f'UPDATE games SET south_score = {2 ** 63 - 1}, north_score = {-2 ** 63}')
            file.execute(f'INSERT INTO judged VALUES (1, 0, 0, {2 ** 63 - 1}, {2 ** 63 - 1}),'
                         f' (1, 0, 1, {2 ** 63 - 1}, {2 ** 63 - 1})')
        for verb, *rest in (('stats', '--player=Ama'), ('explore', AFTER_F)):
            equal(library(verb, *rest).status, 0)
        with contextlib.closing(sqlite3.connect(library.path)) as file, file:
            file.executescript('DROP TABLE bad_games; CREATE VIEW bad_games AS WITH RECURSIVE n (id) AS'
                               ' (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id, 1 source, 1 number, 1 line,'
                               ' 0 gone, 1 reason, 1 text, 1 hash, 1 added FROM n')
        refused(library('bad'), 3, f'“{library.path}” is not a library of games.')


@case('library/full-device')
def full_device(cli):
    with Library(cli) as library, open('/dev/full', 'wb') as full:
        library.fill()
        program = subprocess.run([cli.program, 'library', 'list', '--library', library.path], stdout=full,
                                 stderr=subprocess.PIPE, text=True, check=False)
        equal((program.returncode, program.stderr),
              (3, 'awale-cli: cannot write the output: No space left on device\n'))


@case('library/analyse/replaced')
def analyse_replaced(cli):
    """An analysis does not report success if the library's file was replaced meanwhile."""
    with Library(cli) as library, Library(cli) as other:
        library.write('many.ogn', '\n'.join(f'[South "{i}"]\n\n1. F f 2. {"ABCDE"[i % 5]} *\n' for i in range(200)))
        library('import', library.path.with_name('many.ogn'))
        other.fill()
        backup = other.path.read_bytes()
        with subprocess.Popen([cli.program, 'library', 'analyse', '--library', library.path, '--depth=12', '--no-tables'],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
            log = pathlib.Path(f'{library.path}-wal')
            while not log.exists() or not log.stat().st_size:
                equal(program.poll(), None)
            other.path.replace(library.path)
            out, error = program.communicate()
        equal((program.returncode, out), (3, ''))
        contains(error, 'was replaced or removed while it was open')
        equal(library.path.read_bytes(), backup)
        kept, = library.path.parent.glob('library-replaced-*.sqlite')
        equal(len(cli('library', 'list', '--library', kept).lines()), 201)
        done(library('list'), LIST + ''.join(ROWS))


@case('library/analyse/wrong')
def _(cli):
    with Library(cli) as library:
        library.fill()
        mine = library.write('mine.ogn', ONE)
        refused(library(*ANALYSE, '--part=1/2', mine), 3, f'{mine}: not changed, because it holds other '
                                                                'games or could not be read as a whole')
        equal(mine.read_text(), ONE)
        part = pathlib.Path(library.folder.name, 'part.ogn')
        library(*ANALYSE, '--part=1/1', part)
        torn = part.read_text().replace('2. C', '2. Q')
        part.write_text(torn)
        answer = library(*ANALYSE, '--part=1/1', part)
        equal((answer.status, answer.out), (3, ''))
        equal(part.read_text(), torn)
        equal(library('merge', part).status, 1)
        refused(library(*ANALYSE, '--part=1/2'), 2, 'a file to write is needed')
        refused(library(*ANALYSE, '--part=3/2', mine), 2, 'write a part as “2/4”, the second of four')
        refused(library(*ANALYSE, mine, mine), 2, 'too many arguments')
        refused(library('merge'), 2, 'a file is needed')


def merge_and_die(cli, path, part, seconds):
    """Kills a merge after this number of seconds."""
    process = subprocess.Popen([cli.program, 'library', 'merge', '--library', path, part], stdout=subprocess.DEVNULL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(seconds)
    process.kill()
    process.wait()


@case('library/merge/killed', thorough=True)
def _(cli):
    # A batch is merged completely or not at all, and merging again completes the library.
    n_games = 2 * BATCH + 1
    with Library(cli) as library:
        done(library('import', library.write('games.ogn', '\n'.join(f'[South "{i}"]\n\n1. F *\n'
                                                                    for i in range(n_games)))))
        part = library.write('part.ogn', '\n'.join(
            f'[South "{i}"]\n[LibraryGame "{i + 1}"]\n\n1. F {{[%eval 0,6] [%best F 0]}} *\n' for i in range(n_games)))
        plain, merged = library.path.with_name('plain'), f'games\t{n_games}\nmerged\t{n_games}\n'
        shutil.copy(library.path, plain)
        began = time.monotonic()
        done(library('merge', part), merged)
        most = time.monotonic() - began
        chance = random.Random(SEED)
        print(f'# Merges: seed {SEED}', flush=True)
        for _ in range(KILLS):
            shutil.copy(plain, library.path)
            merge_and_die(cli, library.path, part, chance.uniform(0, most))
            done(library('check'))
            n_kept = len(library('list', '--analysed=yes').lines()) - 1
            assert n_kept % BATCH == 0 or n_kept == n_games, n_kept
            done(library('merge', part), merged)
            equal(len(library('list', '--analysed=yes').lines()) - 1, n_games)
            for end in ('-wal', '-shm'):
                library.path.with_name(library.path.name + end).unlink(missing_ok=True)


if __name__ == '__main__':
    run_cases()
