/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-analysis.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "awale-analysis-cache.h"
#include "awale-analysis-lines.h"
#include "awale-latest.h"
#include "awale-search-thread.h"
#include "awale-search-value.h"
#include "game/awale-signal.h"

enum
{
  /* Plies that awale_analysis_go_deeper() adds to the target depth. */
  DEPTH_STEP = 10,
  MAX_HASH = 1 << 16,
  MAX_THREADS = 256,
  /* Minimum depth in plies of an estimate that is stored in the game. */
  MIN_KEPT_DEPTH = 8,
  /* Niceness of the search; its priority is below that of the window, and above that of a report
   * that yields or of the building of tables. */
  NICENESS = 5,
};

/* Minimum time between two changes of the values in the game during a search, in microseconds. */
#define KEEP_INTERVAL (G_USEC_PER_SEC / 4)

struct _AwaleAnalysis
{
  GObject              parent_instance;

  AwaleGame           *game;
  GSignalGroup        *game_signals;
  AwaleNode           *node;
  GArray              *positions;  /* Positions from the start of the game to the node; NULL
                                    * without a node. */
  bool                 active;
  bool                 paused;
  bool                 running;
  int                  threads;
  int                  hash;
  int                  target_depth;
  AwaleTablebase      *tables;
  AwaleBook           *book;

  AwaleLatest         *latest;
  AwaleSearchThread   *thread;
  AwaleAnalysisCache  *cache;

  AwaleSearchResult    found;       /* Result of the search for the node, without lines as long as
                                     * there is none. */
  bool                 is_unkept;   /* True if `found` waits to be stored in the game. */
  gint64               kept;        /* Time of the last call of keep_values(), in microseconds. */
  unsigned             keep_source; /* Timeout source that will store `found` in the game, or 0. */
  unsigned             fail_source; /* Idle source that will report that no search could be started,
                                     * or 0. */
  GListStore          *lines;       /* Rows for the node. */
  AwaleMoveValues      opening;     /* Values of the node in the opening book. */
};

