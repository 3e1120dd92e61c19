/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Lines of the opening book are learned as exercises, and the moves of games are guessed.
 */
#include "../books.h"
#include "../library/fixtures.h"
#include "../library/synced-disk.h"
#include "../wait.h"

#include "training/awale-game-quiz.h"
#include "training/awale-opening.h"
#include "training/awale-training-store.h"

#include <string.h>

typedef struct
{
  AwaleRuleset rules;
  AwaleBook   *book;
} Fixture;

static void
set_up (Fixture    *fixture,
        const void *data)
{
  fixture->rules = awale_preset_find ("abapa")->rules;
  fixture->book = books_make (&fixture->rules);
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  awale_book_unref (fixture->book);
}

static AwaleBookEntry
probe_start (Fixture *fixture)
{
  AwaleBookEntry entry = { .n_moves = 0 };

  g_assert_true (awale_book_probe (fixture->book, awale_position_start (), &entry));
  g_assert_cmpint (entry.n_moves, ==, 6);
  return entry;
}

/* The book gives one line for each first move, the best first, each continued by the moves of the
 * book. */
static void
test_lines (Fixture    *fixture,
            const void *data)
{
  g_autoptr (GArray) lines = awale_opening_list_lines (fixture->book, &fixture->rules);
  AwaleBookEntry entry = probe_start (fixture);

  g_assert_cmpuint (lines->len, ==, 6);
  for (unsigned i = 0; i < lines->len; i++)
    {
      const AwaleOpeningLine *line = &g_array_index (lines, AwaleOpeningLine, i);
      g_autofree char *whole = awale_opening_dup_text (line, &fixture->rules, line->n_moves);
      g_autofree char *begun = awale_opening_dup_text (line, &fixture->rules, 1);
      g_autofree char *first = g_strdup_printf ("%s%s", awale_move_to_string (line->moves[0]),
                                                line->n_moves > 1 ? " …" : "");

      g_assert_cmpint (line->moves[0], ==, entry.moves[i].move);
      g_assert_cmpstr (begun, ==, first);
      g_assert_true (g_str_has_prefix (whole, awale_move_to_string (line->moves[0])));
      g_assert_false (g_str_has_suffix (whole, "…"));
    }
}

/* The best line has a question at each turn of either side; the worst line has fewer for South. */
static void
test_exercises (Fixture    *fixture,
                const void *data)
{
  g_autoptr (GArray) lines = awale_opening_list_lines (fixture->book, &fixture->rules);
  const AwaleOpeningLine *best = &g_array_index (lines, AwaleOpeningLine, 0);
  const AwaleOpeningLine *worst = &g_array_index (lines, AwaleOpeningLine, 5);
  g_autoptr (GPtrArray) south =
    awale_opening_list_exercises (best, fixture->book, &fixture->rules, AWALE_SOUTH);
  g_autoptr (GPtrArray) north =
    awale_opening_list_exercises (best, fixture->book, &fixture->rules, AWALE_NORTH);
  g_autoptr (GPtrArray) other =
    awale_opening_list_exercises (worst, fixture->book, &fixture->rules, AWALE_SOUTH);

  g_assert_cmpuint (south->len, ==, (unsigned) (best->n_moves + 1) / 2);
  g_assert_cmpuint (north->len, ==, (unsigned) best->n_moves / 2);
  g_assert_cmpuint (other->len, <, (unsigned) (worst->n_moves + 1) / 2);
  for (unsigned i = 0; i < south->len; i++)
    {
      AwaleExercise *exercise = south->pdata[i];
      AwaleNode *question = awale_exercise_get_question (exercise);
      const AwaleMoveValues *values = awale_node_get_move_values (question);

      g_assert_cmpint (awale_exercise_get_kind (exercise), ==, AWALE_EXERCISE_KIND_OPENING);
      g_assert_cmpint (awale_node_get_ply (question), ==, 2 * (int) i);
      g_assert_cmpint (awale_node_get_move (awale_exercise_get_move (exercise)), ==,
                       best->moves[2 * i]);
      g_assert_cmpint (values->best, ==, best->moves[2 * i]);
      g_assert_cmpuint (values->known, ==,
                        awale_legal_moves (awale_node_get_position (question), &fixture->rules));
    }
}

