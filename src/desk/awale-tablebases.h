/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/** Tables of so many seeds are built without being asked for, when analysis is first used. */
#define AWALE_TABLEBASES_USUAL_SEEDS 12

#define AWALE_TYPE_TABLEBASES (awale_tablebases_get_type ())

/**
 * The endgame tables that all windows share: opened once, built one after the other in a thread of
 * the lowest priority, of which nobody waits for the end.
 */
G_DECLARE_FINAL_TYPE (AwaleTablebases, awale_tablebases, AWALE, TABLEBASES, GObject)

/*
 * Properties (read only, all notify): "building" (boolean), "progress" (double, 0 to 1, of what is
 * being built), "seconds-left" (double; negative while there is no estimate).
 *
 * Signals:
 *  "changed": tables of some ruleset have more layers, or fewer: awale_tablebases_get() may answer
 *  otherwise than before.
 *  "failed" (GError): a build did not come to its end, and not because it was cancelled; or tables
 *  that are in use turned out to be damaged.
 */

/**
 * Tables in @directory (nullable: where they usually are). @settings (nullable) keep which rulesets
 * a person wants none for.
 */
AwaleTablebases *awale_tablebases_new       (const char          *directory,
                                             GSettings           *settings);

/**
 * The tables of @rules as far as they are on the disk, read in a thread when they are first asked
 * for. Returns: (transfer none) (nullable): valid until the next "changed"; NULL as long as there
 * are none, or they are being read.
 */
AwaleTablebase  *awale_tablebases_get       (AwaleTablebases     *self,
                                             const AwaleRuleset  *rules);

/** The most seeds of which there are tables of @rules, or -1. */
int              awale_tablebases_get_seeds (AwaleTablebases     *self,
                                             const AwaleRuleset  *rules);

/**
 * Sees to it that there are tables of @rules up to @seeds, after what was requested before. Layers
 * of which a build was cancelled are gone on with. Nothing happens if they are there.
 */
void             awale_tablebases_request   (AwaleTablebases     *self,
                                             const AwaleRuleset  *rules,
                                             int                  seeds);

/**
 * The same for AWALE_TABLEBASES_USUAL_SEEDS, which nobody has asked for: where building them has
 * failed, or they are unwanted, that stands until awale_tablebases_request().
 */
void             awale_tablebases_request_usual (AwaleTablebases    *self,
                                                 const AwaleRuleset *rules);

/** A person cancelled building the tables of @rules or deleted them, in this run or before. */
bool             awale_tablebases_is_unwanted (AwaleTablebases    *self,
                                               const AwaleRuleset *rules);

/** Gives up what is being built and what was requested; whole layers stay. */
void             awale_tablebases_cancel     (AwaleTablebases    *self);

/** The same, of @rules only, which are unwanted from now on. */
void             awale_tablebases_cancel_rules (AwaleTablebases    *self,
                                                const AwaleRuleset *rules);

/** Deletes all tables of @rules, which are not built then. "changed" tells when they are gone. */
void             awale_tablebases_remove     (AwaleTablebases    *self,
                                              const AwaleRuleset *rules);

/**
 * What is wrong with the tables of @rules: why they were last not built or deleted, or what of
 * them is damaged, which requesting them mends. (transfer none) (nullable)
 */
const GError    *awale_tablebases_get_error  (AwaleTablebases    *self,
                                              const AwaleRuleset *rules);

/** The seeds that tables of @rules are being built up to, or -1. */
int              awale_tablebases_get_goal   (AwaleTablebases    *self,
                                              const AwaleRuleset *rules);

/** Whether it is tables of @rules that are at work, which progress is about. */
bool             awale_tablebases_is_at_work (AwaleTablebases    *self,
                                              const AwaleRuleset *rules);

/** Whether tables are being built or wait for it; of @rules, unless that is NULL. */
bool             awale_tablebases_is_building (AwaleTablebases      *self,
                                               const AwaleRuleset   *rules);
double           awale_tablebases_get_progress (AwaleTablebases     *self);
double           awale_tablebases_get_seconds_left (AwaleTablebases *self);

/** Looks at the disk again: files came or went. */
void             awale_tablebases_reopen     (AwaleTablebases    *self);

/** Where the tables are. */
const char      *awale_tablebases_get_directory (AwaleTablebases *self);

G_END_DECLS
