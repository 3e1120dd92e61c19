/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "document/awale-disk-queue.h"

/** A disk that does not answer: a job that blocks its queue until the gate is opened. */
typedef struct _DiskGate DiskGate;

/** Returns once the thread of @disk is held. */
DiskGate *disk_gate_close (AwaleDiskQueue *disk);

/** Releases the disk, and returns when all jobs pushed meanwhile are done. */
void      disk_gate_open  (DiskGate       *gate);
