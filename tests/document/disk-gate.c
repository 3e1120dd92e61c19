/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "disk-gate.h"

#include <stdbool.h>

struct _DiskGate
{
  AwaleDiskQueue *disk;
  GMutex          mutex;
  GCond           changed;
  bool            holding;
  bool            open;
};

static void
hold (gpointer data)
{
  DiskGate *gate = data;

  g_mutex_lock (&gate->mutex);
  gate->holding = true;
  g_cond_broadcast (&gate->changed);
  while (!gate->open)
    g_cond_wait (&gate->changed, &gate->mutex);
  g_mutex_unlock (&gate->mutex);
}

static void
keep (gpointer data)
{
}

DiskGate *
disk_gate_close (AwaleDiskQueue *disk)
{
  DiskGate *gate = g_new0 (DiskGate, 1);

  gate->disk = awale_disk_queue_ref (disk);
  g_mutex_init (&gate->mutex);
  g_cond_init (&gate->changed);
  awale_disk_queue_push (disk, gate, hold, gate, keep);
  g_mutex_lock (&gate->mutex);
  while (!gate->holding)
    g_cond_wait (&gate->changed, &gate->mutex);
  g_mutex_unlock (&gate->mutex);
  return gate;
}

void
disk_gate_open (DiskGate *gate)
{
  g_mutex_lock (&gate->mutex);
  gate->open = true;
  g_cond_broadcast (&gate->changed);
  g_mutex_unlock (&gate->mutex);
  awale_disk_queue_flush (gate->disk);
  awale_disk_queue_unref (gate->disk);
  g_mutex_clear (&gate->mutex);
  g_cond_clear (&gate->changed);
  g_free (gate);
}
