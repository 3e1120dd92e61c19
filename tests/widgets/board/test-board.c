/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/board/awale-board.h"

#include "cases.h"
#include "widget-fixtures.h"
#include "widgets/board/awale-pit.h"

#include <adwaita.h>

typedef struct
{
  AwaleGame  *game;
  GtkWidget  *window;
  AwaleBoard *board;
  int         activated;      /* Argument of the last signal "pit-activated". */
  int         refused;        /* Arguments of the last signal "refused". */
  char       *sentence;
} Fixture;

static void
pit_activated_cb (Fixture *self,
                  int      move)
{
  self->activated = move;
}

static void
refused_cb (Fixture    *self,
            int         move,
            const char *sentence)
{
  self->refused = move;
  g_free (self->sentence);
  self->sentence = g_strdup (sentence);
}

static Fixture
show (AwaleGame *game)
{
  Fixture self = { .game = game, .activated = -1, .refused = -1 };

  self.board = AWALE_BOARD (awale_board_new ());
  awale_board_set_game (self.board, game);
  self.window = fixtures_show (GTK_WIDGET (self.board), 800, 400);
  return self;
}

static void
listen (Fixture *self)
{
  g_signal_connect_swapped (self->board, "pit-activated", G_CALLBACK (pit_activated_cb), self);
  g_signal_connect_swapped (self->board, "refused", G_CALLBACK (refused_cb), self);
}

static void
clear (Fixture *self)
{
  fixtures_destroy (self->window, GTK_WIDGET (self->board));
  g_assert_finalize_object (self->game);
  g_free (self->sentence);
}

static void
press (Fixture   *self,
       AwaleMove  move)
{
  g_assert_true (gtk_widget_activate (fixtures_get_pit (self->board, move)));
}

static const AwaleSpotState *
get_look (Fixture   *self,
          AwaleMove  move)
{
  return awale_board_get_look (self->board, move);
}

static bool
has_overlay (Fixture      *self,
             AwaleMove     move,
             AwaleOverlay  overlay)
{
  return (get_look (self, move)->overlays & AWALE_OVERLAY_BIT (overlay)) != 0;
}

static void
focus_by_key (Fixture   *self,
              AwaleMove  move)
{
  gtk_window_set_focus_visible (GTK_WINDOW (self->window), TRUE);
  awale_board_focus_pit (self->board, move);
  fixtures_settle ();
}

static void
test_properties (void)
{
  g_autoptr (AwaleBoard) board = g_object_ref_sink (AWALE_BOARD (awale_board_new ()));
  g_autoptr (AwaleGame) game = fixtures_create_game ("");
  int notified;

  static const char *const flags[] = { "flipped", "show-counts", "show-letters", "show-preview" };

  for (size_t i = 0; i < G_N_ELEMENTS (flags); i++)
    {
      gboolean value, changed;

      fixtures_count_notify (board, flags[i], &notified);
      g_object_get (board, flags[i], &value, NULL);
      g_assert_cmpint (value, ==, i > 0);
      g_object_set (board, flags[i], value, NULL);
      g_assert_cmpint (notified, ==, 0);
      g_object_set (board, flags[i], !value, NULL);
      g_assert_cmpint (notified, ==, 1);
      g_object_get (board, flags[i], &changed, NULL);
      g_assert_cmpint (changed, ==, !value);
    }

  fixtures_count_notify (board, "animation-speed", &notified);
  g_assert_cmpint (awale_board_get_animation_speed (board), ==, AWALE_ANIMATION_NORMAL);
  awale_board_set_animation_speed (board, AWALE_ANIMATION_NORMAL);
  g_object_set (board, "animation-speed", AWALE_ANIMATION_SLOW, NULL);
  g_assert_cmpint (awale_board_get_animation_speed (board), ==, AWALE_ANIMATION_SLOW);
  g_assert_cmpint (notified, ==, 1);

  fixtures_count_notify (board, "theme", &notified);
  g_assert_cmpstr (awale_board_get_theme (board), ==, awale_board_palette_get_themes ()[0]);
  g_object_set (board, "theme", "no such theme", NULL);
  g_assert_cmpint (notified, ==, 0);
  g_object_set (board, "theme", awale_board_palette_get_themes ()[1], NULL);
  g_assert_cmpstr (awale_board_get_theme (board), ==, awale_board_palette_get_themes ()[1]);
  g_assert_cmpint (notified, ==, 1);

  fixtures_count_notify (board, "game", &notified);
  g_object_set (board, "game", game, NULL);
  g_object_set (board, "game", game, NULL);
  g_assert_true (awale_board_get_game (board) == game);
  g_assert_cmpint (notified, ==, 1);
}

