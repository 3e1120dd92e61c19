#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Checks the house rules on the whole tree, and tries each check on a bad sample."""
import collections
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

# The only folders of src/ that each folder may include from, besides itself.
CORE = {'rules', 'tablebase', 'engine', 'book', 'game', 'notation', 'protocol'}
STUDY = CORE | {'analysis', 'play', 'lessons'}
MANY = STUDY | {'library', 'training'}
ARROWS = {
    'rules': set(),
    'tablebase': {'rules'},
    'engine': {'rules', 'tablebase'},
    'book': {'rules', 'tablebase', 'engine'},
    'game': {'rules'},
    'notation': {'rules', 'game'},
    'protocol': {'rules', 'tablebase', 'engine', 'book'},
    'analysis': CORE,
    'play': CORE | {'analysis'},
    'lessons': CORE | {'analysis', 'play'},
    'library': STUDY,
    'training': STUDY | {'library'},
    'picture': {'rules', 'game', 'analysis'},
    'document': CORE | {'library'},
    'session': MANY | {'document', 'picture'},
    'page': {'rules', 'game', 'analysis', 'picture'},
    'widgets': MANY | {'document', 'session', 'picture'},
    'app': MANY | {'document', 'session', 'picture', 'page', 'widgets'},
    'cli': MANY | {'document', 'session', 'picture', 'page'},
}

TOOLS = {'common', 'rulesets', 'engines', 'preferences', 'learn'}
PAGES = {'share', 'play', 'library', 'training'}

# Subfolders that each subfolder of a folder may include. '' is the root of the folder, which every
# subfolder of `widgets` may include, but none of `app`.
ROOMS = {
    'widgets': {
        '': set(),
        'adaptive': {''},
        'board': {'', 'adaptive', 'paint'},
        **{room: {'', 'adaptive'} for room in ('paint', 'moves', 'graph', 'analysis', 'library')},
    },
    'app': {
        'common': set(),
        'rulesets': {'common'},
        'engines': {'common'},
        'preferences': {'common', 'rulesets', 'engines'},
        'learn': {'common', 'rulesets', 'engines'},
        'share': TOOLS,
        **{room: TOOLS | {'share'} for room in ('play', 'library', 'training')},
        'study': TOOLS | PAGES,
        'window': TOOLS | PAGES | {'study'},
        '': TOOLS | PAGES | {'study', 'window'},
    },
}

# Exceptions between subfolders, as pairs of a file and a file that it includes.
ROOM_EXCEPTIONS = set()

# The only header that lists the widgets for use in layouts; no source in their subfolders includes
# it.
UMBRELLA = 'src/widgets/awale-widgets'

# Parts of the platform that some folders may not use.
TOOLKIT = re.compile(r'gtk/|gdk/|gsk/|adwaita')
OBJECTS = re.compile(r'gio/|glib-object')
WITHOUT_TOOLKIT = set(ARROWS) - {'widgets', 'app'}
WITHOUT_OBJECTS = {'rules', 'tablebase', 'engine', 'book'}

MAX_LINES = 1000
MAX_COLUMNS = 100
SOURCES = ('.c', '.h', '.py', '.sh', '.ui', '.css', '.xml', '.in', '.build')
SCRIPTS = ('run', 'tests/run', '.ci/run', 'tests/screenshots', 'tests/with-display')
LONG_WORDS = re.compile(r'\b(TO' r'DO|FIX' r'ME)\b')
MUTED = 'Wno-' + 'deprecated'
PATHS_OF_A_MACHINE = re.compile(r'/wor' r'k/|/ho' r'me/[a-z]|\.\./sha' r'red')
COMMENT = re.compile(r'/\*.*?\*/|//[^\n]*', re.S)
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.M)
TRANSLATED = re.compile(r'\b(?:N?C?_|ngettext|g_dngettext|g_dpgettext2?)\s*\("')


class Tree:
    """Lists the files of the project: those that git does not ignore, including untracked ones, or
    without git all files except build folders."""

    def __init__(self, root):
        self.root = pathlib.Path(root)
        self.paths = sorted(self._list())

    def _list(self):
        git = subprocess.run(['git', '-C', self.root, 'ls-files', '-co', '--exclude-standard'],
                             capture_output=True, text=True) if (self.root / '.git').exists() else None
        if git and git.returncode == 0:
            return [p for p in git.stdout.splitlines() if (self.root / p).is_file()]
        found = []
        for path in self.root.rglob('*'):
            parts = path.relative_to(self.root).parts
            if path.is_file() and not parts[0].startswith(('_', '.git')) and '__pycache__' not in parts:
                found.append('/'.join(parts))
        return found

    def text(self, path):
        return (self.root / path).read_text(encoding='utf-8', errors='replace')

    def named(self, under='', endings=('',)):
        return [p for p in self.paths if p.startswith(under) and p.endswith(tuple(endings))]

    def scripts(self):
        return [p for p in self.paths if p.endswith(SOURCES) or p in SCRIPTS]


