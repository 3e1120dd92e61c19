/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "document/awale-disk-queue.h"

/** A job that blocks its disk queue until the gate is opened, like a disk that does not answer. */
typedef struct _DiskGate DiskGate;

/** Returns when the thread of @disk is blocked. */
DiskGate *disk_gate_close (AwaleDiskQueue *disk);

/** Releases the disk, and returns when all jobs pushed meanwhile are done. */
void      disk_gate_open  (DiskGate       *gate);
