#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Checks that every text of the program is translated, and that the French typography is right."""
import ast
import functools
import pathlib
import re
import subprocess
import sys
import tempfile

KEYWORDS = ['_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dcgettext:2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3', 'ngettext:1,2',
            'awale_translate_plural:2,3', 'AWALE_NUMBERED:1,2']

# Files with sentences that are shown as the hint under the board; HINT_LETTERS is that of
# src/widgets/board/awale-board.c.
HINTS = {'src/rules/awale-sowing.c', 'src/widgets/board/awale-mark-editor.c'}
HINT_LETTERS = 46
NBSP, NARROW = '\u00a0', '\u202f'


def tool(*command, cwd=None):
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True,
                          env={'PATH': '/usr/bin:/bin', 'LC_ALL': 'C.UTF-8', 'GETTEXTDATADIRS': 'po'})
    if done.returncode:
        raise RuntimeError(f'{command[0]}: {done.stderr.strip()}')
    return done.stdout


def entries(text):
    """Yields the entries of a catalog, except its header, as dictionaries of fields. The field
    msgstr is msgstr[0], followed by msgstr[1] and so on."""
    for block in re.split(r'\n\s*\n', text):
        entry, field = {'flags': '', 'places': ''}, None
        for line in block.splitlines():
            if line.startswith('#,'):
                entry['flags'] += line
            if line.startswith('#:'):
                entry['places'] += line[2:] + ' '
            if line.startswith('#~'):
                entry['flags'] += ' obsolete'
            m = re.match(r'(msg\w+(?:\[\d\])?) (".*")$', line)
            if m:
                field = m[1].replace('[0]', '')
                entry[field] = ast.literal_eval(m[2])
            elif line.startswith('"') and field:
                entry[field] += ast.literal_eval(line)
        if entry.get('msgid') or 'obsolete' in entry['flags']:
            yield entry


def template(root, folder):
    """Writes the current output of xgettext for POTFILES.in into folder, and returns its path."""
    pot = pathlib.Path(folder, 'awale.pot')
    tool('xgettext', '--from-code=UTF-8', '--add-comments', '--files-from=po/POTFILES.in', f'--output={pot}',
         *('--keyword=' + k for k in KEYWORDS), cwd=root)
    return pot


def check_complete(root, folder, po):
    """Checks that no translation is missing, fuzzy or obsolete."""
    merged = tool('msgmerge', '--quiet', '--no-fuzzy-matching', '--no-wrap', '--output-file=-', po,
                  template(root, folder))
    for entry in entries(merged):
        texts = [v for k, v in entry.items() if k.startswith('msgstr')]
        if 'obsolete' in entry['flags']:
            yield 'an entry whose text is gone: ' + str(entry.get('msgid', ''))
        elif 'fuzzy' in entry['flags']:
            yield 'fuzzy: ' + entry['msgid']
        elif not all(texts):
            yield 'not translated: ' + entry['msgid']


def check_valid(root, folder, po):
    """Checks formats, plurals, mnemonics and the header with msgfmt."""
    done = subprocess.run(['msgfmt', '--check', '--check-accelerators=_', '--output-file=/dev/null', po],
                          capture_output=True, text=True)
    if done.returncode:
        yield done.stderr


def faults_of_text(french):
    """Yields typographical errors in a French text."""
    for sign, space in ((';', NARROW), ('!', NARROW), ('?', NARROW), (':', NBSP), ('»', NBSP)):
        for found in re.findall(r'[^\s(](\s)%s' % re.escape(sign), french):
            if found != space:
                yield f'not the space of French before “{sign}”'
    if re.search('«[^%s]' % NBSP, french):
        yield 'no unbreakable space after «'
    words = re.sub(r'&\w+;|https?:\S+|`[^`]*`|(?:%s:)?%u:', '', french)      # the prose
    if re.search(r'[\w)”%][!?;»]|\w: ', words):
        yield 'no space before the sign'
    if re.search(r'[\w%%][ %s]%%%%' % NARROW, french):
        yield 'not the space of French before “%”'
    if re.search(r'(?<!Windows-)\b(?!(?:19|20)\d\d\b)\d{4,}', french):
        yield 'thousands without a space'
    if re.search(r'\d \d{3}\b', french):
        yield 'thousands with a space that may break'
    if re.search(r"\w'\w", french):
        yield 'a straight apostrophe'
    if '...' in french or re.search(r'[“”]', french):
        yield 'signs that are not French'


def check_typography(root, folder, po):
    """Checks the French non-breaking spaces, apostrophes and quotes."""
    for entry in entries(po.read_text()):
        for field, text in entry.items():
            if field.startswith('msgstr') and not text.endswith(';'):      # a list of words to search for
                for fault in faults_of_text(text):
                    yield f'{fault}: {text!r}'


def check_endings(root, folder, po):
    """Checks that a translation ends with the same punctuation mark as its text: a full stop,
    colon, ellipsis or question mark. An abbreviation may end in a full stop."""
    for entry in entries(po.read_text()):
        if re.fullmatch(r'\w{1,4}\.', entry.get('msgstr', '')):
            continue
        if re.findall(r'^ +| +$', entry.get('msgid', '')) != re.findall(r'^ +| +$', entry.get('msgstr', '')):
            yield f'spaces at an end: {entry["msgid"]!r}, {entry["msgstr"]!r}'
        for sign in '.:…?':
            if entry.get('msgid', '').endswith(sign) != entry.get('msgstr', '').endswith(sign):
                yield f'“{sign}” at the end: {entry["msgid"]!r}, {entry["msgstr"]!r}'


