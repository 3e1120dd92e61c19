/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-book"

#include "awale-book.h"

#include "awale-book-file.h"
#include "engine/awale-level.h"

#include <stdlib.h>

enum
{
  ABOUT_AS_GOOD = 20,  /* Maximum loss against the best move that is accepted for variety, in
                        * hundredths of a seed. */
};

struct _AwaleBook
{
  AwaleRuleset   rules;
  AwaleBookSize  size;
  GArray        *nodes;  /* Nodes sorted by key, then plies. (element-type AwaleBookNode) */
};

/* Reads the book of @rules that comes with Awalé; NULL with @error if that fails. (transfer
 * full) */
static GArray *
read_shipped (const AwaleRuleset   *rules,
              AwaleBookSearchInfo  *searches,
              GError              **error)
{
  const char *data_dir = g_getenv ("AWALE_DATA_DIR");
  g_autofree char *folder = g_build_filename (data_dir != NULL ? data_dir : PKGDATADIR, "books",
                                              NULL);
  g_autofree char *path = awale_book_dup_path (rules, folder);

  return awale_book_read (path, rules, searches, NULL, error);
}

static bool
is_missing (const GError *error)
{
  return g_error_matches (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_MISSING);
}

AwaleBook *
awale_book_open (const AwaleRuleset  *rules,
                 const char          *directory,
                 GError             **error)
{
  g_autofree char *path = awale_book_dup_path (rules, directory);
  g_autoptr (GError) failure = NULL;
  g_autoptr (GError) shipped_failure = NULL;
  AwaleBookSearchInfo searches;
  GArray *nodes = awale_book_read (path, rules, &searches, NULL, &failure);
  AwaleBook *book;

  if (nodes == NULL && directory == NULL)
    {
      nodes = read_shipped (rules, &searches, &shipped_failure);
      if (nodes != NULL && !is_missing (failure))
        g_message ("%s", failure->message);
    }
  if (nodes == NULL)
    {
      bool blames_shipped = shipped_failure != NULL && is_missing (failure)
                            && !is_missing (shipped_failure);

      g_propagate_error (error, blames_shipped ? g_steal_pointer (&shipped_failure)
                                               : g_steal_pointer (&failure));
      return NULL;
    }
  book = g_atomic_rc_box_new0 (AwaleBook);
  book->rules = *rules;
  book->nodes = nodes;
  book->size = awale_book_measure (nodes, searches.depth);
  return book;
}

AwaleBook *
awale_book_ref (AwaleBook *book)
{
  return g_atomic_rc_box_acquire (book);
}

static void
book_clear (void *data)
{
  g_array_unref (((AwaleBook *) data)->nodes);
}

void
awale_book_unref (AwaleBook *book)
{
  g_atomic_rc_box_release_full (book, book_clear);
}

AwaleBookSize
awale_book_get_size (const AwaleBook *book)
{
  return book->size;
}

static const AwaleBookNode *
get_node (const AwaleBook *book,
          guint            i)
{
  return &g_array_index (book->nodes, AwaleBookNode, i);
}

/* The index of the first node whose key is at least @key; the number of nodes if there is none. */
static guint
find_first (const AwaleBook *book,
            uint64_t         key)
{
  guint from = 0, to = book->nodes->len;

  while (from < to)
    {
      guint middle = from + (to - from) / 2;

      if (get_node (book, middle)->key < key)
        from = middle + 1;
      else
        to = middle;
    }
  return from;
}

enum
{
  ANY_PLIES = -1,
};

/*
 * The node of @position after @plies. With ANY_PLIES, the first node of the position whose moves
 * are in the book, or else the first of all its nodes. NULL if there is none.
 */
static const AwaleBookNode *
find_node (const AwaleBook *book,
           AwalePosition    position,
           int              plies)
{
  const AwaleBookNode *found = NULL;
  uint64_t key;

  if (!awale_book_key_of (position, &key))
    return NULL;
  for (guint i = find_first (book, key); i < book->nodes->len; i++)
    {
      const AwaleBookNode *node = get_node (book, i);

      if (node->key != key)
        break;
      if (plies != ANY_PLIES && node->plies != plies)
        continue;
      if (found == NULL
          || (found->state != AWALE_BOOK_EXPANDED && node->state == AWALE_BOOK_EXPANDED))
        found = node;
    }
  return found;
}

static int
compare_moves (const void *a,
               const void *b)
{
  const AwaleBookMove *one = a, *other = b;

  return one->value != other->value ? other->value - one->value : one->move - other->move;
}

static AwaleBookEntry
read_node (const AwaleBook     *book,
           const AwaleBookNode *node,
           AwalePosition        position)
{
  AwaleBookEntry entry = { .value = node->value };
  unsigned moves = 0;

  if (node->state == AWALE_BOOK_EXPANDED)
    moves = awale_legal_moves (position, &book->rules);
  for (; moves != 0; moves &= moves - 1)
    {
      AwaleMove move = __builtin_ctz (moves);
      AwalePosition after = awale_play (position, &book->rules, move, NULL);
      const AwaleBookNode *next = find_node (book, after, node->plies + 1);

      if (next != NULL)
        entry.moves[entry.n_moves++] = (AwaleBookMove) { move, -next->value };
    }
  qsort (entry.moves, (size_t) entry.n_moves, sizeof entry.moves[0], compare_moves);
  return entry;
}

bool
awale_book_probe (const AwaleBook *book,
                  AwalePosition    position,
                  AwaleBookEntry  *entry)
{
  const AwaleBookNode *node = find_node (book, position, ANY_PLIES);

  if (node == NULL)
    return false;
  *entry = read_node (book, node, position);
  return true;
}

int
awale_book_find_line (const AwaleBook *book,
                      AwalePosition    position,
                      int8_t          *moves,
                      int              n_moves)
{
  const AwaleBookNode *node = find_node (book, position, ANY_PLIES);
  int n = 0;

  while (node != NULL && n < n_moves)
    {
      AwaleBookEntry entry = read_node (book, node, position);

      if (entry.n_moves == 0)
        break;
      moves[n++] = (int8_t) entry.moves[0].move;
      position = awale_play (position, &book->rules, entry.moves[0].move, NULL);
      node = find_node (book, position, node->plies + 1);
    }
  return n;
}

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

/* The line that begins with @move and continues with the best moves in the book. */
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
