/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

/** Initializes GTK, libadwaita, the widgets with their style, and the test framework. */
void       fixtures_init          (int         *argc,
                                   char      ***argv);

/** Ignores warnings that are known to be the toolkit's own, as fixtures_init() does. */
void       fixtures_excuse_toolkit (void);

/** A game of the default rules after @letters, with the cursor at the end. */
AwaleGame *fixtures_create_game   (const char  *letters);

/** A game from @position under @preset after @letters. */
AwaleGame *fixtures_create_game_from (const char *preset,
                                      const char *position,
                                      const char *letters);

/** Shows @widget in a window and waits for its layout. The caller destroys the window. */
GtkWidget *fixtures_show          (GtkWidget   *widget,
                                   int          width,
                                   int          height);

/** Shows @widget in a window of 1,000 × 800, for fixtures_resize(). */
GtkWidget *fixtures_show_resizable (GtkWidget  *widget);

/**
 * Allocates @widget a smaller size at once. Changes to descendants during the allocation fail the
 * test.
 */
void       fixtures_resize        (GtkWidget   *widget,
                                   int          width,
                                   int          height);

void       fixtures_settle        (void);

/** Runs the main loop until @done returns true; the test's time limit is the only other end. */
void       fixtures_wait          (bool       (*done) (gpointer),
                                   gpointer     data);

/** Destroys @window, and asserts that @widget and all its descendants are finalized. */
void       fixtures_destroy       (GtkWidget   *window,
                                   GtkWidget   *widget);

/** Draws @widget into a surface. Returns: (transfer full) */
cairo_surface_t *fixtures_render  (GtkWidget   *widget);

/**
 * The number of pixels that differ by more than rounding, or −1 for different sizes. Destroys both
 * surfaces.
 */
int        fixtures_compare       (cairo_surface_t *a,
                                   cairo_surface_t *b);

/** Counts notifications of @property in @count while @object lives. */
void       fixtures_count_notify  (gpointer     object,
                                   const char  *property,
                                   int         *count);

/** Gives @widget the only action @name (“group.action”), and counts its activations in @count. */
void       fixtures_count_action  (GtkWidget   *widget,
                                   const char  *name,
                                   int         *count);

/** The nth descendant of @type, from 0. */
GtkWidget *fixtures_find          (GtkWidget   *widget,
                                   GType        type,
                                   int          nth);

/**
 * Sends a key to the controllers of @widget as if it had the focus, and returns true if one handles
 * it.
 */
bool       fixtures_press         (GtkWidget       *widget,
                                   unsigned         keyval,
                                   GdkModifierType  modifiers);

G_END_DECLS
