/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-exercise-quiz.h"

#include "analysis/awale-analysis.h"
#include "game/awale-titles.h"
#include "game/awale-value.h"

#include <glib/gi18n-lib.h>

/* Limits, in plies, of the depth of the search, which is otherwise that of the values in the
 * game. */
#define MIN_DEPTH 12
#define MAX_DEPTH 26

/* Size of the hash table in mebibytes. */
#define HASH 16

/* Maximum loss of a right or good answer, in hundredths of a seed. */
#define ALLOWANCE 50

struct _AwaleExerciseQuiz
{
  AwaleQuiz           parent_instance;

  AwaleExerciseKind   kind;
  bool                is_exam;
  AwaleMove           move;
  AwaleMoveValues     known;     /* Values of the moves, from the game; only the first answer
                                  * in a trainer's exercise. */
  unsigned            legal;
  unsigned            answers;   /* Bit set of the right answers of a trainer's exercise. */
  AwaleNode          *node;      /* Position in question, in the displayed game. */

  AwaleTablebase     *tables;
  AwaleAnalysis      *analysis;  /* Analysis of all moves; NULL once they are judged. */
  bool                is_judged;
  int                 losses[AWALE_PASS + 1];
  AwaleAnalysisLine  *lines[AWALE_PASS + 1];

  AwaleMove           tried;     /* Last answer; AWALE_NO_MOVE while the question waits for one. */
  bool                is_hinted;
  AwaleScheduleGrade  grade;     /* Grade of the first graded answer, the only one that measures
                                  * memory; 0 before. */
  bool                is_taken;  /* True once the caller has taken `grade`. */
};

G_DEFINE_FINAL_TYPE (AwaleExerciseQuiz, awale_exercise_quiz, AWALE_TYPE_QUIZ)

static AwaleSide
get_mover (AwaleExerciseQuiz *self)
{
  return awale_node_get_position (self->node).side;
}

/* The moves that can be judged without the search, as a bit set. */
static unsigned
get_stored (AwaleExerciseQuiz *self)
{
  if (self->kind == AWALE_EXERCISE_KIND_POSITION || self->kind == AWALE_EXERCISE_KIND_COMBINATION)
    return self->legal;
  return self->known.known | (self->known.best != AWALE_NO_MOVE ? 1u << self->known.best : 0);
}

/* The loss of a move according to the search of all moves. */
static int
find_searched_loss (AwaleExerciseQuiz *self,
                    AwaleMove          move)
{
  AwaleAnalysisLine *line = awale_analysis_find_line (self->analysis, move);
  AwaleAnalysisLine *best = awale_analysis_find_line (self->analysis, self->known.best);

  g_return_val_if_fail (line != NULL && best != NULL, 0);

  return awale_judge (awale_analysis_line_get_evaluation (best),
                      awale_analysis_line_get_evaluation (line), get_mover (self)).loss;
}

static int
find_loss (AwaleExerciseQuiz *self,
           AwaleMove          move)
{
  AwaleJudgment judgment = awale_judge_move (&self->known, move, get_mover (self));

  if (judgment.move_class != AWALE_MOVE_CLASS_NONE)
    return judgment.loss;
  return move == self->known.best ? 0 : find_searched_loss (self, move);
}

/* Raises the loss of each move except the best to at least the loss of the second best move,
 * because a combination has only one good move. */
static void
limit_losses (AwaleExerciseQuiz *self)
{
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (move != self->known.best)
      self->losses[move] = MAX (self->losses[move], self->losses[self->move]);
}

static void
make_judgment (AwaleExerciseQuiz *self)
{
  for (unsigned moves = self->legal; moves != 0; moves &= moves - 1)
    {
      AwaleMove move = __builtin_ctz (moves);

      self->losses[move] = find_loss (self, move);
      g_set_object (&self->lines[move], awale_analysis_find_line (self->analysis, move));
    }
  if (self->kind == AWALE_EXERCISE_KIND_COMBINATION)
    limit_losses (self);
  self->is_judged = true;
}

/* --- Texts ----------------------------------------------------------------------------------- */

