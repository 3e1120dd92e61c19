/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Questions and options in words.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-exercise-private.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

char *
awale_lesson_word_score (AwaleScore score)
{
  g_autofree char *south = awale_half_seeds_to_string (score.south);
  g_autofree char *north = awale_half_seeds_to_string (score.north);

  /* Translators: a score: “South 23½, North 24½”. */
  return g_strdup_printf (_("South %s, North %s"), south, north);
}

const char *
awale_lesson_word_pit (AwaleMove pit)
{
  static const char *const letters[AWALE_PITS] = {
    "<b>A</b>", "<b>B</b>", "<b>C</b>", "<b>D</b>", "<b>E</b>", "<b>F</b>",
    "<b>a</b>", "<b>b</b>", "<b>c</b>", "<b>d</b>", "<b>e</b>", "<b>f</b>",
  };

  g_return_val_if_fail (pit >= 0 && pit < AWALE_PITS, "");
  return letters[pit];
}

void
awale_lesson_add_item (GString    *list,
                       const char *item)
{
  if (list->len > 0)
    /* Translators: what separates the pits of a list: “A, C”. */
    g_string_append (list, C_("list", ", "));
  g_string_append (list, item);
}

/* The state of the game where the board does not show it. */
static char *
word_state_question (const AwaleExercise *self,
                     const AwaleRuleset  *rules)
{
  g_autoptr (GArray) positions = awale_exercise_dup_positions (self, rules);
  const AwalePosition *all = (const AwalePosition *) positions->data;
  int count = rules->drought > 0 ? awale_drought_count (all, positions->len)
                                 : awale_repetition_count (all, positions->len);
  g_autofree char *so_far = NULL;

  if (self->topic != AWALE_RULES_TOPIC_ENDLESS || count == 0)
    return g_strdup (_("Where does the game stand?"));
  if (rules->drought > 0)
    so_far = g_strdup_printf (ngettext ("%d sowing has captured nothing.",
                                        "%d sowings in a row have captured nothing.", count),
                              count);
  else if (count == 1)
    so_far = g_strdup (_("This position has occurred once."));
  else
    so_far = g_strdup_printf (ngettext ("This position has occurred %d time.",
                                        "This position has occurred %d times.", count), count);
  return g_strconcat (so_far, " ", _("Where does the game stand?"), NULL);
}

char *
awale_exercise_word_situation (const AwaleExercise *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->situation == NULL)
    return NULL;
  if (!self->set_up)
    return g_strdup (_(self->situation));
  return g_strjoin (" ",
                    _("This position was set up by hand: it cannot occur in a game under these "
                      "rules."),
                    _(self->situation), NULL);
}

char *
awale_exercise_word_question (const AwaleExercise *self,
                              const AwaleRuleset  *rules)
{
  const char *pit = "", *counted = "";
  const char *side;

  g_return_val_if_fail (self != NULL && rules != NULL, NULL);

  if (self->pit != '\0')
    pit = awale_lesson_word_pit (awale_exercise_get_pit (self));
  if (self->counted != '\0')
    counted = awale_lesson_word_pit (awale_move_from_letter (self->counted));
  side = awale_side_get_name (awale_exercise_get_position (self, rules).side);
  switch (self->ask)
    {
    case AWALE_EXERCISE_KIND_LEGAL:
      /* Translators: %s is South or North. */
      return g_strdup_printf (_("Sow a pit that %s may sow."), side);
    case AWALE_EXERCISE_KIND_REACH:
      return g_strdup_printf (_("Sow the pit whose last seed falls in %s."), pit);
    case AWALE_EXERCISE_KIND_CAPTURE:
      return g_strdup (_("Find the sowing that captures."));
    case AWALE_EXERCISE_KIND_MOST:
      return g_strdup (_("Find the sowing that captures the most."));
    case AWALE_EXERCISE_KIND_KROU:
      return g_strdup (_("Sow the krou."));
    case AWALE_EXERCISE_KIND_FIRST:
      return g_strdup (_("Who starts?"));
    case AWALE_EXERCISE_KIND_TURN:
      return g_strdup_printf (_("It is %s’s turn. What happens?"), side);
    case AWALE_EXERCISE_KIND_TAKES:
      return g_strdup_printf (_("%s wants to sow %s. What happens?"), side, pit);
    case AWALE_EXERCISE_KIND_SEEDS:
      return g_strdup_printf (_("%s sows %s. How many seeds does %s hold afterward?"), side, pit,
                              counted);
    case AWALE_EXERCISE_KIND_STANDS:
      return word_state_question (self, rules);
    case AWALE_EXERCISE_KIND_SCORE:
      return g_strdup (_("The game is over. What is the score?"));
    default:
      g_assert_not_reached ();
    }
}

static char *
word_turn (const AwaleExercise *self,
           const AwaleRuleset  *rules,
           const char          *option)
{
  const char *side = awale_side_get_name (awale_exercise_get_position (self, rules).side);

  if (strcmp (option, "sow") == 0)
    return g_strdup_printf (_("%s sows"), side);
  if (strcmp (option, "pass") == 0)
    return g_strdup_printf (_("%s passes"), side);
  return g_strdup (_("The game is over"));
}

static char *
word_state (const char *option)
{
  if (strcmp (option, "on") == 0)
    return g_strdup (_("The game goes on"));
  if (strcmp (option, "won") == 0)
    return g_strdup (_("It is won, but may be played to the end"));
  return g_strdup (_("The game is over"));
}

static char *
word_first (const char *option)
{
  if (strcmp (option, "choice") == 0)
    return g_strdup (_("Whoever the players choose"));
  if (strcmp (option, "youngest") == 0)
    return g_strdup (_("The younger player"));
  return g_strdup (_("The player drawn by lot"));
}

static char *
word_captures (const char *option)
{
  int seeds = atoi (option);

  if (strcmp (option, "refused") == 0)
    return g_strdup (_("It is not allowed"));
  if (seeds == 0)
    return g_strdup (_("It captures nothing"));
  return g_strdup_printf (ngettext ("It captures %d seed", "It captures %d seeds", seeds), seeds);
}

static char *
word_score_option (const char *option)
{
  const char *dash = strchr (option, '-');
  AwaleScore score = { (int) (2 * g_ascii_strtod (option, NULL)),
                       (int) (2 * g_ascii_strtod (dash + 1, NULL)) };

  return awale_lesson_word_score (score);
}

char *
awale_exercise_word_option (const AwaleExercise *self,
                            const AwaleRuleset  *rules,
                            const char          *option)
{
  g_return_val_if_fail (self != NULL && rules != NULL && option != NULL, NULL);

  switch (self->ask)
    {
    case AWALE_EXERCISE_KIND_FIRST:
      return word_first (option);
    case AWALE_EXERCISE_KIND_TURN:
      return word_turn (self, rules, option);
    case AWALE_EXERCISE_KIND_TAKES:
      return word_captures (option);
    case AWALE_EXERCISE_KIND_SEEDS:
      return g_strdup_printf (ngettext ("%d seed", "%d seeds", (unsigned long) atoi (option)),
                              atoi (option));
    case AWALE_EXERCISE_KIND_STANDS:
      return word_state (option);
    case AWALE_EXERCISE_KIND_SCORE:
      return word_score_option (option);
    default:
      return g_strdup (option);
    }
}
