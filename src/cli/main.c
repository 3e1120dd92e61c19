/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <libintl.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#define ONE_FILE .least = 1, .most = 1, .missing = N_("exactly one file is needed")

/* A new subcommand needs a function in a file cmd-*.c, its declaration in awale-cli.h, and a row
 * here. */
static const AwaleSubcommand commands[] = {
  { "rulesets", NULL, N_("List the rulesets and their axes"), awale_cmd_rulesets, .most = 0 },
  { "perft", "DEPTH", N_("Count the lines of play up to a given length"),
    awale_cmd_perft, .least = 1, .most = 1, .missing = N_("a depth is needed") },
  { "play", "[MOVES]", N_("Play moves and show how the game stands"), awale_cmd_play, .most = -1 },
  { "check", "FILE…", N_("Check files of games"), awale_cmd_check, .least = 1, .most = -1,
    .missing = N_("a file is needed") },
  { "convert", "IN OUT", N_("Rewrite the games of a file"),
    awale_cmd_convert, .least = 2, .most = 2,
    .missing = N_("a file to read and a file to write are needed") },
  { "diagram", "POSITION", N_("Draw a position as SVG, PNG or PDF"),
    awale_cmd_diagram, .least = 1, .most = 1, .missing = N_("a position is needed") },
  { "animate", "FILE", N_("Draw a game as an animated WebP picture"), awale_cmd_animate, ONE_FILE },
  { "sheet", "FILE", N_("Lay games out on paper, as PDF"), awale_cmd_sheet, ONE_FILE },
  { "page", "FILE", N_("Turn games into a web page that replays them"),
    awale_cmd_page, ONE_FILE },
  { "show", "FILE", N_("Replay the games of a file as text"), awale_cmd_show, ONE_FILE },
  { "tablebase", "build|stats|probe POSITION|verify", N_("Build, read and check endgame tables"),
    awale_cmd_tablebase, .most = -1 },
  { "book", "build|merge|probe POSITION [MOVES]|stats|lines",
    N_("Build and read opening books"), awale_cmd_book, .most = -1 },
  { "library", "import PATH…|list|search POSITION|explore POSITION|export FILE|doubles|"
    "stats|analyse [FILE]|merge FILE…|bad [FILE]|forget NUMBER…|forget gone|check",
    N_("Keep many games, and find them"), awale_cmd_library, .most = -1 },
  { "search", "POSITION [MOVES]", N_("Find the best moves in a position"),
    awale_cmd_search, .least = 1, .most = -1, .missing = N_("a position is needed") },
  { "analyse", "FILE", N_("Add values to the moves of games"), awale_cmd_analyse, ONE_FILE },
  { "report", "FILE", N_("Show how well each player played"), awale_cmd_report, ONE_FILE },
  { "train", "make [FILE…]|list [FILE…]|export [FILE…] OUT|find [FILE…] OUT|progress NAME…",
    N_("Turn errors into exercises, find combinations, and show progress"), awale_cmd_train,
    .most = -1,
    .note = N_("--depth, --movetime, --threads and --hash are for make, list and export;\n"
               "--answers is for export; options that select games are for make and find.") },
  { "uci", NULL, N_("Act as an engine for other programs"), awale_cmd_uci, .most = 0 },
  { "bench", NULL, N_("Measure the speed of this machine"), awale_cmd_bench, .most = 0 },
};

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

  g_string_append_printf (help, "%s\n  awale-cli %s\n\n%s\n", _("Usage:"),
                          _("SUBCOMMAND [OPTION…] ARGUMENTS"), _("Subcommands:"));
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (help, "  %-12s %s\n", commands[i].name, _(commands[i].summary));
  g_string_append_printf (help, "\n%s\n",
                          _("“awale-cli SUBCOMMAND --help” tells you more; “--version” prints the "
                            "version."));
  return g_string_free (help, FALSE);
}

static const AwaleSubcommand *
find_command (const char *name)
{
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
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
  /* SIGXFSZ is ignored, so that a limit on the size of files is reported like a full disk. */
  signal (SIGXFSZ, SIG_IGN);
  g_set_prgname ("awale-cli");
  status = answer (argc > 0 ? argv + 1 : argv);

  /* Writing to a full disk fails here at the latest; if it failed before, a line end is written
   * again to learn the reason. */
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
