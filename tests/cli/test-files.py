#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The subcommands check and convert have the expected output and exit codes, and the expected
effects on files."""
import json
import os
import pathlib
import sys
import tempfile

from awale_cli import case, contains, done, equal, refused, run_cases

GAMES = sorted(pathlib.Path(sys.argv[2]).glob('*.ogn'))
ROSTER = '[Event "?"]\n[Site "?"]\n[Date "?"]\n[Round "?"]\n[South "?"]\n[North "?"]\n'
HEAD = '[Variant "Oware Abapa"]\n' + ROSTER
COLUMNS = 'file\tgame\tstate\tdetail\n'


def folder():
    return tempfile.TemporaryDirectory()


@case('check/good')
def _(cli):
    assert len(GAMES) >= 6
    names = [str(path) for path in GAMES]
    done(cli('check', *names), COLUMNS + ''.join(f'{name}\t1\tok\t\n' for name in names))


@case('check/warning')
def _(cli):
    with folder() as where:
        path = pathlib.Path(where, 'b.ogn')
        path.write_text('1. F f 2. B e 3. B c\n4. D a+3 5. A+3 *\n')
        done(cli('check', 'b.ogn', cwd=where),
             COLUMNS + 'b.ogn\t1\twarning\t2:6: +3 where the rules give +2\n')


@case('check/error')
def _(cli):
    answer = cli('check', '-', stdin='1. F f *\n\n[Event "b"]\n\n1. F f 2. F\n')
    equal((answer.status, answer.err), (1, ''))
    equal(answer.out, COLUMNS + '-\t1\tok\t\n-\t2\terror\t5:11: ply 3: F: empty pit\n')


@case('check/whole-file')
def _(cli):
    answer = cli('check', '-', stdin='')
    equal((answer.status, answer.out), (1, COLUMNS + '-\t-\terror\t1:1: there is no game in the file\n'))


@case('check/json')
def _(cli):
    answer = cli('check', '--json', '-', stdin='1. F F\n')
    equal(answer.status, 1)
    equal([json.loads(line) for line in answer.out.splitlines()],
          [{'file': '-', 'game': 1, 'state': 'error', 'detail': '1:6: ply 2: F: not your pit'}])


@case('check/json-of-bytes')
def _(cli):
    """A file name that is not UTF-8 is written as valid text in JSON."""
    with folder() as where:
        pathlib.Path(os.fsdecode(os.fsencode(where) + b'/x\xff.ogn')).write_text('1. F f *\n')
        answer = done(cli('check', '--json', b'x\xff.ogn', cwd=where))
        equal(json.loads(answer.out)['file'], 'x\N{REPLACEMENT CHARACTER}.ogn')


@case('check/no-such-file')
def _(cli):
    answer = cli('check', '/nowhere/a.ogn', str(GAMES[0]))
    equal(answer.status, 3)
    equal(answer.out, COLUMNS + f'{GAMES[0]}\t1\tok\t\n')
    contains(answer.err, 'awale-cli: /nowhere/a.ogn: ')


@case('check/too-large')
def _(cli):
    with folder() as where:
        path = pathlib.Path(where, 'large.ogn')
        path.touch()
        os.truncate(path, 2 ** 30 + 1)
        answer = cli('check', 'large.ogn', cwd=where)
        equal(answer.status, 3)
        contains(answer.err, 'awale-cli: large.ogn: The file is too large to be read.')


@case('check/too-many-games', thorough=True)
def _(cli):
    rows = cli('check', '-', stdin='1. F F *\n\n[Event "b"]\n\n' + '* ' * 100_000).out.splitlines()[1:]
    equal(len(rows), 100_001)
    contains(' '.join(row for row in rows if not row.endswith('\tok\t')), 'more than 100000 games')


@case('check/end-of-options')
def _(cli):
    with folder() as where:
        pathlib.Path(where, '-b.ogn').write_bytes(GAMES[0].read_bytes())
        for words in (['--', '-b.ogn'], ['--json', '--', '-b.ogn'], ['./-b.ogn', '--', '-b.ogn']):
            answer = done(cli('check', *words, cwd=where))
            contains(answer.out.splitlines()[-1], '-b.ogn')
        answer = cli('check', '--', '--', cwd=where)
        equal((answer.status, answer.out), (3, COLUMNS))
        contains(answer.err, 'awale-cli: --: ')


@case('check/colon')
def _(cli):
    """An argument that is not a URI is a file, even with a colon in its name."""
    with folder() as where:
        path = pathlib.Path(where, 'club:2026.ogn')
        path.write_text('1. F f *\n')
        for name in path.name, path.as_uri():
            done(cli('check', name, cwd=where), f'{COLUMNS}{name}\t1\tok\t\n')
        done(cli('convert', path.name, 'club:copy.ogn', cwd=where), '')
        assert pathlib.Path(where, 'club:copy.ogn').exists()


@case('check/usage')
def _(cli):
    refused(cli('check'), 2, 'a file is needed')
    refused(cli('check', '--from', 'pgn', '-'), 2, '“pgn” is not a format: write ogn, letters or playstrategy')


@case('convert/twice')
def _(cli):
    with folder() as where:
        for path in GAMES:
            done(cli('convert', str(path), 'once.ogn', cwd=where), '')
            done(cli('convert', 'once.ogn', 'twice.ogn', cwd=where), '')
            once = pathlib.Path(where, 'once.ogn').read_bytes()
            equal(pathlib.Path(where, 'twice.ogn').read_bytes(), once)
            done(cli('convert', 'once.ogn', '-', cwd=where), once.decode())


@case('convert/standard-streams')
def _(cli):
    done(cli('convert', '-', '-', stdin='FfBeBcDa'),
         HEAD + '[Result "*"]\n\n1. F f 2. B e 3. B c 4. D a+2 *\n')


@case('convert/errors')
def _(cli):
    answer = cli('convert', '-', '-', stdin='F f F f')
    equal(answer.status, 1)
    equal(answer.err, 'awale-cli: -:1:5: ply 3: F: empty pit\n')
    equal(answer.out, HEAD + '[Result "*"]\n\n1. F f {F f} *\n')


@case('convert/main-line')
def _(cli):
    done(cli('convert', '--main-line', '-', '-', stdin='{Start} F (B) f'),
         HEAD + '[Result "*"]\n[Annotation "Start"]\n\n1. F f *\n')


@case('convert/letters')
def _(cli):
    done(cli('convert', '--to', 'letters', '-', '-', stdin='1. F f 2. B e *\n\n1. B *'), 'FfBe\nB\n')
    done(cli('convert', '--from', 'letters', '--to', 'letters', '-', '-', stdin='FfBe\nB\n'), 'FfBe\nB\n')
    answer = cli('convert', '--to', 'letters', '-', '-', stdin='[Variant "society"]\n\nFf')
    equal((answer.status, answer.out), (0, 'Ff\n'))
    equal(answer.err, 'awale-cli: -: game 1: the letters format cannot hold its rules\n')


@case('convert/playstrategy')
def _(cli):
    def both_ways(text):
        """Returns the text for PlayStrategy, after checking that it stays the same when it is read
        and written again."""
        out = cli('convert', '--to', 'playstrategy', '-', '-', stdin=text).out
        equal(done(cli('convert', '--to', 'playstrategy', '-', '-', stdin=out)).out if 'Rules' not in out
              else cli('convert', '--to', 'playstrategy', '-', '-', stdin=out).out, out)
        equal(cli('convert', '-', '-', stdin=out).out, cli('convert', '-', '-', stdin=text).out)
        return out
    head = '[White "Ama"]\n[Black "Kofi"]\n'
    # Variations, comments and glyphs are kept; a score is written as a tag of its own beside the
    # winner.
    equal(both_ways('[South "Ama"]\n[North "Kofi"]\n[Result "26-22"]\n\n{Start} 1. F! {Yes.} (1. A d) f 2. B *\n'),
          head + '[Result "1-0"]\n[OwareScore "26-22"]\n[Variant "Oware"]\n\n'
          '{Start} 1. f1c2 $1 {Yes.} (1. a1e1 c2b1) 1... a2d1 2. b1f2 1-0\n')
    contains(both_ways('[South "Ama"]\n[North "Kofi"]\n[Termination "resignation"]\n[Result "0-1"]\n\n1. F *\n'),
             '[Result "0-1"]\n[OwareScore "0-1"]\n[Variant "Oware"]\n[Termination "resignation"]\n\n1. f1c2 0-1\n')
    contains(both_ways('[South "Ama"]\n[Result "24-24"]\n\n1. F *\n'), '1/2-1/2\n')
    contains(both_ways('[FEN "1-0-0-0-2-0-0-3-0-0-0-1-21-20-N"]\n\n1. … f *\n'),
             '[FEN "1S,3,3S,1/1S,3,2S,1 21 20 N 1"]\n\n1... a2a1 *\n')
    # A file from PlayStrategy stays the same when it is read and written again.
    theirs = ('[Event "Casual Oware game"]\n' + head + '[Result "1-0"]\n[Variant "Oware"]\n[WhiteElo "1500"]\n'
              '[Termination "Time forfeit"]\n\n1. f1c2 {[%clk 0:05:00]} c2c1 2. a1f1 1-0\n')
    equal(both_ways(theirs), theirs)
    theirs = head + '[Result "1-0"]\n[Variant "Oware"]\n[FEN "1S,4,1S/4,1S,1S 24 20 S 1"]\n\n1. f1f2 1-0\n'
    equal(both_ways(theirs), theirs)
    # Games under other rules can be written, but PlayStrategy cannot play them.
    contains(both_ways('[Variant "society"]\n\nFf'), '[Variant "Awele Society"]\n[Rules "slam=')
    answer = cli('convert', '--to', 'playstrategy', '-', '-', stdin='[Variant "society"]\n\nFf')
    equal((answer.status, answer.err), (0, 'awale-cli: -: game 1: PlayStrategy cannot play by its rules\n'))


@case('convert/playstrategy/games')
def _(cli):
    for name in GAMES:
        there = cli('convert', '--to', 'playstrategy', name, '-').out
        equal(cli('convert', '-', '-', stdin=there).out, cli('convert', name, '-').out)


@case('convert/nothing')
def _(cli):
    with folder() as where:
        answer = cli('convert', '-', 'out.ogn', stdin='', cwd=where)
        equal(answer.status, 1)
        equal(os.listdir(where), [])


@case('convert/in-place')
def _(cli):
    with folder() as where:
        path = pathlib.Path(where, 'a.ogn')
        path.write_text('FfB')
        done(cli('convert', 'a.ogn', 'a.ogn', cwd=where), '')
        equal(path.read_text(), HEAD + '[Result "*"]\n\n1. F f 2. B *\n')
        equal(os.listdir(where), ['a.ogn'])


@case('convert/never-loses')
def _(cli):
    with folder() as where:
        path = pathlib.Path(where, 'a.ogn')
        text = '1. F {' + 'x' * (1024 * 1024 + 1) + '} f *\n'
        path.write_text(text)
        answer = cli('convert', 'a.ogn', 'a.ogn', cwd=where)
        equal(answer.status, 1)
        contains(answer.err, 'a.ogn: not replaced, because not all of it could be read\n')
        assert path.read_text() == text
        equal(cli('convert', 'a.ogn', 'b.ogn', cwd=where).status, 1)
        done(cli('check', 'b.ogn', cwd=where), COLUMNS + 'b.ogn\t1\tok\t\n')


@case('convert/damaged')
def _(cli):
    """A file that was read only in part is not overwritten under any of its names, but can be
    written elsewhere."""
    with folder() as where:
        path = pathlib.Path(where, 'a.ogn')
        pathlib.Path(where, 'link.ogn').symlink_to(path)
        for text in '1. F Q *\n', '1. F f\0 *\n':
            path.write_text(text)
            for names in ('a.ogn', 'a.ogn'), ('a.ogn', './a.ogn'), ('link.ogn', 'a.ogn'), ('a.ogn', 'link.ogn'), ('a.ogn', path.as_uri()):
                answer = cli('convert', *names, cwd=where)
                equal(answer.status, 1)
                contains(answer.err, f'{names[1]}: not replaced, because not all of it could be read\n')
                equal(path.read_text(), text)
            cli('convert', 'a.ogn', 'b.ogn', cwd=where)
            assert pathlib.Path(where, 'b.ogn').read_text().startswith(HEAD)


@case('page/not-its-own-source')
def _(cli):
    with folder() as where:
        for command, name in ('page', 'a.html'), ('sheet', 'a.pdf'):
            path = pathlib.Path(where, name)
            path.write_text('1. F f *\n')
            refused(cli(command, name, '-o', './' + name, cwd=where), 2,
                    f'./{name}: the file to write is the same as the file to read')
            equal(path.read_text(), '1. F f *\n')


@case('convert/failures')
def _(cli):
    answer = cli('convert', str(GAMES[0]), '/nowhere/out.ogn')
    equal((answer.status, answer.out), (3, ''))
    contains(answer.err, 'awale-cli: /nowhere/out.ogn: ')
    equal(cli('convert', '/nowhere/in.ogn', '-').status, 3)
    refused(cli('convert', 'one'), 2, 'a file to read and a file to write are needed')
    for option in ('--from', '--to'):
        refused(cli('convert', option, 'pgn', 'one', 'two'), 2, '“pgn” is not a format: write ogn, letters or playstrategy')



@case('page/written')
def _(cli):
    with folder() as where:
        pathlib.Path(where, 'club.ogn').write_text('[South "Ama"]\n\n1. F f *\n\n[South "Esi"]\n\n1. Q *\n')
        answer = cli('page', 'club.ogn', '-o', 'club.html', cwd=where)
        equal((answer.status, answer.out), (1, ''))
        contains(answer.err, 'awale-cli: club.ogn:7:4: ')
        contains(pathlib.Path(where, 'club.html').read_text(), '<title>club</title>')
        contains(cli('page', 'club.ogn', '--title', 'R & D', '-o', '-', cwd=where).out, '<h1><bdi>R &amp; D</bdi></h1>')


@case('page/failures')
def _(cli):
    for words in ([], ['a.ogn', 'b.ogn']):
        for subcommand in ('page', 'animate', 'sheet'):
            refused(cli(subcommand, *words, '-o', 'out'), 2, 'exactly one file is needed')
        for subcommand in ('show', 'report', 'analyse'):
            refused(cli(subcommand, *words), 2, 'exactly one file is needed')
    refused(cli('page', 'a.ogn'), 2, 'a file to write is needed: -o FILE')
    refused(cli('page', 'a.ogn', '-o', 'a.html', '--theme', 'gold'), 2, 'there is no theme “gold”, only hardwood, light-wood, slate')
    equal(cli('page', '/nowhere/a.ogn', '-o', '-').status, 3)
    answer = cli('page', str(GAMES[0]), '-o', '/nowhere/a.html')
    equal((answer.status, answer.out), (3, ''))
    contains(answer.err, 'awale-cli: /nowhere/a.html: ')
    equal(cli('page', '-', '-o', '-', stdin='').status, 1)


@case('page/not-a-game')
def _(cli):
    noise = bytes(range(256)).decode('latin-1') * 4
    with folder() as where:
        for command, name in ('page', 'a.html'), ('sheet', 'a.pdf'):
            for text in noise, '', '{only words} Q':
                answer = cli(command, '-', '-o', name, stdin=text, cwd=where)
                equal((answer.status, answer.out), (1, ''))
                contains(answer.err, 'awale-cli: -: no game could be read, so nothing was written\n')
        equal(os.listdir(where), [])


@case('page/endings')
def _(cli):
    for command, ending in ('sheet', '.pdf'), ('page', '.html'):
        refused(cli(command, str(GAMES[0]), '-o', 'a.txt'), 2, f'a.txt: the name of the file to write has to end in {ending}')
    with folder() as where:
        done(cli('sheet', str(GAMES[0]), '-o', 'plain', cwd=where), '')
        equal(os.listdir(where), ['plain'])


@case('show/controls')
def _(cli):
    told = cli('show', '-', stdin='[South "\x1b]0;x\x07Ama"]\n\n1. F {a\x1b[2Jb\x7f\x9bc} f *\n')
    assert not any(ord(sign) < 32 and sign != '\n' or 127 <= ord(sign) < 160 for sign in told.out), told.out
    contains(told.out, 'Ama – North')


@case('show/standard-input')
def _(cli):
    equal(done(cli('show', '-', stdin='1. F f *\n')).out.splitlines()[0], 'South – North')


@case('show/names')
def _(cli):
    with folder() as where:
        pathlib.Path(where, 'a.ogn').write_text('[South "-"]\n[North "Ama"]\n[Event "Cup"]\n[Site "-"]\n'
                                                '[Date "????.??.??"]\n\n1. F f *\n')
        equal(done(cli('show', 'a.ogn', cwd=where)).out.splitlines()[:2], ['South – Ama', 'Cup · Oware Abapa'])


@case('show/end')
def _(cli):
    def show(text):
        return done(cli('show', '-', stdin=text)).out
    ended = show('[FEN "0-3-0-0-0-0-0-0-0-0-0-1-21-23-N"]\n\n1. … f *\n')
    contains(ended, '   23 |  0   0   0   0   0   0  |\n')
    contains(ended, '\nNo legal sowing is left. South keeps 4 seeds. 25–23\n')
    contains(show('[South "Ama"]\n[Result "0-1"]\n[Termination "resignation"]\n\n1. F f 0-1\n'), 'Ama resigns.\n')
    contains(show('[Result "26-22"]\n\n1. F f *\n'), 'The game was stopped here. 26–22\n')
    contains(show('1. F f *\n'), 'The game goes on. 0–0\n')


run_cases()
