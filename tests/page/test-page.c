/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Games are written as web pages with the expected contents. Text of a game does not become markup,
 * and the pages have no external links. The script in-browser tests the pages in a browser.
 */
#include "page/awale-message-catalog.h"
#include "page/awale-page-markup.h"
#include "page/awale-page.h"

#include "notation/awale-ogn.h"

#include <gio/gio.h>
#include <string.h>

/* Maximum size in bytes of a page without a game, and of each node of a game. */
#define MAX_OF_PAGE 100000
#define MAX_OF_NODE 1000

/* Number of marked positions, and maximum size in bytes of the marks in each; two circles and two
 * arrows occur on three boards. */
#define N_MARKED 30
#define MAX_OF_MARKS 1200

/* Maximum size in bytes of the drawings, the script and the style of a page. */
#define MAX_OF_FRAME 120000

/* Beginning of a dot on the curve of the values. */
#define DOT "<path fill=\"currentColor\" class=\"curve\" d=\""

#define LTR "\342\200\216"

static const char *source_dir, *games_dir;

/* The contents of a page as found by the parser. */
typedef struct
{
  GHashTable *ids;
  GPtrArray  *references;
  GPtrArray  *boards;       /* Ids of the boards for the moves, in the order of the page. */
  GString    *text;
  int         n_languages[2];
  int         n_hidden;
} Contents;

static void
check_attribute (Contents   *self,
                 const char *name,
                 const char *value)
{
  static const char *const loading[] = { "src", "srcset", "style", "background", "action", "data" };

  g_assert_false (g_strv_contains (loading, name));
  g_assert_false (g_str_has_prefix (name, "on"));
  if (!g_str_equal (name, "xmlns"))
    g_assert_true (g_str_equal (name, "content") || strstr (value, "://") == NULL);
  if (g_str_equal (name, "id"))
    g_assert_true (g_hash_table_add (self->ids, g_strdup (value)));
  else if (g_str_equal (name, "href"))
    {
      g_assert_true (value[0] == '#');
      g_ptr_array_add (self->references, g_strdup (value + 1));
    }
  else if (g_str_has_prefix (value, "url(#"))
    g_ptr_array_add (self->references, g_strndup (value + 5, strlen (value) - 6));
  else if (g_str_equal (name, "data-board"))
    g_ptr_array_add (self->boards, g_strdup (value));
}

static void
start_cb (GMarkupParseContext  *context,
          const char           *element,
          const char          **names,
          const char          **values,
          void                 *data,
          GError              **error)
{
  Contents *self = data;
  bool hidden = false;
  int language = -1;

  for (int i = 0; names[i] != NULL; i++)
    {
      check_attribute (self, names[i], values[i]);
      if (g_str_equal (names[i], "lang"))
        language = g_str_equal (values[i], "en") ? 0 : 1;
      hidden = hidden || g_str_equal (names[i], "hidden");
    }
  if (!g_str_equal (element, "span") || language < 0)
    return;
  self->n_languages[language]++;
  self->n_hidden += hidden;
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         void                 *data,
         GError              **error)
{
  Contents *self = data;

  g_string_append_len (self->text, text, (gssize) length);
}

/* Reads a page with a strict XML parser. */
static Contents *
read_page (GBytes *page)
{
  static const GMarkupParser parser = { .start_element = start_cb, .text = text_cb };
  Contents *self = g_new0 (Contents, 1);
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;
  size_t size;
  const char *data = g_bytes_get_data (page, &size);

  self->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->references = g_ptr_array_new_with_free_func (g_free);
  self->boards = g_ptr_array_new_with_free_func (g_free);
  self->text = g_string_new (NULL);
  context = g_markup_parse_context_new (&parser, 0, self, NULL);
  g_assert_true (g_markup_parse_context_parse (context, data, (gssize) size, &error));
  g_assert_true (g_markup_parse_context_end_parse (context, &error));
  g_assert_no_error (error);
  for (unsigned i = 0; i < self->references->len; i++)
    g_assert_true (g_hash_table_contains (self->ids, self->references->pdata[i]));
  g_assert_cmpint (self->n_languages[0], ==, self->n_languages[1]);
  g_assert_cmpint (self->n_hidden, ==, self->n_languages[0]);
  return self;
}

