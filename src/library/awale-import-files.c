/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-import-files.h"

#include <string.h>

#define ATTRIBUTES G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE "," \
                   G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_STANDARD_IS_SYMLINK "," \
                   G_FILE_ATTRIBUTE_STANDARD_IS_HIDDEN

typedef struct
{
  GArray               *found;
  GCancellable         *cancellable;
  AwaleImportErrorFunc  error;
  void                 *user_data;
} Search;

static void
clear_file (void *data)
{
  AwaleImportFile *file = data;

  g_object_unref (file->file);
}

/* The value of a boolean file attribute; false if the file system does not report it. */
static bool
has_flag (GFileInfo  *info,
          const char *attribute)
{
  return g_file_info_has_attribute (info, attribute)
         && g_file_info_get_attribute_boolean (info, attribute);
}

static guint64
get_size (GFileInfo *info)
{
  return g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_STANDARD_SIZE);
}

static void
add_file (Search    *search,
          GFile     *file,
          GFileInfo *info,
          bool       is_meant)
{
  const AwaleImportFile found = { g_object_ref (file), get_size (info), is_meant };

  g_array_append_val (search->found, found);
}

static bool
has_suffix (GFileInfo  *info,
            const char *suffix)
{
  const char *dot = strrchr (g_file_info_get_name (info), '.');

  return dot != NULL && g_ascii_strcasecmp (dot, suffix) == 0;
}

/* True for a regular file with a game-file extension; reading a pipe or device in a folder might
 * never end. */
static bool
may_hold_games (GFileInfo *info)
{
  return g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR
         && (has_suffix (info, ".ogn") || has_suffix (info, ".pgn") || has_suffix (info, ".txt"));
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (g_file_info_get_name (*(GFileInfo *const *) a),
                 g_file_info_get_name (*(GFileInfo *const *) b));
}

/* Lists the entries of @folder by name; after a failure, those that could be listed. */
static GPtrArray *
list_folder (Search *search,
             GFile  *folder)
{
  GPtrArray *infos = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileEnumerator) enumerator =
    g_file_enumerate_children (folder, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, search->cancellable,
                               &error);
  GFileInfo *info;

  while (enumerator != NULL
         && (info = g_file_enumerator_next_file (enumerator, search->cancellable, &error)) != NULL)
    g_ptr_array_add (infos, info);
  if (error != NULL)
    search->error (folder, error, search->user_data);
  g_ptr_array_sort (infos, compare_names);
  return infos;
}

/* Lists the files of games in a folder and its subfolders, without hidden ones. Links to folders
 * are not followed, because they may lead back. */
static void
search_folder (Search *search,
               GFile  *folder)
{
  g_autoptr (GPtrArray) infos = list_folder (search, folder);

  for (unsigned i = 0; i < infos->len; i++)
    {
      GFileInfo *info = g_ptr_array_index (infos, i);
      g_autoptr (GFile) file = g_file_get_child (folder, g_file_info_get_name (info));
      bool is_folder = g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY;

      if (has_flag (info, G_FILE_ATTRIBUTE_STANDARD_IS_HIDDEN))
        continue;
      if (is_folder && !has_flag (info, G_FILE_ATTRIBUTE_STANDARD_IS_SYMLINK))
        search_folder (search, file);
      else if (may_hold_games (info))
        add_file (search, file, info, has_suffix (info, ".ogn"));
    }
}

GArray *
awale_import_files_list (GFile *const         *files,
                         size_t                n_files,
                         GCancellable         *cancellable,
                         AwaleImportErrorFunc  error,
                         void                 *user_data)
{
  Search search = { g_array_new (FALSE, FALSE, sizeof (AwaleImportFile)), cancellable, error,
                    user_data };

  g_array_set_clear_func (search.found, clear_file);
  for (size_t i = 0; i < n_files; i++)
    {
      g_autoptr (GError) problem = NULL;
      g_autoptr (GFileInfo) info = g_file_query_info (files[i], ATTRIBUTES, G_FILE_QUERY_INFO_NONE,
                                                      cancellable, &problem);

      if (info == NULL)
        error (files[i], problem, user_data);
      else if (g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY)
        search_folder (&search, files[i]);
      else
        add_file (&search, files[i], info, true);
    }
  return search.found;
}
