/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "sheet-cases.h"

/* These are the rules of Oware Abapa, as tournaments and other programs play it. */

const SheetCase sheet_abapa[] = {
  {
    .name = "start",
    .legal = "ABCDEF",
    .ending = "playing -",
  },
  {
    /* A grand slam is legal, but takes no seeds. */
    .name = "slam-takes-nothing",
    .start = "1-0-0-0-0-2-1-2-0-0-0-0-21-21-S",
    .moves = "F",
    .after = "1-0-0-0-0-0-2-3-0-0-0-0-21-21-N",
  },
  {
    .name = "slam-is-legal",
    .start = "1-0-0-0-0-2-1-2-0-0-0-0-21-21-S",
    .legal = "AF",
  },
  {
    .name = "must-feed",
    .start = "3-0-0-0-0-1-0-0-0-0-0-0-22-22-S",
    .refused = "A must feed the opponent",
    .legal = "F",
  },
  {
    /* When no sowing reaches the opponent's empty side, each player keeps the seeds on their own
     * side. */
    .name = "cannot-feed",
    .start = "2-1-0-0-0-0-0-0-0-0-0-0-22-23-S",
    .legal = "",
    .ending = "ended no-sowing",
    .score = "25-23",
  },
  {
    /* A dead position does not end the game. */
    .name = "dead-plays-on",
    .start = "0-1-0-0-0-0-0-0-1-0-0-0-22-24-S",
    .ending = "playing -",
  },
  {
    /* The second occurrence of a position ends the game, and each player keeps the seeds on their
     * own side. */
    .name = "repetition",
    .start = "1-0-0-0-0-0-1-0-0-0-0-0-22-24-S",
    .moves = "AaBbCcDdEeFf",
    .ending = "ended repetition",
    .score = "23-25",
  },
  {
    .name = "no-repetition-yet",
    .start = "1-0-0-0-0-0-1-0-0-0-0-0-22-24-S",
    .moves = "AaBbCcDdEeF",
    .ending = "playing -",
  },
  {
    .name = "majority",
    .start = "4-0-0-0-0-1-1-4-0-0-0-0-23-15-S",
    .moves = "F",
    .ending = "may-stop majority",
    .score = "25-15",
  },
  { NULL },
};
