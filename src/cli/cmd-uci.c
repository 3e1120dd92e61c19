/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include <glib/gi18n-lib.h>
#include <unistd.h>

#include "protocol/awale-server.h"

AwaleExit
awale_cmd_uci (const AwaleSubcommand   *command,
               char                  ***arguments)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  AwaleExit status;

  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if ((*arguments)[1] != NULL)
    return awale_cli_usage_error (command, _("too many arguments"));

  awale_server_run (STDIN_FILENO, stdout);
  return AWALE_EXIT_DONE;
}
