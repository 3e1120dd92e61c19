/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-engine-pipe.h"

#include <gio/gunixinputstream.h>
#include <gio/gunixoutputstream.h>
#include <glib/gi18n-lib.h>
#include <sys/wait.h>

#include "awale-line-buffer.h"
#include "awale-process-group.h"

enum
{
  LONGEST_LINE = 1 << 16,
  CHUNK = 1 << 14,

  /* An engine may say this much at once, and so much more each second. */
  FLOOD_BYTES = 4 << 20,
  FLOOD_BYTES_PER_SECOND = 1 << 18,

  /* And this much it may leave unread. */
  UNREAD_BYTES = 4 << 20,
};

/* One of the two streams that come from it. */
typedef struct
{
  AwaleEnginePipe  *pipe;
  GInputStream     *stream;
  AwaleLineBuffer   buffer;
  void           (* take) (const char *line,
                           void       *user_data);
} Incoming;

struct _AwaleEnginePipe
{
  grefcount              ref_count;
  AwaleEnginePipeEvents  events;
  void                  *user_data;
  gboolean               is_closed;   /* No event may come any more. */
  const char            *fault;       /* Why it is being killed; or NULL. */
  AwaleProcessGroup     *group;
  gboolean               has_exited;  /* With the status. */
  int                    status;
  GCancellable          *cancellable;
  Incoming               incoming[2];
  GOutputStream         *output;
  GString               *outgoing;    /* Not yet handed to the stream. */
  char                  *writing;     /* Handed to it. */
  gsize                  allowance;   /* Bytes that may still come now. */
  gint64                 allowed_at;
  GSource               *grace;
};

static void
pipe_unref (AwaleEnginePipe *self)
{
  if (!g_ref_count_dec (&self->ref_count))
    return;

  for (int i = 0; i < 2; i++)
    {
      g_clear_object (&self->incoming[i].stream);
      awale_line_buffer_clear (&self->incoming[i].buffer);
    }
  g_clear_object (&self->output);
  awale_process_group_free (self->group);
  g_clear_object (&self->cancellable);
  g_string_free (self->outgoing, TRUE);
  g_free (self->writing);
  g_free (self);
}

static AwaleEnginePipe *
pipe_ref (AwaleEnginePipe *self)
{
  g_ref_count_inc (&self->ref_count);
  return self;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleEnginePipe, pipe_unref)

static void
end (AwaleEnginePipe *self,
     const char      *why)
{
  if (self->is_closed)
    return;
  self->is_closed = TRUE;
  awale_process_group_kill (self->group);
  self->events.ended (why, self->user_data);
}

/* How it ended, once it has. */
static void
describe_end (AwaleEnginePipe *self)
{
  g_autofree char *why = NULL;

  if (self->fault != NULL)
    why = g_strdup (self->fault);
  else if (WIFSIGNALED (self->status))
    why = g_strdup_printf (_("It was stopped by signal %d."), WTERMSIG (self->status));
  else
    why = g_strdup_printf (_("It exited with status %d."), WEXITSTATUS (self->status));
  end (self, why);
}

/*
 * What it said last may still be unread: then the end of its output tells. That comes, as whatever
 * it had started, which may have held the pipe open, has ended too.
 */
static void
group_ended_cb (int   status,
                void *user_data)
{
  g_autoptr (AwaleEnginePipe) self = user_data;

  self->has_exited = TRUE;
  self->status = status;
  g_clear_pointer (&self->grace, g_source_destroy);
  if (g_input_stream_is_closed (self->incoming[0].stream))
    describe_end (self);
}

/* Whether so many bytes more are no flood. */
static gboolean
allow (AwaleEnginePipe *self,
       gsize            n_bytes)
{
  gint64 now = g_get_monotonic_time ();
  gint64 more = (now - self->allowed_at) * FLOOD_BYTES_PER_SECOND / G_USEC_PER_SEC;

  self->allowance = MIN (self->allowance + (gsize) more, FLOOD_BYTES);
  self->allowed_at = now;
  if (n_bytes > self->allowance)
    return FALSE;
  self->allowance -= n_bytes;
  return TRUE;
}

static void read_more (Incoming *incoming);

static void
take_lines (Incoming *incoming)
{
  AwaleEnginePipe *self = incoming->pipe;

  while (!self->is_closed)
    {
      g_autofree char *line = awale_line_buffer_take (&incoming->buffer);

      if (line == NULL)
        return;
      incoming->take (line, self->user_data);
    }
}

/* The end of its standard output is its end; a process that lives on then is killed. */
static void
incoming_ended (Incoming *incoming)
{
  AwaleEnginePipe *self = incoming->pipe;

  awale_line_buffer_end (&incoming->buffer);
  take_lines (incoming);
  g_input_stream_close (incoming->stream, NULL, NULL);
  if (incoming != &self->incoming[0] || self->is_closed)
    return;
  if (self->has_exited)
    describe_end (self);
  else
    awale_process_group_kill (self->group);
}

