/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Walking through a game, and through the games of a file. Nothing here changes a game.
 */
#define G_LOG_DOMAIN "awale-window-walk"

#include "awale-window-private.h"

#include <glib/gi18n-lib.h>

/* The numbers that mice have for these buttons. */
#define BUTTON_BACK 8
#define BUTTON_FORWARD 9

static AwaleNode *
get_cursor (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);

  return game != NULL ? awale_game_get_cursor (game) : NULL;
}

static void
go_to (AwaleWindow *self,
       AwaleNode   *node)
{
  if (node != NULL)
    awale_game_set_cursor (awale_window_get_game (self), node);
}

/* The sibling @step places further, if there is one. */
static AwaleNode *
get_sibling (AwaleNode *node,
             int        step)
{
  AwaleNode *parent = awale_node_get_parent (node);
  AwaleNode *previous = NULL;

  if (parent == NULL)
    return NULL;

  if (step > 0)
    return awale_node_get_next_sibling (node);

  for (AwaleNode *n = awale_node_get_first_child (parent); n != node;
       n = awale_node_get_next_sibling (n))
    previous = n;

  return previous;
}

/* The next variation around: of the move in view, or of the nearest one before it that has any. */
static AwaleNode *
find_variation (AwaleNode *node,
                int        step)
{
  for (; node != NULL; node = awale_node_get_parent (node))
    {
      AwaleNode *sibling = get_sibling (node, step);

      if (sibling != NULL)
        return sibling;
    }

  return NULL;
}

static void
first_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  go_to (AWALE_WINDOW (widget),
         awale_game_get_root (awale_window_get_game (AWALE_WINDOW (widget))));
}

static void
previous_action (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  go_to (AWALE_WINDOW (widget), awale_node_get_parent (get_cursor (AWALE_WINDOW (widget))));
}

static void
next_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);

  go_to (self, awale_game_get_next (awale_window_get_game (self), get_cursor (self)));
}

static void
last_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);

  go_to (self, awale_game_get_way_end (awale_window_get_game (self), get_cursor (self)));
}

/* Where the game goes on in several ways, another one of them for the next step. */
static AwaleNode *
find_branch (AwaleWindow *self,
             int          step)
{
  AwaleNode *cursor = get_cursor (self);

  if (cursor == NULL || awale_node_get_n_children (cursor) < 2)
    return NULL;
  return get_sibling (awale_game_get_next (awale_window_get_game (self), cursor), step);
}

/* The branches of the position in view come first; past them, the variations around it. */
static void
variation_action (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  int step = g_str_equal (action_name, "win.next-variation") ? 1 : -1;
  AwaleNode *branch = find_branch (self, step);

  if (branch != NULL)
    awale_game_choose_next (awale_window_get_game (self), branch);
  else
    go_to (self, find_variation (get_cursor (self), step));
}

static void
back_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  awale_trail_go_back (AWALE_WINDOW (widget)->trail);
}

static void
forward_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  awale_trail_go_forward (AWALE_WINDOW (widget)->trail);
}

static void
other_game_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  unsigned index = awale_draft_get_index (self->draft);

  awale_window_flush (self);
  awale_draft_set_index (self->draft,
                           g_str_equal (action_name, "win.next-game") ? index + 1 : index - 1);
}

/* Long enough for the sowing to be seen, and a breath more. */
static unsigned
get_autoplay_interval (AwaleWindow *self)
{
  switch (awale_board_get_animation_speed (awale_study_view_get_board (self->study)))
    {
    case AWALE_ANIMATION_SLOW:
      return 2500;
    case AWALE_ANIMATION_FAST:
    case AWALE_ANIMATION_OFF:
      return 900;
    case AWALE_ANIMATION_NORMAL:
    default:
      return 1500;
    }
}

static gboolean
autoplay_cb (gpointer data)
{
  AwaleWindow *self = data;
  AwaleNode *next = awale_game_get_next (awale_window_get_game (self), get_cursor (self));

  if (next != NULL && awale_board_is_animating (awale_study_view_get_board (self->study)))
    return G_SOURCE_CONTINUE;

  go_to (self, next);
  if (next != NULL && awale_node_get_first_child (next) != NULL)
    return G_SOURCE_CONTINUE;

  awale_window_set_autoplay (self, false);

  return G_SOURCE_REMOVE;
}

bool
awale_window_get_autoplay (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  return self->autoplay_source != 0;
}

