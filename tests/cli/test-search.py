#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The subcommand search has the expected output, keeps its limits, and refuses wrong arguments."""
import json

from awale_cli import case, contains, done, equal, refused, run_cases

START = '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S'
END = '0-0-0-0-0-1-1-0-0-0-0-0-23-23-S'
COLUMNS = ['move', 'value', 'proof', 'depth', 'line']
# South may lose the seeds in its pits to f.
HARVEST = '1-2-0-4-4-5-1-2-0-6-5-2-8-8-S'
REASON_COLUMNS = ['move', 'best', 'kind', 'player', 'line', 'pits', 'seeds', 'moves', 'total', 'other', 'accounts']


def search(cli, *arguments):
    """Returns the rows of the moves as dictionaries, and the numbers printed below them."""
    rows = done(cli('search', '--no-tables', '--hash=4', *arguments)).lines()
    equal(rows[0], COLUMNS)
    return [dict(zip(COLUMNS, row)) for row in rows[1:-3]], dict(rows[-3:])


@case('search/lines')
def _(cli):
    moves, figures = search(cli, '--depth=5', '--lines=6', START)
    equal(sorted(row['move'] for row in moves), list('ABCDEF'))
    values = [float(row['value']) for row in moves]
    equal(values, sorted(values, reverse=True))
    for row in moves:
        equal((row['proof'], row['depth'], row['line'][0]), ('estimate', '5', row['move']))
    equal(list(figures), ['nodes', 'seconds', 'nodes-per-second'])
    assert int(figures['nodes']) > 100, figures


@case('search/moves-before')
def _(cli):
    # Moves by North are written in lower-case letters.
    moves, _figures = search(cli, '--depth=3', START, 'F')
    equal(len(moves), 1)
    assert moves[0]['move'] in 'abcdef', moves


@case('search/proven')
def _(cli):
    moves, _figures = search(cli, '--depth=9', END)
    equal(moves, [{'move': 'F', 'value': '-2', 'proof': 'exact', 'depth': '-', 'line': 'F'}])


@case('search/limits')
def _(cli):
    _moves, figures = search(cli, '--nodes=500', '--plain', START)
    assert int(figures['nodes']) < 5000, figures
    _moves, figures = search(cli, '--movetime=50', START)
    assert 0 < float(figures['seconds']) < 30, figures


@case('search/json')
def _(cli):
    answer = done(cli('search', '--no-tables', '--depth=3', '--lines=2', '--json', START))
    *moves, figures = map(json.loads, answer.out.splitlines())
    equal([list(row) for row in moves], 2 * [COLUMNS])
    assert isinstance(figures['nodes'], int) and moves[0]['depth'] == 3, answer.out


@case('search/end-of-options')
def _(cli):
    quick = ['search', '--no-tables', '--depth=2']
    moves = [row[:2] for row in done(cli(*quick, START, 'FfB')).lines()[:2]]
    for words in (['--', START, 'FfB'], ['--', START, 'F', 'f', 'B']):
        equal([row[:2] for row in done(cli(*quick, *words)).lines()[:2]], moves)
    refused(cli(*quick, '--', START, '--json'), 1, 'ply 1: --: passing is not allowed while a pit can be sown')
    refused(cli(*quick, '--', START, '--', 'F'), 1, 'ply 1: --: passing is not allowed while a pit can be sown')
    refused(cli(*quick, START, '--', 'F'), 1, 'ply 1: --: passing is not allowed while a pit can be sown')


@case('search/why')
def _(cli):
    answer = done(cli('search', '--no-tables', '--why=E', HARVEST))
    equal(answer.out, 'E does not stop a threat: North takes 5 seeds from A and B with f. '
                      'B would have moved the seeds out of danger.\n')
    equal(done(cli('search', '--no-tables', '--why=E', HARVEST)).out, answer.out)
    contains(done(cli('search', '--no-tables', '--why=B', HARVEST)).out, 'No move is a seed better than B.')
    answer = done(cli('search', '--no-tables', '--ruleset=family', '--why=C', '2-3-8-0-0-9-0-1-1-10-3-8-0-3-S'))
    equal(answer.out, 'After C a E d C a E e … (14 moves), North has a krou of 12 seeds in f, worth at least 6 seeds. '
                      'That makes North at least 6 seeds better off than after B.\n')


@case('search/why-json')
def _(cli):
    rows = [json.loads(line) for line in done(cli('search', '--no-tables', '--why=E', '--json', HARVEST)).out.splitlines()]
    equal([list(row) for row in rows], [REASON_COLUMNS] * len(rows))
    equal([(row['move'], row['best'], row['kind'], row['player'], row['seeds']) for row in rows][0],
          ('E', 'B', 'threat', 'North', 5))
    equal(rows[0]['total'] - rows[0]['other'], rows[0]['accounts'])
    equal(done(cli('search', '--no-tables', '--why=B', '--json', HARVEST)).out, '')


@case('search/why-refused')
def _(cli):
    refused(cli('search', '--why=C', HARVEST), 1, '“C” is not a legal move here.')
    refused(cli('search', '--why=EF', HARVEST), 1, '“EF” is not a legal move here.')


@case('search/refused')
def _(cli):
    refused(cli('search'), 2, 'a position is needed')
    refused(cli('search', '--nodes=x', START), 2, '“x” is not a number of nodes')
    refused(cli('search', '--ruleset=nothing', START), 2, 'There is no ruleset “nothing”.')
    refused(cli('search', START, 'x'), 1, 'ply 1: x: not a pit')
    for option in ('--depth=999', '--depth=-1', '--movetime=-1', '--threads=0', '--hash=0', '--lines=0', '--lines=7'):
        answer = cli('search', option, START)
        equal((answer.status, answer.out), (2, ''))
        assert 'at most' in answer.err or 'from 1 to 6' in answer.err, answer.err


run_cases()
