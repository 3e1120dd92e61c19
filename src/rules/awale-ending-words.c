/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Texts about the end of a game.
 */
#include "awale-ending.h"

#include <glib/gi18n-lib.h>

const char *
awale_ending_get_sentence (AwaleEnding ending)
{
  static const char *const sentences[] = {
    [AWALE_ENDING_NONE] = N_("The game goes on."),
    [AWALE_ENDING_NO_SOWING] = N_("No legal sowing is left."),
    [AWALE_ENDING_DEAD] = N_("No further capture is possible."),
    [AWALE_ENDING_DROUGHT] = N_("Too many moves were made without a capture."),
    [AWALE_ENDING_REPETITION] = N_("The position was repeated."),
    [AWALE_ENDING_MAJORITY] = N_("A player has more than half of the seeds."),
  };

  g_return_val_if_fail ((unsigned) ending < G_N_ELEMENTS (sentences), NULL);
  return sentences[ending];
}

const char *
awale_ending_describe (AwaleEnding ending)
{
  return _(awale_ending_get_sentence (ending));
}

/* Says that @side gets all @seeds left; @are_own tells on whose side of the board they lie. */
static char *
describe_gain (AwaleSide              side,
               int                    seeds,
               bool                   are_own,
               const AwaleTranslator *translator)
{
  const char *format;

  if (are_own && side == AWALE_SOUTH)
    format = awale_translate_plural (translator, "South keeps %d seed.", "South keeps %d seeds.",
                                     seeds);
  else if (are_own)
    format = awale_translate_plural (translator, "North keeps %d seed.", "North keeps %d seeds.",
                                     seeds);
  else if (side == AWALE_SOUTH)
    format = awale_translate_plural (translator, "South gets the %d seed that is left.",
                                     "South gets the %d seeds that are left.", seeds);
  else
    format = awale_translate_plural (translator, "North gets the %d seed that is left.",
                                     "North gets the %d seeds that are left.", seeds);
  return g_strdup_printf (format, seeds);
}

/* Describes the fate of the seeds on the board; NULL if there are none. */
static char *
describe_rest (AwalePosition          position,
               AwaleScore             settled,
               const AwaleTranslator *translator)
{
  AwaleScore stores = awale_score (position);
  int south = settled.south - stores.south, north = settled.north - stores.north;
  int seeds = awale_position_seeds_on_board (position);
  int own = awale_position_seeds_of_side (position, south > 0 ? AWALE_SOUTH : AWALE_NORTH);

  if (seeds == 0)
    return NULL;
  if (south == 0 && north == 0)
    return g_strdup_printf (
      awale_translate_plural (translator, "The %d seed that is left counts for nobody.",
                              "The %d seeds that are left count for nobody.", seeds), seeds);
  if (south == 0 || north == 0)
    return describe_gain (south > 0 ? AWALE_SOUTH : AWALE_NORTH, seeds, own == seeds, translator);
  if (south != 2 * own)
    return g_strdup (awale_translate (translator,
                                      N_("The players share the seeds that are left.")));
  /* Translators: two numbers of seeds: “South keeps 3 and North 2.” */
  return g_strdup_printf (awale_translate (translator, N_("South keeps %d and North %d.")),
                          south / 2, north / 2);
}

char *
awale_score_describe (AwaleScore score)
{
  g_autofree char *south = awale_half_seeds_to_string (score.south);
  g_autofree char *north = awale_half_seeds_to_string (score.north);

  return g_strdup_printf ("%s–%s", south, north);
}

char *
awale_outcome_describe (AwaleOutcome           outcome,
                        AwalePosition          position,
                        const AwaleTranslator *translator)
{
  const char *how = awale_translate (translator, awale_ending_get_sentence (outcome.ending));
  g_autofree char *rest = describe_rest (position, outcome.score, translator);
  g_autofree char *score = awale_score_describe (outcome.score);

  return g_strjoin (" ", how, rest != NULL ? rest : score, rest != NULL ? score : NULL, NULL);
}
