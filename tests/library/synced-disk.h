/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A disk whose power can be cut, and which then keeps only synced data: each file as of its last
 * sync, unless it was gone at a later sync of its folder.
 */
#pragma once

/** Starts watching syncs in @folder; none of its present contents count as synced. */
void  synced_disk_begin (const char *folder);
void  synced_disk_end   (void);

/**
 * Creates in another folder the files that a power cut would leave now. Returns: the path of that
 * folder (transfer full)
 */
char *synced_disk_cut   (void);
