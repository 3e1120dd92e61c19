/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A program that tests several files, since starting the toolkit takes longer than most cases.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Initializes a program from the arguments of main(). */
typedef void (*CasesInit) (int    *argc,
                           char ***argv);

/** Lets main() call @init, which is the same for all files of a program, and then @add. */
void       cases_register (CasesInit   init,
                           void      (*add) (void));

/** Begins the function that adds the cases of a file to a program that @init initializes. */
#define CASES(init) \
  static void add_cases (void); \
  static void __attribute__ ((constructor)) \
  register_cases (void) \
  { \
    cases_register (init, add_cases); \
  } \
  static void \
  add_cases (void)

G_END_DECLS
