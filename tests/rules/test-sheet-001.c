/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "sheet-cases.h"

/* These are the rules of Awélé, as of the Oware Society. */

const SheetCase sheet_001[] = {
  {
    /* « Un mancala, avec deux rangées parallèles de six trous, 48 graines. »: two rows of six pits,
     * and 48 seeds. */
    .name = "start",
    .after = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    .ending = "playing -",
  },
  {
    /* « Le champ de chaque joueur est constitué par la rangée de 6 trous située immédiatement
     * devant lui (fig. 1). »: each player's side is the nearest row of six pits. */
    .name = "fields",
    .refused = "f not your pit",
    .legal = "ABCDEF",
  },
  {
    /* « Tour à tour »: after a move it is the other player's turn. */
    .name = "turns",
    .moves = "A",
    .refused = "B not your pit",
    .legal = "abcdef",
  },
  {
    /* « … chaque joueur vide la totalité de l'un des 6 trous de son champ et sème les graines une
     * par une dans les trous suivants, dans le sens inverse des aiguilles d'une montre, sans sauter
     * de trous (fig. 2). »: all seeds of a pit are sown one by one into the following pits,
     * counter-clockwise. */
    .name = "sowing",
    .moves = "D",
    .after = "4-4-4-0-5-5-5-5-4-4-4-4-0-0-N",
  },
  {
    /* North sows in the same direction, round the corner into South's pits. */
    .name = "sowing-of-north",
    .start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N",
    .moves = "e",
    .after = "5-5-5-4-4-4-4-4-4-4-0-5-0-0-S",
  },
  {
    /* « Le seul choix qu'il ait est celui de la case de départ. »: passing is not a choice. */
    .name = "no-pass",
    .refused = "-- passing is not allowed while a pit can be sown",
  },
  {
    /* A pit without seeds cannot be emptied. */
    .name = "empty-pit",
    .start = "0-4-4-4-4-4-4-4-4-4-4-4-4-0-S",
    .refused = "A empty pit",
  },
  {
    /* « … pose sa dernière graine dans un trou de la rangée voisine et que cette case d'arrivée
     * contient alors 2 … graines, il récolte son contenu. … vont rejoindre le « grenier » »: a last
     * seed that makes two in an opponent's pit harvests them. */
    .name = "harvest-two",
    .start = "4-0-0-0-3-0-0-1-4-0-0-0-18-18-S",
    .moves = "E",
    .after = "4-0-0-0-0-1-1-0-4-0-0-0-20-18-N",
  },
  {
    /* « … ou 3 graines »: three seeds are harvested, too. */
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
    /* « … dans un trou de la rangée voisine »: there is no harvest on one's own side. */
    .name = "no-harvest-at-home",
    .start = "2-0-1-0-0-0-4-0-0-0-0-0-20-21-S",
    .moves = "A",
    .after = "0-1-2-0-0-0-4-0-0-0-0-0-20-21-N",
  },
  {
    /* « … c'est le cas si la case immédiatement antérieure à celle où vient d'avoir lieu la récolte
     * est située dans le champ voisin et contient également 2 ou 3 graines. Et ainsi de suite pour
     * un ensemble de cases contiguës »: pits with two or three seeds right before a harvested one
     * are harvested, too. */
    .name = "harvest-several",
    .start = "4-0-0-0-0-4-1-2-1-2-5-0-15-14-S",
    .moves = "F",
    .after = "4-0-0-0-0-0-0-0-0-0-5-0-25-14-N",
  },
  {
    /* « Dès qu'une case ne répond plus à ces conditions, la récolte s'arrête (fig. 3) »: a harvest
     * stops at the first pit to which this does not apply. */
    .name = "fig-3-harvest-stops",
    .start = "4-0-0-0-0-4-1-3-1-2-5-0-14-14-S",
    .moves = "F",
    .after = "4-0-0-0-0-0-2-4-0-0-5-0-19-14-N",
  },
  {
    /* « … est située dans le champ voisin »: B and A are harvested, but not f, which has two
     * seeds as well. */
    .name = "harvest-ends-at-field",
    .start = "1-1-0-0-4-0-4-0-0-0-3-1-17-17-N",
    .moves = "e",
    .after = "0-0-0-0-4-0-4-0-0-0-0-2-17-21-S",
  },
  {
    /* A harvest in the first pit of the field does not continue on North's own side. */
    .name = "harvest-ends-at-first-pit",
    .start = "1-0-0-0-4-0-4-0-0-0-2-1-18-18-N",
    .moves = "e",
    .after = "0-0-0-0-4-0-4-0-0-0-0-2-18-20-S",
  },
  {
    /* « si l'on doit vider entièrement le champ de l'adversaire, la récolte est interdite. On doit
     * faire un autre semis. »: a harvest of the opponent's whole side is forbidden, and another
     * move must be made. */
    .name = "slam-refused",
    .start = "1-0-0-0-0-1-1-0-0-0-0-0-20-25-S",
    .refused = "F grand slam as a last resort only",
    .legal = "A",
  },
  {
    /* A slam of several pits is forbidden, too. */
    .name = "slam-of-several-refused",
    .start = "0-1-0-0-0-3-1-2-1-0-0-0-20-20-S",
    .refused = "F grand slam as a last resort only",
    .legal = "B",
  },
  {
    /* « Si le (ou les) seuls semis possibles affament le voisin, on réalise le coup de son choix
     * mais aucune graine n'est récoltée. »: if all moves leave the opponent without seeds, any one
     * is made, but harvests nothing. */
    .name = "last-resort",
    .start = "0-0-0-0-2-0-1-0-0-0-0-0-22-23-S",
    .moves = "E",
    .after = "0-0-0-0-0-1-2-0-0-0-0-0-22-23-N",
    .ending = "playing -",
  },
  {
    /* « … le coup de son choix »: both slams are legal. */
    .name = "last-resort-choice",
    .start = "0-0-0-0-2-1-1-0-0-0-0-0-22-22-S",
    .legal = "EF",
  },
  {
    /* « … aucune graine n'est récoltée »: the slam takes no seeds. */
    .name = "last-resort-no-harvest",
    .start = "0-0-0-0-2-1-1-0-0-0-0-0-22-22-S",
    .moves = "E",
    .after = "0-0-0-0-0-2-2-0-0-0-0-0-22-22-N",
  },
  {
    /* A harvest that leaves the opponent a seed is taken. */
    .name = "nearly-slam",
    .start = "1-0-0-0-0-1-1-0-0-0-0-1-20-24-S",
    .moves = "F",
    .after = "1-0-0-0-0-0-0-0-0-0-0-1-22-24-N",
  },
  {
    /* « Si un joueur effectue un semis de 12 graines ou plus (il fait donc un tour complet de
     * plateau), il ne doit pas fournir de graine à son tour de départ. »: a sowing of twelve or
     * more seeds skips its start pit. */
    .name = "krou-12",
    .start = "12-0-0-0-0-0-4-4-4-4-4-4-6-6-S",
    .moves = "A",
    .after = "0-2-1-1-1-1-5-5-5-5-5-5-6-6-N",
  },
  {
    /* « Un trou vidé au départ d'un semis doit toujours l'être à la fin de ce même semis. »: the
     * start pit is still empty at the end of the sowing. */
    .name = "krou-24",
    .start = "0-0-24-0-0-0-1-1-1-1-1-1-9-9-S",
    .moves = "C",
    .after = "2-2-0-3-3-2-3-3-3-3-3-3-9-9-N",
  },
  {
    /* « On ne peut pas « affamer » l'autre : si le joueur A vient de jouer et qu'il n'a plus de
     * graine dans son camp, le joueur B doit obligatoirement vider un trou pour alimenter son
     * adversaire (fig. 4). »: an opponent without seeds must be fed. */
    .name = "fig-4-must-feed",
    .start = "0-0-0-0-0-1-3-0-3-0-2-0-20-19-S",
    .moves = "F",
    .after = "0-0-0-0-0-0-4-0-3-0-2-0-20-19-N",
    .refused = "a must feed the opponent",
    .legal = "e",
  },
  {
    /* Only a sowing that reaches the opponent feeds. */
    .name = "must-feed-reach",
    .start = "0-0-0-0-0-0-5-5-3-3-1-1-15-15-N",
    .refused = "c must feed the opponent",
    .legal = "bdf",
  },
  {
    /* « Si le champ de l'un des joueurs est vide et que son adversaire ne peut pas l'alimenter,
     * alors ce dernier récolte les graines se trouvant dans son champ et la partie est terminée. »
     * « Exemple : le joueur B … remporte donc toutes les graines de son champ qu'il joint à celles
     * préalablement récoltées (fig. 5). »: if an opponent without seeds cannot be fed, the game
     * ends, and the player gets the remaining seeds. */
    .name = "fig-5-cannot-feed",
    .start = "0-0-0-0-0-0-2-1-0-0-0-0-23-22-N",
    .legal = "",
    .ending = "ended no-sowing",
    .score = "23-25",
  },
  {
    /* « La partie est terminée »: no move is legal. */
    .name = "fig-5-ended",
    .start = "0-0-0-0-0-0-2-1-0-0-0-0-23-22-N",
    .refused = "a the game has ended",
  },
  {
    /* In the reverse case the player to move has no seeds, and the opponent keeps the remaining
     * ones. */
    .name = "starved-to-move",
    .start = "0-0-0-0-0-0-2-1-0-0-0-0-23-22-S",
    .legal = "",
    .ending = "ended no-sowing",
    .score = "23-25",
  },
  {
    /* « Quand un joueur a récolté 25 graines, il a gagné »: a player who has harvested 25 seeds has
     * won. */
    .name = "majority",
    .start = "4-0-0-0-0-1-1-4-0-0-0-0-23-15-S",
    .moves = "F",
    .ending = "may-stop majority",
    .score = "25-15",
  },
  {
    /* 24 seeds are not enough. */
    .name = "no-majority-of-24",
    .start = "4-0-0-0-0-1-1-4-0-0-0-0-22-16-S",
    .moves = "F",
    .ending = "playing -",
    .score = "24-16",
  },
  {
    /* « … mais il peut être intéressant de continuer la partie jusqu'à la fin en notant le score
     * des 2 joueurs. »: the game may be continued to the end. */
    .name = "majority-goes-on",
    .start = "0-0-0-0-0-1-1-0-0-0-0-0-26-20-S",
    .moves = "F",
    .ending = "ended no-sowing",
    .score = "26-22",
  },
  {
    /* By the rules of the federation, a cycle ends at the third occurrence of a position, and each
     * player keeps the seeds on their own side. */
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
