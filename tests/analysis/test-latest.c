/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The slot between a thread and the main loop delivers the last value, skips others when they
 * come too fast, and delivers no outdated one.
 */
#include "analysis/awale-latest.h"
#include "fixtures.h"

enum
{
  N_VALUES = 200000,
};

typedef struct
{
  AwaleLatest *latest;
  unsigned     generation;
  int          n_calls;
  int          last;
  GThread     *loop;
} Owner;

static void
arrived_cb (const void *value,
            void       *data)
{
  Owner *owner = data;

  g_assert_true (g_thread_self () == owner->loop);
  g_assert_cmpint (*(const int *) value, >, owner->last);
  owner->last = *(const int *) value;
  owner->n_calls++;
}

static void *
put_many (void *data)
{
  Owner *owner = data;

  for (int i = 1; i <= N_VALUES; i++)
    awale_latest_put (owner->latest, owner->generation, &i);
  return NULL;
}

static void
owner_init (Owner *owner)
{
  *owner = (Owner) { .loop = g_thread_self () };
  owner->latest = awale_latest_new (sizeof (int), arrived_cb, owner);
  owner->generation = awale_latest_advance (owner->latest);
}

static void
test_rate (void)
{
  gint64 began = g_get_monotonic_time ();
  GThread *thread;
  Owner owner;

  owner_init (&owner);
  thread = g_thread_new ("put", put_many, &owner);
  WAIT_UNTIL (owner.last == N_VALUES);
  g_thread_join (thread);

  /* The first delivery is immediate; later ones are at least an interval apart. */
  g_assert_cmpint (owner.n_calls, <=,
                   1 + (int) ((g_get_monotonic_time () - began) / AWALE_LATEST_INTERVAL));
  awale_latest_disown (owner.latest);
  awale_latest_unref (owner.latest);
}

static void
test_stale (void)
{
  unsigned former;
  int value = 1;
  Owner owner;

  owner_init (&owner);
  former = owner.generation;
  /* Put one value before the next generation begins, and another one afterwards. */
  awale_latest_put (owner.latest, former, &value);
  owner.generation = awale_latest_advance (owner.latest);
  g_assert_cmpuint (owner.generation, !=, former);
  value = 2;
  awale_latest_put (owner.latest, former, &value);
  wait_while (g_main_context_pending (NULL));
  g_assert_cmpint (owner.n_calls, ==, 0);

  value = 3;
  awale_latest_put (owner.latest, owner.generation, &value);
  WAIT_UNTIL (owner.n_calls > 0);
  g_assert_cmpint (owner.last, ==, 3);
  awale_latest_disown (owner.latest);
  awale_latest_unref (owner.latest);
}

static void
test_disowned (void)
{
  int value = 1;
  Owner owner;

  owner_init (&owner);
  awale_latest_put (owner.latest, owner.generation, &value);
  awale_latest_disown (owner.latest);
  awale_latest_put (owner.latest, owner.generation, &value);
  wait_while (g_main_context_pending (NULL));
  g_assert_cmpint (owner.n_calls, ==, 0);
  awale_latest_unref (owner.latest);
}

/* Values for an owner that is gone are dropped at once, because its main context may never run
 * again. */
static void
test_disowned_context (void)
{
  g_autoptr (GMainContext) context = g_main_context_new ();
  int value = 1;
  Owner owner;

  g_main_context_push_thread_default (context);
  owner_init (&owner);
  awale_latest_put (owner.latest, owner.generation, &value);
  g_assert_true (g_main_context_pending (context));
  awale_latest_disown (owner.latest);
  g_assert_false (g_main_context_pending (context));
  awale_latest_unref (owner.latest);
  g_main_context_pop_thread_default (context);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/analysis/latest/rate", test_rate);
  g_test_add_func ("/analysis/latest/stale", test_stale);
  g_test_add_func ("/analysis/latest/disowned", test_disowned);
  g_test_add_func ("/analysis/latest/disowned-context", test_disowned_context);
  return g_test_run ();
}
