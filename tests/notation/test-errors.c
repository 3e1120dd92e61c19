/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "dump.h"

#include <string.h>

#define BAD_START "[FEN \"5-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n"
#define DRY \
  "[Rules \"slam=no-capture feed=yes stuck=end leftover=owner dead=plays-on drought=2 " \
  "repetition=none cycle=owner first=choice majority=plays-on\"]\n"

/* Files with mistakes, their diagnostics, and the movetext that results. */
static const struct
{
  const char *name;
  const char *input;
  const char *diagnostics;
  const char *movetext;     /* Movetext of the last game, or NULL if it is not checked. */
} cases[] = {
  { "empty-pit", "1. F f 2. F e",
    "error 1 1:11: ply 3: F: empty pit\n", "1. F f {F e} *" },
  { "not-your-pit", "1. F\n  B",
    "error 1 2:3: ply 2: B: not your pit\n", "1. F {B} *" },
  { "must-feed", "[FEN \"1-0-0-0-0-1-0-0-0-0-0-0-23-23-S\"]\n\n1. A (1. F) {x} a",
    "error 1 3:4: ply 1: A: must feed the opponent\n", "{A (1. F) {x\\} a} *" },
  { "unknown-word", "1. F f 2. Hello {x} 26-22",
    "error 1 1:11: ply 3: “Hello” is not a move\n", "1. F f {Hello {x\\} 26-22} *" },
  { "column-in-characters", "1. F {éàü} f Zut",
    "error 1 1:14: ply 3: “Zut” is not a move\n", "1. F {éàü} f {Zut} *" },
  { "in-a-variation", "1. F f (1. … e 2. E d 3. E) 2. B",
    "error 1 1:26: ply 5: E: empty pit\n",
    "1. F f (1. … e 2. E d {E) 2. B}) *" },
  { "variation-not-closed", "1. F f (1. … e\n2. B",
    "error 1 1:8: the variation is never closed\n", "1. F f (1. … e 2. B) *" },
  { "variation-of-nothing", "(1. F)",
    "error 1 1:1: ply 1: a variation without a move before it\n", "{(1. F)} *" },
  { "variation-never-opened", "1. F ) f",
    "error 1 1:6: ply 2: “)” without a variation\n", "1. F {) f} *" },
  { "comment-not-closed", "1. F f {and so on\n2. B e",
    "error 1 1:8: the comment is never closed\n", "1. F f {and so on 2. B e} *" },
  { "comment-not-closed-before-game",
    "1. F f {and so on\n2. B e\n\n[Event \"next\"]\n\n1. F {well} *",
    "error 1 1:8: the comment is never closed\n", "1. F {well} *" },
  { "rest-ends-at-next-game", "1. F F f\n{[Event]}\n[Event \"next\"]\n\n1. B *",
    "error 1 1:6: ply 2: F: not your pit\n", "1. B *" },
  { "rest-is-no-command", "1. F F {[%eval 3]} [%csl GA]",
    "error 1 1:6: ply 2: F: not your pit\n", "1. F {F {\\[%eval 3]\\} \\[%csl GA]} *" },
  { "broken-tag", "[Event \"a]\n[Site \"b\"]\n\n1. F *",
    "error 1 1:1: the tag is broken\n", "{\\[Event \"a]} 1. F *" },
  { "broken-tag-among-moves", "1. F [Event \"a\n f",
    "error 1 1:6: ply 2: the tag is broken\n", "1. F {\\[Event \"a f} *" },
  { "second-tag", "[Event \"a\"]\n[Event \"b\"]\n[Event \"a\"]\n1. F *",
    "warning 1 2:1: a second tag Event, kept as Event_2\n", "1. F *" },
  { "unknown-variant", "[Variant \"Kalah\"]\n1. F *",
    "warning 1 1:11: unknown variant “Kalah”, read as Oware Abapa\n", "1. F *" },
  { "unknown-variant-with-rules", "[Variant \"Kalah\"]\n[Rules \"society\"]\n1. F *",
    "warning 1 1:11: unknown variant “Kalah”, read as Awele Society\n", "1. F *" },
  { "unknown-variant-with-own-rules",
    "[Variant \"Kalah\"]\n"
    "[Rules \"slam=captures feed=yes stuck=end leftover=owner dead=plays-on drought=none "
    "repetition=3 cycle=owner first=choice majority=may-stop\"]\n1. F *",
    "warning 1 1:11: unknown variant “Kalah”, read as Custom\n", "1. F *" },
  { "custom-without-rules", "[Variant \"Custom\"]\n1. F *",
    "warning 1 1:11: unknown variant “Custom”, read as Oware Abapa\n", "1. F *" },
  { "rules-against-variant",
    "[Variant \"society\"]\n[Rules \"family\"]\n1. F *",
    "warning 1 1:11: Variant and Rules disagree; Rules is followed\n", "1. F *" },
  { "bad-start", "[FEN \"4-4-4\"]\n\n1. F f {x} 26-22",
    "error 1 1:7: FEN: “-” is expected in column 6.\n", "{F f {x\\} 26-22} *" },
  { "bad-position", "4-4-4-4-S Ff",
    "error 1 1:1: FEN: A number is expected in column 9.\n", "{Ff} *" },
  { "seeds-missing", "[FEN \"3-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n\n1. F *",
    "warning 1 1:7: FEN: 47 seeds in all instead of 48\n", "1. F *" },
  { "too-many-seeds", BAD_START "\n1. F *",
    "error 1 1:7: FEN: With the number in column 23 there are more than 48 seeds in all.\n",
    "{F *} *" },
  { "position-among-moves", "1. F 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    "error 1 1:6: ply 2: a position among the moves\n",
    "1. F {4-4-4-4-4-4-4-4-4-4-4-4-0-0-S} *" },
  { "harvest-wrong", "1. F f 2. B e 3. B+1 c 4. D a+3 *",
    "warning 1 1:18: +1 where the rules give no capture\n"
    "warning 1 1:29: +3 where the rules give +2\n", "1. F f 2. B e 3. B c 4. D a+2 *" },
  { "harvest-wrong-in-variation", "1. F (1. B+2) f *",
    "warning 1 1:10: +2 where the rules give no capture\n", "1. F (1. B) 1. … f *" },
  { "harvest-missing-beside-others", "1. F f 2. B e 3. B c 4. D a 5. A+3 *",
    "warning 1 1:27: the capture, +2, is not written\n",
    "1. F f 2. B e 3. B c 4. D a+2 5. A+3 *" },
  { "glyph-too-large", "1. F $65536 f *",
    "warning 1 1:6: $65536 is not a known annotation; it is kept as a comment\n",
    "1. F {$65536} f *" },
  { "result-in-variation", "1. F (1. B 26-22) f *",
    "warning 1 1:12: a result within a variation; it is kept as a comment\n",
    "1. F (1. B {26-22}) 1. … f *" },
  { "results-differ", "[Result \"26-22\"]\n\n1. F 25-23",
    "warning 1 3:6: the moves end with 25-23, but the Result tag says 26-22\n",
    "1. F {25-23} 26-22" },
  { "result-not-in-seeds", "[Result \"27-25\"]\n\n1. F 27-25",
    "warning 1 1:10: “27-25” is not a result in seeds\n", "1. F *" },
  { "result-against-rules",
    "[FEN \"0-0-0-0-0-2-0-0-0-0-0-0-22-24-N\"]\n[Result \"22-24\"]\n\n22-24",
    "warning 1 2:10: the result is 22-24 where the rules give 24-24\n", "22-24" },
  { "result-explained",
    "[FEN \"0-0-0-0-0-2-0-0-0-0-0-0-22-24-N\"]\n[Result \"22-24\"]\n[Termination \"agreement\"]\n\n"
    "22-24", "", "22-24" },
  { "result-of-stopped-game", "1. F f 26-0", "", "1. F f 26-0" },
  { "goes-on-after-drought", DRY "\n1. F f 2. B e *",
    "warning 1 3:11: the game goes on after its end: ", "1. F f 2. B e 0-0" },
  { "goes-on-after-absolute-end",
    "[FEN \"0-0-0-0-0-2-0-0-0-0-0-0-22-24-N\"]\n\n1. … a",
    "error 1 3:6: ply 1: a: the game has ended\n", "{a} 24-24" },
  { "several-games", "1. F F\n\n[Event \"b\"]\n\n1. F *\n\n[Event \"c\"]\n\n1. F f 2. Z",
    "error 1 1:6: ply 2: F: not your pit\nerror 3 9:11: ply 3: “Z” is not a move\n",
    "1. F f {Z} *" },
  { "nothing", "", "error 0 1:1: there is no game in the file\n", NULL },
  { "only-blanks", "\n \n", "error 0 1:1: there is no game in the file\n", NULL },
};

