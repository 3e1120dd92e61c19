#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""drag.py FILE: opens a window from which a file can be dragged, as from a file manager. It prints
`dragged` when the drag begins, and `accepted` when the target is ready to take the file.
tests/flatpak calls this script."""
import sys

import gi

gi.require_version('Gdk', '4.0')
gi.require_version('Gtk', '4.0')
from gi.repository import Gdk, Gio, GObject, Gtk        # noqa: E402


def prepare(_source, _x, _y):
    files = Gdk.FileList.new_from_list([Gio.File.new_for_path(sys.argv[1])])
    return Gdk.ContentProvider.new_for_value(GObject.Value(Gdk.FileList, files))


def tell(drag, _action):
    if drag.get_selected_action() == Gdk.DragAction.COPY:
        print('accepted', flush=True)


def begin(_source, drag):
    drag.connect('notify::selected-action', tell)
    print('dragged', flush=True)


def activate(app):
    window = Gtk.ApplicationWindow(application=app, title='source', default_width=100, default_height=100)
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.connect('prepare', prepare)
    source.connect('drag-begin', begin)
    window.add_controller(source)
    window.present()


if __name__ == '__main__':
    application = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
    application.connect('activate', activate)
    application.run()
