/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The sentences that explain why a move is better than another.
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-reasons.h"

#include "game/awale-value.h"

#include <glib/gi18n-lib.h>

/* Maximum number of moves of a line that are listed. */
#define SHOWN 8

const char *
awale_reason_kind_get_id (AwaleReasonKind kind)
{
  static const char *const ids[AWALE_REASON_N_KINDS] = {
    "proven", "reply", "threat", "harvest", "leftover", "later",
  };

  g_return_val_if_fail (kind < AWALE_REASON_N_KINDS, NULL);

  return ids[kind];
}

/* Formats a bit set of pits: “D”, “D and E”, “D, E and F”. */
static char *
list_pits (unsigned pits)
{
  GString *list = g_string_new (NULL);

  for (AwaleMove pit = 0; pits != 0; pit++)
    if ((pits & 1u << pit) != 0)
      {
        pits &= ~(1u << pit);
        if (list->len > 0)
          /* Translators: these separate the items of a list: “D, E and F”. */
          g_string_append (list, pits != 0 ? C_("list", ", ") : C_("list", " and "));
        g_string_append (list, awale_move_to_string (pit));
      }
  return g_string_free (list, FALSE);
}

/* Formats the first @n_moves moves of a line: “E f B+2”; of a long one, only the first of them. */
static char *
list_moves (const AwaleReasonLine *line,
            int                    n_moves)
{
  GString *list = g_string_new (NULL);
  g_autofree char *moves = NULL;

  for (int i = 0; i < MIN (n_moves, SHOWN); i++)
    {
      g_string_append_printf (list, "%s%s", i > 0 ? " " : "",
                              awale_move_to_string (line->sowings[i].from));
      if (line->sowings[i].harvest > 0)
        g_string_append_printf (list, "+%d", line->sowings[i].harvest);
    }
  moves = g_string_free (list, FALSE);
  if (n_moves <= SHOWN)
    return g_steal_pointer (&moves);
  /* Translators: the first moves of a long line, and the number of all its moves: “E f B a … (14
   * moves)”. */
  return g_strdup_printf (ngettext ("%s … (%d move)", "%s … (%d moves)", (unsigned) n_moves),
                          moves, n_moves);
}

static const char *
get_first_move (const AwaleReasons *self,
                bool                is_better)
{
  return awale_move_to_string (is_better ? self->judgment.best : self->played);
}

static char *
describe_proof_of_better (const AwaleReasons *self,
                          const char *const   players[2])
{
  int low = self->judgment.best_value;
  const char *move = get_first_move (self, true), *opponent = players[!self->mover];
  g_autofree char *seeds = awale_value_to_seeds (ABS (low));

  if (low == 0)
    /* Translators: a move and the opponent. */
    return g_strdup_printf (_("%s is sure of at least a draw, whatever %s plays."), move,
                            opponent);
  if (low > 0)
    /* Translators: a move, seeds and the opponent: “A wins by at least 3 seeds, whatever…” */
    return g_strdup_printf (_("%s wins by at least %s, whatever %s plays."), move, seeds, opponent);
  /* Translators: a move, seeds and the opponent. */
  return g_strdup_printf (_("%s loses by at most %s, whatever %s plays."), move, seeds, opponent);
}

static char *
describe_proof_of_played (const AwaleReasons *self,
                          const char *const   players[2])
{
  int high = self->judgment.value;
  const char *move = get_first_move (self, false), *player = players[self->mover];
  g_autofree char *seeds = awale_value_to_seeds (ABS (high));

  if (high == 0)
    /* Translators: a move and the player. */
    return g_strdup_printf (_("After %s, the best replies leave %s a draw at most."), move,
                            player);
  if (high > 0)
    /* Translators: a move, the player and seeds. */
    return g_strdup_printf (_("After %s, the best replies let %s win by at most %s."), move,
                            player, seeds);
  /* Translators: a move, the player and seeds. */
  return g_strdup_printf (_("After %s, the best replies make %s lose by at least %s."), move,
                          player, seeds);
}

