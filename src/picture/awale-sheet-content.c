/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-sheet-content.h"

#include <glib/gi18n-lib.h>

#include "game/awale-date.h"
#include "game/awale-ellipsis.h"
#include "game/awale-move-rows.h"
#include "game/awale-titles.h"
#include "game/awale-value.h"
#include "awale-geometry.h"

/* Lengths in points. */
#define TITLE_SIZE   17.0
#define DETAIL_SIZE  9.0
#define TEXT_SIZE    9.5
#define COMMENT_SIZE 9.0
#define VALUE_SIZE   7.5
#define CAPTION_SIZE 8.0
#define INDENT       9.0
#define MAX_INDENT   4
#define COMMENT_GRAY 0.20

#define TASK_SIZE     11.0
#define BEFORE_TASK   20.0
#define BEFORE_BOARD  4.0
#define BEFORE_ANSWER 5.0

#define N_RULED_LINES 2

#define BOARD_FLAGS  (AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS)

PangoLayout *
awale_sheet_create_layout (const AwaleSheetPage *page,
                           const char           *text,
                           double                size,
                           PangoWeight           weight,
                           double                width)
{
  PangoLayout          *layout = pango_layout_new (page->context);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, page->font);
  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (width > 0)
    pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

double
awale_sheet_get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

/* Formats a move with the glyphs that judge it: “F+2!”. */
static char *
word_move (AwaleNode *node)
{
  g_autofree char *move = awale_node_dup_text (node);
  GString         *text = g_string_new (move);
  const uint16_t  *glyphs;
  size_t           n_glyphs;

  glyphs = awale_node_get_glyphs (node, &n_glyphs);
  for (size_t i = 0; i < n_glyphs; i++)
    if (awale_glyph_is_move_glyph (glyphs[i]))
      {
        g_autofree char *glyph = awale_glyph_to_string (glyphs[i]);

        g_string_append (text, glyph);
      }
  return g_string_free (text, FALSE);
}

/* Formats a move as one unbreakable word: “12. F+2!” for South; for North “12… d” if @always, else
 * “d” without a number. */
static char *
word_numbered (AwaleNode *node,
               bool       always)
{
  g_autofree char *move = word_move (node);

  if (awale_node_get_mover (node) == AWALE_SOUTH)
    return g_strdup_printf ("%d.\u00a0%s", awale_node_get_round (node), move);
  if (always)
    return g_strdup_printf ("%d…\u00a0%s", awale_node_get_round (node), move);
  return g_steal_pointer (&move);
}

static void
item_clear (void *data)
{
  AwaleSheetItem *item = data;

  g_clear_object (&item->layout);
  for (int cell = 0; cell < AWALE_SHEET_CELLS; cell++)
    g_clear_object (&item->cells[cell]);
}

/* Adds a text, one item for each line; its first two and its last two lines stay together. */
static void
add_text (AwaleSheetGame       *game,
          const AwaleSheetPage *page,
          const char           *text,
          double                size,
          PangoWeight           weight,
          int                   depth,
          double                gray,
          double                before)
{
  double                  indent = MIN (depth, MAX_INDENT) * INDENT;
  g_autoptr (PangoLayout) layout = awale_sheet_create_layout (page, text, size, weight,
                                                              page->column - indent);
  int                     n = pango_layout_get_line_count (layout);

  for (int line = 0; line < n; line++)
    {
      AwaleSheetItem item = { .kind = AWALE_SHEET_LINE, .indent = indent, .gray = gray,
                              .depth = MIN (depth, MAX_INDENT), .line = line };
      PangoRectangle extents;

      pango_layout_line_get_extents (pango_layout_get_line_readonly (layout, line), NULL, &extents);
      item.layout = g_object_ref (layout);
      item.height = (double) extents.height / PANGO_SCALE;
      item.before = line == 0 ? before : 0;
      item.keep = n > 1 && (line == 0 || line == n - 2);
      g_array_append_val (game->items, item);
    }
}

