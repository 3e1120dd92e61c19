/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-cli.h"

#include "library/awale-library-list.h"

G_BEGIN_DECLS

/** What the options of `library` say, the same for all verbs. To be cleared. */
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
  char    *text;
  char    *position;
  int      limit;
  gboolean either_side;
  gboolean variations;
  gboolean json;
} AwaleCliLibrary;

/** Options of `library`, as a set. */
typedef enum
{
  AWALE_CLI_JSON = 1 << 0,
  AWALE_CLI_COLLECTION = 1 << 1,
  AWALE_CLI_POSITION = 1 << 2,
  AWALE_CLI_OTHER = 1 << 3,  /**< All others that select games. */
  AWALE_CLI_SELECTION = AWALE_CLI_COLLECTION | AWALE_CLI_POSITION | AWALE_CLI_OTHER,
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
AwaleExit     awale_cli_library_bad         (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);
AwaleExit     awale_cli_library_forget      (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);
AwaleExit     awale_cli_library_check       (const AwaleSubcommand  *command,
                                             const AwaleCliLibrary  *options,
                                             char                  **words);

G_END_DECLS
