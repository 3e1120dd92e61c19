/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What stands on the sheet of a game, not yet where: the sheet lets it flow through its columns.
 */
#pragma once

#include <pango/pangocairo.h>

#include "awale-board-painter.h"
#include "awale-graph-painter.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/* Points between two lines to write on. */
#define AWALE_SHEET_RULED_STEP 22.0

/* What a sheet gives its content. Lengths are points. */
typedef struct
{
  PangoContext *context;
  const char   *font;
  double        room;      /* Width between the margins. */
  double        column;    /* Width of a column, */
  double        board;     /* and of a board in the middle of it. */
  bool          diagrams;  /* Boards at marked positions. */
  bool          graph;
} AwaleSheetPage;

/* What cannot be parted by the end of a column. */
typedef enum
{
  AWALE_SHEET_LINE,     /* A line of a text. */
  AWALE_SHEET_ROUND,    /* A round: its number and both moves, in their places. */
  AWALE_SHEET_BOARD,    /* A board and what it is of. */
  AWALE_SHEET_RULED,    /* Empty lines to write on. */
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

  int             page;         /* Where it came to stand; see awale_sheet_new(). */
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

/* A text in the page's font, @width points wide at most, or as it comes if that is 0. */
PangoLayout    *awale_sheet_create_layout (const AwaleSheetPage *page,
                                           const char           *text,
                                           double                size,
                                           PangoWeight           weight,
                                           double                width);
double          awale_sheet_get_height    (PangoLayout          *layout);

/* All that the sheet of a game holds. */
AwaleSheetGame *awale_sheet_game_new      (const AwaleSheetPage *page,
                                           AwaleGame            *game);

/* A heading; what is under it is then added. */
AwaleSheetGame *awale_sheet_game_new_empty (const AwaleSheetPage *page,
                                            const char           *title,
                                            const char           *score,
                                            const char           *details);

/* A text becomes one item a line; the first two stay together, and so do the last two. */
void            awale_sheet_game_add_text (AwaleSheetGame       *game,
                                           const AwaleSheetPage *page,
                                           const char           *text,
                                           double                size,
                                           PangoWeight           weight,
                                           int                   depth,
                                           double                gray,
                                           double                before);
void            awale_sheet_game_add_board (AwaleSheetGame       *game,
                                            const AwaleSheetPage *page,
                                            AwalePosition         position,
                                            const AwaleBoardLook *look,
                                            const char           *caption,
                                            double                before);

/* @n_lines empty lines as wide as the column. */
void            awale_sheet_game_add_ruled (AwaleSheetGame      *game,
                                            int                  n_lines);
void            awale_sheet_game_free     (void                 *game);

G_END_DECLS