def check_arrows(tree):
    """Checks that every include between folders is allowed by the design, and that folders without
    the toolkit or without objects do not include their headers."""
    for path in tree.named('src/', ('.c', '.h')):
        parts = path.split('/')
        folder = parts[1]
        if len(parts) < 3:
            yield f'{path}: a source outside the folders'
            continue
        if folder not in ARROWS:
            yield f'{path}: {folder} is no folder of the design'
            continue
        for kind, name in INCLUDE.findall(tree.text(path)):
            if kind == '<':
                if folder in WITHOUT_TOOLKIT and TOOLKIT.match(name):
                    yield f'{path}: {folder} must not know <{name}>'
                if folder in WITHOUT_OBJECTS and OBJECTS.match(name):
                    yield f'{path}: {folder} must not know <{name}>'
                continue
            if '..' in name.split('/'):
                yield f'{path}: “{name}” climbs out of its folder'
            other = name.split('/')[0] if '/' in name else folder
            if other != folder and other not in ARROWS[folder]:
                yield f'{path}: {folder} must not include “{name}”'


def room_of(path):
    """Returns the subfolder of a source: 'board' for src/widgets/board/awale-pit.c, '' at the
    root."""
    return '/'.join(path.split('/')[2:-1])


def check_rooms(tree):
    """Checks that every include between subfolders is allowed by the table, and that subfolders are
    not nested."""
    for path, other in sorted(includes(tree)):
        folder = path.split('/')[1]
        if folder not in ROOMS or other.split('/')[1] != folder:
            continue
        room, target = room_of(path), room_of(other)
        rooms = ROOMS[folder]
        if room not in rooms or target not in rooms:
            yield f'{path}: {room} or {target} is no room of {folder}'
        elif path.startswith(UMBRELLA + '.') and other != path:
            continue
        elif other == UMBRELLA + '.h':
            yield f'{path}: the list of all widgets is for {folder}’s users'
        elif room != target and target not in rooms[room] and (path, other) not in ROOM_EXCEPTIONS:
            yield f'{path}: {room} must not include “{other}”'


def includes(tree):
    """Yields all pairs of a source in src/ and a project header that it includes."""
    known = set(tree.paths)
    for path in tree.named('src/', ('.c', '.h')):
        here = path.rsplit('/', 1)[0]
        for kind, name in INCLUDE.findall(tree.text(path)):
            other = next((p for p in (f'{here}/{name}', f'src/{name}') if p in known), None)
            if kind == '"' and other:
                yield path, other


def unit(path):
    """Returns the unit of a file, which is a source with its header and its private headers."""
    return re.sub(r'(-private|-inline)?\.[ch]$', '', path)


def find_circles(arrows):
    """Returns the strongly connected sets of more than one node, found by Tarjan's algorithm."""
    order, low, stack, circles = {}, {}, [], []

    def visit(node):
        order[node] = low[node] = len(order)
        stack.append(node)
        for other in sorted(arrows.get(node, ())):
            if other not in order:
                visit(other)
            if other in stack:
                low[node] = min(low[node], low[other])
        if low[node] == order[node]:
            circle = frozenset(stack[stack.index(node):])
            del stack[stack.index(node):]
            if len(circle) > 1:
                circles.append(circle)

    for node in sorted(arrows):
        if node not in order:
            visit(node)
    return circles


def check_circles(tree):
    """Checks that there are no include cycles between units."""
    arrows = {}
    for path, other in includes(tree):
        if unit(path) != unit(other):
            arrows.setdefault(unit(path), set()).add(unit(other))
    for circle in find_circles(arrows):
        yield f'a circle: {", ".join(sorted(circle))}'


def check_columns(tree):
    """Checks that no line of C code is too wide."""
    for path in tree.named('src/', ('.c', '.h')) + tree.named('tests/', ('.c', '.h')):
        for number, line in enumerate(tree.text(path).splitlines(), 1):
            if len(line) > MAX_COLUMNS:
                yield f'{path}:{number}: {len(line)} columns'


def check_includes_resolve(tree):
    """Checks that every quoted include exists in its own folder or under src/, or is generated."""
    known = set(tree.paths)
    for path in tree.named('src/', ('.c', '.h')):
        here = path.rsplit('/', 1)[0]
        for kind, name in INCLUDE.findall(tree.text(path)):
            made = name.endswith(('-resources.h', 'config.h'))
            if kind == '"' and not made and f'{here}/{name}' not in known and f'src/{name}' not in known:
                yield f'{path}: there is no “{name}”'


