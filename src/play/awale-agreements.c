/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-agreements.h"

typedef struct
{
  AwaleEnding  ending;
  AwaleNode   *node;
} Agreement;

struct _AwaleAgreements
{
  GArray *list;  /* element-type Agreement */
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

/* A harvest starts a new drought or repetition, which the agreement does not cover. */
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
