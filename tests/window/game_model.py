# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""A model of a game, to be compared with the window and the file, and a reader of movetext that is
independent of the program's own."""
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
    """A move or the start of a game with its annotations, and the moves that follow it, by letter
    and in order. position is set for an unusual start."""

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
        return sum(1 + move.count() for move in self.following.values())


def plain_comment(text):
    text = re.sub(r'\\(.)', r'\1', re.sub(r'\[%[^]]*\]', '', text))
    return ' '.join(text.split())


def read_movetext(text, position=None):
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
    found = re.split(r'((?:^\[.*\]\n)+)\n', text, flags=re.M)[1:]
    return [read_movetext(movetext, *re.findall(r'^\[FEN "(.*)"\]$', tags, re.M))
            for tags, movetext in zip(found[::2], found[1::2])]


class Rules:
    """Legal moves and positions, which come from awale-cli and are cached."""

    def __init__(self, command, ruleset='abapa'):
        self.command, self.ruleset, self.known = command, ruleset, {}

    def ask(self, line, start=None):
        """Returns the position after a line, with its legal moves; the start is the usual one by
        default."""
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
        """Returns the number of seeds in each of the twelve pits, by letter."""
        return dict(zip('ABCDEFabcdef', map(int, self.ask(line, start)['position'].split('-'))))


class Model:
    """A game with the line to the current move, written as letters, and the states for undo and
    redo."""

    def __init__(self, start):
        self.start, self.line, self.way = start, '', {}
        self.past, self.future = [], []

    def at(self, line=None):
        move = self.start
        for letter in self.line if line is None else line:
            move = move.following[letter]
        return move

    # --- Navigation ------------------------------------------------------------------------------
    # After a change of the tree, the next branch is unknown until the cursor has been at the start.

    def go(self, line):
        self.line = line
        if not line:
            self.way = {}
        elif self.way is not None:
            self.way |= {line[:n]: line[n] for n in range(len(line))}

    def next(self, line):
        """Returns the line that is one move longer, or None at the end."""
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

    # --- Changes ---------------------------------------------------------------------------------

    def change(self, line, edit):
        """Applies edit to the tree as one step of the history, and goes to the line."""
        self.past.append((copy.deepcopy(self.start), self.line, line))
        self.future.clear()
        edit()
        self._jump(line)

    def _jump(self, line):
        self.way = None
        self.go(line)

    def play(self, letter):
        """Plays a move. Returns True if the move is new."""
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
