/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Input of the board: the pointer, a finger held still, and keys. Letters play pits, the minus key
 * passes, arrow keys move between pits, and Tab enters and leaves the board.
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-private.h"

#include <math.h>

/* Focuses the pit with this letter during a setup: on the side of the last focused pit, or else on
 * the side to move. */
static void
focus_letter (AwaleBoard *self,
              int         letter)
{
  AwaleSide side = self->focus == AWALE_NO_MOVE ? self->state.position.side
                                                : (int) awale_pit_side (self->focus);

  awale_board_focus_pit (self, side * AWALE_SIDE_PITS + letter);
}

/* Plays the pit with a letter; during a setup, focuses a pit instead. */
static gboolean
letter_pressed_cb (GtkWidget *widget,
                   GVariant  *parameters,
                   gpointer   data)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  int letter = g_variant_get_int32 (parameters);

  if (self->setup != NULL)
    focus_letter (self, g_ascii_tolower (letter) - 'a');
  else if (self->game != NULL && !awale_mark_editor_is_active (self->marking))
    awale_board_play_letter (self, letter);
  return GDK_EVENT_STOP;
}

/* The distance from @from to @to along @direction plus three times the distance across it, so that
 * pits straight ahead are preferred. Negative if @to is not in this direction. */
static double
measure_way (const AwaleGeometry *geometry,
             AwaleMove            from,
             AwaleMove            to,
             GtkDirectionType     direction)
{
  double x0, y0, x1, y1, along, aside;

  awale_rect_get_center (geometry->spots[from], &x0, &y0);
  awale_rect_get_center (geometry->spots[to], &x1, &y1);
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    {
      along = direction == GTK_DIR_RIGHT ? x1 - x0 : x0 - x1;
      aside = fabs (y1 - y0);
    }
  else
    {
      along = direction == GTK_DIR_DOWN ? y1 - y0 : y0 - y1;
      aside = fabs (x1 - x0);
    }
  return along <= geometry->pit / 2 ? -1 : along + 3 * aside;
}

/* The pit to which an arrow key moves the focus from @move, or AWALE_NO_MOVE. */
static AwaleMove
find_neighbor (AwaleBoard       *self,
                AwaleMove         move,
                GtkDirectionType  direction)
{
  const AwaleGeometry *geometry = awale_board_renderer_get_geometry (self->renderer);
  AwaleMove best = AWALE_NO_MOVE;
  double shortest = 0;

  if (geometry == NULL)
    return AWALE_NO_MOVE;
  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    {
      double way = measure_way (geometry, move, pit, direction);

      if (way < 0 || (best != AWALE_NO_MOVE && way >= shortest))
        continue;
      best = pit;
      shortest = way;
    }
  /* In the other row only the facing pit is near enough, so that arrow keys do not move
   * diagonally. */
  return best != AWALE_NO_MOVE && shortest < 2.5 * geometry->pit ? best : AWALE_NO_MOVE;
}

/* Enters the board at the last focused pit, and leaves it with Tab. Arrow keys move between
 * pits. */
static gboolean
awale_board_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  AwaleMove move;

  if (focus != NULL && GTK_IS_POPOVER (focus))
    return gtk_widget_child_focus (focus, direction);
  if (focus == NULL || !AWALE_IS_PIT (focus))
    return gtk_widget_grab_focus (widget);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  move = find_neighbor (self, awale_pit_get_move (AWALE_PIT (focus)), direction);
  if (move == AWALE_NO_MOVE)
    return gtk_widget_keynav_failed (widget, direction);
  return gtk_widget_grab_focus (self->pits[move]);
}

static gboolean
awale_board_grab_focus (GtkWidget *widget)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  AwaleMove pit = self->focus;

  if (pit == AWALE_NO_MOVE)
    pit = self->state.position.side * AWALE_SIDE_PITS;
  return gtk_widget_grab_focus (self->pits[pit]);
}

/* Keeps the focus at the edge of the board, because only Tab may leave the board. */
static gboolean
awale_board_keynav_failed (GtkWidget        *widget,
                           GtkDirectionType  direction)
{
  return TRUE;
}

static void
add_letter_keys (GtkWidgetClass *widget_class)
{
  for (int i = 0; i < AWALE_SIDE_PITS; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_a + i, 0, letter_pressed_cb, "i",
                                    'a' + i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_a + i, GDK_SHIFT_MASK, letter_pressed_cb,
                                    "i", 'A' + i);
    }
}

/* Passes with the minus key, because two dashes stand for a pass in notation. */
static gboolean
pass_pressed_cb (GtkWidget *widget,
                 GVariant  *parameters,
                 gpointer   data)
{
  return awale_board_pass (AWALE_BOARD (widget)) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

void
awale_board_install_keys (GtkWidgetClass *widget_class)
{
  widget_class->focus = awale_board_focus;
  widget_class->grab_focus = awale_board_grab_focus;
  widget_class->keynav_failed = awale_board_keynav_failed;
  add_letter_keys (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_minus, 0, pass_pressed_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Subtract, 0, pass_pressed_cb, NULL);
}

void
awale_board_play_letter (AwaleBoard *self,
                         char        letter)
{
  GdkSeat *seat;
  bool is_capital;
  AwaleSide side;

  g_return_if_fail (AWALE_IS_BOARD (self));

  seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (self)));
  is_capital = g_ascii_isupper (letter)
               && !gdk_device_get_caps_lock_state (gdk_seat_get_keyboard (seat));
  side = is_capital ? AWALE_SOUTH : self->state.position.side;
  awale_board_play (self, side * AWALE_SIDE_PITS + g_ascii_tolower (letter) - 'a');
}

