#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Tries tests/count-tests.py on logs of every kind, above all on those that must not count as passed."""
import json
import pathlib
import subprocess
import sys
import tempfile


def log(name='t', result='OK', returncode=0, stdout=None):
    return {'name': name, 'result': result, 'returncode': returncode, 'stdout': stdout}


TWO = '1..2\nok 1 /a\nok 2 /b\n'
CASES = {
    'cases': ([log(stdout=TWO)], '2 passed, 0 failed', 0),
    'program': ([log(), log(stdout=TWO)], '3 passed, 0 failed', 0),
    'failing-case': ([log(result='FAIL', stdout='1..2\nok 1 /a\nnot ok 2 /b\n')], '1 passed, 1 failed', 1),
    'reason': ([log(result='FAIL', stdout='1..2\n# one\nok 1 /a\n# why\nnot ok 2 /b\n')],
               'failed: /b\n    # why\n1 passed, 1 failed', 1),
    'reason-of-a-crash': ([log(result='ERROR', returncode=-6, stdout='1..2\nok 1 /a\nBail out!\n')],
                          'failed: t (error, exit status -6)\n    Bail out!\n1 passed, 1 failed', 1),
    'skipped-case': ([log(stdout='1..2\nok 1 /a # SKIP no\nok 2 /b\n')], '1 passed, 1 failed', 1),
    'crash': ([log(result='ERROR', returncode=-6, stdout='1..2\nok 1 /a\n')], '1 passed, 1 failed', 1),
    'bad-exit-after-all-cases': ([log(result='ERROR', returncode=1, stdout=TWO)], '2 passed, 1 failed', 1),
    'failing-program': ([log(result='FAIL', returncode=1)], '0 passed, 1 failed', 1),
    'skipped-program': ([log(result='SKIP', returncode=77)], '0 passed, 1 failed', 1),
    'timeout': ([log(result='TIMEOUT', returncode=-9, stdout='')], '0 passed, 1 failed', 1),
    'nothing-ran': (None, '0 passed, 1 failed', 1),
}


def main(script):
    faults = 0
    print(f'1..{len(CASES) + 1}')
    for number, (name, (records, last, status)) in enumerate(CASES.items(), 1):
        with tempfile.TemporaryDirectory() as build:
            folder = pathlib.Path(build, 'meson-logs')
            folder.mkdir()
            if records is not None:
                (folder / 'testlog.json').write_text(''.join(json.dumps(r) + '\n' for r in records))
            done = subprocess.run([sys.executable, script, build], capture_output=True, text=True)
        good = ('\n' + done.stdout).endswith(f'\n{last}\n') and done.returncode == status
        faults += not good
        print(f'{"ok" if good else "not ok"} {number} /count/{name}')
        if not good:
            print(f'# exit status {done.returncode}: {done.stdout!r} {done.stderr!r}')
    done = subprocess.run([sys.executable, script, '--broken', 'a build'], capture_output=True, text=True)
    good = done.stdout.endswith('0 passed, 1 failed\n') and done.returncode == 1
    print(f'{"ok" if good else "not ok"} {len(CASES) + 1} /count/broken-build')
    return bool(faults or not good)


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
