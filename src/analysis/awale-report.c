/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-report.h"

#include <glib/gi18n-lib.h>

#include "awale-latest.h"
#include "awale-search-thread.h"
#include "game/awale-game-steps.h"
#include "game/awale-glyph.h"
#include "game/awale-signal.h"
#include "game/awale-titles.h"

/* A search of the positions of the line, from the last one backwards, because the search of an item
 * may need the result of the next one. Its thread may outlive the report, which reads only
 * completed items. */
typedef struct
{
  AwaleRuleset        rules;
  AwaleTablebase     *tables;      /* Endgame tables (nullable). */
  AwaleReportOptions  options;
  GArray             *positions;   /* Positions from the start of the game to the last item.
                                    * (element-type AwalePosition) */
  GArray             *items;       /* Items in the order of play. (element-type AwaleReportItem) */
  atomic_uint         n_done;      /* Number of completed items, counted from the last one. */
  AwaleLatest        *latest;      /* Mailbox that tells the main loop how many items are
                                    * complete. */
  unsigned            generation;
} Search;

typedef struct
{
  AwaleNode       *node;
  AwaleMoveClass   former_class;  /* Class of the move played, by the values known when the report
                                   * began. */
  AwaleReportItem  item;          /* Item as given to the search; its result once the search of the
                                   * position is complete. */
} AwaleReportEntry;

struct _AwaleReport
{
  GObject               parent_instance;

  AwaleGame            *game;
  AwaleTablebase       *tables;
  AwaleReportOptions    options;

  bool                  is_stale;    /* True if values have changed since the moves were judged. */
  AwaleReportJudgments  judgments;

  AwaleLatest          *latest;
  AwaleSearchThread    *thread;      /* Search thread; NULL while the report is not running, or runs
                                      * in the calling thread. */
  Search               *search;      /* Current search; NULL unless the report is running. */
  GArray               *entries;     /* Entries in the order of the line. (element-type
                                      * AwaleReportEntry) */
  GHashTable           *reasons;     /* Reasons found, by the position of the error. (element-type
                                      * AwaleNode AwaleReasons) */
  unsigned              n_received;  /* Number of completed entries, counted from the last one. */
  unsigned              n_costly;    /* Number of completed entries that had to be searched. */
  unsigned              n_wanted;    /* Number of all entries that have to be searched. */
  bool                  is_paused;
  bool                  is_waiting;  /* True while the search is held back. */
  gint64                resumed;     /* Time at which the report was last started or resumed, or its
                                      * working time was last added up, in microseconds. */
  gint64                worked;      /* Microseconds of work up to `resumed`, without pauses. */
};

