# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""A model of the library for tests/window/soak.py, with the expected contents of its page, its
database and the explorer, and with the actions of a person there."""
import contextlib
import copy
import re
import sqlite3

from accessible import GLib
from game_model import Model, read_games
from soak_window import GameWindow

LIBRARY = '.local/share/awale/library.sqlite'
MAX_GAMES = 9          # so that all fit on the page
COLLECTIONS = ('openings', 'endings', 'to look at', 'mine')
COLUMNS = ('south', 'north', 'event', 'date', 'ruleset', 'result', 'plies')
QUESTION = '''SELECT south, text, favorite, (SELECT group_concat(name) FROM collected JOIN collections
                ON collections.id = collection WHERE game = games.id) FROM games JOIN texts USING (id)'''


class Listed:
    """A game of the library, with its moves, its favorite mark and the names of its collections."""

    def __init__(self, start, favorite=False, collections=()):
        self.start, self.favorite, self.collections = start, favorite, set(collections)

    def __eq__(self, other):
        return vars(self) == vars(other)

    def __repr__(self):
        return f'{self.start!r} {"*" if self.favorite else ""}{sorted(self.collections)}'

    def main_line(self):
        """Returns the letters of the moves up to each move of the main line, beginning with none
        for the start."""
        line, move, lines = '', self.start, ['']
        while move.following:
            letter, move = next(iter(move.following.items()))
            line += letter
            lines.append(line)
        return lines


class ListedWindow(GameWindow):
    """A window with a game of the library. The game in the library changes only when it is
    saved."""

    def __init__(self, soak, place, name):
        self.name, self.listed = name, soak.library.games[name]
        super().__init__(soak, place, Model(copy.deepcopy(self.listed.start)))

    def save(self):
        if self.can('save'):
            self.do('win.save')
            self.wait_saved()
        self.listed.start = copy.deepcopy(self.model.start)
        return self.soak.library.text(self.name).encode()

    def check_readable(self):
        """Does not check the file, because the database contains only games that the window could
        read."""


class Library:
    """The expected library: its games, by the name of South, which is unique, and its
    collections."""

    def __init__(self, soak):
        self.soak, self.app, self.study, self.random = soak, soak.app, soak.study, soak.random
        self.file = soak.stage.home / LIBRARY
        self.games, self.collections, self.names = {}, set(), set()

    # --- The database ----------------------------------------------------------------------------

    def ask(self, question, *values):
        if not self.file.exists():
            return []
        with contextlib.closing(sqlite3.connect(self.file.as_uri() + '?mode=ro', uri=True, timeout=60)) as database:
            return database.execute(question, values).fetchall()

    def text(self, name):
        return self.ask('SELECT text FROM games JOIN texts USING (id) WHERE south = ?', name)[0][0]

    def found(self):
        return {south: Listed(read_games(text)[0], bool(favorite), names.split(',') if names else ())
                for south, text, favorite, names in self.ask(QUESTION)}

    def check(self):
        """Waits until the database has the expected contents."""
        found = lambda: (self.found(), {name for name, in self.ask('SELECT name FROM collections')})
        must_be = self.games, self.collections
        self.soak.window.wait(lambda: found() == must_be, lambda: f'the library has {found()}, not {must_be}')

    # --- Games -----------------------------------------------------------------------------------

    def new_name(self):
        name = None
        while name is None or name in self.names:
            name = ''.join(self.random.choice('bdfgklmnprst') + self.random.choice('aeiou') for _ in range(3)).title()
        self.names.add(name)
        return name

    def new_game(self, name):
        """Returns the text of a game with some comments and variations."""
        line, words = '', []
        for _ in range(self.random.randint(0, 9)):
            legal = self.soak.rules.legal(line)
            if not legal:
                break
            letter, other = self.random.choice(legal), self.random.choice(legal)
            words.append(letter)
            if self.random.random() < 0.2:
                words.append('{' + self.soak.some_words() + '}')
            if other != letter and self.random.random() < 0.3:
                words.append(f'({other})')
            line += letter
        return f'[South "{name}"]\n[North "Kofi"]\n\n{" ".join([*words, "*"])}\n'

    def position(self, line, start=None):
        """Returns the pits and the side to move, without the stores."""
        parts = self.soak.rules.ask(line, start)['position'].split('-')
        return parts[:12] + parts[14:]

    def with_position(self, model):
        """Returns the names of the games that have the current position in their main line."""
        wanted = self.position(model.line, model.start.position)
        return [name for name, listed in self.games.items()
                if any(self.position(its) == wanted for its in listed.main_line())]

    # --- The page of the library -----------------------------------------------------------------

    def rows(self, window):
        """Returns the South players of the listed games."""
        return sorted(name.split(' – ')[0] for name in self.app.names('table row', ' – ', under=window.frame))

    def wait_rows(self, window, names):
        window.wait(lambda: self.rows(window) == sorted(names),
                    lambda: f'the library lists {self.rows(window)}, not {sorted(names)}')

    def enter(self, window):
        window.key('ctrl+l')
        self.app.wait_title(self.study.t('Library'))
        self.wait_rows(window, self.games)

    def leave(self, window):
        window.key('ctrl+l')
        self.app.wait(lambda: not re.search(self.study.t('Library'), self.app.title(window.id)), 'the library to go')

    def look_for(self, window, words, names):
        """Types into the search entry, and waits until these games are listed."""
        window.key('ctrl+f')
        entry = window.wait_focus('text', self.study.t('Find games'))
        self.app.key('ctrl+a', 'BackSpace')
        self.app.type(words)
        self.app.wait(lambda: self.app.text(entry) == words, f'“{words}” to be typed')
        self.wait_rows(window, names)

    def choose(self, window, name):
        self.look_for(window, name.lower(), [name])
        self.app.key('Return')
        window.wait_focus('table row', f'^{name} ')

    # --- Actions on the game called `name`, in a window that lists all games ---------------------

    def bring(self, window):
        """Imports games from a file, which may include one that the library already has."""
        new = {name: self.new_game(name) for name in (self.new_name() for _ in range(self.random.randint(1, 3)))}
        known = [self.text(self.random.choice(list(self.games)))] if self.games else []
        (self.soak.stage.home / 'in.ogn').write_text('\n'.join([*new.values(), *known]))
        window.key('ctrl+i')
        self.study.choose_file('~/in.ogn')
        self.games |= {name: Listed(read_games(text)[0]) for name, text in new.items()}
        self.check()
        self.app.wait(lambda: window.can('import-files'), 'the import to end')
        return f'import {", ".join(new)}'

    def like(self, window, name):
        self.choose(window, name)
        self.games[name].favorite = not self.games[name].favorite
        self.app.key('ctrl+d')
        self.check()
        return f'favor {name}'

    def collect(self, window, name):
        """Adds the game to an existing or new collection."""
        self.choose(window, name)
        collection = self.random.choice(COLLECTIONS)
        window.do('win.collect')
        dialog = self.study.dialog()
        if self.app.find_all('list item', f'^{collection}$', under=dialog) and self.random.random() < 0.5:
            self.app.tab_to('list item', f'^{collection}$')
        else:
            entry = self.app.find('text', under=dialog)     # libadwaita 1.2 does not report its focus
            self.app.type(collection)
            self.app.wait(lambda: self.app.text(entry) == collection, f'“{collection}” to be typed')
        self.app.key('Return')
        self.study.wait_no_dialog()
        self.collections.add(collection)
        self.games[name].collections.add(collection)
        self.check()
        return f'collect {name} into {collection}'

    def filter(self, window, place, names):
        """Selects an entry in the list of favorites and collections, and waits until these games
        are listed."""
        self.app.do_action(window.find_all('push button', '^Filters$')[0].children[0])
        self.app.wait_focus('combo box', '^Collection$')
        self.app.key('Return')
        self.app.wait_focus('list item')
        self.app.key('Home', *['Down'] * place, 'Return')
        self.app.wait_focus('combo box', '^Collection$')
        self.wait_rows(window, names)
        self.app.key('Escape')

    def shelve(self, window, name):
        """Shows the favorites, or shows a collection and removes a game from it, renames it or
        deletes it."""
        favorites = [name for name, listed in self.games.items() if listed.favorite]
        if not self.collections or self.random.random() < 0.2:
            self.filter(window, 1, favorites)
            window.do('win.clear-filters')
            return f'{len(favorites)} favorites'
        collection = self.random.choice(list(self.collections))
        collected = [name for name, listed in self.games.items() if collection in listed.collections]
        self.filter(window, 2 + sorted(self.collections).index(collection), collected)
        change = self.random.choice([self.uncollect, self.rename, self.abandon])
        said = change(window, collection, collected)
        self.check()
        window.do('win.clear-filters')
        return said

    def uncollect(self, window, collection, collected):
        if not collected:
            return f'nothing in {collection}'
        name = self.random.choice(collected)
        self.choose(window, name)
        window.do('win.uncollect')
        self.games[name].collections.remove(collection)
        self.wait_rows(window, [])
        return f'{name} is in {collection} no more'

    def change_collection(self, collection, *others):
        """Replaces a collection in the model with others, or removes it."""
        self.collections ^= {collection, *others}
        for listed in self.games.values():
            if collection in listed.collections:
                listed.collections ^= {collection, *others}

    def rename(self, window, collection, collected):
        """Renames the collection while its games are listed."""
        unused = [name for name in (*COLLECTIONS, 'others') if name not in self.collections]
        if not unused:
            return self.abandon(window, collection, collected)
        other = self.random.choice(unused)
        window.do('win.rename-collection')
        entry = self.app.find('text', under=self.study.dialog())
        self.app.key('ctrl+a')
        self.app.type(other)
        self.app.wait(lambda: self.app.text(entry) == other, f'“{other}” to be typed')
        self.app.key('Return')
        self.study.wait_no_dialog()
        self.change_collection(collection, other)
        self.wait_rows(window, collected)
        return f'{collection} is called {other}'

    def abandon(self, window, collection, collected):
        window.do('win.delete-collection')
        self.study.answer('_Delete')
        self.change_collection(collection)
        self.wait_rows(window, self.games)
        return f'{collection} is no more'

    def delete(self, window, name):
        self.choose(window, name)
        self.app.key('Delete')
        if self.random.random() < 0.2:
            self.study.answer('_Cancel')
            return f'do not delete {name}'
        self.study.answer('_Delete')
        del self.games[name]
        self.wait_rows(window, [])
        self.check()
        return f'delete {name}'

    def sort(self, window, name):
        column = self.random.choice(COLUMNS)
        window.do('win.sort', GLib.Variant('s', column))
        if self.random.random() < 0.5 and window.can('reversed'):
            window.do('win.reversed')
        self.wait_rows(window, self.games)
        return f'sort by {column}'

    def narrow(self, window, name):
        """Lists only the games with the position on the board for a moment, if there is one."""
        if not window.can('with-position'):
            return 'no position'
        names = self.with_position(window.model)
        window.do('win.with-position')
        self.wait_rows(window, names)
        window.do('win.with-position')
        self.wait_rows(window, self.games)
        return f'{len(names)} with the position'

    def visit(self, window):
        """Enters the library, does some actions, and leaves it."""
        self.enter(window)
        done = []
        for _ in range(self.random.randint(1, 3)):
            if not self.games or (len(self.games) < MAX_GAMES - 2 and self.random.random() < 0.25):
                done.append(self.bring(window))
            else:
                things = {self.like: 3, self.collect: 3, self.shelve: 3, self.sort: 1, self.narrow: 2,
                          self.delete: 4 if len(self.games) > MAX_GAMES // 2 else 1}
                thing, = self.random.choices(list(things), things.values())
                done.append(thing(window, self.random.choice(list(self.games))))
            self.look_for(window, '', self.games)
        self.leave(window)
        return ', '.join(done)

    def open(self, window):
        """Opens a game in a new window, or in this one if it has no game. Returns the window of the
        game."""
        name = self.random.choice(list(self.games))
        self.enter(window)
        self.choose(window, name)
        place = window.place
        if isinstance(window, GameWindow):
            place = self.soak.new_window(lambda: self.app.key('Return'))
        else:
            self.app.key('Return')
        self.app.wait(lambda: re.search(f'{name} . Kofi', self.app.title(place[2])), f'the game of {name}')
        if isinstance(window, GameWindow):
            self.look_for(window, '', self.games)
            self.leave(window)
        return ListedWindow(self.soak, place, name)

    # --- The explorer ----------------------------------------------------------------------------

    def explore(self, window):
        """Checks what the explorer shows for the current position, and sometimes plays its first
        move."""
        n_all, n_found = len(self.games), len(self.with_position(window.model))
        if n_found:
            said = self.study.nt("In %'d of %'d game", "In %'d of %'d games", n_all).replace("'", '') % (n_found, n_all)
        elif n_all:
            said = self.study.nt("The %'d game with this ruleset does not have this position.",
                                 "None of the %'d games with this ruleset has this position.",
                                 n_all).replace("'", '') % n_all
        else:
            said = self.study.t('The explorer shows what was played here in the games of your library, which is empty.')
        window.show()
        window.do('win.explore')
        explorer = self.app.find('panel', '^Explorer$', under=window.frame)
        labels = lambda: self.app.names('label', '^(In [0-9]+ of|The explorer|None of|The [0-9]+ game)', explorer)
        window.wait(lambda: 'busy' not in explorer.states and labels() == [said],
                    lambda: f'the explorer says {labels()}, not {said!r}')
        rows = self.app.find_names('list item', '^[A-Fa-f], ', under=explorer)
        if not rows or self.random.random() < 0.5:
            return f'explore: {said}'
        letter = rows[0][1][0]
        self.app.find('list item', f'^{letter}, ', 'focused', explorer)
        self.app.key('Return')
        window.model.play(letter)
        return f'explore: {said}; play {letter}'
