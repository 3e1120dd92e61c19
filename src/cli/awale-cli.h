/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * awale-cli: work of the application that needs no window, done by the same code. This folder
 * promises that tables and JSON do not depend on the language, and that messages go to standard
 * error. The subcommands are listed in main.c.
 */
#pragma once

#include "awale-table-writer.h"

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Exit statuses of all subcommands. */
typedef enum
{
  AWALE_EXIT_DONE = 0,
  AWALE_EXIT_NO = 1,      /**< The answer is negative: a file has errors, a move is illegal. */
  AWALE_EXIT_USAGE = 2,
  AWALE_EXIT_FAILED = 3,  /**< An operation failed, for example because a file is missing or a disk
                           * is full. */
} AwaleExit;

typedef struct _AwaleSubcommand AwaleSubcommand;

/**
 * Runs a subcommand. @arguments (inout) are its name and the words after it; the caller frees them.
 */
typedef AwaleExit AwaleCliFunc (const AwaleSubcommand   *command,
                                char                  ***arguments);

struct _AwaleSubcommand
{
  const char   *name;
  const char   *parameters;  /**< Words after the options, as the usage shows them: “DEPTH”. */
  const char   *summary;     /**< Summary in one line, marked with N_(). */
  AwaleCliFunc *run;
  int           least;       /**< Minimum number of words besides options. */
  int           most;        /**< Maximum number of words; −1 for no limit. */
  const char   *missing;     /**< Usage error for a wrong number of words, marked with N_();
                              * NULL for the usual one. */
  const char   *note;        /**< Text at the end of the help, marked with N_(); or NULL. */
};

AwaleCliFunc awale_cmd_analyse, awale_cmd_animate, awale_cmd_bench, awale_cmd_book,
             awale_cmd_check, awale_cmd_convert, awale_cmd_diagram, awale_cmd_library,
             awale_cmd_page, awale_cmd_perft, awale_cmd_play, awale_cmd_report,
             awale_cmd_rulesets, awale_cmd_search, awale_cmd_sheet, awale_cmd_show,
             awale_cmd_tablebase, awale_cmd_train, awale_cmd_uci;

/**
 * Runs a verb of a subcommand. @request belongs to the subcommand; @words are those after the verb.
 */
typedef AwaleExit AwaleCliVerbFunc (void  *request,
                                    char **words);

/**
 * A verb: the first word after the name of a subcommand, which selects what the subcommand does.
 */
typedef struct
{
  const char       *name;
  AwaleCliVerbFunc *run;
  int               least;    /**< Minimum number of words after the verb. */
  int               most;     /**< Maximum number of words; −1 for no limit. */
  const char       *missing;  /**< Usage error for missing words, marked with N_(). */
  unsigned          options;  /**< Set of AwaleCliOptions that the verb allows. */
} AwaleCliVerb;

/** Option entries that several subcommands share. */
#define AWALE_CLI_JSON_ENTRY(json) \
  { "json", 0, 0, G_OPTION_ARG_NONE, &(json), N_("Write one JSON object per line"), NULL }
#define AWALE_CLI_RULESET_ENTRY(text) \
  { "ruleset", 0, 0, G_OPTION_ARG_STRING, &(text), N_("Ruleset or its axes"), N_("RULESET") }

/**
 * Removes the options @entries from @arguments and answers `--help`. The first `--` is dropped, and
 * no word after it is an option.
 *
 * Returns: (transfer none) (nullable): the words after the name of the subcommand, if their number
 * is allowed; NULL if the subcommand must end with @status
 */
char     **awale_cli_parse_options (const AwaleSubcommand   *command,
                                    char                  ***arguments,
                                    const GOptionEntry      *entries,
                                    AwaleExit               *status);

/**
 * Marks words of moves that begin with a pass, `--`, so that they are not taken for options. A lone
 * `--` ends the options instead if at most @n_before words, which are not moves, precede it;
 * @n_before is -1 if all words are moves.
 */
void       awale_cli_mark_passes   (char               **arguments,
                                    const GOptionEntry  *entries,
                                    int                  n_before);

/**
 * Finds the verb that @words begin with among @verbs, which end with a NULL name; NULL after a
 * usage error, which is @needed if there is no such verb.
 */
const AwaleCliVerb *awale_cli_find_verb (const AwaleSubcommand  *command,
                                         const AwaleCliVerb     *verbs,
                                         const char             *needed,
                                         char                  **words);

/** Prints a usage error, and how to get help, on standard error. */
AwaleExit  awale_cli_usage_error   (const AwaleSubcommand *command,
                                    const char            *format,
                                    ...) G_GNUC_PRINTF (2, 3);

/** Prints `awale-cli: ` and a message on standard error. */
void       awale_cli_message       (const char *format,
                                    ...) G_GNUC_PRINTF (1, 2);

/** Prints `awale-cli: ` and the message of @error on standard error. */
AwaleExit  awale_cli_fail          (const GError *error);

/**
 * Reads the ruleset that an option names, `society` if @text is NULL; false after printing an
 * error.
 */
bool       awale_cli_read_ruleset  (const char    *text,
                                    AwaleRuleset  *rules);

/**
 * Reads the position that an argument describes, the start position if @text is NULL; false after
 * printing an error. A total below 48 seeds is accepted with a message.
 */
bool       awale_cli_read_position (const char    *text,
                                    AwalePosition *position);

/** Reads a whole number from @least to @most; false if @text is not one. */
bool       awale_cli_read_number   (const char *text,
                                    int         least,
                                    int         most,
                                    int        *number);

/** Parses @text of the form “2/4”, the second of four parts; false for any other text. */
bool       awale_cli_read_part     (const char *text,
                                    int        *part,
                                    int        *n_parts);

/**
 * The position @start, and the one after each of the moves in @words, which may lack spaces between
 * moves: `F f B`, `FfB`, `F--B`. Moves after the end of a game are accepted with a message.
 * Returns: (transfer full) (nullable) (element-type AwalePosition): NULL after printing an error
 */
GArray    *awale_cli_play_moves    (const AwaleRuleset  *rules,
                                    AwalePosition        start,
                                    char               **words);

/** Formats moves as `Ff Ee Bb`. (transfer full) */
char      *awale_cli_dup_moves     (const int8_t *moves,
                                    int           n_moves);

/** A line on standard error that shows the progress of an operation. */
typedef struct
{
  bool is_seen;  /**< False if standard error is not a terminal, so that nothing is shown. */
  int  columns;  /**< Width of the last text, in columns. */
} AwaleCliProgress;

AwaleCliProgress awale_cli_progress_new   (void);

/** Replaces the line with a text formatted as by printf(). */
void             awale_cli_progress_show  (AwaleCliProgress *self,
                                           const char       *format,
                                           ...) G_GNUC_PRINTF (2, 3);
void             awale_cli_progress_clear (AwaleCliProgress *self);

G_END_DECLS
