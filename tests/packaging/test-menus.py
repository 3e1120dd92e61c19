#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Checks the menus in the .ui files: they are flat, and the main menu is short. No mnemonic is used
twice in a menu, a dialog or the answers to a question, in any language, no key is used twice, and
every action of the window is used somewhere."""
import gettext
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

MAIN_MENU_ITEMS = 9
# Actions that are called by widgets without being named in their menus: by the glyph bar, the find
# bar, the menu of the moves, the button of the main menu, the switch of the analysis, and the
# search entry and button of the library.
ELSEWHERE = {'glyph', 'find-next', 'find-previous', 'comment', 'menu', 'analyse', 'find-games', 'leave-library'}
# The name of a row in a table of actions, the text before its shortcuts, and the shortcuts.
KEYS = re.compile(r'\{ \.name = "([a-z.-]+)"([^{}]*?)\.keys = "([^"]+)"')
# A translatable text in the code, with its optional context.
TEXT = re.compile(r'\bC?_ ?\((?:"([^"]*)", )?"([^"]*)"\)')


def menus(root):
    """Yields every menu with its file and id."""
    for file in sorted(root.glob('src/**/*.ui')):
        for menu in ElementTree.parse(file).iter('menu'):
            yield file.relative_to(root), menu.get('id'), menu


def labels(menu):
    """Returns the labels of the items of a menu, in order."""
    return [label.text for item in menu.iter('item') for label in item.findall("attribute[@name='label']")]


def mnemonic(label):
    found = re.search(r'_(\w)', label.replace('__', ''))
    return found[1].casefold() if found else None


def clashes(texts):
    """Returns the mnemonics that several of these labels share, and the labels without one."""
    letters = [mnemonic(text) for text in texts]
    return ([f'“{l}” is in {[t for t in texts if mnemonic(t) == l]}' for l in sorted(set(filter(None, letters)))
             if letters.count(l) > 1] + [f'{t!r} has no letter' for t, l in zip(texts, letters) if l is None])


def check_flat(root, translations):
    """Checks that menus have no sliding submenus, after which no widget has the keyboard focus in
    GTK 4.8."""
    for file, name, menu in menus(root):
        if menu.find('.//submenu') is not None:
            yield f'{file}: {name} has a submenu'
    for file in sorted(root.glob('src/**/*.c')):
        if re.search(r'g_menu_append_submenu|g_menu_item_new_submenu', file.read_text()):
            yield f'{file.relative_to(root)}: a submenu'


def check_short(root, translations):
    main, = [menu for _file, name, menu in menus(root) if name == 'main_menu']
    if len(labels(main)) > MAIN_MENU_ITEMS:
        yield f'the main menu has {len(labels(main))} items'


def check_mnemonics(root, translations):
    for file, name, menu in menus(root):
        for language, translate in translations.items():
            for clash in clashes([translate(text) for text in labels(menu)]):
                yield f'{file}, {name}, {language}: {clash}'


def pages(tree):
    """Returns the parts of a file that are visible together: each page of the preferences, or the
    whole file."""
    return tree.findall(".//object[@class='AdwPreferencesPage']") or [tree.getroot()]


def lettered(page):
    """Returns the context and text of all buttons and rows with mnemonics."""
    return [(named.get('context'), named.text) for thing in page.iter('object')
            if thing.find("property[@name='use-underline']") is not None
            for named in thing.findall('property') if named.get('name') in ('label', 'title')]


def check_pages(root, translations):
    for file in sorted(root.glob('src/**/*.ui')):
        for page in pages(ElementTree.parse(file)):
            for language, translate in translations.items():
                for clash in clashes([translate(text, context) for context, text in lettered(page)]):
                    yield f'{file.relative_to(root)}, {language}: {clash}'


def questions(code):
    """Yields the answers that each function offers, or the mnemonics of its dialog, with context
    and text. A question whether to continue also has the answer Cancel."""
    for body in re.findall(r'^\{$.*?^\}$', code, re.M | re.S):
        answers = re.search(r'AwaleAnswers answers = \{(.*?)\};', body, re.S)
        if answers:
            yield TEXT.findall(answers[1])
        else:
            cancel = [('', '_Cancel')] if 'awale_dialogs_confirm (' in body else []
            yield cancel + [(context, text) for context, text in TEXT.findall(body) if mnemonic(text)]


def check_questions(root, translations):
    for file in sorted(root.glob('src/**/*.c')):
        for answers in questions(file.read_text()):
            for language, translate in translations.items():
                for clash in clashes(list(dict.fromkeys(translate(text, context) for context, text in answers))):
                    yield f'{file.relative_to(root)}, {language}: {clash}'


def actions(root):
    """Yields the file and name of each of the window's own actions, from their tables."""
    for file in sorted(root.glob('src/app/*/*.c')):
        for name in re.findall(r'\{ \.name = "([a-z-]+)"', file.read_text()):
            yield file.relative_to(root), name