static void
test_enum_nicks (void)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (AWALE_TYPE_ANIMATION_SPEED);

  g_assert_cmpint (g_enum_get_value_by_nick (klass, "off")->value, ==, AWALE_ANIMATION_OFF);
  g_assert_cmpint (g_enum_get_value_by_nick (klass, "fast")->value, ==, AWALE_ANIMATION_FAST);
}

static void
assert_name (GtkWidget  *widget,
             const char *name)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        name);

  g_assert_cmpstr (mismatch, ==, NULL);
}

static void
assert_disabled (GtkWidget *widget,
                 bool       disabled)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_DISABLED,
                                     (gboolean) disabled);

  g_assert_cmpstr (mismatch, ==, NULL);
  g_assert_true (gtk_widget_is_sensitive (widget));
}

static void
test_accessible (void)
{
  Fixture self = show (fixtures_create_game_from ("abapa", "0-0-0-0-0-2-1-1-0-0-0-4-20-20-S", ""));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (self.board), GTK_ACCESSIBLE_ROLE_GROUP);
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    {
      GtkWidget *pit = fixtures_get_pit (self.board, move);

      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (pit), GTK_ACCESSIBLE_ROLE_BUTTON);
      g_assert_true (gtk_widget_get_focusable (pit));
      assert_disabled (pit, move != 5);
    }
  assert_name (fixtures_get_pit (self.board, 5), "F, South, 2 seeds, sows to b, captures 4");
  assert_name (fixtures_get_pit (self.board, 0), "A, South, 0 seeds");
  assert_name (fixtures_get_pit (self.board, 6), "a, North, 1 seed");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixtures_get_store (self.board, AWALE_SOUTH)),
                                   GTK_ACCESSIBLE_ROLE_IMG);
  assert_name (fixtures_get_store (self.board, AWALE_SOUTH), "South’s store, 20 seeds");

  /* During an animation the accessible names already describe the final state. */
  press (&self, 5);
  g_assert_true (awale_board_is_animating (self.board));
  assert_name (fixtures_get_store (self.board, AWALE_SOUTH), "South’s store, 24 seeds");
  assert_name (fixtures_get_pit (self.board, 5), "F, South, 0 seeds");
  assert_disabled (fixtures_get_pit (self.board, 11), false);
  clear (&self);
}

static void
test_must_feed (void)
{
  Fixture self = show (fixtures_create_game_from ("abapa", "1-0-0-0-0-1-0-0-0-0-0-0-20-20-S", ""));

  listen (&self);
  assert_name (fixtures_get_pit (self.board, 0),
               "A, South, 1 seed. Pit A would leave the opponent without seeds.");
  press (&self, 0);
  g_assert_cmpint (self.refused, ==, 0);
  g_assert_cmpint (self.activated, ==, -1);
  g_assert_cmpstr (self.sentence, ==, "Pit A would leave the opponent without seeds.");
  g_assert_cmpstr (fixtures_get_hint (self.board), ==, self.sentence);
  g_assert_true (has_overlay (&self, 0, AWALE_OVERLAY_REFUSED));
  g_assert_null (awale_node_get_first_child (awale_game_get_root (self.game)));

  /* The next action removes the message about the illegal move. */
  press (&self, 5);
  g_assert_cmpint (self.activated, ==, 5);
  g_assert_cmpstr (fixtures_get_hint (self.board), !=, self.sentence);
  g_assert_false (has_overlay (&self, 0, AWALE_OVERLAY_REFUSED));
  clear (&self);
}