G_DEFINE_FINAL_TYPE (AwaleReport, awale_report, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_RUNNING,
  PROP_PAUSED,
  PROP_PROGRESS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
item_clear (void *data)
{
  AwaleReportItem *item = data;

  g_free (item->reasons);
}

static void
search_clear (void *data)
{
  Search *search = data;

  g_clear_pointer (&search->tables, awale_tablebase_unref);
  g_array_unref (search->positions);
  g_array_unref (search->items);
  awale_latest_unref (search->latest);
}

static void
search_unref (void *data)
{
  g_atomic_rc_box_release_full (data, search_clear);
}

static AwaleReportItem *
search_peek_item (Search   *search,
                  unsigned  index)
{
  return &g_array_index (search->items, AwaleReportItem, index);
}

/* Completes the next item. Returns: false if all items are complete, or if the search was
 * stopped */
static bool
search_next (Search            *search,
             AwaleSearcher     *searcher,
             const atomic_bool *stop)
{
  unsigned n_done = atomic_load (&search->n_done);
  AwaleReportItem *item;

  if (n_done == search->items->len)
    return false;
  item = search_peek_item (search, search->items->len - 1 - n_done);
  if (!awale_report_search (item, n_done > 0 ? item + 1 : NULL,
                            (const AwalePosition *) (void *) search->positions->data,
                            &search->rules, search->tables, &search->options, searcher, stop))
    return false;
  atomic_store (&search->n_done, n_done + 1);
  return true;
}

static void
search_in_thread (AwaleSearcher     *searcher,
                  const atomic_bool *stop,
                  void              *data)
{
  Search *search = data;

  while (search_next (search, searcher, stop))
    awale_latest_put (search->latest, search->generation, &search->n_done);
}

static void
entry_clear (void *data)
{
  AwaleReportEntry *entry = data;

  awale_node_unref (entry->node);
}

static AwaleReportEntry *
peek_entry (AwaleReport *self,
            unsigned     index)
{
  return &g_array_index (self->entries, AwaleReportEntry, index);
}

static void
refresh (AwaleReport *self)
{
  if (!self->is_stale)
    return;
  awale_report_judgments_update (&self->judgments, self->game, &self->options);
  self->is_stale = false;
}

static void
invalidate (AwaleReport *self)
{
  if (self->is_stale)
    return;
  self->is_stale = true;
  g_signal_emit_by_name (self, "updated");
}

static void
node_changed_cb (AwaleReport *self,
                 AwaleNode   *node,
                 unsigned     what)
{
  if ((what & AWALE_NODE_CHANGE_EVALUATION) != 0 && awale_node_is_main_line (node))
    invalidate (self);
}

static bool
is_costly (const AwaleReportItem *item)
{
  return item->is_wanted || item->wants_why;
}

/* Stores the values of an entry beside the game, unless the game has received better values in the
 * meantime. */
static void
receive_entry (AwaleReport *self,
               unsigned     index)
{
  AwaleReportEntry *entry = peek_entry (self, index);
  AwaleReportItem *done = search_peek_item (self->search, index);
  AwaleReasons *reasons = g_steal_pointer (&done->reasons);

  entry->item = *done;
  self->n_costly += is_costly (&entry->item);
  if (entry->item.is_wanted && awale_game_contains (self->game, entry->node))
    awale_game_cache_move_values (self->game, entry->node, &entry->item.values);
  if (reasons != NULL)
    {
      g_hash_table_insert (self->reasons, awale_node_ref (entry->node), reasons);
      invalidate (self);
    }
}

static void
note_time (AwaleReport *self)
{
  gint64 now = g_get_monotonic_time ();

  if (!self->is_paused && !self->is_waiting)
    self->worked += now - self->resumed;
  self->resumed = now;
}

static void
end (AwaleReport *self,
     bool         completed)
{
  note_time (self);
  awale_latest_advance (self->latest);
  g_clear_pointer (&self->thread, awale_search_thread_free);
  g_clear_pointer (&self->search, search_unref);
  self->is_waiting = false;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
  if (self->is_paused)
    {
      self->is_paused = false;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
    }
  g_signal_emit_by_name (self, "finished", completed);
}

/* Receives all completed entries. A signal handler may cancel the report during this. */
static void
receive_done (AwaleReport *self)
{
  unsigned n_done = atomic_load (&self->search->n_done);

  while (self->search != NULL && self->n_received < n_done)
    receive_entry (self, self->entries->len - 1 - self->n_received++);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

static void
progress_arrived_cb (const void *value,
                     void       *owner)
{
  AwaleReport *self = owner;

  g_object_ref (self);
  receive_done (self);
  if (self->search != NULL && self->n_received == self->entries->len)
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
      g_value_set_boolean (value, self->search != NULL);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->is_paused);
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, self->entries->len == 0
                                   ? 0.0 : (double) self->n_received / self->entries->len);
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
  g_clear_pointer (&self->thread, awale_search_thread_free);
  g_clear_pointer (&self->search, search_unref);
  g_clear_pointer (&self->latest, awale_latest_unref);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  awale_report_judgments_clear (&self->judgments);
  g_clear_pointer (&self->entries, g_array_unref);
  g_clear_pointer (&self->reasons, g_hash_table_unref);
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

  AWALE_ADD_SIGNAL (klass, "updated", 0);
  AWALE_ADD_SIGNAL (klass, "finished", 1, G_TYPE_BOOLEAN);
  AWALE_ADD_SIGNAL (klass, "failed", 1, G_TYPE_STRING);
}

