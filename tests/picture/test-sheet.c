/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include <math.h>
#include <string.h>

#include "picture/awale-geometry.h"
#include "picture/awale-sheet-content.h"
#include "picture/awale-sheet.h"

/* Creates a game of @plies moves, each of which is the first legal one. */
static AwaleGame *
create_game (int plies)
{
  AwaleGame *game = awale_game_new (&awale_preset_default ()->rules);

  for (int i = 0; i < plies; i++)
    for (AwaleMove move = 0; move < AWALE_PITS; move++)
      if (awale_game_play (game, move) == AWALE_ILLEGAL_REASON_NONE)
        break;
  return game;
}

static AwaleSheet *
create_sheet (AwaleGame *game)
{
  AwaleSheetOptions options = awale_sheet_options_default ();

  return awale_sheet_new (&game, 1, &options);
}

/* Returns the painted area of a page. */
static AwaleRect
get_ink (const AwaleSheet *sheet,
         int               page)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t         *cr = cairo_create (surface);
  AwaleRect        ink;

  awale_sheet_paint_page (sheet, cr, page);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (surface, &ink.x, &ink.y, &ink.width, &ink.height);
  cairo_surface_destroy (surface);
  return ink;
}

/* Checks that everything on a page is within the margins; the page number and the title may be in
 * the upper half of the lower one. */
static void
check_pages (const AwaleSheet *sheet)
{
  AwaleSheetOptions options = awale_sheet_options_default ();

  for (int page = 0; page < awale_sheet_get_n_pages (sheet); page++)
    {
      AwaleRect ink = get_ink (sheet, page);

      g_assert_cmpfloat (ink.x, >=, options.margin - 1);
      g_assert_cmpfloat (ink.y, >=, options.margin - 1);
      g_assert_cmpfloat (ink.x + ink.width, <=, options.width - options.margin + 1);
      g_assert_cmpfloat (ink.y + ink.height, <=, options.height - options.margin / 2);
      g_assert_cmpfloat (ink.height, >, options.margin);
    }
}

static AwaleSheet *
create_worksheet (unsigned    n_tasks,
                  const char *question)
{
  AwaleSheetOptions options = awale_sheet_options_default ();
  g_autoptr (GArray) tasks = g_array_new (FALSE, FALSE, sizeof (AwaleSheetTask));

  for (unsigned i = 0; i < n_tasks; i++)
    {
      AwaleSheetTask task = {
        .position = awale_position_start (),
        .rules = i % 2 == 0 ? "Oware Abapa" : "Awari",
        .question = (char *) question,
        .answer = (char *) "A e F+3",
      };

      g_array_append_val (tasks, task);
    }
  return awale_sheet_new_worksheet ("Class", (const AwaleSheetTask *) (void *) tasks->data,
                                    n_tasks, &options);
}

/* A page of a worksheet has three exercises, and the answers have a page of their own. Many
 * exercises and long questions fit, too. */
static void
test_worksheet (void)
{
  g_autofree char *words = g_strnfill (300, 'w');
  g_autoptr (AwaleSheet) one = create_worksheet (1, "South moves.");
  g_autoptr (AwaleSheet) few = create_worksheet (3, "South moves.");
  g_autoptr (AwaleSheet) many = create_worksheet (60, "South moves.");
  g_autoptr (AwaleSheet) wordy = create_worksheet (9, words);

  g_assert_cmpint (awale_sheet_get_n_pages (one), ==, 2);
  g_assert_cmpint (awale_sheet_get_n_pages (few), ==, 2);
  g_assert_cmpint (awale_sheet_get_n_pages (many), >=, 22);
  check_pages (one);
  check_pages (many);
  check_pages (wordy);
}

static void
test_empty (void)
{
  g_autoptr (AwaleGame)  game = create_game (0);
  g_autoptr (AwaleSheet) sheet = create_sheet (game);

  g_assert_cmpint (awale_sheet_get_n_pages (sheet), ==, 1);
  check_pages (sheet);
}

static void
test_pages (void)
{
  int before = 0;

  for (int plies = 1; plies <= 301; plies += 60)
    {
      g_autoptr (AwaleGame)  game = create_game (plies);
      g_autoptr (AwaleSheet) sheet = create_sheet (game);
      int                    n = awale_sheet_get_n_pages (sheet);

      g_assert_cmpint (n, >=, before);
      check_pages (sheet);
      before = n;
    }
}

/* Comments that are much longer than a column are continued in the next ones. */
static void
test_long_comment (void)
{
  g_autoptr (AwaleGame)  game = create_game (4);
  g_autoptr (GString)    text = g_string_new (NULL);
  g_autoptr (AwaleSheet) sheet = NULL;

  for (int i = 0; i < 3000; i++)
    g_string_append (text, "A word about the krou. ");
  awale_game_set_comment (game, awale_game_get_cursor (game), text->str);
  sheet = create_sheet (game);
  g_assert_cmpint (awale_sheet_get_n_pages (sheet), >, 5);
  check_pages (sheet);
}