/* A locked board plays no move, and explains why. */
static void
test_lock (void)
{
  Fixture self = show (fixtures_create_game (""));

  listen (&self);
  awale_board_set_lock (self.board, "Wait for your turn.");
  assert_name (fixtures_get_pit (self.board, 0), "A, South, 4 seeds");
  press (&self, 0);
  g_assert_cmpint (self.refused, ==, 0);
  g_assert_cmpint (self.activated, ==, -1);
  g_assert_cmpstr (self.sentence, ==, "Wait for your turn.");
  g_assert_cmpstr (fixtures_get_hint (self.board), ==, self.sentence);
  g_assert_null (awale_node_get_first_child (awale_game_get_root (self.game)));
  g_assert_false (awale_board_play (self.board, 3));

  awale_board_set_lock (self.board, NULL);
  g_assert_cmpstr (fixtures_get_hint (self.board), !=, self.sentence);
  press (&self, 0);
  g_assert_cmpint (self.activated, ==, 0);
  clear (&self);
}

static void
test_refusals (void)
{
  Fixture self = show (fixtures_create_game_from ("abapa", "0-4-4-4-4-4-4-4-4-4-4-4-4-0-S", ""));

  listen (&self);
  press (&self, 7);
  g_assert_cmpstr (self.sentence, ==, "It is South’s turn.");
  press (&self, 0);
  g_assert_nonnull (strstr (self.sentence, "Pit A is empty."));
  g_assert_cmpint (self.refused, ==, 0);
  clear (&self);
}

static void
move_pointer (GtkWidget *window,
              double     x)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", x, 0.0);
    }
}

/* What is shown of a pit that was refused by its letter goes with the next move, key or movement of
 * the pointer. */
static void
test_refused_letter (void)
{
  Fixture self = show (fixtures_create_game_from ("abapa", "0-4-4-4-4-4-4-4-4-4-4-4-4-0-S", ""));

  move_pointer (self.window, 1);
  for (int i = 0; i < 3; i++)
    {
      awale_board_play_letter (self.board, 'a');
      g_assert_cmpstr (fixtures_get_hint (self.board), ==, "Pit A is empty.");
      g_assert_true (has_overlay (&self, 0, AWALE_OVERLAY_REFUSED));
      if (i == 0)
        {
          move_pointer (self.window, 1);
          g_assert_nonnull (fixtures_get_hint (self.board));
          move_pointer (self.window, 2);
        }
      else if (i == 1)
        {
          fixtures_press (self.window, GDK_KEY_Escape, 0);
        }
      else
        {
          awale_board_play_letter (self.board, 'd');
          awale_board_skip_animation (self.board);
        }
      g_assert_null (fixtures_get_hint (self.board));
      g_assert_false (has_overlay (&self, 0, AWALE_OVERLAY_REFUSED));
    }
  clear (&self);
}

static void
test_play_never_waits (void)
{
  Fixture self = show (fixtures_create_game (""));

  listen (&self);
  press (&self, 5);
  g_assert_true (awale_board_is_animating (self.board));
  press (&self, 11);
  g_assert_true (awale_board_is_animating (self.board));
  g_assert_cmpint (self.activated, ==, 11);
  g_assert_cmpint (awale_node_get_ply (awale_game_get_cursor (self.game)), ==, 2);

  /* The second sowing starts from the complete position before it, not from the middle of the first
   * animation. */
  g_assert_cmpint (get_look (&self, 6)->seeds, ==, 5);
  g_assert_cmpint (get_look (&self, 11)->seeds, ==, 0);

  awale_board_skip_animation (self.board);
  g_assert_false (awale_board_is_animating (self.board));
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    g_assert_cmpint (get_look (&self, move)->seeds, ==,
                     awale_node_get_position (awale_game_get_cursor (self.game)).pits[move]);
  clear (&self);
}

