/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-new-game-dialog"

#include "awale-new-game-dialog.h"

#include "app/rulesets/awale-ruleset-group.h"
#include "awale-player-group.h"
#include "engine/awale-level.h"
#include "game/awale-signal.h"
#include "notation/awale-ogn.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

/* Milliseconds for which each name is shown while a lot is drawn, and the number of names shown. */
#define LOT_INTERVAL 90
#define LOT_TURNS 12

struct _AwaleNewGameDialog
{
  AdwWindow          parent_instance;

  GtkWidget         *create;
  AwalePlayerGroup  *players[2];
  AwalePlayerGroup  *south;
  AwalePlayerGroup  *north;
  GtkWidget         *teaching_group;
  GtkSwitch         *teaching;
  AwaleRulesetGroup *rules;
  GtkWidget         *start_group;
  AdwComboRow       *start;
  AdwEntryRow       *position;
  AdwComboRow       *first;
  AdwComboRow       *younger;
  AdwActionRow      *lot;
  GtkWidget         *draw;
  GtkLabel          *problem;

  GSettings         *settings;
  AwaleGame         *view;
  bool               plays_on;   /* True if the players continue the game `view`. */
  int                drawn;      /* Side drawn by lot, or NOT_DRAWN. */
  bool               unseen;     /* True if lots were drawn only as the dialog closed. */
  unsigned           lot_turns;
  unsigned           lot_source;
};

G_DEFINE_FINAL_TYPE (AwaleNewGameDialog, awale_new_game_dialog, ADW_TYPE_WINDOW)

#define NOT_DRAWN -1

/* Choices of the row “first move”. */
enum
{
  FIRST_SOUTH,
  FIRST_NORTH,
  FIRST_YOUNGEST,
  FIRST_BY_LOT,
};

/* Choices of the row “start”; START_VIEW is offered only for a displayed position that is not the
 * standard start. */
enum
{
  START_STANDARD,
  START_POSITION,
  START_VIEW,
};

static const char *const level_keys[] = { "south-level", "north-level" };
static const char *const engine_keys[] = { "south-engine", "north-engine" };
static const char *const name_keys[] = { "south-name", "north-name" };

static bool
from_position (AwaleNewGameDialog *self)
{
  return adw_combo_row_get_selected (self->start) == START_POSITION;
}

/* A warning about @position if it does not have 48 seeds or a legal move, otherwise NULL. A game
 * can start there nevertheless. (transfer full) */
static char *
dup_doubt (AwalePosition       position,
           const AwaleRuleset *rules)
{
  int total = awale_position_total (position);

  if (total != AWALE_SEEDS)
    return g_strdup_printf (ngettext ("There is %d seed in all, not 48.",
                                      "There are %d seeds in all, not 48.", total), total);
  if (awale_legal_moves (position, rules) == 0)
    return g_strdup (_("The game is over in this position: the player to move has no legal "
                       "sowing."));

  return NULL;
}

static bool
check_position (AwaleNewGameDialog *self,
                AwalePosition      *position)
{
  AwaleRuleset rules = awale_ruleset_group_get_rules (self->rules);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->position));
  g_autoptr (GError) error = NULL;
  g_autofree char *doubt = NULL;
  bool valid = awale_ogn_parse_position (text, position, &error);

  if (valid)
    doubt = dup_doubt (*position, &rules);
  awale_style_show_text (self->problem, valid ? doubt : error->message);
  awale_style_set_class (self->position, "error", !valid);

  return valid;
}

static AwalePosition
get_view (AwaleNewGameDialog *self)
{
  return awale_node_get_position (awale_game_get_cursor (self->view));
}

/* Reads the start position without regard to the choice of the first player. Returns false if the
 * text of the position is invalid. */
static bool
read_start (AwaleNewGameDialog *self,
            AwalePosition      *position)
{
  AwaleRuleset rules = awale_ruleset_group_get_rules (self->rules);
  g_autofree char *doubt = NULL;

  switch (adw_combo_row_get_selected (self->start))
    {
    case START_POSITION:
      return check_position (self, position);
    case START_VIEW:
      *position = get_view (self);
      doubt = dup_doubt (*position, &rules);
      awale_style_show_text (self->problem, doubt);
      return true;
    case START_STANDARD:
    default:
      *position = awale_position_start ();
      awale_style_show_text (self->problem, NULL);
      return true;
    }
}

