/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-move-list.h"

#include "game/awale-move-rows.h"

G_BEGIN_DECLS

struct _AwaleMoveList
{
  GtkWidget parent_instance;

  AwaleGame     *game;
  GSignalGroup  *game_signals;
  AwaleMoveRows *rows;
  bool           show_evaluations;

  GPtrArray          *views;          /* The AwaleMoveRowViews that show a row; borrowed. */
  guint               follow_source;
  bool                take_focus;     /* The next follow puts the focus on the current row. */
  int                 focus_tries;    /* How often that row had no widget yet. */
  GSimpleActionGroup *actions;

  GtkWidget  *view;
  GtkWidget  *empty_label;
  GMenuModel *menu;
  GtkWidget  *popover;
};

/** The signals, which the actions emit too. */
void awale_move_list_request_comment (AwaleMoveList *self);

/* awale-move-list-actions.c */

/** Installs the actions; and enables those that make sense at the game's cursor. */
void awale_move_list_init_actions   (AwaleMoveList *self);
void awale_move_list_update_actions (AwaleMoveList *self);

/** Moves the game's cursor by a key of the list; whether it was such a key. */
bool awale_move_list_step           (AwaleMoveList *self,
                                     unsigned       keyval);

G_END_DECLS
