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
    "proven", "reply", "threat", "harvest", "leftover", "krou", "later",
  };

  g_return_val_if_fail (kind < AWALE_REASON_N_KINDS, NULL);

  return ids[kind];
}

/* What the sentences are about, and the language. */
typedef struct
{
  const AwaleReasons    *reasons;
  const char *const     *players;
  const AwaleTranslator *translator;
} Speaker;

/* Formats a bit set of pits: “D”, “D and E”, “D, E and F”. */
static char *
list_pits (unsigned               pits,
           const AwaleTranslator *translator)
{
  GString *list = g_string_new (NULL);

  for (AwaleMove pit = 0; pits != 0; pit++)
    if ((pits & 1u << pit) != 0)
      {
        pits &= ~(1u << pit);
        if (list->len > 0)
          /* Translators: these separate the items of a list: “D, E and F”. */
          g_string_append (list, awale_translate (translator, pits != 0 ? N_(", ") : N_(" and ")));
        g_string_append (list, awale_move_to_string (pit));
      }
  return g_string_free (list, FALSE);
}

/* Formats the first @n_moves moves of a line: “E f B+2”; of a long one, only the first of them. */
static char *
list_moves (const Speaker *speaker,
            bool           is_better,
            int            n_moves)
{
  const AwaleReasonLine *line = &speaker->reasons->lines[is_better];
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
  return g_strdup_printf (
    /* Translators: the first moves of a long line, and the number of all its moves: “E f B a … (14
     * moves)”. */
    awale_translate_plural (speaker->translator, "%s … (%d move)", "%s … (%d moves)",
                            (unsigned) n_moves), moves, n_moves);
}

static const char *
get_first_move (const Speaker *speaker,
                bool           is_better)
{
  return awale_move_to_string (is_better ? speaker->reasons->judgment.best
                                         : speaker->reasons->played);
}

static char *
describe_proof_of_better (const Speaker *speaker)
{
  int low = speaker->reasons->judgment.best_value;
  const char *move = get_first_move (speaker, true);
  const char *opponent = speaker->players[!speaker->reasons->mover];
  g_autofree char *seeds = awale_value_tell_seeds (ABS (low), speaker->translator);

  if (low == 0)
    return g_strdup_printf (awale_translate (speaker->translator,
                                             /* Translators: a move and the opponent. */
                                             N_("%s is sure of at least a draw, whatever %s "
                                                "plays.")), move, opponent);
  return g_strdup_printf (awale_translate (speaker->translator, low > 0
                          /* Translators: a move, seeds and the opponent: “A wins by at least 3
                           * seeds, whatever…” */
                          ? N_("%s wins by at least %s, whatever %s plays.")
                          /* Translators: a move, seeds and the opponent. */
                          : N_("%s loses by at most %s, whatever %s plays.")),
                          move, seeds, opponent);
}

static char *
describe_proof_of_played (const Speaker *speaker)
{
  int high = speaker->reasons->judgment.value;
  const char *move = get_first_move (speaker, false);
  const char *player = speaker->players[speaker->reasons->mover];
  g_autofree char *seeds = awale_value_tell_seeds (ABS (high), speaker->translator);

  if (high == 0)
    return g_strdup_printf (awale_translate (speaker->translator,
                                             /* Translators: a move and the player. */
                                             N_("After %s, the best replies leave %s a draw at "
                                                "most.")), move, player);
  return g_strdup_printf (awale_translate (speaker->translator, high > 0
                          /* Translators: a move, the player and seeds. */
                          ? N_("After %s, the best replies let %s win by at most %s.")
                          /* Translators: a move, the player and seeds. */
                          : N_("After %s, the best replies make %s lose by at least %s.")),
                          move, player, seeds);
}

/* Describes what a player takes in a line, as what happens or would have happened. */
static char *
describe_capture (const Speaker     *speaker,
                  const AwaleReason *reason)
{
  const AwaleSowing *sowing = &speaker->reasons->lines[reason->is_better].sowings[reason->ply - 1];
  bool is_krou = sowing->seeds >= AWALE_KROU;
  g_autofree char *moves = list_moves (speaker, reason->is_better, reason->ply - 1);
  g_autofree char *seeds = awale_value_tell_seeds (reason->seeds * 100, speaker->translator);
  g_autofree char *pits = list_pits (reason->pits, speaker->translator);
  const char *pit = awale_move_to_string (sowing->from);
  const char *sentence;

  if (reason->ply == 1)
    return g_strdup_printf (awale_translate (speaker->translator,
                                             /* Translators: the pit that is sown, seeds and pits:
                                              * “A would have taken 4 seeds from b.” */
                                             N_("%s would have taken %s from %s.")),
                            pit, seeds, pits);
  if (reason->kind == AWALE_REASON_THREAT)
    /* Translators: a move, the opponent, seeds, pits and the pit that is sown. */
    sentence = N_("%s does not stop a threat: %s takes %s from %s with %s.");
  else if (reason->is_better)
    sentence = is_krou
      /* Translators: moves, a player, seeds, pits and the pit that is sown. */
      ? N_("After %s, %s would have taken %s from %s by sowing the krou in %s.")
      /* Translators: moves, a player, seeds, pits and the pit that is sown. */
      : N_("After %s, %s would have taken %s from %s with %s.");
  else
    sentence = is_krou
      /* Translators: moves, a player, seeds, pits and the pit that is sown. */
      ? N_("After %s, %s takes %s from %s by sowing the krou in %s.")
      /* Translators: moves, a player, seeds, pits and the pit that is sown: “After E f B, Koffi
       * takes 5 seeds from D and E with c.” */
      : N_("After %s, %s takes %s from %s with %s.");
  return g_strdup_printf (awale_translate (speaker->translator, sentence), moves,
                          speaker->players[reason->side], seeds, pits, pit);
}

