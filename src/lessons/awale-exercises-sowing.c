/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The board, who starts, sowing and the krou.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-exercise-private.h"

#include <glib/gi18n-lib.h>

const AwaleExercise awale_exercises_sowing[] =
{
  {
    .id = "first-move", .topic = AWALE_TOPIC_BOARD, .ask = AWALE_ASK_LEGAL,
    .right = "A B C D E F",
    .situation = N_("Four seeds in every pit, both stores empty: so begins every game. Here "
                    "South sits below and begins."),
    .lesson = N_("At the start each player has a choice of six pits."),
  },
  {
    .id = "own-pits", .topic = AWALE_TOPIC_BOARD, .ask = AWALE_ASK_LEGAL,
    .start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N",
    .right = "a b c d e f",
    .situation = N_("The pits a to f, above, are North’s; A to F, below, are South’s."),
  },
  {
    .id = "turns", .topic = AWALE_TOPIC_BOARD, .ask = AWALE_ASK_LEGAL,
    .moves = "F",
    .right = "a b c d e f",
    .situation = N_("South has just sown F. The players take turns."),
  },
  {
    .id = "empty-pit", .topic = AWALE_TOPIC_BOARD, .ask = AWALE_ASK_LEGAL,
    .moves = "Aa",
    .right = "B C D E F",
    .situation = N_("Each player has sown once."),
  },
  {
    .id = "must-sow", .topic = AWALE_TOPIC_BOARD, .ask = AWALE_ASK_TURN,
    .start = "1-0-0-0-0-0-4-0-0-0-0-0-21-22-S",
    .right = "sow",
    .situation = N_("South has one seed left on the board, and would rather keep it where "
                    "it is."),
    .lesson = N_("Only which pit to sow is free."),
  },
  {
    .id = "first-youngest", .topic = AWALE_TOPIC_BOARD, .ask = AWALE_ASK_FIRST,
    .holds = "first=youngest",
    .right = "youngest",
    .situation = N_("Two players have sat down at the board."),
  },
  {
    .id = "first-random", .topic = AWALE_TOPIC_BOARD, .ask = AWALE_ASK_FIRST,
    .holds = "first=random",
    .right = "random",
    .situation = N_("Two players have sat down at the board."),
  },
  {
    .id = "first-choice", .topic = AWALE_TOPIC_BOARD, .ask = AWALE_ASK_FIRST,
    .holds = "first=choice",
    .right = "choice",
    .situation = N_("Two players have sat down at the board."),
  },
  {
    .id = "sow-reach", .topic = AWALE_TOPIC_SOWING, .ask = AWALE_ASK_REACH,
    .pit = 'c',
    .right = "E",
    .situation = N_("Count round from the pit after the one you empty, one seed a pit."),
    .lesson = N_("Seeds go one by one into the pits that follow, to the right and round."),
  },
  {
    .id = "sow-round", .topic = AWALE_TOPIC_SOWING, .ask = AWALE_ASK_REACH,
    .start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N",
    .pit = 'C',
    .right = "e",
    .situation = N_("North sows along the upper row towards the left, then on along the "
                    "lower row."),
    .lesson = N_("Sowing always goes counter-clockwise, for both players."),
  },
  {
    .id = "sow-all", .topic = AWALE_TOPIC_SOWING, .ask = AWALE_ASK_SEEDS,
    .pit = 'B', .counted = 'B',
    .right = "0",
    .lesson = N_("One takes all the seeds of a pit, never only some of them."),
  },
  {
    .id = "sow-past-stores", .topic = AWALE_TOPIC_SOWING, .ask = AWALE_ASK_REACH,
    .start = "1-1-1-1-1-8-5-5-5-5-5-8-1-1-N",
    .pit = 'b',
    .right = "f",
    .situation = N_("The stores only keep what was captured: a sowing never drops a seed "
                    "there."),
  },
  {
    .id = "krou-find", .topic = AWALE_TOPIC_KROU, .ask = AWALE_ASK_KROU,
    .start = "0-11-0-0-12-0-3-3-3-3-3-3-4-3-S",
    .right = "E",
    .situation = N_("With twelve seeds a sowing comes round to where it began; with eleven "
                    "it does not."),
    .lesson = N_("Its own pit is left out, so it is empty when the sowing ends."),
  },
  {
    .id = "krou-reach", .topic = AWALE_TOPIC_KROU, .ask = AWALE_ASK_REACH,
    .start = "12-0-2-0-0-0-4-4-4-4-4-4-5-5-S",
    .pit = 'B',
    .right = "A",
    .situation = N_("Remember what a krou does when it comes round."),
  },
  {
    .id = "krou-empty", .topic = AWALE_TOPIC_KROU, .ask = AWALE_ASK_SEEDS,
    .start = "0-0-0-0-0-12-2-2-2-2-2-2-12-12-S",
    .pit = 'F', .counted = 'F',
    .right = "0",
  },
  {
    .id = "krou-twice", .topic = AWALE_TOPIC_KROU, .ask = AWALE_ASK_SEEDS,
    .start = "4-0-0-0-0-0-0-0-0-0-24-0-10-10-N",
    .pit = 'e', .counted = 'e',
    .right = "0",
    .situation = N_("Twenty-four seeds go round more than twice."),
  },
  {
    .id = "krou-next", .topic = AWALE_TOPIC_KROU, .ask = AWALE_ASK_SEEDS,
    .start = "0-0-0-0-0-23-1-0-0-0-0-0-12-12-S",
    .pit = 'F', .counted = 'a',
    .right = "4",
    .situation = N_("Twenty-three seeds go round twice and one pit further."),
  },
  {
    .id = "krou-eleven", .topic = AWALE_TOPIC_KROU, .ask = AWALE_ASK_SEEDS,
    .start = "4-4-4-4-4-4-0-0-11-0-0-0-6-7-N",
    .pit = 'c', .counted = 'b',
    .right = "1",
    .situation = N_("Eleven seeds give one to every other pit, and stop just before the one "
                    "they came from."),
  },
  {
    .id = "krou-captures", .topic = AWALE_TOPIC_KROU, .ask = AWALE_ASK_TAKES,
    .start = "0-0-0-0-0-13-0-0-3-0-0-0-16-16-S",
    .pit = 'F',
    .right = "4",
    .situation = N_("What a krou drops on its second time round counts as well."),
  },
  { .id = NULL },
};
