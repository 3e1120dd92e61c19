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
first_action (AwaleWindow *self)
{
  go_to (self, awale_game_get_root (awale_window_get_game (self)));
}

static void
previous_action (AwaleWindow *self)
{
  go_to (self, awale_node_get_parent (get_cursor (self)));
}

static void
next_action (AwaleWindow *self)
{
  go_to (self, awale_game_get_next (awale_window_get_game (self), get_cursor (self)));
}

static void
last_action (AwaleWindow *self)
{
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
go_to_variation (AwaleWindow *self,
                 int          step)
{
  AwaleNode *branch = find_branch (self, step);

  if (branch != NULL)
    awale_game_choose_next (awale_window_get_game (self), branch);
  else
    go_to (self, find_variation (get_cursor (self), step));
}

static void
next_variation_action (AwaleWindow *self)
{
  go_to_variation (self, 1);
}

static void
previous_variation_action (AwaleWindow *self)
{
  go_to_variation (self, -1);
}

static void
back_action (AwaleWindow *self)
{
  awale_trail_go_back (self->trail);
}

static void
forward_action (AwaleWindow *self)
{
  awale_trail_go_forward (self->trail);
}

static void
next_game_action (AwaleWindow *self)
{
  awale_window_flush (self);
  awale_draft_set_index (self->draft, awale_draft_get_index (self->draft) + 1);
}

static void
previous_game_action (AwaleWindow *self)
{
  awale_window_flush (self);
  awale_draft_set_index (self->draft, awale_draft_get_index (self->draft) - 1);
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
  g_signal_connect_object (self->trail, "notify", G_CALLBACK (awale_actions_update),
                           self->actions, G_CONNECT_SWAPPED);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (extra), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (extra), GTK_PHASE_CAPTURE);
  g_signal_connect_object (extra, "pressed", G_CALLBACK (extra_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->study), GTK_EVENT_CONTROLLER (extra));
}

static bool
is_after_start (AwaleWindow *self)
{
  return awale_node_get_parent (get_cursor (self)) != NULL;
}

static bool
is_before_end (AwaleWindow *self)
{
  return awale_node_get_first_child (get_cursor (self)) != NULL;
}

static bool
can_autoplay (AwaleWindow *self)
{
  return is_before_end (self) || awale_window_get_autoplay (self);
}

static bool
has_variation (AwaleWindow *self,
               int          step)
{
  return find_branch (self, step) != NULL || find_variation (get_cursor (self), step) != NULL;
}

static bool
has_next_variation (AwaleWindow *self)
{
  return has_variation (self, 1);
}

static bool
has_previous_variation (AwaleWindow *self)
{
  return has_variation (self, -1);
}

static bool
can_go_back (AwaleWindow *self)
{
  return awale_trail_can_go_back (self->trail);
}

static bool
can_go_forward (AwaleWindow *self)
{
  return awale_trail_can_go_forward (self->trail);
}

static bool
has_next_game (AwaleWindow *self)
{
  return awale_draft_get_index (self->draft) + 1 <
         awale_document_get_n_games (awale_draft_get_document (self->draft));
}

static bool
has_previous_game (AwaleWindow *self)
{
  return awale_draft_get_index (self->draft) > 0;
}

static const AwaleAction actions[] =
{
  { .name = "next", .activate = G_CALLBACK (next_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (is_before_end),
    .keys = "Page_Down|KP_Page_Down", .at_once = true,
    .group = AWALE_KEYS_WALKING, .title = N_("Next move") },
  { .name = "previous", .activate = G_CALLBACK (previous_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (is_after_start),
    .keys = "Page_Up|KP_Page_Up", .at_once = true,
    .group = AWALE_KEYS_WALKING, .title = N_("Previous move") },
  { .name = "last", .activate = G_CALLBACK (last_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (is_before_end),
    .keys = "<Alt>End|<Alt>KP_End", .at_once = true,
    .group = AWALE_KEYS_WALKING, .title = N_("Last move") },
  { .name = "first", .activate = G_CALLBACK (first_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (is_after_start),
    .keys = "<Alt>Home|<Alt>KP_Home", .at_once = true,
    .group = AWALE_KEYS_WALKING, .title = N_("First position") },
  { .name = "next-variation", .activate = G_CALLBACK (next_variation_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (has_next_variation),
    .keys = "<Alt>Down|<Alt>KP_Down", .at_once = true,
    .group = AWALE_KEYS_WALKING, .title = N_("Next branch or variation") },
  { .name = "previous-variation", .activate = G_CALLBACK (previous_variation_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (has_previous_variation),
    .keys = "<Alt>Up|<Alt>KP_Up", .at_once = true,
    .group = AWALE_KEYS_WALKING, .title = N_("Previous branch or variation") },
  { .name = "back", .activate = G_CALLBACK (back_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (can_go_back),
    .keys = "<Alt>Left|<Alt>KP_Left", .at_once = true,
    .group = AWALE_KEYS_WALKING, .title = N_("Back to the position seen before") },
  { .name = "forward", .activate = G_CALLBACK (forward_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (can_go_forward),
    .keys = "<Alt>Right|<Alt>KP_Right", .at_once = true,
    .group = AWALE_KEYS_WALKING, .title = N_("Forward again") },
  { .name = "next-game", .activate = G_CALLBACK (next_game_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (has_next_game),
    .keys = "<Control>Page_Down",
    .group = AWALE_KEYS_GAMES, .title = N_("Next game of the file") },
  { .name = "previous-game", .activate = G_CALLBACK (previous_game_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (has_previous_game),
    .keys = "<Control>Page_Up",
    .group = AWALE_KEYS_GAMES, .title = N_("Previous game of the file") },
};

/* After what finds. */
static const AwaleAction autoplay_action[] =
{
  { .name = "autoplay", .property = "autoplay",
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (can_autoplay),
    .keys = "<Control>space", .at_once = true,
    .group = AWALE_KEYS_WALKING, .title = N_("Play the game by itself") },
};

void
awale_window_add_walk_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
  awale_window_add_find_actions (self);
  awale_actions_add (self->actions, self, autoplay_action, 1);
}
