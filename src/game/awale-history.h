/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Private to this folder: the edits that were made and those that were undone. The history knows
 * how to keep them and where the file stands among them; AwaleGame carries them out.
 */
#pragma once

#include "awale-node-private.h"

G_BEGIN_DECLS

/** A tag of a game. */
typedef struct
{
  char *name;
  char *value;
  char *short_value;  /**< See awale_game_get_short_tag(); NULL: the value is short. */
} AwaleTag;

AwaleTag *awale_tag_new  (const char *name,
                          const char *value);
/** Takes @value; returns the one before. (transfer full) */
char     *awale_tag_swap (AwaleTag   *self,
                          char       *value);
void      awale_tag_free (AwaleTag   *self);

typedef enum
{
  AWALE_EDIT_ADD_NODE,     /**< `node` at `index` below `parent`. */
  AWALE_EDIT_REMOVE_NODE,  /**< Likewise. */
  AWALE_EDIT_MOVE_CHILD,   /**< Of `node`, from `index` to `to`. */
  AWALE_EDIT_SET_FIELD,    /**< Of `node`, the AwaleNodeField `index` to `value`. */
  AWALE_EDIT_ADD_TAG,      /**< The AwaleTag `value` at `index`. */
  AWALE_EDIT_REMOVE_TAG,   /**< The one at `index`. */
  AWALE_EDIT_SET_TAG,      /**< The one at `index` to the text `value`. */
  AWALE_EDIT_START,        /**< The root to `node`, the AwaleRuleset to `value`. */
} AwaleEditKind;

/** One change of a game. Carrying it out turns it into its own inverse. */
typedef struct
{
  AwaleEditKind kind;
  unsigned      index;
  unsigned      to;
  AwaleNode    *node;
  AwaleNode    *parent;
  void         *value;  /**< What is not in the game at the moment; owned. */
} AwaleEdit;

/** What one undo takes back. */
typedef struct
{
  char      *name;
  unsigned   number;  /**< Of all steps that were ever made, from 1. */
  GArray    *edits;   /**< Of AwaleEdit. */
  AwaleNode *before;  /**< The cursor before the step, and after it. */
  AwaleNode *after;
} AwaleUndoStep;

typedef struct _AwaleHistory AwaleHistory;

AwaleHistory *awale_history_new  (void);
void          awale_history_free (AwaleHistory *self);

/** Forgets all steps; the present counts as saved. */
void          awale_history_clear (AwaleHistory *self);

/** Opens a step, or goes one deeper into the open one. */
void          awale_history_begin (AwaleHistory *self,
                                   const char   *name,
                                   AwaleNode    *cursor);

/** Opens an outermost step that keeps nothing and is no step when it is done. */
void          awale_history_begin_forgetting (AwaleHistory *self,
                                              AwaleNode    *cursor);

/** Adds an edit that was carried out to the open step, which takes over what it holds. */
void          awale_history_record (AwaleHistory *self,
                                    AwaleEdit     edit);

/** Comes one level out; at the outermost the step is done, and what was undone is forgotten. */
void          awale_history_end   (AwaleHistory *self,
                                   AwaleNode    *cursor);
bool          awale_history_is_open (AwaleHistory *self);

/** The step that is open has no other one inside. */
bool          awale_history_is_outermost (AwaleHistory *self);

/** Whether the open step keeps nothing. */
bool          awale_history_is_forgetting (AwaleHistory *self);

/** The step that undo or redo would take, or NULL. */
const AwaleUndoStep *awale_history_peek_undo (AwaleHistory *self);
const AwaleUndoStep *awale_history_peek_redo (AwaleHistory *self);

/** How many steps there are to undo. */
unsigned      awale_history_get_n_done (AwaleHistory *self);

/** How many steps were ever made: undo and redo make none. */
unsigned      awale_history_get_n_made (AwaleHistory *self);

/** Steps over it; its edits are the caller's to carry out, last or first one first. */
const AwaleUndoStep *awale_history_step_back    (AwaleHistory *self);
const AwaleUndoStep *awale_history_step_forward (AwaleHistory *self);

/** Lets the last step take in further values of the field it set, until anything else happens. */
void          awale_history_allow_merge (AwaleHistory *self);
void          awale_history_deny_merge  (AwaleHistory *self);

/** The lone edit of the last step, if a new value of that field may be merged into it. */
const AwaleEdit *awale_history_peek_merge (AwaleHistory  *self,
                                           AwaleNode     *node,
                                           AwaleNodeField field);

/** Drops the last step, whose merged edits came to nothing. */
void          awale_history_drop_merge (AwaleHistory *self);

/** The present is being written: nothing more is merged into it. Returns what tells it from all
 *  other states, which there may be by the time it is in the file. */
unsigned      awale_history_begin_saving (AwaleHistory *self);

/** Where the file stands: at a state of awale_history_begin_saving(), or at none. */
void          awale_history_mark_saved   (AwaleHistory *self,
                                          unsigned      state);
void          awale_history_mark_unsaved (AwaleHistory *self);
bool          awale_history_is_modified  (AwaleHistory *self);

G_END_DECLS