def check_hints(root, folder, po):
    """Checks that the hints under the board have few enough letters for one line, or for two lines
    of large text, in both languages."""
    for entry in entries(po.read_text()):
        if HINTS.isdisjoint(entry['places'].split()):
            continue
        for field, text in entry.items():
            if field.startswith('msg') and len(text.replace('%s', '_')) > HINT_LETTERS:
                yield f'more than {HINT_LETTERS} letters: {text!r}'


@functools.cache
def glossary(po):
    """Returns the glossary at the head of the catalog: the English term, whether the entry is a
    rule, the French terms, and wrong terms."""
    found = []
    for line in po.read_text().splitlines():
        m = re.fullmatch(r'#   (.+?) ([=~]) (.+?)(?:; not (.+))?', line)
        if m:
            found.append((m[1], m[2] == '=', m[3].split(', '), m[4].split(', ') if m[4] else []))
        elif not line.startswith('#'):
            break
    return found


def check_glossary(root, folder, po):
    """Checks that translations use the terms of the glossary, and none of those it calls wrong."""
    terms = glossary(po)
    if not 20 <= len(terms) <= 40:
        yield f'{len(terms)} terms'
    for entry in entries(po.read_text()):
        english = str(entry.get('msgid', '')).replace('_', '')
        for field, text in entry.items():
            if not field.startswith('msgstr'):
                continue
            plain = re.sub('«[^»]*»', '', text.replace('_', ''))       # without quotations
            for term, rule, words, wrong in terms:
                if rule and re.search(rf'\b{term}s?\b', english, re.I) and not any(
                        re.search(word, text.replace('_', ''), re.I) for word in words):
                    yield f'“{term}” is not {" or ".join(words)}: {text!r}'
                for word in wrong:
                    if re.search(rf'\b{word}', plain, re.I):
                        yield f'“{word}” is no word for “{term}”: {text!r}'


def faults_of_words(words, po):
    """Yields errors in French text outside the catalogs: typographical errors, and terms that the
    glossary calls wrong."""
    yield from faults_of_text(words)
    for word in [word for *_, wrong in glossary(po) for word in wrong]:
        if re.search(rf'\b{word}\b', words, re.I):
            yield word


def check_examples(root, folder, po):
    """Checks the French of the example games."""
    for path in sorted(pathlib.Path(root, 'data/examples').glob('*.fr.ogn')):
        text = path.read_text()
        texts = [re.sub(r'\[%eval [^]]*\]', '', t) for t in re.findall(r'\{([^}]*)\}', text)]
        for words in texts + re.findall(r'\[Event "(.*)"\]', text):
            for fault in faults_of_words(words, po):
                yield f'{path.name}: {fault}: {words!r}'


def check_pages(root, folder, po):
    """Checks the French man pages like the catalog, without their macros and samples."""
    for path in sorted(pathlib.Path(root, 'data/man/fr').glob('*.[157]')):
        text = re.sub(r'^\.EX\n.*?^\.EE\n', '', path.read_text(), flags=re.M | re.S)
        for line in re.sub(r'^\.\\".*|^\.\w+ ?|\\f.', '', text, flags=re.M).splitlines():
            for fault in faults_of_words(line, po):
                yield f'fr/{path.name}: {fault}: {line!r}'


def check_self(root, folder, po):
    """Checks the helpers of the checks above on samples."""
    bad = {'Oui !': 1, 'Oui\u00a0!': 1, 'Oui!': 1, '«\u00a0a »': 1, "l'aire": 1, 'fin...': 1, 'Nom: x': 1,
           'a\u202f: b': 1, 'a\n: b': 1, '«\u202fa\u00a0»': 1, '5\u202f%%': 1, '1600 pixels': 1,
           'Nom\u00a0: l’aire «\u00a0x\u00a0»': 0, 'Oui\u202f! (!)': 0, '5\u00a0%% en 2002': 0}
    for text, number in bad.items():
        if len(list(faults_of_text(text))) != number:
            yield f'{text!r}: {list(faults_of_text(text))}'
    sample = '#, fuzzy\nmsgid "a"\nmsgstr ""\n"b\\n"\n\nmsgid "c"\nmsgid_plural "d"\nmsgstr[0] "e"\nmsgstr[1] ""\n'
    got = list(entries(sample))
    if len(got) != 2 or got[0]['msgstr'] != 'b\n' or got[1]['msgstr[1]'] != '' or 'fuzzy' not in got[0]['flags']:
        yield f'{got}'


CHECKS = {'complete': check_complete, 'valid': check_valid, 'typography': check_typography,
          'endings': check_endings, 'hints': check_hints, 'glossary': check_glossary,
          'examples': check_examples, 'pages': check_pages, 'self': check_self}


def main(root):
    languages = [l for l in pathlib.Path(root, 'po/LINGUAS').read_text().split('\n') if l and not l.startswith('#')]
    faults_found = languages != ['fr']
    print(f'1..{len(CHECKS) + 1}')
    print(f'{"not ok" if faults_found else "ok"} 1 /po/languages')
    for number, (name, check) in enumerate(CHECKS.items(), 2):
        with tempfile.TemporaryDirectory() as folder:
            try:
                faults = list(check(root, folder, pathlib.Path(root, 'po/fr.po')))
            except RuntimeError as error:
                faults = [str(error)]
        print(f'{"not ok" if faults else "ok"} {number} /po/fr/{name}')
        for fault in faults:
            print('\n'.join('# ' + line for line in str(fault).splitlines()))
        faults_found |= bool(faults)
    return faults_found


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
