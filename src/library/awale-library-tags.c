/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-tags.h"

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

/* Adds a game with @value (nullable) in @tag. */
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

/* The tags of a game precede its moves, separated by an empty line. */
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
  AwaleSqlStep step = AWALE_SQL_DONE;
  bool is_first = true;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (ids != NULL && names != NULL, NULL);

  for (unsigned i = 0; names[i] != NULL; i++)
    g_ptr_array_add (tags, g_new0 (AwaleSharedTag, 1));
  statement = awale_statement_new (self->db, "SELECT substr (text, 1, ifnull (nullif (instr (text,"
                                             " char (10, 10)), 0), length (text))) FROM texts"
                                             " WHERE id = ?", error);
  if (statement == NULL)
    return NULL;
  for (unsigned i = 0; i < ids->len && step != AWALE_SQL_FAILED; i++)
    {
      awale_statement_set_int (statement, 1, g_array_index (ids, gint64, i));
      step = awale_statement_step (statement, error);
      if (step == AWALE_SQL_ROW
          && share_head (tags, names, awale_statement_get_text (statement, 0), is_first))
        is_first = false;
      awale_statement_reset (statement);
    }
  if (!awale_library_end_reading (self, step != AWALE_SQL_FAILED, error))
    return NULL;
  return g_steal_pointer (&tags);
}

/* Returns: true if a tag of @game has changed */
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

/* Replaces the game's row in lists. */
static bool
replace_row (AwaleLibrary              *self,
             gint64                     id,
             const AwaleLibraryRecord  *record,
             GError                   **error)
{
  const char *const texts[] = { record->south, record->north, record->event, record->site,
                                record->date, record->round, record->result };
  const int n_texts = G_N_ELEMENTS (texts);
  g_autoptr (AwaleStatement) statement =
    awale_statement_new (self->db, "UPDATE games SET south = ?, north = ?, event = ?, site = ?,"
                                   " date = ?, round = ?, result = ?, south_score = ?,"
                                   " north_score = ?, hash = ? WHERE id = ?", error);

  if (statement == NULL)
    return false;
  for (int i = 0; i < n_texts; i++)
    awale_statement_set_text (statement, i + 1, texts[i]);
  if (record->score.known)
    {
      awale_statement_set_int (statement, n_texts + 1, record->score.score.south);
      awale_statement_set_int (statement, n_texts + 2, record->score.score.north);
    }
  awale_statement_set_int (statement, n_texts + 3, record->hash);
  awale_statement_set_int (statement, n_texts + 4, id);
  return awale_statement_run (statement, error);
}

/* Replaces the game's text and its indexed words. */
static bool
replace_texts (AwaleLibrary              *self,
               gint64                     id,
               const AwaleLibraryRecord  *record,
               GError                   **error)
{
  const char *const words[] = { record->south, record->north, record->event, record->site,
                                record->comments };
  AwaleStatement *text = awale_library_get_query (self, AWALE_QUERY_ADD_TEXT, error);
  AwaleStatement *found;

  if (text == NULL)
    return false;
  awale_statement_set_int (text, 1, id);
  awale_statement_set_text (text, 2, record->text);
  if (!awale_statement_run (text, error))
    return false;
  found = awale_library_get_query (self, AWALE_QUERY_ADD_WORDS, error);
  if (found == NULL)
    return false;
  awale_statement_set_int (found, 1, id);
  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    awale_statement_set_text (found, (int) i + 2, words[i]);
  return awale_statement_run (found, error);
}

bool
awale_library_set_tags (AwaleLibrary       *self,
                        gint64              id,
                        const char *const  *tags,
                        GError            **error)
{
  g_autoptr (AwaleGame) game = NULL;
  g_autoptr (AwaleLibraryRecord) record = NULL;
  bool alone, done;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (tags != NULL, false);

  if (!awale_library_begin_change (self, &alone, error))
    return false;
  game = awale_library_load (self, id, error);
  done = game != NULL;
  if (done && set_tags (game, tags))
    {
      record = awale_library_record_new (game);
      done = replace_row (self, id, record, error) && replace_texts (self, id, record, error);
    }
  return awale_library_end_change (self, alone, done, error);
}
