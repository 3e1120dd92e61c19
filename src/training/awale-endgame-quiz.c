/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-endgame-quiz.h"

#include <glib/gi18n-lib.h>

enum
{
  DEPTH = 8,  /* Plies; positions in the tables need less. */
  HASH = 1,   /* Mebibytes. */
};

/* Searcher shared by the tasks of a quiz, used by one thread at a time. */
typedef struct
{
  GMutex          lock;  /* Held while searching. */
  AwaleSearcher  *searcher;
  AwaleTablebase *tables;
  AwaleRuleset    rules;
} Mind;

/* A request to the thread, and its answer. */
typedef struct
{
  GWeakRef         trial;
  Mind            *mind;
  atomic_bool     *stop;
  bool             is_first;   /* Find an endgame. */
  uint32_t         seed;
  AwaleEndgameKind kind;
  int              least;
  int              most;
  AwaleEndgame     endgame;    /* Found or played. */
  GArray          *positions;  /* History of the game; South has just moved. */

  bool             is_found;
  bool             is_missed;  /* The move misses the promise. */
  int              loss;       /* Certain loss by the move, in hundredths. */
  AwaleMove        reply;      /* North's reply, or AWALE_NO_MOVE. */
  AwaleMove        best;       /* South's next best move. */
} Job;

struct _AwaleEndgameQuiz
{
  GObject               parent_instance;

  Mind                 *mind;
  GRand                *rand;
  atomic_bool          *stop;   /* Stops the running search; NULL: none. */
  AwaleEndgameQuizState state;
  AwaleEndgame          endgame;
  AwaleGame            *game;
  AwaleNode            *asked;  /* Where South was last asked; NULL before. */
  AwaleMove             best;   /* Best move there. */
  int                   loss;
  bool                  was_helped;
  bool                  is_held;
  GTask                *held;   /* Result that came while held. */
};

G_DEFINE_ENUM_TYPE (AwaleEndgameQuizState, awale_endgame_quiz_state,
                    G_DEFINE_ENUM_VALUE (AWALE_ENDGAME_QUIZ_LOOKING, "looking"),
                    G_DEFINE_ENUM_VALUE (AWALE_ENDGAME_QUIZ_THINKING, "thinking"),
                    G_DEFINE_ENUM_VALUE (AWALE_ENDGAME_QUIZ_NOT_FOUND, "not-found"),
                    G_DEFINE_ENUM_VALUE (AWALE_ENDGAME_QUIZ_ASKING, "asking"),
                    G_DEFINE_ENUM_VALUE (AWALE_ENDGAME_QUIZ_MISSED, "missed"),
                    G_DEFINE_ENUM_VALUE (AWALE_ENDGAME_QUIZ_HOME, "home"))

G_DEFINE_FINAL_TYPE (AwaleEndgameQuiz, awale_endgame_quiz, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STATE,
  N_PROPS,
};

enum
{
  SIGNAL_FAILED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static unsigned signals[N_SIGNALS];

/* --- Thinking, in a thread ------------------------------------------------------------------- */

static Mind *
mind_new (const AwaleRuleset *rules,
          AwaleTablebase     *tables)
{
  Mind *mind = g_atomic_rc_box_new0 (Mind);

  g_mutex_init (&mind->lock);
  mind->rules = *rules;
  mind->tables = awale_tablebase_ref (tables);
  mind->searcher = awale_searcher_new (rules, HASH);
  awale_searcher_set_tables (mind->searcher, tables);
  return mind;
}

static void
mind_clear (void *data)
{
  Mind *mind = data;

  awale_searcher_free (mind->searcher);
  awale_tablebase_unref (mind->tables);
  g_mutex_clear (&mind->lock);
}

static void
job_free (void *data)
{
  Job *job = data;

  g_weak_ref_clear (&job->trial);
  g_clear_pointer (&job->positions, g_array_unref);
  g_atomic_rc_box_release (job->stop);
  g_atomic_rc_box_release_full (job->mind, mind_clear);
  g_free (job);
}

/* The best move at the end of @positions; no move if stopped. */
static AwaleSearchLine
look (const Job *job,
      GArray    *positions)
{
  const AwaleSearchLimits limits = { .depth = DEPTH };
  AwaleSearchResult result =
    awale_searcher_run (job->mind->searcher, (const AwalePosition *) (void *) positions->data,
                        positions->len, &limits, job->stop, NULL, NULL);

  if (result.n_lines == 0)
    result.lines[0] = (AwaleSearchLine) { .move = AWALE_NO_MOVE };
  return result.lines[0];
}

static void
get_margins (const Job *job,
             GArray    *positions,
             int       *least,
             int       *most)
{
  awale_endgame_get_margins (&job->mind->rules, (const AwalePosition *) (void *) positions->data,
                             positions->len, least, most);
}

/* True if the stores prove neither the promise nor its failure. */
static bool
is_undecided (const Job *job,
              GArray    *positions)
{
  int least, most;

  get_margins (job, positions, &least, &most);
  return least < job->endgame.margin && most >= job->endgame.margin;
}

static void
find (Job *job)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (job->seed);
  int n_sizes = job->most - job->least + 1;
  int first = g_rand_int_range (rand, 0, n_sizes);

