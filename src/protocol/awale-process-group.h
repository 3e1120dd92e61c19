/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * A program with all of its children in a process group of its own, to be killed as a whole.
 * The group has the id of its leader, which may be reused after the leader is reaped; so that
 * is done last, after killing the group, and nowhere else. No signal ever reaches a foreign
 * process.
 */
typedef struct _AwaleProcessGroup AwaleProcessGroup;

/** Called when the leader has ended with @status, see waitpid(); its remaining group was killed. */
typedef void (*AwaleProcessGroupEndFunc) (int   status,
                                          void *user_data);

/**
 * Starts the program @arguments. @pipes: non-blocking ends for its standard input, output and
 * error. @ended is called once, on the present thread-default main context. On Linux the leader
 * is killed when the calling thread ends. Returns: (transfer full): NULL on failure
 */
AwaleProcessGroup *awale_process_group_spawn (const char *const       *arguments,
                                              int                      pipes[3],
                                              AwaleProcessGroupEndFunc ended,
                                              void                    *user_data,
                                              GError                 **error);

/** Kills the group, unless it has ended. */
void               awale_process_group_kill  (AwaleProcessGroup       *self);

/** To be called after it has ended. */
void               awale_process_group_free  (AwaleProcessGroup       *self);

G_END_DECLS
