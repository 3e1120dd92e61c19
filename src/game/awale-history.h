/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The history of a game, private to this folder: the edits that were made and those that were
 * undone. The history stores them and the saved state among them; AwaleGame applies them.
 */
#pragma once

#include "awale-node.h"

G_BEGIN_DECLS

/** A tag of a game. */
typedef struct
{
  char *name;
  char *value;
  char *short_value;  /**< Value shortened for display, see awale_game_get_short_tag(); NULL if
                       * the value is short. */
} AwaleTag;

AwaleTag *awale_tag_new  (const char *name,
                          const char *value);
/** Sets the value to @value (transfer full) and returns the former one. (transfer full) */
char     *awale_tag_swap (AwaleTag   *self,
                          char       *value);
void      awale_tag_free (AwaleTag   *self);

typedef enum
{
  AWALE_EDIT_ADD_NODE,     /**< Adds `node` at `index` below `parent`. */
  AWALE_EDIT_REMOVE_NODE,  /**< Removes `node` at `index` below `parent`. */
  AWALE_EDIT_MOVE_CHILD,   /**< Moves a child of `node` from `index` to `to`. */
  AWALE_EDIT_SET_FIELD,    /**< Sets the AwaleNodeField `index` of `node` to `value`. */
  AWALE_EDIT_ADD_TAG,      /**< Adds the AwaleTag `value` at `index`. */
  AWALE_EDIT_REMOVE_TAG,   /**< Removes the tag at `index`. */
  AWALE_EDIT_SET_TAG,      /**< Sets the tag at `index` to the text `value`. */
  AWALE_EDIT_START,        /**< Sets the root to `node`, the AwaleRuleset to `value`. */
} AwaleEditKind;

/** A single change of a game. Applying it turns it into its own inverse. */
typedef struct
{
  AwaleEditKind kind;
  unsigned      index;
  unsigned      to;
  AwaleNode    *node;
  AwaleNode    *parent;
  void         *value;  /**< Data that the game does not contain at the moment; owned. */
} AwaleEdit;

/** A unit of undo. */
typedef struct
{
  char      *name;
  unsigned   number;  /**< Number among all steps ever made, from 1. */
  GArray    *edits;   /**< Changes of the step. (element-type AwaleEdit) */
  AwaleNode *before;  /**< Cursor before and after the step. */
  AwaleNode *after;
} AwaleUndoStep;

typedef struct _AwaleHistory AwaleHistory;

AwaleHistory *awale_history_new  (void);
void          awale_history_free (AwaleHistory *self);

/** Drops all steps; the current state counts as saved. */
void          awale_history_clear (AwaleHistory *self);

/** Opens a step, or a nested level of the open one. */
void          awale_history_begin (AwaleHistory *self,
                                   const char   *name,
                                   AwaleNode    *cursor);

/** Opens an outermost step that records nothing and leaves no trace. */
void          awale_history_begin_forgetting (AwaleHistory *self,
                                              AwaleNode    *cursor);

/** Records an applied edit in the open step, which then owns its data. */
void          awale_history_record (AwaleHistory *self,
                                    AwaleEdit     edit);

/** Closes one level; at the outermost one the step is complete, and undone steps are dropped. */
void          awale_history_end   (AwaleHistory *self,
                                   AwaleNode    *cursor);
bool          awale_history_is_open (AwaleHistory *self);

/** True if the open step is not nested in another one. */
bool          awale_history_is_outermost (AwaleHistory *self);

/** True if the open step records nothing. */
bool          awale_history_is_forgetting (AwaleHistory *self);

/** The step that undo would take, and the step that redo would take, or NULL. */
const AwaleUndoStep *awale_history_peek_undo (AwaleHistory *self);
const AwaleUndoStep *awale_history_peek_redo (AwaleHistory *self);

/** The number of steps that can be undone. */
unsigned      awale_history_get_n_done (AwaleHistory *self);

/** The number of steps ever made; undo and redo make none. */
unsigned      awale_history_get_n_made (AwaleHistory *self);

/**
 * Moves back over a step, whose edits the caller applies from the last to the first, or forward
 * over a step, whose edits the caller applies from the first to the last.
 */
const AwaleUndoStep *awale_history_step_back    (AwaleHistory *self);
const AwaleUndoStep *awale_history_step_forward (AwaleHistory *self);

/**
 * Allows further values of the field to be merged into the last step, until anything else happens.
 */
void          awale_history_allow_merge (AwaleHistory *self);
void          awale_history_deny_merge  (AwaleHistory *self);

/**
 * The only edit of the last step if a new value of that field may be merged into it, otherwise
 * NULL.
 */
const AwaleEdit *awale_history_peek_merge (AwaleHistory  *self,
                                           AwaleNode     *node,
                                           AwaleNodeField field);

/** Drops the last step, because the merged edits have restored the former value. */
void          awale_history_drop_merge (AwaleHistory *self);

/** Begins a save: ends the merging and returns the id of the current state. */
unsigned      awale_history_begin_saving (AwaleHistory *self);

/** Marks the state with an id from awale_history_begin_saving(), or no state, as saved. */
void          awale_history_mark_saved   (AwaleHistory *self,
                                          unsigned      state);
void          awale_history_mark_unsaved (AwaleHistory *self);
bool          awale_history_is_modified  (AwaleHistory *self);

G_END_DECLS
