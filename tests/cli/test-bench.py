#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Expected output of awale-cli bench, apart from the speeds."""
import json

from awale_cli import case, done, equal, run_cases

NAMES = ['signature', 'seconds', 'nodes-per-second', 'moves-per-second', 'table-boards-per-second',
         'generated-boards-per-second']


# Number of nodes of fixed searches on one thread. A change to the search changes this number; the
# new number belongs here and in the last line of the commit message. An unexpected change is a bug.
SIGNATURE = 23466058


@case('bench')
def _(cli):
    values = dict(done(cli('bench')).lines())
    assert set(NAMES) <= set(values), values
    assert all(float(value) > 0 for value in values.values()), values
    equal(int(values['signature']), SIGNATURE)


@case('bench/json')
def _(cli):
    answer = done(cli('bench', '--json'))
    equal(answer.out.count('\n'), 1)
    values = json.loads(answer.out)
    assert set(NAMES) <= set(values), values
    assert all(value > 0 for value in values.values()), values
    equal(values['signature'], SIGNATURE)


run_cases()
