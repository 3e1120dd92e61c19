/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/board/awale-board.h"

#include "game/awale-marks.h"
#include "picture/awale-geometry.h"
#include "cases.h"
#include "widget-fixtures.h"

#include <adwaita.h>
#include <string.h>

#define A 0
#define B 1
#define C 2

typedef struct
{
  AwaleGame  *game;
  GtkWidget  *window;
  AwaleBoard *board;
} Fixture;

static Fixture
show (const char *letters)
{
  Fixture self = { .game = fixtures_create_game (letters) };

  self.board = AWALE_BOARD (awale_board_new ());
  awale_board_set_game (self.board, self.game);
  self.window = fixtures_show (GTK_WIDGET (self.board), 800, 400);
  gtk_window_set_focus_visible (GTK_WINDOW (self.window), TRUE);
  return self;
}

static void
clear (Fixture *self)
{
  GtkWidget *menu = fixtures_find (GTK_WIDGET (self->board), GTK_TYPE_POPOVER_MENU, 0);

  /* Close the menu first, because GTK 4.8 sometimes looks for it after its window has been
   * destroyed. */
  if (menu != NULL)
    {
      gtk_popover_popdown (GTK_POPOVER (menu));
      fixtures_settle ();
    }
  fixtures_destroy (self->window, GTK_WIDGET (self->board));
  g_assert_finalize_object (self->game);
}

static void
check_commands (Fixture    *self,
                const char *circles,
                const char *arrows)
{
  AwaleNode *node = awale_game_get_cursor (self->game);

  g_assert_cmpstr (awale_node_get_command (node, "csl"), ==, circles);
  g_assert_cmpstr (awale_node_get_command (node, "cal"), ==, arrows);
}

static void
check_description (Fixture    *self,
                   AwaleMove   pit,
                   const char *expected)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (fixtures_get_pit (self->board, pit));

  if (expected != NULL)
    gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                         expected);
  else
    g_assert_false (gtk_test_accessible_has_property (accessible,
                                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

static bool
press (Fixture  *self,
       unsigned  keyval)
{
  bool is_taken = fixtures_press (GTK_WIDGET (self->board), keyval, 0);

  fixtures_settle ();
  return is_taken;
}

static void
focus (Fixture   *self,
       AwaleMove  pit)
{
  awale_board_focus_pit (self->board, pit);
  fixtures_settle ();
}

static bool
hint_contains (Fixture    *self,
               const char *text)
{
  const char *hint = fixtures_get_hint (self->board);

  return hint != NULL && strstr (hint, text) != NULL;
}

static void
test_keys_circle (void)
{
  Fixture self = show ("");

  focus (&self, C);
  g_assert_true (press (&self, GDK_KEY_m));
  g_assert_true (hint_contains (&self, "Circle on C (green)"));
  check_commands (&self, NULL, NULL);
  g_assert_true (press (&self, GDK_KEY_space));
  g_assert_true (hint_contains (&self, "Circle on C (red)"));
  g_assert_true (press (&self, GDK_KEY_m));
  check_commands (&self, "RC", NULL);
  check_description (&self, C, "red circle");
  g_assert_false (hint_contains (&self, "Circle"));

  /* The last color is kept for the next mark, and drawing the same mark again removes it. */
  press (&self, GDK_KEY_m);
  press (&self, GDK_KEY_m);
  check_commands (&self, NULL, NULL);
  check_description (&self, C, NULL);
  awale_game_undo (self.game);
  check_description (&self, C, "red circle");
  clear (&self);
}

static void
test_keys_arrow (void)
{
  Fixture self = show ("");

  focus (&self, A);
  press (&self, GDK_KEY_m);
  focus (&self, C);
  g_assert_true (hint_contains (&self, "Arrow A–C (green)"));
  /* Activating the pit draws an arrow to it instead of playing a move. */
  g_assert_true (gtk_widget_activate (fixtures_get_pit (self.board, C)));
  check_commands (&self, NULL, "GAC");
  check_description (&self, A, "green arrow to C");
  check_description (&self, C, "green arrow from A");
  g_assert_cmpuint (awale_node_get_ply (awale_game_get_cursor (self.game)), ==, 0);

  focus (&self, B);
  press (&self, GDK_KEY_m);
  g_assert_true (press (&self, GDK_KEY_Escape));
  g_assert_false (press (&self, GDK_KEY_Escape));
  check_commands (&self, NULL, "GAC");
  /* When no arrow is being drawn, space and the pit have their usual effect. */
  g_assert_false (press (&self, GDK_KEY_space));
  g_assert_true (gtk_widget_activate (fixtures_get_pit (self.board, B)));
  g_assert_cmpuint (awale_node_get_ply (awale_game_get_cursor (self.game)), ==, 1);
  check_commands (&self, NULL, NULL);
  check_description (&self, A, NULL);
  clear (&self);
}

static GtkGesture *
find_drag (Fixture *self)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->board));

  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_DRAG (controller) &&
          gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == GDK_BUTTON_SECONDARY)
        return GTK_GESTURE (controller);
    }
  g_assert_not_reached ();
}

