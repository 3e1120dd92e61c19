/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The words of the pages.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-rules-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const AwaleRulesText awale_rules_texts[] =
{
  { AWALE_RULES_TOPIC_OVERVIEW, NULL, "avele",
    N_("These rules follow the sheet “Mancala – Avelé”, which comes with the board of the "
       "Ludens Planet collection: the game as it is played in Côte d’Ivoire.") },
  { AWALE_RULES_TOPIC_OVERVIEW, NULL, "society",
    N_("These rules follow the sheet “Awélé”: the rules of the Oware Society for "
       "international tournaments. New games use them unless you choose others.") },
  { AWALE_RULES_TOPIC_OVERVIEW, NULL, "common",
    N_("These rules follow the sheet “Awele”, which calls them the most common ones. You play "
       "until no further capture is possible.") },
  { AWALE_RULES_TOPIC_OVERVIEW, NULL, "booklet",
    N_("These rules follow “Awalé”, the booklet that comes with a wooden board. Here a grand "
       "slam captures, and a starved player waits to be fed.") },
  { AWALE_RULES_TOPIC_OVERVIEW, NULL, "family",
    N_("These rules follow the sheet “Règles de l’Awalé”, for playing at home from the age of "
       "six. There is little to remember: take what you can, but never everything.") },
  { AWALE_RULES_TOPIC_OVERVIEW, NULL, "abapa",
    N_("Most tournaments and most programs play by these rules.") },
  { AWALE_RULES_TOPIC_OVERVIEW, NULL, "awari",
    N_("These are the rules of the Computer Olympiads. The game was solved under them in "
       "2002: if neither player makes a mistake, it ends in a draw.") },
  { AWALE_RULES_TOPIC_OVERVIEW, NULL, "custom",
    N_("These are your own rules, put together from the points in which rulesets differ.") },
  { AWALE_RULES_TOPIC_OVERVIEW, NULL, NULL,
    N_("Two players, twelve pits and forty-eight seeds. You sow the seeds of your pits one by "
       "one, and where the last one falls decides what you capture. The player with more "
       "seeds at the end wins; equal scores are a draw.") },
  { AWALE_RULES_TOPIC_BOARD, NULL, NULL,
    N_("The board has two rows of six pits. The lower row, <b>A</b> to <b>F</b>, belongs to "
       "South; the upper row, <b>a</b> to <b>f</b>, belongs to North and runs from right to "
       "left. At each end is a store, one for each player, for captured seeds.") },
  { AWALE_RULES_TOPIC_BOARD, NULL, "avele",
    N_("The sheet is in French: it says “trou” or “case” for a pit, “magasin” for a store, "
       "“camp” for a side and “semence” for a sowing.") },
  { AWALE_RULES_TOPIC_BOARD, NULL, "society",
    N_("The sheet is in French: it says “trou”, “case” or “alvéole” for a pit, “grenier” for "
       "a store and “champ” for a side.") },
  { AWALE_RULES_TOPIC_BOARD, NULL, "common",
    N_("The sheet is in French: it says “cavité” for a pit, “awélé” for a store, “côté” for a "
       "side, “bille” for a seed and “prise” for a capture.") },
  { AWALE_RULES_TOPIC_BOARD, NULL, "booklet",
    N_("The booklet is in French: it says “alvéole” or “trou” for a pit, “camp” for a side "
       "and “semailles” for a sowing. It does not mention a store.") },
  { AWALE_RULES_TOPIC_BOARD, NULL, "family",
    N_("The sheet is in French: it says “case”, “trou” or “compartiment” for a pit and "
       "“territoire” or “terrain” for a side. It does not mention a store: captured seeds are "
       "put aside.") },
  { AWALE_RULES_TOPIC_BOARD, NULL, NULL,
    N_("Every game begins with four seeds in each pit. The players take turns; on your turn "
       "you sow one of your own pits that holds seeds. You cannot pass while you have a pit "
       "to sow.") },
  { AWALE_RULES_TOPIC_BOARD, "first=youngest", NULL,
    N_("The younger player starts: an old tradition.") },
  { AWALE_RULES_TOPIC_BOARD, "first=choice", NULL,
    N_("The players decide who starts.") },
  { AWALE_RULES_TOPIC_BOARD, "first=random", NULL,
    N_("The player who starts is drawn by lot.") },
  { AWALE_RULES_TOPIC_SOWING, NULL, NULL,
    N_("Take all the seeds of one of your pits and drop them one by one into the pits that "
       "follow, counterclockwise: to the right along your row, around the corner, and on "
       "along your opponent’s row.") },
  { AWALE_RULES_TOPIC_SOWING, NULL, NULL,
    N_("No pit is skipped, except when a krou is sown, and no seed ever falls into a store. "
       "The pit you empty is your only choice; the rest follows from it.") },
  { AWALE_RULES_TOPIC_CAPTURE, NULL, NULL,
    N_("If your last seed falls into a pit on your opponent’s side and brings it to two or "
       "three seeds, you capture them: they all go into your store.") },
  { AWALE_RULES_TOPIC_CAPTURE, NULL, NULL,
    N_("A pit that comes to one seed, or to four or more, stays as it is. Nothing is captured "
       "on your own side. And only the last seed decides: pits that other seeds bring to two "
       "or three on the way are not captured.") },
  { AWALE_RULES_TOPIC_CHAIN, NULL, NULL,
    N_("When your last seed captures, look at the pit before it. If that pit is your "
       "opponent’s too and holds two or three seeds, you capture it as well; then the pit "
       "before that one, and so on.") },
  { AWALE_RULES_TOPIC_CHAIN, NULL, NULL,
    N_("The first pit that holds any other number breaks the chain, and so does the edge of "
       "your opponent’s side. What lies beyond stays.") },
  { AWALE_RULES_TOPIC_KROU, NULL, NULL,
    N_("A pit with twelve seeds or more is called a krou. Its sowing goes all the way around "
       "the board and skips the pit it came from on every lap, so that pit always ends up "
       "empty.") },
  { AWALE_RULES_TOPIC_KROU, NULL, NULL,
    N_("Building up a krou takes patience, but sowing it drops two seeds into the pits it "
       "visits twice, and so makes the twos and threes of a long chain.") },
  { AWALE_RULES_TOPIC_FEEDING, "feed=yes|if-possible", NULL,
    N_("A player without seeds is starved. If your opponent is starved when your turn comes, "
       "you must sow a pit that reaches the other side. One seed is enough.") },
  { AWALE_RULES_TOPIC_FEEDING, "feed=yes|if-possible", NULL,
    N_("As long as your opponent has even one seed, you need not feed them, even if your sowing "
       "leaves little to play over there.") },
  { AWALE_RULES_TOPIC_FEEDING, "feed=yes|if-possible slam=forbidden|clears-board", NULL,
    N_("A forbidden grand slam does not count: it feeds nobody.") },
  { AWALE_RULES_TOPIC_FEEDING, "feed=yes stuck=end|pass-starved", NULL,
    N_("If none of your pits gets that far, the game ends.") },
  { AWALE_RULES_TOPIC_FEEDING, "feed=yes stuck=pass-blocked", NULL,
    N_("If none of your pits gets that far, you pass.") },
  { AWALE_RULES_TOPIC_FEEDING, "feed=if-possible", NULL,
    N_("If no legal sowing gets that far, you may sow any other pit.") },
  { AWALE_RULES_TOPIC_FEEDING, "feed=no", NULL,
    N_("These rules do not make you feed a starved opponent: whether to give seeds is your own "
       "choice.") },
  { AWALE_RULES_TOPIC_FEEDING, "feed=no stuck=end|pass-blocked", NULL,
    N_("But think ahead: the game ends when the player to move has nothing to sow.") },
  { AWALE_RULES_TOPIC_SLAM, NULL, NULL,
    N_("A grand slam is a sowing whose capture would take every seed on your opponent’s side.") },
  { AWALE_RULES_TOPIC_SLAM, "slam=captures", NULL,
    N_("It captures like any other sowing and leaves your opponent with nothing.") },
  { AWALE_RULES_TOPIC_SLAM, "slam=forbidden", NULL,
    N_("It is forbidden: you must sow another pit. Taking all but one seed is allowed.") },
  { AWALE_RULES_TOPIC_SLAM, "slam=no-capture", NULL,
    N_("You may play it, but it captures nothing: all the seeds stay where they fell.") },
  { AWALE_RULES_TOPIC_SLAM, "slam=last-resort", NULL,
    N_("You may play it only if you have no other legal sowing, and then it captures nothing: "
       "all the seeds stay where they fell.") },
  { AWALE_RULES_TOPIC_SLAM, "slam=last-resort-captures", NULL,
    N_("You may play it only if you have no other legal sowing; then it captures.") },
  { AWALE_RULES_TOPIC_SLAM, "slam=clears-board", NULL,
    N_("It is forbidden if it would leave seeds on your own side. But if it empties the whole "
       "board, it is allowed, captures, and ends the game.") },
  { AWALE_RULES_TOPIC_SLAM, "slam=captures|last-resort-captures stuck=end|pass-blocked", NULL,
    N_("Your opponent then has nothing to sow, and the game ends.") },
  { AWALE_RULES_TOPIC_SLAM, "slam=captures|last-resort-captures stuck=pass-starved", NULL,
    N_("Your opponent is then starved, and passes if you still have a pit to sow; if not, the "
       "game ends.") },
  { AWALE_RULES_TOPIC_SLAM, "slam=forbidden|clears-board stuck=end|pass-starved", NULL,
    N_("If only forbidden grand slams are left to you, the game ends.") },
  { AWALE_RULES_TOPIC_SLAM, "slam=forbidden|clears-board stuck=pass-blocked", NULL,
    N_("If only forbidden grand slams are left to you, you pass.") },
  { AWALE_RULES_TOPIC_SLAM, "slam=no-capture|last-resort", NULL,
    N_("So it never leaves your opponent without seeds, and the game goes on.") },
  { AWALE_RULES_TOPIC_NO_SOWING, "stuck=end", NULL,
    N_("The game ends when the player to move has no legal sowing.") },
  { AWALE_RULES_TOPIC_NO_SOWING, "stuck=pass-starved", NULL,
    N_("A player without seeds is starved, and passes if the other player then has a pit to "
       "sow. If not, or if a player has seeds but no legal sowing, the game ends.") },
  { AWALE_RULES_TOPIC_NO_SOWING, "stuck=pass-blocked", NULL,
    N_("The game ends when the player to move has no seeds left. A player who has seeds but "
       "no legal sowing passes.") },
  { AWALE_RULES_TOPIC_NO_SOWING, "leftover=owner", NULL,
    N_("The seeds left on the board then go to their owners: you add those on your side to "
       "your store.") },
  { AWALE_RULES_TOPIC_NO_SOWING, "leftover=opponent", NULL,
    N_("The seeds left on the board then go to the opponent of the player who could not play.") },
  { AWALE_RULES_TOPIC_NO_SOWING, "leftover=nobody", NULL,
    N_("The seeds left on the board then count for nobody: only the stores are compared.") },
  { AWALE_RULES_TOPIC_MAJORITY, "majority=plays-on", NULL,
    N_("A player with 25 seeds, more than half of the 48, can no longer lose, but the game is "
       "played to its end.") },
  { AWALE_RULES_TOPIC_MAJORITY, "majority=may-stop", NULL,
    N_("A player with 25 seeds, more than half of the 48, has won. The players may stop "
       "there, or play on for the score.") },
  { AWALE_RULES_TOPIC_MAJORITY, "majority=ends", NULL,
    N_("A player with 25 seeds, more than half of the 48, has won, and the game ends at once. "
       "The seeds on the board count for nobody.") },
  { AWALE_RULES_TOPIC_ENDLESS, "drought=some", NULL,
    AWALE_NUMBERED ("Late in a game a few seeds may chase each other around the board without a "
                    "capture. So that no game lasts forever, it ends when {number} sowing has "
                    "captured nothing and both sides hold seeds.",
                    "Late in a game a few seeds may chase each other around the board without a "
                    "capture. So that no game lasts forever, it ends when {number} sowings in a "
                    "row have captured nothing and both sides hold seeds.") },
  { AWALE_RULES_TOPIC_ENDLESS, "drought=some", NULL,
    N_("The seeds on the board then count for nobody.") },
  { AWALE_RULES_TOPIC_ENDLESS, "repetition=some", NULL,
    AWALE_NUMBERED ("Late in a game a few seeds may chase each other around the board without a "
                    "capture. So that no game lasts forever, it ends when the same position has "
                    "occurred {number} time: the same seeds in every pit and in the stores, and "
                    "the same player to move.",
                    "Late in a game a few seeds may chase each other around the board without a "
                    "capture. So that no game lasts forever, it ends when the same position has "
                    "occurred {number} times: the same seeds in every pit and in the stores, and "
                    "the same player to move.") },
  { AWALE_RULES_TOPIC_ENDLESS, "repetition=some cycle=owner", NULL,
    N_("You then add the seeds on your side to your store.") },
  { AWALE_RULES_TOPIC_ENDLESS, "repetition=some cycle=split", NULL,
    N_("The seeds on the board are then shared, half for each player; if their number is odd, "
       "half seeds count.") },
  { AWALE_RULES_TOPIC_ENDLESS, NULL, NULL,
    N_("If both players agree, they may go on after that.") },
  { AWALE_RULES_TOPIC_DEAD, "dead=ends", NULL,
    N_("The game ends as soon as no further capture is possible, whatever the two players do. "
       "You then add the seeds on your side to your store.") },
  { AWALE_RULES_TOPIC_DEAD, "dead=plays-on", NULL,
    N_("Sometimes so few seeds are left that no further capture is possible, whatever the two "
       "players do. These rules do not stop the game for that: it goes on until it ends in "
       "another way, or until the players agree to end it.") },
  { .text = NULL },
};

