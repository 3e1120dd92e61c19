/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * Data above a limit is an error of the game that contains it; any input can be read. The test
 * measures no time, but reading in quadratic time would be noticed.
 */
#include "dump.h"

#include <string.h>

/* A position with two single seeds that can circle forever. After twelve plies (six rounds) the
 * position repeats and the rules end the game, but a file may go on. */
#define ENDLESS "[FEN \"0-0-0-0-0-1-0-0-0-0-0-1-23-23-S\"]\n\n"
#define GOES_ON \
  "warning 1 3:13: the game goes on after its end: The position was repeated.\n"

#define MANY 40000

static AwaleDocument *
read_text (const char *text)
{
  return awale_ogn_read (text, strlen (text), NULL);
}

/* Checks that the games can be written, are read again without an error, and are then written as
 * the same text. */
static void
check_again (AwaleDocument *document)
{
  g_autofree char *first = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  g_autoptr (AwaleDocument) again = read_text (first);
  g_autofree char *second = awale_ogn_write (again, AWALE_WRITE_DEFAULT);

  g_assert_cmpuint (awale_document_count_errors (again, 0), ==, 0);
  g_assert_true (g_str_equal (first, second));
}

static void
check_limit (const char *text,
             const char *diagnostics,
             bool        incomplete)
{
  g_autoptr (AwaleDocument) document = read_text (text);
  g_autofree char *found = dump_diagnostics (document);

  g_assert_cmpstr (found, ==, diagnostics);
  g_assert_cmpint (awale_document_is_incomplete (document), ==, incomplete);
  check_again (document);
}

static char *
repeat (const char *piece,
        size_t      n)
{
  GString *text = g_string_new (NULL);

  for (size_t i = 0; i < n; i++)
    g_string_append (text, piece);
  return g_string_free (text, FALSE);
}

/* Returns a text with @depth nested variations, each of which repeats the only legal first move. */
static char *
nest (int depth)
{
  g_autofree char *open = repeat ("F(", (size_t) depth);
  g_autofree char *close = repeat (")", (size_t) depth);

  return g_strconcat (ENDLESS, open, "F", close, NULL);
}

static void
test_nesting (void)
{
  g_autofree char *fits = nest (256);
  g_autofree char *deep = nest (257);
  g_autoptr (AwaleDocument) document = read_text (deep);
  const AwaleDiagnostic *diagnostic = awale_document_get_diagnostic (document, 0);

  check_limit (fits, "", false);
  g_assert_cmpuint (awale_document_get_n_diagnostics (document), ==, 1);
  g_assert_cmpstr (diagnostic->fault.brief, ==, "variations nest deeper than 256");
  g_assert_cmpuint (diagnostic->line, ==, 3);
  g_assert_cmpuint (diagnostic->column, ==, 514);
  check_again (document);
}

static void
test_comment (void)
{
  g_autofree char *filling = g_strnfill (1024 * 1024, 'x');
  g_autofree char *fits = g_strdup_printf ("1. F {%s} f *", filling);
  g_autofree char *too_long = g_strdup_printf ("1. F {%sy} f *", filling);
  g_autofree char *joined =
    g_strdup_printf ("1. F {y} {%s} f *\n\n[Event \"next\"]\n\n1. B Z", filling);

  check_limit (fits, "", false);
  check_limit (too_long, "error 1 1:6: ply 2: the comment is longer than 1048576 bytes\n", true);
  check_limit (joined,
               "error 1 1:10: ply 2: the comment is longer than 1048576 bytes\n"
               "error 2 5:6: ply 2: “Z” is not a move\n", true);
}

static void
test_comment_cut (void)
{
  g_autofree char *filling = g_strnfill (1024 * 1024 - 1, 'x');
  g_autofree char *text = g_strdup_printf ("1. F {%sé} f *", filling);
  g_autoptr (AwaleDocument) document = read_text (text);
  AwaleNode *root = awale_game_get_root (awale_document_get_game (document, 0));
  const char *comment = awale_node_get_comment (awale_node_get_first_child (root));

  /* The comment is not cut within a character. */
  g_assert_true (g_utf8_validate (comment, -1, NULL));
  g_assert_cmpuint (strlen (comment), <=, AWALE_OGN_MAX_COMMENT);
  g_assert_cmpuint (strlen (comment), >, AWALE_OGN_MAX_COMMENT - 8);
}

static void
test_plies (void)
{
  g_autofree char *rounds = repeat ("FfAaBbCcDdEe", 833);
  g_autofree char *fits = g_strconcat (ENDLESS, rounds, "FfAa *", NULL);
  g_autofree char *too_many = g_strconcat (ENDLESS, rounds, "FfAaB *", NULL);

  check_limit (fits, GOES_ON, false);
  check_limit (too_many, GOES_ON "error 1 3:10001: ply 10001: more than 10000 moves\n", false);
}

