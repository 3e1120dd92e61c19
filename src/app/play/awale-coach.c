/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-coach"

#include "awale-coach.h"

#include "analysis/awale-judgment.h"
#include "analysis/awale-latest.h"
#include "analysis/awale-report-search.h"
#include "analysis/awale-search-thread.h"
#include "game/awale-value.h"

#include <glib/gi18n-lib.h>

/* Maximum milliseconds to search a move; the search stops earlier if it reaches the usual depth of
 * a report. */
#define LESSON_MS 1500

/* Size of the hash table in mebibytes. */
#define LESSON_HASH 16

struct _AwaleCoach
{
  AwaleCoachFunc     told;
  gpointer           data;

  AwaleTablebases   *tables;
  AwalePlay         *play;
  GSignalGroup      *play_signals;

  AwaleNode         *head;      /* Last node of the game at the last signal "changed". */
  AwaleNode         *own_move;  /* Last move of a human player, or NULL. */
  AwaleSearchThread *thread;    /* Search thread that judges `own_move`. */
  AwaleLatest       *latest;    /* Receives the AwaleReportItem with the values of the moves in the
                                 * position before `own_move`. */
  bool               is_told;
};

static void
set_node (AwaleNode **place,
          AwaleNode  *node)
{
  g_autoptr (AwaleNode) former = *place;

  *place = node != NULL ? awale_node_ref (node) : NULL;
}

static void
tell (AwaleCoach *self,
      const char *lesson)
{
  self->is_told = lesson != NULL;
  self->told (self->data, lesson);
}

static void
forget (AwaleCoach *self)
{
  awale_latest_advance (self->latest);
  g_clear_pointer (&self->thread, awale_search_thread_free);
  if (self->is_told)
    tell (self, NULL);
}

/* --- A move ---------------------------------------------------------------------------------- */

static AwaleNode *
find_own_move (AwalePlay *play)
{
  AwaleNode *node = awale_play_get_head (play);

  for (; node != awale_play_get_start (play); node = awale_node_get_parent (node))
    if (awale_node_get_move (node) != AWALE_PASS &&
        awale_play_is_person (play, awale_node_get_mover (node)))
      return node;
  return NULL;
}

/* Formats the comment: “D gives away 3.5 seeds; E+2 was better.” The past tense fits even if the
 * opponent has already answered. */
static char *
word_lesson (AwaleCoach          *self,
             const AwaleJudgment *judgment)
{
  const AwaleRuleset *rules = awale_game_get_rules (awale_play_get_game (self->play));
  g_autofree char *seeds = awale_value_to_seeds (judgment->loss);
  g_autofree char *move = awale_node_dup_text (self->own_move);
  g_autofree char *best = awale_node_dup_move_text (awale_node_get_parent (self->own_move), rules,
                                                    judgment->best);

  /* Translators: a move, seeds and a better move: “D gives away 3.5 seeds; E+2 was better.” */
  return g_strdup_printf (_("%s gives away %s; %s was better."), move, seeds, best);
}

static void
values_arrived_cb (const void *value,
                   void       *owner)
{
  AwaleCoach *self = owner;
  const AwaleReportItem *item = value;
  g_autofree char *lesson = NULL;
  AwaleJudgment judgment;

  g_clear_pointer (&self->thread, awale_search_thread_free);
  judgment = awale_judge_move (&item->values, item->played, awale_node_get_mover (self->own_move));
  if (judgment.move_class >= AWALE_MOVE_CLASS_MISTAKE)
    lesson = word_lesson (self, &judgment);
  tell (self, lesson);
}

/* A search that judges a move: its position, the moves before it, and the place for the result. */
typedef struct
{
  AwaleRuleset     rules;
  AwaleTablebase  *tables;     /* Endgame tables (nullable). */
  GArray          *positions;
  AwaleReportItem  item;
  AwaleLatest     *latest;
  unsigned         generation;
} Search;

static void
search_free (void *data)
{
  Search *search = data;

  g_clear_pointer (&search->tables, awale_tablebase_unref);
  g_array_unref (search->positions);
  awale_latest_unref (search->latest);
  g_free (search);
}

