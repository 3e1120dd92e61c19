/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-reasons.h"

#include "engine/awale-evaluate.h"

enum
{
  DEPTH = 14,          /* Depth of the search that compares the two moves, as in a report. */
  LINE_DEPTH = 12,     /* Depth of the search for each move of the lines. */
  CONFIRM_DEPTH = 15,  /* Depth of another search that must confirm the move. */
  HASH = 16,           /* Size of the hash table in mebibytes. */
  LASTING = 2,         /* Number of moves for which a difference between the lines must last. */
};

/* Least loss that is explained, and the most by which searches may doubt a move of a line. */
#define LEAST AWALE_VALUE_SEED

typedef struct
{
  const AwaleRuleset *rules;
  AwalePosition       position;  /* Position where the two moves are compared. */
  AwaleReasons       *answer;
} Question;

static AwaleSide
opponent_of (AwaleSide side)
{
  return side == AWALE_SOUTH ? AWALE_NORTH : AWALE_SOUTH;
}

/* The seeds, in hundredths, that @side gains in the first @ply moves of @line. */
static int
get_gain (const AwaleReasonLine *line,
          int                    ply,
          AwaleSide              side)
{
  AwaleScore before = line->scores[0], after = line->scores[MIN (ply, line->n_moves)];
  int halves = side == AWALE_SOUTH ? after.south - before.south : after.north - before.north;

  return halves * AWALE_VALUE_SEED / 2;
}

/* The margin, in hundredths of a seed, by which the better line is ahead of the other after @ply
 * moves of each. */
static int
get_lead (const AwaleReasons *answer,
          int                 ply)
{
  const AwaleReasonLine *played = &answer->lines[0], *better = &answer->lines[1];
  AwaleSide mover = answer->mover, opponent = opponent_of (mover);

  return get_gain (better, ply, mover) - get_gain (better, ply, opponent)
         - get_gain (played, ply, mover) + get_gain (played, ply, opponent);
}

/* The number of moves for which the two lines can be compared; a line that ends the game sets no
 * limit. */
static int
get_horizon (const AwaleReasons *answer)
{
  int horizon = AWALE_REASONS_LINE + LASTING;

  for (int i = 0; i < 2; i++)
    if (!answer->lines[i].is_ended)
      horizon = MIN (horizon, answer->lines[i].n_moves);
  return horizon;
}

/* Computes the part of the loss that the gains of a player up to a move account for: those that the
 * player does not make in the other line too, as far as the lead of the better line lasts. */
static void
account (const AwaleReasons *answer,
         AwaleReason        *reason)
{
  int lead = reason->ply + LASTING <= get_horizon (answer) ? answer->loss : 0;

  reason->total = get_gain (&answer->lines[reason->is_better], reason->ply, reason->side);
  reason->other = get_gain (&answer->lines[!reason->is_better], reason->ply, reason->side);
  for (int ply = reason->ply; ply <= reason->ply + LASTING; ply++)
    lead = MIN (lead, get_lead (answer, ply));
  reason->accounted = MIN (reason->total - reason->other, lead);
}

static void
find_proof (const Question *question,
            AwaleReason    *reason)
{
  AwaleReasons *answer = question->answer;

  if (answer->values[0].proof == AWALE_PROOF_ESTIMATE
      || answer->values[1].proof == AWALE_PROOF_ESTIMATE
      || answer->values[0].high >= answer->values[1].low)
    return;
  *reason = (AwaleReason) { .is_better = true, .side = answer->mover, .ply = 1,
                            .accounted = answer->loss };
}

/* Describes the capture by move @ply of a line. */
static AwaleReason
describe_capture (const AwaleReasons *answer,
                  bool                is_better,
                  int                 ply)
{
  const AwaleSowing *sowing = &answer->lines[is_better].sowings[ply - 1];
  AwaleReason reason = {
    .kind = is_better ? AWALE_REASON_CAPTURE : AWALE_REASON_REPLY,
    .is_better = is_better,
    .side = ply % 2 != 0 ? answer->mover : opponent_of (answer->mover),
    .ply = ply,
    .pits = sowing->harvested,
    .seeds = sowing->harvest,
  };

  account (answer, &reason);
  return reason;
}

/* Finds the capture that accounts for most in one line, by the player who profits there; a later
 * one must account for a third more than an earlier one. */
static void
find_capture (const Question *question,
              bool            is_better,
              AwaleReason    *reason)
{
  AwaleReasons *answer = question->answer;

  for (int ply = is_better ? 1 : 2; ply <= answer->lines[is_better].n_moves; ply += 2)
    {
      AwaleReason capture = describe_capture (answer, is_better, ply);

      if (capture.seeds > 0 && capture.accounted * 3 > reason->accounted * 4)
        *reason = capture;
    }
}

/* True if the opponent could capture from the same pits before the move played, had it been its
 * turn. */
static bool
is_threat (const Question    *question,
           const AwaleReason *reason)
{
  AwalePosition position = question->position;
  AwaleMove attacker = question->answer->lines[0].sowings[1].from;

  position.side ^= 1;
  return reason->ply == 2 && attacker != AWALE_PASS
         && (awale_legal_moves (position, question->rules) & 1u << attacker) != 0
         && awale_sow (position, question->rules, attacker).harvested == reason->pits;
}

