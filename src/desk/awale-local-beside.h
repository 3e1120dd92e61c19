/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <sys/types.h>

G_BEGIN_DECLS

/*
 * Hidden files beside one that is being written. What is to become it ends in AWALE_LOCAL_PART. A
 * copy of what it held ends in AWALE_LOCAL_COPY: it may be the only one, and is cleared away only
 * if the file holds the same.
 */
#define AWALE_LOCAL_PART ".part"
#define AWALE_LOCAL_COPY ".awale-copy"

/**
 * Creates a hidden file in @folder, named after @path, and locks it, so that nobody takes it for
 * what a save left that was killed. @created (out) (transfer full): its path. Returns: what it is
 * open as, or -1, and errno says why
 */
int  awale_local_beside_create (const char  *folder,
                                const char  *path,
                                const char  *suffix,
                                mode_t       mode,
                                char       **created);

/**
 * Removes what writing the file at @path left beside it if it was killed, unless somebody is
 * writing it now: the beginning of a new file, and a copy of the old one if the file still holds
 * that. Any other copy stays. To be called when the file is opened; writing it does so too.
 */
void awale_local_beside_clear  (const char *path);

G_END_DECLS
