/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A game being studied: a tree of moves with notes. Its changes are named steps of one history,
 * which can be undone, and playing never truncates a line. The folder knows neither files nor
 * widgets.
 */
#pragma once

#include <gio/gio.h>

#include "awale-glyph.h"
#include "awale-node.h"
#include "awale-result.h"

G_BEGIN_DECLS

/** Flags that say what has changed at a node, the second argument of "node-changed". */
typedef enum
{
  AWALE_NODE_CHANGE_COMMENT = 1 << 0,
  AWALE_NODE_CHANGE_GLYPHS = 1 << 1,
  AWALE_NODE_CHANGE_EVALUATION = 1 << 2,
  AWALE_NODE_CHANGE_COMMANDS = 1 << 3,
  AWALE_NODE_CHANGE_COMMENT_BEFORE = 1 << 4,
  AWALE_NODE_CHANGE_ANALYSIS = 1 << 5,  /**< Additional flag: the change comes from an analysis
                                         * and does not modify the game. */
} AwaleNodeChange;

#define AWALE_TYPE_GAME (awale_game_get_type ())
G_DECLARE_FINAL_TYPE (AwaleGame, awale_game, AWALE, GAME, GObject)

/*
 * Properties (all notify): "cursor" (AwaleNode, never NULL, writable), "modified" (the game differs
 * from the last saved state), "undo-name", "redo-name" (translated: “Comment”; NULL if there is
 * nothing to undo or redo).
 *
 * Signals: "node-added" (node), "node-removed" (node, its former parent), "node-changed" (node,
 * unsigned AwaleNodeChange; if the values of a position change, the signal is also emitted for each
 * child of its node), "reordered" (the parent whose children changed order), "tags-changed",
 * "reset" (ruleset or start changed: everything is new), "line-selected" (the parent of the child
 * given to awale_game_choose_next(); not a change of the game). A node is added or removed with all
 * nodes after it, in one signal. Signals are emitted after each single change, by undo and redo
 * too; the cursor is then already on a node of the tree. Properties notify after the signals.
 * Handlers may move the cursor, but must not change the game.
 */

/** Creates an empty game under @rules from the standard start position. */
AwaleGame *awale_game_new (const AwaleRuleset *rules);

const AwaleRuleset *awale_game_get_rules (AwaleGame *self);
AwalePosition       awale_game_get_start (AwaleGame *self);

/**
 * Restarts the game under @rules from @start: the moves are removed, until undo restores them. The
 * tags stay, except for a Result that followed from the moves, and its Termination.
 */
void awale_game_set_start (AwaleGame          *self,
                           const AwaleRuleset *rules,
                           AwalePosition       start);

/**
 * The number of tags. Tags are in file order; derived tags are not among them, see
 * awale_game_tag_is_derived().
 */
size_t      awale_game_get_n_tags   (AwaleGame   *self);
const char *awale_game_get_tag_name (AwaleGame   *self,
                                     size_t       index);
const char *awale_game_get_tag      (AwaleGame   *self,
                                     const char  *name);

/**
 * The value of a tag for display, shortened by awale_ellipsize() if it is long; NULL if there is no
 * such tag.
 */
const char *awale_game_get_short_tag (AwaleGame  *self,
                                      const char *name);

/** Sets the tag @name, which must not be a derived one, or appends it; a NULL @value removes it. */
void        awale_game_set_tag      (AwaleGame   *self,
                                     const char  *name,
                                     const char  *value);

/** True for a tag that is derived from the game: Variant, Rules and FEN. */
bool        awale_game_tag_is_derived (const char *name);

/**
 * The result according to the tags: Result, or the winner that PlayStrategy named; unknown if
 * neither tag is a result.
 */
AwaleResult awale_game_get_result         (AwaleGame *self);

/**
 * Sets Result if @result is known; also sets Termination if the result implies one and there is
 * none.
 */
void        awale_game_set_result         (AwaleGame  *self,
                                           AwaleResult result);

/**
 * The way in which the game ended according to its tags; NULL if no tag names one, or if it is
 * `normal`, which means that the rules ended the game.
 */
const char *awale_game_get_termination    (AwaleGame *self);

/**
 * The result by the rules at the end of the main line; unknown while the game goes on. A game that
 * may stop after a majority counts as ended, with the score of the stores, if Termination is
 * `majority`.
 */
AwaleResult awale_game_get_settled_result (AwaleGame *self);

/**
 * Sets Result by the rules at the end of the main line, or removes it while the game goes on;
 * Termination is removed. A step does this automatically when its moves end a game without a
 * result, when the end changes while the result is the one by the rules, and when a node of the
 * main line is deleted.
 */