static bool
is_at_rest (gpointer board)
{
  return !awale_board_is_animating (board);
}

static void
test_animation_ends (void)
{
  Fixture self = show (fixtures_create_game (""));

  awale_board_set_animation_speed (self.board, AWALE_ANIMATION_FAST);
  press (&self, 2);
  g_assert_cmpint (get_look (&self, 3)->seeds, ==, 4);
  fixtures_wait (is_at_rest, self.board);
  g_assert_cmpint (get_look (&self, 2)->seeds, ==, 0);
  g_assert_cmpint (get_look (&self, 3)->seeds, ==, 5);
  g_assert_true (has_overlay (&self, 2, AWALE_OVERLAY_LAST_FROM));
  g_assert_true (has_overlay (&self, 6, AWALE_OVERLAY_LAST_TO));
  clear (&self);
}

static void
test_steps (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBc"));
  AwaleNode *end = awale_game_get_cursor (self.game);
  AwaleNode *before = awale_node_get_parent (end);

  /* Steps back and jumps to other positions are not animated. */
  g_assert_false (awale_board_is_animating (self.board));
  awale_game_set_cursor (self.game, before);
  g_assert_false (awale_board_is_animating (self.board));
  awale_game_set_cursor (self.game, awale_game_get_root (self.game));
  awale_game_set_cursor (self.game, before);
  g_assert_false (awale_board_is_animating (self.board));

  /* Going back ends the animation of the step forward. */
  awale_game_set_cursor (self.game, end);
  g_assert_true (awale_board_is_animating (self.board));
  awale_game_set_cursor (self.game, before);
  g_assert_false (awale_board_is_animating (self.board));
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    g_assert_cmpint (get_look (&self, move)->seeds, ==,
                     awale_node_get_position (before).pits[move]);

  /* Undoing a move ends the animation of the move. */
  awale_game_set_cursor (self.game, end);
  awale_board_skip_animation (self.board);
  press (&self, 3);
  g_assert_true (awale_board_is_animating (self.board));
  awale_game_undo (self.game);
  g_assert_false (awale_board_is_animating (self.board));
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    g_assert_cmpint (get_look (&self, move)->seeds, ==, awale_node_get_position (end).pits[move]);
  clear (&self);
}

