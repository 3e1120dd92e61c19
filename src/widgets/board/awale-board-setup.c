/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The setup of a position on a board: its gestures, its keys, and the look of the board.
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-setup.h"

#include "awale-pit.h"

#include <glib/gi18n-lib.h>

/* Height of dragged seeds above the board, in pit diameters, which decides where their shadow
 * falls. */
#define HAND_LIFT 0.5

/* Maximum number of seeds painted while more are dragged. */
#define HAND_SEEDS 24

struct _AwaleBoardSetup
{
  GtkWidget           *board;           /* Board that owns the setup. */
  void              (*changed) (gpointer board);
  AwaleBoardRenderer  *renderer;
  AwalePositionEditor *editor;
  GtkEventController  *controllers[4];

  /* State of the drag in progress. */
  int                  from;            /* Pit or store that the dragged seeds are from;
                                         * AWALE_SPOT_NONE if there is no drag. */
  int                  seeds;
  double               x, y;            /* Position of the pointer on the board, in pixels. */
};

static void
secondary_pressed_cb (AwaleBoardSetup *self,
                      int              n_presses,
                      double           x,
                      double           y,
                      GtkGesture      *gesture)
{
  int spot = awale_board_renderer_find_spot (self->renderer, x, y);

  if (spot == AWALE_SPOT_NONE)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  awale_board_setup_take_seed (self, spot);
}

/* Handles clicks on stores; pits are buttons and have a signal of their own. */
static void
store_released_cb (AwaleBoardSetup *self,
                   int              n_presses,
                   double           x,
                   double           y,
                   GtkGesture      *gesture)
{
  int spot = awale_board_renderer_find_spot (self->renderer, x, y);

  if (spot < AWALE_SPOT_STORE)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  awale_board_setup_add_seed (self, spot);
}

static void
take_up (AwaleBoardSetup *self,
         double           x,
         double           y,
         bool             one)
{
  int spot = awale_board_renderer_find_spot (self->renderer, x, y);
  int seeds =
    spot == AWALE_SPOT_NONE ? 0 : awale_position_editor_get_seeds (self->editor, spot);

  if (seeds == 0)
    return;
  self->from = spot;
  self->seeds = one ? 1 : seeds;
}

static void
drag_updated_cb (AwaleBoardSetup *self,
                 double           dx,
                 double           dy,
                 GtkGesture      *gesture)
{
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  double x, y;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y);
  if (self->from == AWALE_SPOT_NONE)
    {
      if (!gtk_drag_check_threshold (self->board, x, y, x + dx, y + dy))
        return;
      take_up (self, x, y, (state & GDK_CONTROL_MASK) != 0);
      /* Claim the event sequence, so that the drag does not also count as a click. */
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
    }
  self->x = x + dx;
  self->y = y + dy;
  self->changed (self->board);
}

static void
drag_ended_cb (AwaleBoardSetup *self)
{
  int to = awale_board_renderer_find_spot (self->renderer, self->x, self->y);
  int from = self->from;

  if (from == AWALE_SPOT_NONE)
    return;
  self->from = AWALE_SPOT_NONE;
  awale_position_editor_move_seeds (self->editor, from, to, self->seeds);
  self->changed (self->board);
}

static void
drag_cancelled_cb (AwaleBoardSetup *self)
{
  self->from = AWALE_SPOT_NONE;
  self->changed (self->board);
}

static int
digit_of (unsigned keyval)
{
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return keyval - GDK_KEY_0;
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return keyval - GDK_KEY_KP_0;
  return -1;
}

/* Applies a key to the focused pit. Returns false if the key does nothing in a setup. */
static bool
apply_key (AwalePositionEditor *editor,
           int                  spot,
           unsigned             keyval,
           guint32              time)
{
  int digit = digit_of (keyval);

  if (digit >= 0)
    awale_position_editor_type_digit (editor, spot, digit, time);
  else if (keyval == GDK_KEY_plus || keyval == GDK_KEY_KP_Add || keyval == GDK_KEY_equal)
    awale_position_editor_add_seeds (editor, spot, 1);
  else if (keyval == GDK_KEY_minus || keyval == GDK_KEY_KP_Subtract)
    awale_position_editor_add_seeds (editor, spot, -1);
  else if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_BackSpace)
    awale_position_editor_set_seeds (editor, spot, 0);
  else
    return false;
  return true;
}

static gboolean
key_pressed_cb (AwaleBoardSetup       *self,
                unsigned               keyval,
                unsigned               keycode,
                GdkModifierType        state,
                GtkEventControllerKey *controller)
{
  guint32 time = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (controller));
  GtkWidget *focus = gtk_widget_get_focus_child (self->board);

  if (focus == NULL || !AWALE_IS_PIT (focus) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  return apply_key (self->editor, awale_pit_get_move (AWALE_PIT (focus)), keyval, time);
}

static GtkEventController *
create_click (AwaleBoardSetup *self,
              unsigned         button,
              const char      *signal,
              GCallback        callback)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), button);
  g_signal_connect_swapped (click, signal, callback, self);
  return GTK_EVENT_CONTROLLER (click);
}

