/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "dump.h"

#include <string.h>

/* Movetext in free form, and as the program writes it; the tags are always the standard ones. */
static const struct
{
  const char *name;
  const char *input;
  const char *movetext;
} movetexts[] = {
  { "plain", "1. F f 2. B e *", "1. F f 2. B e *" },
  { "sample",
    "1. F! f 2. B {[%eval -1.5,14] Feeds too early?} e (2. … d 3. C (3. D $6) 3. … a) 3. B c 26-22",
    "1. F! f 2. B {[%eval -1.5,14] Feeds too early?} e (2. … d 3. C (3. D?!) 3. …\n"
    "a+2) 3. B c 26-22" },
  { "no-spaces", "1.Ff2.Be", "1. F f 2. B e *" },
  { "no-numbers", "F f B e", "1. F f 2. B e *" },
  { "letters", "FfBeBcDa", "1. F f 2. B e 3. B c 4. D a+2 *" },
  { "wrong-numbers", "7. F 12. f 3... B", "1. F f 2. B *" },
  { "three-dots", "1. F 1... f 2. B 2 … e", "1. F f 2. B e *" },
  { "crlf", "1. F f\r\n2. B\re\n", "1. F f 2. B e *" },
  { "byte-order-mark",
    "\xef\xbb\xbf"
    "1. F f",
    "1. F f *" },
  { "harvest-told", "FfBeBcDa+2", "1. F f 2. B e 3. B c 4. D a+2 *" },
  { "plus-alone", "FfBeBcDa+", "1. F f 2. B e 3. B c 4. D a+2 *" },
  { "glyphs", "F! f? B!! e?? B!? c?!", "1. F! f? 2. B!! e?? 3. B!? c?! *" },
  { "glyphs-apart", "F ! f $2 B $10 $1", "1. F! f? 2. B $10 $1 *" },
  { "glyphs-twice", "F!! $3 $10 $10", "1. F!! $10 *" },
  { "glyphs-at-start", "$7 1. F", "$7 1. F *" },
  { "glyph-large", "F $65535", "1. F $65535 *" },
  { "glyph-after-comment", "F {good} !", "1. F! {good} *" },
  { "comment-at-start", "{Before all.} 1. F", "{Before all.} 1. F *" },
  { "comments-joined", "F {one} {two} f", "1. F {one\n\ntwo} f *" },
  { "comment-unwrapped", "F { a  quiet\n  start. } f", "1. F {a  quiet start.} f *" },
  { "comment-empty", "F {} f { }", "1. F f *" },
  { "comment-paragraphs", "F {one\n\ntwo\n \n\nthree}", "1. F {one\n\ntwo\n\n\nthree} *" },
  { "comment-escapes", "F {a \\} b \\\\ c \\d}", "1. F {a \\} b \\\\ c \\\\d} *" },
  { "comment-to-line-end", "F ; rest { of } line\nf ;[%eval 1,2]\n",
    "1. F {rest { of \\} line} f {\\[%eval 1,2]} *" },
  { "comment-after-result", "F f 26-22 {Well played.}", "1. F f {Well played.} 26-22" },
  { "comment-with-parenthesis", "F {(1. B e)} f", "1. F {(1. B e)} f *" },
  { "variation", "F (B e) f", "1. F (1. B e) 1. … f *" },
  { "variations", "F (B) (C) f (e) (d) B", "1. F (1. B) (1. C) 1. … f (1. … e) (1. … d) 2. B *" },
  { "variation-nested", "F (B (C e (d)) f) f", "1. F (1. B f) (1. C e (1. … d)) 1. … f *" },
  { "variation-comment-first", "F ({Or} B {so}) f", "1. F ({Or} 1. B {so}) 1. … f *" },
  { "variation-comment-both", "F f {Main} ({A try} 1... e {Then} 2. A) B e *",
    "1. F f {Main} ({A try} 1. … e {Then} 2. A) 2. B e *" },
  { "variation-comment-nested", "F f ({Or} d D ({[%clk 1] Now} A $1) c)",
    "1. F f ({Or} 1. … d 2. D ({Now} 2. A! {[%clk 1]}) 2. … c) *" },
  { "variation-comment-repeated", "F ({Or} F {so}) ({x} B) ({y} B)",
    "1. F {Or\n\nso} ({x} 1. B {y}) *" },
  { "variation-empty", "F ({Only words}) f ()", "1. F {Only words} f *" },
  { "variation-result", "F (B 26-22) f", "1. F (1. B {26-22}) 1. … f *" },
  /* A variation that repeats the main line is merged with the main line, wherever the variation
   * stands. */
  { "variation-same", "F {x} (F {y} f) e", "1. F {x\n\ny} e (1. … f) *" },
  { "variation-same-longer", "F (F f B) (F f C)", "1. F f 2. B (2. C) *" },
  { "pass", "[Variant \"family\"]\n[FEN \"0-0-0-0-0-1-1-0-0-0-0-0-23-23-S\"]\n--aF",
    "1. -- a 2. F *" },
  { "result-half", "F 23½–24½", "1. F 23.5-24.5" },
  { "result-point", "F 23.5-24.5", "1. F 23.5-24.5" },
  { "result-joined", "F f26-22", "1. F f 26-22" },
  { "two-games-no-tags", "F f 26-22 B e *", NULL },
  { "signature", "F f 26-22\nDad", "1. F f {Dad} 26-22" },
  { "signature-legal", "F f 26-22\nEd\n", "1. F f {Ed} 26-22" },
  { "two-games-no-result", "F f 26-22\nB e C", NULL },
  { "command", "F {[%clk 0:05:12]}", "1. F {[%clk 0:05:12]} *" },
  { "command-unknown", "F {text [%foo a  b] more [%bar]}",
    "1. F {[%foo a  b] [%bar] text more} *" },
  { "command-broken", "F {[%foo a [%bar]}", "1. F {[%bar] [%foo a} *" },
  { "command-never-grows", "F {[%[%a b]c d]}", "1. F {[%a b] [% c d]} *" },
  { "command-escapes", "F {[%foo \\}\\\\x]}", "1. F {[%foo \\}\\\\x]} *" },
  { "evaluation-first", "F {[%csl GA] [%eval 2] x}", "1. F {[%eval 2] [%csl GA] x} *" },
  { "evaluation-exact", "F {[%eval =-3]}", "1. F {[%eval =-3]} *" },
  { "evaluation-bounds", "F {[%eval -1.5..2]}", "1. F {[%eval -1.5..2]} *" },
  { "evaluation-odd", "F {[%eval about 3]}", "1. F {[%eval about 3]} *" },
  { "evaluation-spelt", "F {[%eval +1.50,07]}", "1. F {[%eval 1.5,7]} *" },
  { "evaluation-twice", "F {[%eval 1] [%eval 2]}", "1. F {[%eval 1] [%eval 2]} *" },
  { "best", "F f {[%eval 1,9] [%best c -2.4] x}", "1. F f {[%eval 1,9] [%best c -2.4] x} *" },
  { "best-itself", "F f {[%eval 1,9] [%best f]}", "1. F f {[%eval 1,9] [%best f]} *" },
  { "best-exact", "F f {[%eval 1,9] [%best c =-4]}", "1. F f {[%eval 1,9] [%best c =-4]} *" },
  { "best-bounds", "F f {[%eval 1,9] [%best c -4..-2]}",
    "1. F f {[%eval 1,9] [%best c -4..-2]} *" },
  { "best-depth", "F f {[%eval =1] [%best c -2.4,9]}", "1. F f {[%eval =1] [%best c -2.4,9]} *" },
  { "best-spelt", "F f {[%best c  -2.40,09] x [%eval 1,9]}",
    "1. F f {[%eval 1,9] [%best c -2.4] x} *" },
  { "best-shared", "F f {[%eval 1,9] [%best c -2]} (1... c {[%eval -2,9] [%best c]}) B",
    "1. F f {[%eval 1,9] [%best c -2]} (1. … c {[%eval -2,9] [%best c]}) 2. B *" },
  { "best-line", "F f {[%eval 1,9] [%best c -2  D e]}", "1. F f {[%eval 1,9] [%best c -2 D e]} *" },
  { "best-line-in-game", "F f {[%eval 1,9] [%best c -2 D e]} (1... c B)",
    "1. F f {[%eval 1,9] [%best c -2]} (1. … c {[%eval -2,9] [%best c]} 2. B) *" },
  { "best-line-once", "F f {[%eval 1,9] [%best c -2 D e]} (1... d {[%eval 1,9] [%best c -2 D e]})",
    "1. F f {[%eval 1,9] [%best c -2 D e]} (1. … d {[%eval 1,9] [%best c -2]}) *" },
  { "best-start", "F {[%eval -1,9] [%best C 2.4]}",
    "{[%eval 2.4,9]} 1. F {[%eval -1,9] [%best C 2.4]} *" },
  /* Commands whose contents are invalid are kept unchanged. */
  { "best-illegal", "F f {[%eval 1,9] [%best C -2.4] [%clk 1]}",
    "1. F f {[%eval 1,9] [%best C -2.4] [%clk 1]} *" },
  { "best-line-illegal", "F f {[%eval 1,9] [%best c -2 d]}",
    "1. F f {[%eval 1,9] [%best c -2 d]} *" },
  { "best-line-long", "F f {[%eval 1,9] [%best c -2 B b C d D e E f]}",
    "1. F f {[%eval 1,9] [%best c -2 B b C d D e E f]} *" },
  { "best-worse", "F f {[%eval 1,9] [%best c 1.2]}", "1. F f {[%eval 1,9] [%best c 1.2]} *" },
  { "best-alone", "F f {[%best c -2.4]}", "1. F f {[%best c -2.4]} *" },
  { "best-odd", "F f {[%eval 1,9] [%best c about 3]}",
    "1. F f {[%eval 1,9] [%best c about 3]} *" },
  { "best-without-value", "F f {[%eval 1,9] [%best c]}", "1. F f {[%eval 1,9] [%best c]} *" },
  { "best-twice", "F f {[%eval 1,9] [%best c -2] [%best d -3]}",
    "1. F f {[%eval 1,9] [%best c -2] [%best d -3]} *" },
  { "best-disputed", "F f {[%eval 1,9] [%best c -2]} (1... d {[%eval 0,9] [%best e -3]}) B",
    "1. F f {[%eval 1,9] [%best c -2]} (1. … d {[%eval 0,9] [%best c -2] [%best e\n-3]}) 2. B *" },
  { "long-word",
    "F {aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
    "aaaaaaaaaaaaaaaaaaaa b}",
    "1. F\n"
    "{aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
    "\nb} *" },
};

