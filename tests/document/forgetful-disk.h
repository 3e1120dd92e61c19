/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

/**
 * A disk whose power can be cut at any call. It watches the calls of failing-disk.h in a folder,
 * and their syncs. Unsynced contents may be those of the last sync, or the new ones by length
 * alone, by half or wholly; names may be those of any moment since their folder was synced.
 */
typedef struct _ForgetfulDisk ForgetfulDisk;

/**
 * Checks each possible state after a power cut, laid out in @folder, which it may change.
 * @promised: number of promises before the cut
 */
typedef void (*ForgetfulDiskCheck) (const char *folder,
                                    unsigned    promised,
                                    void       *user_data);

/** Watches @folder, all of which counts as synced, and the calls of this thread there. */
ForgetfulDisk *forgetful_disk_begin   (const char         *folder);

/** Promises that all work so far survives a power cut. */
void           forgetful_disk_promise (ForgetfulDisk      *self);

/**
 * Stops watching, cuts the power at each call and at the end, and frees @self. Returns: the number
 * of states checked
 */
unsigned       forgetful_disk_end     (ForgetfulDisk      *self,
                                       ForgetfulDiskCheck  check,
                                       void               *user_data);

/** Removes the folder @path and its contents. */
void           forgetful_disk_remove  (const char         *path);
