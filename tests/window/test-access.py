#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Accessibility: controls have names, pits announce their letter, seeds and sowing, and the
keyboard reaches the parts of the window."""
import re
import sys

from harness import case, equal, main

# The expected words of the pits in Oware Abapa after 1. F f 2. B e: owner, seeds and sowing.
PITS = {
    'en': {
        'A': ('South', '6 seeds', 'sows to a'), 'B': ('South', '1 seed', 'sows to C'),
        'C': ('South', '7 seeds', 'sows to d'), 'D': ('South', '6 seeds', 'sows to d'),
        'E': ('South', '5 seeds', 'sows to d'), 'F': ('South', '1 seed', 'sows to a'),
        'a': ('North', '6 seeds', ''), 'b': ('North', '5 seeds', ''), 'c': ('North', '5 seeds', ''),
        'd': ('North', '5 seeds', ''), 'e': ('North', '0 seeds', ''), 'f': ('North', '1 seed', ''),
    },
    'fr': {
        'A': ('Sud', '6 graines', 'sème jusqu’en a'), 'B': ('Sud', '1 graine', 'sème jusqu’en C'),
        'C': ('Sud', '7 graines', 'sème jusqu’en d'), 'e': ('Nord', '0 graine', ''),
    },
}


# Matches a nameless control in a dialog. Lists, images and search entries without names are left
# out, because libadwaita makes them.
NAMELESS_CONTROL = r"NAMELESS (push button|combo box|check box|slider|text) \| '(?!GtkSearchEntry)"


def no_nameless(app, where, pattern='NAMELESS'):
    bad = [line.strip() for line in app.tree().splitlines() if re.search(pattern, line)]
    assert not bad, f'{where}: {bad}'


@case('pits', both=True)
def pits(stage):
    with stage.open(stage.copy('ama-kofi.ogn')) as app:
        study = stage.study(app)
        app.click(study.move(2, 'North', 'e'))
        study.wait_pit('e', 0)
        equal(len(study.pits()), 12, 'the number of pits')
        for letter, words in PITS[stage.language].items():
            pit = study.pit(letter)
            said = f'{pit.name}, {pit.description}'
            for word in words:
                assert word in said, f'{letter}: “{word}” is not in “{said}”'
            assert bool(words[2]) == ('sensitive' in app.states(pit)), f'{letter}: {app.states(pit)}'
        app.key('ctrl+w')


@case('refused-pits', both=True, thorough=True)
def refused_pits(stage):
    """A pit that cannot be played can still get the focus, and explains why it cannot be played."""
    game = stage.write('feed.ogn', '[Rules "slam=no-capture feed=yes stuck=end leftover=owner dead=plays-on drought=0 '
                       'repetition=2 cycle=owner first=choice majority=ends"]\n'
                       '[FEN "1-0-0-0-0-4-0-0-0-0-0-0-20-23-S"]\n\n*\n')
    with stage.open(game) as app:
        study = stage.study(app)
        pit = study.pit('A')
        said = f'{pit.name}, {pit.description}'
        obstacle = study.t('Pit %s would leave the opponent without seeds.') % 'A'
        assert obstacle in said, said
        app.tab_to('push button', '^[A-F], ')
        for _ in range(6):
            if app.focused().name.startswith('A,'):
                break
            before = app.focused().path
            app.key('Left')
            app.wait(lambda: app.focused() and app.focused().path != before)
        app.wait_focus('push button', '^A, ')
        app.key('Return')
        app.find('label', re.escape(obstacle))
        study.wait_pit('A', 1)
        app.key('ctrl+w')


@case('move-list', both=True, thorough=True)
def move_list(stage):
    with stage.open(stage.copy('tree.ogn')) as app:
        study = stage.study(app)
        study.move(1, 'South', 'F', glyph='Good move')
        rows = study.rows()
        for text in ('A quiet start.', 'Feeds too early?', study.move_name(2, 'South', 'D'),
                     study.move_name(2, 'South', 'B')):
            assert any(text in row for row in rows), f'“{text}” is not in {rows}'
        app.key('ctrl+w')


@case('names', both=True)
def names(stage):
    """The start page, the study window, its main menu, and the dialogs for a new game and for the
    preferences have no nameless controls."""
    with stage.open() as app:
        study = stage.study(app)
        study.find('push button', 'New Game')
        no_nameless(app, 'the start page')
        app.key('ctrl+w')
    with stage.open(stage.copy('tree.ogn')) as app:
        study = stage.study(app)
        study.move(1, 'South', 'F', glyph='Good move')
        no_nameless(app, 'the study window')
        for keys in ('ctrl+n', 'ctrl+comma'):
            app.key(keys)
            no_nameless(app, study.dialog().name, NAMELESS_CONTROL)
            app.key('Escape')
            study.wait_no_dialog()
        before = app.wait_focus()
        app.key('F10')
        study.menu_item('_Save')
        no_nameless(app, 'the menu', NAMELESS_CONTROL)
        app.key('Escape')
        app.wait(lambda: (now := app.focused()) and now.path == before.path, 'the menu to close')
        app.key('ctrl+w')


@case('keyboard-reaches-all', both=True)
def keyboard_reaches_all(stage):
    """Tab reaches the glyphs, the comment, buttons, the board, the list and the graph, and the
    arrow keys move within the last three."""
    with stage.open(stage.copy('ama-kofi.ogn'), size=(1100, 760)) as app:
        study = stage.study(app)
        study.board()
        app.key('Page_Down')
        study.wait_pit('F', 0)
        for role, name in (('push button', 'Good move'), ('text', ''), ('push button', 'Main Menu'),
                           ('push button', 'Next Move')):
            app.tab_to(role, study.named(name) if name else '')

        app.tab_to('list item')
        app.key('Right')
        study.wait_pit('f', 0)
        app.key('Home')
        study.wait_pit('f', 4)
        app.tab_to('slider', study.named('Course of the game'))
        app.key('Right')
        study.wait_pit('F', 0)
        app.key('Home')
        study.wait_pit('F', 4)
        pit = app.tab_to('push button', '^[A-Fa-f], ').name[0]
        app.key('Left' if pit in 'Fa' else 'Right')
        app.wait_focus('push button', f'^(?!{pit})[A-Fa-f], ')
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('access'))
