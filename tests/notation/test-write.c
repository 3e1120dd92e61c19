/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "dump.h"

#include <string.h>

static const struct
{
  const char      *text;
  AwaleEvaluation  evaluation;
  const char      *written;     /* Expected text, or NULL if it is the same as the one that was
                                   read. */
} evaluations[] = {
  { "0", { AWALE_PROOF_ESTIMATE, 0, 0, 0 }, NULL },
  { "-1.5,14", { AWALE_PROOF_ESTIMATE, -150, -150, 14 }, NULL },
  { "12.25,3", { AWALE_PROOF_ESTIMATE, 1225, 1225, 3 }, NULL },
  { "-0.05,1", { AWALE_PROOF_ESTIMATE, -5, -5, 1 }, NULL },
  { "+2.50,007", { AWALE_PROOF_ESTIMATE, 250, 250, 7 }, "2.5,7" },
  { "-0,0", { AWALE_PROOF_ESTIMATE, 0, 0, 0 }, "0" },
  { "=3", { AWALE_PROOF_EXACT, 300, 300, 0 }, NULL },
  { "=-0.5", { AWALE_PROOF_EXACT, -50, -50, 0 }, NULL },
  { "-1..2", { AWALE_PROOF_BOUNDS, -100, 200, 0 }, NULL },
  { "-1.5..-0.25", { AWALE_PROOF_BOUNDS, -150, -25, 0 }, NULL },
  { "3..3", { AWALE_PROOF_BOUNDS, 300, 300, 0 }, NULL },
};

static const char *const no_evaluations[] = {
  "",  " 1",   "1 ",    "x",   "1.",   ".5",     "1.234", "--1",     "1,",  "1,x", "1,2,3",
  "=", "=1,2", "=1..2", "1..", "2..1", "1..2,3", "12345", "1,12345", "1e3", "½",
};

static void
test_evaluations (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (evaluations); i++)
    {
      AwaleEvaluation read;
      g_autofree char *text = NULL;

      g_assert_true (awale_evaluation_parse (evaluations[i].text, &read));
      g_assert_true (awale_evaluation_equal (&read, &evaluations[i].evaluation));
      text = awale_evaluation_to_string (&read);
      g_assert_cmpstr (
        text, ==, evaluations[i].written != NULL ? evaluations[i].written : evaluations[i].text);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (no_evaluations); i++)
    {
      AwaleEvaluation read;

      g_assert_false (awale_evaluation_parse (no_evaluations[i], &read));
    }
}

/* Text that Aualé cannot read is moved into the Annotation tag, after the text that the tag already
 * has. */
static void
test_main_line (void)
{
  static const char input[] =
    "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n[Annotation \"old\"]\n[Key \"k\"]\n\n"
    "{[%clk 1:00] First\n\nof all} 1. … f {plain} (1. … e (1. … d)) "
    "2. F {a \\} brace} e! (2. … d) *";
  static const char expected[] =
    "[Result \"*\"]\n[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n"
    "[Annotation \"old; [%clk 1:00] First of all; 2. F: a } brace\"]\n[Key \"k\"]\n\n"
    "1. … f {plain} 2. F e! *\n";
  g_autoptr (AwaleDocument) document = awale_ogn_read (input, strlen (input), NULL);
  g_autofree char *text = awale_ogn_write (document, AWALE_WRITE_MAIN_LINE);
  g_autoptr (AwaleDocument) again = awale_ogn_read (text, strlen (text), NULL);
  g_autofree char *text_again = awale_ogn_write (again, AWALE_WRITE_MAIN_LINE);

  g_assert_cmpuint (awale_document_get_n_diagnostics (document), ==, 0);
  g_assert_true (g_str_has_suffix (text, expected));
  g_assert_cmpstr (text, ==, text_again);
}

static void
test_letters (void)
{
  static const char input[] =
    "FfBe\n\n  F f B Z {x}\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-N fF\n*\n";
  g_autoptr (AwaleDocument) document = awale_letters_read (input, strlen (input), NULL);
  g_autofree char *diagnostics = dump_diagnostics (document);
  g_autofree char *text = awale_format_write (AWALE_FORMAT_LETTERS, document, AWALE_WRITE_DEFAULT);

  g_assert_cmpstr (diagnostics, ==, "error 2 3:9: ply 4: “Z” is not a move\n");
  g_assert_cmpstr (text, ==, "FfBe\nFfB\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-N fF\n*\n");
}

static void
test_formats (void)
{
  AwaleFormat format;

  g_assert_true (awale_format_parse ("letters", &format));
  g_assert_cmpint (format, ==, AWALE_FORMAT_LETTERS);
  g_assert_true (awale_format_parse ("ogn", &format));
  g_assert_cmpint (format, ==, AWALE_FORMAT_OGN);
  g_assert_false (awale_format_parse ("pgn", &format));
  g_assert_cmpstr (awale_format_get_id (AWALE_FORMAT_LETTERS), ==, "letters");
}

static AwaleDocument *
read_game (const char *text)
{
  return awale_ogn_read (text, strlen (text), NULL);
}

/* A line is written without the variations beside it. */
static void
test_line (void)
{
  static const char input[] = "1. F {x} f! (1. … e 2. B d) 2. B e {end} (2. … d $10)";
  g_autoptr (AwaleDocument) document = read_game (input);
  AwaleGame *game = awale_document_get_game (document, 0);
  g_autofree char *whole = awale_ogn_write_line (awale_game_find_path (game, "F"));
  g_autofree char *main_line = awale_ogn_write_line (awale_game_find_path (game, "Ff"));
  g_autofree char *other_line = awale_ogn_write_line (awale_game_find_path (game, "Fe"));

  g_assert_cmpstr (whole, ==, input);
  g_assert_cmpstr (main_line, ==, "1. … f! 2. B e {end} (2. … d $10)");
  g_assert_cmpstr (other_line, ==, "1. … e 2. B d");
}