static void
search_in_thread (AwaleSearcher     *searcher,
                  const atomic_bool *stop,
                  void              *data)
{
  const AwaleReportOptions options = { .depth = AWALE_REPORT_DEFAULT_DEPTH,
                                       .milliseconds = LESSON_MS };
  Search *search = data;

  if (awale_report_search (&search->item, NULL,
                           (const AwalePosition *) (void *) search->positions->data,
                           &search->rules, search->tables, &options, searcher, stop))
    awale_latest_put (search->latest, search->generation, &search->item);
}

static void
examine (AwaleCoach *self)
{
  AwaleGame *game = awale_play_get_game (self->play);
  AwaleMove move = awale_node_get_move (self->own_move);
  const AwaleRuleset *rules = awale_game_get_rules (game);
  AwaleTablebase *tables = awale_tablebases_get (self->tables, rules);
  Search *search = g_new0 (Search, 1);

  search->rules = *rules;
  search->tables = tables != NULL ? awale_tablebase_ref (tables) : NULL;
  search->positions = awale_game_dup_positions (game, awale_node_get_parent (self->own_move));
  search->item = (AwaleReportItem) {
    .n_positions = search->positions->len,
    .played = move,
    .asked = 1u << move,
    .is_wanted = true,
    .values = AWALE_MOVE_VALUES_INIT,
  };
  search->latest = awale_latest_ref (self->latest);
  search->generation = awale_latest_advance (self->latest);
  self->thread = awale_search_thread_new ("awale-coach", AWALE_REPORT_NICENESS);
  awale_search_thread_start (self->thread, rules, tables, LESSON_HASH, NULL, search_in_thread,
                             search, search_free);
}

/* --- The play -------------------------------------------------------------------------------- */

/* True if moves were taken back since the last signal, so that `head` is no longer played. */
static bool
is_taken_back (AwaleCoach *self)
{
  return !awale_game_contains (awale_play_get_game (self->play), self->head) ||
         awale_play_comes_from (self->head, awale_play_get_head (self->play));
}

static void
look_from_here (AwaleCoach *self)
{
  forget (self);
  set_node (&self->head, self->play != NULL ? awale_play_get_head (self->play) : NULL);
  set_node (&self->own_move, self->play != NULL ? find_own_move (self->play) : NULL);
}

/* Examines a new move of a human player; after a move of the opponent the comment stays. */
static void
play_changed_cb (AwaleCoach *self)
{
  AwaleNode *head = awale_play_get_head (self->play);
  bool taken_back = is_taken_back (self);

  if (head == self->head)
    return;
  if (!taken_back && find_own_move (self->play) == self->own_move)
    {
      set_node (&self->head, head);
      return;
    }
  look_from_here (self);
  if (!taken_back && self->own_move != NULL)
    examine (self);
}

AwaleCoach *
awale_coach_new (AwaleTablebases *tables,
                 AwaleCoachFunc   told,
                 gpointer         data)
{
  AwaleCoach *self;

  g_return_val_if_fail (AWALE_IS_TABLEBASES (tables), NULL);
  g_return_val_if_fail (told != NULL, NULL);

  self = g_new0 (AwaleCoach, 1);
  self->told = told;
  self->data = data;
  self->tables = g_object_ref (tables);
  self->latest = awale_latest_new (sizeof (AwaleReportItem), values_arrived_cb, self);
  self->play_signals = g_signal_group_new (AWALE_TYPE_PLAY);
  g_signal_group_connect_swapped (self->play_signals, "changed", G_CALLBACK (play_changed_cb),
                                  self);
  return self;
}

void
awale_coach_free (AwaleCoach *self)
{
  g_return_if_fail (self != NULL);

  awale_latest_disown (self->latest);
  g_clear_pointer (&self->thread, awale_search_thread_free);
  awale_latest_unref (self->latest);
  g_clear_pointer (&self->head, awale_node_unref);
  g_clear_pointer (&self->own_move, awale_node_unref);
  g_signal_group_set_target (self->play_signals, NULL);
  g_object_unref (self->play_signals);
  g_clear_object (&self->play);
  g_object_unref (self->tables);
  g_free (self);
}

void
awale_coach_set_play (AwaleCoach *self,
                      AwalePlay  *play)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (play == NULL || AWALE_IS_PLAY (play));

  if (!g_set_object (&self->play, play))
    return;

  g_signal_group_set_target (self->play_signals, play);
  look_from_here (self);
}
