/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-builtin-opponent.h"

#include "analysis/awale-search-thread.h"
#include "analysis/awale-search-value.h"
#include "book/awale-book.h"
#include "game/awale-set-str.h"

#include <glib/gi18n-lib.h>

/* Size of the hash table in mebibytes. */
#define HASH 32

/* Usual time for a move, in milliseconds. */
#define USUAL_MS (AWALE_OPPONENT_PATIENCE * 3 / 5)

/* Maximum number of nodes for a forced move, whose value is still needed to answer an offer. */
#define FORCED_NODES 50000

/* A request to the search thread, with a copy of the opponent's settings. */
typedef struct
{
  int                level;
  AwaleSearchLimits  limits;
  AwaleRuleset       rules;
  bool               uses_books;
  char              *books;      /* Folder of the books, or NULL. */
  uint32_t           seed;
  GArray            *positions;
} Request;

struct _AwaleBuiltinOpponent
{
  GObject            parent_instance;

  int                level;
  AwaleSearchLimits  limits;
  AwaleTablebase    *tables;
  bool               uses_books;
  char              *books;      /* Folder of the books, or NULL. */
  GRand             *rand;
  AwaleSearchThread *thread;
  AwalePersonalBook  book;       /* Opening book, used by one thread at a time. */
};

static void awale_builtin_opponent_opponent_init (AwaleOpponentInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AwaleBuiltinOpponent, awale_builtin_opponent, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (AWALE_TYPE_OPPONENT,
                                                      awale_builtin_opponent_opponent_init))

static void
request_free (void *data)
{
  Request *request = data;

  g_array_unref (request->positions);
  g_free (request->books);
  g_free (request);
}

static AwalePosition
get_position (const Request *request)
{
  return g_array_index (request->positions, AwalePosition, request->positions->len - 1);
}

static AwaleSearchLimits
get_limits (const Request *request)
{
  AwaleSearchLimits limits = request->limits;

  if (__builtin_popcount (awale_legal_moves (get_position (request), &request->rules)) == 1)
    limits.nodes = limits.nodes > 0 ? MIN (limits.nodes, FORCED_NODES) : FORCED_NODES;
  return limits;
}

/* Finds a move and its value in the book. Returns false if the book has no move. */
static bool
choose_from_book (AwalePersonalBook *book,
                  const Request     *request,
                  GRand             *rand,
                  AwaleSearchResult *result)
{
  if (!request->uses_books)
    return false;
  awale_personal_book_prepare (book, &request->rules, request->books, false, NULL);
  return awale_personal_book_choose (book, get_position (request), request->level, rand, result);
}

static AwaleMove
choose (const Request     *request,
        AwaleSearcher     *searcher,
        const atomic_bool *stop,
        GRand             *rand,
        AwaleSearchResult *result)
{
  const AwaleSearchLimits limits = get_limits (request);

  /* The hash table is cleared, because levels were measured with an empty one; stored results would
   * let them see deeper. */
  if (request->level < AWALE_LEVEL_STRONGEST)
    awale_searcher_clear (searcher);
  return awale_level_choose (request->level, searcher,
                             (const AwalePosition *) (void *) request->positions->data,
                             request->positions->len, &limits, rand, stop, result);
}

static void
think_in_thread (AwaleSearcher     *searcher,
                 const atomic_bool *stop,
                 void              *data)
{
  GTask *task = data;
  AwaleBuiltinOpponent *self = g_task_get_source_object (task);
  const Request *request = g_task_get_task_data (task);
  g_autoptr (GRand) rand = g_rand_new_with_seed (request->seed);
  AwaleMoveAnswer answer = { .move = AWALE_NO_MOVE };
  AwaleSearchResult result;

  if (choose_from_book (&self->book, request, rand, &result))
    answer.move = result.lines[0].move;
  else if (!atomic_load (stop))
    answer.move = choose (request, searcher, stop, rand, &result);
  if (answer.move != AWALE_NO_MOVE)
    {
      answer.has_value = true;
      answer.value = awale_evaluation_from_line (&result.lines[0], get_position (request).side);
    }
  if (atomic_load (stop))
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED,
                             "The search was stopped");
  else
    awale_opponent_answer (task, &answer);
}

