/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-player-group"

#include "awale-player-group.h"

#include "engine/awale-level.h"
#include "game/awale-signal.h"

#include <glib/gi18n-lib.h>

/* Choices of the row “played by”. */
enum
{
  KIND_PERSON,
  KIND_COMPUTER,
  N_KINDS,  /* Index of the first external engine. */
};

/* Level of the computer that is selected at first. */
#define USUAL_LEVEL 2

struct _AwalePlayerGroup
{
  AdwPreferencesGroup  parent_instance;

  AdwComboRow         *kind;
  AdwEntryRow         *name;
  AdwComboRow         *level;

  bool                 asks_name;
};

G_DEFINE_FINAL_TYPE (AwalePlayerGroup, awale_player_group, ADW_TYPE_PREFERENCES_GROUP)

static void
changed_cb (AwalePlayerGroup *self)
{
  unsigned kind = adw_combo_row_get_selected (self->kind);
  bool computer = kind == KIND_COMPUTER;
  int level = (int) adw_combo_row_get_selected (self->level) + AWALE_LEVEL_FIRST;

  gtk_widget_set_visible (GTK_WIDGET (self->name), kind == KIND_PERSON && self->asks_name);
  gtk_widget_set_visible (GTK_WIDGET (self->level), computer);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self),
                                         computer ? awale_level_get_description (level) : NULL);
  g_signal_emit_by_name (self, "changed");
}

static void
fill_levels (AwalePlayerGroup *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int level = AWALE_LEVEL_FIRST; level <= AWALE_LEVEL_STRONGEST; level++)
    {
      /* Translators: a level of the computer, its number and its name: “4 · Casual player”. */
      g_autofree char *name = g_strdup_printf (_("%d · %s"), level, awale_level_get_name (level));

      gtk_string_list_append (names, name);
    }
  adw_combo_row_set_model (self->level, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->level, USUAL_LEVEL - AWALE_LEVEL_FIRST);
}

static void
awale_player_group_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), AWALE_TYPE_PLAYER_GROUP);

  G_OBJECT_CLASS (awale_player_group_parent_class)->dispose (object);
}

static void
awale_player_group_class_init (AwalePlayerGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_player_group_dispose;

  AWALE_ADD_SIGNAL (klass, "changed", 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/play/awale-player-group.ui");
  gtk_widget_class_bind_template_child (widget_class, AwalePlayerGroup, kind);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayerGroup, name);
  gtk_widget_class_bind_template_child (widget_class, AwalePlayerGroup, level);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
awale_player_group_init (AwalePlayerGroup *self)
{
  self->asks_name = true;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_levels (self);
  changed_cb (self);
}

void
awale_player_group_offer (AwalePlayerGroup  *self,
                          const char *const *engines)
{
  GtkStringList *kinds;

  g_return_if_fail (AWALE_IS_PLAYER_GROUP (self));
  g_return_if_fail (engines != NULL);

  kinds = GTK_STRING_LIST (adw_combo_row_get_model (self->kind));
  gtk_string_list_splice (kinds, N_KINDS,
                          g_list_model_get_n_items (G_LIST_MODEL (kinds)) - N_KINDS, engines);
}

AwalePlayerChoice
awale_player_group_get_seat (AwalePlayerGroup *self)
{
  AwalePlayerChoice seat = { 0, NULL };
  GtkStringList *kinds;
  unsigned kind;

  g_return_val_if_fail (AWALE_IS_PLAYER_GROUP (self), seat);

  kind = adw_combo_row_get_selected (self->kind);
  kinds = GTK_STRING_LIST (adw_combo_row_get_model (self->kind));
  if (kind == KIND_COMPUTER)
    seat.level = (int) adw_combo_row_get_selected (self->level) + AWALE_LEVEL_FIRST;
  else if (kind >= N_KINDS)
    seat.engine = g_intern_string (gtk_string_list_get_string (kinds, kind));
  return seat;
}

void
awale_player_group_set_seat (AwalePlayerGroup *self,
                             AwalePlayerChoice seat)
{
  GtkStringList *kinds;
  unsigned kind;
  const char *name;

  g_return_if_fail (AWALE_IS_PLAYER_GROUP (self));
  g_return_if_fail (seat.level >= 0 && seat.level <= AWALE_LEVEL_STRONGEST);

  kinds = GTK_STRING_LIST (adw_combo_row_get_model (self->kind));
  kind = seat.level > 0 ? KIND_COMPUTER : KIND_PERSON;
  for (unsigned i = N_KINDS; (name = gtk_string_list_get_string (kinds, i)) != NULL; i++)
    if (g_strcmp0 (name, seat.engine) == 0)
      kind = i;
  adw_combo_row_set_selected (self->kind, kind);
  if (seat.level > 0)
    adw_combo_row_set_selected (self->level, (unsigned) (seat.level - AWALE_LEVEL_FIRST));
}

char *
awale_player_group_dup_name (AwalePlayerGroup *self)
{
  char *name;

  g_return_val_if_fail (AWALE_IS_PLAYER_GROUP (self), NULL);

  name = awale_player_choice_dup_name (awale_player_group_get_seat (self));
  return name != NULL ? name
                      : g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
}

void
awale_player_group_set_name (AwalePlayerGroup *self,
                             const char       *name)
{
  g_return_if_fail (AWALE_IS_PLAYER_GROUP (self));

  gtk_editable_set_text (GTK_EDITABLE (self->name), name != NULL ? name : "");
}

void
awale_player_group_set_asks_name (AwalePlayerGroup *self,
                                  bool              asks_name)
{
  g_return_if_fail (AWALE_IS_PLAYER_GROUP (self));

  self->asks_name = asks_name;
  changed_cb (self);
}

void
awale_player_group_take_focus (AwalePlayerGroup *self)
{
  g_return_if_fail (AWALE_IS_PLAYER_GROUP (self));

  /* Focus the inner text, because Enter in the row itself would only start editing. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->name)))
    gtk_widget_grab_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->name))));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->kind));
}
