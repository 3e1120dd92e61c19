/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "document/awale-game-text-cache.h"
#include "notation/awale-ogn.h"

#include <string.h>
#include <time.h>

static AwaleDocument *
create_document (unsigned n_games)
{
  AwaleDocument *document = awale_document_new (NULL);

  for (unsigned i = 0; i < n_games; i++)
    {
      g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
      g_autofree char *name = g_strdup_printf ("Player %u", i);

      awale_game_set_tag (game, "South", name);
      for (int move = 0; move < 12; move++)
        {
          AwalePosition position = awale_node_get_position (awale_game_get_cursor (game));
          unsigned moves = awale_legal_moves (position, awale_game_get_rules (game));

          if (moves != 0)
            awale_game_play (game, g_bit_nth_lsf (moves, -1));
        }
      awale_document_add_game (document, game);
    }
  return document;
}

/* Checks that the texts of the games together equal the document as it is written. */
static void
assert_texts (AwaleGameTextCache *texts,
              AwaleDocument      *document)
{
  g_autofree char *whole = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  g_autoptr (GBytes) joined = awale_game_text_cache_join (texts);

  g_assert_cmpmem (g_bytes_get_data (joined, NULL), g_bytes_get_size (joined), whole,
                   strlen (whole));
}

static void
test_texts (void)
{
  g_autoptr (AwaleDocument) document = create_document (4);
  g_autoptr (AwaleGameTextCache) texts = awale_game_text_cache_new (document);
  g_autoptr (AwaleGame) removed = g_object_ref (awale_document_get_game (document, 1));
  AwaleGame *game = awale_document_get_game (document, 2);

  assert_texts (texts, document);
  awale_game_set_tag (game, "North", "Somebody");
  awale_game_text_cache_changed (texts, game);
  assert_texts (texts, document);
  awale_document_remove_game (document, 1);
  assert_texts (texts, document);
  awale_document_add_game (document, removed);
  assert_texts (texts, document);
}

/* Preparing texts stops when its time is over, but makes progress each time. */
static void
test_fill (void)
{
  g_autoptr (AwaleDocument) document = create_document (5);
  g_autoptr (AwaleGameTextCache) texts = awale_game_text_cache_new (document);
  int n_slices = 1;

  while (!awale_game_text_cache_fill (texts, 0))
    n_slices++;
  g_assert_cmpint (n_slices, ==, 5);
  g_assert_true (awale_game_text_cache_fill (texts, 0));
  awale_game_text_cache_changed (texts, awale_document_get_game (document, 4));
  g_assert_true (awale_game_text_cache_fill (texts, G_MAXINT64));
  assert_texts (texts, document);
}

static double
measure_dup (AwaleGameTextCache *texts)
{
  clock_t begin = clock ();
  g_autoptr (GPtrArray) parts = awale_game_text_cache_dup (texts);

  g_assert_cmpuint (parts->len, >, 0);
  return clock () - begin;
}

/* Writing a long document after each of many changes costs less than writing it twice. */
static void
test_not_quadratic (void)
{
  g_autoptr (AwaleDocument) document = create_document (2000);
  g_autoptr (AwaleGameTextCache) texts = awale_game_text_cache_new (document);
  AwaleGame *game = awale_document_get_game (document, 1000);
  double whole = measure_dup (texts);
  double changes = 0;

  for (int i = 0; i < 50; i++)
    {
      awale_game_text_cache_changed (texts, game);
      changes += measure_dup (texts);
    }
  g_test_message ("the document: %.0f, 50 changes: %.0f", whole, changes);
  g_assert_cmpfloat (changes, <, 2 * whole);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/game-text-cache/texts", test_texts);
  g_test_add_func ("/document/game-text-cache/fill", test_fill);
  g_test_add_func ("/document/game-text-cache/not-quadratic", test_not_quadratic);
  return g_test_run ();
}
