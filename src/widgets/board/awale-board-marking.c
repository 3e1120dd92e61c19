/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-private.h"

#include "awale-pit.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

/*
 * Drawing marks. With the secondary button a click is a circle, a drag an arrow, and Shift and
 * Control choose the color. With keys M begins a mark at the focused pit, which the arrow keys
 * make an arrow, and M again ends it. By touch, or with the menu key, a menu does the same.
 */

/* The pit that has the focus tells what the keys are drawing. */
static void
show_draft (AwaleBoard *self)
{
  g_autofree char *words = awale_board_word_marking (self);

  awale_board_marks_set_draft (AWALE_BOARD_MARKS (self->marks_view), self->mark_from,
                               self->mark_to, self->mark_color);
  awale_board_update_marks (self);
  if (words != NULL)
    awale_pit_set_description (AWALE_PIT (self->pits[self->mark_to == AWALE_NO_MOVE
                                                       ? self->mark_from : self->mark_to]),
                               words);
  awale_board_update_hint (self);
}

static void
begin_mark (AwaleBoard     *self,
            AwaleMove       pit,
            AwaleMarkColor  color)
{
  g_clear_pointer (&self->refusal, g_free);
  self->mark_from = self->mark_to = pit;
  self->mark_color = color;
  self->mark_by_keys = false;
  show_draft (self);
}

static void
toggle_mark (AwaleBoard     *self,
             AwaleMove       from,
             AwaleMove       to,
             AwaleMarkColor  color)
{
  AwaleNode *node = awale_game_get_cursor (self->game);

  if (from == to)
    awale_game_toggle_circle (self->game, node, from, color);
  else
    awale_game_toggle_arrow (self->game, node, from, to, color);
}

/* The pit at a place of the board, or AWALE_NO_MOVE. */
static AwaleMove
find_pit (AwaleBoard *self,
          double      x,
          double      y)
{
  const AwaleGeometry *geometry = awale_board_renderer_get_geometry (self->renderer);
  int hollow = geometry == NULL ? AWALE_HOLLOW_NONE : awale_geometry_hit (geometry, x, y);

  return hollow >= 0 && hollow < AWALE_PITS ? hollow : AWALE_NO_MOVE;
}

static AwaleMarkColor
get_event_color (GtkGesture *gesture)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (gesture);
  GdkModifierType state = gtk_event_controller_get_current_event_state (controller);
  bool shift = (state & GDK_SHIFT_MASK) != 0;

  if ((state & GDK_CONTROL_MASK) != 0)
    return shift ? AWALE_MARK_YELLOW : AWALE_MARK_BLUE;
  return shift ? AWALE_MARK_RED : AWALE_MARK_GREEN;
}

static void
drag_begun_cb (AwaleBoard *self,
               double      x,
               double      y,
               GtkGesture *gesture)
{
  AwaleMove pit = find_pit (self, x, y);

  if (self->game == NULL || self->setup != NULL || pit == AWALE_NO_MOVE)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->mark_x = x;
  self->mark_y = y;
  begin_mark (self, pit, get_event_color (gesture));
}

static void
drag_moved_cb (AwaleBoard *self,
               double      dx,
               double      dy)
{
  if (!awale_board_is_marking (self))
    return;
  self->mark_to = find_pit (self, self->mark_x + dx, self->mark_y + dy);
  show_draft (self);
}

/* Beside the pits it comes to nothing. */
static void
drag_ended_cb (AwaleBoard *self,
               double      dx,
               double      dy)
{
  AwaleMove to;

  if (!awale_board_is_marking (self))
    return;
  to = find_pit (self, self->mark_x + dx, self->mark_y + dy);
  if (to == AWALE_NO_MOVE)
    awale_board_cancel_mark (self);
  else
    awale_board_finish_mark (self, to);
}

static void
drag_cancelled_cb (AwaleBoard *self)
{
  awale_board_cancel_mark (self);
}

static AwaleMove
get_focused_pit (AwaleBoard *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return focus != NULL && AWALE_IS_PIT (focus) ? awale_pit_get_move (AWALE_PIT (focus))
                                               : AWALE_NO_MOVE;
}

