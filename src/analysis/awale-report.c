/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-report-private.h"

#include <gio/gio.h>

#include "awale-valuation.h"

G_DEFINE_FINAL_TYPE (AwaleReport, awale_report, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_RUNNING,
  PROP_PAUSED,
  PROP_PROGRESS,
  N_PROPS
};

enum
{
  UPDATED,
  FINISHED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static unsigned signals[N_SIGNALS];

static void
move_clear (void *data)
{
  AwaleReportMove *move = data;

  awale_node_unref (move->node);
}

static void
entry_clear (void *data)
{
  AwaleReportEntry *entry = data;

  awale_node_unref (entry->node);
}

static AwaleReportMove *
peek_move (AwaleReport *self,
           unsigned     index)
{
  return &g_array_index (self->moves, AwaleReportMove, index);
}

static AwaleReportEntry *
peek_entry (AwaleReport *self,
            unsigned     index)
{
  return &g_array_index (self->entries, AwaleReportEntry, index);
}

bool
awale_report_asks (AwaleReport *self,
                   int          ply,
                   AwaleSide    mover)
{
  const AwaleReportOptions *options = &self->options;

  return (options->sides == 0 || (options->sides >> mover & 1) != 0) &&
         ply >= options->first_ply && (options->last_ply == 0 || ply <= options->last_ply);
}

static AwaleReportMove
judge_node (AwaleReport *self,
            AwaleNode   *node)
{
  AwaleReportMove move = { .node = awale_node_ref (node), .mover = awale_node_get_mover (node) };

  if (awale_report_asks (self, awale_node_get_ply (node), move.mover))
    {
      move.judgment = awale_judge_node (node, awale_game_get_rules (self->game));
      move.is_punished = awale_judgment_is_punished (&move.judgment, node);
    }
  move.is_turning_point = awale_judgment_is_error (&move.judgment) &&
                          (move.judgment.shift != AWALE_SHIFT_NONE ||
                           move.judgment.move_class == AWALE_MOVE_CLASS_BLUNDER);
  return move;
}

static void
count_move (AwaleReport           *self,
            const AwaleReportMove *move)
{
  AwaleReportSummary *summary = &self->summaries[move->mover];

  if (move->judgment.move_class == AWALE_MOVE_CLASS_NONE)
    return;
  summary->n_moves++;
  summary->counts[move->judgment.move_class]++;
  summary->given += move->judgment.given;
  if (move->judgment.is_forced)
    return;
  /* A sum until all moves are counted. */
  summary->accuracy += awale_judgment_get_accuracy (&move->judgment);
  summary->n_choices++;
}

void
awale_report_refresh (AwaleReport *self)
{
  AwaleNode *node = awale_node_get_first_child (awale_game_get_root (self->game));

  if (!self->is_stale)
    return;

  g_array_set_size (self->moves, 0);
  for (; node != NULL; node = awale_node_get_first_child (node))
    {
      AwaleReportMove move = judge_node (self, node);

      g_array_append_val (self->moves, move);
    }

  memset (self->summaries, 0, sizeof self->summaries);
  for (unsigned i = 0; i < self->moves->len; i++)
    count_move (self, peek_move (self, i));
  for (int side = 0; side < 2; side++)
    if (self->summaries[side].n_choices > 0)
      self->summaries[side].accuracy /= self->summaries[side].n_choices;
    else
      self->summaries[side].accuracy = 100.0;
  self->is_stale = false;
}

/* What was said may be wrong now. */
static void
spoil (AwaleReport *self)
{
  if (self->is_stale)
    return;
  self->is_stale = true;
  g_signal_emit (self, signals[UPDATED], 0);
}

static void
node_changed_cb (AwaleReport *self,
                 AwaleNode   *node,
                 unsigned     what)
{
  if ((what & AWALE_CHANGE_EVALUATION) != 0 && awale_node_is_main_line (node))
    spoil (self);
}

/* Keeps what was found of an entry beside the game, unless something better came meanwhile. */
static void
take_entry (AwaleReport *self,
            unsigned     index)
{
  AwaleReportEntry *entry = peek_entry (self, index);

  entry->item = awale_report_worker_get_item (self->worker, index);
  if (!entry->item.is_wanted)
    return;
  self->n_costly++;
  if (awale_game_contains (self->game, entry->node) &&
      (self->options.again ||
       awale_evaluation_is_as_good (&entry->item.value, awale_node_get_evaluation (entry->node))))
    awale_game_cache_evaluation (self->game, entry->node, &entry->item.value);
}

static void
note_time (AwaleReport *self)
{
  gint64 now = g_get_monotonic_time ();

  if (!self->is_paused)
    self->worked += now - self->resumed;
  self->resumed = now;
}

static void
end (AwaleReport *self,
     bool         completed)
{
  note_time (self);
  awale_latest_advance (self->latest);
  g_clear_pointer (&self->worker, awale_report_worker_free);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
  if (self->is_paused)
    {
      self->is_paused = false;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
    }
  g_signal_emit (self, signals[FINISHED], 0, completed);
}

/* Takes all that is done. Whoever hears of it may cancel the report. */
static void
take_done (AwaleReport *self)
{
  unsigned n_done = awale_report_worker_get_n_done (self->worker);

  while (self->worker != NULL && self->n_taken < n_done)
    take_entry (self, self->entries->len - 1 - self->n_taken++);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

static void
progress_arrived_cb (const void *value,
                     void       *owner)
{
  AwaleReport *self = owner;
  const AwaleReportProgress *progress = value;

  g_object_ref (self);
  take_done (self);
  if (progress->is_finished && self->worker != NULL)
    end (self, true);
  g_object_unref (self);
}

static void
awale_report_get_property (GObject    *object,
                           unsigned    id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  AwaleReport *self = AWALE_REPORT (object);

  switch (id)
    {
    case PROP_RUNNING:
      g_value_set_boolean (value, self->worker != NULL);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->is_paused);
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, self->entries->len == 0
                                   ? 0.0 : (double) self->n_taken / self->entries->len);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
awale_report_dispose (GObject *object)
{
  AwaleReport *self = AWALE_REPORT (object);

  if (self->latest != NULL)
    awale_latest_disown (self->latest);
  g_clear_pointer (&self->worker, awale_report_worker_free);
  g_clear_pointer (&self->latest, awale_latest_unref);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  g_clear_pointer (&self->moves, g_array_unref);
  g_clear_pointer (&self->entries, g_array_unref);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (awale_report_parent_class)->dispose (object);
}

static void
awale_report_class_init (AwaleReportClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = awale_report_get_property;
  object_class->dispose = awale_report_dispose;

  props[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, flags);
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  props[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0.0, 1.0, 0.0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[UPDATED] = g_signal_new ("updated", AWALE_TYPE_REPORT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[FINISHED] = g_signal_new ("finished", AWALE_TYPE_REPORT, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
awale_report_init (AwaleReport *self)
{
  self->is_stale = true;
  self->moves = g_array_new (FALSE, FALSE, sizeof (AwaleReportMove));
  g_array_set_clear_func (self->moves, move_clear);
  self->entries = g_array_new (FALSE, FALSE, sizeof (AwaleReportEntry));
  g_array_set_clear_func (self->entries, entry_clear);
  self->latest = awale_latest_new (sizeof (AwaleReportProgress), progress_arrived_cb, self);
}

AwaleReport *
awale_report_new (AwaleGame *game)
{
  static const char *const changes[] = { "node-added", "node-removed", "reordered", "reset" };
  AwaleReport *self;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  self = g_object_new (AWALE_TYPE_REPORT, NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "node-changed", G_CALLBACK (node_changed_cb), self,
                           G_CONNECT_SWAPPED);
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (game, changes[i], G_CALLBACK (spoil), self, G_CONNECT_SWAPPED);
  return self;
}

AwaleGame *
awale_report_get_game (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), NULL);

  return self->game;
}

void
awale_report_set_tables (AwaleReport    *self,
                         AwaleTablebase *tables)
{
  g_return_if_fail (AWALE_IS_REPORT (self));

  if (tables != NULL)
    awale_tablebase_ref (tables);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  self->tables = tables;
}

/* Whether the value that a node carries is to be found anew. */
static bool
wants_value (const AwaleReportOptions *options,
             const AwaleEvaluation    *value)
{
  if (value == NULL || options->again)
    return true;
  /* A limit of time alone tells no depth to compare with. */
  if (options->keep || options->depth == 0 || value->proof != AWALE_PROOF_ESTIMATE)
    return false;
  return value->depth < options->depth;
}

static void
add_entry (AwaleReport *self,
           AwaleNode   *node)
{
  const AwaleEvaluation *value = awale_node_get_evaluation (node);
  AwaleNode *next = awale_node_get_first_child (node);
  AwaleReportEntry entry = {
    .node = awale_node_ref (node),
    .had_value = value != NULL,
    .item = {
      .played = next != NULL ? awale_node_get_move (next) : AWALE_NO_MOVE,
      .is_asked = next != NULL && awale_report_asks (self, awale_node_get_ply (next),
                                                     awale_node_get_mover (next)),
      .is_wanted = wants_value (&self->options, value),
    },
  };

  if (value != NULL)
    entry.former = *value;
  if (value != NULL && !entry.item.is_wanted)
    {
      entry.item.has_value = true;
      entry.item.value = *value;
    }
  self->n_wanted += entry.item.is_wanted;
  g_array_append_val (self->entries, entry);
}

/* Lists the positions between which the moves lie that are asked for. */
static void
list_entries (AwaleReport *self)
{
  const AwaleReportOptions *options = &self->options;
  AwaleNode *node = awale_game_get_root (self->game);

  g_array_set_size (self->entries, 0);
  self->n_taken = self->n_costly = self->n_wanted = 0;
  for (; node != NULL; node = awale_node_get_first_child (node))
    {
      int ply = awale_node_get_ply (node);

      if (options->last_ply > 0 && ply > options->last_ply)
        break;
      if (ply >= options->first_ply - 1 || awale_node_get_first_child (node) == NULL)
        add_entry (self, node);
    }
}

static AwaleReportOptions
complete_options (const AwaleReportOptions *options)
{
  AwaleReportOptions complete = *options;

  if (complete.depth == 0 && complete.milliseconds == 0)
    complete.depth = AWALE_REPORT_DEFAULT_DEPTH;
  complete.threads = MAX (complete.threads, 1);
  complete.hash = complete.hash > 0 ? complete.hash : AWALE_REPORT_DEFAULT_HASH;
  complete.lines = CLAMP (complete.lines, 0, AWALE_SEARCH_MAX_LINES);
  complete.first_ply = MAX (complete.first_ply, 1);
  if (complete.last_ply > 0)
    complete.last_ply = MAX (complete.last_ply, complete.first_ply);
  return complete;
}

void
awale_report_start (AwaleReport              *self,
                    const AwaleReportOptions *options)
{
  AwaleReportTask task;

  g_return_if_fail (AWALE_IS_REPORT (self) && options != NULL);

  if (self->worker != NULL)
    return;

  self->options = complete_options (options);
  list_entries (self);
  task = (AwaleReportTask) {
    .rules = *awale_game_get_rules (self->game),
    .tables = self->tables != NULL ? awale_tablebase_ref (self->tables) : NULL,
    .options = self->options,
    .items = g_array_new (FALSE, FALSE, sizeof (AwaleReportItem)),
    .positions = awale_game_dup_positions (self->game,
                                           peek_entry (self, self->entries->len - 1)->node),
  };
  for (unsigned i = 0; i < self->entries->len; i++)
    g_array_append_val (task.items, peek_entry (self, i)->item);
  self->worked = 0;
  self->resumed = g_get_monotonic_time ();
  self->worker = awale_report_worker_new (&task, self->latest,
                                          awale_latest_advance (self->latest));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
  spoil (self);
}

void
awale_report_set_paused (AwaleReport *self,
                         bool         paused)
{
  g_return_if_fail (AWALE_IS_REPORT (self));

  if (self->worker == NULL || paused == self->is_paused)
    return;

  note_time (self);
  self->is_paused = paused;
  awale_report_worker_set_paused (self->worker, paused);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
}

void
awale_report_cancel (AwaleReport *self)
{
  g_return_if_fail (AWALE_IS_REPORT (self));

  if (self->worker == NULL)
    return;

  take_done (self);
  if (self->worker != NULL)
    end (self, self->n_taken == self->entries->len);
}

bool
awale_report_is_running (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), false);

  return self->worker != NULL;
}

bool
awale_report_is_paused (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), false);

