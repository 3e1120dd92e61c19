/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Estimates of open values equal those computed with the functions of the rules, lie within the
 * bounds, and do not depend on the number of threads; a wrong one is found by verification.
 */
#include "helpers.h"

#include "rules/awale-rules.h"
#include "tablebase/awale-solver.h"
#include "tablebase/awale-estimates.h"

#include <string.h>
#include <zlib.h>

enum
{
  SEEDS = 6,
  LARGE = 9,           /* Number of seeds of a layer whose open boards are divided among several
                          threads. */
  ALL_AT_ONCE = 2,     /* Number of sweeps in which each value depends on the previous sweep. */
  NEAREST_FIRST = 12,  /* Number of later sweeps, in the order of the distances. */
  UNIT = 2048,         /* Number of units per seed in the computation. */
  STEP = UNIT / AWALE_LAYER_ESTIMATE_STEPS,
};

/* A board without an exact value, and the boards to which its moves lead. */
typedef struct
{
  uint64_t      rank;
  int           distance;
  int           split;
  int           low;
  int           high;
  unsigned      n_moves;
  int           harvests[AWALE_PASS + 1];
  const int    *afters[AWALE_PASS + 1];   /* Values of the boards after the moves. */
} Open;

/* The values of all boards of a layer that is being solved, and of the lower layers. */
typedef struct
{
  AwaleRuleset    rules;
  AwaleBoardIndex index;
  int          *values[SEEDS + 1];
  int            *swept;                    /* Values of the layer in the current sweep. */
} Oracle;

static uint64_t
rank_of (const Oracle  *oracle,
         AwalePosition  position)
{
  return awale_board_index_rank (&oracle->index, awale_pits_from_position (position));
}

/* Returns the total distance of the seeds to the ends of their sides, in pits. */
static int
measure (AwalePosition position)
{
  int distance = 0;

  for (int pit = 0; pit < AWALE_PITS; pit++)
    distance += position.pits[pit] * (pit < AWALE_SIDE_PITS ? AWALE_SIDE_PITS - 1 - pit
                                                            : AWALE_PITS - 1 - pit);
  return distance;
}

/* Returns the number of seeds on the side that has fewer. */
static int
split (AwalePosition position)
{
  int south = 0, north = 0;

  for (int pit = 0; pit < AWALE_SIDE_PITS; pit++)
    {
      south += position.pits[pit];
      north += position.pits[pit + AWALE_SIDE_PITS];
    }
  return MIN (south, north);
}

/* Returns the value of @after, which a move from @open leads to. A sweep by distance has already
 * reached boards with the same split and a smaller distance, so their new values are used. */
static const int *
look_up (const Oracle  *oracle,
         const Open    *open,
         AwalePosition  after,
         bool           has_harvested)
{
  bool is_swept = !has_harvested && split (after) == open->split
                  && measure (after) < open->distance;
  const int *values = is_swept ? oracle->swept : oracle->values[awale_pits_count (after)];

  return &values[rank_of (oracle, after)];
}

static int
settlement_of (const Oracle  *oracle,
               AwalePosition  position)
{
  AwaleScore score = awale_settle (&oracle->rules, position, AWALE_ENDING_REPETITION);

  return (score.south - score.north) * UNIT / 2;
}

static void
find_moves (const Oracle  *oracle,
            AwalePosition  position,
            Open          *open)
{
  unsigned legal = awale_legal_moves (position, &oracle->rules);

  for (AwaleMove move = 0; legal != 0; move++, legal >>= 1)
    if (legal & 1)
      {
        AwalePosition after = awale_play (position, &oracle->rules, move,
                                          &open->harvests[open->n_moves]);

        open->afters[open->n_moves] = look_up (oracle, open, after,
                                               open->harvests[open->n_moves] > 0);
        open->n_moves++;
      }
}

/* Initializes the values of layer @seeds with those of the tables, or a guess within their
 * bounds. Returns: the open boards */
