/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-reasons-finder.h"

#include "awale-judgment.h"
#include "awale-latest.h"
#include "awale-report-search.h"
#include "awale-search-thread.h"
#include "game/awale-titles.h"

#include <string.h>

/* A question, which the threads share. A thread only reads it, apart from `answer`, which the main
 * thread does not read before `is_answered`. */
typedef struct
{
  AwaleRuleset    rules;
  GArray         *positions;    /* The game so far. (element-type AwalePosition) */
  AwaleMove       played;
  AwaleMove       better;
  AwaleMoveValues values;
  AwaleTablebase *tables;
  AwaleLatest    *latest;
  unsigned        generation;
  bool            is_answered;
  AwaleReasons    answer;
} Question;

struct _AwaleReasonsFinder
{
  AwaleReasonsFoundFunc found;
  void                 *owner;
  AwaleTablebase       *tables;
  AwaleSearchThread    *thread;
  AwaleLatest          *latest;     /* Receives the answered Question. */
  GPtrArray            *questions;  /* Questions since the last clearing. (element-type Question) */
  bool                  is_searching;
};

static void
question_clear (void *data)
{
  Question *question = data;

  g_array_unref (question->positions);
  g_clear_pointer (&question->tables, awale_tablebase_unref);
  awale_latest_unref (question->latest);
}

static void
question_unref (void *question)
{
  g_atomic_rc_box_release_full (question, question_clear);
}

static void
find_in_thread (AwaleSearcher     *searcher,
                const atomic_bool *stop,
                void              *data)
{
  Question *question = data;

  /* A recorded game may go on after its end by the rules, where no search looks for reasons. */
  if (!awale_reasons_find (&question->answer, &question->rules,
                           (const AwalePosition *) (void *) question->positions->data,
                           question->positions->len, question->played, &question->values,
                           question->tables, stop))
    question->answer.n_reasons = 0;
  if (!atomic_load (stop))
    awale_latest_put (question->latest, question->generation, &question);
}

static void
search_next (AwaleReasonsFinder *self)
{
  for (unsigned i = 0; i < self->questions->len && !self->is_searching; i++)
    {
      Question *question = self->questions->pdata[i];

      if (question->is_answered)
        continue;
      question->generation = awale_latest_advance (self->latest);
      self->is_searching =
        awale_search_thread_start (self->thread, &question->rules, NULL, 1, NULL, find_in_thread,
                                   g_atomic_rc_box_acquire (question), question_unref);
      return;
    }
}

static void
answered_cb (const void *value,
             void       *owner)
{
  AwaleReasonsFinder *self = owner;
  Question *const *question = value;

  (*question)->is_answered = true;
  self->is_searching = false;
  search_next (self);
  self->found (self->owner);
}

AwaleReasonsFinder *
awale_reasons_finder_new (AwaleReasonsFoundFunc found,
                          void                 *owner)
{
  AwaleReasonsFinder *self = g_new0 (AwaleReasonsFinder, 1);

  self->found = found;
  self->owner = owner;
  self->thread = awale_search_thread_new ("awale-reasons", AWALE_REPORT_NICENESS);
  self->latest = awale_latest_new (sizeof (Question *), answered_cb, self);
  self->questions = g_ptr_array_new_with_free_func (question_unref);
  return self;
}

void
awale_reasons_finder_free (AwaleReasonsFinder *self)
{
  g_return_if_fail (self != NULL);

  awale_latest_disown (self->latest);
  awale_search_thread_free (self->thread);
  awale_latest_unref (self->latest);
  g_ptr_array_unref (self->questions);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  g_free (self);
}

void
awale_reasons_finder_set_tables (AwaleReasonsFinder *self,
                                 AwaleTablebase     *tables)
{
  g_return_if_fail (self != NULL);

  if (tables != NULL)
    awale_tablebase_ref (tables);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  self->tables = tables;
}

static Question *
find_question (AwaleReasonsFinder *self,
               const AwaleRuleset *rules,
               const GArray       *positions,
               AwaleMove           played,
               AwaleMove           better)
{
  for (unsigned i = 0; i < self->questions->len; i++)
    {
      Question *question = self->questions->pdata[i];

      if (question->played == played && question->better == better
          && question->positions->len == positions->len
          && memcmp (question->positions->data, positions->data,
                     positions->len * sizeof (AwalePosition)) == 0
          && awale_ruleset_equal (&question->rules, rules))
        return question;
    }
  return NULL;
}

const AwaleReasons *
awale_reasons_finder_ask (AwaleReasonsFinder    *self,
                          AwaleGame             *game,
                          AwaleNode             *node,
                          AwaleMove              played,
                          const AwaleMoveValues *values)
{
  const AwaleRuleset *rules = awale_game_get_rules (game);
  g_autoptr (GArray) positions = awale_game_dup_positions (game, node);
  AwaleMoveValues known = values != NULL ? *values : awale_node_find_move_values (node);
  AwaleMove better = awale_judge_move (&known, played, awale_node_get_position (node).side).best;
  Question *question;

  g_return_val_if_fail (self != NULL, NULL);

  question = find_question (self, rules, positions, played, better);
  if (question == NULL)
    {
      question = g_atomic_rc_box_new0 (Question);
      question->rules = *rules;
      question->positions = g_steal_pointer (&positions);
      question->played = played;
      question->better = better;
      question->values = known;
      question->tables = self->tables != NULL ? awale_tablebase_ref (self->tables) : NULL;
      question->latest = awale_latest_ref (self->latest);
      g_ptr_array_add (self->questions, question);
      search_next (self);
    }
  return question->is_answered ? &question->answer : NULL;
}

void
awale_reasons_finder_clear (AwaleReasonsFinder *self)
{
  g_return_if_fail (self != NULL);

  awale_latest_advance (self->latest);
  awale_search_thread_stop (self->thread);
  self->is_searching = false;
  g_ptr_array_set_size (self->questions, 0);
}

char *
awale_reasons_describe_in_game (const AwaleReasons *reasons,
                                AwaleGame          *game,
                                bool                hides_better)
{
  const char *const players[2] = { awale_title_get_player (game, AWALE_SOUTH),
                                   awale_title_get_player (game, AWALE_NORTH) };

  return hides_better ? awale_reasons_describe_refutation (reasons, players)
                      : awale_reasons_describe (reasons, players, NULL);
}

const AwaleSowing *
awale_reasons_get_capture (const AwaleReasons *reasons,
                           bool               *is_better)
{
  const AwaleReason *reason = &reasons->reasons[0];

  if (reasons->n_reasons == 0
      || (reason->kind != AWALE_REASON_REPLY && reason->kind != AWALE_REASON_THREAT
          && reason->kind != AWALE_REASON_CAPTURE))
    return NULL;
  *is_better = reason->is_better;
  return &reasons->lines[reason->is_better].sowings[reason->ply - 1];
}