static void
contents_free (Contents *self)
{
  g_hash_table_unref (self->ids);
  g_ptr_array_unref (self->references);
  g_ptr_array_unref (self->boards);
  g_string_free (self->text, TRUE);
  g_free (self);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Contents, contents_free)

static AwaleDocument *
read_games (const char *text)
{
  return awale_format_read (AWALE_FORMAT_OGN, text, strlen (text), "test");
}

static GBytes *
write_page (AwaleDocument *document,
            const char    *language)
{
  AwalePageOptions options = awale_page_options_default ();
  size_t n = awale_document_get_n_games (document);
  g_autofree AwaleGame **games = g_new (AwaleGame *, n);

  for (size_t i = 0; i < n; i++)
    games[i] = awale_document_get_game (document, i);
  options.language = language;
  options.title = "Games";
  return awale_page_write (games, n, &options);
}

/* Returns the page of @games as a string, after checking that it contains no zero byte. */
static char *
write_text (const char *games,
            const char *language)
{
  g_autoptr (AwaleDocument) document = read_games (games);
  g_autoptr (GBytes) page = write_page (document, language);
  g_autoptr (Contents) contents = read_page (page);
  size_t size;
  const char *data = g_bytes_get_data (page, &size);

  g_assert_nonnull (contents);
  g_assert_null (memchr (data, '\0', size));
  return g_strndup (data, size);
}

/* --- Texts ----------------------------------------------------------------------------------- */

static void
test_text (void)
{
  static const char *const cases[][2] = {
    { "Ama & Kofi", "Ama &amp; Kofi" },
    { "</script><b a=\"x\" b='y'>", "&lt;/script&gt;&lt;b a=&quot;x&quot; b=&#39;y&#39;&gt;" },
    { "a\tb\nc", "a\tb\nc" },
    { "a\001b\rc\177d\302\205e", "a\357\277\275b\357\277\275c\357\277\275d\357\277\275e" },
    { "\357\277\276\357\277\277\357\267\220", "\357\277\275\357\277\275\357\277\275" },
    { "bad \377 bytes", "bad \357\277\275 bytes" },
    { "graines \342\200\256 \327\220", "graines \342\200\256 \327\220" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) page = g_string_new (NULL);

      awale_page_add_text (page, cases[i][0]);
      g_assert_cmpstr (page->str, ==, cases[i][1]);
    }
}

static void
test_numbers (void)
{
  static const struct
  {
    double      number;
    const char *text;
  } cases[] = { { 0, "0" }, { 100, "100" }, { 12.54, "12.5" }, { -3, "-3" }, { 0.25, ".25" },
                { -0.5, "-.5" }, { -0.0001, "0" }, { 0.9999, "1" }, { -0.9999, "-1" } };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) page = g_string_new (NULL);

      awale_page_add_number (page, cases[i].number);
      g_assert_cmpstr (page->str, ==, cases[i].text);
    }
}

/* Markup in the text of a file is shown as text, and creates no elements. */
static void
test_hostile (void)
{
  static const char hostile[] = "</script></style>--><![CDATA[<img src=x onerror=alert(1)>&lt;']]>";
  g_autofree char *ogn = g_strdup_printf ("[South \"%s\"]\n[North \"@title@{Keys}\"]\n"
                                          "[Event \"%s\"]\n\n"
                                          "{%s} 1. F {%s\001 \342\200\256abc} f *\n",
                                          hostile, hostile, hostile, hostile);
  g_autoptr (AwaleDocument) document = read_games (ogn);
  g_autoptr (GBytes) page = write_page (document, "en");
  g_autoptr (Contents) contents = read_page (page);
  const char *found = contents->text->str;
  int n = 0;

  while ((found = strstr (found, hostile)) != NULL)
    {
      found += strlen (hostile);
      n++;
    }
  /* The text occurs in the title, as a name, in the event, and in both comments. */
  g_assert_cmpint (n, ==, 5);
  g_assert_nonnull (strstr (contents->text->str, "@title@{Keys}"));
}

