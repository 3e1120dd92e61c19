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
} Saving;

static void
saving_free (void *data)
{
  Saving *saving = data;

  g_free (saving->games);
  g_free (saving->title);
  g_free (saving);
}

static GBytes *
write_page (const void  *data,
            GError     **error)
{
  const Saving *saving = data;
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

void
awale_web_page_save_async (AwaleDocument       *document,
                           const AwalePalette  *palette,
                           GFile               *file,
                           GAsyncReadyCallback  callback,
                           void                *user_data)
{
  Saving *saving;

  g_return_if_fail (AWALE_IS_DOCUMENT (document));
  g_return_if_fail (awale_document_get_n_games (document) > 0);
  g_return_if_fail (palette != NULL);
  g_return_if_fail (G_IS_FILE (file));

  saving = g_new0 (Saving, 1);
  saving->games = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  saving->title = awale_page_dup_title (awale_document_get_name (document));
  saving->palette = palette;
  awale_file_make_async (file, write_page, saving, saving_free, callback, user_data);
}
