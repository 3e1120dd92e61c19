# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""A game beside the game: what the window must show and the file must hold, as plainly as can be, and a reader of
movetext that shares nothing with the program's."""
import copy
import json
import re
import subprocess

GLYPHS = {1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!'}
WORD = re.compile(r'''\s*(?: \{ (?P<comment>(?:\\.|[^\\}])*) \} | (?P<bracket>[()])
                  | (?P<number>\d+\.(?:\s*(?:…|\.\.\.))?)
                  | (?P<result>\*|\d+(?:\.5)?-\d+(?:\.5)?) | (?P<move>--|[A-Fa-f])(?:\+\d+(?:\.5)?)?(?P<glyph>[!?]{0,2})
                  | \$(?P<nag>\d+) )''', re.X)


class Move:
    """What is said of a move, or of the start, and the moves that follow, by their letters, in their order. position:
    of a start, if it is another than usual."""

    def __init__(self, position=None):
        self.glyphs, self.comment, self.following, self.position = [], '', {}, position

    def __eq__(self, other):
        return ((self.glyphs, self.comment, self.position) == (other.glyphs, other.comment, other.position)
                and list(self.following.items()) == list(other.following.items()))

    def __repr__(self):
        said = ''.join(GLYPHS.get(g, f'${g}') for g in self.glyphs) + (f'{{{self.comment}}}' if self.comment else '')
        rest = [f'{letter}{move!r}' for letter, move in self.following.items()]
        return (self.position or '') + said + (rest[0] if len(rest) == 1 else f'({"|".join(rest)})' if rest else '')

    def count(self):
        """How many moves there are from here on."""
        return sum(1 + move.count() for move in self.following.values())


def plain_comment(text):
    """A comment without its commands, on one line."""
    text = re.sub(r'\\(.)', r'\1', re.sub(r'\[%[^]]*\]', '', text))
    return ' '.join(text.split())


def read_movetext(text, position=None):
    """The tree of a movetext, that is, its start."""
    start = Move(position)
    line, opened, place = [start], [], 0
    while place < len(text.rstrip()):
        word = WORD.match(text, place)
        assert word, f'not movetext: {text[place:place + 40]!r}'
        place = word.end()
        if word['comment'] is not None:
            line[-1].comment = ' '.join(filter(None, [line[-1].comment, plain_comment(word['comment'])]))
        elif word['bracket'] == '(':
            opened.append(line)
            line = line[:-1]
        elif word['bracket']:
            line = opened.pop()
        elif word['move']:
            line = line + [line[-1].following.setdefault(word['move'], Move())]
            line[-1].glyphs += [number for number, sign in GLYPHS.items() if sign == word['glyph']]
        elif word['nag']:
            line[-1].glyphs.append(int(word['nag']))
    return start


def read_games(text):
    """The trees of all games of a file."""
    found = re.split(r'((?:^\[.*\]\n)+)\n', text, flags=re.M)[1:]
    return [read_movetext(movetext, *re.findall(r'^\[FEN "(.*)"\]$', tags, re.M))
            for tags, movetext in zip(found[::2], found[1::2])]


class Rules:
    """What may be played, asked of awale-cli and remembered."""

    def __init__(self, command, ruleset='abapa'):
        self.command, self.ruleset, self.known = command, ruleset, {}

    def ask(self, line, start=None):
        """The position after a line of moves from a start, which is the usual one if it is not said, and what may be
        played then."""
        if (line, start) not in self.known:
            if len(self.known) > 5000:
                self.known.clear()
            done = subprocess.run([self.command, 'play', '--ruleset', self.ruleset, '--json',
                                   *(['--position', start] if start else []), ' '.join(line)],
                                  capture_output=True, text=True, check=True, timeout=60)
            self.known[line, start] = json.loads(done.stdout)
        return self.known[line, start]

    def legal(self, line, start=None):
        return [letter for letter in self.ask(line, start)['legal'].split() if letter.isalpha()]

    def pits(self, line, start=None):
        """The seeds in the twelve pits, by letter."""
        return dict(zip('ABCDEFabcdef', map(int, self.ask(line, start)['position'].split('-'))))


class Model:
    """A game, the line to the move in view, as letters, and what undo and redo bring back."""

    def __init__(self, start):
        self.start, self.line, self.way = start, '', {}
        self.past, self.future = [], []

    def at(self, line=None):
        move = self.start
        for letter in self.line if line is None else line:
            move = move.following[letter]
        return move

    # Walking. Which way a step forward goes is not known after a change of the tree, until the start is in view again.

    def go(self, line):
        self.line = line
        if not line:
            self.way = {}
        elif self.way is not None:
            self.way |= {line[:n]: line[n] for n in range(len(line))}

    def next(self, line):
        """The line one step further, None at an end."""
        following = list(self.at(line).following)
        if not following:
            return None
        taken = self.way.get(line)
        return line + (taken if taken in following else following[0])

    def end(self):
        line = self.line
        while further := self.next(line):
            line = further
        return line

    # Changing.

    def change(self, line, edit):
        """A step of the history, after which this line is in view; edit changes the tree."""
        self.past.append((copy.deepcopy(self.start), self.line, line))
        self.future.clear()
        edit()
        self._jump(line)

    def _jump(self, line):
        self.way = None
        self.go(line)

    def play(self, letter):
        """Returns whether that is a new move."""
        move, line = self.at(), self.line + letter
        if letter in move.following:
            self.go(line)
            return False
        self.change(line, lambda: move.following.__setitem__(letter, Move()))
        return True

    def toggle_glyph(self, glyph):
        move = self.at()
        others = [g for g in move.glyphs if g > 6]
        self.change(self.line, lambda: setattr(move, 'glyphs', others if glyph in move.glyphs else [glyph] + others))

    def say(self, comment):
        move = self.at()
        if comment != move.comment:
            self.change(self.line, lambda: setattr(move, 'comment', comment))

    def cut(self):
        parent, letter = self.at(self.line[:-1]), self.line[-1]
        self.change(self.line[:-1], lambda: parent.following.pop(letter))

    def begin_with(self, position):
        """The game begins with another position, and has no moves."""
        start = Move(position)
        self.change('', lambda: setattr(self, 'start', start))

    def undo(self):
        former, before, after = self.past.pop()
        self.future.append((self.start, before, after))
        self.start = former
        self._jump(before)

    def redo(self):
        latter, before, after = self.future.pop()
        self.past.append((self.start, before, after))
        self.start = latter
        self._jump(after)
