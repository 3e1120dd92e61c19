/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "tablebase/awale-tablebase.h"

/** Rulesets other than the presets, which together have every value of every axis. */
extern const char *const custom_rulesets[];
extern const size_t      n_custom_rulesets;

/** Creates an empty folder. Returns: its path, to be freed by remove_folder() (transfer full) */
char *make_folder   (void);

/** Removes @folder with its contents, and frees the path. */
void  remove_folder (char *folder);

/** Parses a ruleset; an invalid one fails the test. */
AwaleRuleset parse_rules (const char *text);

/** Builds tables with two threads; an error fails the test. */
void  build_tables (const AwaleRuleset *rules,
                    const char         *folder,
                    int                 seeds);

char *dup_layer_path (const AwaleRuleset *rules,
                      const char         *folder,
                      int                 seeds);

/** Checks that the layers up to @seeds have the same bytes in both folders. */
void  assert_same_files (const AwaleRuleset *rules,
                         const char         *folder,
                         const char         *other,
                         int                 seeds);
