/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-doubles.h"

#include "awale-library-collation.h"
#include "awale-library-private.h"
#include "awale-library-query.h"
#include "awale-library-values.h"
#include "awale-moves-blob.h"
#include "awale-player-names.h"
#include "game/awale-date.h"

#include <glib/gi18n-lib.h>

/* Numbers of plies that two games are unlikely to share by chance: the first for games of any
 * players, the second for games of the same two. */
#define LONG_PLIES 16
#define SHORT_PLIES 8

/* Maximum number of other games with which a game is compared. */
#define MAX_COMPARED 64

static const char *const tag_ids[AWALE_N_DOUBLE_TAGS] = {
  "south", "north", "event", "site", "date", "round", "result",
};

/* A game, to be sorted by its moves. */
typedef struct
{
  AwaleDoubleGame  game;
  GBytes          *line;      /* Ruleset, start and main line, as in the library. */
  const char      *names[2];  /* Keys of the players' names, equal for all spellings. */
  bool             is_found;  /* True if the game is the second of a pair. */
} Candidate;

static void
game_clear (AwaleDoubleGame *game)
{
  for (int i = 0; i < AWALE_N_DOUBLE_TAGS; i++)
    g_free (game->tags[i]);
}

static void
candidate_free (void *data)
{
  Candidate *candidate = data;

  game_clear (&candidate->game);
  g_bytes_unref (candidate->line);
  g_free (candidate);
}

static void
double_free (void *data)
{
  AwaleDouble *self = data;

  game_clear (&self->games[0]);
  game_clear (&self->games[1]);
  g_free (self->problem);
  g_free (self);
}

/* A map from each spelling of a name with several spellings to the most frequent one. (transfer
 * full) */
static GHashTable *
map_spellings (const AwalePlayerNames *spellings)
{
  GHashTable *map = g_hash_table_new (g_str_hash, g_str_equal);

  for (unsigned i = 0; i < spellings->groups->len; i++)
    {
      const GPtrArray *group = spellings->groups->pdata[i];
      const AwalePlayerName *first = group->pdata[0];

      for (unsigned j = 0; j < group->len; j++)
        g_hash_table_insert (map, ((AwalePlayerName *) group->pdata[j])->name, first->name);
    }
  return map;
}

/* The key of @name (nullable), which lives as long as @keys. */
static const char *
find_key (const char   *name,
          GHashTable   *spellings,
          GStringChunk *keys)
{
  const char *first = name != NULL ? g_hash_table_lookup (spellings, name) : NULL;
  g_autofree char *key = NULL;

  if (name == NULL)
    return NULL;
  key = awale_library_name_fold (first != NULL ? first : name);
  return g_string_chunk_insert_const (keys, key);
}

static Candidate *
read_candidate (AwaleStatement *statement,
                GHashTable     *spellings,
                GStringChunk   *keys)
{
  Candidate *candidate = g_new0 (Candidate, 1);
  size_t n_bytes;
  const uint8_t *bytes = awale_statement_get_bytes (statement, 2, &n_bytes);
  AwaleMovesBlob blob;

  candidate->game.id = awale_statement_get_int (statement, 0);
  candidate->game.plies = awale_statement_get_amount (statement, 1);
  if (awale_moves_blob_read (bytes, n_bytes, &blob))
    n_bytes = (size_t) (awale_moves_blob_find_line_end (&blob) - bytes);
  candidate->line = g_bytes_new (bytes, n_bytes);
  for (int i = 0; i < AWALE_N_DOUBLE_TAGS; i++)
    candidate->game.tags[i] = g_strdup (awale_statement_get_text (statement, 3 + i));
  for (int i = 0; i < 2; i++)
    candidate->names[i] = find_key (candidate->game.tags[AWALE_DOUBLE_SOUTH + i], spellings, keys);
  return candidate;
}

static int
compare_candidates (const void *a,
                    const void *b)
{
  const Candidate *first = *(Candidate *const *) a, *second = *(Candidate *const *) b;
  int order = g_bytes_compare (first->line, second->line);

  return order != 0 ? order
                    : (first->game.id > second->game.id) - (first->game.id < second->game.id);
}