  for (int i = 0; i < n_sizes && !job->is_found; i++)
    job->is_found = awale_endgame_find (&job->endgame, job->kind,
                                        job->least + (first + i) % n_sizes, &job->mind->rules,
                                        job->mind->tables, job->mind->searcher, rand, job->stop);
  if (!job->is_found)
    return;
  job->positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_array_append_val (job->positions, job->endgame.position);
  job->best = look (job, job->positions).move;
}

/* Judges South's move, and finds North's reply if the promise still holds. */
static void
judge (Job *job)
{
  int least, most;
  AwaleSearchLine answer;
  AwalePosition position;

  get_margins (job, job->positions, &least, &most);
  job->loss = MAX (job->endgame.margin - most, 0);
  job->is_missed = job->loss > 0;
  if (!is_undecided (job, job->positions))
    return;

  answer = look (job, job->positions);
  if (answer.move == AWALE_NO_MOVE)
    return;
  job->is_missed = answer.proof == AWALE_PROOF_ESTIMATE || answer.high > -job->endgame.margin;
  if (answer.proof != AWALE_PROOF_ESTIMATE)
    job->loss = MAX (answer.low + job->endgame.margin, 0);
  if (job->is_missed)
    return;
  job->reply = answer.move;
  position = awale_play (g_array_index (job->positions, AwalePosition, job->positions->len - 1),
                         &job->mind->rules, answer.move, NULL);
  g_array_append_val (job->positions, position);
  if (is_undecided (job, job->positions))
    job->best = look (job, job->positions).move;
}

static void *
think_thread (void *data)
{
  g_autoptr (GTask) task = data;
  Job *job = g_task_get_task_data (task);

  g_mutex_lock (&job->mind->lock);
  if (job->is_first)
    find (job);
  else
    judge (job);
  g_mutex_unlock (&job->mind->lock);
  g_task_return_boolean (task, TRUE);
  return NULL;
}

/* --- How it stands --------------------------------------------------------------------------- */