/* Checks that each message meant for users is a complete sentence. */
static void
check_sentences (AwaleDocument *document)
{
  for (size_t i = 0; i < awale_document_get_n_diagnostics (document); i++)
    {
      const char *sentence = awale_document_get_diagnostic (document, i)->fault.sentence;

      g_test_message ("%s", sentence);
      g_assert_false (g_unichar_islower (g_utf8_get_char (sentence)));
      g_assert_true (g_str_has_suffix (sentence, "."));
      g_assert_null (strstr (sentence, ".."));
    }
}

static void
test_case (gconstpointer user_data)
{
  size_t index = GPOINTER_TO_SIZE (user_data);
  const char *input = cases[index].input;
  g_autoptr (AwaleDocument) document = awale_ogn_read (input, strlen (input), NULL);
  size_t n_games = awale_document_get_n_games (document);
  g_autofree char *diagnostics = dump_diagnostics (document);
  g_autofree char *text = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  g_autoptr (AwaleDocument) again = awale_ogn_read (text, strlen (text), NULL);
  g_autofree char *text_again = awale_ogn_write (again, AWALE_WRITE_DEFAULT);

  if (g_str_has_suffix (cases[index].diagnostics, ": "))
    g_assert_true (g_str_has_prefix (diagnostics, cases[index].diagnostics));
  else
    g_assert_cmpstr (diagnostics, ==, cases[index].diagnostics);
  check_sentences (document);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_false (awale_document_is_incomplete (document));
  if (cases[index].movetext == NULL)
    {
      g_assert_cmpuint (n_games, ==, 0);
      return;
    }
  else
    {
      g_autofree char *game =
        awale_ogn_write_game (awale_document_get_game (document, n_games - 1), AWALE_WRITE_DEFAULT);
      g_autofree char *movetext = g_strchomp (g_strdup (strstr (game, "]\n\n") + 3));

      g_assert_cmpstr (movetext, ==, cases[index].movetext);
      g_assert_cmpuint (awale_document_count_errors (again, 0), ==, 0);
    }
}

