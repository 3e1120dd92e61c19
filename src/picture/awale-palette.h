/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdbool.h>

#include "awale-color.h"

G_BEGIN_DECLS

/** How many colors marks have: green, red, blue, yellow, in that order. */
enum
{
  AWALE_MARK_COLORS = 4,
};

/**
 * The colors of a board, as data. A theme has one palette for light surroundings and one for dark.
 * What one reads (letters on the wood, counts on their badge, values) keeps a contrast of 4.5 : 1.
 */
typedef struct
{
  const char *theme;        /**< Its name in settings and on the command line: `hardwood`. */
  const char *title;        /**< For a person, untranslated (N_). */
  bool        dark;         /**< For dark surroundings. */
  AwaleColor  surround;     /**< What a picture without a window stands on. */
  AwaleColor  wood_light;   /**< Early wood. */
  AwaleColor  wood;         /**< The middle tone. */
  AwaleColor  wood_dark;    /**< Late wood, the rings. */
  double      grain;        /**< How much of the grain is seen, 0–1. */
  double      gloss;        /**< How much the edges shine, 0–1. */
  AwaleColor  depth;        /**< What the hollows darken to. */
  AwaleColor  seed_light;   /**< Body color of the lightest seed (tone 1). */
  AwaleColor  seed_dark;    /**< Body color of the darkest seed (tone 0). */
  AwaleColor  seed_edge;    /**< What a seed's body falls off to, away from the light. */
  AwaleColor  seed_shine;   /**< Highlight of a seed. */
  AwaleColor  shadow;       /**< Of seeds and of the board. */
  AwaleColor  letter;       /**< Letters cut into the wood. */
  AwaleColor  badge;        /**< Ground of counts and values; opaque. */
  AwaleColor  badge_text;   /**< Figures on it. */
  AwaleColor  warmth;       /**< Light on the side to move. */
  AwaleColor  hover;        /**< Ring of the pit under the pointer. */
  AwaleColor  focus;        /**< Ring of the pit with the keyboard focus. */
  AwaleColor  landing;      /**< Where a seed will fall. */
  AwaleColor  harvest;      /**< What will be harvested. */
  AwaleColor  refused;      /**< A pit that may not be played. */
  AwaleColor  last_move;    /**< The trace of the last sowing. */
  AwaleColor  best;         /**< The arrow of the best move. */
  AwaleColor  marks[AWALE_MARK_COLORS];
} AwalePalette;

/** The names of the themes, NULL-terminated: the first is the default one. */
const char * const *awale_palette_get_themes (void);

/** The palette of @theme; NULL if there is no such theme. */
const AwalePalette *awale_palette_get        (const char *theme,
                                              bool        dark);

G_END_DECLS
