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
  gint64      last;   /* The highest number that was loaded. */
};

/* The games that a thread looks through, and what it found. */
typedef struct
{
  const AwaleMovesMemory   *memory;
  const AwaleMovesQuestion *question;
  size_t                    first;
  size_t                    end;
  GArray                   *finds;
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
  Game end = { 0, self->bytes->len + n_bytes };

  g_return_if_fail (self != NULL);

  g_byte_array_append (self->bytes, bytes, (guint) n_bytes);
  g_array_index (self->games, Game, self->games->len - 1).id = id;
  g_array_append_val (self->games, end);
}

bool
awale_moves_memory_load (AwaleMovesMemory  *self,
                         AwaleLibrary      *library,
                         GError           **error)
{
  g_autoptr (AwaleStatement) statement = NULL;
  AwaleSqlStep step;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (AWALE_IS_LIBRARY (library), false);

  statement = awale_statement_new (library->db,
                                   "SELECT id, moves FROM moves WHERE id > ? ORDER BY id", error);
  if (statement == NULL)
    return false;
  awale_statement_set_int (statement, 1, self->last);
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    {
      self->last = sqlite3_column_int64 (statement, 0);
      awale_moves_memory_add (self, self->last, sqlite3_column_blob (statement, 1),
                              (size_t) sqlite3_column_bytes (statement, 1));
    }
  return step == AWALE_SQL_DONE;
}

static void
look_at (Share      *share,
         const Game *game)
{
  const AwaleMovesQuestion *question = share->question;
  AwaleMovesFind find = { .id = game->id };

  for (unsigned i = 0; i < question->n_patterns; i++)
    if (awale_position_pattern_find (&question->patterns[i], share->memory->bytes->data + game->at,
                                     game[1].at - game->at, question->variations, &find.place))
      {
        g_array_append_val (share->finds, find);
        return;
      }
}

static void *
look_through (void *data)
{
  Share *share = data;

  for (size_t i = share->first; i < share->end; i++)
    {
      if (i % CANCELLED_EVERY == 0 && g_cancellable_is_cancelled (share->question->cancellable))
        break;
      look_at (share, &g_array_index (share->memory->games, Game, i));
    }
  return NULL;
}

GArray *
awale_moves_memory_find (AwaleMovesMemory         *self,
                         const AwaleMovesQuestion *question)
{
  size_t n_games = awale_moves_memory_get_n_games (self);
  unsigned n_wanted = question->n_threads > 0 ? question->n_threads : g_get_num_processors ();
  size_t n_shares = CLAMP (n_games / LEAST_SHARE, 1, n_wanted);
  g_autofree Share *shares = g_new (Share, n_shares);
  g_autofree GThread **threads = g_new0 (GThread *, n_shares);
  GArray *finds;

  /* This thread takes the first share, and those for which no other can be started. */
  for (size_t i = n_shares; i-- > 0;)
    {
      shares[i] = (Share) { self, question, n_games * i / n_shares, n_games * (i + 1) / n_shares,
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
  if (g_cancellable_is_cancelled (question->cancellable))
    g_clear_pointer (&finds, g_array_unref);
  return finds;
}
