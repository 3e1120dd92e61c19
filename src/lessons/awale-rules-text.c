/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The words of the pages.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-rules-text.h"

#include <glib/gi18n-lib.h>

const AwaleRulesText awale_rules_texts[] =
{
  { AWALE_TOPIC_OVERVIEW, NULL, "avele",
    N_("These rules come with the Avelé of the Ludens Planet collection. They follow the "
       "game as it is played in Côte d’Ivoire.") },
  { AWALE_TOPIC_OVERVIEW, NULL, "society",
    N_("These are the rules of the Oware Society, made for international tournaments. Unless "
       "you choose others, new games are played by them.") },
  { AWALE_TOPIC_OVERVIEW, NULL, "common",
    N_("These rules pass for the most common ones. You play until nothing can be captured "
       "any more.") },
  { AWALE_TOPIC_OVERVIEW, NULL, "booklet",
    N_("These rules come from the booklet of a wooden board. A grand slam captures here, and "
       "a player in famine waits to be fed.") },
  { AWALE_TOPIC_OVERVIEW, NULL, "family",
    N_("These rules are for playing at home, from six years on. There is little to remember: "
       "take what you can, but never everything.") },
  { AWALE_TOPIC_OVERVIEW, NULL, "abapa",
    N_("Abapa is what most tournaments and most programs play.") },
  { AWALE_TOPIC_OVERVIEW, NULL, "awari",
    N_("These are the rules of the Computer Olympiads. Under them the game was solved in "
       "2002: if both players make no mistake it ends in a draw.") },
  { AWALE_TOPIC_OVERVIEW, NULL, "custom",
    N_("These are rules of your own, put together from the points in which rulesets differ.") },
  { AWALE_TOPIC_OVERVIEW, NULL, NULL,
    N_("Two players, twelve pits and forty-eight seeds. You sow the seeds of your pits one "
       "by one, and where the last one falls you may capture. Whoever has more seeds in the "
       "end wins; twenty-four each is a draw.") },
  { AWALE_TOPIC_BOARD, NULL, NULL,
    N_("The board has two rows of six pits. The row below, A to F, is South’s; the row "
       "above, a to f, is North’s and runs from right to left. At the ends are the two "
       "stores, one a player, for the seeds that are captured.") },
  { AWALE_TOPIC_BOARD, NULL, NULL,
    N_("Every game begins with four seeds in each pit. The players take turns, and at your "
       "turn you sow one of your own pits that is not empty. Nobody passes as long as there "
       "is a pit to sow.") },
  { AWALE_TOPIC_BOARD, "first=youngest", NULL,
    N_("The youngest player begins: an old tradition.") },
  { AWALE_TOPIC_BOARD, "first=choice", NULL,
    N_("The players agree on who begins.") },
  { AWALE_TOPIC_BOARD, "first=random", NULL,
    N_("Lots are drawn for who begins.") },
  { AWALE_TOPIC_SOWING, NULL, NULL,
    N_("Take all the seeds of one of your pits and drop them one by one into the pits that "
       "follow: to the right along your row, round the corner, and on along the row of your "
       "opponent, counter-clockwise.") },
  { AWALE_TOPIC_SOWING, NULL, NULL,
    N_("No pit is left out, except by a krou, and no seed ever falls into a store. Which pit "
       "you empty is your only choice; all the rest follows from it.") },
  { AWALE_TOPIC_CAPTURE, NULL, NULL,
    N_("If your last seed falls on your opponent’s side and makes two or three there, you "
       "capture them: the pit is emptied into your store.") },
  { AWALE_TOPIC_CAPTURE, NULL, NULL,
    N_("A pit that comes to one, or to four and more, stays as it is. Nothing is captured on "
       "your own side. And only the last seed decides: twos and threes that the others leave "
       "behind on their way are not captured for themselves.") },
  { AWALE_TOPIC_CHAIN, NULL, NULL,
    N_("When your last seed captures, look at the pit before it. If that is your opponent’s "
       "too and holds two or three seeds, you capture it as well; then the one before that, "
       "and so on.") },
  { AWALE_TOPIC_CHAIN, NULL, NULL,
    N_("The first pit with another number breaks the chain, and so does the edge of your "
       "opponent’s side. What lies behind the break stays.") },
  { AWALE_TOPIC_KROU, NULL, NULL,
    N_("A pit that holds twelve seeds or more is called a krou. Its sowing comes all the way "
       "round, and each time passes over the pit it came from, which is therefore always "
       "empty in the end.") },
  { AWALE_TOPIC_KROU, NULL, NULL,
    N_("Building up a krou takes patience, but it gives two seeds to the pits it visits "
       "twice, and so makes the twos and threes for a long chain.") },
  { AWALE_TOPIC_FEEDING, "feed=yes|if-possible", NULL,
    N_("Whoever has no seeds left is starved. If your opponent is starved when your turn "
       "comes, you must sow a pit that reaches the other side. One seed is enough.") },
  { AWALE_TOPIC_FEEDING, "feed=yes|if-possible", NULL,
    N_("As long as there is a single seed over there you are free to sow what you like, even "
       "if it leaves your opponent with little to play.") },
  { AWALE_TOPIC_FEEDING, "feed=yes stuck=end|pass-starved", NULL,
    N_("If none of your pits gets that far, the game ends.") },
  { AWALE_TOPIC_FEEDING, "feed=yes stuck=pass-blocked", NULL,
    N_("If none of your pits gets that far, you pass.") },
  { AWALE_TOPIC_FEEDING, "feed=if-possible", NULL,
    N_("If none of your pits gets that far, you may sow any of them.") },
  { AWALE_TOPIC_FEEDING, "feed=no", NULL,
    N_("These rules know no duty to feed. Whether a starved opponent gets seeds from you or "
       "not is your own choice.") },
  { AWALE_TOPIC_FEEDING, "feed=no stuck=end|pass-blocked", NULL,
    N_("But think ahead: whoever has nothing to sow when the turn comes ends the game.") },
  { AWALE_TOPIC_SLAM, NULL, NULL,
    N_("A grand slam is a sowing whose capture takes every seed on your opponent’s side.") },
  { AWALE_TOPIC_SLAM, "slam=captures", NULL,
    N_("It captures like any other sowing, and leaves your opponent with nothing.") },
  { AWALE_TOPIC_SLAM, "slam=forbidden", NULL,
    N_("It is forbidden: you must find another pit to sow. Taking all but one seed is allowed.") },
  { AWALE_TOPIC_SLAM, "slam=no-capture", NULL,
    N_("It may be sown, but captures nothing: all the seeds stay where they fell.") },
  { AWALE_TOPIC_SLAM, "slam=last-resort", NULL,
    N_("It may be sown only if you have nothing else to sow, and then it captures nothing: "
       "all the seeds stay where they fell.") },
  { AWALE_TOPIC_SLAM, "slam=last-resort-captures", NULL,
    N_("It may be sown only if you have nothing else to sow; then it captures.") },
  { AWALE_TOPIC_SLAM, "slam=clears-board", NULL,
    N_("It is forbidden as long as seeds would stay on your own side. But if it empties the "
       "whole board it is allowed, captures, and ends the game.") },
  { AWALE_TOPIC_NO_SOWING, "stuck=end", NULL,
    N_("The game ends when the player whose turn it is has nothing that may be sown.") },
  { AWALE_TOPIC_NO_SOWING, "stuck=pass-starved", NULL,
    N_("A player without seeds is in famine, and passes if the other player then has a pit "
       "to sow. If not, or if a player who has seeds may sow none of them, the game ends.") },
  { AWALE_TOPIC_NO_SOWING, "stuck=pass-blocked", NULL,
    N_("The game ends when the player whose turn it is has no seeds left. A player who has "
       "seeds, but none that may be sown, passes.") },
  { AWALE_TOPIC_NO_SOWING, "leftover=owner", NULL,
    N_("What is left on the board then goes to its owners: you add the seeds on your side to "
       "your store.") },
  { AWALE_TOPIC_NO_SOWING, "leftover=opponent", NULL,
    N_("What is left on the board then goes to the opponent of the player who could not play.") },
  { AWALE_TOPIC_NO_SOWING, "leftover=nobody", NULL,
    N_("What is left on the board then counts for nobody: only the stores are compared.") },
  { AWALE_TOPIC_MAJORITY, "majority=plays-on", NULL,
    N_("Whoever has 25 seeds, more than half of the 48, cannot lose any more. The game is "
       "played to its end all the same.") },
  { AWALE_TOPIC_MAJORITY, "majority=may-stop", NULL,
    N_("Whoever has 25 seeds, more than half of the 48, has won. The players may stop there, "
       "or play on to see by how much.") },
  { AWALE_TOPIC_MAJORITY, "majority=ends", NULL,
    N_("Whoever has 25 seeds, more than half of the 48, has won, and the game ends at once. "
       "What is on the board counts for nobody.") },
  { AWALE_TOPIC_ENDLESS, "drought=some", NULL,
    N_("Late in a game a few seeds may chase each other round the board without a capture. "
       "So that no game lasts for ever, it ends when {number} sowings in a row have captured "
       "nothing and both sides hold seeds.") },
  { AWALE_TOPIC_ENDLESS, "drought=some", NULL,
    N_("What is on the board then counts for nobody.") },
  { AWALE_TOPIC_ENDLESS, "repetition=some", NULL,
    N_("Late in a game a few seeds may chase each other round the board without a capture. "
       "So that no game lasts for ever, it ends when the same position has occurred {number} "
       "times: the same seeds in every pit and in the stores, and the same player to sow.") },
  { AWALE_TOPIC_ENDLESS, "repetition=some cycle=owner", NULL,
    N_("You then add the seeds on your side to your store.") },
  { AWALE_TOPIC_ENDLESS, "repetition=some cycle=split", NULL,
    N_("What is on the board is then shared, half for each; with an odd number there are "
       "half seeds.") },
  { AWALE_TOPIC_ENDLESS, NULL, NULL,
    N_("If both players want to, they may go on after that.") },
  { AWALE_TOPIC_DEAD, "dead=ends", NULL,
    N_("The game ends as soon as no capture is possible any more, however the two players "
       "play. You then add the seeds on your side to your store.") },
  { AWALE_TOPIC_DEAD, "dead=plays-on", NULL,
    N_("Sometimes so few seeds are left that no capture is possible any more, however the "
       "two players play. These rules do not stop the game for that: it goes on until it "
       "ends in another way, or until the players agree to end it.") },
  { .text = NULL },
};

