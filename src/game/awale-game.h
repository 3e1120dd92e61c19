/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A game being studied. This folder promises that nothing a person does to a game is lost: every
 * change goes through one history with named steps, undoing them all gives the exact original,
 * and playing never truncates. It knows neither files nor widgets.
 */
#pragma once

#include <gio/gio.h>

#include "awale-glyph.h"
#include "awale-node.h"
#include "awale-result.h"

G_BEGIN_DECLS

/** What of a node changed, as a set: the second argument of "node-changed". */
typedef enum
{
  AWALE_NODE_CHANGE_COMMENT = 1 << 0,
  AWALE_NODE_CHANGE_GLYPHS = 1 << 1,
  AWALE_NODE_CHANGE_EVALUATION = 1 << 2,
  AWALE_NODE_CHANGE_COMMANDS = 1 << 3,
  AWALE_NODE_CHANGE_ANALYSIS = 1 << 4,  /**< With another: only kept beside the game, no change of
                                         * it. */
} AwaleNodeChange;

#define AWALE_TYPE_GAME (awale_game_get_type ())
G_DECLARE_FINAL_TYPE (AwaleGame, awale_game, AWALE, GAME, GObject)

/*
 * Properties (all notify): "cursor" (AwaleNode, never NULL, writable), "modified" (differs from
 * what was last marked saved), "can-undo", "can-redo", "undo-name", "redo-name" (translated,
 * nullable: “Comment”).
 *
 * Signals:
 *  "node-added" (node), "node-removed" (node, its former parent), "node-changed" (node, unsigned
 *  AwaleNodeChange: what; values of all moves from a position change together, and are then told of
 *  each), "reordered" (the parent whose children changed order), "tags-changed", "reset" (ruleset
 *  or start changed: everything is new), "line-selected" (the node at which a step forward now goes
 *  another way: no change of the game). A node that is added or removed comes
 *  or goes with all that follows it, in one signal. They are emitted after each single change,
 *  by undo and redo too; the cursor is always on a node of the tree by then, and the properties
 *  notify after them. Handlers look and may move the cursor, but make no change.
 */

/** A game of @rules from the standard start, with nothing in it. */
AwaleGame *awale_game_new (const AwaleRuleset *rules);

/** The ruleset and the position at the root. */
const AwaleRuleset *awale_game_get_rules (AwaleGame *self);
AwalePosition       awale_game_get_start (AwaleGame *self);

/** Starts afresh under @rules from @start: the moves go (undo brings them back), tags stay. */
void awale_game_set_start (AwaleGame          *self,
                           const AwaleRuleset *rules,
                           AwalePosition       start);

/** Tags in file order. Those that awale_game_tag_is_derived() tells are never among them. */
size_t      awale_game_get_n_tags   (AwaleGame   *self);
const char *awale_game_get_tag_name (AwaleGame   *self,
                                     size_t       index);
const char *awale_game_get_tag      (AwaleGame   *self,
                                     const char  *name);

/** A tag's value as it is shown, see awale_ellipsize(): the same unless that would freeze. */
const char *awale_game_get_short_tag (AwaleGame  *self,
                                      const char *name);

/** Sets, adds (as the last) or, with a NULL @value, removes a tag. @name is not a derived one. */
void        awale_game_set_tag      (AwaleGame   *self,
                                     const char  *name,
                                     const char  *value);

/** Whether a tag follows from the rest of the game: Variant, Rules and FEN. */
bool        awale_game_tag_is_derived (const char *name);

/** What the Result tag says; not known when it is missing or cannot be read. */
AwaleResult awale_game_get_result         (AwaleGame *self);

/**
 * The result that the end of the main line has by the rules: not known while it goes on. A won
 * game that its Termination tag calls stopped (`majority`) has what the stores hold.
 */
AwaleResult awale_game_get_settled_result (AwaleGame *self);

/**
 * Makes Result and Termination tell what the rules say of the end of the main line: its result, or
 * nothing while it goes on. That happens by itself, in the step that does so, where moves come to
 * the end of a game without a result, where an end whose result the rules gave becomes another, and
 * where the main line is cut.
 */
void        awale_game_settle_tags        (AwaleGame *self);

/**
 * How the main line ends, told whole with the score: by the rules, or as the tags say; NULL while
 * the game goes on, and without moves. In the language of @translator (nullable). (transfer full)
 */
