/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-order.h"

#include "game/awale-ellipsis.h"

#include <string.h>

/* Offset of a text key in a row, and the characters that end the part that counts. */
static const struct
{
  gssize      offset;  /* -1: sorted by a number */
  const char *end;
} texts[AWALE_N_SORTS] =
{
  [AWALE_SORT_SOUTH] = { G_STRUCT_OFFSET (AwaleLibraryRow, south), "" },
  [AWALE_SORT_NORTH] = { G_STRUCT_OFFSET (AwaleLibraryRow, north), "" },
  [AWALE_SORT_EVENT] = { G_STRUCT_OFFSET (AwaleLibraryRow, event), "" },
  [AWALE_SORT_DATE] = { G_STRUCT_OFFSET (AwaleLibraryRow, date), "?" },
  [AWALE_SORT_RULESET] = { G_STRUCT_OFFSET (AwaleLibraryRow, ruleset), "" },
  [AWALE_SORT_RESULT] = { -1, NULL },
  [AWALE_SORT_PLIES] = { -1, NULL },
  [AWALE_SORT_GIVEN] = { -1, NULL },
  [AWALE_SORT_FAVORITE] = { -1, NULL },
};

/* --- Texts ----------------------------------------------------------------------------------- */

/* A text, shared by any number of games. */
typedef struct
{
  char   *key;
  double  rank;  /* rank among all texts, from 1 */
} Text;

static void
text_free (Text *text)
{
  g_free (text->key);
  g_free (text);
}

static Text *
text_new (const char *said,
          const char *end)
{
  g_autofree char *counting = g_strndup (said, strcspn (said, end));
  g_autofree char *shown = awale_ellipsize (counting, AWALE_ELLIPSIS_NAME);
  g_autofree char *folded = g_utf8_casefold (shown, -1);
  Text *text = g_new (Text, 1);

  *text = (Text) { g_utf8_collate_key (folded, -1), 0 };
  return text;
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  const Text *const *first = a, *const *second = b;

  return strcmp ((*first)->key, (*second)->key);
}

/* Equal texts get the same rank. */
static void
rank_texts (GPtrArray *all)
{
  g_ptr_array_sort (all, compare_texts);
  for (unsigned i = 0; i < all->len; i++)
    {
      Text *text = all->pdata[i];
      const Text *last = i > 0 ? all->pdata[i - 1] : NULL;

      text->rank = last == NULL ? 1 : last->rank + (strcmp (last->key, text->key) != 0);
    }
}

static const char *
get_text (const AwaleLibraryRow *row,
          AwaleLibrarySort       key)
{
  return G_STRUCT_MEMBER (const char *, row, texts[key].offset);
}

/* Equal texts share memory and are few, so comparing each once is enough. */
static void
fill_ranks (const AwaleLibraryRows *rows,
            AwaleLibrarySort        key,
            double                 *values)
{
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) text_free);
  unsigned n_rows = awale_library_rows_get_n (rows);

  for (unsigned i = 0; i < n_rows; i++)
    {
      const char *said = get_text (awale_library_rows_get (rows, i), key);

      if (said == NULL || g_hash_table_contains (known, said))
        continue;
      g_ptr_array_add (all, text_new (said, texts[key].end));
      g_hash_table_insert (known, (gpointer) said, all->pdata[all->len - 1]);
    }
  rank_texts (all);
  for (unsigned i = 0; i < n_rows; i++)
    {
      const char *said = get_text (awale_library_rows_get (rows, i), key);
      const Text *text = said != NULL ? g_hash_table_lookup (known, said) : NULL;

      values[i] = text != NULL ? text->rank : 0;
    }
}

/* --- Numbers --------------------------------------------------------------------------------- */

static double
get_number (const AwaleLibraryRow *row,
            AwaleLibrarySort       key)
{
  switch (key)
    {
    case AWALE_SORT_RESULT:
      return row->result != NULL && *row->result != '*' ? g_ascii_strtod (row->result, NULL) : -1;
    case AWALE_SORT_PLIES:
      return row->plies;
    case AWALE_SORT_GIVEN:
      return row->loss;
    default:
      return row->favorite;
    }
}

/* Sort value of each row. (transfer full) */
static double *
create_values (const AwaleLibraryRows *rows,
               AwaleLibrarySort        key)
{
  unsigned n_rows = awale_library_rows_get_n (rows);
  double *values = g_new (double, n_rows);

  if (texts[key].offset >= 0)
    fill_ranks (rows, key, values);
  else
    for (unsigned i = 0; i < n_rows; i++)
      values[i] = get_number (awale_library_rows_get (rows, i), key);
  return values;
}

/* --- Sorting --------------------------------------------------------------------------------- */

typedef struct
{
  unsigned  n;
  double   *values[AWALE_N_SORTS];
  bool      reversed[AWALE_N_SORTS];
} Sorting;

static int
compare_rows (gconstpointer a,
              gconstpointer b,
              gpointer      data)
{
  const Sorting *sorting = data;
  unsigned first = *(const unsigned *) a;
  unsigned second = *(const unsigned *) b;

  for (unsigned i = 0; i < sorting->n; i++)
    {
      double one = sorting->values[i][first];
      double other = sorting->values[i][second];

      if (one != other)
        return (one < other) == sorting->reversed[i] ? 1 : -1;
    }
  return (first > second) - (first < second);
}

GArray *
awale_library_order_sort (const AwaleLibraryOrder *self,
                          const AwaleLibraryRows  *rows)
{
  Sorting sorting = { 0 };
  unsigned n_rows;
  GArray *sorted;

  g_return_val_if_fail (self != NULL && self->n <= AWALE_N_SORTS, NULL);
  g_return_val_if_fail (rows != NULL, NULL);

  n_rows = awale_library_rows_get_n (rows);
  sorted = g_array_sized_new (FALSE, FALSE, sizeof (unsigned), n_rows);
  for (unsigned i = 0; i < n_rows; i++)
    g_array_append_val (sorted, i);
  for (; sorting.n < self->n; sorting.n++)
    {
      sorting.values[sorting.n] = create_values (rows, self->by[sorting.n].key);
      sorting.reversed[sorting.n] = self->by[sorting.n].reversed;
    }
  if (sorting.n > 0)
    g_array_sort_with_data (sorted, compare_rows, &sorting);
  for (unsigned i = 0; i < sorting.n; i++)
    g_free (sorting.values[i]);
  return sorted;
}
