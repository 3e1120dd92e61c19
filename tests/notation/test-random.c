/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Random games with annotations are written, stay the same when they are read, and are written
 * again as the same bytes. */
#include "dump.h"

#include "../values.h"

#include <string.h>

#define N_GAMES 400
#define N_MOVES 60

/* Pieces of text that are easily misread. */
static const char *const pieces[] = {
  "}", "{", "\\", "\\}", "\\[", "[%eval 3]", "[%", "[%x", "]", "[", "[Event \"x\"]", "[Event", "\"",
  "\n", "\n\n", "\n[Site \"y\"]\n", " ", "  ", "\t", "a", "word", "longer words in a row", "é", "½",
  "…", "(", ")", ";", "*", "26-22", "1. F f", "$10", "!?", "--", "\xf0\x9f\x8c\xb1",
  "\xef\xbb\xbf", "[%y ", "\r\n",
  "%",
};

static const char *const values[] = {
  "", "GA,Rd", "0:05:12", "two  words", "a } brace", "a \\ backslash", " blanks ", "é", "x, y", "3",
};

static char *
random_text (GRand *rand)
{
  GString *text = g_string_new (NULL);
  int n = g_rand_int_range (rand, 0, g_rand_boolean (rand) ? 6 : 40);

  for (int i = 0; i < n; i++)
    g_string_append (text, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
  return g_string_free (text, FALSE);
}

static AwaleMove
random_move (GRand     *rand,
             AwaleGame *game,
             AwaleNode *node)
{
  unsigned legal = awale_legal_moves (awale_node_get_position (node), awale_game_get_rules (game));
  AwaleMove move = g_rand_int_range (rand, 0, AWALE_PASS + 1);

  if (legal == 0)
    return AWALE_NO_MOVE;
  while ((legal & 1u << move) == 0)
    move = (move + 1) % (AWALE_PASS + 1);
  return move;
}

static void
annotate_randomly (GRand     *rand,
                   AwaleGame *game,
                   AwaleNode *node)
{
  static const uint16_t some_glyphs[] = { 1, 2, 3, 4, 5, 6, 0, 10, 139, 65535 };
  int kind = g_rand_int_range (rand, 0, 12);

  if (kind < 4)
    {
      g_autofree char *text = random_text (rand);

      awale_game_set_comment (game, node, text);
    }
  if (kind == 8 && !awale_node_is_first_child (node))
    {
      g_autofree char *text = random_text (rand);

      awale_game_set_comment_before (game, node, text);
    }
  if (kind == 3 || kind == 4)
    awale_game_toggle_glyph (game, node,
                             some_glyphs[g_rand_int_range (rand, 0, G_N_ELEMENTS (some_glyphs))]);
  if (kind == 4)
    awale_game_toggle_glyph (game, node,
                             some_glyphs[g_rand_int_range (rand, 0, G_N_ELEMENTS (some_glyphs))]);
  if (kind == 5 || kind == 0)
    {
      int low = g_rand_int_range (rand, -4800, 4800);
      AwaleEvaluation evaluation = { .proof = g_rand_int_range (rand, 0, 3),
                                     .low = low,
                                     .high = low };

      if (evaluation.proof == AWALE_PROOF_BOUNDS)
        evaluation.high += g_rand_int_range (rand, 0, 500);
      else if (evaluation.proof == AWALE_PROOF_ESTIMATE)
        evaluation.depth = g_rand_int_range (rand, 0, 40);
      awale_game_set_evaluation (game, node, &evaluation);
    }
  if (kind == 7 && awale_node_get_parent (node) != NULL)
    {
      int value = g_rand_int_range (rand, -4800, 4800);
      AwaleEvaluation evaluation = { AWALE_PROOF_ESTIMATE, value, value,
                                     g_rand_int_range (rand, 1, 40) };

      judge_move (game, node, evaluation);
    }
  if (kind == 6 || kind == 1)
    {
      AwaleCommentCommand commands[] = {
        { (char *) "clk", (char *) values[g_rand_int_range (rand, 0, G_N_ELEMENTS (values))] },
        { (char *) "x-y_1", (char *) values[g_rand_int_range (rand, 0, G_N_ELEMENTS (values))] },
      };

      awale_game_set_commands (game, node, commands, (size_t) g_rand_int_range (rand, 1, 3));
    }
}

/* Adds some plies at the start of @game, with variations on the way. */
static void
grow (GRand     *rand,
      AwaleGame *game,
      int        n_moves)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  AwaleNode *node = awale_game_get_root (game);

  g_ptr_array_add (nodes, node);
  annotate_randomly (rand, game, node);
  for (int i = 0; i < n_moves; i++)
    {
      AwaleMove move;

      if (g_rand_int_range (rand, 0, 6) == 0)
        node = g_ptr_array_index (nodes, g_rand_int_range (rand, 0, (gint32) nodes->len));
      move = random_move (rand, game, node);
      if (move == AWALE_NO_MOVE)
        continue;
      node = awale_game_add_move (game, node, move);
      g_assert_nonnull (node);
      g_ptr_array_add (nodes, node);
      annotate_randomly (rand, game, node);
    }
}

