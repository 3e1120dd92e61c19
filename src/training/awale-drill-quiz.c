/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-drill-quiz.h"

#include "analysis/awale-analysis.h"

/* Limits of the search in plies, which otherwise goes as deep as the game's values. The window's
 * deepest report has 26 plies. Deeper values still stand for the best move and the error; only
 * other answers are compared at 26 plies, as more would take minutes for each question. */
#define MIN_DEPTH 12
#define MAX_DEPTH 26

/* Mebibytes. */
#define HASH 16

/* Maximum loss of a right answer, in hundredths of a seed. */
#define ALLOWANCE 50

struct _AwaleDrillQuiz
{
  GObject          parent_instance;

  AwaleDrillKind   kind;
  AwaleMove        move;
  AwaleMoveValues  known;     /* Values from the game. */
  unsigned         legal;
  unsigned         answers;   /* Set of right answers of a trainer's exercise. */
  AwaleGame       *game;
  AwaleNode       *node;
  AwaleAnalysis   *analysis;  /* Analysis of the other moves. */
  bool             is_judged;
  int              losses[AWALE_PASS + 1];
};

G_DEFINE_FINAL_TYPE (AwaleDrillQuiz, awale_drill_quiz, G_TYPE_OBJECT)

enum
{
  JUDGED,
  FAILED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static AwaleSide
get_mover (AwaleDrillQuiz *self)
{
  return awale_node_get_position (self->node).side;
}

/* The loss by the search of all moves. */
static int
find_searched_loss (AwaleDrillQuiz *self,
                    AwaleMove       move)
{
  AwaleAnalysisLine *line = awale_analysis_find_line (self->analysis, move);
  AwaleAnalysisLine *best = awale_analysis_find_line (self->analysis, self->known.best);

  g_return_val_if_fail (line != NULL && best != NULL, 0);

  return awale_judge (awale_analysis_line_get_evaluation (best),
                      awale_analysis_line_get_evaluation (line), get_mover (self)).loss;
}

static int
find_loss (AwaleDrillQuiz *self,
           AwaleMove       move)
{
  AwaleJudgment judgment = awale_judge_move (&self->known, move, get_mover (self));

  if (judgment.move_class != AWALE_MOVE_CLASS_NONE)
    return judgment.loss;
  return move == self->known.best ? 0 : find_searched_loss (self, move);
}

/* Limits the other moves of a combination to the value of its second best. */
static void
limit_losses (AwaleDrillQuiz *self)
{
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if (move != self->known.best)
      self->losses[move] = MAX (self->losses[move], self->losses[self->move]);
}

static void
make_judgment (AwaleDrillQuiz *self)
{
  for (unsigned moves = self->legal; moves != 0; moves &= moves - 1)
    {
      AwaleMove move = __builtin_ctz (moves);

      self->losses[move] = find_loss (self, move);
    }
  if (self->kind == AWALE_DRILL_COMBINATION)
    limit_losses (self);
  self->is_judged = true;
  g_signal_emit (self, signals[JUDGED], 0);
}

static void
running_changed_cb (AwaleDrillQuiz *self)
{
  if (!self->is_judged && !awale_analysis_is_running (self->analysis)
      && g_list_model_get_n_items (awale_analysis_get_lines (self->analysis)) > 0)
    make_judgment (self);
}

static void
failed_cb (AwaleDrillQuiz *self,
           const char     *sentence)
{
  g_signal_emit (self, signals[FAILED], 0, sentence);
}

static void
awale_drill_quiz_dispose (GObject *object)
{
  AwaleDrillQuiz *self = AWALE_DRILL_QUIZ (object);

  g_clear_object (&self->analysis);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (awale_drill_quiz_parent_class)->dispose (object);
}

static void
awale_drill_quiz_class_init (AwaleDrillQuizClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_drill_quiz_dispose;

  signals[JUDGED] = g_signal_new ("judged", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
awale_drill_quiz_init (AwaleDrillQuiz *self)
{
  self->known = (AwaleMoveValues) AWALE_MOVE_VALUES_INIT;
}

/* A file may name no best move but have the value of a better one. */
static void
complete_best (AwaleDrillQuiz *self)
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

/* Reads a trainer's answers, which are right whatever a search finds; the first one is shown. */
static void
read_answers (AwaleDrillQuiz *self,
              AwaleNode      *parent)
{
  for (AwaleNode *node = awale_node_get_first_child (parent); node != NULL;
       node = awale_node_get_next_sibling (node))
    self->answers |= 1u << awale_node_get_move (node);
  self->known = (AwaleMoveValues) AWALE_MOVE_VALUES_INIT;
  self->known.best = self->move;
}

static void
create_analysis (AwaleDrillQuiz *self,
                 AwaleTablebase *tables)
{
  /* A search needs a move after an end by the rules that the players ignored. */
  if (awale_game_get_outcome (self->game, self->node).state == AWALE_GAME_STATE_ENDED)
    awale_game_add_move (self->game, self->node, self->move);
  self->analysis = awale_analysis_new (self->game);
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

AwaleDrillQuiz *
awale_drill_quiz_new (AwaleGame      *game,
                      AwaleNode      *move,
                      AwaleDrillKind  kind,
                      AwaleTablebase *tables)
{
  AwaleDrillQuiz *self;
  AwaleNode *parent;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);
  g_return_val_if_fail (move != NULL && awale_node_get_parent (move) != NULL, NULL);
  g_return_val_if_fail (kind == AWALE_DRILL_POSITION
                        || awale_node_get_move_values (awale_node_get_parent (move)) != NULL, NULL);

  self = g_object_new (AWALE_TYPE_DRILL_QUIZ, NULL);
  parent = awale_node_get_parent (move);
  self->kind = kind;
  self->move = awale_node_get_move (move);
  if (kind == AWALE_DRILL_POSITION)
    read_answers (self, parent);
  else
    self->known = awale_node_find_move_values (parent);
  self->game = awale_drill_copy_line (game, parent);
  self->node = awale_game_get_cursor (self->game);
  self->legal = awale_legal_moves (awale_node_get_position (self->node),
                                   awale_game_get_rules (game));
  complete_best (self);
  create_analysis (self, tables);
  awale_drill_quiz_judge (self);
  return self;
}

void
awale_drill_quiz_judge (AwaleDrillQuiz *self)
{
  g_return_if_fail (AWALE_IS_DRILL_QUIZ (self));

  if (!self->is_judged)
    awale_analysis_set_active (self->analysis, true);
}

bool
awale_drill_quiz_is_judged (AwaleDrillQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_DRILL_QUIZ (self), false);

  return self->is_judged;
}

AwaleGame *
awale_drill_quiz_get_game (AwaleDrillQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_DRILL_QUIZ (self), NULL);

  return self->game;
}

AwaleNode *
awale_drill_quiz_get_node (AwaleDrillQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_DRILL_QUIZ (self), NULL);

