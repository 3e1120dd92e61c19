/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-hover.h"

struct _AwaleBoardHover
{
  GObject parent_instance;

  AwaleBoardRenderer *renderer;
  int                 spot;
  AwaleMove           focus;
  bool                is_held;  /* A finger rests on the board. */
};

G_DEFINE_FINAL_TYPE (AwaleBoardHover, awale_board_hover, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_FOCUSED,
  SIGNAL_HELD,
  SIGNAL_RELEASED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
point_at (AwaleBoardHover *self,
          int              spot)
{
  self->spot = spot;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
pointer_moved_cb (AwaleBoardHover *self,
                  double           x,
                  double           y)
{
  int spot = awale_board_renderer_find_spot (self->renderer, x, y);

  if (spot != self->spot)
    point_at (self, spot);
}

static void
pointer_left_cb (AwaleBoardHover *self)
{
  point_at (self, AWALE_SPOT_NONE);
}

static void
long_pressed_cb (AwaleBoardHover *self,
                 double           x,
                 double           y,
                 GtkGesture      *gesture)
{
  int spot = awale_board_renderer_find_spot (self->renderer, x, y);
  gboolean is_done = FALSE;

  /* Claim the sequence, so that lifting the finger does not play the pit. */
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[SIGNAL_HELD], 0, spot, &is_done);
  if (is_done)
    return;
  self->is_held = true;
  point_at (self, spot);
}

static void
long_press_ended_cb (AwaleBoardHover *self)
{
  int spot = self->spot;

  point_at (self, AWALE_SPOT_NONE);
  if (self->is_held && spot >= 0 && spot < AWALE_PITS)
    g_signal_emit (self, signals[SIGNAL_RELEASED], 0, spot);
  self->is_held = false;
}

/* Reacts to visible focus only, which comes from the keyboard. */
static void
pit_state_changed_cb (AwaleBoardHover *self,
                      GtkStateFlags    previous,
                      GtkWidget       *pit)
{
  const GtkStateFlags seen = GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE;
  GtkStateFlags flags = gtk_widget_get_state_flags (pit);
  AwaleMove move = awale_pit_get_move (AWALE_PIT (pit));
  bool was_seen = (previous & seen) == seen;
  bool is_seen = (flags & seen) == seen;

  if ((flags & GTK_STATE_FLAG_FOCUSED) != 0)
    {
      self->focus = move;
      if ((previous & GTK_STATE_FLAG_FOCUSED) == 0)
        g_signal_emit (self, signals[SIGNAL_FOCUSED], 0, move);
    }
  if (is_seen && !was_seen)
    point_at (self, move);
  else if (was_seen && !is_seen && self->spot == move)
    point_at (self, AWALE_SPOT_NONE);
}

static void
awale_board_hover_finalize (GObject *object)
{
  g_object_unref (AWALE_BOARD_HOVER (object)->renderer);

  G_OBJECT_CLASS (awale_board_hover_parent_class)->finalize (object);
}

static void
awale_board_hover_class_init (AwaleBoardHoverClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = awale_board_hover_finalize;
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FOCUSED] =
    g_signal_new ("focused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  G_TYPE_INT);
  signals[SIGNAL_HELD] =
    g_signal_new ("held", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL,
                  NULL, G_TYPE_BOOLEAN, 1, G_TYPE_INT);
  signals[SIGNAL_RELEASED] =
    g_signal_new ("released", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  G_TYPE_INT);
}

static void
awale_board_hover_init (AwaleBoardHover *self)
{
  self->spot = AWALE_SPOT_NONE;
  self->focus = AWALE_NO_MOVE;
}

static void
add_controllers (AwaleBoardHover *self,
                 GtkWidget       *board)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();

  g_signal_connect_object (motion, "enter", G_CALLBACK (pointer_moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (pointer_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (pointer_left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (board, motion);

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  g_signal_connect_object (long_press, "pressed", G_CALLBACK (long_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (long_press, "end", G_CALLBACK (long_press_ended_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (long_press));
}

AwaleBoardHover *
awale_board_hover_new (GtkWidget          *board,
                       AwaleBoardRenderer *renderer)
{
  AwaleBoardHover *self;

  g_return_val_if_fail (GTK_IS_WIDGET (board), NULL);
  g_return_val_if_fail (AWALE_IS_BOARD_RENDERER (renderer), NULL);

  self = g_object_new (AWALE_TYPE_BOARD_HOVER, NULL);
  self->renderer = g_object_ref (renderer);
  add_controllers (self, board);
  return self;
}

void
awale_board_hover_add_pit (AwaleBoardHover *self,
                           AwalePit        *pit)
{
  g_return_if_fail (AWALE_IS_BOARD_HOVER (self));
  g_return_if_fail (AWALE_IS_PIT (pit));

  g_signal_connect_object (pit, "state-flags-changed", G_CALLBACK (pit_state_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

int
awale_board_hover_get_spot (AwaleBoardHover *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD_HOVER (self), AWALE_SPOT_NONE);

  return self->spot;
}

void
awale_board_hover_set_spot (AwaleBoardHover *self,
                            int              spot)
{
  g_return_if_fail (AWALE_IS_BOARD_HOVER (self));

  self->spot = spot;
}

AwaleMove
awale_board_hover_get_focus (AwaleBoardHover *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD_HOVER (self), AWALE_NO_MOVE);

  return self->focus;
}

void
awale_board_hover_set_focus (AwaleBoardHover *self,
                             AwaleMove        pit)
{
  g_return_if_fail (AWALE_IS_BOARD_HOVER (self));

  self->focus = pit;
}
