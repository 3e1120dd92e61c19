#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""External engines are added, tested, configured, used for analysis and removed, and their failures
are handled."""
import pathlib
import re
import shlex
import sys

from harness import case, main

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / 'protocol' / 'engine.py'


def command(kind, *told):
    """Returns the command of an engine with this behavior, which logs its input to a file if one is
    given."""
    return shlex.join([sys.executable, str(SCRIPT), kind, *map(str, told)])


def add(stage, app, study, dialog):
    """Opens the dialog for a new engine, and returns the dialog and its command field."""
    before = len(study.dialogs())
    app.tab_to('push button', study.named('Add an Engine'))
    app.key('Return')
    app.wait(lambda: len(study.dialogs()) == before + 1, 'the dialog of an engine')
    editor = study.dialog()
    return editor, app.find('text', under=editor)


def close(study, left):
    """Closes the topmost dialog, and waits until this number of dialogs is left."""
    study.app.key('Escape')
    study.app.wait(lambda: len(study.dialogs()) == left, 'the dialog to go')
    study.app.wait_window('')


def open_engines(study):
    study.app.key('ctrl+comma')
    dialog = study.dialog()
    study.app.click(study.app.find('page tab', study.named('Engines'), under=dialog))
    study.app.settle()
    return dialog


def choose(study, name, place, key='Tab'):
    """Selects the second engine at this index of the list, which is reached by pressing the given
    key."""
    chooser = study.choose('Second Engine', 'Home', *['Down'] * place, role=None, tab=key)
    study.app.wait(lambda: chooser.description == name, f'the engine {name}')


def engine_pane(study):
    """Returns the pane of the second engine, which must not contain the results of the built-in
    engine."""
    app = study.app
    row = app.find('push button', study.named('Log of the Engine')).parent
    assert app.find_all(None, study.named('Second Engine'), under=row)
    assert not app.find_all(None, study.named('Moves and Their Values'), under=row.parent)
    return row.parent


def wait_logged(study, text):
    """Opens the log of the second engine, waits until it contains the text, and closes it. A notice
    might disappear too early to be seen."""
    app = study.app
    app.tab_to('push button', study.named('Log of the Engine'))
    app.key('Return')
    study.dialog()
    log = app.find('text', study.named('Log'))
    app.wait_text(log, re.escape(text))
    close(study, 0)


def stored(stage):
    file = stage.home / '.config/glib-2.0/settings/keyfile'
    text = file.read_text() if file.exists() else ''
    return ([line for line in text.splitlines() if line.startswith('engines=')] or ['engines='])[0]


@case('add-and-remove', both=True)
def add_and_remove(stage):
    """An engine is tested, reports its name and options, is saved, is used beside the built-in one,
    and is removed."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game, size=(1100, 800)) as app:
        study = stage.study(app)
        app.wait_title('^Ama . Kofi')
        dialog = open_engines(study)
        editor, field = add(stage, app, study, dialog)
        app.click(field)
        app.type(command('harvest').replace("'", ''))
        app.key('Return')
        works = study.t('It works: %s by %s.') % ('Tester harvest', 'Somebody')
        app.find('label', '^' + re.escape(works), under=editor)
        spin = app.find('spin button', '^Hash$', under=editor)
        assert not app.find_all(None, '^Ruleset$', under=editor)
        app.click(spin)
        app.key('ctrl+a')
        app.type('32')
        app.click(app.find('push button', study.named('_Log'), 'sensitive', under=editor))
        app.wait(lambda: len(study.dialogs()) == 3, 'the log')
        log = app.find('text', study.named('Log'))
        app.wait(lambda: '< uciok' in app.text(log), 'what was said')
        close(study, 2)
        app.click(app.find('push button', study.named('_Save'), 'sensitive', under=editor))
        app.wait(lambda: len(study.dialogs()) == 1, 'the dialog to go')
        app.wait(lambda: "'Hash': '32'" in stored(stage), 'the engine to be kept')
        app.wait_window('')
        app.find('label', '^Tester harvest$', under=dialog)
        close(study, 0)

        app.wait_window('^Ama . Kofi')
        app.key('F5')
        choose(study, 'Tester harvest', 1)
        pane = engine_pane(study)
        for column in ('Move', 'Value', 'Depth', 'Line'):
            app.find('label', '^' + study.in_context('column', column) + '$', under=pane)
        figures = re.escape(study.t('%s positions · %s/s')).replace('%s', '30', 1).replace('%s', '3[.,]0.k')
        app.find('label', f'^{figures}$', under=pane)
        for cell in ('F', '−1', '3', r'f B e B c D a\+2'):
            app.find('label', f'^{cell}$', under=pane)
        app.key('F5')

        dialog = open_engines(study)
        app.tab_to('push button', '^' + re.escape(study.t('Remove %s') % 'Tester harvest') + '$')
        app.key('Return')
        app.tab_to('push button', study.named('_Remove'))
        app.key('Return')
        app.wait(lambda: 'Tester' not in stored(stage), 'the engine to go')
        app.wait_window('')
        app.key('Escape')
        study.wait_no_dialog()
        app.key('ctrl+w')


