/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the files of AwaleSheet share: what stands on a sheet, and where.
 */
#pragma once

#include <pango/pangocairo.h>

#include "awale-board-painter.h"
#include "awale-graph-painter.h"
#include "awale-sheet.h"

G_BEGIN_DECLS

/* What cannot be parted by the end of a column. */
typedef enum
{
  AWALE_SHEET_LINE,     /* A line of a text. */
  AWALE_SHEET_ROUND,    /* A round: its number and both moves, in their places. */
  AWALE_SHEET_BOARD,    /* A board and what it is of. */
} AwaleSheetKind;

/* The cells of a round from left to right. */
enum
{
  AWALE_SHEET_NUMBER,
  AWALE_SHEET_SOUTH,
  AWALE_SHEET_SOUTH_VALUE,
  AWALE_SHEET_NORTH,
  AWALE_SHEET_NORTH_VALUE,
  AWALE_SHEET_CELLS,
};

typedef struct
{
  AwaleSheetKind  kind;
  double          before;       /* Free above it, but at the top of a column. */
  double          height;
  bool            keep;         /* With the next one, in one column. */

  double          indent;       /* Of a line. */
  int             depth;        /* Of a variation: so many bars stand to its left. */
  double          gray;         /* Of its ink: 0 is black. */
  PangoLayout    *layout;       /* Of a line, or what is under a board. */
  int             line;         /* Which of the layout's. */

  PangoLayout    *cells[AWALE_SHEET_CELLS];

  AwalePosition   position;
  AwaleBoardLook  look;

  int             page;         /* Where it came to stand; see awale_sheet_flow(). */
  double          x;
  double          y;
} AwaleSheetItem;

/* A game: its heading, and what flows through its columns. */
typedef struct
{
  PangoLayout     *title;
  PangoLayout     *score;
  PangoLayout     *details;
  GArray          *points;      /* AwaleGraphPoint; NULL without a graph. */
  GArray          *items;       /* AwaleSheetItem. */
  int              first_page;
} AwaleSheetGame;

struct _AwaleSheet
{
  AwaleSheetOptions  options;
  char              *font;
  PangoContext      *context;
  double             column;    /* Width of a column. */
  GPtrArray         *games;     /* AwaleSheetGame. */
  int                n_pages;
};

/* A text in the sheet's font, @width points wide at most, or as it comes if that is 0. */
PangoLayout    *awale_sheet_create_layout (AwaleSheet   *sheet,
                                           const char   *text,
                                           double        size,
                                           PangoWeight   weight,
                                           double        width);
double          awale_sheet_get_height    (PangoLayout  *layout);

/* All that a game's sheet holds, not yet in its place. */
AwaleSheetGame *awale_sheet_tell_game     (AwaleSheet   *sheet,
                                           AwaleGame    *game);
void            awale_sheet_game_free     (void         *game);

/* The height of the heading with its graph, from the top margin on. */
double          awale_sheet_get_heading   (const AwaleSheet     *sheet,
                                           const AwaleSheetGame *game);

G_END_DECLS