static void
awale_report_init (AwaleReport *self)
{
  self->is_stale = true;
  awale_report_judgments_init (&self->judgments);
  self->entries = g_array_new (FALSE, FALSE, sizeof (AwaleReportEntry));
  g_array_set_clear_func (self->entries, entry_clear);
  self->reasons = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) awale_node_unref, g_free);
  self->latest = awale_latest_new (sizeof (atomic_uint), progress_arrived_cb, self);
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
    g_signal_connect_object (game, changes[i], G_CALLBACK (invalidate), self, G_CONNECT_SWAPPED);
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

static bool
is_proven (const AwaleMoveValues *values,
           unsigned               moves)
{
  if (values->value.proof == AWALE_PROOF_ESTIMATE)
    return false;
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if ((moves >> move & 1) != 0 &&
        awale_move_values_get (values, move)->proof == AWALE_PROOF_ESTIMATE)
      return false;
  return true;
}

/* True if a line better than the move of @next is wanted, but neither known nor in the game. */
static bool
wants_line (AwaleReport           *self,
            AwaleNode             *next,
            const AwaleMoveValues *values)
{
  AwaleJudgment judgment;
  int8_t line[AWALE_MOVE_VALUES_LINE];

  if (self->options.lines == 0 || next == NULL || values->n_line > 0)
    return false;
  judgment = awale_judge_node (next, awale_game_get_rules (self->game));
  return awale_judgment_is_error (&judgment) &&
         awale_node_copy_line (awale_node_get_parent (next), judgment.best, line) == 1;
}

/* True if the values of the moves from @node have to be searched. */
static bool
wants_values (AwaleReport *self,
              AwaleNode   *node,
              unsigned     asked)
{
  const AwaleReportOptions *options = &self->options;
  const AwaleMoveValues *values = awale_node_get_move_values (node);

  if (asked == 0)
    return values == NULL || !values->has_value;
  if (values == NULL || values->best == AWALE_NO_MOVE || (asked & ~values->known) != 0 ||
      wants_line (self, awale_node_get_first_child (node), values))
    return true;
  /* Only depths can be compared; a time limit alone gives none. */
  return !options->keep && options->depth > 0 && !is_proven (values, asked) &&
         awale_move_values_get_depth (values) < options->depth;
}

/* The bit set of the moves from @node that the game contains. */
static unsigned
get_moves (AwaleNode *node)
{
  unsigned moves = 0;

  for (AwaleNode *child = awale_node_get_first_child (node); child != NULL;
       child = awale_node_get_next_sibling (child))
    moves |= 1u << awale_node_get_move (child);
  return moves;
}

/* The reasons of the error that led to @node, whose judgment is @judgment; NULL if unknown. */
static const AwaleReasons *
find_reasons (AwaleReport         *self,
              AwaleNode           *node,
              const AwaleJudgment *judgment)
{
  const AwaleReasons *reasons = g_hash_table_lookup (self->reasons, awale_node_get_parent (node));

  return reasons != NULL && awale_judgment_is_error (judgment)
         && reasons->played == awale_node_get_move (node)
         && reasons->judgment.best == judgment->best ? reasons : NULL;
}

