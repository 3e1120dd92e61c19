/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-rules-comparison.h"

#include "awale-rules-text.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *holds;  /* Condition for awale_rules_match(). */
  const char *words;  /* Text for awale_rules_word(). */
} Value;

typedef struct
{
  const char *title;
  Value       values[7];
} Axis;

static const Axis axes[] =
{
  { N_("Who starts"),
    { { "first=choice", N_("The players choose") },
      { "first=youngest", N_("The younger player") },
      { "first=random", N_("Drawn by lot") } } },
  { N_("A starved opponent"),
    { { "feed=yes", N_("Must be fed") },
      { "feed=if-possible", N_("Must be fed if possible; if not, any sowing is legal") },
      { "feed=no", N_("Need not be fed") } } },
  { N_("A grand slam"),
    { { "slam=captures", N_("Captures everything") },
      { "slam=forbidden", N_("Is forbidden") },
      { "slam=no-capture", N_("Captures nothing") },
      { "slam=last-resort", N_("Only as a last resort, captures nothing") },
      { "slam=last-resort-captures", N_("Only as a last resort, captures everything") },
      { "slam=clears-board", N_("Only if it clears the whole board") } } },
  { N_("Without a legal sowing"),
    { { "stuck=end", N_("The game ends") },
      { "stuck=pass-starved", N_("A starved player passes") },
      { "stuck=pass-blocked", N_("A blocked player passes") } } },
  { N_("Seeds left when a player cannot sow"),
    { { "leftover=owner", N_("Go to the owner of their pit") },
      { "leftover=opponent", N_("Go to the opponent of the player who cannot sow") },
      { "leftover=nobody", N_("Go to nobody") } } },
  { N_("25 seeds or more"),
    { { "majority=plays-on", N_("Play goes on") },
      { "majority=may-stop", N_("The player has won; play may go on for the score") },
      { "majority=ends", N_("The game ends at once") } } },
  { N_("An endless game ends"),
    { { "drought=some", AWALE_NUMBERED ("After {number} sowing without a capture",
                                        "After {number} sowings without a capture") },
      { "repetition=some", AWALE_NUMBERED ("When a position has occurred {number} time",
                                           "When a position has occurred {number} times") } } },
  { N_("Seeds left by an endless game"),
    { { "drought=some", N_("Go to nobody") },
      { "cycle=owner", N_("Go to the owner of their pit") },
      { "cycle=split", N_("Are shared, half each") } } },
  { N_("When no further capture is possible"),
    { { "dead=plays-on", N_("Play goes on") },
      { "dead=ends", N_("The game ends") } } },
};

size_t
awale_rules_comparison_get_n_rows (void)
{
  return G_N_ELEMENTS (axes);
}

const char *
awale_rules_comparison_get_title (size_t axis)
{
  g_return_val_if_fail (axis < G_N_ELEMENTS (axes), NULL);

  return _(axes[axis].title);
}

char *
awale_rules_comparison_dup_value (size_t              axis,
                                  const AwaleRuleset *rules)
{
  const Value *value;

  g_return_val_if_fail (axis < G_N_ELEMENTS (axes) && rules != NULL, NULL);

  value = axes[axis].values;
  while (!awale_rules_match (rules, value->holds))
    value++;
  return awale_rules_word (rules, value->words);
}
