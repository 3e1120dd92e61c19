/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-judgment.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "awale-search-value.h"
#include "game/awale-glyph.h"

/* Margin from which an estimate counts as won or lost, in hundredths of a seed; for a proven value
 * the smallest margin is enough. */
#define DECISIVE 300

/* Loss that halves the accuracy of a move, in hundredths of a seed. */
#define HALVES_ACCURACY 400.0

/* Thresholds of the classes: the minimum loss in hundredths of a seed, by the change of the
 * expected result, for estimates and for proven values. The worst class comes first. */
static const struct
{
  AwaleMoveClass move_class;
  int            estimated[AWALE_RESULT_CHANGE_TURNS + 1];
  int            proven[AWALE_RESULT_CHANGE_TURNS + 1];
} thresholds[] = {
  /* Columns: the expected result stays, falls, turns. */
  { AWALE_MOVE_CLASS_BLUNDER,    { 1000,  600,  400 }, { 1000,  600,    1 } },
  { AWALE_MOVE_CLASS_MISTAKE,    {  400,  250,  250 }, {  400,    1,    1 } },
  { AWALE_MOVE_CLASS_INACCURACY, {  150,  150,  150 }, {  100,    1,    1 } },
  { AWALE_MOVE_CLASS_GOOD,       {    1,    1,    1 }, {    1,    1,    1 } },
};

static const struct
{
  const char *id;
  const char *name;
  uint16_t    glyph;
} classes[AWALE_N_MOVE_CLASSES] = {
  { "-", N_("Not analyzed"), 0 },
  { "best", N_("Best move"), 0 },
  { "good", N_("Good move"), 0 },
  { "inaccuracy", N_("Inaccuracy"), AWALE_GLYPH_DOUBTFUL },
  { "mistake", N_("Mistake"), AWALE_GLYPH_MISTAKE },
  { "blunder", N_("Blunder"), AWALE_GLYPH_BLUNDER },
};

static AwaleExpectedResult
get_expectation (int        margin,
                 AwaleProof proof)
{
  int decisive = proof == AWALE_PROOF_ESTIMATE ? DECISIVE : 1;

  return margin >= decisive ? AWALE_EXPECT_WIN
         : margin <= -decisive ? AWALE_EXPECT_LOSS : AWALE_EXPECT_DRAW;
}

static AwaleMoveClass
find_class (const AwaleJudgment *judgment)
{
  bool is_proven = awale_judgment_is_proven (judgment);

  for (size_t i = 0; i < G_N_ELEMENTS (thresholds); i++)
    {
      const int *least = is_proven ? thresholds[i].proven : thresholds[i].estimated;

      if (judgment->loss >= least[judgment->shift])
        return thresholds[i].move_class;
    }
  return AWALE_MOVE_CLASS_BEST;
}

AwaleJudgment
awale_judge (const AwaleEvaluation *best,
             const AwaleEvaluation *value,
             AwaleSide              mover)
{
  AwaleJudgment judgment = { .best = AWALE_NO_MOVE };
  AwaleEvaluation could, has;

  g_return_val_if_fail (value != NULL, judgment);

  if (best == NULL)
    return judgment;

  could = awale_evaluation_for_side (best, mover);
  has = awale_evaluation_for_side (value, mover);
  judgment.proof = MIN (could.proof, has.proof);
  judgment.value = has.high;
  judgment.best_value = MAX (could.low, has.high);
  judgment.loss = judgment.best_value - judgment.value;
  judgment.after = get_expectation (has.high, has.proof);
  judgment.before = judgment.loss > 0 ? get_expectation (could.low, could.proof)
                                      : judgment.after;
  judgment.shift = (AwaleResultChange) CLAMP ((int) judgment.before - (int) judgment.after,
                                              AWALE_RESULT_CHANGE_NONE, AWALE_RESULT_CHANGE_TURNS);
  judgment.move_class = find_class (&judgment);
  return judgment;
}

AwaleJudgment
awale_judge_move (const AwaleMoveValues *values,
                  AwaleMove              move,
                  AwaleSide              mover)
{
  const AwaleEvaluation *value, *best;
  AwaleJudgment judgment = { .best = AWALE_NO_MOVE };
  AwaleMove better;

  g_return_val_if_fail (values != NULL, judgment);

  value = awale_move_values_get (values, move);
  if (value == NULL)
    return judgment;

  best = awale_move_values_find_best (values, move, mover, &better);
  judgment = awale_judge (best, value, mover);
  if (judgment.loss > 0)
    judgment.best = better;
  return judgment;
}

AwaleJudgment
awale_judge_node (const AwaleNode    *node,
                  const AwaleRuleset *rules)
{
  AwaleNode *parent;
  const AwaleEvaluation *value;
  AwaleMoveValues values;
  AwaleJudgment judgment = { .best = AWALE_NO_MOVE };
  AwaleSide mover;
  bool is_forced;

  g_return_val_if_fail (node != NULL && rules != NULL, judgment);

  parent = awale_node_get_parent (node);
  if (parent == NULL)
    return judgment;
  is_forced = __builtin_popcount (awale_legal_moves (awale_node_get_position (parent),
                                                     rules)) <= 1;
  judgment.is_forced = is_forced;
  value = awale_node_get_value (node);
  if (value == NULL)
    return judgment;

  mover = awale_node_get_mover (node);
  values = awale_node_find_move_values (parent);
  judgment = is_forced ? awale_judge (value, value, mover)
                       : awale_judge_move (&values, awale_node_get_move (node), mover);
  judgment.is_forced = is_forced;
  return judgment;
}

