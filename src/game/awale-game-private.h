/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Between the files of AwaleGame: what it holds and how it is changed (awale-game.c), and the
 * changes that a person makes (awale-game-edits.c).
 */
#pragma once

#include "awale-game.h"
#include "awale-history.h"

G_BEGIN_DECLS

struct _AwaleGame
{
  GObject       parent_instance;

  AwaleRuleset  rules;
  AwaleNode    *root;
  AwaleNode    *cursor;
  GPtrArray    *tags;  /* Of AwaleTag; NULL while there were none. */
  AwaleHistory *history;
  GHashTable   *taken;    /* The child of a fork that a step forward goes to, if not its first;
                           * NULL while no fork has one. */
  bool          announcing;  /* A signal is out: no change now. */

  /* Before the open step: where the main line ended, and what the rules said of that. */
  AwaleNode    *former_end;
  AwaleResult   former_result;

  /* What the properties were when they last notified. */
  bool          modified;
  bool          can_undo;
  bool          can_redo;
  char         *undo_name;
  char         *redo_name;
};

/** Carries @edit out, records it in the open step, takes what it holds, and emits its signal. */
void awale_game_apply         (AwaleGame     *self,
                               AwaleEdit      edit);

/**
 * Exchanges a field's value with *@value, outside the history, and emits "node-changed", with
 * @more (AwaleNodeChange) beside the field.
 */
void awale_game_swap_field    (AwaleGame     *self,
                               AwaleNode     *node,
                               AwaleNodeField field,
                               void         **value,
                               unsigned       more);

/** The cursor has moved: a step forward from anywhere on the way to it goes towards it again. */
void awale_game_remember_line      (AwaleGame *self);
void awale_game_emit_line_selected (AwaleGame *self,
                                    AwaleNode *fork);

/** Around the outermost step: makes the tags follow a main line that ends elsewhere. */
void awale_game_remember_end  (AwaleGame     *self);
void awale_game_follow_end    (AwaleGame     *self);

/** Notifies of those properties of the history that have changed. */
void awale_game_update_state  (AwaleGame     *self);

G_END_DECLS
