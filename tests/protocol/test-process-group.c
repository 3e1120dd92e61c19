/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "guarded-kill.h"

#include "protocol/awale-process-group.h"

#include "../wait.h"

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct
{
  AwaleProcessGroup *group;
  int                pipes[3];
  unsigned           n_ended;
  int                status;
} Fixture;

static void
ended_cb (int   status,
          void *user_data)
{
  Fixture *fixture = user_data;

  fixture->n_ended++;
  fixture->status = status;
}

static void
spawn (Fixture    *fixture,
       const char *script)
{
  const char *const arguments[] = { "sh", "-c", script, NULL };
  g_autoptr (GError) error = NULL;

  fixture->group = awale_process_group_spawn (arguments, fixture->pipes, ended_cb, fixture, &error);
  g_assert_no_error (error);
}

static void
wait_for_end (Fixture *fixture)
{
  wait_while (fixture->n_ended == 0);

  /* The process id may be used again from now on, so nothing must be killed. */
  guarded_kill_take_count ();
  awale_process_group_kill (fixture->group);
  g_assert_cmpuint (guarded_kill_take_count (), ==, 0);
  g_assert_cmpuint (fixture->n_ended, ==, 1);
  g_clear_pointer (&fixture->group, awale_process_group_free);
  for (int i = 0; i < 3; i++)
    close (fixture->pipes[i]);
}

/* Each test runs with and without pidfds. */
static void
set_up (Fixture       *fixture,
        gconstpointer  has_no_pidfd)
{
  guarded_kill_set_no_pidfd (GPOINTER_TO_INT (has_no_pidfd));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  has_no_pidfd)
{
  guarded_kill_set_no_pidfd (false);
}

/* Waits for the first output, which shows that the process runs. */
static void
wait_for_output (Fixture *fixture)
{
  char byte;

  wait_while (read (fixture->pipes[1], &byte, 1) != 1);
}

static void
test_ends (Fixture       *fixture,
           gconstpointer  data)
{
  guarded_kill_take_count ();
  spawn (fixture, "exit 3");
  wait_while (fixture->n_ended == 0);
  g_assert_cmpuint (guarded_kill_take_count (), ==, 1);
  g_assert_true (WIFEXITED (fixture->status));
  g_assert_cmpint (WEXITSTATUS (fixture->status), ==, 3);
  wait_for_end (fixture);
}

static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  spawn (fixture, "echo; sleep 1000; echo");
  wait_for_output (fixture);
  awale_process_group_kill (fixture->group);
  awale_process_group_kill (fixture->group);
  wait_while (fixture->n_ended == 0);
  g_assert_true (WIFSIGNALED (fixture->status));
  g_assert_cmpint (WTERMSIG (fixture->status), ==, SIGKILL);
  wait_for_end (fixture);
}

/* A process started by the child keeps the output open, and is killed together with its group. */
static void
test_orphan (Fixture       *fixture,
             gconstpointer  data)
{
  char byte;

  spawn (fixture, "sleep 1000 & exit 0");
  wait_while (fixture->n_ended == 0);
  wait_while (read (fixture->pipes[1], &byte, 1) != 0);
  wait_for_end (fixture);
}

/* A dead child is not waited for until the main loop runs, so its id stays reserved and its group
 * can still be killed. */
static void
test_number_kept (Fixture       *fixture,
                  gconstpointer  data)
{
  struct pollfd closed;

  spawn (fixture, "exit 0");
  closed = (struct pollfd) { .fd = fixture->pipes[1] };
  g_assert_cmpint (poll (&closed, 1, WAIT_LIMIT * 1000), ==, 1);
  guarded_kill_take_count ();
  awale_process_group_kill (fixture->group);
  g_assert_cmpuint (guarded_kill_take_count (), ==, 1);
  wait_for_end (fixture);
}

/* A parent process may have made this program ignore SIGCHLD, so that children disappear without
 * being waited for. */
static void
test_ignored (Fixture       *fixture,
              gconstpointer  data)
{
  signal (SIGCHLD, SIG_IGN);
  test_ends (fixture, data);
}

static void
test_missing (void)
{
  const char *const arguments[] = { "/nowhere/at-all", NULL };
  g_autoptr (GError) error = NULL;
  int pipes[3];

  g_assert_null (awale_process_group_spawn (arguments, pipes, ended_cb, NULL, &error));
  g_assert_error (error, G_SPAWN_ERROR, G_SPAWN_ERROR_NOENT);
}

#define ADD(name, function) \
  G_STMT_START \
  { \
    g_test_add ("/protocol/process-group/" name, Fixture, GINT_TO_POINTER (false), set_up, \
                function, tear_down); \
    g_test_add ("/protocol/process-group/no-pidfd/" name, Fixture, GINT_TO_POINTER (true), \
                set_up, function, tear_down); \
  } \
  G_STMT_END

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("ends", test_ends);
  ADD ("killed", test_killed);
  ADD ("orphan", test_orphan);
  ADD ("number-kept", test_number_kept);
  ADD ("ignored", test_ignored);
  g_test_add_func ("/protocol/process-group/missing", test_missing);
  return g_test_run ();
}