char       *awale_game_describe_end       (AwaleGame             *self,
                                           const AwaleTranslator *translator);

/** Likewise of the line that ends at @node; NULL where it goes on. (transfer full) */
char       *awale_game_describe_end_at    (AwaleGame             *self,
                                           AwaleNode             *node,
                                           const AwaleTranslator *translator);

/**
 * How @termination, a Termination tag's text, ended a game that @loser lost, as a sentence.
 * (transfer full)
 */
char       *awale_termination_describe    (const char *termination,
                                           const char *loser);

/** The tree. (transfer none) */
AwaleNode *awale_game_get_root   (AwaleGame *self);
bool       awale_game_contains   (AwaleGame *self,
                                  AwaleNode *node);

/** The last node of the line that begins with @node, following first children. */
AwaleNode *awale_game_get_line_end (AwaleGame *self,
                                    AwaleNode *node);

/** The node that awale_node_dup_path() tells, or the last one on the way to it that exists. */
AwaleNode *awale_game_find_path    (AwaleGame  *self,
                                    const char *path);

/** All positions from the start to @node, that one included. (transfer full): of AwalePosition */
GArray      *awale_game_dup_positions (AwaleGame *self,
                                       AwaleNode *node);

/** How things stand at @node, with all that was played before it. */
AwaleOutcome awale_game_get_outcome   (AwaleGame *self,
                                       AwaleNode *node);

/** Likewise, or what the Result tag says at the end of a game that was stopped (resigned …). */
AwaleOutcome awale_game_get_stated_outcome (AwaleGame *self,
                                            AwaleNode *node);

/** The tags give a result, and @node is the last one of the main line. */
bool         awale_game_has_stated_end (AwaleGame *self,
                                        AwaleNode *node);

/**
 * The seeds of both sides at @node: what their stores hold, and at the end of a line what the rules
 * leave them, or the Result tag of a game that was stopped.
 */
AwaleScore   awale_game_get_score     (AwaleGame *self,
                                       AwaleNode *node);

/**
 * The board as it lies at @node: once no sowing is left, with the last seeds where they went. Other
 * ends let them lie, for the players may go on.
 */
AwalePosition awale_game_get_board    (AwaleGame *self,
                                       AwaleNode *node);

/** The node in view. Moving it is no change of the game. */
AwaleNode *awale_game_get_cursor (AwaleGame *self);
void       awale_game_set_cursor (AwaleGame *self,
                                  AwaleNode *node);

/**
 * Where a step forward from @node goes: the child that leads to where the cursor was last, until
 * it goes back to the start; else the first one. And where all such steps end. (transfer none)
 */
AwaleNode *awale_game_get_next              (AwaleGame *self,
                                             AwaleNode *node);
AwaleNode *awale_game_get_selected_line_end (AwaleGame *self,
                                             AwaleNode *node);

/** Makes a step forward from @child's parent go to @child. No change of the game. */
void       awale_game_choose_next           (AwaleGame *self,
                                             AwaleNode *child);

/**
 * Plays @move at the cursor and moves there: an existing child is walked to, a new one is added
 * (a variation, if there were others). Returns: AWALE_ILLEGAL_REASON_NONE, or why nothing was done.
 */
AwaleIllegalReason awale_game_play (AwaleGame *self,
                                    AwaleMove  move);

/**
 * Adds @move as the last child of @parent, or finds it there, without moving the cursor.
 * Returns: (transfer none) (nullable): the node; NULL if @move is illegal.
 */
AwaleNode *awale_game_add_move (AwaleGame *self,
                                AwaleNode *parent,
                                AwaleMove  move);

/**
 * Plays @move instead of @node's, or before @node, and goes there. What follows is played after it
 * as far as that is legal, with all that is said of it; the rest of each line stands in a comment
 * where it would begin. After an inserted move it is the other side that plays each.
 *
 * @complete: (out) (optional): whether all that follows is still legal
 *
 * Returns: (transfer none) (nullable): the node of @move; NULL if it is illegal, which changes
 *   nothing.
 */
AwaleNode *awale_game_replace_move (AwaleGame *self,
                                    AwaleNode *node,
                                    AwaleMove  move,
                                    bool      *complete);
AwaleNode *awale_game_insert_move  (AwaleGame *self,
                                    AwaleNode *node,
                                    AwaleMove  move,
                                    bool      *complete);

/** Deletes @node (not the root) and all that follows it. */
void awale_game_delete         (AwaleGame *self,
                                AwaleNode *node);

