/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/** Seeds of tables that are built automatically when analysis is first used. */
#define AWALE_TABLEBASES_USUAL_SEEDS 12

#define AWALE_TYPE_TABLEBASES (awale_tablebases_get_type ())

/**
 * The endgame tables shared by all windows: opened once, built one by one in a thread of the
 * lowest priority.
 */
G_DECLARE_FINAL_TYPE (AwaleTablebases, awale_tablebases, AWALE, TABLEBASES, GObject)

/*
 * Properties (read only, notify): "building" (boolean), "progress" (double, 0 to 1, of the running
 * build; its notification is also that of the seconds left, negative while there is no estimate).
 *
 * Signals:
 *  "changed": tables of some ruleset have more layers, or fewer: awale_tablebases_get() may answer
 *  otherwise than before.
 *  "failed" (GError): a build did not come to its end, and not because it was cancelled; or tables
 *  that are in use turned out to be damaged.
 */

/**
 * Creates the tables in @directory (nullable: default). @settings (nullable) hold the rulesets
 * whose tables the user does not want.
 */
AwaleTablebases *awale_tablebases_new       (const char          *directory,
                                             GSettings           *settings);

/**
 * The tables of @rules on the disk, read in a thread at the first request. NULL if there are
 * none, or during the reading; valid until the next "changed". (transfer none)
 */
AwaleTablebase  *awale_tablebases_get       (AwaleTablebases     *self,
                                             const AwaleRuleset  *rules);

/** The most seeds in the tables of @rules, or -1. */
int              awale_tablebases_get_seeds (AwaleTablebases     *self,
                                             const AwaleRuleset  *rules);

/**
 * Queues a build of the tables of @rules up to @seeds, unless they exist. An interrupted layer
 * is continued.
 */
void             awale_tablebases_request   (AwaleTablebases     *self,
                                             const AwaleRuleset  *rules,
                                             int                  seeds);

/**
 * Queues a build up to AWALE_TABLEBASES_USUAL_SEEDS, unless the user does not want it or it has
 * failed before awale_tablebases_request() was called.
 */
void             awale_tablebases_request_usual (AwaleTablebases    *self,
                                                 const AwaleRuleset *rules);

/** True if the user cancelled the build of the tables of @rules, or deleted them, in any run. */
bool             awale_tablebases_is_unwanted (AwaleTablebases    *self,
                                               const AwaleRuleset *rules);

/** Cancels the running and all queued builds; complete layers stay. */
void             awale_tablebases_cancel     (AwaleTablebases    *self);

/** Cancels builds of @rules only, which become unwanted. */
void             awale_tablebases_cancel_rules (AwaleTablebases    *self,
                                                const AwaleRuleset *rules);

/** Deletes all tables of @rules and cancels their builds; "changed" follows. */
void             awale_tablebases_remove     (AwaleTablebases    *self,
                                              const AwaleRuleset *rules);

/**
 * The error of the tables of @rules: a failed build or deletion, or damage, which a request
 * repairs. (transfer none) (nullable)
 */
const GError    *awale_tablebases_get_error  (AwaleTablebases    *self,
                                              const AwaleRuleset *rules);

/** The seeds up to which tables of @rules are being built, or -1. */
int              awale_tablebases_get_goal   (AwaleTablebases    *self,
                                              const AwaleRuleset *rules);

/** True if the running build, and thus the progress, is of @rules. */
bool             awale_tablebases_is_at_work (AwaleTablebases    *self,
                                              const AwaleRuleset *rules);

/** True if tables are being built or queued, of @rules or, if NULL, of any. */
bool             awale_tablebases_is_building (AwaleTablebases      *self,
                                               const AwaleRuleset   *rules);
double           awale_tablebases_get_progress (AwaleTablebases     *self);
double           awale_tablebases_get_seconds_left (AwaleTablebases *self);

/** Reads the disk again after files have been added or removed. */
void             awale_tablebases_reopen     (AwaleTablebases    *self);

const char      *awale_tablebases_get_directory (AwaleTablebases *self);

G_END_DECLS
