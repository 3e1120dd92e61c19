/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include <glib/gi18n-lib.h>

/* A new subcommand is a file cmd-NAME.c, its function in awale-cli.h, and a line here. */
static const AwaleSubcommand commands[] = {
  { "rulesets", NULL, N_("List the rulesets and their axes"), awale_cmd_rulesets, NULL },
  { "perft", "DEPTH", N_("Count the lines of play up to a given length"), awale_cmd_perft, NULL },
  { "play", "[MOVES]", N_("Play moves and show how the game stands"), awale_cmd_play, NULL },
  { "check", "FILE…", N_("Check files of games"), awale_cmd_check, NULL },
  { "convert", "IN OUT", N_("Rewrite the games of a file"), awale_cmd_convert, NULL },
  { "diagram", "POSITION", N_("Draw a position as SVG, PNG or PDF"), awale_cmd_diagram, NULL },
  { "animate", "FILE", N_("Draw a game as an animated WebP picture"), awale_cmd_animate, NULL },
  { "sheet", "FILE", N_("Lay games out on paper, as PDF"), awale_cmd_sheet, NULL },
  { "page", "FILE", N_("Turn games into a web page that replays them"), awale_cmd_page, NULL },
  { "show", "FILE", N_("Replay the games of a file as text"), awale_cmd_show, NULL },
  { "tablebase", "build|stats|probe POSITION|verify", N_("Build, read and check endgame tables"),
    awale_cmd_tablebase, NULL },
  { "book", "build|merge|probe POSITION [MOVES]|stats|lines",
    N_("Build and read opening books"), awale_cmd_book, NULL },
  { "library", "import PATH…|list|search POSITION|explore POSITION|export FILE|stats|"
    "analyse [FILE]|merge FILE…|bad [FILE]|forget NUMBER…|check",
    N_("Keep many games, and find them"), awale_cmd_library, NULL },
  { "search", "POSITION [MOVES]", N_("Find the best moves in a position"), awale_cmd_search, NULL },
  { "analyse", "FILE", N_("Add values to the moves of games"), awale_cmd_analyse, NULL },
  { "report", "FILE", N_("Show how well each player played"), awale_cmd_report, NULL },
  { "train", "make [FILE…]|list [FILE…]|export [FILE…] OUT|find [FILE…] OUT|progress NAME…",
    N_("Turn errors into exercises, find combinations, and show progress"), awale_cmd_train,
    N_("--depth, --movetime, --threads and --hash are for make, list and export;\n"
       "--answers is for export; options that select games are for make and find.") },
  { "uci", NULL, N_("Act as an engine for other programs"), awale_cmd_uci, NULL },
  { "bench", NULL, N_("Measure the speed of this machine"), awale_cmd_bench, NULL },
};

const AwaleSubcommand *
awale_cli_commands (size_t *n_commands)
{
  *n_commands = G_N_ELEMENTS (commands);
  return commands;
}
