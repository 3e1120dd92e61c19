/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-graph-view.h"

/* Margin around a revealed ply, as a share of the view. */
#define AROUND 0.12

static double
get_least_span (const AwaleGraphView *self)
{
  return MIN (AWALE_GRAPH_VIEW_MIN_SPAN, self->length);
}

void
awale_graph_view_init (AwaleGraphView *self,
                       int             length)
{
  g_return_if_fail (self != NULL);

  self->length = MAX (length, 1);
  self->first = 0;
  self->span = self->length;
}

bool
awale_graph_view_is_whole (const AwaleGraphView *self)
{
  g_return_val_if_fail (self != NULL, true);

  return self->span >= self->length;
}

bool
awale_graph_view_can_zoom_in (const AwaleGraphView *self)
{
  g_return_val_if_fail (self != NULL, false);

  return self->span > get_least_span (self);
}

void
awale_graph_view_set_length (AwaleGraphView *self,
                             int             length)
{
  g_return_if_fail (self != NULL);

  if (awale_graph_view_is_whole (self) || length <= self->span)
    {
      awale_graph_view_init (self, length);
      return;
    }
  self->length = length;
  awale_graph_view_scroll (self, self->first);
}

void
awale_graph_view_scroll (AwaleGraphView *self,
                         double          first)
{
  g_return_if_fail (self != NULL);

  self->first = CLAMP (first, 0, self->length - self->span);
}

void
awale_graph_view_zoom (AwaleGraphView *self,
                       double          factor,
                       double          anchor)
{
  double share;

  g_return_if_fail (self != NULL && factor > 0);

  anchor = CLAMP (anchor, self->first, self->first + self->span);
  share = (anchor - self->first) / self->span;
  self->span = CLAMP (self->span / factor, get_least_span (self), self->length);
  awale_graph_view_scroll (self, anchor - share * self->span);
}

void
awale_graph_view_reveal (AwaleGraphView *self,
                         int             ply)
{
  double margin;

  g_return_if_fail (self != NULL);

  margin = self->span * AROUND;
  if (ply < self->first + margin)
    awale_graph_view_scroll (self, ply - margin);
  else if (ply > self->first + self->span - margin)
    awale_graph_view_scroll (self, ply - self->span + margin);
}