static void
awale_builtin_opponent_think (AwaleOpponent          *opponent,
                              const AwaleMoveRequest *move_request,
                              GTask                  *answering)
{
  g_autoptr (GTask) task = answering;
  AwaleBuiltinOpponent *self = AWALE_BUILTIN_OPPONENT (opponent);
  Request *request = g_new0 (Request, 1);

  request->level = self->level;
  request->limits = self->limits;
  request->rules = move_request->rules;
  request->uses_books = self->uses_books;
  request->books = g_strdup (self->books);
  request->seed = g_rand_int (self->rand);
  request->positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_array_append_vals (request->positions, move_request->positions,
                       (unsigned) move_request->n_positions);
  g_task_set_task_data (task, request, request_free);
  if (!awale_search_thread_start (self->thread, &request->rules, self->tables, HASH,
                                  g_task_get_cancellable (task), think_in_thread,
                                  g_object_ref (task), g_object_unref))
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED,
                             _("The system could not start a thread for the search."));
}

static char *
awale_builtin_opponent_dup_name (AwaleOpponent *opponent)
{
  return awale_builtin_opponent_dup_name_at (AWALE_BUILTIN_OPPONENT (opponent)->level);
}

static void
awale_builtin_opponent_opponent_init (AwaleOpponentInterface *iface)
{
  iface->dup_name = awale_builtin_opponent_dup_name;
  iface->think = awale_builtin_opponent_think;
}

static void
awale_builtin_opponent_finalize (GObject *object)
{
  AwaleBuiltinOpponent *self = AWALE_BUILTIN_OPPONENT (object);

  g_clear_pointer (&self->tables, awale_tablebase_unref);
  g_free (self->books);
  g_rand_free (self->rand);
  awale_search_thread_free (self->thread);
  awale_personal_book_clear (&self->book);

  G_OBJECT_CLASS (awale_builtin_opponent_parent_class)->finalize (object);
}

static void
awale_builtin_opponent_class_init (AwaleBuiltinOpponentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_builtin_opponent_finalize;
}

static void
awale_builtin_opponent_init (AwaleBuiltinOpponent *self)
{
  self->level = AWALE_LEVEL_STRONGEST;
  self->limits.milliseconds = AWALE_OPPONENT_PATIENCE;
  self->limits.usual_milliseconds = USUAL_MS;
  self->rand = g_rand_new ();
  self->thread = awale_search_thread_new ("awale-opponent", 0);
}

AwaleBuiltinOpponent *
awale_builtin_opponent_new (int level)
{
  AwaleBuiltinOpponent *self;

  g_return_val_if_fail (level >= AWALE_LEVEL_FIRST && level <= AWALE_LEVEL_STRONGEST, NULL);

  self = g_object_new (AWALE_TYPE_BUILTIN_OPPONENT, NULL);
  self->level = level;
  return self;
}

char *
awale_builtin_opponent_dup_name_at (int level)
{
  /* Translators: %s is the name of a level: “Club player”. */
  return g_strdup_printf (_("Computer · %s"), awale_level_get_name (level));
}

int
awale_builtin_opponent_get_level (AwaleBuiltinOpponent *self)
{
  g_return_val_if_fail (AWALE_IS_BUILTIN_OPPONENT (self), AWALE_LEVEL_FIRST);

  return self->level;
}

void
awale_builtin_opponent_set_limits (AwaleBuiltinOpponent    *self,
                                   const AwaleSearchLimits *limits)
{
  g_return_if_fail (AWALE_IS_BUILTIN_OPPONENT (self));
  g_return_if_fail (limits != NULL);

  self->limits = *limits;
}

void
awale_builtin_opponent_set_seed (AwaleBuiltinOpponent *self,
                                 uint32_t              seed)
{
  g_return_if_fail (AWALE_IS_BUILTIN_OPPONENT (self));

  g_rand_set_seed (self->rand, seed);
}

void
awale_builtin_opponent_set_tables (AwaleBuiltinOpponent *self,
                                   AwaleTablebase       *tables)
{
  g_return_if_fail (AWALE_IS_BUILTIN_OPPONENT (self));

  if (tables != NULL)
    awale_tablebase_ref (tables);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  self->tables = tables;
}

void
awale_builtin_opponent_use_books (AwaleBuiltinOpponent *self,
                                  const char           *directory)
{
  g_return_if_fail (AWALE_IS_BUILTIN_OPPONENT (self));

  self->uses_books = true;
  awale_set_str (&self->books, directory);
}