static char *
dup_name (AwaleNewGameDialog *self,
          AwaleSide           side)
{
  g_autofree char *name = awale_player_group_dup_name (self->players[side]);

  if (*name != '\0')
    return g_steal_pointer (&name);
  return g_strdup (awale_side_get_name (side));
}

/* --- First player ---------------------------------------------------------------------------- */

static void
show_lot (AwaleNewGameDialog *self,
          int                 side,
          bool                settled)
{
  g_autofree char *name = side == NOT_DRAWN ? NULL : dup_name (self, side);
  g_autofree char *text = NULL;

  if (name == NULL)
    text = g_strdup (_("Not drawn yet"));
  else if (settled)
    text = g_strdup_printf (_("%s starts"), name);
  adw_action_row_set_subtitle (self->lot, text != NULL ? text : name);
  gtk_widget_set_sensitive (self->draw, side == NOT_DRAWN);
}

static gboolean
lot_turns_cb (gpointer data)
{
  AwaleNewGameDialog *self = data;
  bool settled = ++self->lot_turns >= LOT_TURNS;

  show_lot (self, settled ? self->drawn : (int) self->lot_turns % 2, settled);
  if (!settled)
    return G_SOURCE_CONTINUE;

  self->lot_source = 0;
  return G_SOURCE_REMOVE;
}

static void
draw_lot (AwaleNewGameDialog *self)
{
  self->drawn = g_random_boolean () ? AWALE_NORTH : AWALE_SOUTH;
}

static void
draw_clicked_cb (AwaleNewGameDialog *self)
{
  gboolean animates;

  if (self->drawn != NOT_DRAWN)
    return;

  draw_lot (self);
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animates,
                NULL);
  self->lot_turns = animates ? 0 : LOT_TURNS;
  if (animates)
    self->lot_source = g_timeout_add (LOT_INTERVAL, lot_turns_cb, self);
  show_lot (self, animates ? AWALE_SOUTH : self->drawn, !animates);
}

static void
update_names (AwaleNewGameDialog *self)
{
  g_autofree char *south = dup_name (self, AWALE_SOUTH);
  g_autofree char *north = dup_name (self, AWALE_NORTH);
  const char *const names[] = { south, north, NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);
  unsigned selected = adw_combo_row_get_selected (self->younger);

  adw_combo_row_set_model (self->younger, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->younger, selected < 2 ? selected : AWALE_SOUTH);
  if (self->lot_source == 0)
    show_lot (self, self->drawn, true);
}

static AwaleSide
get_first (AwaleNewGameDialog *self)
{
  switch (adw_combo_row_get_selected (self->first))
    {
    case FIRST_NORTH:
      return AWALE_NORTH;
    case FIRST_YOUNGEST:
      return adw_combo_row_get_selected (self->younger) == 1 ? AWALE_NORTH : AWALE_SOUTH;
    case FIRST_BY_LOT:
      return self->drawn == AWALE_NORTH ? AWALE_NORTH : AWALE_SOUTH;
    case FIRST_SOUTH:
    default:
      return AWALE_SOUTH;
    }
}

/* --- Display --------------------------------------------------------------------------------- */

static void
update (AwaleNewGameDialog *self)
{
  unsigned first = adw_combo_row_get_selected (self->first);
  bool standard = adw_combo_row_get_selected (self->start) == START_STANDARD;
  AwalePosition position;

  gtk_widget_set_visible (GTK_WIDGET (self->position), from_position (self));
  gtk_widget_set_visible (GTK_WIDGET (self->first), standard);
  gtk_widget_set_visible (GTK_WIDGET (self->younger), standard && first == FIRST_YOUNGEST);
  gtk_widget_set_visible (GTK_WIDGET (self->lot), standard && first == FIRST_BY_LOT);
  gtk_widget_set_sensitive (self->create, self->plays_on || read_start (self, &position));
}

static void
players_changed_cb (AwaleNewGameDialog *self)
{
  bool south = awale_player_choice_is_person (awale_player_group_get_seat (self->south));
  bool north = awale_player_choice_is_person (awale_player_group_get_seat (self->north));

  gtk_widget_set_visible (self->teaching_group, south || north);
  update_names (self);
}

/* Selects the rules of the displayed game when its current position is chosen as the start. */
static void
start_changed_cb (AwaleNewGameDialog *self)
{
  if (adw_combo_row_get_selected (self->start) == START_VIEW)
    awale_ruleset_group_set_rules (self->rules, awale_game_get_rules (self->view));
  update (self);
}