/* Composes the question: “Round 4: Ama played C. Find a better move.” */
static char *
word_question (AwaleGame         *game,
               AwaleNode         *move,
               AwaleExerciseKind  kind)
{
  AwaleSide mover = awale_node_get_mover (move);
  g_autofree char *played = awale_node_dup_text (move);

  if (kind == AWALE_EXERCISE_KIND_POSITION)
    {
      g_autoptr (AwaleExercise) exercise = awale_exercise_new_from_game (game);

      return awale_exercise_dup_question (exercise);
    }
  if (kind == AWALE_EXERCISE_KIND_COMBINATION)
    return g_strdup (mover == AWALE_NORTH
                       ? _("North to move. One move is at least three seeds better than any "
                           "other.")
                       : _("South to move. One move is at least three seeds better than any "
                           "other."));
  if (kind == AWALE_EXERCISE_KIND_OPENING)
    /* Translators: the number of a round. */
    return g_strdup_printf (_("Round %d: what does the opening book play?"),
                            awale_node_get_round (move));
  /* Translators: a round, a player, and the move that was an error. */
  return g_strdup_printf (_("Round %d: %s played %s. Find a better move."),
                          awale_node_get_round (move), awale_title_get_player (game, mover),
                          played);
}

/* Composes the question about a move that is no longer an error after a deeper analysis. */
static char *
word_no_error (AwaleGame *game,
               AwaleNode *move)
{
  g_autofree char *played = awale_node_dup_text (move);

  /* Translators: a round, a player, and a move. */
  return g_strdup_printf (_("Round %d: %s played %s. A deeper analysis has found since that this "
                            "was no error."),
                          awale_node_get_round (move),
                          awale_title_get_player (game, awale_node_get_mover (move)), played);
}

static char *
word_move (AwaleExerciseQuiz *self,
           AwaleMove          move)
{
  AwaleGame *game = awale_quiz_get_display (AWALE_QUIZ (self))->game;

  return awale_node_dup_move_text (self->node, awale_game_get_rules (game), move);
}

static char *
word_refutation (AwaleExerciseQuiz *self,
                 AwaleMove          move)
{
  AwaleAnalysisLine *line = self->lines[move];
  g_autofree char *replies =
    line != NULL ? awale_analysis_line_dup_replies (line, AWALE_QUIZ_MAX_LINE) : g_strdup ("");
  g_autofree char *seeds = awale_value_to_seeds (self->losses[move]);
  g_autofree char *name = word_move (self, move);

  if (self->kind == AWALE_EXERCISE_KIND_POSITION && self->losses[move] <= 0)
    /* Translators: %s is a move that is as good as the expected answer. */
    return g_strdup_printf (_("%s is not the answer to this exercise."), name);
  if (*replies == '\0')
    /* Translators: a move and seeds: “D gives away 4.5 seeds.” */
    return g_strdup_printf (_("%s gives away %s."), name, seeds);
  /* Translators: a move, seeds, and a line of moves: “D gives away 4.5 seeds: a F+3 follows.” */
  return g_strdup_printf (_("%s gives away %s: %s follows."), name, seeds, replies);
}

static char *
word_right (AwaleExerciseQuiz *self,
            AwaleMove          move)
{
  g_autofree char *name = word_move (self, move);

  if (self->kind == AWALE_EXERCISE_KIND_OPENING)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: the book plays %s."), name);
  if (self->kind == AWALE_EXERCISE_KIND_POSITION)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: %s."), name);
  if (self->losses[move] == 0)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: nothing is better than %s."), name);
  /* Translators: %s is a move. */
  return g_strdup_printf (_("Right: %s gives away no more than half a seed."), name);
}

static char *
word_verdict (AwaleExerciseQuiz *self,
              AwaleMove          move)
{
  g_autofree char *name = word_move (self, move);
  g_autofree char *best = word_move (self, self->known.best);
  g_autofree char *played = word_move (self, self->move);

  switch (awale_exercise_quiz_get_answer (self, move))
    {
    case AWALE_QUIZ_ANSWER_RIGHT:
      return word_right (self, move);
    case AWALE_QUIZ_ANSWER_GOOD:
      /* Translators: two moves; the first one is nearly as good as the second, or as good. */
      return g_strdup_printf (_("%s is good, too, but the book plays %s."), name, best);
    case AWALE_QUIZ_ANSWER_BETTER:
      /* Translators: the move tried by the user, and the error, which is worse. */
      return g_strdup_printf (_("%s is better than %s, but there is still a better move: look "
                                "again."), name, played);
    default:
      return word_refutation (self, move);
    }
}

/* Composes the revealed answer: “Better: D”. A combination is not compared with a move of the
 * game. */
