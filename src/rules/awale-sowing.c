/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-sowing.h"

#include "awale-sowing-inline.h"

#include <glib/gi18n-lib.h>

/* The subset of the grand slams @slams that empties the whole board. */
static unsigned
clearing_slams (const AwalePosition *position,
                unsigned             slams)
{
  unsigned clearing = 0;

  for (; slams != 0; slams &= slams - 1)
    {
      AwaleMove pit = __builtin_ctz (slams);
      AwaleLanes sown = awale_sow_seeds (position->lanes, pit, position->pits[pit]);

      if ((awale_occupied_pits (sown) & AWALE_SIDE_BITS (position->side)) == 0)
        clearing |= 1u << pit;
    }
  return clearing;
}

unsigned
awale_legal_slams (const AwalePosition *position,
                   const AwaleRuleset  *rules,
                   unsigned             slams,
                   bool                 others)
{
  switch (rules->slam)
    {
    case AWALE_SLAM_CAPTURES:
    case AWALE_SLAM_NO_CAPTURE:
      return slams;
    case AWALE_SLAM_FORBIDDEN:
      return 0;
    case AWALE_SLAM_LAST_RESORT:
    case AWALE_SLAM_LAST_RESORT_CAPTURES:
      return others ? 0 : slams;
    case AWALE_SLAM_CLEARS_BOARD:
      return clearing_slams (position, slams);
    default:
      g_assert_not_reached ();
    }
}

/* The bit set of pits that the sowing of @pit harvests, even if the rules forbid this grand slam;
 * @sown (out) is the board before the harvest. */
static unsigned
chain_of_sowing (const AwalePosition *position,
                 AwaleMove            pit,
                 AwaleLanes          *sown)
{
  int seeds = position->pits[pit];
  unsigned target = awale_sowing_targets[pit][seeds];

  *sown = awale_sow_seeds (position->lanes, pit, seeds);
  if (!awale_hits_target (*sown, target))
    return 0;
  return awale_harvest_chain (*sown, !awale_pit_side (pit), target);
}

static unsigned
slams_among (const AwalePosition *position,
             unsigned             pits)
{
  unsigned slams = 0;

  for (; pits != 0; pits &= pits - 1)
    {
      AwaleMove pit = __builtin_ctz (pits);
      AwaleLanes sown;
      unsigned chain = chain_of_sowing (position, pit, &sown);

      if (chain != 0 && awale_chain_is_slam (sown, !position->side, chain))
        slams |= 1u << pit;
    }
  return slams;
}

/* The subset of @feeding, sowings that reach the opponent, that the rule on grand slams allows if
 * there is no other sowing. */
static unsigned
legal_feeding (const AwalePosition *position,
               const AwaleRuleset  *rules,
               unsigned             feeding)
{
  unsigned slams = slams_among (position, feeding);

  return (feeding & ~slams) | awale_legal_slams (position, rules, slams, false);
}

unsigned
awale_feeding_sowings (const AwalePosition *position,
                       const AwaleRuleset  *rules,
                       unsigned             pits)
{
  unsigned feeding = awale_feeding_pits (position->lanes, position->side) & pits;

  switch (rules->feed)
    {
    case AWALE_FEED_YES:
      return feeding;
    case AWALE_FEED_IF_POSSIBLE:
      return legal_feeding (position, rules, feeding) != 0 ? feeding : pits;
    case AWALE_FEED_NO:
      return pits;
    default:
      g_assert_not_reached ();
    }
}

static unsigned
legal_sowings (const AwalePosition *position,
               const AwaleRuleset  *rules)
{
  unsigned pits = awale_candidate_pits (position, rules);
  unsigned slams;

  if (rules->slam == AWALE_SLAM_CAPTURES || rules->slam == AWALE_SLAM_NO_CAPTURE)
    return pits;

  slams = slams_among (position, pits);
  pits &= ~slams;
  return pits | awale_legal_slams (position, rules, slams, pits != 0);
}

static AwalePosition
pass (AwalePosition position)
{
  position.side = !position.side;
  return position;
}

static bool
other_can_sow (AwalePosition       position,
               const AwaleRuleset *rules)
{
  position = pass (position);
  return legal_sowings (&position, rules) != 0;
}

/* True if a player without a legal sowing may pass. */
static bool
may_pass (AwalePosition       position,
          const AwaleRuleset *rules)
{
  bool starved = (awale_occupied_pits (position.lanes) & AWALE_SIDE_BITS (position.side)) == 0;

  switch (rules->stuck)
    {
    case AWALE_STUCK_END:
      return false;
    case AWALE_STUCK_PASS_STARVED:
      return starved && other_can_sow (position, rules);
    case AWALE_STUCK_PASS_BLOCKED:
      return !starved;
    default:
      g_assert_not_reached ();
    }
}

