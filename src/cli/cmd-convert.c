/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include "awale-cli-file.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char      *in;
  const char      *out;
  AwaleFormat      from;
  AwaleFormat      to;
  const AwaleNotation *notation;
  AwaleWriteFlags  flags;
} Conversion;

/* Warns about rules that a format cannot store: the letters format has none, and is read like a
 * file that names no rules; PlayStrategy has only one ruleset. */
static void
warn_of_rules (AwaleDocument *document,
               AwaleFormat    format,
               const char    *name)
{
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    if (!awale_format_has_rules (format, awale_document_get_game (document, i)))
      awale_cli_message (format == AWALE_FORMAT_LETTERS
                           ? _("%s: game %u: the letters format cannot hold its rules")
                           : _("%s: game %u: PlayStrategy cannot play by its rules"),
                         name, (unsigned) i + 1);
}

static AwaleExit
convert (const Conversion *conversion)
{
  g_autoptr (AwaleDocument) document = awale_cli_read_document (conversion->in, conversion->from,
                                                                conversion->notation);
  g_autofree char *text = NULL;

  if (document == NULL)
    return AWALE_EXIT_FAILED;
  awale_cli_print_diagnostics (document, conversion->in);
  if (awale_document_get_n_games (document) == 0)
    return AWALE_EXIT_NO;
  if ((awale_document_is_incomplete (document) || awale_document_count_errors (document, 0) > 0)
      && awale_cli_is_same_file (conversion->in, conversion->out))
    {
      awale_cli_message (_("%s: not replaced, because not all of it could be read"),
                         conversion->out);
      return AWALE_EXIT_NO;
    }

  warn_of_rules (document, conversion->to, conversion->in);
  text = awale_format_write (conversion->to, document, conversion->flags);
  if (!awale_cli_write_text (conversion->out, text))
    return AWALE_EXIT_FAILED;
  return awale_document_count_errors (document, 0) > 0 ? AWALE_EXIT_NO : AWALE_EXIT_DONE;
}

AwaleExit
awale_cmd_convert (const AwaleSubcommand   *command,
                   char                  ***arguments)
{
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  g_autofree char *notation = NULL;
  gboolean main_line = FALSE;
  const GOptionEntry entries[] = {
    { "main-line", 0, 0, G_OPTION_ARG_NONE, &main_line,
      N_("Write what Aualé can read: without variations"), NULL },
    { "from", 0, 0, G_OPTION_ARG_STRING, &from, N_("Format to read: ogn, letters, playstrategy"),
      N_("FORMAT") },
    { "notation", 0, 0, G_OPTION_ARG_STRING, &notation,
      N_("Notation of games that can be read in two"), N_("NOTATION") },
    { "to", 0, 0, G_OPTION_ARG_STRING, &to, N_("Format to write: ogn, letters, playstrategy"),
      N_("FORMAT") },
    G_OPTION_ENTRY_NULL
  };
  Conversion conversion = { .from = AWALE_FORMAT_OGN, .to = AWALE_FORMAT_OGN };
  AwaleExit status;
  char **words = awale_cli_parse_options (command, arguments, entries, &status);

  if (words == NULL)
    return status;
  if (!awale_cli_read_format (command, from, &conversion.from)
      || !awale_cli_read_format (command, to, &conversion.to))
    return AWALE_EXIT_USAGE;
  if (notation != NULL)
    conversion.notation = awale_notation_lookup (notation);
  if (notation != NULL && conversion.notation == NULL)
    {
      awale_cli_usage_error (command, _("“%s” is not a notation: see awale-ogn(5)"), notation);
      return AWALE_EXIT_USAGE;
    }

  conversion.in = words[0];
  conversion.out = words[1];
  conversion.flags = main_line ? AWALE_WRITE_MAIN_LINE : AWALE_WRITE_DEFAULT;
  return convert (&conversion);
}
