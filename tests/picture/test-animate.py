#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Animates games with awale-cli, and checks the files, messages and exit status."""
import pathlib
import struct
import sys

import cases

GAMES = '''[South "Ama"]
[North "Kofi"]

1. C d 2. F b 3. A *

[South "Esi"]
[North "Yaw"]

1. A a (1... b 2. C) *
'''

# A game in which two seeds change places around the board 21 times, under rules that allow this.
LONG = ('[Rules "slam=no-capture feed=yes stuck=end leftover=owner dead=plays-on drought=none repetition=99 cycle=owner '
        'first=choice majority=may-stop"]\n'
        '[FEN "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S"]\n\n' + 'A a B b C c D d E e F f ' * 21 + '*\n')
MOST = 240      # frames


class Animate:
    """Runs awale-cli animate in a folder of its own, with a file of two games."""

    def __init__(self, program, folder):
        self.program, self.folder = pathlib.Path(program).resolve(), pathlib.Path(folder)
        (self.folder / 'g.ogn').write_text(GAMES, encoding='utf-8')

    def run(self, *words):
        return cases.start(self.program, self.folder, 'animate', *words)

    def draw(self, *words):
        """Returns the size of the canvas and the duration of each frame."""
        result = self.run('--size=200', *words, 'g.ogn', '-o', 'a.webp')
        assert (result.returncode, result.stdout, result.stderr) == (0, '', ''), result
        data = (self.folder / 'a.webp').read_bytes()
        assert data[:4] == b'RIFF' and data[8:12] == b'WEBP' and struct.unpack('<I', data[4:8])[0] == len(data) - 8
        size, pauses, place = None, [], 12
        while place < len(data):
            kind, length = data[place:place + 4], struct.unpack('<I', data[place + 4:place + 8])[0]
            body = data[place + 8:place + 8 + length]
            if kind == b'VP8X':
                size = (int.from_bytes(body[4:7], 'little') + 1, int.from_bytes(body[7:10], 'little') + 1)
            elif kind == b'ANMF':
                pauses.append(int.from_bytes(body[12:15], 'little'))
            place += 8 + length + length % 2
        return *size, pauses


def check_game(animate):
    """Checks that there is a frame for each position of the main line, and that the first game is
    the default."""
    width, height, pauses = animate.draw()
    assert width == 200 and 60 < height < 100, (width, height)
    assert len(pauses) == 6 and len(set(pauses[:-1])) == 1 and pauses[-1] > pauses[0], pauses
    assert len(animate.draw('--game=2')[2]) == 3


def check_long(animate):
    """Checks that an animation of a long game ends early, with a message that names the file and
    the game."""
    (animate.folder / 'l.ogn').write_text(f'{GAMES}\n{LONG}', encoding='utf-8')
    result = animate.run('--size=64', '--game=3', 'l.ogn', '-o', 'a.webp')
    said = f'awale-cli: l.ogn: game 3: only the first {MOST} positions are in the animation\n'
    assert (result.returncode, result.stdout, result.stderr) == (0, '', said), result
    assert (animate.folder / 'a.webp').stat().st_size > 0


def check_options(animate):
    assert animate.draw('--size=300')[0] == 300
    plain = (animate.folder / 'a.webp').read_bytes()
    animate.draw('--size=300', '--theme=slate')
    assert (animate.folder / 'a.webp').read_bytes() != plain


def check_usage(animate):
    for words, said in (
            (['-o', 'x.webp'], 'file'),
            (['g.ogn'], '-o FILE'),
            (['g.ogn', '-o', 'x.gif'], 'x.gif: the name of the file to write has to end in .webp'),
            (['g.ogn', '--size', '3', '-o', 'x.webp'], '64'),
            (['g.ogn', '--size', '20000', '-o', 'x.webp'], '1600'),
            (['g.ogn', '--game', '0', '-o', 'x.webp'], '1 or more'),
            (['g.ogn', '--theme', 'plastic', '-o', 'x.webp'], 'light-wood')):
        result = animate.run(*words)
        assert result.returncode == 2, (words, result.returncode)
        assert said in result.stderr, (words, result.stderr)
        assert not (animate.folder / 'x.webp').exists(), words


def check_failure(animate):
    result = animate.run('g.ogn', '--game=3', '-o', 'x.webp')
    assert result.returncode == 1 and 'no game 3' in result.stderr, result
    result = animate.run('none.ogn', '-o', 'x.webp')
    assert result.returncode == 3 and 'none.ogn' in result.stderr, result
    result = animate.run('--size=64', 'g.ogn', '-o', 'no/such/folder/x.webp')
    assert result.returncode == 3 and 'no/such/folder' in result.stderr, result


if __name__ == '__main__':
    sys.exit(cases.run('picture/animate', globals(), lambda folder: Animate(sys.argv[1], folder)))
