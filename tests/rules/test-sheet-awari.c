/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "sheet-cases.h"

/* These are the rules of Awari, as the Computer Olympiads played it and as Romein and Bal solved
 * it. */

const SheetCase sheet_awari[] = {
  {
    .name = "start",
    .legal = "ABCDEF",
    .ending = "playing -",
  },
  {
    /* A grand slam is legal only if there is no other move. */
    .name = "slam-refused",
    .start = "1-0-0-0-0-1-1-0-0-0-0-0-20-25-S",
    .refused = "F grand slam as a last resort only",
    .legal = "A",
  },
  {
    /* A grand slam that is the only move harvests its seeds. */
    .name = "last-resort-harvests",
    .start = "0-0-0-0-2-0-1-0-0-0-0-0-22-23-S",
    .moves = "E",
    .after = "0-0-0-0-0-1-0-0-0-0-0-0-24-23-N",
  },
  {
    /* After a grand slam that is the only move, the remaining seeds go to the opponent of the
     * player who cannot move. */
    .name = "leftover-to-the-opponent",
    .start = "0-0-0-0-2-0-1-0-0-0-0-0-22-23-S",
    .moves = "E",
    .legal = "",
    .ending = "ended no-sowing",
    .score = "25-23",
  },
  {
    .name = "must-feed",
    .start = "3-0-0-0-0-1-0-0-0-0-0-0-22-22-S",
    .refused = "A must feed the opponent",
    .legal = "F",
  },
  {
    /* If no sowing reaches the opponent's empty side, any sowing is legal. */
    .name = "feed-if-possible",
    .start = "2-1-0-0-0-0-0-0-0-0-0-0-22-23-S",
    .legal = "AB",
    .ending = "playing -",
  },
  {
    /* The opponent then cannot move, and South gets the remaining seeds. */
    .name = "not-fed-ends",
    .start = "2-1-0-0-0-0-0-0-0-0-0-0-22-23-S",
    .moves = "A",
    .ending = "ended no-sowing",
    .score = "25-23",
  },
  {
    /* At the third occurrence of a position the seeds on the board are halved, which may give half
     * seeds. */
    .name = "split",
    .start = "1-0-0-0-0-0-1-0-0-0-1-0-22-23-S",
    .moves = "AaBbCcDeEdFfAaBbCcDeEdFf",
    .after = "1-0-0-0-0-0-1-0-0-0-1-0-22-23-S",
    .ending = "ended repetition",
    .score = "23.5-24.5",
  },
  {
    .name = "split-even",
    .start = "1-0-0-0-0-0-1-0-0-0-0-0-20-26-S",
    .moves = "AaBbCcDdEeFfAaBbCcDdEeFf",
    .ending = "ended repetition",
    .score = "21-27",
  },
  {
    .name = "no-repetition-yet",
    .start = "1-0-0-0-0-0-1-0-0-0-1-0-22-23-S",
    .moves = "AaBbCcDeEdFf",
    .ending = "playing -",
    .score = "22-23",
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
