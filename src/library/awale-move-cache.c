/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-move-cache.h"

#include "awale-library-private.h"

enum
{
  RULESETS = 1024,         /* Bytes of ruleset names that are allocated at once. */
  CANCELLED_EVERY = 4096,  /* Number of games between two checks for cancellation. */
  MIN_SHARE = 10000,       /* Minimum number of games for each thread of a search. */
};

typedef struct
{
  gint64            id;
  size_t            at;       /* Offset of the moves of the game. */
  const char       *ruleset;  /* Id of the ruleset; equal ones share memory. */
  AwaleGameSummary  summary;
} Game;

struct _AwaleMoveCache
{
  GByteArray   *bytes;
  GArray       *games;     /* Games, and one more element, whose offset is the end of the last game.
                            * (element-type Game) */
  GStringChunk *rulesets;
  gint64        stamp;     /* Highest stamp that was loaded; see awale-library-schema.c. */
  gint64        version;   /* Version of the database of which the cache is complete; 0 if it is not
                            * complete. */
  bool          is_whole;  /* True if the cache is complete. */
};

/* The share of the games that a thread searches, and its matches. */
typedef struct
{
  const AwaleMoveCache      *memory;
  const AwaleMoveCacheQuery *search;
  const char                *ruleset;  /* Id of the ruleset, a string of the cache; NULL for any. */
  GCancellable              *cancellable;
  size_t                     first;
  size_t                     end;
  GArray                    *finds;
} Share;

AwaleMoveCache *
awale_move_cache_new (void)
{
  AwaleMoveCache *self = g_new0 (AwaleMoveCache, 1);

  self->bytes = g_byte_array_new ();
  self->games = g_array_new (FALSE, TRUE, sizeof (Game));
  g_array_set_size (self->games, 1);
  self->rulesets = g_string_chunk_new (RULESETS);
  return self;
}

void
awale_move_cache_free (AwaleMoveCache *self)
{
  if (self == NULL)
    return;
  g_byte_array_unref (self->bytes);
  g_array_unref (self->games);
  g_string_chunk_free (self->rulesets);
  g_free (self);
}

size_t
awale_move_cache_get_n_games (AwaleMoveCache *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->games->len - 1;
}

size_t
awale_move_cache_count_games (AwaleMoveCache *self,
                              const char     *ruleset)
{
  size_t n_games;
  size_t n = 0;

  g_return_val_if_fail (self != NULL, 0);

  n_games = awale_move_cache_get_n_games (self);
  if (ruleset == NULL)
    return n_games;
  ruleset = g_string_chunk_insert_const (self->rulesets, ruleset);
  for (size_t i = 0; i < n_games; i++)
    n += g_array_index (self->games, Game, i).ruleset == ruleset;
  return n;
}

void
awale_move_cache_add (AwaleMoveCache  *self,
                      gint64           id,
                      const char      *ruleset,
                      AwaleGameSummary summary,
                      const uint8_t   *bytes,
                      size_t           n_bytes)
{
  Game *game;

  g_return_if_fail (self != NULL);
  g_return_if_fail (ruleset != NULL);

  g_byte_array_append (self->bytes, bytes, (guint) n_bytes);
  g_array_set_size (self->games, self->games->len + 1);
  game = &g_array_index (self->games, Game, self->games->len - 2);
  game->id = id;
  game->ruleset = g_string_chunk_insert_const (self->rulesets, ruleset);
  game->summary = summary;
  game[1].at = self->bytes->len;
}

static void
clear (AwaleMoveCache *self)
{
  g_byte_array_set_size (self->bytes, 0);
  g_array_set_size (self->games, 0);
  g_array_set_size (self->games, 1);
  g_string_chunk_clear (self->rulesets);
  self->stamp = 0;
  self->version = 0;
  self->is_whole = false;
}

bool
awale_move_cache_read (AwaleMoveCache  *self,
                       AwaleStatement  *statement,
                       size_t           n_most,
                       GError         **error)
{
  AwaleSqlStep step;

  g_return_val_if_fail (self != NULL, false);

  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW && n_most-- > 0)
    {
      size_t n_bytes;
      const void *bytes = awale_statement_get_bytes (statement, 2, &n_bytes);

      self->stamp = awale_statement_get_int (statement, 0);
      awale_move_cache_add (self, awale_statement_get_int (statement, 1),
                            awale_statement_get_text (statement, 3),
                            awale_game_summary_read (statement, 4), bytes, n_bytes);
    }
  self->is_whole = step == AWALE_SQL_DONE;
  return step != AWALE_SQL_FAILED;
}

/* Adds at most @n_most games that were added or replaced since the last call. */
static bool
load_new (AwaleMoveCache    *self,
          AwaleLibrary      *library,
          size_t             n_most,
          GError           **error)
{
  g_autoptr (AwaleStatement) statement =
    awale_statement_new (library->db, error,
                         "SELECT " AWALE_MOVE_CACHE_COLUMNS
                         " FROM moves JOIN games ON id = game WHERE stamp > ? ORDER BY stamp", "x",
                         self->stamp);

  return awale_move_cache_read (self, statement, n_most, error);
}

