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

/* Format of the page that the content is for; lengths are points. */
typedef struct
{
  PangoContext *context;
  const char   *font;
  double        room;      /* Width between the margins. */
  double        column;    /* Width of a column. */
  double        board;     /* Width of a board, centered in the column. */
  bool          diagrams;  /* Show boards at marked positions. */
  bool          graph;
} AwaleSheetPage;

/* An item, which the end of a column does not break. */
typedef enum
{
  AWALE_SHEET_LINE,     /* One line of a text. */
  AWALE_SHEET_ROUND,    /* A round's number and its two moves, in cells. */
  AWALE_SHEET_BOARD,    /* A board and its caption. */
  AWALE_SHEET_RULED,    /* Empty lines to write on. */
} AwaleSheetKind;

/* Cells of a round, from left to right. */
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
  double          before;       /* Space above it, except at the top of a column. */
  double          height;
  bool            keep;         /* Keep in one column with the next item. */

  double          indent;       /* Indent of a line. */
  int             depth;        /* Depth of a variation: the number of bars to its left. */
  double          gray;         /* Gray of the ink; 0 is black. */
  PangoLayout    *layout;       /* Text of a line, or the caption of a board. */
  int             line;         /* Index of the line in the layout. */

  PangoLayout    *cells[AWALE_SHEET_CELLS];

  AwalePosition   position;
  AwaleBoardLook  look;

  int             page;         /* Page and place, set by awale_sheet_new(). */
  double          x;
  double          y;
} AwaleSheetItem;

/* A game: its heading and the items that flow through columns. */
typedef struct
{
  PangoLayout     *title;
  PangoLayout     *score;
  PangoLayout     *details;
  GArray          *points;      /* AwaleGraphPoint; NULL without a graph. */
  GArray          *items;       /* AwaleSheetItem. */
  int              first_page;
} AwaleSheetGame;

/** A worksheet's question about a position; the texts are for people. */
typedef struct
{
  AwalePosition  position;
  const char    *rules;     /**< Name of the ruleset; the string belongs to the ruleset. */
  char          *question;
  char          *answer;
} AwaleSheetTask;

/* Creates a text in the page's font, wrapped at @width points unless that is 0. (transfer full) */
PangoLayout    *awale_sheet_create_layout (const AwaleSheetPage *page,
                                           const char           *text,
                                           double                size,
                                           PangoWeight           weight,
                                           double                width);
double          awale_sheet_get_height    (PangoLayout          *layout);

/* Creates the whole content of a game's sheet. */
AwaleSheetGame *awale_sheet_game_new      (const AwaleSheetPage *page,
                                           AwaleGame            *game);

/* Create the pages of boards with their questions, and those of the answers. */
AwaleSheetGame *awale_sheet_tasks_new   (const AwaleSheetPage *page,
                                         const char           *title,
                                         const AwaleSheetTask *tasks,
                                         size_t                n_tasks);
AwaleSheetGame *awale_sheet_answers_new (const AwaleSheetPage *page,
                                         const AwaleSheetTask *tasks,
                                         size_t                n_tasks);

void            awale_sheet_game_free     (void                 *game);

G_END_DECLS
