/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "dump.h"

#include <string.h>

enum
{
  N_GAMES = 200,    /* Number of games per notation. */
  N_QUICK = 40,
};

/* Notations in which people write moves. Numbers count the pits of each side from the left, or the
 * pits of the board. */
static const struct
{
  const char *id;
  const char *description;
  const char *pits[2];     /* Format of a pit's letter or number on each side. */
  int         first[2];    /* Letter or number of the first pit on each side. */
  bool        has_ends;
  const char *sign;        /* Text between the first and the last pit, or NULL if only the first one
                              is written. */
} notations[] = {
  { "cases", "pits A to F of South and a to f of North", { "%c", "%c" }, { 'A', 'a' }, true, "-" },
  { "cases-ends", "first and last pits, A to F of South and a to f of North", { "%c", "%c" },
    { 'A', 'a' }, true, "" },
  { "capitals", "pits A to F of either side", { "%c", "%c" }, { 'A', 'A' }, false, NULL },
  { "capitals-ends", "first and last pits, A to F of either side", { "%c", "%c" }, { 'A', 'A' },
    true, "" },
  { "A-L", "pits A to L, South first", { "%c", "%c" }, { 'A', 'G' }, false, NULL },
  { "A-L-ends", "first and last pits, A to L, South first", { "%c", "%c" }, { 'A', 'G' }, true,
    "" },
  { "1-6", "pits 1 to 6 of either side", { "%d", "%d" }, { 1, 1 }, false, NULL },
  { "1-6-ends", "first and last pits, 1 to 6 of either side", { "%d", "%d" }, { 1, 1 }, true, "" },
  { "1-12", "pits 1 to 12, South first", { "%d", "%d" }, { 1, 7 }, false, NULL },
  { "1-12", "pits 1 to 12, South first", { "%d", "%d" }, { 1, 7 }, true, "-" },
  { "0-11", "pits 0 to 11, South first", { "%d", "%d" }, { 0, 6 }, false, NULL },
  { "0-11", "pits 0 to 11, South first", { "%d", "%d" }, { 0, 6 }, true, "→" },
  { "sides", "pits A1 to A6 of South and B1 to B6 of North", { "A%d", "B%d" }, { 1, 1 }, false,
    NULL },
  { "sides-ends", "first and last pits, A1 to A6 of South and B1 to B6 of North",
    { "A%d", "B%d" }, { 1, 1 }, true, "" },
};

/* Ways to write the numbers and counts around the moves. */
typedef enum
{
  STYLE_BARE,      /* Only the moves. */
  STYLE_ROUNDS,    /* One line for each round, beginning with `1.`, and `x2` for a harvest of two
                      seeds. */
  STYLE_TOTALS,    /* Each move with the seeds captured so far, as in `1. … (4)`, and the result. */
  STYLE_COMMAS,
  N_STYLES,
} Style;

static void
append_pit (GString   *out,
            size_t     notation,
            AwaleMove  pit)
{
  int side = pit / AWALE_SIDE_PITS;

  g_string_append_printf (out, notations[notation].pits[side],
                          notations[notation].first[side] + pit % AWALE_SIDE_PITS);
}

static void
append_move (GString     *out,
             size_t       notation,
             Style        style,
             unsigned     ply,
             AwaleSowing  sowing)
{
  AwaleSide mover = sowing.sown.side;

  if (ply > 0)
    g_string_append (out, style == STYLE_COMMAS ? ", " : mover == AWALE_SOUTH
                          && style != STYLE_BARE ? "\n" : " ");
  if ((style == STYLE_ROUNDS || style == STYLE_TOTALS) && mover == AWALE_SOUTH)
    g_string_append_printf (out, "%u. ", ply / 2 + 1);
  append_pit (out, notation, sowing.from);
  if (notations[notation].has_ends)
    {
      g_string_append (out, notations[notation].sign);
      append_pit (out, notation, sowing.last);
    }
  if (sowing.harvest > 0 && style == STYLE_ROUNDS)
    g_string_append_printf (out, "x%d", sowing.harvest);
  if (sowing.harvest > 0 && style == STYLE_TOTALS)
    g_string_append_printf (out, " (%d)", sowing.after.stores[mover]);
}

