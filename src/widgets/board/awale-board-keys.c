/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Keys of the board: letters play pits, minus passes, arrows move between pits, Tab enters and
 * leaves.
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-private.h"

#include <math.h>

/* Focuses, in a setup, the pit of a letter on the focused side, or else on the mover's. */
static void
focus_letter (AwaleBoard *self,
              int         letter)
{
  AwaleMove focus = awale_board_hover_get_focus (self->hover);
  AwaleSide side = focus == AWALE_NO_MOVE ? self->state.position.side
                                          : (int) awale_pit_side (focus);

  awale_board_focus_pit (self, side * AWALE_SIDE_PITS + letter);
}

/* Plays the mover's pit of a letter A–F, whichever side it is on. */
static gboolean
letter_pressed_cb (GtkWidget *widget,
                   GVariant  *parameters,
                   gpointer   data)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  int letter = g_variant_get_int32 (parameters);

  if (self->setup != NULL)
    focus_letter (self, letter);
  else if (self->game != NULL && !awale_mark_editor_is_active (self->marking))
    awale_board_play (self, self->state.position.side * AWALE_SIDE_PITS + letter);
  return GDK_EVENT_STOP;
}

/* Distance of @to in @direction plus three times that sideways; negative if it is not there. */
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

/* The pit that an arrow key leads to from @move, or AWALE_NO_MOVE. */
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
  /* Between the rows, only the pit straight across counts. */
  return best != AWALE_NO_MOVE && shortest < 2.5 * geometry->pit ? best : AWALE_NO_MOVE;
}

/* Tab enters at the last focused pit and leaves; arrows move between pits. */
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
  AwaleMove pit = awale_board_hover_get_focus (self->hover);

  if (pit == AWALE_NO_MOVE)
    pit = self->state.position.side * AWALE_SIDE_PITS;
  return gtk_widget_grab_focus (self->pits[pit]);
}

/* Keep the focus at the edge; only Tab leaves the board. */
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
      gtk_widget_class_add_binding (widget_class, GDK_KEY_a + i, 0, letter_pressed_cb, "i", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_a + i, GDK_SHIFT_MASK, letter_pressed_cb,
                                    "i", i);
    }
}

/* Passes with the key of the dashes that notate a pass. */
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
awale_board_focus_pit (AwaleBoard *self,
                       AwaleMove   move)
{
  g_return_if_fail (AWALE_IS_BOARD (self));
  g_return_if_fail (move >= AWALE_NO_MOVE && move < AWALE_PITS);

  if (move != AWALE_NO_MOVE)
    awale_board_hover_set_focus (self->hover, move);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}
