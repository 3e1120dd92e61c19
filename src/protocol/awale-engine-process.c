/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-protocol"

#include "awale-engine-process.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "awale-engine-identity.h"
#include "awale-engine-job.h"
#include "awale-engine-log.h"
#include "awale-engine-pipe.h"
#include "awale-engine-setup.h"
#include "awale-protocol-error.h"

enum
{
  START_PATIENCE = 15000,
  GRACE = 2000,

  /* Deaths in a row, without an answer between, after which it is not started again by itself. */
  MOST_DEATHS = 3,
};

/* What it is about, in detail: what its next lines mean depends on it. */
typedef enum
{
  PHASE_OFF,
  PHASE_HANDSHAKE,  /* `uci` was said. */
  PHASE_SYNC,       /* `isready` was said. */
  PHASE_IDLE,
  PHASE_SEARCHING,
  PHASE_STOPPING,   /* `stop` was said. */
} Phase;

struct _AwaleEngineProcess
{
  GObject              parent_instance;

  char                *command;
  char               **arguments;
  unsigned             start_patience;
  unsigned             grace;
  GMainContext        *context;

  AwaleEnginePipe     *pipe;         /* NULL while it is off. */
  Phase                phase;
  GSource             *timer;        /* What the phase may take; or NULL. */
  unsigned             deaths;

  AwaleEngineIdentity  identity;
  AwaleEngineSetup     setup;
  AwaleEngineJob      *job;          /* What it searches. */
  AwaleEngineJob      *next;         /* What it will search then. */
  GQueue               starts;       /* Of GTask: who waits until it is ready. */
  AwaleEngineLog       log;
};

G_DEFINE_FINAL_TYPE (AwaleEngineProcess, awale_engine_process, G_TYPE_OBJECT)

static void stop_search (AwaleEngineProcess *self);
static void start       (AwaleEngineProcess *self);
static void pump        (AwaleEngineProcess *self);
static void fail        (AwaleEngineProcess *self,
                         const char         *why);

static void
say (AwaleEngineProcess *self,
     const char         *line)
{
  awale_engine_log_add (&self->log, '>', line);
  awale_engine_pipe_send (self->pipe, line);
}

static void
stop_timer (AwaleEngineProcess *self)
{
  if (self->timer == NULL)
    return;
  g_source_destroy (self->timer);
  g_clear_pointer (&self->timer, g_source_unref);
}

static gboolean
time_over_cb (void *user_data)
{
  g_autoptr (AwaleEngineProcess) self = g_object_ref (user_data);
  g_autofree char *why = NULL;

  stop_timer (self);
  if (self->phase == PHASE_SEARCHING)
    {
      stop_search (self);
      return G_SOURCE_REMOVE;
    }
  if (self->phase == PHASE_STOPPING)
    why = g_strdup_printf (_("it did not stop within %.1f seconds"), self->grace / 1000.0);
  else
    why = g_strdup_printf (_("it did not get ready within %.1f seconds"),
                           self->start_patience / 1000.0);
  fail (self, why);
  return G_SOURCE_REMOVE;
}

/* The phase, and what it may take; 0: as long as it likes. */
static void
enter (AwaleEngineProcess *self,
       Phase               phase,
       gint64              milliseconds)
{
  self->phase = phase;
  stop_timer (self);
  if (milliseconds == 0)
    return;
  self->timer = g_timeout_source_new ((guint) MIN (milliseconds, G_MAXINT));
  g_source_set_callback (self->timer, time_over_cb, self, NULL);
  g_source_attach (self->timer, self->context);
}

static void
stop_search (AwaleEngineProcess *self)
{
  if (self->phase != PHASE_SEARCHING)
    return;
  enter (self, PHASE_STOPPING, self->grace);
  self->setup.needs_sync = true;
  say (self, "stop");
}

static const char *
get_label (AwaleEngineProcess *self)
{
  return self->identity.name != NULL ? self->identity.name : self->command;
}

