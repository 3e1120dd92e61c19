/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "tablebase/awale-tablebase.h"

/** Rulesets that are no preset's, a spread over all axes; every value of every axis occurs. */
extern const char *const custom_rulesets[];
extern const size_t      n_custom_rulesets;

/** A new empty folder. Returns: (transfer full): to be given to remove_folder(). */
char *make_folder   (void);

/** Removes @folder and all that is in it, and frees its name. */
void  remove_folder (char *folder);

/** The ruleset that @text names; aborts if there is none. */
AwaleRuleset parse_rules (const char *text);

/** Builds, with two threads; aborts on an error. */
void  build_tables (const AwaleRuleset *rules,
                    const char         *folder,
                    int                 seeds);

/** The file of a layer. Returns: (transfer full) */
char *dup_layer_path (const AwaleRuleset *rules,
                      const char         *folder,
                      int                 seeds);

/** Asserts that the files of the layers up to @seeds in two folders are the same bytes. */
void  assert_same_files (const AwaleRuleset *rules,
                         const char         *folder,
                         const char         *other,
                         int                 seeds);
