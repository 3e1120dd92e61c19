/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-builtin-opponent.h"

#include "analysis/awale-valuation.h"
#include "book/awale-personal-book.h"

#include <glib/gi18n-lib.h>

/* Mebibytes; a search of this duration does not fill more. */
#define HASH 32

/* Usual time for a move, in milliseconds. */
#define USUAL_MS (AWALE_OPPONENT_PATIENCE * 3 / 5)

/* Nodes for a forced move, which needs no thought, but its value matters for a draw offer. */
#define FORCED_NODES 50000

/* State of the thread; it outlives its owner by the milliseconds that a search takes to stop. */
typedef struct
{
  GMutex            lock;      /* Protects the fields below; not held while searching. */
  AwaleSearcher    *searcher;  /* NULL at first and while in use. */
  AwaleRuleset      rules;     /* Rules that the searcher was made for. */
  AwalePersonalBook book;
} Mind;

/* A request in progress, with its stop flag. */
typedef struct
{
  Mind              *mind;
  int                level;
  AwaleSearchLimits  limits;
  AwaleRuleset       rules;
  AwaleTablebase    *tables;
  bool               uses_books;
  char              *books;      /* Folder of the books, or NULL. */
  uint32_t           seed;
  GArray            *positions;
  atomic_bool       *stop;
} Task;

struct _AwaleBuiltinOpponent
{
  GObject            parent_instance;

  int                level;
  AwaleSearchLimits  limits;
  AwaleTablebase    *tables;
  bool               uses_books;
  char              *books;      /* Folder of the books, or NULL. */
  GRand             *rand;
  Mind              *mind;
};

static void awale_builtin_opponent_opponent_init (AwaleOpponentInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AwaleBuiltinOpponent, awale_builtin_opponent, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (AWALE_TYPE_OPPONENT,
                                                      awale_builtin_opponent_opponent_init))

static Mind *
mind_new (void)
{
  Mind *mind = g_atomic_rc_box_new0 (Mind);

  g_mutex_init (&mind->lock);
  return mind;
}

static void
mind_clear (void *data)
{
  Mind *mind = data;

  g_clear_pointer (&mind->searcher, awale_searcher_free);
  awale_personal_book_clear (&mind->book);
  g_mutex_clear (&mind->lock);
}

static void
mind_unref (Mind *mind)
{
  g_atomic_rc_box_release_full (mind, mind_clear);
}

static void
task_free (void *data)
{
  Task *task = data;

  g_array_unref (task->positions);
  g_clear_pointer (&task->tables, awale_tablebase_unref);
  g_free (task->books);
  g_atomic_rc_box_release (task->stop);
  mind_unref (task->mind);
  g_free (task);
}

/* The searcher with the memory of the last move, or a new one if a cancelled request uses it. */
static AwaleSearcher *
take_searcher (const Task *task)
{
  Mind *mind = task->mind;
  AwaleSearcher *searcher = NULL;

  g_mutex_lock (&mind->lock);
  if (mind->searcher != NULL && awale_ruleset_equal (&mind->rules, &task->rules))
    searcher = g_steal_pointer (&mind->searcher);
  g_mutex_unlock (&mind->lock);

  if (searcher == NULL)
    searcher = awale_searcher_new (&task->rules, HASH);
  awale_searcher_set_tables (searcher, task->tables);
  /* Levels were measured with empty memory; remembered results would let them see deeper. */
  if (task->level < AWALE_LEVEL_STRONGEST)
    awale_searcher_clear (searcher);
  return searcher;
}

/* Keeps @searcher for the next request and frees any other. */
static void
give_back (const Task    *task,
           AwaleSearcher *searcher)
{
  Mind *mind = task->mind;
  AwaleSearcher *other;

  g_mutex_lock (&mind->lock);
  other = mind->searcher;
  mind->searcher = searcher;
  mind->rules = task->rules;
  g_mutex_unlock (&mind->lock);
  g_clear_pointer (&other, awale_searcher_free);
}

static AwalePosition
get_position (const Task *task)
{
  return g_array_index (task->positions, AwalePosition, task->positions->len - 1);
}

