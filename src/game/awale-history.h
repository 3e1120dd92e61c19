/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The history of a game, private to this folder: the edits that were made and those that were
 * undone. The history stores them and knows the saved state; AwaleGame applies them.
 */
#pragma once

#include "awale-node.h"

G_BEGIN_DECLS

typedef struct
{
  char *name;
  char *value;
  char *short_value;  /**< Value shortened for display, see awale_game_get_short_tag(); NULL if
                       * the value is short. */
} AwaleTag;

AwaleTag *awale_tag_new  (const char *name,
                          const char *value);
/** Sets the value to @value (transfer full). Returns: (transfer full): the former value */
char     *awale_tag_swap (AwaleTag   *self,
                          char       *value);
void      awale_tag_free (AwaleTag   *self);

typedef enum
{
  AWALE_EDIT_ADD_NODE,     /**< Adds `node` at `index` below `parent`. */
  AWALE_EDIT_REMOVE_NODE,  /**< Removes `node` at `index` below `parent`. */
  AWALE_EDIT_MOVE_CHILD,   /**< Moves a child of `node` from `index` to `to`. */
  AWALE_EDIT_SET_FIELD,    /**< Sets the AwaleNodeField `index` of `node` to `value`. */
  AWALE_EDIT_ENTER_VALUES, /**< Marks the cached values of `node` as a change; changes nothing. */
  AWALE_EDIT_ADD_TAG,      /**< Adds the AwaleTag `value` at `index`. */
  AWALE_EDIT_REMOVE_TAG,   /**< Removes the tag at `index`. */
  AWALE_EDIT_SET_TAG,      /**< Sets the tag at `index` to the text `value`. */
  AWALE_EDIT_START,        /**< Sets the root to `node`, and the ruleset to `value`, an
                            * AwaleRuleset. */
} AwaleEditKind;

/** A single change of a game, which becomes its own inverse when it is applied. */
typedef struct
{
  AwaleEditKind kind;
  unsigned      index;
  unsigned      to;
  AwaleNode    *node;
  AwaleNode    *parent;
  void         *value;  /**< Owned data that is currently not part of the game. */
} AwaleEdit;

typedef struct
{
  char      *name;
  unsigned   number;  /**< Number of the step among all steps ever made, from 1. */
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

/** Records an edit that was applied in the open step, which takes its data. */
void          awale_history_record (AwaleHistory *self,
                                    AwaleEdit     edit);

/**
 * Closes one level; if that was the outermost one, the step is complete. A step with edits replaces
 * the undone steps; one without edits is dropped.
 */
void          awale_history_end   (AwaleHistory *self,
                                   AwaleNode    *cursor);
bool          awale_history_is_open (AwaleHistory *self);

/** True if a step is open and has no nested level open. */
bool          awale_history_is_outermost (AwaleHistory *self);

/** True if the open step records nothing. */
bool          awale_history_is_forgetting (AwaleHistory *self);

/** The step that the next undo or redo applies, or NULL. */
const AwaleUndoStep *awale_history_peek_undo (AwaleHistory *self);
const AwaleUndoStep *awale_history_peek_redo (AwaleHistory *self);

/** The number of steps that can be undone. */
unsigned      awale_history_get_n_done (AwaleHistory *self);

/** The number of steps ever made, which undo and redo do not change. */
unsigned      awale_history_get_n_made (AwaleHistory *self);

/**
 * Moves back or forward over a step, whose edits the caller must apply: from the last to the first
 * when moving back, from the first to the last when moving forward.
 */
const AwaleUndoStep *awale_history_step_back    (AwaleHistory *self);
const AwaleUndoStep *awale_history_step_forward (AwaleHistory *self);

/**
 * Allows the next values of the same field to be merged into the last step, until anything else
 * happens; does nothing while a step is open.
 */
void          awale_history_allow_merge (AwaleHistory *self);
void          awale_history_deny_merge  (AwaleHistory *self);

/**
 * The only edit of the last step if a new value of @field of @node may be merged into it; otherwise
 * NULL.
 */
const AwaleEdit *awale_history_peek_merge (AwaleHistory  *self,
                                           AwaleNode     *node,
                                           AwaleNodeField field);

/** Drops the last step after merged edits have restored the former value. */
void          awale_history_drop_merge (AwaleHistory *self);

/** Begins a save: ends the merging and returns the id of the current state. */
unsigned      awale_history_begin_saving (AwaleHistory *self);

/** Marks the state with an id from awale_history_begin_saving(), or no state, as saved. */
void          awale_history_mark_saved   (AwaleHistory *self,
                                          unsigned      state);
void          awale_history_mark_unsaved (AwaleHistory *self);
bool          awale_history_is_modified  (AwaleHistory *self);

G_END_DECLS
