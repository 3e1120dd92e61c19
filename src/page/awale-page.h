/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Games as a web page. The folder promises one self-contained file: it makes no request, its policy
 * forbids any, and it knows no rules, because every position is written into it. The file is HTML
 * that XML parsers read too, contains all its languages, and shows text and pictures if scripts do
 * not run. The folder touches no file.
 */
#pragma once

#include "game/awale-game.h"
#include "picture/awale-board-palette.h"

G_BEGIN_DECLS

/** Options of a page. */
typedef struct
{
  const AwaleBoardPalette *palette;
  const char              *title;    /**< Title of a page with several games, or NULL for one. */
  const char              *language; /**< Initial language, `en` or `fr`. */
} AwalePageOptions;

/**
 * The default options: the default theme, and the program's language or else English if pages lack
 * that language.
 */
AwalePageOptions awale_page_options_default (void);

/**
 * Derives the title of a page from the file name @name, “club” from `club.ogn`; NULL from NULL.
 * Returns: (transfer full) (nullable)
 */
char            *awale_page_dup_title       (const char             *name);

/**
 * Writes a page on which @n_games games, at least one, can be replayed. Returns: (transfer full)
 */
GBytes          *awale_page_write           (AwaleGame *const       *games,
                                             size_t                  n_games,
                                             const AwalePageOptions *options);

G_END_DECLS