static void
get_center (Fixture   *self,
            AwaleMove  pit,
            double    *x,
            double    *y)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (fixtures_get_pit (self->board, pit),
                                            GTK_WIDGET (self->board), &bounds));
  *x = bounds.origin.x + bounds.size.width / 2;
  *y = bounds.origin.y + bounds.size.height / 2;
}

static void
drag (Fixture   *self,
      AwaleMove  from,
      AwaleMove  to)
{
  GtkGesture *gesture = find_drag (self);
  double x0, y0, x1, y1;

  get_center (self, from, &x0, &y0);
  get_center (self, to, &x1, &y1);
  g_signal_emit_by_name (gesture, "drag-begin", x0, y0);
  g_signal_emit_by_name (gesture, "drag-update", (x1 - x0) / 2, (y1 - y0) / 2);
  g_signal_emit_by_name (gesture, "drag-update", x1 - x0, y1 - y0);
  g_signal_emit_by_name (gesture, "drag-end", x1 - x0, y1 - y0);
}

static void
test_pointer (void)
{
  Fixture self = show ("");
  double x, y;

  drag (&self, B, B);
  drag (&self, A, 9);
  check_commands (&self, "GB", "GAd");
  g_object_set (self.board, "flipped", TRUE, NULL);
  fixtures_settle ();
  drag (&self, A, 9);
  check_commands (&self, "GB", NULL);

  /* Releasing the button outside the pits draws nothing. */
  get_center (&self, A, &x, &y);
  g_signal_emit_by_name (find_drag (&self), "drag-begin", x, y);
  g_signal_emit_by_name (find_drag (&self), "drag-end", 5000.0, 0.0);
  check_commands (&self, "GB", NULL);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self.board), "marks.clear", NULL));
  check_commands (&self, NULL, NULL);
  clear (&self);
}

/* Closes the menu before its window, because GTK 4.8 would look for the tooltip of the menu. */
static void
close_menu (GtkWidget *menu)
{
  gtk_popover_popdown (GTK_POPOVER (menu));
  fixtures_settle ();
}

/* The menu of a pit, which the Menu key opens, can draw a circle, and an arrow to another pit. */
static void
test_menu (void)
{
  Fixture self = show ("");
  GtkWidget *menu;

  focus (&self, B);
  g_assert_true (fixtures_press (GTK_WIDGET (self.board), GDK_KEY_Menu, 0));
  menu = fixtures_find (GTK_WIDGET (self.board), GTK_TYPE_POPOVER_MENU, 0);
  g_assert_nonnull (menu);
  gtk_widget_activate_action (GTK_WIDGET (self.board), "marks.circle", "i", AWALE_MARK_YELLOW);
  check_commands (&self, "YB", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self.board), "marks.arrow", "i", AWALE_MARK_BLUE);
  fixtures_settle ();
  g_assert_true (gtk_widget_activate (fixtures_get_pit (self.board, C)));
  check_commands (&self, "YB", "BBC");
  check_description (&self, B, "yellow circle, blue arrow to C");
  close_menu (menu);
  clear (&self);
}

