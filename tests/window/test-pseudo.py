#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""A language that nobody speaks: every message is longer, accented and in brackets, from left to right beside the
Russian of GTK, and from right to left beside its Hebrew. Whatever Latin words stand outside the brackets were not to be
translated, and a window that is wider than it was asked to be has no room for longer words."""
import os
import pathlib
import re
import subprocess
import tempfile

CATALOGUE = pathlib.Path(__file__).parents[2] / 'po/fr.po'
LANGUAGES = {'ltr': 'ru_RU.UTF-8', 'rtl': 'he_IL.UTF-8'}
ACCENTS = str.maketrans('aeiouncyAEIOUNCY', 'àéîöûñçÿÀÉÎÖÛÑÇŸ')
# What is no word of a message: formats, places to fill, markup, entities, escapes, shortcuts.
KEPT = re.compile(r"%(?:\d\$)?[-0-9.*+']*(?:<\w+>|[a-z%])|\{\w+\}|<[^>]*>|&\w+;|\\.")
# What stands as it is in any language: keys, pits and moves, file types, the game’s own name, the examples’ titles.
PLAIN = re.compile(r'Ctrl|Alt|Shift|Delete|End|Escape|Home|Menu|Page|Up|Down|Insert|Return|Space|FfA|'
                   r'SVG|PNG|PDF|UTF|OGN|[Aa]wal[eé]|hardwood|slate')
OTHERS = re.compile(rf'(Gtk|Adw|Awale)[A-Z]\w+|\(None\)|Example: .*|{tempfile.gettempdir()}/.*')
# A game whose own words are in no Latin letters.
GAME = '''[South "Ада"]
[North "Яна"]

1. F! {[%eval 0.5,12] Тихо.} f 2. B?? {[%eval -1.5,12]} (2. D e) (2. E?! c 3. A) b *
'''


def disguise(text):
    """A message as the language has it."""
    end = re.search(r'(\\n)*$', text)[0]
    text = text[:len(text) - len(end)]
    parts, at = [], 0
    for found in KEPT.finditer(text):
        parts += [text[at:found.start()].translate(ACCENTS), found[0]]
        at = found.end()
    longer = ''.join(parts) + text[at:].translate(ACCENTS)
    return f'⟦{longer}{"·" * (len(text) // 3)}⟧{end}'


def write_catalogue(folder, language):
    """The catalogue of the language, made from the messages of the French one."""
    lines, field, message = [], None, {}
    def flush():
        if message.get('msgid'):
            for key, value in message.items():
                lines.append(f'{key} "{value}"')
            plural = 'msgid_plural' in message
            for i, source in enumerate(['msgid', 'msgid_plural'] if plural else ['msgid']):
                lines.append(f'msgstr{f"[{i}]" if plural else ""} "{disguise(message[source])}"')
        message.clear()
    for line in CATALOGUE.read_text(encoding='utf-8').splitlines() + ['']:
        found = re.match(r'(msg\w+)(?:\[\d\])? "(.*)"$', line)
        if found:
            field = found[1]
            if field != 'msgstr':
                message[field] = found[2]
        elif line.startswith('"') and field != 'msgstr':
            message[field] += line[1:-1]
        elif not line:
            flush()
    header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"\n'
    target = pathlib.Path(folder, language, 'LC_MESSAGES')
    target.mkdir(parents=True)
    subprocess.run(['msgfmt', '-o', target / 'awale.mo', '-'], input=header + '\n'.join(lines) + '\n', text=True, check=True)


FOLDER = tempfile.mkdtemp(prefix='awale-pseudo-')
for locale in LANGUAGES.values():
    write_catalogue(FOLDER, locale[:2])
os.environ['AWALE_LOCALE_DIR'] = FOLDER

import harness  # noqa: E402

harness.LOCALES = LANGUAGES
harness.KEYBOARDS = dict.fromkeys(LANGUAGES, 'us')


def outside(text):
    """What of a text stands in no brackets."""
    depth, plain = 0, []
    for sign in text:
        depth += sign == '⟦'
        plain += [sign] if depth == 0 else []
        depth -= sign == '⟧'
    return ''.join(plain)


def bare(app):
    """The Latin words outside the brackets."""
    found = set()
    for accessible, role, _ in app.walk():
        for text in (accessible.name, accessible.description):
            plain = re.sub(r'\S+\.ogn|[A-Z]:? ', ' ', outside(text or ''))
            words = [word for word in re.findall(r'[A-Za-zÀ-ÿ]{2,}', plain) if not PLAIN.fullmatch(word)]
            if words and not OTHERS.fullmatch(text):
                found.add((role, text))
    return found


def check(app, page):
    app.settle()
    faults = bare(app)
    assert not faults, f'{page}: {sorted(faults)[:12]}'


def dialog(app, keys, page):
    """Opens a dialog by its keys, and closes it again."""
    first = app.window
    app.key(keys)
    app.wait(lambda: len(app.windows()) > 1, page)
    app.window = [w for w in app.windows() if w != first][-1]
    check(app, page)
    app.key('Escape')
    app.wait(lambda: len(app.windows()) == 1, f'{page} to close')
    app.window = first


@harness.case('start')
def start(stage):
    """The start page, and the tour that it offers."""
    with stage.open(size=(900, 700)) as app:
        study = stage.study(app)
        study.find('list item', 'Learn in Three Minutes')
        check(app, 'start page')
        app.click(study.find('list item', 'Learn in Three Minutes'))
        app.wait(lambda: len(app.windows()) > 1, 'the tour')
        app.window = app.windows()[-1]
        check(app, 'tour')
        app.key('Escape')
        app.wait(lambda: len(app.windows()) == 1, 'the tour to close')
        app.wait_window('')
        app.key('ctrl+w')


@harness.case('study')
def study_pages(stage):
    """The study, its report, setting up a position, each dialog that keys open; and a window as narrow as may be."""
    with stage.open(stage.write('game.ogn', GAME), size=(900, 700)) as app:
        study = stage.study(app)
        study.board()
        check(app, 'study')
        study.page('Report')
        check(app, 'report')
        app.key('ctrl+e')
        study.find('label', 'All 48 seeds are there.')
        check(app, 'position')
        app.key('Escape')
        for keys, page in (('ctrl+comma', 'preferences'), ('ctrl+n', 'new game'), ('F1', 'rules'),
                           ('ctrl+question', 'keys')):
            dialog(app, keys, page)
        app.resize(360, 720)
        harness.equal(app.geometry()[2], 360, 'the width of the narrow window')
        check(app, 'narrow')
        app.key('ctrl+w')


if __name__ == '__main__':
    harness.main('pseudo')
