/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-cli-analysis.h"

#include "library/awale-library-list.h"

G_BEGIN_DECLS

/** What the options about a library say, the same for all verbs. To be cleared. */
typedef struct
{
  char    *library;     /* All texts as the person wrote them; NULL: not at all. */
  char    *player;
  char    *event;
  char    *ruleset;
  char    *from;
  char    *to;
  char    *result;
  char    *collection;
  char    *analysed;
  char    *text;
  char    *position;
  char    *limit;
  gboolean either_side;
  gboolean variations;
  gboolean json;
  char    *part;
  const AwaleCliAnalysis *analysis;  /* Of the verbs that analyse games; else NULL. */
} AwaleCliLibrary;

/** The options that set @self, which is a variable; to be put among a subcommand's entries. What
 * player and collection are for is for the subcommand to say. */
#define AWALE_CLI_LIBRARY_ENTRIES(self) \
  { "library", 0, 0, G_OPTION_ARG_FILENAME, &(self).library, \
    N_("The library, instead of your own"), N_("FILE") }, \
  { "event", 0, 0, G_OPTION_ARG_STRING, &(self).event, N_("Games of this event"), N_("NAME") }, \
  { "ruleset", 0, 0, G_OPTION_ARG_STRING, &(self).ruleset, N_("Ruleset or its axes"), \
    N_("RULESET") }, \
  { "from", 0, 0, G_OPTION_ARG_STRING, &(self).from, N_("Games of this day or later"), \
    N_("DATE") }, \
  { "to", 0, 0, G_OPTION_ARG_STRING, &(self).to, N_("Games of this day or earlier"), \
    N_("DATE") }, \
  { "result", 0, 0, G_OPTION_ARG_STRING, &(self).result, \
    N_("Games with this result: south, north, draw, * or a score"), N_("RESULT") }, \
  { "analysed", 0, 0, G_OPTION_ARG_STRING, &(self).analysed, \
    N_("Games that were analyzed (yes), or were not (no)"), "yes|no" }, \
  { "text", 0, 0, G_OPTION_ARG_STRING, &(self).text, \
    N_("Games with these words in names, events, places or comments"), N_("WORDS") }, \
  { "position", 0, 0, G_OPTION_ARG_STRING, &(self).position, \
    N_("Games with this position, or one of this pattern"), N_("POSITION") }, \
  { "either-side", 0, 0, G_OPTION_ARG_NONE, &(self).either_side, \
    N_("Look for the position from the other side, too"), NULL }, \
  { "variations", 0, 0, G_OPTION_ARG_NONE, &(self).variations, \
    N_("Look for the position in variations, too"), NULL }, \
  { "limit", 0, 0, G_OPTION_ARG_STRING, &(self).limit, N_("Maximum number of games"), N_("N") }, \
  { "json", 0, 0, G_OPTION_ARG_NONE, &(self).json, N_("Write one JSON object per line"), NULL }

/** Options about a library, as a set. */
typedef enum
{
  AWALE_CLI_JSON = 1 << 0,
  AWALE_CLI_COLLECTION = 1 << 1,
  AWALE_CLI_POSITION = 1 << 2,
  AWALE_CLI_PLAYER = 1 << 3,
  AWALE_CLI_OTHER = 1 << 4,  /**< All others that select games. */
  AWALE_CLI_SELECTION = AWALE_CLI_COLLECTION | AWALE_CLI_POSITION | AWALE_CLI_PLAYER
                        | AWALE_CLI_OTHER,
  AWALE_CLI_SEARCH = 1 << 5,
  AWALE_CLI_TABLES = 1 << 6,
  AWALE_CLI_ANALYSIS = AWALE_CLI_SEARCH | AWALE_CLI_TABLES,  /**< How games are analysed, and which
                                                                  part of them. */
} AwaleCliOptions;

/** The games that the options mean; what they say, in a form that the library understands. */
typedef struct
{
  AwaleLibraryFilter   filter;
  AwalePositionPattern position;
  char                *ruleset;
  char                *from;
  char                *to;
  char                *result;
} AwaleCliSelection;

void          awale_cli_library_clear       (AwaleCliLibrary        *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleCliLibrary, awale_cli_library_clear)

/** Whether only options of @allowed are there; false after telling of another. */
bool          awale_cli_library_allow       (const AwaleCliLibrary  *self,
                                             const AwaleSubcommand  *command,
                                             const char             *verb,
                                             AwaleCliOptions         allowed);

/** The library that is meant; NULL after telling why not. (transfer full) */
AwaleLibrary *awale_cli_library_open        (const AwaleCliLibrary  *self,
                                             AwaleLibraryMode        mode);

/** The same to be changed; one that is not there is not made. (transfer full) */
AwaleLibrary *awale_cli_library_open_present (const AwaleCliLibrary *self);

/** Reads what is to be selected; false after telling what is wrong. @self must last as long. */
bool          awale_cli_library_select      (const AwaleCliLibrary  *self,
                                             const AwaleSubcommand  *command,
                                             AwaleCliSelection      *selection);
void          awale_cli_selection_clear     (AwaleCliSelection      *selection);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleCliSelection, awale_cli_selection_clear)

/** What the verbs of `library` do, with the words that follow them. */
AwaleExit     awale_cli_library_import      (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);
AwaleExit     awale_cli_library_list        (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);
AwaleExit     awale_cli_library_search      (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);
AwaleExit     awale_cli_library_explore     (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);
AwaleExit     awale_cli_library_export      (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);
AwaleExit     awale_cli_library_stats       (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);
AwaleExit     awale_cli_library_analyse     (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);
AwaleExit     awale_cli_library_merge       (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);
AwaleExit     awale_cli_library_bad         (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);
AwaleExit     awale_cli_library_forget      (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);
AwaleExit     awale_cli_library_check       (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);

/** Prints what the games of @filter say of its player, for `stats`. */
bool          awale_cli_library_tell_player (AwaleLibrary              *library,
                                             const AwaleLibraryFilter  *filter,
                                             bool                       json,
                                             GError                   **error);

G_END_DECLS
