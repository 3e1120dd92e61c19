/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * What is said of a node, gathered from all places of a file that speak of it. A game that says
 * the same move in two variations has one node for both.
 */
typedef struct
{
  GString        *text;      /**< Paragraphs separated by "\n"; NULL while there are none. */
  GArray         *glyphs;    /**< Of uint16_t; NULL while there are none. */
  GArray         *commands;  /**< Of AwaleCommentCommand; NULL while there are none. */
  bool            has_evaluation;
  AwaleEvaluation evaluation;
  char           *best;      /**< The best move beside that; nullable. */
  size_t          n_bytes;   /**< Of comment, commands included. */
} AwaleNote;

AwaleNote *awale_note_new         (void);
void       awale_note_free        (AwaleNote       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleNote, awale_note_free)

/**
 * Adds a comment as it stands between its braces: paragraphs are unwrapped, escapes undone,
 * commands taken out, and what is left of the text is a further paragraph.
 *
 * Returns: false, and nothing is added, if the node's comment gets too long
 */
bool       awale_note_add_comment (AwaleNote       *self,
                                   const char      *raw,
                                   size_t           length);

/**
 * Adds text as it stands in a file, as a further paragraph: lines are unwrapped, but nothing in
 * it is a command or an escape.
 * Returns: false if only a beginning of it was added because the comment would get too long
 */
bool       awale_note_add_text    (AwaleNote       *self,
                                   const char      *text,
                                   size_t           length);

void       awale_note_add_glyph   (AwaleNote       *self,
                                   uint16_t         glyph);

/** Adds all of @other, emptying it. Returns: false if something of it was too long to add. */
bool       awale_note_take        (AwaleNote       *self,
                                   AwaleNote       *other);

/** Says it of @node, but for the best move. */
void       awale_note_apply       (const AwaleNote *self,
                                   AwaleGame       *game,
                                   AwaleNode       *node);

/**
 * Says which move was the best where @node was played, when all values are there. One that is not
 * legal there, or contradicts what others say, stays as an ordinary command.
 */
void       awale_note_apply_best  (const AwaleNote *self,
                                   AwaleGame       *game,
                                   AwaleNode       *node);

/**
 * The one form of a comment's text: lines ended by "\n", none of them with blanks at its ends,
 * and none empty before the first or after the last. Returns: (transfer full)
 */
char      *awale_comment_normalize    (const char  *text);

/** Whether `[`, at @text, begins a tag or a command when read, so that text must escape it. */
bool       awale_comment_is_special   (const char  *text,
                                       const char  *end);

/** The length of the command `[%name value]` at @text; 0 if there is none. */
size_t     awale_comment_command_scan (const char  *text,
                                       const char  *end,
                                       size_t      *name_length);

/** Whether a line that begins at @line (ends at @end at the latest) begins with a tag. */
bool       awale_line_is_tag          (const char  *line,
                                       const char  *end);

G_END_DECLS
