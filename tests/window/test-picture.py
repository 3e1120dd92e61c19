#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""The appearance of the board; saving, copying and printing it; saving games in other formats."""
import struct
import sys

from accessible import Gio, GLib
from harness import case, equal, main
from soak_window import Session

# Matches the search entry of a file dialog, whose name in GTK 4.8 is its type.
SEARCH = '^(GtkSearchEntry|Search|Rechercher)$'

FILE_MANAGER = 'org.freedesktop.FileManager1'
INTERFACE = f"""<node><interface name="{FILE_MANAGER}"><method name="ShowItems">
  <arg type="as" direction="in"/><arg type="s" direction="in"/></method></interface></node>"""


def offer_file_manager():
    """Pretends to be the file manager of the session, and returns a list that collects the files it
    is asked to show."""
    asked, bus = [], Gio.bus_get_sync(Gio.BusType.SESSION)

    def called(_bus, _sender, _path, _interface, _method, arguments, invocation):
        asked.append(arguments.unpack()[0])
        invocation.return_value(None)

    bus.register_object('/org/freedesktop/FileManager1', Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], called,
                        None, None)
    Gio.bus_own_name_on_connection(bus, FILE_MANAGER, Gio.BusNameOwnerFlags.REPLACE, None, None)
    return asked


@case('theme', thorough=True)
def theme(stage):
    """A theme can be chosen by pointer and by keyboard, is saved at once, and is shown as the
    chosen one."""
    with stage.open() as app:
        study = stage.study(app)
        app.key('ctrl+comma')
        dialog = study.dialog()
        app.click(study.find(None, 'Light wood', 'focusable'))
        settings = stage.home / '.config/glib-2.0/settings/keyfile'
        app.wait(lambda: settings.exists() and "board-theme='light-wood'" in settings.read_text(), 'the theme to be kept')
        app.key('Tab', 'space')
        app.wait(lambda: "board-theme='slate'" in settings.read_text(), 'the theme chosen by keyboard')
        app.wait_state(app.find(None, study.named('Slate, high contrast'), under=dialog), 'pressed')
        app.key('Escape')
        study.wait_no_dialog()
        app.key('ctrl+w')


@case('save-picture')
def save_picture(stage):
    """The board is saved as a PNG picture, and the file manager can be asked to show it."""
    game = stage.copy('ama-kofi.ogn', 'g.ogn')
    target = stage.home / 'b.png'
    with stage.open(game) as app:
        study = stage.study(app)
        study.board()
        app.do_action(app.find('frame'), 'win.save-picture')
        app.wait_window(study.t('Save the Picture'))
        study.choose_file('~/b.png')
        app.wait(lambda: target.exists() and target.read_bytes()[-8:-4] == b'IEND', 'the picture')
        width, height = struct.unpack('>II', target.read_bytes()[16:24])
        equal(width, 1600)
        assert 400 < height < 800, height
        folders = offer_file_manager()
        study.press('Show in _Folder')
        app.wait(lambda: (GLib.MainContext.default().iteration(False), folders)[1], 'the file manager to be asked')
        equal(folders, [[target.as_uri()]], 'what it is to show')
        study.wait_no_dialog()
        app.key('ctrl+w')


@case('save-picture-and-close', thorough=True)
def save_picture_and_close(stage):
    """Closing the window does not interrupt the writing of a picture."""
    target = stage.home / 'b.png'
    with stage.open(stage.copy('ama-kofi.ogn', 'g.ogn')) as app:
        study = stage.study(app)
        study.board()
        app.do_action(app.find('frame'), 'win.save-picture')
        app.wait_window(study.t('Save the Picture'))
        study.choose_file('~/b.png')
        app.key('ctrl+w')
    equal(target.read_bytes()[-8:-4], b'IEND', 'how it ends')


@case('save-page', both=True, thorough=True)
def save_page(stage):
    """The game is saved as a web page in the language of the window."""
    target = stage.home / 'p.html'
    with stage.open(stage.copy('ama-kofi.ogn', 'g.ogn')) as app:
        study = stage.study(app)
        study.board()
        app.do_action(app.find('frame'), 'win.save-page')
        app.wait_window(study.t('Save the Web Page'))
        study.choose_file('~/p.html')
        app.wait(lambda: target.exists() and target.read_text().endswith('</html>\n'), 'the page')
        assert '<title>Ama – Kofi</title>' in target.read_text(), target.read_text()[:1000]
        assert f'<html xmlns="http://www.w3.org/1999/xhtml" lang="{stage.language}"' in target.read_text()
        study.wait_no_dialog()
        app.key('ctrl+w')


