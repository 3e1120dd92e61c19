# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The study window as a person sees it: where its pits, moves, buttons and dialogs are, in the language of the case."""
import gettext
import os
import re


class Study:
    """Finds the things of the study window in a running App, by the names that a screen reader is given."""

    def __init__(self, app, language):
        self.app = app
        catalogue = gettext.translation('awale', os.environ['AWALE_LOCALE_DIR'], [language], fallback=language == 'en')
        self.t, self.nt = catalogue.gettext, catalogue.ngettext

    def find(self, role, text, state=None):
        """The first accessible of this role whose name is this text of the program, translated."""
        name = self.t(text)
        plain = name.replace('_', '')       # what a mnemonic's button is called
        return self.app.find(role, f'^({re.escape(name)}|{re.escape(plain)})$', state)

    def click(self, role, text):
        self.app.click(self.find(role, text, 'sensitive'))

    # Board.

    def pit(self, letter):
        """The pit of a letter."""
        return self.app.find('push button', f'^{letter}, ')

    def pits(self):
        """The names of the twelve pits, by letter."""
        names = [a.name for a in self.app.find_all('push button', '^[A-Fa-f], ')]
        return {name[0]: name for name in names}

    def wait_pit(self, letter, seeds):
        """Waits until a pit holds that many seeds."""
        words = self.nt('%d seed', '%d seeds', seeds) % seeds
        self.app.wait(lambda: words in (self.pits().get(letter) or '').split(', '), f'{words} in {letter}')

    # Move list.

    def move_name(self, number, side, letter, glyph=None, harvest=0):
        """What the list calls a move: “Round 3, South D captures 2, good move”."""
        played = self.t(side + ' %s') % letter
        if harvest:
            played = self.nt('%s captures %d', '%s captures %d', harvest) % (played, harvest)
        if glyph:
            meaning = self.t(glyph)
            played += ', ' + meaning[0].lower() + meaning[1:]
        return self.t('Round %d, %s') % (number, played)

    def moves(self):
        """The names of the moves in the list, in its order."""
        start = re.escape(self.t('Round %d, %s').split('%')[0])
        return [a.name for a in self.app.find_all('push button', f'^{start}[0-9]')]

    def move(self, *words, **more):
        return self.app.find('push button', f'^{re.escape(self.move_name(*words, **more))}$')

    def wait_moves(self, moves):
        self.app.wait(lambda: self.moves() == moves, 'the list to show those moves')

    def wait_no_move(self, *words, **more):
        self.app.wait_gone('push button', f'^{re.escape(self.move_name(*words, **more))}$')

    def list_item(self, text):
        """The row of the list that says this."""
        return self.app.find('list item', re.escape(text))

    # Comment, glyphs, header, menu.

    def comment(self):
        return self.find('text', 'Comment')

    def comment_text(self):
        return self.app.text(self.comment())

    def glyph(self, meaning):
        return self.find('push button', meaning)

    def undo(self):
        return self.find('push button', 'Undo')

    def redo(self):
        return self.find('push button', 'Redo')

    def menu(self, item):
        """Chooses an item of the main menu with the pointer."""
        self.app.click(self.find('push button', 'Main Menu', 'focusable'))
        self.app.click(self.find('menu item', item))