static GtkGesture *
find_long_press (Fixture *self)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->board));

  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_LONG_PRESS (controller))
        return GTK_GESTURE (controller);
    }
  g_assert_not_reached ();
}

/* A long press shows the pit as under the pointer, and the menu of the pit opens on release. */
static void
test_touch (void)
{
  Fixture self = show ("");
  GtkGesture *gesture = find_long_press (&self);
  GtkWidget *menu;
  double x, y;

  g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (gesture)));
  /* A short press opens no menu, nor does a press outside the pits. */
  g_signal_emit_by_name (gesture, "end", NULL);
  g_signal_emit_by_name (gesture, "pressed", 1.0, 1.0);
  g_signal_emit_by_name (gesture, "end", NULL);
  g_assert_null (fixtures_find (GTK_WIDGET (self.board), GTK_TYPE_POPOVER_MENU, 0));

  get_center (&self, C, &x, &y);
  g_signal_emit_by_name (gesture, "pressed", x, y);
  g_assert_true (hint_contains (&self, "C, South, 4 seeds, sows to a"));
  g_assert_null (fixtures_find (GTK_WIDGET (self.board), GTK_TYPE_POPOVER_MENU, 0));
  g_signal_emit_by_name (gesture, "end", NULL);
  g_assert_false (hint_contains (&self, "sows to a"));
  menu = fixtures_find (GTK_WIDGET (self.board), GTK_TYPE_POPOVER_MENU, 0);
  g_assert_true (menu != NULL && gtk_widget_get_visible (menu));
  gtk_widget_activate_action (menu, "marks.circle", "i", AWALE_MARK_GREEN);
  check_commands (&self, "GC", NULL);
  g_assert_cmpuint (awale_node_get_ply (awale_game_get_cursor (self.game)), ==, 0);
  close_menu (menu);
  clear (&self);
}

static cairo_surface_t *
render (Fixture *self)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->board));
  return fixtures_render (GTK_WIDGET (self->board));
}

/* Marks in the commands of a position are drawn, and leave no trace when they are removed. */
static void
test_drawn (void)
{
  Fixture self = show ("");
  cairo_surface_t *plain, *marked;

  plain = render (&self);
  awale_game_set_command (self.game, awale_game_get_root (self.game), "csl", "RC");
  awale_game_set_command (self.game, awale_game_get_root (self.game), "cal", "BAd");
  marked = render (&self);
  g_assert_cmpint (fixtures_compare (cairo_surface_reference (plain), marked), >, 500);

  /* An arrow to the opposite pit is visible, too. */
  awale_game_clear_marks (self.game, awale_game_get_root (self.game));
  awale_game_set_command (self.game, awale_game_get_root (self.game), "cal", "GFa");
  g_assert_cmpint (fixtures_compare (cairo_surface_reference (plain), render (&self)), >, 500);

  awale_game_clear_marks (self.game, awale_game_get_root (self.game));
  g_assert_cmpint (fixtures_compare (plain, render (&self)), ==, 0);
  clear (&self);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/board-marks/keys-circle", test_keys_circle);
  g_test_add_func ("/widgets/board-marks/keys-arrow", test_keys_arrow);
  g_test_add_func ("/widgets/board-marks/pointer", test_pointer);
  g_test_add_func ("/widgets/board-marks/menu", test_menu);
  g_test_add_func ("/widgets/board-marks/touch", test_touch);
  g_test_add_func ("/widgets/board-marks/drawn", test_drawn);
}
