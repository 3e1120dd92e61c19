/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-mark-editor.h"

#include "awale-pit.h"
#include "widgets/awale-context-menu.h"
#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>

#define DRAFT_OPACITY 0.7

struct _AwaleMarkEditor
{
  GtkWidget          *board;           /* Board that owns the editor. */
  void              (*changed) (gpointer board);
  AwaleBoardRenderer *renderer;
  GtkEventController *controllers[3];
  GSimpleActionGroup *actions;
  GtkWidget          *menu;            /* Menu of marks; NULL until first opened. */
  AwaleMove           menu_pit;

  AwaleGame          *game;            /* Game of the edited node; NULL if there is nothing to
                                        * edit. */
  AwaleNode          *node;
  GSignalGroup       *game_signals;
  AwaleMarks          marks;

  /* The mark being drawn: a circle if it starts and ends at the same pit. `from` is AWALE_NO_MOVE
   * if no mark is being drawn. */
  AwaleMove           from;
  AwaleMove           to;
  AwaleMarkColor      color;
  bool                by_keys;         /* True if the mark ends at the focused pit rather than at
                                        * the pointer. */
  double              x, y;            /* Point at which the drag began, in pixels. */
};

static void
read_marks (AwaleMarkEditor *self)
{
  GAction *clear = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "clear");

  if (self->node != NULL)
    awale_marks_read (&self->marks, self->node);
  else
    awale_marks_clear (&self->marks);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (clear), !awale_marks_is_empty (&self->marks));
  self->changed (self->board);
}

static void
begin (AwaleMarkEditor *self,
       AwaleMove        pit,
       AwaleMove        to,
       AwaleMarkColor   color,
       bool             by_keys)
{
  self->from = pit;
  self->to = to;
  self->color = color;
  self->by_keys = by_keys;
  self->changed (self->board);
}

static void
toggle (AwaleMarkEditor *self,
        AwaleMove        from,
        AwaleMove        to,
        AwaleMarkColor   color)
{
  if (from == to)
    awale_game_toggle_circle (self->game, self->node, from, color);
  else
    awale_game_toggle_arrow (self->game, self->node, from, to, color);
}

static AwaleMove
find_pit (AwaleMarkEditor *self,
          double           x,
          double           y)
{
  int spot = awale_board_renderer_find_spot (self->renderer, x, y);

  return spot >= 0 && spot < AWALE_PITS ? spot : AWALE_NO_MOVE;
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
drag_begun_cb (AwaleMarkEditor *self,
               double           x,
               double           y,
               GtkGesture      *gesture)
{
  AwaleMove pit = find_pit (self, x, y);

  if (self->game == NULL || pit == AWALE_NO_MOVE)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->x = x;
  self->y = y;
  begin (self, pit, pit, get_event_color (gesture), false);
}

static void
drag_moved_cb (AwaleMarkEditor *self,
               double           dx,
               double           dy)
{
  if (!awale_mark_editor_is_active (self))
    return;
  self->to = find_pit (self, self->x + dx, self->y + dy);
  self->changed (self->board);
}

static void
cancel (AwaleMarkEditor *self)
{
  if (!awale_mark_editor_is_active (self))
    return;
  self->from = self->to = AWALE_NO_MOVE;
  self->changed (self->board);
}

/* Ends a drag, and draws the mark if the drag ended on a pit. */
static void
drag_ended_cb (AwaleMarkEditor *self,
               double           dx,
               double           dy)
{
  AwaleMove to;

  if (!awale_mark_editor_is_active (self))
    return;
  to = find_pit (self, self->x + dx, self->y + dy);
  if (to == AWALE_NO_MOVE)
    cancel (self);
  else
    awale_mark_editor_finish (self, to);
}

static AwaleMove
get_focused_pit (AwaleMarkEditor *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (self->board);

  return focus != NULL && AWALE_IS_PIT (focus) ? awale_pit_get_move (AWALE_PIT (focus))
                                               : AWALE_NO_MOVE;
}

static gboolean
mark_pressed_cb (GtkWidget *board,
                 GVariant  *parameters,
                 gpointer   data)
{
  AwaleMarkEditor *self = data;
  AwaleMove pit = get_focused_pit (self);

  if (self->game == NULL || pit == AWALE_NO_MOVE)
    return GDK_EVENT_PROPAGATE;
  if (awale_mark_editor_is_active (self))
    awale_mark_editor_finish (self, pit);
  else
    begin (self, pit, pit, self->color, true);
  return GDK_EVENT_STOP;
}

static gboolean
menu_pressed_cb (GtkWidget *board,
                 GVariant  *parameters,
                 gpointer   data)
{
  AwaleMarkEditor *self = data;
  AwaleMove pit = get_focused_pit (self);

  if (self->game == NULL || pit == AWALE_NO_MOVE)
    return GDK_EVENT_PROPAGATE;
  awale_mark_editor_show_menu (self, pit);
  return GDK_EVENT_STOP;
}

/* Handles keys while a mark is being drawn, before the pits receive them. */
static gboolean
key_pressed_cb (AwaleMarkEditor *self,
                unsigned         keyval,
                unsigned         keycode,
                GdkModifierType  state)
{
  if (!awale_mark_editor_is_active (self))
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Escape:
      cancel (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      self->color = (self->color + 1) % AWALE_N_MARKS;
      self->changed (self->board);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* Reads the color of an activated menu item. Returns false if no mark can be drawn. */
static bool
read_choice (AwaleMarkEditor *self,
             GVariant        *parameter,
             AwaleMarkColor  *color)
{
  int choice = g_variant_get_int32 (parameter);

  *color = choice;
  return self->game != NULL && self->menu_pit != AWALE_NO_MOVE && choice >= 0 &&
         choice < AWALE_N_MARKS;
}

static void
circle_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       data)
{
  AwaleMarkEditor *self = data;
  AwaleMarkColor color;

  if (read_choice (self, parameter, &color))
    toggle (self, self->menu_pit, self->menu_pit, color);
}

static void
focus_pit (AwaleMarkEditor *self,
           AwaleMove        pit)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (AWALE_IS_PIT (child) && awale_pit_get_move (AWALE_PIT (child)) == pit)
      gtk_widget_grab_focus (child);
}

/* Begins an arrow that ends at the next pit to be pressed. */
static void
arrow_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       data)
{
  AwaleMarkEditor *self = data;
  AwaleMarkColor color;

  if (!read_choice (self, parameter, &color))
    return;
  begin (self, self->menu_pit, AWALE_NO_MOVE, color, true);
  focus_pit (self, self->menu_pit);
}

