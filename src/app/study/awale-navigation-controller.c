/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-navigation-controller"

#include "awale-navigation-controller.h"

#include "widgets/awale-focus.h"
#include "widgets/moves/awale-navigation-history.h"

#include <glib/gi18n-lib.h>

/* Numbers of the extra mouse buttons with which browsers go back and forward. */
#define BUTTON_BACK 8
#define BUTTON_FORWARD 9

struct _AwaleNavigationController
{
  AwaleController         parent_instance;

  AwaleStudy             *study;
  AwaleFindBar           *find_bar;

  AwaleNavigationHistory *trail;
  GtkWidget              *find_return;   /* Weak pointer to the widget that had the focus before the
                                          * find bar. */
  unsigned                autoplay_source;
};

G_DEFINE_FINAL_TYPE (AwaleNavigationController, awale_navigation_controller, AWALE_TYPE_CONTROLLER)


static void
go_to (AwaleNavigationController *self,
       AwaleNode                 *node)
{
  if (node != NULL)
    awale_game_set_cursor (awale_study_get_game (self->study), node);
}

/* --- In the game ----------------------------------------------------------------------------- */

static void
first (AwaleNavigationController *self)
{
  go_to (self, awale_game_get_root (awale_study_get_game (self->study)));
}

static void
previous (AwaleNavigationController *self)
{
  go_to (self, awale_node_get_parent (awale_study_get_cursor (self->study)));
}

static bool
is_before (AwaleNavigationController *self)
{
  return awale_node_get_parent (awale_study_get_cursor (self->study)) != NULL;
}

static void
next (AwaleNavigationController *self)
{
  go_to (self, awale_game_get_next (awale_study_get_game (self->study),
                                    awale_study_get_cursor (self->study)));
}

static void
last (AwaleNavigationController *self)
{
  go_to (self, awale_game_get_selected_line_end (awale_study_get_game (self->study),
                                                 awale_study_get_cursor (self->study)));
}

static bool
is_after (AwaleNavigationController *self)
{
  return awale_node_get_first_child (awale_study_get_cursor (self->study)) != NULL;
}

/* The next (@step 1) or previous (−1) sibling of @node, or NULL. */
static AwaleNode *
get_sibling (AwaleNode *node,
             int        step)
{
  AwaleNode *parent = awale_node_get_parent (node);
  AwaleNode *before = NULL;

  if (parent == NULL)
    return NULL;

  if (step > 0)
    return awale_node_get_next_sibling (node);

  for (AwaleNode *n = awale_node_get_first_child (parent); n != node;
       n = awale_node_get_next_sibling (n))
    before = n;

  return before;
}

/* The next or previous variation beside @node, or else beside the nearest move before it; NULL if
 * there is none. */
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

/* The next or previous sibling of the move that a step forward would play, or NULL. */
static AwaleNode *
find_branch (AwaleNavigationController *self,
             int                        step)
{
  AwaleNode *cursor = awale_study_get_cursor (self->study);

  if (awale_node_get_n_children (cursor) < 2)
    return NULL;
  return get_sibling (awale_game_get_next (awale_study_get_game (self->study), cursor), step);
}

/* Selects the next or previous of the moves that continue the current position. If there is none in
 * that direction, goes to another variation beside the current move or an earlier one. */
static void
go_to_variation (AwaleNavigationController *self,
                 int                        step)
{
  AwaleNode *branch = find_branch (self, step);

  if (branch != NULL)
    awale_game_choose_next (awale_study_get_game (self->study), branch);
  else
    go_to (self, find_variation (awale_study_get_cursor (self->study), step));
}

static bool
has_variation (AwaleNavigationController *self,
               int                        step)
{
  return find_branch (self, step) != NULL ||
         find_variation (awale_study_get_cursor (self->study), step) != NULL;
}

static void
previous_variation (AwaleNavigationController *self)
{
  go_to_variation (self, -1);
}

static bool
has_previous_variation (AwaleNavigationController *self)
{
  return has_variation (self, -1);
}

