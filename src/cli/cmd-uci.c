/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli.h"

#include <unistd.h>

#include "protocol/awale-server.h"

AwaleExit
awale_cmd_uci (const AwaleSubcommand   *command,
               char                  ***arguments)
{
  AwaleExit status;

  if (awale_cli_parse_options (command, arguments, NULL, &status) == NULL)
    return status;

  awale_server_run (STDIN_FILENO, stdout);
  return AWALE_EXIT_DONE;
}
