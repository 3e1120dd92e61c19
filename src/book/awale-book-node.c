/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-node.h"

AwaleBookSize
awale_book_measure (const GArray *nodes,
                    int           depth)
{
  AwaleBookSize size = { .depth = depth, .positions = nodes->len };

  for (guint i = 0; i < nodes->len; i++)
    {
      const AwaleBookNode *node = &g_array_index (nodes, AwaleBookNode, i);

      if (node->plies == 0)
        size.value = node->value;
      if (node->state == AWALE_BOOK_EXPANDED)
        size.expanded++;
      size.plies = MAX (size.plies, node->plies);
    }
  return size;
}
