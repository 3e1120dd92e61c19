/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "tablebase/awale-tablebase.h"

/** Rulesets other than the presets, which together have every value of every axis. */
extern const char *const custom_rulesets[];
extern const size_t      n_custom_rulesets;

/** Creates an empty folder. Returns: (transfer full): free it by remove_folder() */
char *make_folder   (void);

/** Removes @folder and its contents, and frees its name. */
void  remove_folder (char *folder);

/** Parses a ruleset; aborts if it is invalid. */
AwaleRuleset parse_rules (const char *text);

/** Builds tables with two threads; aborts on an error. */
void  build_tables (const AwaleRuleset *rules,
                    const char         *folder,
                    int                 seeds);

/** The path of a layer's file. (transfer full) */
char *dup_layer_path (const AwaleRuleset *rules,
                      const char         *folder,
                      int                 seeds);

/** Checks that the layers up to @seeds have the same bytes in both folders. */
void  assert_same_files (const AwaleRuleset *rules,
                         const char         *folder,
                         const char         *other,
                         int                 seeds);
