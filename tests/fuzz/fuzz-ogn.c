/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * Games read from any bytes are written as OGN that is read as the same games without an error, and
 * is written again as the same bytes.
 */
#include "fuzz.h"

#include "../notation/dump.h"

#include <string.h>

static bool
nests_too_deep (AwaleDocument *document)
{
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    if (get_nesting (awale_document_get_game (document, i)) > AWALE_OGN_MAX_NESTING)
      return true;
  return false;
}

static void
check_places (AwaleDocument *document)
{
  for (size_t i = 0; i < awale_document_get_n_diagnostics (document); i++)
    {
      const AwaleDiagnostic *diagnostic = awale_document_get_diagnostic (document, i);
      g_autofree char *sentence = awale_diagnostic_to_sentence (diagnostic);

      g_assert_cmpuint (diagnostic->line, >, 0);
      g_assert_cmpuint (diagnostic->column, >, 0);
      g_assert_cmpuint (diagnostic->game, <=, awale_document_get_n_games (document));
      g_assert_true (g_utf8_validate (sentence, -1, NULL));
    }
}

static void
check_width (const char *text)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

static void
check_format (AwaleFormat      format,
              AwaleWriteFlags  flags,
              AwaleDocument   *document)
{
  g_autofree char *first = awale_format_write (format, document, flags);
  g_autoptr (AwaleDocument) again = awale_format_read (format, first, strlen (first), NULL);
  g_autofree char *second = awale_format_write (format, again, flags);

  check_width (first);
  if (format == AWALE_FORMAT_OGN && awale_document_get_n_games (document) > 0)
    {
      g_assert_cmpuint (awale_document_count_errors (again, 0), ==, 0);
      g_assert_cmpstr (first, ==, second);
      g_assert_cmpuint (awale_document_get_n_games (again), ==,
                        awale_document_get_n_games (document));
      g_assert_false (awale_document_is_incomplete (again));
    }
  if (format == AWALE_FORMAT_OGN && flags == AWALE_WRITE_DEFAULT && !nests_too_deep (document)
      && awale_document_get_n_games (document) > 0)
    {
      g_autofree char *before = dump_document (document);
      g_autofree char *after = dump_document (again);

      g_assert_cmpstr (before, ==, after);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read ((const char *) data, size, "fuzz");
  g_autoptr (AwaleDocument) letters = awale_letters_read ((const char *) data, size, "fuzz");

  check_places (document);
  check_places (letters);
  check_format (AWALE_FORMAT_OGN, AWALE_WRITE_DEFAULT, document);
  check_format (AWALE_FORMAT_OGN, AWALE_WRITE_MAIN_LINE, document);
  check_format (AWALE_FORMAT_OGN, AWALE_WRITE_DEFAULT, letters);
  check_format (AWALE_FORMAT_LETTERS, AWALE_WRITE_DEFAULT, document);
  return 0;
}
