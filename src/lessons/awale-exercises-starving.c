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
    .start = "3-0-0-0-0-1-0-0-0-0-0-0-22-22-S",
    .right = "F",
    .situation = N_("North has no seeds left."),
    .lesson = N_("A player who has nothing must be fed where that can be done."),
  },
  {
    .id = "feed-any", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_LEGAL,
    .holds = "feed=yes|if-possible",
    .start = "0-0-5-1-3-1-0-0-0-0-0-0-19-19-S",
    .right = "C E F",
    .situation = N_("North has no seeds left, and several pits reach that side."),
    .lesson = N_("How many seeds are given is yours to choose: one is enough."),
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
    .situation = N_("This time it is South who has nothing left."),
  },
  {
    .id = "feed-not-yet", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_LEGAL,
    .start = "3-0-0-0-0-1-0-0-0-0-0-1-22-21-S",
    .right = "A F",
    .situation = N_("North has a single seed left, and is not starved as long as it is "
                    "there."),
  },
  {
    .id = "feed-free", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_LEGAL,
    .holds = "feed=no",
    .start = "3-0-0-0-0-1-0-0-0-0-0-0-22-22-S",
    .right = "A F",
    .situation = N_("North has no seeds left."),
    .lesson = N_("These rules know no duty to feed: any pit may be sown."),
  },
  {
    .id = "feed-cannot", .topic = AWALE_TOPIC_FEEDING, .ask = AWALE_ASK_TURN,
    .holds = "feed=yes stuck=end|pass-starved",
    .start = "2-1-0-0-0-0-0-0-0-0-0-0-22-23-S",
    .right = "over",
    .situation = N_("North has no seeds left."),
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
    .situation = N_("North has no seeds left, and South’s do not get there."),
    .lesson = N_("Where nothing can be given, any pit may be sown under these rules."),
  },
  {
    .id = "slam-captures", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .holds = "slam=captures",
    .start = "1-0-0-0-0-2-1-2-0-0-0-0-21-21-S",
    .pit = 'F',
    .right = "5",
    .situation = N_("North has only two pits left."),
  },
  {
    .id = "slam-takes-nothing", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .holds = "slam=no-capture",
    .start = "1-0-0-0-0-2-1-2-0-0-0-0-21-21-S",
    .pit = 'F',
    .right = "0",
    .situation = N_("North has only two pits left."),
    .lesson = N_("It may be sown like any other pit; the seeds stay where they fell."),
  },
  {
    .id = "slam-refused", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .holds = "slam=forbidden|last-resort|last-resort-captures|clears-board",
    .start = "1-0-0-0-0-2-1-2-0-0-0-0-21-21-S",
    .pit = 'F',
    .right = "refused",
    .situation = N_("North has only two pits left."),
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
    .lesson = N_("A grand slam is a sowing like any other here."),
  },
  {
    .id = "slam-nearly", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .start = "1-0-0-0-0-2-1-2-1-0-0-0-21-20-S",
    .pit = 'F',
    .right = "5",
    .situation = N_("North has three pits left."),
    .lesson = N_("One seed is left to North, so this is no grand slam."),
  },
  {
    .id = "slam-of-north", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_LEGAL,
    .holds = "slam=forbidden|last-resort|last-resort-captures|clears-board",
    .start = "1-2-0-0-0-0-1-0-0-0-0-2-21-21-N",
    .right = "a",
    .situation = N_("What holds for South holds for North."),
  },
  {
    .id = "slam-last-resort", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .holds = "slam=last-resort",
    .start = "0-0-0-0-2-1-1-0-0-0-0-0-22-22-S",
    .pit = 'E',
    .right = "0",
    .situation = N_("South has two pits, and either would take all that North has."),
    .lesson = N_("Where there is no other sowing a grand slam may be played, but takes "
                 "nothing."),
  },
  {
    .id = "slam-last-resort-choice", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_LEGAL,
    .holds = "slam=last-resort|last-resort-captures",
    .start = "0-0-0-0-2-1-1-0-0-0-0-0-22-22-S",
    .right = "E F",
    .situation = N_("South has two pits, and either would take all that North has."),
    .lesson = N_("Where only grand slams are left one has the choice among them."),
  },
  {
    .id = "slam-last-resort-captures", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .holds = "slam=last-resort-captures",
    .start = "0-0-0-0-2-0-1-0-0-0-0-0-22-23-S",
    .pit = 'E',
    .right = "2",
    .situation = N_("E is South’s only pit."),
    .lesson = N_("Where there is no other sowing a grand slam may be played, and captures."),
  },
  {
    .id = "slam-clears-board", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TAKES,
    .holds = "slam=clears-board",
    .start = "0-0-0-0-0-2-1-2-0-0-0-0-22-21-S",
    .pit = 'F',
    .right = "5",
    .situation = N_("F is South’s only pit."),
    .lesson = N_("It empties the whole board: that, and only that, makes a grand slam legal "
                 "here."),
  },
  {
    .id = "slam-only", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TURN,
    .holds = "slam=forbidden|clears-board stuck=end|pass-starved",
    .start = "0-0-0-0-2-0-1-0-0-0-0-0-22-23-S",
    .right = "over",
    .situation = N_("E is South’s only pit; its last seed would make two in a, where "
                    "North’s only seed lies."),
  },
  {
    .id = "slam-only-pass", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TURN,
    .holds = "slam=forbidden stuck=pass-blocked dead=plays-on",
    .start = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S",
    .right = "pass",
    .situation = N_("F is South’s only pit; its seed would make two in a, where North’s "
                    "only seed lies."),
  },
  {
    .id = "slam-several-pass", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_TURN,
    .holds = "slam=forbidden|clears-board stuck=pass-blocked",
    .start = "0-0-0-0-2-1-1-0-0-0-0-0-20-24-S",
    .right = "pass",
    .situation = N_("South has two pits, and either would take all that North has."),
  },
  {
    .id = "slam-after-pass", .topic = AWALE_TOPIC_SLAM, .ask = AWALE_ASK_LEGAL,
    .holds = "slam=forbidden stuck=pass-blocked",
    .start = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S",
    .moves = "--a",
    .right = "F",
    .situation = N_("South could only pass; North has moved on to b."),
    .lesson = N_("What was a grand slam before is an ordinary sowing now."),
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
