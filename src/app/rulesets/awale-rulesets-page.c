/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-rulesets-page"

#include "awale-rulesets-page.h"

#include "app/common/awale-dialogs.h"
#include "awale-ruleset-editor.h"

#include <glib/gi18n-lib.h>

struct _AwaleRulesetsPage
{
  AdwPreferencesPage   parent_instance;

  AdwPreferencesGroup *own;
  AdwPreferencesGroup *presets;
  GPtrArray           *rows;  /* those of one's own */

  AwaleRulesets       *rulesets;
};

G_DEFINE_FINAL_TYPE (AwaleRulesetsPage, awale_rulesets_page, ADW_TYPE_PREFERENCES_PAGE)

static void
open_editor (AwaleRulesetsPage  *self,
             const char         *old_name,
             const char         *name,
             const AwaleRuleset *rules)
{
  GtkWidget *editor = awale_ruleset_editor_new (self->rulesets, old_name, name, rules);

  gtk_window_set_transient_for (GTK_WINDOW (editor),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_window_present (GTK_WINDOW (editor));
}

/* The ruleset that a row or a button in it is about. */
static AwaleNamedRuleset *
get_ruleset (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "ruleset");
}

static void
edit_cb (AwaleRulesetsPage *self,
         GtkWidget         *row)
{
  AwaleNamedRuleset *ruleset = get_ruleset (row);
  const char *name = awale_named_ruleset_get_name (ruleset);

  open_editor (self, name, name, awale_named_ruleset_get_rules (ruleset));
}

static void
copy_cb (AwaleRulesetsPage *self,
         GtkWidget         *button)
{
  AwaleNamedRuleset *ruleset = get_ruleset (button);
  g_autofree char *name =
    awale_rulesets_propose_name (self->rulesets, awale_named_ruleset_get_name (ruleset));

  open_editor (self, NULL, name, awale_named_ruleset_get_rules (ruleset));
}

static void
new_cb (AwaleRulesetsPage *self)
{
  g_autofree char *name = awale_rulesets_propose_name (self->rulesets, _("My Rules"));

  open_editor (self, NULL, name, &awale_preset_default ()->rules);
}

/* What is to be deleted if the answer is yes. */
typedef struct
{
  AwaleRulesets *rulesets;
  char          *name;
} Deletion;

static void
delete_answered_cb (AwaleAnswer answer,
                    gpointer    data)
{
  Deletion *deletion = data;

  if (answer == AWALE_ANSWER_DISCARD)
    awale_rulesets_remove (deletion->rulesets, deletion->name);
  g_object_unref (deletion->rulesets);
  g_free (deletion->name);
  g_free (deletion);
}

static void
delete_cb (AwaleRulesetsPage *self,
           GtkWidget         *button)
{
  const AwaleAnswers answers = { .cancel = _("_Cancel"), .discard = _("_Delete") };
  const char *name = awale_named_ruleset_get_name (get_ruleset (button));
  g_autofree char *heading = g_strdup_printf (_("Delete “%s”?"), name);
  Deletion *deletion = g_new (Deletion, 1);

  *deletion = (Deletion) { g_object_ref (self->rulesets), g_strdup (name) };
  awale_dialogs_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), heading,
                     _("Games that follow these rules keep them."), &answers, delete_answered_cb,
                     deletion);
}

static GtkWidget *
create_button (AwaleRulesetsPage *self,
               AwaleNamedRuleset *ruleset,
               const char        *icon,
               const char        *format,
               GCallback          callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  g_autofree char *name = g_strdup_printf (format, awale_named_ruleset_get_name (ruleset));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), "ruleset", g_object_ref (ruleset), g_object_unref);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
create_row (AwaleRulesetsPage *self,
            AwaleNamedRuleset *ruleset)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), awale_named_ruleset_get_name (ruleset));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             create_button (self, ruleset, "edit-copy-symbolic",
                                            _("Make Rules Like %s"), G_CALLBACK (copy_cb)));
  if (!awale_named_ruleset_is_preset (ruleset))
    {
      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 create_button (self, ruleset, "user-trash-symbolic",
                                                _("Delete %s"), G_CALLBACK (delete_cb)));
      g_object_set_data_full (G_OBJECT (row), "ruleset", g_object_ref (ruleset), g_object_unref);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_signal_connect_object (row, "activated", G_CALLBACK (edit_cb), self, G_CONNECT_SWAPPED);
    }
  return row;
}

static void
fill (AwaleRulesetsPage *self,
      bool               presets)
{
  guint n = g_list_model_get_n_items (awale_rulesets_get_model (self->rulesets));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AwaleNamedRuleset) ruleset =
        g_list_model_get_item (awale_rulesets_get_model (self->rulesets), i);
      GtkWidget *row;

      if (awale_named_ruleset_is_preset (ruleset) != presets)
        continue;
      row = create_row (self, ruleset);
      adw_preferences_group_add (presets ? self->presets : self->own, row);
      if (!presets)
        g_ptr_array_add (self->rows, row);
    }
}

static void
rulesets_changed_cb (AwaleRulesetsPage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->own, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  fill (self, false);
}

static void
awale_rulesets_page_dispose (GObject *object)
{
  AwaleRulesetsPage *self = AWALE_RULESETS_PAGE (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->rulesets);

  G_OBJECT_CLASS (awale_rulesets_page_parent_class)->dispose (object);
}

static void
awale_rulesets_page_class_init (AwaleRulesetsPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_rulesets_page_dispose;
}

static AdwPreferencesGroup *
add_group (AwaleRulesetsPage *self,
           const char        *title,
           const char        *description)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_group_set_description (group, description);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), group);
  return group;
}

static void
awale_rulesets_page_init (AwaleRulesetsPage *self)
{
  GtkWidget *add = gtk_button_new_with_mnemonic (_("_New…"));

  self->rows = g_ptr_array_new ();
  gtk_widget_add_css_class (add, "flat");
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (add), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (add), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("New Ruleset"), -1);
  g_signal_connect_object (add, "clicked", G_CALLBACK (new_cb), self, G_CONNECT_SWAPPED);
  self->own = add_group (self, _("Your Own Rulesets"),
                         _("They can be chosen wherever a game begins, and are written into its "
                           "file."));
  gtk_widget_set_valign (add, GTK_ALIGN_CENTER);
  adw_preferences_group_set_header_suffix (self->own, add);
  self->presets = add_group (self, _("Rulesets That Stay as They Are"), NULL);
}

GtkWidget *
awale_rulesets_page_new (AwaleRulesets *rulesets)
{
  AwaleRulesetsPage *self;

  g_return_val_if_fail (AWALE_IS_RULESETS (rulesets), NULL);

  self = g_object_new (AWALE_TYPE_RULESETS_PAGE, "title", _("Rules"), "icon-name",
                       "view-list-symbolic", "name", "rules", NULL);
  self->rulesets = g_object_ref (rulesets);
  fill (self, true);
  fill (self, false);
  g_signal_connect_object (awale_rulesets_get_model (rulesets), "items-changed",
                           G_CALLBACK (rulesets_changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