void        awale_game_settle_tags        (AwaleGame *self);

/**
 * Describes how the main line ends, by the rules or the tags, with the score if it is known; NULL
 * while the game goes on, or if it has no moves. The language is that of @translator (nullable).
 * (transfer full)
 */
char       *awale_game_describe_end       (AwaleGame             *self,
                                           const AwaleTranslator *translator);

/**
 * Describes how the game ends at @node, by the rules or the tags; NULL if it goes on there.
 * (transfer full)
 */
char       *awale_game_describe_end_at    (AwaleGame             *self,
                                           AwaleNode             *node,
                                           const AwaleTranslator *translator);

/**
 * Describes in a sentence how a game lost by @loser ended; @termination is the value of a
 * Termination tag. (transfer full)
 */
char       *awale_termination_describe    (const char *termination,
                                           const char *loser);

/** The root node of the tree. (transfer none) */
AwaleNode *awale_game_get_root   (AwaleGame *self);
bool       awale_game_contains   (AwaleGame *self,
                                  AwaleNode *node);

/** The last node of the line that begins at @node and follows first children. */
AwaleNode *awale_game_get_line_end (AwaleGame *self,
                                    AwaleNode *node);

/** The node at @path, see awale_node_dup_path(), or the last existing node on the way. */
AwaleNode *awale_game_find_path    (AwaleGame  *self,
                                    const char *path);

/**
 * All positions from the start of the game to @node. (transfer full) (element-type AwalePosition)
 */
GArray      *awale_game_dup_positions (AwaleGame *self,
                                       AwaleNode *node);

/** The outcome at @node by the rules, given its history. */
AwaleOutcome awale_game_get_outcome   (AwaleGame *self,
                                       AwaleNode *node);

/**
 * The outcome at @node. At the end of a game that was stopped, for example by resignation, it has
 * the result in the tags.
 */
AwaleOutcome awale_game_get_stated_outcome (AwaleGame *self,
                                            AwaleNode *node);

/**
 * True if the tags have a result and @node is the last node of the main line, which must have
 * moves.
 */
bool         awale_game_has_stated_end (AwaleGame *self,
                                        AwaleNode *node);

/**
 * The score at @node: the contents of the stores, at the end of a line with the seeds that the
 * rules award; or, if the game was stopped there other than by resignation, the score in the tags
 * if there is one.
 */
AwaleScore   awale_game_get_score     (AwaleGame *self,
                                       AwaleNode *node);

/**
 * The board at @node. If no move is legal, the remaining seeds are in the stores of the players who
 * get them; after other ends they stay on the board.
 */
AwalePosition awale_game_get_board    (AwaleGame *self,
                                       AwaleNode *node);

/** The current node. Moving the cursor is not a change of the game. */
AwaleNode *awale_game_get_cursor (AwaleGame *self);
void       awale_game_set_cursor (AwaleGame *self,
                                  AwaleNode *node);

/**
 * The node after @node on the selected line: the child that the cursor last passed through or that
 * awale_game_choose_next() selected, until the cursor returns to the start; otherwise the first
 * child. awale_game_get_selected_line_end() gives the last node of that line. (transfer none)
 * (nullable): NULL if no node follows
 */
AwaleNode *awale_game_get_next              (AwaleGame *self,
                                             AwaleNode *node);
AwaleNode *awale_game_get_selected_line_end (AwaleGame *self,
                                             AwaleNode *node);

/** Selects @child for steps forward from its parent, which is not a change of the game. */
void       awale_game_choose_next           (AwaleGame *self,
                                             AwaleNode *child);

/**
 * Plays @move at the cursor and moves the cursor to the node of the move. A new move adds a node,
 * as a variation if there are other moves. Returns: AWALE_ILLEGAL_REASON_NONE, or the reason why
 * nothing was done
 */
AwaleIllegalReason awale_game_play (AwaleGame *self,
                                    AwaleMove  move);

/**
 * Adds @move as the last child of @parent if there is no such child yet; the cursor does not move.
 * Returns: (transfer none) (nullable): the node of @move; NULL if @move is illegal
 */
AwaleNode *awale_game_add_move (AwaleGame *self,
                                AwaleNode *parent,
                                AwaleMove  move);

/**
 * Plays @move in place of @node's move, or @n_moves moves before it (awale_game_insert_moves()),
 * and moves the cursor to the new node, the last one of several. The nodes after it are replayed
 * with their notes as far as they are legal; the rest of each line becomes a comment. After an odd
 * number of inserted moves the sides of the replayed moves are exchanged. @complete (out)
 * (optional): true if all of them are still legal. Returns: (transfer none) (nullable): the new
 * node; NULL, without a change, if a move is illegal
 */
