#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Checks that the table of faults names only existing tests, by looking up each name in the sources
of the tests. A name begins with a slash, and a final ellipsis stands for all names with this
beginning. A further name without a slash stands for a test in the same folder or, in brackets, for
a part of the test. A case of the window is named together with its file."""
import pathlib
import re
import sys

NAME = re.compile(r'(?P<inside>\()?`(?P<name>[^`]+)`')
FILED = re.compile(r'((?:`[^`/]+`(?:, | and )?)+) in `(tests/[^`]+)`')


class Tests:
    """The sources of all tests, and their string literals."""

    def __init__(self, root):
        self.root = root
        self.words = {path: set(re.findall(r'''["']([^"'\n]*)["']''', path.read_text(encoding='utf-8')))
                      for path in (root / 'tests').rglob('*') if path.suffix in ('.c', '.py')
                      and path.name != pathlib.Path(__file__).name}

    def has_program(self, path):
        return (self.root / path).is_file()

    def has_case(self, name, path):
        """Returns true if this Python file contains the case, or creates it from a table."""
        text = (self.root / path).read_text(encoding='utf-8') if self.has_program(path) else ''
        return bool(re.search(rf"^@case\('{re.escape(name)}'[,)]|^    '{re.escape(name)}': \(", text, re.M))

    def files_of(self, name):
        """Returns the C sources that contain this test, or tests below it. A name is a single
        string literal, or two literals of which the first is the folder of the test."""
        cuts = [at + 1 for at, sign in enumerate(name) if sign == '/' and at]
        return [path for path, words in self.words.items() if path.suffix == '.c' and (
            name in words or any(word.startswith(name.rstrip('/') + '/') for word in words)
            or any({name[:at], name[:at] + '%s'} & words and name[at:] in words for at in cuts))]

    def has(self, name, inside=None):
        if name.endswith('/…'):
            name = name[:-1]
        if name.startswith('/fuzz/'):
            return any((self.root / 'tests/fuzz/corpus' / name.split('/')[2]).glob('*'))
        if name.startswith('/cli/'):
            return any(self.has_case(name[5:], path.relative_to(self.root))
                       for path in (self.root / 'tests/cli').glob('test-*.py'))
        files = self.files_of(name)
        return any(inside in self.words[path] for path in files) if inside else bool(files)


def read_rows(text):
    """Yields the fault of each row of the tables, with the last cell, which names its tests."""
    for line in text.splitlines():
        cells = line.strip('| ').split(' | ')
        if line.startswith('| ') and cells[0] != 'Fault' and not cells[0].startswith('---'):
            yield cells[0], cells[-1]


def missing_of(cell, tests):
    """Yields the names in a cell for which there is no test; a cell without names is a fault,
    too."""
    found = 0
    for names, path in FILED.findall(cell):
        for name in re.findall('`([^`]+)`', names):
            found += 1
            if not tests.has_case(name, path):
                yield f'{name} in {path}'
    last = None
    for match in NAME.finditer(FILED.sub('', cell)):
        name = match['name']
        found += 1
        if match['inside']:
            if not last or not tests.has(last, name):
                yield f'{last} ({name})'
            continue
        if name.startswith('tests/'):
            if not tests.has_program(name):
                yield name
            continue
        if not name.startswith('/'):
            name = (last or '').rsplit('/', name.count('/') + 1)[0] + '/' + name
        last = name
        if not tests.has(name):
            yield name
    if not found:
        yield 'no test is named'


def check_table(tests):
    rows = list(read_rows((tests.root / 'tests/faults/README.md').read_text(encoding='utf-8')))
    if len(rows) < 40:
        yield f'there are no more than {len(rows)} rows'
    for fault, cell in rows:
        yield from (f'{fault}: {name}' for name in missing_of(cell, tests))


def check_self(tests):
    """Checks that a name without a test is reported."""
    for cell in ('`/library/saving/killed`, `kiled`', '`/document/draft/to-drafts`', '`/cli/library/import/no-place`',
                 '`/fuzz/positions/…`', '`no-glue` in `tests/window/test-surroundings.py`', '`tests/faults/walk`',
                 '`no-gl` in `tests/window/test-surrounding.py`', '`/protocol/engine-faults/faults` (`orphans`)',
                 '`/notation/limit/…`', 'none'):
        if len(list(missing_of(cell, tests))) != 1:
            yield f'{cell} is not told of'


def main(root):
    print('1..2')
    tests, failed = Tests(root), False
    for number, (name, check) in enumerate([('table', check_table), ('self', check_self)], 1):
        faults = list(check(tests))
        print(f'{"not ok" if faults else "ok"} {number} /faults/{name}')
        for fault in faults:
            print(f'# {fault}')
        failed |= bool(faults)
    return failed


if __name__ == '__main__':
    sys.exit(main(pathlib.Path(sys.argv[1])))
