/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-cli-analysis.h"

#include "library/awale-library-list.h"

G_BEGIN_DECLS

/** Library options shared by all verbs, and the library once it is open. */
typedef struct
{
  const AwaleSubcommand *command;
  char    *path;        /* Texts as the user wrote them, or NULL. */
  char    *analysed;
  char    *position;
  char    *limit;
  gboolean either_side;
  gboolean variations;
  gboolean json;
  gboolean replace;
  char    *part;
  AwaleCliAnalysis     analysis;
  AwaleReportOptions   report;
  AwaleLibraryFilter   filter;   /* Filter for the games that the options select. It owns its texts,
                                  * which are converted to the form of the library when the options
                                  * are read. */
  AwaleLibrary        *library;
} AwaleCliLibrary;

/**
 * Options of a subcommand that select the games of a library; they are stored in the variable
 * @self. Player and collection are missing, because each subcommand describes them in its own
 * words.
 */
#define AWALE_CLI_LIBRARY_ENTRIES(self) \
  { "library", 0, 0, G_OPTION_ARG_FILENAME, &(self).path, \
    N_("The library, instead of your own"), N_("FILE") }, \
  { "event", 0, 0, G_OPTION_ARG_STRING, &(self).filter.event, N_("Games of this event"), \
    N_("NAME") }, \
  AWALE_CLI_RULESET_ENTRY ((self).filter.ruleset), \
  { "from", 0, 0, G_OPTION_ARG_STRING, &(self).filter.from, N_("Games of this day or later"), \
    N_("DATE") }, \
  { "to", 0, 0, G_OPTION_ARG_STRING, &(self).filter.to, N_("Games of this day or earlier"), \
    N_("DATE") }, \
  { "result", 0, 0, G_OPTION_ARG_STRING, &(self).filter.result, \
    N_("Games with this result: south, north, draw, * or a score"), N_("RESULT") }, \
  { "analysed", 0, 0, G_OPTION_ARG_STRING, &(self).analysed, \
    N_("Games that were analyzed (yes), or were not (no)"), "yes|no" }, \
  { "text", 0, 0, G_OPTION_ARG_STRING, &(self).filter.text, \
    N_("Games with these words in names, events, places or comments"), N_("WORDS") }, \
  { "position", 0, 0, G_OPTION_ARG_STRING, &(self).position, \
    N_("Games with this position, or one of this pattern"), N_("POSITION") }, \
  { "either-side", 0, 0, G_OPTION_ARG_NONE, &(self).either_side, \
    N_("Look for the position from the other side, too"), NULL }, \
  { "variations", 0, 0, G_OPTION_ARG_NONE, &(self).variations, \
    N_("Look for the position in variations, too"), NULL }, \
  { "limit", 0, 0, G_OPTION_ARG_STRING, &(self).limit, N_("Maximum number of games"), N_("N") }, \
  AWALE_CLI_JSON_ENTRY ((self).json)

/** Options about a library, as a bit set. */
typedef enum
{
  AWALE_CLI_JSON = 1 << 0,
  AWALE_CLI_COLLECTION = 1 << 1,
  AWALE_CLI_POSITION = 1 << 2,
  AWALE_CLI_PLAYER = 1 << 3,
  AWALE_CLI_OTHER = 1 << 4,  /**< Other options that select games, such as `--event` and
                              * `--limit`. */
  AWALE_CLI_SELECTION = AWALE_CLI_COLLECTION | AWALE_CLI_POSITION | AWALE_CLI_PLAYER
                        | AWALE_CLI_OTHER,
  /* AWALE_CLI_AROUND_POSITION is for verbs whose position is a word instead of an option. */
  AWALE_CLI_POSITION_WORD = 1 << 7,
  AWALE_CLI_AROUND_POSITION = AWALE_CLI_COLLECTION | AWALE_CLI_PLAYER | AWALE_CLI_OTHER
                              | AWALE_CLI_POSITION_WORD,
  AWALE_CLI_SEARCH = 1 << 5,  /**< Options of the search, and of the part of the games to
                               * analyze. */
  AWALE_CLI_TABLES = 1 << 6,
  AWALE_CLI_ANALYSIS = AWALE_CLI_SEARCH | AWALE_CLI_TABLES,
  AWALE_CLI_REPLACE = 1 << 8,
} AwaleCliOptions;

void awale_cli_library_clear        (AwaleCliLibrary    *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleCliLibrary, awale_cli_library_clear)

/** Checks that no options but @allowed were used with @verb; false after a usage error. */
bool awale_cli_library_allow        (AwaleCliLibrary    *self,
                                     const char         *verb,
                                     AwaleCliOptions     allowed);

/** Converts the options to those of the filter and of the report; false after a usage error. */
bool awale_cli_library_read_options (AwaleCliLibrary    *self);

/** Opens the library; false after printing an error. */
bool awale_cli_library_open         (AwaleCliLibrary    *self,
                                     AwaleLibraryMode    mode);

/** Opens the library for changes if it exists; false after printing an error. */
bool awale_cli_library_open_present (AwaleCliLibrary    *self);

/** Verbs of `library`, whose @request is an AwaleCliLibrary. */
AwaleCliVerbFunc awale_cli_library_analyse, awale_cli_library_bad, awale_cli_library_check,
                 awale_cli_library_doubles, awale_cli_library_explore, awale_cli_library_export,
                 awale_cli_library_forget, awale_cli_library_import, awale_cli_library_list,
                 awale_cli_library_merge, awale_cli_library_search, awale_cli_library_stats;

/** Prints the statistics of the player in @filter, for the verb `stats`. */
bool awale_cli_library_print_player (AwaleLibrary              *library,
                                     const AwaleLibraryFilter  *filter,
                                     bool                       json,
                                     GError                   **error);

G_END_DECLS
