/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-protocol"

#include "awale-engine-process-private.h"

static void
begin_search (AwaleEngineProcess *self)
{
  g_autofree char *line = NULL;
  gint64 time;

  self->job = g_steal_pointer (&self->next);
  time = awale_engine_job_get_time (self->job);
  awale_engine_process_enter (self, AWALE_ENGINE_PHASE_SEARCHING,
                              time > 0 ? time + self->grace : 0);
  line = awale_go_to_string (&self->job->go);
  awale_engine_pipe_allow (self->pipe);
  awale_engine_process_say (self, self->job->position_line);
  awale_engine_process_say (self, line);
}

void
awale_engine_process_begin_next (AwaleEngineProcess *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  if (!awale_engine_process_check_rules (self, &self->next->rules, &error))
    {
      awale_engine_job_fail (g_steal_pointer (&self->next), g_steal_pointer (&error));
      awale_engine_process_pump (self);
      return;
    }
  lines = awale_engine_setup_tell (&self->setup, &self->identity, &self->next->rules,
                                   awale_engine_job_get_position (self->next));
  if (lines->len == 0)
    {
      begin_search (self);
      return;
    }
  awale_engine_process_enter (self, AWALE_ENGINE_PHASE_SYNC, self->start_patience);
  for (guint i = 0; i < lines->len; i++)
    awale_engine_process_say (self, g_ptr_array_index (lines, i));
}

void
awale_engine_process_take_search_line (AwaleEngineProcess *self,
                                       const char         *line)
{
  const char *rest;

  if ((rest = awale_line_after_word (line, "info")) != NULL)
    awale_engine_job_tell (self->job, self->identity.dialect, rest);
  else if ((rest = awale_line_after_word (line, "bestmove")) != NULL)
    {
      awale_engine_process_enter (self, AWALE_ENGINE_PHASE_IDLE, 0);
      self->deaths = 0;
      awale_engine_job_answer (g_steal_pointer (&self->job),
                               awale_engine_process_get_name (self), rest);
      awale_engine_process_pump (self);
    }
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
    awale_engine_process_stop (self);
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
  awale_engine_process_pump (self);
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

  if (self->phase != AWALE_ENGINE_PHASE_SEARCHING)
    return;
  awale_engine_process_enter (self, AWALE_ENGINE_PHASE_STOPPING, self->grace);
  self->setup.needs_sync = true;
  awale_engine_process_say (self, "stop");
}

void
awale_engine_process_ponder_hit (AwaleEngineProcess *self)
{
  gint64 time;

  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));

  if (self->phase != AWALE_ENGINE_PHASE_SEARCHING || !self->job->go.ponder)
    return;
  self->job->go.ponder = false;
  time = awale_engine_job_get_time (self->job);
  awale_engine_process_enter (self, AWALE_ENGINE_PHASE_SEARCHING,
                              time > 0 ? time + self->grace : 0);
  awale_engine_process_say (self, "ponderhit");
}