static void
rules_changed_cb (AwaleNewGameDialog *self)
{
  static const unsigned proposals[] = {
    [AWALE_FIRST_CHOICE] = FIRST_SOUTH,
    [AWALE_FIRST_YOUNGEST] = FIRST_YOUNGEST,
    [AWALE_FIRST_RANDOM] = FIRST_BY_LOT,
  };
  AwaleRuleset rules = awale_ruleset_group_get_rules (self->rules);

  adw_combo_row_set_selected (self->first, proposals[rules.first]);
  update (self);
}

/* --- Result ---------------------------------------------------------------------------------- */

static void
set_date (AwaleGame *game)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y.%m.%d");

  awale_game_set_tag (game, "Date", date);
}

static void
remember (AwaleNewGameDialog *self)
{
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      AwalePlayerChoice seat = awale_player_group_get_seat (self->players[side]);
      g_autofree char *name = awale_player_group_dup_name (self->players[side]);

      g_settings_set_int (self->settings, level_keys[side], seat.level);
      g_settings_set_string (self->settings, engine_keys[side],
                             seat.engine != NULL ? seat.engine : "");
      if (awale_player_choice_is_person (seat) && !self->plays_on)
        g_settings_set_string (self->settings, name_keys[side], name);
    }
  g_settings_set_boolean (self->settings, "teaching", gtk_switch_get_active (self->teaching));
  if (!self->plays_on)
    {
      AwaleRuleset rules = awale_ruleset_group_get_rules (self->rules);
      g_autofree char *id = awale_ruleset_dup_id (&rules);

      g_settings_set_string (self->settings, "default-ruleset", id);
    }
}

static void
create_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  AwaleNewGameDialog *self = AWALE_NEW_GAME_DIALOG (widget);
  AwalePosition position;

  if (!self->plays_on && !read_start (self, &position))
    return;

  if (gtk_widget_get_visible (GTK_WIDGET (self->lot)) && self->drawn == NOT_DRAWN)
    {
      draw_lot (self);
      self->unseen = true;
    }
  remember (self);
  g_signal_emit_by_name (self, "created");
  gtk_window_close (GTK_WINDOW (self));
}

static void
awale_new_game_dialog_dispose (GObject *object)
{
  AwaleNewGameDialog *self = AWALE_NEW_GAME_DIALOG (object);

  g_clear_handle_id (&self->lot_source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_NEW_GAME_DIALOG);
  g_clear_object (&self->settings);
  g_clear_object (&self->view);

  G_OBJECT_CLASS (awale_new_game_dialog_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AWALE_TYPE_PLAYER_GROUP);
  g_type_ensure (AWALE_TYPE_RULESET_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/play/awale-new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, create);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, south);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, north);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, teaching_group);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, teaching);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, rules);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, start_group);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, start);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, position);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, first);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, younger);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, lot);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, draw);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, problem);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, draw_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, players_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rules_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_changed_cb);
}