def check_reachable(root, translations):
    """Checks that every action is named in a layout or in the code, as for a menu or a button."""
    text = ''.join(file.read_text() for file in [*root.glob('src/**/*.ui'), *root.glob('src/**/*.c')])
    for file, name in actions(root):
        if name not in ELSEWHERE and not re.search(rf'(win|app)\.{name}\b(?!-)', text):
            yield f'{file}: {name} is in no menu and no button'


def check_keys(root, translations):
    """Checks that no two actions share a key, unless they are available in different places: the
    library, another page of the library, the board during a position setup, and the board
    otherwise."""
    owners = {}
    for file in sorted(root.glob('src/app/**/*.c')):
        for name, when, keys in KEYS.findall(file.read_text()):
            own = {place for place in ('library', 'subpage', 'setup') if f'AWALE_WHEN_{place.upper()}' in when}
            on_board = {'board'} if re.search('WHEN_(STUDY|NOT_SETUP)', when) else {'board', 'setup'}
            places = own or (on_board if 'AWALE_WHEN_' in when else {'library', 'subpage'} | on_board)
            for key, place in itertools.product(keys.split('|'), places):
                owners.setdefault((key.lower(), place), []).append(name)
    if not owners:
        yield 'no keys'
    for (key, place), names in owners.items():
        if len(names) > 1:
            yield f'{key} is of {" and ".join(names)} ({place})'


def accelerators(root):
    """Yields every key that a menu shows for an action of the window, with the file and the
    action."""
    for file, _name, menu in menus(root):
        for item in menu.iter('item'):
            found = {attribute.get('name'): attribute.text for attribute in item.iter('attribute')}
            if 'accel' in found and found.get('action', '').startswith('win.'):
                yield file, found['action'].removeprefix('win.'), found['accel']


def check_accelerators(root, translations):
    """Checks the keys written in menus below the window, which cannot look them up: each must be
    the first key of its action, unless the action has no keys in its table."""
    keys = {name: keys.split('|')[0] for file in root.glob('src/app/**/*.c')
            for name, _when, keys in KEYS.findall(file.read_text())}
    for file, name, key in accelerators(root):
        if keys.get(name, key) != key:
            yield f'{file}: {key} is not the key of {name}: {keys[name]}'


def check_self(root, translations):
    """Checks the helpers of the checks above on samples."""
    if mnemonic('Save _As…') != 'a' or mnemonic('None') is not None:
        yield 'the letter of a label'
    if len(clashes(['_A', 'B_a', '_C', 'd'])) != 2 or clashes(['_A', '_É']):
        yield f'{clashes(["_A", "B_a", "_C", "d"])}'
    if not list(menus(root)) or not list(actions(root)) or not list(accelerators(root)):
        yield 'no menus, no actions, or no keys in menus'
    code = 'a\n{\n  AwaleAnswers answers = { .cancel = _("_A"), .accept = x ? C_("y", "_B") : _("B_a") };\n}\nb\n{\n  _("C");\n}\n'
    if list(questions(code)) != [[('', '_A'), ('y', '_B'), ('', 'B_a')], []]:
        yield f'{list(questions(code))}'


CHECKS = {'flat': check_flat, 'short': check_short, 'mnemonics': check_mnemonics, 'pages': check_pages,
          'questions': check_questions, 'reachable': check_reachable, 'keys': check_keys,
          'accelerators': check_accelerators, 'self': check_self}


def read_french(root, folder):
    """Returns a function that translates a text, with an optional context, by means of the French
    catalog, which is compiled here."""
    path = pathlib.Path(folder, 'fr.mo')
    subprocess.run(['msgfmt', f'--output-file={path}', root / 'po/fr.po'], check=True)
    with open(path, 'rb') as file:
        catalogue = gettext.GNUTranslations(file)
    return lambda text, context=None: catalogue.pgettext(context, text) if context else catalogue.gettext(text)


def main(root):
    with tempfile.TemporaryDirectory() as folder:
        translations = {'en': lambda text, context=None: text, 'fr': read_french(root, folder)}
    print(f'1..{len(CHECKS)}')
    faults_found = False
    for number, (name, check) in enumerate(CHECKS.items(), 1):
        faults = list(check(root, translations))
        print(f'{"not ok" if faults else "ok"} {number} /menus/{name}')
        for fault in faults:
            print(f'# {fault}')
        faults_found |= bool(faults)
    return faults_found


if __name__ == '__main__':
    sys.exit(main(pathlib.Path(sys.argv[1])))
