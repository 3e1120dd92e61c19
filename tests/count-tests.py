#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""count-tests.py [--broken WHAT]... BUILD...: counts the cases of meson's test logs and says which did not pass, each
with the last it printed: where only this output is kept, nothing else tells why.

The last line is `N passed, N failed`; the exit status is 0 only if something passed and nothing failed. A case that
was skipped has failed, and so has a program that ended badly without a failing case, or a build that tested nothing.
"""
import argparse
import json
import pathlib
import re
import sys

CASE = re.compile(r'^\s*(not )?ok\b[ \t]*\d*[ \t]*-?[ \t]*(.*)$', re.M)
TOLD = 30       # lines of a case that failed


def last_lines(text):
    """The end of what was printed, each line set in."""
    return ''.join(f'    {line[:400]}\n' for line in text.strip().splitlines()[-TOLD:])


def count(record):
    """How many cases of a test program passed, and the others: name and what it printed before it failed."""
    out = record.get('stdout') or ''
    passed, failed, end = 0, [], 0
    for found in CASE.finditer(out):
        bad, name = found.groups()
        if bad or re.search(r'#\s*(SKIP|TO''DO)', name, re.I):
            failed.append((name or record['name'], last_lines(out[end:found.start()])))
        else:
            passed += 1
        end = found.end()
    if record['result'] != 'OK' and not failed:
        failed.append((f'{record["name"]} ({record["result"].lower()}, exit status {record["returncode"]})',
                       last_lines(out[end:]) + last_lines(record.get('stderr') or '')))
    elif not end:
        passed = 1
    return passed, failed


def count_build(folder):
    log = pathlib.Path(folder, 'meson-logs', 'testlog.json')
    records = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    if not records:
        return 0, [(f'no test ran in {folder}', '')]
    passed, failed = 0, []
    for record in records:
        more, bad = count(record)
        passed += more
        failed += bad
    return passed, failed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--broken', action='append', default=[])
    parser.add_argument('builds', nargs='*')
    arguments = parser.parse_args()
    passed, failed = 0, [(what, '') for what in arguments.broken]
    for folder in [] if failed else arguments.builds:
        more, bad = count_build(folder)
        passed += more
        failed += bad
    for name, told in failed:
        print(f'failed: {name}\n{told}', end='')
    print(f'{passed} passed, {len(failed)} failed')
    return 1 if failed or not passed else 0


if __name__ == '__main__':
    sys.exit(main())