static void
test_without_animation (void)
{
  Fixture self = show (fixtures_create_game (""));

  awale_board_set_animation_speed (self.board, AWALE_ANIMATION_OFF);
  press (&self, 0);
  g_assert_false (awale_board_is_animating (self.board));
  g_assert_cmpint (get_look (&self, 1)->seeds, ==, 5);

  /* The system's setting for animations takes precedence over the preference. */
  awale_board_set_animation_speed (self.board, AWALE_ANIMATION_SLOW);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  press (&self, 8);
  g_assert_false (awale_board_is_animating (self.board));
  g_assert_cmpint (get_look (&self, 8)->seeds, ==, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  clear (&self);
}

static void
test_preview (void)
{
  Fixture self = show (fixtures_create_game_from ("abapa", "0-0-0-0-1-2-1-1-0-0-0-4-20-19-S", ""));

  focus_by_key (&self, 5);
  g_assert_cmpstr (fixtures_get_hint (self.board), ==,
                   "F, South, 2 seeds, sows to b, captures 4");
  g_assert_true (has_overlay (&self, 6, AWALE_OVERLAY_LANDING));
  g_assert_true (has_overlay (&self, 7, AWALE_OVERLAY_LANDING));
  g_assert_false (has_overlay (&self, 8, AWALE_OVERLAY_LANDING));
  g_assert_true (has_overlay (&self, 6, AWALE_OVERLAY_HARVEST));
  g_assert_cmpint (get_look (&self, 5)->preview, ==, 0);
  g_assert_cmpint (get_look (&self, 6)->preview, ==, 0);
  g_assert_cmpint (get_look (&self, 8)->preview, ==, -1);
  g_assert_cmpint (awale_board_get_look (self.board, AWALE_SPOT_STORE + AWALE_SOUTH)->preview, ==,
                   24);

  g_object_set (self.board, "show-preview", FALSE, NULL);
  g_assert_false (has_overlay (&self, 6, AWALE_OVERLAY_LANDING));
  g_assert_cmpint (get_look (&self, 6)->preview, ==, -1);
  clear (&self);
}

static AwaleMove
get_focused_pit (Fixture *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return AWALE_IS_PIT (focus) ? awale_pit_get_move (AWALE_PIT (focus)) : AWALE_NO_MOVE;
}

static void
test_focus (void)
{
  Fixture self = show (fixtures_create_game ("F"));
  GtkWidget *board = GTK_WIDGET (self.board);

  /* Without a last focused pit, the focus goes to the first pit of the player to move. */
  awale_board_focus_pit (self.board, AWALE_NO_MOVE);
  g_assert_cmpint (get_focused_pit (&self), ==, 6);

  /* Arrow keys move in the direction seen on the screen: North's a is at the top right, f at the
   * top left, and A below f. */
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_LEFT));
  g_assert_cmpint (get_focused_pit (&self), ==, 7);
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_DOWN));
  g_assert_cmpint (get_focused_pit (&self), ==, 4);
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_RIGHT));
  g_assert_cmpint (get_focused_pit (&self), ==, 5);
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_RIGHT));
  g_assert_cmpint (get_focused_pit (&self), ==, 5);
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_DOWN));
  g_assert_cmpint (get_focused_pit (&self), ==, 5);

  /* Arrow keys also move as seen on the screen when the board is flipped. */
  g_object_set (self.board, "flipped", TRUE, NULL);
  fixtures_settle ();
  gtk_test_widget_wait_for_draw (board);
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_RIGHT));
  g_assert_cmpint (get_focused_pit (&self), ==, 4);
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_DOWN));
  g_assert_cmpint (get_focused_pit (&self), ==, 7);

  g_assert_false (gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD));
  clear (&self);
}

static void
test_letters (void)
{
  Fixture self = show (fixtures_create_game (""));

  /* Small letters play the pits of the player to move; those typed with Shift are South's. */
  g_assert_true (fixtures_press (GTK_WIDGET (self.board), GDK_KEY_c, 0));
  g_assert_cmpint (awale_node_get_move (awale_game_get_cursor (self.game)), ==, 2);
  g_assert_true (fixtures_press (GTK_WIDGET (self.board), GDK_KEY_b, GDK_SHIFT_MASK));
  g_assert_cmpint (awale_node_get_move (awale_game_get_cursor (self.game)), ==, 2);
  g_assert_cmpstr (fixtures_get_hint (self.board), ==, "It is North’s turn.");
  g_assert_true (fixtures_press (GTK_WIDGET (self.board), GDK_KEY_f, 0));
  g_assert_cmpint (awale_node_get_move (awale_game_get_cursor (self.game)), ==, 11);
  g_assert_true (fixtures_press (GTK_WIDGET (self.board), GDK_KEY_b, GDK_SHIFT_MASK));
  g_assert_cmpint (awale_node_get_move (awale_game_get_cursor (self.game)), ==, 1);
  g_assert_false (fixtures_press (GTK_WIDGET (self.board), GDK_KEY_g, 0));
  clear (&self);
}