/* Describes what a player takes in a line, as what happens or would have happened. */
static char *
describe_capture (const AwaleReasons *self,
                  const AwaleReason  *reason,
                  const char         *player)
{
  const AwaleReasonLine *line = &self->lines[reason->is_better];
  const AwaleSowing *sowing = &line->sowings[reason->ply - 1];
  g_autofree char *moves = list_moves (line, reason->ply - 1);
  g_autofree char *seeds = awale_value_to_seeds (reason->seeds * 100);
  g_autofree char *pits = list_pits (reason->pits);
  const char *pit = awale_move_to_string (sowing->from);

  if (reason->ply == 1)
    /* Translators: the pit that is sown, seeds and pits: “A would have taken 4 seeds from b.” */
    return g_strdup_printf (_("%s would have taken %s from %s."), pit, seeds, pits);
  if (reason->kind == AWALE_REASON_THREAT)
    /* Translators: a move, the opponent, seeds, pits and the pit that is sown. */
    return g_strdup_printf (_("%s leaves a threat in place: %s takes %s from %s with %s."), moves,
                            player, seeds, pits, pit);
  if (reason->is_better && sowing->seeds >= AWALE_KROU)
    /* Translators: moves, a player, seeds, pits and the pit that is sown. */
    return g_strdup_printf (_("After %s, %s would have taken %s from %s by sowing the krou in %s."),
                            moves, player, seeds, pits, pit);
  if (reason->is_better)
    /* Translators: moves, a player, seeds, pits and the pit that is sown. */
    return g_strdup_printf (_("After %s, %s would have taken %s from %s with %s."), moves, player,
                            seeds, pits, pit);
  if (sowing->seeds >= AWALE_KROU)
    /* Translators: moves, a player, seeds, pits and the pit that is sown. */
    return g_strdup_printf (_("After %s, %s takes %s from %s by sowing the krou in %s."), moves,
                            player, seeds, pits, pit);
  /* Translators: moves, a player, seeds, pits and the pit that is sown: “After E f B, Koffi takes 5
   * seeds from D and E with c.” */
  return g_strdup_printf (_("After %s, %s takes %s from %s with %s."), moves, player, seeds, pits,
                          pit);
}

/* Describes how the better move meets a threat; NULL if it does not. */
static char *
describe_defence (const AwaleReasons *self,
                  const AwaleReason  *reason)
{
  const AwaleSowing *threat = &self->lines[0].sowings[1];
  const char *better = get_first_move (self, true);
  const char *attacker = awale_move_to_string (threat->from);

  switch (reason->defence)
    {
    case AWALE_DEFENCE_MOVE:
      /* Translators: the better move. */
      return g_strdup_printf (_("%s would have moved the seeds out of danger."), better);

    case AWALE_DEFENCE_FILL:
      /* Translators: the better move, the attacking pit and the pit where it ends. */
      return g_strdup_printf (_("After %s, %s would have made more than three seeds in %s."),
                              better, attacker, awale_move_to_string (threat->last));

    case AWALE_DEFENCE_ATTACKER:
      /* Translators: the better move and the attacking pit. */
      return g_strdup_printf (_("%s would have added a seed to %s, whose sowing then ends "
                                "elsewhere."),
                              better, attacker);

    case AWALE_DEFENCE_NONE:
    default:
      return NULL;
    }
}

/* Compares the lines after the same number of moves; NULL if that says no more than the capture
 * itself. */
static char *
describe_totals (const AwaleReasons *self,
                 const AwaleReason  *reason,
                 const char         *player)
{
  int more = reason->total - reason->other, n_moves = reason->n_moves;
  const char *other = get_first_move (self, !reason->is_better);
  g_autofree char *seeds = awale_value_to_seeds (more);

  if (more == reason->seeds * 100 && n_moves == reason->ply)
    return NULL;
  if (reason->is_better)
    return g_strdup_printf (
      /* Translators: a player, seeds, a number of moves and the move played. */
      ngettext ("If both play as expected, %s would be %s better off after %d move than after "
                "%s.",
                "If both play as expected, %s would be %s better off after %d moves than after as "
                "many that begin with %s.", (unsigned) n_moves), player, seeds, n_moves, other);
  return g_strdup_printf (
    /* Translators: a player, seeds, a number of moves and the better move: “If both play as
     * expected, Koffi is 9 seeds better off after 12 moves than after as many that begin with
     * A.” */
    ngettext ("If both play as expected, %s is %s better off after %d move than after %s.",
              "If both play as expected, %s is %s better off after %d moves than after as many "
              "that begin with %s.", (unsigned) n_moves), player, seeds, n_moves, other);
}

