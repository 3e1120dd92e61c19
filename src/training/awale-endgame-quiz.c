/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-endgame-quiz.h"

#include "analysis/awale-search-thread.h"
#include "game/awale-value.h"

#include <glib/gi18n-lib.h>

enum
{
  DEPTH = 8,  /* Depth in plies, more than positions in the tables need. */
  HASH = 1,   /* Size of the hash table in mebibytes. */
};

/* A request to the thread, and its answer. */
typedef struct
{
  AwaleRuleset       rules;
  AwaleTablebase    *tables;
  AwaleSearcher     *searcher;   /* Searcher; like the next field, set in the thread. */
  const atomic_bool *stop;
  bool               is_first;   /* True to find an endgame, false to judge a move. */
  uint32_t           seed;
  AwaleEndgameKind   kind;
  int                least;
  int                most;
  AwaleEndgame       endgame;    /* Endgame found, or being played. */
  GArray            *positions;  /* Positions of the game so far. For a new endgame, only its
                                  * start; otherwise up to South's latest move, to which the job
                                  * appends North's reply. */

  bool               is_found;
  bool               is_missed;  /* True if the move is not proven to keep the promised value. */
  int                loss;       /* Certain loss of the move, in hundredths of a seed. */
  AwaleMove          reply;      /* North's reply, or AWALE_NO_MOVE. */
  AwaleMove          best;       /* South's best move at the start or after North's reply, or
                                  * AWALE_NO_MOVE. */
} Job;

struct _AwaleEndgameQuiz
{
  AwaleQuiz          parent_instance;

  AwaleRuleset       rules;
  AwaleTablebase    *tables;
  AwaleSearchThread *thread;
  GCancellable      *cancellable;  /* Cancels the running search; NULL before the first. */
  GRand             *rand;
  AwaleEndgameKind   kind;         /* Kind and numbers of seeds that were asked for last. */
  int                least;
  int                most;
  AwaleEndgame       endgame;
  AwaleNode         *asked;        /* Node where South was last asked; NULL before. */
  AwaleMove          best;         /* Best move at `asked`. */
  AwaleMove          played;       /* South's last move. */
  int                loss;
  bool               was_helped;
  GTask             *held;         /* Result that arrived while the quiz was held. */
};

G_DEFINE_FINAL_TYPE (AwaleEndgameQuiz, awale_endgame_quiz, AWALE_TYPE_QUIZ)

static AwaleGame *
get_game (AwaleEndgameQuiz *self)
{
  return awale_quiz_get_display (AWALE_QUIZ (self))->game;
}

/* --- Moves of the engine, found in a thread -------------------------------------------------- */

static void
job_free (void *data)
{
  Job *job = data;

  g_clear_pointer (&job->positions, g_array_unref);
  g_free (job);
}

/* The line of the best move at the end of @positions; its move is AWALE_NO_MOVE without one. */
static AwaleSearchLine
look (const Job *job,
      GArray    *positions)
{
  const AwaleSearchLimits limits = { .depth = DEPTH };
  AwaleSearchResult result =
    awale_searcher_run (job->searcher, (const AwalePosition *) (void *) positions->data,
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
  awale_endgame_get_margins (&job->rules, (const AwalePosition *) (void *) positions->data,
                             positions->len, least, most);
}

/* True if the stores prove neither that the promised value is reached nor that it is missed. */
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
                                        job->least + (first + i) % n_sizes, &job->rules,
                                        job->tables, job->searcher, rand, job->stop);
  if (!job->is_found)
    return;
  job->positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_array_append_val (job->positions, job->endgame.position);
  job->best = look (job, job->positions).move;
}

/* Judges South's move, and finds North's reply if the promised value can still be reached. */
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
                         &job->rules, answer.move, NULL);
  g_array_append_val (job->positions, position);
  if (is_undecided (job, job->positions))
    job->best = look (job, job->positions).move;
}

static void
think_in_thread (AwaleSearcher     *searcher,
                 const atomic_bool *stop,
                 void              *data)
{
  Job *job = g_task_get_task_data (data);

  job->searcher = searcher;
  job->stop = stop;
  if (job->is_first)
    find (job);
  else
    judge (job);
  g_task_return_boolean (data, TRUE);
}

