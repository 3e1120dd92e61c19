/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-combinations.h"

#include "training/awale-combination-finder.h"

/* A second or two of a search: what takes longer is left out. */
#define MAX_NODES (20 * 1000 * 1000)

struct _AwaleCliCombinations
{
  const AwaleCliAnalysis *analysis;
  AwaleTraining          *training;
  GHashTable             *hashes;
  AwaleRuleset            rules;   /* Of the finder. */
  AwaleCombinationFinder *finder;  /* NULL before the first game. */
};

AwaleCliCombinations *
awale_cli_combinations_new (const AwaleCliAnalysis *analysis)
{
  AwaleCliCombinations *self = g_new0 (AwaleCliCombinations, 1);
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();

  self->analysis = analysis;
  self->training = awale_training_new (zone);
  self->hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  return self;
}

void
awale_cli_combinations_free (AwaleCliCombinations *self)
{
  g_clear_pointer (&self->finder, awale_combination_finder_free);
  g_hash_table_unref (self->hashes);
  g_object_unref (self->training);
  g_free (self);
}

/* The finder is that of @rules. */
static void
prepare (AwaleCliCombinations *self,
         const AwaleRuleset   *rules)
{
  g_autoptr (AwaleTablebase) tables = NULL;

  if (self->finder != NULL && awale_ruleset_equal (&self->rules, rules))
    return;
  g_clear_pointer (&self->finder, awale_combination_finder_free);
  if (!self->analysis->no_tables)
    tables = awale_tablebase_open (rules, self->analysis->tables, AWALE_TABLEBASE_MAX_SEEDS);
  awale_cli_warn_of_tables (tables);
  self->rules = *rules;
  self->finder = awale_combination_finder_new (rules, tables, 0, MAX_NODES);
}

static void
look_at (AwaleCliCombinations *self,
         AwaleGame            *game,
         AwalePosition         position)
{
  AwaleCombination combination;
  g_autoptr (AwaleDrill) drill = NULL;
  gint64 hash;

  if (!awale_combination_finder_look (self->finder, position, &combination))
    return;
  drill = awale_drill_new_combination (&self->rules, &combination, game);
  hash = awale_drill_get_hash (drill);
  if (g_hash_table_add (self->hashes, g_memdup2 (&hash, sizeof hash)))
    awale_training_add (self->training, 0, drill, NULL, 0);
}

void
awale_cli_combinations_look (AwaleCliCombinations *self,
                             AwaleGame            *game)
{
  prepare (self, awale_game_get_rules (game));
  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    look_at (self, game, awale_node_get_position (node));
}

AwaleTraining *
awale_cli_combinations_get (AwaleCliCombinations *self)
{
  return self->training;
}
