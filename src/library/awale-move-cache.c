/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-move-cache.h"

#include "awale-library-private.h"

enum
{
  CANCELLED_EVERY = 4096,  /* Games between two checks for cancellation. */
  MIN_SHARE = 10000,       /* Minimum games for a search thread of their own. */
  MIN_READ = 20000,        /* Minimum games for a reading thread of their own. */
  MAX_RULESETS = 60000,    /* Maximum distinct rulesets. */
  ANY_RULESET = -1,
};

typedef struct
{
  gint64   id;
  size_t   at;       /* Offset of its moves. */
  uint32_t day;
  int16_t  margin;   /* Day and margin as in AwaleGameSummary, without padding. */
  uint16_t ruleset;  /* Index of its ruleset. */
} Game;

/* Ruleset of some games. */
typedef struct
{
  char   *id;
  size_t  n_games;
} Ruleset;

struct _AwaleMoveCache
{
  GByteArray *bytes;
  GArray     *games;     /* of Game, and one more that ends the last */
  GArray     *rulesets;  /* of Ruleset, by index */
  gint64      stamp;     /* Highest stamp loaded; see awale-library-schema.c. */
  gint64      version;   /* Version of the database when all was loaded; 0: never. */
  bool        is_whole;  /* The cache is complete. */
};

/* A thread's share of the games, and its matches. */
typedef struct
{
  const AwaleMoveCache      *memory;
  const AwaleMoveCacheQuery *search;
  int                        ruleset;  /* Index of the ruleset, or ANY_RULESET. */
  GCancellable              *cancellable;
  size_t                     first;
  size_t                     end;
  GArray                    *finds;
} Share;

static void
clear_ruleset (Ruleset *ruleset)
{
  g_free (ruleset->id);
}

AwaleMoveCache *
awale_move_cache_new (void)
{
  AwaleMoveCache *self = g_new0 (AwaleMoveCache, 1);

  self->bytes = g_byte_array_new ();
  self->games = g_array_new (FALSE, TRUE, sizeof (Game));
  g_array_set_size (self->games, 1);
  self->rulesets = g_array_new (FALSE, FALSE, sizeof (Ruleset));
  g_array_set_clear_func (self->rulesets, (GDestroyNotify) clear_ruleset);
  return self;
}

void
awale_move_cache_free (AwaleMoveCache *self)
{
  if (self == NULL)
    return;
  g_byte_array_unref (self->bytes);
  g_array_unref (self->games);
  g_array_unref (self->rulesets);
  g_free (self);
}

size_t
awale_move_cache_get_n_games (AwaleMoveCache *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->games->len - 1;
}

/* The index of the ruleset @id; -1 if no game has it. */
static int
find_ruleset (AwaleMoveCache *self,
              const char     *id)
{
  for (unsigned i = 0; i < self->rulesets->len; i++)
    if (g_str_equal (g_array_index (self->rulesets, Ruleset, i).id, id))
      return (int) i;
  return -1;
}

/* Rulesets beyond MAX_RULESETS are counted as the last one. */
static int
ensure_ruleset (AwaleMoveCache *self,
                const char     *id)
{
  int number = find_ruleset (self, id);
  Ruleset ruleset = { .n_games = 0 };

  if (number >= 0)
    return number;
  if (self->rulesets->len == MAX_RULESETS)
    return MAX_RULESETS - 1;
  ruleset.id = g_strdup (id);
  g_array_append_val (self->rulesets, ruleset);
  return (int) self->rulesets->len - 1;
}

size_t
awale_move_cache_count_games (AwaleMoveCache *self,
                              const char     *ruleset)
{
  int number;

  g_return_val_if_fail (self != NULL, 0);

  if (ruleset == NULL)
    return awale_move_cache_get_n_games (self);
  number = find_ruleset (self, ruleset);
  return number < 0 ? 0 : g_array_index (self->rulesets, Ruleset, number).n_games;
}