static void
clear_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       data)
{
  AwaleMarkEditor *self = data;

  if (self->game != NULL)
    awale_game_clear_marks (self->game, self->node);
}

static void
node_changed_cb (AwaleMarkEditor *self,
                 AwaleNode       *node,
                 unsigned         change)
{
  if (node == self->node && (change & AWALE_NODE_CHANGE_COMMANDS) != 0)
    read_marks (self);
}

static GtkEventController *
create_drag (AwaleMarkEditor *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begun_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_moved_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_ended_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel), self);
  return GTK_EVENT_CONTROLLER (drag);
}

static GtkEventController *
create_keys (AwaleMarkEditor *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  return keys;
}

static GtkEventController *
create_shortcuts (AwaleMarkEditor *self)
{
  static const struct
  {
    unsigned         keyval;
    GdkModifierType  modifiers;
    GtkShortcutFunc  callback;
  } keys[] = {
    { GDK_KEY_m, 0, mark_pressed_cb },
    { GDK_KEY_Menu, 0, menu_pressed_cb },
    { GDK_KEY_F10, GDK_SHIFT_MASK, menu_pressed_cb },
  };
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (shortcuts),
      gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].keyval, keys[i].modifiers),
                        gtk_callback_action_new (keys[i].callback, self, NULL)));
  return shortcuts;
}

AwaleMarkEditor *
awale_mark_editor_new (GtkWidget          *board,
                       AwaleBoardRenderer *renderer,
                       void              (*changed) (gpointer board))
{
  static const GActionEntry entries[] = {
    { .name = "circle", .activate = circle_activated_cb, .parameter_type = "i" },
    { .name = "arrow", .activate = arrow_activated_cb, .parameter_type = "i" },
    { .name = "clear", .activate = clear_activated_cb },
  };
  AwaleMarkEditor *self;

  g_return_val_if_fail (GTK_IS_WIDGET (board), NULL);
  g_return_val_if_fail (renderer != NULL, NULL);

  self = g_new0 (AwaleMarkEditor, 1);
  self->board = board;
  self->changed = changed;
  self->renderer = awale_board_renderer_ref (renderer);
  self->color = AWALE_MARK_GREEN;
  self->from = self->to = self->menu_pit = AWALE_NO_MOVE;
  awale_marks_clear (&self->marks);
  self->controllers[0] = create_drag (self);
  self->controllers[1] = create_keys (self);
  self->controllers[2] = create_shortcuts (self);
  for (size_t i = 0; i < G_N_ELEMENTS (self->controllers); i++)
    gtk_widget_add_controller (board, self->controllers[i]);
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (board, "marks", G_ACTION_GROUP (self->actions));
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "node-changed",
                                  G_CALLBACK (node_changed_cb), self);
  return self;
}