static char *
describe_leftover (const AwaleReasons *self,
                   const AwaleReason  *reason,
                   const char         *player)
{
  g_autofree char *moves = list_moves (&self->lines[reason->is_better], reason->ply);
  g_autofree char *seeds = awale_value_to_seeds (reason->seeds * 100);

  if (reason->is_better)
    /* Translators: moves, a player and seeds. */
    return g_strdup_printf (_("After %s, the game would have ended with %s getting %s from the "
                              "board."), moves, player, seeds);
  /* Translators: moves, a player and seeds. */
  return g_strdup_printf (_("After %s, the game ends with %s getting %s from the board."), moves,
                          player, seeds);
}

static char *
describe_lines (const AwaleReasons *self)
{
  g_autofree char *played = list_moves (&self->lines[0], MIN (self->lines[0].n_moves, SHOWN));
  g_autofree char *better = list_moves (&self->lines[1], MIN (self->lines[1].n_moves, SHOWN));

  /* Translators: two lines of moves. */
  return g_strdup_printf (_("No single capture explains most of the difference; the line to expect "
                            "was %s instead of %s."), better, played);
}

/* Writes the sentences about a reason into @sentences, the most important first. */
static void
describe_reason (const AwaleReasons *self,
                 const AwaleReason  *reason,
                 const char *const   players[2],
                 char               *sentences[2])
{
  const char *player = players[reason->side];

  switch (reason->kind)
    {
    case AWALE_REASON_PROVEN:
      sentences[0] = describe_proof_of_better (self, players);
      sentences[1] = describe_proof_of_played (self, players);
      break;

    case AWALE_REASON_REPLY:
    case AWALE_REASON_THREAT:
    case AWALE_REASON_CAPTURE:
      sentences[0] = describe_capture (self, reason, player);
      if (reason->kind == AWALE_REASON_THREAT)
        sentences[1] = describe_defence (self, reason);
      break;

    case AWALE_REASON_LEFTOVER:
      sentences[0] = describe_leftover (self, reason, player);
      break;

    case AWALE_REASON_LATER:
    case AWALE_REASON_N_KINDS:
    default:
      sentences[0] = describe_lines (self);
    }
  if (sentences[1] == NULL && reason->seeds != 0)
    sentences[1] = describe_totals (self, reason, player);
}

char *
awale_reasons_describe (const AwaleReasons *self,
                        const char *const   players[2])
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL && players != NULL, NULL);

  for (int i = 0; i < self->n_reasons; i++)
    {
      char *sentences[2] = { NULL, NULL };

      describe_reason (self, &self->reasons[i], players, sentences);
      for (int j = 0; j < 2; j++)
        {
          if (sentences[j] != NULL)
            g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentences[j]);
          g_free (sentences[j]);
        }
    }
  return g_string_free (text, text->len == 0);
}

char *
awale_reasons_describe_refutation (const AwaleReasons *self,
                                   const char *const   players[2])
{
  const AwaleReason *reason = &self->reasons[0];

  if (self->n_reasons == 0)
    return NULL;
  if (reason->kind == AWALE_REASON_PROVEN)
    return describe_proof_of_played (self, players);
  if (reason->kind == AWALE_REASON_LEFTOVER && !reason->is_better)
    return describe_leftover (self, reason, players[reason->side]);
  if (reason->kind == AWALE_REASON_REPLY || reason->kind == AWALE_REASON_THREAT)
    return describe_capture (self, reason, players[reason->side]);
  return NULL;
}

char *
awale_threat_describe (const AwaleSowing *threat,
                       const char        *player)
{
  g_autofree char *seeds = awale_value_to_seeds (threat->harvest * 100);
  g_autofree char *pits = list_pits (threat->harvested);

  /* Translators: a player, seeds, pits and the pit that is sown. */
  return g_strdup_printf (_("%s threatens to take %s from %s with %s."), player, seeds, pits,
                          awale_move_to_string (threat->from));
}
