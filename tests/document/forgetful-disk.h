/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

/**
 * A disk whose power may be cut at any call: it watches what the calls of failing-disk.h do in a
 * folder, and which of it was synced. What was not synced may be there afterwards or not: the
 * contents of a file as they were synced, or by their length alone, or by half, or wholly; and
 * names as they were at any moment since their folder was synced.
 */
typedef struct _ForgetfulDisk ForgetfulDisk;

/**
 * Is called for everything that may be left of a power cut, as it is laid out in @folder, which it
 * may change. @promised: how much had been promised before the cut.
 */
typedef void (*ForgetfulDiskCheck) (const char *folder,
                                    unsigned    promised,
                                    void       *user_data);

/** Watches @folder, all of which is on the disk, and what this thread does there. */
ForgetfulDisk *forgetful_disk_begin   (const char         *folder);

/** What was done so far must outlast a power cut: one promise more. */
void           forgetful_disk_promise (ForgetfulDisk      *self);

/** Ends it, cuts the power at each call and at the end, and frees @self. Returns: how many there
 * were of what may be left */
unsigned       forgetful_disk_end     (ForgetfulDisk      *self,
                                       ForgetfulDiskCheck  check,
                                       void               *user_data);

/** Removes the folder @path with all that is in it. */
void           forgetful_disk_remove  (const char         *path);