static void
next_variation (AwaleNavigationController *self)
{
  go_to_variation (self, 1);
}

static bool
has_next_variation (AwaleNavigationController *self)
{
  return has_variation (self, 1);
}

/* --- History --------------------------------------------------------------------------------- */

static void
back (AwaleNavigationController *self)
{
  awale_navigation_history_go_back (self->trail);
}

static bool
can_go_back (AwaleNavigationController *self)
{
  return awale_navigation_history_can_go_back (self->trail);
}

static void
forward (AwaleNavigationController *self)
{
  awale_navigation_history_go_forward (self->trail);
}

static bool
can_go_forward (AwaleNavigationController *self)
{
  return awale_navigation_history_can_go_forward (self->trail);
}

static void
extra_pressed_cb (AwaleNavigationController *self,
                  int                        n_press,
                  double                     x,
                  double                     y,
                  GtkGesture                *gesture)
{
  unsigned button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (button != BUTTON_BACK && button != BUTTON_FORWARD)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (GTK_WIDGET (self->study->view),
                              button == BUTTON_BACK ? "win.back" : "win.forward", NULL);
}

static void
add_extra_buttons (AwaleNavigationController *self)
{
  GtkGesture *extra = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (extra), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (extra), GTK_PHASE_CAPTURE);
  g_signal_connect_object (extra, "pressed", G_CALLBACK (extra_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->study->view), GTK_EVENT_CONTROLLER (extra));
}

/* --- Mouse wheel ----------------------------------------------------------------------------- */

static gboolean
scrolled_cb (AwaleNavigationController *self,
             double                     dx,
             double                     dy)
{
  return gtk_widget_activate_action (GTK_WIDGET (self->study->view),
                                     dy > 0 ? "win.next" : "win.previous", NULL);
}

static void
add_wheel (AwaleNavigationController *self)
{
  const GtkEventControllerScrollFlags flags = GTK_EVENT_CONTROLLER_SCROLL_VERTICAL |
                                              GTK_EVENT_CONTROLLER_SCROLL_DISCRETE;
  GtkEventController *wheel = gtk_event_controller_scroll_new (flags);

  g_signal_connect_object (wheel, "scroll", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->study->board), wheel);
}

/* --- Autoplay -------------------------------------------------------------------------------- */

/* Milliseconds per move. */
static unsigned
get_autoplay_interval (AwaleNavigationController *self)
{
  switch (awale_board_get_animation_speed (self->study->board))
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
  AwaleNavigationController *self = data;

  if (is_after (self) && awale_board_is_animating (self->study->board))
    return G_SOURCE_CONTINUE;

  next (self);
  if (is_after (self))
    return G_SOURCE_CONTINUE;

  awale_navigation_controller_set_autoplay (self, false);

  return G_SOURCE_REMOVE;
}

static void
stop_autoplay (AwaleNavigationController *self)
{
  awale_navigation_controller_set_autoplay (self, false);
}

static bool
can_autoplay (AwaleNavigationController *self)
{
  return is_after (self) || awale_navigation_controller_get_autoplay (self);
}

static void
play_changed_cb (AwaleNavigationController *self)
{
  if (self->study->play != NULL)
    stop_autoplay (self);
}

/* --- Finding --------------------------------------------------------------------------------- */

static void
find (AwaleNavigationController *self)
{
  GtkWidget *focus = awale_focus_get (self->study->view);

  if (!awale_find_bar_is_open (self->find_bar) ||
      (focus != NULL && !awale_focus_is_inside (self->find_bar)))
    g_set_weak_pointer (&self->find_return, focus);
  awale_study_view_show_page (self->study->view, AWALE_STUDY_PAGE_MOVES);
  awale_find_bar_open (self->find_bar);
}

static void
find_on (AwaleNavigationController *self,
         int                        step)
{
  if (*awale_finder_get_text (awale_find_bar_get_finder (self->find_bar)) == '\0')
    find (self);
  else
    awale_find_bar_step (self->find_bar, step);
}

