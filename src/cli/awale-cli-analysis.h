/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-reasons.h"
#include "analysis/awale-report.h"
#include "awale-cli-file.h"
#include "awale-cli.h"

G_BEGIN_DECLS

/** Options of the subcommands that analyze games. */
typedef struct
{
  int      depth;
  int      movetime;
  int      threads;
  int      hash;
  int      lines;
  char    *tables;
  gboolean no_tables;
} AwaleCliAnalysis;

void awale_cli_analysis_clear (AwaleCliAnalysis *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleCliAnalysis, awale_cli_analysis_clear)

#define AWALE_CLI_ANALYSIS_INIT { .threads = 1, .hash = AWALE_REPORT_DEFAULT_HASH }

/** Option entries of a subcommand that set the variable @self. */
#define AWALE_CLI_ANALYSIS_ENTRIES(self) \
  { "depth", 0, 0, G_OPTION_ARG_INT, &(self).depth, N_("Plies to look ahead"), N_("PLIES") }, \
  { "movetime", 0, 0, G_OPTION_ARG_INT, &(self).movetime, N_("Time to think, for each position"), \
    N_("MS") }, \
  { "threads", 0, 0, G_OPTION_ARG_INT, &(self).threads, N_("Threads to search with"), N_("N") }, \
  { "hash", 0, 0, G_OPTION_ARG_INT, &(self).hash, N_("Memory for positions seen"), N_("MIB") }, \
  { "no-tables", 0, 0, G_OPTION_ARG_NONE, &(self).no_tables, N_("Do not consult endgame tables"), \
    NULL }, \
  { "dir", 0, 0, G_OPTION_ARG_FILENAME, &(self).tables, N_("Folder of the endgame tables"), \
    N_("FOLDER") }

/** Converts the options to those of a report; false after a usage error. */
bool         awale_cli_analysis_read_options (const AwaleCliAnalysis *self,
                                              const AwaleSubcommand  *command,
                                              AwaleReportOptions     *options);

/** Opens the endgame tables that a search may use. (transfer full) (nullable) */
AwaleTablebase *
             awale_cli_analysis_open_tables  (const AwaleCliAnalysis *self,
                                              const AwaleRuleset     *rules);

/** Prints the damage of @tables (nullable), if any was found. */
void         awale_cli_warn_of_tables        (const AwaleTablebase    *tables);

/**
 * Analyzes @game, which is number @number in the file called @name, and shows the progress on
 * standard error if that is a terminal. Returns: (transfer full): the finished report
 */
AwaleReport *awale_cli_analysis_run          (const AwaleCliAnalysis   *self,
                                              AwaleGame                *game,
                                              const AwaleReportOptions *options,
                                              const char               *name,
                                              size_t                    number);

/** Names of the columns that describe a reason. */
#define AWALE_CLI_REASON_COLUMNS \
  "kind player line pits seeds moves total other accounts"

/** Adds the values of these columns for the reason at @index to the row of @table. */
void         awale_cli_add_reason            (AwaleTableWriter         *table,
                                              const AwaleReasons       *reasons,
                                              int                       index);

/** Prints a paragraph: @text (nullable) and the @reasons (nullable) in sentences. */
void         awale_cli_print_reasons         (const char               *text,
                                              const AwaleReasons       *reasons,
                                              const char               *south,
                                              const char               *north);

G_END_DECLS
