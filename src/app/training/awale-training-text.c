/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training-text"

#include "awale-training-text.h"

#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>

char *
awale_training_text_origin (AwaleDrill *drill)
{
  AwaleGame *game;
  g_autofree char *title = NULL;
  g_autofree char *details = NULL;

  g_return_val_if_fail (AWALE_IS_DRILL (drill), NULL);

  game = awale_drill_get_game (drill);
  title = awale_title_for_game (game);
  details = awale_title_for_details (game);
  if (awale_drill_get_kind (drill) == AWALE_DRILL_OPENING)
    return g_strjoin (" · ", _("Opening book"), details, NULL);
  return g_strjoin (" · ", title, details, NULL);
}

char *
awale_training_text_standing (const AwaleTrainingSummary *summary)
{
  GString *text;

  g_return_val_if_fail (summary != NULL, NULL);

  text = g_string_new (NULL);
  if (summary->streak > 0)
    {
      g_string_append_printf (text, ngettext ("Streak: %u day", "Streak: %u days",
                                              summary->streak), summary->streak);
      g_string_append_c (text, '\n');
    }
  g_string_append_printf (text, ngettext ("%u exercise", "%u exercises", summary->n_exercises),
                          summary->n_exercises);
  if (summary->n_new > 0)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("%u exercise is new",
                                              "%u exercises are new",
                                              summary->n_new), summary->n_new);
    }
  return g_string_free (text, FALSE);
}

char *
awale_training_text_left (const AwaleTrainingSummary *summary)
{
  g_return_val_if_fail (summary != NULL, NULL);

  return g_strdup_printf (ngettext ("%u question left today", "%u questions left today",
                                    summary->n_questions), summary->n_questions);
}

static void
add_sentence (GPtrArray  *sentences,
              const char *format,
              unsigned    n)
{
  if (n > 0)
    g_ptr_array_add (sentences, g_strdup_printf (format, n));
}

char *
awale_training_text_besides (const AwaleTrainingCount *count)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  unsigned n_dropped;

  g_return_val_if_fail (count != NULL, NULL);

  n_dropped = count->n_dropped - count->n_dropped_combinations;
  add_sentence (sentences, ngettext ("%u combination was added.", "%u combinations were added.",
                                     count->n_combinations), count->n_combinations);
  add_sentence (sentences, ngettext ("%u exercise that was dropped is back.",
                                     "%u exercises that were dropped are back.",
                                     count->n_restored), count->n_restored);
  add_sentence (sentences, ngettext ("%u exercise stays dropped. To bring it back, make exercises "
                                     "from its game.",
                                     "%u exercises stay dropped. To bring them back, make "
                                     "exercises from their games.", n_dropped), n_dropped);
  add_sentence (sentences, ngettext ("%u combination stays dropped.",
                                     "%u combinations stay dropped.",
                                     count->n_dropped_combinations),
                count->n_dropped_combinations);
  if (sentences->len == 0)
    return NULL;
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **) sentences->pdata);
}

char *
awale_training_text_made (const AwaleTrainingCount *count)
{
  char *besides;

  g_return_val_if_fail (count != NULL, NULL);

  besides = awale_training_text_besides (count);
  if (besides != NULL)
    return besides;
  if ((count->known & AWALE_TRAINING_DAILY) != 0)
    return g_strdup (_("These errors are exercises already."));
  if (count->known != 0)
    return g_strdup (_("These combinations are exercises already."));
  return g_strdup (_("No errors of yours were found in analyzed games."));
}

char *
awale_training_text_added (unsigned n_added)
{
  g_autofree char *added = NULL;
  g_autofree char *limit = NULL;

  if (n_added == 0)
    return g_strdup (_("You are learning this line already."));
  added = g_strdup_printf (ngettext ("%u exercise of this line was added.",
                                     "%u exercises of this line were added.", n_added), n_added);
  limit = g_strdup_printf (ngettext ("At most %d new exercise comes up per day.",
                                     "At most %d new exercises come up per day.",
                                     AWALE_TRAINING_NEW_A_DAY), AWALE_TRAINING_NEW_A_DAY);
  return g_strjoin (" ", added, limit, NULL);
}
