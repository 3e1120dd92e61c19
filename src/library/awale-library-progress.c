/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-progress.h"

#include "awale-library-names.h"
#include "awale-library-private.h"

#include <string.h>

/* A row for each phase of each side that one of @names played. */
#define QUESTION \
  "SELECT game, side, ruleset, date, phase, moves, judged.given FROM judged" \
  " JOIN games ON games.id = game" \
  " WHERE moves > 0 AND EXISTS (SELECT 1 FROM json_each (?) AS name" \
  " WHERE name.value = CASE side WHEN 0 THEN south ELSE north END" AWALE_COLLATE_NAMES ")" \
  " ORDER BY game, side"

enum
{
  GAME,
  SIDE,
  RULESET,
  DATE,
  PHASE,
  MOVES,
  GIVEN,
};

/* State of reading the rows. */
typedef struct
{
  AwaleLibraryProgress *progress;
  AwalePlayerGame       game;  /* One side of a game; id 0: none yet. */
  gint64                side;
} Telling;

static unsigned
find_ruleset (AwaleLibraryProgress *progress,
              const char           *id)
{
  AwaleProgressRuleset ruleset = { .id = NULL };

  for (unsigned i = 0; i < progress->rulesets->len; i++)
    if (g_str_equal (g_array_index (progress->rulesets, AwaleProgressRuleset, i).id, id))
      return i;
  ruleset.id = g_strdup (id);
  g_array_append_val (progress->rulesets, ruleset);
  return progress->rulesets->len - 1;
}

static void
end_game (Telling *telling)
{
  if (*telling->game.date != '\0')
    g_array_append_val (telling->progress->games, telling->game);
}

static void
begin_game (Telling          *telling,
            AwaleStatement   *statement,
            AwaleProgressSum *by_ruleset)
{
  telling->game = (AwalePlayerGame) { .id = awale_statement_get_int (statement, GAME) };
  telling->side = awale_statement_get_int (statement, SIDE);
  awale_player_game_set_date (&telling->game, awale_statement_get_text (statement, DATE));
  telling->progress->all.n_games++;
  by_ruleset->n_games++;
}

static void
add_row (Telling        *telling,
         AwaleStatement *statement)
{
  const AwalePlayerLoss loss = { awale_statement_get_amount (statement, MOVES),
                                 awale_statement_get_amount (statement, GIVEN) };
  unsigned index = find_ruleset (telling->progress, awale_statement_get_text (statement, RULESET));
  AwaleProgressSum *sums[] = {
    &telling->progress->all,
    &g_array_index (telling->progress->rulesets, AwaleProgressRuleset, index).sum,
  };
  gint64 phase = awale_statement_get_int (statement, PHASE);

  if (awale_statement_get_int (statement, GAME) != telling->game.id
      || awale_statement_get_int (statement, SIDE) != telling->side)
    {
      end_game (telling);
      begin_game (telling, statement, sums[1]);
    }
  awale_player_loss_add (&telling->game.loss, loss);
  for (size_t i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      awale_player_loss_add (&sums[i]->loss, loss);
      if (phase >= 0 && phase < AWALE_N_PHASES)
        awale_player_loss_add (&sums[i]->phases[phase], loss);
    }
}

static int
compare_rulesets (gconstpointer a,
                  gconstpointer b)
{
  const AwaleProgressRuleset *first = a, *second = b;
  gint64 n_first = first->sum.loss.n_moves, n_second = second->sum.loss.n_moves;

  return n_first != n_second ? (n_second > n_first) - (n_second < n_first)
                             : strcmp (first->id, second->id);
}

static void
ruleset_clear (void *data)
{
  g_free (((AwaleProgressRuleset *) data)->id);
}

AwaleLibraryProgress *
awale_library_progress_new_none (void)
{
  AwaleLibraryProgress *self = g_new0 (AwaleLibraryProgress, 1);

  self->rulesets = g_array_new (FALSE, FALSE, sizeof (AwaleProgressRuleset));
  g_array_set_clear_func (self->rulesets, ruleset_clear);
  self->games = g_array_new (FALSE, FALSE, sizeof (AwalePlayerGame));
  return self;
}

void
awale_library_progress_free (AwaleLibraryProgress *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->rulesets);
  g_array_unref (self->games);
  g_free (self);
}

/* Writes @names as a JSON array for SQL, which has no lists. */
static char *
write_names (const char *const *names)
{
  GString *text = g_string_new ("[");

  for (size_t i = 0; names[i] != NULL; i++)
    {
      g_string_append (text, i > 0 ? ",\"" : "\"");
      for (const char *c = names[i]; *c != '\0'; c++)
        {
          if (*c == '"' || *c == '\\')
            g_string_append_c (text, '\\');
          g_string_append_c (text, (guchar) *c < ' ' ? ' ' : *c);
        }
      g_string_append_c (text, '"');
    }
  g_string_append_c (text, ']');
  return g_string_free (text, FALSE);
}

AwaleLibraryProgress *
awale_library_tell_progress (AwaleLibrary       *self,
                             const char *const  *names,
                             GError            **error)
{
  g_autoptr (AwaleLibraryProgress) progress = NULL;
  g_autoptr (AwaleStatement) statement = NULL;
  g_autofree char *list = NULL;
  Telling telling;
  AwaleSqlStep step;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (names != NULL, NULL);

  progress = awale_library_progress_new_none ();
  telling = (Telling) { .progress = progress };
  list = write_names (names);
  statement = awale_statement_new_with (self->db, error, QUESTION, "s", list);
  if (statement == NULL)
    return NULL;
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    add_row (&telling, statement);
  if (!awale_library_end_reading (self, step == AWALE_SQL_DONE, error))
    return NULL;
  end_game (&telling);
  g_array_sort (progress->rulesets, compare_rulesets);
  awale_player_games_sort (progress->games);
  return g_steal_pointer (&progress);
}
