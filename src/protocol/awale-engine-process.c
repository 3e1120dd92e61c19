/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-protocol"

#include "awale-engine-process.h"

#include <glib/gi18n-lib.h>

#include "awale-engine-conversation.h"
#include "awale-engine-handshake.h"
#include "awale-position-words.h"
#include "awale-protocol-error.h"

enum
{
  START_PATIENCE = 15000,
  GRACE = 2000,

  /* Deaths in a row, without an answer between, after which it is not started again by itself. */
  MAX_DEATHS = 3,
};

/* AwaleEngineState in detail: what the engine's next lines mean depends on it. */
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
  GObject                   parent_instance;

  char                     *command;
  char                    **arguments;
  unsigned                  start_patience;
  unsigned                  grace;
  GMainContext             *context;

  AwaleEngineConversation  *conversation;  /* Open in every phase but PHASE_OFF. */
  Phase                     phase;
  unsigned                  deaths;

  AwaleEngineHandshake      handshake;
  AwaleEngineSearch        *search;        /* The one that runs. */
  AwaleEngineSearch        *next;          /* The one that waits for it. */
  GQueue                    starts;        /* Of GTask: who waits until it is ready. */
};

G_DEFINE_FINAL_TYPE (AwaleEngineProcess, awale_engine_process, G_TYPE_OBJECT)

static void proceed (AwaleEngineProcess *self);

static const char *
get_label (AwaleEngineProcess *self)
{
  return self->handshake.name != NULL ? self->handshake.name : self->command;
}

static bool
is_starting (AwaleEngineProcess *self)
{
  return self->phase == PHASE_HANDSHAKE || self->phase == PHASE_SYNC;
}

/* The phase, and what it may take in milliseconds; 0: as long as it likes. */
static void
enter (AwaleEngineProcess *self,
       Phase               phase,
       gint64              milliseconds)
{
  self->phase = phase;
  awale_engine_conversation_await (self->conversation, milliseconds);
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

/* Fails all that waits for it to be ready. */
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
  if (awale_engine_conversation_open (self->conversation, (const char *const *) self->arguments,
                                      &error))
    {
      enter (self, PHASE_HANDSHAKE, self->start_patience);
      awale_engine_conversation_say (self->conversation, "uci");
      return;
    }
  failure = g_error_new (AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_START,
                         _("The engine “%s” could not be started: %s"), get_label (self),
                         error->message);
  awale_engine_conversation_note (self->conversation, failure->message);
  fail_waiting (self, failure);
}

/* It is of no use any more: it is killed and, unless that happens all the time, started anew. */
static void
fail (AwaleEngineProcess *self,
      const char         *why)
{
  bool was_starting = is_starting (self);
  AwaleProtocolError code = was_starting ? AWALE_PROTOCOL_ERROR_START : AWALE_PROTOCOL_ERROR_FAULT;
  g_autoptr (GError) error = create_error (self, code, why);
  AwaleEngineSearch *search = g_steal_pointer (&self->search);

  awale_engine_conversation_note (self->conversation, error->message);
  awale_engine_conversation_close (self->conversation);
  self->phase = PHASE_OFF;
  self->deaths++;
  if (was_starting)
    fail_waiting (self, error);
  else if (self->deaths < MAX_DEATHS)
    start (self);
  if (search != NULL)
    awale_engine_search_fail (search, g_error_copy (error));
  proceed (self);
}

/* A search that runs must have answered in its time and the grace. */
static void
enter_search (AwaleEngineProcess *self)
{
  gint64 time = awale_engine_search_get_time (self->search);

  enter (self, PHASE_SEARCHING, time > 0 ? time + self->grace : 0);
}

static void
begin_search (AwaleEngineProcess *self)
{
  g_autofree char *line = awale_engine_search_dup_go_line (self->next);

  self->search = g_steal_pointer (&self->next);
  enter_search (self);
  awale_engine_conversation_allow (self->conversation);
  awale_engine_conversation_say (self->conversation,
                                 awale_engine_search_get_position_line (self->search));
  awale_engine_conversation_say (self->conversation, line);
}

