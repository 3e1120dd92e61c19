/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-web-page"

#include "awale-web-page.h"

#include "document/awale-file.h"
#include "notation/awale-ogn.h"
#include "page/awale-page.h"

typedef struct
{
  GBytes             *games;     /* as text, which the thread parses into games of its own */
  char               *title;
  const AwalePalette *palette;
  GFile              *file;
  GAsyncReadyCallback callback;
  void               *user_data;
} Saving;

static void
saving_free (void *data)
{
  Saving *saving = data;

  g_clear_pointer (&saving->games, g_bytes_unref);
  g_free (saving->title);
  g_object_unref (saving->file);
  g_free (saving);
}

static GBytes *
write_page (const void  *data,
            GError     **error)
{
  const Saving *saving = data;
  size_t length;
  const char *text = g_bytes_get_data (saving->games, &length);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, length, NULL);
  size_t n = awale_document_get_n_games (document);
  g_autofree AwaleGame **games = g_new (AwaleGame *, n);
  AwalePageOptions options = awale_page_options_default ();

  for (size_t i = 0; i < n; i++)
    games[i] = awale_document_get_game (document, i);
  options.palette = saving->palette;
  options.title = saving->title;
  return awale_page_write (games, n, &options);
}

/* Writing a document as text cannot fail. */
static void
games_written_cb (GObject      *source,
                  GAsyncResult *result,
                  void         *data)
{
  Saving *saving = data;

  saving->games = awale_draft_write_finish (AWALE_DRAFT (source), result, NULL);
  awale_file_make_async (saving->file, write_page, saving, saving_free, saving->callback,
                         saving->user_data);
}

void
awale_web_page_save_async (AwaleDraft          *draft,
                           const AwalePalette  *palette,
                           GFile               *file,
                           GAsyncReadyCallback  callback,
                           void                *user_data)
{
  Saving *saving;

  g_return_if_fail (AWALE_IS_DRAFT (draft));
  g_return_if_fail (awale_draft_get_game (draft) != NULL);
  g_return_if_fail (palette != NULL);
  g_return_if_fail (G_IS_FILE (file));

  saving = g_new (Saving, 1);
  *saving = (Saving) {
    .title = awale_page_dup_title (awale_document_get_name (awale_draft_get_document (draft))),
    .palette = palette,
    .file = g_object_ref (file),
    .callback = callback,
    .user_data = user_data,
  };
  awale_draft_write_async (draft, games_written_cb, saving);
}
