# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The study window as a user sees it, with its pits, moves, buttons and dialogs, in the language of
the case."""
import contextlib
import gettext
import os
import pathlib
import re
from xml.etree import ElementTree

WINDOW = pathlib.Path(__file__).parents[2] / 'src' / 'app' / 'window'
MENUS = {'Main Menu': ('awale-window.ui', 'main_menu'), 'Board Menu': ('awale-window.ui', 'board_menu'),
         'Games Menu': ('awale-window.ui', 'games_menu'), 'More Game Actions': ('awale-play-bar.ui', 'play_menu'),
         'Library Menu': ('awale-library-page.ui', 'library_menu')}


def menu_items(button):
    """Returns the items with a label in the menu of a button, in order."""
    file, name = MENUS[button]
    menu = ElementTree.parse(next(WINDOW.parent.glob(f'*/{file}'))).find(f"menu[@id='{name}']")
    return menu.findall("section/item/attribute[@name='label']/..")


def menu_labels(button):
    """Returns the labels of the items in the menu of a button."""
    return [item.find("attribute[@name='label']").text for item in menu_items(button)]


def sure_labels(button):
    """Returns the labels of the items before the first one that can be hidden; their places never
    change."""
    hides = [item.find("attribute[@name='hidden-when']") is not None for item in menu_items(button)]
    return menu_labels(button)[:(hides + [True]).index(True)]


def known_texts():
    """Returns the texts of the program from any catalog; texts with a context are also listed
    without it."""
    with next(pathlib.Path(os.environ['AWALE_LOCALE_DIR']).glob('*/LC_MESSAGES/awale.mo')).open('rb') as file:
        found = gettext.GNUTranslations(file)._catalog
    keys = {key if isinstance(key, str) else key[0] for key in found}
    return keys | {key.split('\x04')[-1] for key in keys}


class Study:
    """Finds the parts of a study window in a running App by their accessible names."""

    def __init__(self, app, language):
        self.app = app
        catalogue = gettext.translation('awale', os.environ['AWALE_LOCALE_DIR'], [language], fallback=language == 'en')
        self.nt = catalogue.ngettext
        self.translate, self.known = catalogue.gettext, known_texts()
        self.parts = {}
        self.frames = {w.path for w in self.app.toplevels() if 'modal' not in app.states(w)}

    def t(self, text):
        """Returns a text of the program in the language of the case. Fails if the program does not
        have the text, because a test might otherwise wait for it in vain."""
        assert text in self.known, f'the program has no text “{text}”'
        return self.translate(text)

    def part(self, role, text):
        """Returns a part of the window that always exists; the part is cached, which makes searches
        within it faster."""
        if text not in self.parts:
            self.parts[text] = self.find(role, text)
        return self.parts[text]

    def board(self):
        return self.part('panel', 'Board')

    def list(self):
        return self.part('list', 'Moves')

    def find(self, role, text, state=None):
        """Returns the first accessible with this role whose name is the translated text."""
        return self.app.find(role, self.named(text), state)

    def named(self, text):
        """Returns a pattern for the accessible name of a text. GTK 4.8 may repeat the text with its
        mnemonic: “_Save Save”."""
        plain = re.escape(self.t(text).replace('_', '', 1))
        return f'^(.*_.* |{plain} )?{plain}$'

    def in_overview(self, text):
        """Returns a pattern for a text in the overview of keys. GTK 4.18 puts the keys first: “Page
        Down Next move”."""
        return f'(^| ){re.escape(self.t(text))}$'

    def in_context(self, context, text):
        """Returns the translation of a text that has a context."""
        key = f'{context}\x04{text}'
        translated = self.t(key)
        return text if translated == key else translated

    def click(self, role, text):
        self.app.click(self.find(role, text, 'sensitive'))

    def press(self, text):
        self.app.press(self.find('push button', text, 'sensitive'))

    def page(self, text):
        """Shows a page of the side pane, because a page that is not shown is invisible in the tree
        of GTK 4.18. In a high window, moves and analysis share a page."""
        tabs = [self.named(text), self.in_context('page', 'Study')] if text in ('Moves', 'Analysis') else [self.named(text)]
        tab = self.app.find('page tab', '|'.join(f'^{t}$' for t in tabs))
        self.app.do_action(tab)
        self.app.wait_state(tab, 'selected')
        self.app.settle()
        self.parts.pop('Moves', None)       # the list returns as another accessible

    # --- The board -------------------------------------------------------------------------------

    def pit(self, letter):
        return self.app.find('push button', f'^{letter}, ', under=self.board())

    def pits(self):
        return {name[0]: name for name in self.app.names('push button', '^[A-Fa-f], ', under=self.board())}

    def wait_pit(self, letter, seeds):
        words = self.nt('%d seed', '%d seeds', seeds) % seeds
        self.app.wait(lambda: words in re.split('[,.] ', self.pits().get(letter) or ''), f'{words} in {letter}')

    # --- The move list ---------------------------------------------------------------------------

    def move_name(self, number, side, letter, glyph=None, harvest=0):
        """Returns the name of a move in the list: “Round 3, South D captures 2 · Good move”."""
        played = self.t(side + ' %s') % letter
        if harvest:
            played = self.nt('%s captures %d', '%s captures %d', harvest) % (played, harvest)
        if glyph:
            played += ' · ' + self.t(glyph)
        return self.t('Round %d, %s') % (number, played)

    def moves(self):
        start = re.escape(self.t('Round %d, %s').split('%')[0])
        return self.app.names('push button', f'^{start}[0-9]', under=self.list())

    def move(self, *words, **more):
        return self.app.find('push button', f'^{re.escape(self.move_name(*words, **more))}$', under=self.list())

    def wait_moves(self, moves):
        self.app.wait(lambda: self.moves() == moves, 'the list to show those moves')

    def wait_first_moves(self, moves):
        """Waits until the visible rows show the first of these moves, after the list was hidden or
        resized. In GTK 4.18 only visible rows are in the tree, and a list that is shown again has a
        new accessible."""
        def there():
            self.parts.pop('Moves', None)
            now = self.moves()
            return now and now == moves[:len(now)]
        self.app.wait(there, 'the list to show those moves')

    def wait_no_move(self, *words, **more):
        self.app.wait_gone('push button', f'^{re.escape(self.move_name(*words, **more))}$', under=self.list())

    def row(self, text):
        return self.app.find('panel', re.escape(text), under=self.list())

    def rows(self):
        return self.app.names('panel', '.', under=self.list())

    # --- Play ------------------------------------------------------------------------------------

    def says(self, text, *words):
        """Waits until a label, usually that of the play bar, shows this text of the program."""
        return self.app.find('label', re.escape(self.t(text) % words if words else self.t(text)))

    def wait_plies(self, count):
        def there():
            with contextlib.suppress(Exception):        # the rows may change meanwhile
                return len(self.moves()) == count
        self.app.wait(there, f'{count} moves in the list')

    # --- Comment, glyphs, header and menus -------------------------------------------------------

    def comment(self):
        names = (self.t('Comment on the game'), self.t('Comment on %s').split('%s')[0])
        return self.app.find('text', '^(' + '|'.join(map(re.escape, names)) + ')')

    def comment_text(self):
        return self.app.text(self.comment())

    def glyph(self, meaning):
        return self.find('push button', meaning)

    def undo(self):
        """Returns the undo button, which names the step: “Undo: Comment”."""
        return self.app.find('push button', '^' + self.t('Undo'))

    def redo(self):
        return self.app.find('push button', '^' + self.t('Redo'))

    def menu_item(self, text, button='Main Menu', near=None):
        """Returns an item in the open menu of a button; if near is given, it is searched first.
        Items have no names in GTK 4.18, and are found by their place."""
        def find_place(count):
            labels = menu_labels(button)
            if count != len(labels):    # some items are hidden, or others follow
                labels = sure_labels(button)
            return labels.index(text) if text in labels and count >= len(labels) else None

        def look(under):
            named = self.app.find_all('menu item', self.named(text), under=under)   # GTK 4.8 also reports hidden items
            if named:
                return named
            items = self.app.find_all('menu item', '^$', 'showing', under)
            place = find_place(len(items))
            return place is not None and [items[place]]
        return self.app.wait(lambda: near and look(near) or look(None), f'the menu item “{text}”')[0]

    def menu(self, item, button='Main Menu'):
        """Chooses an item of a menu with the pointer, or by its action if GTK reports wrong
        positions."""
        opens = self.find('push button', button)
        self.app.press(opens)
        chosen = self.menu_item(item, button, opens)
        if chosen.name:
            self.app.click(chosen)
        else:
            self.app.do_action(chosen)

    def menu_by_key(self, item, button='Main Menu'):
        """Opens the menu of a button by keys, and chooses an item with the arrow keys."""
        self.app.settle()       # GTK 4.8 closes a menu that is opened within the frame that closed another
        if button == 'Main Menu':
            self.app.key('F10')
        else:
            self.app.tab_to('push button', self.named(button))
            self.app.key('Return')
        near = self.app.top(self.app.wait_focus('menu item'))
        wanted = self.menu_item(item, button, near)
        for _ in menu_labels(button):
            if self.app.focused().path == wanted.path:
                break
            before = self.app.focused()
            self.app.key('Down')
            self.app.wait(lambda: (now := self.app.focused()) and now.path != before.path,
                          f'the item after “{before.name}”, before “{item}”')
        self.app.key('Return')

    def choose(self, row, *keys, role='combo box', tab='Tab'):
        """Opens the list of a row, and chooses by keys. Returns the row once it has the focus
        again, because the list keeps the focus for a while after the choice."""
        self.app.tab_to(role, self.named(row), tab)
        self.app.key('space')
        self.app.wait_focus('list item')
        self.app.key(*keys, 'Return')
        return self.app.wait_focus(role, self.named(row))

    def choose_file(self, path):
        """Enters a short path in the open file chooser. It types slowly and repeatedly, because the
        completion may interfere with the next letter."""
        self.dialog()
        self.app.key('ctrl+l')
        entry = self.app.wait_focus('text')
        for _ in range(5):
            self.app.key('ctrl+a')
            for letter in path:
                self.app.type(letter)
                self.app.settle()
            for _ in path:      # the completion follows the last letter, selected or not
                self.app.key('Delete')
                self.app.settle()
                if self.app.text(entry) == path:
                    break
            if self.app.text(entry) == path:
                break
        self.app.wait_text(entry, f'^{re.escape(path)}$')
        self.app.key('Return')
        self.wait_no_dialog()

    # --- Notices ---------------------------------------------------------------------------------

    def has_notice(self, text):
        """Returns true if the bar below the header shows this text. The height is checked, because
        a hidden bar keeps its name."""
        return any(self.app.extents(bar)[3] for bar in self.app.find_all('panel', f'^{re.escape(text)}$'))

    def wait_notice(self, text):
        self.app.wait(lambda: self.has_notice(text), f'the notice “{text}”')

    def wait_no_notice(self, text):
        self.app.wait(lambda: not self.has_notice(text), f'the notice “{text}” to go')

    # --- Dialogs ---------------------------------------------------------------------------------

    def dialogs(self):
        """Returns the open dialogs, which are windows that declare themselves as such, or that were
        opened after this one."""
        found = []
        for window in self.app.toplevels():
            with contextlib.suppress(Exception):        # the dialog may be closing
                if self.app.role(window) != 'frame' or window.path not in self.frames:
                    found.append(window)
        return found

    def dialog(self):
        """Waits for a dialog, and makes it the current window."""
        dialog = self.app.wait(self.dialogs, 'a dialog')[-1]
        self.app.wait_window('')        # the window opened last
        self.app.settle()
        return dialog

    def wait_no_dialog(self):
        self.app.wait(lambda: not self.dialogs(), 'the dialog to go')
        self.app.wait_window('')

    def answer_by_key(self, text):
        """Waits for a question and answers it by keyboard. It does not wait for the question to
        close, because the answer may open or close other windows."""
        self.dialog()
        self.app.tab_to('push button', self.named(text))
        self.app.key('Return')

    def answer(self, text):
        """Waits for a question, presses this button, and waits until the question is closed."""
        dialog = self.dialog()
        self.app.click(self.app.find('push button', self.named(text), 'sensitive', under=dialog))
        self.wait_no_dialog()
