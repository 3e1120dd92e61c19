/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "awale-cli.h"
#include "notation/awale-ogn.h"

G_BEGIN_DECLS

/**
 * Creates a file for @name: a path, which may contain a colon, or a URI, which contains `://`.
 * (transfer full)
 */
GFile         *awale_cli_file_new      (const char    *name);

/**
 * Reads the games of the file called @name, or of standard input for `-`, in @format; NULL after
 * printing an error. With @preferred (nullable), they are read by awale_notation_read() instead, as
 * OGN. Returns: (transfer full) (nullable)
 */
AwaleDocument *awale_cli_read_document (const char          *name,
                                        AwaleFormat          format,
                                        const AwaleNotation *preferred);

/**
 * Reads OGN games like awale_cli_read_document() and prints their diagnostics. Sets @status to
 * AWALE_EXIT_FAILED if they cannot be read, to AWALE_EXIT_NO if there are errors or no games, and
 * otherwise to AWALE_EXIT_DONE. (transfer full) (nullable)
 */
AwaleDocument *awale_cli_read_games    (const char    *name,
                                        AwaleExit     *status);

/** Prints the diagnostics of @document on standard error. */
void           awale_cli_print_diagnostics (AwaleDocument *document,
                                            const char    *name);

/**
 * False, after printing an error, if a local file called @name certainly cannot be written; a test
 * before there is content to write.
 */
bool           awale_cli_can_write     (const char    *name);

/**
 * Writes @text to the file called @name, or to standard output for `-`; false after printing an
 * error. The file is replaced completely or not at all, and a library is never replaced.
 */
bool           awale_cli_write_text    (const char    *name,
                                        const char    *text);

/**
 * Writes a file like awale_cli_write_text(), but sets @error instead of printing it, and takes `-`
 * for the name of a file.
 */
bool           awale_cli_write_quietly (const char    *name,
                                        GBytes        *bytes,
                                        GError       **error);

/** True if the file called @name is an existing regular file. */
bool           awale_cli_is_file       (const char    *name);

/**
 * True if the names @one and @other refer to the same file. Standard input and output differ from
 * every file.
 */
bool           awale_cli_is_same_file  (const char    *one,
                                        const char    *other);

/** True unless @out and @in are the same file; false after printing an error. */
bool           awale_cli_is_another    (const char    *out,
                                        const char    *in);

/**
 * True unless the file called @name contains played games, in which case it was named by mistake as
 * a file of exercises; false after printing an error.
 */
bool           awale_cli_may_hold_exercises (const char *name);

/** Reads the name of a format unless @text is NULL; false after a usage error. */
bool           awale_cli_read_format   (const AwaleSubcommand *command,
                                        const char            *text,
                                        AwaleFormat           *format);

/** Writes @bytes to the file at @path or, if @bytes is NULL, prints @error. */
AwaleExit      awale_cli_write_drawing (const char *path,
                                        GBytes     *bytes,
                                        GError     *error);

G_END_DECLS
