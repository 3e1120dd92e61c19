/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-examples"

#include "awale-examples.h"

#include "game/awale-titles.h"
#include "notation/awale-ogn.h"

#include <string.h>

struct _AwaleExample
{
  GObject  parent_instance;

  GFile   *file;
  char    *title;
  char    *subtitle;
};

G_DEFINE_FINAL_TYPE (AwaleExample, awale_example, G_TYPE_OBJECT)

static void
awale_example_finalize (GObject *object)
{
  AwaleExample *self = AWALE_EXAMPLE (object);

  g_object_unref (self->file);
  g_free (self->title);
  g_free (self->subtitle);

  G_OBJECT_CLASS (awale_example_parent_class)->finalize (object);
}

static void
awale_example_class_init (AwaleExampleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_example_finalize;
}

static void
awale_example_init (AwaleExample *self)
{
}

AwaleExample *
awale_example_new (GFile     *file,
                   AwaleGame *game)
{
  g_autofree char *players = NULL;
  AwaleExample *self;
  const char *event;
  const char *rules;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  event = awale_title_get_tag (game, "Event");
  players = awale_title_for_game (game);
  rules = awale_ruleset_get_name (awale_game_get_rules (game));

  self = g_object_new (AWALE_TYPE_EXAMPLE, NULL);
  self->file = g_object_ref (file);
  self->title = g_strdup (event != NULL ? event : players);
  self->subtitle = event != NULL ? g_strdup_printf ("%s · %s", players, rules) : g_strdup (rules);

  return self;
}

GFile *
awale_example_get_file (AwaleExample *self)
{
  g_return_val_if_fail (AWALE_IS_EXAMPLE (self), NULL);

  return self->file;
}

const char *
awale_example_get_title (AwaleExample *self)
{
  g_return_val_if_fail (AWALE_IS_EXAMPLE (self), NULL);

  return self->title;
}

const char *
awale_example_get_subtitle (AwaleExample *self)
{
  g_return_val_if_fail (AWALE_IS_EXAMPLE (self), NULL);

  return self->subtitle;
}

/* Maximum bytes; an example is a game with comments, not a database. */
#define MAX_SIZE (1024 * 1024)

struct _AwaleExamples
{
  GObject     parent_instance;

  GFile      *folder;
  GListStore *store;
  bool        loading;  /* or loaded */
};

G_DEFINE_FINAL_TYPE (AwaleExamples, awale_examples, G_TYPE_OBJECT)

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Names of the suitable examples, in order. */
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

/* NULL if the file has no game. */
static AwaleExample *
read_example (GFile *file)
{
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  g_autoptr (AwaleDocument) document = NULL;

  if (bytes == NULL || g_bytes_get_size (bytes) > MAX_SIZE)
    return NULL;

  document = awale_ogn_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL);
  if (awale_document_get_n_games (document) == 0)
    return NULL;

  return awale_example_new (file, awale_document_get_game (document, 0));
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  AwaleExamples *self = source;
  g_autoptr (GPtrArray) names = list_names (self->folder, task_data);
  GPtrArray *examples = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (GFile) file = g_file_get_child (self->folder, g_ptr_array_index (names, i));
      AwaleExample *example = read_example (file);

      if (example != NULL)
        g_ptr_array_add (examples, example);
    }
  g_task_return_pointer (task, examples, (GDestroyNotify) g_ptr_array_unref);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  AwaleExamples *self = AWALE_EXAMPLES (source);
  g_autoptr (GPtrArray) examples = g_task_propagate_pointer (G_TASK (result), NULL);

  g_list_store_splice (self->store, 0, 0, examples->pdata, examples->len);
}

static void
awale_examples_finalize (GObject *object)
{
  AwaleExamples *self = AWALE_EXAMPLES (object);

  g_clear_object (&self->folder);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (awale_examples_parent_class)->finalize (object);
}

static void
awale_examples_class_init (AwaleExamplesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_examples_finalize;
}

static void
awale_examples_init (AwaleExamples *self)
{
  self->store = g_list_store_new (AWALE_TYPE_EXAMPLE);
}

AwaleExamples *
awale_examples_new (GFile *folder)
{
  AwaleExamples *self;

  g_return_val_if_fail (G_IS_FILE (folder) && g_file_peek_path (folder) != NULL, NULL);

  self = g_object_new (AWALE_TYPE_EXAMPLES, NULL);
  self->folder = g_object_ref (folder);

  return self;
}

void
awale_examples_load (AwaleExamples *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (AWALE_IS_EXAMPLES (self));

  if (self->loading)
    return;

  self->loading = true;
  task = g_task_new (self, NULL, loaded_cb, NULL);
  g_task_set_source_tag (task, awale_examples_load);
  g_task_set_task_data (task, g_strdupv ((char **) g_get_language_names ()),
                        (GDestroyNotify) g_strfreev);
  g_task_run_in_thread (task, load_thread);
}

GListModel *
awale_examples_get_model (AwaleExamples *self)
{
  g_return_val_if_fail (AWALE_IS_EXAMPLES (self), NULL);

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