unsigned
awale_legal_moves (AwalePosition       position,
                   const AwaleRuleset *rules)
{
  unsigned moves = legal_sowings (&position, rules);

  if (moves == 0 && may_pass (position, rules))
    moves = 1u << AWALE_PASS;
  return moves;
}

/* The reason why the sowing of a non-empty own pit is illegal, given that another move is legal. */
static AwaleIllegalReason
refusal_of_sowing (AwalePosition       position,
                   const AwaleRuleset *rules,
                   AwaleMove           pit)
{
  if ((awale_candidate_pits (&position, rules) & 1u << pit) == 0)
    return AWALE_ILLEGAL_REASON_MUST_FEED;
  if (rules->slam == AWALE_SLAM_FORBIDDEN || rules->slam == AWALE_SLAM_CLEARS_BOARD)
    return AWALE_ILLEGAL_REASON_SLAM_FORBIDDEN;
  return AWALE_ILLEGAL_REASON_SLAM_LAST_RESORT;
}

AwaleIllegalReason
awale_illegal_reason (AwalePosition       position,
                      const AwaleRuleset *rules,
                      AwaleMove           move)
{
  unsigned legal;

  g_return_val_if_fail (rules != NULL, AWALE_ILLEGAL_REASON_NOT_A_PIT);

  if (move < 0 || move > AWALE_PASS)
    return AWALE_ILLEGAL_REASON_NOT_A_PIT;

  legal = awale_legal_moves (position, rules);
  if (legal & 1u << move)
    return AWALE_ILLEGAL_REASON_NONE;
  if (legal == 0)
    return AWALE_ILLEGAL_REASON_GAME_ENDED;
  if (move == AWALE_PASS)
    return AWALE_ILLEGAL_REASON_NO_PASS;
  if (awale_pit_side (move) != position.side)
    return AWALE_ILLEGAL_REASON_NOT_YOUR_PIT;
  if (position.pits[move] == 0)
    return AWALE_ILLEGAL_REASON_EMPTY_PIT;
  return refusal_of_sowing (position, rules, move);
}

const char *
awale_illegal_reason_to_string (AwaleIllegalReason refusal)
{
  static const char *const words[] = {
    [AWALE_ILLEGAL_REASON_NONE] = N_("legal"),
    [AWALE_ILLEGAL_REASON_NOT_A_PIT] = N_("not a pit"),
    [AWALE_ILLEGAL_REASON_NOT_YOUR_PIT] = N_("not your pit"),
    [AWALE_ILLEGAL_REASON_EMPTY_PIT] = N_("empty pit"),
    [AWALE_ILLEGAL_REASON_MUST_FEED] = N_("must feed the opponent"),
    [AWALE_ILLEGAL_REASON_SLAM_FORBIDDEN] = N_("grand slam forbidden"),
    [AWALE_ILLEGAL_REASON_SLAM_LAST_RESORT] = N_("grand slam as a last resort only"),
    [AWALE_ILLEGAL_REASON_NO_PASS] = N_("passing is not allowed while a pit can be sown"),
    [AWALE_ILLEGAL_REASON_GAME_ENDED] = N_("the game has ended"),
  };

  g_return_val_if_fail ((unsigned) refusal < G_N_ELEMENTS (words), NULL);
  return _(words[refusal]);
}

char *
awale_illegal_reason_describe (AwaleIllegalReason refusal,
                               AwaleMove          move)
{
  static const char *const sentences[] = {
    [AWALE_ILLEGAL_REASON_NOT_A_PIT] = N_("That is not a pit."),
    /* Translators: %s is the letter of a pit, in this sentence and the following ones. */
    [AWALE_ILLEGAL_REASON_NOT_YOUR_PIT] = N_("Pit %s belongs to the other player."),
    [AWALE_ILLEGAL_REASON_EMPTY_PIT] = N_("Pit %s is empty."),
    [AWALE_ILLEGAL_REASON_MUST_FEED] = N_("Pit %s would leave the opponent without seeds."),
    [AWALE_ILLEGAL_REASON_SLAM_FORBIDDEN] = N_("Pit %s would be a forbidden grand slam."),
    [AWALE_ILLEGAL_REASON_SLAM_LAST_RESORT] = N_("Pit %s: a grand slam is only a last resort."),
    [AWALE_ILLEGAL_REASON_NO_PASS] = N_("You cannot pass while a pit can be sown."),
    [AWALE_ILLEGAL_REASON_GAME_ENDED] = N_("The game has ended."),
  };

  g_return_val_if_fail (refusal > AWALE_ILLEGAL_REASON_NONE &&
                        (unsigned) refusal < G_N_ELEMENTS (sentences), NULL);
  if (refusal == AWALE_ILLEGAL_REASON_NOT_A_PIT)
    return g_strdup (_(sentences[refusal]));
  return g_strdup_printf (_(sentences[refusal]), awale_move_to_string (move));
}

