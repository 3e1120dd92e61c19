/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The end of a game, by the rules or by the players' decision.
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-play-private.h"

#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>

/* Maximum number of seeds on the board with which a computer agrees to an end. */
#define TOO_MANY_SEEDS (AWALE_SEEDS / 2)
/* Loss that a computer accepts for an agreement, in hundredths of a seed. */
#define GENEROSITY 100

static int
get_side (AwaleScore score,
          AwaleSide  side)
{
  return side == AWALE_SOUTH ? score.south : score.north;
}

/* The lead of @side in hundredths of a seed. */
static int
get_margin (AwaleScore score,
            AwaleSide  side)
{
  return (get_side (score, side) - get_side (score, !side)) * 50;
}

AwalePlayEnd
awale_play_judge (AwalePlay *self)
{
  AwaleOutcome outcome = awale_play_get_outcome (self);
  AwalePlayEnd end = { .cause = AWALE_END_CAUSE_NONE,
                       .ending = outcome.ending,
                       .score = outcome.score };

  if (outcome.state == AWALE_GAME_STATE_ENDED && !awale_play_is_agreed (self, outcome.ending))
    end.cause = AWALE_END_CAUSE_RULES;
  return end;
}

const AwalePlayEnd *
awale_play_get_end (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  return &self->end;
}

bool
awale_play_is_over (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  return self->end.cause != AWALE_END_CAUSE_NONE;
}

const char *
awale_play_get_name (AwalePlay *self,
                     AwaleSide  side)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  return awale_title_get_player (self->game, side);
}

char *
awale_play_dup_result (AwalePlay *self)
{
  AwaleScore score;
  AwaleSide winner;
  g_autofree char *most = NULL;
  g_autofree char *least = NULL;

  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  if (self->end.cause == AWALE_END_CAUSE_RESIGNATION)
    return awale_play_dup_winner (self);
  score = self->end.score;
  winner = score.south >= score.north ? AWALE_SOUTH : AWALE_NORTH;
  most = awale_half_seeds_to_string (get_side (score, winner));
  least = awale_half_seeds_to_string (get_side (score, !winner));
  if (score.south == score.north)
    /* Translators: a score, the same number twice: “A draw, 24–24”. */
    return g_strdup_printf (_("A draw, %s–%s"), most, least);
  /* Translators: who wins, and the score: “Ama wins 27–21”. */
  return g_strdup_printf (_("%s wins %s–%s"), awale_play_get_name (self, winner), most, least);
}

char *
awale_play_dup_winner (AwalePlay *self)
{
  AwaleScore score;

  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  score = self->end.score;
  if (score.south == score.north)
    return g_strdup (_("A draw"));
  /* Translators: a player's name: “Ama wins”. */
  return g_strdup_printf (_("%s wins"),
                          awale_play_get_name (self, score.south > score.north ? AWALE_SOUTH
                                                                               : AWALE_NORTH));
}

char *
awale_play_dup_reason (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  switch (self->end.cause)
    {
    case AWALE_END_CAUSE_RESIGNATION:
      return awale_termination_describe ("resignation",
                                         awale_play_get_name (self, self->end.loser));
    case AWALE_END_CAUSE_AGREEMENT:
      return awale_termination_describe ("agreement", NULL);
    case AWALE_END_CAUSE_RULES:
    case AWALE_END_CAUSE_STOPPED:
    case AWALE_END_CAUSE_NONE:
    default:
      return g_strdup (awale_ending_describe (self->end.ending));
    }
}

/* --- Decisions ------------------------------------------------------------------------------- */

/* Writes the end into the tags of a game, or after the last move of a variation. */
static void
write_end (AwalePlay  *self,
           const char *step,
           const char *termination)
{
  const AwaleResult result = { .known = true, .score = self->end.score };

  awale_game_begin_step (self->game, step);
  if (awale_node_is_main_line (self->head) && awale_node_get_first_child (self->head) == NULL)
    {
      g_autofree char *text = awale_result_to_string (result);

      awale_game_set_tag (self->game, "Result", text);
      awale_game_set_tag (self->game, "Termination", termination);
    }
  else
    {
      const char *before = awale_node_get_comment (self->head);
      g_autofree char *how = awale_play_dup_reason (self);
      g_autofree char *who = awale_play_dup_result (self);
      g_autofree char *comment = g_strdup_printf ("%s%s%s %s.", before != NULL ? before : "",
                                                  before != NULL ? "\n" : "", how, who);

      awale_game_set_comment (self->game, self->head, comment);
    }
  awale_game_end_step (self->game);
  self->end_step = g_strdup (step);
}