/* Plays at random until no move is legal, for at most 400 plies, and writes the game to @out.
 * Returns: the letters of the moves */
static char *
play (GRand   *rand,
      size_t   notation,
      Style    style,
      GString *out)
{
  const AwaleRuleset *rules = &awale_preset_find ("abapa")->rules;
  AwalePosition position = awale_position_start ();
  GString *letters = g_string_new (NULL);
  unsigned moves;

  for (unsigned ply = 0; ply < 400 && (moves = awale_legal_moves (position, rules)) != 0; ply++)
    {
      AwaleMove move;
      AwaleSowing sowing;

      do
        move = g_rand_int_range (rand, 0, AWALE_PITS);
      while ((moves >> move & 1) == 0);
      sowing = awale_sow (position, rules, move);
      append_move (out, notation, style, ply, sowing);
      g_string_append (letters, awale_move_to_string (move));
      position = sowing.after;
    }
  if (style == STYLE_TOTALS)
    g_string_append_printf (out, "\n%d-%d", position.stores[AWALE_SOUTH],
                            position.stores[AWALE_NORTH]);
  return g_string_free (letters, FALSE);
}

static void
assert_read (const char *text,
             const char *letters,
             const char *diagnostics)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autofree char *said = dump_diagnostics (document);
  g_autofree char *read = NULL;

  g_test_message ("%s", text);
  if (diagnostics != NULL)
    g_assert_cmpstr (said, ==, diagnostics);
  g_assert_cmpuint (awale_document_get_n_games (document), ==, 1);
  read = awale_letters_write_game (awale_document_get_game (document, 0));
  g_assert_cmpstr (read, ==, letters);
}

/* Random games stay the same when they are written and read again, in every notation. */
static void
test_random (gconstpointer user_data)
{
  size_t notation = GPOINTER_TO_SIZE (user_data);
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  int n_games = g_test_slow () ? N_GAMES : N_QUICK;

  for (int i = 0; i < n_games; i++)
    {
      Style style = i % N_STYLES;
      g_autoptr (GString) text = g_string_new (i % 3 == 0 ? "[South \"Ama\"]\n\n" : NULL);
      g_autofree char *letters = play (rand, notation, style, text);
      g_autoptr (AwaleDocument) document = awale_ogn_read (text->str, text->len, NULL);
      g_autofree char *said = dump_diagnostics (document);
      g_autofree char *expected =
        g_strdup_printf ("warning 1 1:1: read as %s\n", notations[notation].description);

      if (!g_str_has_prefix (said, expected))
        g_test_message ("%s\n%s", text->str, said);
      g_assert_true (g_str_has_prefix (said, expected));
      g_assert_cmpuint (awale_document_count_errors (document, 0), ==, 0);
      assert_read (text->str, letters, NULL);
      g_assert_true (awale_document_is_converted (document));
    }
}

