#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Tests tests/window/growth.py, which detects growth in a soak, on growing and steady series."""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(sys.argv[1]).parent))
import growth

# Numbers of threads at the end of each round of a soak of two hours.
POOL = [9, 9, 10, 10, 10, 17, 9, 9, 9, 9, 9, 11, 9, 10, 9, 9, 12, 17, 10, 9, 9, 10, 13, 9, 12, 14, 15, 18, 11, 16, 16, 14,
        18, 16, 11, 16, 9, 18, 17, 17, 10, 18, 15, 12, 14, 16, 18, 18, 18, 17, 16, 18, 14, 11, 18, 10, 9, 9, 15, 10, 18, 17,
        9, 16]
STEADY = {'memory': 50000, 'descriptors': 32, 'threads': 9, 'children': 0}


def rounds(**changes):
    """Returns as many samples as there are in POOL; each of @changes is a function of the sample's
    number."""
    return [{**STEADY, **{key: change(n) for key, change in changes.items()}} for n in range(len(POOL))]


CASES = {
    'steady': (rounds(), None),
    'pool': (rounds(threads=lambda n: POOL[n]), None),
    'thread-kept-now-and-then': (rounds(threads=lambda n: POOL[n] + n // 6), 'threads grew'),
    'thread-kept-in-each-round': (rounds(threads=lambda n: 9 + n), 'threads grew'),
    'descriptors': (rounds(descriptors=lambda n: 32 + n // 8), 'descriptors grew'),
    'child': (rounds(children=lambda n: n // 32), 'children grew'),
    'memory': (rounds(memory=lambda n: 50000 + 300 * n), 'memory grew'),
    'too-few': (rounds()[:growth.WARM + growth.LEAST - 1], 'too few'),
}


def main():
    faults = 0
    print(f'1..{len(CASES)}')
    for number, (name, (measures, expected)) in enumerate(CASES.items(), 1):
        try:
            said = growth.judge(measures) and None
        except AssertionError as error:
            said = str(error)
        is_right = said is None if expected is None else said is not None and expected in said
        faults += not is_right
        print(f'{"ok" if is_right else "not ok"} {number} /growth/{name}')
        if not is_right:
            print(f'# {said!r} instead of {expected!r}')
    return faults > 0


if __name__ == '__main__':
    sys.exit(main())
