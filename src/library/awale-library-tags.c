/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-tags.h"

#include "awale-library-filter.h"
#include "awale-library-private.h"
#include "awale-library-record.h"
#include "game/awale-titles.h"
#include "notation/awale-ogn.h"

#include <string.h>

static void
shared_tag_free (gpointer data)
{
  AwaleSharedTag *tag = data;

  g_free (tag->value);
  g_free (tag);
}

/* Combines @value (nullable), the value of a game, with the values of the games before. */
static void
share (AwaleSharedTag *tag,
       const char     *value,
       bool            is_first)
{
  if (is_first)
    tag->value = g_strdup (value);
  else if (!tag->differs && g_strcmp0 (tag->value, value) != 0)
    {
      tag->differs = true;
      g_clear_pointer (&tag->value, g_free);
    }
}

/* Combines the tags of a game, which precede its moves and are separated from them by an empty
 * line. */
static bool
share_head (GPtrArray          *tags,
            const char *const  *names,
            const char         *head,
            bool                is_first)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (head, strlen (head), NULL);

  if (awale_document_get_n_games (document) == 0)
    return false;
  for (unsigned i = 0; names[i] != NULL; i++)
    share (tags->pdata[i],
           awale_title_get_whole_tag (awale_document_get_game (document, 0), names[i]), is_first);
  return true;
}

GPtrArray *
awale_library_list_shared_tags (AwaleLibrary       *self,
                                GArray             *ids,
                                const char *const  *names,
                                GError            **error)
{
  g_autoptr (GPtrArray) tags = g_ptr_array_new_with_free_func (shared_tag_free);
  g_autoptr (AwaleStatement) statement = NULL;
  g_autofree char *games = NULL;
  AwaleSqlStep step;
  bool is_first = true;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ids != NULL && names != NULL, NULL);

  for (unsigned i = 0; names[i] != NULL; i++)
    g_ptr_array_add (tags, g_new0 (AwaleSharedTag, 1));
  games = awale_library_filter_write_games (ids);
  statement = awale_statement_new (self->db, error,
                                   "SELECT substr (text, 1, ifnull (nullif (instr (text,"
                                   " char (10, 10)), 0), length (text)))"
                                   " FROM json_each (?) JOIN texts ON texts.id = value", "s",
                                   games);
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    if (share_head (tags, names, awale_statement_get_text (statement, 0), is_first))
      is_first = false;
  if (!awale_library_end_reading (self, step == AWALE_SQL_DONE, error))
    return NULL;
  return g_steal_pointer (&tags);
}

/* Sets the tags of @game. Returns: true if one has changed */
static bool
set_tags (AwaleGame         *game,
          const char *const *tags)
{
  bool changed = false;

  for (unsigned i = 0; tags[i] != NULL; i += 2)
    {
      const char *value = *tags[i + 1] != '\0' ? tags[i + 1] : NULL;

      changed = changed || g_strcmp0 (awale_game_get_tag (game, tags[i]), value) != 0;
      awale_game_set_tag (game, tags[i], value);
    }
  return changed;
}

bool
awale_library_set_tags (AwaleLibrary       *self,
                        gint64              id,
                        const char *const  *tags,
                        GError            **error)
{
  g_autoptr (AwaleGame) game = NULL;
  g_autoptr (AwaleLibraryRecord) record = NULL;
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (tags != NULL, false);

  if (!awale_library_begin (self, error))
    return false;
  game = awale_library_load (self, id, error);
  done = game != NULL;
  if (done && set_tags (game, tags))
    {
      record = awale_library_record_new (game);
      done = awale_library_replace_tags (self, id, record, error);
    }
  return awale_library_end (self, done, error);
}
