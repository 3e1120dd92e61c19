# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Reads the accessibility tree of an application over the accessibility bus.

libatspi waits for the answer to each question about each accessible, thousands of times for a
window. This module asks all accessibles of the same depth at once, and does not ask again what it
knows or does not need. It does not use GTK's own cache for screen readers: GTK 4.8 omits
accessibles from it that were hidden once, and asking for the cache breaks those that are not in a
window at that moment.
"""
import contextlib
import functools

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PATIENCE = 60000        # milliseconds for an answer of the application
ROOT = '/org/a11y/atspi/accessible/root'
NOTHING = '/org/a11y/atspi/null'
WINDOW_COORDINATES = 1
# Roles that versions of GTK name differently, with the name used here.
ROLES = {'button': 'push button', 'toggle button': 'push button', 'grouping': 'panel', 'text box': 'text',
         'entry': 'text', 'switch': 'check box', 'radio button': 'check box'}
STATES = [Atspi.StateType(n).value_nick for n in range(44)]


@functools.cache
def bus():
    """Returns the connection to the accessibility bus of the session in the environment."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address, = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None,
                                 Gio.DBusCallFlags.NONE, PATIENCE).unpack()
    client = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, client, None, None)


def call(name, path, interface, method, arguments=None):
    """Calls a method and returns the packed answer. Raises GLib.Error if the name or the path does
    not exist."""
    return bus().call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, PATIENCE)


def call_all(calls):
    """Makes many calls at once, and returns the first value of each answer in order, with None for
    each error."""
    answers, left = {}, [len(calls)]

    def answered(connection, result, n):
        left[0] -= 1
        with contextlib.suppress(GLib.Error):
            answers[n] = connection.call_finish(result).unpack()[0]

    for n, (name, path, interface, method, arguments) in enumerate(calls):
        bus().call(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, PATIENCE, None, answered, n)
    while left[0]:
        GLib.MainContext.default().iteration(True)
    return [answers.get(n) for n in range(len(calls))]


def watch_focus(moved):
    """Calls moved(accessible) for each accessible that gets the focus, while the default main
    context runs."""
    call('org.a11y.atspi.Registry', '/org/a11y/atspi/registry', 'org.a11y.atspi.Registry', 'RegisterEvent',
         GLib.Variant('(sass)', ('object:state-changed:focused', [], '')))

    def changed(_connection, sender, path, _interface, _signal, arguments):
        if arguments.get_child_value(1).get_int32():
            moved(Accessible(sender, path))
    bus().signal_subscribe(None, 'org.a11y.atspi.Event.Object', 'StateChanged', None, 'focused',
                           Gio.DBusSignalFlags.NONE, changed)


@functools.cache
def role_name(role):
    name = Atspi.role_get_name(Atspi.Role(role))
    return ROLES.get(name, name)


def seen(text):
    """Returns a text without the invisible marks that keep a sign before its number."""
    return (text or '').replace('\N{LEFT-TO-RIGHT MARK}', '')


def state_names(low, high):
    bits = low | high << 32
    return {name for n, name in enumerate(STATES) if bits >> n & 1}


class Accessible:
    """An accessible at a path of an application. Each property is queried anew."""

    def __init__(self, sender, path):
        self.sender, self.path = sender, path

    def __repr__(self):
        return f'<{self.sender}{self.path}>'

    def _call(self, interface, method, arguments=None):
        return call(self.sender, self.path, 'org.a11y.atspi.' + interface, method, arguments).unpack()[0]

    def _get(self, interface, key):
        return call(self.sender, self.path, 'org.freedesktop.DBus.Properties', 'Get',
                    GLib.Variant('(ss)', ('org.a11y.atspi.' + interface, key))).unpack()[0]

    @property
    def name(self):
        return seen(self._get('Accessible', 'Name'))

    @property
    def description(self):
        return seen(self._get('Accessible', 'Description'))

    @property
    def role(self):
        return role_name(self._call('Accessible', 'GetRole'))

    @property
    def states(self):
        return state_names(*self._call('Accessible', 'GetState'))

    @property
    def parent(self):
        return Accessible(*self._get('Accessible', 'Parent'))

    @property
    def children(self):
        return [Accessible(*child) for child in self._call('Accessible', 'GetChildren')]

    @property
    def interfaces(self):
        return self._call('Accessible', 'GetInterfaces')

    @property
    def actions(self):
        if 'org.a11y.atspi.Action' not in self.interfaces:
            return []
        return [self._call('Action', 'GetName', GLib.Variant('(i)', (n,)))
                for n in range(self._get('Action', 'NActions'))]

    @property
    def text(self):
        """The text, or the name if there is no text. GTK 4.8 needs the offset of the end instead of
        -1."""
        if 'org.a11y.atspi.Text' not in self.interfaces:
            return self.name
        return seen(self._call('Text', 'GetText', GLib.Variant('(ii)', (0, self._get('Text', 'CharacterCount')))))

    @property
    def extents(self):
        return self._call('Component', 'GetExtents', GLib.Variant('(u)', (WINDOW_COORDINATES,)))

    def do_action(self, index):
        return self._call('Action', 'DoAction', GLib.Variant('(i)', (index,)))


