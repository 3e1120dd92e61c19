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
  CONFIRM_DEPTH = 16,  /* Depth of the searches that must confirm the moves of the player who loses
                        * in a line, so that the player could hardly have avoided what happens. */
  ATTEMPTS = 4,        /* Number of times that the lines are compared after corrections. */
  HASH = 4,            /* Size of the hash table in mebibytes. */
  LASTING = 2,         /* Number of moves for which a difference between the lines must last. */
};

/* Least loss that is explained. */
#define LEAST AWALE_VALUE_SEED

typedef struct
{
  const AwaleRuleset *rules;
  AwaleSearcher      *searcher;
  const atomic_bool  *stop;
  GArray             *games[2];  /* Positions of the game and of each line. */
  AwaleReasons       *answer;
} Question;

static AwaleSide
opponent_of (AwaleSide side)
{
  return side == AWALE_SOUTH ? AWALE_NORTH : AWALE_SOUTH;
}

/* The margin, in hundredths of a seed, that @side gains over the opponent in the first @ply moves
 * of @line. */
static int
get_gain (const AwaleReasonLine *line,
          int                    ply,
          AwaleSide              side)
{
  AwaleScore before = line->scores[0], after = line->scores[MIN (ply, line->n_moves)];
  int halves = after.south - after.north - before.south + before.north;

  return (side == AWALE_SOUTH ? halves : -halves) * AWALE_VALUE_SEED / 2;
}

/* Computes the part of the loss that the difference between the lines after the moves of @reason
 * accounts for, as far as it lasts. */
static void
account (const AwaleReasons *answer,
         AwaleReason        *reason)
{
  const AwaleReasonLine *line = &answer->lines[reason->is_better];
  const AwaleReasonLine *other = &answer->lines[!reason->is_better];
  int n_moves = reason->n_moves;

  reason->total = get_gain (line, n_moves, reason->side);
  reason->other = get_gain (other, n_moves, reason->side);
  reason->accounted = answer->loss;
  for (; n_moves <= reason->n_moves + LASTING; n_moves++)
    reason->accounted = MIN (reason->accounted, get_gain (line, n_moves, reason->side)
                                                - get_gain (other, n_moves, reason->side));
}

/* The position where the two moves are compared. */
static AwalePosition
get_root (const Question *question)
{
  const AwaleReasonLine *line = &question->answer->lines[0];

  return g_array_index (question->games[0], AwalePosition,
                        question->games[0]->len - 1 - (unsigned) line->n_moves);
}

/* True if the opponent could capture from the same pits before the move played, had it been its
 * turn. */
static bool
is_threat (const Question    *question,
           const AwaleReason *reason)
{
  AwalePosition position = get_root (question);
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
  if (better->after.pits[attacker] != get_root (question).pits[attacker])
    return AWALE_DEFENCE_ATTACKER;
  return attack.sown.pits[attack.last] > 3 ? AWALE_DEFENCE_FILL : AWALE_DEFENCE_NONE;
}

/* Describes what the player who profits from a line takes by move @ply: a capture, or else the
 * seeds that are left at the end of the game. Returns: a reason without seeds if there is
 * nothing */
static AwaleReason
find_gain (const Question *question,
           bool            is_better,
           int             ply)
{
  const AwaleReasons *answer = question->answer;
  const AwaleReasonLine *line = &answer->lines[is_better];
  const AwaleSowing *sowing = &line->sowings[ply - 1];
  AwaleReason reason = {
    .kind = is_better ? AWALE_REASON_CAPTURE : AWALE_REASON_REPLY,
    .is_better = is_better,
    .side = is_better ? answer->mover : opponent_of (answer->mover),
    .ply = ply,
    .n_moves = ply,
  };

  if (ply > line->n_moves)
    return reason;
  if (sowing->harvest > 0 && sowing->after.side != reason.side)
    {
      reason.pits = sowing->harvested;
      reason.seeds = sowing->harvest;
    }
  else if (line->is_ended && ply == line->n_moves)
    {
      AwaleScore score = line->scores[ply];
      int halves = reason.side == AWALE_SOUTH ? score.south : score.north;

      reason.kind = AWALE_REASON_LEFTOVER;
      reason.seeds = halves / 2 - sowing->after.stores[reason.side];
      for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
        reason.pits |= (uint16_t) ((sowing->after.pits[pit] > 0) << pit);
    }
  account (answer, &reason);
  if (reason.kind == AWALE_REASON_REPLY && reason.seeds > 0 && is_threat (question, &reason))
    {
      reason.kind = AWALE_REASON_THREAT;
      reason.defence = find_defence (question, reason.pits);
    }
  return reason;
}

