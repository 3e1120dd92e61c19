/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-ruleset.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Maximum number of bytes of a name that take part in a comparison without regard to case. */
#define MAX_NAME 200

static const AwalePreset presets[] = {
  {
    .id = "avele",
    .file_name = "Avele Ludens",
    .name_en = N_("Avelé (Ludens Planet)"),
    .name_fr = "Avelé (Ludens Planet)",
    .sheet = "000",
    .rules = { .slam = AWALE_SLAM_CLEARS_BOARD, .feed = AWALE_FEED_YES, .stuck = AWALE_STUCK_END,
               .leftover = AWALE_LEFTOVER_OPPONENT, .dead = AWALE_DEAD_PLAYS_ON,
               .drought = 14, .repetition = 0, .cycle = AWALE_CYCLE_OWNER,
               .first = AWALE_FIRST_YOUNGEST, .majority = AWALE_MAJORITY_PLAYS_ON },
  },
  {
    .id = "society",
    .file_name = "Awele Society",
    .name_en = N_("Awélé (Oware Society)"),
    .name_fr = "Awélé (Oware Society)",
    .sheet = "001",
    .rules = { .slam = AWALE_SLAM_LAST_RESORT, .feed = AWALE_FEED_YES, .stuck = AWALE_STUCK_END,
               .leftover = AWALE_LEFTOVER_OWNER, .dead = AWALE_DEAD_PLAYS_ON,
               .drought = 0, .repetition = 3, .cycle = AWALE_CYCLE_OWNER,
               .first = AWALE_FIRST_CHOICE, .majority = AWALE_MAJORITY_MAY_STOP },
  },
  {
    .id = "common",
    .file_name = "Awele Common",
    .name_en = N_("Awele, common rules"),
    .name_fr = "Awele, règle commune",
    .sheet = "002",
    .rules = { .slam = AWALE_SLAM_NO_CAPTURE, .feed = AWALE_FEED_YES, .stuck = AWALE_STUCK_END,
               .leftover = AWALE_LEFTOVER_OWNER, .dead = AWALE_DEAD_ENDS,
               .drought = 0, .repetition = 3, .cycle = AWALE_CYCLE_OWNER,
               .first = AWALE_FIRST_CHOICE, .majority = AWALE_MAJORITY_PLAYS_ON },
  },
  {
    .id = "booklet",
    .file_name = "Awale Booklet",
    .name_en = N_("Awalé, booklet rules"),
    .name_fr = "Awalé, livret",
    .sheet = "003",
    .rules = { .slam = AWALE_SLAM_CAPTURES, .feed = AWALE_FEED_YES,
               .stuck = AWALE_STUCK_PASS_STARVED,
               .leftover = AWALE_LEFTOVER_NOBODY, .dead = AWALE_DEAD_PLAYS_ON,
               .drought = 0, .repetition = 3, .cycle = AWALE_CYCLE_OWNER,
               .first = AWALE_FIRST_CHOICE, .majority = AWALE_MAJORITY_MAY_STOP },
  },
  {
    .id = "family",
    .file_name = "Awale Family",
    .name_en = N_("Family Awalé"),
    .name_fr = "Awalé en famille",
    .sheet = "004",
    .rules = { .slam = AWALE_SLAM_FORBIDDEN, .feed = AWALE_FEED_NO,
               .stuck = AWALE_STUCK_PASS_BLOCKED,
               .leftover = AWALE_LEFTOVER_OWNER, .dead = AWALE_DEAD_PLAYS_ON,
               .drought = 0, .repetition = 3, .cycle = AWALE_CYCLE_OWNER,
               .first = AWALE_FIRST_RANDOM, .majority = AWALE_MAJORITY_PLAYS_ON },
  },
  {
    .id = "abapa",
    .file_name = "Oware Abapa",
    .name_en = N_("Oware Abapa"),
    .name_fr = "Oware Abapa",
    .sheet = NULL,
    .rules = { .slam = AWALE_SLAM_NO_CAPTURE, .feed = AWALE_FEED_YES, .stuck = AWALE_STUCK_END,
               .leftover = AWALE_LEFTOVER_OWNER, .dead = AWALE_DEAD_PLAYS_ON,
               .drought = 0, .repetition = 2, .cycle = AWALE_CYCLE_OWNER,
               .first = AWALE_FIRST_CHOICE, .majority = AWALE_MAJORITY_MAY_STOP },
  },
  {
    .id = "awari",
    .file_name = "Awari",
    .name_en = N_("Olympiad Awari"),
    .name_fr = "Awari des Olympiades",
    .sheet = NULL,
    .rules = { .slam = AWALE_SLAM_LAST_RESORT_CAPTURES, .feed = AWALE_FEED_IF_POSSIBLE,
               .stuck = AWALE_STUCK_END,
               .leftover = AWALE_LEFTOVER_OPPONENT, .dead = AWALE_DEAD_PLAYS_ON,
               .drought = 0, .repetition = 3, .cycle = AWALE_CYCLE_SPLIT,
               .first = AWALE_FIRST_CHOICE, .majority = AWALE_MAJORITY_MAY_STOP },
  },
};

const AwalePreset *
awale_presets (size_t *n_presets)
{
  if (n_presets != NULL)
    *n_presets = G_N_ELEMENTS (presets);
  return presets;
}

const AwalePreset *
awale_preset_default (void)
{
  return awale_preset_find ("society");
}

const AwalePreset *
awale_preset_for_files (void)
{
  return awale_preset_find ("abapa");
}

/* Normalizes a name for a comparison that ignores case and the encoding of accents. The length is
 * limited, because normalizing thousands of combining marks takes seconds. */
static char *
fold (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, MIN (strlen (name), MAX_NAME),
                                              G_NORMALIZE_ALL_COMPOSE);

  return normal != NULL ? g_utf8_casefold (normal, -1) : g_strdup ("");
}

static bool
is_same_name (const char *folded,
              const char *name)
{
  g_autofree char *other = fold (name);

  return strcmp (folded, other) == 0;
}

const AwalePreset *
awale_preset_find (const char *name)
{
  g_autofree char *folded = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  /* Exact matches are tried first, because folding is slow. */
  for (size_t i = 0; i < G_N_ELEMENTS (presets); i++)
    if (strcmp (name, presets[i].id) == 0 || strcmp (name, presets[i].file_name) == 0)
      return &presets[i];

  folded = fold (name);
  for (size_t i = 0; i < G_N_ELEMENTS (presets); i++)
    if (is_same_name (folded, presets[i].id) || is_same_name (folded, presets[i].file_name)
        || is_same_name (folded, presets[i].name_en) || is_same_name (folded, presets[i].name_fr))
      return &presets[i];
  return NULL;
}

const AwalePreset *
awale_preset_of (const AwaleRuleset *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (presets); i++)
    if (awale_ruleset_equal (&presets[i].rules, rules))
      return &presets[i];
  return NULL;
}

const char *
awale_ruleset_get_name (const AwaleRuleset *rules)
{
  const AwalePreset *preset = awale_preset_of (rules);

  return preset != NULL ? _(preset->name_en) : _("Custom rules");
}