static void
add_entry (AwaleReport *self,
           AwaleNode   *node)
{
  const AwaleMoveValues *values = awale_node_get_move_values (node);
  AwaleNode *next = awale_node_get_first_child (node);
  AwaleReportEntry entry = {
    .node = awale_node_ref (node),
    .item = {
      .n_positions = (size_t) awale_node_get_ply (node) + 1,
      .played = next != NULL ? awale_node_get_move (next) : AWALE_NO_MOVE,
      .asked = get_moves (node),
    },
  };

  entry.item.is_wanted = wants_values (self, node, entry.item.asked);
  if (!entry.item.is_wanted)
    entry.item.values = awale_node_find_move_values (node);
  else if (values != NULL)
    entry.item.values = *values;
  if (next != NULL)
    {
      AwaleJudgment judgment = awale_judge_node (next, awale_game_get_rules (self->game));

      entry.former_class = judgment.move_class;
      entry.item.wants_why = self->options.why
                             && (entry.item.is_wanted
                                 || (awale_judgment_is_error (&judgment)
                                     && find_reasons (self, next, &judgment) == NULL));
    }
  self->n_wanted += is_costly (&entry.item);
  g_array_append_val (self->entries, entry);
}

/* Lists the positions whose move in the main line is included by the options, or the start position
 * if there are none. */
static void
list_entries (AwaleReport *self)
{
  AwaleNode *root = awale_game_get_root (self->game);
  AwaleNode *next;

  g_array_set_size (self->entries, 0);
  self->n_received = self->n_costly = self->n_wanted = 0;
  for (AwaleNode *node = root; (next = awale_node_get_first_child (node)) != NULL; node = next)
    if (awale_report_options_include (&self->options, awale_node_get_ply (next),
                                      awale_node_get_mover (next)))
      add_entry (self, node);
  /* The start position becomes the entry of a game without moves to judge, because it has a value
   * too. */
  if (self->entries->len == 0)
    add_entry (self, root);
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

bool
awale_report_is_known (AwaleGame                *game,
                       const AwaleReportOptions *options)
{
  g_autoptr (AwaleReport) report = NULL;

  g_return_val_if_fail (options != NULL, false);

  report = awale_report_new (game);
  report->options = complete_options (options);
  list_entries (report);
  return report->n_wanted == 0;
}

static void
begin (AwaleReport              *self,
       const AwaleReportOptions *options)
{
  self->options = complete_options (options);
  list_entries (self);
  self->search = g_atomic_rc_box_new0 (Search);
  self->search->rules = *awale_game_get_rules (self->game);
  self->search->tables = self->tables != NULL ? awale_tablebase_ref (self->tables) : NULL;
  self->search->options = self->options;
  self->search->positions =
    awale_game_dup_positions (self->game, peek_entry (self, self->entries->len - 1)->node);
  self->search->items = g_array_new (FALSE, FALSE, sizeof (AwaleReportItem));
  g_array_set_clear_func (self->search->items, item_clear);
  for (unsigned i = 0; i < self->entries->len; i++)
    g_array_append_val (self->search->items, peek_entry (self, i)->item);
  self->search->latest = awale_latest_ref (self->latest);
  self->search->generation = awale_latest_advance (self->latest);
  self->worked = 0;
  self->resumed = g_get_monotonic_time ();
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
  invalidate (self);
}

/* Starts or resumes the search unless it is held back. If no thread can be started, the report ends
 * as if it had been cancelled. */
static void
start_thread (AwaleReport *self)
{
  if (self->is_paused || self->is_waiting)
    return;
  if (awale_search_thread_start (self->thread, &self->search->rules, self->search->tables,
                                 (unsigned) self->options.hash, NULL, search_in_thread,
                                 g_atomic_rc_box_acquire (self->search), search_unref))
    return;
  end (self, false);
  g_signal_emit_by_name (self, "failed",
                         _("The system could not start a thread for the analysis."));
}

void
awale_report_start (AwaleReport              *self,
                    const AwaleReportOptions *options)
{
  g_return_if_fail (AWALE_IS_REPORT (self) && options != NULL);

  if (self->search != NULL)
    return;

  self->thread =
    awale_search_thread_new ("awale-report", options->yields ? AWALE_REPORT_NICENESS : 0);
  begin (self, options);
  /* A signal handler may already have cancelled the report. */
  if (self->search != NULL)
    start_thread (self);
}

static void
cancelled_cb (GCancellable *cancellable,
              void         *stop)
{
  atomic_store ((atomic_bool *) stop, true);
}

bool
awale_report_run (AwaleReport               *self,
                  const AwaleReportOptions  *options,
                  GCancellable              *cancellable,
                  GError                   **error)
{
  g_autoptr (AwaleSearcher) searcher = NULL;
  atomic_bool stop = false;
  gulong handler = 0;
  bool completed;

  g_return_val_if_fail (AWALE_IS_REPORT (self) && options != NULL, false);
  g_return_val_if_fail (self->search == NULL, false);

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), &stop, NULL);
  if (options->yields)
    awale_search_thread_yield (AWALE_REPORT_NICENESS);
  begin (self, options);
  searcher = awale_searcher_new (&self->search->rules, (unsigned) self->options.hash);
  awale_searcher_set_tables (searcher, self->tables);
  while (search_next (self->search, searcher, &stop))
    receive_done (self);
  g_cancellable_disconnect (cancellable, handler);

  completed = self->n_received == self->entries->len;
  end (self, completed);
  if (!completed)
    g_cancellable_set_error_if_cancelled (cancellable, error);
  return completed;
}

