/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A board on which a position is set up: what hands and keys do to it, and what it then shows.
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-private.h"

#include "awale-board-editor.h"
#include "awale-pit.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

/* How far above the floor a hand holds seeds, which tells their shadow. */
#define HAND_LIFT 0.5

/* More seeds than these in a hand are not told apart. */
#define HAND_SEEDS 24

struct _AwaleBoardSetup
{
  AwaleBoardEditor   *editor;
  GtkEventController *controllers[4];

  /* The drag under way. */
  int    from;   /* AWALE_HOLLOW_NONE: none */
  int    seeds;  /* in the hand */
  double x, y;   /* where it is */
};

static int
find_hollow (AwaleBoard *self,
             double      x,
             double      y)
{
  const AwaleGeometry *geometry = awale_board_renderer_get_geometry (self->renderer);

  return geometry == NULL ? AWALE_HOLLOW_NONE : awale_geometry_hit (geometry, x, y);
}

static void
add_seeds (AwaleBoard *self,
           int         hollow,
           int         seeds)
{
  awale_board_editor_add_seeds (self->setup->editor, hollow, seeds);
}

static void
secondary_pressed_cb (AwaleBoard *self,
                      int         n_presses,
                      double      x,
                      double      y,
                      GtkGesture *gesture)
{
  int hollow = find_hollow (self, x, y);

  if (hollow == AWALE_HOLLOW_NONE)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  add_seeds (self, hollow, -1);
}

/* Pits are buttons and tell that they were clicked; stores are not. */
static void
store_released_cb (AwaleBoard *self,
                   int         n_presses,
                   double      x,
                   double      y,
                   GtkGesture *gesture)
{
  int hollow = find_hollow (self, x, y);

  if (hollow < AWALE_HOLLOW_STORE)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  add_seeds (self, hollow, 1);
}

static void
take_up (AwaleBoard *self,
         double      x,
         double      y,
         bool        one)
{
  AwaleBoardSetup *setup = self->setup;
  int hollow = find_hollow (self, x, y);
  int seeds =
    hollow == AWALE_HOLLOW_NONE ? 0 : awale_board_editor_get_seeds (setup->editor, hollow);

  if (seeds == 0)
    return;
  setup->from = hollow;
  setup->seeds = one ? 1 : seeds;
}

