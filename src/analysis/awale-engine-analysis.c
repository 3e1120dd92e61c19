/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-engine-analysis.h"

#include "game/awale-set-str.h"
#include "game/awale-signal.h"
#include "protocol/awale-position-command.h"

#include <glib/gi18n-lib.h>

/* Minimum milliseconds between two "updated" signals. */
#define UPDATE_EVERY 100

struct _AwaleEngineAnalysis
{
  GObject             parent_instance;

  AwaleEngineProcess *process;
  AwaleGame          *game;
  GSignalGroup       *game_signals;
  bool                active;

  GCancellable       *cancellable;  /* Cancels the current start or search; NULL if there is
                                     * none. */
  AwaleEngineMove     lines[AWALE_ENGINE_ANALYSIS_LINES];
  bool                known[AWALE_ENGINE_ANALYSIS_LINES];
  char               *message;
  guint               update_source;
};

G_DEFINE_FINAL_TYPE (AwaleEngineAnalysis, awale_engine_analysis, G_TYPE_OBJECT)

/* A start or search of the engine in progress, which may end long after it was abandoned. */
typedef struct
{
  AwaleEngineAnalysis *watch;
  GCancellable        *cancellable;
  AwaleSide            side;
} Search;

static void
search_free (Search *search)
{
  g_object_unref (search->watch);
  g_object_unref (search->cancellable);
  g_free (search);
}

static gboolean
update_cb (gpointer data)
{
  AwaleEngineAnalysis *self = data;

  self->update_source = 0;
  g_signal_emit_by_name (self, "updated");
  return G_SOURCE_REMOVE;
}

static void
queue_update (AwaleEngineAnalysis *self)
{
  if (self->update_source == 0)
    self->update_source = g_timeout_add (UPDATE_EVERY, update_cb, self);
}

static void
set_message (AwaleEngineAnalysis *self,
             const char          *message)
{
  awale_set_str (&self->message, message);
  queue_update (self);
}

static void
clear_lines (AwaleEngineAnalysis *self)
{
  memset (self->known, 0, sizeof self->known);
  queue_update (self);
}

/* Converts a score for the side to move into a value from South's point of view. */
static AwaleEvaluation
convert_value (const AwaleEngineValue *value,
               AwaleSide               side,
               int                     depth)
{
  int margin = side == AWALE_SOUTH ? value->value : -value->value;

  return (AwaleEvaluation) { value->proof, margin, margin, MAX (depth, 0) };
}

/* The speed in positions per second, reported by the engine or computed from its other figures; −1
 * if unknown. */
static int64_t
get_speed (const AwaleInfoLine *info)
{
  if (info->nps >= 0 || info->nodes < 0 || info->milliseconds <= 0)
    return info->nps;
  return info->nodes * 1000 / info->milliseconds;
}

static void
info_cb (const AwaleInfoLine    *info,
         const AwaleEngineValue *value,
         void                   *user_data)
{
  const Search *search = user_data;
  AwaleEngineAnalysis *self = search->watch;
  int index = MAX (info->multipv, 1) - 1;
  AwaleEngineMove *line;

  if (search->cancellable != self->cancellable || index >= AWALE_ENGINE_ANALYSIS_LINES ||
      info->pv_length == 0)
    return;
  line = &self->lines[index];
  *line = (AwaleEngineMove) { .has_value = value != NULL, .depth = info->depth,
                              .nodes = info->nodes, .speed = get_speed (info),
                              .n_moves = info->pv_length };
  memcpy (line->moves, info->pv, sizeof info->pv[0] * (size_t) info->pv_length);
  if (value != NULL)
    {
      line->value = convert_value (value, search->side, info->depth);
      line->verdict = value->verdict;
    }
  self->known[index] = true;
  set_message (self, NULL);
}

static void
fail (AwaleEngineAnalysis *self,
      const GError        *error)
{
  set_message (self, error->message);
  g_signal_emit_by_name (self, "failed", error->message);
}

static void
searched_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  Search *search = data;
  AwaleEngineAnalysis *self = search->watch;
  g_autoptr (GError) error = NULL;

  awale_engine_process_search_finish (AWALE_ENGINE_PROCESS (source), result, &error);
  if (search->cancellable == self->cancellable)
    {
      g_clear_object (&self->cancellable);
      set_message (self, NULL);
      if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        fail (self, error);
    }
  else if (g_error_matches (error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_FAULT))
    {
      /* The search was abandoned, but a fault of the engine is still reported, for example that it
       * did not stop in time. */
      g_signal_emit_by_name (self, "failed", error->message);
    }
  search_free (search);
}

static GArray *
collect_moves (AwaleNode *node)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (int8_t));

  for (; awale_node_get_parent (node) != NULL; node = awale_node_get_parent (node))
    {
      int8_t move = (int8_t) awale_node_get_move (node);

      g_array_prepend_val (moves, move);
    }
  return moves;
}

