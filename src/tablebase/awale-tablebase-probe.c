/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-tablebase.h"

#include "awale-layer.h"
#include "awale-packed-moves.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

struct _AwaleTablebase
{
  int             ref_count;  /* Reference count; atomic. */
  unsigned        drought;
  int             seeds;
  bool            is_cut;     /* True if `damage` prevented the opening of the next layer. */
  AwaleLayer     *layers[AWALE_TABLEBASE_MAX_SEEDS + 1];
  GError        **damage;     /* First damage or other reason why a layer cannot be used, set
                               * atomically; a separate cell, because probing is const. */
  AwaleBoardIndex index;

  AwaleTablebaseDamageFunc  damage_func;
  void                     *damage_data;
  GDestroyNotify            damage_destroy;
};

G_DEFINE_QUARK (awale-tablebase-error-quark, awale_tablebase_error)

/* Axes that affect values, in the order in which they appear in the name of a folder. */
static const char *const VALUE_AXES[] = { "slam", "feed", "stuck", "leftover", "dead", "drought",
                                          "cycle" };

/* Maps all rulesets with the same values to one ruleset. */
static AwaleRuleset
normalize (const AwaleRuleset *rules)
{
  AwaleRuleset normal = *rules;

  normal.first = AWALE_FIRST_CHOICE;
  normal.majority = AWALE_MAJORITY_PLAYS_ON;
  normal.repetition = rules->drought > 0 ? 0 : 3;
  if (rules->drought > 0)
    normal.cycle = AWALE_CYCLE_OWNER;
  return normal;
}

char *
awale_tablebase_dup_default_directory (void)
{
  return g_build_filename (g_get_user_cache_dir (), "awale", "tables", NULL);
}

char *
awale_tablebase_dup_rules_line (const AwaleRuleset *rules)
{
  AwaleRuleset normal = normalize (rules);

  return awale_ruleset_to_string (&normal);
}

char *
awale_tablebase_dup_folder (const AwaleRuleset *rules,
                            const char         *directory)
{
  g_autofree char *line = NULL;
  g_autofree char *standard = awale_tablebase_dup_default_directory ();
  g_auto (GStrv) axes = NULL;
  g_autoptr (GString) name = g_string_new (NULL);

  g_return_val_if_fail (rules != NULL, NULL);

  line = awale_tablebase_dup_rules_line (rules);
  axes = g_strsplit (line, " ", -1);
  for (size_t i = 0; i < G_N_ELEMENTS (VALUE_AXES); i++)
    for (char **axis = axes; *axis != NULL; axis++)
      if (g_str_has_prefix (*axis, VALUE_AXES[i]) && (*axis)[strlen (VALUE_AXES[i])] == '=')
        g_string_append_printf (name, "%s%s", i > 0 ? "." : "",
                                *axis + strlen (VALUE_AXES[i]) + 1);
  return g_build_filename (directory != NULL ? directory : standard, name->str, NULL);
}

AwaleTablebase *
awale_tablebase_open (const AwaleRuleset *rules,
                      const char         *directory,
                      int                 max_seeds)
{
  AwaleTablebase *tables;
  g_autofree char *folder = NULL;
  g_autofree char *line = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  tables = g_new0 (AwaleTablebase, 1);
  tables->ref_count = 1;
  tables->drought = rules->drought;
  tables->seeds = -1;
  tables->damage = g_new0 (GError *, 1);
  awale_board_index_init (&tables->index);
  folder = awale_tablebase_dup_folder (rules, directory);
  line = awale_tablebase_dup_rules_line (rules);
  for (int seeds = 0; seeds <= MIN (max_seeds, AWALE_TABLEBASE_MAX_SEEDS); seeds++)
    {
      g_autoptr (GError) error = NULL;

      tables->layers[seeds] = awale_layer_open (folder, line, (unsigned) seeds, &error);
      if (error != NULL)
        {
          tables->is_cut = !g_error_matches (error, AWALE_TABLEBASE_ERROR,
                                             AWALE_TABLEBASE_ERROR_MISSING);
          if (tables->is_cut)
            *tables->damage = g_steal_pointer (&error);
          break;
        }
      tables->seeds = seeds;
    }
  return tables;
}

AwaleTablebase *
awale_tablebase_ref (AwaleTablebase *tables)
{
  g_return_val_if_fail (tables != NULL, NULL);

  g_atomic_int_inc (&tables->ref_count);
  return tables;
}

void
awale_tablebase_unref (AwaleTablebase *tables)
{
  g_return_if_fail (tables != NULL);

  if (!g_atomic_int_dec_and_test (&tables->ref_count))
    return;
  for (int seeds = 0; seeds <= tables->seeds; seeds++)
    awale_layer_free (tables->layers[seeds]);
  g_clear_error (tables->damage);
  g_free (tables->damage);
  if (tables->damage_destroy != NULL)
    tables->damage_destroy (tables->damage_data);
  g_free (tables);
}

int
awale_tablebase_get_seeds (const AwaleTablebase *tables)
{
  g_return_val_if_fail (tables != NULL, -1);

  return tables->seeds;
}