@case('edit-after-reopening', thorough=True)
def edit_after_reopening(stage):
    """An engine can be edited and saved after the preferences were closed and opened again."""
    stage.settings(engines=f"[('harvest', {command('harvest')!r}, @a{{ss}} {{}})]")
    with stage.open() as app:
        study = stage.study(app)
        open_engines(study)
        close(study, 0)
        dialog = open_engines(study)
        for name in ('changed', 'changed again'):
            app.click(app.find('list item', '^(harvest|changed)$', under=dialog))
            app.wait(lambda: len(study.dialogs()) == 2, 'the dialog of the engine')
            editor = study.dialog()
            field = app.find_all('text', under=editor)[1]
            app.click(field)
            app.key('ctrl+a')
            app.type(name)
            app.wait_text(field, f'^{name}$')
            app.click(app.find('push button', study.named('_Save'), 'sensitive', under=editor))
            app.wait(lambda: f"('{name}'" in stored(stage), 'the engine to be kept')
            app.wait(lambda: len(study.dialogs()) == 1, 'the dialog to go')
            app.wait_window('')
            app.find('label', f'^{name}$', under=dialog)
        close(study, 0)
        app.key('ctrl+w')


@case('bad-ones', thorough=True)
def bad_ones(stage):
    """If an engine cannot be started, the program says why. The window survives engines that crash,
    flood, give illegal answers or hang, and a hanging one is detected at the next position."""
    kinds = ('crash', 'flood', 'illegal', 'hang', 'asleep')
    settings = stage.home / '.config/glib-2.0/settings/keyfile'
    settings.parent.mkdir(parents=True)
    told = {kind: stage.write(f'told-{kind}', '') for kind in kinds}
    engines = ', '.join(f"('{kind}', {command(kind, file)!r}, @a{{ss}} {{}})" for kind, file in told.items())
    settings.write_text(f'[io/github/awale/Awale]\nengines=[{engines}]\n')
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game, size=(1100, 800)) as app:
        study = stage.study(app)
        app.wait_title('^Ama . Kofi')
        dialog = open_engines(study)
        editor, field = add(stage, app, study, dialog)
        app.click(field)
        app.type('/nowhere/engine')
        app.key('Return')
        app.find('label', '/nowhere/engine', under=editor)
        close(study, 1)
        close(study, 0)

        app.wait_window('^Ama . Kofi')
        app.key('F5')
        for place, kind in enumerate(kinds, 1):
            choose(study, kind, place, 'shift+Tab')
            if kind in ('hang', 'asleep'):
                app.wait(lambda: '\ngo' in told[kind].read_text(), 'the engine to search')
                app.key('Page_Down')
                wait_logged(study, study.t('It did not stop within %.1f seconds.').split('%')[0])
                app.wait_window('^Ama . Kofi')
                app.key('Page_Up')
            else:
                app.find('label', f'Tester {kind}')
        app.key('Page_Down')
        study.wait_pit('F', 0)
        app.key('F5', 'ctrl+w')


if __name__ == '__main__':
    sys.exit(main('engines'))