static gboolean
mark_pressed_cb (GtkWidget *widget,
                 GVariant  *parameters,
                 gpointer   data)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  AwaleMove pit = get_focused_pit (self);

  if (self->game == NULL || self->setup != NULL || pit == AWALE_NO_MOVE)
    return GDK_EVENT_PROPAGATE;
  if (awale_board_is_marking (self))
    {
      awale_board_finish_mark (self, pit);
      return GDK_EVENT_STOP;
    }
  begin_mark (self, pit, self->mark_color);
  self->mark_by_keys = true;
  show_draft (self);
  return GDK_EVENT_STOP;
}

/* Keys that mean something else while a mark is being drawn; before the pits get them. */
static gboolean
key_pressed_cb (AwaleBoard      *self,
                unsigned         keyval,
                unsigned         keycode,
                GdkModifierType  state)
{
  if (!awale_board_is_marking (self))
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Escape:
      awale_board_cancel_mark (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      self->mark_color = (self->mark_color + 1) % AWALE_N_MARKS;
      show_draft (self);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
menu_pressed_cb (GtkWidget *widget,
                 GVariant  *parameters,
                 gpointer   data)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  AwaleMove pit = get_focused_pit (self);

  if (self->game == NULL || self->setup != NULL || pit == AWALE_NO_MOVE)
    return GDK_EVENT_PROPAGATE;
  awale_board_show_marks_menu (self, pit);
  return GDK_EVENT_STOP;
}

static void
circle_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  int color = g_variant_get_int32 (parameter);

  if (self->game == NULL || self->menu_pit == AWALE_NO_MOVE || color < 0 || color >= AWALE_N_MARKS)
    return;
  toggle_mark (self, self->menu_pit, self->menu_pit, color);
}

/* The pit that is pressed next is where it goes. */
static void
arrow_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AwaleBoard *self = AWALE_BOARD (widget);
  int color = g_variant_get_int32 (parameter);

  if (self->game == NULL || self->menu_pit == AWALE_NO_MOVE || color < 0 || color >= AWALE_N_MARKS)
    return;
  begin_mark (self, self->menu_pit, color);
  self->mark_to = AWALE_NO_MOVE;
  self->mark_by_keys = true;
  awale_board_focus_pit (self, self->menu_pit);
  show_draft (self);
}

static void
clear_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AwaleBoard *self = AWALE_BOARD (widget);

  if (self->game != NULL)
    awale_game_clear_marks (self->game, awale_game_get_cursor (self->game));
}

void
awale_board_install_marking (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "marks.circle", "i", circle_action);
  gtk_widget_class_install_action (widget_class, "marks.arrow", "i", arrow_action);
  gtk_widget_class_install_action (widget_class, "marks.clear", NULL, clear_action);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_m, 0, mark_pressed_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_pressed_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_pressed_cb, NULL);
}

static void
node_changed_cb (AwaleBoard *self,
                 AwaleNode  *node,
                 unsigned    change)
{
  if (node == self->node && (change & AWALE_CHANGE_COMMANDS) != 0)
    awale_board_update_marks (self);
}

void
awale_board_init_marking (AwaleBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->mark_color = AWALE_MARK_GREEN;
  self->mark_from = self->mark_to = self->menu_pit = AWALE_NO_MOVE;
  awale_marks_clear (&self->marks);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begun_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_ended_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "cancel", G_CALLBACK (drag_cancelled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  g_signal_group_connect_swapped (self->game_signals, "node-changed",
                                  G_CALLBACK (node_changed_cb), self);
}

void
awale_board_update_marks (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self));

  if (self->node != NULL && self->setup == NULL)
    awale_marks_read (&self->marks, self->node);
  else
    awale_marks_clear (&self->marks);
  awale_board_marks_set_marks (AWALE_BOARD_MARKS (self->marks_view), &self->marks);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "marks.clear",
                                 !awale_marks_is_empty (&self->marks));
  /* A position that is set up has other things to say of its pits. */
  if (self->setup != NULL)
    return;
  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    {
      g_autofree char *description = awale_wording_marks (&self->marks, pit);

      awale_pit_set_description (AWALE_PIT (self->pits[pit]), description);
    }
}