static char *
make_tags (int n)
{
  GString *text = g_string_new ("[Event \"a\"]\n");

  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "[Tag%d \"%d\"]\n", i, i);
  g_string_append (text, "\n1. F *\n");
  return g_string_free (text, FALSE);
}

static void
test_tags (void)
{
  g_autofree char *fits = make_tags (256);
  g_autofree char *too_many = make_tags (257);

  check_limit (fits, "", false);
  check_limit (too_many, "error 1 258:1: more than 256 tags\n", false);
}

/* Adds two moves at @node; the second one captures nothing and begins a variation. Returns: the
 * node of the second move */
static AwaleNode *
add_variation (GRand     *rand,
               AwaleGame *game,
               AwaleNode *node)
{
  const AwaleRuleset *rules = awale_game_get_rules (game);
  AwalePosition position = awale_node_get_position (node);
  unsigned legal = awale_legal_moves (position, rules);
  AwaleMove quiet_moves[AWALE_PITS];
  int n_quiet = 0;
  AwaleMove quiet;

  for (AwaleMove move = 0; move < AWALE_PASS; move++)
    if (legal & 1u << move)
      {
        int harvest;

        awale_play (position, rules, move, &harvest);
        if (harvest == 0)
          quiet_moves[n_quiet++] = move;
      }
  g_assert_cmpint (n_quiet, >, 0);
  quiet = quiet_moves[g_rand_int_range (rand, 0, n_quiet)];
  for (AwaleMove move = 0; move < AWALE_PASS; move++)
    if (move != quiet && legal & 1u << move)
      {
        awale_game_add_move (game, node, move);
        break;
      }
  return awale_game_add_move (game, node, quiet);
}

/* A game built in memory may have deeper nesting than a file can have; what is nested too deeply
 * becomes comments when it is written. */
static void
test_written_nesting (void)
{
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);
  g_autoptr (AwaleDocument) again = NULL;
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  AwaleNode *node = awale_game_get_root (game);
  g_autofree char *text = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);  /* With this seed there is always a move that
                                                         captures nothing. */

  awale_document_add_game (document, game);
  while (get_nesting (game) < AWALE_OGN_MAX_NESTING)
    node = add_variation (rand, game, node);
  text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
  again = read_text (text);
  g_assert_cmpuint (get_nesting (awale_document_get_game (again, 0)), ==, AWALE_OGN_MAX_NESTING);
  check_again (document);

  for (int i = 0; i < 20; i++)
    node = add_variation (rand, game, node);
  g_assert_cmpuint (get_nesting (game), >, AWALE_OGN_MAX_NESTING);
  check_again (document);
}

static const struct
{
  const char *name;
  const char *before;
  const char *piece;
  const char *after;
} floods[] = {
  { "games", "", "*[A \"\"]", "" },
  { "games-broken", "", "Z\n[A \"\"]\n", "" },
  { "tags-broken", "", "[A \"\n", "" },
  { "tags-same", "", "[A \"\"]\n", "" },
  { "quotes", "[A \"", "\" ", "" },
  { "parentheses", "F", "(", "" },
  { "variations-empty", "F", "()", "" },
  { "variations-same", "F", "(F{a})", "" },
  { "comments", "F", "{a}", "" },
  { "comment-never-closed", "F{", "a", "" },
  { "comment-of-tags", "F{", "\n[A \"", "" },
  { "comment-of-brackets", "F{", "[", "}" },
  { "comment-of-commands", "F{", "[%a b]", "}" },
  { "comment-of-broken-commands", "F{", "[%a ", "}" },
  { "comment-of-lines", "F{a", "\n", "b}" },
  { "comment-of-backslashes", "F{", "\\", "}" },
  { "comments-to-line-end", "F", ";\n", "" },
  { "glyphs", "F", "$12345 ", "" },
  { "digits", "", "1", "" },
  { "dots", "", "1.", "" },
  { "dashes", "", "1-", "" },
  { "words", "F", " Zut", "" },
  { "blanks", "", " \n", "F" },
};

static void
test_flood (gconstpointer user_data)
{
  size_t index = GPOINTER_TO_SIZE (user_data);
  g_autofree char *pieces = repeat (floods[index].piece, MANY / strlen (floods[index].piece));
  g_autofree char *text = g_strconcat (floods[index].before, pieces, floods[index].after, NULL);
  g_autoptr (AwaleDocument) document = read_text (text);

  if (awale_document_get_n_games (document) > 0)
    check_again (document);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/limits/nesting", test_nesting);
  g_test_add_func ("/notation/limits/comment", test_comment);
  g_test_add_func ("/notation/limits/comment-cut", test_comment_cut);
  g_test_add_func ("/notation/limits/plies", test_plies);
  g_test_add_func ("/notation/limits/tags", test_tags);
  g_test_add_func ("/notation/limits/written-nesting", test_written_nesting);
  for (size_t i = 0; i < G_N_ELEMENTS (floods); i++)
    {
      g_autofree char *path = g_strdup_printf ("/notation/limits/flood/%s", floods[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_flood);
    }
  return g_test_run ();
}
