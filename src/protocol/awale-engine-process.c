/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-protocol"

#include "awale-engine-process-private.h"

#include <glib/gi18n-lib.h>

#include "awale-protocol-error.h"

enum
{
  START_PATIENCE = 15000,
  GRACE = 2000,

  /* Deaths in a row, without an answer between, after which it is not started again by itself. */
  MOST_DEATHS = 3,
};

G_DEFINE_FINAL_TYPE (AwaleEngineProcess, awale_engine_process, G_TYPE_OBJECT)

static void start (AwaleEngineProcess *self);
static void fail  (AwaleEngineProcess *self,
                   const char         *why);

void
awale_engine_process_say (AwaleEngineProcess *self,
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
  if (self->phase == AWALE_ENGINE_PHASE_SEARCHING)
    {
      awale_engine_process_stop (self);
      return G_SOURCE_REMOVE;
    }
  if (self->phase == AWALE_ENGINE_PHASE_STOPPING)
    why = g_strdup_printf (_("it did not stop within %.1f seconds"), self->grace / 1000.0);
  else
    why = g_strdup_printf (_("it did not get ready within %.1f seconds"),
                           self->start_patience / 1000.0);
  fail (self, why);
  return G_SOURCE_REMOVE;
}

void
awale_engine_process_enter (AwaleEngineProcess *self,
                            AwaleEnginePhase    phase,
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
  awale_engine_process_enter (self, AWALE_ENGINE_PHASE_OFF, 0);
  g_clear_pointer (&self->pipe, awale_engine_pipe_close);
  awale_engine_setup_forget (&self->setup);
}

/* It is of no use any more: it is killed and, unless that happens all the time, started anew. */
static void
fail (AwaleEngineProcess *self,
      const char         *why)
{
  bool was_starting = self->phase == AWALE_ENGINE_PHASE_HANDSHAKE
                      || self->phase == AWALE_ENGINE_PHASE_SYNC;
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
  awale_engine_process_pump (self);
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

void
awale_engine_process_pump (AwaleEngineProcess *self)
{
  if (self->phase == AWALE_ENGINE_PHASE_IDLE)
    finish_starts (self);

  if (self->phase == AWALE_ENGINE_PHASE_OFF
      && (self->next != NULL || !g_queue_is_empty (&self->starts)))
    start (self);
  else if (self->phase == AWALE_ENGINE_PHASE_IDLE && self->next != NULL)
    awale_engine_process_begin_next (self);
  else if (self->phase == AWALE_ENGINE_PHASE_SEARCHING && self->next != NULL)
    awale_engine_process_stop (self);
}

static void
take_greeting (AwaleEngineProcess *self,
               const char         *line)
{
  if (!awale_engine_identity_take_line (&self->identity, line))
    return;

  /* The patience is that for both together. */
  self->phase = AWALE_ENGINE_PHASE_SYNC;
  awale_engine_process_say (self, "isready");
}

static void
line_cb (const char *line,
         void       *user_data)
{
  g_autoptr (AwaleEngineProcess) self = g_object_ref (user_data);

  awale_engine_log_add (&self->log, '<', line);
  if (self->phase == AWALE_ENGINE_PHASE_HANDSHAKE)
    take_greeting (self, line);
  else if (self->phase == AWALE_ENGINE_PHASE_SYNC
           && awale_line_after_word (line, "readyok") != NULL)
    {
      awale_engine_process_enter (self, AWALE_ENGINE_PHASE_IDLE, 0);
      awale_engine_process_pump (self);
    }
  else if (self->phase == AWALE_ENGINE_PHASE_SEARCHING
           || self->phase == AWALE_ENGINE_PHASE_STOPPING)
    awale_engine_process_take_search_line (self, line);
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
  awale_engine_process_enter (self, AWALE_ENGINE_PHASE_HANDSHAKE, self->start_patience);
  awale_engine_process_say (self, "uci");
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
  if (self->phase != AWALE_ENGINE_PHASE_OFF
      && self->phase != AWALE_ENGINE_PHASE_HANDSHAKE
      && self->phase != AWALE_ENGINE_PHASE_SYNC)
    {
      g_task_return_boolean (task, TRUE);
      g_object_unref (task);
      return;
    }
  g_queue_push_tail (&self->starts, task);
  awale_engine_process_pump (self);
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
    [AWALE_ENGINE_PHASE_OFF] = AWALE_ENGINE_STATE_OFF,
    [AWALE_ENGINE_PHASE_HANDSHAKE] = AWALE_ENGINE_STATE_STARTING,
    [AWALE_ENGINE_PHASE_SYNC] = AWALE_ENGINE_STATE_STARTING,
    [AWALE_ENGINE_PHASE_IDLE] = AWALE_ENGINE_STATE_IDLE,
    [AWALE_ENGINE_PHASE_SEARCHING] = AWALE_ENGINE_STATE_SEARCHING,
    [AWALE_ENGINE_PHASE_STOPPING] = AWALE_ENGINE_STATE_STOPPING,
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

const char *
awale_engine_process_get_log (AwaleEngineProcess *self,
                              guint64            *begin)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), NULL);

  return awale_engine_log_get (&self->log, begin);
}
