/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "sheet-cases.h"

/* These are the rules of Avelé, from the collection Ludens Planet. */

const SheetCase sheet_000[] = {
  {
    /* « Les joueurs disposent 4 graines dans chaque case (fig.01). »: four seeds in each pit. */
    .name = "start",
    .after = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    .legal = "ABCDEF",
    .ending = "playing -",
    .score = "0-0",
  },
  {
    /* « … c'est le joueur le plus jeune qui commence. »: the youngest player begins. */
    .name = "youngest-first",
    .axis = "first=youngest",
  },
  {
    /* « Le plateau est divisé en deux camps (A et B) de 6 cases. … le joueur choisit une des six
     * cases de son camp »: players choose a pit on their own side. */
    .name = "own-camp",
    .refused = "a not your pit",
  },
  {
    /* North may not sow South's pits. */
    .name = "own-camp-of-north",
    .start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N",
    .refused = "A not your pit",
    .legal = "abcdef",
  },
  {
    /* « Les joueurs jouent chacun leur tour »: the players take turns. */
    .name = "turns",
    .moves = "F",
    .refused = "A not your pit",
    .legal = "abcdef",
  },
  {
    /* « … en retire toutes les graines. Ensuite, il les distribue toutes, une par une dans les
     * cases suivantes, en commençant par celle qui se trouve immédiatement à droite de la case
     * choisie (fig.02). »: all seeds of a pit are sown one by one, beginning with the pit to its
     * right. */
    .name = "sowing",
    .moves = "A",
    .after = "0-5-5-5-5-4-4-4-4-4-4-4-0-0-N",
  },
  {
    /* « Le jeu se déroule dans le sens contraire des aiguilles d'une montre. »: sowing is
     * counter-clockwise. */
    .name = "counter-clockwise",
    .moves = "Ff",
    .after = "5-5-5-5-4-0-5-5-5-5-4-0-0-0-S",
  },
  {
    /* A pit without seeds cannot be chosen. */
    .name = "empty-pit",
    .moves = "Aa",
    .refused = "A empty pit",
    .legal = "BCDEF",
  },
  {
    /* « … dans un trou du camp adverse où se trouve déjà 1 … graine (ce qui donnera un total de
     * 2 …), alors le joueur pourra récolter toutes les graines de ce trou et les placer dans son
     * magasin (fig.03). »: a last seed that makes two in an opponent's pit harvests them. */
    .name = "harvest-two",
    .start = "4-0-0-0-0-1-1-4-0-0-0-0-19-19-S",
    .moves = "F",
    .after = "4-0-0-0-0-0-0-4-0-0-0-0-21-19-N",
  },
  {
    /* « … déjà … 2 graines (ce qui donnera un total de … 3 graines) »: two seeds become three, and
     * are harvested. */
    .name = "harvest-three",
    .start = "4-0-0-0-0-1-2-4-0-0-0-0-19-18-S",
    .moves = "F",
    .after = "4-0-0-0-0-0-0-4-0-0-0-0-22-18-N",
  },
  {
    /* An empty pit gets its first seed, so there is no harvest. */
    .name = "no-harvest-of-one",
    .start = "4-0-0-0-0-1-0-4-0-0-0-0-20-19-S",
    .moves = "F",
    .after = "4-0-0-0-0-0-1-4-0-0-0-0-20-19-N",
  },
  {
    /* A pit of three seeds gets a fourth one, so there is no harvest. */
    .name = "no-harvest-of-four",
    .start = "4-0-0-0-0-1-3-4-0-0-0-0-18-18-S",
    .moves = "F",
    .after = "4-0-0-0-0-0-4-4-0-0-0-0-18-18-N",
  },
  {
    /* « La récolte ne peut se faire que dans le camp de l'adversaire. »: only the opponent's pits
     * are harvested. */
    .name = "no-harvest-at-home",
    .start = "1-1-0-0-0-0-4-0-0-0-0-0-21-21-S",
    .moves = "A",
    .after = "0-2-0-0-0-0-4-0-0-0-0-0-21-21-N",
  },
  {
    /* « … le joueur B distribue 7 graines. Dans les trois dernières cases il reste, respectivement
     * 3, 2 et 3 graines. Dans ce cas, le joueur récolte toutes les graines de ces trois cases »
     * (fig.04a, 04b, 04c): the last three pits then hold 3, 2 and 3 seeds, and all of them are
     * harvested. */
    .name = "fig-04",
    .start = "4-4-4-2-1-2-0-0-0-0-7-0-12-12-N",
    .moves = "e",
    .after = "5-5-5-0-0-0-0-0-0-0-0-1-12-20-S",
  },
  {
    /* « Si, dans un autre exemple, les cases avaient contenu 3, 6 et 2 graines, le joueur B ne
     * récolterait que la case avec 3 graines, car le nombre de graine de la case précédente est
     * différent de 2 ou 3. »: only the 3 seeds are harvested, because the pit before holds neither
     * 2 nor 3. */
    .name = "fig-04-other",
    .start = "4-4-4-1-5-2-0-0-0-0-7-0-10-11-N",
    .moves = "e",
    .after = "5-5-5-2-6-0-0-0-0-0-0-1-10-14-S",
  },
  {
    /* « … soit parce que la case ne se trouve plus dans le camp adverse. »: a harvest does not
     * continue on one's own side. */
    .name = "harvest-ends-at-camp",
    .start = "4-0-0-0-2-1-1-4-0-0-0-0-18-18-S",
    .moves = "E",
    .after = "4-0-0-0-0-2-0-4-0-0-0-0-20-18-N",
  },
  {
    /* Pits before the last one are not harvested unless the last one is. */
    .name = "no-harvest-before-last",
    .start = "4-0-0-0-0-3-1-1-3-0-0-0-18-18-S",
    .moves = "F",
    .after = "4-0-0-0-0-0-2-2-4-0-0-0-18-18-N",
  },
  {
    /* « … si on choisit une case avec 12 graines ou plus (fig.05a), on devra, après un tour de
     * plateau, sauter cette case et continuer la semence à partir de la case suivante (fig.05b). De
     * cette manière, la case de départ reste toujours vide. »: a sowing of twelve or more seeds
     * skips its start pit. */
    .name = "fig-05-krou-12",
    .start = "0-0-0-0-0-12-2-2-2-2-2-2-12-12-S",
    .moves = "F",
    .after = "1-1-1-1-1-0-4-3-3-3-3-3-12-12-N",
  },
  {
    /* A sowing of eleven seeds ends just before its start pit. */
    .name = "no-krou-11",
    .start = "0-0-0-0-0-11-2-2-2-2-2-2-13-12-S",
    .moves = "F",
    .after = "1-1-1-1-1-0-3-3-3-3-3-3-13-12-N",
  },
  {
    /* « la case de départ reste toujours vide »: the starting pit stays empty, after the second lap
     * as well. */
    .name = "krou-23",
    .start = "0-0-0-0-0-23-1-0-0-0-0-0-12-12-S",
    .moves = "F",
    .after = "2-2-2-2-2-0-4-2-2-2-2-2-12-12-N",
  },
  {
    /* Seeds added in a lap count for the harvest. */
    .name = "krou-harvest",
    .start = "0-0-0-0-0-13-0-0-3-0-0-0-16-16-S",
    .moves = "F",
    .after = "1-1-1-1-1-0-0-0-4-1-1-1-20-16-N",
  },
  {
    /* « Si l'adversaire n'a plus de graines dans son camp, mais qu'on est, au tour suivant, en
     * condition de lui fournir des graines, ce mouvement devient obligatoire (fig.06). »: an
     * opponent without seeds must be fed if possible. */
    .name = "fig-06-must-feed",
    .start = "3-0-0-0-0-1-0-0-0-0-0-0-22-22-S",
    .refused = "A must feed the opponent",
    .legal = "F",
    .ending = "playing -",
  },
  {
    /* Any sowing that reaches the opponent is legal. */
    .name = "feed-by-any",
    .start = "0-0-5-1-3-1-0-0-0-0-0-0-19-19-S",
    .refused = "D must feed the opponent",
    .legal = "CEF",
  },
  {
    /* There is no duty to feed while the opponent has seeds. */
    .name = "no-feed-while-she-has-seeds",
    .start = "3-0-0-0-0-1-0-0-0-0-0-1-22-21-S",
    .legal = "AF",
  },
  {
    /* If the only sowing that feeds is a forbidden slam, nothing is legal, and the game ends. */
    .name = "feed-only-by-slam",
    .start = "0-0-0-0-0-17-0-0-0-0-0-0-15-16-S",
    .refused = "F the game has ended",
    .legal = "",
    .ending = "ended no-sowing",
    .score = "15-33",
  },
  {
    /* « Il faut également veiller à ne pas réaliser une capture qui laisserait l'adversaire sans
     * graines, si par la suite, il reste encore des graines dans son camp à soi. »: a harvest must
     * not leave the opponent without seeds while the player still has some. */
    .name = "slam-forbidden",
    .start = "1-0-0-0-0-1-1-0-0-0-0-0-22-23-S",
    .refused = "F grand slam forbidden",
    .legal = "A",
  },
  {
    /* A grand slam of several pits by North is forbidden, too. */
    .name = "slam-forbidden-of-north",
    .start = "1-2-0-0-0-0-1-0-0-0-0-2-21-21-N",
    .refused = "f grand slam forbidden",
    .legal = "a",
  },
  {
    /* A harvest that leaves the opponent a single seed is not a slam. */
    .name = "nearly-slam",
    .start = "1-0-0-0-0-1-1-1-0-0-0-0-22-22-S",
    .moves = "F",
    .after = "1-0-0-0-0-0-0-1-0-0-0-0-24-22-N",
  },
  {
    /* « 1- Un joueur réussit à vider toutes les cases, le jeu s'arrête et gagne celui qui a récolté
     * le plus de graines. »: the game ends when the board is empty, and the player with more seeds
     * wins. */
    .name = "clears-board",
    .start = "0-0-0-0-0-2-1-2-0-0-0-0-22-21-S",
    .moves = "F",
    .after = "0-0-0-0-0-0-0-0-0-0-0-0-27-21-N",
    .legal = "",
    .ending = "ended no-sowing",
    .score = "27-21",
  },
  {
    /* « Il peut y avoir un cas d'égalité (24 à 24). »: a game can be drawn, 24 to 24. */
    .name = "clears-board-draw",
    .start = "0-0-0-0-0-1-1-0-0-0-0-0-22-24-S",
    .moves = "F",
    .ending = "ended no-sowing",
    .score = "24-24",
  },
  {
    /* « Si on ne peut plus alimenter le jeu de l'adversaire, la partie se termine (fig.07). » and
     * « 2- S'il reste des graines dans le camp d'un joueur (A) sans qu'il puisse donner suite au
     * jeu, ces graines vont à l'adversaire (B) qui les inclut dans son comptage final (fig.07). »:
     * if the opponent cannot be fed, the game ends, and the opponent gets the remaining seeds. */
    .name = "fig-07-cannot-feed",
    .start = "2-1-0-0-0-0-0-0-0-0-0-0-22-23-S",
    .refused = "A the game has ended",
    .legal = "",
    .ending = "ended no-sowing",
    .score = "22-26",
  },
  {
    /* The game also ends after North has played its last seed, because South cannot feed. */
    .name = "fig-07-played",
    .start = "3-0-0-0-0-0-0-0-0-0-0-1-21-23-N",
    .moves = "f",
    .after = "4-0-0-0-0-0-0-0-0-0-0-0-21-23-S",
    .ending = "ended no-sowing",
    .score = "21-27",
  },
  {
    /* The only sowing is a forbidden slam, so that there is no legal one. */
    .name = "only-slam-ends",
    .start = "0-0-0-0-2-0-1-0-0-0-0-0-22-23-S",
    .refused = "E the game has ended",
    .legal = "",
    .ending = "ended no-sowing",
    .score = "22-26",
  },
  {
    /* « 3- S'il reste des graines dans les deux camps mais qu'il n'y a aucune capture durant au
     * moins 7 tours, les graines sont laissées sur le plateau et exclues du comptage final. »: if
     * nothing is harvested for seven rounds, the seeds on the board do not count. */
    .name = "drought",
    .start = "1-0-1-0-0-0-1-0-1-0-0-0-20-24-S",
    .moves = "CcDdEeAaBbCcDd",
    .after = "0-0-0-0-1-1-0-0-0-0-1-1-20-24-S",
    .ending = "ended drought",
    .score = "20-24",
  },
  {
    /* Six and a half rounds are not seven. */
    .name = "drought-not-yet",
    .start = "1-0-1-0-0-0-1-0-1-0-0-0-20-24-S",
    .moves = "CcDdEeAaBbCcD",
    .ending = "playing -",
  },
  {
    /* « aucune capture »: a harvest in the seventh round resets the count. */
    .name = "drought-broken",
    .start = "1-1-1-0-0-0-1-0-1-0-0-0-19-24-S",
    .moves = "CcDdEeBaCbDcEf",
    .after = "0-0-0-0-0-2-0-0-0-1-0-0-19-26-S",
    .ending = "playing -",
  },
  {
    /* « S'il reste des graines dans les deux camps »: if one side is empty, the game does not end
     * by the drought, because the other player must feed it. */
    .name = "drought-both-camps",
    .start = "0-1-0-0-0-10-0-1-0-0-1-0-15-20-S",
    .moves = "BeCfDbEcAdBeCf",
    .after = "1-0-0-1-0-11-0-0-0-0-0-0-15-20-S",
    .legal = "F",
    .ending = "playing -",
  },
  {
    /* « Récolter le plus grand nombre de graines »: by this sheet a game does not end when a player
     * has 25 seeds. */
    .name = "no-majority",
    .start = "1-0-0-0-0-0-1-1-0-0-0-1-30-14-S",
    .ending = "playing -",
    .score = "30-14",
  },
  { NULL },
};
