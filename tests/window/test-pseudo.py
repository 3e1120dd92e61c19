#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Pseudo-localization replaces every message with a longer one with accents, in brackets. The texts
run from left to right with GTK's Russian messages, and from right to left with its Hebrew ones.
Latin words outside the brackets cannot be translated, and a window that becomes wider than
requested has no room for longer words."""
import contextlib
import os
import pathlib
import re
import subprocess
import tempfile

CATALOGUE = pathlib.Path(__file__).parents[2] / 'po/fr.po'
LANGUAGES = {'ltr': 'ru_RU.UTF-8', 'rtl': 'he_IL.UTF-8'}
MARKS = {'ru': '', 'he': '\u200f'}
ACCENTS = str.maketrans('aeiouncyAEIOUNCY', 'àéîöûñçÿÀÉÎÖÛÑÇŸ')
# Matches the parts of a message that are not words: formats, placeholders, markup, entities and
# escapes.
KEPT = re.compile(r"%(?:\d\$)?[-0-9.*+']*(?:<\w+>|[a-z%])|\{\w+\}|<[^>]*>|&\w+;|\\.")
# Matches words that are the same in every language: keys, moves, file types, encodings, the name of
# the game and the ids of themes.
PLAIN = re.compile(r'Ctrl|Alt|Shift|Delete|End|Escape|Home|Menu|Page|Up|Down|Insert|Return|Space|FfA|'
                   r'SVG|PNG|PDF|UTF|OGN|[Aa]wal[eé]|hardwood|slate')
OTHERS = re.compile(rf'(Gtk|Adw|Awale)[A-Z]\w+|\(None\)|Example: .*|{tempfile.gettempdir()}/.*')
# A game whose players and comments are not in Latin letters, with a variation and saved values for
# the report.
GAME = '''[Variant "Avele Ludens"]
[South "Ада"]
[North "Яна"]

{[%eval 4,90]} 1. F! {[%eval -5,90] [%best C 4] Тихо.} f {[%eval =-5] [%best f]} 2. B?? {[%eval =-5] [%best B]} (2. D e)
(2. E?! c 3. A) e {[%eval =-3] [%best a =-5]} 3. B {[%eval =-3] [%best B]} c {[%eval =-3] [%best c]} *
'''


def disguise(text, mark):
    """Returns a message in the pseudo-language, after the given mark for the direction of the
    text."""
    end = re.search(r'(\\n)*$', text)[0]
    text = text[:len(text) - len(end)]
    parts, at = [], 0
    for found in KEPT.finditer(text):
        parts += [text[at:found.start()].translate(ACCENTS), found[0]]
        at = found.end()
    longer = ''.join(parts) + text[at:].translate(ACCENTS)
    return f'{mark}⟦{longer}{"·" * (len(text) // 3)}⟧{end}'


def write_catalogue(folder, language):
    """Writes the catalog of the pseudo-language for all messages that the French catalog has."""
    lines, field, message = [], None, {}
    def flush():
        if message.get('msgid'):
            for key, value in message.items():
                lines.append(f'{key} "{value}"')
            plural = 'msgid_plural' in message
            for i, source in enumerate(['msgid', 'msgid_plural'] if plural else ['msgid']):
                lines.append(f'msgstr{f"[{i}]" if plural else ""} "{disguise(message[source], MARKS[language])}"')
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
    """Returns the part of a text that is outside the brackets."""
    depth, plain = 0, []
    for sign in text:
        depth += sign == '⟦'
        plain += [sign] if depth == 0 else []
        depth -= sign == '⟧'
    return ''.join(plain)


def bare(everything, names, descriptions):
    """Returns the role and the text of each accessible with untranslated Latin words, which are
    those outside the brackets."""
    found = set()
    for (_, role, _), *texts in zip(everything, names, descriptions):
        for text in texts:
            plain = re.sub(r'\S+\.ogn|[A-Z]:? ', ' ', outside(text or ''))
            words = [word for word in re.findall(r'[A-Za-zÀ-ÿ]{2,}', plain) if not PLAIN.fullmatch(word)]
            if words and not OTHERS.fullmatch(text):
                found.add((role, text))
    return found


def misplaced(app, everything, said):
    """Returns the faults of layout in a window: texts that overlap others in their box, or extend
    beyond its sides. Texts that occur twice in a box are left out, because an entry row has its
    title twice and shows one of them. said: the names by path."""
    boxes, ancestors = {}, []
    for a, role, depth in everything:
        del ancestors[depth:]
        if role in ('label', 'push button', 'check box') and ancestors:
            boxes.setdefault(ancestors[-1].path, [ancestors[-1]]).append(a)
        ancestors.append(a)
    parts = [a for _, *its in boxes.values() for a in its]
    visible = {a.path for a, states in zip(parts, app.application.states(parts)) if 'visible' in states}
    placed = [a for box in boxes.values() for a in box if a is box[0] or a.path in visible]
    places = dict(zip((a.path for a in placed), app.application.extents(placed)))
    found = set()
    for around, *parts in boxes.values():
        frame, names = places[around.path], [said[a.path] for a in parts]
        shown = [(name, place) for name, place in zip(names, (places.get(a.path) for a in parts))
                 if place and min(place[2:]) > 0 and names.count(name) == 1]
        for n, (name, (x, y, w, h)) in enumerate(shown):
            if frame and frame[2] and (x < frame[0] - 1 or x + w > frame[0] + frame[2] + 1):
                found.add(f'“{name}” is cut: {x}–{x + w} of {frame[0]}–{frame[0] + frame[2]}')
            for other, (x2, y2, w2, h2) in shown[n + 1:]:
                if min(x + w, x2 + w2) - max(x, x2) > 1 and min(y + h, y2 + h2) - max(y, y2) > 1:
                    found.add(f'“{name}” is over “{other}”')
    return found


def check(app, page):
    """Checks that no text of the topmost window, which shows a page, is untranslated, cut off or
    overlapped by another."""
    app.settle()
    everything = list(app.walk(app.toplevels()[-1]))
    shown = [a for a, *_ in everything]
    names, descriptions = zip(*app.application.texts(shown))
    said = dict(zip((a.path for a in shown), names))
    faults = bare(everything, names, descriptions) | misplaced(app, everything, said)
    assert not faults, f'{page}: {sorted(map(str, faults))[:12]}'


@contextlib.contextmanager
def opened(app, page, act):
    """Opens a window, checks its texts, and closes it after use."""
    below = app.windows()
    act()
    first = app.window
    app.enter_window(below, page)
    check(app, page)
    yield
    app.key('Escape')
    app.leave_window(first, page)


@harness.case('start', both=True)
def start(stage):
    """Checks the start page and its tour."""
    with stage.open(size=(900, 700)) as app:
        study = stage.study(app)
        study.find('list item', 'Learn in Three Minutes')
        check(app, 'start page')
        item = study.find('list item', 'Learn in Three Minutes')
        with opened(app, 'tour', lambda: app.click(item)):
            pass
        app.key('ctrl+w')


def check_preferences(app, study):
    """Checks each page of the preferences, and the dialogs for a new engine and a new ruleset."""
    for page, button in (('General', None), ('Analysis', None), ('Engines', 'Add an Engine'), ('Rules', 'New Ruleset')):
        app.click(study.find('page tab', page))
        check(app, f'preferences, {page}')
        if button:
            with opened(app, button, lambda: study.press(button)):
                pass


def check_rules(app, study):
    last = study.t('How the Rulesets Differ')
    for item, name in app.find_names('list item', '', under=app.toplevels()[-1]):
        app.click(item)
        app.find('heading', '^' + re.escape(name) + '$')
        check(app, f'rules, {name}')
        if name == last:
            break


@harness.case('study', both=True)
def study_pages(stage):
    """Checks the study, the report and its exercises, the position setup, the dialogs for details,
    preferences and a new game, the rules, the keys, and the narrowest window."""
    with stage.open(stage.write('game.ogn', GAME), size=(900, 700)) as app:
        study = stage.study(app)
        study.board()
        check(app, 'study')
        study.page('Report')
        check(app, 'report')
        with opened(app, 'retry', lambda: study.press('Try It Yourself')):
            pass
        with opened(app, 'details', lambda: study.menu_by_key('Game De_tails…', 'Board Menu')):
            pass
        app.key('ctrl+e')
        study.find('label', 'All 48 seeds are there.')
        check(app, 'position')
        app.key('Escape')
        for keys, page, look in (('ctrl+comma', 'preferences', check_preferences), ('ctrl+n', 'new game', None),
                                 ('F1', 'rules', check_rules), ('ctrl+question', 'keys', None)):
            with opened(app, page, lambda: app.key(keys)):
                if look:
                    look(app, study)
        app.resize(360, 720)
        harness.equal(app.geometry()[2], 360, 'the width of the narrow window')
        check(app, 'narrow')
        app.key('ctrl+w')


if __name__ == '__main__':
    harness.main('pseudo')