void
awale_board_focus_pit (AwaleBoard *self,
                       AwaleMove   move)
{
  g_return_if_fail (AWALE_IS_BOARD (self));
  g_return_if_fail (move >= AWALE_NO_MOVE && move < AWALE_PITS);

  if (move != AWALE_NO_MOVE)
    self->focus = move;
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
awale_board_forget_refusal (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self));

  if (self->refusal == NULL)
    return;
  g_clear_pointer (&self->refusal, g_free);
  self->pointed = self->unrefused;
}

static void
point_at (AwaleBoard *self,
          int         spot)
{
  self->pointed = spot;
  g_clear_pointer (&self->refusal, g_free);
  awale_board_update (self);
}

static void
pointer_moved_cb (AwaleBoard *self,
                  double      x,
                  double      y)
{
  int spot = awale_board_renderer_find_spot (self->renderer, x, y);

  if (spot != self->pointed)
    point_at (self, spot);
}

static void
pointer_left_cb (AwaleBoard *self)
{
  point_at (self, AWALE_SPOT_NONE);
}

/* Takes a seed during a setup. Otherwise a finger held on a pit points at it, like the pointer, and
 * opens the menu of marks when it is lifted. */
static void
long_pressed_cb (AwaleBoard *self,
                 double      x,
                 double      y,
                 GtkGesture *gesture)
{
  int spot = awale_board_renderer_find_spot (self->renderer, x, y);

  /* Claim the event sequence, so that lifting the finger does not play the pit. */
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (self->setup != NULL)
    {
      awale_board_setup_take_seed (self->setup, spot);
      return;
    }
  self->is_held = true;
  point_at (self, spot);
}

static void
long_press_ended_cb (AwaleBoard *self)
{
  int spot = self->pointed;

  point_at (self, AWALE_SPOT_NONE);
  if (self->is_held && spot >= 0 && spot < AWALE_PITS)
    awale_mark_editor_show_menu (self->marking, spot);
  self->is_held = false;
}

void
awale_board_follow_pointer (AwaleBoard *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();

  g_assert (AWALE_IS_BOARD (self));

  g_signal_connect_object (motion, "enter", G_CALLBACK (pointer_moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (pointer_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (pointer_left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  g_signal_connect_object (long_press, "pressed", G_CALLBACK (long_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (long_press, "end", G_CALLBACK (long_press_ended_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (long_press));
}

static gboolean
key_pressed_cb (AwaleBoard *self)
{
  if (self->refusal != NULL)
    {
      awale_board_forget_refusal (self);
      awale_board_update (self);
    }
  return GDK_EVENT_PROPAGATE;
}

/* Ends the message about a refused pit when the pointer moves somewhere else in the window. Events
 * without a movement follow changes of the layout. */
static void
window_pointer_moved_cb (AwaleBoard *self,
                         double      x,
                         double      y)
{
  bool has_moved = self->place[0] != x || self->place[1] != y;

  self->place[0] = x;
  self->place[1] = y;
  if (has_moved && self->unrefused != self->pointed)
    key_pressed_cb (self);
}

static void
watch (AwaleBoard         *self,
       GtkEventController *controller,
       const char         *signal,
       GCallback           callback)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, signal, callback, self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), controller);
}

void
awale_board_watch_window (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self) && self->keys == NULL);

  self->keys = gtk_event_controller_key_new ();
  watch (self, self->keys, "key-pressed", G_CALLBACK (key_pressed_cb));
  self->motion = gtk_event_controller_motion_new ();
  watch (self, self->motion, "motion", G_CALLBACK (window_pointer_moved_cb));
}

void
awale_board_unwatch_window (AwaleBoard *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  g_assert (AWALE_IS_BOARD (self));

  gtk_widget_remove_controller (root, g_steal_pointer (&self->keys));
  gtk_widget_remove_controller (root, g_steal_pointer (&self->motion));
}

/* Points at a pit only if its focus is visible, as it is after keyboard use. If only the visibility
 * changes, as it does when a key is pressed, the reason of a refusal stays. */
static void
pit_state_changed_cb (AwaleBoard    *self,
                      GtkStateFlags  previous,
                      GtkWidget     *pit)
{
  const GtkStateFlags seen = GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE;
  GtkStateFlags flags = gtk_widget_get_state_flags (pit);
  AwaleMove move = awale_pit_get_move (AWALE_PIT (pit));
  bool was_seen = (previous & seen) == seen;
  bool is_seen = (flags & seen) == seen;
  bool stays = self->refusal != NULL && (previous & flags & GTK_STATE_FLAG_FOCUSED) != 0;

  if ((flags & GTK_STATE_FLAG_FOCUSED) != 0)
    {
      self->focus = move;
      if ((previous & GTK_STATE_FLAG_FOCUSED) == 0 && self->marking != NULL)
        awale_mark_editor_lead (self->marking, move);
    }
  if (stays)
    self->unrefused = is_seen ? move : AWALE_SPOT_NONE;
  else if (is_seen && !was_seen)
    point_at (self, move);
  else if (was_seen && !is_seen && self->pointed == move)
    point_at (self, AWALE_SPOT_NONE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
awale_board_follow_focus (AwaleBoard *self,
                          AwalePit   *pit)
{
  g_assert (AWALE_IS_BOARD (self) && AWALE_IS_PIT (pit));

  g_signal_connect_object (pit, "state-flags-changed", G_CALLBACK (pit_state_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