static void
awale_new_game_dialog_class_init (AwaleNewGameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_new_game_dialog_dispose;

  AWALE_ADD_SIGNAL (klass, "created", 0);

  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "dialog.create", NULL, create_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_new_game_dialog_init (AwaleNewGameDialog *self)
{
  self->drawn = NOT_DRAWN;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->players[AWALE_SOUTH] = self->south;
  self->players[AWALE_NORTH] = self->north;
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

static void
propose_players (AwaleNewGameDialog *self,
                 const char *const  *engines)
{
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      g_autofree char *name = g_settings_get_string (self->settings, name_keys[side]);
      g_autofree char *engine = g_settings_get_string (self->settings, engine_keys[side]);
      AwalePlayerChoice seat = { g_settings_get_int (self->settings, level_keys[side]), engine };

      awale_player_group_set_name (self->players[side], name);
      awale_player_group_offer (self->players[side], engines);
      awale_player_group_set_seat (self->players[side], seat);
    }
  gtk_switch_set_active (self->teaching, g_settings_get_boolean (self->settings, "teaching"));
}

/* Offers the current position as the start, unless it is the standard start position. */
static void
offer_view (AwaleNewGameDialog *self)
{
  if (self->view == NULL || awale_position_equal (get_view (self), awale_position_start ()))
    return;

  gtk_string_list_append (GTK_STRING_LIST (adw_combo_row_get_model (self->start)),
                          _("The position on the board"));
}

GtkWidget *
awale_new_game_dialog_new (GSettings         *settings,
                           AwaleRulesets     *rulesets,
                           AwaleGame         *view,
                           const char *const *engines)
{
  AwaleNewGameDialog *self;
  AwaleRuleset rules;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (rulesets != NULL, NULL);
  g_return_val_if_fail (view == NULL || AWALE_IS_GAME (view), NULL);
  g_return_val_if_fail (engines != NULL, NULL);

  self = g_object_new (AWALE_TYPE_NEW_GAME_DIALOG, NULL);
  self->settings = g_object_ref (settings);
  awale_ruleset_group_offer (self->rules, rulesets);
  g_set_object (&self->view, view);
  offer_view (self);
  rules = awale_rulesets_get_default (rulesets);
  awale_ruleset_group_set_rules (self->rules, &rules);
  propose_players (self, engines);
  rules_changed_cb (self);
  players_changed_cb (self);
  awale_player_group_take_focus (self->south);

  return GTK_WIDGET (self);
}

/* Proposes a person for the side to move, and the computer or an engine for the other side. */
static void
propose_sides (AwaleNewGameDialog *self)
{
  AwaleSide turn = get_view (self).side;
  AwalePlayerChoice south = awale_player_group_get_seat (self->south);
  AwalePlayerChoice north = awale_player_group_get_seat (self->north);
  AwalePlayerChoice other = { MAX (south.level, north.level), NULL };

  if (other.level == 0)
    other.engine = south.engine != NULL ? south.engine : north.engine;
  if (awale_player_choice_is_person (other))
    other.level = AWALE_LEVEL_FIRST;
  awale_player_group_set_seat (self->players[turn], (AwalePlayerChoice) { 0, NULL });
  awale_player_group_set_seat (self->players[!turn], other);
}

GtkWidget *
awale_new_game_dialog_new_play_on (GSettings         *settings,
                                   AwaleRulesets     *rulesets,
                                   AwaleGame         *game,
                                   const char *const *engines)
{
  AwaleNewGameDialog *self;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  self = AWALE_NEW_GAME_DIALOG (awale_new_game_dialog_new (settings, rulesets, game, engines));
  self->plays_on = true;
  gtk_window_set_title (GTK_WINDOW (self), _("Play On From Here"));
  gtk_window_set_default_size (GTK_WINDOW (self), 480, 420);
  gtk_widget_set_visible (GTK_WIDGET (self->rules), FALSE);
  gtk_widget_set_visible (self->start_group, FALSE);
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    awale_player_group_set_asks_name (self->players[side], false);
  propose_sides (self);
  update (self);
  awale_player_group_take_focus (self->south);

  return GTK_WIDGET (self);
}

AwaleGame *
awale_new_game_dialog_dup_game (AwaleNewGameDialog *self)
{
  g_autoptr (AwaleGame) game = NULL;
  AwalePosition start;
  AwaleRuleset rules;

  g_return_val_if_fail (AWALE_IS_NEW_GAME_DIALOG (self), NULL);

  if (!read_start (self, &start))
    return NULL;

  if (adw_combo_row_get_selected (self->start) == START_STANDARD)
    start.side = get_first (self);
  rules = awale_ruleset_group_get_rules (self->rules);
  game = awale_game_new (&rules);
  if (!awale_position_equal (start, awale_position_start ()))
    awale_game_set_start (game, &rules, start);
  set_date (game);
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      g_autofree char *name = awale_player_group_dup_name (self->players[side]);

      if (*name != '\0')
        awale_game_set_tag (game, side == AWALE_SOUTH ? "South" : "North", name);
    }
  awale_game_forget_history (game);

  return g_steal_pointer (&game);
}

AwalePlayerChoice
awale_new_game_dialog_get_seat (AwaleNewGameDialog *self,
                                AwaleSide           side)
{
  g_return_val_if_fail (AWALE_IS_NEW_GAME_DIALOG (self), ((AwalePlayerChoice) { 0, NULL }));
  g_return_val_if_fail (side == AWALE_SOUTH || side == AWALE_NORTH,
                        ((AwalePlayerChoice){ 0, NULL }));

  return awale_player_group_get_seat (self->players[side]);
}

char *
awale_new_game_dialog_dup_notice (AwaleNewGameDialog *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (AWALE_IS_NEW_GAME_DIALOG (self), NULL);

  if (!self->unseen)
    return NULL;
  name = dup_name (self, self->drawn);
  return g_strdup_printf (_("Lots were drawn: %s starts."), name);
}
