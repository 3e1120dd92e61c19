/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-server-search.h"

#include "awale-info-line.h"
#include "engine/awale-level.h"

#include <glib/gi18n-lib.h>

/*
 * States that decide which thread answers. An endless search may finish before it is allowed to
 * answer, because the whole tree is known; and preparing a large hash table takes time. If the
 * interface ends a search in such a state, its thread answers at once, and the search thread does
 * not.
 */
typedef enum
{
  PREPARING,
  PREPARING_HIT,  /* `ponderhit` arrived during the preparation. */
  SEARCHING,
  HELD,           /* The search has finished and waits for `stop` or `ponderhit`. */
  HIT,            /* `ponderhit` arrived during the search. */
  RELEASED,       /* `stop` arrived, or `ponderhit` once the search had finished. */
} State;

struct _AwaleServerSearch
{
  AwaleServerEngine    *engine;
  AwaleServerSettings   settings;
  GArray               *positions;   /* History of the game. (element-type AwalePosition) */
  AwaleGoCommand        go;
  AwaleServerWriteFunc  write;
  void                 *user_data;

  GThread              *thread;
  atomic_int            state;
  atomic_bool           ponder_stop;  /* Stop flag for the search while it is pondering. */
  atomic_bool           stop;         /* Stop flag for the search when it is not pondering. */
  atomic_bool           is_over;
  AwaleMove             best;
  AwaleMove             reply;
};

void
awale_server_engine_init (AwaleServerEngine *self)
{
  *self = (AwaleServerEngine) { .rand = g_rand_new () };
}

void
awale_server_engine_clear (AwaleServerEngine *self)
{
  g_clear_pointer (&self->searcher, awale_searcher_free);
  g_clear_pointer (&self->rand, g_rand_free);
  g_clear_pointer (&self->table_path, g_free);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  awale_personal_book_clear (&self->book);
}

/*
 * Gives the searcher the tables that the settings ask for, and drops results found with other
 * tables. The tables are opened again for each game, because some may have been built since.
 */
static void
prepare_tables (AwaleServerEngine         *engine,
                const AwaleServerSettings *settings,
                bool                       is_fresh)
{
  if (!is_fresh && engine->has_tables == settings->use_tables
      && g_strcmp0 (engine->table_path, settings->table_path) == 0)
    return;

  g_clear_pointer (&engine->tables, awale_tablebase_unref);
  if (settings->use_tables)
    engine->tables = awale_tablebase_open (&settings->rules, settings->table_path,
                                           AWALE_TABLEBASE_MAX_SEEDS);
  engine->told_damage = false;
  awale_searcher_set_tables (engine->searcher, engine->tables);
  if (!is_fresh)
    awale_searcher_clear (engine->searcher);
  engine->has_tables = settings->use_tables;
  g_free (engine->table_path);
  engine->table_path = g_strdup (settings->table_path);
}

/* Writes a text for people as one `info string` line. */
static void
write_string (AwaleServerSearch *self,
              const char        *text)
{
  g_autofree char *line = g_strdup_printf ("info string %s", text);

  self->write (g_strdelimit (line, "\r\n", ' '), self->user_data);
}

static void
prepare_book (AwaleServerSearch *self,
              bool               is_fresh)
{
  g_autoptr (GError) error = NULL;

  if (!awale_personal_book_prepare (&self->engine->book, &self->settings.rules,
                                    self->settings.book_path, is_fresh, &error))
    write_string (self, error->message);
}

/* Adapts the searcher, its tables and the book to the settings, which may allocate a hash table. */
static void
prepare_searcher (AwaleServerSearch *self)
{
  AwaleServerEngine *engine = self->engine;
  const AwaleServerSettings *settings = &self->settings;
  bool is_fresh = engine->forgets;

  if (engine->searcher != NULL
      && (engine->hash != settings->hash
          || !awale_ruleset_equal (&engine->rules, &settings->rules)))
    g_clear_pointer (&engine->searcher, awale_searcher_free);
  if (engine->searcher == NULL)
    {
      engine->searcher = awale_searcher_new (&settings->rules, (unsigned) settings->hash);
      is_fresh = true;
    }
  else if (engine->forgets)
    awale_searcher_clear (engine->searcher);
  prepare_tables (engine, settings, is_fresh);

  if (settings->own_book)
    prepare_book (self, is_fresh);

  engine->hash = settings->hash;
  engine->rules = settings->rules;
  engine->forgets = false;
}

