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

  AwaleGame     *game;        /* borrowed */
  AwaleMoveRows *rows;
  GHashTable     *folds;
  GtkFilterListModel *shown;  /* Rows outside collapsed variations. */
  GtkSliceListModel  *slice;  /* At first only rows for the first frame, later all. */
  AwaleFinder    *finder;
  gulong          finder_handler;
  bool           show_evaluations;

  GPtrArray          *views;          /* AwaleMoveRowViews with a row; borrowed. */
  guint               follow_source;  /* Idle source that follows the cursor. */
  guint               follow_tick;    /* Tick callback that follows the cursor with the next
                                         frame. */
  unsigned            target;         /* Row being scrolled to. */
  unsigned            reach;          /* Number of rows around it that may become visible, or 0. */
  guint               fill_tick;      /* Tick callback that waits for `frames_first` frames. */
  int                 frames_first;   /* Frames still to wait for. */
  guint               fill_source;    /* Idle source that completes postponed rows. */
  bool                take_focus;     /* The next follow focuses the current row. */
  bool                had_focus;      /* Focus it, unless another widget gets the focus first. */
  int                 focus_tries;    /* Attempts while that row had no widget yet. */
  int                 end_step;       /* Stage of showing the end of the game. */
  GSimpleActionGroup *actions;

  GtkWidget  *view;
  GtkWidget  *empty_label;
  GtkWidget  *menu;                   /* NULL until first opened. */
};

/** Emits the signal of the same name, for actions. */
void awale_move_list_request_comment (AwaleMoveList *self);

/** Shows all rows; a list that has not been visible shows only the first ones. */
void awale_move_list_complete        (AwaleMoveList *self);

/** True if the focus is in the list. */
bool awale_move_list_has_focus      (AwaleMoveList *self);

/** Takes the focus from a removed row; GTK does so a frame later, and keys would be lost. */
void awale_move_list_keep_focus     (AwaleMoveList *self);

/** Drops the list's wish for the focus if another widget has got it. */
void awale_move_list_watch_focus    (AwaleMoveList *self);

/** Shows the row of @position in its view, at once or later if out of sight after a jump. */
void awale_move_list_show_row       (AwaleMoveList    *self,
                                     AwaleMoveRowView *row_view,
                                     AwaleMoveRow     *row,
                                     unsigned          position);

/** Scrolls to the row at the cursor once rows have a height. */
void awale_move_list_follow         (AwaleMoveList *self);

/**
 * Follows a move of the cursor in the next frame, since rows have a height already, unless
 * following is scheduled anyway.
 */
void awale_move_list_follow_cursor  (AwaleMoveList *self);

/** Shows or hides rows after a change of the collapsed variations. */
void awale_move_list_update_folds   (AwaleMoveList *self);

/** Collapses or expands the variations beside @fork. */
void awale_move_list_set_folded     (AwaleMoveList *self,
                                     AwaleNode     *fork,
                                     bool           folded);

/** The index among the shown rows of the row at @position. */
unsigned awale_move_list_find_shown (AwaleMoveList *self,
                                     unsigned       position);

/** Install the actions, and enable those that make sense at the cursor. */
void awale_move_list_init_actions   (AwaleMoveList *self);
void awale_move_list_update_actions (AwaleMoveList *self);

/** Moves the game's cursor by a key of the list. Returns false for other keys. */
bool awale_move_list_step           (AwaleMoveList *self,
                                     unsigned       keyval);

G_END_DECLS
