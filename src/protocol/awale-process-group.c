/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-process-group.h"

#include <errno.h>
#include <glib-unix.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#if __has_include(<sys/pidfd.h>)
#include <sys/pidfd.h>
#define HAS_PIDFD 1
#else
#define HAS_PIDFD 0
#endif

/* Milliseconds between two checks of the process, on systems that do not report its end. */
#define LOOK_AGAIN 50

struct _AwaleProcessGroup
{
  pid_t                    leader;  /* Process id of the leader; 0 once it has been reaped, because
                                     * the id may then be reused. */
  int                      pidfd;   /* Descriptor that becomes readable when the leader ends; or
                                     * -1. */
  GSource                 *source;
  AwaleProcessGroupEndFunc ended;
  void                    *user_data;
};

/*
 * Runs in the child: puts the child into a process group of its own, which can be killed as a
 * whole, and on Linux makes it end together with the thread that has started it.
 */
static void
child_setup_cb (void *user_data)
{
  setpgid (0, 0);
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/* True if the leader has ended. The leader is not reaped here, so that its id stays reserved. */
static gboolean
has_ended (AwaleProcessGroup *self)
{
  siginfo_t info = { 0 };

  return waitid (P_PID, (id_t) self->leader, &info, WEXITED | WNOHANG | WNOWAIT) != 0
         || info.si_pid != 0;
}

static gboolean
look_cb (void *user_data)
{
  AwaleProcessGroup *self = user_data;
  int status = 0;

  if (!has_ended (self))
    return G_SOURCE_CONTINUE;
  awale_process_group_kill (self);
  while (waitpid (self->leader, &status, 0) < 0 && errno == EINTR)
    continue;
  self->leader = 0;
  self->ended (status, self->user_data);
  return G_SOURCE_REMOVE;
}

static gboolean
pidfd_ready_cb (int           fd,
                GIOCondition  condition,
                void         *user_data)
{
  return look_cb (user_data);
}

static void
watch (AwaleProcessGroup *self)
{
#if HAS_PIDFD
  self->pidfd = pidfd_open (self->leader, 0);
#else
  self->pidfd = -1;
#endif
  if (self->pidfd >= 0)
    {
      self->source = g_unix_fd_source_new (self->pidfd, G_IO_IN);
      g_source_set_callback (self->source, G_SOURCE_FUNC (pidfd_ready_cb), self, NULL);
    }
  else
    {
      self->source = g_timeout_source_new (LOOK_AGAIN);
      g_source_set_callback (self->source, look_cb, self, NULL);
    }
  g_source_attach (self->source, g_main_context_get_thread_default ());
}

/*
 * Ignores SIGPIPE, because a program may end while we write to it. Restores the default for SIGCHLD
 * if it was ignored, because the ids of ended children could then be reused at once.
 */
static void
set_up_signals (void)
{
  struct sigaction action;

  if (sigaction (SIGPIPE, NULL, &action) == 0 && action.sa_handler == SIG_DFL)
    signal (SIGPIPE, SIG_IGN);
  if (sigaction (SIGCHLD, NULL, &action) == 0 && action.sa_handler == SIG_IGN)
    signal (SIGCHLD, SIG_DFL);
}

AwaleProcessGroup *
awale_process_group_spawn (const char *const       *arguments,
                           int                      pipes[3],
                           AwaleProcessGroupEndFunc ended,
                           void                    *user_data,
                           GError                 **error)
{
  const GSpawnFlags flags =
    G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_CLOEXEC_PIPES;
  AwaleProcessGroup *self;
  GPid leader;

  g_return_val_if_fail (arguments != NULL && ended != NULL, NULL);

  set_up_signals ();
  if (!g_spawn_async_with_pipes (NULL, (char **) arguments, NULL, flags, child_setup_cb, NULL,
                                 &leader, &pipes[0], &pipes[1], &pipes[2], error))
    return NULL;
  for (int i = 0; i < 3; i++)
    g_unix_set_fd_nonblocking (pipes[i], TRUE, NULL);

  self = g_new0 (AwaleProcessGroup, 1);
  self->leader = leader;
  self->ended = ended;
  self->user_data = user_data;
  watch (self);
  return self;
}

void
awale_process_group_kill (AwaleProcessGroup *self)
{
  g_return_if_fail (self != NULL);

  if (self->leader > 0)
    kill (-self->leader, SIGKILL);
}

void
awale_process_group_free (AwaleProcessGroup *self)
{
  g_return_if_fail (self != NULL && self->leader == 0);

  g_source_destroy (self->source);
  g_source_unref (self->source);
  if (self->pidfd >= 0)
    close (self->pidfd);
  g_free (self);
}
