/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/** What a move is worth, as NAG numbers: the glyphs of which a move has one at most. */
enum
{
  AWALE_GLYPH_GOOD = 1,         /**< `!` */
  AWALE_GLYPH_MISTAKE = 2,      /**< `?` */
  AWALE_GLYPH_BRILLIANT = 3,    /**< `!!` */
  AWALE_GLYPH_BLUNDER = 4,      /**< `??` */
  AWALE_GLYPH_INTERESTING = 5,  /**< `!?` */
  AWALE_GLYPH_DOUBTFUL = 6,     /**< `?!` */
  AWALE_GLYPH_DIAGRAM = 220,    /**< No judgment: a diagram belongs here. */
};

/** Whether @glyph is one of the six that judge the move. */
bool        awale_glyph_is_move_glyph (uint16_t    glyph);

/** `!` … `?!`, others as `$10`. Returns: (transfer full) */
char       *awale_glyph_to_string     (uint16_t    glyph);

/** Reads exactly what awale_glyph_to_string() writes; `$1` is `!` too. */
bool        awale_glyph_parse         (const char *text,
                                       uint16_t   *glyph);

/** What @glyph says (“Good move”), to be translated; NULL for one without a known meaning. */
const char *awale_glyph_get_meaning   (uint16_t    glyph);

/** What @glyph says (“Good move”), translated; NULL for one without a known meaning. */
const char *awale_glyph_describe      (uint16_t    glyph);

G_END_DECLS