/* True if the tables or the rules prove that one move is better than the other. */
static bool
is_proven (const AwaleReasons *answer)
{
  return answer->values[0].proof != AWALE_PROOF_ESTIMATE
         && answer->values[1].proof != AWALE_PROOF_ESTIMATE
         && answer->values[0].high < answer->values[1].low;
}

/* --- searches --------------------------------------------------------------------------------- */

/* Searches the last of the first @n_positions of a game. */
static AwaleSearchResult
search (const Question          *question,
        GArray                  *game,
        unsigned                 n_positions,
        const AwaleSearchLimits *limits)
{
  return awale_searcher_run (question->searcher, (const AwalePosition *) (void *) game->data,
                             n_positions, limits, question->stop, NULL, NULL);
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

static void
play_in_line (const Question *question,
              bool            is_better,
              AwaleMove       move)
{
  AwaleReasonLine *line = &question->answer->lines[is_better];
  GArray *game = question->games[is_better];
  AwaleSowing sowing =
    awale_sow (g_array_index (game, AwalePosition, game->len - 1), question->rules, move);
  AwaleOutcome outcome;

  g_array_append_val (game, sowing.after);
  outcome = awale_outcome (question->rules, (const AwalePosition *) (void *) game->data, game->len);
  line->sowings[line->n_moves++] = sowing;
  line->scores[line->n_moves] = outcome.score;
  line->is_ended = outcome.state == AWALE_GAME_STATE_ENDED;
}

/* Extends a line to @n_moves, unless it ends. Returns: false if a search was stopped */
static bool
extend_line (const Question *question,
             bool            is_better,
             int             n_moves)
{
  const AwaleReasonLine *line = &question->answer->lines[is_better];
  const AwaleSearchLimits limits = { .depth = LINE_DEPTH };
  GArray *game = question->games[is_better];

  while (line->n_moves < n_moves && !line->is_ended)
    {
      AwaleMove move = search (question, game, game->len, &limits).lines[0].move;

      if (question->stop != NULL && atomic_load (question->stop))
        return false;
      play_in_line (question, is_better, move);
    }
  return true;
}

/* Replaces a move of the player who loses in a line if searches see one that saves as much as
 * @reason accounts for. They begin with an empty hash table, free from mistakes of others. Returns:
 * false if they confirm the moves up to those after which the lines are compared */
static bool
correct_line (const Question    *question,
              bool               is_better,
              const AwaleReason *reason)
{
  AwaleReasonLine *line = &question->answer->lines[is_better];
  GArray *game = question->games[is_better];

  for (int i = is_better ? 1 : 2; i < MIN (reason->n_moves, line->n_moves); i += 2)
    {
      AwaleMove move = line->sowings[i].from;
      unsigned n_positions = game->len - (unsigned) (line->n_moves - i);
      const AwaleSearchLimits limits = { .depth = CONFIRM_DEPTH, .asked = 1u << move };
      AwaleSearchResult result;

      awale_searcher_clear (question->searcher);
      result = search (question, game, n_positions, &limits);
      if (result.lines[0].value - get_line (&result, move)->value >= reason->accounted)
        {
          g_array_set_size (game, n_positions);
          line->n_moves = i;
          play_in_line (question, is_better, result.lines[0].move);
          return true;
        }
    }
  return false;
}

/* Follows both lines until @reason explains half of the loss, or else as much as possible. Returns:
 * false if a search was stopped */
static bool
compare_lines (const Question *question,
               AwaleReason    *reason)
{
  AwaleReason most = { 0 };

  *reason = most;
  for (int n = 1; n <= AWALE_REASONS_LINE && reason->accounted * 2 < question->answer->loss; n++)
    {
      if (!extend_line (question, false, n) || !extend_line (question, true, n))
        return false;
      for (int i = 0; i < 2 && n > LASTING; i++)
        {
          AwaleReason gain = find_gain (question, i != 0, n - LASTING);

          if (gain.seeds == 0 || gain.accounted < LEAST)
            continue;
          if (gain.seeds > most.seeds)
            most = gain;
          /* The reason names the largest gain so far. A later comparison must account for a third
           * more than an earlier one. */
          if (gain.accounted >= LEAST * 3 / 2 && gain.accounted * 3 > reason->accounted * 4)
            {
              *reason = most;
              reason->n_moves = gain.ply;
              account (question->answer, reason);
            }
        }
    }
  return true;
}

/* Returns: false if a search was stopped */
static bool
find_reasons (const Question *question)
{
  AwaleReasons *answer = question->answer;
  AwaleReason reason = { 0 };
  bool is_corrected = true;

  for (int i = 0; i < 2; i++)
    {
      answer->lines[i].scores[0] = awale_score (get_root (question));
      play_in_line (question, i != 0, answer->values[i].move);
    }
  if (is_proven (answer))
    {
      answer->reasons[answer->n_reasons++] =
        (AwaleReason) { .kind = AWALE_REASON_PROVEN, .is_better = true, .side = answer->mover,
                        .ply = 1, .accounted = answer->loss };
      return true;
    }

  for (int i = 0; i < ATTEMPTS && is_corrected; i++)
    {
      if (!compare_lines (question, &reason))
        return false;
      is_corrected = correct_line (question, false, &reason)
                     || correct_line (question, true, &reason);
    }
  if (question->stop != NULL && atomic_load (question->stop))
    return false;
  if (reason.seeds > 0 && !is_corrected)
    answer->reasons[answer->n_reasons++] = reason;
  if (answer->n_reasons == 0 || reason.accounted * 2 < answer->loss)
    answer->reasons[answer->n_reasons++] =
      (AwaleReason) { .kind = AWALE_REASON_LATER, .is_better = true, .side = answer->mover };
  return true;
}

/* Compares the two moves by one search. Returns: false if it was stopped */
static bool
compare_moves (const Question *question,
               AwaleMove       played,
               AwaleMove       better)
{
  AwaleReasons *answer = question->answer;
  GArray *game = question->games[0];
  AwaleSearchLimits limits = { .depth = DEPTH, .asked = 1u << played };
  AwaleSearchResult result = search (question, game, game->len, &limits);

  /* The report's search does not ask about the better move, unless the game contains it. */
  if (better != AWALE_NO_MOVE && result.lines[0].move != better)
    {
      limits.asked |= 1u << better;
      result = search (question, game, game->len, &limits);
    }
  answer->values[0] = *get_line (&result, played);
  answer->values[1] = better != AWALE_NO_MOVE ? *get_line (&result, better) : result.lines[0];
  answer->loss = answer->values[1].value - answer->values[0].value;
  return question->stop == NULL || !atomic_load (question->stop);
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
  g_autoptr (GArray) played_game = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_autoptr (GArray) better_game = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  Question question = { .rules = rules, .stop = stop, .games = { played_game, better_game },
                        .answer = self };

  g_return_val_if_fail (self != NULL && rules != NULL && n_positions > 0, false);

  *self = (AwaleReasons) { .mover = positions[n_positions - 1].side };
  if (awale_outcome (rules, positions, n_positions).state == AWALE_GAME_STATE_ENDED)
    return false;

  for (int i = 0; i < 2; i++)
    g_array_append_vals (question.games[i], positions, (unsigned) n_positions);
  searcher = question.searcher = awale_searcher_new (rules, HASH);
  awale_searcher_set_tables (searcher, tables);
  return compare_moves (&question, played, better)
         && (self->loss < LEAST || find_reasons (&question));
}

AwaleSowing
awale_threat_find (AwalePosition       position,
                   const AwaleRuleset *rules)
{
  AwaleSowing threat = { .harvest = 0 };
  unsigned moves;

  position.side ^= 1;
  moves = awale_legal_moves (position, rules);
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    if ((moves >> move & 1) != 0)
      {
        AwaleSowing sowing = awale_sow (position, rules, move);

        if (sowing.harvest > threat.harvest)
          threat = sowing;
      }
  return threat;
}