static void
answer (AwaleServerSearch *self)
{
  const char *best = self->best != AWALE_NO_MOVE ? awale_move_to_string (self->best) : "0000";
  g_autofree char *line = self->reply != AWALE_NO_MOVE
                            ? g_strdup_printf ("bestmove %s ponder %s", best,
                                               awale_move_to_string (self->reply))
                            : g_strdup_printf ("bestmove %s", best);

  atomic_store (&self->is_over, true);
  self->write (line, self->user_data);
}

static void
write_lines (AwaleServerSearch       *self,
             const AwaleSearchResult *result,
             int                      n_lines)
{
  bool several = self->settings.lines > 1;

  for (int i = 0; i < MIN (n_lines, result->n_lines); i++)
    {
      g_autofree char *line =
          awale_info_line_from_result (result, i, several, self->settings.exact);

      self->write (line, self->user_data);
    }
}

static void
iteration_done_cb (const AwaleSearchResult *result,
                   void                    *user_data)
{
  AwaleServerSearch *self = user_data;

  write_lines (self, result, self->settings.lines);
}

static void
note_best (AwaleServerSearch       *self,
           const AwaleSearchResult *result)
{
  const AwaleSearchLine *line = &result->lines[0];

  if (result->n_lines == 0)
    return;
  self->best = line->move;
  self->reply = line->length > 1 ? line->line[1] : AWALE_NO_MOVE;
}

/* Reports damage of the tables that the search may have found, once. */
static void
tell_damage (AwaleServerSearch *self)
{
  AwaleServerEngine *engine = self->engine;
  const GError *damage = engine->tables != NULL ? awale_tablebase_get_damage (engine->tables)
                                                : NULL;

  if (damage == NULL || engine->told_damage)
    return;
  engine->told_damage = true;
  write_string (self, damage->message);
}

static void
run_search (AwaleServerSearch       *self,
            const AwaleSearchLimits *limits,
            const atomic_bool       *stop)
{
  const AwalePosition *positions = (const AwalePosition *) (void *) self->positions->data;
  size_t n_positions = self->positions->len;
  AwaleSearcher *searcher = self->engine->searcher;
  AwaleSearchResult result = { 0 };

  if (self->settings.level == AWALE_LEVEL_STRONGEST)
    result = awale_searcher_run (searcher, positions, n_positions, limits, stop,
                                 iteration_done_cb, self);
  else
    {
      awale_level_choose (self->settings.level, searcher, positions, n_positions, limits,
                          self->engine->rand, stop, &result);
      write_lines (self, &result, 1);
    }
  note_best (self, &result);
  tell_damage (self);
}

static AwaleSearchLimits
get_limits (AwaleServerSearch *self,
            bool               pondering)
{
  AwalePosition position = g_array_index (self->positions, AwalePosition,
                                          self->positions->len - 1);
  unsigned moves = awale_legal_moves (position, &self->settings.rules);
  AwaleSearchLimits limits = { .moves = self->go.moves };

  if (!pondering)
    limits = awale_go_command_get_limits (&self->go, position);
  /* A forced move is searched to one ply only, to save time on the clock. */
  if (!pondering && self->go.clock.is_known[position.side] && __builtin_popcount (moves) == 1)
    limits.depth = 1;
  limits.lines = self->settings.lines;
  limits.threads = self->settings.threads;
  return limits;
}

/*
 * Chooses the move to answer with from the book if that is allowed, unless the interface lets the
 * search ponder or go on without end, or restricts the moves. Returns: false if there is no such
 * move
 */
static bool
play_from_book (AwaleServerSearch *self)
{
  AwalePosition position = g_array_index (self->positions, AwalePosition,
                                          self->positions->len - 1);
  AwaleServerEngine *engine = self->engine;
  AwaleSearchResult result;

  if (!self->settings.own_book || self->go.ponder || awale_go_command_is_endless (&self->go)
      || self->go.moves != 0
      || !awale_personal_book_choose (&engine->book, position, self->settings.level, engine->rand,
                                    &result))
    return false;
  write_lines (self, &result, 1);
  note_best (self, &result);
  return true;
}

