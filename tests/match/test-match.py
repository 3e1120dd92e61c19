#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Short matches have known scores: test-match.py MATCH REFERENCE-ENGINE AWALE-CLI LOSSES."""
import os
import shlex
import subprocess
import sys
import tempfile

MATCH, REFERENCE, CLI, LOSSES = sys.argv[1:5]
OURS = shlex.quote(CLI) + ' uci'
# Games in which any play will do are played without proofs: with sanitizers each proof takes a
# second, and the tests of the engine cover proofs.
UNPROVEN = ['--option1', 'UseTables=false', '--option2', 'UseTables=false']

# An engine that always answers with an illegal move, so that it loses at its first turn.
LOSER = shlex.join([sys.executable, '-c', '''
import sys
for line in sys.stdin:
    if line == "uci\\n":
        print("id name Loser\\noption name Ruleset type string default abapa\\nuciok", flush=True)
    elif line == "isready\\n":
        print("readyok", flush=True)
    elif line.startswith("go"):
        print("bestmove Z", flush=True)
    elif line == "quit\\n":
        break
'''])


def match(*arguments, status=0):
    done = subprocess.run([MATCH, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == status, f'{done.returncode}: {done.stderr}'
    return dict(line.split('\t', 1) for line in done.stdout.splitlines()), done.stderr


def check(result, **wanted):
    for name, value in wanted.items():
        name = name.replace('_', '-')
        assert result[name] == str(value), f'{name} is {result[name]}, not {value}'


def test_losers():
    """When both engines lose at their first turn, the player to move first always loses, so that
    every pair is split."""
    result, _ = match('--games', '6', '--plies', '4', LOSER, LOSER)
    check(result, first='Loser', second='Loser', games=6, wins=3, draws=0, losses=3, score='50.0', error='0.0',
          elo=0, first_faults=3, second_faults=3)


def test_loser():
    """Games against an engine that loses at its first turn are all won."""
    result, messages = match('--games', '6', '--plies', '5', '--go', 'depth 2', OURS, LOSER)
    check(result, games=6, wins=6, draws=0, losses=0, score='100.0', error='0.0', elo='inf', first_faults=0,
          second_faults=6)
    assert 'an illegal move, “Z”. That is not a pit.' in messages
    result, _ = match('--games', '2', '--go', 'depth 2', LOSER, OURS)
    check(result, wins=0, losses=2, score='0.0')


def test_same():
    """When an engine plays against itself, every pair is split."""
    for rules in 'abapa', 'avele', 'booklet':
        result, _ = match('--ruleset', rules, '--games', '4', '--go', 'depth 3', *UNPROVEN, OURS, OURS)
        check(result, games=4, score='50.0', error='0.0', first_faults=0, second_faults=0)


def test_stronger():
    """The engine that searches deeper scores at least 70 %, and so does one of full strength
    against one of level 1."""
    result, _ = match('--games', '10', '--go', 'depth 7', '--go2', 'depth 1', *UNPROVEN, OURS, OURS)
    assert float(result['score']) >= 70, result
    result, _ = match('--games', '10', '--go', 'depth 4', *UNPROVEN, '--option2', 'Level=1', OURS, OURS)
    assert float(result['score']) >= 70, result


def test_sequential():
    """A match with a sequential test ends when the test decides, and prints the decision."""
    limits = [*UNPROVEN, '--games', '200', '--elo1', '200', '--go', 'depth 4']
    result, _ = match(*limits, '--go2', 'depth 1', OURS, OURS)
    check(result, verdict='elo1')
    assert int(result['games']) < 200 and float(result['llr']) >= 2.94, result
    result, _ = match(*UNPROVEN, '--games', '2', '--elo1', '10', '--go', 'depth 3', OURS, OURS)
    check(result, games=2, verdict='undecided')


def test_refused():
    match(OURS, status=2)
    match('--option1', 'nothing', OURS, OURS, status=2)
    match('--go', 'nonsense', OURS, OURS, status=2)
    match('--ruleset', 'chess', OURS, OURS, status=2)
    match('/nowhere/at-all', OURS, status=3)


def test_reference():
    """The reference opponent plays by the rules at odd depths, and refuses other rulesets than
    Oware Abapa."""
    with tempfile.TemporaryDirectory() as folder:
        engine = shlex.join([REFERENCE, folder])
        said = subprocess.run([REFERENCE, folder], input='uci\nisready\nposition startpos moves Ff\ngo depth 6\n',
                              capture_output=True, text=True, check=True).stdout.splitlines()
        assert said[:4] == ['id name Reference', 'id author The Awale developers', 'uciok', 'readyok'], said
        depths = [int(line.split()[2]) for line in said if line.startswith('info')]
        assert depths and set(depths) <= {5, 7}, said
        assert said[-1].split()[0] == 'bestmove' and said[-1].split()[1] in 'ABCDEF', said
        result, _ = match('--games', '4', *UNPROVEN[:2], '--go', 'depth 3', '--go2', 'depth 5', OURS, engine)
        check(result, second='Reference', games=4, first_faults=0, second_faults=0)
        _, messages = match('--ruleset', 'awari', OURS, engine, status=3)
        assert 'plays only Oware Abapa' in messages, messages


def test_losses():
    """Judged by a longer search, a short search loses something, and the same in every run."""
    with tempfile.TemporaryDirectory() as folder:
        positions, before = os.path.join(folder, 'positions'), os.path.join(folder, 'before')

        def losses(*arguments, to=subprocess.PIPE, status=0):
            done = subprocess.run([LOSSES, *arguments], stdout=to, stderr=subprocess.PIPE, text=True, check=False)
            assert done.returncode == status, f'{done.returncode}: {done.stderr}'
            return dict(line.split('\t', 1) for line in done.stderr.splitlines()) if status == 0 else {}

        with open(positions, 'w', encoding='utf-8') as file:
            losses('collect', '--positions', '20', '--nodes', '4000', to=file)
        with open(positions, encoding='utf-8') as file:
            lines = file.readlines()
        assert len(lines) == 20 and all(len(line.split()) > 2 for line in lines), lines
        with open(before, 'w', encoding='utf-8') as file:
            assert float(losses('weigh', positions, '--nodes', '50', to=file)['loss'].split('\t')[0]) > 0
        assert losses('weigh', positions, before, '--nodes', '50')['difference'].split('\t')[0] == '0.00'
        losses('weigh', os.path.join(folder, 'nothing'), status=2)
        losses('collect', 'nothing', status=2)


def main():
    os.environ['LC_ALL'] = 'C.UTF-8'
    tests = [value for name, value in globals().items() if name.startswith('test_')]
    failed = 0
    print(f'1..{len(tests)}')
    for number, test in enumerate(tests, 1):
        name = f'{number} /match/{test.__name__.removeprefix("test_")}'
        try:
            test()
            print('ok', name, flush=True)
        except AssertionError as error:
            failed += 1
            print('not ok', name, flush=True)
            print('\n'.join('# ' + line for line in str(error).splitlines()))
    return failed > 0


sys.exit(main())