G_DEFINE_FINAL_TYPE (AwaleAnalysis, awale_analysis, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ACTIVE,
  PROP_PAUSED,
  PROP_THREADS,
  PROP_HASH,
  PROP_RUNNING,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static const AwalePosition *
peek_positions (AwaleAnalysis *self)
{
  return (const AwalePosition *) (void *) self->positions->data;
}

static AwalePosition
get_position (AwaleAnalysis *self)
{
  return g_array_index (self->positions, AwalePosition, self->positions->len - 1);
}

static void
set_running (AwaleAnalysis *self,
             bool           running)
{
  if (self->running == running)
    return;

  self->running = running;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
}

static void
set_found (AwaleAnalysis             *self,
           const AwaleAnalysisResult *result)
{
  self->found = result != NULL ? result->result : (AwaleSearchResult) { 0 };
}

/* Updates the rows for the node and emits "updated". */
static void
announce (AwaleAnalysis *self)
{
  g_autoptr (GPtrArray) rows = NULL;

  if (self->node != NULL && !awale_analysis_is_ended (self))
    {
      AwaleMoveValues values = awale_node_find_move_values (self->node);

      rows = awale_analysis_lines_new (awale_game_get_rules (self->game), get_position (self),
                                       &self->found, &values);
      awale_analysis_line_update_list (self->lines, rows);
    }
  else
    g_list_store_remove_all (self->lines);
  g_signal_emit_by_name (self, "updated");
}

/* Stores the values, except shallow estimates, beside the game: it does not count as modified, but
 * contains them when it is saved next. */
static void
keep_values (AwaleAnalysis *self)
{
  AwaleMoveValues values =
    awale_move_values_from_search (&self->found, awale_node_get_position (self->node).side);

  self->is_unkept = false;
  self->kept = g_get_monotonic_time ();
  if (values.has_value &&
      (values.value.proof != AWALE_PROOF_ESTIMATE || values.value.depth >= MIN_KEPT_DEPTH))
    awale_game_cache_move_values (self->game, self->node, &values);
}

static gboolean
keep_due_cb (gpointer data)
{
  AwaleAnalysis *self = data;

  self->keep_source = 0;
  awale_analysis_keep (self);
  announce (self);
  return G_SOURCE_REMOVE;
}

/* Stores the result for the node in the game if it is the first or the last one (@is_last), or if
 * enough time has passed. Other results wait, because each change updates every view of the game;
 * they are announced when they are stored. Returns: true if the result was stored at once */
static bool
store_throttled (AwaleAnalysis *self,
                 bool           is_last)
{
  gint64 wait = self->kept + KEEP_INTERVAL - g_get_monotonic_time ();

  if (is_last || awale_node_get_move_values (self->node) == NULL || wait <= 0)
    {
      keep_values (self);
      return true;
    }
  self->is_unkept = true;
  if (self->keep_source == 0)
    self->keep_source = g_timeout_add ((unsigned) (wait / 1000) + 1, keep_due_cb, self);
  return false;
}

static bool
is_news (const AwaleAnalysisResult *result,
         const AwaleAnalysisResult *known)
{
  return known == NULL || result->result.depth > known->result.depth ||
         (result->target > known->target && result->result.depth >= known->result.depth);
}

static void
result_arrived_cb (const void *value,
                    void       *owner)
{
  AwaleAnalysis *self = owner;
  const AwaleAnalysisResult *result = value;
  const AwaleAnalysisResult *known;
  g_autoptr (AwaleNode) node = NULL;

  g_assert (self->node != NULL && self->positions != NULL);
  if (!awale_game_contains (self->game, self->node))
    return;

  node = awale_node_ref (self->node);
  known = awale_analysis_cache_lookup (self->cache, peek_positions (self), self->positions->len);
  if (!is_news (result, known))
    {
      if (result->target > 0)
        set_running (self, false);
      return;
    }

  awale_analysis_cache_store (self->cache, peek_positions (self), self->positions->len, result);
  set_found (self, result);
  /* A handler may have moved on to another node, which has already been announced. */
  if (!store_throttled (self, result->target > 0) || self->node != node)
    return;
  if (result->target > 0)
    set_running (self, false);
  announce (self);
}

static const AwaleAnalysisResult *
read_cache (AwaleAnalysis *self)
{
  return self->node == NULL ? NULL
                            : awale_analysis_cache_lookup (self->cache, peek_positions (self),
                                                           self->positions->len);
}

static bool
wants_search (AwaleAnalysis             *self,
              const AwaleAnalysisResult *known)
{
  return self->active && !self->paused && self->node != NULL &&
         !(known != NULL && known->target >= self->target_depth) &&
         !awale_analysis_is_ended (self);
}

/* Switches the analysis off, so that the user notices the failure and can try again. */
static gboolean
fail_cb (gpointer data)
{
  g_autoptr (AwaleAnalysis) self = g_object_ref (data);

  self->fail_source = 0;
  awale_analysis_set_active (self, false);
  g_signal_emit_by_name (self, "failed",
                         _("The system could not start a thread for the analysis."));
  return G_SOURCE_REMOVE;
}

/* Data of a search in its thread. */
typedef struct
{
  AwaleLatest         *latest;
  unsigned             generation;
  GArray              *positions;
  AwaleSearchLimits    limits;
  AwaleAnalysisResult  result;
} Search;

static void
search_free (void *data)
{
  Search *search = data;

  awale_latest_unref (search->latest);
  g_array_unref (search->positions);
  g_free (search);
}

static void
iteration_done_cb (const AwaleSearchResult *result,
                   void                    *user_data)
{
  Search *search = user_data;

  if (result->n_lines == 0)
    return;
  search->result.result = *result;
  awale_latest_put (search->latest, search->generation, &search->result);
}

static void
search_in_thread (AwaleSearcher     *searcher,
                  const atomic_bool *stop,
                  void              *data)
{
  Search *search = data;
  AwaleSearchResult result =
    awale_searcher_run (searcher, (const AwalePosition *) (void *) search->positions->data,
                        search->positions->len, &search->limits, stop, iteration_done_cb, search);

  if (atomic_load (stop))
    return;
  search->result.target = search->limits.depth;
  iteration_done_cb (&result, search);
}

static bool
start_search (AwaleAnalysis *self,
              unsigned       generation)
{
  Search *search = g_new0 (Search, 1);
  const AwaleRuleset *rules = awale_game_get_rules (self->game);
  AwaleRuleset played = *rules;
  size_t n_skipped = 0;

  if (awale_node_get_first_child (self->node) != NULL)
    n_skipped = awale_play_beyond_ending (&played, peek_positions (self), self->positions->len);
  search->latest = awale_latest_ref (self->latest);
  search->generation = generation;
  search->positions = g_array_copy (self->positions);
  g_array_remove_range (search->positions, 0, (unsigned) n_skipped);
  search->limits = (AwaleSearchLimits) {
    .depth = self->target_depth, .threads = self->threads, .lines = AWALE_SEARCH_MAX_LINES,
  };
  if (awale_search_thread_start (self->thread, &played,
                                 awale_ruleset_equal (&played, rules) ? self->tables : NULL,
                                 (unsigned) self->hash, NULL, search_in_thread, search,
                                 search_free))
    return true;
  if (self->fail_source == 0)
    self->fail_source = g_idle_add (fail_cb, self);
  return false;
}

static void
restart (AwaleAnalysis *self)
{
  unsigned generation = awale_latest_advance (self->latest);
  bool searches = false;

  awale_analysis_keep (self);
  if (wants_search (self, read_cache (self)))
    searches = start_search (self, generation);
  else
    awale_search_thread_stop (self->thread);
  set_running (self, searches);
}

static void
restart_node (AwaleAnalysis *self)
{
  awale_latest_advance (self->latest);
  set_found (self, read_cache (self));
  restart (self);
  announce (self);
}

static void
read_book (AwaleAnalysis *self)
{
  self->opening = (AwaleMoveValues) AWALE_MOVE_VALUES_INIT;
  if (self->node != NULL)
    self->opening = awale_move_values_from_book (self->book, get_position (self));
}

static void
follow (AwaleAnalysis *self,
        AwaleNode     *node)
{
  AwaleNode *former = self->node;

  awale_analysis_keep (self);
  g_clear_pointer (&self->positions, g_array_unref);
  self->node = node != NULL ? awale_node_ref (node) : NULL;
  if (node != NULL)
    self->positions = awale_game_dup_positions (self->game, node);
  read_book (self);
  restart_node (self);
  g_clear_pointer (&former, awale_node_unref);
}

/* Drops the results, the tables and the book, because they may belong to other rules. */
static void
forget_rules (AwaleAnalysis *self)
{
  awale_analysis_cache_clear (self->cache);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  g_clear_pointer (&self->book, awale_book_unref);
}

static void
game_reset_cb (AwaleAnalysis *self)
{
  forget_rules (self);
  follow (self, awale_game_get_cursor (self->game));
}

/* Updates the rows after a change of the values of the node, for example by a report. */
static void
node_changed_cb (AwaleAnalysis *self,
                 AwaleNode     *node,
                 unsigned       change)
{
  if ((change & AWALE_NODE_CHANGE_EVALUATION) != 0 && node == self->node)
    announce (self);
}

/* Follows the cursor if the node was removed; the cursor has already moved to a remaining node. */
static void
node_removed_cb (AwaleAnalysis *self)
{
  if (self->node != NULL && !awale_game_contains (self->game, self->node))
    follow (self, awale_game_get_cursor (self->game));
}

static void
awale_analysis_get_property (GObject    *object,
                             unsigned    id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AwaleAnalysis *self = AWALE_ANALYSIS (object);

  switch (id)
    {
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->active);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    case PROP_THREADS:
      g_value_set_int (value, self->threads);
      break;
    case PROP_HASH:
      g_value_set_int (value, self->hash);
      break;
    case PROP_RUNNING:
      g_value_set_boolean (value, self->running);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
awale_analysis_set_property (GObject      *object,
                             unsigned      id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  AwaleAnalysis *self = AWALE_ANALYSIS (object);

  switch (id)
    {
    case PROP_ACTIVE:
      awale_analysis_set_active (self, g_value_get_boolean (value));
      break;
    case PROP_PAUSED:
      awale_analysis_set_paused (self, g_value_get_boolean (value));
      break;
    case PROP_THREADS:
      awale_analysis_set_threads (self, g_value_get_int (value));
      break;
    case PROP_HASH:
      awale_analysis_set_hash (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
awale_analysis_dispose (GObject *object)
{
  AwaleAnalysis *self = AWALE_ANALYSIS (object);

  g_clear_handle_id (&self->keep_source, g_source_remove);
  g_clear_handle_id (&self->fail_source, g_source_remove);
  if (self->latest != NULL)
    awale_latest_disown (self->latest);
  g_clear_pointer (&self->thread, awale_search_thread_free);
  g_clear_pointer (&self->latest, awale_latest_unref);
  g_clear_object (&self->game_signals);
  g_clear_pointer (&self->node, awale_node_unref);
  g_clear_pointer (&self->positions, g_array_unref);
  g_clear_object (&self->game);
  g_clear_object (&self->lines);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  g_clear_pointer (&self->book, awale_book_unref);
  g_clear_pointer (&self->cache, awale_analysis_cache_free);
  G_OBJECT_CLASS (awale_analysis_parent_class)->dispose (object);
}

static GParamSpec *
number_property (const char *name,
                 int         most,
                 int         usual)
{
  return g_param_spec_int (name, NULL, NULL, 1, most, usual,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static GParamSpec *
boolean_property (const char *name,
                  GParamFlags flags)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE,
                               flags | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static void
awale_analysis_class_init (AwaleAnalysisClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = awale_analysis_get_property;
  object_class->set_property = awale_analysis_set_property;
  object_class->dispose = awale_analysis_dispose;

  props[PROP_ACTIVE] = boolean_property ("active", G_PARAM_READWRITE);
  props[PROP_PAUSED] = boolean_property ("paused", G_PARAM_READWRITE);
  props[PROP_THREADS] = number_property ("threads", MAX_THREADS, 1);
  props[PROP_HASH] = number_property ("hash", MAX_HASH, AWALE_ANALYSIS_DEFAULT_HASH);
  props[PROP_RUNNING] = boolean_property ("running", G_PARAM_READABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);

  AWALE_ADD_SIGNAL (klass, "updated", 0);
  AWALE_ADD_SIGNAL (klass, "failed", 1, G_TYPE_STRING);
}

static void
awale_analysis_init (AwaleAnalysis *self)
{
  self->threads = 1;
  self->hash = AWALE_ANALYSIS_DEFAULT_HASH;
  self->target_depth = AWALE_ANALYSIS_DEFAULT_DEPTH;
  self->lines = g_list_store_new (AWALE_TYPE_ANALYSIS_LINE);
  self->cache = awale_analysis_cache_new ();
  self->latest = awale_latest_new (sizeof (AwaleAnalysisResult), result_arrived_cb, self);
  self->thread = awale_search_thread_new ("awale-analysis", NICENESS);
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (game_reset_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "node-changed",
                                  G_CALLBACK (node_changed_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "node-removed",
                                  G_CALLBACK (node_removed_cb), self);
}

AwaleAnalysis *
awale_analysis_new (AwaleGame *game)
{
  AwaleAnalysis *self = g_object_new (AWALE_TYPE_ANALYSIS, NULL);

  awale_analysis_set_game (self, game);
  return self;
}

AwaleGame *
awale_analysis_get_game (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), NULL);

  return self->game;
}

void
awale_analysis_set_game (AwaleAnalysis *self,
                         AwaleGame     *game)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));
  g_return_if_fail (game == NULL || AWALE_IS_GAME (game));

  if (game == self->game)
    return;

  follow (self, NULL);
  g_set_object (&self->game, game);
  forget_rules (self);
  g_signal_group_set_target (self->game_signals, game);
  if (game != NULL)
    follow (self, awale_game_get_cursor (game));
}

AwaleNode *
awale_analysis_get_node (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), NULL);

  return self->node;
}

void
awale_analysis_set_node (AwaleAnalysis *self,
                         AwaleNode     *node)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));
  g_return_if_fail (node == NULL ||
                    (self->game != NULL && awale_game_contains (self->game, node)));

  if (node != self->node)
    follow (self, node);
}