void
awale_window_set_autoplay (AwaleWindow *self,
                           bool         autoplay)
{
  AwaleNode *cursor;

  g_assert (AWALE_IS_WINDOW (self));

  cursor = get_cursor (self);
  autoplay = autoplay && cursor != NULL && awale_node_get_first_child (cursor) != NULL;
  if (autoplay == awale_window_get_autoplay (self))
    return;

  g_clear_handle_id (&self->autoplay_source, g_source_remove);
  if (autoplay)
    self->autoplay_source = g_timeout_add (get_autoplay_interval (self), autoplay_cb, self);
  g_object_notify (G_OBJECT (self), "autoplay");
}

static void
trail_changed_cb (AwaleWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back",
                                 awale_trail_can_go_back (self->trail));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.forward",
                                 awale_trail_can_go_forward (self->trail));
}

/* The buttons beside a mouse's wheel that browsers go back and forward with. */
static void
extra_pressed_cb (AwaleWindow *self,
                  int          n_press,
                  double       x,
                  double       y,
                  GtkGesture  *gesture)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (button != BUTTON_BACK && button != BUTTON_FORWARD)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (GTK_WIDGET (self),
                              button == BUTTON_BACK ? "win.back" : "win.forward", NULL);
}

void
awale_window_init_trail (AwaleWindow *self)
{
  GtkGesture *extra = gtk_gesture_click_new ();

  g_assert (AWALE_IS_WINDOW (self));

  self->trail = awale_trail_new ();
  g_signal_connect_object (self->trail, "notify", G_CALLBACK (trail_changed_cb), self,
                           G_CONNECT_SWAPPED);
  trail_changed_cb (self);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (extra), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (extra), GTK_PHASE_CAPTURE);
  g_signal_connect_object (extra, "pressed", G_CALLBACK (extra_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->study), GTK_EVENT_CONTROLLER (extra));
}

void
awale_window_install_walk_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.first", NULL, first_action);
  gtk_widget_class_install_action (widget_class, "win.previous", NULL, previous_action);
  gtk_widget_class_install_action (widget_class, "win.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "win.last", NULL, last_action);
  gtk_widget_class_install_action (widget_class, "win.previous-variation", NULL, variation_action);
  gtk_widget_class_install_action (widget_class, "win.next-variation", NULL, variation_action);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "win.forward", NULL, forward_action);
  gtk_widget_class_install_action (widget_class, "win.previous-game", NULL, other_game_action);
  gtk_widget_class_install_action (widget_class, "win.next-game", NULL, other_game_action);
  gtk_widget_class_install_property_action (widget_class, "win.autoplay", "autoplay");
  gtk_widget_class_install_property_action (widget_class, "win.flipped", "flipped");
  gtk_widget_class_install_property_action (widget_class, "win.show-pane", "show-pane");
  gtk_widget_class_install_property_action (widget_class, "win.show-evaluations",
                                            "show-evaluations");
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");

  /* The keys that walk through a game are the study view's, before the widgets in it. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, GDK_CONTROL_MASK,
                                       "win.previous-game", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, GDK_CONTROL_MASK,
                                       "win.next-game", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, GDK_CONTROL_MASK, "win.flipped",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F9, 0, "win.show-pane", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, 0, "win.show-evaluations", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "win.fullscreen", NULL);
}

void
awale_window_update_walk_actions (AwaleWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AwaleNode *cursor = get_cursor (self);
  bool before = cursor != NULL && awale_node_get_parent (cursor) != NULL;
  bool after = cursor != NULL && awale_node_get_first_child (cursor) != NULL;
  AwaleDocument *document = awale_draft_get_document (self->draft);
  size_t n_games = document != NULL ? awale_document_get_n_games (document) : 0;
  size_t index = awale_draft_get_index (self->draft);

  gtk_widget_action_set_enabled (widget, "win.first", before);
  gtk_widget_action_set_enabled (widget, "win.previous", before);
  gtk_widget_action_set_enabled (widget, "win.next", after);
  gtk_widget_action_set_enabled (widget, "win.last", after);
  gtk_widget_action_set_enabled (widget, "win.autoplay",
                                 after || awale_window_get_autoplay (self));
  gtk_widget_action_set_enabled (widget, "win.previous-variation",
                                 find_branch (self, -1) != NULL ||
                                   find_variation (cursor, -1) != NULL);
  gtk_widget_action_set_enabled (widget, "win.next-variation",
                                 find_branch (self, 1) != NULL ||
                                   find_variation (cursor, 1) != NULL);
  gtk_widget_action_set_enabled (widget, "win.flipped", cursor != NULL);
  gtk_widget_action_set_enabled (widget, "win.show-pane", cursor != NULL);
  gtk_widget_action_set_enabled (widget, "win.show-evaluations", cursor != NULL);
  gtk_widget_action_set_enabled (widget, "win.previous-game", n_games > 0 && index > 0);
  gtk_widget_action_set_enabled (widget, "win.next-game", index + 1 < n_games);
}
