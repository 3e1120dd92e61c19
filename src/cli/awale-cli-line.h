/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** A line of play that a command line tells: a start and moves, checked as they come. */
typedef struct
{
  AwaleRuleset  rules;
  GArray       *positions;  /**< Of AwalePosition, from the start on. */
  bool          is_over;    /**< A warning that moves go on after the end was given. */
} AwaleCliLine;

/** Starts a line; awale_cli_line_clear() frees what it holds. */
void          awale_cli_line_init     (AwaleCliLine       *self,
                                       const AwaleRuleset *rules,
                                       AwalePosition       start);
void          awale_cli_line_clear    (AwaleCliLine       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleCliLine, awale_cli_line_clear)

/**
 * Plays moves with or without spaces between them: `F f B`, `FfB`, `F--B`. False after telling on
 * standard error which one is refused, and why; those before it are played.
 */
bool          awale_cli_line_play     (AwaleCliLine       *self,
                                       const char         *text);

AwalePosition awale_cli_line_get_last (const AwaleCliLine *self);
AwaleOutcome  awale_cli_line_judge    (const AwaleCliLine *self);

/** `Ff Ee Bb`: two moves a word, as far as they go. (transfer full) */
char         *awale_cli_dup_moves     (const int8_t       *moves,
                                       int                 n_moves);

/**
 * Moves may begin with a pass, `--`: keeps such words from being taken for options. A lone `--` is
 * no pass, but ends the options, if at most @n_before words stand before it, which are no moves; -1
 * where all words are.
 */
void          awale_cli_mark_passes   (char              **arguments,
                                       const GOptionEntry *entries,
                                       int                 n_before);

G_END_DECLS
