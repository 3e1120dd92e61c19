/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-explorer.h"

#include "awale-library-item.h"
#include "awale-library-list.h"
#include "awale-library-private.h"
#include "awale-library-query.h"
#include "awale-move-cache.h"

/* Number of games that can be searched in the time that reading one game takes. */
#define READING 5

/* Lists the moves played at @matches with their sums. (transfer full) (element-type
 * AwaleLibraryMove) */
static GArray *
sum_up (const GArray *matches)
{
  AwaleMoveStats sums = { 0 };

  for (unsigned i = 0; i < matches->len; i++)
    {
      const AwaleMoveCacheMatch *match = &g_array_index (matches, AwaleMoveCacheMatch, i);

      awale_move_stats_add (&sums, &match->place, match->summary);
    }
  return awale_move_stats_list (&sums);
}

GArray *
awale_library_explore (AwaleLibrary              *self,
                       const AwaleLibraryFilter  *filter,
                       GError                   **error)
{
  AwaleMoveCacheQuery search = { 0 };
  AwaleLibraryFilter without_position;
  g_autoptr (AwaleMoveCache) cache = awale_move_cache_new ();
  g_autoptr (AwaleStatement) statement = NULL;
  g_autoptr (GArray) matches = NULL;
  bool done;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (filter != NULL && filter->position != NULL, NULL);

  /* The SQL query does not test the position, because all games are replayed below anyway. */
  without_position = *filter;
  without_position.position = NULL;
  without_position.limit = 0;
  statement = awale_library_query (self, &without_position,
                                   " SELECT " AWALE_MOVE_CACHE_COLUMNS " FROM selected"
                                   " JOIN moves ON game = id ORDER BY id", error);
  done = awale_move_cache_read (cache, statement, SIZE_MAX, error);
  g_clear_pointer (&statement, awale_statement_free);
  if (!awale_library_end_reading (self, done, error))
    return NULL;
  search.positions = awale_library_filter_get_positions (filter);
  matches = awale_move_cache_find (cache, &search, NULL);
  if (filter->limit > 0)
    g_array_set_size (matches, (unsigned) MIN (filter->limit, matches->len));
  return sum_up (matches);
}

/* --- Exploration ----------------------------------------------------------------------------- */

void
awale_exploration_free (AwaleExploration *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->moves);
  g_ptr_array_unref (self->games);
  g_free (self);
}

AwaleExploration *
awale_exploration_new_none (void)
{
  AwaleExploration *self = g_new0 (AwaleExploration, 1);

  self->moves = g_array_new (FALSE, FALSE, sizeof (AwaleLibraryMove));
  self->games = g_ptr_array_new_with_free_func (g_object_unref);
  self->is_whole = true;
  self->is_read = true;
  return self;
}

/* Compares by day, then by the order of addition, the latest first. */
static int
compare_matches (gconstpointer a,
                 gconstpointer b)
{
  const AwaleMoveCacheMatch *first = a, *second = b;

  if (first->summary.day != second->summary.day)
    return first->summary.day > second->summary.day ? -1 : 1;
  return (first->id < second->id) - (first->id > second->id);
}

/* The latest of @matches, in the order in which they are listed. (transfer full) */
static GArray *
pick_last (const GArray *matches)
{
  GArray *last = g_array_new (FALSE, FALSE, sizeof (AwaleMoveCacheMatch));

  for (unsigned i = matches->len; i-- > 0;)
    {
      const AwaleMoveCacheMatch *match = &g_array_index (matches, AwaleMoveCacheMatch, i);
      unsigned at = last->len;

      while (at > 0
             && compare_matches (match, &g_array_index (last, AwaleMoveCacheMatch, at - 1)) < 0)
        at--;
      if (at == AWALE_EXPLORATION_GAMES)
        continue;
      g_array_insert_val (last, at, *match);
      g_array_set_size (last, MIN (last->len, AWALE_EXPLORATION_GAMES));
    }
  return last;
}

/* The games of the matches in `last`, in the same order; NULL if not found. */
typedef struct
{
  const GArray     *last;
  AwaleLibraryItem *items[AWALE_EXPLORATION_GAMES];
} Listing;

static bool
place_row_cb (const AwaleLibraryRow *row,
              void                  *user_data)
{
  Listing *listing = user_data;

  for (unsigned i = 0; i < listing->last->len; i++)
    if (g_array_index (listing->last, AwaleMoveCacheMatch, i).id == row->id)
      listing->items[i] = awale_library_item_new (row);
  return true;
}

