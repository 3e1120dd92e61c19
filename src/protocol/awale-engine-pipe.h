/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * A process that is talked to in lines, on the thread-default main context of whoever opens it.
 * What it says is read no faster than the main loop has time for, and bounded. Where the system
 * knows how (Linux), it is killed when the thread that opened it ends.
 */
typedef struct _AwaleEnginePipe AwaleEnginePipe;

/** What happens to a pipe. Each may close it. */
typedef struct
{
  void (* line)       (const char *line,
                       void       *user_data);
  void (* error_line) (const char *line,
                       void       *user_data);

  /** Once, when nothing more will come: why, as a sentence's part without full stop. */
  void (* ended)      (const char *why,
                       void       *user_data);
} AwaleEnginePipeEvents;

/** Starts the program @arguments in a process group of its own. Returns: (transfer full) */
AwaleEnginePipe *awale_engine_pipe_open  (const char *const            *arguments,
                                          const AwaleEnginePipeEvents  *events,
                                          void                         *user_data,
                                          GError                      **error);

/** Queues a line for it; never waits. */
void             awale_engine_pipe_send  (AwaleEnginePipe              *self,
                                          const char                   *line);

/** Something was asked of it: it may say as much as at the beginning again. */
void             awale_engine_pipe_allow (AwaleEnginePipe              *self);

/** Kills it and all it started, and frees @self; no event comes any more. */
void             awale_engine_pipe_close (AwaleEnginePipe              *self);

/** Likewise, but first lets it end by itself, @grace milliseconds at most, in the background. */
void             awale_engine_pipe_quit  (AwaleEnginePipe              *self,
                                          unsigned                      grace);

G_END_DECLS
