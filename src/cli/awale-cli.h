/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * awale-cli: the work of the window that needs no eyes, through the same code. This folder promises
 * that results and nothing else are on standard output, in a form that never changes with the
 * language, and that messages are on standard error; one file a subcommand, which commands.c lists.
 */
#pragma once

#include "awale-table-writer.h"

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Exit status of every subcommand. */
typedef enum
{
  AWALE_EXIT_DONE = 0,
  AWALE_EXIT_NO = 1,      /**< The answer is no: a file with errors, an illegal move. */
  AWALE_EXIT_USAGE = 2,   /**< Wrong usage. */
  AWALE_EXIT_FAILED = 3,  /**< No space, no such file. */
} AwaleExit;

typedef struct _AwaleSubcommand AwaleSubcommand;

/** A subcommand. */
struct _AwaleSubcommand
{
  const char *name;
  const char *parameters;  /**< What follows the options, as usage shows it: “DEPTH”. */
  const char *summary;     /**< One line, marked with N_(). */

  /**
   * Runs it. @arguments: (inout): the words from the subcommand's name on, which
   * awale_cli_parse_options() takes the options from; freed by the caller.
   */
  AwaleExit (* run) (const AwaleSubcommand   *command,
                     char                  ***arguments);

  const char *note;        /**< What options are for, unless all: marked likewise; or NULL. */
};

/** All subcommands, in the order of the overall help. */
const AwaleSubcommand *awale_cli_commands (size_t *n_commands);

/**
 * Takes the options @entries out of @arguments, which then hold the subcommand's name and the other
 * words: all that follow the first `--`, which goes. `--help` is answered here.
 *
 * Returns: whether to go on; if not, @status is what to return.
 */
bool awale_cli_parse_options (const AwaleSubcommand   *command,
                              char                  ***arguments,
                              const GOptionEntry      *entries,
                              AwaleExit               *status);

/** Whether the word after @word is its value: `--depth 3`. @entries: (nullable) */
bool awale_cli_takes_value (const GOptionEntry *entries,
                            const char         *word);

/** Tells on standard error that the usage is wrong, and where to find help. */
AwaleExit awale_cli_usage_error (const AwaleSubcommand *command,
                                 const char            *format,
                                 ...) G_GNUC_PRINTF (2, 3);

/** `awale-cli: ` and a message, on standard error. */
void awale_cli_message (const char *format,
                        ...) G_GNUC_PRINTF (1, 2);

/** The ruleset that an option names, `society` if @text is NULL; false after telling why not. */
bool awale_cli_read_ruleset (const char    *text,
                             AwaleRuleset  *rules);

/**
 * The position that an argument tells, the start if @text is NULL; false after telling why not.
 * Another total than 48 is said, too.
 */
bool awale_cli_read_position (const char    *text,
                              AwalePosition *position);

/** A whole number within bounds; false if @text is not one. */
bool awale_cli_read_number (const char *text,
                            int         least,
                            int         most,
                            int        *number);

/** One part of several: “2/4” is the second of four; false if @text is not one. */
bool awale_cli_read_part (const char *text,
                          int        *part,
                          int        *n_parts);

AwaleExit awale_cmd_analyse  (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_animate  (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_bench    (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_book     (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_check    (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_convert  (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_diagram  (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_library  (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_page     (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_perft    (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_play     (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_report   (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_rulesets (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_sheet    (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_show     (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_tablebase (const AwaleSubcommand  *command,
                               char                 ***arguments);
AwaleExit awale_cmd_train    (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_search   (const AwaleSubcommand   *command,
                              char                  ***arguments);
AwaleExit awale_cmd_uci      (const AwaleSubcommand   *command,
                              char                  ***arguments);

G_END_DECLS
