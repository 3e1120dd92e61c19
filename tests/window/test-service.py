#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""When D-Bus starts the application, it opens files and performs the actions of the launcher.
Without a request it shows nothing and ends."""
import configparser
import os
import pathlib
import shlex
import sys
import time

import gi
from driver import PATIENCE, App
from harness import case, equal, games, main

gi.require_version('Gio', '2.0')
from gi.repository import Gio, GLib  # noqa: E402

ID = 'io.github.awale.Awale'
PATH = '/io/github/awale/Awale'


def read(name):
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(pathlib.Path(os.environ['AWALE_LAUNCHER'], name), encoding='utf-8')
    return parser


class Service:
    """The application as a service of the session bus, which starts it from the build folder."""

    def __init__(self, stage):
        self.desktop, self.app = stage.desktop, App(stage.desktop, [], home=stage.home)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        service = read(f'{ID}.service')['D-BUS Service']
        program, argument = shlex.split(service['Exec'])
        equal((service['Name'], pathlib.Path(program).name), (ID, 'awale'), 'the service')
        pathlib.Path(os.environ['XDG_RUNTIME_DIR'], f'{ID}.service').write_text(
            f'[D-BUS Service]\nName={ID}\nExec="{os.environ["AWALE"]}" {argument}\n', encoding='utf-8')
        self.daemon('ReloadConfig')
        self.daemon('UpdateActivationEnvironment', '(a{ss})', self.app.env)

    def call(self, name, path, interface, method, *arguments):
        return self.bus.call_sync(name, path, interface, method, GLib.Variant(arguments[0], arguments[1:])
                                  if arguments else None, None, Gio.DBusCallFlags.NONE, int(PATIENCE * 1000), None)

    def daemon(self, method, *arguments):
        return self.call('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', method, *arguments)

    def ask(self, method, *arguments):
        """Sends the application a request as a desktop does."""
        self.call(ID, PATH, 'org.freedesktop.Application', method, *arguments)

    def runs(self):
        return self.daemon('NameHasOwner', '(s)', ID).unpack()[0]

    def quit(self):
        self.ask('ActivateAction', '(sava{sv})', 'quit', [], {})
        self.desktop.wait(lambda: not self.runs(), 'the end')

    def wait_titles(self, *titles):
        self.desktop.wait(lambda: sorted(map(self.app.title, self.app.windows())) == list(titles), titles)


@case('open')
def open_files(stage):
    """For the first file the bus starts the program, and the same program opens the second one."""
    service = Service(stage)
    first, second = (games(name).as_uri() for name in ('ama-kofi.ogn', 'tree.ogn'))
    assert not service.runs()
    service.ask('Open', '(asa{sv})', [first], {})
    service.wait_titles('Ama – Kofi · ama-kofi.ogn')
    service.ask('Open', '(asa{sv})', [second], {})
    service.wait_titles('Ama – Kofi · ama-kofi.ogn', 'Mensah – Koffi · tree.ogn')
    service.quit()


@case('actions')
def actions(stage):
    """Each action of the launcher starts the program and opens a window."""
    service, launcher = Service(stage), read(f'{ID}.desktop')['Desktop Entry']
    equal(launcher['DBusActivatable'], 'true')
    for action in launcher['Actions'].strip(';').split(';'):
        assert not service.runs()
        service.ask('ActivateAction', '(sava{sv})', action, [], {})
        service.wait_titles('Awalé')
        service.quit()


@case('idle')
def idle(stage):
    """Without a request the program waits for some seconds, shows nothing, and ends."""
    service, start = Service(stage), time.monotonic()
    service.daemon('StartServiceByName', '(su)', ID, 0)
    assert service.runs()
    seen = set()
    stage.desktop.wait(lambda: seen.update(service.app.windows()) or not service.runs(), 'the end')
    equal(seen, set(), 'windows')
    assert time.monotonic() - start > 2, 'whoever had it started may not have asked yet'


if __name__ == '__main__':
    sys.exit(main('service', ['en']))
