/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-page.h"

#include "awale-page-board.h"
#include "awale-page-game.h"
#include "awale-page-resources.h"
#include "awale-page-markup.h"
#include "awale-page-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ASSETS "/io/github/awale/Awale/page/"

/* Messages that stand in braces in page.html. */
static const char *const template_messages[] = {
  N_("Board"),
  N_("End of the line"),
  /* Translators: the names of two keys. */
  N_("Home End"),
  N_("Keyboard Shortcuts"),
  N_("Next move"),
  N_("North"),
  N_("Play the game automatically"),
  N_("Previous and next move"),
  N_("Previous move"),
  N_("South"),
  N_("Start of the game"),
  N_("Start of the game, end of the line"),
  N_("Stepping Through a Game"),
  N_("Store"),
  N_("Variations"),
  N_("to move"),
};

typedef struct
{
  const AwalePageOptions *options;
  AwalePageText          *words;
  AwalePageBoards        *boards;
  GPtrArray              *games;   /* Games. (element-type AwalePageGame) */
  char                   *script;
  char                   *style;
} Page;

/* A part of page.html, whose name stands between two “@”. */
typedef struct
{
  const char *name;
  void     (* add) (Page    *self,
                    GString *html);
} Part;

AwalePageOptions
awale_page_options_default (void)
{
  AwalePageOptions options = { 0 };
  const char      *name = g_get_language_names ()[0];

  options.palette = awale_board_palette_get (awale_board_palette_get_themes ()[0], false);
  options.language = g_str_has_prefix (name, "fr") ? "fr" : "en";
  return options;
}

char *
awale_page_dup_title (const char *name)
{
  char *title = g_strdup (name);
  char *point = title != NULL ? strrchr (title, '.') : NULL;

  if (point != NULL && point != title)
    *point = '\0';
  return title;
}

static char *
load_asset (const char *name)
{
  g_autofree char   *path = g_strconcat (ASSETS, name, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  size_t             size;
  const char        *data = g_bytes_get_data (bytes, &size);

  return g_strndup (data, size);
}

/* Loads a script or style sheet without `//` comments, indentation and empty lines, escaped for XML
 * parsers. */
static char *
load_code (const char *name)
{
  g_autoptr (GRegex) idle = g_regex_new ("^[ \\t]*//.*\n|^[ \\t]+|^\n", G_REGEX_MULTILINE, 0, NULL);
  g_autofree char *asset = load_asset (name);
  g_autofree char *code = g_regex_replace_literal (idle, asset, -1, 0, "", 0, NULL);

  return g_strconcat ("/*<![CDATA[*/\n", code, "/*]]>*/", NULL);
}

/* --- Parts ----------------------------------------------------------------------------------- */

/* Adds the hash of @code as a content security policy names it: “sha256-…”. */
static void
add_hash (GString    *html,
          const char *code)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8                digest[32];
  gsize                 size = sizeof digest;
  g_autofree char      *text = NULL;

  g_checksum_update (checksum, (const guchar *) code, -1);
  g_checksum_get_digest (checksum, digest, &size);
  text = g_base64_encode (digest, size);
  g_string_append_printf (html, "sha256-%s", text);
}

static void
add_script_hash (Page    *self,
                 GString *html)
{
  add_hash (html, self->script);
}

static void
add_style_hash (Page    *self,
                GString *html)
{
  add_hash (html, self->style);
}

static void
add_script (Page    *self,
            GString *html)
{
  g_string_append (html, self->script);
}

static void
add_style (Page    *self,
           GString *html)
{
  g_string_append (html, self->style);
}

static void
add_language (Page    *self,
              GString *html)
{
  g_string_append (html, awale_page_text_get_language (self->words));
}

static void
add_generator (Page    *self,
               GString *html)
{
  g_string_append (html, "Awal\u00e9 " AWALE_VERSION);
}

static void
add_title (Page    *self,
           GString *html)
{
  g_autofree char *first = awale_page_game_get_title (self->games->pdata[0]);

  awale_page_add_text (html, self->games->len > 1 && self->options->title != NULL
                               ? self->options->title : first);
}

static void
add_common (Page    *self,
            GString *html)
{
  awale_page_boards_add_common (self->boards, html);
}