#define ROSTER \
  "[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n[South \"?\"]\n[North \"?\"]\n"

static char *
get_movetext (const char *text)
{
  const char *end_of_tags = strstr (text, "]\n\n");

  g_assert_nonnull (end_of_tags);
  return g_strchomp (g_strdup (end_of_tags + 3));
}

static void
test_movetext (gconstpointer user_data)
{
  size_t index = GPOINTER_TO_SIZE (user_data);
  const char *input = movetexts[index].input;
  g_autoptr (AwaleDocument) document = awale_ogn_read (input, strlen (input), NULL);
  g_autofree char *text = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  g_autoptr (AwaleDocument) again = awale_ogn_read (text, strlen (text), NULL);
  g_autofree char *text_again = awale_ogn_write (again, AWALE_WRITE_DEFAULT);

  g_assert_cmpuint (awale_document_count_errors (document, 0), ==, 0);
  g_assert_cmpstr (text, ==, text_again);
  if (movetexts[index].movetext != NULL)
    {
      g_autofree char *movetext = get_movetext (text);

      g_assert_cmpuint (awale_document_get_n_games (document), ==, 1);
      g_assert_cmpstr (movetext, ==, movetexts[index].movetext);
      g_assert_cmpuint (awale_document_get_n_diagnostics (again), ==, 0);
    }
}

