/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Makes @bytes the contents of the file at @path (no symbolic link), so that at any moment, even
 * after a power cut, it has its old contents or the new ones, whole:
 *
 * A new file is written and synced beside it, with the owner, permissions and extended attributes
 * of the old one, and takes its place. Where that would part it from what it is (it has further
 * hard links, an owner we cannot give it, or nobody may write in its folder) it is written in
 * place, once a copy of what it holds has been made and verified: beside it or in @spare_folder.
 * The copy goes when all is well again, and is named in the error if it is needed.
 *
 * If it has its new contents, but the folder could not be synced, that is an error, too: a power
 * cut may undo it.
 *
 * @etag (nullable): that the file must have until it changes (see awale_etag_new()), else
 * G_IO_ERROR_WRONG_ETAG.
 */
bool awale_local_file_write (const char  *path,
                             GBytes      *bytes,
                             const char  *spare_folder,
                             const char  *etag,
                             GError     **error);

/** The same for a file of the program's own, which is for nobody else to read if it is new. */
bool awale_local_file_write_private (const char  *path,
                                     GBytes      *bytes,
                                     GError     **error);

/**
 * Makes the folder @path and those it is in, for nobody else to read, so that they outlast a power
 * cut. Returns: whether it is there; else errno says why not
 */
bool awale_local_file_make_folder (const char *path);

G_END_DECLS
