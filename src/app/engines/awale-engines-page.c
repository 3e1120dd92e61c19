/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-engines-page"

#include "awale-engines-page.h"

#include "app/common/awale-dialogs.h"
#include "awale-engine-dialog.h"
#include "awale-engine-log-window.h"

#include <glib/gi18n-lib.h>

struct _AwaleEnginesPage
{
  AdwPreferencesPage   parent_instance;

  AdwPreferencesGroup *group;
  GPtrArray           *rows;

  AwaleEngines        *engines;
};

G_DEFINE_FINAL_TYPE (AwaleEnginesPage, awale_engines_page, ADW_TYPE_PREFERENCES_PAGE)

static void
present (AwaleEnginesPage *self,
         GtkWidget        *window)
{
  gtk_window_set_transient_for (GTK_WINDOW (window),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_window_present (GTK_WINDOW (window));
}

static AwaleEngineEntry *
get_entry (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "engine");
}

static void
add_cb (AwaleEnginesPage *self)
{
  present (self, awale_engine_dialog_new (self->engines, NULL));
}

static void
edit_cb (AwaleEnginesPage *self,
         GtkWidget        *row)
{
  present (self, awale_engine_dialog_new (self->engines, get_entry (row)));
}

static void
log_cb (AwaleEnginesPage *self,
        GtkWidget        *button)
{
  const char *name = awale_engine_entry_get_name (get_entry (button));
  AwaleEngineProcess *process = awale_engines_get_latest (self->engines, name);

  if (process != NULL)
    present (self, awale_engine_log_window_new (name, process));
}

/* What is to be removed if the answer is yes. */
typedef struct
{
  AwaleEngines *engines;
  char         *name;
} Removal;

static void
remove_answered_cb (AwaleAnswer answer,
                    gpointer    data)
{
  Removal *removal = data;

  if (answer == AWALE_ANSWER_DISCARD)
    awale_engines_remove (removal->engines, removal->name);
  g_object_unref (removal->engines);
  g_free (removal->name);
  g_free (removal);
}

static void
remove_cb (AwaleEnginesPage *self,
           GtkWidget        *button)
{
  const AwaleAnswers answers = { .cancel = _("_Cancel"), .discard = _("_Remove") };
  const char *name = awale_engine_entry_get_name (get_entry (button));
  g_autofree char *heading = g_strdup_printf (_("Remove “%s”?"), name);
  Removal *removal = g_new (Removal, 1);

  *removal = (Removal) { g_object_ref (self->engines), g_strdup (name) };
  awale_dialogs_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), heading,
                     _("The program itself stays where it is."), &answers, remove_answered_cb,
                     removal);
}

static void
add_button (AwaleEnginesPage *self,
            GtkWidget        *row,
            AwaleEngineEntry *entry,
            const char       *icon,
            const char       *format,
            GCallback         callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  g_autofree char *name = g_strdup_printf (format, awale_engine_entry_get_name (entry));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), "engine", g_object_ref (entry), g_object_unref);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static GtkWidget *
create_row (AwaleEnginesPage *self,
            AwaleEngineEntry *entry)
{
  const char *name = awale_engine_entry_get_name (entry);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), awale_engine_entry_get_command (entry));
  if (awale_engines_get_latest (self->engines, name) != NULL)
    add_button (self, row, entry, "text-x-generic-symbolic", _("Log of %s"), G_CALLBACK (log_cb));
  add_button (self, row, entry, "user-trash-symbolic", _("Remove %s"), G_CALLBACK (remove_cb));
  g_object_set_data_full (G_OBJECT (row), "engine", g_object_ref (entry), g_object_unref);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (edit_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static void
fill (AwaleEnginesPage *self)
{
  GListModel *engines = awale_engines_get_model (self->engines);
  guint n = g_list_model_get_n_items (engines);

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AwaleEngineEntry) entry = g_list_model_get_item (engines, i);
      GtkWidget *row = create_row (self, entry);

      adw_preferences_group_add (self->group, row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
awale_engines_page_dispose (GObject *object)
{
  AwaleEnginesPage *self = AWALE_ENGINES_PAGE (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->engines);

  G_OBJECT_CLASS (awale_engines_page_parent_class)->dispose (object);
}

static void
awale_engines_page_class_init (AwaleEnginesPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_engines_page_dispose;
}

static void
awale_engines_page_init (AwaleEnginesPage *self)
{
  GtkWidget *add = gtk_button_new_with_mnemonic (_("_Add…"));

  self->rows = g_ptr_array_new ();
  gtk_widget_add_css_class (add, "flat");
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (add), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (add), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Add an Engine"), -1);
  g_signal_connect_object (add, "clicked", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, _("Other Engines"));
  adw_preferences_group_set_description (self->group,
                                         _("Programs that speak the protocol of oware engines can "
                                           "look at positions beside the engine of Awalé."));
  gtk_widget_set_valign (add, GTK_ALIGN_CENTER);
  adw_preferences_group_set_header_suffix (self->group, add);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), self->group);
}

GtkWidget *
awale_engines_page_new (AwaleEngines *engines)
{
  AwaleEnginesPage *self;

  g_return_val_if_fail (AWALE_IS_ENGINES (engines), NULL);

  self = g_object_new (AWALE_TYPE_ENGINES_PAGE, "title", _("Engines"), "icon-name",
                       "system-run-symbolic", "name", "engines", NULL);
  self->engines = g_object_ref (engines);
  g_signal_connect_object (awale_engines_get_model (engines), "items-changed", G_CALLBACK (fill),
                           self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}
