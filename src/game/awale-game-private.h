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
  GPtrArray    *tags;  /* element-type AwaleTag; NULL while empty */
  AwaleHistory *history;
  GHashTable   *taken;    /* Child selected at a fork, if not the first; NULL while there is
                           * none. */
  bool          announcing;  /* A signal is being emitted, so that changes are forbidden. */

  /* Before the open step: end of the main line, and its outcome by the rules. */
  AwaleNode    *former_end;
  AwaleResult   former_result;

  /* Values of the properties when last notified. */
  bool          modified;
  bool          can_undo;
  bool          can_redo;
  char         *undo_name;
  char         *redo_name;
};

/** Applies @edit, records it in the open step with ownership of its data, and emits its signal. */
void awale_game_apply         (AwaleGame     *self,
                               AwaleEdit      edit);

/**
 * Swaps a field with *@value outside the history and emits "node-changed", with @more
 * (AwaleNodeChange) in addition.
 */
void awale_game_swap_field    (AwaleGame     *self,
                               AwaleNode     *node,
                               AwaleNodeField field,
                               void         **value,
                               unsigned       more);

/** Selects the line to the cursor, which has moved, for steps forward. */
void awale_game_remember_line      (AwaleGame *self);
void awale_game_emit_line_selected (AwaleGame *self,
                                    AwaleNode *fork);

/** Called around the outermost step: adapts the tags to a new end of the main line. */
void awale_game_remember_end  (AwaleGame     *self);
void awale_game_follow_end    (AwaleGame     *self);

/** Notifies properties of the history that have changed. */
void awale_game_update_state  (AwaleGame     *self);

G_END_DECLS