static bool
begins (const Candidate *self,
        const Candidate *other)
{
  size_t n_bytes, n_other_bytes;
  const void *bytes = g_bytes_get_data (self->line, &n_bytes);
  const void *other_bytes = g_bytes_get_data (other->line, &n_other_bytes);

  return n_bytes <= n_other_bytes && memcmp (bytes, other_bytes, n_bytes) == 0;
}

/* True if the players may be the same. All spellings of a name share one key, so that pointers are
 * compared; NULL is an unknown name, which may be any. */
static bool
may_have_same_players (const Candidate *self,
                        const Candidate *other)
{
  for (int i = 0; i < 2; i++)
    if (self->names[i] != other->names[i] && self->names[i] != NULL && other->names[i] != NULL)
      return false;
  return true;
}

static bool
have_same_names (const Candidate *self,
                 const Candidate *other)
{
  for (int i = AWALE_DOUBLE_SOUTH; i <= AWALE_DOUBLE_NORTH; i++)
    {
      const char *name = self->game.tags[i], *other_name = other->game.tags[i];

      if (name == NULL || other_name == NULL
            ? name != other_name
            : awale_library_name_compare (NULL, (int) strlen (name), name,
                                          (int) strlen (other_name), other_name) != 0)
        return false;
    }
  return true;
}

/* A key for a pair of games in a set. (transfer full) */
static char *
dup_pair_key (gint64 id,
              gint64 other)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT "-%" G_GINT64_FORMAT, MIN (id, other),
                          MAX (id, other));
}

/* Lists the pairs of awale_library_keep_both(), whose table may not exist yet. (transfer full)
 * (nullable) */
static GHashTable *
list_kept (AwaleLibrary  *self,
           GError       **error)
{
  g_autoptr (GHashTable) kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (AwaleStatement) statement = NULL;
  AwaleSqlStep step;
  gint64 exists;

  if (!awale_sql_get_int (self->db, &exists, error,
                          "SELECT count(*) FROM sqlite_schema WHERE name = 'not_doubles'", ""))
    return NULL;
  if (exists == 0)
    return g_steal_pointer (&kept);
  statement = awale_statement_new (self->db, error, "SELECT game, other FROM not_doubles", "");
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    g_hash_table_add (kept, dup_pair_key (awale_statement_get_int (statement, 0),
                                          awale_statement_get_int (statement, 1)));
  return step == AWALE_SQL_DONE ? g_steal_pointer (&kept) : NULL;
}

static bool
are_kept (GHashTable      *kept,
          const Candidate *self,
          const Candidate *other)
{
  g_autofree char *key = g_hash_table_size (kept) > 0 ? dup_pair_key (self->game.id, other->game.id)
                                                      : NULL;

  return key != NULL && g_hash_table_contains (kept, key);
}

/* True if two dates, such as 2026.05.?? and 2026.??.??, may be of the same day. */
static bool
may_be_same_day (const char *date,
                 const char *other)
{
  for (; *date != '\0' && *other != '\0'; date++, other++)
    if (*date != *other && *date != '?' && *other != '?')
      return false;
  return true;
}

/* True if @self, whose moves are the beginning of @other, may be the same game. */
static bool
are_doubles (const Candidate *self,
             const Candidate *other,
             AwaleDoubleKind *kind)
{
  const char *date = self->game.tags[AWALE_DOUBLE_DATE];
  const char *other_date = other->game.tags[AWALE_DOUBLE_DATE];
  bool are_known = awale_date_is_known (date) && awale_date_is_known (other_date);
  bool is_other_day = are_known && !may_be_same_day (date, other_date);

  if (self->game.plies < other->game.plies)
    {
      *kind = AWALE_DOUBLE_BEGINNING;
      return may_have_same_players (self, other) && !is_other_day
             && (self->game.plies >= SHORT_PLIES || are_known);
    }
  *kind = have_same_names (self, other) ? AWALE_DOUBLE_SAME : AWALE_DOUBLE_SPELLING;
  return self->game.plies >= LONG_PLIES || (may_have_same_players (self, other) && !is_other_day);
}

static void
take_game (AwaleDoubleGame       *game,
           const AwaleDoubleGame *from)
{
  *game = *from;
  for (int i = 0; i < AWALE_N_DOUBLE_TAGS; i++)
    game->tags[i] = g_strdup (from->tags[i]);
}

