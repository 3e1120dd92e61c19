#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The subcommand tablebase has the expected output and exit codes."""
import json
import pathlib
import resource
import signal
import sys
import tempfile

from awale_cli import case, contains, done, equal, refused, run_cases

ENDGAMES = pathlib.Path(sys.argv[2])
RULESETS = ['avele', 'society', 'common', 'booklet', 'family', 'abapa', 'awari']
BOARDS = [1, 12, 78, 364, 1365, 4368, 12376, 31824]
CUSTOM = ('slam=captures feed=no stuck=end leftover=owner dead=plays-on drought=none repetition=2 cycle=owner '
          'first=choice majority=plays-on')


class Tables:
    """A temporary folder of tables, and the program that uses it."""

    def __init__(self, cli):
        self.cli = cli
        self.folder = tempfile.TemporaryDirectory()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def __call__(self, verb, *arguments, **options):
        return self.cli('tablebase', verb, '--dir', self.folder.name, *arguments, **options)

    def file(self, seeds):
        path, = pathlib.Path(self.folder.name).glob(f'*/seeds-{seeds:02}.awt')
        return path


def assert_layers(answer, seeds, kept):
    rows = done(answer).lines()
    equal(rows[0], ['layer', 'boards', 'seconds'])
    equal([row[:2] for row in rows[1:]], [[str(n), str(BOARDS[n])] for n in range(seeds + 1)])
    for row in rows[1:]:
        if int(row[0]) <= kept:
            equal(row[2], '-')
        else:
            assert float(row[2]) >= 0, row


@case('tablebase/build')
def _(cli):
    with Tables(cli) as tables:
        assert_layers(tables('build', '--ruleset', 'society', '--seeds', '5'), 5, -1)
        assert_layers(tables('build', '--ruleset', 'society', '--seeds', '7', '--threads', '1'), 7, 5)
        assert_layers(tables('build', '--seeds', '7'), 7, 7)
        equal(len(list(pathlib.Path(tables.folder.name).rglob('*'))), 9)


@case('tablebase/build/json')
def _(cli):
    with Tables(cli) as tables:
        rows = [json.loads(line) for line in done(tables('build', '--seeds', '2', '--json')).out.splitlines()]
        equal([(row['layer'], row['boards']) for row in rows], [(0, 1), (1, 12), (2, 78)])


@case('tablebase/build/default-folder')
def _(cli):
    with tempfile.TemporaryDirectory() as cache:
        done(cli('tablebase', 'build', '--seeds', '1', env={'XDG_CACHE_HOME': cache}))
        equal(len(list(pathlib.Path(cache).glob('awale/tables/*/seeds-01.awt'))), 1)


@case('tablebase/build/damaged')
def _(cli):
    with Tables(cli) as tables:
        done(tables('build', '--seeds', '4'))
        path = tables.file(3)
        whole = path.read_bytes()
        path.write_bytes(whole[:-1] + bytes([whole[-1] ^ 4]))
        answer = tables('build', '--seeds', '4')
        equal(answer.status, 0)
        equal(answer.err, f'awale-cli: A checksum of “{path}” is wrong. The table was built again.\n')
        equal([row[2] == '-' for row in answer.lines()[1:]], [True, True, True, False, True])
        equal(path.read_bytes(), whole)


@case('tablebase/build/older')
def _(cli):
    # A table of an older version with a valid header.
    with Tables(cli) as tables:
        done(tables('build', '--seeds', '4'))
        path = tables.file(3)
        whole = path.read_bytes()
        path.write_bytes(whole[:8] + bytes([1]) + whole[9:])
        told = f'awale-cli: “{path}” was built by another version of Awalé and cannot be used.'
        for verb, status in ('stats', 3), ('verify', 1):
            answer = tables(verb, '--seeds', '4')
            equal((answer.status, answer.err), (status, told + '\n'))
        equal(tables('build', '--seeds', '4').err, told + ' The table was built again.\n')
        equal(path.read_bytes(), whole)


@case('tablebase/build/no-space')
def _(cli):
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (6000, 6000))

    with Tables(cli) as tables:
        answer = tables('build', '--seeds', '6', preexec_fn=limit)
        equal(answer.status, 3)
        contains(answer.err, 'no space left')
        equal(len(answer.lines()), 6)
        assert not [path for path in pathlib.Path(tables.folder.name).rglob('*') if path.suffix == '.part']


@case('tablebase/build/no-folder')
def _(cli):
    answer = cli('tablebase', 'build', '--seeds', '1', '--dir', '/dev/null/tables')
    equal((answer.status, answer.out), (3, 'layer\tboards\tseconds\n'))
    contains(answer.err, '/dev/null/tables')


@case('tablebase/stats')
def _(cli):
    expected = ENDGAMES.read_text().splitlines(keepends=True)
    with Tables(cli) as tables:
        for ruleset in RULESETS:
            done(tables('build', '--ruleset', ruleset, '--seeds', '6'))
            done(tables('stats', '--ruleset', ruleset, '--seeds', '6'),
                 expected[0] + ''.join(line for line in expected if line.startswith(ruleset + '\t')))