/* Adds the comment of @row. In the main line the comment begins with its move, because the row
 * above it may have two moves; in a variation it stands beside its move. */
static void
add_comment (const AwaleSheetPage *page,
             AwaleSheetGame       *game,
             AwaleMoveRow         *row)
{
  AwaleNode       *node = awale_move_row_get_node (row, 0);
  int              depth = awale_move_row_get_depth (row);
  g_autofree char *shown = awale_ellipsize (awale_move_row_get_comment (row), G_MAXSIZE);
  g_auto (GStrv)   paragraphs = NULL;

  if (depth == 0 && awale_node_get_parent (node) != NULL)
    {
      g_autofree char *move = word_numbered (node, true);
      g_autofree char *comment = g_steal_pointer (&shown);

      /* Translators: a move and the comment on it: “12… d: A good reply.” */
      shown = g_strdup_printf (_("%s: %s"), move, comment);
    }
  paragraphs = g_strsplit (shown, "\n", -1);

  for (int i = 0; paragraphs[i] != NULL; i++)
    if (paragraphs[i][0] != '\0')
      add_text (game, page, paragraphs[i], COMMENT_SIZE, PANGO_WEIGHT_NORMAL,
                depth, COMMENT_GRAY, 3);
}

/* Adds, as words, the glyphs that neither judge a move nor ask for a diagram. */
static void
add_remarks (const AwaleSheetPage *page,
             AwaleSheetGame       *game,
             AwaleNode            *node,
             int                   depth)
{
  const uint16_t *glyphs;
  size_t          n_glyphs;

  glyphs = awale_node_get_glyphs (node, &n_glyphs);
  for (size_t i = 0; i < n_glyphs; i++)
    {
      const char *meaning = awale_glyph_describe (glyphs[i]);

      if (!awale_glyph_is_move_glyph (glyphs[i]) && glyphs[i] != AWALE_GLYPH_DIAGRAM &&
          meaning != NULL)
        add_text (game, page, meaning, COMMENT_SIZE, PANGO_WEIGHT_NORMAL, depth,
                  COMMENT_GRAY, 2);
    }
}

static void
add_position (AwaleSheetGame       *game,
              const AwaleSheetPage *page,
              AwalePosition         position,
              const AwaleBoardLook *look,
              const char           *caption,
              double                before)
{
  AwaleSheetItem item = { .kind = AWALE_SHEET_BOARD, .before = before, .position = position,
                          .look = *look };

  item.layout = awale_sheet_create_layout (page, caption, CAPTION_SIZE, PANGO_WEIGHT_NORMAL,
                                           page->column);
  pango_layout_set_alignment (item.layout, PANGO_ALIGN_CENTER);
  item.height = awale_geometry_height_for_width (page->board, BOARD_FLAGS)
                + awale_sheet_get_height (item.layout) + 4;
  g_array_append_val (game->items, item);
}

static void
add_ruled (AwaleSheetGame *game,
           int             n_lines)
{
  AwaleSheetItem item = { .kind = AWALE_SHEET_RULED, .height = n_lines * AWALE_SHEET_RULED_STEP };

  g_array_append_val (game->items, item);
}

static void
add_board (const AwaleSheetPage *page,
           AwaleSheetGame       *content,
           AwaleGame            *game,
           AwaleNode            *node)
{
  AwaleBoardLook   look = awale_board_look_for_node (game, node);
  g_autofree char *caption = NULL;

  if (awale_node_get_parent (node) == NULL)
    caption = g_strdup (_("The start"));
  else
    {
      g_autofree char *move = word_numbered (node, true);

      /* Translators: %s is the move before the position of a diagram: “After 12. F+2”. */
      caption = g_strdup_printf (_("After %s"), move);
    }
  add_position (content, page, awale_game_get_board (game, node), &look, caption, 5);
}

