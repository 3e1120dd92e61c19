/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-player-bar.h"

#include "game/awale-set-str.h"
#include "game/awale-titles.h"
#include "game/awale-value.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

struct _AwalePlayerBar
{
  AwaleGameWidget parent_instance;

  AwaleSide side;
  char     *player;    /* Name shown instead of that in the game; nullable. */
  bool      thinking;
  bool      waiting;

  GtkWidget *name_label;
  GtkWidget *side_label;
  GtkWidget *turn_box;
  GtkWidget *turn_label;
  GtkWidget *result_label;
  GtkWidget *count_label;
};

G_DEFINE_FINAL_TYPE (AwalePlayerBar, awale_player_bar, AWALE_TYPE_GAME_WIDGET)


/* The result of this player without the score, which is shown beside it. NULL while neither player
 * has won or drawn, and for the player who is behind. (transfer full) */
static char *
word_result (AwalePlayerBar *self,
             AwaleOutcome    outcome)
{
  int own = self->side == AWALE_SOUTH ? outcome.score.south : outcome.score.north;
  int other = self->side == AWALE_SOUTH ? outcome.score.north : outcome.score.south;

  if (outcome.state == AWALE_GAME_STATE_PLAYING || own < other)
    return NULL;
  if (outcome.state == AWALE_GAME_STATE_MAY_STOP)
    return g_strdup (_("has the majority"));
  /* Translators: the result of the game for a player. */
  return g_strdup (own == other ? C_("player", "draw") : C_("player", "wins"));
}

/* Sets the accessible name: “Koffi, North, to move, 12 seeds”. */
static void
update_description (AwalePlayerBar *self,
                    const char     *name,
                    const char     *result,
                    bool            to_move,
                    int             half_seeds)
{
  g_autoptr (GString) text = g_string_new (name);

  awale_description_add_part (text, awale_side_get_name (self->side));
  if (to_move)
    awale_description_add_part (text, gtk_label_get_label (GTK_LABEL (self->turn_label)));
  awale_description_take_part (text, awale_value_to_seeds (50 * half_seeds));
  awale_description_add_part (text, result);
  awale_accessible_set_label (self, text->str);
}

/* Shows the dot of the player to move. Both bars keep space for it, so that nothing moves when the
 * turn changes. */
static void
show_turn (AwalePlayerBar *self,
           bool            to_move,
           bool            ended)
{
  gtk_widget_set_visible (self->turn_box, !ended);
  gtk_widget_set_opacity (self->turn_box, to_move ? 1 : 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->turn_box), GTK_ACCESSIBLE_STATE_HIDDEN,
                               !to_move, -1);
}

static void
awale_player_bar_update (AwaleGameWidget *widget,
                         AwaleGame       *game,
                         AwaleGameChange  change)
{
  AwalePlayerBar *self = AWALE_PLAYER_BAR (widget);
  AwaleNode *node;
  AwalePosition position;
  AwaleOutcome outcome;
  AwaleScore score;
  const char *name;
  g_autofree char *count = NULL;
  g_autofree char *result = NULL;
  int half_seeds;
  bool to_move;

  if (game == NULL || self->waiting)
    return;

  node = awale_game_get_cursor (game);
  position = awale_node_get_position (node);
  outcome = awale_game_get_stated_outcome (game, node);
  to_move = outcome.state != AWALE_GAME_STATE_ENDED && position.side == self->side;
  name = self->player != NULL ? self->player : awale_title_find_player (game, self->side);

  gtk_label_set_label (GTK_LABEL (self->name_label),
                       name != NULL ? name : awale_side_get_name (self->side));
  gtk_label_set_label (GTK_LABEL (self->side_label), awale_side_get_name (self->side));
  gtk_widget_set_visible (self->side_label, name != NULL);
  show_turn (self, to_move, outcome.state == AWALE_GAME_STATE_ENDED);
  gtk_label_set_label (GTK_LABEL (self->turn_label),
                       self->thinking ? _("thinking…") : _("to move"));
  result = word_result (self, outcome);
  awale_style_show_text (self->result_label, result);
  score = awale_game_get_score (game, node);
  half_seeds = self->side == AWALE_SOUTH ? score.south : score.north;
  count = awale_half_seeds_to_string (half_seeds);
  gtk_label_set_label (GTK_LABEL (self->count_label), count);
  update_description (self, name, result, to_move, half_seeds);
}

static void
set_waiting (AwalePlayerBar *self,
             bool            waiting)
{
  if (self->waiting == waiting)
    return;

  self->waiting = waiting;
  awale_game_widget_update (AWALE_GAME_WIDGET (self));
}

static void
awale_player_bar_finalize (GObject *object)
{
  g_free (AWALE_PLAYER_BAR (object)->player);

  G_OBJECT_CLASS (awale_player_bar_parent_class)->finalize (object);
}

static void
awale_player_bar_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  set_waiting (AWALE_PLAYER_BAR (object), g_value_get_boolean (value));
}

static void
awale_player_bar_class_init (AwalePlayerBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = awale_player_bar_finalize;
  object_class->set_property = awale_player_bar_set_property;
  AWALE_GAME_WIDGET_CLASS (klass)->update = awale_player_bar_update;

  g_object_class_install_property (
    object_class, 1,
    g_param_spec_boolean ("waiting", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));

  g_type_ensure (AWALE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/widgets/board/awale-player-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AwalePlayerBar, name_label);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayerBar, side_label);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayerBar, turn_box);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayerBar, turn_label);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayerBar, result_label);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayerBar, count_label);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "playerbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_player_bar_init (AwalePlayerBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
awale_player_bar_set_player (AwalePlayerBar *self,
                             const char     *player)
{
  g_return_if_fail (AWALE_IS_PLAYER_BAR (self));

  if (!awale_set_str (&self->player, player))
    return;

  awale_game_widget_update (AWALE_GAME_WIDGET (self));
}

void
awale_player_bar_set_thinking (AwalePlayerBar *self,
                               bool            thinking)
{
  g_return_if_fail (AWALE_IS_PLAYER_BAR (self));

  if (self->thinking == thinking)
    return;

  self->thinking = thinking;
  awale_game_widget_update (AWALE_GAME_WIDGET (self));
}

void
awale_player_bar_set_show_count (AwalePlayerBar *self,
                                 bool            show_count)
{
  g_return_if_fail (AWALE_IS_PLAYER_BAR (self));

  gtk_widget_set_visible (self->count_label, show_count);
}

void
awale_player_bar_set_side (AwalePlayerBar *self,
                           AwaleSide       side)
{
  g_return_if_fail (AWALE_IS_PLAYER_BAR (self));
  g_return_if_fail (side == AWALE_SOUTH || side == AWALE_NORTH);

  if (self->side == side)
    return;

  self->side = side;
  awale_game_widget_update (AWALE_GAME_WIDGET (self));
}