@case('save-pgn', thorough=True)
def save_pgn(stage):
    """The game is saved in the format of PlayStrategy, and the saved file can be opened again."""
    game, target = stage.copy('ama-kofi.ogn', 'g.ogn'), stage.home / 'p.pgn'
    with stage.open(game) as app:
        study = stage.study(app)
        study.board()
        app.do_action(app.find('frame'), 'win.save-pgn')
        app.wait_window(study.t('Save for PlayStrategy'))
        study.choose_file('~/p.pgn')
        app.find('label', study.named('Games saved'))
        assert '[White "Ama"]' in target.read_text() and '\n1. f1' in target.read_text(), target.read_text()
        study.wait_no_dialog()
        app.key('ctrl+w')
    with stage.open(target) as app:
        app.wait_title('^Ama . Kofi')
        app.key('ctrl+w')


@case('save-page-failed', thorough=True)
def save_page_failed(stage):
    """If a web page cannot be written, a notice names the file until another attempt succeeds."""
    with stage.open(stage.copy('ama-kofi.ogn', 'g.ogn')) as app:
        study = stage.study(app)
        study.board()

        def save(name):
            app.do_action(app.find('frame'), 'win.save-page')
            app.wait_window(study.t('Save the Web Page'))
            study.choose_file(name)

        failed = study.t('“%s” could not be saved.') % '/proc/p.html'
        save('/proc/p.html')        # cannot be written
        study.wait_notice(failed)
        save('~/p.html')
        app.find('label', study.named('Web page saved'))
        study.wait_no_notice(failed)
        study.wait_no_dialog()
        app.key('ctrl+w')


@case('copy-diagram')
def copy_diagram(stage):
    """The board is copied for other programs as an image and as a vector drawing."""
    with stage.open(stage.copy('ama-kofi.ogn', 'g.ogn')) as app:
        study = stage.study(app)
        study.board()
        app.key('ctrl+alt+c')
        app.find('label', study.named('Picture copied'))
        image = app.desktop.read_clipboard('image/png')
        equal(image[:8], b'\x89PNG\r\n\x1a\n', 'how it begins')
        width, height = struct.unpack('>II', image[16:24])
        assert width > 600 and width / 4 < height < width, (width, height)
        drawing = app.desktop.read_clipboard('image/svg+xml').decode()
        assert '<svg' in drawing and drawing.endswith('</svg>\n'), drawing[:80]
        app.key('ctrl+w')


@case('print')
def show_print(stage):
    """Ctrl+P opens the print dialog, where parts of the printed sheet can be chosen."""
    game = stage.copy('ama-kofi.ogn', 'g.ogn')
    with stage.open(game, ends=False) as app:
        study = stage.study(app)
        study.board()
        app.key('ctrl+d')
        first = app.windows()
        app.key('ctrl+p')
        app.enter_window(first, 'the print dialog')
        app.settle()
        tabs = app.find_all('page tab', study.named('Game'))
        if tabs:        # GTK 4.8 does not name the tabs, and reports all pages
            app.click(tabs[0])
        app.find(None, study.named('_Boards at chosen and marked positions'))
        app.key('Escape')
        app.wait(lambda: len(app.windows()) == len(first), 'the dialog to close')


@case('search-and-save', thorough=True)
def search_and_save(stage):
    """Saving while a file dialog is in its search mode, which has no current folder, leaves the
    search and keeps the name."""
    with stage.open(stage.copy('ama-kofi.ogn')) as app:
        app.wait_title('^Ama . Kofi')
        study, session = stage.study(app), Session()
        window, = session.windows()
        for name in ('save-picture', 'save-graph', 'save-animation', 'save-page'):
            if not session.actions(window)[0].get(name):
                continue        # the build has no libwebp
            session.activate(window, f'win.{name}')
            dialog = study.dialog()
            app.key('ctrl+f')
            app.wait_focus('text', SEARCH)
            name_entry = app.find('text', r'^(Name|Nom)\W*$', under=dialog)
            app.do_action(app.find('push button', study.named('_Save'), 'sensitive', dialog))
            app.wait_gone('text', SEARCH, under=dialog)
            assert app.text(name_entry), 'the name is gone'
            app.wait_window('Save|Enregistrer')
            app.key('Escape')
            study.wait_no_dialog()
        app.key('ctrl+w')


@case('print-to-file', thorough=True)
def print_to_file(stage):
    """The file to print to is named after the game."""
    target = stage.home / 'Ama – Kofi.pdf'
    with stage.open(stage.copy('ama-kofi.ogn', 'g.ogn'), ends=False) as app:
        study = stage.study(app)
        study.board()
        first, frames = set(app.windows()), {w.path for w in app.toplevels()}
        app.key('ctrl+p')
        dialog = app.wait(lambda: [w for w in app.toplevels() if w.path not in frames], 'the print dialog')[0]
        app.enter_window(first, 'the print dialog')
        app.click(app.find('label', '^(Print to File|Imprimer dans un fichier)$', under=dialog))
        app.click(app.find('push button', '^_?(Print|Imprimer)', 'sensitive', dialog))
        app.wait(lambda: target.exists() and target.read_bytes().rstrip().endswith(b'%%EOF'), 'the file to be printed')


if __name__ == '__main__':
    sys.exit(main('picture'))
