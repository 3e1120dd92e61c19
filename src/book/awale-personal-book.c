/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-personal-book.h"

#include "engine/awale-level.h"
#include "rules/awale-sowing.h"

enum
{
  ABOUT_AS_GOOD = 20,  /* Maximum loss for the sake of variety, in hundredths of a seed. */
};

void
awale_personal_book_clear (AwalePersonalBook *self)
{
  g_clear_pointer (&self->book, awale_book_unref);
  g_clear_pointer (&self->directory, g_free);
  self->was_opened = false;
}

bool
awale_personal_book_prepare (AwalePersonalBook  *self,
                             const AwaleRuleset *rules,
                             const char         *directory,
                             bool                is_fresh,
                             GError            **error)
{
  if (self->was_opened && !is_fresh && awale_ruleset_equal (&self->rules, rules)
      && g_strcmp0 (self->directory, directory) == 0)
    return true;

  awale_personal_book_clear (self);
  self->was_opened = true;
  self->rules = *rules;
  self->directory = g_strdup (directory);
  self->book = awale_book_open (rules, directory, error);
  return self->book != NULL;
}

/* The line of @move with the best play in the book after it. */
static AwaleSearchLine
describe_move (const AwalePersonalBook *self,
               AwalePosition            position,
               const AwaleBookMove     *move)
{
  AwalePosition after = awale_play (position, &self->rules, move->move, NULL);
  AwaleSearchLine line = {
    .move = move->move,
    .proof = AWALE_PROOF_ESTIMATE,
    .value = move->value,
    .depth = awale_book_get_size (self->book).depth,
    .line = { (int8_t) move->move },
  };

  line.length = 1 + awale_book_find_line (self->book, after, line.line + 1,
                                          AWALE_SEARCH_MAX_LINE - 1);
  return line;
}

static void
put_first (AwaleSearchResult *result,
           int                chosen)
{
  AwaleSearchLine first = result->lines[0];

  result->lines[0] = result->lines[chosen];
  result->lines[chosen] = first;
}

static int
choose_about_the_best (const AwaleSearchResult *result,
                       GRand                   *rand)
{
  int n = 0;

  while (n < result->n_lines && result->lines[n].value >= result->lines[0].value - ABOUT_AS_GOOD)
    n++;
  return g_rand_int_range (rand, 0, n);
}

bool
awale_personal_book_choose (const AwalePersonalBook *self,
                            AwalePosition            position,
                            int                      level,
                            GRand                   *rand,
                            AwaleSearchResult       *result)
{
  AwaleBookEntry entry;

  if (self->book == NULL || !awale_book_probe (self->book, position, &entry) || entry.n_moves == 0)
    return false;

  *result = (AwaleSearchResult) { .depth = awale_book_get_size (self->book).depth };
  for (int i = 0; i < entry.n_moves; i++)
    result->lines[result->n_lines++] = describe_move (self, position, &entry.moves[i]);
  put_first (result, level == AWALE_LEVEL_STRONGEST ? choose_about_the_best (result, rand)
                                                    : awale_level_pick (level, result, rand));
  return true;
}
