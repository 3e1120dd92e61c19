/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-sheet.h"

#include <cairo-pdf.h>
#include <math.h>

#include "awale-picture.h"
#include "awale-sheet-content.h"

/* Lengths in points. */
#define GUTTER       22.0   /* Distance between the columns. */
#define FOOT         4.0    /* Distance between the columns and the margin, which contains the page
                             * number and title. */
#define FOOT_SIZE    8.0
#define GRAPH_HEIGHT 132.0
#define AFTER_TITLE  3.0
#define AFTER_HEAD   12.0
#define NUMBER_WIDTH 22.0
#define NUMBER_GAP   6.0
#define VALUE_GAP    8.0
#define BALANCE_STEP 3.0
#define GRAY_SMALL   0.33
#define BOARD_WIDTH  400.0  /* Maximum width. */

#define BOARD_FLAGS  (AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS)

/* Size and margin of an A4 page in points. */
#define PAGE_WIDTH   595.276
#define PAGE_HEIGHT  841.890
#define PAGE_MARGIN  45.0

static const AwaleGraphColors mono_colors = {
  .text = { 0, 0, 0, 1 },            .grid = { 0.82, 0.82, 0.82, 1 },
  .zero = { 0.45, 0.45, 0.45, 1 },   .south = { 0.15, 0.15, 0.15, 1 },
  .north = { 0.50, 0.50, 0.50, 1 },  .curve = { 0, 0, 0, 1 },
  .cursor = { 0, 0, 0, 1 },          .inaccuracy = { 0.35, 0.35, 0.35, 1 },
  .mistake = { 0.2, 0.2, 0.2, 1 },   .blunder = { 0, 0, 0, 1 },
  .ground = { 1, 1, 1, 1 },
};

struct _AwaleSheet
{
  AwaleSheetOptions  options;
  char              *font;
  PangoContext      *context;
  AwaleSheetPage     page;
  int                n_columns;
  GPtrArray         *games;    /* Games. (element-type AwaleSheetGame) */
  int                n_pages;
};

AwaleSheetOptions
awale_sheet_options_default (void)
{
  return (AwaleSheetOptions) { .width = PAGE_WIDTH, .height = PAGE_HEIGHT, .margin = PAGE_MARGIN,
                               .mono = true, .diagrams = true, .graph = true, .font = "Sans" };
}