static GArray *
find_open (Oracle               *oracle,
           const AwaleTablebase *tables,
           unsigned              seeds)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Open));

  for (uint64_t rank = 0; rank < awale_board_index_boards (seeds); rank++)
    {
      AwalePosition position = awale_pits_to_position (awale_board_index_unrank (rank, seeds));
      Open open = { .rank = rank, .distance = measure (position), .split = split (position) };

      g_assert_true (awale_tablebase_probe (tables, position, &open.low, &open.high));
      oracle->values[seeds][rank] = CLAMP (settlement_of (oracle, position),
                                           open.low * UNIT, open.high * UNIT);
      if (open.low == open.high)
        continue;
      find_moves (oracle, position, &open);
      g_array_append_val (all, open);
    }
  return all;
}

static int
best_of (const Open *open)
{
  int best = G_MININT;

  for (unsigned i = 0; i < open->n_moves; i++)
    best = MAX (best, open->harvests[i] * UNIT - *open->afters[i]);
  return best;
}

static void
sweep (int    *values,
       int    *swept,
       GArray *all,
       bool    nearest_first)
{
  g_autofree int *found = g_new (int, all->len);

  for (guint i = 0; i < all->len; i++)
    {
      const Open *open = &g_array_index (all, Open, i);

      found[i] = CLAMP (best_of (open), open->low * UNIT, open->high * UNIT);
      if (nearest_first)
        swept[open->rank] = found[i];
    }
  for (guint i = 0; i < all->len; i++)
    {
      uint64_t rank = g_array_index (all, Open, i).rank;

      values[rank] = (values[rank] + 7 * found[i]) / 8;
      if (!nearest_first)
        swept[rank] = values[rank];
    }
}

static int
compare_distances (const void *a,
                   const void *b)
{
  return ((const Open *) a)->distance - ((const Open *) b)->distance;
}

/* Computes the estimates of layer @seeds by their definition. */
static void
solve (Oracle               *oracle,
       const AwaleTablebase *tables,
       unsigned              seeds)
{
  size_t boards = awale_board_index_boards (seeds);
  int *values = oracle->values[seeds] = g_new (int, boards);
  g_autofree int *swept = oracle->swept = g_new (int, boards);
  g_autoptr (GArray) all = find_open (oracle, tables, seeds);

  g_array_sort (all, compare_distances);
  memcpy (swept, values, boards * sizeof *values);
  for (int i = 0; i < ALL_AT_ONCE + NEAREST_FIRST; i++)
    sweep (values, swept, all, i >= ALL_AT_ONCE);
  oracle->swept = NULL;
}

/*
 * Checks the tables for every board of layer @seeds, and stores the rounded values for the higher
 * layers. Returns: the number of open boards
 */
static uint64_t
compare (Oracle               *oracle,
         const AwaleTablebase *tables,
         unsigned              seeds)
{
  uint64_t n_open = 0;

  for (uint64_t rank = 0; rank < awale_board_index_boards (seeds); rank++)
    {
      AwalePosition position = awale_pits_to_position (awale_board_index_unrank (rank, seeds));
      int *known = &oracle->values[seeds][rank];
      int low, high, value = 12345;
      bool has_estimate = awale_tablebase_estimate (tables, position, &value);

      g_assert_true (awale_tablebase_probe (tables, position, &low, &high));
      g_assert_cmpint (has_estimate, ==, low < high);
      n_open += has_estimate;
      if (!has_estimate)
        g_assert_cmpint (value, ==, 12345);
      if (!has_estimate)
        continue;
      *known = low * UNIT + (*known - low * UNIT + STEP / 2) / STEP * STEP;
      g_assert_cmpint (value, ==, *known / STEP * 100 / AWALE_LAYER_ESTIMATE_STEPS);
      g_assert_cmpint (value, >=, 100 * low);
      g_assert_cmpint (value, <=, 100 * high);
    }
  return n_open;
}