/* Texts, the letters that are read from them, and the diagnostics. */
static const struct
{
  const char *name;
  const char *text;
  const char *letters;
  const char *diagnostics;
} cases[] = {
  { "capitals", "FFBEBCDA", "FfBeBcDa", "warning 1 1:1: read as pits A to F of either side\n" },
  { "small-letters", "ffbebcda", "FfBeBcDa",
    "warning 1 1:1: read as pits A to F of either side\n" },
  { "wikimanqala", "1. 64 64\n2. 21 32\n3. 53 (20)", "FfBcE",
    "warning 1 1:1: read as first and last pits, 1 to 6 of either side\n"
    "warning 1 3:4: 53 (20) ends in d\n"
    "warning 1 3:4: +20 where the rules give no capture\n" },
  { "olympiad", "[Variant \"Oware Abapa\"]\n\n1. F4 f4 2. B4 e5 3. B1x2 c6 *", "FfBeBc",
    "warning 1 1:1: read as pits A to F of South and a to f of North\n"
    "warning 1 3:22: +2 where the rules give no capture\n" },
  { "times", "F f B e B c D a6×2 *", "FfBeBcDa",
    "warning 1 1:1: read as pits A to F of South and a to f of North\n" },
  { "own", "1 F4 f4 2 B5 e4", "FfBe", "" },
  { "own-without-numbers", "F f B e 26-22", "FfBe", "" },
  { "start-of-north", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N 6 6 2", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N fFb",
    "warning 1 1:1: read as pits 1 to 6 of either side\n" },
  { "fen-of-north", "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n\n6 6 2",
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N fFb", "warning 1 1:1: read as pits 1 to 6 of either side\n" },
  { "comments", "1. 6 {why not} 12! (11 1) 2. 2?? 11 $10 *", "FfBe",
    "warning 1 1:1: read as pits 1 to 12, South first\n" },
  { "last-move-is-no-result", "6-10 12-4 2-7", "FfB",
    "warning 1 1:1: read as pits 1 to 12, South first\n" },
  { "result-is-no-move", "1-5 12-4 2-8 24-24", "AfB",
    "warning 1 1:1: read as pits 1 to 12, South first\n" },
  /* Games whose notation is uncertain, or whose illegal move cannot be attributed to a notation. */
  { "two-moves", "F F", "F", "error 1 1:3: ply 2: F: not your pit\n" },
  { "mixed-case", "F f b e B c", "Ff", "error 1 1:5: ply 3: b: not your pit\n" },
  { "illegal-later", "F F B E B C D A Z Z", "FfBeBcDa",
    "warning 1 1:1: read as pits A to F of either side\nerror 1 1:17: ply 9: “Z” is not a move\n" },
  { "ambiguous", "1 7 2 8", "*",
    "error 1 1:1: ply 1: the moves can be read as pits 1 to 12, South first or as pits 0 to 11, "
    "South first: convert them with --notation=1-12 or 0-11\n" },
};

static void
test_case (gconstpointer user_data)
{
  size_t i = GPOINTER_TO_SIZE (user_data);

  assert_read (cases[i].text, cases[i].letters, cases[i].diagnostics);
}

static void
test_options (void)
{
  static const char text[] = "1 7 2 8", own[] = "F f B e";
  static const char *const games[][2] = { { "1-12", "AaBb" }, { "0-11", "BbCc" },
                                          { "1-6", NULL } };

  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const AwaleReadOptions options = { .notation = awale_notation_lookup (games[i][0]) };
      g_autoptr (AwaleDocument) document =
        awale_notation_read (&options, text, strlen (text), NULL);
      g_autoptr (AwaleDocument) plain = awale_notation_read (&options, own, strlen (own), NULL);
      g_autofree char *letters = awale_letters_write_game (awale_document_get_game (document, 0));

      if (games[i][1] != NULL)
        g_assert_cmpstr (letters, ==, games[i][1]);
      else
        g_assert_cmpuint (awale_document_count_errors (document, 0), ==, 1);
      g_assert_cmpuint (awale_document_get_n_diagnostics (plain), ==, 0);
    }
  g_assert_null (awale_notation_lookup ("2-13"));
}

/* If a game can be read in two ways, the document names both readings, and the reader can be told
 * which one to use. */
static void
test_readings (void)
{
  static const char text[] = "[Event \"a\"]\n\n1 7 2 8 *\n", plain[] = "6 12 2 11";
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autoptr (AwaleDocument) certain = awale_ogn_read (plain, strlen (plain), NULL);
  const AwaleReading *readings = awale_document_get_readings (document);
  g_autoptr (AwaleDocument) chosen = NULL;
  AwaleReadOptions options = { NULL, NULL };

  g_assert_nonnull (readings);
  g_assert_cmpstr (awale_notation_get_id (readings[0].notation), ==, "1-12");
  g_assert_cmpstr (readings[0].moves, ==, "A a B b");
  g_assert_cmpstr (awale_notation_get_id (readings[1].notation), ==, "0-11");
  g_assert_cmpstr (readings[1].moves, ==, "B b C c");
  g_assert_null (awale_document_get_readings (certain));
  options.notation = readings[1].notation;
  chosen = awale_notation_read (&options, text, strlen (text), NULL);
  g_assert_null (awale_document_get_readings (chosen));
}