/* Creates a Pango context without hinting, because paper has no pixels. */
static PangoContext *
create_context (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

static double
get_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

static double
get_heading (const AwaleSheetGame *game)
{
  double height = MAX (awale_sheet_get_height (game->title), awale_sheet_get_height (game->score));

  height += AFTER_TITLE + awale_sheet_get_height (game->details) + AFTER_HEAD;
  return height + (game->points != NULL ? GRAPH_HEIGHT + AFTER_HEAD : 0);
}

/* The height of the items from @first on that must stay together; @n (out) is their number. */
static double
get_chain (const GArray *items,
           unsigned      first,
           unsigned     *n)
{
  double height = 0;

  for (*n = 0; first + *n < items->len; )
    {
      const AwaleSheetItem *item = &g_array_index (items, AwaleSheetItem, first + *n);

      height += (*n > 0 ? item->before : 0) + item->height;
      ++*n;
      if (!item->keep)
        break;
    }
  return height;
}

static void
place_item (AwaleSheetItem *item,
            int             page,
            double          x,
            double          y)
{
  item->page = page;
  item->x = x;
  item->y = y;
}

/* Fills a column with items from @first on; chains of items stay together unless they are higher
 * than a column. Returns the first item that does not fit. */
static unsigned
fill_column (GArray   *items,
             unsigned  first,
             int       page,
             double    x,
             double    top,
             double    height)
{
  double y = 0;

  while (first < items->len)
    {
      unsigned n;
      double   chain = get_chain (items, first, &n);

      if (y > 0 && y + g_array_index (items, AwaleSheetItem, first).before + chain > height)
        return first;
      for (; n > 0; n--, first++)
        {
          AwaleSheetItem *item = &g_array_index (items, AwaleSheetItem, first);

          y += y > 0 ? item->before : 0;
          if (y > 0 && y + item->height > height)
            return first;
          place_item (item, page, x, top + y);
          y += item->height;
        }
    }
  return first;
}

static unsigned
fill_page (const AwaleSheet *self,
           GArray           *items,
           unsigned          first,
           int               page,
           double            top,
           double            height)
{
  for (int i = 0; i < self->n_columns; i++)
    first = fill_column (items, first, page,
                         self->options.margin + i * (self->page.column + GUTTER), top, height);
  return first;
}

/* Distributes the items of a game over columns and pages, and balances the columns of its last
 * page. */
static void
flow_game (AwaleSheet     *self,
           AwaleSheetGame *game)
{
  const AwaleSheetOptions *options = &self->options;
  double                   heading = get_heading (game);
  unsigned                 next = 0;

  game->first_page = self->n_pages;
  do
    {
      double   top = options->margin + (self->n_pages == game->first_page ? heading : 0);
      double   height = options->height - options->margin - FOOT - top;
      unsigned first = next;

      next = fill_page (self, game->items, first, self->n_pages, top, height);
      if (next == game->items->len)
        for (double less = BALANCE_STEP; less < height; less += BALANCE_STEP)
          if (fill_page (self, game->items, first, self->n_pages, top, less) == next)
            break;
      self->n_pages++;
    }
  while (next < game->items->len);
}

static AwaleSheet *
create (const AwaleSheetOptions *options,
        int                      n_columns)
{
  AwaleSheet *self = g_new0 (AwaleSheet, 1);
  double room = options->width - 2 * options->margin;

  self->options = *options;
  self->n_columns = n_columns;
  self->font = g_strdup (options->font != NULL ? options->font : "Sans");
  self->context = create_context ();
  self->page = (AwaleSheetPage) {
    .context = self->context,
    .font = self->font,
    .room = room,
    .column = (room - (n_columns - 1) * GUTTER) / n_columns,
    .board = MIN ((room - (n_columns - 1) * GUTTER) / n_columns, BOARD_WIDTH),
    .diagrams = options->diagrams,
    .graph = options->graph,
  };
  self->games = g_ptr_array_new_with_free_func (awale_sheet_game_free);
  return self;
}

/* Adds @game (transfer full) and makes its layout. */
static void
add_game (AwaleSheet     *self,
          AwaleSheetGame *game)
{
  g_ptr_array_add (self->games, game);
  flow_game (self, game);
}

AwaleSheet *
awale_sheet_new (AwaleGame               *const *games,
                 size_t                    n_games,
                 const AwaleSheetOptions  *options)
{
  AwaleSheet *self;

  g_return_val_if_fail (games != NULL && n_games > 0, NULL);
  g_return_val_if_fail (options != NULL && (options->mono || options->palette != NULL), NULL);

  self = create (options, 2);
  for (size_t i = 0; i < n_games; i++)
    add_game (self, awale_sheet_game_new (&self->page, games[i]));
  return self;
}

AwaleSheet *
awale_sheet_new_worksheet (const char              *title,
                           const AwaleSheetTask    *tasks,
                           size_t                   n_tasks,
                           const AwaleSheetOptions *options)
{
  AwaleSheet *self;

  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (tasks != NULL && n_tasks > 0, NULL);
  g_return_val_if_fail (options != NULL && (options->mono || options->palette != NULL), NULL);

  self = create (options, 1);
  add_game (self, awale_sheet_tasks_new (&self->page, title, tasks, n_tasks));
  add_game (self, awale_sheet_answers_new (&self->page, tasks, n_tasks));
  return self;
}

void
awale_sheet_free (AwaleSheet *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->games);
  g_object_unref (self->context);
  g_free (self->font);
  g_free (self);
}

int
awale_sheet_get_n_pages (const AwaleSheet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_pages;
}

