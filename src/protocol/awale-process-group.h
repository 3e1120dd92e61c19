/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * A program that runs in a process group of its own with all that it starts, so that all of it can
 * be killed. The group has the number of its leader, and numbers of processes are used again once
 * somebody has waited for them: here that is done last, when the group was killed, and nowhere
 * else. So no signal ever reaches a stranger.
 */
typedef struct _AwaleProcessGroup AwaleProcessGroup;

/** The leader has ended with @status, see waitpid(); what it left behind was killed. */
typedef void (*AwaleProcessGroupEnded) (int   status,
                                        void *user_data);

/**
 * Starts the program @arguments. @pipes become its standard input, to be written to, its output
 * and its errors, to be read from; none of them blocks. @ended is called once, on the
 * thread-default main context of now. Where the system knows how (Linux), the leader is killed
 * when the thread that has called ends.
 * Returns: (transfer full): or NULL
 */
AwaleProcessGroup *awale_process_group_spawn (const char *const       *arguments,
                                              int                      pipes[3],
                                              AwaleProcessGroupEnded   ended,
                                              void                    *user_data,
                                              GError                 **error);

/** Kills all of it, unless it has ended. */
void               awale_process_group_kill  (AwaleProcessGroup       *self);

/** To be called when it has ended. */
void               awale_process_group_free  (AwaleProcessGroup       *self);

G_END_DECLS
