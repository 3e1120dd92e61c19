/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "cases.h"

enum
{
  MAX_FILES = 32,
};

static CasesInit init;
static void (*adders[MAX_FILES]) (void);
static int n_adders;

void
cases_register (CasesInit   its_init,
                void      (*add) (void))
{
  g_assert_true (init == NULL || init == its_init);
  g_assert_cmpint (n_adders, <, MAX_FILES);
  init = its_init;
  adders[n_adders++] = add;
}

int
main (int   argc,
      char *argv[])
{
  init (&argc, &argv);
  for (int i = 0; i < n_adders; i++)
    adders[i] ();
  return g_test_run ();
}