def check_licence(tree):
    """Checks that the first lines of a source name its license and its copyright."""
    for path in tree.paths:
        if path.endswith(('.c', '.h', '.py')) or path in SCRIPTS:
            top = '\n'.join(tree.text(path).splitlines()[:6])
            if 'SPDX-License-Identifier: GPL-3.0-or-later' not in top:
                yield f'{path}: no SPDX line'
            if 'Copyright © ' not in top:
                yield f'{path}: no copyright line'


def check_length(tree):
    """Checks that no source file is too long."""
    for path in tree.named('', ('.c', '.h', '.py', '.sh')) + [p for p in SCRIPTS if p in tree.paths]:
        lines = tree.text(path).count('\n')
        if lines > MAX_LINES:
            yield f'{path}: {lines} lines'


def check_pragma_once(tree):
    """Checks the include guards of headers, except of precompiled ones."""
    for path in tree.named('src/', ('.h',)):
        if '/pch/' not in path and '#pragma once' not in tree.text(path).splitlines()[:40]:
            yield f'{path}: no #pragma once'


def check_words(tree):
    """Checks for postponed work, silenced warnings and paths of one machine."""
    for path in tree.scripts() + tree.named('', ('.json', '.md', '.ogn')):
        for number, line in enumerate(tree.text(path).splitlines(), 1):
            if LONG_WORDS.search(line):
                yield f'{path}:{number}: left for later'
            if MUTED in line:
                yield f'{path}:{number}: mutes deprecations'
            if PATHS_OF_A_MACHINE.search(line):
                yield f'{path}:{number}: a path of some machine'


def check_xml(tree):
    """Checks that all XML files are well-formed."""
    for path in tree.named('', ('.ui', '.svg', '.xml', '.xml.in')):
        try:
            ElementTree.fromstring(tree.text(path))
        except ElementTree.ParseError as error:
            yield f'{path}: {error}'


def translated_files(tree):
    """Yields the files with translatable text."""
    for path in tree.named('src/', ('.c', '.h')):
        if TRANSLATED.search(tree.text(path)):
            yield path
    for path in tree.named('', ('.ui',)):
        if 'translatable="' in tree.text(path):
            yield path
    yield from tree.named('data/', ('.desktop.in', '.xml.in', '.gschema.xml'))


def check_potfiles(tree):
    """Checks that POTFILES.in lists every file with translatable text, only files that exist, and
    none twice."""
    lines = [l for l in tree.text('po/POTFILES.in').splitlines() if l and not l.startswith('#')]
    for path in sorted(set(translated_files(tree)) - set(lines)):
        yield f'po/POTFILES.in: {path} is missing'
    for path in lines:
        if path not in tree.paths:
            yield f'po/POTFILES.in: there is no {path}'
    if len(lines) != len(set(lines)):
        yield 'po/POTFILES.in: a file twice'


def check_gettext_header(tree):
    """Checks that _() comes from the header for libraries, which uses this program's domain."""
    for path in tree.named('src/', ('.c',)):
        text = tree.text(path)
        if re.search(r'\b(N?C?_)\s*\("', text) and '<glib/gi18n-lib.h>' not in text:
            yield f'{path}: no <glib/gi18n-lib.h>'


def check_templates(tree):
    """Checks that templates are initialized in init()."""
    function = None
    for path in tree.named('src/', ('.c',)):
        for number, line in enumerate(tree.text(path).splitlines(), 1):
            if head := re.match(r'([a-z]\w*) \(', line):
                function = head[1]
            if 'gtk_widget_init_template (' in line and not function.endswith('_init'):
                yield f'{path}:{number}: a template is made in {function}()'


def check_build_lists(tree):
    """Checks that every source is built and every test registered."""
    for path in tree.named('src/', ('.c',)) + tree.named('tests/', ('.c',)):
        folder, name = path.rsplit('/', 1)
        stem = name[:-2]
        lists = [f'{folder}/meson.build', f'{folder.rsplit("/", 1)[0]}/meson.build']
        text = ''.join(tree.text(p) for p in lists if p in tree.paths)
        if not re.search(rf"\b{re.escape(stem)}(\.c)?\b", text) and stem.removeprefix('test-') not in text:
            yield f'{path}: not in {lists[0]}'


def names_of(text):
    """Yields the types, enumeration values and macros that a header defines."""
    text = COMMENT.sub('', text)
    yield from re.findall(r'^#\s*define\s+(AWALE_\w+)', text, re.M)
    yield from re.findall(r'^\}\s*(Awale\w+);', text, re.M)
    yield from re.findall(r'^typedef\s[^{};]*?\(\*\s*(Awale\w+)\)', text, re.M)
    yield from re.findall(r'^typedef\s[^{}();]*?\b(Awale\w+);', text, re.M)
    yield from re.findall(r'^G_DECLARE_\w+ \((Awale\w+)', text, re.M)
    for body in re.findall(r'\benum\b[^{};]*\{([^}]*)\}', text):
        yield from re.findall(r'(?:^|,)\s*(AWALE_\w+)', body)


