/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "library/awale-library-list.h"
#include "library/awale-library-player.h"
#include "library/awale-library-private.h"
#include "library/awale-library-values.h"

#include <string.h>

enum
{
  N_RANDOM_GAMES = 60,
};

/* Games of one player, few enough to be checked by hand: on both sides, under two rulesets, against
 * herself, without a move, and from a set-up position. Three of the games are analyzed, one of them
 * in the endgame with a forced reply, and one is analyzed in part. */
static const char *const games[] = {
  "[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2022.01.10\"]\n[Result \"26-22\"]\n\n"
  "1. F {[%eval -1,9] [%best E 0]} f {[%eval 1,9] [%best a -1]} 2. B {[%eval 1,9] [%best B]} *\n",
  "[South \"Kofi\"]\n[North \"AMA\"]\n[Date \"2021.??.??\"]\n[Result \"20-28\"]\n\n"
  "1. F {[%eval 0,9] [%best F]} e {[%eval 3,9] [%best a 0]} *\n",
  "[South \"Ama\"]\n[North \"Esi\"]\n[Variant \"Awele Society\"]\n[Date \"2023.05.01\"]\n"
  "[Result \"24-24\"]\n\n1. E a *\n",
  "[South \"Ama\"]\n[North \"Kofi\"]\n[FEN \"0-0-0-0-2-1-1-2-0-0-0-0-21-21-S\"]\n\n"
  "1. E {[%eval -2,9] [%best F 0]} b {[%eval -2,9]} *\n",
  "[South \"Ama\"]\n[North \"Ama\"]\n[Result \"30-18\"]\n\n1. F {[%eval 0,9] [%best E 2]} f *\n",
  "[South \"Ama\"]\n[Result \"10-38\"]\n\n*\n",
  "[South \"Kofi\"]\n[North \"Esi\"]\n[Result \"48-0\"]\n\n1. F f *\n",
};

typedef struct
{
  char         *folder;
  AwaleLibrary *library;
} Fixture;

static void
set_up (Fixture    *self,
        const void *data)
{
  self->folder = fixture_make_folder ();
  self->library = fixture_open_library (self->folder);
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  awale_library_free (self->library);
  fixture_remove_folder (self->folder);
}

static gint64
add_game (Fixture   *self,
          AwaleGame *game)
{
  g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (game);
  g_autoptr (GError) error = NULL;
  gint64 id;

  awale_library_add (self->library, record, NULL, NULL, &id, &error);
  g_assert_no_error (error);
  return id;
}

static AwaleGame *
read_game (const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);

  return g_object_ref (awale_document_get_game (document, 0));
}

static void
add_games (Fixture *self)
{
  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (AwaleGame) game = read_game (games[i]);

      add_game (self, game);
    }
}

static AwaleLibraryPlayer *
ask (Fixture    *self,
     const char *name)
{
  const AwaleLibraryFilter filter = { .player = name };
  g_autoptr (GError) error = NULL;
  AwaleLibraryPlayer *player = awale_library_get_player_stats (self->library, &filter, &error);

  g_assert_no_error (error);
  return player;
}

/* --- Statistics as text ---------------------------------------------------------------------- */

static void
tell_results (GString                  *text,
              const char               *name,
              const AwalePlayerResults *results)
{
  g_string_append_printf (text, "%s %d: %d-%d-%d %.2f\n", name, (int) results->n_games,
                          (int) results->n_won, (int) results->n_drawn, (int) results->n_lost,
                          results->margin);
}

static void
tell_loss (GString           *text,
           const char        *name,
           AwalePlayerLoss    loss)
{
  g_string_append_printf (text, "%s %d: %d\n", name, (int) loss.n_moves, (int) loss.loss);
}

static void
tell_opening (GString                  *text,
              const AwalePlayerOpening *opening)
{
  g_autofree char *moves = g_strconcat (awale_move_to_string (opening->first),
                                        awale_move_to_string (opening->reply), NULL);

  tell_results (text, moves, &opening->results);
}