static void
check_paste (AwaleGame  *game,
             const char *path,
             const char *text,
             unsigned    n_moves,
             const char *problem,
             const char *expected)
{
  AwaleNode *parent = awale_game_find_path (game, path);
  AwalePastedLine pasted = awale_ogn_paste_line (game, parent, text);
  AwaleNode *root = awale_game_get_root (game);
  g_autofree char *written = NULL;

  if (awale_node_get_first_child (root) != NULL)
    written = awale_ogn_write_line (awale_node_get_first_child (root));
  g_assert_cmpuint (pasted.n_moves, ==, n_moves);
  g_assert_cmpstr (pasted.problem, ==, problem);
  g_assert_true ((pasted.first != NULL) == (n_moves > 0));
  g_assert_cmpstr (written, ==, expected);
  g_free (pasted.problem);
}

static void
test_paste (void)
{
  g_autoptr (AwaleDocument) document = read_game ("1. F f 2. B e");
  AwaleGame *game = awale_document_get_game (document, 0);

  check_paste (game, "F", "1. … d {odd [%csl GA]} 2. A!? (2. C) c", 4, NULL,
               "1. F f (1. … d {[%csl GA] odd} 2. A!? (2. C) 2. … c) 2. B e");
  awale_game_undo (game);
  check_paste (game, "F", "fBd", 3, NULL, "1. F f 2. B e (2. … d)");
  awale_game_undo (game);
  check_paste (game, "F", "f ({sooner} d)", 2, NULL, "1. F f ({sooner} 1. … d) 2. B e");
  awale_game_undo (game);
  /* Pasting keeps existing annotations. */
  awale_game_toggle_glyph (game, awale_game_find_path (game, "Ff"), AWALE_GLYPH_GOOD);
  awale_game_set_comment (game, awale_game_find_path (game, "Ff"), "mine");
  check_paste (game, "F", "{before} f? $10 {yours}", 1, NULL,
               "1. F f! $10 {mine\n\nyours\n\nbefore} 2. B e");
  awale_game_undo (game);
  check_paste (game, "F", "", 0, "There are no moves.", "1. F f! {mine} 2. B e");
  g_assert_false (awale_game_can_redo (game) && !awale_game_can_undo (game));
}

/* An illegal move in a pasted line is reported, and the legal moves before it are pasted. */
static void
test_paste_illegal (void)
{
  g_autoptr (AwaleDocument) document = read_game ("1. F f 2. B e");
  AwaleGame *game = awale_document_get_game (document, 0);
  AwalePastedLine pasted = awale_ogn_paste_line (game, awale_game_find_path (game, "F"), "E e");

  g_assert_cmpuint (pasted.n_moves, ==, 0);
  g_assert_null (pasted.first);
  g_assert_nonnull (strstr (pasted.problem, "E"));
  g_assert_false (awale_game_is_modified (game));
  g_free (pasted.problem);

  pasted = awale_ogn_paste_line (game, awale_game_find_path (game, "F"), "e E C F");
  g_assert_cmpuint (pasted.n_moves, ==, 2);
  g_assert_true (pasted.first == awale_game_find_path (game, "Fe"));
  g_assert_nonnull (pasted.problem);
  g_free (pasted.problem);
  awale_game_undo (game);
  g_assert_false (awale_game_is_modified (game));
}

/* Invalid names and values of tags are changed to valid ones. */
static void
test_odd_tags (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_for_files ()->rules);
  g_autofree char *text = NULL;

  awale_game_set_tag (game, "two words]", "a\nb");
  awale_game_set_tag (game, "2nd", "c");
  text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
  g_assert_nonnull (strstr (text, "\n[two_words_ \"a b\"]\n[_2nd \"c\"]\n\n*\n"));
}

static void
test_document (void)
{
  g_autoptr (AwaleDocument) document = awale_document_new ("games.ogn");
  g_autoptr (AwaleGame) first = awale_game_new (&awale_preset_default ()->rules);
  g_autoptr (AwaleGame) second = awale_game_new (&awale_preset_default ()->rules);
  g_autoptr (GObject) item = NULL;

  g_assert_cmpstr (awale_document_get_name (document), ==, "games.ogn");
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (document)) == AWALE_TYPE_GAME);
  awale_document_add_game (document, first);
  awale_document_add_game (document, second);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (document)), ==, 2);
  item = g_list_model_get_item (G_LIST_MODEL (document), 1);
  g_assert_true (item == G_OBJECT (second));
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (document), 2));
  awale_document_remove_game (document, 0);
  g_assert_cmpuint (awale_document_get_n_games (document), ==, 1);
  g_assert_true (awale_document_get_game (document, 0) == second);

  g_object_add_weak_pointer (G_OBJECT (document), (gpointer *) &document);
  g_object_unref (document);
  g_assert_null (document);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/write/evaluations", test_evaluations);
  g_test_add_func ("/notation/write/main-line", test_main_line);
  g_test_add_func ("/notation/write/letters", test_letters);
  g_test_add_func ("/notation/write/formats", test_formats);
  g_test_add_func ("/notation/write/line", test_line);
  g_test_add_func ("/notation/write/paste", test_paste);
  g_test_add_func ("/notation/write/paste-illegal", test_paste_illegal);
  g_test_add_func ("/notation/write/odd-tags", test_odd_tags);
  g_test_add_func ("/notation/write/document", test_document);
  return g_test_run ();
}
