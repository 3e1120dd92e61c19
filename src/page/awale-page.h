/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Games as a web page in one file, whose security policy forbids network requests. The page knows
 * no rules of the game, because it contains each position. It is HTML that XML parsers read too,
 * contains its texts in all of its languages, and shows text and pictures if scripts do not run.
 * The folder touches no file.
 */
#pragma once

#include "game/awale-game.h"
#include "picture/awale-board-palette.h"

G_BEGIN_DECLS

typedef struct
{
  const AwaleBoardPalette *palette;
  const char              *title;    /**< Title of a page with several games; NULL for the names of
                                      * the first game's players. */
  const char              *language; /**< Initial language, `en` or `fr`. */
  bool                     why;      /**< True to explain the errors in the main lines, which takes
                                      * a fraction of a second for each. */
} AwalePageOptions;

/**
 * The default options: the default theme, and the language of the program or, if pages lack that
 * language, English.
 */
AwalePageOptions awale_page_options_default (void);

/**
 * Makes the title of a page from the file name @name (nullable) by removing the extension: “club”
 * from `club.ogn`. Returns: (transfer full) (nullable): NULL if @name is NULL
 */
char            *awale_page_dup_title       (const char             *name);

/**
 * Writes a page on which @n_games games, at least one, can be replayed. Returns: (transfer full)
 */
GBytes          *awale_page_write           (AwaleGame *const       *games,
                                             size_t                  n_games,
                                             const AwalePageOptions *options);

G_END_DECLS
