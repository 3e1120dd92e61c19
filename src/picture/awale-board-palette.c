/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-palette.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define CHANNEL(hex, shift) (((hex) >> (shift) & 255) / 255.)
#define RGBA(hex, a)        { CHANNEL (hex, 16), CHANNEL (hex, 8), CHANNEL (hex, 0), a }
#define RGB(hex)            RGBA (hex, 1)

#define LIGHT_SURROUND RGB (0xfafafa)
#define DARK_SURROUND  RGB (0x242424)

#define MARKS                                                                                      \
  {                                                                                                \
    RGB (0x57e389), RGB (0xff948a), RGB (0x9cc5ff), RGB (0xf9d64a),                                \
  }
#define DEEP_MARKS                                                                                 \
  {                                                                                                \
    RGB (0x1b7a45), RGB (0xb3202c), RGB (0x1a5fb4), RGB (0x9c5a00),                                \
  }

/* Oiled red-brown hardwood, with letters of bone. */
#define HARDWOOD                                                                                   \
  .theme = "hardwood", .title = N_ ("Hardwood"),                                                   \
  .wood_light = RGB (0x955932), .wood = RGB (0x864b28), .wood_dark = RGB (0x4f2813),               \
  .grain = 0.80, .gloss = 0.42, .depth = RGB (0x1a0c06),                                           \
  .seed_light = RGB (0xc9ccb2), .seed_dark = RGB (0x939d83), .seed_edge = RGB (0x3f4634),          \
  .seed_shine = RGB (0xfbfff4), .letter = RGB (0xfffaf0),                                          \
  .badge = RGB (0x43271a), .badge_text = RGB (0xf8ead2), .warmth = RGBA (0xff9c3c, 0.13),          \
  .hover = RGBA (0xffe2b0, 0.95), .focus = RGB (0xfff6e6),                                         \
  .landing = RGB (0xffe9c4), .harvest = RGB (0xffcf4d), .refused = RGBA (0xf2d9c2, 0.75),          \
  .last_move = RGBA (0xffe6bf, 0.80), .best = RGBA (0x9fe8b5, 0.92), .marks = MARKS

/* Sycamore and maple, with burnt letters. */
#define LIGHT_WOOD                                                                                 \
  .theme = "light-wood", .title = N_ ("Light wood"),                                               \
  .wood_light = RGB (0xf2dfbd), .wood = RGB (0xe3c79b), .wood_dark = RGB (0xbd9360),               \
  .grain = 0.66, .gloss = 0.30, .depth = RGB (0x57361a),                                           \
  .seed_light = RGB (0xafb597), .seed_dark = RGB (0x767f62), .seed_edge = RGB (0x2e372f),          \
  .seed_shine = RGB (0xfafff2), .letter = RGB (0x2f1a08),                                          \
  .badge = RGB (0xf8ead0), .badge_text = RGB (0x47290f), .warmth = RGBA (0xff9a28, 0.13),          \
  .hover = RGBA (0x6b3a0a, 0.85), .focus = RGB (0x3d1f05),                                         \
  .landing = RGB (0x5e3409), .harvest = RGB (0xa84300), .refused = RGBA (0x6e4a2a, 0.82),          \
  .last_move = RGBA (0x6b3f14, 0.70), .best = RGBA (0x1c6b3a, 0.88), .marks = DEEP_MARKS

/* High contrast: dark slate, pale seeds, white numbers on black. */
#define SLATE                                                                                      \
  .theme = "slate", .title = N_ ("Slate, high contrast"),                                          \
  .wood_light = RGB (0x4b535b), .wood = RGB (0x3d444b), .wood_dark = RGB (0x2e343a),               \
  .grain = 0.30, .gloss = 0.22, .depth = RGB (0x07090b),                                           \
  .seed_light = RGB (0xf7f8f2), .seed_dark = RGB (0xdadfd3), .seed_edge = RGB (0x59625c),          \
  .seed_shine = RGB (0xffffff), .letter = RGB (0xffffff),                                          \
  .badge = RGB (0x000000), .badge_text = RGB (0xffffff), .warmth = RGBA (0xcfe6ff, 0.14),          \
  .hover = RGB (0xffffff), .focus = RGB (0xffe14d),                                                \
  .landing = RGB (0xffffff), .harvest = RGB (0xffd633), .refused = RGBA (0xffffff, 0.80),          \
  .last_move = RGB (0xffffff), .best = RGB (0x8ff0a4), .marks = MARKS

static const AwaleBoardPalette palettes[] = {
  { HARDWOOD, .dark = false, .surround = LIGHT_SURROUND, .shadow = RGBA (0x1c0e05, 0.42) },
  { HARDWOOD, .dark = true, .surround = DARK_SURROUND, .shadow = RGBA (0x000000, 0.60) },
  { LIGHT_WOOD, .dark = false, .surround = LIGHT_SURROUND, .shadow = RGBA (0x2b1a0a, 0.34) },
  { LIGHT_WOOD, .dark = true, .surround = DARK_SURROUND, .shadow = RGBA (0x000000, 0.60) },
  { SLATE, .dark = false, .surround = LIGHT_SURROUND, .shadow = RGBA (0x000000, 0.45) },
  { SLATE, .dark = true, .surround = DARK_SURROUND, .shadow = RGBA (0x000000, 0.70) },
};

static const char *const themes[] = { "hardwood", "light-wood", "slate", NULL };

const char *const *
awale_board_palette_get_themes (void)
{
  return themes;
}

const AwaleBoardPalette *
awale_board_palette_get (const char *theme,
                         bool        dark)
{
  g_return_val_if_fail (theme != NULL, NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (palettes); i++)
    if (palettes[i].dark == dark && strcmp (palettes[i].theme, theme) == 0)
      return &palettes[i];
  return NULL;
}