/* An exercise about an opening keeps all its values when it is written and read. */
static void
test_text (Fixture    *fixture,
           const void *data)
{
  g_autoptr (GArray) lines = awale_opening_list_lines (fixture->book, &fixture->rules);
  g_autoptr (GPtrArray) exercises =
    awale_opening_list_exercises (&g_array_index (lines, AwaleOpeningLine, 0), fixture->book,
                                  &fixture->rules, AWALE_SOUTH);

  for (unsigned i = 0; i < exercises->len; i++)
    {
      AwaleExercise *exercise = exercises->pdata[i];
      g_autofree char *text = awale_exercise_dup_text (exercise);
      g_autoptr (AwaleExercise) again = awale_exercise_new_from_text (text);
      g_autofree char *rewritten = awale_exercise_dup_text (again);
      g_autofree char *answer = awale_exercise_dup_answer (exercise);
      g_autofree char *question = awale_exercise_dup_question (exercise);

      g_assert_cmpstr (rewritten, ==, text);
      g_assert_cmpint (awale_exercise_get_kind (again), ==, AWALE_EXERCISE_KIND_OPENING);
      g_assert_true (awale_exercise_get_hash (again) == awale_exercise_get_hash (exercise));
      g_assert_false (awale_exercise_supersedes (exercise, again));
      g_assert_cmpuint (awale_node_get_move_values (awale_exercise_get_question (again))->known, ==,
                        awale_node_get_move_values (awale_exercise_get_question (exercise))->known);
      g_assert_cmpstr (answer, ==, awale_move_to_string (
                                     awale_node_get_move (awale_exercise_get_move (exercise))));
      g_assert_nonnull (strstr (question, "book"));
    }
}

/* An error and an opening move in the same position are two different exercises. */
static void
test_hash (Fixture    *fixture,
           const void *data)
{
  g_autoptr (GArray) lines = awale_opening_list_lines (fixture->book, &fixture->rules);
  g_autoptr (GPtrArray) exercises =
    awale_opening_list_exercises (&g_array_index (lines, AwaleOpeningLine, 0), fixture->book,
                                  &fixture->rules, AWALE_SOUTH);
  g_autoptr (AwaleExercise) error =
    awale_exercise_new_from_text ("[Variant \"Oware Abapa\"]\n\n"
                                  "1. A {[%eval -8,9] [%best F 0]} *\n");
  AwaleExercise *opening = exercises->pdata[0];

  g_assert_nonnull (error);
  g_assert_cmpint (awale_exercise_get_kind (error), ==, AWALE_EXERCISE_KIND_ERROR);
  g_assert_cmpint (awale_node_get_ply (awale_exercise_get_question (opening)), ==, 0);
  g_assert_true (awale_exercise_get_hash (error) != awale_exercise_get_hash (opening));
}

/* Exercises about openings are stored with the others, asked first and in the order of the line,
 * and count as duplicates when they are stored again. */
