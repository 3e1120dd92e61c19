#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""awale-cli bench: what it prints, not how fast this machine is."""
import json

from awale_cli import case, done, equal, run_cases


@case('bench')
def _(cli):
    values = dict(done(cli('bench')).lines())
    assert int(values['moves-per-second']) > 0, values


@case('bench/json')
def _(cli):
    answer = done(cli('bench', '--json'))
    equal(answer.out.count('\n'), 1)
    assert json.loads(answer.out)['moves-per-second'] > 0, answer.out


run_cases()