void
awale_mark_editor_free (AwaleMarkEditor *self)
{
  g_return_if_fail (self != NULL);

  gtk_widget_insert_action_group (self->board, "marks", NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (self->controllers); i++)
    {
      g_signal_handlers_disconnect_by_data (self->controllers[i], self);
      gtk_widget_remove_controller (self->board, self->controllers[i]);
    }
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_object_unref (self->actions);
  g_signal_group_set_target (self->game_signals, NULL);
  g_object_unref (self->game_signals);
  g_clear_object (&self->game);
  g_clear_pointer (&self->node, awale_node_unref);
  awale_board_renderer_unref (self->renderer);
  g_free (self);
}

void
awale_mark_editor_set_node (AwaleMarkEditor *self,
                            AwaleGame       *game,
                            AwaleNode       *node)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail ((game == NULL) == (node == NULL));

  self->from = self->to = AWALE_NO_MOVE;
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
  if (node != NULL)
    awale_node_ref (node);
  g_clear_pointer (&self->node, awale_node_unref);
  self->node = node;
  read_marks (self);
}

void
awale_mark_editor_snapshot (AwaleMarkEditor *self,
                            GtkSnapshot     *snapshot)
{
  g_return_if_fail (self != NULL);

  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    if (self->marks.circles[pit] >= 0)
      awale_board_renderer_snapshot_mark (self->renderer, snapshot, pit, pit,
                                          self->marks.circles[pit]);
  for (AwaleMove from = 0; from < AWALE_PITS; from++)
    for (AwaleMove to = 0; to < AWALE_PITS; to++)
      if (self->marks.arrows[from][to] >= 0)
        awale_board_renderer_snapshot_mark (self->renderer, snapshot, from, to,
                                            self->marks.arrows[from][to]);
  if (self->from == AWALE_NO_MOVE || self->to == AWALE_NO_MOVE)
    return;
  gtk_snapshot_push_opacity (snapshot, DRAFT_OPACITY);
  awale_board_renderer_snapshot_mark (self->renderer, snapshot, self->from, self->to, self->color);
  gtk_snapshot_pop (snapshot);
}

bool
awale_mark_editor_is_active (AwaleMarkEditor *self)
{
  g_return_val_if_fail (self != NULL, false);

  return self->from != AWALE_NO_MOVE;
}

void
awale_mark_editor_finish (AwaleMarkEditor *self,
                          AwaleMove        pit)
{
  AwaleMove from;

  g_return_if_fail (self != NULL);
  g_return_if_fail (awale_mark_editor_is_active (self));

  from = self->from;
  self->from = self->to = AWALE_NO_MOVE;
  toggle (self, from, pit, self->color);
  self->changed (self->board);
}

void
awale_mark_editor_lead (AwaleMarkEditor *self,
                        AwaleMove        pit)
{
  g_return_if_fail (self != NULL);

  if (!awale_mark_editor_is_active (self) || !self->by_keys)
    return;
  self->to = pit;
  self->changed (self->board);
}

char *
awale_mark_editor_word_hint (AwaleMarkEditor *self)
{
  const char *from, *color;

  g_return_val_if_fail (self != NULL, NULL);

  if (!awale_mark_editor_is_active (self) || !self->by_keys)
    return NULL;
  from = awale_move_to_string (self->from);
  color = awale_describe_mark_color (self->color);
  if (self->to == AWALE_NO_MOVE)
    /* Translators: the pit where an arrow begins, and the arrow's color: “Arrow from A (green):
     * …” */
    return g_strdup_printf (_("Arrow from %s (%s): choose where it ends."), from, color);
  if (self->to == self->from)
    /* Translators: the pit of a circle, and the circle's color: “Circle on A (green): …” */
    return g_strdup_printf (_("Circle on %s (%s): M draws, Space recolors."), from, color);
  /* Translators: the first and the last pit of an arrow, and its color: “Arrow A–b (green): …” */
  return g_strdup_printf (_("Arrow %s–%s (%s): M draws, Space recolors."), from,
                          awale_move_to_string (self->to), color);
}

char *
awale_mark_editor_describe_pit (AwaleMarkEditor *self,
                                AwaleMove        pit)
{
  g_autofree char *draft = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  /* While a mark is drawn with keys, the description of the focused pit is about that mark
   * alone. */
  if (pit == (self->to == AWALE_NO_MOVE ? self->from : self->to))
    draft = awale_mark_editor_word_hint (self);
  return draft != NULL ? g_steal_pointer (&draft) : awale_describe_marks (&self->marks, pit);
}

void
awale_mark_editor_show_menu (AwaleMarkEditor *self,
                             AwaleMove        pit)
{
  graphene_rect_t cell;

  g_return_if_fail (self != NULL);

  if (self->game == NULL || awale_board_renderer_get_geometry (self->renderer) == NULL)
    return;
  cancel (self);
  if (self->menu == NULL)
    self->menu = awale_context_menu_new (self->board, "board/awale-marks-menu.ui");
  self->menu_pit = pit;
  cell = awale_board_renderer_get_cell (self->renderer, pit);
  awale_context_menu_open (self->menu, &cell);
}