static AwaleGame *
random_game (GRand *rand)
{
  static const char *const names[] = { "Event", "Date", "Annotator", "Zeta", "Termination", "Key" };
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);
  AwaleRuleset rules = presets[g_rand_int_range (rand, 0, (gint32) n_presets)].rules;
  AwaleGame *game;

  if (g_rand_int_range (rand, 0, 4) == 0)
    rules.dead = !rules.dead;
  game = awale_game_new (&rules);
  if (g_rand_boolean (rand))
    {
      AwalePosition start = awale_position_swap_sides (awale_position_start ());

      awale_game_set_start (game, &rules, start);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_rand_boolean (rand))
      {
        g_autofree char *value = random_text (rand);

        awale_game_set_tag (game, names[i], g_strdelimit (value, "\r\n", ' '));
      }
  if (g_rand_boolean (rand))
    awale_game_set_tag (game, "Result", "23.5-20");
  grow (rand, game, g_rand_int_range (rand, 0, N_MOVES));
  return game;
}

/* Adds the games of @document to @normal, with their comments in the normal form of the writer. */
static void
normalize_comments (AwaleDocument *document,
                    AwaleDocument *normal)
{
  g_autofree char *text = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  g_autoptr (AwaleDocument) read = awale_ogn_read (text, strlen (text), NULL);

  for (size_t i = 0; i < awale_document_get_n_games (read); i++)
    awale_document_add_game (normal, awale_document_get_game (read, i));
}

/* Returns the text that a comment should have after reading, found without the code under test. */
static char *
expect_text (const char *comment)
{
  GString *text = g_string_new (comment);
  g_auto (GStrv) lines = NULL;

  g_string_replace (text, "\r\n", "\n", 0);
  lines = g_strsplit (text->str, "\n", -1);
  g_string_free (text, TRUE);
  for (char **line = lines; *line != NULL; line++)
    {
      char *start = *line + strspn (*line, " \t");
      size_t length = strlen (start);

      while (length > 0 && strchr (" \t", start[length - 1]) != NULL)
        length--;
      memmove (*line, start, length);
      (*line)[length] = '\0';
    }
  {
    char *joined = g_strjoinv ("\n", lines);
    size_t start = strspn (joined, "\n");
    size_t length = strlen (joined);

    while (length > start && joined[length - 1] == '\n')
      length--;
    joined[length] = '\0';
    memmove (joined, joined + start, length - start + 1);
    return joined;
  }
}

/* Depths are not compared, because reading gives every value the depth of the search of all moves
 * in its position. */
static void
compare_values (const AwaleEvaluation *a,
                const AwaleEvaluation *b)
{
  g_assert_cmpint (a != NULL, ==, b != NULL);
  if (a == NULL)
    return;
  g_assert_cmpint (a->low, ==, b->low);
  g_assert_cmpint (a->high, ==, b->high);
  g_assert_cmpint (a->proof, ==, b->proof);
}

