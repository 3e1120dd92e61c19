/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

static void
set_up_language (void)
{
  const char *directory = g_getenv ("AWALE_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, directory != NULL ? directory : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static char *
create_help (void)
{
  GString *help = g_string_new (NULL);
  size_t n_commands;
  const AwaleSubcommand *commands = awale_cli_commands (&n_commands);

  g_string_append_printf (help, "%s\n  awale-cli %s\n\n%s\n", _("Usage:"),
                          _("SUBCOMMAND [OPTION…] ARGUMENTS"), _("Subcommands:"));
  for (size_t i = 0; i < n_commands; i++)
    g_string_append_printf (help, "  %-12s %s\n", commands[i].name, _(commands[i].summary));
  g_string_append_printf (help, "\n%s\n",
                          _("“awale-cli SUBCOMMAND --help” tells you more; “--version” prints the "
                            "version."));
  return g_string_free (help, FALSE);
}

static const AwaleSubcommand *
find_command (const char *name)
{
  size_t n_commands;
  const AwaleSubcommand *commands = awale_cli_commands (&n_commands);

  for (size_t i = 0; i < n_commands; i++)
    if (strcmp (commands[i].name, name) == 0)
      return &commands[i];
  return NULL;
}

static AwaleExit
run_command (const AwaleSubcommand  *command,
             char                  **arguments)
{
  g_auto (GStrv) words = g_strdupv (arguments);

  return command->run (command, &words);
}

static AwaleExit
answer (char **arguments)
{
  g_autofree char *help = create_help ();
  const AwaleSubcommand *command;

  if (arguments[0] == NULL)
    {
      g_printerr ("%s", help);
      return AWALE_EXIT_USAGE;
    }
  if (strcmp (arguments[0], "--help") == 0 || strcmp (arguments[0], "-h") == 0)
    {
      g_print ("%s", help);
      return AWALE_EXIT_DONE;
    }
  if (strcmp (arguments[0], "--version") == 0)
    {
      g_print ("awale-cli %s\n", AWALE_VERSION);
      return AWALE_EXIT_DONE;
    }

  command = find_command (arguments[0]);
  if (command != NULL)
    return run_command (command, arguments);
  awale_cli_message (_("there is no subcommand “%s”"), arguments[0]);
  g_printerr ("%s\n", _("Try “awale-cli --help”."));
  return AWALE_EXIT_USAGE;
}

int
main (int    argc,
      char **argv)
{
  AwaleExit status;
  bool has_failed;

  set_up_language ();
  g_set_prgname ("awale-cli");
  status = answer (argc > 0 ? argv + 1 : argv);

  /* A full disk shows here at the latest; one more line tells again why an earlier one failed. */
  has_failed = ferror (stdout) != 0;
  errno = EIO;
  if (has_failed)
    {
      clearerr (stdout);
      putchar ('\n');
    }
  if (fflush (stdout) != 0 || has_failed)
    {
      awale_cli_message (_("cannot write the output: %s"), g_strerror (errno));
      return AWALE_EXIT_FAILED;
    }
  return (int) status;
}
