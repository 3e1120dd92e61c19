/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>

#include "game/awale-game.h"
#include "awale-palette.h"
#include "awale-sheet-task.h"

G_BEGIN_DECLS

/** How a sheet of a game is laid out. Lengths are points. */
typedef struct
{
  double              width;     /**< Of a page. */
  double              height;
  double              margin;    /**< Free on all four sides. */
  const AwalePalette *palette;   /**< Of the boards; may be NULL if `mono`. */
  bool                mono;      /**< Black lines on white: boards, graph and text. */
  bool                diagrams;  /**< Boards at marked positions. */
  bool                graph;     /**< The graph of values and stores under the title. */
  const char         *font;      /**< A font family. */
} AwaleSheetOptions;

/** A4 in black and white, with everything. */
AwaleSheetOptions awale_sheet_options_default (void);

/**
 * A game on paper: title and tags, the graph, its moves in two columns with what is said of them,
 * boards at marked positions, page numbers. Marked is a position with the glyph
 * AWALE_GLYPH_DIAGRAM, or with circles or arrows; of a game without one, the last position of the
 * main line is shown. Everything is laid out when it is made and never changes.
 */
typedef struct _AwaleSheet AwaleSheet;

/** @n_games games (≥ 1), each on pages of its own. */
AwaleSheet *awale_sheet_new         (AwaleGame               *const *games,
                                     size_t                    n_games,
                                     const AwaleSheetOptions  *options);

/**
 * A worksheet called @title: @n_tasks tasks (≥ 1), each a number, a question, a large board
 * and lines to write on; and on pages of their own behind them all the answers.
 */
AwaleSheet *awale_sheet_new_worksheet (const char              *title,
                                       const AwaleSheetTask    *tasks,
                                       size_t                   n_tasks,
                                       const AwaleSheetOptions *options);
void        awale_sheet_free        (AwaleSheet               *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleSheet, awale_sheet_free)

int         awale_sheet_get_n_pages (const AwaleSheet         *self);

/** Paints page @page (0 …), one unit of @cr being a point. */
void        awale_sheet_paint_page  (const AwaleSheet         *self,
                                     cairo_t                  *cr,
                                     int                       page);

/** All pages as the bytes of a PDF. Returns: (transfer full) (nullable): NULL sets @error */
GBytes     *awale_sheet_draw_pdf    (const AwaleSheet         *self,
                                     GError                  **error);

G_END_DECLS
