#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The preferences list, build and delete endgame tables, and create custom rulesets."""
import glob
import re
import sys

from harness import case, main


def open_page(study, page):
    study.app.key('ctrl+comma')
    dialog = study.dialog()
    study.app.click(study.app.find('page tab', study.named(page), under=dialog))
    study.app.settle()
    return dialog


@case('tables', thorough=True)
def tables(stage):
    """Tables are built in the background, listed, and deleted after a question."""
    tables = lambda: glob.glob(f'{stage.home}/.cache/awale/tables/*/*')
    with stage.open() as app:
        study = stage.study(app)
        dialog = open_page(study, 'Analysis')
        show_tables(study, dialog)
        build = app.tab_to('push button', study.named('_Build'))
        app.key('Return')
        done = study.nt('Up to %d seed, %s', 'Up to %d seeds, %s', 12).split('%s')[0] % 12
        app.find('label', '^' + re.escape(done), under=dialog)
        assert len(tables()) == 13, tables()
        app.wait_state(build, 'sensitive', False)

        app.tab_to('push button', study.named('_Delete…'))
        app.key('Return')
        app.tab_to('push button', study.named('_Delete'))
        app.key('Return')
        app.wait(lambda: not tables(), 'the tables to go')
        app.wait(lambda: not app.find_all('label', '^' + re.escape(done), under=dialog), 'that to be said')
        app.key('Escape')
        study.wait_no_dialog()
        app.key('ctrl+w')


def show_tables(study, dialog):
    """Expands the row of the tables for Oware Abapa."""
    app = study.app
    first = app.find('list item', study.named('_Arrow for the Best Move'), under=dialog)
    app.click(first, button=5, count=30)        # scrolls it into view
    app.settle()
    app.click(app.find('list item', '^Oware Abapa$', under=dialog))
    app.settle()
    app.click(app.find('list item', '^Oware Abapa$', under=dialog), button=5, count=30)
    app.settle()


@case('tables-full-disk', thorough=True)
def tables_full_disk(stage):
    """If the disk is full, the program reports once that automatic tables could not be built, and
    explains it in the preferences. With enough space, building them can be started again and
    cancelled."""
    game = stage.copy('ama-kofi.ogn')
    with stage.open(game, size=(900, 700)) as app:
        study = stage.study(app)
        app.wait_title('^Ama . Kofi')
        app.limit_files(100)
        app.key('F5')
        said = study.t('The endgame tables could not be built.')
        study.wait_notice(said)
        why = re.escape(study.t('There is no space left for the table “%s”: %s').split('%s')[0])
        app.find('label', why)
        app.wait(lambda: 'awale-tables' not in app.threads(), 'the building to end')
        app.click(study.find('push button', 'Close this notice'))
        study.wait_no_notice(said)
        app.key('F5', 'F5')
        app.find('label', '^F$')
        assert 'awale-tables' not in app.threads(), 'what failed is tried again'

        dialog = open_page(study, 'Analysis')
        show_tables(study, dialog)
        app.find('label', why, under=dialog)
        app.limit_files()
        study.choose('Up To', 'End')
        app.tab_to('push button', study.named('_Build'))
        app.key('Return')
        app.wait_focus('push button', study.named('_Cancel'))
        app.wait(lambda: 'awale-tables' in app.threads(), 'the building')
        app.key('Return')
        app.wait(lambda: 'awale-tables' not in app.threads(), 'the building to end')
        app.find('push button', study.named('_Build'), 'sensitive', under=dialog)
        app.key('Escape')
        study.wait_no_dialog()
        assert not study.has_notice(said), 'it is said again'
        app.key('ctrl+w')


@case('rulesets')
def rulesets(stage):
    """A custom ruleset must have a unique name, is offered for new games, and its rules are written
    into files."""
    game = stage.write('g.ogn', '[South "Afi"]\n[North "Kojo"]\n\n*\n')
    with stage.open(game) as app:
        study = stage.study(app)
        app.wait_title('^Afi . Kojo')
        open_page(study, 'Rules')
        app.tab_to('push button', study.named('New Ruleset'))
        app.key('Return')
        app.wait(lambda: len(study.dialogs()) == 2, 'the dialog')
        editor = study.dialog()
        name = app.find('text', under=editor)
        app.click(name)
        app.key('ctrl+a')
        app.type('Oware Abapa')
        app.wait_text(name, '^Oware Abapa$')
        app.key('Return')
        app.find('label', re.escape(study.t('Another ruleset is already called “%s”.') % 'Oware Abapa'))
        app.key('ctrl+a')
        app.type('Chez Afi')
        app.wait_text(name, '^Chez Afi$')
        captures = study.choose('A grand slam', 'Home')
        app.find('label', re.escape(study.t('Captures everything')), under=captures)
        app.tab_to('push button', study.named('_Save'))
        app.key('Return')
        app.wait(lambda: len(study.dialogs()) == 1, 'the dialog to go')
        app.wait_window(study.t('Preferences'))
        app.find('list item', '^Chez Afi$')
        app.key('Escape')
        app.wait_window('^Afi . Kojo')

        app.key('ctrl+e')
        row = study.choose('_Ruleset', 'End', 'Up')
        app.find('label', '^Chez Afi$', under=row)
        app.key('ctrl+Return')
        app.wait_gone('panel', study.named('Set Up a Position'))
        app.key('ctrl+s')
        app.wait(lambda: 'slam=captures' in game.read_text(), 'the rules in the file')
        app.key('ctrl+n')
        app.click(app.find('combo box', study.named('_Ruleset'), under=study.dialog()))
        app.settle()
        app.find('label', '^Chez Afi$')
        app.key('Escape')
        app.settle()        # the list closes
        app.key('Escape')
        study.wait_no_dialog()
        app.key('ctrl+w')
    assert '[Variant "Custom"]' in game.read_text(), game.read_text()


if __name__ == '__main__':
    sys.exit(main('preferences'))
