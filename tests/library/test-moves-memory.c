/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "../failing-threads.h"

#include "library/awale-moves-blob.h"
#include "library/awale-moves-memory.h"

enum
{
  N_GAMES = 100,
  N_COPIES = 30000,
};

static void
add_game (AwaleMovesMemory *memory,
          gint64            id,
          AwaleGame        *game)
{
  g_autoptr (GBytes) blob = awale_moves_blob_new (game);

  awale_moves_memory_add (memory, id, g_bytes_get_data (blob, NULL), g_bytes_get_size (blob));
}

/* What each game gives alone is what they give together, in their order, with any number of
 * threads. */
static void
test_find (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  g_autoptr (AwaleMovesMemory) memory = awale_moves_memory_new ();
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);
  AwalePositionPattern patterns[2];
  AwaleMovesQuestion question = { patterns, 2, .n_threads = 1 };
  g_autoptr (GArray) alone = NULL;

  g_assert_true (awale_position_pattern_parse ("*-0-*-5-*-*-*-*-*-*-*-*-*", &patterns[0], NULL));
  patterns[1] = awale_position_pattern_swap (&patterns[0]);
  for (int i = 0; i < N_GAMES; i++)
    g_ptr_array_add (games, fixture_random_game (rand, 40));
  for (int i = 0; i < N_COPIES; i++)
    add_game (memory, i + 5, g_ptr_array_index (games, i % N_GAMES));
  g_assert_cmpuint (awale_moves_memory_get_n_games (memory), ==, N_COPIES);

  alone = awale_moves_memory_find (memory, &question);
  for (unsigned i = 0, at = 0; i < N_COPIES; i++)
    {
      g_autoptr (GBytes) blob = awale_moves_blob_new (g_ptr_array_index (games, i % N_GAMES));
      const AwaleMovesFind *find = &g_array_index (alone, AwaleMovesFind, MIN (at, alone->len - 1));
      AwalePositionFind place;
      bool found = false;

      for (int n = 0; n < 2 && !found; n++)
        found = awale_position_pattern_find (&patterns[n], g_bytes_get_data (blob, NULL),
                                             g_bytes_get_size (blob), false, &place);
      g_assert_true (found == (at < alone->len && find->id == i + 5));
      if (!found)
        continue;
      g_assert_cmpint (find->place.ply, ==, place.ply);
      g_assert_cmpint (find->place.next, ==, place.next);
      at++;
    }

  for (question.n_threads = 0; question.n_threads < 6; question.n_threads++)
    {
      g_autoptr (GArray) together = NULL;

      failing_threads_set (question.n_threads == 4);
      together = awale_moves_memory_find (memory, &question);
      failing_threads_set (false);
      g_assert_cmpmem (alone->data, alone->len * sizeof (AwaleMovesFind), together->data,
                       together->len * sizeof (AwaleMovesFind));
    }
}

static void
test_cancelled (void)
{
  g_autoptr (AwaleMovesMemory) memory = awale_moves_memory_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  AwalePositionPattern pattern = awale_position_pattern_of (awale_position_start (), true);
  AwaleMovesQuestion question = { &pattern, 1, .cancellable = cancellable };
  g_autoptr (GArray) none = awale_moves_memory_find (memory, &question);

  g_assert_cmpuint (none->len, ==, 0);
  g_cancellable_cancel (cancellable);
  g_assert_null (awale_moves_memory_find (memory, &question));
}

/* What comes into a library later is loaded then. */
static void
test_load (void)
{
  char *folder = fixture_make_folder ();
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);
  g_autoptr (AwaleMovesMemory) memory = awale_moves_memory_new ();
  AwalePositionPattern pattern = awale_position_pattern_of (awale_position_start (), true);
  AwaleMovesQuestion question = { &pattern, 1, .n_threads = 0 };

  for (unsigned n = 1; n <= 3; n++)
    {
      g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
      g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (game);
      g_autoptr (GArray) finds = NULL;
      gint64 id;

      g_assert_true (awale_library_add (library, record, NULL, NULL, &id, NULL));
      g_assert_true (awale_moves_memory_load (memory, library, NULL));
      finds = awale_moves_memory_find (memory, &question);
      g_assert_cmpuint (finds->len, ==, n);
      g_assert_cmpint (g_array_index (finds, AwaleMovesFind, n - 1).id, ==, id);
    }
  g_clear_object (&library);
  fixture_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/library/moves-memory/find", test_find);
  g_test_add_func ("/library/moves-memory/cancelled", test_cancelled);
  g_test_add_func ("/library/moves-memory/load", test_load);

  return g_test_run ();
}