static char *
word_answer (AwaleExerciseQuiz *self)
{
  g_autofree char *move = word_move (self, self->known.best);

  switch (self->kind)
    {
    case AWALE_EXERCISE_KIND_OPENING:
      /* Translators: %s is a move. */
      return g_strdup_printf (_("The book plays %s."), move);
    case AWALE_EXERCISE_KIND_POSITION:
      /* Translators: %s is a move. */
      return g_strdup_printf (_("The answer is %s."), move);
    case AWALE_EXERCISE_KIND_COMBINATION:
      /* Translators: %s is a move. */
      return g_strdup_printf (_("The best move is %s."), move);
    default:
      /* Translators: %s is the better move, or line of moves: “Better: B e C+2”. */
      return g_strdup_printf (_("Better: %s"), move);
    }
}

static char *
word_hint (AwaleExerciseQuiz *self)
{
  AwaleMove best = self->known.best;
  AwaleMove decoy = awale_exercise_quiz_find_decoy (self);

  /* Translators: two moves: “It is B or E.” */
  return g_strdup_printf (_("It is %s or %s."), awale_move_to_string (MIN (best, decoy)),
                          awale_move_to_string (MAX (best, decoy)));
}

/* --- Questions ------------------------------------------------------------------------------- */

/* The step to the next question, or 0 in an exam that has no grade yet. */
static AwaleQuizStep
get_next (AwaleExerciseQuiz *self)
{
  return !self->is_exam || self->grade != 0 ? AWALE_QUIZ_NEXT : 0;
}

/* The steps possible besides an answer. Only an exam has a hint, once, and only if there is a wrong
 * move to name beside the best one. */
static AwaleQuizStep
list_steps (AwaleExerciseQuiz *self)
{
  bool has_hint = self->is_exam && !self->is_hinted
                  && awale_exercise_quiz_find_decoy (self) != AWALE_NO_MOVE;

  return AWALE_QUIZ_REVEAL | (has_hint ? AWALE_QUIZ_HINT : 0) | get_next (self);
}

static void
ask (AwaleExerciseQuiz *self,
     const char        *verdict)
{
  AwaleQuiz *quiz = AWALE_QUIZ (self);

  self->tried = AWALE_NO_MOVE;
  awale_game_set_cursor (awale_quiz_get_display (quiz)->game, self->node);
  awale_quiz_show (quiz, AWALE_QUIZ_ASKING, g_strdup (verdict), NULL, list_steps (self), 0);
}

static void
begin (AwaleExerciseQuiz *self,
       AwaleGame         *game,
       AwaleNode         *move)
{
  AwaleQuizDisplay *display = awale_quiz_get_display (AWALE_QUIZ (self));
  AwaleJudgment judgment = awale_judge_node (move, awale_game_get_rules (game));
  bool is_error = self->kind != AWALE_EXERCISE_KIND_ERROR || awale_judgment_is_error (&judgment);

  g_free (display->question);
  display->question = is_error ? word_question (game, move, self->kind)
                               : word_no_error (game, move);
  ask (self, "");
  if (!is_error)
    awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_ANSWERED, NULL, display->question,
                     AWALE_QUIZ_NEXT, AWALE_QUIZ_NEXT);
}

static void
set_grade (AwaleExerciseQuiz *self,
           AwaleScheduleGrade grade)
{
  if (self->grade == 0)
    self->grade = grade;
}

/* Explains why @played is worse than @better, by the values that judge them. */
static void
explain (AwaleExerciseQuiz *self,
         AwaleMove          played,
         AwaleMove          better)
{
  const AwaleMove moves[] = { played, better };
  AwaleMoveValues values = self->known;

  for (size_t i = 0; i < G_N_ELEMENTS (moves); i++)
    if (awale_move_values_get (&values, moves[i]) == NULL && self->lines[moves[i]] != NULL)
      awale_move_values_set (&values, moves[i],
                             awale_analysis_line_get_evaluation (self->lines[moves[i]]));
  if (better != values.best && awale_move_values_get (&values, better) != NULL)
    {
      AwaleEvaluation value = *awale_move_values_get (&values, better);

      awale_move_values_set_best (&values, better, &value);
    }
  awale_quiz_explain (AWALE_QUIZ (self), self->node, played, &values, self->tables);
}

/* Judges an answer. A better but insufficient move counts as a hint and leaves the question open; a
 * good move other than the book's answers the question. */