  return self->is_paused;
}

unsigned
awale_report_get_n_done (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), 0);

  return self->n_taken;
}

unsigned
awale_report_get_n_total (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), 0);

  return self->entries->len;
}

double
awale_report_get_seconds_left (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), -1.0);

  if (self->worker == NULL || self->n_costly == 0)
    return -1.0;
  note_time (self);
  return (double) self->worked / G_USEC_PER_SEC * (self->n_wanted - self->n_costly) /
         self->n_costly;
}

unsigned
awale_report_get_n_moves (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), 0);

  awale_report_refresh (self);
  return self->moves->len;
}

const AwaleReportMove *
awale_report_get_move (AwaleReport *self,
                       unsigned     index)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), NULL);

  awale_report_refresh (self);
  g_return_val_if_fail (index < self->moves->len, NULL);
  return peek_move (self, index);
}

AwaleReportSummary
awale_report_get_summary (AwaleReport *self,
                          AwaleSide    side)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), (AwaleReportSummary) { 0 });

  awale_report_refresh (self);
  return self->summaries[side];
}

int
awale_report_find_error (AwaleReport *self,
                         int          ply,
                         int          step)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), -1);
  g_return_val_if_fail (step == 1 || step == -1, -1);

  awale_report_refresh (self);
  for (int i = ply + step; i >= 0 && i < (int) self->moves->len; i += step)
    if (awale_judgment_is_error (&peek_move (self, (unsigned) i)->judgment))
      return i;
  return -1;
}
