/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/** Judgments of moves, as NAG numbers; a move has one at most. */
enum
{
  AWALE_GLYPH_GOOD = 1,         /**< `!` */
  AWALE_GLYPH_MISTAKE = 2,      /**< `?` */
  AWALE_GLYPH_BRILLIANT = 3,    /**< `!!` */
  AWALE_GLYPH_BLUNDER = 4,      /**< `??` */
  AWALE_GLYPH_INTERESTING = 5,  /**< `!?` */
  AWALE_GLYPH_DOUBTFUL = 6,     /**< `?!` */
  AWALE_GLYPH_DIAGRAM = 220,    /**< Not a judgment: asks for a diagram. */
};

/** True if @glyph is one of the six judgments. */
bool        awale_glyph_is_move_glyph (uint16_t    glyph);

/** Formats as `!` … `?!`, others as `$10`. (transfer full) */
char       *awale_glyph_to_string     (uint16_t    glyph);

/** Parses exactly the texts of awale_glyph_to_string(); `$1` is `!` too. */
bool        awale_glyph_parse         (const char *text,
                                       uint16_t   *glyph);

/** The meaning of @glyph (“Good move”), to be translated; NULL if unknown. */
const char *awale_glyph_get_meaning   (uint16_t    glyph);

/** The translated meaning of @glyph (“Good move”); NULL if unknown. */
const char *awale_glyph_describe      (uint16_t    glyph);

G_END_DECLS