static void
test_oracle (const void *data)
{
  Oracle oracle = { .rules = parse_rules (data) };
  char *folder = make_folder ();
  g_autoptr (AwaleTablebase) tables = NULL;
  uint64_t n_open = 0;

  awale_board_index_init (&oracle.index);
  build_tables (&oracle.rules, folder, SEEDS);
  tables = awale_tablebase_open (&oracle.rules, folder, SEEDS);
  for (unsigned seeds = 0; seeds <= SEEDS; seeds++)
    {
      solve (&oracle, tables, seeds);
      n_open += compare (&oracle, tables, seeds);
    }
  if (oracle.rules.cycle == AWALE_CYCLE_SPLIT || oracle.rules.drought > 0)
    g_assert_cmpuint (n_open, ==, 0);
  if (g_str_equal (data, "society"))
    g_assert_cmpuint (n_open, >, 1000);
  for (unsigned seeds = 0; seeds <= SEEDS; seeds++)
    g_free (oracle.values[seeds]);
  remove_folder (folder);
}

static void
test_threads (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  static const int threads[] = { 1, 2, 3, 7 };
  char *folders[] = { make_folder (), make_folder () };
  g_autoptr (AwaleTablebase) tables = NULL;
  g_autoptr (GArray) counts = NULL;
  uint64_t n_open = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      AwaleTablebaseJob job = { .threads = threads[i] };

      g_assert_true (awale_tablebase_build (&rules, folders[i > 0], LARGE, &job, NULL));
      if (i == 0)
        continue;
      assert_same_files (&rules, folders[0], folders[1], LARGE);
      remove_folder (folders[1]);
      folders[1] = make_folder ();
    }
  tables = awale_tablebase_open (&rules, folders[0], LARGE);
  counts = awale_tablebase_count (tables, LARGE, NULL);
  for (guint i = 0; i < counts->len; i++)
    {
      const AwaleTablebaseCount *count = &g_array_index (counts, AwaleTablebaseCount, i);

      n_open += count->low < count->high ? count->boards : 0;
    }
  g_assert_cmpuint (n_open, >, AWALE_SOLVER_ALONE);
  remove_folder (folders[0]);
  remove_folder (folders[1]);
}

/* Verification finds a wrong estimate in a file whose checksums are correct. */
static void
test_wrong (void)
{
  AwaleRuleset rules = parse_rules ("society");
  char *folder = make_folder ();
  g_autofree char *path = dup_layer_path (&rules, folder, 4);
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  const AwaleBounds *bounds;
  AwaleLayerHeader *header;
  AwaleLayerPlan plan;
  size_t size, open;

  build_tables (&rules, folder, 4);
  awale_tablebase_verify (&rules, folder, 4, NULL, &error);
  g_assert_no_error (error);

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  header = (AwaleLayerHeader *) (void *) bytes;
  plan = awale_layer_plan_header (header);
  bounds = (const AwaleBounds *) (const void *) (bytes + plan.bounds);
  for (open = 0; bounds[open].low == bounds[open].high; open++)
    ;
  /* Change the lowest bit of an estimate, which then still lies within the bounds. */
  bytes[plan.estimates + open] ^= 1;
  header->contents = GUINT32_TO_LE (crc32_z (0, (const Bytef *) bytes + plan.bounds,
                                                    plan.sums + 4 * plan.n_chunks - plan.bounds));
  header->checksum = GUINT32_TO_LE (crc32_z (0, (const Bytef *) header, sizeof *header - 4));
  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
  g_assert_false (awale_tablebase_verify (&rules, folder, 4, NULL, &error));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "solving the layer again"));
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *path = g_strdup_printf ("/tablebase/estimates/oracle/%s", presets[i].id);

      g_test_add_data_func (path, presets[i].id, test_oracle);
    }
  for (size_t i = 0; i < n_custom_rulesets; i++)
    {
      g_autofree char *path = g_strdup_printf ("/tablebase/estimates/oracle/custom/%zu", i);

      g_test_add_data_func (path, custom_rulesets[i], test_oracle);
    }
  g_test_add_func ("/tablebase/estimates/threads", test_threads);
  g_test_add_func ("/tablebase/estimates/wrong", test_wrong);
  return g_test_run ();
}