const GError *
awale_tablebase_get_damage (const AwaleTablebase *tables)
{
  g_return_val_if_fail (tables != NULL, NULL);

  return g_atomic_pointer_get (tables->damage);
}

void
awale_tablebase_watch (AwaleTablebase           *tables,
                       AwaleTablebaseDamageFunc  func,
                       void                     *user_data,
                       GDestroyNotify            destroy)
{
  g_return_if_fail (tables != NULL && func != NULL);
  g_return_if_fail (tables->damage_func == NULL);

  tables->damage_func = func;
  tables->damage_data = user_data;
  tables->damage_destroy = destroy;
}

bool
awale_tablebase_is_usable (const AwaleTablebase *tables,
                           int                   plies_without_harvest)
{
  g_return_val_if_fail (tables != NULL, false);

  return tables->drought == 0 || plies_without_harvest == 0;
}

/* Records the damage of @layer and reports it, unless another thread has already found some. */
static void
note_damage (const AwaleTablebase *tables,
             const AwaleLayer     *layer)
{
  GError *damage = NULL;

  awale_layer_set_bad_chunk (layer, &damage);
  if (!g_atomic_pointer_compare_and_exchange (tables->damage, NULL, damage))
    g_error_free (damage);
  else if (tables->damage_func != NULL)
    tables->damage_func (damage, tables->damage_data);
}

bool
awale_tablebase_probe (const AwaleTablebase *tables,
                       AwalePosition         position,
                       int                  *low,
                       int                  *high)
{
  int seeds = (int) awale_pits_count (position);
  const AwaleLayer *layer;
  AwaleBounds bounds;

  if (seeds > tables->seeds)
    return false;
  layer = tables->layers[seeds];
  if (!awale_layer_get (
          layer, awale_board_index_rank (&tables->index, awale_pits_from_position (position)),
          &bounds))
    {
      if (g_atomic_pointer_get (tables->damage) == NULL)
        note_damage (tables, layer);
      return false;
    }
  *low = bounds.low;
  *high = bounds.high;
  return true;
}

bool
awale_tablebase_estimate (const AwaleTablebase *tables,
                          AwalePosition         position,
                          int                  *value)
{
  int seeds = (int) awale_pits_count (position);
  const AwaleLayer *layer;
  AwaleBounds bounds;
  uint32_t rank;

  if (seeds > tables->seeds || tables->layers[seeds]->estimates == NULL)
    return false;
  layer = tables->layers[seeds];
  rank = awale_board_index_rank (&tables->index, awale_pits_from_position (position));
  if (!awale_layer_get (layer, rank, &bounds) || bounds.low == bounds.high)
    return false;
  *value = awale_layer_get_estimate_checked (layer, rank) * 100 / AWALE_LAYER_ESTIMATE_STEPS;
  return true;
}

/* Adds @count to @counts, whose last element may already have the same bounds. */
static void
add_count (GArray              *counts,
           AwaleTablebaseCount  count)
{
  AwaleTablebaseCount *last = counts->len > 0 ? &g_array_index (counts, AwaleTablebaseCount,
                                                                counts->len - 1) : NULL;

  if (last != NULL && last->low == count.low && last->high == count.high)
    last->boards += count.boards;
  else
    g_array_append_val (counts, count);
}

GArray *
awale_tablebase_count (const AwaleTablebase  *tables,
                       int                    seeds,
                       GError               **error)
{
  const AwaleLayer *layer;
  g_autofree uint64_t *boards = NULL;
  GArray *counts;

  g_return_val_if_fail (tables != NULL && seeds >= 0, NULL);

  if (seeds > tables->seeds)
    {
      if (tables->is_cut)
        g_propagate_error (error, g_error_copy (awale_tablebase_get_damage (tables)));
      else
        g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_MISSING,
                     ngettext ("The table of %d seed has not been built.",
                               "The table of %d seeds has not been built.", seeds),
                     seeds);
      return NULL;
    }
  layer = tables->layers[seeds];
  if (!awale_layer_check (layer, error))
    return NULL;

  boards = g_new0 (uint64_t, 65536);
  for (uint64_t rank = 0; rank < layer->boards; rank++)
    boards[awale_layer_get_code (layer, rank)]++;
  counts = g_array_new (FALSE, FALSE, sizeof (AwaleTablebaseCount));
  for (unsigned i = 0; i < layer->n_bounds; i++)
    add_count (counts, (AwaleTablebaseCount) { seeds, layer->bounds[i].low, layer->bounds[i].high,
                                               boards[i] });
  return counts;
}

uint64_t
awale_tablebase_measure_files (const AwaleRuleset *rules,
                               const char         *directory)
{
  g_autofree char *folder = NULL;
  uint64_t size = 0;

  g_return_val_if_fail (rules != NULL, 0);

  folder = awale_tablebase_dup_folder (rules, directory);
  for (unsigned n = 0; n <= AWALE_TABLEBASE_MAX_SEEDS; n++)
    {
      g_autofree char *path = awale_layer_dup_path (folder, n);
      GStatBuf info;

      if (g_stat (path, &info) == 0)
        size += (uint64_t) info.st_size;
    }
  return size;
}
