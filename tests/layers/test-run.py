#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Tests tests/run-tests.py on programs of all kinds, especially on those that must not pass."""
import contextlib
import importlib.util
import io
import os
import pathlib
import sys
import tempfile

TWO = 'echo 1..2; echo ok 1 /a; echo ok 2 /b; '
# What a program does, the last lines of the report about it, and the exit status of the run. A
# program writes TAP unless it begins with `no plan`.
CASES = {
    'cases': (TWO, '2 passed, 0 failed', 0),
    'program': ('no plan', '1 passed, 0 failed', 0),
    'failing-case': ('echo 1..2; echo ok 1 /a; echo not ok 2 /b; exit 1', '1 passed, 1 failed', 1),
    'reason': ('echo 1..2; echo "# one"; echo ok 1 /a; echo "# why"; echo not ok 2 /b; exit 1',
               'failed: /b\n    # why\nAgain what failed, one by one:\n  tests/run t\n1 passed, 1 failed', 1),
    'reason-of-a-crash': ('echo 1..2; echo ok 1 /a; echo "Bail out!"; kill -6 $$',
                          'failed: t (exit status -6)\n    Bail out!\nAgain what failed, one by one:\n  tests/run t\n1 passed, 1 failed', 1),
    'skipped-case': ('echo 1..2; echo "ok 1 /a # SKIP no"; echo ok 2 /b', '1 passed, 1 failed', 1),
    'crash': ('echo 1..2; echo ok 1 /a; kill -6 $$', '1 passed, 1 failed', 1),
    'bad-exit-after-all-cases': (TWO + 'exit 1', '2 passed, 1 failed', 1),
    'fewer-than-planned': ('echo 1..3; echo ok 1 /a', '1 passed, 1 failed', 1),
    'without-a-plan': ('echo ok 1 /a', '1 passed, 1 failed', 1),
    'failing-program': ('no plan; exit 1', '0 passed, 1 failed', 1),
    'skipped-program': ('no plan; exit 77', '0 passed, 1 failed', 1),
    'hanging': (TWO + 'sleep 1000 & wait', '2 passed, 1 failed', 1),
    'nothing-ran': (None, '0 passed, 0 failed', 1),
}


def check_case(runner, build, program, last, status):
    report = runner.Report()
    if program is not None:
        test = {'name': 't', 'suite': ['awale:s'], 'cmd': ['sh', '-c', program.removeprefix('no plan;')], 'env': {},
                'is_parallel': True, 'protocol': 'exitcode' if program.startswith('no plan') else 'tap'}
        if program == 'no plan':
            test['cmd'] = ['true']
        runner.FLOOR = 1 if 'sleep' in program else 60
        runner.run_tests([(test, build)], report)
    assert report.end() == status, 'another exit status'
    return last


def check_stack(runner, build):
    """Checks that a hanging Python program prints its stack, and that none of its child processes
    remains."""
    program = ('import subprocess, sys\ndef waits_in_vain():\n'
               '    child = subprocess.Popen(["sleep", "1000"])\n    print(child.pid, flush=True)\n    child.wait()\n'
               'waits_in_vain()')
    test = {'name': 't', 'suite': ['s'], 'cmd': [sys.executable, '-c', program], 'env': {}, 'protocol': 'exitcode'}
    record = runner.run_test(test, build, os.environ, 10)
    assert record['hung'] and 'waits_in_vain' in record['err'], record
    with contextlib.suppress(ProcessLookupError):
        assert runner.wait_end(int(record['out']), 10), 'the child lives on'


def main(script):
    loader = importlib.util.spec_from_file_location('runner', script)
    runner = importlib.util.module_from_spec(loader)
    loader.loader.exec_module(runner)
    faults = 0
    checks = {name: lambda build, case=case: check_case(runner, build, *case) for name, case in CASES.items()}
    checks['stack'] = lambda build: check_stack(runner, build)
    print(f'1..{len(checks)}')
    for number, (name, check) in enumerate(checks.items(), 1):
        said, why = io.StringIO(), ''
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(said):
            (pathlib.Path(folder) / 'tests').mkdir()
            (pathlib.Path(folder) / 'tests/environment').touch()
            try:
                last = check(pathlib.Path(folder))
                assert not last or said.getvalue().endswith(f'\n{last}\n') or said.getvalue() == f'{last}\n', 'another end'
            except AssertionError as error:
                why, faults = f'{error}: {said.getvalue()!r}', faults + 1
        print(f'{"not ok" if why else "ok"} {number} /run/{name}', f'\n# {why}' if why else '')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