/* Complete files, and the form in which the program writes them. */
static const struct
{
  const char *name;
  const char *input;
  const char *output;
} files[] = {
  { "order-of-tags",
    "[Zeta \"z\"]\n[Termination \"agreement\"]\n"
    "[Result \"26-22\"]\n[North \"Kofi\"]\n[Alpha \"\"]\n"
    "[South \"Ama\"]\n[Variant \"Oware Abapa\"]\n\n1. F 26-22\n",
    "[Variant \"Oware Abapa\"]\n[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n"
    "[South \"Ama\"]\n[North \"Kofi\"]\n[Result \"26-22\"]\n[Termination \"agreement\"]\n"
    "[Zeta \"z\"]\n[Alpha \"\"]\n\n1. F 26-22\n" },
  { "tags-on-a-line",
    "[Event \"a\"][Site  \"b\"] [ Date \"c\" ]\n\n*",
    "[Variant \"Oware Abapa\"]\n[Event \"a\"]\n[Site \"b\"]\n[Date \"c\"]\n[Round \"?\"]\n"
    "[South \"?\"]\n[North \"?\"]\n[Result \"*\"]\n\n*\n" },
  { "quotes",
    "[Event \"the \\\"big\\\" one \\\\\"]\n[Site \"a \"b\" c\"]\n[Date bare]\n\n*",
    "[Variant \"Oware Abapa\"]\n[Event \"the \\\"big\\\" one \\\\\"]\n[Site \"a \\\"b\\\" c\"]\n"
    "[Date \"bare\"]\n[Round \"?\"]\n[South \"?\"]\n[North \"?\"]\n[Result \"*\"]\n\n*\n" },
  { "case-of-tags",
    "[variant \"Awari\"]\n[RESULT \"24-24\"]\n\n*",
    "[Variant \"Awari\"]\n"
    "[Rules \"slam=last-resort-captures feed=if-possible stuck=end leftover=opponent dead=plays-on "
    "drought=none repetition=3 cycle=split first=choice majority=may-stop\"]\n"
    ROSTER "[Result \"24-24\"]\n\n24-24\n" },
  { "rules-win",
    "[Rules \"slam=forbidden feed=no stuck=pass-blocked leftover=owner dead=plays-on drought=none "
    "repetition=4 cycle=owner first=choice majority=plays-on\"]\n[Variant \"Custom\"]\n\n1. F\n",
    "[Variant \"Custom\"]\n"
    "[Rules \"slam=forbidden feed=no stuck=pass-blocked leftover=owner dead=plays-on drought=none "
    "repetition=4 cycle=owner first=choice majority=plays-on\"]\n" ROSTER "[Result \"*\"]\n\n"
    "1. F *\n" },
  { "start",
    "[FEN \"0-0-0-0-0-1-0-0-0-0-0-2-22-23-N\"]\n\nf",
    "[Variant \"Oware Abapa\"]\n" ROSTER "[Result \"*\"]\n"
    "[FEN \"0-0-0-0-0-1-0-0-0-0-0-2-22-23-N\"]\n"
    "\n1. … f *\n" },
  { "standard-start",
    "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n\nF",
    "[Variant \"Oware Abapa\"]\n" ROSTER "[Result \"*\"]\n\n1. F *\n" },
  { "position-pasted",
    "0-0-0-0-0-1-0-0-0-0-0-2-22-23-S",
    "[Variant \"Oware Abapa\"]\n" ROSTER "[Result \"*\"]\n"
    "[FEN \"0-0-0-0-0-1-0-0-0-0-0-2-22-23-S\"]\n"
    "\n*\n" },
  { "position-and-letters",
    " 0-0-0-0-0-1-0-0-0-0-0-2-22-23-S Ff",
    "[Variant \"Oware Abapa\"]\n" ROSTER "[Result \"*\"]\n"
    "[FEN \"0-0-0-0-0-1-0-0-0-0-0-2-22-23-S\"]\n"
    "\n1. F f *\n" },
  { "result-from-the-end",
    "1. F f 26-22",
    "[Variant \"Oware Abapa\"]\n" ROSTER "[Result \"26-22\"]\n\n1. F f 26-22\n" },
  { "result-from-the-rules",
    "[FEN \"0-0-0-0-0-2-0-0-0-0-0-0-22-24-N\"]\n",
    "[Variant \"Oware Abapa\"]\n" ROSTER "[Result \"24-24\"]\n"
    "[FEN \"0-0-0-0-0-2-0-0-0-0-0-0-22-24-N\"]\n\n24-24\n" },
  { "several-games",
    "[Event \"a\"]\n1. F *\n[Event \"b\"]\n1. B *\n\n\n[Event \"c\"]\n[Site \"?\"]\n\n"
    "[Event \"d\"]\n",
    "[Variant \"Oware Abapa\"]\n[Event \"a\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n"
    "[South \"?\"]\n[North \"?\"]\n[Result \"*\"]\n\n1. F *\n\n"
    "[Variant \"Oware Abapa\"]\n[Event \"b\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n"
    "[South \"?\"]\n[North \"?\"]\n[Result \"*\"]\n\n1. B *\n\n"
    "[Variant \"Oware Abapa\"]\n[Event \"c\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n"
    "[South \"?\"]\n[North \"?\"]\n[Result \"*\"]\n\n*\n\n"
    "[Variant \"Oware Abapa\"]\n[Event \"d\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n"
    "[South \"?\"]\n[North \"?\"]\n[Result \"*\"]\n\n*\n" },
  { "comment-above-tags",
    "; a file of games\n[Event \"a\"]\n\n1. F\n",
    "[Variant \"Oware Abapa\"]\n[Event \"a\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n"
    "[South \"?\"]\n[North \"?\"]\n[Result \"*\"]\n\n{a file of games} 1. F *\n" },
  { "tag-in-comment",
    "1. F {\\[Event \"x\"] is no tag} *",
    "[Variant \"Oware Abapa\"]\n" ROSTER "[Result \"*\"]\n\n1. F {\\[Event \"x\"] is no tag} *\n" },
  { "odd-result",
    "[Result \"South wins\"]\n\n1. F 26-22",
    "[Variant \"Oware Abapa\"]\n" ROSTER "[Result \"South wins\"]\n\n1. F {26-22} *\n" },
};