@case('tablebase/stats/custom')
def _(cli):
    with Tables(cli) as tables:
        done(tables('build', '--ruleset', CUSTOM, '--seeds', '1'))
        equal(done(tables('stats', '--ruleset', CUSTOM, '--seeds', '1')).lines()[1], [CUSTOM, '0', '0', '0', '1'])


@case('tablebase/stats/missing')
def _(cli):
    with Tables(cli) as tables:
        done(tables('build', '--seeds', '1'))
        answer = tables('stats', '--seeds', '2')
        equal((answer.status, answer.err), (3, 'awale-cli: The table of 2 seeds has not been built.\n'))
        equal(len(answer.lines()), 4)


@case('tablebase/probe')
def _(cli):
    # The value of a position is that of its best move, and stays the same when the sides are
    # swapped.
    with Tables(cli) as tables:
        done(tables('build', '--ruleset', 'abapa', '--seeds', '4'))
        answer = tables('probe', '--ruleset', 'abapa', '0-0-0-1-0-1-1-0-0-0-0-0-22-23-S')
        equal((answer.status, answer.err), (0, ''))
        rows = answer.lines()
        equal(rows[0], ['move', 'low', 'high'])
        equal([row[0] for row in rows[1:]], ['-', 'D', 'F'])
        best = [max(int(row[i]) for row in rows[2:]) for i in (1, 2)]
        equal([int(value) for value in rows[1][1:]], best)
        swapped = tables('probe', '--ruleset', 'abapa', '1-0-0-0-0-0-0-0-0-1-0-1-22-23-N').lines()
        equal([row[1:] for row in swapped], [row[1:] for row in rows])
        equal([row[0] for row in swapped[1:]], ['-', 'd', 'f'])


@case('tablebase/probe/pass')
def _(cli):
    with Tables(cli) as tables:
        done(tables('build', '--ruleset', 'booklet', '--seeds', '2'))
        answer = tables('probe', '--ruleset', 'booklet', '0-0-0-0-0-0-0-0-0-0-1-1-23-23-S')
        equal([row[0] for row in answer.lines()], ['move', '-', '--'])
        equal(answer.lines()[1][1:], answer.lines()[2][1:])


@case('tablebase/probe/drought')
def _(cli):
    # After a move without a capture the drought count continues, so the tables do not have its
    # value.
    with Tables(cli) as tables:
        done(tables('build', '--ruleset', 'avele', '--seeds', '4'))
        rows = tables('probe', '--ruleset', 'avele', '0-0-0-1-0-1-1-1-0-0-0-0-22-22-S').lines()
        equal(rows[2], ['D', '-', '-'])
        equal(rows[3][0], 'F')
        assert rows[3][1] == rows[3][2] != '-', rows


@case('tablebase/probe/missing')
def _(cli):
    with Tables(cli) as tables:
        refused(tables('probe', '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S'), 3, 'The table of 48 seeds has not been built.')
        refused(tables('probe', '0-0-0-0-0-1-0-0-0-0-0-0-23-24-S'), 3, 'The table of 1 seed has not been built.')
        refused(tables('probe', '4-4'), 2, '4-4: ' + tables('probe', '4-4').err.split(': ', 2)[2].split('\n')[0])
        refused(tables('probe'), 2, 'a position is needed')


@case('tablebase/verify')
def _(cli):
    with Tables(cli) as tables:
        done(tables('build', '--ruleset', 'common', '--seeds', '6'))
        assert_layers(tables('verify', '--ruleset', 'common', '--seeds', '6'), 6, -1)
        path = tables.file(6)
        whole = path.read_bytes()
        path.write_bytes(whole[:5000] + bytes([whole[5000] ^ 1]) + whole[5001:])
        answer = tables('verify', '--ruleset', 'common', '--seeds', '6')
        equal((answer.status, answer.err), (1, f'awale-cli: A checksum of “{path}” is wrong.\n'))
        equal(len(answer.lines()), 7)
        equal(tables('verify', '--ruleset', 'common', '--seeds', '7').status, 1)
        path.write_bytes(whole)
        equal(tables('verify', '--ruleset', 'common', '--seeds', '7').status, 3)


@case('tablebase/interrupted')
def _(cli):
    # A build that is ended by a signal can continue, after which all tables are right.
    with Tables(cli) as tables:
        for _ in range(3):
            answer = tables('build', '--seeds', '7', preexec_fn=lambda: signal.setitimer(signal.ITIMER_REAL, 0.01))
            assert answer.status in (0, -signal.SIGALRM), answer.status
        equal(tables('build', '--seeds', '7').status, 0)
        equal(tables('verify', '--seeds', '7').status, 0)


@case('tablebase/usage')
def _(cli):
    refused(cli('tablebase'), 2, 'build, stats, probe or verify is needed')
    refused(cli('tablebase', 'bake'), 2, 'build, stats, probe or verify is needed')
    refused(cli('tablebase', 'build', 'more'), 2, 'too many arguments')
    refused(cli('tablebase', 'build', '--seeds', '32'), 2, 'tables have 31 seeds at most')
    refused(cli('tablebase', 'build', '--seeds', '-1'), 2, 'tables have 31 seeds at most')
    refused(cli('tablebase', 'build', '--threads', '1000'), 2, 'there can be 1 to 256 threads')
    equal(cli('tablebase', 'build', '--ruleset', 'kalah').status, 2)


run_cases()
