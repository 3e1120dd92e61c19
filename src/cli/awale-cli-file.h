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
 * The bytes of the file called @name, of standard input for `-`; NULL after telling why not.
 * Returns: (transfer full) (nullable)
 */
GBytes        *awale_cli_read_file     (const char    *name);

/** Its games, read as @format; NULL after telling why not. Returns: (transfer full) (nullable) */
AwaleDocument *awale_cli_read_document (const char    *name,
                                        AwaleFormat    format);

/** Whether there is a folder for a file called @name, as far as can be told before it is written;
 * false after telling why not. */
bool           awale_cli_can_write     (const char    *name);

/**
 * Writes @n_bytes to the file called @name, which is replaced as a whole or not at all, and not if
 * it is a library, or to standard output for `-`; false after telling why not.
 */
bool           awale_cli_write_file    (const char    *name,
                                        const char    *bytes,
                                        size_t         n_bytes);

/** The same of @bytes to a file, without telling why not: that may also be that it is a library. */
bool           awale_cli_write_bytes   (const char    *name,
                                        GBytes        *bytes,
                                        GError       **error);

/** Whether @one and @other are the same file, by whatever names; standard ones never are. */
bool           awale_cli_is_same_file  (const char    *one,
                                        const char    *other);

/** Whether @out is another file than @in, which it is made of; false after telling that not. */
bool           awale_cli_is_another    (const char    *out,
                                        const char    *in);

/** Whether exercises may be written to the file called @name: it is none of games that were played,
 * which somebody, or the shell, named by mistake; false after telling that it is. */
bool           awale_cli_may_hold_exercises (const char *name);

/** Reads the name of a format, if @text is not NULL; false after telling which ones there are. */
bool           awale_cli_read_format   (const AwaleSubcommand *command,
                                        const char            *text,
                                        AwaleFormat           *format);

/** Whether the file called @name ends in @ending, or in nothing; false after telling why not. */
bool           awale_cli_has_ending    (const char    *name,
                                        const char    *ending);

/** All that there is to say of @document, on standard error. */
void           awale_cli_tell_document (AwaleDocument *document,
                                        const char    *name);

/**
 * Whether there is anything in @document that another file could be made of, after all that there
 * is to say of it; false after telling that nothing is written.
 */
bool           awale_cli_has_games     (AwaleDocument *document,
                                        const char    *name);

G_END_DECLS
