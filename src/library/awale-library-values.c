/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-values.h"

#include "awale-library-private.h"
#include "notation/awale-ogn.h"

#include <string.h>

static bool
has_start_of (AwaleGame *game,
              AwaleGame *other)
{
  return awale_ruleset_equal (awale_game_get_rules (game), awale_game_get_rules (other)) &&
         awale_position_equal (awale_node_get_position (awale_game_get_root (game)),
                               awale_node_get_position (awale_game_get_root (other)));
}

static bool
has_line_of (AwaleGame *game,
             AwaleGame *other)
{
  AwaleNode *node = awale_game_get_root (game);
  AwaleNode *others = awale_game_get_root (other);

  if (!has_start_of (game, other))
    return false;
  while (node != NULL && others != NULL &&
         awale_node_get_move (node) == awale_node_get_move (others))
    {
      node = awale_node_get_first_child (node);
      others = awale_node_get_first_child (others);
    }
  return node == NULL && others == NULL;
}

/* Copies better values in the lines that both games have; their start must be the same. */
static void
copy_values (AwaleGame *game,
             AwaleGame *analyzed)
{
  g_autoptr (GHashTable) nodes = g_hash_table_new (NULL, NULL);  /* Nodes of @game by the nodes
                                                                  * of @analyzed. */
  AwaleNode *from = awale_game_get_root (analyzed);
  AwaleNode *node = awale_game_get_root (game);

  while (from != NULL)
    {
      const AwaleMoveValues *values = awale_node_get_move_values (from);

      if (node != NULL && values != NULL)
        awale_game_cache_move_values (game, node, values);
      g_hash_table_insert (nodes, from, node);
      from = awale_node_get_next (from);
      if (from != NULL)
        node = g_hash_table_lookup (nodes, awale_node_get_parent (from));
      if (from != NULL && node != NULL)
        node = awale_node_find_child (node, awale_node_get_move (from));
    }
}

/* Replaces the text and the losses of a game; its moves, indexed words and diagnostics stay
 * valid. */
static bool
write_game (AwaleLibrary              *self,
            gint64                     id,
            const AwaleLibraryRecord  *record,
            GError                   **error)
{
  return awale_library_run (self, error, "UPDATE texts SET text = ? WHERE id = ?", "sx",
                            record->text, id)
         && awale_library_run (self, error, "UPDATE games SET given = ? WHERE id = ?", "dx",
                               record->loss, id)
         && awale_library_set_loss (self, id, record, error);
}

static bool
tell_values (AwaleLibrary  *self,
             AwaleGame     *game,
             GError       **error)
{
  return self->values_func == NULL || self->values_func (self, game, error);
}

static bool
keep_in_game (AwaleLibrary  *self,
              gint64         id,
              const char    *text,
              AwaleGame     *analyzed,
              bool          *kept,
              GError       **error)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autoptr (AwaleLibraryRecord) record = NULL;
  AwaleGame *game;

  *kept = awale_document_get_n_games (document) > 0 &&
          has_line_of (awale_document_get_game (document, 0), analyzed);
  if (!*kept)
    return true;
  game = awale_document_get_game (document, 0);
  copy_values (game, analyzed);
  record = awale_library_record_new (game);
  return write_game (self, id, record, error) && tell_values (self, game, error);
}

static bool
keep_values (AwaleLibrary  *self,
             gint64         id,
             AwaleGame     *analyzed,
             bool          *kept,
             GError       **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *text = awale_library_dup_text (self, id, &problem);

  if (text != NULL)
    return keep_in_game (self, id, text, analyzed, kept, error);
  if (g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING))
    return true;
  g_propagate_error (error, g_steal_pointer (&problem));
  return false;
}

bool
awale_library_keep_values (AwaleLibrary  *self,
                           gint64         id,
                           AwaleGame     *analyzed,
                           bool          *kept,
                           GError       **error)
{
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (AWALE_IS_GAME (analyzed) && kept != NULL, false);

  *kept = false;
  /* The change begins before the game is read, because another connection may change the game. */
  if (!awale_library_begin (self, error))
    return false;
  done = keep_values (self, id, analyzed, kept, error);
  return awale_library_end (self, done, error);
}

/* Sets @text to the text of the game @id; NULL if it is missing or unreadable. */
static bool
find_text (AwaleLibrary  *self,
           gint64         id,
           char         **text,
           GError       **error)
{
  g_autoptr (GError) problem = NULL;

  *text = awale_library_dup_text (self, id, &problem);
  if (*text != NULL
      || g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING)
      || g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_GAME))
    return true;
  g_propagate_error (error, g_steal_pointer (&problem));
  return false;
}

static void
take_values (AwaleGame  *game,
             const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);

  if (awale_document_get_n_games (document) > 0
      && has_start_of (game, awale_document_get_game (document, 0)))
    copy_values (game, awale_document_get_game (document, 0));
}

/* True if @text equals @known except for values that only @known has. */
static bool
is_same_but_for_values (const char *text,
                        const char *known)
{
  g_autoptr (AwaleDocument) document = NULL;
  g_autoptr (AwaleLibraryRecord) record = NULL;
  AwaleGame *game;

  if (strcmp (text, known) == 0)
    return true;
  document = awale_ogn_read (text, strlen (text), NULL);
  if (awale_document_get_n_games (document) == 0)
    return false;
  /* The known values are added first, because saving the game would keep them. */
  game = awale_document_get_game (document, 0);
  take_values (game, known);
  record = awale_library_record_new (game);
  return strcmp (record->text, known) == 0;
}

bool
awale_library_has_text (AwaleLibrary  *self,
                        gint64         id,
                        const char    *text,
                        bool          *has,
                        GError       **error)
{
  g_autofree char *known = NULL;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (text != NULL && has != NULL, false);

  if (!find_text (self, id, &known, error))
    return false;
  *has = known == NULL || is_same_but_for_values (text, known);
  return true;
}

static bool
save (AwaleLibrary  *self,
      gint64         id,
      AwaleGame     *game,
      GError       **error)
{
  g_autofree char *known = NULL;
  g_autoptr (AwaleLibraryRecord) record = NULL;

  if (!find_text (self, id, &known, error))
    return false;
  if (known != NULL)
    take_values (game, known);
  record = awale_library_record_new (game);
  return awale_library_replace (self, id, record, error) && tell_values (self, game, error);
}

bool
awale_library_save (AwaleLibrary  *self,
                    gint64         id,
                    AwaleGame     *game,
                    GError       **error)
{
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (AWALE_IS_GAME (game), false);

  if (!awale_library_begin (self, error))
    return false;
  done = save (self, id, game, error);
  return awale_library_end (self, done, error);
}