/* Describes how the better move meets a threat; NULL if it does not. */
static char *
describe_defence (const Speaker     *speaker,
                  const AwaleReason *reason)
{
  const AwaleSowing *threat = &speaker->reasons->lines[0].sowings[1];
  const char *better = get_first_move (speaker, true);
  const char *attacker = awale_move_to_string (threat->from);

  switch (reason->defence)
    {
    case AWALE_DEFENCE_MOVE:
      return g_strdup_printf (awale_translate (speaker->translator,
                                               /* Translators: the better move. */
                                               N_("%s would have moved the seeds out of danger.")),
                              better);

    case AWALE_DEFENCE_FILL:
      return g_strdup_printf (awale_translate (speaker->translator,
                                               /* Translators: the better move, the attacking pit
                                                * and the pit where it ends. */
                                               N_("After %s, sowing %s would have filled %s beyond "
                                                  "three seeds.")),
                              better, attacker, awale_move_to_string (threat->last));

    case AWALE_DEFENCE_ATTACKER:
      return g_strdup_printf (awale_translate (speaker->translator,
                                               /* Translators: the better move and the attacking
                                                * pit. */
                                               N_("%s would have added a seed to %s, whose sowing "
                                                  "then ends elsewhere.")),
                              better, attacker);

    case AWALE_DEFENCE_NONE:
    default:
      return NULL;
    }
}

/* Compares the lines after the same number of moves; NULL if that says no more than the capture
 * itself. */
static char *
describe_totals (const Speaker     *speaker,
                 const AwaleReason *reason)
{
  int more = reason->total - reason->other, n_moves = reason->n_moves;
  g_autofree char *seeds = awale_value_tell_seeds (more, speaker->translator);
  const char *sentence;

  if (more == reason->seeds * 100 && n_moves == reason->ply)
    return NULL;
  if (reason->is_better)
    sentence =
      /* Translators: a player, seeds, a number of moves and the move played. */
      awale_translate_plural (speaker->translator,
                              "If both play well, %s would be %s better off after %d move than "
                              "with %s.",
                              "If both play well, %s would be %s better off after %d moves than "
                              "with %s.", (unsigned) n_moves);
  else
    sentence =
      /* Translators: a player, seeds, a number of moves and the better move: “If both play well,
       * Koffi is 9 seeds better off after 12 moves than with A.” */
      awale_translate_plural (speaker->translator,
                              "If both play well, %s is %s better off after %d move than with %s.",
                              "If both play well, %s is %s better off after %d moves than with "
                              "%s.", (unsigned) n_moves);
  return g_strdup_printf (sentence, speaker->players[reason->side], seeds, n_moves,
                          get_first_move (speaker, !reason->is_better));
}

static char *
describe_leftover (const Speaker     *speaker,
                   const AwaleReason *reason)
{
  g_autofree char *moves = list_moves (speaker, reason->is_better, reason->ply);
  g_autofree char *seeds = awale_value_tell_seeds (reason->seeds * 100, speaker->translator);

  return g_strdup_printf (awale_translate (speaker->translator, reason->is_better
                          /* Translators: moves, a player and seeds. */
                          ? N_("After %s, the game would have ended, and %s would have got the "
                               "%s left on the board.")
                          /* Translators: moves, a player and seeds. */
                          : N_("After %s, the game ends, and %s gets the %s left on the board.")),
                          moves, speaker->players[reason->side], seeds);
}