static void
compare_trees (AwaleNode *a,
               AwaleNode *b)
{
  const char *comment = awale_node_get_comment (a);
  g_autofree char *expected = expect_text (comment != NULL ? comment : "");
  const char *before = awale_node_get_comment_before (a);
  g_autofree char *expected_before = expect_text (before != NULL ? before : "");
  AwaleNode *child = awale_node_get_first_child (b);

  comment = awale_node_get_comment (b);
  g_assert_cmpstr (comment != NULL ? comment : "", ==, expected);
  before = awale_node_get_comment_before (b);
  g_assert_cmpstr (before != NULL ? before : "", ==, expected_before);
  g_assert_cmpint (awale_node_get_move (a), ==, awale_node_get_move (b));
  compare_values (awale_node_get_value (a), awale_node_get_value (b));
  g_assert_cmpuint (awale_node_get_n_children (a), ==, awale_node_get_n_children (b));
  for (AwaleNode *of_a = awale_node_get_first_child (a); of_a != NULL;
       of_a = awale_node_get_next_sibling (of_a))
    {
      compare_trees (of_a, child);
      child = awale_node_get_next_sibling (child);
    }
}

static void
test_round_trip (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20220110);

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (AwaleGame) game = random_game (rand);
      g_autoptr (AwaleDocument) document = awale_document_new (NULL);
      g_autoptr (AwaleDocument) normal = awale_document_new (NULL);
      g_autoptr (AwaleDocument) again = NULL;
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      awale_document_add_game (document, game);
      first = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
      normalize_comments (document, normal);
      compare_trees (awale_game_get_root (game),
                     awale_game_get_root (awale_document_get_game (normal, 0)));

      second = awale_ogn_write (normal, AWALE_WRITE_DEFAULT);
      g_assert_cmpstr (first, ==, second);

      again = awale_ogn_read (second, strlen (second), NULL);
      g_assert_cmpuint (awale_document_count_errors (again, 0), ==, 0);
      before = dump_document (normal);
      after = dump_document (again);
      g_assert_cmpstr (before, ==, after);
    }
}

/* Lines have fewer than 80 columns, except those of a single word or with unusual blanks. */
static void
test_width (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (AwaleGame) game = random_game (rand);
      g_autofree char *text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
      g_auto (GStrv) lines = g_strsplit (strstr (text, "]\n\n") + 3, "\n", -1);

      for (char **line = lines; *line != NULL; line++)
        if (strchr (*line, ' ') != NULL && strstr (*line, "  ") == NULL
            && strchr (*line, '\t') == NULL)
          g_assert_cmpint (g_utf8_strlen (*line, -1), <, 80);
    }
}

/* The text for Aualé has no comment before the first move, no closing braces within comments, and
 * no variations. */
static void
test_main_line (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (AwaleGame) game = random_game (rand);
      g_autofree char *text = awale_ogn_write_game (game, AWALE_WRITE_MAIN_LINE);
      const char *at = strstr (text, "]\n\n") + 3;
      AwaleNode *node = awale_game_get_root (game);

      for (; *at != '\0'; at++)
        if (*at == '{')
          {
            int n_escapes = 0;

            g_assert_nonnull (awale_node_get_parent (node));
            at += strcspn (at, "}");
            while (at[-1 - n_escapes] == '\\')
              n_escapes++;
            g_assert_cmpint (n_escapes % 2, ==, 0);
          }
        else if (g_ascii_isalpha (*at))
          {
            node = awale_node_get_first_child (node);
            while (awale_node_get_move (node) == AWALE_PASS)
              node = awale_node_get_first_child (node);
            g_assert_cmpint (awale_node_get_move (node), ==, awale_move_from_letter (*at));
          }
        else
          g_assert_null (strchr ("()}", *at));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/random/round-trip", test_round_trip);
  g_test_add_func ("/notation/random/width", test_width);
  g_test_add_func ("/notation/random/main-line", test_main_line);
  return g_test_run ();
}
