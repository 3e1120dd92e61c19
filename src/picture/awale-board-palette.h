/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-cairo.h"

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** Number of mark colors: green, red, blue, yellow, in this order. */
enum
{
  AWALE_MARK_COLORS = 4,
};

/**
 * The colors of a board as data. A theme has one palette for light surroundings and one for dark.
 * Text (letters on the wood, counts on badges, values) has a contrast of at least 4.5 : 1.
 */
typedef struct
{
  const char *theme;        /**< Id of the theme in settings and on the command line: `hardwood`. */
  const char *title;        /**< Display name, marked with N_() and untranslated. */
  bool        dark;         /**< True if the palette is for dark surroundings. */
  AwaleColor  surround;     /**< Background for a picture outside of a window; only tests use it. */
  AwaleColor  wood_light;   /**< Color of early wood. */
  AwaleColor  wood;         /**< Middle tone of the wood. */
  AwaleColor  wood_dark;    /**< Color of late wood, the rings. */
  double      grain;        /**< Visibility of the grain, 0–1. */
  double      gloss;        /**< Gloss of the edges, 0–1. */
  AwaleColor  depth;        /**< Darkest color of the hollows. */
  AwaleColor  seed_light;   /**< Body color of the lightest seed (tone 1). */
  AwaleColor  seed_dark;    /**< Body color of the darkest seed (tone 0). */
  AwaleColor  seed_edge;    /**< Body color on the side away from the light. */
  AwaleColor  seed_shine;   /**< Highlight of a seed. */
  AwaleColor  shadow;       /**< Color of the shadows of seeds and of the board. */
  AwaleColor  letter;       /**< Color of the letters cut into the wood. */
  AwaleColor  badge;        /**< Background of counts and values; opaque. */
  AwaleColor  badge_text;   /**< Color of the numbers on a badge. */
  AwaleColor  warmth;       /**< Color of the light on the side to move. */
  AwaleColor  hover;        /**< Ring around the pit under the pointer. */
  AwaleColor  focus;        /**< Ring around the pit with the keyboard focus. */
  AwaleColor  landing;      /**< Dot on a pit where a seed will fall. */
  AwaleColor  harvest;      /**< Ring around a pit that will be harvested. */
  AwaleColor  refused;      /**< Ring around a pit that may not be played. */
  AwaleColor  last_move;    /**< Color of the trace of the last sowing. */
  AwaleColor  best;         /**< Color of the arrow of the best move. */
  AwaleColor  marks[AWALE_MARK_COLORS];
} AwaleBoardPalette;

/** The ids of the themes, NULL-terminated, the default first. */
const char * const *awale_board_palette_get_themes (void);

/** The palette of @theme, static; NULL if there is no such theme. */
const AwaleBoardPalette *awale_board_palette_get   (const char *theme,
                                                    bool        dark);

G_END_DECLS