/* Halves of characters in UTF-16 are replaced, and the document counts as incomplete. */
static void
test_utf_16 (void)
{
  static const struct
  {
    const char *end;   /* Last bytes of a file in UTF-16LE. */
    size_t      n_bytes;
    const char *text;  /* Comment that is read; NULL if nothing is wrong. */
  } files[] = {
    { "{\0<\330\061\337}\0", 8, NULL },               /* A whole pair. */
    { "{\0<\330}\0", 6, "\357\277\275" },            /* The first half alone. */
    { "{\0\061\337}\0", 6, "\357\277\275" },         /* The second half alone. */
    { "{\0<\330<\330\061\337}\0", 10, "\357\277\275🌱" },
    { "{\0x\0<\330", 6, "x\357\277\275" },           /* The first half at the end. */
    { "{\0x\0}", 5, "x\357\277\275" },               /* Half a unit at the end. */
  };

  for (size_t i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GString) bytes = g_string_new_len ("\377\376F\0", 4);
      g_autoptr (AwaleDocument) document = NULL;
      g_autofree char *diagnostics = NULL;
      AwaleGame *game;

      g_string_append_len (bytes, files[i].end, (gssize) files[i].n_bytes);
      document = awale_ogn_read (bytes->str, bytes->len, NULL);
      diagnostics = dump_diagnostics (document);
      game = awale_document_get_game (document, 0);
      g_assert_true (awale_document_is_incomplete (document) == (files[i].text != NULL));
      g_assert_true ((strstr (diagnostics, "not valid UTF-16") != NULL)
                     == (files[i].text != NULL));
      g_assert_cmpstr (awale_node_get_comment (awale_game_find_path (game, "F")), ==,
                       files[i].text != NULL ? files[i].text : "🌱");
      check_sentences (document);
    }
}

/* Tags with invalid values are kept under another name. */
static void
test_unknown_kept (void)
{
  static const char input[] =
    "[Variant \"Kalah\"]\n[Rules \"slam=maybe\"]\n[FEN \"none\"]\n\n1. F";
  g_autoptr (AwaleDocument) document = awale_ogn_read (input, strlen (input), NULL);
  AwaleGame *game = awale_document_get_game (document, 0);

  g_assert_cmpuint (awale_document_count_errors (document, 1), ==, 2);
  g_assert_cmpstr (awale_game_get_tag (game, "UnknownVariant"), ==, "Kalah");
  g_assert_cmpstr (awale_game_get_tag (game, "UnknownRules"), ==, "slam=maybe");
  g_assert_cmpstr (awale_game_get_tag (game, "UnknownFEN"), ==, "none");
}

