# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Training for tests/window/soak.py: exercises are made and answered in several ways, and the
database must then have the answers."""
import collections
import contextlib
import re
import sqlite3
import time

GOOD, HARD, AGAIN = 3, 2, 1
PIT = '^[A-Fa-f], '
# Two errors of eight seeds each, with values as from a deep search; different stores make the
# exercises different.
GAME = '''[South "Ama"]
[North "Kofi"]
[FEN "1-0-2-0-0-1-0-0-0-0-1-1-%d-%d-S"]

1. C {[%%eval 0,20] [%%best A 8]} e {[%%eval 8,20] [%%best f 0]} *
'''
SEEDS, STORES = 42, (19, 20, 21, 22, 23)
# The right and the wrong answer for each player, and True if a third move allows a hint.
ANSWERS = {'Ama': ('a', 'c', True), 'Kofi': ('f', 'e', False)}


class Training:
    def __init__(self, soak):
        self.soak, self.app, self.study, self.random = soak, soak.app, soak.study, soak.random
        self.answers, self.stores, self.second, self.frame = collections.Counter(), [], 0, None

    def found(self):
        return collections.Counter(dict(self.soak.library.ask('SELECT grade, count(*) FROM answers GROUP BY grade')))

    def check(self):
        self.soak.window.wait(lambda: self.found() == self.answers,
                              lambda: f'the library has the answers {self.found()}, not {self.answers}')

    def forget(self):
        """Removes exercises and answers from the database as another program would, because
        exercises that are known are due only days later."""
        with contextlib.closing(sqlite3.connect(self.soak.library.file, timeout=60)) as database, database:
            database.execute('DELETE FROM answers')
            database.execute('DELETE FROM exercises')
        self.answers.clear()

    def button(self, text):
        return self.study.named(text)

    def wait_focus(self, name):
        """Waits until a button of the training window has the focus, and returns it."""
        return self.app.find('push button', name, 'focused', self.frame)

    def press(self, text):
        self.app.press(self.app.find('push button', self.button(text), 'sensitive', self.frame))

    def answer(self):
        """Answers the current question and continues."""
        question = self.app.find('label', ': (Ama|Kofi) played ', under=self.frame).name
        name = 'Ama' if ': Ama ' in question else 'Kofi'
        right, wrong, has_hint = ANSWERS[name]
        # Wait for the next second, because equal grades within one second count as one answer.
        self.app.wait(lambda: int(time.time()) > self.second, 'another second')
        way, = self.random.choices(('right', 'wrong', 'hint', 'reveal'), (8, 2, 2 if has_hint else 0, 1))
        grade = {'right': GOOD, 'hint': HARD}.get(way, AGAIN)
        if way == 'hint':
            self.press('_Hint')
            self.wait_focus(PIT)
        if way == 'reveal':
            self.press('_Show the Answer')
        else:
            self.app.key(wrong if way == 'wrong' else right)
        self.wait_focus(self.button('Try _Again' if way == 'wrong' else '_Next'))
        self.answers[grade] += 1
        self.second = int(time.time())
        if way in ('wrong', 'reveal') and self.random.random() < 0.5:
            self.press('Try _Again')
            self.wait_focus(PIT)
            self.app.key(right)
            self.wait_focus(self.button('_Next'))
        else:
            self.app.tab_to('push button', self.button('_Next'))
        self.app.key('Return')
        return f'{name} {way}'

    def is_done(self):
        """Waits for a question or for the end. Returns True at the end."""
        return not re.search(PIT, self.wait_focus(f'{PIT}|{self.button("_Close")}').name)

    def session(self):
        """Opens a game with errors, makes exercises of them, and answers some or all of these."""
        if not self.stores:
            self.stores = list(STORES)
            if self.soak.library.file.exists():
                self.forget()
        south = self.stores.pop()
        text = GAME % (south, SEEDS - south)
        window = self.soak.open(self.soak.stage.write('training.ogn', text), text)
        window.show()
        before = {w.path for w in self.app.toplevels()}
        window.do('win.train')
        come = lambda: [w for w in self.app.toplevels() if w.path not in before]
        self.frame = self.app.wait(come, 'the training')[0]
        self.app.wait_window(self.study.t('Training'))
        first = self.wait_focus(f'{PIT}|{self.button("_Close")}|{self.button("From _This Game")}').name
        if not re.search(self.button('From _This Game'), first):
            self.press('Make Exercises')
            self.wait_focus(self.button('From _This Game'))
        self.app.key('Return')
        done = []
        for _ in range(self.random.randint(1, 20)):
            if self.is_done():
                break
            done.append(self.answer())
        # Close the window, possibly while answers are still being saved.
        self.app.key('Escape')
        self.app.wait(lambda: not come(), 'the training to be closed')
        self.check()
        self.soak.close(window)
        return 'train: ' + ', '.join(done)