void
awale_report_set_paused (AwaleReport *self,
                         bool         paused)
{
  g_return_if_fail (AWALE_IS_REPORT (self));

  if (self->thread == NULL || paused == self->is_paused)
    return;

  note_time (self);
  self->is_paused = paused;
  if (paused)
    awale_search_thread_stop (self->thread);
  else
    start_thread (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
}

void
awale_report_set_waiting (AwaleReport *self,
                          bool         waiting)
{
  g_return_if_fail (AWALE_IS_REPORT (self));
  g_return_if_fail (!waiting || self->search == NULL);

  note_time (self);
  self->is_waiting = waiting;
  if (self->thread == NULL)
    return;

  g_clear_pointer (&self->search->tables, awale_tablebase_unref);
  self->search->tables = self->tables != NULL ? awale_tablebase_ref (self->tables) : NULL;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
  start_thread (self);
}

void
awale_report_cancel (AwaleReport *self)
{
  g_return_if_fail (AWALE_IS_REPORT (self));

  if (self->thread == NULL)
    return;

  receive_done (self);
  if (self->search != NULL)
    end (self, self->n_received == self->entries->len);
}

bool
awale_report_is_running (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), false);

  return self->search != NULL;
}

bool
awale_report_is_paused (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), false);

  return self->is_paused;
}

bool
awale_report_is_waiting (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), false);

  return self->is_waiting;
}

unsigned
awale_report_get_n_done (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), 0);

  return self->n_received;
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

  if (self->search == NULL || self->n_costly == 0)
    return -1.0;
  note_time (self);
  return (double) self->worked / G_USEC_PER_SEC * (self->n_wanted - self->n_costly) /
         self->n_costly;
}

unsigned
awale_report_get_n_moves (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), 0);

  refresh (self);
  return self->judgments.moves->len;
}

const AwaleReportMove *
awale_report_get_move (AwaleReport *self,
                       unsigned     index)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), NULL);

  refresh (self);
  g_return_val_if_fail (index < self->judgments.moves->len, NULL);
  return &g_array_index (self->judgments.moves, AwaleReportMove, index);
}

unsigned
awale_report_get_n_errors (AwaleReport *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), 0);

  refresh (self);
  return self->judgments.errors->len;
}

const AwaleReportMove *
awale_report_get_error (AwaleReport *self,
                        unsigned     index)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), NULL);

  refresh (self);
  g_return_val_if_fail (index < self->judgments.errors->len, NULL);
  return g_ptr_array_index (self->judgments.errors, index);
}