void
awale_move_cache_add (AwaleMoveCache  *self,
                      gint64           id,
                      const char      *ruleset,
                      AwaleGameSummary outcome,
                      const uint8_t   *bytes,
                      size_t           n_bytes)
{
  int number;
  Game *game;

  g_return_if_fail (self != NULL);
  g_return_if_fail (ruleset != NULL);

  number = ensure_ruleset (self, ruleset);
  g_array_index (self->rulesets, Ruleset, number).n_games++;
  g_byte_array_append (self->bytes, bytes, (guint) n_bytes);
  g_array_set_size (self->games, self->games->len + 1);
  game = &g_array_index (self->games, Game, self->games->len - 2);
  game->id = id;
  game->day = outcome.day;
  game->margin = outcome.margin;
  game->ruleset = (uint16_t) number;
  game[1].at = self->bytes->len;
}

static void
clear (AwaleMoveCache *self)
{
  g_byte_array_set_size (self->bytes, 0);
  g_array_set_size (self->games, 0);
  g_array_set_size (self->games, 1);
  g_array_set_size (self->rulesets, 0);
  self->stamp = 0;
  self->version = 0;
  self->is_whole = false;
}

/* Adds at most @n_most games of @library with stamps above the highest loaded, up to @last.
 * @is_end: (out): no more games */
static bool
load_until (AwaleMoveCache    *self,
            AwaleLibrary      *library,
            gint64             last,
            size_t             n_most,
            bool              *is_end,
            GError           **error)
{
  g_autoptr (AwaleStatement) statement =
    awale_statement_new (library->db, "SELECT stamp, id, moves, ruleset, " AWALE_OUTCOME_COLUMNS
                                      " FROM moves JOIN games ON id = game"
                                      " WHERE stamp > ? AND stamp <= ? ORDER BY stamp", error);
  AwaleSqlStep step;

  if (statement == NULL)
    return false;
  awale_statement_set_int (statement, 1, self->stamp);
  awale_statement_set_int (statement, 2, last);
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW && n_most-- > 0)
    {
      size_t n_bytes;
      const void *bytes = awale_statement_get_bytes (statement, 2, &n_bytes);

      self->stamp = awale_statement_get_int (statement, 0);
      awale_move_cache_add (self, awale_statement_get_int (statement, 1),
                            awale_statement_get_text (statement, 3),
                            awale_game_summary_read (statement, 4), bytes, n_bytes);
    }
  *is_end = step == AWALE_SQL_DONE;
  return step != AWALE_SQL_FAILED;
}

/* Counts the games of @library. */
static bool
count_games (AwaleLibrary  *library,
             gint64        *n_games,
             GError       **error)
{
  return awale_sql_get_int (library->db, "SELECT count(*) FROM moves", n_games, error);
}

/* --- By two threads -------------------------------------------------------------------------- */

/* Half that another thread reads, by its own connection. */
typedef struct
{
  AwaleLibrary   *library;
  AwaleMoveCache *memory;
  gint64          last;
  bool            done;
} Reader;

static void *
read_moves (void *data)
{
  Reader *reader = data;
  bool is_end = false;

  reader->done = load_until (reader->memory, reader->library, reader->last, SIZE_MAX, &is_end,
                             NULL)
                 && is_end;
  return NULL;
}

/* Adds the games of @other, which have later stamps. */
static void
append (AwaleMoveCache       *self,
        const AwaleMoveCache *other)
{
  for (unsigned i = 0; i + 1 < other->games->len; i++)
    {
      const Game *game = &g_array_index (other->games, Game, i);

      awale_move_cache_add (self, game->id,
                            g_array_index (other->rulesets, Ruleset, game->ruleset).id,
                            (AwaleGameSummary) { game->day, game->margin },
                            other->bytes->data + game->at, game[1].at - game->at);
    }
  self->stamp = MAX (self->stamp, other->stamp);
}

/* The highest stamp of about the next @n_most games; 0 if they are too few for two threads, or
 * if gaps between the stamps make it unknown. */
