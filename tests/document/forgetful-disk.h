/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

/**
 * A disk whose power can be cut at any call. It watches the calls of failing-disk.h in one folder,
 * and which files and folders they sync. After a cut, contents that were not synced may be those of
 * the last sync, or the new ones in length only, by half, or completely; names may be those of any
 * moment since their folder was synced.
 */
typedef struct _ForgetfulDisk ForgetfulDisk;

/**
 * Checks a state of the disk that is possible after a power cut. The state is laid out in @folder,
 * which the function may change; @promised is the number of promises made before the cut.
 */
typedef void (*ForgetfulDiskCheck) (const char *folder,
                                    unsigned    promised,
                                    void       *user_data);

/** Watches @folder and the calls of this thread in it. All its contents at the start count as
 * synced. */
ForgetfulDisk *forgetful_disk_begin   (const char         *folder);

/** Promises that all work so far survives a power cut. */
void           forgetful_disk_promise (ForgetfulDisk      *self);

/**
 * Stops watching, cuts the power at each call and at the end, and frees @self. Returns: the number
 * of checked states
 */
unsigned       forgetful_disk_end     (ForgetfulDisk      *self,
                                       ForgetfulDiskCheck  check,
                                       void               *user_data);

/** Removes the folder @path and its contents. */
void           forgetful_disk_remove  (const char         *path);