/* A letter keeps only some of its combining marks, because browsers take very long to draw
 * thousands of them. */
static void
test_heavy (void)
{
  g_autoptr (GString) text = g_string_new ("e");
  g_autofree char *ogn = NULL;
  g_autofree char *page = NULL;
  g_auto (GStrv) parts = NULL;

  for (int i = 0; i < 3000; i++)
    g_string_append (text, "\u0301");
  ogn = g_strdup_printf ("[South \"%s\"]\n\n{%s} 1. F f *\n", text->str, text->str);
  page = write_text (ogn, "en");
  parts = g_strsplit (page, "\u0301", -1);
  g_assert_cmpint (g_strv_length (parts), >, 40);
  g_assert_cmpint (g_strv_length (parts), <, 100);
}

/* --- The page -------------------------------------------------------------------------------- */

/* Checks that the content policy contains the hash of the element's text. */
static void
check_hash (const char *page,
            const char *element)
{
  g_autofree char *start = g_strdup_printf ("<%s>", element);
  g_autofree char *end = g_strdup_printf ("</%s>", element);
  const char *code = strstr (page, start) + strlen (start);
  const char *after = strstr (code, end);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 digest[32];
  gsize size = sizeof digest;
  g_autofree char *encoded = NULL;
  g_autofree char *rule = NULL;

  g_assert_null (strstr (after + 1, start));
  g_checksum_update (checksum, (const guchar *) code, after - code);
  g_checksum_get_digest (checksum, digest, &size);
  encoded = g_base64_encode (digest, size);
  rule = g_strdup_printf ("%s-src 'sha256-%s'", element, encoded);
  g_assert_nonnull (strstr (page, rule));
}

static void
test_policy (void)
{
  g_autofree char *page = write_text ("1. F f *\n", "en");

  g_assert_nonnull (strstr (page, "default-src 'none'"));
  check_hash (page, "script");
  check_hash (page, "style");
}

/* Returns the game on a page without its drawings, which depend on the version of cairo, and
 * without French text, which depends on the catalog. */
static char *
cut_game (const char *page)
{
  g_autoptr (GRegex) foreign = g_regex_new ("<svg.*?</svg>|<span lang=\"fr\".*?</span>",
                                            G_REGEX_DOTALL, 0, NULL);
  const char *start = strstr (page, "<article"), *end = strstr (page, "</main>");
  g_autofree char *game = g_strndup (start, end - start);

  return g_regex_replace_literal (foreign, game, -1, 0, "", 0, NULL);
}

static void
test_golden (void)
{
  g_autofree char *path = g_build_filename (source_dir, "small.ogn", NULL);
  g_autofree char *expected_path = g_build_filename (source_dir, "small.html", NULL);
  g_autofree char *ogn = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *page = NULL;
  g_autofree char *game = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &ogn, NULL, &error);
  g_assert_no_error (error);
  g_file_get_contents (expected_path, &expected, NULL, &error);
  g_assert_no_error (error);
  page = write_text (ogn, "en");
  game = cut_game (page);
  g_assert_cmpstr (game, ==, expected);
  g_assert_cmpint (strstr (page, "<article") - page + strlen (strstr (page, "</main>")), <=,
                   MAX_OF_FRAME);
}

/* Text in other languages is hidden, and numbers are written with the decimal sign of the page's
 * language. */
static void
test_languages (void)
{
  static const char ogn[] = "1. F?? {[%eval -1.5,9]} f $18 *\n";
  g_autofree char *english = write_text (ogn, "en");
  g_autofree char *french = write_text (ogn, "fr");
  g_autofree char *other = write_text (ogn, "pt");

  g_assert_nonnull (strstr (english, "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\""));
  g_assert_nonnull (strstr (english, "<span lang=\"en\">Blunder</span>"
                                     "<span lang=\"fr\" hidden=\"hidden\">Gaffe</span>"));
  g_assert_nonnull (strstr (english, "1.5</span>"));
  g_assert_nonnull (strstr (french, "xml:lang=\"fr\""));
  g_assert_nonnull (strstr (french, "<span lang=\"en\" hidden=\"hidden\">Blunder</span>"
                                    "<span lang=\"fr\">Gaffe</span>"));
  g_assert_nonnull (strstr (french, "1,5</span>"));
  g_assert_cmpstr (english, ==, other);
}

