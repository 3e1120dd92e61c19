/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-ruleset-axis"

#include "awale-ruleset-axis.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const slam_values[] =
{
  N_("Captures everything"),
  N_("Is forbidden"),
  N_("Captures nothing"),
  N_("Only as a last resort, captures nothing"),
  N_("Only as a last resort, captures everything"),
  N_("Only if it clears the whole board"),
  NULL,
};

static const char *const feed_values[] =
{
  N_("A starved opponent must be fed"),
  N_("A starved opponent must be fed if possible"),
  N_("A starved opponent need not be fed"),
  NULL,
};

static const char *const stuck_values[] =
{
  N_("The game ends"),
  N_("A starved player passes"),
  N_("A blocked player passes"),
  NULL,
};

static const char *const leftover_values[] =
{
  N_("Go to the owner of their pit"),
  N_("Go to the opponent of the player who cannot sow"),
  N_("Go to nobody"),
  NULL,
};

static const char *const dead_values[] =
{
  N_("Play goes on"),
  N_("The game ends"),
  NULL,
};

static const char *const cycle_values[] =
{
  N_("Go to the owner of their pit"),
  N_("Are shared, half each"),
  NULL,
};

static const char *const first_values[] =
{
  N_("The players choose"),
  N_("The younger player"),
  N_("Drawn by lot"),
  NULL,
};

static const char *const majority_values[] =
{
  N_("Play goes on"),
  N_("The player has won; play may go on for the score"),
  N_("The game ends at once"),
  NULL,
};

/* awale_ruleset_axis_get() and awale_ruleset_axis_set() access every field as an int, so
 * enumerations must have the size of an int. */
G_STATIC_ASSERT (sizeof (AwaleSlamRule) == sizeof (int));
G_STATIC_ASSERT (sizeof (AwaleMajorityRule) == sizeof (int));

#define FIELD(name) offsetof (AwaleRuleset, name)

static const AwaleRulesetAxis axes[] =
{
  { N_("A grand slam"), slam_values, FIELD (slam), AWALE_RULES_TOPIC_SLAM },
  { N_("Feeding"), feed_values, FIELD (feed), AWALE_RULES_TOPIC_FEEDING },
  { N_("Without a legal sowing"), stuck_values, FIELD (stuck), AWALE_RULES_TOPIC_NO_SOWING },
  { N_("Seeds left when a player cannot sow"), leftover_values, FIELD (leftover),
    AWALE_RULES_TOPIC_NO_SOWING },
  { N_("When no further capture is possible"), dead_values, FIELD (dead), AWALE_RULES_TOPIC_DEAD },
  { N_("Seeds left after a repetition"), cycle_values, FIELD (cycle), AWALE_RULES_TOPIC_ENDLESS },
  { N_("Who starts"), first_values, FIELD (first), AWALE_RULES_TOPIC_BOARD },
  { N_("25 seeds or more"), majority_values, FIELD (majority), AWALE_RULES_TOPIC_MAJORITY },
};

const AwaleRulesetAxis *
awale_ruleset_axes (size_t *n_axes)
{
  g_return_val_if_fail (n_axes != NULL, NULL);

  *n_axes = G_N_ELEMENTS (axes);

  return axes;
}

int
awale_ruleset_axis_get (const AwaleRulesetAxis *axis,
                        const AwaleRuleset     *rules)
{
  int value;

  g_return_val_if_fail (axis != NULL && rules != NULL, 0);

  memcpy (&value, (const char *) rules + axis->offset, sizeof value);

  return value;
}

void
awale_ruleset_axis_set (const AwaleRulesetAxis *axis,
                        AwaleRuleset           *rules,
                        int                     value)
{
  g_return_if_fail (axis != NULL && rules != NULL);
  g_return_if_fail (value >= 0 && value < (int) g_strv_length ((char **) axis->values));

  memcpy ((char *) rules + axis->offset, &value, sizeof value);
}
