/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The input of a UCI server: the server continues until `quit`, writes only complete lines of the
 * protocol, and answers each `go` with one `bestmove`. The input is also given to the parsers of
 * the client. */
#include "fuzz.h"

#include <stdatomic.h>
#include <string.h>

#include "protocol/awale-line-buffer.h"
#include "protocol/awale-protocol.h"

enum
{
  /* Size in mebibytes; a small hash table leaves time for other commands. */
  MAX_HASH = 2,
  MAX_LINES = 200,
};

static void
note_line_cb (const char *line,
              void       *user_data)
{
  atomic_int *n_best = user_data;

  g_assert_true (g_utf8_validate (line, -1, NULL));
  g_assert_null (strpbrk (line, "\r\n"));
  g_assert_true (*line != '\0');
  if (g_str_has_prefix (line, "bestmove "))
    atomic_fetch_add (n_best, 1);
}

/* Returns true if the line is a `go` command, after skipping unknown words as the server does. */
static bool
is_go (const char *line)
{
  static const char *const known[] = { "uci", "debug", "isready", "setoption", "ucinewgame",
                                       "position", "go", "stop", "ponderhit", "quit", NULL };
  g_auto (GStrv) words = awale_words_split (line);

  for (int i = 0; words[i] != NULL; i++)
    if (g_strv_contains (known, words[i]))
      return strcmp (words[i], "go") == 0;
  return false;
}

/* Parses the line with the parsers of the client, and as a command `go`, which must survive
 * writing. */
static void
read_as_client (const char *line)
{
  g_auto (AwaleInfoLine) info = { 0 };
  g_autoptr (AwaleEngineOption) option = awale_engine_option_parse (line);
  AwaleGoCommand go = awale_go_command_parse (line, NULL);
  g_autofree char *text = awale_go_command_to_string (&go);
  AwaleGoCommand again = awale_go_command_parse (text + strlen ("go"), NULL);
  g_autofree char *text_again = awale_go_command_to_string (&again);

  g_assert_cmpstr (text, ==, text_again);
  awale_info_line_parse (&info, line);
  g_assert_cmpint (info.pv_length, <=, AWALE_SEARCH_MAX_LINE);
  if (info.score_kind != AWALE_ENGINE_SCORE_NONE)
    awale_score_dialect_convert (awale_score_dialect_find (line), &info);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  atomic_int n_best = 0;
  int n_goes = 0;
  AwaleServer *server = awale_server_new (MAX_HASH, note_line_cb, &n_best);
  AwaleLineBuffer buffer;

  awale_line_buffer_init (&buffer, 1 << 12);
  awale_line_buffer_push (&buffer, (const char *) data, size);
  awale_line_buffer_end (&buffer);
  for (int i = 0; i < MAX_LINES; i++)
    {
      g_autofree char *line = awale_line_buffer_take (&buffer);

      if (line == NULL)
        break;
      read_as_client (line);
      n_goes += is_go (line);
      if (!awale_server_take_line (server, line))
        break;
    }
  awale_server_free (server);
  awale_line_buffer_clear (&buffer);
  g_assert_cmpint (n_goes, ==, atomic_load (&n_best));
  return 0;
}
