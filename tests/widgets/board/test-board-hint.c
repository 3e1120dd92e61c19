/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The hint below the board fits at several text sizes.
 */
#include "widgets/board/awale-board.h"

#include "cases.h"
#include "widget-fixtures.h"

/* A board with scaled text, and the text resolution to be restored. */
typedef struct
{
  AwaleGame  *game;
  AwaleBoard *board;
  GtkWidget  *window;
  int         dpi;
} Fixture;

static Fixture
show (const char *position,
      int         width,
      double      text_scale)
{
  GtkSettings *settings = gtk_settings_get_default ();
  Fixture self = { .game = fixtures_create_game_from ("abapa", position, "") };

  g_object_get (settings, "gtk-xft-dpi", &self.dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", (int) (96 * PANGO_SCALE * text_scale), NULL);
  self.board = AWALE_BOARD (awale_board_new ());
  awale_board_set_game (self.board, self.game);
  self.window = fixtures_show (GTK_WIDGET (self.board), width, 400);
  return self;
}

static void
clear (Fixture *self)
{
  fixtures_destroy (self->window, GTK_WIDGET (self->board));
  g_assert_finalize_object (self->game);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", self->dpi, NULL);
}

/* When the hint about a pit does not fit, its last facts are omitted as a whole. */
static void
test_short (void)
{
  const char *whole = "F, South, 2 seeds, sows to b, captures 4", *hint;
  Fixture self = show ("0-0-0-0-1-2-1-1-0-0-0-4-20-19-S", 800, 6);

  gtk_window_set_focus_visible (GTK_WINDOW (self.window), TRUE);
  awale_board_focus_pit (self.board, 5);
  fixtures_settle ();
  hint = fixtures_get_hint (self.board);
  g_assert_true (g_str_has_prefix (whole, hint));
  g_assert_cmpint (whole[strlen (hint)], ==, ',');
  clear (&self);
}

static void
assert_fits (GtkWidget  *hint,
             const char *sentence)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (hint, sentence);
  int height;

  pango_layout_set_width (layout, gtk_widget_get_width (hint) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  g_assert_cmpint (height, <=, gtk_widget_get_height (hint));
}

/* All messages about illegal moves and endings fit into the hint, whose height does not change when
 * it shows one. */
static void
test_whole (gconstpointer data)
{
  Fixture self = show ("1-0-0-0-0-1-0-0-0-0-0-0-20-20-S", 360, *(const double *) data);
  GtkWidget *hint = fixtures_find (GTK_WIDGET (self.board), GTK_TYPE_INSCRIPTION, 0);
  int height = gtk_widget_get_height (hint);

  for (AwaleIllegalReason refusal = AWALE_ILLEGAL_REASON_NOT_A_PIT;
       refusal <= AWALE_ILLEGAL_REASON_GAME_ENDED; refusal++)
    {
      g_autofree char *sentence = awale_illegal_reason_describe (refusal, 0);

      assert_fits (hint, sentence);
    }
  for (AwaleEnding ending = AWALE_ENDING_NONE; ending <= AWALE_ENDING_MAJORITY; ending++)
    assert_fits (hint, awale_ending_describe (ending));

  g_assert_true (gtk_widget_activate (fixtures_get_pit (self.board, 0)));
  fixtures_settle ();
  g_assert_nonnull (fixtures_get_hint (self.board));
  g_assert_cmpint (gtk_widget_get_height (hint), ==, height);
  clear (&self);
}

/* The reason why the focused pit is refused stays when its focus becomes visible, or fades. */
static void
test_refused (void)
{
  Fixture self = show ("0-0-0-0-1-2-1-1-0-0-0-4-20-19-S", 800, 1);

  gtk_window_set_focus_visible (GTK_WINDOW (self.window), FALSE);
  awale_board_focus_pit (self.board, 0);
  g_assert_true (gtk_widget_activate (fixtures_get_pit (self.board, 0)));
  for (int visible = TRUE; visible >= FALSE; visible--)
    {
      gtk_window_set_focus_visible (GTK_WINDOW (self.window), visible);
      fixtures_settle ();
      g_assert_cmpstr (fixtures_get_hint (self.board), ==, "Pit A is empty.");
    }
  clear (&self);
}

CASES (fixtures_init)
{
  static const double usual = 1, large = 1.5;

  g_test_add_func ("/widgets/board/hint/short", test_short);
  g_test_add_func ("/widgets/board/hint/refused", test_refused);
  g_test_add_data_func ("/widgets/board/hint/whole", &usual, test_whole);
  g_test_add_data_func ("/widgets/board/hint/whole-large", &large, test_whole);
}
