/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-study-view"

#include "awale-study-view.h"

#include "awale-split-view.h"
#include "awale-study-column.h"
#include "game/awale-set-str.h"
#include "game/awale-signal.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-center-layout.h"

#include <glib/gi18n-lib.h>

struct _AwaleStudyView
{
  GtkWidget           parent_instance;

  AwaleSplitView     *split;
  AwalePlayerBar     *far_player;
  AwalePlayerBar     *near_player;
  AwaleBoard         *board;
  AwalePassBar       *pass_bar;
  AwalePlayBar       *play_bar;
  GtkWidget          *walk;
  GtkWidget          *ruleset_button;
  GtkLabel           *ruleset_label;
  AwaleGraph         *graph;
  GtkWidget          *transport;
  AwaleStudyPane     *pane;

  AwaleGame          *game;
  GtkWidget          *put_aside;  /* Pane that is replaced by a panel during a setup; nullable. */
  bool                pane_shown; /* True if that pane was visible. */
  bool                flipped;
  bool                show_evaluations;
  char               *players[2];  /* Names shown instead of those in the tags, by side;
                                    * nullable. */
  bool                thinking[2];
  bool                playing;     /* True while a game is being played, in which passes need no
                                    * input. */
};

G_DEFINE_FINAL_TYPE (AwaleStudyView, awale_study_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_FLIPPED,
  PROP_SHOW_EVALUATIONS,
  PROP_SETTING_UP,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
focus_board_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  awale_study_view_focus_board (AWALE_STUDY_VIEW (widget));
}

static void
focus_comment_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  awale_study_view_focus_comment (AWALE_STUDY_VIEW (widget));
}

/* Shows the result in a single place: in the move list if it is visible, or else in the play bar if
 * that is visible, or else below the board. */
static void
end_place_changed_cb (AwaleStudyView *self)
{
  bool listed = gtk_widget_get_mapped (awale_study_pane_get_move_list (self->pane));

  awale_play_bar_set_end_listed (self->play_bar, listed);
  awale_board_set_end_listed (self->board,
                              listed || gtk_widget_get_visible (GTK_WIDGET (self->play_bar)));
}

static void
passed_cb (AwaleStudyView *self)
{
  awale_board_pass (self->board);
  awale_study_view_focus_board (self);
}

static void
update_sides (AwaleStudyView *self)
{
  AwalePlayerBar *bars[2] = { self->near_player, self->far_player };

  for (int i = 0; i < 2; i++)
    {
      AwaleSide side = self->flipped ? !i : i;

      awale_player_bar_set_side (bars[i], side);
      awale_player_bar_set_player (bars[i], self->players[side]);
      awale_player_bar_set_thinking (bars[i], self->thinking[side]);
    }
}

