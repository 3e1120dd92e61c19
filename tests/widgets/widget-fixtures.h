/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

/** Starts GTK, libadwaita and the widgets with their style, and the test framework. */
void       fixtures_init          (int         *argc,
                                   char      ***argv);

/** Lets no warning end a test that is known to be the toolkit's own; fixtures_init() does. */
void       fixtures_excuse_toolkit (void);

/** A game of the default rules in which @letters were played, the cursor at their end. */
AwaleGame *fixtures_create_game   (const char  *letters);

/** The same from a position, under a preset. */
AwaleGame *fixtures_create_game_from (const char *preset,
                                      const char *position,
                                      const char *letters);

/** Puts @widget into a window and waits until it is laid out. The caller destroys the window. */
GtkWidget *fixtures_show          (GtkWidget   *widget,
                                   int          width,
                                   int          height);

/** The same in a window of 1,000 × 800, in which fixtures_resize() gives @widget a smaller size. */
GtkWidget *fixtures_show_resizable (GtkWidget  *widget);

/** Gives @widget this size at once. Changes of widgets in it while it is allocated end the test. */
void       fixtures_resize        (GtkWidget   *widget,
                                   int          width,
                                   int          height);

/** Runs the main loop until nothing is left to do. */
void       fixtures_settle        (void);

/** Runs the main loop until @done says so; the test's time limit ends it otherwise. */
void       fixtures_wait          (bool       (*done) (gpointer),
                                   gpointer     data);

/** Destroys @window, and checks that @widget and all that is in it are let go. */
void       fixtures_destroy       (GtkWidget   *window,
                                   GtkWidget   *widget);

/** What @widget looks like, as it would be drawn. (transfer full) */
cairo_surface_t *fixtures_render  (GtkWidget   *widget);

/** How many pixels differ by more than rounding; −1 if the sizes do. Both are destroyed. */
int        fixtures_compare       (cairo_surface_t *a,
                                   cairo_surface_t *b);

/** Counts notifications of a property into @count while @object lives. */
void       fixtures_count_notify  (gpointer     object,
                                   const char  *property,
                                   int         *count);

/** The first descendant of @widget that is of @type; or the nth, from 0. */
GtkWidget *fixtures_find          (GtkWidget   *widget,
                                   GType        type,
                                   int          nth);

/** Gives a key to @widget's own controllers, as if it had the focus; whether one of them took
 * it. */
bool       fixtures_press         (GtkWidget       *widget,
                                   unsigned         keyval,
                                   GdkModifierType  modifiers);

G_END_DECLS