  return self->node;
}

AwaleDrillKind
awale_drill_quiz_get_kind (AwaleDrillQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_DRILL_QUIZ (self), AWALE_DRILL_ERROR);

  return self->kind;
}

AwaleMove
awale_drill_quiz_get_move (AwaleDrillQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_DRILL_QUIZ (self), AWALE_NO_MOVE);

  return self->move;
}

AwaleMove
awale_drill_quiz_get_best (AwaleDrillQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_DRILL_QUIZ (self), AWALE_NO_MOVE);

  return self->known.best;
}

AwaleQuizAnswer
awale_drill_quiz_get_answer (AwaleDrillQuiz *self,
                             AwaleMove       move)
{
  int loss = awale_drill_quiz_get_loss (self, move);

  if (self->kind == AWALE_DRILL_POSITION)
    return (self->answers >> move & 1) != 0 ? AWALE_QUIZ_ANSWER_RIGHT : AWALE_QUIZ_ANSWER_WRONG;
  if (move == self->known.best)
    return AWALE_QUIZ_ANSWER_RIGHT;
  if (self->kind == AWALE_DRILL_OPENING)
    return loss <= ALLOWANCE ? AWALE_QUIZ_ANSWER_GOOD : AWALE_QUIZ_ANSWER_WRONG;
  if (self->kind == AWALE_DRILL_COMBINATION || move == self->move)
    return AWALE_QUIZ_ANSWER_WRONG;
  return loss <= ALLOWANCE ? AWALE_QUIZ_ANSWER_RIGHT
         : loss < self->losses[self->move] ? AWALE_QUIZ_ANSWER_BETTER : AWALE_QUIZ_ANSWER_WRONG;
}

int
awale_drill_quiz_get_loss (AwaleDrillQuiz *self,
                           AwaleMove       move)
{
  g_return_val_if_fail (AWALE_IS_DRILL_QUIZ (self), 0);
  g_return_val_if_fail ((self->legal >> move & 1) != 0, 0);

  return self->losses[move];
}

AwaleAnalysisLine *
awale_drill_quiz_find_line (AwaleDrillQuiz *self,
                            AwaleMove       move)
{
  g_return_val_if_fail (AWALE_IS_DRILL_QUIZ (self), NULL);

  return awale_analysis_find_line (self->analysis, move);
}

AwaleMove
awale_drill_quiz_find_decoy (AwaleDrillQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_DRILL_QUIZ (self), AWALE_NO_MOVE);

  /* All moves of a combination but the best are wrong. */
  if ((self->is_judged || self->kind == AWALE_DRILL_COMBINATION)
      && __builtin_popcount (self->legal) > 2)
    for (unsigned moves = self->legal & ~(1u << self->move); moves != 0; moves &= moves - 1)
      if (awale_drill_quiz_get_answer (self, __builtin_ctz (moves)) >= AWALE_QUIZ_ANSWER_BETTER)
        return __builtin_ctz (moves);
  return AWALE_NO_MOVE;
}