static bool
change_state (AwaleServerSearch *self,
              int                from,
              State              to)
{
  return atomic_compare_exchange_strong (&self->state, &from, to);
}

static void *
search_thread (void *data)
{
  AwaleServerSearch *self = data;
  AwaleSearchLimits limits;

  prepare_searcher (self);
  if (!change_state (self, PREPARING, SEARCHING) && !change_state (self, PREPARING_HIT, HIT))
    return NULL;

  if (self->go.ponder && atomic_load (&self->state) == SEARCHING)
    {
      limits = get_limits (self, true);
      run_search (self, &limits, &self->ponder_stop);
      if (change_state (self, SEARCHING, HELD))
        return NULL;
    }
  if ((!self->go.ponder || atomic_load (&self->state) == HIT) && !play_from_book (self))
    {
      limits = get_limits (self, false);
      run_search (self, &limits, &self->stop);
    }

  if (!awale_go_command_is_endless (&self->go)
      || !change_state (self, self->go.ponder ? HIT : SEARCHING, HELD))
    answer (self);
  return NULL;
}

/* The move to answer with if there was no time to search; AWALE_NO_MOVE if none is legal. */
static AwaleMove
get_first_move (const AwaleServerSearch *self)
{
  unsigned moves = awale_legal_moves (g_array_index (self->positions, AwalePosition,
                                                     self->positions->len - 1),
                                      &self->settings.rules);

  if (self->go.moves != 0)
    moves &= self->go.moves;
  return moves != 0 ? __builtin_ctz (moves) : AWALE_NO_MOVE;
}

/* Answers without a search after no thread could be started, because the interface waits for a
 * move. */
static void
answer_unsearched (AwaleServerSearch *self)
{
  atomic_store (&self->state, RELEASED);
  write_string (self, _("The system could not start a thread for the search."));
  answer (self);
}

AwaleServerSearch *
awale_server_search_start (AwaleServerEngine         *engine,
                           const AwaleServerSettings *settings,
                           const GArray              *positions,
                           const AwaleGoCommand      *go,
                           AwaleServerWriteFunc       write,
                           void                      *user_data)
{
  AwaleServerSearch *self = g_new0 (AwaleServerSearch, 1);

  self->engine = engine;
  awale_server_settings_copy (&self->settings, settings);
  self->positions = g_array_copy ((GArray *) positions);
  self->go = *go;
  self->write = write;
  self->user_data = user_data;
  self->best = get_first_move (self);
  self->reply = AWALE_NO_MOVE;
  atomic_init (&self->state, PREPARING);
  self->thread = g_thread_try_new ("awale-server", search_thread, self, NULL);
  if (self->thread == NULL)
    answer_unsearched (self);
  return self;
}

void
awale_server_search_stop (AwaleServerSearch *self)
{
  int state = atomic_exchange (&self->state, RELEASED);

  atomic_store (&self->ponder_stop, true);
  atomic_store (&self->stop, true);
  if (state == HELD || state == PREPARING || state == PREPARING_HIT)
    answer (self);
}

void
awale_server_search_ponder_hit (AwaleServerSearch *self)
{
  if (!self->go.ponder || change_state (self, PREPARING, PREPARING_HIT))
    return;
  if (change_state (self, SEARCHING, HIT))
    atomic_store (&self->ponder_stop, true);
  else if (atomic_load (&self->state) == HELD && !awale_go_command_is_endless (&self->go))
    awale_server_search_stop (self);
}

bool
awale_server_search_is_over (AwaleServerSearch *self)
{
  return atomic_load (&self->is_over);
}

void
awale_server_search_free (AwaleServerSearch *self)
{
  if (self == NULL)
    return;

  awale_server_search_stop (self);
  g_clear_pointer (&self->thread, g_thread_join);
  g_array_unref (self->positions);
  awale_server_settings_clear (&self->settings);
  g_free (self);
}