static GtkEventController *
create_drag (AwaleBoardSetup *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_updated_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_ended_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancelled_cb), self);
  return GTK_EVENT_CONTROLLER (drag);
}

/* Adds the gestures of the setup, which receive events before the pits do. */
static void
add_controllers (AwaleBoardSetup *self)
{
  GtkEventController **controllers = self->controllers;
  GtkEventController *keys = gtk_event_controller_key_new ();

  controllers[0] = create_drag (self);
  controllers[1] = create_click (self, GDK_BUTTON_SECONDARY, "pressed",
                                 G_CALLBACK (secondary_pressed_cb));
  controllers[2] = create_click (self, GDK_BUTTON_PRIMARY, "released",
                                 G_CALLBACK (store_released_cb));
  for (int i = 0; i < 3; i++)
    gtk_event_controller_set_propagation_phase (controllers[i], GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  controllers[3] = keys;
  for (size_t i = 0; i < G_N_ELEMENTS (self->controllers); i++)
    gtk_widget_add_controller (self->board, controllers[i]);
}

AwaleBoardSetup *
awale_board_setup_new (GtkWidget           *board,
                       AwaleBoardRenderer  *renderer,
                       AwalePositionEditor *editor,
                       void              (*changed) (gpointer board))
{
  AwaleBoardSetup *self;

  g_return_val_if_fail (GTK_IS_WIDGET (board), NULL);
  g_return_val_if_fail (renderer != NULL, NULL);
  g_return_val_if_fail (AWALE_IS_POSITION_EDITOR (editor), NULL);

  self = g_new0 (AwaleBoardSetup, 1);
  self->board = board;
  self->changed = changed;
  self->renderer = awale_board_renderer_ref (renderer);
  self->editor = g_object_ref (editor);
  self->from = AWALE_SPOT_NONE;
  add_controllers (self);
  return self;
}

void
awale_board_setup_free (AwaleBoardSetup *self)
{
  g_return_if_fail (self != NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (self->controllers); i++)
    {
      g_signal_handlers_disconnect_by_data (self->controllers[i], self);
      gtk_widget_remove_controller (self->board, self->controllers[i]);
    }
  g_object_unref (self->editor);
  awale_board_renderer_unref (self->renderer);
  g_free (self);
}

AwalePositionEditor *
awale_board_setup_get_editor (AwaleBoardSetup *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->editor;
}

void
awale_board_setup_add_seed (AwaleBoardSetup *self,
                            int              spot)
{
  g_return_if_fail (self != NULL);

  if (spot != AWALE_SPOT_NONE)
    awale_position_editor_add_seeds (self->editor, spot, 1);
}

void
awale_board_setup_take_seed (AwaleBoardSetup *self,
                             int              spot)
{
  g_return_if_fail (self != NULL);

  if (spot != AWALE_SPOT_NONE)
    awale_position_editor_add_seeds (self->editor, spot, -1);
}

const char *
awale_board_setup_describe_pit (void)
{
  return _("Plus adds a seed, minus removes one, a digit sets the number");
}

char *
awale_board_setup_word_hint (AwaleBoardSetup *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->from == AWALE_SPOT_NONE)
    return NULL;
  return g_strdup_printf (ngettext ("%d seed in hand", "%d seeds in hand", self->seeds),
                          self->seeds);
}

void
awale_board_setup_change_looks (AwaleBoardSetup *self,
                                int              pointed,
                                AwaleSpotState   looks[AWALE_SPOTS])
{
  g_return_if_fail (self != NULL);

  if (self->from != AWALE_SPOT_NONE)
    {
      looks[self->from].seeds -= self->seeds;
      if (looks[self->from].count >= 0)
        looks[self->from].count = looks[self->from].seeds;
      pointed = awale_board_renderer_find_spot (self->renderer, self->x, self->y);
    }
  if (pointed != AWALE_SPOT_NONE)
    looks[pointed].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_HOVER);
}

void
awale_board_setup_snapshot (AwaleBoardSetup *self,
                            GtkSnapshot     *snapshot)
{
  const AwaleGeometry *geometry;
  AwaleSeed seeds[HAND_SEEDS];
  int n;

  g_return_if_fail (self != NULL);

  geometry = awale_board_renderer_get_geometry (self->renderer);
  if (self->from == AWALE_SPOT_NONE || geometry == NULL)
    return;
  n = MIN (self->seeds, HAND_SEEDS);
  awale_seeds_place (self->from, AWALE_HEAP_PIT, seeds, n);
  for (int i = 0; i < n; i++)
    {
      seeds[i].x = self->x + seeds[i].x * geometry->pit;
      seeds[i].y = self->y + seeds[i].y * geometry->pit;
      seeds[i].radius *= geometry->pit;
      awale_board_renderer_snapshot_seed (self->renderer, snapshot, &seeds[i], HAND_LIFT);
    }
}