static void
drag_updated_cb (AwaleBoard *self,
                 double      dx,
                 double      dy,
                 GtkGesture *gesture)
{
  AwaleBoardSetup *setup = self->setup;
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  double x, y;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y);
  if (setup->from == AWALE_HOLLOW_NONE)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), x, y, x + dx, y + dy))
        return;
      take_up (self, x, y, (state & GDK_CONTROL_MASK) != 0);
      /* What has become a drag is no click, even of an empty pit. */
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
    }
  setup->x = x + dx;
  setup->y = y + dy;
  awale_board_update (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_ended_cb (AwaleBoard *self)
{
  AwaleBoardSetup *setup = self->setup;
  int from = setup->from;

  if (from == AWALE_HOLLOW_NONE)
    return;
  setup->from = AWALE_HOLLOW_NONE;
  awale_board_editor_move_seeds (setup->editor, from, find_hollow (self, setup->x, setup->y),
                                 setup->seeds);
  awale_board_update (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_cancelled_cb (AwaleBoard *self)
{
  self->setup->from = AWALE_HOLLOW_NONE;
  awale_board_update (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
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

/* What a key does to the hollow that has the focus; whether it does anything. */
static bool
apply_key (AwaleBoardEditor *editor,
           int               hollow,
           unsigned          keyval,
           guint32           time)
{
  int digit = digit_of (keyval);

  if (digit >= 0)
    awale_board_editor_type_digit (editor, hollow, digit, time);
  else if (keyval == GDK_KEY_plus || keyval == GDK_KEY_KP_Add || keyval == GDK_KEY_equal)
    awale_board_editor_add_seeds (editor, hollow, 1);
  else if (keyval == GDK_KEY_minus || keyval == GDK_KEY_KP_Subtract)
    awale_board_editor_add_seeds (editor, hollow, -1);
  else if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_BackSpace)
    awale_board_editor_set_seeds (editor, hollow, 0);
  else
    return false;
  return true;
}

static gboolean
key_pressed_cb (AwaleBoard            *self,
                unsigned               keyval,
                unsigned               keycode,
                GdkModifierType        state,
                GtkEventControllerKey *controller)
{
  guint32 time = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (controller));
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (focus == NULL || !AWALE_IS_PIT (focus) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  return apply_key (self->setup->editor, awale_pit_get_move (AWALE_PIT (focus)), keyval, time);
}

static GtkEventController *
create_click (AwaleBoard *self,
              unsigned    button,
              const char *signal,
              GCallback   callback)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), button);
  g_signal_connect_object (click, signal, callback, self, G_CONNECT_SWAPPED);
  return GTK_EVENT_CONTROLLER (click);
}

static GtkEventController *
create_drag (AwaleBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_updated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_ended_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "cancel", G_CALLBACK (drag_cancelled_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_EVENT_CONTROLLER (drag);
}

/* The gestures come before the pits' own, and are there only while a position is set up. */
static void
add_controllers (AwaleBoard *self)
{
  GtkEventController **controllers = self->setup->controllers;
  GtkEventController *keys = gtk_event_controller_key_new ();

  controllers[0] = create_drag (self);
  controllers[1] = create_click (self, GDK_BUTTON_SECONDARY, "pressed",
                                 G_CALLBACK (secondary_pressed_cb));
  controllers[2] = create_click (self, GDK_BUTTON_PRIMARY, "released",
                                 G_CALLBACK (store_released_cb));
  for (int i = 0; i < 3; i++)
    gtk_event_controller_set_propagation_phase (controllers[i], GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  controllers[3] = keys;
  for (size_t i = 0; i < G_N_ELEMENTS (self->setup->controllers); i++)
    gtk_widget_add_controller (GTK_WIDGET (self), controllers[i]);
}

/* What is heard of every pit while a position is set up, besides what is in it. */
static void
describe_pits (AwaleBoard *self,
               bool        setup)
{
  for (int i = 0; i < AWALE_PITS; i++)
    awale_pit_set_description (AWALE_PIT (self->pits[i]),
                               setup ? _("Plus adds a seed, minus takes one, digits set how many")
                                     : NULL);
}

static void
end_setup (AwaleBoard *self)
{
  AwaleBoardSetup *setup = self->setup;

  for (size_t i = 0; i < G_N_ELEMENTS (setup->controllers); i++)
    gtk_widget_remove_controller (GTK_WIDGET (self), setup->controllers[i]);
  g_signal_handlers_disconnect_by_data (setup->editor, self);
  g_clear_object (&setup->editor);
  g_clear_pointer (&self->setup, g_free);
}

static void
begin_setup (AwaleBoard       *self,
             AwaleBoardEditor *editor)
{
  self->setup = g_new0 (AwaleBoardSetup, 1);
  self->setup->editor = g_object_ref (editor);
  self->setup->from = AWALE_HOLLOW_NONE;
  g_signal_connect_object (editor, "changed", G_CALLBACK (awale_board_show_cursor_at_once), self,
                           G_CONNECT_SWAPPED);
  add_controllers (self);
}

void
awale_board_set_editor (AwaleBoard       *self,
                        AwaleBoardEditor *editor)
{
  g_return_if_fail (AWALE_IS_BOARD (self));
  g_return_if_fail (editor == NULL || AWALE_IS_BOARD_EDITOR (editor));

  if (awale_board_get_editor (self) == editor)
    return;

  if (self->setup != NULL)
    end_setup (self);
  if (editor != NULL)
    begin_setup (self, editor);
  if (self->flight == NULL)
    return;
  describe_pits (self, editor != NULL);
  awale_board_show_cursor_at_once (self);
}

AwaleBoardEditor *
awale_board_get_editor (AwaleBoard *self)
{
  g_return_val_if_fail (AWALE_IS_BOARD (self), NULL);

  return self->setup == NULL ? NULL : self->setup->editor;
}

void
awale_board_setup_click (AwaleBoard *self,
                         int         hollow,
                         int         seeds)
{
  g_assert (self->setup != NULL);

  if (hollow != AWALE_HOLLOW_NONE)
    add_seeds (self, hollow, seeds);
}

/* The pit of a letter on the side where the focus is, or on the mover's. */
void
awale_board_setup_focus_letter (AwaleBoard *self,
                                int         letter)
{
  AwaleSide side = self->focus_pit == AWALE_NO_MOVE ? self->position.side
                                                    : (int) awale_pit_side (self->focus_pit);

  g_assert (self->setup != NULL);

  awale_board_focus_pit (self, side * AWALE_SIDE_PITS + letter);
}

void
awale_board_setup_change_looks (AwaleBoard      *self,
                                AwaleHollowLook  looks[AWALE_HOLLOWS])
{
  AwaleBoardSetup *setup = self->setup;
  int hollow = self->attention;

  g_assert (setup != NULL);

  if (setup->from != AWALE_HOLLOW_NONE)
    {
      looks[setup->from].seeds -= setup->seeds;
      if (looks[setup->from].count >= 0)
        looks[setup->from].count = looks[setup->from].seeds;
      hollow = find_hollow (self, setup->x, setup->y);
    }
  if (hollow != AWALE_HOLLOW_NONE)
    looks[hollow].overlays |= AWALE_OVERLAY_BIT (AWALE_OVERLAY_HOVER);
}

char *
awale_board_setup_word_hint (AwaleBoard *self)
{
  g_assert (self->setup != NULL);

  if (self->setup->from != AWALE_HOLLOW_NONE)
    return g_strdup_printf (
      ngettext ("%d seed in the hand; let go off the board to take it away",
                "%d seeds in the hand; let go off the board to take them away", self->setup->seeds),
      self->setup->seeds);
  if (self->attention == AWALE_HOLLOW_NONE)
    return g_strdup (_("Click: +1; secondary click: −1; drag to move"));
  return awale_board_word_hollow (self, self->attention);
}

void
awale_board_setup_snapshot (AwaleBoard  *self,
                            GtkSnapshot *snapshot)
{
  const AwaleGeometry *geometry = awale_board_renderer_get_geometry (self->renderer);
  AwaleBoardSetup *setup = self->setup;
  AwaleSeed seeds[HAND_SEEDS];
  int n = MIN (setup->seeds, HAND_SEEDS);

  if (setup->from == AWALE_HOLLOW_NONE || geometry == NULL)
    return;
  awale_seeds_place (setup->from, AWALE_HEAP_PIT, seeds, n);
  for (int i = 0; i < n; i++)
    {
      seeds[i].x = setup->x + seeds[i].x * geometry->pit;
      seeds[i].y = setup->y + seeds[i].y * geometry->pit;
      seeds[i].radius *= geometry->pit;
      awale_board_renderer_snapshot_seed (self->renderer, snapshot, &seeds[i], HAND_LIFT);
    }
}

AwalePosition
awale_board_setup_get_position (AwaleBoard *self)
{
  g_assert (self->setup != NULL);

  return awale_board_editor_get_position (self->setup->editor);
}
