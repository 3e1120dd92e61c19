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
  GtkWidget parent_instance;

  AwaleGame     *game;
  GSignalGroup  *game_signals;
  AwaleMoveRows *rows;
  AwaleMoveFolds *folds;
  GtkFilterListModel *shown;  /* The rows that are not in collapsed variations. */
  GtkSliceListModel  *slice;  /* Of those, the ones that the first frame needs; then all. */
  AwaleFinder    *finder;
  gulong          finder_handler;
  bool           show_evaluations;

  GPtrArray          *views;          /* The AwaleMoveRowViews that show a row; borrowed. */
  guint               follow_source;  /* Follows when there is time, */
  guint               follow_tick;    /* or with the next frame. */
  unsigned            target;         /* The row that is being scrolled to, */
  unsigned            reach;          /* and how many beside it may come into sight; else 0. */
  guint               fill_tick;      /* Waits for some frames, */
  int                 frames_first;   /* so many more, */
  guint               fill_source;    /* then completes the other rows. */
  bool                take_focus;     /* The next follow puts the focus on the current row. */
  bool                had_focus;      /* Likewise, if nobody else gets the focus meanwhile. */
  int                 focus_tries;    /* How often that row had no widget yet. */
  int                 end_step;       /* How far the list is with showing the end of the game. */
  GSimpleActionGroup *actions;

  GtkWidget  *view;
  GtkWidget  *empty_label;
  GtkWidget  *menu;                   /* NULL until it was opened. */
};

/** The signals, which the actions emit too. */
void awale_move_list_request_comment (AwaleMoveList *self);

/** Shows all rows, which a list that was not seen yet does not. */
void awale_move_list_complete        (AwaleMoveList *self);

/* awale-move-list-follow.c */

/** Whether the focus is in the list. */
bool awale_move_list_has_focus      (AwaleMoveList *self);

/**
 * Takes the focus from a row that is gone: GTK does so with the next frame only, and every key
 * until then would be lost in that row.
 */
void awale_move_list_keep_focus     (AwaleMoveList *self);

/** The focus of the window has changed: if somebody else has it now, the list wants it no more. */
void awale_move_list_watch_focus    (AwaleMoveList *self);

/** Shows the row of @position in its view: at once, or soon if a jump leaves it out of sight. */
void awale_move_list_show_row       (AwaleMoveList    *self,
                                     AwaleMoveRowView *row_view,
                                     AwaleMoveRow     *row,
                                     unsigned          position);

/** Scrolls to the row of the move in view when rows next have a height. */
void awale_move_list_follow         (AwaleMoveList *self);

/** The same when only the cursor has moved: with the frame that shows the move elsewhere, since
 *  rows have a height, unless the list is about to follow already. */
void awale_move_list_follow_cursor  (AwaleMoveList *self);

/* awale-move-list-folds.c */

void awale_move_list_init_folds     (AwaleMoveList *self);

/** Collapses the variations beside @fork, or opens them. */
void awale_move_list_toggle_fold    (AwaleMoveList *self,
                                     AwaleNode     *fork);
void awale_move_list_set_folded     (AwaleMoveList *self,
                                     AwaleNode     *fork,
                                     bool           folded);

/** The place among the rows shown of the row at @position of all. */
unsigned awale_move_list_find_shown (AwaleMoveList *self,
                                     unsigned       position);

/* awale-move-list-actions.c */

/** Installs the actions; and enables those that make sense at the game's cursor. */
void awale_move_list_init_actions   (AwaleMoveList *self);
void awale_move_list_update_actions (AwaleMoveList *self);

/** Moves the game's cursor by a key of the list; whether it was such a key. */
bool awale_move_list_step           (AwaleMoveList *self,
                                     unsigned       keyval);

G_END_DECLS