static void
test_kept (Fixture    *fixture,
           const void *data)
{
  char *folder = fixture_make_folder ();
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);
  g_autoptr (GArray) lines = awale_opening_list_lines (fixture->book, &fixture->rules);
  g_autoptr (GPtrArray) exercises =
    awale_opening_list_exercises (&g_array_index (lines, AwaleOpeningLine, 0), fixture->book,
                                  &fixture->rules, AWALE_SOUTH);
  const char *const names[] = { "Ama", NULL };
  AwaleGame *game = awale_exercise_get_game (exercises->pdata[0]);
  g_autoptr (AwaleExercise) error =
    awale_exercise_new_from_text ("1. A {[%eval -20,9] [%best F 0]} *\n");
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (AwaleTraining) training = NULL;
  g_autoptr (GError) failure = NULL;
  AwaleTrainingCount count = { 0 };

  g_ptr_array_insert (exercises, 0, awale_exercise_ref (error));
  g_assert_true (awale_training_keep_exercises (library, exercises, &count, &failure));
  g_assert_no_error (failure);
  g_assert_cmpuint (count.n_added, ==, exercises->len);
  g_assert_true (awale_training_keep_game (library, game, names, false, &count, &failure));
  g_assert_cmpuint (count.n_duplicates, ==, 0);
  g_assert_true (awale_training_keep_game (library, game, NULL, false, &count, &failure));
  g_assert_cmpuint (count.n_duplicates, ==, 1);

  training = awale_training_load (library, AWALE_TRAINING_ALL, zone, &failure);
  g_assert_no_error (failure);
  awale_training_set_now (training, G_GINT64_CONSTANT (1795437000));
  for (unsigned i = 1; i < exercises->len; i++)
    {
      const AwaleTrainingItem *item = awale_training_find_next (training);

      g_assert_true (awale_exercise_get_hash (item->exercise)
                     == awale_exercise_get_hash (exercises->pdata[i]));
      awale_training_answer (training, item->id, AWALE_SCHEDULE_GRADE_GOOD);
    }
  g_assert_cmpint (awale_exercise_get_kind (awale_training_find_next (training)->exercise), ==,
                   AWALE_EXERCISE_KIND_ERROR);
  g_clear_pointer (&library, awale_library_free);
  fixture_remove_folder (folder);
}

/* A game drawn at random from the book stays in the book, and its moves lose little. */
static void
test_drawn (Fixture    *fixture,
            const void *data)
{
  for (unsigned seed = 0; seed < 20; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (AwaleGame) game = awale_opening_draw (fixture->book, &fixture->rules, rand);
      AwaleNode *node = awale_game_get_root (game);
      AwaleBookEntry entry;

      g_assert_nonnull (awale_node_get_first_child (node));
      for (; awale_node_get_first_child (node) != NULL; node = awale_node_get_first_child (node))
        {
          AwaleMove move = awale_node_get_move (awale_node_get_first_child (node));
          int i = 0;

          g_assert_true (awale_book_probe (fixture->book, awale_node_get_position (node), &entry));
          while (entry.moves[i].move != move)
            i++;
          g_assert_cmpint (entry.moves[i].value, >=, entry.moves[0].value - 50);
        }
      g_assert_true (!awale_book_probe (fixture->book, awale_node_get_position (node), &entry)
                     || entry.n_moves == 0);
    }
}

/* --- Guessing the moves of a game ------------------------------------------------------------ */

static AwaleGame *
get_game (AwaleGameQuiz *self)
{
  return awale_quiz_get_display (AWALE_QUIZ (self))->game;
}

static void
guess (AwaleGameQuiz *self,
       AwaleMove      move)
{
  g_assert_cmpint (awale_quiz_get_state (AWALE_QUIZ (self)), ==, AWALE_QUIZ_ASKING);
  g_assert_cmpint (awale_game_play (get_game (self), move), ==,
                   AWALE_ILLEGAL_REASON_NONE);
  awale_quiz_answer (AWALE_QUIZ (self), move);
  wait_while (awale_quiz_get_state (AWALE_QUIZ (self)) == AWALE_QUIZ_THINKING);
  g_assert_cmpint (awale_quiz_get_state (AWALE_QUIZ (self)), ==, AWALE_QUIZ_ANSWERED);
}

/* When guesses are judged by the book, the worst move loses points by its loss; the best one, which
 * was played, loses nothing. */
