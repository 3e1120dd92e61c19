/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A disk whose power can be cut, which only keeps synced data: each file as of its last sync, and
 * names as of the last sync of their folder.
 */
#pragma once

/** Starts watching syncs in @folder, none of whose contents count as synced. */
void  synced_disk_begin (const char *folder);
void  synced_disk_end   (void);

/**
 * Creates the files that a power cut would leave now. (transfer full): the path of another folder
 */
char *synced_disk_cut   (void);
