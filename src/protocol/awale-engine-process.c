/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-protocol"

#include "awale-engine-process.h"

#include <gio/gunixinputstream.h>
#include <gio/gunixoutputstream.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/wait.h>

#include "awale-engine-handshake.h"
#include "awale-line-buffer.h"
#include "awale-position-command.h"
#include "awale-process-group.h"

enum
{
  START_PATIENCE = 15000,
  GRACE = 2000,

  /* Number of successive failures without an answer after which the engine stays off. */
  MAX_DEATHS = 3,

  LONGEST_LINE = 1 << 16,
  CHUNK = 1 << 14,
  LONGEST_LOG = 1 << 16,

  /* Bytes of output that an engine may send at the beginning of a search, and further bytes for
   * each second. An engine that sends more is killed. */
  FLOOD_BYTES = 4 << 20,
  FLOOD_BYTES_PER_SECOND = 1 << 18,

  /* Maximum number of bytes that an engine may leave unread in its input. */
  UNREAD_BYTES = 4 << 20,
};

/* A run of the engine, from its start until all of its processes have ended. */
typedef struct
{
  AwaleEngineProcess *owner;        /* Engine; NULL if the output of the run is ignored. */
  AwaleProcessGroup  *group;
  bool                has_exited;   /* True once `status` is set. */
  int                 status;
  const char         *fault;        /* Sentence that says why the engine is killed, or NULL. */
  GCancellable       *cancellable;  /* Cancels the pending reads. */
  GInputStream       *streams[2];   /* Streams of standard output and standard error. */
  AwaleLineBuffer     lines[2];     /* Buffers that split the streams into lines. */
  GOutputStream      *input;
  GString            *outgoing;     /* Text for the engine for which the pipe has no space yet. */
  GSource            *writable;     /* Watches for space in the pipe, or NULL. */
  gsize               allowance;    /* Number of bytes of output that are currently allowed. */
  gint64              allowed_at;
  GSource            *grace;        /* Timeout after which a quitting engine is killed, or NULL. */
} Run;

struct _AwaleEngineProcess
{
  GObject                parent_instance;

  char                  *command;
  char                 **arguments;
  unsigned               start_patience;
  unsigned               grace;
  GMainContext          *context;

  AwaleEngineState       state;
  Run                   *run;        /* Current run; NULL in AWALE_ENGINE_STATE_OFF. */
  GSource               *timer;      /* Timeout of the current state, or NULL. */
  unsigned               deaths;
  GString               *log;
  guint64                log_begin;  /* Number of bytes dropped from the start of the log. */

  AwaleEngineHandshake   handshake;
  AwaleEngineSearch     *search;
  AwaleEngineSearch     *next;       /* Search waiting for the running one to end. */
  GQueue                 starts;     /* Callers waiting for the engine to be ready. (element-type
                                      * GTask) */
};

G_DEFINE_FINAL_TYPE (AwaleEngineProcess, awale_engine_process, G_TYPE_OBJECT)

static void proceed (AwaleEngineProcess *self);
static void fail (AwaleEngineProcess *self,
                  const char         *why);
static void take_line (AwaleEngineProcess *self,
                       const char         *line);

/* --- Log ------------------------------------------------------------------------------------- */

/* Adds a line by @speaker (`>`, `<` or `!`) to the log. Old lines are dropped by half a log at a
 * time, because moving the rest is slow; the new line is kept, however long it is. */
static void
note (AwaleEngineProcess *self,
      char                speaker,
      const char         *line)
{
  gsize last_line = self->log->len, n_bytes;

  g_string_append_printf (self->log, "%c %s\n", speaker, line);
  if (self->log->len <= LONGEST_LOG)
    return;
  n_bytes = (gsize) (strchr (self->log->str + LONGEST_LOG / 2, '\n') + 1 - self->log->str);
  n_bytes = MIN (n_bytes, last_line);
  g_string_erase (self->log, 0, (gssize) n_bytes);
  self->log_begin += n_bytes;
}

/* --- Run ------------------------------------------------------------------------------------- */

static void
clear_source (GSource **source)
{
  if (*source != NULL)
    g_source_destroy (*source);
  g_clear_pointer (source, g_source_unref);
}

static void
set_timeout (GSource       **source,
             GMainContext   *context,
             gint64          milliseconds,
             GSourceFunc     callback,
             void           *user_data)
{
  clear_source (source);
  *source = g_timeout_source_new ((guint) MIN (milliseconds, G_MAXINT));
  g_source_set_callback (*source, callback, user_data, NULL);
  g_source_attach (*source, context);
}