const AwaleRulesText awale_rules_readings[] =
{
  { AWALE_TOPIC_SLAM, NULL, "avele",
    N_("The sheet asks you to take care not to strip your opponent while seeds stay on your "
       "own side. We read that as a ban, and emptying the board as the way to end a game "
       "that it names first.") },
  { AWALE_TOPIC_NO_SOWING, NULL, "avele",
    N_("The sheet gives the seeds of a player who cannot go on to the opponent. We take it "
       "at its word.") },
  { AWALE_TOPIC_ENDLESS, NULL, "avele",
    N_("The sheet counts seven turns. We count seven for each player, fourteen sowings in "
       "all: seven sowings would already end a quiet opening.") },
  { AWALE_TOPIC_SLAM, NULL, "society",
    N_("The sheet forbids the capture and asks for another sowing, then allows it, without "
       "capture, if there is none. We read that as a last resort.") },
  { AWALE_TOPIC_SLAM, NULL, "common",
    N_("The sheet says that such a move must be made, without a capture. We read that it may "
       "be chosen like any other.") },
  { AWALE_TOPIC_DEAD, NULL, "common",
    N_("The sheet lets one play until a capture has become impossible. We take that exactly: "
       "it is not a guess and not a number of moves; the program looks whether any sequence "
       "of moves still holds a capture.") },
  { AWALE_TOPIC_SLAM, NULL, "booklet",
    N_("The booklet does not mention the grand slam, so there is nothing that keeps it from "
       "capturing.") },
  { AWALE_TOPIC_NO_SOWING, NULL, "booklet",
    N_("The booklet lets the player win who has captured more, so we do not count what is "
       "left on the board.") },
  { AWALE_TOPIC_FEEDING, NULL, "family",
    N_("The sheet forbids taking everything, and asks for no more than that.") },
  { AWALE_TOPIC_NO_SOWING, NULL, "family",
    N_("The sheet says in one place that the game ends, and in another that the other player "
       "goes on. We follow the first, which is in the rules themselves. “Passing” is said of "
       "a player who cannot play without breaking the ban on taking everything.") },
  { AWALE_TOPIC_ENDLESS, NULL, "society",
    N_("The sheet says nothing of positions that come back. The federation settles them like "
       "this, and so every game comes to an end.") },
  { AWALE_TOPIC_ENDLESS, NULL, "common|booklet|family",
    N_("The sheet says nothing of positions that come back. This rule is there so that every "
       "game comes to an end.") },
  { .text = NULL },
};
