/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>

#include "game/awale-game.h"
#include "awale-sheet-content.h"

G_BEGIN_DECLS

/** Options for the layout of a sheet; lengths are in points. */
typedef struct
{
  double                   width;
  double                   height;
  double                   margin;   /**< Margin on all four sides. */
  const AwaleBoardPalette *palette;  /**< Palette of the boards; may be NULL if `mono`. */
  bool                     mono;     /**< True for black lines on white in boards, graph and
                                      * text. */
  bool                     diagrams; /**< True to show boards at marked positions. */
  bool                     graph;    /**< True to show the graph of values and stores under the
                                      * title. */
  const char              *font;     /**< Font family; NULL for `Sans`. */
} AwaleSheetOptions;

/** The default options: A4 in black and white, with boards and graph. */
AwaleSheetOptions awale_sheet_options_default (void);

/**
 * Games on paper: title and tags, the graph, the moves in two columns with their comments, boards
 * at marked positions, page numbers; or a worksheet. A position is marked by the glyph
 * AWALE_GLYPH_DIAGRAM, circles or arrows; if none is marked, the last position of the main line is
 * shown. A start that was set up is shown too. The layout is made once and never changes.
 */
typedef struct _AwaleSheet AwaleSheet;

/**
 * Creates a sheet of @n_games games, at least one, each on pages of its own. Returns: (transfer
 * full)
 */
AwaleSheet *awale_sheet_new         (AwaleGame               *const *games,
                                     size_t                    n_games,
                                     const AwaleSheetOptions  *options);

/**
 * Creates a worksheet with the title @title and @n_tasks tasks, at least one: each has a number, a
 * question, a large board and lines to write on. The answers follow on pages of their own. Returns:
 * (transfer full)
 */
AwaleSheet *awale_sheet_new_worksheet (const char              *title,
                                       const AwaleSheetTask    *tasks,
                                       size_t                   n_tasks,
                                       const AwaleSheetOptions *options);
void        awale_sheet_free        (AwaleSheet               *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleSheet, awale_sheet_free)

int         awale_sheet_get_n_pages (const AwaleSheet         *self);

/** Paints the page with the index @page, from 0; one unit of @cr is a point. */
void        awale_sheet_paint_page  (const AwaleSheet         *self,
                                     cairo_t                  *cr,
                                     int                       page);

/**
 * Draws all pages. Returns: (transfer full) (nullable): the bytes of a PDF, or NULL with @error set
 */
GBytes     *awale_sheet_draw_pdf    (const AwaleSheet         *self,
                                     GError                  **error);

G_END_DECLS
