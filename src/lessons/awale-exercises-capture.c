/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Capturing one pit, and several.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-exercise-private.h"

#include <glib/gi18n-lib.h>

const AwaleExercise awale_exercises_capture[] = {
  {
      .id = "capture-two",
      .topic = AWALE_RULES_TOPIC_CAPTURE,
      .ask = AWALE_EXERCISE_KIND_CAPTURE,
      .start = "4-0-0-0-0-1-1-4-0-0-0-0-19-19-S",
      .right = "F",
      .situation =
          N_ ("If the last seed brings a pit on the other side to two or three seeds, that "
              "pit is captured."),
  },
  {
      .id = "capture-three",
      .topic = AWALE_RULES_TOPIC_CAPTURE,
      .ask = AWALE_EXERCISE_KIND_CAPTURE,
      .start = "4-0-0-0-3-0-0-2-4-0-0-0-18-17-S",
      .right = "E",
      .lesson = N_ ("Captured seeds go into your store and stay there."),
  },
  {
      .id = "capture-north",
      .topic = AWALE_RULES_TOPIC_CAPTURE,
      .ask = AWALE_EXERCISE_KIND_CAPTURE,
      .start = "1-0-0-2-0-0-0-0-3-0-0-1-20-21-N",
      .right = "f",
      .situation = N_ ("North captures on South’s side in the same way."),
  },
  {
      .id = "no-capture-of-four",
      .topic = AWALE_RULES_TOPIC_CAPTURE,
      .ask = AWALE_EXERCISE_KIND_TAKES,
      .start = "4-0-0-0-3-0-0-3-4-0-0-0-18-16-S",
      .pit = 'E',
      .right = "0",
  },
  {
      .id = "no-capture-of-one",
      .topic = AWALE_RULES_TOPIC_CAPTURE,
      .ask = AWALE_EXERCISE_KIND_TAKES,
      .start = "4-0-0-0-0-1-0-4-0-0-0-0-20-19-S",
      .pit = 'F',
      .right = "0",
  },
  {
      .id = "no-capture-at-home",
      .topic = AWALE_RULES_TOPIC_CAPTURE,
      .ask = AWALE_EXERCISE_KIND_TAKES,
      .start = "1-1-0-0-0-0-4-0-0-0-0-0-21-21-S",
      .pit = 'A',
      .right = "0",
  },
  {
      .id = "last-seed-decides",
      .topic = AWALE_RULES_TOPIC_CAPTURE,
      .ask = AWALE_EXERCISE_KIND_TAKES,
      .start = "4-0-0-0-0-3-1-1-3-0-0-0-18-18-S",
      .pit = 'F',
      .right = "0",
      .situation = N_ ("Look where the last seed falls, not the others."),
  },
  {
      .id = "chain-three",
      .topic = AWALE_RULES_TOPIC_CHAIN,
      .ask = AWALE_EXERCISE_KIND_TAKES,
      .start = "0-4-4-2-1-2-0-0-0-0-7-0-14-14-N",
      .pit = 'e',
      .right = "8",
      .situation =
          N_ ("The capture goes back from the last pit, pit by pit, as long as it finds two "
              "or three seeds."),
  },
  {
      .id = "chain-broken",
      .topic = AWALE_RULES_TOPIC_CHAIN,
      .ask = AWALE_EXERCISE_KIND_TAKES,
      .start = "0-4-4-1-5-2-0-0-0-0-7-0-12-13-N",
      .pit = 'e',
      .right = "3",
      .lesson = N_ ("The first pit that holds any other number ends the capture, whatever lies "
                    "beyond it."),
  },
  {
      .id = "chain-at-the-edge",
      .topic = AWALE_RULES_TOPIC_CHAIN,
      .ask = AWALE_EXERCISE_KIND_TAKES,
      .start = "4-0-0-0-2-1-1-4-0-0-0-0-18-18-S",
      .pit = 'E',
      .right = "2",
      .lesson = N_ ("You never capture your own pits."),
  },
  {
      .id = "chain-most",
      .topic = AWALE_RULES_TOPIC_CHAIN,
      .ask = AWALE_EXERCISE_KIND_MOST,
      .start = "4-0-0-0-2-3-1-2-1-0-5-0-15-15-S",
      .right = "F",
  },
  {
      .id = "chain-gap",
      .topic = AWALE_RULES_TOPIC_CHAIN,
      .ask = AWALE_EXERCISE_KIND_TAKES,
      .start = "0-0-0-0-0-3-2-0-1-5-5-5-13-14-S",
      .pit = 'F',
      .right = "2",
  },
  { .id = NULL },
};
