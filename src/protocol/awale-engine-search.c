/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-engine-search.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "awale-position-command.h"

enum
{
  MAX_QUOTED = 20,  /* Maximum number of bytes of an engine's output that a message quotes. */
};

static GArray *
replay (const AwaleEngineRequest *request)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  AwalePosition position = request->start;

  g_array_append_val (positions, position);
  for (size_t i = 0; i < request->n_moves; i++)
    {
      position = awale_play (position, &request->rules, request->moves[i], NULL);
      g_array_append_val (positions, position);
    }
  return positions;
}

AwaleEngineSearch *
awale_engine_search_new (const AwaleEngineRequest *request,
                         AwaleEngineInfoFunc       info,
                         void                     *info_data,
                         GTask                    *task)
{
  AwaleEngineSearch *self = g_new0 (AwaleEngineSearch, 1);

  self->rules = request->rules;
  self->go = request->go;
  self->positions = replay (request);
  self->position_line = awale_position_command_to_string (request->start, request->moves,
                                                          request->n_moves);
  self->info = info;
  self->info_data = info_data;
  self->task = task;
  return self;
}

static void
search_free (AwaleEngineSearch *self)
{
  if (self->cancelled != NULL)
    {
      g_source_destroy (self->cancelled);
      g_source_unref (self->cancelled);
    }
  g_array_unref (self->positions);
  g_free (self->position_line);
  g_object_unref (self->task);
  g_free (self);
}

void
awale_engine_search_watch (AwaleEngineSearch      *self,
                           GMainContext           *context,
                           GCancellableSourceFunc  callback,
                           void                   *user_data)
{
  GCancellable *cancellable = g_task_get_cancellable (self->task);

  g_return_if_fail (self->cancelled == NULL);

  if (cancellable == NULL)
    return;
  self->cancelled = g_cancellable_source_new (cancellable);
  g_source_set_callback (self->cancelled, G_SOURCE_FUNC (callback), user_data, NULL);
  g_source_attach (self->cancelled, context);
}

bool
awale_engine_search_is_cancelled (const AwaleEngineSearch *self)
{
  return g_cancellable_is_cancelled (g_task_get_cancellable (self->task));
}

AwalePosition
awale_engine_search_get_position (const AwaleEngineSearch *self)
{
  return g_array_index (self->positions, AwalePosition, self->positions->len - 1);
}

gint64
awale_engine_search_get_time (const AwaleEngineSearch *self)
{
  const AwaleClock *clock = &self->go.clock;
  int side = awale_engine_search_get_position (self).side;
  gint64 time = self->go.milliseconds;

  if (clock->is_known[side] && (time == 0 || clock->remaining[side] < time))
    time = MAX (clock->remaining[side], 1);
  return time;
}

/* The number of moves at the start of @moves that are legal in succession. */
static int
count_legal (const AwaleEngineSearch *self,
             const int8_t            *moves,
             int                      n_moves)
{
  AwalePosition position = awale_engine_search_get_position (self);

  for (int i = 0; i < n_moves; i++)
    {
      if (awale_illegal_reason (position, &self->rules, moves[i]) != AWALE_ILLEGAL_REASON_NONE)
        return i;
      position = awale_play (position, &self->rules, moves[i], NULL);
    }
  return n_moves;
}

void
awale_engine_search_report (const AwaleEngineSearch *self,
                            const AwaleScoreDialect *dialect,
                            const char              *text)
{
  g_auto (AwaleInfoLine) info = { 0 };
  AwaleEngineValue value;

  if (self->info == NULL)
    return;
  awale_info_line_parse (&info, text);
  info.pv_length = count_legal (self, info.pv, info.pv_length);
  if (info.score_kind != AWALE_ENGINE_SCORE_NONE)
    value = awale_score_dialect_convert (dialect, &info);
  self->info (&info, info.score_kind != AWALE_ENGINE_SCORE_NONE ? &value : NULL, self->info_data);
}

static bool
is_over (const AwaleEngineSearch *self)
{
  const AwalePosition *positions = (const AwalePosition *) (void *) self->positions->data;

  return awale_outcome (&self->rules, positions, self->positions->len).state
         != AWALE_GAME_STATE_PLAYING;
}

/* The first MAX_QUOTED bytes of a word at most, up to a whole character. (transfer full) */
static char *
dup_beginning (const char *word)
{
  const char *end;

  g_utf8_validate (word, (gssize) MIN (strlen (word), MAX_QUOTED), &end);
  return g_strndup (word, (gsize) (end - word));
}

/* Parses the word after `bestmove`. Returns: the move, or AWALE_NO_MOVE if the game is over; sets
 * @error if the move is illegal */
static AwaleMove
read_answer (const AwaleEngineSearch  *self,
             const char               *engine,
             const char               *word,
             GError                  **error)
{
  AwaleMove move = awale_move_parse (word);
  AwaleIllegalReason refusal;

  if ((strcmp (word, "0000") == 0 || strcmp (word, "(none)") == 0) && is_over (self))
    return AWALE_NO_MOVE;

  refusal = awale_illegal_reason (awale_engine_search_get_position (self), &self->rules, move);
  if (refusal != AWALE_ILLEGAL_REASON_NONE)
    {
      g_autofree char *reason = awale_illegal_reason_describe (refusal, move);
      g_autofree char *said = dup_beginning (word);

      g_set_error (error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_FAULT,
                   /* Translators: an engine, its answer, and a sentence: “Pit A is empty.” */
                   _("%s answered with an illegal move, “%.20s”. %s"), engine, said, reason);
    }
  return move;
}

void
awale_engine_search_answer (AwaleEngineSearch *self,
                            const char        *engine,
                            const char        *text)
{
  g_auto (GStrv) words = awale_words_split (text);
  g_autoptr (GError) error = NULL;
  AwaleMove move;

  if (awale_engine_search_is_cancelled (self))
    {
      awale_engine_search_cancel (self);
      return;
    }
  move = read_answer (self, engine, words[0] != NULL ? words[0] : "", &error);
  if (error != NULL)
    {
      awale_engine_search_fail (self, g_steal_pointer (&error));
      return;
    }
  g_task_return_int (self->task, move);
  search_free (self);
}

void
awale_engine_search_fail (AwaleEngineSearch *self,
                          GError            *error)
{
  g_task_return_error (self->task, error);
  search_free (self);
}

void
awale_engine_search_cancel (AwaleEngineSearch *self)
{
  awale_engine_search_fail (self, g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED,
                                                    _("The search was canceled.")));
}