static void
awale_study_view_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  AwaleStudyView *self = AWALE_STUDY_VIEW (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_FLIPPED:
      g_value_set_boolean (value, awale_study_view_get_flipped (self));
      break;
    case PROP_SHOW_EVALUATIONS:
      g_value_set_boolean (value, awale_study_view_get_show_evaluations (self));
      break;
    case PROP_SETTING_UP:
      g_value_set_boolean (value, awale_study_view_is_setting_up (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_game (AwaleStudyView *self,
          AwaleGame      *game)
{
  if (self->game == game)
    return;

  awale_study_view_flush (self);
  g_set_object (&self->game, game);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

static void
awale_study_view_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  AwaleStudyView *self = AWALE_STUDY_VIEW (object);

  switch (prop_id)
    {
    case PROP_GAME:
      set_game (self, g_value_get_object (value));
      break;
    case PROP_FLIPPED:
      awale_study_view_set_flipped (self, g_value_get_boolean (value));
      break;
    case PROP_SHOW_EVALUATIONS:
      awale_study_view_set_show_evaluations (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_study_view_dispose (GObject *object)
{
  AwaleStudyView *self = AWALE_STUDY_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_STUDY_VIEW);
  g_clear_object (&self->put_aside);
  g_clear_object (&self->game);
  g_clear_pointer (&self->players[AWALE_SOUTH], g_free);
  g_clear_pointer (&self->players[AWALE_NORTH], g_free);

  G_OBJECT_CLASS (awale_study_view_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, AWALE_TYPE_GAME,
                                          G_PARAM_READWRITE | flags);
  props[PROP_FLIPPED] = g_param_spec_boolean ("flipped", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | flags);
  props[PROP_SHOW_EVALUATIONS] = g_param_spec_boolean ("show-evaluations", NULL, NULL, TRUE,
                                                       G_PARAM_READWRITE | flags);
  props[PROP_SETTING_UP] = g_param_spec_boolean ("setting-up", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
autoplay_toggled_cb (AwaleStudyView  *self,
                     GParamSpec      *pspec,
                     GtkToggleButton *button)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), gtk_toggle_button_get_active (button)
                                                   ? "media-playback-pause-symbolic"
                                                   : "media-playback-start-symbolic");
}

static void
awale_study_view_class_init (AwaleStudyViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_study_view_dispose;
  object_class->get_property = awale_study_view_get_property;
  object_class->set_property = awale_study_view_set_property;
  install_properties (object_class);
  AWALE_ADD_SIGNAL (klass, "flush", 0);

  g_type_ensure (AWALE_TYPE_STUDY_COLUMN);
  g_type_ensure (AWALE_TYPE_PLAY_BAR);
  g_type_ensure (AWALE_TYPE_SPLIT_VIEW);
  g_type_ensure (AWALE_TYPE_STUDY_PANE);
  awale_widgets_init ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/awale/Awale/study/awale-study-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyView, split);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyView, far_player);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyView, near_player);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyView, board);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyView, pass_bar);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyView, play_bar);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyView, walk);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyView, ruleset_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyView, ruleset_label);
  gtk_widget_class_bind_template_child_full (widget_class, "board_button", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyView, graph);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyView, transport);
  gtk_widget_class_bind_template_callback (widget_class, autoplay_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, end_place_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, passed_cb);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyView, pane);
  gtk_widget_class_install_action (widget_class, "study.focus-board", NULL, focus_board_action);
  gtk_widget_class_install_action (widget_class, "study.focus-comment", NULL,
                                   focus_comment_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

/* Sets the direction from left to right in every language, because the buttons step through time,
 * which runs to the right in the graph too. */
static void
keep_left_to_right (GtkWidget *widget)
{
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep_left_to_right (child);
}

static void
awale_study_view_init (AwaleStudyView *self)
{
  GtkWidget *moves;

  self->show_evaluations = true;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->walk, awale_center_layout_new ());
  keep_left_to_right (self->transport);
  update_sides (self);

  moves = awale_study_pane_get_move_list (self->pane);
  g_signal_connect_object (moves, "map", G_CALLBACK (end_place_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (moves, "unmap", G_CALLBACK (end_place_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

bool
awale_study_view_get_flipped (AwaleStudyView *self)
{
  g_return_val_if_fail (AWALE_IS_STUDY_VIEW (self), false);

  return self->flipped;
}

void
awale_study_view_set_flipped (AwaleStudyView *self,
                              bool            flipped)
{
  g_return_if_fail (AWALE_IS_STUDY_VIEW (self));

  if (self->flipped == flipped)
    return;

  self->flipped = flipped;
  update_sides (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FLIPPED]);
}

bool
awale_study_view_get_show_evaluations (AwaleStudyView *self)
{
  g_return_val_if_fail (AWALE_IS_STUDY_VIEW (self), false);

  return self->show_evaluations;
}

void
awale_study_view_set_show_evaluations (AwaleStudyView *self,
                                       bool            show_evaluations)
{
  g_return_if_fail (AWALE_IS_STUDY_VIEW (self));

  if (self->show_evaluations == show_evaluations)
    return;

  self->show_evaluations = show_evaluations;
  awale_graph_set_show_evaluations (self->graph, show_evaluations);
  awale_study_pane_set_show_evaluations (self->pane, show_evaluations);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOW_EVALUATIONS]);
}

void
awale_study_view_set_ruleset (AwaleStudyView *self,
                              const char     *name)
{
  g_autofree char *words = NULL;

  g_return_if_fail (AWALE_IS_STUDY_VIEW (self));
  g_return_if_fail (name != NULL);

  /* Translators: %s is a ruleset: “Ruleset: Awélé (Oware Society)”. */
  words = g_strdup_printf (_("Ruleset: %s"), name);
  gtk_label_set_label (self->ruleset_label, name);
  gtk_widget_set_tooltip_text (self->ruleset_button, words);
  awale_accessible_set_label (self->ruleset_button, words);
}

void
awale_study_view_set_player (AwaleStudyView *self,
                             AwaleSide       side,
                             const char     *player,
                             bool            thinking)
{
  g_return_if_fail (AWALE_IS_STUDY_VIEW (self));
  g_return_if_fail (side == AWALE_SOUTH || side == AWALE_NORTH);

  awale_set_str (&self->players[side], player);
  self->thinking[side] = thinking;
  update_sides (self);
}

static void
update_pass_bar (AwaleStudyView *self)
{
  awale_pass_bar_set_shown (self->pass_bar, !self->playing &&
                                            awale_board_get_editor (self->board) == NULL);
}

void
awale_study_view_set_playing (AwaleStudyView *self,
                              bool            playing)
{
  g_return_if_fail (AWALE_IS_STUDY_VIEW (self));

  self->playing = playing;
  awale_graph_set_brief (self->graph, playing);
  update_pass_bar (self);
}

/* Shows or hides the widgets about the game, which are hidden while a position is set up. */
static void
show_game_parts (AwaleStudyView *self,
                 bool            shown)
{
  gtk_widget_set_visible (GTK_WIDGET (self->far_player), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->near_player), shown);
  awale_play_bar_set_shown (self->play_bar, shown);
  update_pass_bar (self);
  gtk_widget_set_visible (self->walk, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->graph), shown);
}

