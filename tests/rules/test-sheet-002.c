/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "sheet-cases.h"

/* These are the rules of Awele that the sheet calls « la règle … la plus commune », the most common
 * one. */

const SheetCase sheet_002[] = {
  {
    /* « Répartissez les 48 billes dans les 12 petites cavités, en mettant 4 billes par cavité. »:
     * four seeds in each of the twelve pits. */
    .name = "start",
    .after = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    .legal = "ABCDEF",
    .ending = "playing -",
  },
  {
    /* « Le premier joueur doit choisir une des cavités se trouvant de son côté. »: players choose a
     * pit on their own side. */
    .name = "own-side",
    .refused = "c not your pit",
  },
  {
    /* « Les 2 joueurs procèdent à tour de rôle. »: the two players take turns. */
    .name = "turns",
    .moves = "Cc",
    .refused = "d not your pit",
    .legal = "ABDEF",
  },
  {
    /* « Il doit la vider et distribuer les billes dans le sens contraire des aiguilles d'une
     * montre, en commençant par la première cavité qui se trouve sur sa droite … Le joueur dépose
     * une bille par cavité jusqu'à ce qu'il ait distribué toutes les billes prélevées. »: all seeds
     * of a pit are sown one by one into the following pits, counter-clockwise. */
    .name = "sowing",
    .moves = "E",
    .after = "4-4-4-4-0-5-5-5-5-4-4-4-0-0-N",
  },
  {
    /* « Les grandes cavités (awélés) servent uniquement à garder les billes gagnées »: a sowing
     * round the corner skips them. */
    .name = "stores-are-not-sown",
    .start = "1-1-1-1-1-8-5-5-5-5-5-8-1-1-N",
    .moves = "f",
    .after = "2-2-2-2-2-9-6-6-5-5-5-0-1-1-S",
  },
  {
    /* « Si le nombre de billes à distribuer fait le tour complet (12 billes ou plus), il sautera la
     * cavité dont il a pris les billes initialement. »: a sowing of twelve or more seeds skips its
     * start pit. */
    .name = "krou-12",
    .start = "0-0-0-0-12-0-4-4-4-4-4-4-6-6-S",
    .moves = "E",
    .after = "1-1-1-1-0-2-5-5-5-5-5-5-6-6-N",
  },
  {
    .name = "krou-of-north",
    .start = "4-4-4-4-4-4-0-0-0-0-0-14-5-5-N",
    .moves = "f",
    .after = "6-6-6-5-5-5-1-1-1-1-1-0-5-5-S",
  },
  {
    /* « Le joueur peut prendre les billes se trouvant dans la cavité du côté de l'adversaire où il
     * aura déposé sa dernière bille, s'il y a 2 ou 3 billes dans la cavité (y.c. celle déposée par
     * le joueur). »: two or three seeds in an opponent's pit are harvested, including the last
     * seed, which fell there. */
    .name = "harvest-two",
    .start = "1-0-0-2-0-0-0-0-4-0-0-1-20-20-N",
    .moves = "f",
    .after = "0-0-0-2-0-0-0-0-4-0-0-0-20-22-S",
  },
  {
    .name = "harvest-three",
    .start = "2-0-0-2-0-0-0-0-4-0-0-1-20-19-N",
    .moves = "f",
    .after = "0-0-0-2-0-0-0-0-4-0-0-0-20-22-S",
  },
  {
    /* « … du côté de l'adversaire »: seeds on one's own side are not harvested. */
    .name = "no-harvest-at-home",
    .start = "4-0-0-2-0-0-1-1-4-0-0-0-18-18-N",
    .moves = "a",
    .after = "4-0-0-2-0-0-0-2-4-0-0-0-18-18-S",
  },
  {
    /* « Il peut également prendre les billes se trouvant dans les cavités précédentes (côté
     * adversaire) dans la mesure où il y a 2 ou 3 billes par cavité et que les cavités se
     * suivent. »: pits with two or three seeds right before a harvested one are harvested, too. */
    .name = "harvest-several",
    .start = "0-0-0-0-0-5-1-1-5-1-2-1-16-16-S",
    .moves = "F",
    .after = "0-0-0-0-0-0-2-2-6-0-0-1-21-16-N",
  },
  {
    /* « … que les cavités se suivent »: the first pit without 2 or 3 seeds ends the harvest. */
    .name = "harvest-stops",
    .start = "0-0-0-0-0-3-2-0-1-5-5-5-13-14-S",
    .moves = "F",
    .after = "0-0-0-0-0-0-3-1-0-5-5-5-15-14-N",
  },
  {
    /* « Si à un moment du jeu, l'adversaire n'a plus de bille dans ses cavités, le premier joueur
     * doit alors bouger ses billes de sorte à en placer une au moins chez son adversaire. »: an
     * opponent without seeds must be fed. */
    .name = "must-feed",
    .start = "1-1-1-1-1-2-0-0-0-0-0-0-20-21-S",
    .refused = "E must feed the opponent",
    .legal = "F",
  },
  {
    /* « … une au moins »: a sowing that gives the opponent a single seed is enough. */
    .name = "must-feed-one-at-least",
    .start = "6-4-0-0-0-0-0-0-0-0-0-0-19-19-S",
    .refused = "B must feed the opponent",
    .legal = "A",
  },
  {
    /* « Si ce n'est pas possible, le jeu s'achève et le joueur qui devait faire le mouvement sort
     * alors du jeu toutes les billes qui restent dans ses cavités et les met dans son awélé »: if
     * that is impossible, the game ends, and the player gets the remaining seeds. */
    .name = "cannot-feed",
    .start = "1-0-2-0-0-0-0-0-0-0-0-0-22-23-S",
    .legal = "",
    .ending = "ended no-sowing",
    .score = "25-23",
  },
  {
    /* « Si avec un mouvement toutes les cavités de l'adversaire peuvent être vidées, le mouvement
     * doit être fait, mais le joueur n'aura pas le droit de prendre les billes. »: a move that
     * could empty the opponent's side harvests nothing. */
    .name = "slam-takes-nothing",
    .start = "1-0-0-0-0-2-1-2-0-0-0-0-21-21-S",
    .moves = "F",
    .after = "1-0-0-0-0-0-2-3-0-0-0-0-21-21-N",
  },
  {
    /* A grand slam is legal but not obligatory, although the sheet says that it “must be made”. */
    .name = "slam-is-legal",
    .start = "1-0-0-0-0-2-1-2-0-0-0-0-21-21-S",
    .legal = "AF",
  },
  {
    /* A harvest that leaves the opponent a seed is taken. */
    .name = "nearly-slam",
    .start = "1-0-0-0-0-2-1-2-1-0-0-0-21-20-S",
    .moves = "F",
    .after = "1-0-0-0-0-0-0-0-1-0-0-0-26-20-N",
  },
  {
    /* « Le jeu se poursuit jusqu'à ce qu'il devienne impossible de réaliser une prise » and « Dans
     * ce cas, chaque joueur prélèvera les billes restantes dans ses cavités »: if no harvest is
     * possible any more, the game ends, and players get the seeds on their own side. */
    .name = "dead",
    .start = "0-1-0-0-0-1-1-0-1-0-0-0-20-24-S",
    .moves = "F",
    .after = "0-1-0-0-0-0-0-0-1-0-0-0-22-24-N",
    .legal = "c",
    .ending = "ended dead",
    .score = "23-25",
  },
  {
    /* The position is dead if the only possible harvest is a slam, which takes no seeds. */
    .name = "dead-but-for-slams",
    .start = "0-0-0-0-1-0-2-0-0-0-0-0-23-22-S",
    .ending = "ended dead",
    .score = "24-24",
  },
  {
    /* The game goes on while a harvest is possible with both sides' help. */
    .name = "not-dead",
    .start = "0-0-1-0-0-0-1-0-0-0-1-0-22-23-S",
    .ending = "playing -",
    .score = "22-23",
  },
  {
    /* « … même si on sait d'avance qui va gagner (celui qui a 25 billes ou plus dans son awélé). »:
     * the game continues even if a player already has 25 seeds or more. */
    .name = "no-majority",
    .start = "4-4-4-0-0-0-0-0-0-1-1-2-30-2-S",
    .ending = "playing -",
    .score = "30-2",
  },
  {
    /* « Le vainqueur est celui qui possède le plus de billes dans son awélé. »: the remaining seeds
     * are counted even if a player already had more than 25. */
    .name = "majority-counted",
    .start = "0-1-0-0-0-0-0-0-1-0-0-0-30-16-S",
    .ending = "ended dead",
    .score = "31-17",
  },
  {
    /* This rule was added so that every game ends: at the third occurrence of a position each
     * player keeps the seeds on their own side. */
    .name = "repetition",
    .start = "1-0-0-0-0-0-1-0-0-0-1-0-22-23-S",
    .moves = "AaBbCcDeEdFfAaBbCcDeEdFf",
    .ending = "ended repetition",
    .score = "23-25",
  },
  { NULL },
};
