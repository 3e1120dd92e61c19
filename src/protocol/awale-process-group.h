/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * A program and its children, in a process group of their own, so that they can be killed together.
 * The id of the group is that of its leader, which the system may reuse once the leader was reaped.
 * Hence the leader is reaped last, after the group was killed, and only here.
 */
typedef struct _AwaleProcessGroup AwaleProcessGroup;

/**
 * Called after the leader has ended with @status, see waitpid(), and the rest of its group was
 * killed.
 */
typedef void (*AwaleProcessGroupEndFunc) (int   status,
                                          void *user_data);

/**
 * Starts the program @arguments. @pipes (out) are non-blocking descriptors of its standard input,
 * output and error. @ended is called once, in the thread-default main context. On Linux the leader
 * is killed when the calling thread ends. Returns: (transfer full): NULL with @error if the program
 * cannot be started
 */
AwaleProcessGroup *awale_process_group_spawn (const char *const       *arguments,
                                              int                      pipes[3],
                                              AwaleProcessGroupEndFunc ended,
                                              void                    *user_data,
                                              GError                 **error);

/** Kills all processes of the group, unless it has ended. */
void               awale_process_group_kill  (AwaleProcessGroup       *self);

/** Frees a group, which must have ended. */
void               awale_process_group_free  (AwaleProcessGroup       *self);

G_END_DECLS