bool
awale_analysis_get_active (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), false);

  return self->active;
}

void
awale_analysis_set_active (AwaleAnalysis *self,
                           bool           active)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));

  if (active == self->active)
    return;
  self->active = active;
  restart (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTIVE]);
}

bool
awale_analysis_get_paused (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), false);

  return self->paused;
}

void
awale_analysis_set_paused (AwaleAnalysis *self,
                           bool           paused)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));

  if (paused == self->paused)
    return;
  self->paused = paused;
  restart (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
}

bool
awale_analysis_is_running (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), false);

  return self->running;
}

static void
set_number (AwaleAnalysis *self,
            int           *number,
            int            value,
            int            prop)
{
  if (*number == value)
    return;
  *number = value;
  restart (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

void
awale_analysis_set_threads (AwaleAnalysis *self,
                            int            threads)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));
  g_return_if_fail (threads >= 1 && threads <= MAX_THREADS);

  set_number (self, &self->threads, threads, PROP_THREADS);
}

void
awale_analysis_set_hash (AwaleAnalysis *self,
                         int            mebibytes)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));
  g_return_if_fail (mebibytes >= 1 && mebibytes <= MAX_HASH);

  set_number (self, &self->hash, mebibytes, PROP_HASH);
}

void
awale_analysis_set_target_depth (AwaleAnalysis *self,
                                 int            depth)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));
  g_return_if_fail (depth >= 1 && depth <= AWALE_SEARCH_MAX_DEPTH);

  if (depth == self->target_depth)
    return;
  self->target_depth = depth;
  restart (self);
}

