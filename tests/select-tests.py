#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""select-tests.py [--files] optimized|sanitized BUILD [WORD...]: prints the names of the tests of a configured build that
belong into this kind of build, of these suites or names, by default all; or the files of the build that they need.
Fails if a word names no test of either kind."""
import json
import os
import subprocess
import sys

OPTIMIZED = {'vectors', 'slow'}     # the suites that count so long that they want an optimized build


def introspect(what, build):
    found = subprocess.run(['meson', 'introspect', f'--{what}', build], check=True, capture_output=True, text=True)
    return json.loads(found.stdout)


def suites_of(test):
    return {suite.split(':')[-1] for suite in test['suite']}


def files_of(tests, build):
    """What has to be built for tests: programs, and all that is generated, which a test may find by its environment."""
    needed = {target for test in tests for target in test['depends']}
    return [os.path.relpath(file, build) for target in introspect('targets', build)
            if target['id'] in needed or target['type'] == 'custom' and target['build_by_default']
            for file in target['filename']]


def main():
    files = sys.argv[1] == '--files'
    kind, build, *words = sys.argv[1 + files:]
    tests = introspect('tests', build)
    known = {test['name'] for test in tests}.union(*map(suites_of, tests))
    if unknown := [word for word in words if word not in known]:
        sys.exit(f'no suite and no test is called {", ".join(unknown)}')
    tests = [test for test in tests if (kind == 'optimized') == bool(suites_of(test) & OPTIMIZED)
             and (not words or {test['name'], *suites_of(test)} & set(words))]
    for line in files_of(tests, build) if files and tests else [test['name'] for test in tests]:
        print(line)


if __name__ == '__main__':
    main()
