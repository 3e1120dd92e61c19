/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-examples"

#include "awale-examples.h"

#include "game/awale-titles.h"
#include "notation/awale-ogn.h"

#include <string.h>

/* Maximum size in bytes of an example, which is one game with comments. */
#define MAX_SIZE (1024 * 1024)

struct _AwaleExamples
{
  GFile      *folder;
  GListStore *store;
  bool        loading;  /* True once the examples are being read or were read. */
};

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names of the suitable examples, sorted. */
static GPtrArray *
list_names (GFile              *folder,
            const char *const  *languages)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".ogn") && awale_examples_suits (name, languages))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);

  return names;
}

static GFileInfo *
describe (GFile     *file,
          AwaleGame *game)
{
  const char *event = awale_title_get_tag (game, "Event");
  const char *rules = awale_ruleset_get_name (awale_game_get_rules (game));
  g_autofree char *players = awale_title_for_game (game);
  g_autofree char *details =
    event != NULL ? g_strdup_printf ("%s · %s", players, rules) : g_strdup (rules);
  GFileInfo *info = g_file_info_new ();

  g_file_info_set_attribute_object (info, "standard::file", G_OBJECT (file));
  g_file_info_set_display_name (info, event != NULL ? event : players);
  g_file_info_set_attribute_string (info, G_FILE_ATTRIBUTE_STANDARD_DESCRIPTION, details);
  return info;
}

/* Reads the description of an example; NULL if the file is unreadable, too large or without a
 * game. */
static GFileInfo *
read_example (GFile *file)
{
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  g_autoptr (AwaleDocument) document = NULL;

  if (bytes == NULL || g_bytes_get_size (bytes) > MAX_SIZE)
    return NULL;

  document = awale_ogn_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL);
  if (awale_document_get_n_games (document) == 0)
    return NULL;

  return describe (file, awale_document_get_game (document, 0));
}

typedef struct
{
  GFile *folder;
  GStrv  languages;
} Loading;

static void
loading_free (Loading *loading)
{
  g_object_unref (loading->folder);
  g_strfreev (loading->languages);
  g_free (loading);
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  const Loading *loading = task_data;
  g_autoptr (GPtrArray) names = list_names (loading->folder,
                                            (const char *const *) loading->languages);
  GPtrArray *examples = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (GFile) file = g_file_get_child (loading->folder, g_ptr_array_index (names, i));
      GFileInfo *example = read_example (file);

      if (example != NULL)
        g_ptr_array_add (examples, example);
    }
  g_task_return_pointer (task, examples, (GDestroyNotify) g_ptr_array_unref);
}

static void
loaded_cb (GObject      *store,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GPtrArray) examples = g_task_propagate_pointer (G_TASK (result), NULL);

  g_list_store_splice (G_LIST_STORE (store), 0, 0, examples->pdata, examples->len);
}

AwaleExamples *
awale_examples_new (GFile *folder)
{
  AwaleExamples *self;

  g_return_val_if_fail (G_IS_FILE (folder) && g_file_peek_path (folder) != NULL, NULL);

  self = g_new0 (AwaleExamples, 1);
  self->folder = g_object_ref (folder);
  self->store = g_list_store_new (G_TYPE_FILE_INFO);
  return self;
}

void
awale_examples_free (AwaleExamples *self)
{
  g_return_if_fail (self != NULL);

  g_object_unref (self->folder);
  g_object_unref (self->store);
  g_free (self);
}

void
awale_examples_load (AwaleExamples *self)
{
  g_autoptr (GTask) task = NULL;
  Loading *loading;

  g_return_if_fail (self != NULL);

  if (self->loading)
    return;

  self->loading = true;
  loading = g_new (Loading, 1);
  *loading = (Loading) { g_object_ref (self->folder),
                         g_strdupv ((char **) g_get_language_names ()) };
  task = g_task_new (self->store, NULL, loaded_cb, NULL);
  g_task_set_source_tag (task, awale_examples_load);
  g_task_set_task_data (task, loading, (GDestroyNotify) loading_free);
  g_task_run_in_thread (task, load_thread);
}

GListModel *
awale_examples_get_model (AwaleExamples *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return G_LIST_MODEL (self->store);
}

bool
awale_examples_suits (const char        *name,
                      const char *const *languages)
{
  static const char *const known[] = { "en", "fr", NULL };
  g_autofree char *wanted = NULL;

  g_return_val_if_fail (name != NULL && languages != NULL, false);

  for (size_t i = 0; languages[i] != NULL && wanted == NULL; i++)
    {
      g_autofree char *code = g_strndup (languages[i], strcspn (languages[i], "_.@"));

      if (g_strv_contains (known, code))
        wanted = g_steal_pointer (&code);
    }

  for (size_t i = 0; known[i] != NULL; i++)
    {
      g_autofree char *dotted = g_strdup_printf (".%s.ogn", known[i]);
      g_autofree char *dashed = g_strdup_printf ("-%s.ogn", known[i]);

      if (g_str_has_suffix (name, dotted) || g_str_has_suffix (name, dashed))
        return g_str_equal (known[i], wanted != NULL ? wanted : known[0]);
    }

  return true;
}