class Application:
    def __init__(self, sender):
        self.sender, self.root = sender, Accessible(sender, ROOT)
        self.toolkit_version = self.root._get('Application', 'Version')
        self._roles, self._children = {}, {}

    @classmethod
    def of_process(cls, pid):
        """Returns the application of a process, or None until it is on the bus."""
        registered, = call('org.a11y.atspi.Registry', ROOT, 'org.a11y.atspi.Accessible', 'GetChildren').unpack()
        for sender, _path in registered:
            with contextlib.suppress(GLib.Error):       # the application is gone
                if call('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus',
                        'GetConnectionUnixProcessID', GLib.Variant('(s)', (sender,))).unpack()[0] == pid:
                    return cls(sender)
        return None

    def round_trip(self):
        """Waits for the answer to a call, by which time the application has answered the earlier
        ones."""
        with contextlib.suppress(GLib.Error):       # the application is closing
            self.root._call('Accessible', 'GetRole')

    def walk(self, path=ROOT, closed=(), fresh=True):
        """Returns the accessible at the path and all those below it with their roles and depths,
        parents first, without those inside accessibles of the closed roles. With fresh=False,
        children that are known already are not queried again, and may be outdated."""
        children, generation = {}, [path]
        while generation:
            self._learn_roles(generation)
            parents = [p for p in generation if p in self._roles and self._roles[p] not in closed]
            asked = [p for p in parents if fresh or p not in self._children]
            found = self.ask(asked, 'Accessible', 'GetChildren')
            self._children |= {parent: [p for _sender, p in its or []] for parent, its in zip(asked, found)}
            children |= {parent: self._children[parent] for parent in parents}
            generation = [p for parent in parents for p in children[parent] if p not in children]
        todo, done = [(path, 0)], set()
        while todo:
            path, depth = todo.pop()
            if path in self._roles and path not in done:
                done.add(path)
                yield Accessible(self.sender, path), self._roles[path], depth
                todo += [(child, depth + 1) for child in reversed(children.get(path, []))]

    def holds(self, a):
        """Returns true if an accessible from an earlier walk is still at the same place in the
        tree."""
        parents = {child: parent for parent, its in self._children.items() for child in its}
        way = [a.path]
        while way[-1] in parents and parents[way[-1]] not in way:
            way.append(parents[way[-1]])
        children = self.ask(way[1:], 'Accessible', 'GetChildren')
        return way[-1] == ROOT and all(any(path == child for _sender, path in its or [])
                                       for child, its in zip(way, children))

    def _learn_roles(self, paths):
        """Queries the roles of new paths only, because paths are not used again and roles do not
        change."""
        new = [path for path in paths if path not in self._roles]
        answers = zip(new, self.ask(new, 'Accessible', 'GetRole'))
        self._roles |= {path: role_name(role) for path, role in answers if role is not None}

    def ask(self, paths, interface, method):
        """Returns the answers of a method for each path, with None for each error."""
        return call_all([(self.sender, path, 'org.a11y.atspi.' + interface, method, None) for path in paths])

    def get(self, paths, interface, key):
        """Returns the property of each path, with None for each error."""
        arguments = GLib.Variant('(ss)', ('org.a11y.atspi.' + interface, key))
        return call_all([(self.sender, path, 'org.freedesktop.DBus.Properties', 'Get', arguments) for path in paths])

    def extents(self, accessibles):
        """Returns x, y, width and height of each accessible within its window, or None if it is
        gone."""
        return call_all([(self.sender, a.path, 'org.a11y.atspi.Component', 'GetExtents',
                          GLib.Variant('(u)', (WINDOW_COORDINATES,))) for a in accessibles])

    def names(self, accessibles):
        return [seen(name) for name in self.get([a.path for a in accessibles], 'Accessible', 'Name')]

    def texts(self, accessibles):
        """Returns the name and the description of each accessible, by one question each."""
        arguments = GLib.Variant('(s)', ('org.a11y.atspi.Accessible',))
        found = call_all([(self.sender, a.path, 'org.freedesktop.DBus.Properties', 'GetAll', arguments) for a in accessibles])
        return [(seen((its or {}).get('Name')), seen((its or {}).get('Description'))) for its in found]

    def actions(self, accessibles):
        """Returns the names of the actions of each accessible, which are empty if it has none."""
        return [[name for name, *_ in its or []]
                for its in self.ask([a.path for a in accessibles], 'Action', 'GetActions')]

    def states(self, accessibles):
        """Returns the names of the states of each accessible, which are empty if it is gone."""
        return [state_names(*states) if states else set()
                for states in self.ask([a.path for a in accessibles], 'Accessible', 'GetState')]
