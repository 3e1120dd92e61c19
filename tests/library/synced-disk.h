/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A disk whose power may be cut, and that has kept nothing then but what was synced: each file as
 * it was when it last was, and names until their folder was.
 */
#pragma once

/** From now on watches what is synced in @folder, of which nothing is on the disk yet. */
void  synced_disk_begin (const char *folder);
void  synced_disk_end   (void);

/** Lays out what a power cut would leave of it now. (transfer full): the path of another folder */
char *synced_disk_cut   (void);