static int
add_marked_boards (const AwaleSheetPage *page,
                   AwaleSheetGame       *content,
                   AwaleGame            *game,
                   AwaleMoveRow         *row)
{
  int n = 0;

  for (size_t i = 0; page->diagrams && i < awale_move_row_get_n_nodes (row); i++)
    {
      AwaleNode *node = awale_move_row_get_node (row, i);

      if (!awale_move_row_has_moves (row) || !awale_marks_want_board (node))
        continue;
      /* The move and its board stay together. */
      if (content->items->len > 0)
        g_array_index (content->items, AwaleSheetItem, content->items->len - 1).keep = true;
      add_board (page, content, game, node);
      n++;
    }
  return n;
}

static void
add_round (const AwaleSheetPage *page,
           AwaleSheetGame       *game,
           AwaleMoveRow         *row)
{
  AwaleSheetItem   item = { .kind = AWALE_SHEET_ROUND, .before = 2 };
  AwaleNode       *first = awale_move_row_get_node (row, 0);
  g_autofree char *number = g_strdup_printf ("%d.", awale_node_get_round (first));

  item.cells[AWALE_SHEET_NUMBER] = awale_sheet_create_layout (page, number, TEXT_SIZE,
                                                              PANGO_WEIGHT_NORMAL, 0);
  for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
    {
      AwaleNode             *node = awale_move_row_get_node (row, i);
      const AwaleEvaluation *evaluation = awale_node_get_value (node);
      bool                   south = awale_node_get_mover (node) == AWALE_SOUTH;
      int                    cell = south ? AWALE_SHEET_SOUTH : AWALE_SHEET_NORTH;
      g_autofree char       *move = word_move (node);
      g_autofree char       *value =
        evaluation != NULL ? awale_evaluation_describe (evaluation) : NULL;

      if (i == 0 && !south)
        item.cells[AWALE_SHEET_SOUTH] = awale_sheet_create_layout (page, "…", TEXT_SIZE,
                                                                   PANGO_WEIGHT_NORMAL, 0);
      item.cells[cell] = awale_sheet_create_layout (page, move, TEXT_SIZE, PANGO_WEIGHT_SEMIBOLD,
                                                    0);
      if (value != NULL)
        item.cells[cell + 1] = awale_sheet_create_layout (page, value, VALUE_SIZE,
                                                          PANGO_WEIGHT_NORMAL, 0);
    }
  item.height = awale_sheet_get_height (item.cells[AWALE_SHEET_NUMBER]);
  g_array_append_val (game->items, item);
}

static void
add_variation (const AwaleSheetPage *page,
               AwaleSheetGame       *game,
               AwaleMoveRow         *row)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
    {
      g_autofree char *move = word_numbered (awale_move_row_get_node (row, i), i == 0);

      g_string_append_printf (text, "%s%s", i == 0 ? "" : "  ", move);
    }
  add_text (game, page, text->str, COMMENT_SIZE, PANGO_WEIGHT_NORMAL,
            awale_move_row_get_depth (row), 0, 3);
}

static void
add_names (const AwaleSheetPage *page,
           AwaleSheetGame       *game)
{
  AwaleSheetItem item = { .kind = AWALE_SHEET_ROUND, .before = 4, .keep = true };

  item.cells[AWALE_SHEET_NUMBER] = awale_sheet_create_layout (page, "", VALUE_SIZE,
                                                              PANGO_WEIGHT_NORMAL, 0);
  for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    item.cells[AWALE_SHEET_SOUTH + 2 * side] =
      awale_sheet_create_layout (page, awale_side_get_name (side), VALUE_SIZE,
                                 PANGO_WEIGHT_NORMAL, 0);
  item.height = awale_sheet_get_height (item.cells[AWALE_SHEET_SOUTH]);
  g_array_append_val (game->items, item);
}