/* Adds the list of games; a page with one game needs none. */
static void
add_list (Page    *self,
          GString *html)
{
  if (self->games->len == 1)
    return;
  if (self->options->title != NULL)
    {
      g_string_append (html, "<h1><bdi>");
      awale_page_add_text (html, self->options->title);
      g_string_append (html, "</bdi></h1>\n");
    }
  g_string_append (html, "<nav><h2 class=\"heard\">");
  awale_page_text_add (self->words, html, N_("Games"));
  g_string_append (html, "</h2>\n<ol>\n");
  for (unsigned i = 0; i < self->games->len; i++)
    awale_page_game_add_link (self->games->pdata[i], html);
  g_string_append (html, "</ol></nav>\n");
}

static void
add_games (Page    *self,
           GString *html)
{
  for (unsigned i = 0; i < self->games->len; i++)
    awale_page_game_add (self->games->pdata[i], html);
}

static void
add_wide (Page    *self,
          GString *html)
{
  awale_page_boards_add_live (self->boards, html, false);
}

static void
add_narrow (Page    *self,
            GString *html)
{
  awale_page_boards_add_live (self->boards, html, true);
}

/* Adds the headings above the pits of both rows, in pairs of facing pits: “f A” … “a F”. */
static void
add_heads (Page    *self,
           GString *html)
{
  for (int pit = 0; pit < AWALE_SIDE_PITS; pit++)
    g_string_append_printf (html, "<th scope=\"col\">%s %s</th>",
                            awale_move_to_string (AWALE_PITS - 1 - pit),
                            awale_move_to_string (pit));
}

static const Part parts[] = {
  { "common", add_common },
  { "games", add_games },
  { "generator", add_generator },
  { "heads", add_heads },
  { "language", add_language },
  { "list", add_list },
  { "narrow", add_narrow },
  { "script", add_script },
  { "script-hash", add_script_hash },
  { "style", add_style },
  { "style-hash", add_style_hash },
  { "title", add_title },
  { "wide", add_wide },
};

/* --- Page ------------------------------------------------------------------------------------ */

static void
add_part (Page       *self,
          GString    *html,
          const char *name)
{
  for (size_t i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (parts[i].name, name))
      {
        parts[i].add (self, html);
        return;
      }
  g_assert_not_reached ();
}

static void
add_message (Page       *self,
             GString    *html,
             const char *message)
{
  for (size_t i = 0; i < G_N_ELEMENTS (template_messages); i++)
    if (g_str_equal (template_messages[i], message))
      {
        awale_page_text_add (self->words, html, message);
        return;
      }
  g_assert_not_reached ();
}

static GString *
fill_template (Page *self)
{
  g_autofree char *template = load_asset ("page.html");
  GString         *html = g_string_new (NULL);

  for (char *p = template; *p != '\0'; p++)
    {
      char *end;

      if (*p != '@' && *p != '{')
        {
          g_string_append_c (html, *p);
          continue;
        }
      end = strchr (p + 1, *p == '@' ? '@' : '}');
      *end = '\0';
      if (*p == '@')
        add_part (self, html, p + 1);
      else
        add_message (self, html, p + 1);
      p = end;
    }
  return html;
}

GBytes *
awale_page_write (AwaleGame *const       *games,
                  size_t                  n_games,
                  const AwalePageOptions *options)
{
  Page     self = { .options = options };
  GString *html;

  g_return_val_if_fail (games != NULL && n_games > 0 && options != NULL, NULL);

  /* This call makes the linker keep the resource in programs that link the folder statically. */
  awale_page_get_resource ();
  self.words = awale_page_text_new (options->language);
  self.boards = awale_page_boards_new (options->palette);
  self.games = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_page_game_free);
  self.script = load_code ("page.js");
  self.style = load_code ("page.css");
  for (size_t i = 0; i < n_games; i++)
    g_ptr_array_add (self.games, awale_page_game_new (games[i], i + 1, options->why, self.words,
                                                        self.boards));
  html = fill_template (&self);
  g_ptr_array_unref (self.games);
  awale_page_boards_free (self.boards);
  awale_page_text_free (self.words);
  g_free (self.script);
  g_free (self.style);
  return g_string_free_to_bytes (html);
}
