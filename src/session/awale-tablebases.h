/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/**
 * Number of seeds up to which tables are built without a request of the user, such as when analysis
 * is first used.
 */
#define AWALE_TABLEBASES_USUAL_SEEDS 12

#define AWALE_TYPE_TABLEBASES (awale_tablebases_get_type ())

/**
 * The endgame tables shared by all windows. Those of a ruleset are opened once for all windows;
 * requested tables are built one after another in a thread of the lowest priority.
 */
G_DECLARE_FINAL_TYPE (AwaleTablebases, awale_tablebases, AWALE, TABLEBASES, GObject)

/*
 * Properties (read only, notify): "building" (boolean): a build is running or queued; "progress"
 * (double): progress of the running build, from 0 to 1, also notified when the result of
 * awale_tablebases_get_seconds_left() changes, which is negative without an estimate.
 *
 * Signals: "changed": tables of some ruleset may have gained or lost layers, so that
 * awale_tablebases_get() may return another result. "failed" (GError): a build failed, but was not
 * cancelled; or tables in use turned out to be damaged.
 */

/**
 * Creates the tables in @directory, NULL for the default folder. @settings (nullable) store the
 * rulesets whose tables the user does not want.
 */
AwaleTablebases *awale_tablebases_new       (const char          *directory,
                                             GSettings           *settings);

/**
 * The tables of @rules on the disk, read in a thread at the first request. NULL if there are none
 * or until they have been read; valid until the next "changed". (transfer none)
 */
AwaleTablebase  *awale_tablebases_get       (AwaleTablebases     *self,
                                             const AwaleRuleset  *rules);

/**
 * The largest number of seeds in the tables of @rules; -1 if there are none or until they have been
 * read.
 */
int              awale_tablebases_get_seeds (AwaleTablebases     *self,
                                             const AwaleRuleset  *rules);

/**
 * Queues a build of the tables of @rules up to @seeds, unless they exist without known damage or
 * such a build is queued. Complete layers are kept; damaged tables are repaired as far as they
 * reach, even beyond @seeds. The tables no longer count as unwanted.
 */
void             awale_tablebases_request   (AwaleTablebases     *self,
                                             const AwaleRuleset  *rules,
                                             int                  seeds);

/**
 * Queues a build up to AWALE_TABLEBASES_USUAL_SEEDS. Does nothing if the tables reach that far,
 * even damaged, if the user does not want them, or if a build or deletion has failed since the last
 * awale_tablebases_request().
 */
void             awale_tablebases_request_usual (AwaleTablebases    *self,
                                                 const AwaleRuleset *rules);

/**
 * True if the user has cancelled the builds for @rules alone or deleted their tables, in this run
 * or an earlier one, and not requested them since.
 */
bool             awale_tablebases_is_unwanted (AwaleTablebases    *self,
                                               const AwaleRuleset *rules);

/**
 * Cancels the running and all queued builds, which makes no tables unwanted; complete layers stay.
 */
void             awale_tablebases_cancel     (AwaleTablebases    *self);

/** Cancels the builds for @rules only; if there are any, their tables then count as unwanted. */
void             awale_tablebases_cancel_rules (AwaleTablebases    *self,
                                                const AwaleRuleset *rules);

/**
 * Cancels the builds for @rules and deletes all their tables, which then count as unwanted. The
 * files are deleted in a thread; "changed" is emitted afterwards.
 */
void             awale_tablebases_remove     (AwaleTablebases    *self,
                                              const AwaleRuleset *rules);

/**
 * The error of the last build or deletion for @rules, or else the damage found in its tables.
 * (transfer none) (nullable)
 */
const GError    *awale_tablebases_get_error  (AwaleTablebases    *self,
                                              const AwaleRuleset *rules);

/** The number of seeds up to which builds of the tables of @rules are running or queued, or -1. */
int              awale_tablebases_get_goal   (AwaleTablebases    *self,
                                              const AwaleRuleset *rules);

/** True if the first build of the queue, whose progress is reported, is for @rules. */
bool             awale_tablebases_is_at_work (AwaleTablebases    *self,
                                              const AwaleRuleset *rules);

/** True if a build of @rules, or any build if NULL, is running or queued. */
bool             awale_tablebases_is_building (AwaleTablebases      *self,
                                               const AwaleRuleset   *rules);
double           awale_tablebases_get_progress (AwaleTablebases     *self);
double           awale_tablebases_get_seconds_left (AwaleTablebases *self);

/** Reads the tables on the disk again after files were added or removed. */
void             awale_tablebases_reopen     (AwaleTablebases    *self);

const char      *awale_tablebases_get_directory (AwaleTablebases *self);

G_END_DECLS
