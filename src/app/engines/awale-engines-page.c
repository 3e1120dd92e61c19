/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-engines-page"

#include "awale-engines-page.h"

#include "app/common/awale-dialogs.h"
#include "app/common/awale-item-row.h"
#include "awale-engine-dialog.h"
#include "awale-engine-log-window.h"

#include <glib/gi18n-lib.h>

struct _AwaleEnginesPage
{
  AdwPreferencesPage  parent_instance;

  GtkWidget          *add;
  GtkListBox         *list;

  AwaleEngines       *engines;
};

G_DEFINE_FINAL_TYPE (AwaleEnginesPage, awale_engines_page, ADW_TYPE_PREFERENCES_PAGE)

static void
add_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AwaleEnginesPage *self = AWALE_ENGINES_PAGE (widget);

  awale_dialogs_present (widget, awale_engine_dialog_new (self->engines, NULL));
}

static void
edit_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *name)
{
  AwaleEnginesPage *self = AWALE_ENGINES_PAGE (widget);
  AwaleEngineEntry *entry = awale_engines_find (self->engines, g_variant_get_string (name, NULL));

  if (entry != NULL)
    awale_dialogs_present (widget, awale_engine_dialog_new (self->engines, entry));
}

static void
log_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *name)
{
  const char *engine = g_variant_get_string (name, NULL);
  AwaleEngineProcess *process =
    awale_engines_get_latest (AWALE_ENGINES_PAGE (widget)->engines, engine);

  if (process != NULL)
    awale_dialogs_present (widget, awale_engine_log_window_new (engine, process));
}

static void
ask_to_remove_action (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *name)
{
  g_autofree char *heading =
    g_strdup_printf (_("Remove “%s”?"), g_variant_get_string (name, NULL));

  awale_dialogs_confirm (widget, heading, _("The program itself is not deleted."),
                         _("_Remove"), "engines.remove", name);
}

static void
remove_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *name)
{
  awale_engines_remove (AWALE_ENGINES_PAGE (widget)->engines, g_variant_get_string (name, NULL));
}

static GtkWidget *
create_row (gpointer item,
            gpointer engines)
{
  const char *name = awale_engine_entry_get_name (item);
  GtkWidget *row =
    awale_item_row_new (name, awale_engine_entry_get_command (item), "engines.edit");

  if (awale_engines_get_latest (engines, name) != NULL)
    awale_item_row_add_button (row, "text-x-generic-symbolic", _("Log of %s"), "engines.log");
  awale_item_row_add_button (row, "user-trash-symbolic", _("Remove %s"), "engines.ask-to-remove");
  return row;
}

static void
awale_engines_page_dispose (GObject *object)
{
  AwaleEnginesPage *self = AWALE_ENGINES_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_ENGINES_PAGE);
  g_clear_object (&self->engines);

  G_OBJECT_CLASS (awale_engines_page_parent_class)->dispose (object);
}

static void
awale_engines_page_class_init (AwaleEnginesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_engines_page_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/engines/awale-engines-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleEnginesPage, add);
  gtk_widget_class_bind_template_child (widget_class, AwaleEnginesPage, list);
  gtk_widget_class_install_action (widget_class, "engines.add", NULL, add_action);
  gtk_widget_class_install_action (widget_class, "engines.edit", "s", edit_action);
  gtk_widget_class_install_action (widget_class, "engines.log", "s", log_action);
  gtk_widget_class_install_action (widget_class, "engines.ask-to-remove", "s",
                                   ask_to_remove_action);
  gtk_widget_class_install_action (widget_class, "engines.remove", "s", remove_action);
}

static void
awale_engines_page_init (AwaleEnginesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The template sets the accessible name; the short label must not replace it. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->add), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

GtkWidget *
awale_engines_page_new (AwaleEngines *engines)
{
  AwaleEnginesPage *self;

  g_return_val_if_fail (AWALE_IS_ENGINES (engines), NULL);

  self = g_object_new (AWALE_TYPE_ENGINES_PAGE, NULL);
  self->engines = g_object_ref (engines);
  awale_item_rows_bind (self->list, awale_engines_get_model (engines), create_row, engines);
  return GTK_WIDGET (self);
}