/**
 * Moves the innermost variation that @node is in up by one among its siblings; or makes the
 * whole line to @node the main line. Both do nothing on the main line.
 */
void awale_game_promote        (AwaleGame *self,
                                AwaleNode *node);
void awale_game_make_main_line (AwaleGame *self,
                                AwaleNode *node);

/**
 * What is said of a node; empty or NULL removes. Setting what is already there does nothing.
 * Comments of one node that are set one after the other are one step of the history, until
 * awale_game_break_step(), another change, a move of the cursor, undo, redo or saving.
 */
void awale_game_set_comment    (AwaleGame                 *self,
                                AwaleNode                 *node,
                                const char                *comment);
void awale_game_set_glyphs     (AwaleGame                 *self,
                                AwaleNode                 *node,
                                const uint16_t            *glyphs,
                                size_t                     n_glyphs);
void awale_game_set_commands   (AwaleGame                 *self,
                                AwaleNode                 *node,
                                const AwaleCommentCommand *commands,
                                size_t                     n_commands);

/** Sets, adds or, with a NULL @value, removes the first command called @name. */
void awale_game_set_command    (AwaleGame                 *self,
                                AwaleNode                 *node,
                                const char                *name,
                                const char                *value);

/**
 * Adds @glyph, or takes it away if it is there; of the six move glyphs (1–6) a node has one at
 * most, so that adding one replaces another.
 */
void awale_game_toggle_glyph   (AwaleGame *self,
                                AwaleNode *node,
                                uint16_t   glyph);

/**
 * What is known of the moves from @node; NULL or empty removes. And likewise the value of @node's
 * move alone (of the root: that of its position), as a file tells it.
 */
void awale_game_set_move_values (AwaleGame             *self,
                                 AwaleNode             *node,
                                 const AwaleMoveValues *values);
void awale_game_set_evaluation  (AwaleGame             *self,
                                 AwaleNode             *node,
                                 const AwaleEvaluation *evaluation);

/**
 * Keeps what a search found of the moves from @node without it being a change: it neither modifies
 * the game nor enters the history, and is written when the game is next saved. All of it takes
 * the place of all that is known there, if it is known better than that, see
 * awale_move_values_supersede(); else nothing does. Emits "node-changed" with
 * AWALE_NODE_CHANGE_ANALYSIS.
 */
void awale_game_cache_move_values (AwaleGame             *self,
                                   AwaleNode             *node,
                                   const AwaleMoveValues *values);

/**
 * Makes what is kept beside the game at @node a change of the game, as one from @former (nullable)
 * on, which undo brings back.
 */
void awale_game_enter_move_values (AwaleGame             *self,
                                   AwaleNode             *node,
                                   const AwaleMoveValues *former);

/**
 * Makes all changes until the matching end one step of the history, called @name (translated).
 * They nest: the outermost is the step. One without a change leaves no trace. Undo, redo and
 * marking as saved wait for the end.
 */
void awale_game_begin_step (AwaleGame  *self,
                            const char *name);
void awale_game_end_step   (AwaleGame  *self);

/** Ends an editing session: the next comment is a step of its own. */
void awale_game_break_step (AwaleGame  *self);

/**
 * Undoes, redoes one step; nothing if there is none. The cursor goes where it was before the
 * step, or after it, so that what changed is in view.
 */
void awale_game_undo       (AwaleGame *self);
void awale_game_redo       (AwaleGame *self);

bool        awale_game_can_undo      (AwaleGame *self);
bool        awale_game_can_redo      (AwaleGame *self);
const char *awale_game_get_undo_name (AwaleGame *self);
const char *awale_game_get_redo_name (AwaleGame *self);
bool        awale_game_is_modified   (AwaleGame *self);

/** Forgets the history and counts as saved: what a reader does when it has built a game. */
void awale_game_forget_history (AwaleGame *self);

/** The game is being written as it is now. Returns what tells this state from those that may come
 *  before it is in the file, for awale_game_mark_saved(). */
unsigned awale_game_begin_saving (AwaleGame *self);

/** The file holds the game as it was at a call of awale_game_begin_saving(). */
void awale_game_mark_saved     (AwaleGame *self,
                                unsigned   state);

/** No state of the history is what a file holds: a game that was recovered or pasted. */
void awale_game_mark_unsaved   (AwaleGame *self);

G_END_DECLS