/* Play after a repetition is diagnosed, but not a last harvest that includes the remaining seeds,
 * as Aualé writes it. */
static void
test_repetition (void)
{
  static const char input[] =
    "[FEN \"0-0-0-0-0-1-0-0-0-0-0-1-23-23-S\"]\n[Variant \"%s\"]\n\n"
    "1. F f 2. A a 3. B b 4. C c 5. D d 6. E e+1%s";
  g_autofree char *last = g_strdup_printf (input, "Oware Abapa", "");
  g_autofree char *not_last = g_strdup_printf (input, "Oware Abapa", " 7. F");
  g_autofree char *thrice = g_strdup_printf (input, "Awele Society", " 7. F");
  g_autoptr (AwaleDocument) first = awale_ogn_read (last, strlen (last), NULL);
  g_autoptr (AwaleDocument) second = awale_ogn_read (not_last, strlen (not_last), NULL);
  g_autoptr (AwaleDocument) third = awale_ogn_read (thrice, strlen (thrice), NULL);
  g_autofree char *of_first = dump_diagnostics (first);
  g_autofree char *of_second = dump_diagnostics (second);
  g_autofree char *of_third = dump_diagnostics (third);

  g_assert_cmpstr (of_first, ==, "");
  g_assert_cmpuint (awale_document_get_n_diagnostics (second), ==, 2);
  g_assert_nonnull (strstr (of_second, "4:41: +1 where the rules give no capture\n"));
  g_assert_nonnull (strstr (of_second, "4:48: the game goes on after its end: "));
  g_assert_cmpstr (of_third, ==, "warning 1 4:41: +1 where the rules give no capture\n");
}

static void
test_texts (void)
{
  AwaleDiagnostic error = { AWALE_SEVERITY_ERROR, 40, 17, 2, 9,
    { (char *) "F: empty pit", (char *) "Pit F is empty." } };
  AwaleDiagnostic warning = { AWALE_SEVERITY_WARNING, 12, 4, 1, 7,
    { (char *) "+3 too many", (char *) "Too many." } };
  AwaleDiagnostic file = { AWALE_SEVERITY_WARNING, 1, 1, 0, 0,
    { (char *) "no UTF-8", (char *) "Not UTF-8." } };
  g_autoptr (AwaleDiagnostic) copy = awale_diagnostic_copy (&error);
  g_autofree char *line = awale_diagnostic_to_line (copy, "b.ogn");
  g_autofree char *short_line = awale_diagnostic_to_string (&warning);
  g_autofree char *sentence = awale_diagnostic_to_sentence (&error);
  g_autofree char *of_warning = awale_diagnostic_to_sentence (&warning);
  g_autofree char *of_file = awale_diagnostic_to_sentence (&file);

  g_assert_cmpstr (line, ==, "b.ogn:40:17: ply 9: F: empty pit");
  g_assert_cmpstr (short_line, ==, "12:4: +3 too many");
  g_assert_cmpstr (sentence, ==, "Line 40, column 17, move 9: Pit F is empty.");
  g_assert_cmpstr (of_warning, ==, "Line 12, column 4: Too many.");
  g_assert_cmpstr (of_file, ==, "Not UTF-8.");
}

/* A problem in a file of several games says which of them it is in, and in a file of one game does
 * not. */
static void
test_game (void)
{
  static const char text[] = "[South \"Ama\"]\n[North \"Kofi\"]\n\n1. F f *\n\n"
                             "[South \"Esi\"]\n\n1. F f 2. F *\n";
  const char *second = strstr (text, "[South \"Esi");
  g_autoptr (AwaleDocument) all = awale_ogn_read (text, strlen (text), NULL);
  g_autoptr (AwaleDocument) one = awale_ogn_read (second, strlen (second), NULL);
  g_autofree char *in_all = awale_document_describe_diagnostic (all, 0);
  g_autofree char *in_one = awale_document_describe_diagnostic (one, 0);

  g_assert_cmpstr (in_all, ==, "Game 2, Esi – North. Line 8, column 11, move 3: Pit F is empty.");
  g_assert_cmpstr (in_one, ==, "Line 3, column 11, move 3: Pit F is empty.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/notation/errors/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/notation/errors/unknown-kept", test_unknown_kept);
  g_test_add_func ("/notation/errors/repetition", test_repetition);
  g_test_add_func ("/notation/errors/texts", test_texts);
  g_test_add_func ("/notation/errors/game", test_game);
  g_test_add_func ("/notation/errors/utf-16", test_utf_16);
  return g_test_run ();
}
