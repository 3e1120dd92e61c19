/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-functions.h"

#include "awale-library-collation.h"
#include "awale-moves-blob.h"
#include "awale-position-pattern.h"
#include "game/awale-date.h"
#include "game/awale-ellipsis.h"

static void
has_position (sqlite3_context  *context,
              int               n_values,
              sqlite3_value   **values)
{
  const AwalePositionQuery *positions = sqlite3_value_pointer (values[1], AWALE_POSITIONS_POINTER);
  const uint8_t *bytes = sqlite3_value_blob (values[0]);
  size_t n_bytes = (size_t) sqlite3_value_bytes (values[0]);
  AwalePositionMatch find;

  sqlite3_result_int (context, positions != NULL
                               && awale_position_query_find (positions, bytes, n_bytes, &find));
}

/* Implements the SQL function is_among(): true if the first value is one of the names in the
 * second. */
static void
is_among (sqlite3_context  *context,
          int               n_values,
          sqlite3_value   **values)
{
  const char *const *names = sqlite3_value_pointer (values[1], AWALE_NAMES_POINTER);
  const char *name = (const char *) sqlite3_value_text (values[0]);

  sqlite3_result_int (context, names != NULL && awale_library_name_is_among (name, names));
}

/* Implements the SQL function opening(): the first moves of a game from the usual start, up to that
 * of the side in the second value. NULL without such a move. */
static void
opening (sqlite3_context  *context,
         int               n_values,
         sqlite3_value   **values)
{
  int n_moves = sqlite3_value_int (values[1]) + 1;
  AwaleMovesBlob blob;

  if (awale_moves_blob_read (sqlite3_value_blob (values[0]),
                             (size_t) sqlite3_value_bytes (values[0]), &blob)
      && awale_position_equal (blob.start, awale_position_start ())
      && awale_moves_blob_find_line_end (&blob) - blob.moves >= n_moves)
    sqlite3_result_blob (context, blob.moves, n_moves, SQLITE_TRANSIENT);
}

/* Implements the SQL function known_date(): its argument if that is a date with a known year,
 * otherwise NULL. */
static void
known_date (sqlite3_context  *context,
            int               n_values,
            sqlite3_value   **values)
{
  if (awale_date_is_known ((const char *) sqlite3_value_text (values[0])))
    sqlite3_result_value (context, values[0]);
}

void
awale_library_add_functions (sqlite3 *db)
{
  static const struct
  {
    const char *name;
    int         n_values;
    void     (* func) (sqlite3_context *, int, sqlite3_value **);
  } functions[] = {
    { "has_position", 2, has_position }, { "is_among", 2, is_among }, { "opening", 2, opening },
    { "known_date", 1, known_date },
  };

  sqlite3_create_collation (db, "awale_names", SQLITE_UTF8, NULL, awale_library_name_compare);
  for (size_t i = 0; i < G_N_ELEMENTS (functions); i++)
    sqlite3_create_function (db, functions[i].name, functions[i].n_values,
                             SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL, functions[i].func, NULL,
                             NULL);
}

/* Implements the SQL function collate_key(): the sort key of that part of a text which lists show.
 * Keys are cached until the function is replaced, because texts recur in many games. */
static void
collate_key (sqlite3_context  *context,
             int               n_values,
             sqlite3_value   **values)
{
  GHashTable *keys = sqlite3_user_data (context);
  const char *text = (const char *) sqlite3_value_text (values[0]);
  char *key;

  if (text == NULL)
    return;
  key = g_hash_table_lookup (keys, text);
  if (key == NULL)
    {
      g_autofree char *shown = awale_ellipsize (text, AWALE_ELLIPSIS_NAME);
      g_autofree char *folded = g_utf8_casefold (shown, -1);

      key = g_utf8_collate_key (folded, -1);
      g_hash_table_insert (keys, g_strdup (text), key);
    }
  sqlite3_result_text (context, key, -1, SQLITE_TRANSIENT);
}

void
awale_library_add_collate_key (sqlite3 *db)
{
  sqlite3_create_function_v2 (db, "collate_key", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
                              g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
                              collate_key, NULL, NULL, (void (*) (void *)) g_hash_table_unref);
}