static void
finish (AwalePlay    *self,
        AwalePlayEnd  end,
        const char   *step,
        const char   *termination)
{
  awale_play_rest (self);
  awale_hint_provider_clear (self->advice);
  self->end = end;
  write_end (self, step, termination);
  g_signal_emit_by_name (self, "changed");
}

AwaleSide
awale_play_get_resigner (AwalePlay *self)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), AWALE_SOUTH);

  if (awale_play_is_person (self, AWALE_SOUTH) == awale_play_is_person (self, AWALE_NORTH))
    return awale_play_get_turn (self);
  return awale_play_is_person (self, AWALE_SOUTH) ? AWALE_SOUTH : AWALE_NORTH;
}

/* True if @side has half of the seeds and therefore cannot lose. */
static bool
has_half (AwalePlay *self,
          AwaleSide  side)
{
  AwalePosition position = awale_node_get_position (self->head);
  AwaleScore score = awale_score (position);

  return get_margin (score, side) >= 100 * awale_position_seeds_on_board (position);
}

bool
awale_play_can_resign (AwalePlay *self)
{
  AwaleSide loser;

  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  loser = awale_play_get_resigner (self);
  return self->begun && !awale_play_is_over (self) && awale_play_is_person (self, loser) &&
         !has_half (self, loser);
}

void
awale_play_resign (AwalePlay *self)
{
  AwalePlayEnd end = { .cause = AWALE_END_CAUSE_RESIGNATION };

  g_return_if_fail (AWALE_IS_PLAY (self));

  if (!awale_play_can_resign (self))
    return;

  end.loser = awale_play_get_resigner (self);
  /* The score is 0-1 or 1-0, because no rule says who gets the seeds. */
  end.score = end.loser == AWALE_SOUTH ? (AwaleScore) { 0, 2 } : (AwaleScore) { 2, 0 };
  finish (self, end, _("Resignation"), "resignation");
}

bool
awale_play_can_stop (AwalePlay *self)
{
  AwaleOutcome outcome;

  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  if (!self->begun || awale_play_is_over (self))
    return false;
  outcome = awale_play_get_outcome (self);
  return outcome.state != AWALE_GAME_STATE_PLAYING;
}

void
awale_play_stop (AwalePlay *self)
{
  AwaleOutcome outcome;
  AwalePlayEnd end = { .cause = AWALE_END_CAUSE_STOPPED };

  g_return_if_fail (AWALE_IS_PLAY (self));

  if (!awale_play_can_stop (self))
    return;

  outcome = awale_play_get_outcome (self);
  end.ending = outcome.ending;
  end.score = outcome.score;
  finish (self, end, _("End of the Game"),
          outcome.ending == AWALE_ENDING_MAJORITY ? "majority" : NULL);
}

/* --- Offers --------------------------------------------------------------------------------- */

AwaleScore
awale_play_get_proposal (AwalePlay *self)
{
  AwalePosition position;
  AwaleScore score = { 0, 0 };

  g_return_val_if_fail (AWALE_IS_PLAY (self), score);

  position = awale_node_get_position (self->head);
  score = awale_score (position);
  score.south += 2 * awale_position_seeds_of_side (position, AWALE_SOUTH);
  score.north += 2 * awale_position_seeds_of_side (position, AWALE_NORTH);
  return score;
}

bool
awale_play_can_offer (AwalePlay    *self,
                      AwaleProposal offer)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), false);

  if (awale_play_is_asking (self))
    return false;
  if (offer == AWALE_PROPOSAL_END)
    return awale_play_is_persons (self) && awale_node_get_ply (self->head) > 0;
  return self->end.cause == AWALE_END_CAUSE_RULES && self->end.ending != AWALE_ENDING_NO_SOWING;
}

