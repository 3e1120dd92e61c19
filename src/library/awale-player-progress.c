/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-player-progress.h"

#include "awale-library-collation.h"
#include "awale-library-private.h"

#include <string.h>

/* Query of a row for each side of each judged game that was played under one of the names. */
#define QUESTION \
  "SELECT game, ruleset, date" PHASE ("0") PHASE ("1") PHASE ("2") " FROM judged" \
  " JOIN games ON games.id = game" \
  " WHERE moves > 0 AND EXISTS (SELECT 1 FROM json_each (?) AS name" \
  " WHERE name.value = CASE side WHEN 0 THEN south ELSE north END" AWALE_COLLATE_NAMES ")" \
  " GROUP BY game, side ORDER BY date, game"
#define PHASE(phase) \
  ", total (iif (phase = " phase ", moves, 0)), total (iif (phase = " phase ", judged.given, 0))"

G_STATIC_ASSERT (AWALE_N_PHASES == 3);

enum
{
  GAME,
  RULESET,
  DATE,
  PHASES,
};

static unsigned
find_ruleset (AwalePlayerProgress *progress,
              const char          *id)
{
  AwalePlayerProgressRuleset ruleset = { .id = NULL };

  for (unsigned i = 0; i < progress->rulesets->len; i++)
    if (g_str_equal (g_array_index (progress->rulesets, AwalePlayerProgressRuleset, i).id, id))
      return i;
  ruleset.id = g_strdup (id);
  g_array_append_val (progress->rulesets, ruleset);
  return progress->rulesets->len - 1;
}

static void
add_row (AwalePlayerProgress *progress,
         AwaleStatement      *statement)
{
  AwalePlayerGame game = { .id = awale_statement_get_int (statement, GAME) };
  unsigned index = find_ruleset (progress, awale_statement_get_text (statement, RULESET));
  AwalePlayerProgressSum *sums[] = {
    &progress->all, &g_array_index (progress->rulesets, AwalePlayerProgressRuleset, index).sum,
  };

  for (int phase = 0; phase < AWALE_N_PHASES; phase++)
    {
      const int column = PHASES + 2 * phase;
      const AwalePlayerLoss loss = { awale_statement_get_amount (statement, column),
                                     awale_statement_get_amount (statement, column + 1) };

      awale_player_loss_add (&game.loss, loss);
      for (size_t i = 0; i < G_N_ELEMENTS (sums); i++)
        awale_player_loss_add (&sums[i]->phases[phase], loss);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      sums[i]->n_games++;
      awale_player_loss_add (&sums[i]->loss, game.loss);
    }
  if (awale_player_game_set_date (&game, awale_statement_get_text (statement, DATE)))
    g_array_append_val (progress->games, game);
}

static int
compare_rulesets (gconstpointer a,
                  gconstpointer b)
{
  const AwalePlayerProgressRuleset *first = a, *second = b;
  gint64 n_first = first->sum.loss.n_moves, n_second = second->sum.loss.n_moves;

  return n_first != n_second ? (n_second > n_first) - (n_second < n_first)
                             : strcmp (first->id, second->id);
}

static void
ruleset_clear (void *data)
{
  g_free (((AwalePlayerProgressRuleset *) data)->id);
}

AwalePlayerProgress *
awale_player_progress_new_none (void)
{
  AwalePlayerProgress *self = g_new0 (AwalePlayerProgress, 1);

  self->rulesets = g_array_new (FALSE, FALSE, sizeof (AwalePlayerProgressRuleset));
  g_array_set_clear_func (self->rulesets, ruleset_clear);
  self->games = g_array_new (FALSE, FALSE, sizeof (AwalePlayerGame));
  return self;
}

void
awale_player_progress_free (AwalePlayerProgress *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->rulesets);
  g_array_unref (self->games);
  g_free (self);
}

/* Writes @names as a JSON array, because SQL has no lists. */
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

AwalePlayerProgress *
awale_library_get_player_progress (AwaleLibrary       *self,
                                   const char *const  *names,
                                   GError            **error)
{
  g_autoptr (AwalePlayerProgress) progress = NULL;
  g_autoptr (AwaleStatement) statement = NULL;
  g_autofree char *list = NULL;
  AwaleSqlStep step;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (names != NULL, NULL);

  progress = awale_player_progress_new_none ();
  list = write_names (names);
  statement = awale_statement_new (self->db, error, QUESTION, "s", list);
  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    add_row (progress, statement);
  if (!awale_library_end_reading (self, step == AWALE_SQL_DONE, error))
    return NULL;
  g_array_sort (progress->rulesets, compare_rulesets);
  return g_steal_pointer (&progress);
}