static void
test_guess_book (Fixture    *fixture,
                 const void *data)
{
  AwaleBookEntry entry = probe_start (fixture);
  g_autoptr (AwaleGame) game = awale_game_new (&fixture->rules);
  g_autoptr (AwaleGameQuiz) self = NULL;
  int loss = entry.moves[0].value - entry.moves[5].value;

  awale_game_play (game, entry.moves[0].move);
  self = awale_game_quiz_new (game, AWALE_SOUTH, fixture->book, NULL, false);
  g_assert_cmpint (awale_game_quiz_get_tally (self).n_turns, ==, 1);
  guess (self, entry.moves[5].move);
  g_assert_cmpint (awale_game_quiz_get_answer (self)->played, ==, entry.moves[0].move);
  /* Values are displayed, and so compared, in tenths of a seed. */
  g_assert_cmpint (ABS (awale_game_quiz_get_answer (self)->loss - loss), <=, 10);
  loss = awale_game_quiz_get_answer (self)->loss;
  g_assert_cmpint (loss, >, 0);
  g_assert_cmpint (awale_game_quiz_get_answer (self)->played_loss, ==, 0);
  g_assert_cmpint (awale_game_quiz_get_answer (self)->points, ==,
                   MAX (10 - (2 * loss + 50) / 100, 0));
  awale_quiz_step (AWALE_QUIZ (self), AWALE_QUIZ_NEXT);
  g_assert_cmpint (awale_quiz_get_state (AWALE_QUIZ (self)), ==, AWALE_QUIZ_OVER);
}

/* North's moves are judged from North's point of view. The best move is found although another one
 * was played, unless only the played move counts. */
static void
test_guess_any_good (Fixture    *fixture,
                     const void *data)
{
  AwaleBookEntry first = probe_start (fixture), entry = { .n_moves = 0 };
  g_autoptr (AwaleGame) game = awale_game_new (&fixture->rules);
  g_autoptr (AwaleGameQuiz) self = NULL, strict = NULL;

  awale_game_play (game, first.moves[0].move);
  g_assert_true (awale_book_probe (fixture->book,
                                   awale_node_get_position (awale_game_get_cursor (game)), &entry));
  g_assert_cmpint (entry.n_moves, >, 1);
  /* Play the worst move of the book. */
  awale_game_play (game, entry.moves[entry.n_moves - 1].move);

  self = awale_game_quiz_new (game, AWALE_NORTH, fixture->book, NULL, true);
  guess (self, entry.moves[0].move);
  g_assert_cmpint (awale_game_quiz_get_answer (self)->loss, ==, 0);
  g_assert_cmpint (awale_game_quiz_get_answer (self)->played_loss, >, 0);
  g_assert_true (awale_game_quiz_get_answer (self)->is_found);
  g_assert_cmpint (awale_game_quiz_get_tally (self).n_found, ==, 1);

  strict = awale_game_quiz_new (game, AWALE_NORTH, fixture->book, NULL, false);
  guess (strict, entry.moves[0].move);
  g_assert_false (awale_game_quiz_get_answer (strict)->is_found);
}

static AwaleGame *
read_game (const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);

  return g_object_ref (awale_document_get_game (document, 0));
}

/* When guesses are judged by the values in the game, the played move gets all points, whatever it
 * loses, and so does the best one. North's moves are played in between. */
static void
test_guess_values (Fixture    *fixture,
                   const void *data)
{
  g_autoptr (AwaleGame) game =
    read_game ("1. A {[%eval -3,9] [%best F 0]} f 2. B {[%eval 1,9] [%best C 2.5]} *\n");
  g_autoptr (AwaleGameQuiz) self = awale_game_quiz_new (game, AWALE_SOUTH, NULL, NULL, false);
  AwaleGameQuizTally tally;

  g_assert_cmpint (awale_game_quiz_get_tally (self).n_turns, ==, 2);
  guess (self, 0);
  g_assert_cmpint (awale_game_quiz_get_answer (self)->points, ==, AWALE_GAME_QUIZ_POINTS);
  g_assert_cmpint (awale_game_quiz_get_answer (self)->loss, ==, 300);
  awale_quiz_step (AWALE_QUIZ (self), AWALE_QUIZ_NEXT);
  g_assert_cmpint (awale_node_get_ply (awale_game_get_cursor (get_game (self))), ==, 2);
  guess (self, 2);
  g_assert_cmpint (awale_game_quiz_get_answer (self)->loss, ==, 0);
  g_assert_cmpint (awale_game_quiz_get_answer (self)->played_loss, ==, 150);
  awale_quiz_step (AWALE_QUIZ (self), AWALE_QUIZ_NEXT);
  tally = awale_game_quiz_get_tally (self);
  g_assert_cmpint (awale_quiz_get_state (AWALE_QUIZ (self)), ==, AWALE_QUIZ_OVER);
  g_assert_cmpint (tally.n_answered, ==, 2);
  g_assert_cmpint (tally.n_found, ==, 1);
  g_assert_cmpint (tally.points, ==, 20);
  g_assert_cmpint (tally.loss, ==, 300);
  g_assert_cmpint (tally.played_loss, ==, 450);
}