AwaleReportSummary
awale_report_get_summary (AwaleReport *self,
                          AwaleSide    side)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self), (AwaleReportSummary) { 0 });

  refresh (self);
  return self->judgments.summaries[side];
}

int
awale_report_find_error (AwaleReport *self,
                         int          ply,
                         int          step)
{
  const AwaleReportMove *moves;

  g_return_val_if_fail (AWALE_IS_REPORT (self), -1);
  g_return_val_if_fail (step == 1 || step == -1, -1);

  refresh (self);
  moves = (const AwaleReportMove *) (void *) self->judgments.moves->data;
  for (int i = ply + step; i >= 0 && i < (int) self->judgments.moves->len; i += step)
    if (awale_judgment_is_error (&moves[i].judgment))
      return i;
  return -1;
}

/* Makes the values found an undoable change of the game; values that were replaced in the meantime
 * are left alone. */
static void
write_values (AwaleReport *self)
{
  for (unsigned i = self->entries->len - self->n_received; i < self->entries->len; i++)
    {
      const AwaleReportEntry *entry = peek_entry (self, i);

      if (entry->item.is_wanted && awale_game_contains (self->game, entry->node) &&
          awale_move_values_equal (awale_node_get_move_values (entry->node), &entry->item.values))
        awale_game_enter_move_values (self->game, entry->node);
    }
}

static const AwaleReportEntry *
find_entry (AwaleReport *self,
            AwaleNode   *node)
{
  for (unsigned i = 0; i < self->entries->len; i++)
    if (peek_entry (self, i)->node == node)
      return peek_entry (self, i);
  return NULL;
}

/* The result of the report's own search at @node; NULL if there is none or the values at @node have
 * changed since. */
static const AwaleReportItem *
find_item (AwaleReport *self,
           AwaleNode   *node)
{
  const AwaleReportEntry *entry = find_entry (self, node);

  return entry != NULL && entry->item.n_lines > 0 &&
                 awale_move_values_equal (awale_node_get_move_values (node), &entry->item.values)
           ? &entry->item : NULL;
}

/* Adds @moves after @node, unless the game already contains the first of them. */
static void
write_line (AwaleGame    *game,
            AwaleNode    *node,
            const int8_t *moves,
            int           n_moves)
{
  if (awale_node_find_child (node, moves[0]) != NULL)
    return;
  for (int i = 0; i < MIN (n_moves, AWALE_MOVE_VALUES_LINE) && node != NULL; i++)
    node = awale_game_add_move (game, node, moves[i]);
}

/* Adds moves that are better than @move: the lines that the report's search has found, or else the
 * known line. Adding a move may compute the judgments again and so free @move. */
static void
write_better_lines (AwaleReport           *self,
                    const AwaleReportMove *move)
{
  AwaleNode *node = awale_node_get_parent (move->node);
  const AwaleReportItem *item = find_item (self, node);
  int8_t line[AWALE_MOVE_VALUES_LINE];

  if (item != NULL)
    for (int i = 0; i < item->n_lines; i++)
      write_line (self->game, node, item->lines[i].line, item->lines[i].length);
  else
    write_line (self->game, node, line, awale_node_copy_line (node, move->judgment.best, line));
}

static void
write_lines (AwaleReport *self)
{
  for (unsigned i = 0; i < awale_report_get_n_moves (self); i++)
    {
      const AwaleReportMove *move = awale_report_get_move (self, i);

      if (awale_judgment_is_error (&move->judgment))
        write_better_lines (self, move);
    }
}

static uint16_t
get_move_glyph (const AwaleNode *node)
{
  size_t n_glyphs;
  const uint16_t *glyphs = awale_node_get_glyphs (node, &n_glyphs);

  for (size_t i = 0; i < n_glyphs; i++)
    if (awale_glyph_is_move_glyph (glyphs[i]))
      return glyphs[i];
  return 0;
}

