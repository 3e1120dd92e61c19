#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""In poor environments, where parts of a desktop are missing or unexpected, the application starts,
opens a game and ends normally. Only the warnings expected in that environment may be printed."""
import functools
import pathlib
import re
import sys

from harness import case, main

NOWHERE = '/proc/nowhere'       # not writable, even for root
NO_FONTS = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig/>'

# Each environment, where None removes a variable, and a pattern for the warnings it may cause.
LIBRARIES = '(GLib|GObject|Gdk|Gsk|Gtk|Pango|Adwaita)[A-Za-z-]*-(WARNING|CRITICAL)'
SURROUNDINGS = {
    'no-session-bus': ({'DBUS_SESSION_BUS_ADDRESS': f'unix:path={NOWHERE}', 'GTK_A11Y': None}, LIBRARIES + '.* bus'),
    'no-accessibility': ({'GTK_A11Y': 'none'}, None),
    'no-accessibility-bus': ({'AT_SPI_BUS_ADDRESS': f'unix:path={NOWHERE}'}, LIBRARIES + '.* bus'),
    'no-locale': ({'LC_ALL': None, 'LANG': None, 'LANGUAGE': None}, None),
    'unknown-locale': ({'LC_ALL': None, 'LANG': 'xx_YY.UTF-8', 'LANGUAGE': None}, LIBRARIES + '.*Locale not supported'),
    'no-home': ({'HOME': None, 'XDG_CONFIG_HOME': NOWHERE, 'XDG_DATA_HOME': NOWHERE, 'XDG_CACHE_HOME': NOWHERE,
                 'XDG_STATE_HOME': NOWHERE}, f'{LIBRARIES}.*{NOWHERE}|Fontconfig'),
    'closed-home': ({'HOME': NOWHERE, 'XDG_RUNTIME_DIR': NOWHERE}, f'{LIBRARIES}.*{NOWHERE}|Fontconfig'),
}


# Unlike in other tests, GTK looks for OpenGL and Vulkan here, but finds no driver.
NO_GL = {'GSK_RENDERER': None, 'GDK_DEBUG': None, 'GDK_DISABLE': None, 'LIBGL_DRIVERS_PATH': NOWHERE,
         '__EGL_VENDOR_LIBRARY_DIRS': NOWHERE, 'VK_DRIVER_FILES': NOWHERE, 'VK_ICD_FILENAMES': NOWHERE}
DRIVERS = re.compile(r'/\S*(?:_dri\.so|libEGL_mesa|libvulkan_)\S*')
NO_PORTAL = {'GTK_USE_PORTAL': '1', 'ADW_DISABLE_PORTAL': None, 'ADW_DEBUG_COLOR_SCHEME': None}


def start(stage, environment, excused, then=None):
    """Runs the application, with criticals that are not fatal.

    then: an optional function that makes a further check
    """
    with stage.open(stage.copy('ama-kofi.ogn'), env={'G_DEBUG': None} | environment, excused=excused) as app:
        app.wait_title('Ama . Kofi')
        if then:
            then(app)
        app.key('ctrl+q')


for name, (variables, said) in SURROUNDINGS.items():
    case(name, thorough=name != 'no-session-bus')(functools.partial(start, environment=variables, excused=said))


def can_comment(app):
    app.key('ctrl+m')
    app.wait_focus('text', '^Comment on ')


@case('closed-settings')
def closed_settings(stage):
    """The comment can still be opened by keyboard if no setting can be written."""
    start(stage, {'XDG_CONFIG_HOME': NOWHERE}, f'{LIBRARIES}.*{NOWHERE}', can_comment)


def has_no_driver(app):
    app.settle()
    drivers = set(DRIVERS.findall(pathlib.Path(f'/proc/{app.proc.pid}/maps').read_text()))
    assert not drivers, f'the window is drawn with {drivers}'


@case('no-gl', thorough=True)
def no_gl(stage):
    start(stage, NO_GL, 'libGL|libEGL|MESA|Vulkan', has_no_driver)


def look_for_file(app):
    """Checks that GTK's own file dialog opens instead of the portal's."""
    app.key('ctrl+o')
    app.wait_window('Open Games')
    app.key('Escape')
    app.wait(lambda: len(app.windows()) == 1, 'the dialog to go')


@case('no-portal', thorough=True)
def no_portal(stage):
    start(stage, NO_PORTAL, None, look_for_file)


@case('no-fonts', thorough=True)
def no_fonts(stage):
    """Without fonts the application works, although GTK and Pango warn about each label and
    icon."""
    start(stage, {'FONTCONFIG_FILE': str(stage.write('fonts.conf', NO_FONTS))}, LIBRARIES)


@case('newer-settings')
def newer_settings(stage):
    """Settings of a later version that are unknown to this one are ignored and kept."""
    stage.settings(board_theme="'hologram'", language="'klingon'", animation_speed="'warp'", default_ruleset="'axis=new'",
                   south_level=99, analysis_hash=0, analysis_threads="'all'", engines="[('Brain', {'cloud': <true>})]",
                   custom_rulesets="[('Mine', 'sowing=backwards'), ('', '')]", south_engine="'gone'", new_in_two='[1, 2]')
    with stage.open(stage.copy('ama-kofi.ogn')) as app:
        app.wait_title('Ama . Kofi')
        app.key('ctrl+comma')
        app.wait_window('Preferences')
        app.key('Escape')
        app.wait(lambda: len(app.windows()) == 1, 'the preferences to go')
        app.wait_window('Ama . Kofi')
        app.key('ctrl+q')
    kept = (stage.home / '.config/glib-2.0/settings/keyfile').read_text()
    for value in ("'hologram'", "'klingon'", "'warp'", "'axis=new'", "'all'", "'Brain'", "'Mine'", '[1, 2]'):
        assert value in kept, f'{value} is lost: {kept}'


if __name__ == '__main__':
    sys.exit(main('surroundings', ['en']))