static void
test_file (gconstpointer user_data)
{
  size_t index = GPOINTER_TO_SIZE (user_data);
  const char *input = files[index].input;
  g_autoptr (AwaleDocument) document = awale_ogn_read (input, strlen (input), NULL);
  g_autofree char *text = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  g_autoptr (AwaleDocument) again = awale_ogn_read (text, strlen (text), NULL);
  g_autofree char *text_again = awale_ogn_write (again, AWALE_WRITE_DEFAULT);

  g_assert_cmpuint (awale_document_count_errors (document, 0), ==, 0);
  g_assert_cmpstr (text, ==, files[index].output);
  g_assert_cmpstr (text, ==, text_again);
}

/* Each ruleset is recognized by each of its names. */
static void
test_variants (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    {
      const char *names[] = { presets[i].id, presets[i].file_name, presets[i].name_en,
                              presets[i].name_fr };

      for (size_t j = 0; j < G_N_ELEMENTS (names); j++)
        {
          g_autofree char *input = g_strdup_printf ("[Variant \"%s\"]\n\n*\n", names[j]);
          g_autoptr (AwaleDocument) document = awale_ogn_read (input, strlen (input), NULL);
          AwaleGame *game = awale_document_get_game (document, 0);
          g_autofree char *text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
          g_autofree char *line = g_strdup_printf ("[Variant \"%s\"]\n", presets[i].file_name);

          g_assert_cmpuint (awale_document_get_n_diagnostics (document), ==, 0);
          g_assert_true (awale_ruleset_equal (awale_game_get_rules (game), &presets[i].rules));
          g_assert_true (g_str_has_prefix (text, line));
          g_assert_cmpint (strstr (text, "\n[Rules ") != NULL, ==,
                           &presets[i] != awale_preset_for_files ());
        }
    }
}