static GError *
create_error (AwaleEngineProcess *self,
              AwaleProtocolError  code,
              const char         *why)
{
  return g_error_new (AWALE_PROTOCOL_ERROR, code, _("The engine “%s” failed: %s."),
                      get_label (self), why);
}

/* Everybody who waits for it to be ready is told that it will not be. */
static void
fail_waiting (AwaleEngineProcess *self,
              const GError       *error)
{
  GTask *start;
  AwaleEngineJob *next = g_steal_pointer (&self->next);

  while ((start = g_queue_pop_head (&self->starts)) != NULL)
    {
      g_task_return_error (start, g_error_copy (error));
      g_object_unref (start);
    }
  if (next != NULL)
    awale_engine_job_fail (next, g_error_copy (error));
}

static void
close_pipe (AwaleEngineProcess *self)
{
  enter (self, PHASE_OFF, 0);
  g_clear_pointer (&self->pipe, awale_engine_pipe_close);
  awale_engine_setup_forget (&self->setup);
}

/* It is of no use any more: it is killed and, unless that happens all the time, started anew. */
static void
fail (AwaleEngineProcess *self,
      const char         *why)
{
  bool was_starting = self->phase == PHASE_HANDSHAKE || self->phase == PHASE_SYNC;
  AwaleProtocolError code = was_starting ? AWALE_PROTOCOL_ERROR_START : AWALE_PROTOCOL_ERROR_FAULT;
  g_autoptr (GError) error = create_error (self, code, why);
  AwaleEngineJob *job = g_steal_pointer (&self->job);

  awale_engine_log_add (&self->log, '!', error->message);
  close_pipe (self);
  self->deaths++;
  if (was_starting)
    fail_waiting (self, error);
  else if (self->deaths < MOST_DEATHS)
    start (self);
  if (job != NULL)
    awale_engine_job_fail (job, g_error_copy (error));
  pump (self);
}

static void
begin_search (AwaleEngineProcess *self)
{
  g_autofree char *line = NULL;
  gint64 time;

  self->job = g_steal_pointer (&self->next);
  time = awale_engine_job_get_time (self->job);
  enter (self, PHASE_SEARCHING, time > 0 ? time + self->grace : 0);
  line = awale_go_to_string (&self->job->go);
  awale_engine_pipe_allow (self->pipe);
  say (self, self->job->position_line);
  say (self, line);
}

