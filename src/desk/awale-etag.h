/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/*
 * Entity tags of files on this machine: they tell what a file holds, not when it was written as
 * GIO's do. So what a synchronization put in its place with the old time and size is another file,
 * clocks do not matter, and one that was only touched or copied back is the same.
 */

/** The tag of a file that holds @data. (transfer full) */
char *awale_etag_new     (const void *data,
                          size_t      size);

/**
 * Whether the file at @path has @etag still; one that is gone counts as unchanged, as it may be
 * made anew. The file is read, unless its size tells. @error_number (out): 0; or, if false is
 * returned because nobody can tell, what the system says.
 */
bool  awale_etag_matches (const char *etag,
                          const char *path,
                          int        *error_number);

G_END_DECLS
