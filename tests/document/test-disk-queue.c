/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "../failing-threads.h"
#include "disk-gate.h"

#include <stdbool.h>

/* The jobs that the thread has done in order, and the number of freed jobs. They may be read only
 * while no job can run, such as after a flush. */
typedef struct
{
  GString *done;
  int      n_freed;
} Record;

typedef struct
{
  Record *record;
  char    name;
} Work;

static void
work (gpointer data)
{
  const Work *self = data;

  g_string_append_c (self->record->done, self->name);
}

static void
work_free (gpointer data)
{
  Work *self = data;

  g_atomic_int_inc (&self->record->n_freed);
  g_free (self);
}

static void
push (AwaleDiskQueue *disk,
      gconstpointer   key,
      Record         *record,
      char            name)
{
  Work *self = g_new (Work, 1);

  *self = (Work) { record, name };
  awale_disk_queue_push (disk, key, work, self, work_free);
}

/* Without a thread a job is done before awale_disk_queue_push() returns. */
static void
test_no_thread (void)
{
  g_autoptr (AwaleDiskQueue) disk = awale_disk_queue_new ();
  Record record = { g_string_new (NULL), 0 };
  const char keys[2] = { 0 };

  failing_threads_set (true);
  push (disk, &keys[0], &record, 'a');
  push (disk, &keys[1], &record, 'b');
  g_assert_cmpstr (record.done->str, ==, "ab");
  awale_disk_queue_flush (disk);
  failing_threads_set (false);
  push (disk, &keys[0], &record, 'c');
  awale_disk_queue_flush (disk);
  g_assert_cmpstr (record.done->str, ==, "abc");
  g_string_free (record.done, TRUE);
}

static void
test_order (void)
{
  g_autoptr (AwaleDiskQueue) disk = awale_disk_queue_new ();
  Record record = { g_string_new (NULL), 0 };
  const char keys[2] = { 0 };

  awale_disk_queue_flush (disk);
  push (disk, &keys[0], &record, 'a');
  awale_disk_queue_flush (disk);
  push (disk, &keys[1], &record, 'b');
  push (disk, &keys[0], &record, 'c');
  awale_disk_queue_flush (disk);
  g_assert_cmpstr (record.done->str, ==, "abc");
  g_assert_cmpint (record.n_freed, ==, 3);
  g_string_free (record.done, TRUE);
}

/* Pushing does not wait for a blocked disk, and only the latest contents of each file are
 * written. */
static void
test_latest (void)
{
  g_autoptr (AwaleDiskQueue) disk = awale_disk_queue_new ();
  DiskGate *gate = disk_gate_close (disk);
  Record record = { g_string_new (NULL), 0 };
  const char keys[2] = { 0 };

  for (char name = 'a'; name <= 'z'; name++)
    push (disk, &keys[(name - 'a') % 2], &record, name);
  g_assert_cmpstr (record.done->str, ==, "");
  g_assert_cmpint (g_atomic_int_get (&record.n_freed), ==, 24);
  disk_gate_open (gate);
  g_assert_cmpstr (record.done->str, ==, "yz");
  g_assert_cmpint (record.n_freed, ==, 26);
  g_string_free (record.done, TRUE);
}

/* Waiting jobs are done when the queue is freed. */
static void
test_end (void)
{
  AwaleDiskQueue *disk = awale_disk_queue_new ();
  Record record = { g_string_new (NULL), 0 };

  for (char name = 'a'; name <= 'e'; name++)
    push (disk, GINT_TO_POINTER (name), &record, name);
  awale_disk_queue_unref (disk);
  g_assert_cmpstr (record.done->str, ==, "abcde");
  g_assert_cmpint (record.n_freed, ==, 5);
  g_string_free (record.done, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/disk-queue/no-thread", test_no_thread);
  g_test_add_func ("/document/disk-queue/order", test_order);
  g_test_add_func ("/document/disk-queue/latest", test_latest);
  g_test_add_func ("/document/disk-queue/end", test_end);
  return g_test_run ();
}