static void
test_windows_1252 (void)
{
  static const char input[] = "[South \"Kouam\xe9\"]\n\n"
                              "1. F {d\xe9j\xe0 \x93l\x92\x9cuf\x94 \x85 \x81} *\n";
  g_autoptr (AwaleDocument) document = awale_ogn_read (input, strlen (input), "a.ogn");
  AwaleGame *game = awale_document_get_game (document, 0);
  const AwaleDiagnostic *diagnostic = awale_document_get_diagnostic (document, 0);

  g_assert_true (awale_document_is_windows_1252 (document));
  g_assert_cmpstr (awale_document_get_name (document), ==, "a.ogn");
  g_assert_cmpuint (awale_document_get_n_diagnostics (document), ==, 1);
  g_assert_cmpint (diagnostic->severity, ==, AWALE_SEVERITY_WARNING);
  g_assert_cmpuint (diagnostic->game, ==, 0);
  g_assert_cmpstr (awale_game_get_tag (game, "South"), ==, "Kouamé");
  g_assert_cmpstr (awale_node_get_comment (awale_node_get_first_child (awale_game_get_root (game))),
                   ==, "déjà “l’œuf” … \xef\xbf\xbd");
}

/* Unusual kinds of spaces count as spaces between moves, and as text in comments. */
static void
test_spaces (void)
{
  static const char input[] = "1.\u00a0F\u202ff\u30002.\u2003E {si\u00a0!}\u00a0e\u2009*\n";
  g_autoptr (AwaleDocument) document = awale_ogn_read (input, strlen (input), NULL);
  AwaleGame *game = awale_document_get_game (document, 0);
  AwaleNode *end = awale_game_get_line_end (game, awale_game_get_root (game));
  g_autofree char *path = awale_node_dup_path (end);

  g_assert_cmpuint (awale_document_get_n_diagnostics (document), ==, 0);
  g_assert_cmpstr (path, ==, "FfEe");
  g_assert_cmpstr (awale_node_get_comment (awale_node_get_parent (end)), ==, "si\u00a0!");
}