/* If the game has no values, a search judges the guesses and the played move. */
static void
test_guess_search (Fixture    *fixture,
                   const void *data)
{
  g_autoptr (AwaleGame) game =
    read_game ("[FEN \"1-0-2-0-0-1-0-0-0-0-1-1-22-20-S\"]\n\n1. C e *\n");
  g_autoptr (AwaleGameQuiz) self = awale_game_quiz_new (game, AWALE_SOUTH, NULL, NULL, false);

  guess (self, 0);
  g_assert_cmpint (awale_game_quiz_get_answer (self)->loss, ==, 0);
  g_assert_cmpint (awale_game_quiz_get_answer (self)->played_loss, >, 0);
  g_assert_cmpint (awale_game_quiz_get_answer (self)->points, ==, AWALE_GAME_QUIZ_POINTS);
  awale_quiz_step (AWALE_QUIZ (self), AWALE_QUIZ_NEXT);
  g_assert_cmpint (awale_quiz_get_state (AWALE_QUIZ (self)), ==, AWALE_QUIZ_OVER);
}

/* Forced moves are not asked about, and a game without moves has no questions. */
static void
test_guess_nothing (Fixture    *fixture,
                    const void *data)
{
  g_autoptr (AwaleGame) forced =
    read_game ("[FEN \"0-0-0-0-0-1-4-4-0-0-0-0-19-20-S\"]\n\n1. F *\n");
  g_autoptr (AwaleGame) empty = awale_game_new (&fixture->rules);
  g_autoptr (AwaleGameQuiz) first = awale_game_quiz_new (forced, AWALE_SOUTH, NULL, NULL, false);
  g_autoptr (AwaleGameQuiz) second = awale_game_quiz_new (empty, AWALE_SOUTH, fixture->book, NULL,
                                                       false);

  g_assert_cmpint (awale_quiz_get_state (AWALE_QUIZ (first)), ==, AWALE_QUIZ_OVER);
  g_assert_cmpint (awale_quiz_get_state (AWALE_QUIZ (second)), ==, AWALE_QUIZ_OVER);
  g_assert_cmpint (awale_game_quiz_get_tally (first).n_turns, ==, 0);
}

/* The moves to guess are those of the requested player or, by default, of the winner. */
static void
test_guess_side (Fixture    *fixture,
                 const void *data)
{
  g_autoptr (AwaleGame) game =
    read_game ("[South \"Ama\"]\n[North \"Kofi\"]\n[Result \"20-28\"]\n\n1. F f 20-28\n");

  const struct
  {
    const char *name;
    AwaleSide   side;
  } cases[] = { { "ama", AWALE_SOUTH }, { "Kofi", AWALE_NORTH }, { "", AWALE_NORTH } };
  AwaleSide side;

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_true (awale_game_quiz_find_side (game, cases[i].name, &side));
      g_assert_cmpint (side, ==, cases[i].side);
    }
  g_assert_false (awale_game_quiz_find_side (game, "Ama B", &side));
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/training/opening/lines", test_lines);
  ADD ("/training/opening/exercises", test_exercises);
  ADD ("/training/opening/text", test_text);
  ADD ("/training/opening/hash", test_hash);
  ADD ("/training/opening/kept", test_kept);
  ADD ("/training/opening/drawn", test_drawn);
  ADD ("/training/quiz/book", test_guess_book);
  ADD ("/training/quiz/any-good", test_guess_any_good);
  ADD ("/training/quiz/side", test_guess_side);
  ADD ("/training/quiz/values", test_guess_values);
  ADD ("/training/quiz/search", test_guess_search);
  ADD ("/training/quiz/nothing", test_guess_nothing);
  return g_test_run ();
}
