#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""tests/run [thorough|all] [SUITE|TEST...]: builds Awalé and runs its tests. By default it runs the
quick half, with `thorough` the other half, and with `all` both; names alone select suites and tests
from both halves. A line reports each finished suite. The last line is `N passed, N failed` and
counts all cases; the exit status is 0 only if some cases passed and none failed. These count as
failures, too: a skipped case, a program that exits with an error although no case failed, a program
that runs other cases than planned or hangs, and a broken build. The output of the tests is kept in
_build/BUILD/test-logs."""
import collections
import concurrent.futures
import contextlib
import json
import os
import pathlib
import random
import re
import select
import shutil
import signal
import subprocess
import sys
import threading
import time

TOP = pathlib.Path(__file__).resolve().parents[1]
BUILDS = {
    # Optimizing only the folders that compute most, and keeping only line numbers as debug
    # information, makes the build shorter. The headers of the toolkit are precompiled. Programs at
    # a fixed address need fewer relocations and start faster.
    'sanitized': ['-Dc_args=-g1 -fno-pie', '-Dc_link_args=-no-pie', '-Db_staticpic=false', '-Doptimization=0', '-Db_pch=true',
                  '-Db_sanitize=address,undefined'],
    'optimized': ['--buildtype=release', '-Db_ndebug=false'],
}
OPTIMIZED = {'vectors', 'slow'}             # suites that need an optimized build
THOROUGH = {'thorough', *OPTIMIZED}
USUAL = TOP / 'tests/usual-times'
# A test counts as hung after this number of seconds, or after ten times its usual duration if that
# is longer. A window test that waits 120 s in vain fails by itself and names the missing event.
FLOOR = 150
REMEMBERED = FLOOR // 10        # usual times of at least this many seconds are kept
CASE = re.compile(r'^\s*(not )?ok\b[ \t]*\d*[ \t]*-?[ \t]*(.*)$', re.M)
TOLD = 30           # maximum number of lines printed of an output of a failed case

START = time.monotonic()


def say(text):
    print(f'{time.monotonic() - START:5.0f} s  {text}', flush=True)


# --- Counting the results --------------------------------------------------------------------

def last_lines(text):
    """Returns the last lines of the output, indented."""
    return ''.join(f'    {line[:400]}\n' for line in text.strip().splitlines()[-TOLD:])


def count(record):
    """Returns the number of passed cases of a test program, and the name and output of each failed
    one."""
    out, passed, failed, end = record['out'], 0, [], 0
    for found in CASE.finditer(out):
        bad, name = found.groups()
        if bad or re.search(r'#\s*(SKIP|TO''DO)', name, re.I):
            failed.append((name or record['name'], last_lines(out[end:found.start()])))
        else:
            passed += 1
        end = found.end()
    plans = [int(number) for number in re.findall(r'^1\.\.(\d+)', out, re.M)]
    how = (record['hung'] and f'hung, ended after {record["seconds"]:.0f} s' or
           record['status'] and f'exit status {record["status"]}' or
           record['tap'] and plans != [passed + len(failed)] and f'{passed + len(failed)} cases, planned were {plans}')
    if how and not (failed and record['status'] == 1):
        failed.append((f'{record["name"]} ({how})', last_lines(out[end:]) + last_lines(record['err'])))
    elif not end and not how:
        passed = 1
    return passed, failed


# --- Running tests ---------------------------------------------------------------------------

def descendants(pid):
    """Returns a process and all its descendants."""
    parents = {}
    for stat in pathlib.Path('/proc').glob('[0-9]*/stat'):
        with contextlib.suppress(OSError):      # the process has just ended
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(')')[2].split()[1])
    found = [pid]
    for parent in found:
        found += [child for child, its in parents.items() if its == parent]
    return found


def wait_end(pid, seconds):
    """Waits until a process has ended. Returns false after the timeout."""
    ended = os.pidfd_open(pid)
    try:
        return bool(select.select([ended], [], [], seconds)[0])
    finally:
        os.close(ended)


def kill(pids):
    for process in pids:
        with contextlib.suppress(OSError):
            os.kill(process, signal.SIGKILL)


def stop(number, _frame):
    """Ends all started processes when the run is interrupted."""
    kill(descendants(os.getpid())[1:])
    os._exit(128 + number)


def end_hung(pid, build, stderr):
    """Ends a hanging test, after its programs have written their stacks; Python programs write
    theirs by themselves."""
    pids = descendants(pid)
    for process in pids:
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            program = os.readlink(f'/proc/{process}/exe')
            if program.startswith(str(build)):
                subprocess.run(['gdb', '-nx', '-batch', '-p', str(process), '-ex', 'thread apply all backtrace'], check=False,
                               stdin=subprocess.DEVNULL, stdout=stderr, stderr=subprocess.DEVNULL, timeout=60)
            elif 'python' in program:
                os.kill(process, signal.SIGABRT)        # Python prints its stack
                wait_end(process, 10)
    kill(pids)


def run_test(test, build, environment, limit):
    """Runs a test program, and returns its record."""
    logs = build / 'test-logs'
    logs.mkdir(exist_ok=True)
    files = [logs / f'{test["name"]}.{kind}' for kind in ('out', 'err')]
    # Fill memory with a random byte before its first use, as Meson does.
    environment = {'MALLOC_PERTURB_': str(random.randint(1, 255)), 'PYTHONFAULTHANDLER': '1'} | environment | test['env']
    start = time.monotonic()
    with open(files[0], 'wb') as stdout, open(files[1], 'wb') as stderr:
        process = subprocess.Popen(test['cmd'], cwd=build, env=environment, stdin=subprocess.DEVNULL, stdout=stdout,
                                   stderr=stderr, start_new_session=True)
        hung = not wait_end(process.pid, limit)
        if hung:
            end_hung(process.pid, build, stderr)
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return {'name': test['name'], 'suite': suites_of(test)[0], 'tap': test['protocol'] == 'tap', 'hung': hung,
            'status': process.returncode, 'seconds': time.monotonic() - start, 'processor': usage.ru_utime + usage.ru_stime,
            **{key: file.read_text(errors='replace') for key, file in zip(('out', 'err'), files)}}


def environment_of(build):
    lines = (build / 'tests/environment').read_text().splitlines()
    return os.environ | dict(line.split('=', 1) for line in lines) | {
        'PATH': f'{build}/tests/first-in-path:{os.environ["PATH"]}'}


class Report:
    """The tests that have passed or failed so far. Any thread may add a finished test."""

    def __init__(self, tests=()):
        self.passed, self.failed, self.again, self.records = 0, [], [], []
        self.left, self.lock = collections.Counter(suites_of(test)[0] for test in tests), threading.Lock()
        self.suites = collections.defaultdict(collections.Counter)

    def add(self, record):
        passed, failed = count(record)
        with self.lock:
            self.passed += passed
            self.failed += failed
            self.records.append(record)
            if failed:
                self.again.append(record['name'])
                say(f'{record["name"]} failed: {", ".join(name for name, _ in failed)[:200]}')
            suite = record['suite']
            self.suites[suite].update(passed=passed, failed=len(failed), processor=record['processor'])
            self.left[suite] -= 1
            if not self.left[suite]:
                sums = self.suites[suite]
                say(f'{suite:12} {sums["passed"]:5} passed {sums["failed"]:4} failed {sums["processor"]:7.0f} s of processor time')

    def end(self):
        for name, told in self.failed:
            print(f'failed: {name}\n{told}', end='')
        if self.again:
            print('Again what failed, one by one:')
            print(''.join(f'  tests/run {name}\n' for name in sorted(self.again)), end='')
        print(f'{self.passed} passed, {len(self.failed)} failed')
        return 1 if self.failed or not self.passed else 0


def read_usual():
    return {name: int(seconds) for seconds, name in map(str.split, USUAL.read_text().splitlines())} if USUAL.exists() else {}


def renew_usual(records, known):
    """Updates the usual durations that have halved or doubled, and removes those of unknown tests.
    A test without one that takes at least REMEMBERED seconds gets one."""
    usual = read_usual()
    usual = {name: seconds for name, seconds in usual.items() if name in known}
    for record in records:
        name, now = record['name'], round(record['seconds'])
        if name not in usual or not usual[name] / 2 <= now <= usual[name] * 2:
            usual[name] = now
    lines = [f'{seconds:4} {name}\n' for name, seconds in sorted(usual.items()) if seconds >= REMEMBERED]
    USUAL.write_text(''.join(lines))


def run_tests(tests, report):
    """Runs the given tests, each with its build, the longest first, so that no long one is left for
    the end, when processors are idle. More tests run at once than there are processors, because
    window tests often wait. Tests that must not run in parallel follow one by one."""
    usual = read_usual()
    tests = sorted(tests, key=lambda pair: -usual.get(pair[0]['name'], 0))
    report.left = collections.Counter(suites_of(test)[0] for test, _ in tests)
    environments = {build: environment_of(build) for build in {build for _, build in tests}}

    def run(pair):
        test, build = pair
        report.add(run_test(test, build, environments[build], max(FLOOR, 10 * usual.get(test['name'], 0))))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() + 4) as pool:
        list(pool.map(run, [pair for pair in tests if pair[0]['is_parallel']]))
    for pair in tests:
        if not pair[0]['is_parallel']:
            run(pair)


# --- Building --------------------------------------------------------------------------------

def introspect(what, build):
    found = subprocess.run(['meson', 'introspect', f'--{what}', build], check=True, capture_output=True, text=True)
    return json.loads(found.stdout)


def suites_of(test):
    return [suite.split(':')[-1] for suite in test['suite']]


def kind_of(test):
    return 'optimized' if OPTIMIZED & set(suites_of(test)) else 'sanitized'


def files_of(tests, build):
    """Returns the files to build for the tests: their programs, and all generated files, which a
    test may find through its environment."""
    needed = {target for test in tests for target in test['depends']}
    return [os.path.relpath(file, build) for target in introspect('targets', build)
            if target['id'] in needed or target['type'] == 'custom' and target['build_by_default']
            for file in target['filename']]


def make(kind, *files):
    """Configures a build if necessary, and updates it or only these files of it. Returns true on
    success."""
    build, log = TOP / '_build' / kind, TOP / '_build' / f'{kind}.log'
    build.mkdir(parents=True, exist_ok=True)
    environment = os.environ | ({'CC_LD': 'mold'} if shutil.which('mold') else {})
    commands = [['ninja', '-C', build, *files]]
    if not (build / 'build.ninja').exists():
        commands.insert(0, ['meson', 'setup', '--werror', '-Danimations=enabled', *BUILDS[kind], build, TOP])
    with open(log, 'w') as output:
        done = all(subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                                  check=False).returncode == 0 for command in commands)
    if not done:
        print('\n'.join(log.read_text(errors='replace').splitlines()[-60:]))
    return done


def chosen(half, words):
    """Returns all known names, and the tests of a half that have these names. Names without a half
    select from both halves; without either, the tests are those of the quick half. Returns None and
    no tests if the build cannot be configured."""
    if not make('sanitized', 'build.ninja'):
        return None, []
    tests = introspect('tests', TOP / '_build/sanitized')
    known = {test['name'] for test in tests}.union(*map(suites_of, tests))
    if unknown := [word for word in words if word not in known]:
        sys.exit(f'no suite and no test is called {", ".join(unknown)}; '
                 f'the suites are {", ".join(sorted(set().union(*map(suites_of, tests))))}')
    halves = {'quick', 'thorough'} if words and not half else {half or 'quick'}
    return known, [test for test in tests if ('thorough' if THOROUGH & set(suites_of(test)) else 'quick') in halves
                   and (not words or {test['name'], *suites_of(test)} & set(words))]


def run_half(half, words, report):
    say('configuring')
    known, tests = chosen(half, words)
    if known is None:
        report.failed.append(('the sanitized build', ''))
    ready = []
    for kind in BUILDS:
        build, its = TOP / '_build' / kind, [test for test in tests if kind_of(test) == kind]
        if not its:
            continue
        say(f'building _build/{kind}')
        whole = kind == 'sanitized' and not words and not half
        if make(kind, 'build.ninja') and make(kind, *([] if whole else files_of(its, build))):
            # Read the tests again, because their names and commands depend on the build.
            names = {test['name'] for test in its}
            ready += [(test, build) for test in introspect('tests', build) if test['name'] in names]
        else:
            report.failed.append((f'the {kind} build', ''))
    say(f'running {len(ready)} tests')
    run_tests(ready, report)
    return known


def main(words):
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)
    half = words.pop(0) if words[:1] in (['thorough'], ['all']) else None
    if words and half == 'all':
        half = None             # names select from both halves
    report = Report()
    for half in [None, 'thorough'] if half == 'all' else [half]:
        known = run_half(half, words, report)
    if half and not words and not report.failed:
        renew_usual(report.records, known)
    return report.end()


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