static AwaleSearchLimits
get_limits (const Task *task)
{
  AwaleSearchLimits limits = task->limits;

  if (__builtin_popcount (awale_legal_moves (get_position (task), &task->rules)) == 1)
    limits.nodes = limits.nodes > 0 ? MIN (limits.nodes, FORCED_NODES) : FORCED_NODES;
  return limits;
}

/* Looks up a move and its value in the book. Returns false if the book has none. */
static bool
choose_from_book (const Task        *task,
                  GRand             *rand,
                  AwaleSearchResult *result)
{
  Mind *mind = task->mind;
  bool is_chosen;

  if (!task->uses_books)
    return false;
  g_mutex_lock (&mind->lock);
  awale_personal_book_prepare (&mind->book, &task->rules, task->books, false, NULL);
  is_chosen =
      awale_personal_book_choose (&mind->book, get_position (task), task->level, rand, result);
  g_mutex_unlock (&mind->lock);
  return is_chosen;
}

static AwaleMove
choose (const Task        *task,
        GRand             *rand,
        AwaleSearchResult *result)
{
  const AwalePosition *positions = (const AwalePosition *) (void *) task->positions->data;
  AwaleSearchLimits limits = get_limits (task);
  AwaleSearcher *searcher = take_searcher (task);
  AwaleMove move = awale_level_choose (task->level, searcher, positions, task->positions->len,
                                       &limits, rand, task->stop, result);

  give_back (task, searcher);
  return move;
}

static AwaleMoveAnswer
think (const Task *task)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (task->seed);
  AwaleMoveAnswer answer = { .move = AWALE_NO_MOVE };
  AwaleSearchResult result;

  if (choose_from_book (task, rand, &result))
    answer.move = result.lines[0].move;
  else if (!atomic_load (task->stop))
    answer.move = choose (task, rand, &result);
  if (answer.move != AWALE_NO_MOVE)
    {
      answer.has_value = true;
      answer.value = awale_evaluation_from_line (&result.lines[0], get_position (task).side);
    }
  return answer;
}

static void *
think_thread (void *data)
{
  g_autoptr (GTask) gtask = data;
  AwaleMoveAnswer answer = think (g_task_get_task_data (gtask));

  awale_opponent_answer (gtask, &answer);
  return NULL;
}

/* g_thread_try_new(): a GThreadPool would queue silently if no thread can be created. */
static void
start_thread (GTask *gtask)
{
  GThread *thread =
    g_thread_try_new ("awale-opponent", think_thread, g_object_ref (gtask), NULL);

  if (thread != NULL)
    {
      g_thread_unref (thread);
      return;
    }
  g_task_return_new_error (gtask, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _("The system could not start a thread for the search."));
  g_object_unref (gtask);
}

static void
cancelled_cb (GCancellable *cancellable,
              void         *data)
{
  atomic_store ((atomic_bool *) data, true);
}

static void
awale_builtin_opponent_think (AwaleOpponent          *opponent,
                              const AwaleMoveRequest *question,
                              GTask                  *answering)
{
  g_autoptr (GTask) gtask = answering;
  AwaleBuiltinOpponent *self = AWALE_BUILTIN_OPPONENT (opponent);
  GCancellable *cancellable = g_task_get_cancellable (gtask);
  Task *task = g_new0 (Task, 1);

  task->mind = g_atomic_rc_box_acquire (self->mind);
  task->level = self->level;
  task->limits = self->limits;
  task->rules = question->rules;
  task->tables = self->tables != NULL ? awale_tablebase_ref (self->tables) : NULL;
  task->uses_books = self->uses_books;
  task->books = g_strdup (self->books);
  task->seed = g_rand_int (self->rand);
  task->positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_array_append_vals (task->positions, question->positions, (unsigned) question->n_positions);
  task->stop = g_atomic_rc_box_new0 (atomic_bool);
  if (cancellable != NULL)
    g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb),
                           g_atomic_rc_box_acquire (task->stop),
                           (GDestroyNotify) g_atomic_rc_box_release);

  g_task_set_task_data (gtask, task, task_free);
  start_thread (gtask);
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
  mind_unref (self->mind);

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
  self->mind = mind_new ();
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
  g_free (self->books);
  self->books = g_strdup (directory);
}