static void
bytes_read_cb (GObject      *source,
               GAsyncResult *result,
               void         *user_data)
{
  Incoming *incoming = user_data;
  g_autoptr (AwaleEnginePipe) self = incoming->pipe;
  g_autoptr (GBytes) bytes = NULL;
  gsize n_bytes;

  bytes = g_input_stream_read_bytes_finish (incoming->stream, result, NULL);
  if (self->is_closed)
    return;
  n_bytes = bytes != NULL ? g_bytes_get_size (bytes) : 0;
  if (n_bytes == 0)
    {
      incoming_ended (incoming);
      return;
    }
  if (!allow (self, n_bytes))
    {
      end (self, _("It sent far too much output."));
      return;
    }
  awale_line_buffer_push (&incoming->buffer, g_bytes_get_data (bytes, NULL), n_bytes);
  take_lines (incoming);
  if (!self->is_closed)
    read_more (incoming);
}

/* Whatever it says, drawing comes first. */
static void
read_more (Incoming *incoming)
{
  pipe_ref (incoming->pipe);
  g_input_stream_read_bytes_async (incoming->stream, CHUNK, G_PRIORITY_DEFAULT_IDLE,
                                   incoming->pipe->cancellable, bytes_read_cb, incoming);
}

static void
add_incoming (AwaleEnginePipe *self,
              int              index,
              int              fd,
              void          (* take) (const char *line,
                                      void       *user_data))
{
  Incoming *incoming = &self->incoming[index];

  incoming->pipe = self;
  incoming->stream = g_unix_input_stream_new (fd, TRUE);
  incoming->take = take;
  awale_line_buffer_init (&incoming->buffer, LONGEST_LINE);
  read_more (incoming);
}

AwaleEnginePipe *
awale_engine_pipe_open (const char *const            *arguments,
                        const AwaleEnginePipeEvents  *events,
                        void                         *user_data,
                        GError                      **error)
{
  AwaleEnginePipe *self = g_new0 (AwaleEnginePipe, 1);
  int pipes[3];

  self->group = awale_process_group_spawn (arguments, pipes, group_ended_cb, self, error);
  if (self->group == NULL)
    {
      g_free (self);
      return NULL;
    }

  /* One for whoever opens it, one for the end of the group. */
  g_ref_count_init (&self->ref_count);
  pipe_ref (self);
  self->events = *events;
  self->user_data = user_data;
  self->cancellable = g_cancellable_new ();
  self->outgoing = g_string_new (NULL);
  self->output = g_unix_output_stream_new (pipes[0], TRUE);
  self->allowance = FLOOD_BYTES;
  self->allowed_at = g_get_monotonic_time ();
  add_incoming (self, 0, pipes[1], events->line);
  add_incoming (self, 1, pipes[2], events->error_line);
  return self;
}

static void write_more (AwaleEnginePipe *self);

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            void         *user_data)
{
  g_autoptr (AwaleEnginePipe) self = user_data;
  gboolean done = g_output_stream_write_all_finish (self->output, result, NULL, NULL);

  g_clear_pointer (&self->writing, g_free);

  /* If it cannot be written to it has ended, which its output tells. */
  if (done && self->outgoing->len > 0)
    write_more (self);
}

static void
write_more (AwaleEnginePipe *self)
{
  gsize length = self->outgoing->len;

  self->writing = g_string_free (self->outgoing, FALSE);
  self->outgoing = g_string_new (NULL);
  g_output_stream_write_all_async (self->output, self->writing, length, G_PRIORITY_DEFAULT,
                                   self->cancellable, written_cb, pipe_ref (self));
}

void
awale_engine_pipe_send (AwaleEnginePipe *self,
                        const char      *line)
{
  g_return_if_fail (self != NULL && line != NULL);

  g_string_append_printf (self->outgoing, "%s\n", line);
  if (self->writing == NULL)
    write_more (self);
  else if (self->outgoing->len > UNREAD_BYTES)
    {
      self->fault = _("It does not read its input.");
      awale_process_group_kill (self->group);
    }
}

void
awale_engine_pipe_allow (AwaleEnginePipe *self)
{
  g_return_if_fail (self != NULL);

  self->allowance = FLOOD_BYTES;
}

void
awale_engine_pipe_close (AwaleEnginePipe *self)
{
  g_return_if_fail (self != NULL);

  self->is_closed = TRUE;
  awale_process_group_kill (self->group);
  g_cancellable_cancel (self->cancellable);
  pipe_unref (self);
}

static gboolean
grace_over_cb (void *user_data)
{
  AwaleEnginePipe *self = user_data;

  awale_process_group_kill (self->group);
  g_cancellable_cancel (self->cancellable);
  self->grace = NULL;
  return G_SOURCE_REMOVE;
}

static void
release_cb (void *user_data)
{
  pipe_unref (user_data);
}

void
awale_engine_pipe_quit (AwaleEnginePipe *self,
                        unsigned         grace)
{
  GSource *source;

  g_return_if_fail (self != NULL);

  self->is_closed = TRUE;
  awale_engine_pipe_send (self, "quit");
  source = g_timeout_source_new (grace);
  g_source_set_callback (source, grace_over_cb, pipe_ref (self), release_cb);
  g_source_attach (source, g_main_context_get_thread_default ());
  g_source_unref (source);
  self->grace = source;
  pipe_unref (self);
}