static char *
tell_player (const AwaleLibraryPlayer *player)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d %s %s\n", (int) player->n_games, player->first_date,
                          player->last_date);
  tell_results (text, "all", &player->all);
  tell_results (text, "south", &player->sides[AWALE_SOUTH]);
  tell_results (text, "north", &player->sides[AWALE_NORTH]);
  for (unsigned i = 0; i < player->rulesets->len; i++)
    {
      AwalePlayerRuleset *ruleset = &g_array_index (player->rulesets, AwalePlayerRuleset, i);

      tell_results (text, ruleset->id, &ruleset->results);
    }
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    for (unsigned i = 0; i < player->openings[side]->len; i++)
      tell_opening (text, &g_array_index (player->openings[side], AwalePlayerOpening, i));
  g_string_append_printf (text, "analyzed %d\n", (int) player->n_analyzed);
  tell_loss (text, "given", player->loss);
  tell_loss (text, "opening", player->phases[AWALE_PHASE_OPENING]);
  tell_loss (text, "middle", player->phases[AWALE_PHASE_MIDDLE]);
  tell_loss (text, "end", player->phases[AWALE_PHASE_END]);
  for (unsigned i = 0; i < player->games->len; i++)
    {
      AwalePlayerGame *game = &g_array_index (player->games, AwalePlayerGame, i);

      tell_loss (text, game->date, game->loss);
    }
  return g_string_free (text, FALSE);
}

static void
assert_told (Fixture    *self,
             const char *name,
             const char *expected)
{
  g_autoptr (AwaleLibraryPlayer) player = ask (self, name);
  g_autofree char *told = tell_player (player);

  g_assert_cmpstr (told, ==, expected);
}

#define AMA \
  "6 2021.??.?? 2023.05.01\n" \
  "all 7: 3-1-2 -2.67\n" \
  "south 5: 2-1-1 -3.00\n" \
  "north 2: 1-0-1 -2.00\n" \
  "abapa 6: 3-0-2 -3.20\n" \
  "society 1: 0-1-0 0.00\n" \
  "F 2: 2-0-0 8.00\n" \
  "E 1: 0-1-0 0.00\n" \
  "Fe 1: 1-0-0 8.00\n" \
  "Ff 1: 0-0-1 -12.00\n"

/* Results computed by hand: the margins +4 +8 0 ? +12 −12 −28 add up to −16 seeds in six games with
 * a known score, and the moves of Ama lost 1, 0, 3 and, in the endgame, 2 seeds. */
static void
test_golden (Fixture    *self,
             const void *data)
{
  add_games (self);
  assert_told (self, "ama",
               AMA
               "analyzed 3\n"
               "given 4: 600\n"
               "opening 3: 400\n"
               "middle 0: 0\n"
               "end 1: 200\n"
               "2021.??.?? 1: 300\n"
               "2022.01.10 2: 100\n");
  g_assert_cmpfloat (awale_player_loss_average ((AwalePlayerLoss) { 4, 600 }), ==, 1.5);
  g_assert_cmpfloat (awale_player_loss_average ((AwalePlayerLoss) { 0, 0 }), ==, 0);
}

/* There are no results for a missing player, and only a count for a game without any data. */
static void
test_nothing (Fixture    *self,
              const void *data)
{
  g_autoptr (AwaleGame) game = read_game ("[South \"Ama\"]\n\n*\n");
  const char *none = "0  \nall 0: 0-0-0 0.00\nsouth 0: 0-0-0 0.00\nnorth 0: 0-0-0 0.00\n"
                     "analyzed 0\ngiven 0: 0\nopening 0: 0\nmiddle 0: 0\nend 0: 0\n";
  g_autoptr (AwaleLibraryPlayer) nobody = awale_library_player_new_none ();
  g_autofree char *told = tell_player (nobody);

  g_assert_cmpstr (told, ==, none);
  add_game (self, game);
  assert_told (self, "Nobody", none);
  assert_told (self, "Ama",
               "1  \nall 1: 0-0-0 0.00\nsouth 1: 0-0-0 0.00\nnorth 0: 0-0-0 0.00\n"
               "abapa 1: 0-0-0 0.00\n"
               "analyzed 0\ngiven 0: 0\nopening 0: 0\nmiddle 0: 0\nend 0: 0\n");
}

/* Stored values change the sums of a player. The judgments of a game are deleted when it gets a new
 * text, or is removed. */