void
awale_study_view_set_pictures (AwaleStudyView *self,
                               bool            shown)
{
  g_return_if_fail (AWALE_IS_STUDY_VIEW (self));

  gtk_widget_set_opacity (GTK_WIDGET (self->board), shown);
  gtk_widget_set_opacity (GTK_WIDGET (self->graph), shown);
}

void
awale_study_view_set_setup (AwaleStudyView      *self,
                            GtkWidget           *panel,
                            AwalePositionEditor *editor)
{
  g_return_if_fail (AWALE_IS_STUDY_VIEW (self));
  g_return_if_fail (panel == NULL || GTK_IS_WIDGET (panel));
  g_return_if_fail ((panel == NULL) == (editor == NULL));

  if (panel != NULL && self->put_aside == NULL)
    {
      self->put_aside = g_object_ref (awale_split_view_get_pane (self->split));
      self->pane_shown = awale_split_view_get_show_pane (self->split);
    }
  awale_board_set_editor (self->board, editor);
  show_game_parts (self, panel == NULL);
  if (panel != NULL)
    {
      awale_split_view_set_pane (self->split, panel);
      awale_split_view_set_show_pane (self->split, true);
    }
  else if (self->put_aside != NULL)
    {
      awale_split_view_set_pane (self->split, self->put_aside);
      awale_split_view_set_show_pane (self->split, self->pane_shown);
      g_clear_object (&self->put_aside);
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SETTING_UP]);
}

bool
awale_study_view_is_setting_up (AwaleStudyView *self)
{
  g_return_val_if_fail (AWALE_IS_STUDY_VIEW (self), false);

  return self->put_aside != NULL;
}

void
awale_study_view_show_page (AwaleStudyView *self,
                            AwaleStudyPage  page)
{
  g_return_if_fail (AWALE_IS_STUDY_VIEW (self));

  awale_split_view_set_show_pane (self->split, true);
  awale_study_pane_show (self->pane, page);
}

void
awale_study_view_flush (AwaleStudyView *self)
{
  g_return_if_fail (AWALE_IS_STUDY_VIEW (self));

  awale_study_pane_flush (self->pane);
  g_signal_emit_by_name (self, "flush");
}

void
awale_study_view_focus_game (AwaleStudyView *self)
{
  bool is_recorded;

  g_return_if_fail (AWALE_IS_STUDY_VIEW (self));

  is_recorded = self->game != NULL &&
                awale_node_get_first_child (awale_game_get_root (self->game)) != NULL;
  if (!is_recorded || !awale_split_view_get_show_pane (self->split) ||
      !awale_study_pane_focus_moves (self->pane))
    awale_study_view_focus_board (self);
}

void
awale_study_view_focus_comment (AwaleStudyView *self)
{
  g_return_if_fail (AWALE_IS_STUDY_VIEW (self));

  awale_split_view_set_show_pane (self->split, true);
  awale_study_pane_focus_comment (self->pane);
}

void
awale_study_view_focus_board (AwaleStudyView *self)
{
  g_return_if_fail (AWALE_IS_STUDY_VIEW (self));

  awale_board_focus_pit (self->board, AWALE_NO_MOVE);
}
