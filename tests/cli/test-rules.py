#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The program in general and the subcommands rulesets, perft, play and bench have the expected
output and exit codes."""
import json
import pathlib
import re
import subprocess
import sys

from awale_cli import case, contains, done, equal, refused, run_cases

START = '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S'
VECTORS = pathlib.Path(sys.argv[2])
SUBCOMMANDS = ['rulesets', 'perft', 'play', 'bench']
RULESETS = ['avele', 'society', 'common', 'booklet', 'family', 'abapa', 'awari']
SOCIETY = ('slam=last-resort feed=yes stuck=end leftover=owner dead=plays-on drought=none repetition=3 '
           'cycle=owner first=choice majority=may-stop')


def play_record(position, legal, state='playing', reason='-', score='0-0'):
    return (f'position\t{position}\nlegal\t{legal}\nstate\t{state}\nreason\t{reason}\nscore\t{score}\n')


# --- The program as a whole ------------------------------------------------------------------

@case('help')
def _(cli):
    answer = done(cli('--help'))
    for name in SUBCOMMANDS:
        assert re.search(rf'^  {name} +\w', answer.out, re.M), name
    equal(cli('-h').out, answer.out)


@case('help/each')
def _(cli):
    names = re.findall(r'^  (\w[\w-]*) +\w', cli('--help').out.split(':\n', 2)[2], re.M)
    assert set(SUBCOMMANDS) <= set(names), names
    for name in names:
        answer = done(cli(name, '--help'))
        contains(answer.out, f'awale-cli {name} [')
        equal(cli(name, '--no-such-option', '--help').status, 0)


@case('version')
def _(cli):
    answer = done(cli('--version'))
    assert re.fullmatch(r'awale-cli \d+\.\d+\.\d+\n', answer.out), answer.out


@case('no-subcommand')
def _(cli):
    answer = cli()
    equal((answer.status, answer.out), (2, ''))
    equal(answer.err, cli('--help').out)


@case('unknown-subcommand')
def _(cli):
    refused(cli('kalah'), 2, 'there is no subcommand “kalah”')


@case('unknown-option')
def _(cli):
    for name in SUBCOMMANDS:
        answer = cli(name, '--no-such-option')
        refused(answer, 2, 'Unknown option --no-such-option')
        contains(answer.err, f'Try “awale-cli {name} --help”.')


@case('option-without-value')
def _(cli):
    refused(cli('perft', '--ruleset'), 2, 'Missing argument for --ruleset')


@case('full-disk')
def _(cli):
    with open('/dev/full', 'w') as full:
        run = subprocess.run([cli.program, 'rulesets'], stdout=full, stderr=subprocess.PIPE)
    equal(run.returncode, 3)
    contains(run.stderr.decode(), 'awale-cli: cannot write the output: ')


@case('plain-locale')
def _(cli):
    # The C locale changes neither results nor messages.
    answer = cli('perft', '1', env={'LC_ALL': 'C'})
    assert re.fullmatch(r'depth\tcount\tseconds\n1\t6\t\d+\.\d{3}\n', answer.out), answer.out
    equal(cli('play', 'B', 'B', env={'LC_ALL': 'C'}).err, 'awale-cli: ply 2: B: not your pit\n')


# --- The subcommand rulesets -----------------------------------------------------------------

@case('rulesets')
def _(cli):
    lines = done(cli('rulesets')).lines()
    equal([line[0] for line in lines], RULESETS)
    equal(lines[1], ['society', SOCIETY])
    equal(lines[0][1], 'slam=clears-board feed=yes stuck=end leftover=opponent dead=plays-on drought=14 '
                       'repetition=none cycle=owner first=youngest majority=plays-on')


@case('rulesets/json')
def _(cli):
    rows = [json.loads(line) for line in done(cli('rulesets', '--json')).out.splitlines()]
    equal([[row['ruleset'], row['axes']] for row in rows], cli('rulesets').lines())


@case('rulesets/arguments')
def _(cli):
    refused(cli('rulesets', 'society'), 2, 'too many arguments')


# --- The subcommand perft --------------------------------------------------------------------

@case('perft')
def _(cli):
    answer = done(cli('perft', '--ruleset', 'abapa', '--position', START, '3'))
    equal(re.sub(r'\t\d+\.\d{3}\n', '\tT\n', answer.out),
          'depth\tcount\tseconds\n1\t6\tT\n2\t36\tT\n3\t190\tT\n')


@case('perft/depth-zero')
def _(cli):
    equal([line[:2] for line in done(cli('perft', '0')).lines()], [['depth', 'count'], ['0', '1']])


@case('perft/default-is-society')
def _(cli):
    # The capture of all opposing seeds is not allowed here under society, which leaves one legal
    # move fewer than under abapa.
    board = '1-0-0-0-0-1-1-0-0-0-0-0-20-25-S'
    equal(cli('perft', '--position', board, '1').lines()[1][1], '1')
    equal(cli('perft', '--position', board, '--ruleset', 'abapa', '1').lines()[1][1], '2')


@case('perft/divide')
def _(cli):
    lines = done(cli('perft', '--divide', '5')).lines()
    equal(lines[0], ['move', 'count'])
    equal([line[0] for line in lines[1:]], list('ABCDEF'))
    total = sum(int(line[1]) for line in lines[1:])
    equal(str(total), cli('perft', '5').lines()[-1][1])


@case('perft/divide-pass')
def _(cli):
    position = '0-0-0-0-0-0-0-0-0-0-0-3-20-25-S'
    done(cli('perft', '--ruleset', 'booklet', '--position', position, '--divide', '2'),
         'move\tcount\n--\t1\n')


@case('perft/divide-ended')
def _(cli):
    position = '2-0-0-0-0-0-0-0-0-0-0-0-22-24-S'
    done(cli('perft', '--position', position, '--divide', '2'), 'move\tcount\n')


@case('perft/json')
def _(cli):
    rows = [json.loads(line) for line in done(cli('perft', '--json', '2')).out.splitlines()]
    equal([(row['depth'], row['count']) for row in rows], [(1, 6), (2, 36)])
    assert all(isinstance(row['seconds'], float) for row in rows), rows


@case('perft/custom-ruleset')
def _(cli):
    axes = SOCIETY.replace('slam=last-resort', 'slam=no-capture')
    board = '1-0-0-0-0-1-1-0-0-0-0-0-20-25-S'
    equal(done(cli('perft', '--ruleset', axes, '--position', board, '1')).lines()[1][1], '2')


@case('perft/wrong-depth')
def _(cli):
    for depth in ['x', '-1', '1.5', '', '99999', '3x']:
        answer = cli('perft', '--', depth)
        refused(answer, 2, f'“{depth}” is not a depth')
    refused(cli('perft', '--divide', '0'), 2, '“0” is not a depth')
    refused(cli('perft'), 2, 'a depth is needed')
    refused(cli('perft', '1', '2'), 2, 'a depth is needed')


def add_vector(number, line):
    ruleset, position, depth, count = line.split('\t')

    @case(f'perft/vector/{number}')
    def _(cli):
        rows = done(cli('perft', '--ruleset', ruleset, '--position', position, depth)).lines()
        equal(rows[0], ['depth', 'count', 'seconds'])
        equal([row[0] for row in rows[1:]], [str(i) for i in range(1, int(depth) + 1)])
        equal(rows[-1][1], count)


def add_vectors():
    """Adds the first vector of each ruleset and depth as a test; the other vectors are checked by
    the tests of the rules."""
    known = set()
    for number, line in enumerate(VECTORS.read_text().splitlines()[1:], 2):
        ruleset, _, depth, _ = line.split('\t')
        if (ruleset, depth) not in known:
            known.add((ruleset, depth))
            add_vector(number, line)


add_vectors()


# --- Positions and rulesets as options of all subcommands ------------------------------------

@case('position/errors')
def _(cli):
    for text, message in [
            ('x', 'A number is expected in column 1.'),
            ('4-4-4', '“-” is expected in column 6.'),
            (START.replace('S', 'x'), 'The side to move, “S” or “N”, is expected in column 29.'),
            (START + 'S', 'The position should end before column 30.'),
            ('49-' + START[2:], 'The number in column 1 is greater than 48.'),
            ('5-' + START[2:], 'With the number in column 23 there are more than 48 seeds in all.'),
            ('0-0-0-0-0-0-0-0-0-0-0-0-0.3-0-S', 'The only fraction possible is a half: “5” is expected in column 27.')]:
        for subcommand in (['perft', '1'], ['play', '']):
            refused(cli(subcommand[0], '--position', text, subcommand[1]), 2, f'{text}: {message}')


@case('position/other-total')
def _(cli):
    answer = cli('perft', '--position', '1-0-0-0-0-0-0-0-0-0-0-1-0-0-S', '1')
    equal(answer.status, 0)
    equal(answer.err, 'awale-cli: 1-0-0-0-0-0-0-0-0-0-0-1-0-0-S has 2 seeds, not 48\n')
    equal(cli('play', '--position', '0-0-0-0-0-0-0-0-0-0-0-1-0-0-N').err,
          'awale-cli: 0-0-0-0-0-0-0-0-0-0-0-1-0-0-N has 1 seed, not 48\n')


@case('position/half-seeds')
def _(cli):
    position = '1-0-0-0-0-0-1-0-0-0-1-0-22.5-22.5-S'
    done(cli('play', '--ruleset', 'awari', '--position', position),
         play_record(position, 'A', score='22.5-22.5'))


@case('ruleset/names')
def _(cli):
    for name in ['society', 'SOCIETY', 'Awele Society', 'Awélé (Oware Society)', 'awele, règle commune',
                 'Olympiad Awari', SOCIETY]:
        done(cli('perft', '--ruleset', name, '1'))


@case('ruleset/errors')
def _(cli):
    neither = SOCIETY.replace('repetition=3', 'repetition=none')
    both = SOCIETY.replace('drought=none', 'drought=14')
    for text, message in [
            ('kalah', 'There is no ruleset “kalah”.'),
            ('slam=captures', '“feed” is missing.'),
            (SOCIETY + ' x=y', '“x=y” is not an axis of the rules.'),
            (SOCIETY.replace('feed=yes', 'feed=maybe'), '“feed” cannot be “maybe”.'),
            (neither, 'With neither a drought limit nor a repetition limit, a game might never end.'),
            (both, 'With both a drought limit and a repetition limit, the value of a board would depend on what '
                   'was played before.')]:
        refused(cli('perft', '--ruleset', text, '1'), 2, message)
        refused(cli('play', '--ruleset', text), 2, message)


# --- The subcommand play ---------------------------------------------------------------------

@case('play')
def _(cli):
    done(cli('play', '--ruleset', 'society', 'F f B'),
         play_record('5-0-6-6-5-1-6-5-5-5-4-0-0-0-N', 'a b c d e'))


@case('play/nothing')
def _(cli):
    for moves in [(), ('',), ('  ',)]:
        done(cli('play', *moves), play_record(START, 'A B C D E F'))


@case('play/ways-to-write')
def _(cli):
    expected = cli('play', 'F f B').out
    for moves in [('FfB',), ('F', 'f', 'B'), ('Ff', 'B'), (' F\tf  B ',)]:
        done(cli('play', *moves), expected)


@case('play/json')
def _(cli):
    answer = done(cli('play', '--json', 'FfB'))
    equal(answer.out.count('\n'), 1)
    equal(json.loads(answer.out), {'position': '5-0-6-6-5-1-6-5-5-5-4-0-0-0-N', 'legal': 'a b c d e',
                                   'state': 'playing', 'reason': '-', 'score': '0-0'})


@case('play/pass')
def _(cli):
    hungry = ['--ruleset', 'booklet', '--position', '0-0-0-0-0-0-2-0-0-0-0-3-20-23-S']
    fed = play_record('1-1-1-0-0-0-2-0-0-0-0-0-20-23-S', 'A B C', score='20-23')
    done(cli('play', *hungry), play_record('0-0-0-0-0-0-2-0-0-0-0-3-20-23-S', '--', score='20-23'))
    for moves in [('--f',), ('-- f',), ('--', 'f'), (' -- ', 'f')]:
        done(cli('play', *hungry, *moves), fed)
    refused(cli('play', *hungry, '-- a'), 1, 'ply 2: a: must feed the opponent')


REFUSALS = {
    'must-feed': ('society', '3-0-0-0-0-1-0-0-0-0-0-0-22-22-S', 'A', 'A: must feed the opponent'),
    'empty-pit': ('society', '0-4-4-4-4-4-4-4-4-4-4-4-4-0-S', 'A', 'A: empty pit'),
    'not-your-pit': ('society', START, 'a', 'a: not your pit'),
    'not-a-pit': ('society', START, 'x', 'x: not a pit'),
    'not-a-pit/number': ('society', START, '3', '3: not a pit'),
    'not-a-pit/accent': ('society', START, 'é', 'é: not a pit'),
    'not-a-pit/pass': ('society', START, '--', '--: passing is not allowed while a pit can be sown'),
    'slam-forbidden': ('family', '1-0-0-0-0-1-1-0-0-0-0-0-20-25-S', 'F', 'F: grand slam forbidden'),
    'slam-not-clearing': ('avele', '1-0-0-0-0-1-1-0-0-0-0-0-20-25-S', 'F', 'F: grand slam forbidden'),
    'slam-last-resort': ('society', '1-0-0-0-0-1-1-0-0-0-0-0-20-25-S', 'F',
                         'F: grand slam as a last resort only'),
    'slam-last-resort/awari': ('awari', '1-0-0-0-0-1-1-0-0-0-0-0-20-25-S', 'F',
                               'F: grand slam as a last resort only'),
    'ended': ('society', '2-0-0-0-0-0-0-0-0-0-0-0-22-24-S', 'A', 'A: the game has ended'),
}


def add_refusal(name, ruleset, position, moves, message):
    @case('play/refused/' + name)
    def _(cli):
        refused(cli('play', '--ruleset', ruleset, '--position', position, moves), 1, 'ply 1: ' + message)


for name, parts in REFUSALS.items():
    add_refusal(name, *parts)


@case('play/pass-alone')
def _(cli):
    """Here `--` is the move to pass and does not end the options."""
    for words in ['--', 'FfB'], ['--'], ['--json', '--'], ['--', '--json']:
        refused(cli('play', *words), 1, 'ply 1: --: passing is not allowed while a pit can be sown')
    refused(cli('play', 'F', '--', 'B', '--json'), 1, 'ply 2: --: passing is not allowed while a pit can be sown')


@case('play/refused/later')
def _(cli):
    refused(cli('play', 'F f F'), 1, 'ply 3: F: empty pit')


CIRCLE = '1-0-0-0-0-0-1-0-0-0-1-0-21-24-S'
ROUND = 'AaBbCcDeEdFf'
ENDINGS = {
    'no-sowing': ('society', '2-0-0-0-0-0-0-0-0-0-0-0-22-24-S', '', '', 'ended', 'no-sowing', '24-24'),
    'no-sowing/opponent': ('avele', '2-0-0-0-0-0-0-0-0-0-0-0-22-24-S', '', '', 'ended', 'no-sowing', '22-26'),
    'no-sowing/nobody': ('booklet', '2-0-0-0-0-0-0-0-0-0-0-0-22-24-S', '', '', 'ended', 'no-sowing', '22-24'),
    'majority': ('society', '4-0-0-0-0-1-1-4-0-0-0-0-23-15-S', 'F', 'b', 'may-stop', 'majority', '25-15'),
    'drought': ('avele', CIRCLE, ROUND + 'Aa', 'B', 'ended', 'drought', '21-24'),
    'repetition': ('society', CIRCLE, ROUND + ROUND, 'A', 'ended', 'repetition', '22-26'),
    'repetition/twice': ('abapa', CIRCLE, ROUND, 'A', 'ended', 'repetition', '22-26'),
    'repetition/split': ('awari', CIRCLE, ROUND + ROUND, 'A', 'ended', 'repetition', '22.5-25.5'),
    'dead': ('common', '0-1-0-0-0-1-1-0-1-0-0-0-20-24-S', 'F', 'c', 'ended', 'dead', '23-25'),
}


def add_ending(name, ruleset, position, moves, legal, state, reason, score):
    @case('play/ending/' + name)
    def _(cli):
        answer = done(cli('play', '--ruleset', ruleset, '--position', position, moves))
        equal(dict(answer.lines()[1:]), {'legal': legal, 'state': state, 'reason': reason, 'score': score})


for name, parts in ENDINGS.items():
    add_ending(name, *parts)


@case('play/goes-on')
def _(cli):
    # Moves after the end of a game are played with a warning, and are no error.
    answer = cli('play', '--ruleset', 'abapa', '--position', CIRCLE, ROUND + 'Aa')
    equal(answer.status, 0)
    equal(answer.err, 'awale-cli: ply 13: the game went on after its end: The position was repeated.\n')
    equal(answer.lines()[0], ['position', '0-1-0-0-0-0-0-1-0-0-1-0-21-24-S'])


@case('play/majority-goes-on')
def _(cli):
    # The players may play on for the score, so there is no warning.
    answer = done(cli('play', '--position', '4-0-0-0-0-1-1-4-0-0-0-0-23-15-S', 'Fb'))
    equal(answer.lines()[2:4], [['state', 'may-stop'], ['reason', 'majority']])


# --- The subcommand bench --------------------------------------------------------------------

@case('bench/help')
def _(cli):
    # A measurement takes seconds, so it runs in the suite `slow`.
    contains(done(cli('bench', '--help')).out, '--json')
    refused(cli('bench', 'x'), 2, 'too many arguments')


run_cases()