static char *
describe_krou (const Speaker     *speaker,
               const AwaleReason *reason)
{
  g_autofree char *moves = list_moves (speaker, reason->is_better, reason->ply);
  g_autofree char *seeds = awale_value_tell_seeds (reason->seeds * 100, speaker->translator);
  g_autofree char *pit = list_pits (reason->pits, speaker->translator);
  g_autofree char *worth = awale_value_tell_seeds (reason->worth, speaker->translator);

  return g_strdup_printf (awale_translate (speaker->translator, reason->is_better
                          /* Translators: moves, a player, seeds, the pit of the krou and seeds. */
                          ? N_("After %s, %s would have a krou of %s in %s, worth at least %s.")
                          /* Translators: moves, a player, seeds, the pit of the krou and seeds. */
                          : N_("After %s, %s has a krou of %s in %s, worth at least %s.")),
                          moves, speaker->players[reason->side], seeds, pit, worth);
}

/* Compares the lines with the krou counted. */
static char *
describe_totals_with_krou (const Speaker     *speaker,
                           const AwaleReason *reason)
{
  g_autofree char *seeds =
    awale_value_tell_seeds (reason->worth + reason->total - reason->other, speaker->translator);

  return g_strdup_printf (awale_translate (speaker->translator, reason->is_better
                          /* Translators: a player, seeds and the move played. */
                          ? N_("That would make %s at least %s better off than after %s.")
                          /* Translators: a player, seeds and the better move. */
                          : N_("That makes %s at least %s better off than after %s.")),
                          speaker->players[reason->side], seeds,
                          get_first_move (speaker, !reason->is_better));
}

static char *
describe_lines (const Speaker *speaker)
{
  const AwaleReasonLine *lines = speaker->reasons->lines;
  g_autofree char *played = list_moves (speaker, false, MIN (lines[0].n_moves, SHOWN));
  g_autofree char *better = list_moves (speaker, true, MIN (lines[1].n_moves, SHOWN));

  return g_strdup_printf (awale_translate (speaker->translator, speaker->reasons->n_reasons > 1
                          /* Translators: two lines of moves. */
                          ? N_("That explains less than half of the difference; best play was %s "
                               "instead of %s.")
                          /* Translators: two lines of moves. */
                          : N_("No single capture explains most of the difference; best play was "
                               "%s instead of %s.")),
                          better, played);
}

/* Writes the sentences about a reason into @sentences, the most important first. */
static void
describe_reason (const Speaker     *speaker,
                 const AwaleReason *reason,
                 char              *sentences[2])
{
  switch (reason->kind)
    {
    case AWALE_REASON_PROVEN:
      sentences[0] = describe_proof_of_better (speaker);
      sentences[1] = describe_proof_of_played (speaker);
      break;

    case AWALE_REASON_REPLY:
    case AWALE_REASON_THREAT:
    case AWALE_REASON_CAPTURE:
      sentences[0] = describe_capture (speaker, reason);
      if (reason->kind == AWALE_REASON_THREAT)
        sentences[1] = describe_defence (speaker, reason);
      break;

    case AWALE_REASON_LEFTOVER:
      sentences[0] = describe_leftover (speaker, reason);
      break;

    case AWALE_REASON_KROU:
      sentences[0] = describe_krou (speaker, reason);
      sentences[1] = describe_totals_with_krou (speaker, reason);
      break;

    case AWALE_REASON_LATER:
    case AWALE_REASON_N_KINDS:
    default:
      sentences[0] = describe_lines (speaker);
    }
  if (sentences[1] == NULL && reason->seeds != 0)
    sentences[1] = describe_totals (speaker, reason);
}

char *
awale_reasons_describe (const AwaleReasons    *self,
                        const char *const      players[2],
                        const AwaleTranslator *translator)
{
  const Speaker speaker = { self, players, translator };
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL && players != NULL, NULL);

  for (int i = 0; i < self->n_reasons; i++)
    {
      char *sentences[2] = { NULL, NULL };

      describe_reason (&speaker, &self->reasons[i], sentences);
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
  const Speaker speaker = { self, players, NULL };
  const AwaleReason *reason = &self->reasons[0];

  if (self->n_reasons == 0)
    return NULL;
  if (reason->kind == AWALE_REASON_PROVEN)
    return describe_proof_of_played (&speaker);
  if (reason->kind == AWALE_REASON_LEFTOVER && !reason->is_better)
    return describe_leftover (&speaker, reason);
  if (reason->kind == AWALE_REASON_KROU && !reason->is_better)
    return describe_krou (&speaker, reason);
  if (reason->kind == AWALE_REASON_REPLY || reason->kind == AWALE_REASON_THREAT)
    return describe_capture (&speaker, reason);
  return NULL;
}

char *
awale_threat_describe (const AwaleSowing *threat,
                       const char        *player)
{
  g_autofree char *seeds = awale_value_to_seeds (threat->harvest * 100);
  g_autofree char *pits = list_pits (threat->harvested, NULL);

  /* Translators: a player, seeds, pits and the pit that is sown. */
  return g_strdup_printf (_("%s threatens to take %s from %s with %s."), player, seeds, pits,
                          awale_move_to_string (threat->from));
}