bool
awale_judgment_is_punished (const AwaleJudgment *self,
                            const AwaleNode     *node,
                            const AwaleRuleset  *rules)
{
  const AwaleNode *reply;
  AwaleJudgment answer;

  g_return_val_if_fail (self != NULL && node != NULL && rules != NULL, false);

  reply = awale_node_get_first_child (node);
  if (!awale_judgment_is_error (self) || reply == NULL)
    return false;
  answer = awale_judge_node (reply, rules);
  return answer.move_class != AWALE_MOVE_CLASS_NONE && 2 * answer.loss <= self->loss;
}

double
awale_judgment_get_accuracy (const AwaleJudgment *self)
{
  g_return_val_if_fail (self != NULL, 0.0);

  return 100.0 * exp2 (-self->loss / HALVES_ACCURACY);
}

uint16_t
awale_move_class_get_glyph (AwaleMoveClass move_class)
{
  g_return_val_if_fail ((int) move_class < AWALE_N_MOVE_CLASSES, 0);

  return classes[move_class].glyph;
}

const char *
awale_move_class_get_name (AwaleMoveClass move_class)
{
  g_return_val_if_fail ((int) move_class < AWALE_N_MOVE_CLASSES, NULL);

  return _(classes[move_class].name);
}

const char *
awale_move_class_get_id (AwaleMoveClass move_class)
{
  g_return_val_if_fail ((int) move_class < AWALE_N_MOVE_CLASSES, NULL);

  return classes[move_class].id;
}

static void
explain_shifts (GString    *text,
                const char *name,
                double      stays,
                double      falls,
                double      turns)
{
  /* Translators: “Blunder: 10 seeds or more; 6 where a win became undecided or an undecided
   * game a loss; 4 where a win became a loss.” %s is the class, the numbers are seeds. */
  g_string_append_printf (text, _("%s: %g seeds or more; %g where a win became undecided or an "
                                  "undecided game a loss; %g where a win became a loss."),
                          name, stays, falls, turns);
}

static void
explain_class (GString *text,
               size_t   index)
{
  const int *estimated = thresholds[index].estimated;
  const char *name = awale_move_class_get_name (thresholds[index].move_class);
  double stays = estimated[AWALE_RESULT_CHANGE_NONE] / 100.0,
         falls = estimated[AWALE_RESULT_CHANGE_FALLS] / 100.0;
  double turns = estimated[AWALE_RESULT_CHANGE_TURNS] / 100.0;

  if (thresholds[index].move_class == AWALE_MOVE_CLASS_GOOD)
    /* Translators: “Good move: less than that.” %s is the class. */
    g_string_append_printf (text, _("%s: less than that."), name);
  else if (falls == stays && turns == stays)
    /* Translators: “Inaccuracy: 1.5 seeds or more.” %s is the class, the number is of seeds. The
     * form is that of 0 below two: English has 1.5 seeds, French 1,5 graine. */
    g_string_append_printf (text, ngettext ("%s: %g seed or more.", "%s: %g seeds or more.",
                                            stays < 2 ? 0 : 2), name, stays);
  else if (falls == turns)
    /* Translators: “Mistake: 4 seeds or more; 2.5 where the expected result became worse.” */
    g_string_append_printf (text, _("%s: %g seeds or more; %g where the expected result became "
                                    "worse."), name, stays, falls);
  else
    explain_shifts (text, name, stays, falls, turns);
  g_string_append_c (text, '\n');
}

char *
awale_judgment_dup_explanation (void)
{
  GString *text = g_string_new (NULL);

  g_string_append (text, _("A move is judged by what it gives away: the difference in final "
                           "margin, in seeds, between the best move and the one that was played."));
  g_string_append_c (text, ' ');
  g_string_append (text, _("The graph can rise or fall at a move that gives nothing away, because "
                           "the analysis sees further one move later."));
  g_string_append_c (text, '\n');
  for (size_t i = 0; i < G_N_ELEMENTS (thresholds); i++)
    explain_class (text, i);
  g_string_append_printf (text, _("An estimate of %g seeds or more counts as won or lost. Where "
                                  "the endgame tables or the rules prove both values, a single "
                                  "seed makes an inaccuracy, a move that worsens the result is at "
                                  "least a mistake, and one that turns a win into a loss is a "
                                  "blunder. A forced move is never an error."),
                          DECISIVE / 100.0);
  g_string_append_c (text, '\n');
  g_string_append_printf (text, _("Accuracy: a move that gives nothing away counts 100%%, one that "
                                  "gives away %g seeds counts 50%%, one that gives away %g seeds "
                                  "counts 25%%, and so on. It is the mean over the moves where "
                                  "there was a choice."),
                          HALVES_ACCURACY / 100.0, 2 * HALVES_ACCURACY / 100.0);
  return g_string_free (text, FALSE);
}