def check_names(tree):
    """Checks that no type, value, macro or file shares a name with another."""
    places = collections.defaultdict(list)
    for path in tree.named('src/', ('.h',)):
        for name in names_of(tree.text(path)):
            places[name].append(path)
    for path in tree.named('src/', ('.c', '.h')):
        if 'awale-' in path:
            places[path.rsplit('/', 1)[1]].append(path)
    for name, paths in places.items():
        if len(paths) > 1:
            yield f'{name}: in {", ".join(paths)}'


def check_readme(tree):
    """Checks that src/README.md mentions only existing files, and every folder with sources."""
    text = tree.text('src/README.md')
    for name in re.findall(r'`([\w./-]+\.(?:c|h|ui|css|xml|py|build|in))`', text):
        if not any(path == name or path.endswith('/' + name) for path in tree.paths):
            yield f'src/README.md: there is no {name}'
    for folder in sorted({path.rsplit('/', 1)[0] for path in tree.named('src/', ('.c',))} - {'src'}):
        if f'`{folder.removeprefix("src/")}`' not in text:
            yield f'src/README.md: nothing on {folder}'


CHECKS = {
    'arrows': check_arrows,
    'rooms': check_rooms,
    'circles': check_circles,
    'columns': check_columns,
    'includes-resolve': check_includes_resolve,
    'licence': check_licence,
    'length': check_length,
    'pragma-once': check_pragma_once,
    'words': check_words,
    'xml': check_xml,
    'potfiles': check_potfiles,
    'gettext-header': check_gettext_header,
    'templates': check_templates,
    'build-lists': check_build_lists,
    'names': check_names,
    'readme': check_readme,
}

# A small tree with an error for every check, which proves that the check works.
BAD = {
    'src/rules/awale-bad.h': '#include "game/awale-game.h"\n#include <gtk/gtk.h>\n#include <gio/gio.h>\n',
    'src/rules/awale-bad.c': '#include "../game/awale-game.h"\nputs (_("text")); // TO' 'DO\n' + '\n' * MAX_LINES,
    'src/rules/awale-twice.h': '#define AWALE_ONE 1\n'
    'typedef enum\n{\n  AWALE_TWO, /* a, b */\n  AWALE_THREE = 3,\n} AwaleNumber;\n',
    'src/game/awale-twice.h': '#define AWALE_TWO 2\ntypedef struct _AwaleNumber AwaleNumber;\n'
    'typedef void (*AwaleFunc) (void);\nG_DECLARE_FINAL_TYPE (AwaleFunc, awale_func, AWALE, FUNC, GObject)\n'
    'typedef unsigned AwaleCount;\ntypedef union\n{\n  int a;\n} AwaleCount;\n',
    'src/elsewhere/a.c': '#include "nowhere.h"\n',
    'src/app/a.ui': '<interface><child></interface>',
    'src/a.c': 'build (void)\n  gtk_widget_init_template (self);\n',
    'src/app/common/b.h': '#include "app/window/c.h"\n' + '/* ' + '-' * MAX_COLUMNS,
    'src/app/window/c.h': '#include "app/common/b.h"\n',
    'po/POTFILES.in': 'src/gone.c\n',
    'src/README.md': '`rules`: begins with `awale-gone.h`\n',
}
BAD_COUNTS = {'arrows': 7, 'rooms': 1, 'circles': 1, 'columns': 1, 'includes-resolve': 3, 'licence': 16, 'length': 1, 'pragma-once': 5, 'words': 1,
              'xml': 1, 'potfiles': 2, 'gettext-header': 1, 'templates': 1, 'build-lists': 3, 'names': 5, 'readme': 2}


def bad_tree(folder):
    for path, text in BAD.items():
        file = pathlib.Path(folder, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return Tree(folder)


def main(root):
    tree = Tree(root)
    cases = []
    for name, check in CHECKS.items():
        cases.append((f'/layers/{name}', list(check(tree))))
    with tempfile.TemporaryDirectory() as folder:
        bad = bad_tree(folder)
        for name, check in CHECKS.items():
            found = list(check(bad))
            wrong = [] if len(found) == BAD_COUNTS[name] else [f'{BAD_COUNTS[name]} faults planted, found: {found}']
            cases.append((f'/layers/self-test/{name}', wrong))
    if not tree.named('src/', ('.c', '.h')):
        cases.append(('/layers/sources', ['no sources were found']))
    print(f'1..{len(cases)}')
    for number, (name, faults) in enumerate(cases, 1):
        print(f'{"not ok" if faults else "ok"} {number} {name}')
        for fault in faults:
            print(f'# {fault}')
    return any(faults for _, faults in cases)


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
