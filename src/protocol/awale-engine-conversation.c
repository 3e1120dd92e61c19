/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-engine-conversation.h"

#include "awale-engine-log.h"
#include "awale-engine-pipe.h"

struct _AwaleEngineConversation
{
  const AwaleEngineEvents *events;
  void                    *user_data;
  GMainContext            *context;
  AwaleEnginePipe         *pipe;      /* NULL while it is not open. */
  GSource                 *timer;     /* For what is awaited; or NULL. */
  AwaleEngineLog           log;
};

AwaleEngineConversation *
awale_engine_conversation_new (const AwaleEngineEvents *events,
                               void                    *user_data)
{
  AwaleEngineConversation *self = g_new0 (AwaleEngineConversation, 1);

  self->events = events;
  self->user_data = user_data;
  self->context = g_main_context_ref_thread_default ();
  awale_engine_log_init (&self->log);
  return self;
}

void
awale_engine_conversation_free (AwaleEngineConversation *self)
{
  awale_engine_conversation_close (self);
  g_main_context_unref (self->context);
  awale_engine_log_clear (&self->log);
  g_free (self);
}

static void
line_cb (const char *line,
         void       *user_data)
{
  AwaleEngineConversation *self = user_data;

  awale_engine_log_add (&self->log, '<', line);
  self->events->line (line, self->user_data);
}

static void
error_line_cb (const char *line,
               void       *user_data)
{
  awale_engine_conversation_note (user_data, line);
}

static void
ended_cb (const char *why,
          void       *user_data)
{
  AwaleEngineConversation *self = user_data;

  self->events->ended (why, self->user_data);
}

bool
awale_engine_conversation_open (AwaleEngineConversation  *self,
                                const char *const        *arguments,
                                GError                  **error)
{
  static const AwaleEnginePipeEvents events = { line_cb, error_line_cb, ended_cb };

  g_return_val_if_fail (self->pipe == NULL, false);

  self->pipe = awale_engine_pipe_open (arguments, &events, self, error);
  return self->pipe != NULL;
}

void
awale_engine_conversation_close (AwaleEngineConversation *self)
{
  awale_engine_conversation_await (self, 0);
  g_clear_pointer (&self->pipe, awale_engine_pipe_close);
}

void
awale_engine_conversation_quit (AwaleEngineConversation *self,
                                unsigned                 grace)
{
  awale_engine_conversation_await (self, 0);
  if (self->pipe == NULL)
    return;
  awale_engine_log_add (&self->log, '>', "quit");
  awale_engine_pipe_quit (g_steal_pointer (&self->pipe), grace);
}

void
awale_engine_conversation_say (AwaleEngineConversation *self,
                               const char              *line)
{
  awale_engine_log_add (&self->log, '>', line);
  awale_engine_pipe_send (self->pipe, line);
}

void
awale_engine_conversation_allow (AwaleEngineConversation *self)
{
  awale_engine_pipe_allow (self->pipe);
}

static void
stop_timer (AwaleEngineConversation *self)
{
  if (self->timer == NULL)
    return;
  g_source_destroy (self->timer);
  g_clear_pointer (&self->timer, g_source_unref);
}

static gboolean
time_over_cb (void *user_data)
{
  AwaleEngineConversation *self = user_data;

  stop_timer (self);
  self->events->late (self->user_data);
  return G_SOURCE_REMOVE;
}

void
awale_engine_conversation_await (AwaleEngineConversation *self,
                                 gint64                   milliseconds)
{
  stop_timer (self);
  if (milliseconds == 0)
    return;
  self->timer = g_timeout_source_new ((guint) MIN (milliseconds, G_MAXINT));
  g_source_set_callback (self->timer, time_over_cb, self, NULL);
  g_source_attach (self->timer, self->context);
}

void
awale_engine_conversation_note (AwaleEngineConversation *self,
                                const char              *remark)
{
  awale_engine_log_add (&self->log, '!', remark);
}

const char *
awale_engine_conversation_get_log (AwaleEngineConversation *self,
                                   guint64                 *begin)
{
  return awale_engine_log_get (&self->log, begin);
}