static void
judge (AwaleExerciseQuiz *self)
{
  AwaleQuizAnswer answer = awale_exercise_quiz_get_answer (self, self->tried);
  AwaleNode *after = awale_node_find_child (self->node, self->tried);
  AwaleQuizStep reveal = self->tried != self->known.best ? AWALE_QUIZ_REVEAL : 0;
  char *verdict = word_verdict (self, self->tried);
  int n_moves = 0;
  const int8_t *moves =
    self->lines[self->tried] != NULL
      ? awale_analysis_line_get_moves (self->lines[self->tried], &n_moves) : NULL;

  if (answer == AWALE_QUIZ_ANSWER_BETTER)
    self->is_hinted = true;
  else
    set_grade (self, answer == AWALE_QUIZ_ANSWER_WRONG ? AWALE_SCHEDULE_GRADE_AGAIN
                     : answer == AWALE_QUIZ_ANSWER_GOOD || self->is_hinted
                       ? AWALE_SCHEDULE_GRADE_HARD : AWALE_SCHEDULE_GRADE_GOOD);
  if (answer == AWALE_QUIZ_ANSWER_WRONG && after != NULL && n_moves > 1)
    awale_quiz_set_line (AWALE_QUIZ (self), after, moves + 1, n_moves - 1);
  if (answer >= AWALE_QUIZ_ANSWER_BETTER)
    awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_WRONG, verdict, _("Try again, or go on."),
                     AWALE_QUIZ_RETRY | reveal | get_next (self), AWALE_QUIZ_RETRY);
  else
    awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_ANSWERED, verdict,
                     _("You have already answered."), reveal | get_next (self), AWALE_QUIZ_NEXT);
  if (answer == AWALE_QUIZ_ANSWER_RIGHT && self->kind == AWALE_EXERCISE_KIND_ERROR)
    explain (self, self->move, self->tried);
  else if (answer == AWALE_QUIZ_ANSWER_WRONG && self->kind != AWALE_EXERCISE_KIND_POSITION)
    explain (self, self->tried, self->known.best);
}

/* Releases the analysis with its hash table. An answer that has waited for it is judged;
 * otherwise a hint may be possible now. */
static void
running_changed_cb (AwaleExerciseQuiz *self)
{
  AwaleQuizState state = awale_quiz_get_state (AWALE_QUIZ (self));

  if (self->is_judged || awale_analysis_is_running (self->analysis)
      || g_list_model_get_n_items (awale_analysis_get_lines (self->analysis)) == 0)
    return;
  make_judgment (self);
  g_signal_handlers_disconnect_by_data (self->analysis, self);
  g_idle_add_once (g_object_unref, g_steal_pointer (&self->analysis));
  if (state == AWALE_QUIZ_THINKING)
    judge (self);
  else if (state == AWALE_QUIZ_ASKING)
    awale_quiz_show (AWALE_QUIZ (self), state, self->is_hinted ? word_hint (self) : NULL, NULL,
                     list_steps (self), 0);
}

static void
failed_cb (AwaleExerciseQuiz *self,
           const char        *sentence)
{
  if (awale_quiz_get_state (AWALE_QUIZ (self)) <= AWALE_QUIZ_THINKING)
    ask (self, sentence);
}

/* Waits for the search only if the answer needs it to be judged or refuted. */
static void
awale_exercise_quiz_answer (AwaleQuiz *quiz,
                            AwaleMove  move)
{
  AwaleExerciseQuiz *self = AWALE_EXERCISE_QUIZ (quiz);

  self->tried = move;
  if (self->is_judged
      || ((get_stored (self) >> move & 1) != 0
          && awale_exercise_quiz_get_answer (self, move) <= AWALE_QUIZ_ANSWER_GOOD))
    {
      judge (self);
      return;
    }
  awale_quiz_show (quiz, AWALE_QUIZ_THINKING, g_strdup (_("Thinking…")),
                   _("You have already answered."), list_steps (self), 0);
  awale_analysis_set_active (self->analysis, true);
}

static void
reveal (AwaleExerciseQuiz *self)
{
  AwaleQuizDisplay *display = awale_quiz_get_display (AWALE_QUIZ (self));
  int8_t best = (int8_t) self->known.best;

  self->tried = AWALE_NO_MOVE;
  set_grade (self, AWALE_SCHEDULE_GRADE_AGAIN);
  awale_game_set_cursor (display->game, self->node);
  awale_quiz_set_line (AWALE_QUIZ (self), self->node, &best, 1);
  if (self->kind == AWALE_EXERCISE_KIND_ERROR)
    display->compared = self->move;
  awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_ANSWERED, word_answer (self),
                   _("Try again, or go on."), AWALE_QUIZ_RETRY | AWALE_QUIZ_NEXT, AWALE_QUIZ_NEXT);
  if (self->kind == AWALE_EXERCISE_KIND_ERROR)
    explain (self, self->move, self->known.best);
}

