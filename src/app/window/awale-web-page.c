/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-web-page"

#include "awale-web-page.h"

#include "desk/awale-file.h"
#include "notation/awale-ogn.h"
#include "page/awale-page.h"

#include <string.h>

typedef struct
{
  char               *games;  /* as text: the thread makes its own of it */
  char               *title;
  const AwalePalette *palette;
  GFile              *file;
} Saving;

static void
saving_free (void *data)
{
  Saving *saving = data;

  g_free (saving->games);
  g_free (saving->title);
  g_object_unref (saving->file);
  g_free (saving);
}

static GBytes *
write_page (const Saving *saving)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (saving->games, strlen (saving->games), NULL);
  size_t n = awale_document_get_n_games (document);
  g_autofree AwaleGame **games = g_new (AwaleGame *, n);
  AwalePageOptions options = awale_page_options_default ();

  for (size_t i = 0; i < n; i++)
    games[i] = awale_document_get_game (document, i);
  options.palette = saving->palette;
  options.title = saving->title;
  return awale_page_write (games, n, &options);
}

static void
save_in_thread (GTask        *task,
                void         *source,
                void         *data,
                GCancellable *cancellable)
{
  const Saving *saving = data;
  g_autoptr (GBytes) page = write_page (saving);
  GError *error = NULL;

  if (awale_file_write (saving->file, page, NULL, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
awale_web_page_save_async (AwaleDocument       *document,
                           const AwalePalette  *palette,
                           GFile               *file,
                           GAsyncReadyCallback  callback,
                           void                *user_data)
{
  g_autoptr (GTask) task = NULL;
  Saving *saving;

  g_return_if_fail (AWALE_IS_DOCUMENT (document));
  g_return_if_fail (awale_document_get_n_games (document) > 0);
  g_return_if_fail (palette != NULL);
  g_return_if_fail (G_IS_FILE (file));

  saving = g_new0 (Saving, 1);
  saving->games = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  saving->title = awale_page_dup_title (awale_document_get_name (document));
  saving->palette = palette;
  saving->file = g_object_ref (file);
  task = g_task_new (NULL, NULL, callback, user_data);
  g_task_set_source_tag (task, awale_web_page_save_async);
  g_task_set_task_data (task, saving, saving_free);
  g_task_run_in_thread (task, save_in_thread);
}

bool
awale_web_page_save_finish (GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), false);

  return g_task_propagate_boolean (G_TASK (result), error);
}