/* True if the game came to the position by other moves than @line, which are compared with swapped
 * sides if the position was found so. */
static bool
came_by_other_moves (const AwalePositionMatch *place,
                     const char               *line)
{
  g_autoptr (GString) moves = g_string_new (NULL);

  if (line == NULL || place->moves == NULL)
    return false;
  for (int i = 0; i < place->ply; i++)
    {
      AwaleMove move = place->moves[i];

      if (place->pattern > 0 && move < AWALE_PITS)
        move = (move + AWALE_SIDE_PITS) % AWALE_PITS;
      g_string_append (moves, awale_move_to_string (move));
    }
  return !g_str_equal (moves->str, line);
}

/* Lists the latest games of @matches, without games that were removed meanwhile. */
static bool
list_last (AwaleLibrary      *self,
           const GArray      *matches,
           const char        *line,
           AwaleExploration  *exploration,
           GError           **error)
{
  g_autoptr (GArray) last = pick_last (matches);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *numbers = NULL;
  Listing listing = { .last = last };
  bool done;

  for (unsigned i = 0; i < last->len; i++)
    g_array_append_val (ids, g_array_index (last, AwaleMoveCacheMatch, i).id);
  numbers = awale_library_filter_write_games (ids);
  done = awale_library_list (self, &(AwaleLibraryFilter) { .games = numbers }, place_row_cb,
                             &listing, error);
  for (unsigned i = 0; i < last->len; i++)
    if (listing.items[i] != NULL)
      {
        exploration->by_other_moves[exploration->games->len] =
          came_by_other_moves (&g_array_index (last, AwaleMoveCacheMatch, i).place, line);
        g_ptr_array_add (exploration->games, listing.items[i]);
      }
  return done;
}

static AwaleMoveCache *
get_cache (AwaleLibrary *self)
{
  if (self->move_cache == NULL)
    {
      self->move_cache = awale_move_cache_new ();
      self->free_move_cache = (GDestroyNotify) awale_move_cache_free;
    }
  return self->move_cache;
}

AwaleExploration *
awale_library_continue_exploration (AwaleLibrary             *self,
                                    const AwaleLibraryFilter *filter,
                                    GCancellable             *cancellable,
                                    GError                  **error)
{
  AwaleMoveCacheQuery search = { 0 };
  AwaleMoveCache *cache;
  g_autoptr (GArray) matches = NULL;
  g_autoptr (AwaleExploration) exploration = NULL;
  size_t limit, n_all;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (filter != NULL && filter->position != NULL, NULL);

  limit = (size_t) filter->limit;
  cache = get_cache (self);
  if (!awale_move_cache_load (cache, self, (limit + READING - 1) / READING, error))
    return NULL;
  search.positions = awale_library_filter_get_positions (filter);
  search.ruleset = filter->ruleset;
  search.n_latest = awale_move_cache_is_whole (cache) ? limit : 0;
  matches = awale_move_cache_find (cache, &search, cancellable);
  if (matches == NULL)
    {
      g_cancellable_set_error_if_cancelled (cancellable, error);
      return NULL;
    }
  exploration = awale_exploration_new_none ();
  if (matches->len > 0 && !list_last (self, matches, filter->line, exploration, error))
    return NULL;
  g_array_unref (exploration->moves);
  exploration->moves = sum_up (matches);
  exploration->n_found = matches->len;
  n_all = awale_move_cache_get_n_games (cache);
  exploration->n_all = (gint64) n_all;
  exploration->n_asked = (gint64) awale_move_cache_count_games (cache, filter->ruleset);
  exploration->is_read = awale_move_cache_is_whole (cache);
  exploration->is_whole = exploration->is_read && (limit == 0 || n_all <= limit);
  return g_steal_pointer (&exploration);
}

bool
awale_library_read_moves (AwaleLibrary  *self,
                          size_t         n_most,
                          bool          *is_read,
                          GError       **error)
{
  AwaleMoveCache *cache;
  size_t n_before;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (is_read != NULL, false);

  cache = get_cache (self);
  n_before = awale_move_cache_get_n_games (cache);
  if (!awale_move_cache_load (cache, self, n_most, error))
    return false;
  /* A load that adds no games ends the reading, even if the cache is not complete: in a damaged
   * library the reading could otherwise start again forever. */
  *is_read = awale_move_cache_is_whole (cache)
             || awale_move_cache_get_n_games (cache) <= n_before;
  return true;
}
