/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include "awale-cli-file.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static void
write_row (AwaleTableWriter *table,
           const char       *file,
           size_t            game,
           const char       *state,
           const char       *detail)
{
  /* Game 0 stands for the whole file. */
  awale_table_writer_add (table, "%s %.0f %s %s", file, game > 0 ? (double) game : NAN, state,
                          detail);
}

static void
write_diagnostic (AwaleTableWriter      *table,
                  const char            *file,
                  const AwaleDiagnostic *diagnostic)
{
  g_autofree char *detail = awale_diagnostic_to_string (diagnostic);

  write_row (table, file, diagnostic->game,
             diagnostic->severity == AWALE_SEVERITY_ERROR ? "error" : "warning", detail);
}

/* Writes a row for each diagnostic, and one for each game without any; the diagnostics are in the
 * order of the games. */
static void
write_document (AwaleTableWriter *table,
                AwaleDocument    *document,
                const char       *file)
{
  size_t n_diagnostics = awale_document_get_n_diagnostics (document);
  size_t next = 0;

  for (size_t game = 0; game <= awale_document_get_n_games (document); game++)
    {
      bool is_good = game > 0;

      /* The last diagnostic may be about the whole file, whose game is 0. */
      for (; next < n_diagnostics
             && awale_document_get_diagnostic (document, next)->game <= game; next++)
        {
          const AwaleDiagnostic *diagnostic = awale_document_get_diagnostic (document, next);

          write_diagnostic (table, file, diagnostic);
          is_good = is_good && diagnostic->game != game;
        }
      if (is_good)
        write_row (table, file, game, "ok", "");
    }
}

static AwaleExit
check_file (AwaleTableWriter *table,
            const char       *name,
            AwaleFormat       format)
{
  g_autoptr (AwaleDocument) document = awale_cli_read_document (name, format, NULL);

  if (document == NULL)
    return AWALE_EXIT_FAILED;
  write_document (table, document, name);
  return awale_document_count_errors (document, 0) > 0 ? AWALE_EXIT_NO : AWALE_EXIT_DONE;
}

AwaleExit
awale_cmd_check (const AwaleSubcommand   *command,
                 char                  ***arguments)
{
  g_autofree char *from = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_STRING, &from,
      N_("Format of the files: ogn, letters, playstrategy"), N_("FORMAT") },
    AWALE_CLI_JSON_ENTRY (json),
    G_OPTION_ENTRY_NULL
  };
  AwaleFormat format = AWALE_FORMAT_OGN;
  AwaleExit status;
  char **words = awale_cli_parse_options (command, arguments, entries, &status);
  AwaleTableWriter table;

  if (words == NULL)
    return status;
  if (!awale_cli_read_format (command, from, &format))
    return AWALE_EXIT_USAGE;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json, "file game state detail");
  status = AWALE_EXIT_DONE;
  for (char **name = words; *name != NULL; name++)
    {
      AwaleExit checked = check_file (&table, *name, format);

      status = MAX (status, checked);
    }
  return status;
}