/* Errors are explained in both languages if wanted. */
static void
test_reasons (void)
{
  static const char ogn[] = "[FEN \"1-2-0-4-4-5-1-2-0-6-5-2-8-8-S\"]\n[South \"Ama\"]\n\n"
                            "{[%eval 3,9]} 1. E {[%eval -3,9] [%best B 3]} *\n";
  g_autoptr (AwaleDocument) document = read_games (ogn);
  AwaleGame *game = awale_document_get_game (document, 0);
  AwalePageOptions options = awale_page_options_default ();
  g_autoptr (GBytes) plain = write_page (document, "en");
  g_autoptr (GBytes) page = NULL;
  g_autoptr (Contents) without = read_page (plain);
  g_autoptr (Contents) contents = NULL;

  options.why = true;
  page = awale_page_write (&game, 1, &options);
  contents = read_page (page);
  g_assert_null (strstr (without->text->str, " does not stop a threat"));
  g_assert_nonnull (strstr (contents->text->str,
                            " does not stop a threat: North takes 5 seeds from A and B with f. "));
  g_assert_nonnull (strstr (contents->text->str, " would have moved the seeds out of danger."));
  g_assert_nonnull (strstr (contents->text->str, " : Nord récolte 5 graines en A et B avec f. "));
}

/* A player without a name is called by the name of the side, in the language of each text. */
static void
test_nameless (void)
{
  g_autofree char *page =
    write_text ("[Result \"30-18\"]\n[Termination \"resignation\"]\n\n1. F f 30-18\n", "en");
  g_autofree char *winner = write_text ("[Result \"0-1\"]\n\n1. F f 0-1\n", "en");

  g_assert_nonnull (strstr (page, "<span lang=\"en\"><bdi>North</bdi> resigns. 30–18</span>"
                                  "<span lang=\"fr\" hidden=\"hidden\"><bdi>Nord</bdi> "));
  g_assert_nonnull (strstr (winner, "<span class=\"score\"><span lang=\"en\">North won</span>"
                                    "<span lang=\"fr\" hidden=\"hidden\">Nord a gagné</span>"));
}

/* In a finished game no side is to move, and the stores include the remaining seeds. */
static void
test_ended (void)
{
  g_autofree char *page = write_text ("[FEN \"0-1-1-0-0-0-0-0-0-0-0-1-35-10-N\"]\n\n1. … f *\n",
                                      "en");
  const char *moves = strstr (page, "class=\"moves\"");
  const char *last = strstr (moves, "id=\"g1m1\"");

  g_assert_nonnull (strstr (last, " data-board=\"0-0-0-0-0-0-0-0-0-0-0-0-38-10-S\""));
  g_assert_nonnull (strstr (last, " data-ended=\"38 10\""));
  g_assert_null (g_strstr_len (last, strstr (last, "</main>") - last, "class=\"turn\""));
  g_assert_null (g_strstr_len (moves, last - moves, "data-ended"));
  g_assert_nonnull (strstr (last, "left. South keeps 3 seeds. 38–10</span>"));
  g_assert_nonnull (strstr (last, " Sud garde 3 graines. 38–10</span>"));
  g_assert_nonnull (g_strstr_len (moves, last - moves, "class=\"turn\""));
}

