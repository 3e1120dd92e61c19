/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The content of a game's sheet, before the sheet lays it out in columns.
 */
#pragma once

#include <pango/pangocairo.h>

#include "awale-board-painter.h"
#include "awale-graph-painter.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/* Distance in points between two ruled lines. */
#define AWALE_SHEET_RULED_STEP 22.0

/* Format of the page for which the content is made; lengths are in points. */
typedef struct
{
  PangoContext *context;
  const char   *font;
  double        room;      /* Width between the margins. */
  double        column;    /* Width of a column. */
  double        board;     /* Width of a board, centered in the column. */
  bool          diagrams;  /* True to show boards at marked positions. */
  bool          graph;
} AwaleSheetPage;

/* Kinds of items; no item is split between two columns. */
typedef enum
{
  AWALE_SHEET_LINE,     /* A single line of a text. */
  AWALE_SHEET_ROUND,    /* The number of a round and its moves, in cells. */
  AWALE_SHEET_BOARD,    /* A board and its caption. */
  AWALE_SHEET_RULED,    /* Empty lines to write on. */
} AwaleSheetKind;

/* Cells of a round from left to right. */
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
  double          before;       /* Space above the item, except at the top of a column. */
  double          height;
  bool            keep;         /* True to keep the item in one column with the next one. */

  double          indent;
  int             depth;        /* Depth of a variation up to a limit, which is the number of bars
                                 * to its left. */
  double          gray;         /* Gray of the ink, where 0 is black. */
  PangoLayout    *layout;       /* Text of a line, or caption of a board. */
  int             line;         /* Index of the line in `layout`. */

  PangoLayout    *cells[AWALE_SHEET_CELLS];

  AwalePosition   position;
  AwaleBoardLook  look;

  int             page;         /* Page and place, set when the sheet is laid out. */
  double          x;
  double          y;
} AwaleSheetItem;

/* The content of a game or worksheet: its heading, and the items that are distributed over
 * columns. */
typedef struct
{
  PangoLayout     *title;
  PangoLayout     *score;
  PangoLayout     *details;
  GArray          *points;      /* Points of the graph; NULL for none. (element-type
                                 * AwaleGraphPoint) */
  GArray          *items;       /* Items. (element-type AwaleSheetItem) */
  int              first_page;
} AwaleSheetGame;

/** A question of a worksheet about a position; all texts are translated. */
typedef struct
{
  AwalePosition  position;
  const char    *rules;     /**< Name of the ruleset, owned by the ruleset. */
  char          *question;
  char          *answer;
} AwaleSheetTask;

/* Creates a text in the font of the page, wrapped at @width points unless that is 0. (transfer
 * full) */
PangoLayout    *awale_sheet_create_layout (const AwaleSheetPage *page,
                                           const char           *text,
                                           double                size,
                                           PangoWeight           weight,
                                           double                width);
double          awale_sheet_get_height    (PangoLayout          *layout);

AwaleSheetGame *awale_sheet_game_new      (const AwaleSheetPage *page,
                                           AwaleGame            *game);

/* Creates the content with the boards and their questions, or the content with the answers. */
AwaleSheetGame *awale_sheet_tasks_new   (const AwaleSheetPage *page,
                                         const char           *title,
                                         const AwaleSheetTask *tasks,
                                         size_t                n_tasks);
AwaleSheetGame *awale_sheet_answers_new (const AwaleSheetPage *page,
                                         const AwaleSheetTask *tasks,
                                         size_t                n_tasks);

void            awale_sheet_game_free     (void                 *game);

G_END_DECLS