static void
set_state (AwaleEndgameQuiz     *self,
           AwaleEndgameQuizState state)
{
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

/* The state by the stores and the end of the game at the cursor. */
static AwaleEndgameQuizState
get_outcome (AwaleEndgameQuiz *self)
{
  g_autoptr (GArray) positions =
    awale_game_dup_positions (self->game, awale_game_get_cursor (self->game));
  int least, most;

  awale_endgame_get_margins (&self->mind->rules,
                             (const AwalePosition *) (void *) positions->data, positions->len,
                             &least, &most);
  if (most < self->endgame.margin)
    {
      self->loss = self->endgame.margin - most;
      return AWALE_ENDGAME_QUIZ_MISSED;
    }
  return least >= self->endgame.margin ? AWALE_ENDGAME_QUIZ_HOME : AWALE_ENDGAME_QUIZ_ASKING;
}

static void
ask (AwaleEndgameQuiz *self,
     AwaleMove         best)
{
  g_clear_pointer (&self->asked, awale_node_unref);
  self->asked = awale_node_ref (awale_game_get_cursor (self->game));
  self->best = best;
}

static void
take_found (AwaleEndgameQuiz *self,
            const Job        *job)
{
  if (!job->is_found)
    {
      set_state (self, AWALE_ENDGAME_QUIZ_NOT_FOUND);
      return;
    }
  self->endgame = job->endgame;
  self->was_helped = false;
  g_clear_object (&self->game);
  self->game = awale_game_new (&self->mind->rules);
  awale_game_set_start (self->game, &self->mind->rules, self->endgame.position);
  ask (self, job->best);
  set_state (self, AWALE_ENDGAME_QUIZ_ASKING);
}

static void
take_judged (AwaleEndgameQuiz *self,
             const Job        *job)
{
  AwaleEndgameQuizState state;

  if (job->is_missed)
    {
      self->loss = job->loss;
      set_state (self, AWALE_ENDGAME_QUIZ_MISSED);
      return;
    }
  if (job->reply != AWALE_NO_MOVE)
    awale_game_play (self->game, job->reply);
  state = get_outcome (self);
  if (state == AWALE_ENDGAME_QUIZ_ASKING)
    ask (self, job->best);
  set_state (self, state);
}

/* Takes back the request, as the search did not run. */
static void
take_failure (AwaleEndgameQuiz *self,
              const Job        *job,
              const GError     *error)
{
  if (job->is_first)
    set_state (self, AWALE_ENDGAME_QUIZ_NOT_FOUND);
  else
    {
      awale_game_set_cursor (self->game, self->asked);
      set_state (self, AWALE_ENDGAME_QUIZ_ASKING);
    }
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
}

static void
take (AwaleEndgameQuiz *self,
      GTask            *task)
{
  const Job *job = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->stop, g_atomic_rc_box_release);
  if (!g_task_propagate_boolean (task, &error))
    take_failure (self, job, error);
  else if (job->is_first)
    take_found (self, job);
  else
    take_judged (self, job);
}

/* The task keeps no reference to the quiz, which may be gone by then. */
static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            void         *data)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (AwaleEndgameQuiz) self = g_weak_ref_get (&job->trial);

  if (self == NULL || job->stop != self->stop)
    return;
  if (self->is_held)
    g_set_object (&self->held, G_TASK (result));
  else
    take (self, G_TASK (result));
}

/* Cancels the running search. */
static void
stop (AwaleEndgameQuiz *self)
{
  g_clear_object (&self->held);
  if (self->stop != NULL)
    atomic_store (self->stop, true);
  g_clear_pointer (&self->stop, g_atomic_rc_box_release);
}

/* Creates a job to be filled and passed to start(). (transfer none) */
static Job *
create_job (AwaleEndgameQuiz *self)
{
  Job *job = g_new0 (Job, 1);

  stop (self);
  self->stop = g_atomic_rc_box_new0 (atomic_bool);
  g_weak_ref_init (&job->trial, self);
  job->stop = g_atomic_rc_box_acquire (self->stop);
  job->mind = g_atomic_rc_box_acquire (self->mind);
  job->reply = job->best = AWALE_NO_MOVE;
  return job;
}

/* Uses a thread of its own: a thread pool would queue the job silently if no thread can be
 * created. */
static void
start (AwaleEndgameQuiz *self,
       Job              *job)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, thought_cb, NULL);
  GThread *thread;

  g_task_set_source_tag (task, start);
  g_task_set_task_data (task, job, job_free);
  set_state (self, job->is_first ? AWALE_ENDGAME_QUIZ_LOOKING : AWALE_ENDGAME_QUIZ_THINKING);
  thread = g_thread_try_new ("awale-quiz", think_thread, g_object_ref (task), NULL);
  if (thread != NULL)
    {
      g_thread_unref (thread);
      return;
    }
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _("The system could not start a thread for the search."));
  g_object_unref (task);
}

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_endgame_quiz_dispose (GObject *object)
{
  AwaleEndgameQuiz *self = AWALE_ENDGAME_QUIZ (object);

  stop (self);
  g_clear_pointer (&self->asked, awale_node_unref);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (awale_endgame_quiz_parent_class)->dispose (object);
}

static void
awale_endgame_quiz_finalize (GObject *object)
{
  AwaleEndgameQuiz *self = AWALE_ENDGAME_QUIZ (object);

  g_atomic_rc_box_release_full (self->mind, mind_clear);
  g_rand_free (self->rand);

  G_OBJECT_CLASS (awale_endgame_quiz_parent_class)->finalize (object);
}