static void
test_changed (Fixture    *self,
              const void *data)
{
  g_autoptr (AwaleGame) plain = read_game ("[South \"Ama\"]\n\n1. D *\n");
  g_autoptr (AwaleGame) analyzed =
    read_game ("[South \"Ama\"]\n\n1. D {[%eval -4,9] [%best C 0]} *\n");
  g_autoptr (AwaleGame) deeper =
    read_game ("[South \"Ama\"]\n\n1. D {[%eval -3,12] [%best C 0]} *\n");
  g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (plain);
  gint64 id = add_game (self, plain), n;
  const int loss[] = { 400, 300 };
  bool kept;

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (AwaleLibraryPlayer) player = NULL;

      g_assert_true (awale_library_keep_values (self->library, id, i == 0 ? analyzed : deeper,
                                                &kept, NULL));
      g_assert_true (kept);
      player = ask (self, "Ama");
      g_assert_cmpint (player->n_analyzed, ==, 1);
      g_assert_cmpint (player->loss.n_moves, ==, 1);
      g_assert_cmpint (player->loss.loss, ==, loss[i]);
      g_assert_cmpint (player->games->len, ==, 0);
    }
  g_assert_true (awale_library_replace (self->library, id, record, NULL));
  g_assert_true (awale_sql_get_int (self->library->db, &n, NULL, "SELECT count (*) FROM judged",
                                    ""));
  g_assert_cmpint (n, ==, 0);
  g_assert_true (awale_library_keep_values (self->library, id, analyzed, &kept, NULL));
  g_assert_true (awale_library_remove (self->library, id, NULL));
  g_assert_true (awale_sql_get_int (self->library->db, &n, NULL, "SELECT count (*) FROM judged",
                                    ""));
  g_assert_cmpint (n, ==, 0);
}

/* --- Statistics of random games -------------------------------------------------------------- */

static const char *const names[] = { "Ama", "Kofi", "Ésé", NULL };

/* Lost seeds of each player, added up directly from the judgments. */
typedef struct
{
  AwalePlayerLoss phases[G_N_ELEMENTS (names)][AWALE_N_PHASES];
} Reckoned;

/* Creates random values as a search would: the best move has the highest value for the mover. */
static AwaleMoveValues
value_moves_of (GRand         *rand,
                AwalePosition  position,
                unsigned       legal)
{
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;
  AwaleEvaluation best = { .proof = AWALE_PROOF_ESTIMATE };
  AwaleMove best_move = AWALE_NO_MOVE;
  int sign = position.side == AWALE_SOUTH ? 1 : -1;

  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if ((legal >> move & 1) != 0)
      {
        int value = 100 * g_rand_int_range (rand, -20, 21);
        const AwaleEvaluation evaluation = { AWALE_PROOF_ESTIMATE, value, value, 9 };

        awale_move_values_set (&values, move, &evaluation);
        if (best_move == AWALE_NO_MOVE || sign * value > sign * best.high)
          {
            best = evaluation;
            best_move = move;
          }
      }
  awale_move_values_set_best (&values, best_move, &best);
  return values;
}

static void
value_moves (GRand     *rand,
             AwaleGame *game)
{
  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    {
      unsigned legal = awale_legal_moves (awale_node_get_position (node),
                                          awale_game_get_rules (game));
      AwaleMoveValues values;

      if (legal == 0)
        continue;
      values = value_moves_of (rand, awale_node_get_position (node), legal);
      awale_game_cache_move_values (game, node, &values);
    }
}

static void
set_player (AwaleGame  *game,
            const char *tag,
            int         player)
{
  if (names[player] != NULL)
    awale_game_set_tag (game, tag, names[player]);
}

static void
reckon (Reckoned  *reckoned,
        AwaleGame *game,
        const int  players[2])
{
  for (AwaleNode *node = awale_node_get_first_child (awale_game_get_root (game)); node != NULL;
       node = awale_node_get_first_child (node))
    {
      AwaleJudgment judgment = awale_judge_node (node, awale_game_get_rules (game));
      AwalePosition before = awale_node_get_position (awale_node_get_parent (node));
      AwalePlayerLoss *sum = &reckoned->phases[players[awale_node_get_mover (node)]]
                                               [awale_phase_of_position (before)];

      if (judgment.is_forced)
        continue;
      sum->n_moves++;
      sum->loss += judgment.loss;
    }
}

/* Adds the game as it is read again from its text, so that the expected values match those of the
 * library. */
static void
add_random_game (Fixture  *self,
                 GRand    *rand,
                 Reckoned *reckoned)
{
  g_autoptr (AwaleGame) game = fixture_random_game (rand, g_rand_int_range (rand, 1, 90));
  const int players[2] = { g_rand_int_range (rand, 0, G_N_ELEMENTS (names)),
                           g_rand_int_range (rand, 0, G_N_ELEMENTS (names)) };
  bool is_valued = g_rand_boolean (rand);
  g_autofree char *text = NULL;
  g_autoptr (AwaleGame) read = NULL;

  set_player (game, "South", players[AWALE_SOUTH]);
  set_player (game, "North", players[AWALE_NORTH]);
  if (g_rand_boolean (rand))
    awale_game_set_tag (game, "Date", g_rand_boolean (rand) ? "2024.03.??" : "2023.12.31");
  if (is_valued)
    value_moves (rand, game);
  text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
  read = read_game (text);
  add_game (self, read);
  if (is_valued)
    reckon (reckoned, read, players);
}

