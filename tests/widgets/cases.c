/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "cases.h"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

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

#ifdef __SANITIZE_ADDRESS__
/* Passes over what libraries allocate when they are loaded: GLib deliberately leaks the first table
 * of its quarks when there are more than two thousand, and only stacks that take most of the time
 * of a program would identify it. */
__attribute__ ((section (".preinit_array"), used))
static void (*const before_libraries) (void) = __lsan_disable;
#endif

int
main (int   argc,
      char *argv[])
{
#ifdef __SANITIZE_ADDRESS__
  __lsan_enable ();
#endif
  init (&argc, &argv);
  for (int i = 0; i < n_adders; i++)
    adders[i] ();
  return g_test_run ();
}
