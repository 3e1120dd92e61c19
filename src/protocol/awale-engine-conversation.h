/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Lines to and from an engine's process, over a pipe that may be opened again and again: all of it
 * is logged, and an answer that is awaited may be late. Knows nothing of what the lines mean.
 */
typedef struct _AwaleEngineConversation AwaleEngineConversation;

/** What happens to a conversation. Each may close it. */
typedef struct
{
  /** The engine says a line. */
  void (* line)  (const char *line,
                  void       *user_data);

  /** What was awaited has not come in time. */
  void (* late)  (void       *user_data);

  /** The process has ended: why, as a sentence's part without full stop. */
  void (* ended) (const char *why,
                  void       *user_data);
} AwaleEngineEvents;

/** A conversation on the thread-default main context, not open yet. @events must be static. */
AwaleEngineConversation *
awale_engine_conversation_new (const AwaleEngineEvents *events,
                               void                    *user_data);

/** Kills the process, if there is one. */
void awale_engine_conversation_free  (AwaleEngineConversation  *self);

/** Starts the program @arguments. */
bool awale_engine_conversation_open  (AwaleEngineConversation  *self,
                                      const char *const        *arguments,
                                      GError                  **error);

/** Kills the process, if there is one; nothing is awaited any more. */
void awale_engine_conversation_close (AwaleEngineConversation  *self);

/** Likewise, but lets it end by itself, @grace milliseconds at most, in the background. */
void awale_engine_conversation_quit  (AwaleEngineConversation  *self,
                                      unsigned                  grace);

/** Says a line; the conversation must be open. */
void awale_engine_conversation_say   (AwaleEngineConversation  *self,
                                      const char               *line);

/** The engine may say as much as at the beginning again: something was asked of it. */
void awale_engine_conversation_allow (AwaleEngineConversation  *self);

/** Awaits something for @milliseconds, 0: for as long as it takes, instead of what was before. */
void awale_engine_conversation_await (AwaleEngineConversation  *self,
                                      gint64                    milliseconds);

/** Adds a remark of ours to the log. */
void awale_engine_conversation_note  (AwaleEngineConversation  *self,
                                      const char               *remark);

/** See awale_engine_log_get(). */
const char *
awale_engine_conversation_get_log    (AwaleEngineConversation  *self,
                                      guint64                  *begin);

G_END_DECLS
