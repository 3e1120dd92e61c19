/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Feeding, and the grand slam.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-exercise-private.h"

#include <glib/gi18n-lib.h>

const AwaleExercise awale_exercises_starving[] =
{
  {
    .id = "feed-must", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_LEGAL,
    .holds = "feed=yes|if-possible",
    .start = "4-0-0-0-0-1-0-0-0-0-0-0-22-21-S",
    .right = "F",
    .situation = N_("North has no seeds left."),
    .lesson = N_("A player without seeds must be fed whenever that is possible."),
  },
  {
    .id = "feed-any", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_LEGAL,
    .holds = "feed=yes|if-possible",
    .start = "0-0-5-1-3-1-0-0-0-0-0-0-19-19-S",
    .right = "C E F",
    .situation = N_("North has no seeds left, and several pits reach North’s side."),
    .lesson = N_("How many seeds you give is up to you: one is enough."),
  },
  {
    .id = "feed-far", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_LEGAL,
    .holds = "feed=yes|if-possible",
    .start = "6-4-0-0-0-0-0-0-0-0-0-0-19-19-S",
    .right = "A",
    .situation = N_("North has no seeds left."),
  },
  {
    .id = "feed-north", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_LEGAL,
    .holds = "feed=yes|if-possible",
    .start = "0-0-0-0-0-0-5-5-3-3-1-1-15-15-N",
    .right = "b d f",
    .situation = N_("This time South has no seeds left."),
  },
  {
    .id = "feed-not-yet", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_LEGAL,
    .start = "3-0-0-0-0-1-0-0-0-0-0-1-22-21-S",
    .right = "A F",
    .situation = N_("North has a single seed left. While it is there, North is not starved."),
  },
  {
    .id = "feed-free", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_LEGAL,
    .holds = "feed=no",
    .start = "4-0-0-0-0-1-0-0-0-0-0-0-22-21-S",
    .right = "A F",
    .situation = N_("North has no seeds left."),
    .lesson = N_("Under these rules you need not feed your opponent: you may sow any pit."),
  },
  {
    .id = "feed-cannot", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_TURN,
    .holds = "feed=yes stuck=end|pass-starved",
    .start = "2-1-0-0-0-0-0-0-0-0-0-0-22-23-S",
    .right = "over",
    .situation = N_("North has no seeds left."),
  },
  {
    .id = "feed-only-slam", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_TURN,
    .holds = "slam=forbidden|clears-board feed=yes stuck=end|pass-starved",
    .start = "0-0-0-0-0-17-0-0-0-0-0-0-15-16-S",
    .right = "over",
    .situation = N_("North has no seeds left. South’s krou would drop two seeds into each of "
                    "North’s pits, and capture them all."),
  },
  {
    .id = "feed-cannot-pass", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_TURN,
    .holds = "feed=yes stuck=pass-blocked dead=plays-on",
    .start = "2-1-0-0-0-0-0-0-0-0-0-0-22-23-S",
    .right = "pass",
    .situation = N_("North has no seeds left."),
  },
  {
    .id = "feed-if-possible", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_LEGAL,
    .holds = "feed=if-possible",
    .start = "2-1-0-0-0-0-0-0-0-0-0-0-22-23-S",
    .right = "A B",
    .situation = N_("North has no seeds left, and South’s seeds do not reach that side."),
    .lesson = N_("If you cannot feed your opponent, these rules let you sow any pit."),
  },
  {
    .id = "slam-captures", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .holds = "slam=captures",
    .start = "1-0-0-0-0-2-1-2-0-0-0-0-21-21-S",
    .pit = 'F',
    .right = "5",
    .situation = N_("Only two of North’s pits hold seeds."),
  },
  {
    .id = "slam-takes-nothing", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .holds = "slam=no-capture",
    .start = "1-0-0-0-0-2-1-2-0-0-0-0-21-21-S",
    .pit = 'F',
    .right = "0",
    .situation = N_("Only two of North’s pits hold seeds."),
    .lesson = N_("You may play a grand slam like any other sowing, but the seeds stay where they "
                 "fell."),
  },
  {
    .id = "slam-refused", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .holds = "slam=forbidden|last-resort|last-resort-captures|clears-board",
    .start = "1-0-0-0-0-2-1-2-0-0-0-0-21-21-S",
    .pit = 'F',
    .right = "refused",
    .situation = N_("Only two of North’s pits hold seeds."),
  },
  {
    .id = "slam-avoid", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_LEGAL,
    .holds = "slam=forbidden|last-resort|last-resort-captures|clears-board",
    .start = "1-0-0-0-0-1-1-0-0-0-0-0-20-25-S",
    .right = "A",
    .situation = N_("North has one seed left, and South has two pits to choose from."),
  },
  {
    .id = "slam-choose", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_LEGAL,
    .holds = "slam=captures|no-capture",
    .start = "1-0-0-0-0-1-1-0-0-0-0-0-20-25-S",
    .right = "A F",
    .situation = N_("North has one seed left, and South has two pits to choose from."),
    .lesson = N_("Here you may play a grand slam like any other sowing."),
  },
  {
    .id = "slam-nearly", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .start = "1-0-0-0-0-2-1-2-1-0-0-0-21-20-S",
    .pit = 'F',
    .right = "5",
    .situation = N_("Three of North’s pits hold seeds."),
    .lesson = N_("North keeps one seed, so this is not a grand slam."),
  },
  {
    .id = "slam-of-north", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_LEGAL,
    .holds = "slam=forbidden|last-resort|last-resort-captures|clears-board",
    .start = "1-2-0-0-0-0-1-0-0-0-0-2-21-21-N",
    .right = "a",
    .situation = N_("The same rule holds for North."),
  },
  {
    .id = "slam-last-resort", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .holds = "slam=last-resort",
    .start = "0-0-0-0-2-1-1-0-0-0-0-0-22-22-S",
    .pit = 'E',
    .right = "0",
    .situation = N_("South has two pits with seeds, and either would take all that North has."),
    .lesson = N_("If there is no other sowing, you may play a grand slam, but it captures "
                 "nothing."),
  },
  {
    .id = "slam-last-resort-choice", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_LEGAL,
    .holds = "slam=last-resort|last-resort-captures",
    .start = "0-0-0-0-2-1-1-0-0-0-0-0-22-22-S",
    .right = "E F",
    .situation = N_("South has two pits with seeds, and either would take all that North has."),
    .lesson = N_("If only grand slams are left, you may choose among them."),
  },
  {
    .id = "slam-last-resort-captures", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .holds = "slam=last-resort-captures",
    .start = "0-0-0-0-2-0-1-0-0-0-0-0-22-23-S",
    .pit = 'E',
    .right = "2",
    .situation = N_("<b>E</b> is South’s only pit with seeds."),
    .lesson = N_("If there is no other sowing, you may play a grand slam, and it captures."),
  },
  {
    .id = "slam-clears-board", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .holds = "slam=clears-board",
    .start = "0-0-0-0-0-2-1-2-0-0-0-0-22-21-S",
    .pit = 'F',
    .right = "5",
    .situation = N_("<b>F</b> is South’s only pit with seeds."),
    .lesson = N_("A grand slam is legal here only because it empties the whole board."),
  },
  {
    .id = "slam-only", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TURN,
    .holds = "slam=forbidden|clears-board stuck=end|pass-starved",
    .start = "0-0-0-0-2-0-1-0-0-0-0-0-22-23-S",
    .right = "over",
    .situation = N_("<b>E</b> is South’s only pit with seeds. Its last seed would bring <b>a</b>, "
                    "where North’s only seed lies, to two."),
  },
  {
    .id = "slam-only-pass", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TURN,
    .holds = "slam=forbidden stuck=pass-blocked dead=plays-on",
    .start = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S",
    .right = "pass",
    .situation = N_("<b>F</b> is South’s only pit with seeds. Its seed would bring <b>a</b>, where "
                    "North’s only seed lies, to two."),
  },
  {
    .id = "slam-several-pass", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TURN,
    .holds = "slam=forbidden|clears-board stuck=pass-blocked",
    .start = "0-0-0-0-2-1-1-0-0-0-0-0-20-24-S",
    .right = "pass",
    .situation = N_("South has two pits with seeds, and either would take all that North has."),
  },
  {
    .id = "slam-after-pass", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_LEGAL,
    .holds = "slam=forbidden stuck=pass-blocked",
    .start = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S",
    .moves = "--a",
    .right = "F",
    .situation = N_("South could only pass; North has moved their only seed on to <b>b</b>."),
    .lesson = N_("What would have been a grand slam is now an ordinary sowing."),
  },
  {
    .id = "slam-next-turn", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_LEGAL,
    .holds = "slam=forbidden stuck=pass-blocked",
    .start = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S",
    .moves = "--",
    .right = "a",
    .situation = N_("South could only pass."),
    .lesson = N_("After a pass the other player sows as usual."),
  },
  { .id = NULL },
};
