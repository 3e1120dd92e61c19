/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/**
 * Glyphs with a special meaning, numbered like the numeric annotation glyphs (NAGs) of chess. The
 * first six judge a move.
 */
enum
{
  AWALE_GLYPH_GOOD = 1,         /**< A good move: `!`. */
  AWALE_GLYPH_MISTAKE = 2,      /**< A mistake: `?`. */
  AWALE_GLYPH_BRILLIANT = 3,    /**< A brilliant move: `!!`. */
  AWALE_GLYPH_BLUNDER = 4,      /**< A blunder: `??`. */
  AWALE_GLYPH_INTERESTING = 5,  /**< An interesting move: `!?`. */
  AWALE_GLYPH_DOUBTFUL = 6,     /**< A doubtful move: `?!`. */
  AWALE_GLYPH_DIAGRAM = 220,    /**< A request for a printed diagram; not a judgment. */
};

/** True if @glyph is one of the six judgments. */
bool        awale_glyph_is_move_glyph (uint16_t    glyph);

/** Formats a judgment as `!` … `?!`, and any other glyph as `$10`. (transfer full) */
char       *awale_glyph_to_string     (uint16_t    glyph);

/**
 * Parses the texts that awale_glyph_to_string() makes, and any number up to 65535, such as `$1`.
 * Returns: false for other texts
 */
bool        awale_glyph_parse         (const char *text,
                                       uint16_t   *glyph);

/** The meaning of @glyph as a message id, such as “Good move”; NULL if unknown. */
const char *awale_glyph_get_meaning   (uint16_t    glyph);

/** The translated meaning of @glyph (“Good move”); NULL if unknown. */
const char *awale_glyph_describe      (uint16_t    glyph);

G_END_DECLS