/* Finds how the better move saves the seeds that are threatened in @pits: no reply may then capture
 * from them. */
static AwaleDefence
find_defence (const Question *question,
              unsigned        pits)
{
  const AwaleSowing *better = &question->answer->lines[1].sowings[0];
  AwaleMove attacker = question->answer->lines[0].sowings[1].from;
  unsigned replies = awale_legal_moves (better->after, question->rules);
  AwaleSowing attack;

  for (AwaleMove reply = 0; reply < AWALE_PITS; reply++)
    if ((replies & 1u << reply) != 0
        && (awale_sow (better->after, question->rules, reply).harvested & pits) != 0)
      return AWALE_DEFENCE_NONE;
  if (better->from != AWALE_PASS && (pits & 1u << better->from) != 0)
    return AWALE_DEFENCE_MOVE;
  if (better->after.pits[attacker] == 0)
    return AWALE_DEFENCE_NONE;
  attack = awale_sow (better->after, question->rules, attacker);
  if (better->after.pits[attacker] != question->position.pits[attacker])
    return AWALE_DEFENCE_ATTACKER;
  return attack.sown.pits[attack.last] > 3 ? AWALE_DEFENCE_FILL : AWALE_DEFENCE_NONE;
}

static void
find_reply (const Question *question,
            AwaleReason    *reason)
{
  find_capture (question, false, reason);
  if (reason->accounted > 0 && is_threat (question, reason))
    {
      reason->kind = AWALE_REASON_THREAT;
      reason->defence = find_defence (question, reason->pits);
    }
}

static void
find_chance (const Question *question,
             AwaleReason    *reason)
{
  find_capture (question, true, reason);
}

/* Finds the seeds that a player gets at the end of a line without a capture. */
static void
find_leftover (const Question *question,
               AwaleReason    *reason)
{
  AwaleReasons *answer = question->answer;

  for (int i = 0; i < 2; i++)
    {
      const AwaleReasonLine *line = &answer->lines[i];
      const AwaleSowing *last = &line->sowings[line->n_moves - 1];
      AwaleReason leftover = {
        .kind = AWALE_REASON_LEFTOVER,
        .is_better = i != 0,
        .side = i != 0 ? answer->mover : opponent_of (answer->mover),
        .ply = line->n_moves,
      };
      AwaleScore score = line->scores[line->n_moves];
      int halves = leftover.side == AWALE_SOUTH ? score.south : score.north;

      leftover.seeds = (halves - last->after.stores[leftover.side] * 2) / 2;
      for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
        leftover.pits |= (uint16_t) ((last->after.pits[pit] > 0) << pit);
      account (answer, &leftover);
      leftover.accounted = MIN (leftover.accounted, leftover.seeds * AWALE_VALUE_SEED);
      if (leftover.accounted > reason->accounted)
        *reason = leftover;
    }
}

/* The finders, each of which leaves a reason that accounts for nothing if it has none. */
static const struct
{
  AwaleReasonKind kind;
  void         (* find) (const Question *question,
                         AwaleReason    *reason);
} finders[] = {
  { AWALE_REASON_PROVEN, find_proof },
  { AWALE_REASON_REPLY, find_reply },
  { AWALE_REASON_CAPTURE, find_chance },
  { AWALE_REASON_LEFTOVER, find_leftover },
};

static int
compare_reasons (const void *a,
                 const void *b)
{
  const AwaleReason *one = a, *other = b;

  return one->accounted != other->accounted ? other->accounted - one->accounted
                                            : (int) one->kind - (int) other->kind;
}

static void
collect_reasons (const Question *question)
{
  AwaleReasons *answer = question->answer;
  AwaleReason found[G_N_ELEMENTS (finders)] = { 0 };
  int rest = answer->loss, least = MAX (LEAST * 3 / 2, answer->loss / 4);

  for (size_t i = 0; i < G_N_ELEMENTS (finders); i++)
    {
      found[i].kind = finders[i].kind;
      finders[i].find (question, &found[i]);
    }
  qsort (found, G_N_ELEMENTS (found), sizeof *found, compare_reasons);
  for (size_t i = 0; i < G_N_ELEMENTS (found); i++)
    {
      found[i].accounted = MIN (found[i].accounted, rest);
      if (found[i].accounted >= least)
        {
          rest -= found[i].accounted;
          answer->reasons[answer->n_reasons++] = found[i];
        }
    }
  if (rest * 2 > answer->loss)
    answer->reasons[answer->n_reasons++] =
      (AwaleReason) { .kind = AWALE_REASON_LATER, .is_better = true, .side = answer->mover };
}

/* --- searches --------------------------------------------------------------------------------- */

static AwaleSearchResult
search (AwaleSearcher           *searcher,
        GArray                  *positions,
        const AwaleSearchLimits *limits,
        const atomic_bool       *stop)
{
  return awale_searcher_run (searcher, (const AwalePosition *) (void *) positions->data,
                             positions->len, limits, stop, NULL, NULL);
}