/* The certainty of a value is shown on the page, and spoken by a screen reader. */
static void
test_values (void)
{
  static const char ogn[] = "1. F {[%eval 3,14]} f {[%eval =2]} 2. E {[%eval -1..2]} *\n";
  g_autofree char *page = write_text (ogn, "en");

  g_assert_nonnull (strstr (page, "<span class=\"value\">" LTR "+3.0</span></a>"));
  g_assert_nonnull (strstr (page, "<span class=\"value proven\">" LTR "+2</span>"
                                  "<span class=\"heard\"> <span lang=\"en\">proven</span>"));
  g_assert_nonnull (strstr (page, ">" LTR "−1…" LTR "+2</span><span class=\"heard\">"));
}

/* A value without neighbors is visible in the graph as a dot, and so is a proven value. */
static void
test_graph (void)
{
  g_autofree char *estimate = write_text ("1. F {[%eval 3,14]} f 2. E *\n", "en");
  g_autofree char *pair = write_text ("1. F {[%eval 3,14]} f {[%eval 3,14]} 2. E *\n", "en");
  g_autofree char *proven = write_text ("1. F {[%eval 3,14]} f {[%eval =3]} 2. E *\n", "en");

  g_assert_nonnull (strstr (estimate, DOT));
  g_assert_null (strstr (pair, DOT));
  g_assert_nonnull (strstr (proven, DOT));
}

/* The style sheet sets the colors of the parts of a graph; the graph itself has none. */
static void
test_graph_colors (void)
{
  static const char *const classes[] = {
    "south", "north", "curve", "level", "inaccuracy", "mistake", "blunder",
  };
  g_autofree char *page = write_text ("1. F {[%eval 0,14] [%best F 0]} f {[%eval 0,14]} "
                                      "2. E $6 {[%eval -2,14]} a $2 {[%eval 4,14]} "
                                      "3. A $4 {[%eval -9,14]} *\n", "en");
  const char *figure = strstr (page, "<figure class=\"graph\">");
  g_autofree char *graph = NULL;

  g_assert_nonnull (figure);
  graph = g_strndup (figure, (size_t) (strstr (figure, "</figure>") - figure));
  g_assert_null (strstr (graph, "=\"#"));
  for (size_t i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      g_autofree char *rule = g_strdup_printf (".graph svg .%s { color:", classes[i]);
      g_autofree char *part = g_strdup_printf ("=\"currentColor\" class=\"%s\"", classes[i]);

      g_test_message ("%s", classes[i]);
      g_assert_nonnull (strstr (page, rule));
      g_assert_nonnull (strstr (graph, part));
    }
}

/* Returns the size in bytes of a page with N_MARKED games that begin with @marks. */
static size_t
measure_games (const char *marks)
{
  GString *ogn = g_string_new (NULL);
  g_autofree char *page = NULL;

  for (int i = 0; i < N_MARKED; i++)
    g_string_append_printf (ogn, "[Round \"%d\"]\n\n{%s A start.} 1. F *\n\n", i, marks);
  page = write_text (ogn->str, "en");
  g_string_free (ogn, TRUE);
  return strlen (page);
}

/* Marks take little room on a page, because each is drawn only once. */
static void
test_marks (void)
{
  size_t plain = measure_games ("");
  size_t marked = measure_games ("[%csl GA,Rd][%cal YFa,GBe]");

  g_assert_cmpuint (marked - plain, <, N_MARKED * MAX_OF_MARKS);
}

static void
check_nodes (AwaleDocument *document,
             Contents      *contents)
{
  g_autoptr (GHashTable) missing = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  unsigned n = 0;

  for (unsigned i = 0; i < contents->boards->len; i++)
    g_hash_table_add (missing, g_strdup (contents->boards->pdata[i]));
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    for (AwaleNode *node = awale_game_get_root (awale_document_get_game (document, i));
         node != NULL; node = awale_node_get_next (node), n++)
      {
        AwaleGame *game = awale_document_get_game (document, i);
        g_autofree char *position = awale_position_to_string (awale_game_get_board (game, node));
        g_autofree char *id = g_strdup_printf ("g%zu", i + 1);

        g_assert_true (g_hash_table_contains (missing, position));
        g_assert_true (g_hash_table_contains (contents->ids, id));
      }
  g_assert_cmpuint (n, ==, contents->boards->len);
}

/* In pages of the games of tests/notation, each node occurs once, and the size of the page is
 * limited. */