static void
run_free (Run *run)
{
  g_cancellable_cancel (run->cancellable);
  g_object_unref (run->cancellable);
  for (int i = 0; i < 2; i++)
    {
      g_object_unref (run->streams[i]);
      awale_line_buffer_clear (&run->lines[i]);
    }
  clear_source (&run->writable);
  clear_source (&run->grace);
  g_object_unref (run->input);
  g_string_free (run->outgoing, TRUE);
  awale_process_group_free (run->group);
  g_free (run);
}

/* Releases a run that its owner no longer needs, without killing it. */
static void
run_release (Run *run)
{
  run->owner = NULL;
  g_cancellable_cancel (run->cancellable);
  clear_source (&run->writable);
  if (run->has_exited)
    run_free (run);
}

static void
run_close (Run *run)
{
  awale_process_group_kill (run->group);
  run_release (run);
}

/* Reports the end of a run after the process has exited and all of its output was read. */
static void
run_ended (Run *run)
{
  g_autofree char *why = NULL;

  if (run->fault != NULL)
    why = g_strdup (run->fault);
  else if (WIFSIGNALED (run->status))
    why = g_strdup_printf (_("It was stopped by signal %d."), WTERMSIG (run->status));
  else
    why = g_strdup_printf (_("It exited with status %d."), WEXITSTATUS (run->status));
  fail (run->owner, why);
}

static void
group_ended_cb (int   status,
                void *user_data)
{
  Run *run = user_data;

  run->has_exited = true;
  run->status = status;
  if (run->owner == NULL)
    run_free (run);
  else if (g_input_stream_is_closed (run->streams[0]))
    run_ended (run);
}

/* Counts @n_bytes of output against the allowance. Returns: false if that is exceeded */
static bool
run_allow (Run   *run,
           gsize  n_bytes)
{
  gint64 now = g_get_monotonic_time ();
  gint64 more = (now - run->allowed_at) * FLOOD_BYTES_PER_SECOND / G_USEC_PER_SEC;

  run->allowance = MIN (run->allowance + (gsize) more, FLOOD_BYTES);
  run->allowed_at = now;
  if (n_bytes > run->allowance)
    return false;
  run->allowance -= n_bytes;
  return true;
}

/* Handles the complete lines of a stream until a line ends the run. */
static void
run_take_lines (Run *run,
                int  i)
{
  AwaleEngineProcess *self = run->owner;
  char *line;

  while (self->run == run && (line = awale_line_buffer_take (&run->lines[i])) != NULL)
    {
      note (self, i == 0 ? '<' : '!', line);
      if (i == 0)
        take_line (self, line);
      g_free (line);
    }
}

/* Handles the end of a stream; the end of standard output ends the run. */
static void
run_stream_ended (Run *run,
                  int  i)
{
  AwaleEngineProcess *self = run->owner;

  awale_line_buffer_end (&run->lines[i]);
  run_take_lines (run, i);
  if (self->run != run)
    return;
  g_input_stream_close (run->streams[i], NULL, NULL);
  if (i == 0 && run->has_exited)
    run_ended (run);
  else if (i == 0)
    awale_process_group_kill (run->group);
}

static void run_read (Run *run,
                      int  i);