static void
ask_for_lines (AwaleEngineAnalysis *self)
{
  const AwaleEngineOption *option = awale_engine_process_find_option (self->process, "MultiPV");
  g_autofree char *number = NULL;

  if (option == NULL)
    return;
  number = g_strdup_printf ("%d", (int) MIN (option->most, AWALE_ENGINE_ANALYSIS_LINES));
  awale_engine_process_set_option (self->process, option->name, number);
}

static void
search (AwaleEngineAnalysis *self)
{
  AwaleNode *cursor = awale_game_get_cursor (self->game);
  g_autoptr (GArray) moves = collect_moves (cursor);
  Search *job = g_new (Search, 1);
  AwaleEngineRequest request = {
    .rules = *awale_game_get_rules (self->game),
    .start = awale_game_get_start (self->game),
    .moves = (const int8_t *) (void *) moves->data,
    .n_moves = moves->len,
    .go = { .infinite = true },
  };

  ask_for_lines (self);
  /* The message remains until the engine sends a line or ends the search. */
  set_message (self, _("Searching…"));
  *job = (Search) { g_object_ref (self), g_object_ref (self->cancellable),
                    awale_node_get_position (cursor).side };
  awale_engine_process_search (self->process, &request, info_cb, job, self->cancellable,
                               searched_cb, job);
}

static void
started_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Search *job = data;
  AwaleEngineAnalysis *self = job->watch;
  g_autoptr (GError) error = NULL;
  bool started = awale_engine_process_start_finish (AWALE_ENGINE_PROCESS (source), result, &error);

  if (job->cancellable == self->cancellable)
    {
      if (started && awale_engine_process_check_rules (self->process,
                                                       awale_game_get_rules (self->game), &error))
        search (self);
      else
        {
          g_clear_object (&self->cancellable);
          if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
            fail (self, error);
        }
    }
  search_free (job);
}

static bool
is_over (AwaleEngineAnalysis *self)
{
  return awale_legal_moves (awale_node_get_position (awale_game_get_cursor (self->game)),
                            awale_game_get_rules (self->game)) == 0;
}

/* Abandons the current search and searches the current position. */
static void
look (AwaleEngineAnalysis *self)
{
  Search *job;

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  clear_lines (self);
  set_message (self, NULL);
  if (!self->active || self->process == NULL || self->game == NULL || is_over (self))
    return;

  self->cancellable = g_cancellable_new ();
  set_message (self, _("Starting…"));
  job = g_new (Search, 1);
  *job = (Search) { g_object_ref (self), g_object_ref (self->cancellable), AWALE_SOUTH };
  awale_engine_process_start (self->process, self->cancellable, started_cb, job);
}

static void
awale_engine_analysis_dispose (GObject *object)
{
  AwaleEngineAnalysis *self = AWALE_ENGINE_ANALYSIS (object);

  g_clear_handle_id (&self->update_source, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->process != NULL)
    awale_engine_process_quit (self->process);
  g_clear_object (&self->process);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_pointer (&self->message, g_free);

  G_OBJECT_CLASS (awale_engine_analysis_parent_class)->dispose (object);
}

static void
awale_engine_analysis_class_init (AwaleEngineAnalysisClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_engine_analysis_dispose;
  AWALE_ADD_SIGNAL (klass, "updated", 0);
  AWALE_ADD_SIGNAL (klass, "failed", 1, G_TYPE_STRING);
}

static void
awale_engine_analysis_init (AwaleEngineAnalysis *self)
{
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify::cursor", G_CALLBACK (look), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (look), self);
}

AwaleEngineAnalysis *
awale_engine_analysis_new (void)
{
  return g_object_new (AWALE_TYPE_ENGINE_ANALYSIS, NULL);
}

void
awale_engine_analysis_set_process (AwaleEngineAnalysis *self,
                                   AwaleEngineProcess  *process)
{
  g_return_if_fail (AWALE_IS_ENGINE_ANALYSIS (self));

  if (self->process == process)
    return;
  if (self->process != NULL)
    awale_engine_process_quit (self->process);
  g_set_object (&self->process, process);
  look (self);
}

AwaleEngineProcess *
awale_engine_analysis_get_process (AwaleEngineAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_ANALYSIS (self), NULL);

  return self->process;
}

void
awale_engine_analysis_set_game (AwaleEngineAnalysis *self,
                                AwaleGame           *game)
{
  g_return_if_fail (AWALE_IS_ENGINE_ANALYSIS (self));

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->game_signals, game);
  if (self->process != NULL)
    awale_engine_process_new_game (self->process);
  look (self);
}

void
awale_engine_analysis_set_active (AwaleEngineAnalysis *self,
                                  bool                 active)
{
  g_return_if_fail (AWALE_IS_ENGINE_ANALYSIS (self));

  if (self->active == active)
    return;
  self->active = active;
  look (self);
}

const AwaleEngineMove *
awale_engine_analysis_get_line (AwaleEngineAnalysis *self,
                                unsigned             index)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_ANALYSIS (self), NULL);

  return index < AWALE_ENGINE_ANALYSIS_LINES && self->known[index] ? &self->lines[index] : NULL;
}

const char *
awale_engine_analysis_get_message (AwaleEngineAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ENGINE_ANALYSIS (self), NULL);

  return self->message;
}
