/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/paint/awale-sowing-plan.h"

#include <math.h>

static AwaleSowingPlan
plan (const char *text,
      AwaleMove   move)
{
  AwaleSowingPlan self;
  AwalePosition before;
  AwaleSowing sowing;

  g_assert_true (awale_position_parse (text, &before, NULL));
  sowing = awale_sow (before, &awale_preset_find ("abapa")->rules, move);
  awale_sowing_plan_init (&self, before, &sowing, 1);
  return self;
}

static void
assert_counts (const AwaleSowingPlan *self,
               double                 time,
               AwalePosition          position)
{
  int counts[AWALE_SPOTS];

  awale_sowing_plan_get_counts (self, time, counts);
  for (int i = 0; i < AWALE_PITS; i++)
    g_assert_cmpint (counts[i], ==, position.pits[i]);
  for (int i = 0; i < 2; i++)
    g_assert_cmpint (counts[AWALE_SPOT_STORE + i], ==, position.stores[i]);
}

/* Positions and moves with a plain sowing, a capture of two pits and one of four, a krou of 20
 * seeds, and a full lap without and with a capture. */
static const struct
{
  const char *text;
  AwaleMove   move;
} cases[] = {
  { "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 2 },
  { "0-0-0-0-0-2-1-1-0-0-0-4-20-20-S", 5 },
  { "0-0-0-0-0-4-1-2-1-2-4-4-15-15-S", 5 },
  { "20-1-1-1-1-1-1-1-1-1-1-1-9-8-S", 0 },
  { "1-1-1-13-1-1-1-1-1-1-1-1-12-12-S", 3 },
  { "1-1-1-1-1-1-1-1-1-1-1-15-11-11-N", 11 },
};

static void
test_ends (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AwaleSowingPlan self = plan (cases[i].text, cases[i].move);

      assert_counts (&self, -1, self.before);
      assert_counts (&self, self.duration, self.sowing.after);
    }
}

static void
test_no_seed_is_lost (void)
{
  AwaleFlyingSeed seeds[AWALE_SEEDS];
  AwaleGeometry geometry;

  awale_geometry_init (&geometry, 800, 300, AWALE_GEOMETRY_COUNTS);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AwaleSowingPlan self = plan (cases[i].text, cases[i].move);

      awale_sowing_plan_place (&self, &geometry);
      for (double time = 0; time <= self.duration; time += 7)
        {
          int counts[AWALE_SPOTS];
          int total = awale_sowing_plan_get_flying (&self, time, seeds);

          awale_sowing_plan_get_counts (&self, time, counts);
          for (int spot = 0; spot < AWALE_SPOTS; spot++)
            {
              g_assert_cmpint (counts[spot], >=, 0);
              total += counts[spot];
            }
          g_assert_cmpint (total, ==, awale_position_total (self.before));
        }
    }
}

static void
test_seeds_begin_and_end_at_rest (void)
{
  AwaleSowingPlan self = plan ("0-0-0-0-0-2-1-1-0-0-0-4-20-20-S", 5);
  AwaleFlyingSeed flying[AWALE_SEEDS];
  AwaleSeed resting[AWALE_SEEDS];
  AwaleGeometry geometry;

  awale_geometry_init (&geometry, 800, 300, AWALE_GEOMETRY_COUNTS);
  awale_sowing_plan_place (&self, &geometry);
  g_assert_cmpint (awale_sowing_plan_get_flying (&self, 0, flying), ==, 2);
  awale_seeds_get (&geometry, 5, resting, 2);
  /* The first seed to be dropped is the topmost of the heap, whose seeds are listed from the
   * bottom. */
  g_assert_cmpfloat (hypot (flying[1].seed.x - resting[1].x, flying[1].seed.y - resting[1].y), <,
                     0.01);
  g_assert_cmpfloat (flying[1].lift, ==, 0);

  g_assert_cmpint (awale_sowing_plan_get_flying (&self, self.duration - 0.001, flying),
                   ==, 1);
  awale_seeds_get (&geometry, AWALE_SPOT_STORE, resting, 24);
  g_assert_cmpfloat (hypot (flying[0].seed.x - resting[23].x, flying[0].seed.y - resting[23].y), <,
                     0.01);
  g_assert_cmpfloat (flying[0].lift, <, 0.01);
}

static void
test_time_is_bounded (void)
{
  AwaleSowingPlan five = plan ("5-4-4-4-4-4-4-4-4-4-4-3-0-0-S", 0);
  AwaleSowingPlan twenty = plan ("20-1-1-1-1-1-1-1-1-1-1-1-9-8-S", 0);
  AwaleSowingPlan slow;

  g_assert_cmpfloat (five.duration, >, 300);
  g_assert_cmpfloat (five.duration, <, 800);
  /* After the last seed has landed, four pits are captured. */
  g_assert_cmpfloat (twenty.paths[19].rests, >, five.duration);
  g_assert_cmpfloat (twenty.paths[19].rests, <, 2 * five.duration);
  g_assert_cmpint (twenty.sowing.harvest, >=, 12);
  g_assert_cmpfloat (twenty.duration, <, 1600);

  awale_sowing_plan_init (&slow, five.before, &five.sowing, 2);
  g_assert_cmpfloat_with_epsilon (slow.duration, 2 * five.duration, 0.001);
}

static void
test_pass_takes_no_time (void)
{
  AwaleSowingPlan self;
  AwalePosition before;
  AwaleSowing sowing;

  g_assert_true (awale_position_parse ("0-0-0-0-0-0-1-1-0-0-0-4-21-21-S", &before, NULL));
  sowing = awale_sow (before, &awale_preset_find ("abapa")->rules, AWALE_PASS);
  awale_sowing_plan_init (&self, before, &sowing, 1);
  g_assert_cmpfloat (self.duration, ==, 0);
  g_assert_cmpint (self.n_paths, ==, 0);
}

/* After the last sowing three seeds remain for South, who cannot feed North. */
static void
test_settles (void)
{
  const AwaleRuleset *rules = &awale_preset_find ("abapa")->rules;
  AwaleSowingPlan self = plan ("0-1-1-0-0-0-0-0-0-0-0-1-35-10-N", 11);
  AwalePosition settled = awale_settle_board (rules, self.sowing.after, AWALE_ENDING_NO_SOWING);
  double sown = self.duration;

  awale_sowing_plan_settle (&self, self.sowing.after, 1);
  g_assert_cmpfloat (self.duration, ==, sown);
  awale_sowing_plan_settle (&self, settled, 1);
  g_assert_cmpfloat (self.duration, >, sown);
  assert_counts (&self, sown, self.sowing.after);
  assert_counts (&self, self.duration, settled);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/widgets/sowing-plan/ends", test_ends);
  g_test_add_func ("/widgets/sowing-plan/no-seed-is-lost", test_no_seed_is_lost);
  g_test_add_func ("/widgets/sowing-plan/seeds-begin-and-end-at-rest",
                   test_seeds_begin_and_end_at_rest);
  g_test_add_func ("/widgets/sowing-plan/time-is-bounded", test_time_is_bounded);
  g_test_add_func ("/widgets/sowing-plan/pass-takes-no-time", test_pass_takes_no_time);
  g_test_add_func ("/widgets/sowing-plan/settles", test_settles);

  return g_test_run ();
}