static void
bytes_read_cb (GObject      *source,
               GAsyncResult *result,
               void         *user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_input_stream_read_bytes_finish (G_INPUT_STREAM (source), result,
                                                               &error);
  g_autoptr (AwaleEngineProcess) self = NULL;
  Run *run = user_data;
  int i;

  /* A cancelled read belongs to a run that may have been freed. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self = g_object_ref (run->owner);
  i = G_INPUT_STREAM (source) == run->streams[0] ? 0 : 1;
  if (bytes == NULL || g_bytes_get_size (bytes) == 0)
    {
      run_stream_ended (run, i);
      return;
    }
  if (!run_allow (run, g_bytes_get_size (bytes)))
    {
      fail (self, _("It sent far too much output."));
      return;
    }
  awale_line_buffer_push (&run->lines[i], g_bytes_get_data (bytes, NULL),
                          g_bytes_get_size (bytes));
  run_take_lines (run, i);
  if (self->run == run)
    run_read (run, i);
}

/* Reads more output, at a priority below that of drawing, so that a flood does not block the
 * window. */
static void
run_read (Run *run,
          int  i)
{
  g_input_stream_read_bytes_async (run->streams[i], CHUNK, G_PRIORITY_DEFAULT_IDLE,
                                   run->cancellable, bytes_read_cb, run);
}

static bool
run_open (AwaleEngineProcess  *self,
          GError             **error)
{
  Run *run = g_new0 (Run, 1);
  int pipes[3];

  run->group = awale_process_group_spawn ((const char *const *) self->arguments, pipes,
                                          group_ended_cb, run, error);
  if (run->group == NULL)
    {
      g_free (run);
      return false;
    }
  self->run = run;
  run->owner = self;
  run->cancellable = g_cancellable_new ();
  run->input = g_unix_output_stream_new (pipes[0], TRUE);
  run->outgoing = g_string_new (NULL);
  run->allowance = FLOOD_BYTES;
  run->allowed_at = g_get_monotonic_time ();
  for (int i = 0; i < 2; i++)
    {
      run->streams[i] = g_unix_input_stream_new (pipes[i + 1], TRUE);
      awale_line_buffer_init (&run->lines[i], LONGEST_LINE);
      run_read (run, i);
    }
  return true;
}

/* Writes as much as the pipe accepts. Errors are ignored: they mean that the engine has ended,
 * which the end of its output will show too. */
static gboolean
write_cb (GObject *stream,
          void    *user_data)
{
  Run *run = user_data;
  g_autoptr (GError) error = NULL;
  gssize n_bytes = g_pollable_output_stream_write_nonblocking (
      G_POLLABLE_OUTPUT_STREAM (run->input), run->outgoing->str, run->outgoing->len, NULL, &error);

  if (n_bytes > 0)
    g_string_erase (run->outgoing, 0, n_bytes);
  if (run->outgoing->len > 0
      && (error == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK)))
    return G_SOURCE_CONTINUE;
  g_string_truncate (run->outgoing, 0);
  g_clear_pointer (&run->writable, g_source_unref);
  return G_SOURCE_REMOVE;
}

/* Sends a line to the engine without ever waiting. */
static void
say (AwaleEngineProcess *self,
     const char         *line)
{
  Run *run = self->run;

  note (self, '>', line);
  g_string_append_printf (run->outgoing, "%s\n", line);
  if (run->outgoing->len > UNREAD_BYTES)
    {
      run->fault = _("It does not read its input.");
      awale_process_group_kill (run->group);
    }
  if (run->writable != NULL || write_cb (NULL, run) == G_SOURCE_REMOVE)
    return;
  run->writable = g_pollable_output_stream_create_source (G_POLLABLE_OUTPUT_STREAM (run->input),
                                                          NULL);
  g_source_set_callback (run->writable, G_SOURCE_FUNC (write_cb), run, NULL);
  g_source_attach (run->writable, self->context);
}

static gboolean
grace_over_cb (void *user_data)
{
  Run *run = user_data;

  awale_process_group_kill (run->group);
  return G_SOURCE_REMOVE;
}

/* --- Engine ---------------------------------------------------------------------------------- */

static gboolean late_cb (void *user_data);

static const char *
get_label (AwaleEngineProcess *self)
{
  return self->handshake.name != NULL ? self->handshake.name : self->command;
}

/* Enters @state, which may last @milliseconds at most; 0 for no limit. */
static void
enter (AwaleEngineProcess *self,
       AwaleEngineState    state,
       gint64              milliseconds)
{
  self->state = state;
  clear_source (&self->timer);
  if (milliseconds > 0)
    set_timeout (&self->timer, self->context, milliseconds, late_cb, self);
}

static GError *
create_error (AwaleEngineProcess *self,
              AwaleProtocolError  code,
              const char         *why)
{
  /* Translators: the name of an engine, then a sentence: “It exited with status 1.” */
  return g_error_new (AWALE_PROTOCOL_ERROR, code, _("The engine “%s” failed. %s"),
                      get_label (self), why);
}

/* Fails all tasks that wait for the engine to be ready, and the waiting search. */
static void
fail_waiting (AwaleEngineProcess *self,
              const GError       *error)
{
  GTask *start;
  AwaleEngineSearch *next = g_steal_pointer (&self->next);

  while ((start = g_queue_pop_head (&self->starts)) != NULL)
    {
      g_task_return_error (start, g_error_copy (error));
      g_object_unref (start);
    }
  if (next != NULL)
    awale_engine_search_fail (next, g_error_copy (error));
}

