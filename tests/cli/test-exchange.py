# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Files in the folder `exchange`, written as people write them, with various spellings, encodings
and notations, are read as intended."""
import csv
import json
import os
import re
import sys
import tempfile

from awale_cli import case, contains, done, equal, refused, run_cases

FILES = sys.argv[2]


def path(name):
    return os.path.join(FILES, name)


def checked(cli, name):
    """Returns the number, state and detail that check reports for each game of a file."""
    answer = cli('check', path(name))
    return [line[1:] for line in answer.lines()[1:]]


def shown(cli, name):
    return cli('show', path(name)).out


def converted(cli, name, *options):
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, 'out')
        cli('convert', path(name), out, *options)
        with open(out, encoding='utf-8') as file:
            return file.read()


class Library:
    """A library that contains the given files."""

    def __init__(self, cli, *names):
        self.cli = cli
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, 'games')
        self.imported = self('import', *map(path, names))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def __call__(self, verb, *arguments):
        return self.cli('library', verb, '--library', self.path, *arguments)

    def rows(self, *options):
        lines = self('list', *options).lines()
        return [dict(zip(lines[0], line)) for line in lines[1:]]

    def stats(self):
        return dict(self('stats').lines())


# --- Results ---------------------------------------------------------------------------------

@case('exchange/winner/playstrategy')
def _(cli):
    name = 'f01-playstrategy-winner-unknown.pgn'
    equal(checked(cli, name), [['1', 'warning', '8:9: f2c1 ends in f'],
                               ['2', 'warning', '17:9: the moves end with 1-0, but the Result tag says 0-1']])
    contains(shown(cli, name), '\nkofi has lost on time.\n')
    contains(shown(cli, name), '\nThe game was stopped here. ama wins.\n')
    with Library(cli, name) as library:
        equal([row['result'] for row in library.rows()], ['1-0', '0-1'])
        equal([row['result'] for row in library.rows('--result=north')], ['0-1'])
        stats = library.stats()
        equal((stats['south-wins'], stats['north-wins'], stats['unknown'], stats['margin']), ('1', '1', '0', '-'))


@case('exchange/winner/resignation')
def _(cli):
    name = 'f07-1-0-in-ogn.ogn'
    contains(shown(cli, name), '\nKoffi resigns.\n')
    contains(converted(cli, name), '[Result "1-0"]\n[Termination "resignation"]\n\n1. F f 2. B e 1-0\n')
    with Library(cli, name) as library:
        equal([row['result'] for row in library.rows('--result=south')], ['1-0'])


@case('exchange/winner/spelling')
def _(cli):
    name = 'f16-result-with-spaces.ogn'
    equal(checked(cli, name), [['1', 'ok', '']])
    contains(shown(cli, name), '\nThe game was stopped here. 25–23\n')
    contains(converted(cli, name), '[Result "25-23"]\n\n1. F f 2. B e 25-23\n')


@case('exchange/winner/more')
def _(cli):
    def show(text):
        return done(cli('show', '-', stdin=text)).out.splitlines()[-2:][0]
    head = '[South "Ama"]\n[North "Kofi"]\n'
    for told, end in (('S+R', 'Kofi resigns.'), ('N+T', 'Ama has lost on time.'),
                      ('N+F', 'Ama has forfeited the game.'), ('½-½', 'The game was stopped here. ½–½'),
                      ('1/2 – 1/2', 'The game was stopped here. ½–½'), ('25 : 23', 'The game was stopped here. 25–23'),
                      ('23½–24½', 'The game was stopped here. 23½–24½'),
                      ('0-1', 'The game was stopped here. Kofi wins.')):
        equal(show(f'{head}[Result "{told}"]\n\n1. F f *\n'), end)
        equal(show(f'{head}\n1. F f {told}\n'), end)
        equal(show(f'{head}[Result "{told}"]\n\n*\n'), end)


# --- Encodings -------------------------------------------------------------------------------

@case('exchange/encoding/windows-1252')
def _(cli):
    name = 'f02-windows-1252.ogn'
    contains(shown(cli, name), 'Clémence L’Cœur – Noël\n')
    contains(converted(cli, name), '{C’est fort … 5 €}')


@case('exchange/encoding/utf-16')
def _(cli):
    name = 'f17-utf16.ogn'
    equal(checked(cli, name), [['-', 'warning', '1:1: the file is UTF-16; it will be saved as UTF-8'],
                               ['1', 'ok', '']])
    contains(converted(cli, name), '1. F {coup étoilé} f 2. B e *\n')
    with Library(cli, name) as library:
        equal([row['south'] for row in library.rows()], ['Awa'])


@case('exchange/encoding/utf-16-big-endian')
def _(cli):
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, 'a.ogn')
        with open(out, 'wb') as file:
            file.write('\ufeff[South "Zoé 🌱"]\r\n\r\n1. F f *\r\n'.encode('utf-16-be'))
        contains(cli('show', out).out, 'Zoé 🌱 – North\n')


@case('exchange/encoding/joined')
def _(cli):
    name = 'f04-bom-in-the-middle.ogn'
    equal(checked(cli, name), [['1', 'ok', ''], ['2', 'ok', '']])
    with Library(cli, name) as library:
        equal([row['plies'] for row in library.rows()], ['2', '2'])
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, 'a.ogn')
        with open(out, 'wb') as file:
            file.write('[South "Zoé"]\n\n1. F f *'.encode() + '\ufeff[South "Noël"]\n\n1. A *\n'.encode()
                       + '[South "Cœur"]\n\n1. B *\n'.encode('windows-1252'))
        equal([line for line in cli('show', out).out.splitlines() if line.endswith('– North')],
              ['Zoé – North', 'Noël – North', 'Cœur – North'])


@case('exchange/encoding/spaces')
def _(cli):
    equal(checked(cli, 'f05-no-break-spaces.ogn'), [['1', 'ok', '']])
    done(cli('check', '-', stdin='1.\u202fF\u200b\u2060f\u20072.\u00a0B\u3000e\u200e *\n'),
         'file\tgame\tstate\tdetail\n-\t1\tok\t\n')


@case('exchange/encoding/names')
def _(cli):
    with Library(cli, 'f06-names-with-spaces.ogn') as library:
        rows = library.rows()
        equal([row['south'] for row in rows][-1], 'Awa')
        equal([row['north'] for row in rows][-1], 'Koffi')
        equal([row['id'] for row in library.rows('--player=  awa ')], ['1', '3', '4'])
    answer = done(cli('show', '-', stdin='[South "  Ama\u00a0 Serwaa "]\n\n1. F *\n'))
    equal(answer.out.splitlines()[0], 'Ama Serwaa – North')


@case('exchange/encoding/direction')
def _(cli):
    answer = done(cli('show', '-', stdin='[South "a\u202eb\u2066c\u2069"]\n\n1. F {x\u202dy} *\n'))
    assert not set(answer.out) & set('\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'), answer.out
    contains(answer.out, 'abc – North\n')


# --- Analysis --------------------------------------------------------------------------------

def judged(cli, name, *options):
    """Returns the moves of the main line with their judgments, without variations and lines that
    take their place."""
    text = ' '.join(done(cli('analyse', '--depth', '8', '--no-tables', '--glyphs', *options, path(name))).out.split())
    text = re.sub(r'(\[%best [^] ]+ [^] ]+) [^]]*', r'\1', text)
    moves, depth = '', 0
    for part in re.split(r'(\{[^}]*\}|[()])', text.split('] {', 1)[1]):
        depth += (part == '(') - (part == ')')
        if depth == 0 and part != ')':
            moves += part
    return re.sub(r'\d+\. (… )?', '', moves).split()


@case('exchange/analysis/lines')
def _(cli):
    name = 'f11-lines-change-verdict.ogn'
    plain = judged(cli, name)
    assert any(word.endswith('??') for word in plain), plain
    for lines in ('1', '3'):
        equal(judged(cli, name, '--lines', lines), plain)


@case('exchange/analysis/several-lines')
def _(cli):
    text = done(cli('analyse', '--depth', '6', '--no-tables', '--lines', '3',
                    path('f11-lines-change-verdict.ogn'))).out
    equal(max(len(set(more.split(' (')) - {''}) for more in re.findall(r'(?: \([^)]*\))+', ' '.join(text.split()))), 3)


@case('exchange/analysis/no-moves')
def _(cli):
    name = path('f12-accuracy-of-no-moves.ogn')
    answer = done(cli('report', '--depth', '5', name))
    equal(answer.lines()[1:], [['1', 'South A'] + ['0'] * 6 + ['0.00', '-'], ['1', 'North'] + ['0'] * 6 + ['0.00', '-']])
    contains(done(cli('report', '--json', '--depth', '5', name)).out, '"accuracy":"-"}')
    # South had only one legal move, and North made no move.
    answer = done(cli('report', '--depth', '5', '-', stdin='[FEN "0-0-0-0-0-2-0-0-0-0-0-0-23-23-S"]\n\n1. F *\n'))
    equal([row[-1] for row in answer.lines()[1:]], ['-', '-'])


@case('exchange/analysis/after-the-end')
def _(cli):
    def values(text):
        return re.findall(r'\[%eval ([^\]]*)\]', ' '.join(text.split()))
    # The position was repeated after 63… d with three seeds on the board, of which South would keep
    # two.
    answer = cli('analyse', '--depth', '8', '--no-tables', path('f18-goes-on-after-end.ogn'))
    told = values(answer.out)
    equal(told[125:127], ['=12', '14,8'])
    assert not any('=' in value for value in told[126:]), told
    assert not re.search(r'best \w =', ' '.join(answer.out.split()).split(' 64. ')[1]), answer.out
    rules = dict(cli('rulesets').lines())
    # North captured 25 seeds, but the players continued the game.
    answer = cli('analyse', '--depth', '6', '--no-tables', '-', stdin=(
        '[Rules "%s"]\n[FEN "4-0-0-0-0-1-1-1-3-0-0-0-13-25-S"]\n\n1. A a 2. B b *\n'
        % rules['abapa'].replace('may-stop', 'ends')))
    contains(answer.err, 'the game goes on after its end: A player has more than half of the seeds.\n')
    assert not any('=' in value for value in values(answer.out)), answer.out


# --- Library ---------------------------------------------------------------------------------

@case('exchange/library/dates')
def _(cli):
    with Library(cli, 'f03-dates.ogn') as library:
        def found(*options):
            return [row['id'] for row in library.rows(*options)]
        rows = library.rows()
        equal([row['date'] for row in rows],
              ['2026.11.02', '2026.11.02', '2026.11.02', '2 novembre 2026', '2026.11.??', '2026.??.??', '2026.13.45', '',
               '2026.02.30', '2026.02.11', '2026.11.??'])
        # An invalid date is treated as unknown.
        equal(found('--from=2026'), ['1', '2', '3', '5', '6', '10', '11'])
        equal(found('--to=2026.12'), ['1', '2', '3', '5', '6', '10', '11'])
        equal(found('--from=2026.03'), ['1', '2', '3', '5', '6', '11'])
        equal(found('--to=2025') + found('--from=2027'), [])
        equal(library('explore', '4-4-4-4-4-4-4-4-4-4-4-4-S').lines()[1][-1], '2026.11.02')


@case('exchange/library/formulas')
def _(cli):
    with Library(cli, 'f13-csv-formula.ogn') as library:
        out = os.path.join(library.folder.name, 'OUT.CSV')
        done(library('export', out), '')
        with open(out, encoding='utf-8', newline='') as file:
            rows = list(csv.reader(file))
        equal(rows[1], ['1', "'=1+1", "'@b, c;d", "'=HYPERLINK(\"http://x\",\"y\"), \"q\"", '', '', '', 'abapa', '24-24',
                        '2', ''])


@case('exchange/names-of-files')
def _(cli):
    with tempfile.TemporaryDirectory() as folder:
        for name in (b'\xff\xfe.ogn', b'a\x01\x1b\x7f\t\n.ogn', b'"\\.ogn', 'é ‮.ogn'.encode()):
            file = os.path.join(os.fsencode(folder), name)
            with open(file, 'w') as out:
                out.write('1. F f *\n')
            answer = cli('check', '--json', file)
            told = [json.loads(line) for line in answer.out.split('\n') if line]
            equal([row['file'] for row in told], [file.decode(errors='replace')] * len(told))
            equal([row['state'] for row in told], ['ok'])


# --- Notations -------------------------------------------------------------------------------

@case('exchange/notation/files')
def _(cli):
    for name, head, said in [
            ('f14-all-capitals.txt', '1. F f 2. B e 3. B c 4. D a+2 *', ['1:1: read as pits A to F of either side']),
            ('f14-wikimanqala.txt', '1. F f 2. B c 3. E *',
             ['1:1: read as first and last pits, 1 to 6 of either side', '3:4: 53 (20) ends in d',
              '3:4: +20 where the rules give no capture']),
            ('f14-olympiad-capture.ogn', '1. F f 2. B e 3. B c *',
             ['1:1: read as pits A to F of South and a to f of North', '3:22: +2 where the rules give no capture'])]:
        contains(converted(cli, name), f'\n\n{head}\n')
        equal(checked(cli, name), [['1', 'warning', line] for line in said])


# The same eight plies of a game in several notations.
FORMS = ('F f B e B c D a\n', '1. F4 f4 2. B5 e4 3. B1 c5 4. D6 a7x2\n', 'F-d f-D B-a e-C B-C c-B D-d a-B\n', 'FFBEBCDA\n',
         'F, F, B, E, B, C, D, A\n', '1.FD FD 2.BA EC 3.BC CB 4.DD AB\n', 'F L B K B I D G\n', '1. 6 6\n2. 2 5\n3. 2 3\n4. 4 1 (2)\n',
         '64 64 21 53 23 32 44 12 (0-2)\n', '6-10 12-4 2-7 11-3 2-3 9-2 4-10 7-2\n', '5 11 1 10 1 8 3 6\n',
         'A6 B6 A2 B5 A2 B3 A4 B1×2\n', 'A6B4 B6A4 A2B1 B5A3 A2A3 B3A2 A4B4 B1A2\n',
         '[White "Ama"]\n[Black "Kofi"]\n\n1. f1c2 a2d1 2. b1a2 b2c1 3. b1c1 d2b1 4. d1d2 f2b1 *\n')


@case('exchange/notation/folder')
def _(cli):
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(FORMS):
            equal(cli('convert', '--to=letters', '-', '-', stdin=text).out, 'FfBeBcDa\n')
            with open(os.path.join(folder, f'{number}.ogn'), 'w', encoding='utf-8') as file:
                file.write(text.replace('Ama', str(number)) if text.startswith('[') else f'[South "{number}"]\n\n{text}')
        with open(os.path.join(folder, 'ambiguous.ogn'), 'w', encoding='utf-8') as file:
            file.write('[Round "doubt"]\n\n1 7 2 8 *\n')
        with Library(cli, folder) as library:
            equal([row['plies'] for row in library.rows() if row['south'].isdigit()], ['8'] * len(FORMS))
            bad = library('bad').lines()[1:]
            equal(len(bad), 1)
            contains(bad[0][-1], 'the moves can be read as pits 1 to 12, South first or as pits 0 to 11, South first')


@case('exchange/notation/option')
def _(cli):
    text = '1 7 2 8\n'
    answer = cli('convert', '--to=letters', '-', '-', stdin=text)
    equal(answer.status, 1)
    contains(answer.err, 'pits 0 to 11, South first: convert them with --notation=1-12 or 0-11\n')
    equal(cli('convert', '--to=letters', '--notation=1-12', '-', '-', stdin=text).out, 'AaBb\n')
    equal(cli('convert', '--to=letters', '--notation=0-11', '-', '-', stdin=text).out, 'BbCc\n')
    refused(cli('convert', '--notation=1-13', '-', '-', stdin=text), 2, '“1-13” is not a notation: see awale-ogn(5)')


@case('exchange/notation/position')
def _(cli):
    def search(position):
        return done(cli('search', '--depth=2', position)).lines()[:2]

    own = search('0-0-0-0-0-1-1-0-0-0-0-0-24-22-S')
    for form in ('0-0-0-0-0-1-1-0-0-0-0-0-24-22-s', ' 0 - 0-0-0-0-1-1-0-0-0-0-0 - 24-22-S ', '5,1S/5,1S 24 22 S 40',
                 ' 5 , 1s / 5,1s  24 22 s'):
        equal(search(form), own)


# --- Texts around the moves ------------------------------------------------------------------

@case('exchange/text/symbols')
def _(cli):
    equal(checked(cli, 'f10-evaluation-symbols.ogn'), [['1', 'ok', '']])
    contains(converted(cli, 'f10-evaluation-symbols.ogn'), '1. F $10 f $14 2. B $18 e $13 3. C $14 *\n')
    for sign, number in {'=': 10, '+=': 14, '=+': 15, '+/=': 14, '=/+': 15, '⩲': 14, '⩱': 15, '±': 16, '+/-': 16, '∓': 17, '-/+': 17,
                         '+-': 18, '+−': 18, '-+': 19, '∞': 13, 'N': 146, '□': 7}.items():
        contains(cli('convert', '-', '-', stdin=f'1. F {sign} f *\n').out, f'1. F ${number} f *\n')
        if sign != 'N':
            contains(cli('convert', '-', '-', stdin=f'1. F{sign} f *\n').out, f'1. F ${number} f *\n')
    contains(cli('convert', '-', '-', stdin='1. 64!+= 64 2. 21 N 53 ±\n').out, '1. F! $14 f 2. B $146 e $16 *\n')


@case('exchange/text/result')
def _(cli):
    answer = done(cli('convert', '-', '-', stdin='1. F f N + F\n'))
    contains(answer.out, '[Result "0-1"]\n[Termination "forfeit"]\n\n1. F f 0-1\n')


@case('exchange/text/between-tags')
def _(cli):
    name = 'f08-comment-between-tags.ogn'
    equal([line[0] for line in checked(cli, name)], ['1'])
    contains(converted(cli, name), '[South "Awa"]\n[North "Koffi"]\n[Result "0-2"]\n\n{kibitz before the tags end} 1. F f 2. B e')
    with Library(cli, name) as library:
        equal([(row['south'], row['north'], row['plies']) for row in library.rows()], [('Awa', 'Koffi', '4')])


@case('exchange/text/before-variation')
def _(cli):
    name = 'f09-comment-before-variation.ogn'
    equal(checked(cli, name), [['1', 'ok', '']])
    contains(converted(cli, name),
             '1. F f {mainline remark} ({a remark before the try} 1. … e {after it} 2. A) 2.\nB e *\n')


@case('exchange/text/odd-tag')
def _(cli):
    answer = cli('convert', '-', '-', stdin='[South "Ama"]\n[123 "x"]\n[Round "2\n[North "Kofi"]\n\n1. F f *\n')
    contains(answer.out, '[South "Ama"]\n[North "Kofi"]\n')
    contains(answer.out, '1. F f *\n')
    equal(answer.err.count('the tag is broken'), 2)


@case('exchange/text/after-result')
def _(cli):
    text = '[South "{}"]\n\n1. F f 26-22\n12 rue de la Paix, Abidjan\n-- \nAma <ama@example.org>\n\n'
    answer = cli('convert', '-', '-', stdin=text.format('Ama') + text.format('Esi'))
    equal(answer.status, 0)
    equal(answer.out.count('{12 rue de la Paix, Abidjan\n\n--\n\nAma <ama@example.org>} 26-22\n'), 2)
    equal(answer.out.count('[South '), 2)
    contains(answer.err, '-:4:1: text after the result; it is kept as a comment\n')


@case('exchange/text/unknown-variant')
def _(cli):
    name = 'f15-unknown-variant.ogn'
    said = '1:11: unknown variant “Kalah”, read as Oware Abapa'
    equal(checked(cli, name), [['1', 'warning', said]])
    text = converted(cli, name)
    contains(text, '[Variant "Kalah"]\n[Event "?"]\n')
    assert 'Abapa' not in text and 'Unknown' not in text, text
    equal(cli('convert', '-', '-', stdin=text).out, text)


run_cases()
