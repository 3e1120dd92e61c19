/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-recent"

#include "awale-recent.h"

#include <glib/gi18n-lib.h>

#define MIME_TYPE "text/x-oware-ogn"
#define MAX_RECENT 8

static int
compare_visits (gconstpointer a,
                gconstpointer b)
{
  GDateTime *first = gtk_recent_info_get_visited ((GtkRecentInfo *) a);
  GDateTime *second = gtk_recent_info_get_visited ((GtkRecentInfo *) b);

  return g_date_time_compare (second, first);
}

static gboolean
is_game (GtkRecentInfo *info)
{
  return (g_strcmp0 (gtk_recent_info_get_mime_type (info), MIME_TYPE) == 0 ||
          g_str_has_suffix (gtk_recent_info_get_uri (info), ".ogn")) &&
         gtk_recent_info_is_local (info) && gtk_recent_info_exists (info);
}

void
awale_recent_add (GFile *file)
{
  g_autofree char *uri = NULL;
  GtkRecentData data = {
    .mime_type = (char *) MIME_TYPE,
    .app_name = (char *) "Awalé",
    .app_exec = (char *) "awale %u",
  };

  g_return_if_fail (G_IS_FILE (file));

  uri = g_file_get_uri (file);
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

GListStore *
awale_recent_list (void)
{
  GListStore *files = g_list_store_new (G_TYPE_FILE);
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());

  items = g_list_sort (items, compare_visits);
  for (GList *l = items; l != NULL; l = l->next)
    if (g_list_model_get_n_items (G_LIST_MODEL (files)) < MAX_RECENT && is_game (l->data))
      {
        g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (l->data));

        g_list_store_append (files, file);
      }
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);

  return files;
}

GMenuModel *
awale_recent_create_menu (GListModel *files)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();

  g_return_val_if_fail (G_IS_LIST_MODEL (files), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);
      g_autofree char *uri = g_file_get_uri (file);
      g_autofree char *base = g_file_get_basename (file);
      g_autofree char *name = g_filename_display_name (base);
      g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);

      g_menu_item_set_label (item, name);
      g_menu_item_set_action_and_target (item, "win.open-uri", "s", uri);
      g_menu_append_item (section, item);
    }
  if (g_list_model_get_n_items (files) > 0)
    g_menu_append_section (menu, _("Recent"), G_MENU_MODEL (section));
  else
    g_menu_append (menu, _("No Recent Games"), "win.no-recent");
  return G_MENU_MODEL (g_steal_pointer (&menu));
}