static void
find_next (AwaleNavigationController *self)
{
  find_on (self, 1);
}

static void
find_previous (AwaleNavigationController *self)
{
  find_on (self, -1);
}

static void
find_closed_cb (AwaleNavigationController *self)
{
  GtkWidget *target = self->find_return;

  if ((awale_focus_get (self->study->view) == NULL || awale_focus_is_inside (self->find_bar))
      && (target == NULL || !gtk_widget_get_mapped (target) || !gtk_widget_grab_focus (target)))
    awale_study_view_focus_board (self->study->view);
  g_clear_weak_pointer (&self->find_return);
}

static void
game_found_cb (AwaleNavigationController *self,
               AwaleGame                 *game)
{
  size_t index = awale_document_get_index (awale_draft_get_document (self->study->draft), game);

  awale_draft_set_index (self->study->draft, (unsigned) index);
}

/* --- Actions --------------------------------------------------------------------------------- */

static const AwaleAction actions[] =
{
  { .name = "next", .activate = G_CALLBACK (next),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (is_after),
    .keys = "Page_Down|KP_Page_Down", .capture = true, .unless_scrolling = true,
    .group = AWALE_KEYS_NAVIGATION, .title = N_("Next move") },
  { .name = "previous", .activate = G_CALLBACK (previous),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (is_before),
    .keys = "Page_Up|KP_Page_Up", .capture = true, .unless_scrolling = true,
    .group = AWALE_KEYS_NAVIGATION, .title = N_("Previous move") },
  { .name = "last", .activate = G_CALLBACK (last),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (is_after),
    .keys = "<Alt>End|<Alt>KP_End", .capture = true,
    .group = AWALE_KEYS_NAVIGATION, .title = N_("End of the line") },
  { .name = "first", .activate = G_CALLBACK (first),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (is_before),
    .keys = "<Alt>Home|<Alt>KP_Home", .capture = true,
    .group = AWALE_KEYS_NAVIGATION, .title = N_("Start of the game") },
  { .name = "next-variation", .activate = G_CALLBACK (next_variation),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (has_next_variation),
    .keys = "<Alt>Down|<Alt>KP_Down", .capture = true,
    .group = AWALE_KEYS_NAVIGATION, .title = N_("Next branch or variation") },
  { .name = "previous-variation", .activate = G_CALLBACK (previous_variation),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (has_previous_variation),
    .keys = "<Alt>Up|<Alt>KP_Up", .capture = true,
    .group = AWALE_KEYS_NAVIGATION, .title = N_("Previous branch or variation") },
  { .name = "back", .activate = G_CALLBACK (back),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_go_back),
    .keys = "<Alt>Left|<Alt>KP_Left", .capture = true,
    .group = AWALE_KEYS_NAVIGATION, .title = N_("Back to the position seen before") },
  { .name = "forward", .activate = G_CALLBACK (forward),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_go_forward),
    .keys = "<Alt>Right|<Alt>KP_Right", .capture = true,
    .group = AWALE_KEYS_NAVIGATION, .title = N_("Forward again") },
  { .name = "find", .activate = G_CALLBACK (find), .when = AWALE_WHEN_STUDY,
    .keys = "<Control>f", .group = AWALE_KEYS_NAVIGATION,
    .title = N_("Find moves or comments") },
  { .name = "find-next", .activate = G_CALLBACK (find_next), .when = AWALE_WHEN_STUDY,
    .keys = "<Control>g", .group = AWALE_KEYS_NAVIGATION, .title = N_("Next match") },
  { .name = "find-previous", .activate = G_CALLBACK (find_previous), .when = AWALE_WHEN_STUDY,
    .keys = "<Control><Shift>g", .group = AWALE_KEYS_NAVIGATION, .title = N_("Previous match") },
  { .name = "autoplay", .property = "autoplay",
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_autoplay),
    .keys = "<Control>space", .capture = true,
    .group = AWALE_KEYS_NAVIGATION, .title = N_("Play the game automatically") },
};

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_navigation_controller_game_changed (AwaleController *controller)
{
  AwaleNavigationController *self = AWALE_NAVIGATION_CONTROLLER (controller);

  stop_autoplay (self);
  awale_navigation_history_set_game (self->trail, awale_study_get_game (self->study));
}