static void
carry_out (AwalePlay    *self,
           AwaleProposal offer,
           bool          accepted,
           const char   *sentence)
{
  g_autoptr (AwalePlay) alive = g_object_ref (self);
  AwalePlayEnd end = { .cause = AWALE_END_CAUSE_AGREEMENT };

  if (accepted && offer == AWALE_PROPOSAL_END)
    {
      end.score = awale_play_get_proposal (self);
      finish (self, end, _("Agreement"), "agreement");
    }
  else if (accepted)
    {
      awale_agreements_add (self->agreements, self->end.ending, self->head);
      awale_play_update (self);
    }
  else
    g_signal_emit_by_name (self, "changed");
  g_signal_emit_by_name (self, "answered", offer, accepted, sentence);
}

/* Decides if the computer that plays @side accepts; @sentence gets its reply. */
static bool
decide_end (AwalePlay             *self,
            AwaleSide              side,
            const AwaleMoveAnswer *answer,
            const char           **sentence)
{
  AwalePosition position = awale_node_get_position (self->head);
  AwaleEvaluation own = answer->value;
  int expected = awale_evaluation_get_margin (&own) * (side == AWALE_SOUTH ? 1 : -1);
  int offered = get_margin (awale_play_get_proposal (self), side);

  if (awale_position_seeds_on_board (position) > TOO_MANY_SEEDS)
    {
      *sentence = _("The computer declines: more than half of the seeds are still on the board.");
      return false;
    }
  if (!answer->has_value || offered + GENEROSITY < expected)
    {
      *sentence = _("The computer declines: it expects more if it plays on.");
      return false;
    }
  *sentence = _("The computer agrees.");
  return true;
}

static bool
decide_go_on (AwalePlay             *self,
              AwaleSide              side,
              const AwaleMoveAnswer *answer,
              const char           **sentence)
{
  int expected = awale_evaluation_get_margin (&answer->value) * (side == AWALE_SOUTH ? 1 : -1);
  int settled = get_margin (self->end.score, side);

  if (settled > 0 && answer->has_value && expected + GENEROSITY < settled)
    {
      *sentence = _("The computer declines: it has won, and playing on could cost it seeds.");
      return false;
    }
  *sentence = _("The computer agrees to go on.");
  return true;
}

static void
offer_cb (GObject      *source,
          GAsyncResult *result,
          void         *data)
{
  g_autoptr (AwalePlay) self = data;
  AwaleOpponent *opponent = AWALE_OPPONENT (source);
  AwaleSide side = opponent == self->opponents[AWALE_SOUTH] ? AWALE_SOUTH : AWALE_NORTH;
  g_autoptr (GError) error = NULL;
  const char *sentence = NULL;
  AwaleMoveAnswer answer;
  bool accepted;

  if (!awale_opponent_think_finish (opponent, result, &answer, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        {
          g_clear_object (&self->asking);
          carry_out (self, self->offer, false, error->message);
        }
      return;
    }

  g_clear_object (&self->asking);
  accepted = self->offer == AWALE_PROPOSAL_END ? decide_end (self, side, &answer, &sentence)
                                               : decide_go_on (self, side, &answer, &sentence);
  carry_out (self, self->offer, accepted, sentence);
}

void
awale_play_offer (AwalePlay    *self,
                  AwaleProposal offer)
{
  AwaleSide side;

  g_return_if_fail (AWALE_IS_PLAY (self));

  if (!awale_play_can_offer (self, offer))
    return;

  /* Two people have agreed already; two computers accept anything. */
  if (awale_play_is_person (self, AWALE_SOUTH) == awale_play_is_person (self, AWALE_NORTH))
    {
      carry_out (self, offer, true, _("The players agree."));
      return;
    }
  side = awale_play_is_person (self, AWALE_SOUTH) ? AWALE_NORTH : AWALE_SOUTH;
  self->offer = offer;
  self->asking = g_cancellable_new ();
  awale_opponent_ask (self->opponents[side], self->game, self->head, self->asking, offer_cb,
                      g_object_ref (self));
  g_signal_emit_by_name (self, "changed");
}
