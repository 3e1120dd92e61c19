/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "guarded-kill.h"

#include <errno.h>
#include <glib.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static unsigned n_kills;
static bool has_no_pidfd;

unsigned
guarded_kill_take_count (void)
{
  unsigned count = n_kills;

  n_kills = 0;
  return count;
}

void
guarded_kill_set_no_pidfd (bool has_none)
{
  has_no_pidfd = has_none;
}

/* The functions kill() and pidfd_open() below replace those of the C library. */

int
kill (pid_t process,
      int   number)
{
  siginfo_t info;

  if (process < 0)
    {
      g_assert_no_errno (waitid (P_PID, (id_t) -process, &info, WEXITED | WNOHANG | WNOWAIT));
      n_kills++;
    }
  return (int) syscall (SYS_kill, process, number);
}

int pidfd_open (pid_t    process,
                unsigned flags);

int
pidfd_open (pid_t    process,
            unsigned flags)
{
  if (!has_no_pidfd)
    return (int) syscall (SYS_pidfd_open, process, flags);
  errno = ENOSYS;
  return -1;
}