/* --- Display --------------------------------------------------------------------------------- */

static const char *
word_question (const AwaleEndgame *endgame)
{
  bool wins = endgame->margin > 0;

  if (endgame->kind == AWALE_ENDGAME_ONLY_MOVE)
    return wins ? _("Only one move wins. Find it, then bring the win home.")
                : _("Only one move holds the draw. Find it, then hold the draw to the end.");
  return wins ? _("Win by 2 seeds without giving any seeds away.")
              : _("Hold the draw without giving any seeds away.");
}

static char *
word_miss (AwaleEndgameQuiz *self)
{
  const char *move = awale_move_to_string (self->played);
  g_autofree char *seeds = awale_value_to_seeds (self->loss);

  if (self->loss == 0)
    /* Translators: %s is a move whose result is not certain. */
    return g_strdup_printf (_("After %s the result is no longer certain."), move);
  /* Translators: a move and seeds: “D gives away 4.5 seeds.” */
  return g_strdup_printf (_("%s gives away %s."), move, seeds);
}

/* Describes South's last move and North's reply; empty before South's first move. */
static char *
word_reply (AwaleEndgameQuiz *self)
{
  AwaleNode *reply = awale_game_get_cursor (get_game (self));
  AwaleNode *move = awale_node_get_parent (reply);

  if (move == NULL)
    return g_strdup ("");
  if (awale_node_get_move (reply) == AWALE_PASS)
    /* Translators: %s is a right move of South. */
    return g_strdup_printf (_("%s gives nothing away. North passes."),
                            awale_move_to_string (awale_node_get_move (move)));
  /* Translators: a right move of South, and North's reply. */
  return g_strdup_printf (_("%s gives nothing away. North plays %s."),
                          awale_move_to_string (awale_node_get_move (move)),
                          awale_move_to_string (awale_node_get_move (reply)));
}

/* Asks South for a move; @verdict (transfer full) describes the preceding moves. */
static void
show_asking (AwaleEndgameQuiz *self,
             char             *verdict)
{
  awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_ASKING, verdict, NULL, AWALE_QUIZ_HINT, 0);
}

static void
show_missed (AwaleEndgameQuiz *self,
             int               loss)
{
  self->loss = loss;
  awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_WRONG, word_miss (self),
                   _("Take the move back, or go on to the next endgame."),
                   AWALE_QUIZ_RETRY | AWALE_QUIZ_NEXT, AWALE_QUIZ_RETRY);
  awale_quiz_explain (AWALE_QUIZ (self), self->asked, self->played, NULL, self->tables);
}

static void
show_not_found (AwaleEndgameQuiz *self,
                const char       *why)
{
  awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_OVER, g_strdup (why), NULL, 0, 0);
}

static void
take_back (AwaleEndgameQuiz *self,
           const char       *verdict)
{
  awale_game_set_cursor (get_game (self), self->asked);
  show_asking (self, g_strdup (verdict));
}

static void
ask (AwaleEndgameQuiz *self,
     AwaleMove         best)
{
  g_clear_pointer (&self->asked, awale_node_unref);
  self->asked = awale_node_ref (awale_game_get_cursor (get_game (self)));
  self->best = best;
  show_asking (self, word_reply (self));
}

/* Shows success, failure or the next question, by the seed margins that are still possible after
 * the moves played so far. */
static void
show_outcome (AwaleEndgameQuiz *self,
              AwaleMove         best)
{
  g_autoptr (GArray) positions =
    awale_game_dup_positions (get_game (self), awale_game_get_cursor (get_game (self)));
  int least, most;

  awale_endgame_get_margins (&self->rules,
                             (const AwalePosition *) (void *) positions->data, positions->len,
                             &least, &most);
  if (most < self->endgame.margin)
    show_missed (self, self->endgame.margin - most);
  else if (least < self->endgame.margin)
    ask (self, best);
  else
    awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_ANSWERED,
                     g_strdup (self->endgame.margin > 0 ? _("The win is yours.")
                                                        : _("You have held the draw.")),
                     _("This endgame is over."), AWALE_QUIZ_NEXT, AWALE_QUIZ_NEXT);
}

