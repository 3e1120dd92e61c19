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

  AwaleGame     *game;        /* The game, borrowed. */
  AwaleMoveRows *rows;
  GHashTable     *folds;
  GtkFilterListModel *shown;  /* Rows outside collapsed variations. */
  GtkSliceListModel  *slice;  /* Rows for the first frame at first, all rows later. */
  AwaleFinder    *finder;
  gulong          finder_handler;
  bool           show_evaluations;

  GPtrArray          *views;          /* Row views that show a row; borrowed. */
  guint               follow_source;  /* Idle source that follows the cursor. */
  guint               follow_tick;    /* Tick callback that follows the cursor in the next frame. */
  unsigned            target;         /* Index of the row being scrolled to. */
  unsigned            reach;          /* Number of rows around `target` that may become visible,
                                       * or 0. */
  guint               fill_tick;      /* Tick callback that counts `frames_first` down. */
  int                 frames_first;   /* Frames to wait before completing rows. */
  guint               fill_source;    /* Idle source that completes postponed rows. */
  bool                take_focus;     /* True if the next follow focuses the current row. */
  bool                had_focus;      /* True to focus the row unless another widget gets the
                                       * focus. */
  int                 focus_tries;    /* Number of attempts so far to focus a row without a
                                       * widget. */
  int                 end_step;       /* Stage of scrolling to the end of the game. */
  GSimpleActionGroup *actions;

  GtkWidget  *view;
  GtkWidget  *empty_label;
  GtkWidget  *menu;                   /* Context menu; NULL until first opened. */
};

/** Activates study.focus-comment. */
void awale_move_list_request_comment (AwaleMoveList *self);

/** Gives the list all its rows; before it is visible it has only the first ones. */
void awale_move_list_complete        (AwaleMoveList *self);

bool awale_move_list_has_focus      (AwaleMoveList *self);

/**
 * Takes the focus from a removed row at once; GTK does so a frame later, and keys pressed meanwhile
 * would be lost.
 */
void awale_move_list_keep_focus     (AwaleMoveList *self);

/** Forgets that the list had the focus if another widget has taken it. */
void awale_move_list_watch_focus    (AwaleMoveList *self);

/**
 * Shows the row of @position in its view, at once, or later if the row is out of sight after a
 * jump.
 */
void awale_move_list_show_row       (AwaleMoveList    *self,
                                     AwaleMoveRowView *row_view,
                                     AwaleMoveRow     *row,
                                     unsigned          position);

/** Schedules scrolling to the row of the cursor, for the time when rows have a height. */
void awale_move_list_follow         (AwaleMoveList *self);

/**
 * Schedules scrolling to the row of the cursor in the next frame, because rows have a height
 * already; does nothing if the list is about to follow anyway.
 */
void awale_move_list_follow_cursor  (AwaleMoveList *self);

/** Shows or hides rows after the set of collapsed variations has changed. */
void awale_move_list_update_folds   (AwaleMoveList *self);

/** Collapses or expands the variations beside @fork. */
void awale_move_list_set_folded     (AwaleMoveList *self,
                                     AwaleNode     *fork,
                                     bool           folded);

/** The index of the row at @position among the rows that are not filtered out. */
unsigned awale_move_list_find_shown (AwaleMoveList *self,
                                     unsigned       position);

/**
 * Installs the actions of the list; awale_move_list_update_actions() enables those that make sense
 * at the cursor.
 */
void awale_move_list_init_actions   (AwaleMoveList *self);
void awale_move_list_update_actions (AwaleMoveList *self);

/** Moves the cursor of the game by a key of the list. Returns false for other keys. */
bool awale_move_list_step           (AwaleMoveList *self,
                                     unsigned       keyval);

G_END_DECLS