static void
show_layout (cairo_t     *cr,
             PangoLayout *layout,
             double       x,
             double       y,
             double       gray)
{
  cairo_set_source_rgb (cr, gray, gray, gray);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

static void
paint_graph (const AwaleSheet *self,
             cairo_t          *cr,
             const GArray     *points,
             double            y)
{
  const AwaleGraphColors *colors = self->options.mono ? &mono_colors
                                                      : awale_graph_colors_get_default (false);
  double                  width = self->options.width - 2 * self->options.margin;
  const AwaleGraphPoint  *data = (const AwaleGraphPoint *) (const void *) points->data;
  AwaleGraphLayout        layout;

  cairo_save (cr);
  cairo_translate (cr, self->options.margin, y);
  awale_graph_layout_init (&layout, width, GRAPH_HEIGHT, data, (int) points->len);
  awale_graph_painter_paint (cr, &layout, data, (int) points->len, colors, self->font);
  cairo_restore (cr);
}

static void
paint_heading (const AwaleSheet     *self,
               cairo_t              *cr,
               const AwaleSheetGame *game)
{
  double left = self->options.margin, right = self->options.width - left, y = left;

  show_layout (cr, game->title, left, y, 0);
  show_layout (cr, game->score, right - get_width (game->score), y, 0);
  y += MAX (awale_sheet_get_height (game->title), awale_sheet_get_height (game->score));
  y += AFTER_TITLE;
  show_layout (cr, game->details, left, y, GRAY_SMALL);
  y += awale_sheet_get_height (game->details) + AFTER_HEAD / 2;
  cairo_set_line_width (cr, 0.6);
  cairo_set_source_rgb (cr, 0.6, 0.6, 0.6);
  cairo_move_to (cr, left, y);
  cairo_line_to (cr, right, y);
  cairo_stroke (cr);
  if (game->points != NULL)
    paint_graph (self, cr, game->points, y + AFTER_HEAD / 2);
}

static void
paint_line (cairo_t              *cr,
            const AwaleSheetItem *item)
{
  PangoLayoutLine *line = pango_layout_get_line_readonly (item->layout, item->line);
  PangoRectangle   extents;

  cairo_set_source_rgb (cr, 0.75, 0.75, 0.75);
  cairo_set_line_width (cr, 0.8);
  for (int bar = 0; bar < item->depth; bar++)
    {
      double x = item->x + item->indent * (bar + 0.4) / item->depth;

      cairo_move_to (cr, x, item->y);
      cairo_line_to (cr, x, item->y + item->height);
      cairo_stroke (cr);
    }
  pango_layout_line_get_extents (line, NULL, &extents);
  cairo_set_source_rgb (cr, item->gray, item->gray, item->gray);
  cairo_move_to (cr, item->x + item->indent, item->y - (double) extents.y / PANGO_SCALE);
  pango_cairo_show_layout_line (cr, line);
}

/* Paints a row of two moves: the right-aligned number, then each move at the left of its half of
 * the row and its value at the right. */
static void
paint_round (const AwaleSheet     *self,
             cairo_t              *cr,
             const AwaleSheetItem *item)
{
  double half = (self->page.column - NUMBER_WIDTH - NUMBER_GAP) / 2;
  double start = item->x + NUMBER_WIDTH + NUMBER_GAP;

  show_layout (cr, item->cells[AWALE_SHEET_NUMBER],
               item->x + NUMBER_WIDTH - get_width (item->cells[AWALE_SHEET_NUMBER]), item->y,
               GRAY_SMALL);
  for (int side = 0; side < 2; side++)
    {
      PangoLayout *move = item->cells[AWALE_SHEET_SOUTH + 2 * side];
      PangoLayout *value = item->cells[AWALE_SHEET_SOUTH_VALUE + 2 * side];
      double       x = start + side * half;

      if (move != NULL)
        show_layout (cr, move, x, item->y, 0);
      if (value != NULL)
        show_layout (cr, value, x + half - VALUE_GAP - get_width (value),
                     item->y + (double) (pango_layout_get_baseline (move)
                                         - pango_layout_get_baseline (value)) / PANGO_SCALE,
                     GRAY_SMALL);
    }
}

static void
paint_board (const AwaleSheet     *self,
             cairo_t              *cr,
             const AwaleSheetItem *item)
{
  AwaleMaterial material = self->options.mono ? AWALE_MATERIAL_PRINT : AWALE_MATERIAL_VECTOR;
  g_autoptr (AwaleBoardPainter) painter = awale_board_painter_new (self->options.palette, material);
  double height = awale_geometry_height_for_width (self->page.board, BOARD_FLAGS);
  AwaleGeometry                 geometry;

  awale_board_painter_set_font (painter, self->font);
  awale_geometry_init (&geometry, self->page.board, height, BOARD_FLAGS);
  cairo_save (cr);
  cairo_translate (cr, item->x + (self->page.column - self->page.board) / 2, item->y);
  awale_board_painter_paint (painter, cr, &geometry, item->position, &item->look);
  cairo_restore (cr);
  show_layout (cr, item->layout, item->x, item->y + height + 1, GRAY_SMALL);
}

static void
paint_ruled (const AwaleSheet     *self,
             cairo_t              *cr,
             const AwaleSheetItem *item)
{
  cairo_set_source_rgb (cr, 0.6, 0.6, 0.6);
  cairo_set_line_width (cr, 0.6);
  for (double y = AWALE_SHEET_RULED_STEP; y <= item->height; y += AWALE_SHEET_RULED_STEP)
    {
      cairo_move_to (cr, item->x, item->y + y);
      cairo_line_to (cr, item->x + self->page.column, item->y + y);
      cairo_stroke (cr);
    }
}

static void
paint_foot (const AwaleSheet     *self,
            cairo_t              *cr,
            const AwaleSheetGame *game,
            int                   page)
{
  g_autofree char        *text = g_strdup_printf ("%d / %d", page + 1, self->n_pages);
  g_autoptr (PangoLayout) number = awale_sheet_create_layout (&self->page, text, FOOT_SIZE,
                                                              PANGO_WEIGHT_NORMAL, 0);
  double                  y = self->options.height - self->options.margin + FOOT_SIZE;

  show_layout (cr, number, (self->options.width - get_width (number)) / 2, y, GRAY_SMALL);
  if (page > game->first_page)
    {
      const char             *title = pango_layout_get_text (game->title);
      g_autoptr (PangoLayout) name =
        awale_sheet_create_layout (&self->page, title, FOOT_SIZE, PANGO_WEIGHT_NORMAL, 0);

      show_layout (cr, name, self->options.margin, y, GRAY_SMALL);
    }
}

static const AwaleSheetGame *
find_game (const AwaleSheet *self,
           int               page)
{
  const AwaleSheetGame *found = g_ptr_array_index (self->games, 0);

  for (unsigned i = 1; i < self->games->len; i++)
    {
      const AwaleSheetGame *game = g_ptr_array_index (self->games, i);

      if (game->first_page <= page)
        found = game;
    }
  return found;
}

void
awale_sheet_paint_page (const AwaleSheet *self,
                        cairo_t          *cr,
                        int               page)
{
  const AwaleSheetGame *game;

  g_return_if_fail (self != NULL && cr != NULL);
  g_return_if_fail (page >= 0 && page < self->n_pages);

  game = find_game (self, page);
  cairo_save (cr);
  if (page == game->first_page)
    paint_heading (self, cr, game);
  for (unsigned i = 0; i < game->items->len; i++)
    {
      const AwaleSheetItem *item = &g_array_index (game->items, AwaleSheetItem, i);

      if (item->page != page)
        continue;
      if (item->kind == AWALE_SHEET_LINE)
        paint_line (cr, item);
      else if (item->kind == AWALE_SHEET_ROUND)
        paint_round (self, cr, item);
      else if (item->kind == AWALE_SHEET_RULED)
        paint_ruled (self, cr, item);
      else
        paint_board (self, cr, item);
    }
  paint_foot (self, cr, game, page);
  cairo_restore (cr);
}

static void
paint_pages (cairo_t    *cr,
             const void *data)
{
  const AwaleSheet     *self = data;
  const AwaleSheetGame *first = g_ptr_array_index (self->games, 0);

  cairo_pdf_surface_set_metadata (cairo_get_target (cr), CAIRO_PDF_METADATA_TITLE,
                                  pango_layout_get_text (first->title));
  for (int page = 0; page < self->n_pages; page++)
    {
      awale_sheet_paint_page (self, cr, page);
      cairo_show_page (cr);
    }
}

GBytes *
awale_sheet_draw_pdf (const AwaleSheet  *self,
                      GError           **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  return awale_picture_draw (AWALE_PICTURE_PDF, self->options.width, self->options.height,
                             paint_pages, self, error);
}