static void
add_double (GPtrArray       *doubles,
            Candidate       *self,
            Candidate       *other,
            AwaleDoubleKind  kind)
{
  AwaleDouble *found = g_new0 (AwaleDouble, 1);
  bool is_longer = kind == AWALE_DOUBLE_BEGINNING;

  (is_longer ? self : other)->is_found = true;
  found->kind = kind;
  take_game (&found->games[0], is_longer ? &other->game : &self->game);
  take_game (&found->games[1], is_longer ? &self->game : &other->game);
  g_ptr_array_add (doubles, found);
}

/* Pairs each game with the longest one before it that may be the same and is not yet the second of
 * a pair. The candidates are sorted by their moves: all beginnings of a game come before it, and
 * `open` contains those that the current game still continues. */
static GPtrArray *
pair (GPtrArray  *candidates,
      GHashTable *kept)
{
  GPtrArray *doubles = g_ptr_array_new_with_free_func (double_free);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();

  g_ptr_array_sort (candidates, compare_candidates);
  for (unsigned i = 0; i < candidates->len; i++)
    {
      Candidate *candidate = candidates->pdata[i];
      AwaleDoubleKind kind;

      while (open->len > 0 && !begins (open->pdata[open->len - 1], candidate))
        g_ptr_array_set_size (open, (int) open->len - 1);
      for (unsigned j = open->len, n = 0; j > 0 && n < MAX_COMPARED; j--, n++)
        {
          Candidate *former = open->pdata[j - 1];

          if (former->is_found || !are_doubles (former, candidate, &kind)
              || are_kept (kept, former, candidate))
            continue;
          add_double (doubles, former, candidate, kind);
          break;
        }
      g_ptr_array_add (open, candidate);
    }
  return doubles;
}

/* Counts the parts of each game of @pair that the other does not have. */
static bool
compare_games (AwaleLibrary  *self,
               AwaleDouble   *pair,
               GError       **error)
{
  AwaleDoubleGame *games = pair->games;
  g_autoptr (AwaleGame) game = awale_library_load (self, games[0].id, error);
  g_autoptr (AwaleGame) other = NULL;

  if (game != NULL)
    other = awale_library_load (self, games[1].id, error);
  if (other == NULL)
    return false;
  games[1].own = awale_game_merge (game, other, NULL);
  awale_game_undo (game);
  games[0].own = awale_game_merge (other, game, NULL);
  /* The end of a longer game is no variation. */
  if (games[0].plies > games[1].plies)
    games[0].own.n_lines--;
  return true;
}

/* Compares the games of each pair; those of a game that was removed meanwhile are dropped. */
static bool
compare_pairs (AwaleLibrary  *self,
               GPtrArray     *doubles,
               GCancellable  *cancellable,
               GError       **error)
{
  for (unsigned i = doubles->len; i > 0; i--)
    {
      AwaleDouble *pair = doubles->pdata[i - 1];
      g_autoptr (GError) problem = NULL;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return false;
      if (compare_games (self, pair, &problem))
        continue;
      if (g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_GAME))
        pair->problem = g_strdup (problem->message);
      else if (g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING))
        g_ptr_array_remove_index (doubles, i - 1);
      else
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return false;
        }
    }
  return true;
}

static int
compare_doubles (const void *a,
                 const void *b)
{
  const AwaleDouble *first = *(AwaleDouble *const *) a, *second = *(AwaleDouble *const *) b;
  gint64 id = first->games[0].id, other = second->games[0].id;

  if (id == other)
    {
      id = first->games[1].id;
      other = second->games[1].id;
    }
  return (id > other) - (id < other);
}

/* Lists the games of @filter that have moves. (transfer full) (nullable) */
static GPtrArray *
list_candidates (AwaleLibrary              *self,
                 const AwaleLibraryFilter  *filter,
                 GHashTable                *spellings,
                 GStringChunk              *keys,
                 GError                   **error)
{
  g_autoptr (GPtrArray) candidates = g_ptr_array_new_with_free_func (candidate_free);
  g_autoptr (AwaleStatement) statement =
    awale_library_query (self, filter,
                         " SELECT selected.id, plies, moves, south, north, event, site, date,"
                         " round, result FROM selected JOIN moves ON game = selected.id"
                         " WHERE plies > 0", error);
  AwaleSqlStep step;

  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    g_ptr_array_add (candidates, read_candidate (statement, spellings, keys));
  return awale_library_end_reading (self, step == AWALE_SQL_DONE, error)
           ? g_steal_pointer (&candidates) : NULL;
}

