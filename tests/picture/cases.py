# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Runs the check_… functions of a test program, each in a folder of its own, and prints the results
as TAP."""
import pathlib
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).parents[1] / 'cli'))
from awale_cli import environment  # noqa: E402


def start(program, folder, *words):
    """Runs awale-cli in a folder."""
    return subprocess.run([program, *words], cwd=folder, capture_output=True, text=True, env=environment(words))


def run(suite, functions, stage):
    """Calls each check_… function with stage(folder). Returns true if one of them failed."""
    checks = [check for name, check in functions.items() if name.startswith('check_')]
    print(f'1..{len(checks)}')
    failed = False
    for number, check in enumerate(checks, 1):
        name = f'/{suite}/' + check.__name__.removeprefix('check_').replace('_', '-')
        with tempfile.TemporaryDirectory() as folder:
            try:
                check(stage(folder))
                print(f'ok {number} {name}')
            except AssertionError as error:
                failed = True
                print(f'not ok {number} {name}\n# {error!r}')
    return failed
