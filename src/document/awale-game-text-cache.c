/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-game-text-cache.h"

#include "notation/awale-ogn.h"

#include <string.h>

struct _AwaleGameTextCache
{
  AwaleDocument *document;
  GHashTable    *texts;  /* Texts by game: AwaleGame → GBytes. */
  size_t         next;   /* Index of the first game whose text may be missing, unless games were
                          * added or removed. */
};

AwaleGameTextCache *
awale_game_text_cache_new (AwaleDocument *document)
{
  AwaleGameTextCache *self;

  g_return_val_if_fail (AWALE_IS_DOCUMENT (document), NULL);

  self = g_rc_box_new0 (AwaleGameTextCache);
  self->document = g_object_ref (document);
  self->texts = g_hash_table_new_full (NULL, NULL, g_object_unref, (GDestroyNotify) g_bytes_unref);
  return self;
}

AwaleGameTextCache *
awale_game_text_cache_ref (AwaleGameTextCache *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_rc_box_acquire (self);
}

static void
clear (AwaleGameTextCache *self)
{
  g_hash_table_unref (self->texts);
  g_object_unref (self->document);
}

void
awale_game_text_cache_unref (AwaleGameTextCache *self)
{
  g_return_if_fail (self != NULL);

  g_rc_box_release_full (self, (GDestroyNotify) clear);
}

void
awale_game_text_cache_changed (AwaleGameTextCache *self,
                               AwaleGame          *game)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (AWALE_IS_GAME (game));

  g_hash_table_remove (self->texts, game);
  self->next = 0;
}

/* The text of @game, written now if it is missing. */
static GBytes *
ensure_text (AwaleGameTextCache *self,
             AwaleGame          *game)
{
  GBytes *bytes = g_hash_table_lookup (self->texts, game);

  if (bytes == NULL)
    {
      char *text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);

      bytes = g_bytes_new_take (text, strlen (text));
      g_hash_table_insert (self->texts, g_object_ref (game), bytes);
    }
  return bytes;
}

bool
awale_game_text_cache_fill (AwaleGameTextCache *self,
                            gint64              end)
{
  g_return_val_if_fail (self != NULL, false);

  while (self->next < awale_document_get_n_games (self->document))
    {
      ensure_text (self, awale_document_get_game (self->document, self->next++));
      if (g_get_monotonic_time () >= end)
        break;
    }
  return self->next >= awale_document_get_n_games (self->document);
}

GPtrArray *
awale_game_text_cache_dup (AwaleGameTextCache *self)
{
  GPtrArray *texts;

  g_return_val_if_fail (self != NULL, NULL);

  texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  for (size_t i = 0; i < awale_document_get_n_games (self->document); i++)
    g_ptr_array_add (texts, g_bytes_ref (ensure_text (self, awale_document_get_game (self->document,
                                                                                     i))));
  return texts;
}

GBytes *
awale_game_text_cache_join (AwaleGameTextCache *self)
{
  g_autoptr (GPtrArray) texts = NULL;
  GByteArray *joined;

  g_return_val_if_fail (self != NULL, NULL);

  texts = awale_game_text_cache_dup (self);
  joined = g_byte_array_new ();
  for (guint i = 0; i < texts->len; i++)
    {
      gsize size;
      const guint8 *text = g_bytes_get_data (g_ptr_array_index (texts, i), &size);

      if (i > 0)
        g_byte_array_append (joined, (const guint8 *) "\n", 1);
      g_byte_array_append (joined, text, size);
    }
  return g_byte_array_free_to_bytes (joined);
}
