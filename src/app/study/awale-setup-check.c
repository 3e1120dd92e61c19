/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-setup-check"

#include "awale-setup-check.h"

#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>

static char *
word_total (int total)
{
  int missing = AWALE_SEEDS - total;

  if (missing > 0)
    return g_strdup_printf (ngettext ("%d seed is missing: a game has 48.",
                                      "%d seeds are missing: a game has 48.", missing), missing);
  if (missing < 0)
    return g_strdup_printf (ngettext ("There is %d seed too many: a game has 48.",
                                      "There are %d seeds too many: a game has 48.", -missing),
                            -missing);
  return g_strdup (_("All 48 seeds are there."));
}

/* Describes why the game is over in the position, or that the player must pass; NULL if a pit can
 * be sown. */
static char *
word_play (AwalePosition       position,
           const AwaleRuleset *rules)
{
  AwaleOutcome outcome = awale_outcome (rules, &position, 1);
  const char *mover = awale_side_get_name (position.side);

  if (outcome.state == AWALE_GAME_STATE_ENDED)
    return g_strdup_printf (_("The game is over here. %s"),
                            awale_ending_describe (outcome.ending));
  if (awale_legal_moves (position, rules) == 1u << AWALE_PASS)
    /* Translators: %s is “South” or “North”. */
    return g_strdup_printf (_("%s can only pass."), mover);
  return NULL;
}

AwaleSetupVerdict
awale_setup_check (AwalePosition        position,
                   const AwaleRuleset  *rules,
                   char               **sentences)
{
  int total = awale_position_total (position);
  g_autofree char *seeds = word_total (total);
  g_autofree char *play = NULL;

  g_return_val_if_fail (rules != NULL, AWALE_SETUP_WRONG);
  g_return_val_if_fail (sentences != NULL, AWALE_SETUP_WRONG);

  /* The rules are applied only to positions of at most 48 seeds. */
  if (total <= AWALE_SEEDS)
    play = word_play (position, rules);
  *sentences = play == NULL ? g_steal_pointer (&seeds) : g_strdup_printf ("%s %s", seeds, play);

  if (total > AWALE_SEEDS)
    return AWALE_SETUP_WRONG;
  return total < AWALE_SEEDS || play != NULL ? AWALE_SETUP_DOUBTFUL : AWALE_SETUP_FINE;
}
