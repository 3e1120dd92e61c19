#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Draws diagrams with awale-cli and checks the files, messages and exit status."""
import pathlib
import struct
import sys

import cases

POSITION = '3-0-1-5-6-0-1-20-0-2-1-0-6-3-N'


class Diagram:
    """Runs awale-cli diagram in a folder of its own."""

    def __init__(self, program, folder):
        self.program, self.folder = pathlib.Path(program).resolve(), pathlib.Path(folder)

    def run(self, *words):
        return cases.start(self.program, self.folder, 'diagram', *words)

    def draw(self, name, *words):
        result = self.run('--size', '200', *words, POSITION, '-o', name)
        assert result.returncode == 0, result.stderr
        assert result.stdout == '' and result.stderr == ''
        return (self.folder / name).read_bytes()


def check_formats(diagram):
    assert diagram.draw('a.png').startswith(b'\x89PNG\r\n')
    assert diagram.draw('a.pdf').startswith(b'%PDF-')
    svg = diagram.draw('a.svg')
    assert b'<svg' in svg and b'<image' not in svg


def check_size(diagram):
    width, height = struct.unpack('>II', diagram.draw('s.png', '--size', '360')[16:24])
    assert width == 360 and 100 < height < 160, (width, height)
    assert b'width="1234px"' in diagram.draw('s.svg', '--size', '1234')


def check_themes(diagram):
    drawn = {diagram.draw('t.svg', '--theme', theme)
             for theme in ('hardwood', 'light-wood', 'slate')}
    drawn.add(diagram.draw('t.svg', '--mono'))
    assert len(drawn) == 4
    assert diagram.draw('t.svg') in drawn, 'the first theme is not what is drawn without one'


def check_same_again(diagram):
    for name in ('one.png', 'one.svg'):
        assert diagram.draw(name) == diagram.draw('two' + name[3:])


def check_links(diagram):
    """Checks that writing to a symbolic link keeps it and the hard links of its file."""
    (diagram.folder / 'name.svg').write_text('old')
    (diagram.folder / 'other.svg').hardlink_to(diagram.folder / 'name.svg')
    (diagram.folder / 'link.svg').symlink_to('other.svg')
    drawn = diagram.draw('link.svg')
    assert drawn.startswith(b'<?xml')
    assert (diagram.folder / 'name.svg').read_bytes() == drawn
    assert (diagram.folder / 'link.svg').is_symlink()


def check_usage(diagram):
    for words, said in (
            (['-o', 'x.png'], 'position'),
            ([POSITION], '-o FILE'),
            ([POSITION, '-o', 'x.jpg'], 'x.jpg'),
            (['4-4', '-o', 'x.png'], 'column'),
            ([POSITION, '--size', '3', '-o', 'x.png'], '64'),
            ([POSITION, '--size', 'wide', '-o', 'x.png'], 'size'),
            ([POSITION, '--theme', 'plastic', '-o', 'x.png'], 'light-wood'),
            ([POSITION, POSITION, '-o', 'x.png'], 'position')):
        result = diagram.run(*words)
        assert result.returncode == 2, (words, result.returncode)
        assert result.stderr.startswith('awale-cli: '), result.stderr
        assert said in result.stderr, (words, result.stderr)
        assert not any(p.name.startswith('x.') for p in diagram.folder.iterdir()), words


def check_failure(diagram):
    result = diagram.run(POSITION, '-o', 'no/such/folder/x.png')
    assert result.returncode == 3 and 'no/such/folder' in result.stderr, result


if __name__ == '__main__':
    sys.exit(cases.run('picture/diagram', globals(), lambda folder: Diagram(sys.argv[1], folder)))
