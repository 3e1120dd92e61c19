/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-new-game-dialog"

#include "awale-new-game-dialog.h"

#include "awale-accessible.h"
#include "awale-ruleset-group.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>

struct _AwaleNewGameDialog
{
  AdwWindow          parent_instance;

  GtkWidget         *create;
  AdwEntryRow       *south;
  AdwEntryRow       *north;
  AdwComboRow       *first;
  AwaleRulesetGroup *rules;
  AdwComboRow       *start;
  AdwEntryRow       *position;
  GtkLabel          *problem;

  GSettings         *settings;
};

G_DEFINE_FINAL_TYPE (AwaleNewGameDialog, awale_new_game_dialog, ADW_TYPE_WINDOW)

/* The choices of the row “first move”. */
enum
{
  FIRST_SOUTH,
  FIRST_NORTH,
  FIRST_BY_LOT,
};

/* The choices of the row “start”. */
enum
{
  START_STANDARD,
  START_POSITION,
};

enum
{
  SIGNAL_CREATED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static bool
from_position (AwaleNewGameDialog *self)
{
  return adw_combo_row_get_selected (self->start) == START_POSITION;
}

/* What is wrong with @position, or NULL; a game may start with fewer seeds than 48. */
static char *
dup_doubt (AwalePosition       position,
           const AwaleRuleset *rules)
{
  int total = awale_position_total (position);

  if (total != AWALE_SEEDS)
    return g_strdup_printf (ngettext ("There is %d seed in all, not 48.",
                                      "There are %d seeds in all, not 48.", total), total);
  if (awale_legal_moves (position, rules) == 0)
    return g_strdup (_("The game is over here: nobody can move."));

  return NULL;
}

/* Reads the position; says what is wrong with it in place. */
static bool
check_position (AwaleNewGameDialog *self,
                AwalePosition      *position)
{
  AwaleRuleset rules = awale_ruleset_group_get_rules (self->rules);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->position));
  g_autoptr (GError) error = NULL;
  g_autofree char *doubt = NULL;
  bool valid = awale_position_parse (text, position, &error);

  if (valid)
    doubt = dup_doubt (*position, &rules);
  gtk_label_set_label (self->problem, valid ? (doubt != NULL ? doubt : "") : error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), !valid || doubt != NULL);
  if (valid)
    gtk_widget_remove_css_class (GTK_WIDGET (self->position), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->position), "error");

  return valid;
}

static void
update (AwaleNewGameDialog *self)
{
  bool set_up = from_position (self);
  AwalePosition position;
  bool valid = true;

  gtk_widget_set_visible (GTK_WIDGET (self->position), set_up);
  gtk_widget_set_visible (GTK_WIDGET (self->first), !set_up);
  if (set_up)
    valid = check_position (self, &position);
  else
    gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);
  gtk_widget_set_sensitive (self->create, valid);
}

/* Who starts is what the rules propose, until someone says otherwise. */
static void
rules_changed_cb (AwaleNewGameDialog *self)
{
  AwaleRuleset rules = awale_ruleset_group_get_rules (self->rules);

  adw_combo_row_set_selected (self->first, rules.first == AWALE_FIRST_RANDOM ? FIRST_BY_LOT
                                                                             : FIRST_SOUTH);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->first),
                               rules.first == AWALE_FIRST_YOUNGEST
                                 ? _("By these rules, the youngest player starts") : "");
  update (self);
}

static AwalePosition
get_start (AwaleNewGameDialog *self)
{
  AwalePosition position = awale_position_start ();

  switch (adw_combo_row_get_selected (self->first))
    {
    case FIRST_NORTH:
      position.side = AWALE_NORTH;
      break;
    case FIRST_BY_LOT:
      position.side = g_random_boolean () ? AWALE_NORTH : AWALE_SOUTH;
      break;
    default:
      break;
    }

  return position;
}

static void
set_name (AwaleGame   *game,
          const char  *tag,
          AdwEntryRow *row)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));

  if (*name != '\0')
    awale_game_set_tag (game, tag, name);
}

static void
set_date (AwaleGame *game)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y.%m.%d");

  awale_game_set_tag (game, "Date", date);
}

/* The ruleset of the last game is proposed for the next one. */
static void
remember_rules (AwaleNewGameDialog *self)
{
  AwaleRuleset rules = awale_ruleset_group_get_rules (self->rules);
  const AwalePreset *preset = awale_preset_of (&rules);
  g_autofree char *line = awale_ruleset_to_string (&rules);

  g_settings_set_string (self->settings, "default-ruleset", preset != NULL ? preset->id : line);
}

static void
create_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  AwaleNewGameDialog *self = AWALE_NEW_GAME_DIALOG (widget);
  g_autoptr (AwaleGame) game = awale_new_game_dialog_dup_game (self);

  if (game == NULL)
    return;

  remember_rules (self);
  g_signal_emit (self, signals[SIGNAL_CREATED], 0, game);
  gtk_window_close (GTK_WINDOW (self));
}

static void
awale_new_game_dialog_dispose (GObject *object)
{
  AwaleNewGameDialog *self = AWALE_NEW_GAME_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_NEW_GAME_DIALOG);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (awale_new_game_dialog_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AWALE_TYPE_RULESET_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/awale/Awale/awale-new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, create);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, south);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, north);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, first);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, rules);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, start);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, position);
  gtk_widget_class_bind_template_child (widget_class, AwaleNewGameDialog, problem);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, rules_changed_cb);
}

static void
awale_new_game_dialog_class_init (AwaleNewGameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_new_game_dialog_dispose;

  signals[SIGNAL_CREATED] =
    g_signal_new ("created", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, AWALE_TYPE_GAME);

  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "dialog.create", NULL, create_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_new_game_dialog_init (AwaleNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));

  /* The row's own text: the row itself would take Enter for the wish to edit. */
  gtk_window_set_focus (GTK_WINDOW (self),
                        GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->south))));
}

GtkWidget *
awale_new_game_dialog_new (GSettings *settings)
{
  AwaleNewGameDialog *self;
  g_autofree char *name = NULL;
  AwaleRuleset rules;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (AWALE_TYPE_NEW_GAME_DIALOG, NULL);
  self->settings = g_object_ref (settings);
  name = g_settings_get_string (settings, "default-ruleset");
  if (awale_ruleset_resolve (name, &rules, NULL))
    awale_ruleset_group_set_rules (self->rules, &rules);
  rules_changed_cb (self);

  return GTK_WIDGET (self);
}

AwaleGame *
awale_new_game_dialog_dup_game (AwaleNewGameDialog *self)
{
  g_autoptr (AwaleGame) game = NULL;
  AwalePosition start;
  AwaleRuleset rules;

  g_return_val_if_fail (AWALE_IS_NEW_GAME_DIALOG (self), NULL);

  rules = awale_ruleset_group_get_rules (self->rules);
  start = get_start (self);
  if (from_position (self) && !check_position (self, &start))
    return NULL;

  game = awale_game_new (&rules);
  if (!awale_position_equal (start, awale_position_start ()))
    awale_game_set_start (game, &rules, start);
  set_date (game);
  set_name (game, "South", self->south);
  set_name (game, "North", self->north);
  awale_game_forget_history (game);

  return g_steal_pointer (&game);
}