static void
awale_navigation_controller_get_property (GObject    *object,
                                          guint       prop_id,
                                          GValue     *value,
                                          GParamSpec *pspec)
{
  g_value_set_boolean (
      value, awale_navigation_controller_get_autoplay (AWALE_NAVIGATION_CONTROLLER (object)));
}

static void
awale_navigation_controller_set_property (GObject      *object,
                                          guint         prop_id,
                                          const GValue *value,
                                          GParamSpec   *pspec)
{
  awale_navigation_controller_set_autoplay (AWALE_NAVIGATION_CONTROLLER (object),
                                            g_value_get_boolean (value));
}

static void
awale_navigation_controller_dispose (GObject *object)
{
  AwaleNavigationController *self = AWALE_NAVIGATION_CONTROLLER (object);

  g_clear_handle_id (&self->autoplay_source, g_source_remove);
  g_clear_pointer (&self->trail, awale_navigation_history_free);
  g_clear_weak_pointer (&self->find_return);

  G_OBJECT_CLASS (awale_navigation_controller_parent_class)->dispose (object);
}

static void
awale_navigation_controller_set_up (AwaleController *controller,
                                    AwaleStudy      *study)
{
  AwaleNavigationController *self = AWALE_NAVIGATION_CONTROLLER (controller);

  self->study = study;
  self->find_bar = awale_study_pane_get_find_bar (study->pane);
  g_signal_connect_object (study->view, "notify::setting-up", G_CALLBACK (stop_autoplay), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (study->play_controller, "notify::play", G_CALLBACK (play_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->find_bar, "closed", G_CALLBACK (find_closed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->find_bar, "game-found", G_CALLBACK (game_found_cb), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (study->draft, "document", self->find_bar, "games",
                          G_BINDING_SYNC_CREATE);
  add_extra_buttons (self);
  add_wheel (self);
}

static void
awale_navigation_controller_class_init (AwaleNavigationControllerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  AwaleControllerClass *controller_class = AWALE_CONTROLLER_CLASS (klass);

  object_class->get_property = awale_navigation_controller_get_property;
  object_class->set_property = awale_navigation_controller_set_property;
  object_class->dispose = awale_navigation_controller_dispose;
  controller_class->actions = actions;
  controller_class->n_actions = G_N_ELEMENTS (actions);
  controller_class->set_up = awale_navigation_controller_set_up;
  controller_class->game_changed = awale_navigation_controller_game_changed;

  g_object_class_install_property (
    object_class, 1,
    g_param_spec_boolean ("autoplay", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}

static void
awale_navigation_controller_init (AwaleNavigationController *self)
{
  self->trail = awale_navigation_history_new ();
}

bool
awale_navigation_controller_get_autoplay (AwaleNavigationController *self)
{
  g_return_val_if_fail (AWALE_IS_NAVIGATION_CONTROLLER (self), false);

  return self->autoplay_source != 0;
}

void
awale_navigation_controller_set_autoplay (AwaleNavigationController *self,
                                          bool                       autoplay)
{
  g_return_if_fail (AWALE_IS_NAVIGATION_CONTROLLER (self));

  autoplay = autoplay && awale_study_get_game (self->study) != NULL && is_after (self);
  if (autoplay == awale_navigation_controller_get_autoplay (self))
    return;

  g_clear_handle_id (&self->autoplay_source, g_source_remove);
  if (autoplay)
    self->autoplay_source = g_timeout_add (get_autoplay_interval (self), autoplay_cb, self);
  g_object_notify (G_OBJECT (self), "autoplay");
  awale_controller_changed (self);
}

