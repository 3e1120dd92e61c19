/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-preferences"

#include "awale-preferences.h"

#include "app/engines/awale-engines-page.h"
#include "app/rulesets/awale-ruleset-group.h"
#include "app/rulesets/awale-rulesets-page.h"
#include "awale-tables-group.h"
#include "engine/awale-search.h"
#include "widgets/board/awale-theme-chooser.h"

struct _AwalePreferences
{
  AdwWindow           parent_instance;

  AdwViewStack       *pages;
  AdwComboRow        *ruleset;
  GtkSpinButton      *threads;
  GtkSpinButton      *hash;
  AdwPreferencesPage *analysis_page;

  AwaleServices      *services;
};

G_DEFINE_FINAL_TYPE (AwalePreferences, awale_preferences, ADW_TYPE_WINDOW)

/* Maps a value of an enumerated setting to the index of a combo row that lists the values in
 * order. */
static gboolean
nick_to_selected (GValue   *selected,
                  GVariant *nick,
                  gpointer  nicks)
{
  const char *const *all = nicks;
  guint index = 0;

  while (all[index] != NULL && !g_str_equal (all[index], g_variant_get_string (nick, NULL)))
    index++;
  g_value_set_uint (selected, index);
  return TRUE;
}

static GVariant *
selected_to_nick (const GValue       *selected,
                  const GVariantType *type,
                  gpointer            nicks)
{
  const char *const *all = nicks;
  guint index = g_value_get_uint (selected);

  return index < g_strv_length ((char **) nicks) ? g_variant_new_string (all[index]) : NULL;
}

static void
bind_enumeration (GSettings       *settings,
                  GSettingsSchema *schema,
                  const char      *key,
                  GtkWidget       *row)
{
  g_autoptr (GSettingsSchemaKey) schema_key = g_settings_schema_get_key (schema, key);
  g_autoptr (GVariant) range = g_settings_schema_key_get_range (schema_key);
  g_autoptr (GVariant) values = NULL;

  g_variant_get (range, "(&sv)", NULL, &values);
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                nick_to_selected, selected_to_nick,
                                g_variant_dup_strv (values, NULL), (GDestroyNotify) g_strfreev);
}

/* Binds @widget to the setting whose key is the name of the widget. If there is no such setting,
 * binds the descendants of @widget in the same way. */
static void
bind_settings (GtkWidget       *widget,
               GSettings       *settings,
               GSettingsSchema *schema)
{
  const char *key = gtk_widget_get_name (widget);

  if (!g_settings_schema_has_key (schema, key))
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      bind_settings (child, settings, schema);
  else if (ADW_IS_COMBO_ROW (widget))
    bind_enumeration (settings, schema, key, widget);
  else if (GTK_IS_SWITCH (widget))
    g_settings_bind (settings, key, widget, "active", G_SETTINGS_BIND_DEFAULT);
  else if (GTK_IS_SPIN_BUTTON (widget))
    g_settings_bind (settings, key, widget, "value", G_SETTINGS_BIND_DEFAULT);
  else if (ADW_IS_ENTRY_ROW (widget))
    g_settings_bind (settings, key, widget, "text", G_SETTINGS_BIND_DEFAULT);
  else if (AWALE_IS_THEME_CHOOSER (widget))
    g_settings_bind (settings, key, widget, "theme", G_SETTINGS_BIND_DEFAULT);
  else
    g_critical ("%s cannot show %s", G_OBJECT_TYPE_NAME (widget), key);
}

/* Maps the default ruleset to the index of its row. A ruleset without a name gets the last index,
 * because a combo row must select something. */
static gboolean
id_to_selected (GValue   *selected,
                GVariant *id,
                gpointer  data)
{
  AwaleRulesets *rulesets = data;
  AwaleRuleset rules = awale_rulesets_get_default (rulesets);
  int index = awale_rulesets_index_of (rulesets, &rules);

  g_value_set_uint (selected, index >= 0
                                ? (guint) index
                                : g_list_model_get_n_items (awale_rulesets_get_model (rulesets)));
  return TRUE;
}

