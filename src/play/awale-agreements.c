/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-agreements.h"

#include <glib/gi18n-lib.h>

/* Number of seeds on the board above which a computer declines to end the game. */
#define TOO_MANY_SEEDS (AWALE_SEEDS / 2)
/* Maximum loss, in hundredths of a seed, at which a computer still agrees to an offer. */
#define GENEROSITY 100

typedef struct
{
  AwaleEnding  ending;
  AwaleNode   *node;
} Agreement;

struct _AwaleAgreements
{
  GArray *list;  /* Agreements made so far. (element-type Agreement) */
};

static void
agreement_clear (void *data)
{
  awale_node_unref (((Agreement *) data)->node);
}

AwaleAgreements *
awale_agreements_new (void)
{
  AwaleAgreements *self = g_new0 (AwaleAgreements, 1);

  self->list = g_array_new (FALSE, FALSE, sizeof (Agreement));
  g_array_set_clear_func (self->list, agreement_clear);
  return self;
}

void
awale_agreements_free (AwaleAgreements *self)
{
  g_array_unref (self->list);
  g_free (self);
}

void
awale_agreements_add (AwaleAgreements *self,
                      AwaleEnding      ending,
                      AwaleNode       *node)
{
  Agreement agreement = { ending, awale_node_ref (node) };

  g_array_append_val (self->list, agreement);
}

static bool
is_ancestor (AwaleNode *ancestor,
             AwaleNode *node)
{
  while (node != NULL && node != ancestor)
    node = awale_node_get_parent (node);
  return node != NULL;
}

/* True if @agreement still applies at @node: a harvest starts a new drought or repetition, which
 * the agreement does not cover. */
static bool
is_same_case (const Agreement *agreement,
              AwaleNode       *node)
{
  AwalePosition then = awale_node_get_position (agreement->node);
  AwalePosition now = awale_node_get_position (node);

  return agreement->ending == AWALE_ENDING_DEAD || agreement->ending == AWALE_ENDING_MAJORITY ||
         (then.stores[0] == now.stores[0] && then.stores[1] == now.stores[1]);
}

bool
awale_agreements_hold (AwaleAgreements *self,
                       AwaleEnding      ending,
                       AwaleNode       *node)
{
  for (unsigned i = 0; i < self->list->len; i++)
    {
      const Agreement *agreement = &g_array_index (self->list, Agreement, i);

      if (agreement->ending == ending && is_same_case (agreement, node) &&
          is_ancestor (agreement->node, node))
        return true;
    }

  return false;
}

/* The lead of @side in hundredths of a seed. */
static int
get_margin (AwaleScore score,
            AwaleSide  side)
{
  return (score.south - score.north) * (side == AWALE_SOUTH ? 50 : -50);
}

bool
awale_agreements_accept_end (AwalePosition          position,
                             AwaleScore             offer,
                             AwaleSide              side,
                             const AwaleMoveAnswer *answer,
                             const char           **sentence)
{
  int expected = awale_evaluation_get_margin (&answer->value) * (side == AWALE_SOUTH ? 1 : -1);

  if (awale_position_seeds_on_board (position) > TOO_MANY_SEEDS)
    {
      *sentence = _("The computer declines: more than half of the seeds are still on the board.");
      return false;
    }
  if (!answer->has_value || get_margin (offer, side) + GENEROSITY < expected)
    {
      *sentence = _("The computer declines: it expects more if it plays on.");
      return false;
    }
  *sentence = _("The computer agrees.");
  return true;
}

bool
awale_agreements_accept_going_on (AwaleScore             score,
                                  AwaleSide              side,
                                  const AwaleMoveAnswer *answer,
                                  const char           **sentence)
{
  int expected = awale_evaluation_get_margin (&answer->value) * (side == AWALE_SOUTH ? 1 : -1);
  int settled = get_margin (score, side);

  if (settled > 0 && answer->has_value && expected + GENEROSITY < settled)
    {
      *sentence = _("The computer declines: it has won, and playing on could cost it seeds.");
      return false;
    }
  *sentence = _("The computer agrees to go on.");
  return true;
}