/* Takes up the search that waits, of an engine that is idle: options first, if there are any. */
static void
prepare_search (AwaleEngineProcess *self)
{
  const AwaleRuleset *rules = awale_engine_search_get_rules (self->next);
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
  enter (self, PHASE_SYNC, self->start_patience);
  for (guint i = 0; i < lines->len; i++)
    awale_engine_conversation_say (self->conversation, g_ptr_array_index (lines, i));
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
proceed (AwaleEngineProcess *self)
{
  if (self->phase == PHASE_IDLE)
    finish_starts (self);

  if (self->phase == PHASE_OFF && (self->next != NULL || !g_queue_is_empty (&self->starts)))
    start (self);
  else if (self->phase == PHASE_IDLE && self->next != NULL)
    prepare_search (self);
  else if (self->phase == PHASE_SEARCHING && self->next != NULL)
    awale_engine_process_stop (self);
}

static void
read_greeting (AwaleEngineProcess *self,
               const char         *line)
{
  if (!awale_engine_handshake_read_line (&self->handshake, line))
    return;

  /* The patience is that for both together. */
  self->phase = PHASE_SYNC;
  awale_engine_conversation_say (self->conversation, "isready");
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
      enter (self, PHASE_IDLE, 0);
      self->deaths = 0;
      awale_engine_search_answer (g_steal_pointer (&self->search), get_label (self), rest);
      proceed (self);
    }
}

static void
line_cb (const char *line,
         void       *user_data)
{
  g_autoptr (AwaleEngineProcess) self = g_object_ref (user_data);

  if (self->phase == PHASE_HANDSHAKE)
    read_greeting (self, line);
  else if (self->phase == PHASE_SYNC && awale_line_after_word (line, "readyok") != NULL)
    {
      enter (self, PHASE_IDLE, 0);
      proceed (self);
    }
  else if (self->phase == PHASE_SEARCHING || self->phase == PHASE_STOPPING)
    read_search (self, line);
}

static void
late_cb (void *user_data)
{
  g_autoptr (AwaleEngineProcess) self = g_object_ref (user_data);
  g_autofree char *why = NULL;

  if (self->phase == PHASE_SEARCHING)
    {
      awale_engine_process_stop (self);
      return;
    }
  if (self->phase == PHASE_STOPPING)
    why = g_strdup_printf (_("It did not stop within %.1f seconds."), self->grace / 1000.0);
  else
    why = g_strdup_printf (_("It was not ready within %.1f seconds."),
                           self->start_patience / 1000.0);
  fail (self, why);
}

static void
ended_cb (const char *why,
          void       *user_data)
{
  g_autoptr (AwaleEngineProcess) self = g_object_ref (user_data);

  fail (self, why);
}

static void
awale_engine_process_dispose (GObject *object)
{
  AwaleEngineProcess *self = AWALE_ENGINE_PROCESS (object);

  awale_engine_conversation_quit (self->conversation, self->grace);
  G_OBJECT_CLASS (awale_engine_process_parent_class)->dispose (object);
}

static void
awale_engine_process_finalize (GObject *object)
{
  AwaleEngineProcess *self = AWALE_ENGINE_PROCESS (object);

  g_free (self->command);
  g_strfreev (self->arguments);
  awale_engine_handshake_clear (&self->handshake);
  awale_engine_conversation_free (self->conversation);
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
  static const AwaleEngineEvents events = { line_cb, late_cb, ended_cb };

  self->start_patience = START_PATIENCE;
  self->grace = GRACE;
  self->context = g_main_context_ref_thread_default ();
  self->conversation = awale_engine_conversation_new (&events, self);
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
  if (self->phase != PHASE_OFF && !is_starting (self))
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

/* On the engine's context, whichever thread has cancelled. */
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

bool
awale_engine_process_search_finish (AwaleEngineProcess  *self,
                                    GAsyncResult        *result,
                                    AwaleEngineAnswer   *answer,
                                    GError             **error)
{
  g_autofree AwaleEngineAnswer *value = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), false);

  value = g_task_propagate_pointer (G_TASK (result), error);
  if (value != NULL && answer != NULL)
    *answer = *value;
  return value != NULL;
}

void
awale_engine_process_stop (AwaleEngineProcess *self)
{
  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));

  if (self->phase != PHASE_SEARCHING)
    return;
  enter (self, PHASE_STOPPING, self->grace);
  self->handshake.needs_sync = true;
  awale_engine_conversation_say (self->conversation, "stop");
}

void
awale_engine_process_ponder_hit (AwaleEngineProcess *self)
{
  g_return_if_fail (AWALE_IS_ENGINE_PROCESS (self));

  if (self->phase != PHASE_SEARCHING || !awale_engine_search_ponder_hit (self->search))
    return;
  enter_search (self);
  awale_engine_conversation_say (self->conversation, "ponderhit");
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
  awale_engine_conversation_quit (self->conversation, self->grace);
  self->phase = PHASE_OFF;
  fail_waiting (self, error);
  if (search != NULL)
    awale_engine_search_fail (search, g_steal_pointer (&error));
}

const char *
awale_engine_process_get_log (AwaleEngineProcess *self,
                              guint64            *begin)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (self), NULL);

  return awale_engine_conversation_get_log (self->conversation, begin);
}