static void
add_row (const AwaleSheetPage *page,
         AwaleSheetGame       *content,
         AwaleMoveRow         *row)
{
  switch (awale_move_row_get_kind (row))
    {
    case AWALE_ROW_ROUND:
      add_round (page, content, row);
      break;
    case AWALE_ROW_COMMENT:
      add_comment (page, content, row);
      break;
    case AWALE_ROW_VARIATION:
      add_variation (page, content, row);
      break;
    case AWALE_ROW_END:
      add_text (content, page, awale_move_row_get_end (row), TEXT_SIZE,
                PANGO_WEIGHT_SEMIBOLD, 0, 0, 6);
      break;
    default:
      g_assert_not_reached ();
    }
  if (awale_move_row_has_moves (row))
    for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
      add_remarks (page, content, awale_move_row_get_node (row, i), awale_move_row_get_depth (row));
}

static void
add_moves (const AwaleSheetPage *page,
           AwaleSheetGame       *content,
           AwaleGame            *game)
{
  g_autoptr (AwaleMoveRows) rows = awale_move_rows_new (game);
  AwaleNode                *root = awale_game_get_root (game);
  AwaleNode                *end = awale_game_get_line_end (game, root);
  bool                      named = false;
  int                       boards = 0;

  if (page->diagrams &&
      (awale_marks_want_board (root) || !awale_position_equal (awale_game_get_start (game),
                                                  awale_position_start ())))
    {
      add_board (page, content, game, root);
      boards += awale_marks_want_board (root);
    }
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (AwaleMoveRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);

      if (!named && awale_move_row_get_kind (row) == AWALE_ROW_ROUND)
        {
          add_names (page, content);
          named = true;
        }
      add_row (page, content, row);
      boards += add_marked_boards (page, content, game, row);
    }
  if (page->diagrams && boards == 0 && end != root)
    add_board (page, content, game, end);
}

/* The points of the main line; NULL if it is too short for a graph. */
static GArray *
list_points (AwaleGame *game)
{
  GArray *points = awale_graph_points_for_game (game);

  if (points->len > 2)
    return points;
  g_array_unref (points);
  return NULL;
}

static char *
word_details (AwaleGame *game)
{
  static const char *const tags[] = { "Event", "Site", "Date", "Round" };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv)           parts = NULL;
  const char              *annotator = awale_title_get_tag (game, "Annotator");

  for (size_t i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      const char      *tag = awale_title_get_tag (game, tags[i]);
      g_autofree char *text = NULL;

      if (tag == NULL)
        continue;
      if (i == 2)
        text = awale_date_describe (tag, NULL);
      else
        /* Translators: the round of a tournament */
        text = i == 3 ? g_strdup_printf (_("Round %s"), tag) : g_strdup (tag);
      g_strv_builder_add (builder, text);
    }
  g_strv_builder_add (builder, awale_ruleset_get_name (awale_game_get_rules (game)));
  if (annotator != NULL)
    {
      /* Translators: the author of the comments. */
      g_autofree char *text = g_strdup_printf (_("Comments by %s"), annotator);

      g_strv_builder_add (builder, text);
    }
  parts = g_strv_builder_end (builder);
  return g_strjoinv (" · ", parts);
}

static char *
word_score (AwaleGame *game)
{
  AwaleResult      result = awale_game_get_result (game);
  g_autofree char *text = NULL;
  g_auto (GStrv)   numbers = NULL;

  if (!result.known)
    result = awale_game_get_settled_result (game);
  if (!result.known)
    return g_strdup ("");
  text = awale_result_describe (result, NULL);
  numbers = g_strsplit (text, "–", 2);
  return g_strjoinv (" – ", numbers);
}

/* Creates content that has a heading but no items. */
static AwaleSheetGame *
create_content (const AwaleSheetPage *page,
                const char           *title,
                const char           *score,
                const char           *details)
{
  AwaleSheetGame *content = g_new0 (AwaleSheetGame, 1);
  int             score_width;

  content->items = g_array_new (FALSE, FALSE, sizeof (AwaleSheetItem));
  g_array_set_clear_func (content->items, item_clear);
  content->score = awale_sheet_create_layout (page, score, TITLE_SIZE, PANGO_WEIGHT_BOLD, 0);
  pango_layout_get_pixel_size (content->score, &score_width, NULL);
  content->title = awale_sheet_create_layout (page, title, TITLE_SIZE, PANGO_WEIGHT_BOLD,
                                              page->room - MAX (90, score_width + 12));
  content->details = awale_sheet_create_layout (page, details, DETAIL_SIZE, PANGO_WEIGHT_NORMAL,
                                                page->room);
  return content;
}

