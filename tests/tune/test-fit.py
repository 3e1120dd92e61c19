#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""A small round of learning succeeds, and invalid inputs are rejected: test-fit.py GENERATE FIT."""
import os
import re
import subprocess
import sys
import tempfile

GENERATE, FIT = sys.argv[1:3]
HEAD = 512          # Bytes before the weights in a file.
ORIGIN = 20         # Offset of the origin of the weights in this header.
SAMPLE_ENGINE = 16  # Offset of the engine in the header of a file of samples.


def run(*arguments, status=0):
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert done.returncode == status, f'{done.returncode}: {done.stderr}'
    return done.stdout.splitlines() if status == 0 else done.stderr


def loss(line):
    """Parses a line of fit. Returns its name, and both losses with their numbers of positions."""
    found = re.fullmatch(r'(.+): loss (\d+\.\d+) in (\d+) positions, held out (\d+\.\d+) in (\d+)', line)
    assert found, line
    return found[1], (float(found[2]), int(found[3])), (float(found[4]), int(found[5]))


def test_round(samples, weights):
    """Learning reduces the loss, and the file of weights names the engine that played its games."""
    told = run(FIT, '2', '0.25', 'a test', weights, samples)
    first, second, written = map(loss, told)
    assert [first[0], second[0], written[0]] == ['epoch 1', 'epoch 2', 'weights'], told
    assert second[1][0] < first[1][0], told
    with open(weights, 'rb') as file:
        origin = file.read(HEAD)[ORIGIN:].rstrip(b'\0').decode()
    with open(samples, 'rb') as file:
        engine = int.from_bytes(file.read(32)[SAMPLE_ENGINE:SAMPLE_ENGINE + 8], sys.byteorder)
    assert origin.startswith('a test; ') and f'the engine {engine};' in origin, origin
    assert f'{written[1][1]} positions' in origin, (origin, told)


def test_tested(samples, weights):
    """When weights are tested, their loss is the one printed when they were written."""
    told = run(FIT, '1', '0.5', 'a test', weights, samples)
    assert run(FIT, '--test', weights, samples) == told[-1:], told


def test_refused(samples, weights):
    """Files of other types, and samples of two engines, are rejected with a sentence."""
    run(FIT, status=2)
    run(FIT, '--test', weights, status=2)
    assert 'is not a file of samples.' in run(FIT, '--test', weights, FIT, status=1)
    assert 'These are no weights' in run(FIT, '--test', samples, samples, status=1)
    other = samples + '.other'
    with open(samples, 'rb') as file:
        content = bytearray(file.read())
    content[SAMPLE_ENGINE] ^= 1
    with open(other, 'wb') as file:
        file.write(content)
    assert 'more than one engine' in run(FIT, '--test', weights, samples, other, status=1)


def main():
    tests = [value for name, value in globals().items() if name.startswith('test_')]
    failed = 0
    print(f'1..{len(tests)}')
    with tempfile.TemporaryDirectory() as folder:
        samples, weights = os.path.join(folder, 'samples'), os.path.join(folder, 'weights')
        run(GENERATE, samples, '84', '3', '7', os.path.join(folder, 'no-tables'))
        for number, test in enumerate(tests, 1):
            name = f'{number} /tune/fit/{test.__name__.removeprefix("test_")}'
            try:
                test(samples, weights)
                print('ok', name, flush=True)
            except AssertionError as error:
                failed += 1
                print('not ok', name, '\n#', error, flush=True)
    sys.exit(failed > 0)


main()
