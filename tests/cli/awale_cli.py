# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Runs awale-cli and compares its output. run_cases() runs each function marked with @case as a TAP
test."""
import os
import subprocess
import sys
import traceback

_cases, _shapes = [], set()


def environment(arguments):
    """Returns the environment for one run of the program. Looking for leaks takes two fifths of a
    run, so it is done only for the first run with the same subcommand, verb, options and number of
    words."""
    words = [str(word).split('=')[0] for word in arguments]
    shape = (*(word for word in words if word.startswith('-')), *filter(str.islower, words[:2]), len(words))
    if shape not in _shapes:
        _shapes.add(shape)
        return os.environ
    return os.environ | {'ASAN_OPTIONS': os.environ.get('ASAN_OPTIONS', '') + ':detect_leaks=0'}


class Answer:
    """Output and exit code of one run of awale-cli."""

    def __init__(self, status, out, err):
        self.status = status
        self.out = out
        self.err = err

    def lines(self):
        """Returns the columns of each output line."""
        assert self.out == '' or self.out.endswith('\n'), f'an unfinished last line: {self.out!r}'
        return [line.split('\t') for line in self.out.splitlines()]


class Cli:
    """The program under test."""

    def __init__(self, program):
        self.program = os.path.abspath(program)

    def __call__(self, *arguments, stdin='', env=None, **options):
        done = subprocess.run([self.program, *arguments], input=stdin.encode(), capture_output=True,
                              env={**environment(arguments), **(env or {})}, timeout=120, **options)
        return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def case(name, thorough=False):
    """Registers a function with one argument, a Cli, as the test `/cli/NAME`. A thorough one runs
    only if AWALE_TEST_CASE names it."""
    def register(function):
        if not thorough or os.environ.get('AWALE_TEST_CASE') == '/cli/' + name:
            _cases.append(('/cli/' + name, function))
        return function
    return register


def equal(got, expected):
    assert got == expected, f'got {got!r}, expected {expected!r}'


def contains(text, part):
    assert part in text, f'{part!r} is not in {text!r}'


def done(answer, out=None):
    """Checks that a run succeeded without messages and wrote out, if that is given. Returns the
    answer."""
    equal((answer.status, answer.err), (0, ''))
    if out is not None:
        equal(answer.out, out)
    return answer


def refused(answer, status, message):
    """Checks that a run failed with this status and without output, and that the first line of
    standard error has this message after the name of the program."""
    equal((answer.status, answer.out), (status, ''))
    equal(answer.err.split('\n')[0], 'awale-cli: ' + message)


def run_cases():
    """Runs all cases, or only that of AWALE_TEST_CASE, with the program named by the first
    argument; exits with 1 if a case failed."""
    cli = Cli(sys.argv[1])
    failed = False
    cases = [(name, function) for name, function in _cases if os.environ.get('AWALE_TEST_CASE', name) == name]
    print(f'1..{len(cases)}')
    for number, (name, function) in enumerate(cases, 1):
        try:
            function(cli)
            print(f'ok {number} {name}')
        except Exception:
            failed = True
            print(f'not ok {number} {name}')
            for line in traceback.format_exc().splitlines():
                print('# ' + line)
    sys.exit(1 if failed else 0)
