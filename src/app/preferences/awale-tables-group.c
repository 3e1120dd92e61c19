/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-tables-group"

#include "awale-tables-group.h"

#include "awale-tables-row.h"
#include "tablebase/awale-tablebase-files.h"
#include "tablebase/awale-tablebase-folder.h"

#include <glib/gi18n-lib.h>

struct _AwaleTablesGroup
{
  AdwPreferencesGroup  parent_instance;

  AwaleTables         *tables;
  AwaleRulesets       *rulesets;
  GPtrArray           *rows;
};

G_DEFINE_FINAL_TYPE (AwaleTablesGroup, awale_tables_group, ADW_TYPE_PREFERENCES_GROUP)

/* Rulesets that differ in nothing that matters to tables share theirs, which count once. */
static uint64_t
measure_all (AwaleTablesGroup *self)
{
  const char *directory = awale_tables_get_directory (self->tables);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = g_list_model_get_n_items (awale_rulesets_get_model (self->rulesets));
  uint64_t bytes = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AwaleNamedRuleset) ruleset =
        g_list_model_get_item (awale_rulesets_get_model (self->rulesets), i);
      const AwaleRuleset *rules = awale_named_ruleset_get_rules (ruleset);

      if (g_hash_table_add (seen, awale_tablebase_dup_folder (rules, directory)))
        bytes += awale_tablebase_measure_files (rules, directory);
    }
  return bytes;
}

/* The room that is left where the tables are, in words; NULL: it is not known. */
static char *
dup_free (void)
{
  const char *cache = g_get_user_cache_dir ();
  g_autoptr (GFile) folder =
    g_file_new_for_path (g_file_test (cache, G_FILE_TEST_IS_DIR) ? cache : g_get_home_dir ());
  g_autoptr (GFileInfo) info =
    g_file_query_filesystem_info (folder, G_FILE_ATTRIBUTE_FILESYSTEM_FREE, NULL, NULL);

  return info == NULL ? NULL
                      : g_format_size (g_file_info_get_attribute_uint64 (
                                         info, G_FILE_ATTRIBUTE_FILESYSTEM_FREE));
}

static void
show_total (AwaleTablesGroup *self)
{
  const char *what = _("With few seeds left, tables know the exact value of every position. They "
                       "are built in the background.");
  g_autofree char *bytes = g_format_size (measure_all (self));
  g_autofree char *left = dup_free ();
  g_autofree char *room = NULL;
  g_autofree char *text = NULL;

  /* Translators: room that the tables take, and that is left */
  room = left != NULL ? g_strdup_printf (_("%s on the disk, %s free."), bytes, left)
                      : g_strdup_printf (_("%s on the disk."), bytes);
  text = g_strdup_printf ("%s %s", what, room);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), text);
}

static void
fill (AwaleTablesGroup *self)
{
  guint n = g_list_model_get_n_items (awale_rulesets_get_model (self->rulesets));

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                  g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AwaleNamedRuleset) ruleset =
        g_list_model_get_item (awale_rulesets_get_model (self->rulesets), i);
      GtkWidget *row = awale_tables_row_new (self->tables, ruleset);

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
      g_ptr_array_add (self->rows, row);
    }
  show_total (self);
}

static void
awale_tables_group_dispose (GObject *object)
{
  AwaleTablesGroup *self = AWALE_TABLES_GROUP (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->tables);
  g_clear_object (&self->rulesets);

  G_OBJECT_CLASS (awale_tables_group_parent_class)->dispose (object);
}

static void
awale_tables_group_class_init (AwaleTablesGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_tables_group_dispose;
}

static void
awale_tables_group_init (AwaleTablesGroup *self)
{
  self->rows = g_ptr_array_new ();
}

GtkWidget *
awale_tables_group_new (AwaleTables   *tables,
                        AwaleRulesets *rulesets)
{
  AwaleTablesGroup *self;

  g_return_val_if_fail (AWALE_IS_TABLES (tables), NULL);
  g_return_val_if_fail (AWALE_IS_RULESETS (rulesets), NULL);

  self = g_object_new (AWALE_TYPE_TABLES_GROUP, "title", _("Endgame Tables"), NULL);
  self->tables = g_object_ref (tables);
  self->rulesets = g_object_ref (rulesets);
  g_signal_connect_object (awale_rulesets_get_model (rulesets), "items-changed", G_CALLBACK (fill),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tables, "changed", G_CALLBACK (show_total), self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}