/* The line of @move, which was asked for. */
static const AwaleSearchLine *
get_line (const AwaleSearchResult *result,
          AwaleMove                move)
{
  for (int i = 0; i < result->n_lines; i++)
    if (result->lines[i].move == move)
      return &result->lines[i];
  return &result->lines[0];
}

/* Finds the next move of a line whose value for the player to move should be about @expected, given
 * a @loss that is to be explained. Returns: AWALE_NO_MOVE if deeper searches see it differently, so
 * that the line would not show why the loss is there */
static AwaleMove
find_next (AwaleSearcher     *searcher,
           GArray            *positions,
           int                expected,
           int                loss,
           const atomic_bool *stop)
{
  AwaleSearchLimits limits = { .depth = LINE_DEPTH };
  AwaleMove move = search (searcher, positions, &limits, stop).lines[0].move;
  AwaleSearchResult result;
  int value;

  limits = (AwaleSearchLimits) { .depth = CONFIRM_DEPTH, .asked = 1u << move };
  result = search (searcher, positions, &limits, stop);
  value = result.lines[0].value;
  return value - get_line (&result, move)->value <= LEAST
         && ABS (value - expected) <= MAX (LEAST * 2, loss / 2) ? move : AWALE_NO_MOVE;
}

/* Plays the move of @value and then the moves that searches find, until the game or the line ends.
 * Returns: false if a search was stopped */
static bool
walk (AwaleReasonLine       *line,
      AwaleSearcher         *searcher,
      const AwaleRuleset    *rules,
      GArray                *positions,
      const AwaleSearchLine *value,
      int                    loss,
      const atomic_bool     *stop)
{
  AwaleMove move = value->move;
  unsigned n_before = positions->len;

  line->scores[0] = awale_score (g_array_index (positions, AwalePosition, n_before - 1));
  while (move != AWALE_NO_MOVE)
    {
      AwaleSowing sowing = awale_sow (g_array_index (positions, AwalePosition, positions->len - 1),
                                      rules, move);
      AwaleOutcome outcome;

      line->sowings[line->n_moves++] = sowing;
      g_array_append_val (positions, sowing.after);
      outcome = awale_outcome (rules, (const AwalePosition *) (void *) positions->data,
                               positions->len);
      line->scores[line->n_moves] = outcome.score;
      line->is_ended = outcome.state == AWALE_GAME_STATE_ENDED;
      move = line->is_ended || line->n_moves == AWALE_REASONS_LINE
               ? AWALE_NO_MOVE
               : find_next (searcher, positions,
                            line->n_moves % 2 != 0 ? -value->value : value->value, loss, stop);
    }
  g_array_set_size (positions, n_before);
  return stop == NULL || !atomic_load (stop);
}

/* Compares the two moves by one search. Returns: false if it was stopped */
static bool
compare_moves (AwaleReasons      *self,
               AwaleSearcher     *searcher,
               GArray            *positions,
               AwaleMove          played,
               AwaleMove          better,
               const atomic_bool *stop)
{
  AwaleSearchLimits limits = { .depth = DEPTH, .asked = 1u << played };
  AwaleSearchResult result = search (searcher, positions, &limits, stop);

  /* The report's search does not ask about the better move, unless the game contains it. */
  if (better != AWALE_NO_MOVE && result.lines[0].move != better)
    {
      limits.asked |= 1u << better;
      result = search (searcher, positions, &limits, stop);
    }
  self->values[0] = *get_line (&result, played);
  self->values[1] = better != AWALE_NO_MOVE ? *get_line (&result, better) : result.lines[0];
  self->loss = self->values[1].value - self->values[0].value;
  return stop == NULL || !atomic_load (stop);
}

bool
awale_reasons_find (AwaleReasons        *self,
                    const AwaleRuleset  *rules,
                    const AwalePosition *positions,
                    size_t               n_positions,
                    AwaleMove            played,
                    AwaleMove            better,
                    AwaleTablebase      *tables,
                    const atomic_bool   *stop)
{
  g_autoptr (AwaleSearcher) searcher = NULL;
  g_autoptr (GArray) history = NULL;
  AwalePosition position;

  g_return_val_if_fail (self != NULL && rules != NULL && n_positions > 0, false);

  position = positions[n_positions - 1];
  *self = (AwaleReasons) { .mover = position.side };
  if (awale_outcome (rules, positions, n_positions).state == AWALE_GAME_STATE_ENDED)
    return false;

  history = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_array_append_vals (history, positions, (unsigned) n_positions);
  searcher = awale_searcher_new (rules, HASH);
  awale_searcher_set_tables (searcher, tables);
  if (!compare_moves (self, searcher, history, played, better, stop))
    return false;
  if (self->loss < LEAST)
    return true;
  for (int i = 0; i < 2; i++)
    if (!walk (&self->lines[i], searcher, rules, history, &self->values[i], self->loss, stop))
      return false;
  collect_reasons (&(Question) { rules, position, self });
  return true;
}