void
awale_analysis_go_deeper (AwaleAnalysis *self)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));

  if (awale_analysis_can_go_deeper (self))
    awale_analysis_set_target_depth (self, MIN (self->target_depth + DEPTH_STEP,
                                                AWALE_SEARCH_MAX_DEPTH));
}

bool
awale_analysis_can_go_deeper (AwaleAnalysis *self)
{
  AwaleEvaluation evaluation;

  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), false);

  return self->active && !self->running && !self->paused && self->node != NULL &&
         !awale_analysis_is_ended (self) && self->target_depth < AWALE_SEARCH_MAX_DEPTH &&
         !(awale_analysis_get_evaluation (self, &evaluation) &&
           evaluation.proof == AWALE_PROOF_EXACT);
}

void
awale_analysis_keep (AwaleAnalysis *self)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));

  g_clear_handle_id (&self->keep_source, g_source_remove);
  if (self->is_unkept && awale_game_contains (self->game, self->node))
    keep_values (self);
  self->is_unkept = false;
}

bool
awale_analysis_is_ended (AwaleAnalysis *self)
{
  const AwaleRuleset *rules;
  AwaleEvaluation ignored;

  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), false);

  if (self->node == NULL)
    return false;
  rules = awale_game_get_rules (self->game);
  return awale_legal_moves (get_position (self), rules) == 0 ||
         awale_evaluation_of_ending (rules, peek_positions (self), self->positions->len,
                                     awale_node_get_first_child (self->node) != NULL, &ignored);
}