bool
awale_board_is_marking (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self));

  return self->mark_from != AWALE_NO_MOVE;
}

void
awale_board_cancel_mark (AwaleBoard *self)
{
  g_assert (AWALE_IS_BOARD (self));

  if (!awale_board_is_marking (self))
    return;
  self->mark_from = self->mark_to = AWALE_NO_MOVE;
  show_draft (self);
}

void
awale_board_finish_mark (AwaleBoard *self,
                         AwaleMove   pit)
{
  AwaleMove from = self->mark_from;

  g_assert (AWALE_IS_BOARD (self));
  g_assert (awale_board_is_marking (self));

  self->mark_from = self->mark_to = AWALE_NO_MOVE;
  toggle_mark (self, from, pit, self->mark_color);
  show_draft (self);
}

void
awale_board_lead_mark (AwaleBoard *self,
                       AwaleMove   pit)
{
  g_assert (AWALE_IS_BOARD (self));

  if (!awale_board_is_marking (self) || !self->mark_by_keys)
    return;
  self->mark_to = pit;
  show_draft (self);
}

char *
awale_board_word_marking (AwaleBoard *self)
{
  const char *from, *color;

  g_assert (AWALE_IS_BOARD (self));

  if (!awale_board_is_marking (self) || !self->mark_by_keys)
    return NULL;
  from = awale_move_to_string (self->mark_from);
  color = awale_wording_mark_color (self->mark_color);
  if (self->mark_to == AWALE_NO_MOVE)
    /* Translators: a pit and a color: “A”, “green” */
    return g_strdup_printf (_("Arrow from %s, %s: press the pit that it goes to."), from, color);
  if (self->mark_to == self->mark_from)
    return g_strdup_printf (_("Circle on %s, %s: M draws it, the arrow keys make it an arrow, "
                              "the space bar changes the colour."), from, color);
  return g_strdup_printf (_("Arrow from %s to %s, %s: M draws it, the space bar changes the "
                            "colour."), from, awale_move_to_string (self->mark_to), color);
}

static GMenuModel *
create_color_menu (const char *action)
{
  /* The colors of marks, as a menu names them. */
  static const char *const labels[AWALE_N_MARKS] = { N_("_Green"), N_("_Red"), N_("_Blue"),
                                                     N_("_Yellow") };
  GMenu *menu = g_menu_new ();

  for (int color = 0; color < AWALE_N_MARKS; color++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_(labels[color]), NULL);

      g_menu_item_set_action_and_target (item, action, "i", color);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

static GtkWidget *
create_menu (AwaleBoard *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) clearing = g_menu_new ();
  g_autoptr (GMenuModel) circles = create_color_menu ("marks.circle");
  g_autoptr (GMenuModel) arrows = create_color_menu ("marks.arrow");
  GtkWidget *popover;

  g_menu_append_submenu (menu, _("_Circle"), circles);
  g_menu_append_submenu (menu, _("_Arrow from Here"), arrows);
  g_menu_append (clearing, _("Clear _Marks"), "marks.clear");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (clearing));
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  return popover;
}

void
awale_board_show_marks_menu (AwaleBoard *self,
                             AwaleMove   pit)
{
  graphene_rect_t cell;

  g_assert (AWALE_IS_BOARD (self));

  if (self->game == NULL || awale_board_renderer_get_geometry (self->renderer) == NULL)
    return;
  awale_board_cancel_mark (self);
  if (self->marks_menu == NULL)
    self->marks_menu = create_menu (self);
  self->menu_pit = pit;
  cell = awale_board_renderer_get_cell (self->renderer, pit);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->marks_menu),
                               &(GdkRectangle) { cell.origin.x, cell.origin.y, cell.size.width,
                                                 cell.size.height });
  gtk_popover_popup (GTK_POPOVER (self->marks_menu));
}