static void
take_found (AwaleEndgameQuiz *self,
            const Job        *job)
{
  AwaleQuizDisplay *display = awale_quiz_get_display (AWALE_QUIZ (self));

  if (!job->is_found)
    {
      show_not_found (self, _("No such endgame was found. Choose another number of seeds, or "
                              "another task."));
      return;
    }
  self->endgame = job->endgame;
  self->was_helped = false;
  g_clear_object (&display->game);
  display->game = awale_game_new (&self->rules);
  awale_game_set_start (display->game, &self->rules, self->endgame.position);
  g_free (display->question);
  display->question = g_strdup (word_question (&self->endgame));
  ask (self, job->best);
}

static void
take_judged (AwaleEndgameQuiz *self,
             const Job        *job)
{
  if (job->is_missed)
    {
      show_missed (self, job->loss);
      return;
    }
  if (job->reply != AWALE_NO_MOVE)
    awale_game_play (get_game (self), job->reply);
  show_outcome (self, job->best);
}

static void
take (AwaleEndgameQuiz *self,
      GTask            *task)
{
  const Job *job = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;

  /* A move that could not be judged is taken back. */
  if (g_task_propagate_boolean (task, &error))
    (job->is_first ? take_found : take_judged) (self, job);
  else if (job->is_first)
    show_not_found (self, error->message);
  else
    take_back (self, error->message);
}

/* The task does not keep the quiz alive: a quiz that is gone has cancelled its task. */
static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            void         *data)
{
  AwaleEndgameQuiz *self = data;
  GTask *task = G_TASK (result);

  if (g_cancellable_is_cancelled (g_task_get_cancellable (task)))
    return;
  if (awale_quiz_is_held (AWALE_QUIZ (self)))
    g_set_object (&self->held, task);
  else
    take (self, task);
}

static void
stop (AwaleEndgameQuiz *self)
{
  g_clear_object (&self->held);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Creates a job that the caller fills and passes to start(), which takes it. (transfer full) */
static Job *
create_job (AwaleEndgameQuiz *self)
{
  Job *job = g_new0 (Job, 1);

  job->rules = self->rules;
  job->tables = self->tables;
  job->reply = job->best = AWALE_NO_MOVE;
  return job;
}

static void
start (AwaleEndgameQuiz *self,
       Job              *job)
{
  g_autoptr (GTask) task = NULL;

  stop (self);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, self->cancellable, thought_cb, self);
  g_task_set_source_tag (task, start);
  g_task_set_task_data (task, job, job_free);
  if (job->is_first)
    awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_LOOKING,
                     g_strdup (_("Looking for an endgame…")),
                     _("The next endgame is not ready yet."), 0, 0);
  else
    awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_THINKING, g_strdup (_("Thinking…")),
                     _("North is thinking."), 0, 0);
  if (!awale_search_thread_start (self->thread, &self->rules, self->tables, HASH,
                                  self->cancellable, think_in_thread, g_object_ref (task),
                                  g_object_unref))
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED,
                             _("The system could not start a thread for the search."));
}

static void
find_next (AwaleEndgameQuiz *self)
{
  Job *job = create_job (self);

  job->is_first = true;
  job->seed = g_rand_int (self->rand);
  job->kind = self->kind;
  job->least = self->least;
  job->most = self->most;
  start (self, job);
}

static void
awale_endgame_quiz_answer (AwaleQuiz *quiz,
                           AwaleMove  move)
{
  AwaleEndgameQuiz *self = AWALE_ENDGAME_QUIZ (quiz);
  Job *job = create_job (self);

  self->played = move;
  job->endgame = self->endgame;
  job->positions = awale_game_dup_positions (get_game (self),
                                             awale_game_get_cursor (get_game (self)));
  start (self, job);
}