/* True if the harvest of the chain is permitted; a grand slam may harvest nothing under some
 * rules. */
static bool
chain_is_taken (AwaleLanes          sown,
                unsigned            side,
                const AwaleRuleset *rules,
                bool                slam)
{
  if (!slam || rules->slam == AWALE_SLAM_CAPTURES
      || rules->slam == AWALE_SLAM_LAST_RESORT_CAPTURES)
    return true;
  return rules->slam == AWALE_SLAM_CLEARS_BOARD
         && (awale_occupied_pits (sown) & AWALE_SIDE_BITS (side)) == 0;
}

static void
finish_harvest (AwaleSowing        *sowing,
                const AwaleRuleset *rules,
                AwaleSide           side,
                unsigned            chain)
{
  AwaleLanes sown = sowing->after.lanes;
  int before = sowing->after.stores[side];

  sowing->grand_slam = awale_chain_is_slam (sown, !side, chain);
  if (!chain_is_taken (sown, side, rules, sowing->grand_slam))
    return;

  sowing->harvested = (uint16_t) chain;
  sowing->after.lanes = awale_take_chain (sown, !side, chain);
  sowing->harvest = sowing->after.stores[side] - before;
}

AwaleSowing
awale_sow (AwalePosition       position,
           const AwaleRuleset *rules,
           AwaleMove           move)
{
  AwaleSowing sowing = { .after = pass (position), .sown = position, .from = move,
                         .last = AWALE_NO_MOVE };
  unsigned chain;

  g_return_val_if_fail (move >= 0 && move <= AWALE_PASS, sowing);
  if (move == AWALE_PASS)
    return sowing;
  g_return_val_if_fail (position.pits[move] > 0, sowing);

  /* The sowing is played by the owner of the pit, even if the other side is to move. */
  position.side = (uint8_t) awale_pit_side (move);
  sowing.seeds = position.pits[move];
  sowing.last = awale_sowing_pit (move, sowing.seeds);
  chain = chain_of_sowing (&position, move, &sowing.after.lanes);
  sowing.sown = pass (sowing.after);
  if (chain != 0)
    finish_harvest (&sowing, rules, awale_pit_side (move), chain);
  return sowing;
}

AwalePosition
awale_play (AwalePosition       position,
            const AwaleRuleset *rules,
            AwaleMove           move,
            int                *harvest)
{
  AwalePosition after = pass (position);

  g_return_val_if_fail (move >= 0 && move <= AWALE_PASS, position);
  g_return_val_if_fail (move == AWALE_PASS || awale_pit_side (move) == position.side, position);

  if (move != AWALE_PASS)
    after.lanes = awale_play_pit (&position, rules, move);
  if (harvest != NULL)
    *harvest = after.stores[position.side] - position.stores[position.side];
  return after;
}

AwaleMove
awale_sowing_pit (AwaleMove pit,
                  int       nth)
{
  g_return_val_if_fail (pit >= 0 && pit < AWALE_PITS && nth >= 1, AWALE_NO_MOVE);

  return (pit + 1 + (nth - 1) % (AWALE_PITS - 1)) % AWALE_PITS;
}

/* Not inlined, so that the compiler must store even the positions of the last ply, and perft
 * measures plain moves. */
static __attribute__ ((noinline)) int
play_all (const AwalePosition *position,
          const AwaleRuleset  *rules,
          AwalePosition       *after)
{
  return awale_play_all (position, rules, after, NULL);
}

static int
play_all_or_pass (const AwalePosition *position,
                  const AwaleRuleset  *rules,
                  AwalePosition       *after)
{
  int n = play_all (position, rules, after);

  if (G_UNLIKELY (n == 0) && awale_legal_moves (*position, rules) != 0)
    after[n++] = awale_play (*position, rules, AWALE_PASS, NULL);
  return n;
}

static uint64_t
count_lines (const AwalePosition *position,
             const AwaleRuleset  *rules,
             int                  depth,
             int                  counted_depth)
{
  AwalePosition after[AWALE_SIDE_PITS];
  uint64_t count = 0;
  int n;

  if (depth == 0)
    return 1;
  if (depth == counted_depth)
    return (uint64_t) __builtin_popcount (awale_legal_moves (*position, rules));

  n = play_all_or_pass (position, rules, after);
  if (depth == 1)
    return (uint64_t) n;
  for (int i = 0; i < n; i++)
    count += count_lines (&after[i], rules, depth - 1, counted_depth);
  return count;
}

uint64_t
awale_perft (AwalePosition       position,
             const AwaleRuleset *rules,
             int                 depth,
             bool                bulk)
{
  g_return_val_if_fail (rules != NULL && depth >= 0, 0);

  return count_lines (&position, rules, depth, bulk ? 1 : -1);
}
