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

static void
add_action (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       page)
{
  awale_dialogs_present (page, awale_engine_dialog_new (awale_items_page_get_items (page), NULL));
}

static void
edit_action (GSimpleAction *action,
             GVariant      *name,
             gpointer       page)
{
  AwaleEngines *engines = awale_items_page_get_items (page);
  AwaleEngineEntry *entry = awale_engines_find (engines, g_variant_get_string (name, NULL));

  if (entry != NULL)
    awale_dialogs_present (page, awale_engine_dialog_new (engines, entry));
}

static void
log_action (GSimpleAction *action,
            GVariant      *name,
            gpointer       page)
{
  const char *engine = g_variant_get_string (name, NULL);
  AwaleEngineProcess *process =
    awale_engines_get_latest (awale_items_page_get_items (page), engine);

  if (process != NULL)
    awale_dialogs_present (page, awale_engine_log_window_new (engine, process));
}

static void
ask_to_remove_action (GSimpleAction *action,
                      GVariant      *name,
                      gpointer       page)
{
  g_autofree char *heading =
    g_strdup_printf (_("Remove “%s”?"), g_variant_get_string (name, NULL));

  awale_dialogs_confirm (page, heading, _("The program itself is not deleted."),
                         _("_Remove"), "engines.remove", name);
}

static void
remove_action (GSimpleAction *action,
               GVariant      *name,
               gpointer       page)
{
  awale_engines_remove (awale_items_page_get_items (page), g_variant_get_string (name, NULL));
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

GtkWidget *
awale_engines_page_new (AwaleEngines *engines)
{
  static const GActionEntry actions[] = {
    { "add", .activate = add_action },
    { "edit", .activate = edit_action, .parameter_type = "s" },
    { "log", .activate = log_action, .parameter_type = "s" },
    { "ask-to-remove", .activate = ask_to_remove_action, .parameter_type = "s" },
    { "remove", .activate = remove_action, .parameter_type = "s" },
  };
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWidget *page;

  g_return_val_if_fail (engines != NULL, NULL);

  page = awale_items_page_new ("/io/github/awale/Awale/engines/awale-engines-page.ui", "engines",
                               actions, G_N_ELEMENTS (actions), engines, &builder);
  awale_item_rows_bind (GTK_LIST_BOX (gtk_builder_get_object (builder, "list")),
                        awale_engines_get_model (engines), create_row, engines, NULL);
  return page;
}