/* Returns true if an item of @content has the text @text. */
static bool
has_text (AwaleSheetGame *content,
          const char     *text)
{
  for (unsigned i = 0; i < content->items->len; i++)
    {
      AwaleSheetItem *item = &g_array_index (content->items, AwaleSheetItem, i);

      if (item->layout != NULL && g_str_equal (pango_layout_get_text (item->layout), text))
        return true;
      for (int cell = 0; cell < AWALE_SHEET_CELLS; cell++)
        if (item->cells[cell] != NULL
            && g_str_equal (pango_layout_get_text (item->cells[cell]), text))
          return true;
    }
  return false;
}

/* Each comment below a round names its move, except a comment on the start position. Values are
 * written as on the screen. */
static void
test_commented_move (void)
{
  g_autoptr (AwaleGame) game = create_game (2);
  AwaleNode *north = awale_game_get_cursor (game);
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  PangoContext *context = pango_cairo_create_context (cr);
  const AwaleSheetPage page = { .context = context, .font = "Sans", .room = 500, .column = 240 };
  const AwaleEvaluation even = { .depth = 9 };
  AwaleSheetGame *content;

  awale_game_set_comment (game, awale_game_get_root (game), "A club game.");
  awale_game_set_comment (game, awale_node_get_parent (north), "Bold.");
  awale_game_set_comment (game, north, "Good.");
  awale_game_set_evaluation (game, north, &even);
  content = awale_sheet_game_new (&page, game);
  g_assert_true (has_text (content, "A club game."));
  g_assert_true (has_text (content, "1.\u00a0A: Bold."));
  g_assert_true (has_text (content, "1…\u00a0a: Good."));
  g_assert_true (has_text (content, "0.0"));
  awale_sheet_game_free (content);
  g_object_unref (context);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Texts are shortened, because Pango would need minutes for more combining marks on a letter or for
 * a longer word. */
static void
test_heavy (void)
{
  g_autoptr (AwaleGame) game = create_game (4);
  g_autoptr (GString) text = g_string_new ("e");
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  PangoContext *context = pango_cairo_create_context (cr);
  const AwaleSheetPage page = { .context = context, .font = "Sans", .room = 500, .column = 240 };
  AwaleSheetGame *content;

  for (int i = 0; i < 2000; i++)
    g_string_append (text, "\u0301");
  awale_game_set_tag (game, "South", text->str);
  awale_game_set_tag (game, "Event", text->str);
  for (int i = 0; i < 2000; i++)
    g_string_append_c (text, 'm');
  awale_game_set_comment (game, awale_game_get_root (game), text->str);
  content = awale_sheet_game_new (&page, game);
  g_assert_cmpint (pango_layout_get_character_count (content->title), <, 220);
  g_assert_cmpint (pango_layout_get_character_count (content->details), <, 220);
  g_assert_cmpint (pango_layout_get_character_count (
                     g_array_index (content->items, AwaleSheetItem, 1).layout), <, 1100);
  awale_sheet_game_free (content);
  g_object_unref (context);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Each marked position is drawn as a board, which takes room on the sheet. */
static void
test_marked (void)
{
  g_autoptr (AwaleGame)  game = create_game (60);
  g_autoptr (AwaleSheet) plain = create_sheet (game);
  g_autoptr (AwaleSheet) marked = NULL;
  int                    n = awale_sheet_get_n_pages (plain);

  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    if (awale_node_get_ply (node) % 2 == 0)
      awale_game_toggle_glyph (game, node, AWALE_GLYPH_DIAGRAM);
    else
      awale_game_set_command (game, node, "csl", "GA,Rd");
  marked = create_sheet (game);
  check_pages (marked);
  /* The boards need at least three more pages. */
  g_assert_cmpint (awale_sheet_get_n_pages (marked), >=, n + 3);
}

static void
test_games (void)
{
  g_autoptr (AwaleGame)  one = create_game (10);
  g_autoptr (AwaleGame)  two = create_game (20);
  AwaleGame             *games[] = { one, two, one };
  AwaleSheetOptions      options = awale_sheet_options_default ();
  g_autoptr (AwaleSheet) sheet = NULL;

  options.mono = false;
  options.palette = awale_board_palette_get ("hardwood", false);
  sheet = awale_sheet_new (games, G_N_ELEMENTS (games), &options);
  g_assert_cmpint (awale_sheet_get_n_pages (sheet), ==, 3);
  check_pages (sheet);
}

static void
test_pdf (void)
{
  g_autoptr (AwaleGame)  game = create_game (12);
  g_autoptr (AwaleSheet) sheet = create_sheet (game);
  g_autoptr (GError)     error = NULL;
  g_autoptr (GBytes)     bytes = awale_sheet_draw_pdf (sheet, &error);
  size_t                 size;
  const char            *data;

  g_assert_no_error (error);
  data = g_bytes_get_data (bytes, &size);
  g_assert_cmpuint (size, >, 1000);
  g_assert_true (memcmp (data, "%PDF-", 5) == 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/sheet/empty", test_empty);
  g_test_add_func ("/picture/sheet/worksheet", test_worksheet);
  g_test_add_func ("/picture/sheet/pages", test_pages);
  g_test_add_func ("/picture/sheet/long-comment", test_long_comment);
  g_test_add_func ("/picture/sheet/commented-move", test_commented_move);
  g_test_add_func ("/picture/sheet/heavy", test_heavy);
  g_test_add_func ("/picture/sheet/marked", test_marked);
  g_test_add_func ("/picture/sheet/games", test_games);
  g_test_add_func ("/picture/sheet/pdf", test_pdf);
  return g_test_run ();
}
