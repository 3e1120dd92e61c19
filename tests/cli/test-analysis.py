#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The subcommands analyse and report have the expected output and exit codes, and agree with each
other."""
import decimal
import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from awale_cli import case, contains, done, equal, refused, run_cases

GAMES = sorted(pathlib.Path(sys.argv[2]).glob('*.ogn'))
COLUMNS = ['game', 'player', 'moves', 'best', 'good', 'inaccuracies', 'mistakes', 'blunders', 'given', 'accuracy']
SHORT = '[South "Ama"]\n[North "?"]\n\n1. F f 2. B e 3. B c 4. D a+2 *\n'
TWO = SHORT + '\n[Variant "Awele Society"]\n\n1. C c *\n'
ERROR_COLUMNS = ['game', 'ply', 'move', 'class', 'given', 'best', 'best-value', 'value', 'proof']
JUDGED = ('{[%eval 0,9]} 1. F {[%eval 0,9] [%best F]} f {[%eval 6,9] [%best e 0]} '
          '2. B {[%eval 4,9] [%best C 6]} *\n')
# In the first game, North loses a little at the second ply and South more at the third; in the
# second game South loses the most.
LATER = ('{[%eval 0,9]} 1. F {[%eval 0,9] [%best F]} f {[%eval 2,9] [%best e 0]} '
         '2. B {[%eval -3,9] [%best C 2]} *\n'
         '\n[South "Ama"]\n\n{[%eval 0,9]} 1. F {[%eval -9,9] [%best A 0]} *\n')
QUICK = ['--depth', '5', '--hash', '4', '--no-tables']


@case('analyse/twice')
def _(cli):
    assert len(GAMES) >= 6
    for path in GAMES:
        once = done(cli('analyse', *QUICK, '--glyphs', '--lines', '2', str(path)))
        twice = done(cli('analyse', *QUICK, '--glyphs', '--lines', '2', '-', stdin=once.out))
        equal(twice.out, once.out)
        contains(once.out, '[%eval ')
        assert re.search(r'\b[A-Fa-f](\+\d+)?\?', once.out), path


@case('analyse/values-only')
def _(cli):
    answer = done(cli('analyse', *QUICK, '-', stdin=SHORT))
    values = re.findall(r'\[%eval\s+(-?[\d.]+),5\]', answer.out)
    equal(len(values), 9)
    assert '(' not in answer.out and '?' not in answer.out.split('\n\n', 1)[1], answer.out
    equal(re.sub(r'\s*\{\[%eval[^}]*\}|\d+\. …\s', '', answer.out.split('\n\n', 1)[1]).split(),
          '1. F f 2. B e 3. B c 4. D a+2 *'.split())


@case('analyse/keeps-what-was-written')
def _(cli):
    answer = done(cli('analyse', *QUICK, '--glyphs', '-',
                      stdin='[Annotator "Esi"]\n\n1. F {[%eval 1.5,30] [%best F] Mine} f! {[%clk 0:05:12]} '
                            '(1. … a {Sic}) *\n'))
    for part in ['[Annotator "Esi"]', '{[%eval 1.5,30] [%best F] Mine}', 'f!', '[%clk 0:05:12]', '(1. … a {[%eval',
                 'Sic']:
        contains(' '.join(answer.out.split()), part)


@case('analyse/replaces-a-value-without-the-best-move')
def _(cli):
    # A value without the best move judges no move, so it is replaced by a new search.
    answer = done(cli('analyse', *QUICK, '-', stdin='1. F {[%eval 1.5,30]} f *\n'))
    assert re.search(r'1\. F\s\{\[%eval\s-?[\d.]+,5\]\s\[%best', answer.out), answer.out


@case('analyse/one-search-a-position')
def _(cli):
    # The values of a move and its variations come from searches to the same depth, and agree on the
    # value of the best move.
    text = done(cli('analyse', *QUICK, '-', stdin='1. F f 2. B (2. C (2. D) 2. … a) 2. … e *\n')).out
    said = re.findall(r'([B-D])\s\{\[%eval\s(\S+),5\]\s\[%best\s([A-F])(?:\s(\S+))?\]\}', text)
    equal(sorted(move for move, *_ in said), ['B', 'C', 'D'])
    values = {float(value or own) for _, own, _, value in said}
    equal(len(values), 1)
    assert all(float(own) <= max(values) for _, own, _, _ in said), said


@case('analyse/deeper')
def _(cli):
    shallow = done(cli('analyse', *QUICK, '-', stdin=SHORT)).out
    equal(done(cli('analyse', '--depth', '4', '--no-tables', '-', stdin=shallow)).out, shallow)
    deep = done(cli('analyse', '--depth', '7', '--no-tables', '-', stdin=shallow)).out
    equal(len(re.findall(r',7\]', deep)), 9)


@case('analyse/movetime')
def _(cli):
    once = done(cli('analyse', '--movetime', '2', '--no-tables', '--lines', '1', '--glyphs', '-', stdin=SHORT)).out
    equal(len(re.findall(r'%eval', once)) >= 9, True)
    equal(done(cli('analyse', '--movetime', '2', '--no-tables', '--lines', '1', '--glyphs', '-', stdin=once)).out, once)


@case('analyse/tables')
def _(cli):
    game = '[Rules "%s"]\n[FEN "0-0-1-0-1-1-0-0-0-1-0-1-21-22-S"]\n\n1. E *\n' % dict(
        done(cli('rulesets')).lines())['awari']
    with tempfile.TemporaryDirectory() as folder:
        done(cli('tablebase', 'build', '--ruleset', 'awari', '--seeds', '6', '--dir', folder))
        low, high = done(cli('tablebase', 'probe', '--ruleset', 'awari', '--dir', folder,
                             '0-0-1-0-1-1-0-0-0-1-0-1-21-22-S')).lines()[1][1:]
        equal(low, high)
        answer = done(cli('analyse', '--depth', '5', '--dir', folder, '-', stdin=game))
        contains(answer.out, '{[%%eval =%d]} 1. E' % (int(low) - 1))


@case('analyse/several-games')
def _(cli):
    answer = done(cli('analyse', *QUICK, '-', stdin=TWO))
    equal(len(re.findall('%eval', answer.out)), 12)


@case('analyse/why')
def _(cli):
    # The comment that explains an error stands in the place of none.
    text = '[FEN "1-2-0-4-4-5-1-2-0-6-5-2-8-8-S"]\n\n1. E %s*\n'
    why = 'E does not stop a threat: North takes 5 seeds from A and B with f. B would have moved the seeds out of danger.'
    contains(' '.join(done(cli('analyse', '--no-tables', '--why', '-', stdin=text % '')).out.split()), why)
    told = done(cli('analyse', '--no-tables', '--why', '-', stdin=text % '{My move.} ')).out
    contains(told, 'My move.')
    assert 'threat' not in told, told


@case('analyse/errors')
def _(cli):
    answer = cli('analyse', *QUICK, '-', stdin='1. F f 2. f e *\n')
    equal(answer.status, 1)
    contains(answer.out, '%eval')
    contains(answer.err, 'awale-cli: -:1:')
    refused(cli('analyse', '/no/such/file.ogn'), 3, '/no/such/file.ogn: Error opening file /no/such/file.ogn: '
            'No such file or directory')
    refused(cli('analyse'), 2, 'exactly one file is needed')
    refused(cli('analyse', 'a', 'b'), 2, 'exactly one file is needed')
    refused(cli('analyse', '--depth', '1000', 'a'), 2, 'the depth is at most 120 plies, and limits cannot be negative')
    refused(cli('analyse', '--lines', '-1', 'a'), 2, 'the number of lines cannot be negative')
    refused(cli('analyse', '--threads', '0', 'a'), 2,
            'at least one thread and one mebibyte; at most 256 threads and 65,536 mebibytes')


@case('report')
def _(cli):
    for path in GAMES:
        lines = done(cli('report', *QUICK, str(path))).lines()
        equal(lines[0], COLUMNS)
        equal([line[0] for line in lines[1:]], ['1', '1'])
        for line, side in zip(lines[1:], ['South', 'North']):
            assert line[1].startswith(side + ' '), line
            equal(sum(map(int, line[3:8])), int(line[2]))
            assert re.fullmatch(r'\d+\.\d\d', line[8]) and 0 <= float(line[9]) <= 100, line


@case('report/of-what-was-analysed')
def _(cli):
    # Without a requested depth the values in the file are sufficient, and nothing is searched
    # again.
    for path in GAMES[:2]:
        analysed = done(cli('analyse', *QUICK, str(path))).out
        equal(done(cli('report', '-', stdin=analysed)).out, done(cli('report', *QUICK, str(path))).out)


@case('report/names')
def _(cli):
    lines = done(cli('report', *QUICK, '-', stdin=TWO)).lines()
    equal([line[:3] for line in lines[1:]],
          [['1', 'South Ama', '4'], ['1', 'North', '4'], ['2', 'South', '1'], ['2', 'North', '1']])
    lines = done(cli('report', *QUICK, '-', stdin=SHORT.replace('?', '-'))).lines()
    equal([line[1] for line in lines[1:]], ['South Ama', 'North'])


@case('report/known-values')
def _(cli):
    answer = done(cli('report', '-', stdin=JUDGED))
    equal(answer.out.splitlines()[1:], ['1\tSouth\t2\t1\t0\t1\t0\t0\t2.00\t85.4',
                                        '1\tNorth\t1\t0\t0\t0\t0\t1\t6.00\t35.4'])


@case('report/errors')
def _(cli):
    answer = done(cli('report', '--errors', '-', stdin=JUDGED))
    equal(answer.lines(), [ERROR_COLUMNS, ['1', '2', 'f', 'blunder', '6.00', 'e', '0.00', '-6.00', 'estimate'],
                           ['1', '3', 'B', 'inaccuracy', '2.00', 'C', '6.00', '4.00', 'estimate']])
    rows = [json.loads(line) for line in done(cli('report', '--errors', '--json', '-', stdin=JUDGED)).out.splitlines()]
    equal([list(row) for row in rows], [ERROR_COLUMNS] * 2)
    equal([row['given'] for row in rows], [6, 2])


@case('report/why')
def _(cli):
    # The same errors as in the list are explained, each in a paragraph or by objects. The position
    # has few seeds on the board, because explaining errors of the opening takes ten times as long.
    quick = ['--depth', '8', '--hash', '4', '--no-tables', '-']
    game = '[FEN "0-3-5-3-0-10-0-3-4-3-0-2-5-10-S"]\n\n1. D f 2. C a 3. D d 4. E f 5. B b *\n'
    errors = done(cli('report', '--errors', *quick, stdin=game)).lines()[1:]
    assert len(errors) >= 2, errors
    told = done(cli('report', '--errors', '--why', *quick, stdin=game)).out.splitlines()
    equal(len(told), len(errors))
    for error, paragraph in zip(errors, told):
        assert paragraph.startswith('Game 1, ply %s: %s instead of %s gives away' % (error[1], error[2], error[5])), paragraph
    rows = [json.loads(line) for line in done(cli('report', '--why', '--json', *quick, stdin=game)).out.splitlines()]
    explained = [row for row in rows if row['kind'] not in ('proven', 'later')]
    assert explained, rows
    for row in explained:
        assert row['accounts'] >= 1 and row['seeds'] > 0 and row['pits'] != '-', row
        assert [str(row['ply']), row['move'], row['best']] in [[error[1], error[2], error[5]] for error in errors], row


@case('report/errors-worst-first')
def _(cli):
    # Errors are sorted by loss, even if the worst one was made last, in the last game.
    answer = done(cli('report', '--errors', '-', stdin=LATER))
    equal([(row[0], row[1], row[2], row[4]) for row in answer.lines()[1:]],
          [('2', '1', 'F', '9.00'), ('1', '3', 'B', '5.00'), ('1', '2', 'f', '2.00')])


@case('report/errors-of-games')
def _(cli):
    # Each error names a better move with consistent numbers, and the worst error comes first.
    for path in GAMES:
        rows = done(cli('report', '--errors', *QUICK, str(path))).lines()
        players = done(cli('report', *QUICK, str(path))).lines()[1:]
        equal(rows.pop(0), ERROR_COLUMNS)
        equal(len(rows), sum(sum(map(int, line[5:8])) for line in players))
        given = [decimal.Decimal(row[4]) for row in rows]
        equal(given, sorted(given, reverse=True))
        assert given and min(given) >= 1, given
        for row in rows:
            assert row[2] != row[5] and row[2].isupper() == row[5].isupper(), row
            equal(decimal.Decimal(row[4]), decimal.Decimal(row[6]) - decimal.Decimal(row[7]))


@case('report/values-without-the-best-moves')
def _(cli):
    # Values written by an earlier version are replaced with those of a new analysis, because they
    # cannot be compared with each other.
    old = '{[%eval 0,30]} 1. F {[%eval 0,30]} f {[%eval 40,30]} *\n'
    equal(done(cli('report', *QUICK, '-', stdin=old)).out, done(cli('report', *QUICK, '-', stdin='1. F f *\n')).out)


@case('report/json')
def _(cli):
    rows = [json.loads(line) for line in done(cli('report', *QUICK, '--json', '-', stdin=SHORT)).out.splitlines()]
    equal([list(row) for row in rows], [COLUMNS, COLUMNS])
    equal([row['player'] for row in rows], ['South Ama', 'North'])
    equal([row['moves'] for row in rows], [4, 4])


@case('progress/on-a-terminal')
def _(cli):
    master, slave = os.openpty()
    run = subprocess.run([cli.program, 'report', *QUICK, '-'], input=SHORT.encode(), stdout=subprocess.PIPE,
                         stderr=slave, timeout=120)
    os.close(slave)
    told = b''
    with contextlib.suppress(OSError):      # reading a closed terminal fails
        while piece := os.read(master, 65536):
            told += piece
    os.close(master)
    told = told.decode()
    equal(run.returncode, 0)
    contains(told, '-: game 1: 8 of 8 positions')
    assert told.endswith('\r\x1b[K'), told


run_cases()
