/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-preferences"

#include "awale-preferences.h"

#include "app/engines/awale-engines-page.h"
#include "app/rulesets/awale-rulesets-page.h"
#include "awale-tables-group.h"
#include "desk/awale-language.h"
#include "rules/awale-rules.h"
#include "widgets/board/awale-theme-chooser.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>

struct _AwalePreferences
{
  AdwPreferencesWindow  parent_instance;

  GtkSwitch            *counts;
  GtkSwitch            *preview;
  GtkSwitch            *letters;
  GtkSwitch            *last_move;
  GtkSwitch            *krou;
  AwaleThemeChooser    *theme;
  AdwComboRow          *animation;
  AdwComboRow          *ruleset;
  AdwComboRow          *language;
  GtkSwitch            *best_move;
  GtkSwitch            *values;
  GtkSpinButton        *threads;
  GtkAdjustment        *threads_range;
  GtkSpinButton        *hash;
  AdwPreferencesPage   *analysis_page;

  GSettings            *settings;
  AwaleRulesets        *rulesets;
  bool                  showing;  /* rows are being set to what the settings are */
};

G_DEFINE_FINAL_TYPE (AwalePreferences, awale_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static void
animation_selected_cb (AwalePreferences *self)
{
  g_settings_set_enum (self->settings, "animation-speed",
                       adw_combo_row_get_selected (self->animation));
}

static void
language_selected_cb (AwalePreferences *self)
{
  g_settings_set_enum (self->settings, "language", adw_combo_row_get_selected (self->language));
}

static void
ruleset_selected_cb (AwalePreferences *self)
{
  unsigned selected = adw_combo_row_get_selected (self->ruleset);
  g_autoptr (AwaleNamedRuleset) ruleset =
    g_list_model_get_item (awale_rulesets_get_model (self->rulesets), selected);
  const AwalePreset *preset;
  g_autofree char *line = NULL;

  if (ruleset == NULL || self->showing)
    return;
  preset = awale_preset_of (awale_named_ruleset_get_rules (ruleset));
  line = awale_ruleset_to_string (awale_named_ruleset_get_rules (ruleset));
  g_settings_set_string (self->settings, "default-ruleset", preset != NULL ? preset->id : line);
}

/* Where a ruleset without a name was used last, none is selected. */
static unsigned
find_default_ruleset (AwalePreferences *self)
{
  AwaleRuleset rules = awale_rulesets_get_default (self->rulesets);
  int index = awale_rulesets_index_of (self->rulesets, &rules);

  return index >= 0 ? (unsigned) index : GTK_INVALID_LIST_POSITION;
}

static void
fill_rulesets (AwalePreferences *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n = g_list_model_get_n_items (awale_rulesets_get_model (self->rulesets));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AwaleNamedRuleset) ruleset =
        g_list_model_get_item (awale_rulesets_get_model (self->rulesets), i);

      gtk_string_list_append (names, awale_named_ruleset_get_name (ruleset));
    }
  self->showing = true;
  adw_combo_row_set_model (self->ruleset, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->ruleset, find_default_ruleset (self));
  self->showing = false;
}

static void
fill_languages (AwalePreferences *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int language = AWALE_LANGUAGE_SYSTEM; language <= AWALE_LANGUAGE_FRENCH; language++)
    gtk_string_list_append (names, awale_language_get_name (language));
  adw_combo_row_set_model (self->language, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->language, g_settings_get_enum (self->settings, "language"));
}

static void
set_settings (AwalePreferences *self,
              GSettings        *settings)
{
  self->settings = g_object_ref (settings);
  g_settings_bind (settings, "show-seed-counts", self->counts, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-preview", self->preview, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-letters", self->letters, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-last-move", self->last_move, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-krou", self->krou, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "board-theme", self->theme, "theme", G_SETTINGS_BIND_DEFAULT);

  g_settings_bind (settings, "show-best-move", self->best_move, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-values", self->values, "active", G_SETTINGS_BIND_DEFAULT);
  /* More threads than processors help nobody; but what is set stays what it is. */
  gtk_adjustment_set_upper (self->threads_range,
                            MAX ((int) g_get_num_processors (),
                                 g_settings_get_int (settings, "analysis-threads")));
  g_settings_bind (settings, "analysis-threads", self->threads, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "analysis-hash", self->hash, "value", G_SETTINGS_BIND_DEFAULT);

  adw_combo_row_set_selected (self->animation, g_settings_get_enum (settings, "animation-speed"));
  self->rulesets = awale_rulesets_new (settings);
  g_signal_connect_object (awale_rulesets_get_model (self->rulesets), "items-changed",
                           G_CALLBACK (fill_rulesets), self, G_CONNECT_SWAPPED);
  fill_rulesets (self);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (self),
                              ADW_PREFERENCES_PAGE (awale_rulesets_page_new (self->rulesets)));
  fill_languages (self);

  g_signal_connect_object (self->animation, "notify::selected",
                           G_CALLBACK (animation_selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ruleset, "notify::selected",
                           G_CALLBACK (ruleset_selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->language, "notify::selected",
                           G_CALLBACK (language_selected_cb), self, G_CONNECT_SWAPPED);
}

static void
awale_preferences_dispose (GObject *object)
{
  AwalePreferences *self = AWALE_PREFERENCES (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_PREFERENCES);
  g_clear_object (&self->rulesets);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (awale_preferences_parent_class)->dispose (object);
}

static void
awale_preferences_class_init (AwalePreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_preferences_dispose;

  g_type_ensure (AWALE_TYPE_THEME_CHOOSER);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/preferences/awale-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, counts);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, preview);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, letters);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, last_move);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, krou);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, theme);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, animation);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, ruleset);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, language);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, best_move);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, values);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, threads);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, threads_range);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, hash);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, analysis_page);
}

static void
awale_preferences_init (AwalePreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
awale_preferences_new (GSettings *settings)
{
  AwalePreferences *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (AWALE_TYPE_PREFERENCES, NULL);
  set_settings (self, settings);

  return GTK_WIDGET (self);
}

void
awale_preferences_add_tables (AwalePreferences *self,
                              AwaleTables      *tables)
{
  g_return_if_fail (AWALE_IS_PREFERENCES (self));
  g_return_if_fail (AWALE_IS_TABLES (tables));

  adw_preferences_page_add (self->analysis_page,
                            ADW_PREFERENCES_GROUP (awale_tables_group_new (tables,
                                                                           self->rulesets)));
}

void
awale_preferences_add_engines (AwalePreferences *self,
                               AwaleEngines     *engines)
{
  g_return_if_fail (AWALE_IS_PREFERENCES (self));
  g_return_if_fail (AWALE_IS_ENGINES (engines));

  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (self),
                              ADW_PREFERENCES_PAGE (awale_engines_page_new (engines)));
}
