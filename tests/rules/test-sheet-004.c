/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "sheet-cases.h"

/* These are the rules of the sheet “Règles de l'Awalé”, a family edition. */

const SheetCase sheet_004[] = {
  {
    /* « Chacun dispose de 6 cases devant lui, et chaque case contient 4 graines, pour un total de
     * 48 graines. »: six pits for each player, with four seeds in each pit. */
    .name = "start",
    .after = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    .legal = "ABCDEF",
    .ending = "playing -",
  },
  {
    /* « … sélectionné de manière aléatoire pour débuter. »: the first player is drawn at random. */
    .name = "random-first",
    .axis = "first=random",
  },
  {
    /* « En bas de l'écran se situe votre territoire, nommé le territoire sud, tandis que celui de
     * l'adversaire, le territoire nord, se trouve au-dessus. »: South's side is at the bottom, and
     * North's at the top. */
    .name = "territories",
    .start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N",
    .refused = "F not your pit",
    .legal = "abcdef",
  },
  {
    /* « à chaque tour, le joueur actif choisit une de ses cases et prend toutes les graines qu'elle
     * contient. Le joueur sème ensuite les graines une par une dans les cases suivantes, dans le
     * sens anti-horaire. »: all seeds of a pit are sown one by one into the following pits,
     * counter-clockwise. */
    .name = "sowing",
    .moves = "C",
    .after = "4-4-0-5-5-5-5-4-4-4-4-4-0-0-N",
  },
  {
    .name = "sowing-of-north",
    .start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N",
    .moves = "c",
    .after = "5-4-4-4-4-4-4-4-0-5-5-5-0-0-S",
  },
  {
    /* « Lorsque la dernière graine semée atterrit dans un trou de l'adversaire contenant déjà 1 …
     * graine, le joueur récupère alors 2 … graines … laissant ainsi le trou vide. »: a last seed
     * that makes two in an opponent's pit harvests them. */
    .name = "harvest-two",
    .start = "0-0-0-4-0-0-0-1-4-4-0-0-17-18-S",
    .moves = "D",
    .after = "0-0-0-0-1-1-1-0-4-4-0-0-19-18-N",
  },
  {
    /* « … ou 2 graines, le joueur récupère alors … 3 graines »: two seeds become three, and are
     * harvested. */
    .name = "harvest-three",
    .start = "0-0-0-4-0-0-0-2-4-4-0-0-17-17-S",
    .moves = "D",
    .after = "0-0-0-0-1-1-1-0-4-4-0-0-20-17-N",
  },
  {
    /* « La dernière graine tombe dans une case contenant autre chose que 2 ou 3 graines : Pas de
     * capture »: a last seed that makes neither two nor three harvests nothing. */
    .name = "no-harvest-of-four",
    .start = "0-0-0-4-0-0-0-3-4-4-0-0-17-16-S",
    .moves = "D",
    .after = "0-0-0-0-1-1-1-4-4-4-0-0-17-16-N",
  },
  {
    .name = "no-harvest-of-one",
    .start = "0-0-0-4-0-0-1-0-4-4-0-0-17-18-S",
    .moves = "D",
    .after = "0-0-0-0-1-1-2-1-4-4-0-0-17-18-N",
  },
  {
    /* « les captures ne peuvent être effectuées que dans les cases de l'adversaire. »: only the
     * opponent's pits are harvested. */
    .name = "no-harvest-at-home",
    .start = "1-2-0-0-0-0-4-4-0-0-0-0-18-19-S",
    .moves = "A",
    .after = "0-3-0-0-0-0-4-4-0-0-0-0-18-19-N",
  },
  {
    /* « Si un joueur prend possession de deux ou trois graines et que la case précédente en
     * contient également deux ou trois, ces graines sont également prises, et cette séquence
     * continue ainsi. »: pits with two or three seeds right before a harvested one are harvested,
     * too. */
    .name = "harvest-several",
    .start = "0-0-0-0-0-3-2-1-2-4-4-0-16-16-S",
    .moves = "F",
    .after = "0-0-0-0-0-0-0-0-0-4-4-0-24-16-N",
  },
  {
    /* A harvest stops at the first pit that does not contain two or three seeds. */
    .name = "harvest-stops",
    .start = "0-0-0-0-0-3-2-3-2-4-4-0-15-15-S",
    .moves = "F",
    .after = "0-0-0-0-0-0-3-4-0-4-4-0-18-15-N",
  },
  {
    /* « Lorsque le nombre de graines extraites du trou initial dépasse 11, un tour complet est
     * accompli, ce qui implique que la case de départ est systématiquement sautée à chaque
     * rotation, la laissant ainsi toujours vide. … un « Krou ». »: a sowing of twelve or more seeds
     * skips its start pit. */
    .name = "krou-12",
    .start = "0-12-0-0-0-0-4-4-4-4-4-4-6-6-S",
    .moves = "B",
    .after = "1-0-2-1-1-1-5-5-5-5-5-5-6-6-N",
  },
  {
    /* « à chaque rotation »: the start pit is skipped in the second lap, too. */
    .name = "krou-24",
    .start = "4-0-0-0-0-0-0-0-0-0-24-0-10-10-N",
    .moves = "e",
    .after = "7-2-2-2-2-2-2-2-2-2-0-3-10-10-S",
    .legal = "ABCDEF",
  },
  {
    /* « … dépasse 11 »: eleven seeds do not make a full lap. */
    .name = "no-krou-11",
    .start = "0-11-0-0-0-0-4-4-4-4-4-4-6-7-S",
    .moves = "B",
    .after = "1-0-1-1-1-1-5-5-5-5-5-5-6-7-N",
  },
  {
    /* « Il est prohibé de « priver de nourriture » son adversaire : un participant est interdit de
     * réaliser un mouvement qui capture toutes les graines du terrain adverse. »: a harvest of all
     * the opponent's seeds is forbidden. */
    .name = "slam-forbidden",
    .start = "1-0-0-0-0-2-1-2-0-0-0-0-20-22-S",
    .refused = "F grand slam forbidden",
    .legal = "A",
  },
  {
    /* « toutes les graines »: a harvest that leaves the opponent a single seed is allowed. */
    .name = "nearly-slam",
    .start = "1-0-0-0-0-2-1-2-1-0-0-0-20-21-S",
    .moves = "F",
    .after = "1-0-0-0-0-0-0-0-1-0-0-0-25-21-N",
  },
  {
    /* Only slams are forbidden. There is no duty to feed the opponent, so any other sowing is
     * legal. */
    .name = "no-duty-to-feed",
    .start = "3-0-0-0-0-1-0-0-0-0-0-0-22-22-S",
    .legal = "AF",
  },
  {
    /* « Si un joueur ne peut plus effectuer de capture en respectant ces règles, il passe son
     * tour. »: the only sowing would take all seeds of the opponent. */
    .name = "blocked-passes",
    .start = "0-0-0-0-0-1-1-0-0-0-0-0-20-26-S",
    .refused = "F grand slam forbidden",
    .legal = "--",
    .ending = "playing -",
  },
  {
    .name = "blocked-passed",
    .start = "0-0-0-0-0-1-1-0-0-0-0-0-20-26-S",
    .moves = "--",
    .after = "0-0-0-0-0-1-1-0-0-0-0-0-20-26-N",
    .legal = "a",
  },
  {
    /* After a move of the opponent the same sowing is no longer a slam, and so is legal. */
    .name = "blocked-no-more",
    .start = "0-0-0-0-0-1-1-0-0-0-0-0-20-26-S",
    .moves = "--a",
    .legal = "F",
  },
  {
    /* The player passes even if several sowings are possible, when all of them are slams. */
    .name = "blocked-by-several",
    .start = "0-0-0-0-2-1-1-0-0-0-0-0-20-24-S",
    .refused = "E grand slam forbidden",
    .legal = "--",
  },
  {
    /* A player who can sow may not pass, even without a harvest. */
    .name = "no-pass-with-a-sowing",
    .start = "1-0-0-0-0-1-1-0-0-0-0-0-20-25-S",
    .refused = "-- passing is not allowed while a pit can be sown",
    .legal = "A",
  },
  {
    /* « la partie se termine lorsqu'un joueur ne peut plus effectuer de semis, c'est-à-dire lorsque
     * toutes ses cases sont vides. Les graines restantes sur le plateau sont alors capturées par le
     * joueur qui les possède encore dans ses cases. »: the game ends when a player has no seeds to
     * sow, and the other player gets the remaining ones. */
    .name = "empty-ends",
    .start = "0-0-0-0-0-0-1-0-0-2-0-0-20-25-S",
    .refused = "-- the game has ended",
    .legal = "",
    .ending = "ended no-sowing",
    .score = "20-28",
  },
  {
    /* The game also ends when South does not feed North, and South keeps the remaining seeds. */
    .name = "empty-ends-played",
    .start = "3-0-0-0-0-1-0-0-0-0-0-0-22-22-S",
    .moves = "A",
    .after = "0-1-1-1-0-1-0-0-0-0-0-0-22-22-N",
    .ending = "ended no-sowing",
    .score = "26-22",
  },
  {
    /* « lorsqu'un joueur ne peut plus »: the opponent's empty pits do not end the game while the
     * player can sow. */
    .name = "other-empty-goes-on",
    .start = "3-0-0-0-0-1-0-0-0-0-0-0-22-22-S",
    .ending = "playing -",
  },
  {
    /* « Le joueur avec le plus de graines capturées est déclaré vainqueur. »: a game does not end
     * when a player has 25 seeds. */
    .name = "no-majority",
    .start = "4-4-4-0-0-0-0-0-0-1-1-2-30-2-S",
    .ending = "playing -",
    .score = "30-2",
  },
  {
    /* At the third occurrence of a position the game ends, by a rule that was added to the sheet so
     * that every game ends. */
    .name = "repetition",
    .start = "1-0-0-0-0-0-1-0-0-0-0-0-22-24-S",
    .moves = "AaBbCcDdEeFfAaBbCcDdEeFf",
    .ending = "ended repetition",
    .score = "23-25",
  },
  { NULL },
};