static void
awale_exercise_quiz_step (AwaleQuiz    *quiz,
                          AwaleQuizStep step)
{
  AwaleExerciseQuiz *self = AWALE_EXERCISE_QUIZ (quiz);
  const AwaleQuizDisplay *display = awale_quiz_get_display (quiz);

  switch (step)
    {
    case AWALE_QUIZ_RETRY:
      ask (self, "");
      break;
    case AWALE_QUIZ_HINT:
      self->is_hinted = true;
      awale_quiz_show (quiz, display->state, word_hint (self), display->lock, list_steps (self), 0);
      break;
    case AWALE_QUIZ_REVEAL:
      reveal (self);
      break;
    default:
      awale_quiz_show (quiz, AWALE_QUIZ_OVER, NULL, display->lock, 0, 0);
      break;
    }
}

static void
awale_exercise_quiz_dispose (GObject *object)
{
  AwaleExerciseQuiz *self = AWALE_EXERCISE_QUIZ (object);

  g_clear_object (&self->analysis);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    g_clear_object (&self->lines[move]);

  G_OBJECT_CLASS (awale_exercise_quiz_parent_class)->dispose (object);
}

static void
awale_exercise_quiz_class_init (AwaleExerciseQuizClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_exercise_quiz_dispose;
  AWALE_QUIZ_CLASS (klass)->answer = awale_exercise_quiz_answer;
  AWALE_QUIZ_CLASS (klass)->step = awale_exercise_quiz_step;
}

static void
awale_exercise_quiz_init (AwaleExerciseQuiz *self)
{
  self->known = (AwaleMoveValues) AWALE_MOVE_VALUES_INIT;
}

/* Sets the best move if the game does not name it but has the value of a move better than the one
 * played. */
static void
complete_best (AwaleExerciseQuiz *self)
{
  AwaleMove best;
  const AwaleEvaluation *value =
    self->known.best == AWALE_NO_MOVE
      ? awale_move_values_find_best (&self->known, self->move, get_mover (self), &best) : NULL;

  if (value != NULL)
    {
      const AwaleEvaluation copy = *value;

      awale_move_values_set_best (&self->known, best, &copy);
    }
}

/* Reads a trainer's answers, which are right whatever a search finds; the first one is shown as the
 * solution. */
static void
read_answers (AwaleExerciseQuiz *self,
              AwaleNode         *parent)
{
  for (AwaleNode *node = awale_node_get_first_child (parent); node != NULL;
       node = awale_node_get_next_sibling (node))
    self->answers |= 1u << awale_node_get_move (node);
  self->known = (AwaleMoveValues) AWALE_MOVE_VALUES_INIT;
  self->known.best = self->move;
}

static void
create_analysis (AwaleExerciseQuiz *self,
                 AwaleGame         *game,
                 AwaleTablebase    *tables)
{
  /* If the players went on after the rules had ended the game, the move is added, because without a
   * move nothing is searched at such a node. */
  if (awale_game_get_outcome (game, self->node).state == AWALE_GAME_STATE_ENDED)
    awale_game_add_move (game, self->node, self->move);
  self->analysis = awale_analysis_new (game);
  awale_analysis_set_node (self->analysis, self->node);
  awale_analysis_set_hash (self->analysis, HASH);
  awale_analysis_set_target_depth (self->analysis,
                                   CLAMP (awale_move_values_get_depth (&self->known),
                                          MIN_DEPTH, MAX_DEPTH));
  awale_analysis_set_tables (self->analysis, tables);
  g_signal_connect_object (self->analysis, "notify::running", G_CALLBACK (running_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
}

AwaleExerciseQuiz *
awale_exercise_quiz_new (AwaleGame        *game,
                         AwaleNode        *move,
                         AwaleExerciseKind kind,
                         AwaleTablebase   *tables,
                         bool              is_exam)
{
  AwaleExerciseQuiz *self;
  AwaleQuizDisplay *display;
  AwaleNode *parent;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);
  g_return_val_if_fail (move != NULL && awale_node_get_parent (move) != NULL, NULL);
  g_return_val_if_fail (kind == AWALE_EXERCISE_KIND_POSITION
                        || awale_node_get_move_values (awale_node_get_parent (move)) != NULL, NULL);

  self = g_object_new (AWALE_TYPE_EXERCISE_QUIZ, NULL);
  parent = awale_node_get_parent (move);
  self->kind = kind;
  self->is_exam = is_exam;
  self->tables = tables != NULL ? awale_tablebase_ref (tables) : NULL;
  self->move = awale_node_get_move (move);
  if (kind == AWALE_EXERCISE_KIND_POSITION)
    read_answers (self, parent);
  else
    self->known = awale_node_find_move_values (parent);
  display = awale_quiz_get_display (AWALE_QUIZ (self));
  display->game = awale_exercise_copy_line (game, parent);
  /* The reasons name the players. */
  awale_game_set_tag (display->game, "South", awale_title_find_player (game, AWALE_SOUTH));
  awale_game_set_tag (display->game, "North", awale_title_find_player (game, AWALE_NORTH));
  display->side = awale_node_get_mover (move);
  self->node = awale_game_get_cursor (display->game);
  self->legal = awale_legal_moves (awale_node_get_position (self->node),
                                   awale_game_get_rules (game));
  complete_best (self);
  for (AwaleMove other = 0; other <= AWALE_PASS; other++)
    self->losses[other] = awale_judge_move (&self->known, other, get_mover (self)).loss;
  create_analysis (self, display->game, tables);
  begin (self, game, move);
  awale_analysis_set_active (self->analysis, true);
  return self;
}

bool
awale_exercise_quiz_is_judged (AwaleExerciseQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_EXERCISE_QUIZ (self), false);

  return self->is_judged;
}