/* Sets the glyph for the class of the move, unless a person has set another one. A glyph that fits
 * the class which the move had when the report began may come from an earlier report, and is
 * replaced. */
static void
write_glyph (AwaleReport           *self,
             const AwaleReportMove *move)
{
  const AwaleReportEntry *entry = find_entry (self, awale_node_get_parent (move->node));
  AwaleMoveClass former = entry != NULL ? entry->former_class : AWALE_MOVE_CLASS_NONE;
  uint16_t glyph = awale_move_class_get_glyph (move->judgment.move_class);
  uint16_t present = get_move_glyph (move->node);

  if (present == glyph || (present != 0 && present != awale_move_class_get_glyph (former)))
    return;
  if (present != 0)
    awale_game_toggle_glyph (self->game, move->node, present);
  if (glyph != 0)
    awale_game_toggle_glyph (self->game, move->node, glyph);
}

const AwaleReasons *
awale_report_get_reasons (AwaleReport           *self,
                          const AwaleReportMove *move)
{
  g_return_val_if_fail (AWALE_IS_REPORT (self) && move != NULL, NULL);

  return find_reasons (self, move->node, &move->judgment);
}

void
awale_report_add_reasons (AwaleReport           *self,
                          const AwaleReportMove *move,
                          const AwaleReasons    *reasons)
{
  g_hash_table_insert (self->reasons, awale_node_ref (awale_node_get_parent (move->node)),
                       g_memdup2 (reasons, sizeof (AwaleReasons)));
}

/* Explains an error in its comment, unless there is one. */
static void
write_reasons (AwaleReport           *self,
               const AwaleReportMove *move)
{
  const AwaleReasons *reasons = awale_report_get_reasons (self, move);
  const char *players[] = { awale_title_get_player (self->game, AWALE_SOUTH),
                            awale_title_get_player (self->game, AWALE_NORTH) };
  g_autofree char *text = NULL;

  if (reasons == NULL || awale_node_get_comment (move->node) != NULL)
    return;
  text = awale_reasons_describe (reasons, players, NULL);
  if (text != NULL)
    awale_game_set_comment (self->game, move->node, text);
}

bool
awale_report_move_lacks_line (const AwaleReportMove *self)
{
  g_return_val_if_fail (self != NULL, false);

  return awale_judgment_is_error (&self->judgment) &&
         awale_node_find_child (awale_node_get_parent (self->node), self->judgment.best) == NULL;
}

unsigned
awale_report_count_lines (AwaleReport *self)
{
  unsigned n = 0;

  g_return_val_if_fail (AWALE_IS_REPORT (self), 0);

  for (unsigned i = 0; i < awale_report_get_n_moves (self); i++)
    n += awale_report_move_lacks_line (awale_report_get_move (self, i));
  return n;
}

bool
awale_report_write (AwaleReport      *self,
                    AwaleReportWrite  what)
{
  unsigned n_made;

  g_return_val_if_fail (AWALE_IS_REPORT (self), false);

  n_made = awale_game_get_n_made (self->game);
  /* The step records the cursor, so that undo brings the cursor back here. */
  awale_game_begin_step (self->game, _("Game Report"));
  write_values (self);
  if ((what & AWALE_REPORT_WRITE_LINES) != 0)
    write_lines (self);
  if ((what & AWALE_REPORT_WRITE_GLYPHS) != 0)
    for (unsigned i = 0; i < awale_report_get_n_moves (self); i++)
      write_glyph (self, awale_report_get_move (self, i));
  if ((what & AWALE_REPORT_WRITE_REASONS) != 0)
    for (unsigned i = 0; i < awale_report_get_n_moves (self); i++)
      write_reasons (self, awale_report_get_move (self, i));
  awale_game_end_step (self->game);
  return awale_game_get_n_made (self->game) != n_made;
}