static void
start (AwaleEngineProcess *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) failure = NULL;

  awale_engine_handshake_begin (&self->handshake);
  if (run_open (self, &error))
    {
      enter (self, AWALE_ENGINE_STATE_STARTING, self->start_patience);
      say (self, "uci");
      return;
    }
  failure = g_error_new (AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_START,
                         _("The engine “%s” could not be started: %s"), get_label (self),
                         error->message);
  note (self, '!', failure->message);
  fail_waiting (self, failure);
}

/* Kills the engine and fails its search for the reason @why, a sentence; if it was getting ready,
 * all that waits for it. The engine is restarted unless it was getting ready or keeps failing. */
static void
fail (AwaleEngineProcess *self,
      const char         *why)
{
  bool was_starting = self->state == AWALE_ENGINE_STATE_STARTING;
  AwaleProtocolError code = was_starting ? AWALE_PROTOCOL_ERROR_START : AWALE_PROTOCOL_ERROR_FAULT;
  g_autoptr (GError) error = create_error (self, code, why);
  AwaleEngineSearch *search = g_steal_pointer (&self->search);

  note (self, '!', error->message);
  run_close (g_steal_pointer (&self->run));
  enter (self, AWALE_ENGINE_STATE_OFF, 0);
  self->deaths++;
  if (was_starting)
    fail_waiting (self, error);
  else if (self->deaths < MAX_DEATHS)
    start (self);
  if (search != NULL)
    awale_engine_search_fail (search, g_error_copy (error));
  proceed (self);
}

/* Begins the waiting search. The engine is told to stop if it does not answer within the time of
 * the search plus the time for a stop. */
static void
begin_search (AwaleEngineProcess *self)
{
  g_autofree char *line = awale_go_command_to_string (&self->next->go);
  gint64 time = awale_engine_search_get_time (self->next);

  self->search = g_steal_pointer (&self->next);
  enter (self, AWALE_ENGINE_STATE_SEARCHING, time > 0 ? time + self->grace : 0);
  self->run->allowance = FLOOD_BYTES;
  say (self, self->search->position_line);
  say (self, line);
}

/* Prepares an idle engine for the waiting search, for which options may have to be set. */
static void
prepare_search (AwaleEngineProcess *self)
{
  const AwaleRuleset *rules = &self->next->rules;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  if (!awale_engine_process_check_rules (self, rules, &error))
    {
      awale_engine_search_fail (g_steal_pointer (&self->next), g_steal_pointer (&error));
      proceed (self);
      return;
    }
  lines = awale_engine_handshake_prepare (&self->handshake, rules,
                                          awale_engine_search_get_position (self->next));
  if (lines->len == 0)
    {
      begin_search (self);
      return;
    }
  enter (self, AWALE_ENGINE_STATE_STARTING, self->start_patience);
  for (guint i = 0; i < lines->len; i++)
    say (self, g_ptr_array_index (lines, i));
}

static void
finish_starts (AwaleEngineProcess *self)
{
  GTask *waiting;

  while ((waiting = g_queue_pop_head (&self->starts)) != NULL)
    {
      g_task_return_boolean (waiting, TRUE);
      g_object_unref (waiting);
    }
}

/* Takes the next step that the current state allows: starts the engine, begins a search, or stops
 * one. */
static void
proceed (AwaleEngineProcess *self)
{
  if (self->state == AWALE_ENGINE_STATE_IDLE)
    finish_starts (self);

  if (self->run == NULL && (self->next != NULL || !g_queue_is_empty (&self->starts)))
    start (self);
  else if (self->state == AWALE_ENGINE_STATE_IDLE && self->next != NULL)
    prepare_search (self);
  else if (self->state == AWALE_ENGINE_STATE_SEARCHING && self->next != NULL)
    awale_engine_process_stop (self);
}

static void
read_greeting (AwaleEngineProcess *self,
               const char         *line)
{
  /* Greeting and readiness share one time limit, so the timer keeps running. */
  if (awale_engine_handshake_read_line (&self->handshake, line))
    say (self, "isready");
}

static void
read_search (AwaleEngineProcess *self,
             const char         *line)
{
  const char *rest;

  if ((rest = awale_line_after_word (line, "info")) != NULL)
    awale_engine_search_report (self->search, self->handshake.dialect, rest);
  else if ((rest = awale_line_after_word (line, "bestmove")) != NULL)
    {
      enter (self, AWALE_ENGINE_STATE_IDLE, 0);
      self->deaths = 0;
      awale_engine_search_answer (g_steal_pointer (&self->search), get_label (self), rest);
      proceed (self);
    }
}