static void
awale_endgame_quiz_get_property (GObject    *object,
                                 unsigned    prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_enum (value, AWALE_ENDGAME_QUIZ (object)->state);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_endgame_quiz_class_init (AwaleEndgameQuizClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = awale_endgame_quiz_dispose;
  object_class->finalize = awale_endgame_quiz_finalize;
  object_class->get_property = awale_endgame_quiz_get_property;

  properties[PROP_STATE] = g_param_spec_enum (
      "state", NULL, NULL, AWALE_TYPE_ENDGAME_QUIZ_STATE, AWALE_ENDGAME_QUIZ_NOT_FOUND,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[SIGNAL_FAILED] =
    g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
awale_endgame_quiz_init (AwaleEndgameQuiz *self)
{
  self->state = AWALE_ENDGAME_QUIZ_NOT_FOUND;
  self->best = AWALE_NO_MOVE;
}

AwaleEndgameQuiz *
awale_endgame_quiz_new (const AwaleRuleset *rules,
                        AwaleTablebase     *tables,
                        uint32_t            seed)
{
  AwaleEndgameQuiz *self;

  g_return_val_if_fail (rules != NULL && tables != NULL, NULL);

  self = g_object_new (AWALE_TYPE_ENDGAME_QUIZ, NULL);
  self->mind = mind_new (rules, tables);
  self->rand = g_rand_new_with_seed (seed);
  return self;
}

void
awale_endgame_quiz_begin (AwaleEndgameQuiz *self,
                          AwaleEndgameKind  kind,
                          int               least,
                          int               most)
{
  Job *job;

  g_return_if_fail (AWALE_IS_ENDGAME_QUIZ (self));
  g_return_if_fail (kind < AWALE_ENDGAME_N_KINDS);
  g_return_if_fail (least >= AWALE_ENDGAME_MIN_SEEDS && least <= most);

  job = create_job (self);
  job->is_first = true;
  job->seed = g_rand_int (self->rand);
  job->kind = kind;
  job->least = least;
  job->most = most;
  start (self, job);
}

AwaleEndgameQuizState
awale_endgame_quiz_get_state (AwaleEndgameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_ENDGAME_QUIZ (self), AWALE_ENDGAME_QUIZ_NOT_FOUND);

  return self->state;
}

const AwaleEndgame *
awale_endgame_quiz_get_endgame (AwaleEndgameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_ENDGAME_QUIZ (self), NULL);

  return &self->endgame;
}

AwaleGame *
awale_endgame_quiz_get_game (AwaleEndgameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_ENDGAME_QUIZ (self), NULL);

  return self->game;
}

void
awale_endgame_quiz_set_held (AwaleEndgameQuiz *self,
                             bool              held)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (AWALE_IS_ENDGAME_QUIZ (self));

  self->is_held = held;
  if (!held)
    task = g_steal_pointer (&self->held);
  if (task != NULL)
    take (self, task);
}

void
awale_endgame_quiz_look (AwaleEndgameQuiz *self)
{
  Job *job;

  g_return_if_fail (AWALE_IS_ENDGAME_QUIZ (self));
  g_return_if_fail (self->state == AWALE_ENDGAME_QUIZ_ASKING);

  job = create_job (self);
  job->endgame = self->endgame;
  job->positions = awale_game_dup_positions (self->game, awale_game_get_cursor (self->game));
  start (self, job);
}

AwaleMove
awale_endgame_quiz_hint (AwaleEndgameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_ENDGAME_QUIZ (self), AWALE_NO_MOVE);

  self->was_helped = true;
  return self->best;
}

int
awale_endgame_quiz_get_loss (AwaleEndgameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_ENDGAME_QUIZ (self), 0);

  return self->loss;
}

void
awale_endgame_quiz_take_back (AwaleEndgameQuiz *self)
{
  g_return_if_fail (AWALE_IS_ENDGAME_QUIZ (self));
  g_return_if_fail (self->state == AWALE_ENDGAME_QUIZ_MISSED);

  self->was_helped = true;
  awale_game_set_cursor (self->game, self->asked);
  set_state (self, AWALE_ENDGAME_QUIZ_ASKING);
}

bool
awale_endgame_quiz_was_helped (AwaleEndgameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_ENDGAME_QUIZ (self), false);

  return self->was_helped;
}