const AwaleRulesText awale_rules_readings[] =
{
  { AWALE_RULES_TOPIC_CAPTURE, NULL, "avele",
    N_("The sheet says that a player “pourra récolter”, will be able to capture. In our "
       "reading a capture is never declined.") },
  { AWALE_RULES_TOPIC_FEEDING, NULL, "avele",
    N_("The sheet makes feeding “obligatoire”, but also forbids a capture that leaves the "
       "opponent without seeds. Where only such a capture would reach the other side, we let "
       "the ban prevail: nothing is legal, and the game ends.") },
  { AWALE_RULES_TOPIC_SLAM, NULL, "avele",
    N_("The sheet asks you to “veiller à ne pas réaliser une capture qui laisserait "
       "l’adversaire sans graines”, to take care not to make a capture that leaves the opponent "
       "without seeds, while seeds stay on your own side. We read that as a ban. Emptying the "
       "whole board is allowed: it is the first ending that the sheet names.") },
  { AWALE_RULES_TOPIC_NO_SOWING, NULL, "avele",
    N_("The sheet says that the seeds of a player who cannot go on “vont à l’adversaire”, go "
       "to the opponent. We take it at its word.") },
  { AWALE_RULES_TOPIC_ENDLESS, NULL, "avele",
    N_("The sheet says “durant au moins 7 tours”, for at least seven turns. We count seven "
       "for each player, fourteen sowings in all: seven sowings would already end a quiet "
       "opening.") },
  { AWALE_RULES_TOPIC_SLAM, NULL, "society",
    N_("The sheet forbids the capture and says “on doit faire un autre semis”, another sowing "
       "must be made; if every sowing leaves the opponent without seeds, it allows one, "
       "without the capture. We read that as a last resort.") },
  { AWALE_RULES_TOPIC_ENDLESS, NULL, "society",
    N_("The sheet does not mention positions that come back. Those who play by these rules settle "
       "an endless game by each keeping the seeds on their own side; ending it the third time is "
       "our choice.") },
  { AWALE_RULES_TOPIC_CAPTURE, NULL, "common",
    N_("The sheet says that a player “peut prendre”, can take. In our reading a capture is "
       "never declined.") },
  { AWALE_RULES_TOPIC_SLAM, NULL, "common",
    N_("The sheet says “le mouvement doit être fait”, the move must be made, without a "
       "capture. Taken literally, that would force such a sowing on you; no other source says "
       "so. In our reading you may choose it like any other.") },
  { AWALE_RULES_TOPIC_ENDLESS, NULL, "common|family",
    N_("The sheet does not mention positions that come back. Ending the game then is our "
       "choice, so that every game ends.") },
  { AWALE_RULES_TOPIC_DEAD, NULL, "common",
    N_("The sheet has you play “jusqu’à ce qu’il devienne impossible de réaliser une prise”, "
       "until no capture is possible. We take that exactly: neither a guess nor a number of "
       "moves. The program checks whether any sequence of moves still leads to a capture.") },
  { AWALE_RULES_TOPIC_SLAM, NULL, "booklet",
    N_("The booklet does not mention the grand slam, so it captures. “Il n’est pas moral "
       "d’affamer son adversaire”, it is not moral to starve your opponent, is advice in our "
       "reading: the booklet goes on to say what happens when it is done.") },
  { AWALE_RULES_TOPIC_NO_SOWING, NULL, "booklet",
    N_("The booklet says that a starved player must be fed, but not what that player does "
       "meanwhile. The pass is our reading.") },
  { AWALE_RULES_TOPIC_NO_SOWING, NULL, "booklet",
    N_("By the booklet, the winner is the player “qui en a capturé le plus”, who has captured "
       "more. So the seeds left on the board count for nobody.") },
  { AWALE_RULES_TOPIC_ENDLESS, NULL, "booklet",
    N_("The booklet does not mention positions that come back. Ending the game then is our "
       "choice, so that every game ends.") },
  { AWALE_RULES_TOPIC_CAPTURE, NULL, "family",
    N_("The table on the sheet has you capture from a pit “contenant 2 graines” or “3 graines”, "
       "holding two or three seeds. We count the seed just sown, as the text above it does.") },
  { AWALE_RULES_TOPIC_FEEDING, NULL, "family",
    N_("The sheet forbids a move “qui capture toutes les graines du terrain adverse”, that "
       "captures everything, and asks for no more than that.") },
  { AWALE_RULES_TOPIC_NO_SOWING, NULL, "family",
    N_("The sheet ends the game “lorsqu’un joueur ne peut plus effectuer de semis”, when a "
       "player can no longer sow: in our reading, when that player’s turn comes. Its "
       "questions and answers let the other player go on; we follow the rules themselves.") },
  { AWALE_RULES_TOPIC_NO_SOWING, NULL, "family",
    N_("The sheet says that a player who can make no more captures “passe son tour”, passes. Taken "
       "literally, that would make every turn without a capture a pass. We take it to mean a "
       "player who cannot play without taking everything.") },
  { .text = NULL },
};

char *
awale_rules_word (const AwaleRuleset *rules,
                  const char         *text)
{
  g_autofree char *digits = NULL;
  g_autoptr (GString) filled = NULL;
  int number;

  g_return_val_if_fail (rules != NULL && text != NULL, NULL);

  if (strstr (text, "{number}") == NULL)
    return g_strdup (_(text));
  number = MAX (rules->drought, rules->repetition);
  digits = g_strdup_printf ("%d", number);
  filled = g_string_new (ngettext (text, text + strlen (text) + 1, number));
  g_string_replace (filled, "{number}", digits, 0);
  return g_string_free (g_steal_pointer (&filled), FALSE);
}