static void
take_line (AwaleEngineProcess *self,
           const char         *line)
{
  if (self->state == AWALE_ENGINE_STATE_STARTING && !self->handshake.is_greeted)
    read_greeting (self, line);
  else if (self->state == AWALE_ENGINE_STATE_STARTING
           && awale_line_after_word (line, "readyok") != NULL)
    {
      enter (self, AWALE_ENGINE_STATE_IDLE, 0);
      proceed (self);
    }
  else if (self->search != NULL)
    read_search (self, line);
}

static gboolean
late_cb (void *user_data)
{
  g_autoptr (AwaleEngineProcess) self = g_object_ref (user_data);
  g_autofree char *why = NULL;

  clear_source (&self->timer);
  if (self->state == AWALE_ENGINE_STATE_SEARCHING)
    {
      awale_engine_process_stop (self);
      return G_SOURCE_REMOVE;
    }
  if (self->state == AWALE_ENGINE_STATE_STOPPING)
    why = g_strdup_printf (_("It did not stop within %.1f seconds."), self->grace / 1000.0);
  else
    why = g_strdup_printf (_("It was not ready within %.1f seconds."),
                           self->start_patience / 1000.0);
  fail (self, why);
  return G_SOURCE_REMOVE;
}

/* Tells the engine to quit, and lets it end in the background within the time for a stop. */
static void
quit (AwaleEngineProcess *self)
{
  Run *run = self->run;

  if (run != NULL)
    {
      say (self, "quit");
      set_timeout (&run->grace, self->context, self->grace, grace_over_cb, run);
      run_release (g_steal_pointer (&self->run));
    }
  enter (self, AWALE_ENGINE_STATE_OFF, 0);
}

static void
awale_engine_process_dispose (GObject *object)
{
  AwaleEngineProcess *self = AWALE_ENGINE_PROCESS (object);

  quit (self);
  G_OBJECT_CLASS (awale_engine_process_parent_class)->dispose (object);
}

static void
awale_engine_process_finalize (GObject *object)
{
  AwaleEngineProcess *self = AWALE_ENGINE_PROCESS (object);

  g_free (self->command);
  g_strfreev (self->arguments);
  awale_engine_handshake_clear (&self->handshake);
  g_string_free (self->log, TRUE);
  g_main_context_unref (self->context);
  G_OBJECT_CLASS (awale_engine_process_parent_class)->finalize (object);
}

static void
awale_engine_process_class_init (AwaleEngineProcessClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = awale_engine_process_dispose;
  object_class->finalize = awale_engine_process_finalize;
}

static void
awale_engine_process_init (AwaleEngineProcess *self)
{
  self->start_patience = START_PATIENCE;
  self->grace = GRACE;
  self->context = g_main_context_ref_thread_default ();
  self->log = g_string_new (NULL);
  awale_engine_handshake_init (&self->handshake);
  g_queue_init (&self->starts);
}

AwaleEngineProcess *
awale_engine_process_new (const char  *command_line,
                          GError     **error)
{
  g_auto (GStrv) arguments = NULL;
  AwaleEngineProcess *self;

  g_return_val_if_fail (command_line != NULL, NULL);

  if (!g_shell_parse_argv (command_line, NULL, &arguments, error))
    return NULL;
  self = g_object_new (AWALE_TYPE_ENGINE_PROCESS, NULL);
  self->command = g_strdup (command_line);
  self->arguments = g_steal_pointer (&arguments);
  return self;
}

void
awale_engine_process_set_patience (AwaleEngineProcess *self,
                                   unsigned            start_patience,
                                   unsigned            grace)
{
  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));
  g_return_if_fail (start_patience > 0 && grace > 0);

  self->start_patience = start_patience;
  self->grace = grace;
}

void
awale_engine_process_start (AwaleEngineProcess  *self,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            void                *user_data)
{
  GTask *task;

  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_engine_process_start);
  if (self->run != NULL && self->state != AWALE_ENGINE_STATE_STARTING)
    {
      g_task_return_boolean (task, TRUE);
      g_object_unref (task);
      return;
    }
  g_queue_push_tail (&self->starts, task);
  proceed (self);
}

bool
awale_engine_process_start_finish (AwaleEngineProcess  *self,
                                   GAsyncResult        *result,
                                   GError             **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), false);

  return g_task_propagate_boolean (G_TASK (result), error);
}