static void
test_looks (void)
{
  Fixture self = show (fixtures_create_game_from ("abapa", "3-13-0-7-0-1-4-4-4-4-4-4-0-0-S", ""));

  g_assert_cmpint (get_look (&self, 0)->count, ==, 3);
  g_object_set (self.board, "show-counts", FALSE, NULL);
  g_assert_cmpint (get_look (&self, 0)->count, ==, -1);
  g_assert_cmpint (get_look (&self, 1)->count, ==, 13);
  g_assert_true (has_overlay (&self, 1, AWALE_OVERLAY_KROU));
  g_assert_false (has_overlay (&self, 3, AWALE_OVERLAY_KROU));
  clear (&self);
}

/* The board looks the same whether moves were played on it or before it showed the game. */
static void
test_picture (void)
{
  Fixture played = show (fixtures_create_game (""));
  Fixture opened = show (fixtures_create_game ("FfBeBcDaAb"));

  for (const char *letter = "FfBeBcDaAb"; *letter != '\0'; letter++)
    g_assert_true (awale_board_play (played.board, awale_move_from_letter (*letter)));
  awale_board_skip_animation (played.board);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (played.board));
  g_assert_cmpint (fixtures_compare (fixtures_render (GTK_WIDGET (played.board)),
                                     fixtures_render (GTK_WIDGET (opened.board))),
                   ==, 0);

  awale_game_set_cursor (played.game, awale_game_get_root (played.game));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (played.board));
  g_assert_cmpint (fixtures_compare (fixtures_render (GTK_WIDGET (played.board)),
                                     fixtures_render (GTK_WIDGET (opened.board))),
                   >, 1000);
  clear (&played);
  clear (&opened);
}