/* A position can be read in the program's own form and in that of PlayStrategy, with any spaces and
 * in any case. */
static void
test_positions (void)
{
  static const char *const texts[][2] = {
    { "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S" },
    { "  4s, 4s,4s,4s,4s,4s / 4s,4s,4s,4s,4s,4s\u00a00  0 n 12\n",
      "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N" },
    { "1,5S,4/6 20 23 N", "0-0-0-0-0-0-0-0-0-0-5-0-20-23-N" },
    { "4 - 4-4-4-4-4-4-4-4-4-4-4-0-0-s", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = g_strchomp (g_strdup (texts[i][0]));
      g_autofree char *tag = g_strdup_printf ("[FEN \"%s\"]\n\n*\n", text);
      g_autoptr (AwaleDocument) bare = awale_letters_read (texts[i][0], strlen (texts[i][0]), NULL);
      g_autoptr (AwaleDocument) tagged = awale_ogn_read (tag, strlen (tag), NULL);
      AwaleDocument *documents[] = { bare, tagged };

      for (size_t j = 0; j < G_N_ELEMENTS (documents); j++)
        {
          AwaleGame *game = awale_document_get_game (documents[j], 0);
          g_autofree char *start = awale_position_to_string (awale_game_get_start (game));

          g_assert_cmpuint (awale_document_count_errors (documents[j], 0), ==, 0);
          g_assert_cmpstr (start, ==, texts[i][1]);
        }
    }
}

static void
test_zero_bytes (void)
{
  static const char input[] = "1. F {a\0b} *\n";
  g_autoptr (AwaleDocument) document = awale_ogn_read (input, sizeof input - 1, NULL);
  AwaleNode *root = awale_game_get_root (awale_document_get_game (document, 0));

  g_assert_false (awale_document_is_windows_1252 (document));
  g_assert_cmpuint (awale_document_get_n_diagnostics (document), ==, 1);
  g_assert_cmpstr (awale_node_get_comment (awale_node_get_first_child (root)), ==,
                   "a\xef\xbf\xbd"
                   "b");
}

/* A game that was just read is unmodified, and has nothing to undo. */
static void
test_fresh_history (void)
{
  static const char input[] = "[Event \"a\"]\n1. F {x} (1. B) f *";
  g_autoptr (AwaleDocument) document = awale_ogn_read (input, strlen (input), NULL);
  AwaleGame *game = awale_document_get_game (document, 0);

  g_assert_false (awale_game_can_undo (game));
  g_assert_false (awale_game_is_modified (game));
  g_assert_true (awale_game_get_cursor (game) == awale_game_get_root (game));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (movetexts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/notation/read/movetext/%s", movetexts[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_movetext);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strdup_printf ("/notation/read/file/%s", files[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_file);
    }
  g_test_add_func ("/notation/read/variants", test_variants);
  g_test_add_func ("/notation/read/windows-1252", test_windows_1252);
  g_test_add_func ("/notation/read/spaces", test_spaces);
  g_test_add_func ("/notation/read/positions", test_positions);
  g_test_add_func ("/notation/read/zero-bytes", test_zero_bytes);
  g_test_add_func ("/notation/read/fresh-history", test_fresh_history);
  return g_test_run ();
}