AwaleEngineState
awale_engine_process_get_state (AwaleEngineProcess *self)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), AWALE_ENGINE_STATE_OFF);

  return self->state;
}

const char *
awale_engine_process_get_name (AwaleEngineProcess *self)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), NULL);

  return get_label (self);
}

const char *
awale_engine_process_get_author (AwaleEngineProcess *self)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), NULL);

  return self->handshake.author != NULL ? self->handshake.author : "";
}

GPtrArray *
awale_engine_process_get_options (AwaleEngineProcess *self)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), NULL);

  return self->handshake.options;
}

const AwaleEngineOption *
awale_engine_process_find_option (AwaleEngineProcess *self,
                                  const char         *name)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), NULL);

  return awale_engine_handshake_find_option (&self->handshake, name);
}

bool
awale_engine_process_check_rules (AwaleEngineProcess  *self,
                                  const AwaleRuleset  *rules,
                                  GError             **error)
{
  const AwalePreset *abapa = awale_preset_for_files ();

  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), false);

  if (awale_engine_process_find_option (self, "Ruleset") != NULL
      || awale_preset_of (rules) == abapa)
    return true;
  g_set_error (error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_RULES,
               _("The engine “%s” plays only %s, not %s."), get_label (self),
               awale_ruleset_get_name (&abapa->rules), awale_ruleset_get_name (rules));
  return false;
}

void
awale_engine_process_set_option (AwaleEngineProcess *self,
                                 const char         *name,
                                 const char         *value)
{
  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));
  g_return_if_fail (name != NULL && value != NULL);

  awale_engine_handshake_set_option (&self->handshake, name, value);
}

void
awale_engine_process_new_game (AwaleEngineProcess *self)
{
  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));

  self->handshake.is_new_game = true;
}

/* Stops a cancelled search. This runs in the engine's context, whichever thread has cancelled. */
static gboolean
cancelled_cb (GCancellable *cancellable,
              void         *user_data)
{
  g_autoptr (AwaleEngineProcess) self = g_object_ref (user_data);

  if (self->next != NULL && awale_engine_search_is_cancelled (self->next))
    awale_engine_search_cancel (g_steal_pointer (&self->next));
  if (self->search != NULL && awale_engine_search_is_cancelled (self->search))
    awale_engine_process_stop (self);
  return G_SOURCE_REMOVE;
}

void
awale_engine_process_search (AwaleEngineProcess       *self,
                             const AwaleEngineRequest *request,
                             AwaleEngineInfoFunc       info,
                             void                     *info_data,
                             GCancellable             *cancellable,
                             GAsyncReadyCallback       callback,
                             void                     *user_data)
{
  g_autoptr (AwaleEngineProcess) alive = NULL;
  AwaleEngineSearch *former;
  GTask *task;

  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));
  g_return_if_fail (request != NULL);

  alive = g_object_ref (self);
  former = g_steal_pointer (&self->next);
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_engine_process_search);
  g_task_set_check_cancellable (task, FALSE);
  self->next = awale_engine_search_new (request, info, info_data, task);
  awale_engine_search_watch (self->next, self->context, cancelled_cb, self);
  if (former != NULL)
    awale_engine_search_cancel (former);
  proceed (self);
}

AwaleMove
awale_engine_process_search_finish (AwaleEngineProcess  *self,
                                    GAsyncResult        *result,
                                    GError             **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), AWALE_NO_MOVE);

  return (AwaleMove) g_task_propagate_int (G_TASK (result), error);
}

void
awale_engine_process_stop (AwaleEngineProcess *self)
{
  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));

  if (self->state != AWALE_ENGINE_STATE_SEARCHING)
    return;
  enter (self, AWALE_ENGINE_STATE_STOPPING, self->grace);
  self->handshake.needs_sync = true;
  say (self, "stop");
}

void
awale_engine_process_quit (AwaleEngineProcess *self)
{
  g_autoptr (AwaleEngineProcess) alive = NULL;
  g_autoptr (GError) error = NULL;
  AwaleEngineSearch *search;

  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));

  alive = g_object_ref (self);
  error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, _("The engine was stopped."));
  search = g_steal_pointer (&self->search);
  quit (self);
  fail_waiting (self, error);
  if (search != NULL)
    awale_engine_search_fail (search, g_steal_pointer (&error));
}

const char *
awale_engine_process_get_log (AwaleEngineProcess *self,
                              guint64            *begin)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), NULL);

  if (begin != NULL)
    *begin = self->log_begin;
  return self->log->str;
}
