#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The dialogs for new games, preferences and keyboard shortcuts, the About dialog, the start page,
and windows that are closed with their dialogs."""
import sys

from harness import case, equal, main
from soak_window import Session


@case('new-game')
def new_game(stage):
    """A new game has the entered names and the default ruleset, and its file has no start
    position."""
    target = stage.folder / 'new.ogn'
    stage.settings(north_level=0)
    with stage.open() as app:
        study = stage.study(app)
        app.key('ctrl+n')
        dialog = study.dialog()
        fields = app.find_all('text', under=dialog)
        for field, name in zip(fields, ('Afi', 'Kojo')):
            app.click(field)
            app.type(name)
            app.wait_text(field, f'^{name}$')
        study.answer('_Start')
        app.wait_title('Afi . Kojo')
        study.wait_pit('A', 4)
        app.click(study.pit('C'))
        study.wait_pit('C', 0)
        app.key('ctrl+s')
        app.wait_window(study.t('Save'))
        app.key('ctrl+a')
        app.type(str(target))
        app.key('Return')
        app.wait(lambda: target.exists() and '1. C' in target.read_text(), 'the file')
        app.wait_window('Afi . Kojo')
        app.key('ctrl+w')
    text = target.read_text()
    for line in ('[Variant "Awele Society"]', '[South "Afi"]', '[North "Kojo"]'):
        assert line in text, text
    assert '[FEN' not in text, text


@case('preferences')
def preferences(stage):
    """A changed setting is saved, and the language changes at the next start."""
    with stage.open() as app:
        study = stage.study(app)
        app.key('ctrl+comma')
        dialog = study.dialog()
        row = app.find(None, study.named('_Letters'), 'focusable', under=dialog)
        app.click(row)
        language = app.find('combo box', study.named('Lan_guage'), under=dialog)
        app.click(row, button=5, count=20)      # scrolls it into view
        app.settle()
        app.click(language)
        app.find(None, '^Français$')
        app.key('Down', 'Down', 'Return')
        settings = stage.home / '.config/glib-2.0/settings/keyfile'
        app.wait(lambda: settings.exists() and 'french' in settings.read_text(), 'the language to be kept')
        app.wait(lambda: 'show-letters=false' in settings.read_text(), 'the letters to be kept')
        app.settle()                            # the list of languages closes
        app.key('Escape')
        study.wait_no_dialog()
        app.key('ctrl+w')
    with stage.open() as app:
        app.find('push button', '^Nouvelle partie$')
        app.key('ctrl+w')


@case('keys-and-about', thorough=True)
def keys_and_about(stage):
    with stage.open() as app:
        study = stage.study(app)
        app.key('ctrl+question')
        dialog = study.dialog()
        app.find(None, study.in_overview('Next move'), under=dialog)
        app.key('ctrl+f')
        app.wait_focus('text')
        for text in ('Undo', 'Flip the board'):
            app.key('ctrl+a')
            app.type(study.t(text))
            app.settle()
            app.find('label', study.in_overview(text), under=dialog)
        app.key('Escape')
        app.settle()                            # the search closes
        app.key('Escape')
        study.wait_no_dialog()
        study.menu('A_bout Awalé')
        dialog = study.dialog()
        app.find('label', r'^\d+\.\d+\.\d+$', under=dialog)
        app.key('Escape')
        study.wait_no_dialog()
        app.key('ctrl+w')


@case('closed-from-outside', thorough=True)
def closed_from_outside(stage):
    """A window that is closed from outside also closes its dialogs and the dialogs opened from
    them."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(stage.write('other.ogn', '[South "Afi"]\n[North "Kojo"]\n\n*\n')) as app:
        app.wait_title('^Afi . Kojo')
        study, session = stage.study(app), Session()
        frame, first = app.toplevels()[0].path, session.windows()
        for name in ('win.details', 'win.new-game', 'win.open', 'win.save-picture', 'win.print', 'win.share', 'win.train',
                     'app.preferences', 'app.keys', 'app.about', 'add an engine'):
            session.open(game)
            path = app.wait(lambda: session.windows() - first, 'a window').pop()
            app.wait_window('^Ama . Kofi')
            window = app.wait(lambda: [w for w in app.toplevels() if w.path != frame], 'its frame')[0]
            if name == 'add an engine':
                session.activate(path, 'app.preferences')
                study.dialog()
                app.do_action(study.find('page tab', 'Engines'))
                app.settle()
                app.do_action(app.find('push button', study.named('Add an Engine')))
            else:
                session.activate(path, name)
            shown = 4 if name == 'add an engine' else 3
            app.wait(lambda: len(app.toplevels()) == len(app.windows()) == shown, f'{name} to open')
            app.do_action(window, 'window.close')
            app.wait(lambda: len(app.toplevels()) == len(app.windows()) == 1, f'{name} to go with its window')
        app.wait_window('')
        app.key('ctrl+w')


@case('start-in-english', thorough=True)
def start_in_english(stage):
    """At the first run the start page appears."""
    with stage.open() as app:
        study = stage.study(app)
        study.find('push button', 'New Game')
        equal(app.title(), study.t('Awalé'), 'the title')
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('dialogs', ['en']))
