/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-tables-group"

#include "awale-tables-group.h"

#include "app/common/awale-item-row.h"
#include "awale-tables-row.h"
#include "session/awale-tablebase-disk-usage.h"
#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>

#define GROUP "awale-tables"

typedef struct
{
  AwaleTablebases *tables;
  GListModel      *rulesets;
  GCancellable    *measuring;
} TablesGroup;

static void
show_room (AdwPreferencesGroup           *group,
           const AwaleTablebaseDiskUsage *disk_usage)
{
  const char *what = _("When few seeds are left, tables prove the value of a position, or its "
                       "bounds. They are built in the background.");
  g_autofree char *taken = g_format_size (disk_usage->taken);
  g_autofree char *left = g_format_size (disk_usage->left);
  g_autofree char *words = NULL;
  g_autofree char *text = NULL;

  /* Translators: the disk space that the tables occupy, and the free disk space. */
  words = disk_usage->knows_left ? g_strdup_printf (_("%s on the disk, %s free."), taken, left)
                                 : g_strdup_printf (_("%s on the disk."), taken);
  text = g_strdup_printf ("%s %s", what, words);
  adw_preferences_group_set_description (group, text);
}

static void
room_measured_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  AwaleTablebaseDiskUsage disk_usage;

  if (awale_tablebase_disk_usage_measure_finish (result, &disk_usage, NULL))
    show_room (data, &disk_usage);
}

/* Starts to measure the disk usage. The result is dropped if the group has been destroyed before it
 * arrives. */
static void
measure_room (AdwPreferencesGroup *group)
{
  TablesGroup *self = g_object_get_data (G_OBJECT (group), GROUP);
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (AwaleRuleset));

  for (guint i = 0; i < g_list_model_get_n_items (self->rulesets); i++)
    {
      g_autoptr (AwaleNamedRuleset) ruleset = g_list_model_get_item (self->rulesets, i);

      g_array_append_vals (rules, awale_named_ruleset_get_rules (ruleset), 1);
    }
  g_cancellable_cancel (self->measuring);
  g_clear_object (&self->measuring);
  self->measuring = g_cancellable_new ();
  awale_tablebase_disk_usage_measure_async (awale_tablebases_get_directory (self->tables),
                                            (const AwaleRuleset *) rules->data, rules->len,
                                            self->measuring, room_measured_cb, group);
}

static GtkWidget *
create_row (gpointer item,
            gpointer tables)
{
  return awale_tables_row_new (tables, item);
}

static void
tables_group_free (TablesGroup *self)
{
  g_cancellable_cancel (self->measuring);
  g_clear_object (&self->measuring);
  g_object_unref (self->tables);
  g_object_unref (self->rulesets);
  g_free (self);
}

GtkWidget *
awale_tables_group_new (AwaleTablebases *tables,
                        AwaleRulesets   *rulesets)
{
  TablesGroup *self;
  GtkWidget *group, *list;

  g_return_val_if_fail (AWALE_IS_TABLEBASES (tables), NULL);
  g_return_val_if_fail (rulesets != NULL, NULL);

  group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _("Endgame Tables"), NULL);
  self = g_new0 (TablesGroup, 1);
  self->tables = g_object_ref (tables);
  self->rulesets = g_object_ref (awale_rulesets_get_model (rulesets));
  g_object_set_data_full (G_OBJECT (group), GROUP, self, (GDestroyNotify) tables_group_free);
  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  awale_accessible_set_label (list, _("Endgame Tables"));
  awale_item_rows_bind (GTK_LIST_BOX (list), self->rulesets, create_row,
                        g_object_ref (tables), g_object_unref);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  g_signal_connect_object (self->rulesets, "items-changed", G_CALLBACK (measure_room), group,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tables, "changed", G_CALLBACK (measure_room), group,
                           G_CONNECT_SWAPPED);
  measure_room (ADW_PREFERENCES_GROUP (group));
  return group;
}
