#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The window of the rules: F1 opens the page of the current ruleset, exercises are answered by
keyboard, a table compares the rulesets, and the tour leads a beginner to its end."""
import re
import sys

from harness import case, equal, main

FAMILY = '[Variant "Awale Family"]\n[Result "*"]\n\n*\n'
LINE = ('slam=captures feed=no stuck=end leftover=owner dead=plays-on drought=20 repetition=none cycle=owner '
        'first=random majority=ends')
CUSTOM = f'[Rules "{LINE}"]\n[Result "*"]\n\n*\n'
# The answers of the tour under the default rules. Each one is a move on the board or a text to
# choose.
TOUR = ['c', 'e', 'f', 'f', 'e', 'f', 'The game is over', ('South %s, North %s', ('25', '23'))]


def open_rules(app, study, ruleset):
    """Opens the rules with F1, waits until they show this ruleset, and returns their window."""
    app.key('F1')
    title = f'^{re.escape(study.t("At a Glance"))} · {re.escape(study.translate(ruleset))}$'
    app.wait_window(title)
    return app.find('frame', title)


def section(app, study, rules, title):
    app.click(app.find('list item', study.named(title), under=rules))
    app.find('heading', study.named(title), under=rules)


def verdict(app, study, window, title, reason):
    """Waits for the verdict on an answer and for its reason."""
    app.find('label', study.named(title), under=window)
    app.find(None, '^' + re.escape(reason), under=window)


@case('family')
def family(stage):
    """F1 shows the rules of the current game. In an exercise, a wrong answer by keyboard is
    explained, and a right one is confirmed."""
    with stage.open(stage.write('family.ogn', FAMILY)) as app:
        study = stage.study(app)
        study.wait_pit('A', 4)
        rules = open_rules(app, study, 'Family Awalé')
        section(app, study, rules, 'The Grand Slam')
        app.find('label', re.escape(study.t('It is forbidden: you must sow another pit. Taking all but one seed is '
                                             'allowed.')), under=rules)
        app.find('push button', study.named('It is not allowed'), under=rules)
        app.tab_to('push button', study.named('Next Exercise'))
        app.key('Return')
        app.wait_focus('push button', '^A, ')
        app.key('f')
        verdict(app, study, rules, 'Not quite', study.t(
            'Pit %s would capture all the seeds of %s: such a grand slam is forbidden.')
            % ('F', study.t('North')))
        app.key('a')
        verdict(app, study, rules, 'Right!', study.nt('Pit %s has %d seed, which falls in %s.',
                                                      'Pit %s has %d seeds; the last one falls in %s.', 1) % ('A', 1, 'B'))
        app.key('Escape')
        app.wait(lambda: len(app.windows()) == 1, 'the rules to close')
        app.wait_window('')
        app.key('ctrl+w')


@case('custom', thorough=True)
def custom(stage):
    """Custom rules have a page put together from their individual rules, and a place in the table
    that compares the rulesets."""
    settings = stage.home / '.config/glib-2.0/settings/keyfile'
    settings.parent.mkdir(parents=True)
    settings.write_text(f'[io/github/awale/Awale]\ncustom-rulesets=[("Chez nous", "{LINE}")]\n')
    with stage.open(stage.write('custom.ogn', CUSTOM)) as app:
        study = stage.study(app)
        study.wait_pit('A', 4)
        rules = open_rules(app, study, 'Chez nous')
        section(app, study, rules, 'More Than Half')
        app.find('label', re.escape(study.t('A player with 25 seeds, more than half of the 48, has won, and the '
                                             'game ends at once. The seeds on the board count for nobody.')), under=rules)
        section(app, study, rules, 'How the Rulesets Differ')
        table = app.find('table', study.named('How the Rulesets Differ'), under=rules)
        values = [cell.name for cell in app.find_all('row header', '.', under=table)]
        names = [cell.name for cell in app.find_all('table cell', '.', under=table)]
        equal(len(names), len(values), 'the cells beside the values')
        who = dict(zip(values, names))
        for text in ('Is forbidden', 'Need not be fed', 'Are shared, half each', 'The game ends at once'):
            assert study.t(text) in who, (text, who)
        drought = study.nt('After {number} sowing without a capture', 'After {number} sowings without a capture', 20)
        assert drought.replace('{number}', '20') in who, who
        equal(who[study.t('The game ends at once')].split(', ')[0], 'Chez nous', 'who ends a game at 25')
        equal(who[study.t('Are shared, half each')].split(', ')[0], study.t('Olympiad Awari'), 'who shares')
        chooser = app.tab_to(None, study.named('Ruleset'), key='shift+Tab')
        equal(chooser.description, 'Chez nous', 'the chosen ruleset')
        study.choose('Ruleset', 'Home', 'Down', role=None)
        app.wait_title(re.escape(study.t('Awélé (Oware Society)')))
        app.settle()
        app.key('ctrl+w')
        app.wait(lambda: len(app.windows()) == 1, 'the rules to close')
        app.wait_window('')
        app.key('ctrl+w')


@case('tour', both=True)
def tour(stage):
    """The start page offers the tour. After it is completed by keyboard, the program remembers
    that."""
    with stage.open() as app:
        study = stage.study(app)
        app.click(study.find('list item', 'Learn in Three Minutes'))
        window = study.dialog()
        app.wait_focus('push button', '^A, ')
        for number, answer in enumerate(TOUR, 1):
            app.find('label', re.escape(study.t('%u of %u') % (number, len(TOUR))), under=window)
            if isinstance(answer, str) and len(answer) == 1:
                app.key(answer)
            else:
                text, words = answer if isinstance(answer, tuple) else (answer, ())
                option = app.find('push button', f'^{re.escape(study.t(text) % words if words else study.t(text))}$',
                                  under=window)
                app.tab_to('push button', f'^{re.escape(option.name)}$')
                app.key('Return')
            app.find('label', study.named('Right!'), under=window)
            app.tab_to('push button', study.named('Next' if number < len(TOUR) else 'Finish'))
            app.key('Return')
        app.wait_focus('push button', study.named('New Game'))
        app.key('Escape')
        study.wait_no_dialog()
        study.find('label', 'Completed; you can take it again')
        settings = stage.home / '.config/glib-2.0/settings/keyfile'
        app.wait(lambda: settings.exists() and 'tour-finished=true' in settings.read_text(), 'it to be kept')
        app.key('ctrl+w')


if __name__ == '__main__':
    sys.exit(main('rules'))
