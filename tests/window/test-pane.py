#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The side pane: analysis and moves on one page where it is high, one at a time where it is low, and the report beside
them. Called with the language to do it in."""
import sys

from harness import case, equal, main


def tabs(study):
    """What the pages of the pane are called."""
    return study.app.names('page tab', '.')


def wait_out_of_view(study, role, text):
    study.app.wait(lambda: not study.app.find_all(role, study.named(text), 'showing'), f'{text} to go')


def top(app, accessible):
    return app.extents(accessible)[1]


@case('together')
def together(stage):
    """High: F5 shows what the moves are worth above the list of moves, F7 the report, F5 both again."""
    with stage.open(stage.copy('ama-kofi.ogn'), size=(1100, 720)) as app:
        study = stage.study(app)
        moves = app.wait(study.moves)
        equal(tabs(study), [study.in_context('page', 'Study'), study.t('Report')], 'the pages')
        switch = study.find('check box', 'Analyse')
        app.wait_state(switch, 'checked', False)
        before = top(app, study.move(1, 'South', moves[0][-1]))

        app.key('F5')
        rows = study.find('list', 'Moves and Their Values')
        app.wait(lambda: len(app.names('list item', '.', under=rows)) == 6, 'a row for each move')
        assert top(app, rows) < top(app, study.list()), 'the analysis stands above the moves'
        assert top(app, study.move(1, 'South', moves[0][-1])) > before, 'the moves make room for it'
        app.key('F7')
        study.find('push button', 'Analyse the Whole Game')
        wait_out_of_view(study, 'check box', 'Analyse')
        app.key('F5', 'F5')
        study.wait_moves(moves)
        app.wait_state(study.find('check box', 'Analyse'), 'checked')
        app.key('ctrl+w')


@case('apart')
def apart(stage):
    """Low: a page each; F5 goes to one of them, Ctrl+M to the comment on the other."""
    with stage.open(stage.copy('ama-kofi.ogn'), size=(1100, 520)) as app:
        study = stage.study(app)
        moves = app.wait(study.moves)
        equal(tabs(study), [study.t(page) for page in ('Moves', 'Analysis', 'Report')], 'the pages')
        app.key('F5')
        app.wait_state(study.find('check box', 'Analyse'), 'checked')
        wait_out_of_view(study, 'list', 'Moves')
        app.key('ctrl+m')
        app.wait_focus('text')
        study.wait_moves(moves)
        app.resize(1100, 720)
        study.find('check box', 'Analyse')
        study.wait_moves(moves)
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('pane'))