static void
begin_next (AwaleEngineProcess *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  if (!awale_engine_process_check_rules (self, &self->next->rules, &error))
    {
      awale_engine_job_fail (g_steal_pointer (&self->next), g_steal_pointer (&error));
      pump (self);
      return;
    }
  lines = awale_engine_setup_tell (&self->setup, &self->identity, &self->next->rules,
                                   awale_engine_job_get_position (self->next));
  if (lines->len == 0)
    {
      begin_search (self);
      return;
    }
  enter (self, PHASE_SYNC, self->start_patience);
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

/* Does what can be done now. */
static void
pump (AwaleEngineProcess *self)
{
  if (self->phase == PHASE_IDLE)
    finish_starts (self);

  if (self->phase == PHASE_OFF && (self->next != NULL || !g_queue_is_empty (&self->starts)))
    start (self);
  else if (self->phase == PHASE_IDLE && self->next != NULL)
    begin_next (self);
  else if (self->phase == PHASE_SEARCHING && self->next != NULL)
    stop_search (self);
}

static void
take_greeting (AwaleEngineProcess *self,
               const char         *line)
{
  if (!awale_engine_identity_take_line (&self->identity, line))
    return;

  /* The patience is that for both together. */
  self->phase = PHASE_SYNC;
  say (self, "isready");
}

static void
take_search_line (AwaleEngineProcess *self,
                  const char         *line)
{
  const char *rest;

  if ((rest = awale_line_after_word (line, "info")) != NULL)
    awale_engine_job_tell (self->job, self->identity.dialect, rest);
  else if ((rest = awale_line_after_word (line, "bestmove")) != NULL)
    {
      enter (self, PHASE_IDLE, 0);
      self->deaths = 0;
      awale_engine_job_answer (g_steal_pointer (&self->job), get_label (self), rest);
      pump (self);
    }
}

static void
line_cb (const char *line,
         void       *user_data)
{
  g_autoptr (AwaleEngineProcess) self = g_object_ref (user_data);

  awale_engine_log_add (&self->log, '<', line);
  if (self->phase == PHASE_HANDSHAKE)
    take_greeting (self, line);
  else if (self->phase == PHASE_SYNC && awale_line_after_word (line, "readyok") != NULL)
    {
      enter (self, PHASE_IDLE, 0);
      pump (self);
    }
  else if (self->phase == PHASE_SEARCHING || self->phase == PHASE_STOPPING)
    take_search_line (self, line);
}

static void
error_line_cb (const char *line,
               void       *user_data)
{
  AwaleEngineProcess *self = user_data;

  awale_engine_log_add (&self->log, '!', line);
}

static void
ended_cb (const char *why,
          void       *user_data)
{
  g_autoptr (AwaleEngineProcess) self = g_object_ref (user_data);

  fail (self, why);
}

static void
start (AwaleEngineProcess *self)
{
  static const AwaleEnginePipeEvents events = { line_cb, error_line_cb, ended_cb };
  g_autoptr (GError) error = NULL;

  g_ptr_array_set_size (self->identity.options, 0);
  self->pipe = awale_engine_pipe_open ((const char *const *) self->arguments, &events, self,
                                       &error);
  if (self->pipe == NULL)
    {
      g_autoptr (GError) told = create_error (self, AWALE_PROTOCOL_ERROR_START, error->message);

      awale_engine_log_add (&self->log, '!', told->message);
      fail_waiting (self, told);
      return;
    }
  enter (self, PHASE_HANDSHAKE, self->start_patience);
  say (self, "uci");
}

static void
awale_engine_process_dispose (GObject *object)
{
  AwaleEngineProcess *self = AWALE_ENGINE_PROCESS (object);

  stop_timer (self);
  if (self->pipe != NULL)
    awale_engine_pipe_quit (g_steal_pointer (&self->pipe), self->grace);
  G_OBJECT_CLASS (awale_engine_process_parent_class)->dispose (object);
}

static void
awale_engine_process_finalize (GObject *object)
{
  AwaleEngineProcess *self = AWALE_ENGINE_PROCESS (object);

  g_free (self->command);
  g_strfreev (self->arguments);
  awale_engine_identity_clear (&self->identity);
  awale_engine_setup_clear (&self->setup);
  g_main_context_unref (self->context);
  awale_engine_log_clear (&self->log);
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
  awale_engine_identity_init (&self->identity);
  awale_engine_setup_init (&self->setup);
  g_queue_init (&self->starts);
  awale_engine_log_init (&self->log);
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
  if (self->phase != PHASE_OFF && self->phase != PHASE_HANDSHAKE && self->phase != PHASE_SYNC)
    {
      g_task_return_boolean (task, TRUE);
      g_object_unref (task);
      return;
    }
  g_queue_push_tail (&self->starts, task);
  pump (self);
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
  static const AwaleEngineState states[] = {
    [PHASE_OFF] = AWALE_ENGINE_STATE_OFF,
    [PHASE_HANDSHAKE] = AWALE_ENGINE_STATE_STARTING,
    [PHASE_SYNC] = AWALE_ENGINE_STATE_STARTING,
    [PHASE_IDLE] = AWALE_ENGINE_STATE_IDLE,
    [PHASE_SEARCHING] = AWALE_ENGINE_STATE_SEARCHING,
    [PHASE_STOPPING] = AWALE_ENGINE_STATE_STOPPING,
  };

  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), AWALE_ENGINE_STATE_OFF);

  return states[self->phase];
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

  return self->identity.author != NULL ? self->identity.author : "";
}

