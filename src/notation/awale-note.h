/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * The notes on a node, collected from all places of a file that are about it: a move that is
 * repeated in two variations is one node.
 */
typedef struct
{
  char           *before;    /**< Comment before the move that begins a variation; nullable. */
  GString        *text;      /**< Paragraphs separated by "\n"; NULL while there are none. */
  GArray         *glyphs;    /**< Glyphs; NULL while there are none. (element-type uint16_t) */
  GArray         *commands;  /**< Commands; NULL while there are none. (element-type
                              * AwaleCommentCommand) */
  bool            has_evaluation;
  AwaleEvaluation evaluation;
  char           *best;      /**< Best move as text, written beside the evaluation; nullable. */
  size_t          n_bytes;   /**< Number of bytes of the comment, including commands. */
} AwaleNote;

AwaleNote *awale_note_new         (void);
void       awale_note_free        (AwaleNote       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleNote, awale_note_free)

/**
 * Adds the text of a comment, without its braces, as a paragraph: joins its lines, resolves escapes
 * and extracts commands.
 *
 * Returns: false, without a change, if the node's comment would get too long
 */
bool       awale_note_add_comment (AwaleNote       *self,
                                   const char      *raw,
                                   size_t           length);

/**
 * Adds @text as a paragraph without interpreting it: lines are joined, but commands and escapes
 * stay. Returns: false if the text was truncated because the comment would get too long
 */
bool       awale_note_add_text    (AwaleNote       *self,
                                   const char      *text,
                                   size_t           length);

void       awale_note_add_glyph   (AwaleNote       *self,
                                   uint16_t         glyph);

/**
 * Moves the contents of @other into @self. Returns: false if a part was lost because the comment
 * would get too long
 */
bool       awale_note_take        (AwaleNote       *self,
                                   AwaleNote       *other);

/**
 * Moves the text of @lead, which precedes the first move of a variation, into the comment before
 * the move, unless there already is one.
 */
void       awale_note_take_before (AwaleNote       *self,
                                   AwaleNote       *lead);

/** Adds the note to @node of @game, except for the best move. */
void       awale_note_apply       (const AwaleNote *self,
                                   AwaleGame       *game,
                                   AwaleNode       *node);

/**
 * Adds the best move to the values of the position before @node; all other values must have been
 * set. A best move that is illegal, has no value or contradicts them is kept as an ordinary
 * command.
 */
void       awale_note_apply_best  (const AwaleNote *self,
                                   AwaleGame       *game,
                                   AwaleNode       *node);

/**
 * Normalizes a comment: lines are separated by "\n" and have no spaces at either end; the first
 * line and the last are not empty. (transfer full)
 */
char      *awale_comment_normalize    (const char  *text);

/**
 * True if a reader would take the `[` at @text for a tag or a command, so that it needs an escape.
 */
bool       awale_comment_is_special   (const char  *text,
                                       const char  *end);

/** True if the line at @line, in a text that ends at @end, begins like a tag: `[Name "`. */
bool       awale_line_is_tag          (const char  *line,
                                       const char  *end);

G_END_DECLS
