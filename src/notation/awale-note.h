/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * Notes on a node, collected from all places in a file. A move repeated in two variations is
 * one node.
 */
typedef struct
{
  GString        *text;      /**< Paragraphs separated by "\n"; NULL while empty. */
  GArray         *glyphs;    /**< element-type uint16_t; NULL while empty */
  GArray         *commands;  /**< element-type AwaleCommentCommand; NULL while empty */
  bool            has_evaluation;
  AwaleEvaluation evaluation;
  char           *best;      /**< Best move beside the evaluation; nullable. */
  size_t          n_bytes;   /**< Bytes of the comment, commands included. */
} AwaleNote;

AwaleNote *awale_note_new         (void);
void       awale_note_free        (AwaleNote       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleNote, awale_note_free)

/**
 * Adds the text between braces as a paragraph, after unwrapping it, resolving escapes and
 * extracting commands.
 *
 * Returns: false, adding nothing, if the node's comment would get too long
 */
bool       awale_note_add_comment (AwaleNote       *self,
                                   const char      *raw,
                                   size_t           length);

/**
 * Adds raw text as a paragraph: lines are unwrapped, but commands and escapes are not
 * interpreted. Returns: false if it was truncated because the comment would get too long
 */
bool       awale_note_add_text    (AwaleNote       *self,
                                   const char      *text,
                                   size_t           length);

void       awale_note_add_glyph   (AwaleNote       *self,
                                   uint16_t         glyph);

/** Moves the contents of @other here. Returns: false if part of it was too long */
bool       awale_note_take        (AwaleNote       *self,
                                   AwaleNote       *other);

/** Applies the note to @node, except for the best move. */
void       awale_note_apply       (const AwaleNote *self,
                                   AwaleGame       *game,
                                   AwaleNode       *node);

/**
 * Applies the best move at @node once all values are known. One that is illegal or contradicts
 * others stays an ordinary command.
 */
void       awale_note_apply_best  (const AwaleNote *self,
                                   AwaleGame       *game,
                                   AwaleNode       *node);

/**
 * Normalizes a comment: lines ended by "\n" and stripped, no empty ones at either end.
 * (transfer full)
 */
char      *awale_comment_normalize    (const char  *text);

/** True if the `[` at @text would be read as a tag or a command, so that it needs an escape. */
bool       awale_comment_is_special   (const char  *text,
                                       const char  *end);

/** The length of the command `[%name value]` at @text; 0 if there is none. */
size_t     awale_comment_command_scan (const char  *text,
                                       const char  *end,
                                       size_t      *name_length);

/** True if the line at @line, which ends before @end, begins with a tag. */
bool       awale_line_is_tag          (const char  *line,
                                       const char  *end);

G_END_DECLS