GPtrArray *
awale_engine_process_get_options (AwaleEngineProcess *self)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), NULL);

  return self->identity.options;
}

const AwaleEngineOption *
awale_engine_process_find_option (AwaleEngineProcess *self,
                                  const char         *name)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), NULL);

  return awale_engine_identity_find_option (&self->identity, name);
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
               _("The engine “%s” plays %s only, not %s."), get_label (self),
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

  awale_engine_setup_wish (&self->setup, name, value);
}

void
awale_engine_process_new_game (AwaleEngineProcess *self)
{
  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));

  self->setup.is_new_game = true;
}

/* On the engine's context, whichever thread has cancelled. */
static gboolean
cancelled_cb (GCancellable *cancellable,
              void         *user_data)
{
  g_autoptr (AwaleEngineProcess) self = g_object_ref (user_data);

  if (self->next != NULL && g_task_get_cancellable (self->next->task) == cancellable)
    awale_engine_job_cancel (g_steal_pointer (&self->next));
  if (self->job != NULL && g_task_get_cancellable (self->job->task) == cancellable)
    stop_search (self);
  return G_SOURCE_REMOVE;
}

static void
watch_cancellable (AwaleEngineProcess *self,
                   AwaleEngineJob     *job,
                   GCancellable       *cancellable)
{
  job->cancelled = g_cancellable_source_new (cancellable);
  g_source_set_callback (job->cancelled, G_SOURCE_FUNC (cancelled_cb), self, NULL);
  g_source_attach (job->cancelled, self->context);
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
  AwaleEngineJob *former;
  GTask *task;

  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));
  g_return_if_fail (request != NULL);

  alive = g_object_ref (self);
  former = g_steal_pointer (&self->next);
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_engine_process_search);
  g_task_set_check_cancellable (task, FALSE);
  self->next = awale_engine_job_new (request, info, info_data, task);
  if (cancellable != NULL)
    watch_cancellable (self, self->next, cancellable);
  if (former != NULL)
    awale_engine_job_cancel (former);
  pump (self);
}

bool
awale_engine_process_search_finish (AwaleEngineProcess  *self,
                                    GAsyncResult        *result,
                                    AwaleEngineAnswer   *answer,
                                    GError             **error)
{
  g_autofree AwaleEngineAnswer *found = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), false);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found != NULL && answer != NULL)
    *answer = *found;
  return found != NULL;
}

void
awale_engine_process_stop (AwaleEngineProcess *self)
{
  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));

  stop_search (self);
}

void
awale_engine_process_ponder_hit (AwaleEngineProcess *self)
{
  gint64 time;

  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));

  if (self->phase != PHASE_SEARCHING || !self->job->go.ponder)
    return;
  self->job->go.ponder = false;
  time = awale_engine_job_get_time (self->job);
  enter (self, PHASE_SEARCHING, time > 0 ? time + self->grace : 0);
  say (self, "ponderhit");
}

void
awale_engine_process_quit (AwaleEngineProcess *self)
{
  g_autoptr (AwaleEngineProcess) alive = NULL;
  g_autoptr (GError) error = NULL;
  AwaleEngineJob *job;
  AwaleEnginePipe *pipe;

  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));

  alive = g_object_ref (self);
  error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, _("The engine was ended."));
  job = g_steal_pointer (&self->job);
  pipe = g_steal_pointer (&self->pipe);
  close_pipe (self);
  if (pipe != NULL)
    {
      awale_engine_log_add (&self->log, '>', "quit");
      awale_engine_pipe_quit (pipe, self->grace);
    }
  fail_waiting (self, error);
  if (job != NULL)
    awale_engine_job_fail (job, g_steal_pointer (&error));
}

char *
awale_engine_process_dup_log (AwaleEngineProcess *self)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), NULL);

  return awale_engine_log_dup (&self->log);
}
