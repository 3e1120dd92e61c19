/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "document/awale-disk-queue.h"

/** A disk that does not answer: a job in its queue that goes on until the gate is opened. */
typedef struct _DiskGate DiskGate;

/** Returns once the thread of @disk is held. */
DiskGate *disk_gate_close (AwaleDiskQueue *disk);

/** Lets it go on; all that was pushed meanwhile is done when this returns. */
void      disk_gate_open  (DiskGate       *gate);