AwaleNode *awale_game_replace_move (AwaleGame *self,
                                    AwaleNode *node,
                                    AwaleMove  move,
                                    bool      *complete);
AwaleNode *awale_game_insert_moves (AwaleGame       *self,
                                    AwaleNode       *node,
                                    const AwaleMove *moves,
                                    unsigned         n_moves,
                                    bool            *complete);

/** Deletes @node, which must not be the root, with all nodes after it. */
void awale_game_delete         (AwaleGame *self,
                                AwaleNode *node);

/**
 * Moves the innermost variation that contains @node up by one place among its siblings; nothing
 * happens on the main line. awale_game_make_main_line() makes the line to @node the main line.
 */
void awale_game_promote        (AwaleGame *self,
                                AwaleNode *node);
void awale_game_make_main_line (AwaleGame *self,
                                AwaleNode *node);

/**
 * Sets a field of a node; an empty value or NULL removes the field, and an equal value changes
 * nothing. Successive changes of the same comment are one step of the history, until
 * awale_game_break_step(), another change, a move of the cursor, undo, redo or saving.
 */
void awale_game_set_comment    (AwaleGame                 *self,
                                AwaleNode                 *node,
                                const char                *comment);
void awale_game_set_comment_before (AwaleGame             *self,
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

/** Sets the first command called @name, or adds one; a NULL @value removes it. */
void awale_game_set_command    (AwaleGame                 *self,
                                AwaleNode                 *node,
                                const char                *name,
                                const char                *value);

/**
 * Adds @glyph, or removes it if the node has it. Adding one of the six move glyphs (1–6) replaces
 * any other of them.
 */
void awale_game_toggle_glyph   (AwaleGame *self,
                                AwaleNode *node,
                                uint16_t   glyph);

/**
 * Sets the values of the moves from @node; NULL or empty values remove them.
 * awale_game_set_evaluation() sets only the value of @node's own move, or of its position at the
 * root, as files contain it.
 */
void awale_game_set_move_values (AwaleGame             *self,
                                 AwaleNode             *node,
                                 const AwaleMoveValues *values);
void awale_game_set_evaluation  (AwaleGame             *self,
                                 AwaleNode             *node,
                                 const AwaleEvaluation *evaluation);

/**
 * Stores values that a search has found for the moves from @node. This is not a change: the game is
 * not modified and the history not extended. The values replace the known ones as a whole if they
 * are better, see awale_move_values_supersede(); "node-changed" is then emitted with
 * AWALE_NODE_CHANGE_ANALYSIS.
 */
void awale_game_cache_move_values (AwaleGame             *self,
                                   AwaleNode             *node,
                                   const AwaleMoveValues *values);

/**
 * Turns the values stored at @node, if there are any, into a change of the game that needs saving;
 * undo keeps them stored.
 */
void awale_game_enter_move_values (AwaleGame *self,
                                   AwaleNode *node);

/**
 * Joins all changes until the matching awale_game_end_step() into one step of the history, called
 * @name (translated). Steps nest, and only the outermost counts. A step without changes leaves no
 * trace. Undo, redo and marking as saved are not allowed before the end.
 */
void awale_game_begin_step (AwaleGame  *self,
                            const char *name);
void awale_game_end_step   (AwaleGame  *self);

/** Ends the merging of comments, so that the next change of a comment is a step of its own. */
void awale_game_break_step (AwaleGame  *self);

/** Undoes or redoes a step, if any. The cursor moves to its place before or after the step. */
void awale_game_undo       (AwaleGame *self);
void awale_game_redo       (AwaleGame *self);

bool        awale_game_can_undo      (AwaleGame *self);
bool        awale_game_can_redo      (AwaleGame *self);
const char *awale_game_get_undo_name (AwaleGame *self);
const char *awale_game_get_redo_name (AwaleGame *self);
bool        awale_game_is_modified   (AwaleGame *self);

/** Drops the history and marks the game as saved. */
void awale_game_forget_history (AwaleGame *self);

/** Begins a save. Returns: the id of the current state, to be passed to awale_game_mark_saved() */
unsigned awale_game_begin_saving (AwaleGame *self);

/** Marks the state with an id from awale_game_begin_saving() as saved. */
void awale_game_mark_saved     (AwaleGame *self,
                                unsigned   state);

/**
 * Makes the game count as modified in every state until it is saved, for example because it was
 * recovered or pasted.
 */
void awale_game_mark_unsaved   (AwaleGame *self);

G_END_DECLS
