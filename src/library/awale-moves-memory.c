/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-moves-memory.h"

#include "awale-library-private.h"

enum
{
  CANCELLED_EVERY = 4096,  /* Games. */
  LEAST_SHARE = 10000,     /* Games that are worth a thread. */
};

typedef struct
{
  gint64 id;
  size_t at;  /* Where its moves begin. */
} Game;

struct _AwaleMovesMemory
{
  GByteArray *bytes;
  GArray     *games;  /* Of Game, and one more that ends the last. */
  gint64      stamp;  /* The highest that was loaded; see awale-library-schema.c. */
};

/* The games that a thread looks through, and what it found. */
typedef struct
{
  const AwaleMovesMemory      *memory;
  const AwalePositionQuestion *question;
  GCancellable                *cancellable;
  size_t                       first;
  size_t                       end;
  GArray                      *finds;
} Share;

AwaleMovesMemory *
awale_moves_memory_new (void)
{
  AwaleMovesMemory *self = g_new0 (AwaleMovesMemory, 1);
  const Game end = { 0, 0 };

  self->bytes = g_byte_array_new ();
  self->games = g_array_new (FALSE, FALSE, sizeof (Game));
  g_array_append_val (self->games, end);
  return self;
}

void
awale_moves_memory_free (AwaleMovesMemory *self)
{
  if (self == NULL)
    return;
  g_byte_array_unref (self->bytes);
  g_array_unref (self->games);
  g_free (self);
}

size_t
awale_moves_memory_get_n_games (AwaleMovesMemory *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->games->len - 1;
}

void
awale_moves_memory_add (AwaleMovesMemory *self,
                        gint64            id,
                        const uint8_t    *bytes,
                        size_t            n_bytes)
{
  Game end = { 0, 0 };

  g_return_if_fail (self != NULL);

  end.at = self->bytes->len + n_bytes;
  g_byte_array_append (self->bytes, bytes, (guint) n_bytes);
  g_array_index (self->games, Game, self->games->len - 1).id = id;
  g_array_append_val (self->games, end);
}

static void
clear (AwaleMovesMemory *self)
{
  g_byte_array_set_size (self->bytes, 0);
  g_array_set_size (self->games, 1);
  g_array_index (self->games, Game, 0) = (Game) { 0, 0 };
  self->stamp = 0;
}

/* Adds the games that have come into @library since the last time, or have been replaced. */
static bool
load_new (AwaleMovesMemory  *self,
          AwaleLibrary      *library,
          GError           **error)
{
  g_autoptr (AwaleStatement) statement =
    awale_statement_new (library->db, "SELECT stamp, game, moves FROM moves WHERE stamp > ?"
                                      " ORDER BY stamp", error);
  AwaleSqlStep step;

  if (statement == NULL)
    return false;
  awale_statement_set_int (statement, 1, self->stamp);
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    {
      size_t n_bytes;
      const void *bytes = awale_statement_get_bytes (statement, 2, &n_bytes);

      self->stamp = awale_statement_get_int (statement, 0);
      awale_moves_memory_add (self, awale_statement_get_int (statement, 1), bytes, n_bytes);
    }
  return step == AWALE_SQL_DONE;
}

/* There are more than the library has if one of them was removed, or has been replaced. */
static bool
load (AwaleMovesMemory  *self,
      AwaleLibrary      *library,
      GError           **error)
{
  gint64 n_games;

  if (!load_new (self, library, error)
      || !awale_sql_get_int (library->db, "SELECT count (game) FROM moves", &n_games, error))
    return false;
  if ((gint64) awale_moves_memory_get_n_games (self) == n_games)
    return true;
  clear (self);
  return load_new (self, library, error);
}

bool
awale_moves_memory_load (AwaleMovesMemory  *self,
                         AwaleLibrary      *library,
                         GError           **error)
{
  bool done;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (AWALE_IS_LIBRARY (library), false);

  if (!awale_sql_run (library->db, "BEGIN", error))
    return false;
  done = load (self, library, error);
  awale_sql_run (library->db, "COMMIT", NULL);
  if (awale_library_end_reading (library, done, error))
    return true;
  clear (self);
  return false;
}

static void
look_at (Share      *share,
         const Game *game)
{
  AwaleMovesFind find = { .id = game->id };

  if (awale_position_question_find (share->question, share->memory->bytes->data + game->at,
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

GArray *
awale_moves_memory_find (AwaleMovesMemory            *self,
                         const AwalePositionQuestion *question,
                         unsigned                     n_threads,
                         GCancellable                *cancellable)
{
  size_t n_games = awale_moves_memory_get_n_games (self);
  unsigned n_wanted = n_threads > 0 ? n_threads : g_get_num_processors ();
  size_t n_shares = CLAMP (n_games / LEAST_SHARE, 1, n_wanted);
  g_autofree Share *shares = g_new (Share, n_shares);
  g_autofree GThread **threads = g_new0 (GThread *, n_shares);
  GArray *finds;

  /* This thread takes the first share, and those for which no other can be started. */
  for (size_t i = n_shares; i-- > 0;)
    {
      shares[i] = (Share) { self, question, cancellable, n_games * i / n_shares,
                            n_games * (i + 1) / n_shares,
                            g_array_new (FALSE, FALSE, sizeof (AwaleMovesFind)) };
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
  if (g_cancellable_is_cancelled (cancellable))
    g_clear_pointer (&finds, g_array_unref);
  return finds;
}