static void
awale_endgame_quiz_step (AwaleQuiz    *quiz,
                         AwaleQuizStep step)
{
  AwaleEndgameQuiz *self = AWALE_ENDGAME_QUIZ (quiz);
  char *hint;

  switch (step)
    {
    case AWALE_QUIZ_RETRY:
      self->was_helped = true;
      take_back (self, "");
      break;
    case AWALE_QUIZ_HINT:
      self->was_helped = true;
      /* Translators: %s is the right move: “Play B.” */
      hint = g_strdup_printf (_("Play %s."), awale_move_to_string (self->best));
      awale_quiz_show (quiz, AWALE_QUIZ_ASKING, hint, NULL, 0, 0);
      break;
    default:
      find_next (self);
      break;
    }
}

static void
awale_endgame_quiz_released (AwaleQuiz *quiz)
{
  AwaleEndgameQuiz *self = AWALE_ENDGAME_QUIZ (quiz);
  g_autoptr (GTask) task = g_steal_pointer (&self->held);

  if (task != NULL)
    take (self, task);
}

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_endgame_quiz_dispose (GObject *object)
{
  AwaleEndgameQuiz *self = AWALE_ENDGAME_QUIZ (object);

  stop (self);
  g_clear_pointer (&self->thread, awale_search_thread_free);
  g_clear_pointer (&self->asked, awale_node_unref);

  G_OBJECT_CLASS (awale_endgame_quiz_parent_class)->dispose (object);
}

static void
awale_endgame_quiz_finalize (GObject *object)
{
  AwaleEndgameQuiz *self = AWALE_ENDGAME_QUIZ (object);

  awale_tablebase_unref (self->tables);
  g_rand_free (self->rand);

  G_OBJECT_CLASS (awale_endgame_quiz_parent_class)->finalize (object);
}

static void
awale_endgame_quiz_class_init (AwaleEndgameQuizClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_endgame_quiz_dispose;
  G_OBJECT_CLASS (klass)->finalize = awale_endgame_quiz_finalize;
  AWALE_QUIZ_CLASS (klass)->answer = awale_endgame_quiz_answer;
  AWALE_QUIZ_CLASS (klass)->step = awale_endgame_quiz_step;
  AWALE_QUIZ_CLASS (klass)->released = awale_endgame_quiz_released;
}

static void
awale_endgame_quiz_init (AwaleEndgameQuiz *self)
{
  self->best = AWALE_NO_MOVE;
  self->thread = awale_search_thread_new ("awale-quiz", 0);
}

AwaleEndgameQuiz *
awale_endgame_quiz_new (const AwaleRuleset *rules,
                        AwaleTablebase     *tables,
                        uint32_t            seed)
{
  AwaleEndgameQuiz *self;

  g_return_val_if_fail (rules != NULL && tables != NULL, NULL);

  self = g_object_new (AWALE_TYPE_ENDGAME_QUIZ, NULL);
  self->rules = *rules;
  self->tables = awale_tablebase_ref (tables);
  self->rand = g_rand_new_with_seed (seed);
  return self;
}

void
awale_endgame_quiz_begin (AwaleEndgameQuiz *self,
                          AwaleEndgameKind  kind,
                          int               least,
                          int               most)
{
  g_return_if_fail (AWALE_IS_ENDGAME_QUIZ (self));
  g_return_if_fail (kind < AWALE_ENDGAME_N_KINDS);
  g_return_if_fail (least >= AWALE_ENDGAME_MIN_SEEDS && least <= most);

  self->kind = kind;
  self->least = least;
  self->most = most;
  find_next (self);
}

const AwaleEndgame *
awale_endgame_quiz_get_endgame (AwaleEndgameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_ENDGAME_QUIZ (self), NULL);

  return &self->endgame;
}

AwaleMove
awale_endgame_quiz_get_best (AwaleEndgameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_ENDGAME_QUIZ (self), AWALE_NO_MOVE);

  return self->best;
}

int
awale_endgame_quiz_get_loss (AwaleEndgameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_ENDGAME_QUIZ (self), 0);

  return self->loss;
}

bool
awale_endgame_quiz_was_helped (AwaleEndgameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_ENDGAME_QUIZ (self), false);

  return self->was_helped;
}