/* Rules that the user chooses are used only for games of an unknown variant without a tag for the
 * rules, and replace the name of this variant. */
static void
test_variant (void)
{
  static const char text[] = "[Variant \"Kalah\"]\n\nF f *\n\n"
                             "[Variant \"Kalah\"]\n[Rules \"abapa\"]\n\n6 12 2 11 *\n\n"
                             "[Variant \"Oware Abapa\"]\n\nF f *\n\n"
                             "[Variant \"Kalah\"]\n\n6 12 2 11 *\n";
  static const char *const expected[] = { "society", "abapa", "abapa", "society" };
  const AwaleReadOptions options = { .variant = awale_preset_find ("society") };
  g_autoptr (AwaleDocument) document = awale_notation_read (&options, text, strlen (text), NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      AwaleGame *game = awale_document_get_game (document, i);

      g_assert_cmpstr (awale_preset_of (awale_game_get_rules (game))->id, ==, expected[i]);
      g_assert_cmpint (awale_game_get_tag (game, "UnknownVariant") != NULL, ==, i == 1);
    }
  g_assert_null (awale_document_get_unknown_variant (document));
}

/* The rules of an unknown variant are in doubt only if the file does not give them. */
static void
test_doubtful_variant (void)
{
  static const char told[] = "[Variant \"Kalah\"]\n[Rules \"abapa\"]\n\nF f *\n";
  static const char untold[] = "[Variant \"Oware Abapa\"]\n\nF *\n\n[Variant \"Kalah\"]\n\nF f *\n";
  g_autoptr (AwaleDocument) certain = awale_ogn_read (told, strlen (told), NULL);
  g_autoptr (AwaleDocument) doubtful = awale_ogn_read (untold, strlen (untold), NULL);

  g_assert_null (awale_document_get_unknown_variant (certain));
  g_assert_cmpstr (awale_document_get_unknown_variant (doubtful), ==, "Kalah");
}

/* Several games in one file may each use a notation of their own. */
static void
test_mixture (void)
{
  static const char text[] = "6 12 2 11 26-22\n\nF f B e 26-22\n[South \"Ama\"]\n\nFFBE\n"
                             "[South \"Esi\"]\n\n1. 64 64 2. 21 53\n\n";
  static const char lines[] = "FFBEB\nFfBeB\n6 6 2 5 2\nFf\n";
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autoptr (AwaleDocument) of_lines = awale_letters_read (lines, strlen (lines), NULL);
  g_autofree char *games = awale_format_write (AWALE_FORMAT_LETTERS, document, 0);
  g_autofree char *of_each = awale_format_write (AWALE_FORMAT_LETTERS, of_lines, 0);

  g_assert_cmpstr (games, ==, "FfBe\nFfBe\nFfBe\nFfBe\n");
  g_assert_cmpstr (of_each, ==, "FfBeB\nFfBeB\nFfBeB\nFf\n");
  g_assert_cmpuint (awale_document_count_errors (document, 0), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (notations); i++)
    {
      g_autofree char *path = g_strdup_printf ("/notation/notations/random/%zu-%s", i,
                                               notations[i].id);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_random);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/notation/notations/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/notation/notations/options", test_options);
  g_test_add_func ("/notation/notations/readings", test_readings);
  g_test_add_func ("/notation/notations/variant", test_variant);
  g_test_add_func ("/notation/notations/doubtful-variant", test_doubtful_variant);
  g_test_add_func ("/notation/notations/mixture", test_mixture);
  return g_test_run ();
}