void
awale_analysis_set_tables (AwaleAnalysis  *self,
                           AwaleTablebase *tables)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));

  if (tables == self->tables)
    return;

  if (tables != NULL)
    awale_tablebase_ref (tables);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  self->tables = tables;
  /* Results found without these tables may lack proofs, so a new search replaces them. */
  awale_analysis_cache_distrust (self->cache);
  restart (self);
}

void
awale_analysis_set_book (AwaleAnalysis *self,
                         AwaleBook     *book)
{
  g_return_if_fail (AWALE_IS_ANALYSIS (self));

  if (book == self->book)
    return;

  if (book != NULL)
    awale_book_ref (book);
  g_clear_pointer (&self->book, awale_book_unref);
  self->book = book;
  read_book (self);
  announce (self);
}

GListModel *
awale_analysis_get_lines (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), NULL);

  return G_LIST_MODEL (self->lines);
}

AwaleAnalysisLine *
awale_analysis_find_line (AwaleAnalysis *self,
                          AwaleMove      move)
{
  unsigned n_lines;

  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), NULL);

  n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  for (unsigned i = 0; i < n_lines; i++)
    {
      /* The caller borrows the line, of which the list keeps a reference. */
      g_autoptr (AwaleAnalysisLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), i);

      if (awale_analysis_line_get_move (line) == move)
        return line;
    }
  return NULL;
}

const AwaleMoveValues *
awale_analysis_get_opening (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), NULL);

  return &self->opening;
}

/* True if the result of the search is better founded than the values in the game, so that it is
 * shown. */
static bool
found_more (AwaleAnalysis *self)
{
  return self->found.n_lines > 0 &&
         !awale_analysis_lines_hold (awale_node_get_move_values (self->node), &self->found,
                                     awale_node_get_position (self->node).side);
}

static bool
find_value (AwaleAnalysis   *self,
            AwaleEvaluation *evaluation)
{
  const AwaleEvaluation *value = awale_node_get_value (self->node);
  AwaleEvaluation found;

  if (found_more (self))
    {
      found = awale_evaluation_from_search (&self->found,
                                            awale_node_get_position (self->node).side);
      if (value == NULL || !awale_evaluation_is_better_known (value, &found))
        value = &found;
    }
  if (value == NULL)
    return false;
  *evaluation = *value;
  return true;
}

bool
awale_analysis_get_evaluation (AwaleAnalysis   *self,
                               AwaleEvaluation *evaluation)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self) && evaluation != NULL, false);

  if (self->node == NULL)
    return false;
  return awale_evaluation_of_ending (awale_game_get_rules (self->game),
                                     peek_positions (self), self->positions->len,
                                     awale_node_get_first_child (self->node) != NULL,
                                     evaluation) ||
         find_value (self, evaluation);
}

int
awale_analysis_get_depth (AwaleAnalysis *self)
{
  const AwaleMoveValues *known;

  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), 0);

  if (self->node == NULL)
    return 0;
  known = awale_node_get_move_values (self->node);
  return awale_analysis_lines_hold (known, &self->found, awale_node_get_position (self->node).side)
         ? awale_move_values_get_depth (known) : self->found.depth;
}

uint64_t
awale_analysis_get_nodes (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), 0);

  return self->found.nodes;
}

double
awale_analysis_get_speed (AwaleAnalysis *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS (self), 0.0);

  return self->found.seconds > 0.0 ? (double) self->found.nodes / self->found.seconds : 0.0;
}
