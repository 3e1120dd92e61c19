/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-move-list.h"

#include "awale-move-folds.h"
#include "awale-move-row-view.h"
#include "game/awale-move-rows.h"

G_BEGIN_DECLS

struct _AwaleMoveList
{
  AwaleGameWidget parent_instance;

  AwaleGame     *game;        /* Game of the list, borrowed from the base class. */
  AwaleMoveRows *rows;
  GHashTable     *folds;
  GtkFilterListModel *shown;  /* Rows that are not in a collapsed variation. */
  GtkSliceListModel  *slice;  /* Rows of `shown`, of which only the first ones are listed until the
                               * list has been drawn. */
  AwaleFinder    *finder;
  gulong          finder_handler;
  bool           show_evaluations;

  GPtrArray          *views;          /* Views that currently show a row, borrowed. (element-type
                                       * AwaleMoveRowView) */
  guint               follow_source;  /* Idle source that follows the cursor. */
  guint               follow_tick;    /* Tick callback that follows the cursor in the next frame. */
  unsigned            target;         /* Index of the row being scrolled to. */
  unsigned            reach;          /* Number of rows before and after `target` that may become
                                       * visible; 0 if the list is not scrolling. */
  guint               fill_tick;      /* Tick callback that decrements `frames_first`. */
  int                 frames_first;   /* Number of frames before postponed rows are filled. */
  guint               fill_source;    /* Idle source that fills postponed rows. */
  bool                had_focus;      /* True if the list had the focus, which the row with the
                                       * cursor gets next unless another widget has taken it. */
  int                 focus_tries;    /* Number of failed attempts to focus a row without a
                                       * widget. */
  int                 end_step;       /* Stage of scrolling to the end of the game. */

  GtkWidget  *view;
  GtkWidget  *empty_label;
  GtkWidget  *menu;                   /* Context menu; NULL until first opened. */
};

/** Lists all rows. Until the list has been drawn, it has only the first ones. */
void awale_move_list_complete        (AwaleMoveList *self);


/**
 * Takes the focus from a removed row at once. GTK would do so only a frame later, and keys pressed
 * until then would be lost.
 */
void awale_move_list_keep_focus     (AwaleMoveList *self);

/** Clears `had_focus` if another widget has taken the focus. */
void awale_move_list_watch_focus    (AwaleMoveList *self);

/**
 * Shows @row, which is at @position, in @row_view. A row that stays invisible after a jump is shown
 * later.
 */
void awale_move_list_show_row       (AwaleMoveList    *self,
                                     AwaleMoveRowView *row_view,
                                     AwaleMoveRow     *row,
                                     unsigned          position);

/** Schedules scrolling to the cursor in an idle source, when new rows have a height. */
void awale_move_list_follow         (AwaleMoveList *self);

/**
 * Schedules scrolling to the cursor for the next frame, which is possible if the rows already have
 * a height. Does nothing if scrolling is scheduled already.
 */
void awale_move_list_follow_cursor  (AwaleMoveList *self);

/** Updates the visible rows after the set of collapsed variations has changed. */
void awale_move_list_update_folds   (AwaleMoveList *self);

/** Collapses or expands the variations beside @fork. */
void awale_move_list_set_folded     (AwaleMoveList *self,
                                     AwaleNode     *fork,
                                     bool           folded);

/**
 * The index among the visible rows of the row at @position among all rows;
 * GTK_INVALID_LIST_POSITION if it is not visible.
 */
unsigned awale_move_list_find_shown (AwaleMoveList *self,
                                     unsigned       position);

/**
 * Installs the actions of the list. awale_move_list_update_actions() enables those that can be used
 * at the cursor.
 */
void awale_move_list_install_actions (GtkWidgetClass *widget_class);
void awale_move_list_update_actions  (AwaleMoveList  *self);

/**
 * Moves the cursor of the game if @keyval is a key that does so in the list, otherwise returns
 * false.
 */
bool awale_move_list_step           (AwaleMoveList *self,
                                     unsigned       keyval);

G_END_DECLS
