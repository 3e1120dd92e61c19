/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "sheet-cases.h"

/* These are the rules of Awalé from a booklet. */

const SheetCase sheet_003[] = {
  {
    /* « En début de partie, on dispose 4 graines dans chaque alvéole »: four seeds in each pit. */
    .name = "start",
    .after = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    .ending = "playing -",
  },
  {
    /* « … les six alvéoles en face de chaque joueur constituent son camp. »: each player's side is
     * the nearest six pits. */
    .name = "camp",
    .refused = "e not your pit",
    .legal = "ABCDEF",
  },
  {
    /* « … prend la totalité des graines contenues dans l'un de ses trous., puis sème les graines
     * une à une dans les trous suivants, dans le sens contraire des aiguilles d'une montre. »: all
     * seeds of a pit are sown one by one into the following pits, counter-clockwise. */
    .name = "sowing",
    .moves = "B",
    .after = "4-0-5-5-5-5-4-4-4-4-4-4-0-0-N",
  },
  {
    /* « Il peut être alors amené à semer dans son camp puis dans le camp de l'adversaire. »: a
     * sowing may continue on the opponent's side. */
    .name = "sowing-both-camps",
    .moves = "E",
    .after = "4-4-4-4-0-5-5-5-5-4-4-4-0-0-N",
  },
  {
    /* « S'il doit semer plus de onze graines, il revient alors à son point de départ, dans ce cas,
     * il ne doit pas semer dans le trou d'origine des graines, c'est à dire qu'il saute ce trou et
     * continue les semailles dans les trous suivants. »: a sowing of more than eleven seeds skips
     * its start pit. */
    .name = "krou-12",
    .start = "4-4-4-4-4-4-0-0-12-0-0-0-6-6-N",
    .moves = "c",
    .after = "5-5-5-5-5-5-1-1-0-2-1-1-6-6-S",
  },
  {
    /* « … plus de onze »: eleven seeds do not make a lap. */
    .name = "no-krou-11",
    .start = "4-4-4-4-4-4-0-0-11-0-0-0-6-7-N",
    .moves = "c",
    .after = "5-5-5-5-5-5-1-1-0-1-1-1-6-7-S",
  },
  {
    /* « … si la dernière graine arrive dans le camp de l'adversaire, et si le total (après
     * semailles) de ce trou est égal à deux … graines, alors il capture toutes les graines »: a
     * last seed that makes two in an opponent's pit harvests them. */
    .name = "harvest-two",
    .start = "4-0-0-0-3-0-0-1-4-0-0-0-18-18-S",
    .moves = "E",
    .after = "4-0-0-0-0-1-1-0-4-0-0-0-20-18-N",
  },
  {
    /* « … ou trois graines »: three seeds are harvested, too. */
    .name = "harvest-three",
    .start = "4-0-0-0-3-0-0-2-4-0-0-0-18-17-S",
    .moves = "E",
    .after = "4-0-0-0-0-1-1-0-4-0-0-0-21-17-N",
  },
  {
    .name = "no-harvest-of-four",
    .start = "4-0-0-0-3-0-0-3-4-0-0-0-18-16-S",
    .moves = "E",
    .after = "4-0-0-0-0-1-1-4-4-0-0-0-18-16-N",
  },
  {
    /* « Si la dernière graine semée prend, alors il faut regarder si cette configuration (2 ou 3
     * graines) existe dans le trou précédent (uniquement chez l'adversaire), si tel est le cas, on
     * capture alors les graines de ce trou également, et ainsi de suite. »: pits with two or three
     * seeds right before a harvested one are harvested, too. */
    .name = "harvest-several",
    .start = "1-2-1-4-0-0-4-0-0-0-0-3-16-17-N",
    .moves = "f",
    .after = "0-0-0-4-0-0-4-0-0-0-0-0-16-24-S",
  },
  {
    /* « (uniquement chez l'adversaire) »: a harvest does not continue on one's own side. */
    .name = "harvest-ends-at-camp",
    .start = "1-0-0-4-0-0-4-0-0-0-2-1-18-18-N",
    .moves = "e",
    .after = "0-0-0-4-0-0-4-0-0-0-0-2-18-20-S",
  },
  {
    /* « Toute rupture dans la chaîne de capture interrompt les prises. »: any break in the chain
     * ends the harvest. */
    .name = "harvest-stops",
    .start = "1-3-1-4-0-0-4-0-0-0-0-3-16-16-N",
    .moves = "f",
    .after = "2-4-0-4-0-0-4-0-0-0-0-0-16-18-S",
  },
  {
    /* The sheet does not mention the grand slam, so it harvests. */
    .name = "slam-harvests",
    .start = "0-0-0-0-0-2-1-2-0-0-0-0-21-22-S",
    .moves = "F",
    .after = "0-0-0-0-0-0-0-0-0-0-0-0-26-22-N",
    .ending = "ended no-sowing",
    .score = "26-22",
  },
  {
    /* « On appelle famine le fait qu'un joueur ne puisse jouer car il n'a plus aucune graine
     * dans son camp. »: after a slam North passes, if South can feed. */
    .name = "famine-passes",
    .start = "0-0-0-0-4-2-1-2-0-0-0-0-19-20-S",
    .moves = "F",
    .after = "0-0-0-0-4-0-0-0-0-0-0-0-24-20-N",
    .legal = "--",
    .ending = "playing -",
  },
  {
    /* A player in famine can only pass. */
    .name = "famine-no-pit",
    .start = "0-0-0-0-4-0-0-0-0-0-0-0-24-20-N",
    .refused = "a empty pit",
  },
  {
    /* « … le joueur qui a encore des graines doit obligatoirement jouer de façon à donner au moins
     * une graine à son adversaire. »: a player with seeds must give the opponent at least one. */
    .name = "famine-must-feed",
    .start = "2-0-0-0-4-0-0-0-0-0-0-0-22-20-N",
    .moves = "--",
    .after = "2-0-0-0-4-0-0-0-0-0-0-0-22-20-S",
    .refused = "A must feed the opponent",
    .legal = "E",
  },
  {
    /* A player who was fed plays again. */
    .name = "famine-over",
    .start = "2-0-0-0-4-0-0-0-0-0-0-0-22-20-N",
    .moves = "--E",
    .after = "2-0-0-0-0-1-1-1-1-0-0-0-22-20-N",
    .legal = "abc",
  },
  {
    /* A player who can sow may not pass. */
    .name = "no-pass-with-seeds",
    .start = "2-0-0-0-4-0-1-0-0-0-0-0-21-20-N",
    .refused = "-- passing is not allowed while a pit can be sown",
    .legal = "a",
  },
  {
    /* « S'il ne le peut pas, la partie s'achève, on compte alors les graines, celui qui en a
     * capturé le plus gagne la partie. »: seeds on the board are not counted. */
    .name = "famine-ends",
    .start = "2-1-0-0-0-0-0-0-0-0-0-0-22-23-S",
    .legal = "",
    .ending = "ended no-sowing",
    .score = "22-23",
  },
  {
    /* The game has ended at the starved player's turn, too: passing is illegal, because the
     * opponent could not feed. */
    .name = "famine-no-pass",
    .start = "2-1-0-0-0-0-0-0-0-0-0-0-22-23-N",
    .refused = "-- the game has ended",
    .legal = "",
    .ending = "ended no-sowing",
    .score = "22-23",
  },
  {
    /* « Si un joueur capture 25 graines (plus de la moitié, on peut arrêter le jeu.), il est alors
     * vainqueur. »: a player who has harvested 25 seeds has won, and the game may be stopped. */
    .name = "majority",
    .start = "4-0-0-0-3-0-0-2-4-0-0-0-22-13-S",
    .moves = "E",
    .ending = "may-stop majority",
    .score = "25-13",
  },
  {
    /* « plus de la moitié »: 24 are only half. */
    .name = "no-majority-of-24",
    .start = "4-0-0-0-3-0-0-2-4-0-0-0-21-14-S",
    .moves = "E",
    .ending = "playing -",
    .score = "24-14",
  },
  {
    /* The booklet does not mention endless games. A rule was added: at the third occurrence of a
     * position the game ends, and each player keeps the seeds on their own side. */
    .name = "repetition",
    .start = "1-0-0-0-0-0-1-0-0-0-0-0-22-24-S",
    .moves = "AaBbCcDdEeFfAaBbCcDdEeFf",
    .after = "1-0-0-0-0-0-1-0-0-0-0-0-22-24-S",
    .ending = "ended repetition",
    .score = "23-25",
  },
  {
    .name = "no-repetition-yet",
    .start = "1-0-0-0-0-0-1-0-0-0-0-0-22-24-S",
    .moves = "AaBbCcDdEeFfAaBbCcDdEeF",
    .ending = "playing -",
  },
  { NULL },
};