static AwalePlayerResults
add_results (AwalePlayerResults        sum,
             const AwalePlayerResults *other)
{
  sum.n_games += other->n_games;
  sum.n_won += other->n_won;
  sum.n_drawn += other->n_drawn;
  sum.n_lost += other->n_lost;
  return sum;
}

static void
assert_same (AwalePlayerResults a,
             AwalePlayerResults b)
{
  g_assert_cmpint (a.n_games, ==, b.n_games);
  g_assert_cmpint (a.n_won, ==, b.n_won);
  g_assert_cmpint (a.n_drawn, ==, b.n_drawn);
  g_assert_cmpint (a.n_lost, ==, b.n_lost);
  g_assert_cmpint (a.n_won + a.n_drawn + a.n_lost, <=, a.n_games);
}

/* Checks that the sides and the rulesets add up to the total, and that no side has more openings
 * than games. */
static void
assert_adds_up (const AwaleLibraryPlayer *player)
{
  AwalePlayerResults sides = add_results (player->sides[AWALE_SOUTH], &player->sides[AWALE_NORTH]);
  AwalePlayerResults rulesets = { 0 };

  for (unsigned i = 0; i < player->rulesets->len; i++)
    rulesets = add_results (rulesets, &g_array_index (player->rulesets, AwalePlayerRuleset,
                                                      i).results);
  assert_same (sides, player->all);
  assert_same (rulesets, player->all);
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      AwalePlayerResults openings = { 0 };

      for (unsigned i = 0; i < player->openings[side]->len; i++)
        openings = add_results (openings, &g_array_index (player->openings[side],
                                                          AwalePlayerOpening, i).results);
      g_assert_cmpint (openings.n_games, <=, player->sides[side].n_games);
    }
}

static void
assert_reckoned (Fixture        *self,
                 const Reckoned *reckoned)
{
  for (int i = 0; names[i] != NULL; i++)
    {
      g_autoptr (AwaleLibraryPlayer) player = ask (self, names[i]);
      AwalePlayerLoss sum = { 0 };

      assert_adds_up (player);
      for (int phase = 0; phase < AWALE_N_PHASES; phase++)
        {
          g_assert_cmpint (player->phases[phase].n_moves, ==, reckoned->phases[i][phase].n_moves);
          g_assert_cmpint (player->phases[phase].loss, ==, reckoned->phases[i][phase].loss);
          sum.n_moves += player->phases[phase].n_moves;
          sum.loss += player->phases[phase].loss;
        }
      g_assert_cmpint (sum.n_moves, ==, player->loss.n_moves);
      g_assert_cmpint (sum.loss, ==, player->loss.loss);
      g_assert_cmpint (sum.loss, >, 0);
    }
}

static void
test_random (Fixture    *self,
             const void *data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);
  Reckoned reckoned = { 0 };

  for (int i = 0; i < N_RANDOM_GAMES; i++)
    add_random_game (self, rand, &reckoned);
  assert_reckoned (self, &reckoned);
}

#define N_JUDGED "SELECT count (DISTINCT game) FROM judged"

/* Exercises are not counted, but games that only mention exercises are. */
static void
test_exercises (Fixture    *self,
                const void *data)
{
  static const char *const texts[] = {
    "[South \"Ama\"]\n[Exercise \"error 1\"]\n\n1. F {[%eval -1,9] [%best E 0]} *\n",
    "[South \"Ama\"]\n[Combination \"krou 1\"]\n\n1. F {[%eval -1,9] [%best E 0]} *\n",
    "[South \"Ama\"]\n\n1. F {This is no [Exercise \"1\"]. [%eval -1,9] [%best E 0]} *\n",
  };
  gint64 n_before, n_after;

  add_games (self);
  g_assert_true (awale_sql_get_int (self->library->db, &n_before, NULL, N_JUDGED, ""));
  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (AwaleGame) game = read_game (texts[i]);

      add_game (self, game);
    }
  g_assert_true (awale_sql_get_int (self->library->db, &n_after, NULL, N_JUDGED, ""));
  g_assert_cmpint (n_after, ==, n_before + 1);
  g_assert_true (awale_library_check (self->library, NULL));
}

#define ADD(name, test) \
  g_test_add ("/library/player/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("golden", test_golden);
  ADD ("nothing", test_nothing);
  ADD ("changed", test_changed);
  ADD ("random", test_random);
  ADD ("exercises", test_exercises);
  return g_test_run ();
}