/* Updates the cache. If it does not have as many games as the library, some were removed or
 * replaced, and all are loaded again. */
static bool
load (AwaleMoveCache    *self,
      AwaleLibrary      *library,
      size_t             n_most,
      GError           **error)
{
  gint64 n_games;

  if (!load_new (self, library, n_most, error))
    return false;
  if (!self->is_whole)
    return true;
  if (!awale_sql_get_int (library->db, &n_games, error, "SELECT count(*) FROM moves", ""))
    return false;
  if ((gint64) awale_move_cache_get_n_games (self) == n_games)
    return true;
  clear (self);
  return load_new (self, library, n_most, error);
}

/* A number that changes with every write by any connection; 0 if unknown. */
static gint64
get_version (AwaleLibrary *library)
{
  gint64 version;

  if (!awale_sql_get_int (library->db, &version, NULL, "PRAGMA data_version", ""))
    return 0;
  return version + sqlite3_total_changes (library->db);
}

static bool
load_at_once (AwaleMoveCache    *self,
              AwaleLibrary      *library,
              size_t             n_most,
              GError           **error)
{
  bool done;

  if (!awale_sql_run (library->db, "BEGIN", error))
    return false;
  done = load (self, library, n_most, error);
  awale_sql_run (library->db, "COMMIT", NULL);
  return done;
}

bool
awale_move_cache_load (AwaleMoveCache      *self,
                       AwaleLibrary        *library,
                       size_t               n_most,
                       GError             **error)
{
  g_autoptr (GError) problem = NULL;
  gint64 version;
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (library != NULL, false);

  version = get_version (library);
  done = (version != 0 && version == self->version)
         || load_at_once (self, library, n_most > 0 ? n_most : SIZE_MAX, &problem);
  if (awale_library_end_reading (library, done, &problem))
    {
      self->version = self->is_whole ? version : 0;
      return true;
    }
  if (!g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    clear (self);
  g_propagate_error (error, g_steal_pointer (&problem));
  return false;
}

bool
awale_move_cache_is_whole (AwaleMoveCache *self)
{
  g_return_val_if_fail (self != NULL, false);

  return self->is_whole;
}

static void
look_at (Share      *share,
         const Game *game)
{
  AwaleMoveCacheMatch find = { .id = game->id, .summary = game->summary };

  if ((share->ruleset == NULL || share->ruleset == game->ruleset)
      && awale_position_query_find (&share->search->positions,
                                    share->memory->bytes->data + game->at,
                                    game[1].at - game->at, &find.place))
    g_array_append_val (share->finds, find);
}

static void *
look_through (void *data)
{
  Share *share = data;

  for (size_t i = share->first; i < share->end; i++)
    {
      if (i % CANCELLED_EVERY == 0 && g_cancellable_is_cancelled (share->cancellable))
        break;
      look_at (share, &g_array_index (share->memory->games, Game, i));
    }
  return NULL;
}

/* Searches the last @n_games games in @n_shares threads. */
static GArray *
look_through_shares (Share    whole,
                     size_t   n_games,
                     size_t   n_shares)
{
  g_autofree Share *shares = g_new (Share, n_shares);
  g_autofree GThread **threads = g_new0 (GThread *, n_shares);
  size_t first = awale_move_cache_get_n_games ((AwaleMoveCache *) whole.memory) - n_games;
  GArray *finds;

  /* The calling thread takes the first share, and those for which no thread can be started. */
  for (size_t i = n_shares; i-- > 0;)
    {
      shares[i] = whole;
      shares[i].first = first + n_games * i / n_shares;
      shares[i].end = first + n_games * (i + 1) / n_shares;
      shares[i].finds = g_array_new (FALSE, FALSE, sizeof (AwaleMoveCacheMatch));
      threads[i] = i > 0 ? g_thread_try_new ("positions", look_through, &shares[i], NULL) : NULL;
      if (threads[i] == NULL)
        look_through (&shares[i]);
    }
  finds = shares[0].finds;
  for (size_t i = 1; i < n_shares; i++)
    {
      if (threads[i] != NULL)
        g_thread_join (threads[i]);
      g_array_append_vals (finds, shares[i].finds->data, shares[i].finds->len);
      g_array_unref (shares[i].finds);
    }
  return finds;
}

GArray *
awale_move_cache_find (AwaleMoveCache            *self,
                       const AwaleMoveCacheQuery *search,
                       GCancellable              *cancellable)
{
  Share whole = { .memory = self, .search = search, .cancellable = cancellable };
  size_t n_games = awale_move_cache_get_n_games (self);
  unsigned n_threads = search->n_threads > 0 ? search->n_threads : g_get_num_processors ();
  g_autoptr (GArray) finds = NULL;

  if (search->n_latest > 0)
    n_games = MIN (n_games, search->n_latest);
  if (search->ruleset != NULL)
    whole.ruleset = g_string_chunk_insert_const (self->rulesets, search->ruleset);
  finds = look_through_shares (whole, n_games, CLAMP (n_games / MIN_SHARE, 1, n_threads));
  return g_cancellable_is_cancelled (cancellable) ? NULL : g_steal_pointer (&finds);
}