static GVariant *
selected_to_id (const GValue       *selected,
                const GVariantType *type,
                gpointer            data)
{
  g_autoptr (AwaleNamedRuleset) ruleset =
    g_list_model_get_item (awale_rulesets_get_model (data), g_value_get_uint (selected));

  if (ruleset == NULL)
    return NULL;
  return g_variant_new_take_string (
    awale_ruleset_dup_id (awale_named_ruleset_get_rules (ruleset)));
}

/* Replaces the choices while the setting is unbound, because a new model may select any of them. */
static void
offer_rulesets (AwalePreferences *self)
{
  AwaleRulesets *rulesets = self->services->rulesets;
  AwaleRuleset rules = awale_rulesets_get_default (rulesets);
  const char *unnamed = awale_rulesets_index_of (rulesets, &rules) < 0
                          ? awale_rulesets_get_name (rulesets, &rules) : NULL;
  g_autoptr (GtkStringList) names = awale_ruleset_names_new (rulesets, unnamed);

  g_settings_unbind (self->ruleset, "selected");
  adw_combo_row_set_model (self->ruleset, G_LIST_MODEL (names));
  g_settings_bind_with_mapping (self->services->settings, "default-ruleset", self->ruleset,
                                "selected", G_SETTINGS_BIND_DEFAULT, id_to_selected, selected_to_id,
                                rulesets, NULL);
}

/* Adds the default ruleset to the row if the user has started a game with rules that the row does
 * not offer yet. */
static void
default_changed_cb (AwalePreferences *self)
{
  AwaleRuleset rules = awale_rulesets_get_default (self->services->rulesets);

  if (awale_rulesets_index_of (self->services->rulesets, &rules) < 0)
    offer_rulesets (self);
}

/* Limits the spin button to @most, or to the stored value if that is larger. */
static void
limit (AwalePreferences *self,
       GtkSpinButton    *button,
       unsigned          most)
{
  int set =
      g_settings_get_int (self->services->settings, gtk_widget_get_name (GTK_WIDGET (button)));

  gtk_adjustment_set_upper (gtk_spin_button_get_adjustment (button), MAX (most, (unsigned) set));
}

static void
add_page (AwalePreferences *self,
          GtkWidget        *widget)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (widget);

  adw_view_stack_add_titled_with_icon (self->pages, widget, adw_preferences_page_get_name (page),
                                       adw_preferences_page_get_title (page),
                                       adw_preferences_page_get_icon_name (page));
}

static void
set_desk (AwalePreferences *self,
          AwaleServices    *services)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  self->services = awale_services_ref (services);
  limit (self, self->threads, g_get_num_processors ());
  limit (self, self->hash, awale_searcher_get_most_hash ());
  g_object_get (services->settings, "settings-schema", &schema, NULL);
  bind_settings (GTK_WIDGET (self), services->settings, schema);
  g_signal_connect_object (awale_rulesets_get_model (services->rulesets), "items-changed",
                           G_CALLBACK (offer_rulesets), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (services->settings, "changed::default-ruleset",
                           G_CALLBACK (default_changed_cb), self, G_CONNECT_SWAPPED);
  offer_rulesets (self);
  adw_preferences_page_add (self->analysis_page, ADW_PREFERENCES_GROUP (
                                                   awale_tables_group_new (services->tables,
                                                                           services->rulesets)));
  add_page (self, awale_rulesets_page_new (services->rulesets));
  add_page (self, awale_engines_page_new (services->engines));
}

static void
awale_preferences_dispose (GObject *object)
{
  AwalePreferences *self = AWALE_PREFERENCES (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_PREFERENCES);
  g_clear_pointer (&self->services, awale_services_unref);

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
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, pages);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, ruleset);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, threads);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, hash);
  gtk_widget_class_bind_template_child (widget_class, AwalePreferences, analysis_page);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_preferences_init (AwalePreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
awale_preferences_new (AwaleServices *services)
{
  AwalePreferences *self;

  g_return_val_if_fail (services != NULL, NULL);

  self = g_object_new (AWALE_TYPE_PREFERENCES, NULL);
  set_desk (self, services);

  return GTK_WIDGET (self);
}
