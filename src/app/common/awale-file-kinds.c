/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-dialogs"

#include "awale-file-kinds.h"

#include <string.h>

#define END "awale-end"

/* The extension of the type of @filter (nullable), or NULL. */
static const char *
get_end (GtkFileFilter *filter)
{
  return filter != NULL ? g_object_get_data (G_OBJECT (filter), END) : NULL;
}

static bool
has_end (const char *name,
         const char *end)
{
  size_t n_bytes = strlen (name);
  size_t n_end = strlen (end);

  return n_bytes > n_end && g_ascii_strcasecmp (name + n_bytes - n_end, end) == 0;
}

/* The extension of @name among the types of @chooser, or NULL. */
static const char *
find_end (GtkFileChooser *chooser,
          const char     *name)
{
  g_autoptr (GListModel) filters = gtk_file_chooser_get_filters (chooser);

  for (unsigned i = 0; i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);
      const char *end = get_end (filter);

      if (end != NULL && has_end (name, end))
        return end;
    }
  return NULL;
}

static void
kind_changed_cb (GtkFileChooser *chooser)
{
  g_autofree char *name = gtk_file_chooser_get_current_name (chooser);
  g_autofree char *renamed = NULL;
  const char *wanted = get_end (gtk_file_chooser_get_filter (chooser));
  const char *end;

  if (name == NULL || wanted == NULL || has_end (name, wanted))
    return;
  end = find_end (chooser, name);
  if (end != NULL)
    name[strlen (name) - strlen (end)] = '\0';
  renamed = g_strconcat (name, wanted, NULL);
  gtk_file_chooser_set_current_name (chooser, renamed);
}

void
awale_file_kinds_add (GtkFileChooser *chooser,
                      GtkFileFilter  *filter,
                      const char     *end)
{
  g_return_if_fail (GTK_IS_FILE_CHOOSER (chooser));
  g_return_if_fail (GTK_IS_FILE_FILTER (filter));
  g_return_if_fail (end != NULL);

  g_object_set_data (G_OBJECT (filter), END, (gpointer) end);
  gtk_file_chooser_add_filter (chooser, filter);
}

void
awale_file_kinds_follow (GtkFileChooser *chooser)
{
  g_return_if_fail (GTK_IS_FILE_CHOOSER (chooser));

  g_signal_connect (chooser, "notify::filter", G_CALLBACK (kind_changed_cb), NULL);
}

bool
awale_file_kinds_complete (GtkFileChooser *chooser)
{
  const char *wanted = get_end (gtk_file_chooser_get_filter (chooser));
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);
  g_autoptr (GFile) folder = NULL;
  g_autofree char *name = NULL;
  g_autofree char *whole = NULL;

  g_return_val_if_fail (file != NULL, false);

  folder = g_file_get_parent (file);
  name = g_file_get_basename (file);
  if (wanted == NULL || folder == NULL || find_end (chooser, name) != NULL)
    return false;
  whole = g_strconcat (name, wanted, NULL);
  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, whole);
  return true;
}