bool
awale_exercise_quiz_is_answered (AwaleExerciseQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_EXERCISE_QUIZ (self), false);

  return self->grade != 0;
}

bool
awale_exercise_quiz_is_begun (AwaleExerciseQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_EXERCISE_QUIZ (self), false);

  return self->is_hinted || self->tried != AWALE_NO_MOVE || self->grade != 0;
}

AwaleScheduleGrade
awale_exercise_quiz_take_grade (AwaleExerciseQuiz *self)
{
  AwaleScheduleGrade grade;

  g_return_val_if_fail (AWALE_IS_EXERCISE_QUIZ (self), 0);

  grade = self->is_taken ? 0 : self->grade;
  self->is_taken = self->grade != 0;
  return grade;
}

AwaleMove
awale_exercise_quiz_get_best (AwaleExerciseQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_EXERCISE_QUIZ (self), AWALE_NO_MOVE);

  return self->known.best;
}

AwaleQuizAnswer
awale_exercise_quiz_get_answer (AwaleExerciseQuiz *self,
                                AwaleMove          move)
{
  int loss = awale_exercise_quiz_get_loss (self, move);

  if (self->kind == AWALE_EXERCISE_KIND_POSITION)
    return (self->answers >> move & 1) != 0 ? AWALE_QUIZ_ANSWER_RIGHT : AWALE_QUIZ_ANSWER_WRONG;
  if (move == self->known.best)
    return AWALE_QUIZ_ANSWER_RIGHT;
  if (self->kind == AWALE_EXERCISE_KIND_OPENING)
    return loss <= ALLOWANCE ? AWALE_QUIZ_ANSWER_GOOD : AWALE_QUIZ_ANSWER_WRONG;
  if (self->kind == AWALE_EXERCISE_KIND_COMBINATION || move == self->move)
    return AWALE_QUIZ_ANSWER_WRONG;
  return loss <= ALLOWANCE ? AWALE_QUIZ_ANSWER_RIGHT
         : loss < self->losses[self->move] ? AWALE_QUIZ_ANSWER_BETTER : AWALE_QUIZ_ANSWER_WRONG;
}

int
awale_exercise_quiz_get_loss (AwaleExerciseQuiz *self,
                              AwaleMove          move)
{
  g_return_val_if_fail (AWALE_IS_EXERCISE_QUIZ (self), 0);
  g_return_val_if_fail ((self->legal >> move & 1) != 0, 0);

  return self->losses[move];
}

AwaleMove
awale_exercise_quiz_find_decoy (AwaleExerciseQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_EXERCISE_QUIZ (self), AWALE_NO_MOVE);

  if ((self->is_judged || (self->legal & ~get_stored (self)) == 0)
      && __builtin_popcount (self->legal) > 2)
    for (unsigned moves = self->legal & ~(1u << self->move); moves != 0; moves &= moves - 1)
      if (awale_exercise_quiz_get_answer (self, __builtin_ctz (moves)) >= AWALE_QUIZ_ANSWER_BETTER)
        return __builtin_ctz (moves);
  return AWALE_NO_MOVE;
}
