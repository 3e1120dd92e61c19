/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/** Tables of so many seeds are built without being asked for, when analysis is first used. */
#define AWALE_TABLES_USUAL_SEEDS 12

#define AWALE_TYPE_TABLES (awale_tables_get_type ())

/**
 * The endgame tables that all windows share: opened once, built one after the other in a thread of
 * the lowest priority, of which nobody waits for the end.
 */
G_DECLARE_FINAL_TYPE (AwaleTables, awale_tables, AWALE, TABLES, GObject)

/*
 * Properties (read only, all notify): "building" (boolean), "progress" (double, 0 to 1, of what is
 * being built), "seconds-left" (double; negative while there is no estimate).
 *
 * Signals:
 *  "changed": tables of some ruleset have more layers, or fewer: awale_tables_get() may answer
 *  otherwise than before.
 *  "failed" (GError): a build did not come to its end, and not because it was cancelled; or tables
 *  that are in use turned out to be damaged.
 */

/**
 * Tables in @directory (nullable: where they usually are). @settings (nullable) keep which rulesets
 * a person wants none for.
 */
AwaleTables    *awale_tables_new        (const char         *directory,
                                         GSettings          *settings);

/**
 * The tables of @rules as far as they are on the disk, read in a thread when they are first asked
 * for. Returns: (transfer none) (nullable): valid until the next "changed"; NULL as long as there
 * are none, or they are being read.
 */
AwaleTablebase *awale_tables_get        (AwaleTables        *self,
                                         const AwaleRuleset *rules);

/** The most seeds of which there are tables of @rules, or -1. */
int             awale_tables_get_seeds  (AwaleTables        *self,
                                         const AwaleRuleset *rules);

/**
 * Sees to it that there are tables of @rules up to @seeds, after what was requested before. Layers
 * of which a build was cancelled are gone on with. Nothing happens if they are there.
 */
void            awale_tables_request    (AwaleTables        *self,
                                         const AwaleRuleset *rules,
                                         int                 seeds);

/**
 * The same for AWALE_TABLES_USUAL_SEEDS, which nobody has asked for: where building them has
 * failed, or they are unwanted, that stands until awale_tables_request().
 */
void            awale_tables_request_usual (AwaleTables        *self,
                                            const AwaleRuleset *rules);

/** A person cancelled building the tables of @rules or deleted them, in this run or before. */
bool            awale_tables_is_unwanted (AwaleTables        *self,
                                          const AwaleRuleset *rules);

/** Gives up what is being built and what was requested; whole layers stay. */
void            awale_tables_cancel     (AwaleTables        *self);

/** The same, of @rules only, which are unwanted from now on. */
void            awale_tables_cancel_rules (AwaleTables        *self,
                                           const AwaleRuleset *rules);

/** Deletes all tables of @rules, which are not built then. "changed" tells when they are gone. */
void            awale_tables_remove     (AwaleTables        *self,
                                         const AwaleRuleset *rules);

/**
 * What is wrong with the tables of @rules: why they were last not built or deleted, or what of
 * them is damaged, which requesting them mends. (transfer none) (nullable)
 */
const GError   *awale_tables_get_error  (AwaleTables        *self,
                                         const AwaleRuleset *rules);

/** The seeds that tables of @rules are being built up to, or -1. */
int             awale_tables_get_goal   (AwaleTables        *self,
                                         const AwaleRuleset *rules);

/** Whether it is tables of @rules that are at work, which progress is about. */
bool            awale_tables_is_at_work (AwaleTables        *self,
                                         const AwaleRuleset *rules);

/** Whether tables are being built or wait for it; of @rules, unless that is NULL. */
bool            awale_tables_is_building (AwaleTables        *self,
                                          const AwaleRuleset *rules);
double          awale_tables_get_progress (AwaleTables       *self);
double          awale_tables_get_seconds_left (AwaleTables   *self);

/** Looks at the disk again: files came or went. */
void            awale_tables_reopen     (AwaleTables        *self);

/** Where the tables are. */
const char     *awale_tables_get_directory (AwaleTables     *self);

G_END_DECLS
