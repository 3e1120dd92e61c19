#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Live analysis starts on request only, follows the current position and adds lines to the game.
Its values can be saved without counting as a change."""
import re
import sys

from harness import case, equal, main


class Panel:
    """The Analysis page of a study window."""

    def __init__(self, study):
        self.study, self.app, self.t = study, study.app, study.t

    def switch(self):
        return self.study.find('check box', 'Analyze')

    def wait_on(self, is_on=True):
        self.app.wait_state(self.switch(), 'checked', is_on)

    def names(self):
        rows = self.study.find('list', 'Moves and Their Values')
        return self.app.names('list item', '.', under=rows)

    def wait_rows(self, pits, pattern=''):
        """Waits until there is exactly one row for each of these pits and all rows match the
        pattern, and returns their names."""
        def there():
            names = self.names()
            return sorted(n[0] for n in names) == sorted(pits) and all(re.search(pattern, n) for n in names) and names
        return self.app.wait(there, f'rows of {pits} like {pattern}')

    def known(self):
        """Returns a pattern for the names of rows with a search result."""
        return re.escape(self.t('then %s').replace('%s', ''))

    def best(self, names):
        """Returns the name of the row with the best move."""
        found = [n for n in names if self.t('best move') in n.split(', ')]
        equal(len(found), 1, 'the number of best moves')
        return found[0]

    def row(self, name):
        return self.app.find('list item', '^' + re.escape(name.split(',')[0]) + ', .*' + self.known(),
                             under=self.study.find('list', 'Moves and Their Values'))


def values_in(game):
    return re.findall(r'\[%eval ([^]]*)\]', game.read_text())


@case('keyboard', both=True)
def by_keyboard(stage):
    game = stage.copy('ama-kofi.ogn')
    before = game.read_text()
    with stage.open(game) as app:
        study = stage.study(app)
        panel = Panel(study)
        app.wait_title('Ama . Kofi')
        original = app.wait(study.moves)
        study.page('Analysis')
        panel.wait_on(False)                    # opening a game does not start the analysis
        study.page('Moves')

        app.key('F5')
        panel.wait_on()
        names = panel.wait_rows('ABCDEF', panel.known())
        assert re.search(panel.t('%s, depth %d').split('%s')[1].replace('%d', '[0-9]+'), panel.best(names)), names
        app.key('Page_Down')                    # the analysis follows the cursor
        names = panel.wait_rows('abcdef', panel.known())
        app.key('Page_Up')
        panel.wait_rows('ABCDEF', panel.known())
        assert '•' not in app.title(), 'looking is no change'

        # A line of the analysis is added to the game, and the addition is undone.
        app.tab_to('list item', panel.known())
        app.key('Down', 'Return')
        app.wait(lambda: '•' in app.title(), 'the game to be changed')
        study.page('Moves')
        app.wait(lambda: set(study.moves()) - set(original), 'a variation')
        app.key('ctrl+z')
        study.wait_first_moves(original)
        app.wait(lambda: '•' not in app.title(), 'the change to be undone')

        study.page('Analysis')
        # Values can be saved although they do not count as a change of the game.
        app.key('F5')
        panel.wait_on(False)
        app.key('ctrl+s')
        app.wait(lambda: game.read_text() != before, 'the file to be written')
        assert '•' not in app.title(), app.title()
        app.key('ctrl+w')
    assert values_in(stage.copy(game, 'copy.ogn')), 'values were saved'


@case('pointer', thorough=True)
def with_the_pointer(stage):
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game, size=(1100, 760)) as app:
        study = stage.study(app)
        panel = Panel(study)
        original = app.wait(study.moves)
        app.click(panel.switch())
        panel.wait_on()
        names = panel.wait_rows('ABCDEF', panel.known())
        other = [n for n in names if original[0][-1] != n[0]][0]
        app.click(panel.row(other))
        app.wait_title('^• ')
        app.wait(lambda: set(study.moves()) - set(original), 'a variation')
        app.click(study.undo())
        study.wait_first_moves(original)
        app.click(panel.switch())
        panel.wait_on(False)
        app.key('ctrl+w')


@case('minimised', thorough=True)
def minimised(stage):
    """The analysis pauses while the window is minimized, and continues when the window is
    restored."""
    with stage.open(stage.copy('ama-kofi.ogn')) as app:
        study = stage.study(app)
        panel = Panel(study)
        app.wait(study.moves)
        busy = lambda: app.busy('awale-analysis')

        def rests():
            """Returns True if the search used no processor time between many checks in
            succession."""
            now = busy()
            seen[:] = [now, seen[1] + 1 if seen[0] == now else 0]
            return seen[1] > 20

        app.key('F5')
        panel.wait_rows('ABCDEF', panel.known())
        start = busy()
        app.wait(lambda: busy() > start, 'the search to go on')
        seen = [0, 0]
        app.minimise()
        app.wait(rests, 'the search to rest')
        start = busy()
        app.wait_window('Ama . Kofi')
        app.wait(lambda: busy() > start, 'the search to go on')
        panel.wait_on()
        app.key('ctrl+w')


@case('saved', thorough=True)
def saved_values(stage):
    """Saved values are shown at once with their depth, and the other moves are searched, but none
    of them is called the best before it reaches the same depth."""
    game = stage.copy('ama-kofi.ogn')
    text = game.read_text()
    game.write_text(re.sub(r'\n1\. F', '\n{[%eval 7.5,90]} 1. F {[%eval 0.5,90] [%best C 7.5]}', text, count=1))
    equal(len(values_in(game)), 2, 'the number of values in the file')
    with stage.open(game) as app:
        study = stage.study(app)
        panel = Panel(study)
        app.wait(study.moves)
        study.page('Analysis')
        app.find('label', '^' + re.escape(panel.t('Depth %d') % 90) + '$')
        app.key('F5')
        panel.wait_on()
        names = panel.wait_rows('ABCDEF', '|'.join([panel.known(), '90']))
        assert panel.best(names).startswith('C, '), names
        app.find('label', r'^\+7[.,]5 ')
        for name in names:
            equal('90' in re.findall('[0-9]+', name.split(panel.known())[0]), name[0] in 'CF', name)
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('analysis'))
