/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-reasons.h"

#include "awale-search-value.h"
#include "engine/awale-evaluate.h"

enum
{
  DEPTH = 14,          /* Depth of the search that judges the move played, as in a report. */
  LINE_DEPTH = 14,     /* Depth of the searches that find the moves of the lines. */
  LINE_MOVES = 8,      /* Maximum number of moves that such a search finds. */
  CONFIRM_DEPTH = 16,  /* Depth of the searches that must confirm the moves of the player who loses
                        * in a line, so that the player could hardly have avoided what happens. */
  ATTEMPTS = 4,        /* Number of times that the lines are compared after corrections. */
  HASH = 2,            /* Size of the hash table in mebibytes. */
  LASTING = 2,         /* Number of moves for which a difference between the lines must last. */
  MAX_KROUS = 6,       /* Maximum number of times that the worth of a krou is searched. */
};

/* Least loss that is explained. */
#define LEAST AWALE_VALUE_SEED

/* What a search says about a move in a line. */
typedef struct
{
  AwaleMove best;
  int       loss;
} Check;

typedef struct
{
  const AwaleRuleset *rules;
  AwaleSearcher      *searcher;
  const atomic_bool  *stop;
  GArray             *games[2];  /* Positions of the game and of each line. */
  int                 n_checked[2];  /* Number of moves of each line that are checked. */
  Check               checks[2][AWALE_REASONS_LINE];
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

/* Computes the part of the loss that the difference between the lines after the moves of @reason,
 * and the krou that is there then, account for, as far as it lasts. */
static void
account (const AwaleReasons *answer,
         AwaleReason        *reason)
{
  const AwaleReasonLine *line = &answer->lines[reason->is_better];
  const AwaleReasonLine *other = &answer->lines[!reason->is_better];
  int n_moves = reason->n_moves;

  reason->total = get_gain (line, n_moves, reason->side);
  reason->other = get_gain (other, n_moves, reason->side);
  reason->accounted = answer->judgment.loss;
  for (; n_moves <= reason->n_moves + LASTING; n_moves++)
    reason->accounted = MIN (reason->accounted, reason->worth
                                                + get_gain (line, n_moves, reason->side)
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

/* Extends a line to @n_moves or a few more, unless it ends. Returns: false if a search was
 * stopped */
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
      AwaleSearchLine best = search (question, game, game->len, &limits).lines[0];
      int n = MIN (MIN (best.length, LINE_MOVES), AWALE_REASONS_LINE - line->n_moves);

      if (question->stop != NULL && atomic_load (question->stop))
        return false;
      for (int i = 0; i < n && !line->is_ended; i++)
        play_in_line (question, is_better, best.line[i]);
    }
  return true;
}

/* Checks move @ply, from 0, of a line. The search begins with an empty hash table, free from
 * mistakes of others. */
static Check
check_move (const Question *question,
            bool            is_better,
            int             ply)
{
  const AwaleReasonLine *line = &question->answer->lines[is_better];
  GArray *game = question->games[is_better];
  unsigned n_positions = game->len - (unsigned) (line->n_moves - ply);
  AwaleMove move = line->sowings[ply].from;
  const AwaleSearchLimits limits = { .depth = CONFIRM_DEPTH, .asked = 1u << move };
  AwaleSearchResult result;
  int i = 0;

  if (awale_legal_moves (g_array_index (game, AwalePosition, n_positions - 1), question->rules)
      == 1u << move)
    return (Check) { move, 0 };
  awale_searcher_clear (question->searcher);
  result = search (question, game, n_positions, &limits);
  while (i + 1 < result.n_lines && result.lines[i].move != move)
    i++;
  return (Check) { result.lines[0].move, result.lines[0].value - result.lines[i].value };
}

/* Replaces a move of the player who loses in a line if searches see one that saves as much as
 * @reason accounts for. Returns: false if they confirm the moves up to those after which the lines
 * are compared */
static bool
correct_line (Question          *question,
              bool               is_better,
              const AwaleReason *reason)
{
  AwaleReasonLine *line = &question->answer->lines[is_better];
  GArray *game = question->games[is_better];

  for (int i = is_better ? 1 : 2; i < MIN (reason->n_moves, line->n_moves); i += 2)
    {
      Check *check = &question->checks[is_better][i];

      if (i >= question->n_checked[is_better])
        {
          *check = check_move (question, is_better, i);
          question->n_checked[is_better] = i + 1;
        }
      if (check->loss >= reason->accounted)
        {
          g_array_set_size (game, game->len - (unsigned) (line->n_moves - i));
          line->n_moves = i;
          play_in_line (question, is_better, check->best);
          question->n_checked[is_better] = i;
          return true;
        }
    }
  return false;
}

/* The bit set of the krous of @side after move @ply of @line. */
static unsigned
get_krous (const AwaleReasonLine *line,
           int                    ply,
           AwaleSide              side)
{
  unsigned krous = 0;

  for (AwaleMove pit = 0; pit < AWALE_PITS && ply <= line->n_moves; pit++)
    if (awale_pit_side (pit) == side && line->sowings[ply - 1].after.pits[pit] >= AWALE_KROU)
      krous |= 1u << pit;
  return krous;
}

/* Searches how much better off, in whole seeds, the player is with the krou in @pit than without
 * its seeds. Half is taken off, because deeper searches may find less. */
static int
search_worth (const Question *question,
              AwalePosition   position,
              AwaleMove       pit)
{
  const AwaleSearchLimits limits = { .depth = CONFIRM_DEPTH };
  int values[2], worth;

  for (int i = 0; i < 2; i++)
    {
      if (i == 1)
        position.pits[pit] = 0;
      if (awale_outcome (question->rules, &position, 1).state == AWALE_GAME_STATE_ENDED)
        return 0;
      awale_searcher_clear (question->searcher);
      values[i] = awale_searcher_run (question->searcher, &position, 1, &limits, question->stop,
                                      NULL, NULL).lines[0].value;
    }
  worth = awale_pit_side (pit) == position.side ? values[0] - values[1] : values[1] - values[0];
  return worth / 2 / AWALE_VALUE_SEED * AWALE_VALUE_SEED;
}

/* Finds a krou in one of the lines, while the player has none in the other, whose worth explains
 * half of the loss. */
static void
explain_by_krou (const Question *question,
                 AwaleReason    *reason)
{
  const AwaleReasons *answer = question->answer;
  int n_krous = 0;

  for (int n = 1; n <= AWALE_REASONS_LINE - LASTING && n_krous < MAX_KROUS; n++)
    for (int i = 0; i < 2; i++)
      {
        AwaleReason krou = { .kind = AWALE_REASON_KROU, .is_better = i != 0, .ply = n,
                             .side = i != 0 ? answer->mover : opponent_of (answer->mover),
                             .n_moves = n };
        AwalePosition after = answer->lines[i].sowings[n - 1].after;
        unsigned lasting = ~0u, others = 0;
        AwaleMove pit;

        for (int m = n; m <= n + LASTING; m++)
          {
            lasting &= get_krous (&answer->lines[i], m, krou.side);
            others |= get_krous (&answer->lines[1 - i], m, krou.side);
          }
        if (lasting == 0 || others != 0)
          continue;
        n_krous++;
        pit = (AwaleMove) g_bit_nth_lsf (lasting, -1);
        krou.pits = (uint16_t) (1u << pit);
        krou.seeds = after.pits[pit];
        krou.worth = search_worth (question, after, pit);
        account (answer, &krou);
        if (krou.worth >= 2 * LEAST && krou.worth * 2 >= krou.accounted
            && krou.accounted >= LEAST && krou.accounted * 2 >= answer->judgment.loss)
          {
            *reason = krou;
            return;
          }
      }
}

/* Follows both lines until @reason explains half of the loss, or else as much as possible; a krou
 * counts if no seeds do. Returns: false if a search was stopped */
static bool
compare_lines (const Question *question,
               AwaleReason    *reason)
{
  AwaleReason most = { 0 };
  int loss = question->answer->judgment.loss;

  *reason = most;
  for (int n = 1; n <= AWALE_REASONS_LINE && reason->accounted * 2 < loss; n++)
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
  if (reason->accounted == 0)
    explain_by_krou (question, reason);
  return question->stop == NULL || !atomic_load (question->stop);
}

static void
find_reasons (Question *question)
{
  AwaleReasons *answer = question->answer;
  const AwaleMove moves[] = { answer->played, answer->judgment.best };
  AwaleReason reason = { 0 };
  bool is_corrected = true;

  for (int i = 0; i < 2; i++)
    {
      answer->lines[i].scores[0] = awale_score (get_root (question));
      play_in_line (question, i != 0, moves[i]);
    }
  if (answer->judgment.proof != AWALE_PROOF_ESTIMATE)
    {
      answer->reasons[answer->n_reasons++] =
        (AwaleReason) { .kind = AWALE_REASON_PROVEN, .is_better = true, .side = answer->mover,
                        .ply = 1, .accounted = answer->judgment.loss };
      return;
    }

  for (int i = 0; i < ATTEMPTS && is_corrected; i++)
    {
      if (!compare_lines (question, &reason))
        return;
      is_corrected = correct_line (question, false, &reason)
                     || correct_line (question, true, &reason);
    }
  if (reason.seeds > 0 && !is_corrected)
    answer->reasons[answer->n_reasons++] = reason;
  if (answer->n_reasons == 0 || reason.accounted * 2 < answer->judgment.loss)
    answer->reasons[answer->n_reasons++] =
      (AwaleReason) { .kind = AWALE_REASON_LATER, .is_better = true, .side = answer->mover };
}

/* Judges the move played by a search as in a report, unless @values (nullable) are enough. */
static void
judge (const Question        *question,
       const AwaleMoveValues *values)
{
  AwaleReasons *answer = question->answer;
  AwaleMove played = answer->played;
  const AwaleSearchLimits limits = { .depth = DEPTH, .asked = 1u << played };
  AwaleMoveValues found;
  AwaleSearchResult result;

  if (values != NULL)
    answer->judgment = awale_judge_move (values, played, answer->mover);
  if (answer->judgment.move_class != AWALE_MOVE_CLASS_NONE)
    return;
  result = search (question, question->games[0], question->games[0]->len, &limits);
  found = awale_move_values_from_search (&result, answer->mover);
  answer->judgment = awale_judge_move (&found, played, answer->mover);
}

bool
awale_reasons_find (AwaleReasons          *self,
                    const AwaleRuleset    *rules,
                    const AwalePosition   *positions,
                    size_t                 n_positions,
                    AwaleMove              played,
                    const AwaleMoveValues *values,
                    AwaleTablebase        *tables,
                    const atomic_bool     *stop)
{
  g_autoptr (AwaleSearcher) searcher = NULL;
  g_autoptr (GArray) played_game = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_autoptr (GArray) better_game = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  Question question = { .rules = rules, .stop = stop, .games = { played_game, better_game },
                        .answer = self };

  g_return_val_if_fail (self != NULL && rules != NULL && n_positions > 0, false);

  *self = (AwaleReasons) { .mover = positions[n_positions - 1].side, .played = played };
  if (awale_outcome (rules, positions, n_positions).state == AWALE_GAME_STATE_ENDED)
    return false;

  for (int i = 0; i < 2; i++)
    g_array_append_vals (question.games[i], positions, (unsigned) n_positions);
  searcher = question.searcher = awale_searcher_new (rules, HASH);
  awale_searcher_set_tables (searcher, tables);
  judge (&question, values);
  if (self->judgment.loss >= LEAST)
    find_reasons (&question);
  return stop == NULL || !atomic_load (stop);
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
