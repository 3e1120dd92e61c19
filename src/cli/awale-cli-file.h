/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "awale-cli.h"
#include "notation/awale-ogn.h"

G_BEGIN_DECLS

/** The file called @name: a path, with or without a colon, or a URI, which has `://`. (transfer
 * full) */
GFile         *awale_cli_file_new      (const char    *name);

/**
 * The games of the file called @name, of standard input for `-`, read as @format; NULL after a
 * message. @wish: see awale_notation_read() (nullable). Returns: (transfer full) (nullable)
 */
AwaleDocument *awale_cli_read_document (const char          *name,
                                        AwaleFormat          format,
                                        const AwaleNotation *wish);

/**
 * Reads OGN games as awale_cli_read_document() does, and prints their diagnostics. @status:
 * (out): AWALE_EXIT_NO if there are errors or no games.
 */
AwaleDocument *awale_cli_read_games    (const char    *name,
                                        AwaleExit     *status);

/** Prints the diagnostics of @document on standard error. */
void           awale_cli_print_diagnostics (AwaleDocument *document,
                                            const char    *name);

/** Tests for the folder of a file called @name before there is something to write; false after a
 * message. */
bool           awale_cli_can_write     (const char    *name);

/**
 * Writes to the file called @name, which is replaced as a whole or not at all and must not be a
 * library, or to standard output for `-`; false after a message.
 */
bool           awale_cli_write_bytes   (const char    *name,
                                        GBytes        *bytes);
bool           awale_cli_write_text    (const char    *name,
                                        const char    *text);

/** Writes to a file as awale_cli_write_bytes() does, without a message. */
bool           awale_cli_write_quietly (const char    *name,
                                        GBytes        *bytes,
                                        GError       **error);

/** True if the file called @name is there, and neither a folder nor a device. */
bool           awale_cli_is_file       (const char    *name);

/** True if @one and @other are the same file, by any names; standard ones never are. */
bool           awale_cli_is_same_file  (const char    *one,
                                        const char    *other);

/** True if @out and @in are different files; otherwise prints a message. */
bool           awale_cli_is_another    (const char    *out,
                                        const char    *in);

/** True unless the file called @name holds games that were played, so that it was named by mistake
 * for exercises; false after a message. */
bool           awale_cli_may_hold_exercises (const char *name);

/** Reads the name of a format, if @text is not NULL; false after a usage error. */
bool           awale_cli_read_format   (const AwaleSubcommand *command,
                                        const char            *text,
                                        AwaleFormat           *format);

/** Writes @bytes, or prints @error if these are NULL. */
AwaleExit      awale_cli_write_drawing (const char *path,
                                        GBytes     *bytes,
                                        GError     *error);

G_END_DECLS