static gint64
find_last (AwaleMoveCache *self,
           AwaleLibrary   *library,
           size_t          n_most)
{
  gint64 n_games, highest, n_left;

  if (n_most < 2 * MIN_READ || g_get_num_processors () < 2)
    return 0;
  if (!count_games (library, &n_games, NULL)
      || !awale_sql_get_int (library->db, "SELECT max(stamp) FROM moves", &highest, NULL))
    return 0;
  n_left = n_games - (gint64) awale_move_cache_get_n_games (self);
  if (n_left < 2 * MIN_READ || highest - self->stamp > n_left + n_left / 4)
    return 0;
  return self->stamp + MIN (highest - self->stamp, (gint64) MIN (n_most, G_MAXINT32));
}

/*
 * Adds the next games up to the stamp @last, half of them by another thread. That thread starts
 * later: it may miss games removed or replaced since, which load() notices by their number, but
 * reads no others. If it fails they are read later.
 */
static bool
load_halves (AwaleMoveCache    *self,
             AwaleLibrary      *library,
             gint64             last,
             GError           **error)
{
  g_autoptr (AwaleLibrary) second = awale_library_open (library->path, AWALE_LIBRARY_READ, NULL);
  g_autoptr (AwaleMoveCache) memory = awale_move_cache_new ();
  gint64 middle = self->stamp + (last - self->stamp) / 2;
  Reader reader = { second, memory, last, false };
  GThread *thread = NULL;
  bool done, is_end;

  memory->stamp = middle;
  if (second != NULL)
    thread = g_thread_try_new ("moves", read_moves, &reader, NULL);
  if (thread == NULL)
    return true;
  done = load_until (self, library, middle, SIZE_MAX, &is_end, error);
  if (!done)
    awale_library_interrupt (second);
  g_thread_join (thread);
  if (done && reader.done)
    append (self, memory);
  return done;
}

/* --- All of it ------------------------------------------------------------------------------- */

/* Adds at most @n_most games that were added or replaced since the last call. */
static bool
load_new (AwaleMoveCache    *self,
          AwaleLibrary      *library,
          size_t             n_most,
          GError           **error)
{
  size_t n_before = awale_move_cache_get_n_games (self);
  gint64 last = find_last (self, library, n_most);

  self->is_whole = false;
  if (last > 0 && !load_halves (self, library, last, error))
    return false;
  n_most -= MIN (n_most, awale_move_cache_get_n_games (self) - n_before);
  return load_until (self, library, G_MAXINT64, n_most, &self->is_whole, error);
}

/* A larger count than the library's means that a game was removed or replaced: reload. */
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
  if (!count_games (library, &n_games, error))
    return false;
  if ((gint64) awale_move_cache_get_n_games (self) == n_games)
    return true;
  clear (self);
  return load_new (self, library, n_most, error);
}

/* A number that grows with every write, by any connection; 0: unknown. */
static gint64
get_version (AwaleLibrary *library)
{
  gint64 version;

  if (!awale_sql_get_int (library->db, "PRAGMA data_version", &version, NULL))
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
  g_return_val_if_fail (AWALE_IS_LIBRARY (library), false);

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
  AwaleMoveCacheMatch find = { .id = game->id, .outcome = { game->day, game->margin } };

  if ((share->ruleset == ANY_RULESET || share->ruleset == game->ruleset)
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

  /* This thread takes the first share, and those for which no thread can be started. */
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
  Share whole = { .memory = self, .search = search, .ruleset = ANY_RULESET,
                  .cancellable = cancellable };
  size_t n_games = awale_move_cache_get_n_games (self);
  unsigned n_threads = search->n_threads > 0 ? search->n_threads : g_get_num_processors ();
  g_autoptr (GArray) finds = NULL;

  if (search->n_latest > 0)
    n_games = MIN (n_games, search->n_latest);
  if (search->ruleset != NULL)
    {
      whole.ruleset = find_ruleset (self, search->ruleset);
      n_games = whole.ruleset < 0 ? 0 : n_games;
    }
  finds = look_through_shares (whole, n_games, CLAMP (n_games / MIN_SHARE, 1, n_threads));
  return g_cancellable_is_cancelled (cancellable) ? NULL : g_steal_pointer (&finds);
}