static void
test_games (void)
{
  g_autoptr (GDir) dir = g_dir_open (games_dir, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (games_dir, name, NULL);
      g_autofree char *ogn = NULL;
      g_autoptr (AwaleDocument) document = NULL;
      g_autoptr (GBytes) page = NULL;
      g_autoptr (Contents) contents = NULL;
      size_t size;

      if (!g_str_has_suffix (name, ".ogn") || !g_file_get_contents (path, &ogn, &size, NULL))
        continue;
      document = awale_format_read (AWALE_FORMAT_OGN, ogn, size, name);
      if (awale_document_get_n_games (document) == 0)
        continue;
      page = write_page (document, "fr");
      contents = read_page (page);
      check_nodes (document, contents);
      g_assert_cmpuint (g_bytes_get_size (page), <=,
                        MAX_OF_PAGE + 3 * size + MAX_OF_NODE * contents->boards->len);
    }
}

static void
test_list (void)
{
  g_autofree char *page = write_text ("[South \"Ama\"]\n\n1. F f *\n\n"
                                      "[South \"Esi\"]\n\n1. A *\n", "en");

  g_assert_nonnull (strstr (page, "<title>Games</title>"));
  g_assert_nonnull (strstr (page, "<h1><bdi>Games</bdi></h1>"));
  g_assert_nonnull (strstr (page, "<li><a href=\"#g2m0\"><bdi>Esi</bdi> – "));
  g_assert_nonnull (strstr (page, "id=\"g2m1\""));
}

/* --- Catalogs -------------------------------------------------------------------------------- */

static void
test_catalog (void)
{
  /* A catalog that has a header and translates “a” as “b”, in both byte orders. */
  static const guint8 little[] = {
    0xde, 0x12, 0x04, 0x95, 0, 0, 0, 0, 1, 0, 0, 0, 28, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 44, 0, 0, 0, 1, 0, 0, 0, 46, 0, 0, 0, 'a', 0, 'b', 0,
  };
  static const guint8 big[] = {
    0x95, 0x04, 0x12, 0xde, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 28, 0, 0, 0, 36, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 44, 0, 0, 0, 1, 0, 0, 0, 46, 'a', 0, 'b', 0,
  };

  for (size_t size = 0; size <= sizeof little; size++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (little, size);
      g_autoptr (AwaleMessageCatalog) catalog = awale_message_catalog_new (bytes);

      g_assert_cmpstr (awale_message_catalog_translate (catalog, "a"), ==,
                       size == sizeof little ? "b" : "a");
      g_assert_cmpstr (awale_message_catalog_translate (catalog, "c"), ==, "c");
    }
  {
    g_autoptr (GBytes) bytes = g_bytes_new_static (big, sizeof big);
    g_autoptr (AwaleMessageCatalog) catalog = awale_message_catalog_new (bytes);

    g_assert_cmpstr (awale_message_catalog_translate (catalog, "a"), ==, "b");
  }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 3);
  source_dir = argv[1];
  games_dir = argv[2];
  g_test_add_func ("/page/text", test_text);
  g_test_add_func ("/page/numbers", test_numbers);
  g_test_add_func ("/page/hostile", test_hostile);
  g_test_add_func ("/page/heavy", test_heavy);
  g_test_add_func ("/page/policy", test_policy);
  g_test_add_func ("/page/golden", test_golden);
  g_test_add_func ("/page/languages", test_languages);
  g_test_add_func ("/page/reasons", test_reasons);
  g_test_add_func ("/page/nameless", test_nameless);
  g_test_add_func ("/page/ended", test_ended);
  g_test_add_func ("/page/values", test_values);
  g_test_add_func ("/page/graph", test_graph);
  g_test_add_func ("/page/graph-colors", test_graph_colors);
  g_test_add_func ("/page/marks", test_marks);
  g_test_add_func ("/page/games", test_games);
  g_test_add_func ("/page/list", test_list);
  g_test_add_func ("/page/catalog", test_catalog);
  return g_test_run ();
}
