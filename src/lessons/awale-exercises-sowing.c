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
    .id = "first-move", .topic = AWALE_RULES_TOPIC_BOARD, .ask = AWALE_EXERCISE_KIND_LEGAL,
    .right = "A B C D E F",
    .situation = N_("Every game starts like this: four seeds in each pit, both stores empty. Here "
                    "South sits below and starts."),
    .lesson = N_("At the start you can choose among six pits."),
  },
  {
    .id = "own-pits", .topic = AWALE_RULES_TOPIC_BOARD, .ask = AWALE_EXERCISE_KIND_LEGAL,
    .start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N",
    .right = "a b c d e f",
    .situation = N_("The upper pits, <b>a</b> to <b>f</b>, are North’s; the lower ones, <b>A</b> "
                    "to <b>F</b>, are South’s."),
  },
  {
    .id = "turns", .topic = AWALE_RULES_TOPIC_BOARD, .ask = AWALE_EXERCISE_KIND_LEGAL,
    .moves = "F",
    .right = "a b c d e f",
    .situation = N_("South has just sown <b>F</b>. The players take turns."),
  },
  {
    .id = "empty-pit", .topic = AWALE_RULES_TOPIC_BOARD, .ask = AWALE_EXERCISE_KIND_LEGAL,
    .moves = "Aa",
    .right = "B C D E F",
    .situation = N_("Each player has sown once."),
  },
  {
    .id = "must-sow", .topic = AWALE_RULES_TOPIC_BOARD, .ask = AWALE_EXERCISE_KIND_TURN,
    .start = "1-0-0-0-0-0-4-0-0-0-0-0-21-22-S",
    .right = "sow",
    .situation = N_("South has one seed left on the board, and would rather keep it where "
                    "it is."),
    .lesson = N_("Your only choice is which pit to sow."),
  },
  {
    .id = "first-youngest", .topic = AWALE_RULES_TOPIC_BOARD, .ask = AWALE_EXERCISE_KIND_FIRST,
    .holds = "first=youngest",
    .right = "youngest",
    .situation = N_("Two players sit down at the board."),
  },
  {
    .id = "first-random", .topic = AWALE_RULES_TOPIC_BOARD, .ask = AWALE_EXERCISE_KIND_FIRST,
    .holds = "first=random",
    .right = "random",
    .situation = N_("Two players sit down at the board."),
  },
  {
    .id = "first-choice", .topic = AWALE_RULES_TOPIC_BOARD, .ask = AWALE_EXERCISE_KIND_FIRST,
    .holds = "first=choice",
    .right = "choice",
    .situation = N_("Two players sit down at the board."),
  },
  {
    .id = "sow-reach", .topic = AWALE_RULES_TOPIC_SOWING, .ask = AWALE_EXERCISE_KIND_REACH,
    .pit = 'c',
    .right = "E",
    .situation = N_("Count from the pit after the one you empty, one seed per pit."),
    .lesson = N_("Seeds go one by one into the pits that follow, to the right and around."),
  },
  {
    .id = "sow-round", .topic = AWALE_RULES_TOPIC_SOWING, .ask = AWALE_EXERCISE_KIND_REACH,
    .start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N",
    .pit = 'C',
    .right = "e",
    .situation = N_("North sows along the upper row toward the left, then along the lower row."),
    .lesson = N_("Sowing always goes counterclockwise, for both players."),
  },
  {
    .id = "sow-all", .topic = AWALE_RULES_TOPIC_SOWING, .ask = AWALE_EXERCISE_KIND_SEEDS,
    .pit = 'B', .counted = 'B',
    .right = "0",
    .lesson = N_("You take all the seeds of a pit, never just some of them."),
  },
  {
    .id = "sow-past-stores", .topic = AWALE_RULES_TOPIC_SOWING, .ask = AWALE_EXERCISE_KIND_REACH,
    .start = "1-1-1-1-0-9-5-5-5-5-0-8-4-3-N",
    .pit = 'b',
    .right = "f",
    .situation = N_("The stores hold only captured seeds: a sowing never drops a seed there."),
  },
  {
    .id = "krou-find", .topic = AWALE_RULES_TOPIC_KROU, .ask = AWALE_EXERCISE_KIND_KROU,
    .start = "0-11-0-0-12-0-3-3-3-3-0-4-4-5-S",
    .right = "E",
    .situation = N_("With twelve seeds a sowing comes back to where it began; with eleven it does "
                    "not."),
    .lesson = N_("Sowing a krou skips its own pit, which is therefore empty when the sowing ends."),
  },
  {
    .id = "krou-reach", .topic = AWALE_RULES_TOPIC_KROU, .ask = AWALE_EXERCISE_KIND_REACH,
    .start = "12-0-2-0-0-0-4-4-4-4-0-5-6-7-S",
    .pit = 'B',
    .right = "A",
    .situation = N_("Remember what a krou does when it comes back around."),
  },
  {
    .id = "krou-empty", .topic = AWALE_RULES_TOPIC_KROU, .ask = AWALE_EXERCISE_KIND_SEEDS,
    .start = "0-0-0-0-0-12-2-2-2-2-0-3-13-12-S",
    .pit = 'F', .counted = 'F',
    .right = "0",
  },
  {
    .id = "krou-twice", .topic = AWALE_RULES_TOPIC_KROU, .ask = AWALE_EXERCISE_KIND_SEEDS,
    .start = "4-0-0-0-0-0-0-0-0-0-24-0-10-10-N",
    .pit = 'e', .counted = 'e',
    .right = "0",
    .situation = N_("Twenty-four seeds go around more than twice."),
  },
  {
    .id = "krou-next", .topic = AWALE_RULES_TOPIC_KROU, .ask = AWALE_EXERCISE_KIND_SEEDS,
    .start = "0-0-0-0-0-23-1-0-0-0-0-0-12-12-S",
    .pit = 'F', .counted = 'a',
    .right = "4",
    .situation = N_("Twenty-three seeds go around twice and one pit farther."),
  },
  {
    .id = "krou-eleven", .topic = AWALE_RULES_TOPIC_KROU, .ask = AWALE_EXERCISE_KIND_SEEDS,
    .start = "4-4-4-4-0-5-0-0-11-0-0-0-8-8-N",
    .pit = 'c', .counted = 'b',
    .right = "1",
    .situation = N_("Eleven seeds give one to each of the other pits, and stop just before the "
                    "one they came from."),
  },
  {
    .id = "krou-captures", .topic = AWALE_RULES_TOPIC_KROU, .ask = AWALE_EXERCISE_KIND_TAKES,
    .start = "0-0-0-0-0-13-0-0-3-0-0-0-16-16-S",
    .pit = 'F',
    .right = "4",
    .situation = N_("What a krou drops on its second lap counts as well."),
  },
  { .id = NULL },
};
