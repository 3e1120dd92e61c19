/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "game/awale-game.h"
#include "widgets/board/awale-board.h"

G_BEGIN_DECLS

/** Initializes GTK, libadwaita, the widgets with their style, and the test framework. */
void       fixtures_init          (int         *argc,
                                   char      ***argv);

/** Ignores warnings that are known to be the toolkit's own, as fixtures_init() does. */
void       fixtures_excuse_toolkit (void);

/** Creates a game under the default rules with the moves @letters, and goes to its end. */
AwaleGame *fixtures_create_game   (const char  *letters);

/** Creates a game from @position under @preset with the moves @letters. */
AwaleGame *fixtures_create_game_from (const char *preset,
                                      const char *position,
                                      const char *letters);

/** Shows @widget in a window, which the caller destroys, and waits for its layout. */
GtkWidget *fixtures_show          (GtkWidget   *widget,
                                   int          width,
                                   int          height);

/** Shows @widget in a window of 1,000 × 800, for fixtures_resize(). */
GtkWidget *fixtures_show_resizable (GtkWidget  *widget);

/**
 * Requests a size for @widget, and allocates it at once. The test fails if the children, texts,
 * icons, visibility, orientation or style classes of @widget or its descendants change during the
 * allocation.
 */
void       fixtures_resize        (GtkWidget   *widget,
                                   int          width,
                                   int          height);

void       fixtures_settle        (void);

/** Runs the main loop until @done returns true. After WAIT_LIMIT the test fails. */
void       fixtures_wait          (bool       (*done) (gpointer),
                                   gpointer     data);

/** Destroys @window, and asserts that @widget, its descendants and their layout managers are
 * finalized, except tooltips. */
void       fixtures_destroy       (GtkWidget   *window,
                                   GtkWidget   *widget);

/** Draws @widget into a surface. Returns: (transfer full) */
cairo_surface_t *fixtures_render  (GtkWidget   *widget);

/**
 * Returns the number of pixels that differ by more than rounding, or −1 if the sizes differ.
 * Destroys both surfaces.
 */
int        fixtures_compare       (cairo_surface_t *a,
                                   cairo_surface_t *b);

/** Counts notifications of @property in @count while @object lives. */
void       fixtures_count_notify  (gpointer     object,
                                   const char  *property,
                                   int         *count);

/** Gives @widget an action group with the single action @name (“group.action”), and counts the
 * activations in @count. */
void       fixtures_count_action  (GtkWidget   *widget,
                                   const char  *name,
                                   int         *count);

/** Returns the widget of @type with the index @nth, counted from 0, among @widget and its
 * descendants, or NULL. */
GtkWidget *fixtures_find          (GtkWidget   *widget,
                                   GType        type,
                                   int          nth);

/** These functions return the widget of a pit or a store of @board, and the text of its hint line,
 * or NULL if that is empty. */
GtkWidget  *fixtures_get_pit      (AwaleBoard  *board,
                                   AwaleMove    move);
GtkWidget  *fixtures_get_store    (AwaleBoard  *board,
                                   AwaleSide    side);
const char *fixtures_get_hint     (AwaleBoard  *board);

/**
 * Sends a key to the controllers of @widget itself, whether or not it has the focus. Returns: true
 * if one of them handles the key
 */
bool       fixtures_press         (GtkWidget       *widget,
                                   unsigned         keyval,
                                   GdkModifierType  modifiers);

G_END_DECLS