GPtrArray *
awale_library_find_doubles (AwaleLibrary              *self,
                            const AwaleLibraryFilter  *filter,
                            GCancellable              *cancellable,
                            GError                   **error)
{
  g_autoptr (AwalePlayerNames) spellings = NULL;
  g_autoptr (GHashTable) map = NULL;
  g_autoptr (GHashTable) kept = NULL;
  g_autoptr (GStringChunk) keys = g_string_chunk_new (4096);
  g_autoptr (GPtrArray) candidates = NULL;
  g_autoptr (GPtrArray) doubles = NULL;

  g_return_val_if_fail (self != NULL && filter != NULL, NULL);

  spellings = awale_library_list_player_names (self, error);
  kept = spellings != NULL ? list_kept (self, error) : NULL;
  if (kept == NULL)
    return NULL;
  map = map_spellings (spellings);
  candidates = list_candidates (self, filter, map, keys, error);
  if (candidates == NULL)
    return NULL;
  doubles = pair (candidates, kept);
  g_ptr_array_sort (doubles, compare_doubles);
  return compare_pairs (self, doubles, cancellable, error) ? g_steal_pointer (&doubles) : NULL;
}

/* --- Changes --------------------------------------------------------------------------------- */

/* True if one of the two games is the beginning of the other, which may have changed since they
 * were found. */
static bool
can_merge (AwaleLibrary  *self,
           gint64         id,
           gint64         other,
           GError       **error)
{
  g_autofree char *games = g_strdup_printf ("[%" G_GINT64_FORMAT ",%" G_GINT64_FORMAT "]", id,
                                            other);
  g_autoptr (GHashTable) no_spellings = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GStringChunk) keys = g_string_chunk_new (64);
  g_autoptr (GPtrArray) candidates =
    list_candidates (self, &(AwaleLibraryFilter) { .games = games }, no_spellings, keys, error);

  if (candidates == NULL)
    return false;
  if (candidates->len == 2 && (begins (candidates->pdata[0], candidates->pdata[1])
                               || begins (candidates->pdata[1], candidates->pdata[0])))
    return true;
  g_set_error_literal (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
                       _("The games were changed meanwhile and are no longer the same."));
  return false;
}

/* Copies the tags of @other whose values are missing or unknown in @game. */
static void
add_tags (AwaleGame *game,
          AwaleGame *other)
{
  for (size_t i = 0; i < awale_game_get_n_tags (other); i++)
    {
      const char *name = awale_game_get_tag_name (other, i);
      const char *value = awale_game_get_tag (game, name);
      bool is_date = g_str_equal (name, "Date");

      if (value == NULL || *value == '\0' || g_str_equal (value, "?") || g_str_equal (value, "*")
          || (is_date && !awale_date_is_known (value)))
        awale_game_set_tag (game, name, awale_game_get_tag (other, name));
    }
}

bool
awale_library_merge_double (AwaleLibrary  *self,
                            gint64         id,
                            gint64         other,
                            GError       **error)
{
  g_autoptr (AwaleGame) game = NULL;
  g_autoptr (AwaleGame) copy = NULL;

  g_return_val_if_fail (self != NULL, false);

  if (!can_merge (self, id, other, error))
    return false;
  game = awale_library_load (self, id, error);
  if (game != NULL)
    copy = awale_library_load (self, other, error);
  if (copy == NULL)
    return false;
  awale_game_merge (game, copy, awale_game_get_short_tag (copy, "Annotator"));
  add_tags (game, copy);
  return awale_library_save (self, id, game, error)
         && awale_library_merge_copy (self, id, other, error);
}

bool
awale_library_keep_both (AwaleLibrary  *self,
                         gint64         id,
                         gint64         other,
                         GError       **error)
{
  g_return_val_if_fail (self != NULL, false);

  return awale_library_run (self, error,
                            "INSERT OR IGNORE INTO not_doubles VALUES (?1, ?2), (?2, ?1)", "xx",
                            id, other);
}

const char *
awale_double_tag_get_id (AwaleDoubleTag tag)
{
  g_return_val_if_fail ((unsigned) tag < AWALE_N_DOUBLE_TAGS, NULL);

  return tag_ids[tag];
}