AwaleSheetGame *
awale_sheet_game_new (const AwaleSheetPage *page,
                      AwaleGame            *game)
{
  g_autofree char *score = word_score (game);
  g_autofree char *details = word_details (game);
  g_autofree char *title = NULL;
  AwaleSheetGame  *content;

  /* Translators: the names of the two players, South first */
  title = g_strdup_printf (_("%s – %s"), awale_title_get_player (game, AWALE_SOUTH),
                           awale_title_get_player (game, AWALE_NORTH));
  content = create_content (page, title, score, details);
  if (page->graph)
    content->points = list_points (game);
  add_moves (page, content, game);
  return content;
}

void
awale_sheet_game_free (void *data)
{
  AwaleSheetGame *game = data;

  g_clear_object (&game->title);
  g_clear_object (&game->score);
  g_clear_object (&game->details);
  g_clear_pointer (&game->points, g_array_unref);
  g_clear_pointer (&game->items, g_array_unref);
  g_free (game);
}

/* The name of the rules that all tasks share, or NULL. */
static const char *
find_rules (const AwaleSheetTask *tasks,
            size_t                n_tasks)
{
  for (size_t i = 1; i < n_tasks; i++)
    if (!g_str_equal (tasks[i].rules, tasks[0].rules))
      return NULL;
  return tasks[0].rules;
}

/* Adds a task, whose parts stay on one page if they fit. */
static void
add_task (AwaleSheetGame       *content,
          const AwaleSheetPage *page,
          AwalePosition         position,
          const char           *question,
          const char           *caption)
{
  AwaleBoardLook look = awale_board_look_plain ();
  unsigned first = content->items->len;

  add_text (content, page, question, TASK_SIZE, PANGO_WEIGHT_NORMAL, 0, 0,
            BEFORE_TASK);
  add_position (content, page, position, &look, caption, BEFORE_BOARD);
  add_ruled (content, N_RULED_LINES);
  for (unsigned i = first; i + 1 < content->items->len; i++)
    g_array_index (content->items, AwaleSheetItem, i).keep = true;
}

AwaleSheetGame *
awale_sheet_tasks_new (const AwaleSheetPage *page,
                       const char           *title,
                       const AwaleSheetTask *tasks,
                       size_t                n_tasks)
{
  const char *rules = find_rules (tasks, n_tasks);
  g_autofree char *number =
    g_strdup_printf (ngettext ("%u exercise", "%u exercises", n_tasks), (unsigned) n_tasks);
  g_autofree char *details = g_strjoin (" · ", number, rules, NULL);
  AwaleSheetGame *content = create_content (page, title, "", details);

  for (size_t i = 0; i < n_tasks; i++)
    {
      g_autofree char *question = g_strdup_printf ("%zu. %s", i + 1, tasks[i].question);

      add_task (content, page, tasks[i].position, question, rules == NULL ? tasks[i].rules : "");
    }
  return content;
}

AwaleSheetGame *
awale_sheet_answers_new (const AwaleSheetPage *page,
                         const AwaleSheetTask *tasks,
                         size_t                n_tasks)
{
  AwaleSheetGame *content = create_content (page, _("Answers"), "", "");

  for (size_t i = 0; i < n_tasks; i++)
    {
      g_autofree char *text = g_strdup_printf ("%zu. %s", i + 1, tasks[i].answer);

      add_text (content, page, text, TASK_SIZE, PANGO_WEIGHT_NORMAL, 0, 0,
                BEFORE_ANSWER);
    }
  return content;
}