static void
test_size (void)
{
  g_autoptr (AwaleBoard) board = g_object_ref_sink (AWALE_BOARD (awale_board_new ()));
  int minimum, natural_wide, natural_narrow;

  gtk_widget_measure (GTK_WIDGET (board), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  g_assert_cmpint (minimum, <=, 340);
  gtk_widget_measure (GTK_WIDGET (board), GTK_ORIENTATION_VERTICAL, 360, NULL, &natural_narrow,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (board), GTK_ORIENTATION_VERTICAL, 600, NULL, &natural_wide, NULL,
                      NULL);
  g_assert_cmpint (natural_narrow, >, 200);
  g_assert_cmpint (natural_wide, <, 360);
}

static int
natural_height (AwaleBoard *board,
                int         width)
{
  int natural;

  gtk_widget_measure (GTK_WIDGET (board), GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL,
                      NULL);

  return natural;
}

/* Returns the natural height without using heights that GTK has cached. */
static int
new_natural_height (AwaleBoard *board,
                    int         width)
{
  gtk_widget_queue_resize (GTK_WIDGET (board));

  return natural_height (board, width);
}

/* Heights that were measured stay valid after other widths are measured, although GTK caches
 * heights for ranges of widths. */
static void
test_measure_again (void)
{
  g_autoptr (AwaleBoard) board = g_object_ref_sink (AWALE_BOARD (awale_board_new ()));
  int same = 0;

  for (int wide = 420; wide <= 860; wide += 20)
    {
      int height = new_natural_height (board, wide);

      for (int narrow = 240; narrow < 405; narrow++)
        if (new_natural_height (board, narrow) == height)
          {
            int between = new_natural_height (board, narrow + 15);

            same++;
            g_assert_cmpint (new_natural_height (board, narrow), ==, height);
            g_assert_cmpint (natural_height (board, wide), ==, height);
            g_assert_cmpint (natural_height (board, narrow + 15), ==, between);
          }
    }
  g_assert_cmpint (same, >, 5);
}

/* The useful height grows with the available height, up to the natural height. */
static void
test_useful_height (void)
{
  g_autoptr (AwaleBoard) board = g_object_ref_sink (AWALE_BOARD (awale_board_new ()));

  for (int width = 240; width < 900; width += 30)
    {
      int natural = new_natural_height (board, width);
      int before = awale_board_get_useful_height (board, width, 1);

      g_assert_cmpint (awale_board_get_useful_height (board, width, 4000), ==, natural);
      g_assert_cmpint (awale_board_get_useful_height (board, width, natural), ==, natural);
      for (int height = 10; height < natural; height += 10)
        {
          int useful = awale_board_get_useful_height (board, width, height);

          g_assert_cmpint (useful, >=, before);
          g_assert_cmpint (useful, <=, natural);
          before = useful;
        }
    }
}

/* The hint describes the end of the game, even while a pit has the focus. */
static void
test_end (void)
{
  Fixture self = show (fixtures_create_game_from ("abapa", "0-0-0-0-0-1-1-0-0-0-0-0-22-24-S", ""));
  AwaleOutcome outcome;

  listen (&self);
  g_assert_null (fixtures_get_hint (self.board));
  press (&self, 5);
  outcome = awale_game_get_outcome (self.game, awale_game_get_cursor (self.game));
  g_assert_cmpint (outcome.state, ==, AWALE_GAME_STATE_ENDED);
  g_assert_cmpstr (fixtures_get_hint (self.board), ==, awale_ending_describe (outcome.ending));
  focus_by_key (&self, 6);
  g_assert_cmpstr (fixtures_get_hint (self.board), ==, awale_ending_describe (outcome.ending));
  press (&self, 0);
  g_assert_cmpint (self.refused, ==, 0);
  clear (&self);
}

/* Accessible names of stores include half seeds. */
static void
test_half_seeds (void)
{
  Fixture self =
    show (fixtures_create_game_from ("abapa", "0-0-0-0-0-0-0-0-0-0-0-1-23.5-0.5-N", ""));

  assert_name (fixtures_get_store (self.board, AWALE_SOUTH), "South’s store, 23.5 seeds");
  assert_name (fixtures_get_store (self.board, AWALE_NORTH), "North’s store, 0.5 seeds");
  clear (&self);
}

static void
test_without_game (void)
{
  AwaleBoard *board = AWALE_BOARD (awale_board_new ());
  GtkWidget *window = fixtures_show (GTK_WIDGET (board), 400, 200);

  g_assert_false (awale_board_play (board, 0));
  g_assert_null (fixtures_get_hint (board));
  gtk_widget_activate (fixtures_get_pit (board, 3));
  fixtures_destroy (window, GTK_WIDGET (board));
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/board/properties", test_properties);
  g_test_add_func ("/widgets/board/enum-nicks", test_enum_nicks);
  g_test_add_func ("/widgets/board/accessible", test_accessible);
  g_test_add_func ("/widgets/board/must-feed", test_must_feed);
  g_test_add_func ("/widgets/board/lock", test_lock);
  g_test_add_func ("/widgets/board/refusals", test_refusals);
  g_test_add_func ("/widgets/board/refused-letter", test_refused_letter);
  g_test_add_func ("/widgets/board/play-never-waits", test_play_never_waits);
  g_test_add_func ("/widgets/board/animation-ends", test_animation_ends);
  g_test_add_func ("/widgets/board/steps", test_steps);
  g_test_add_func ("/widgets/board/without-animation", test_without_animation);
  g_test_add_func ("/widgets/board/preview", test_preview);
  g_test_add_func ("/widgets/board/focus", test_focus);
  g_test_add_func ("/widgets/board/letters", test_letters);
  g_test_add_func ("/widgets/board/looks", test_looks);
  g_test_add_func ("/widgets/board/picture", test_picture);
  g_test_add_func ("/widgets/board/size", test_size);
  g_test_add_func ("/widgets/board/measure-again", test_measure_again);
  g_test_add_func ("/widgets/board/useful-height", test_useful_height);
  g_test_add_func ("/widgets/board/end", test_end);
  g_test_add_func ("/widgets/board/half-seeds", test_half_seeds);
  g_test_add_func ("/widgets/board/without-game", test_without_game);
}
