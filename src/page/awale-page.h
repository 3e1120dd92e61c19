/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Games as a web page. This folder promises one file that asks nothing of anybody: no request
 * leaves it, its policy forbids any, and it knows no rules: every position is written into it. It
 * is HTML that XML parsers read too, says everything in each language that it has, and stands as
 * text and pictures where no script runs. It touches no file.
 */
#pragma once

#include "game/awale-game.h"
#include "picture/awale-palette.h"

G_BEGIN_DECLS

/** How a page is written. */
typedef struct
{
  const AwalePalette *palette;   /**< Of its boards. */
  const char         *title;     /**< Of a page with several games; NULL: none is known. */
  const char         *language;  /**< `en` or `fr`, for readers of others too. */
} AwalePageOptions;

/** The default theme, and the language of the program if a page can have that one, else English. */
AwalePageOptions awale_page_options_default (void);

/** The title of the games of a file called @name: “club” for `club.ogn`, NULL for NULL. (transfer
 * full) (nullable) */
char            *awale_page_dup_title       (const char             *name);

/** Writes @n_games games (at least one) as a page that replays them. Returns: (transfer full) */
GBytes          *awale_page_write           (AwaleGame *const       *games,
                                             size_t                  n_games,
                                             const AwalePageOptions *options);

G_END_DECLS
