/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-team.h"

#include <stdlib.h>
#include <string.h>

AwaleTeam *
awale_team_new (void)
{
  AwaleTeam *self = aligned_alloc (_Alignof (AwaleTeam), sizeof (AwaleTeam));

  if (self == NULL)
    g_error ("no memory for the threads of a search");

  memset (self, 0, sizeof *self);
  pthread_mutex_init (&self->mutex, NULL);
  return self;
}

void
awale_team_free (AwaleTeam *self)
{
  if (self == NULL)
    return;

  pthread_mutex_destroy (&self->mutex);
  free (self);
}

void
awale_team_lead (AwaleTeam *self,
                 int        depth)
{
  atomic_store_explicit (&self->depth, depth, memory_order_relaxed);
}

int
awale_team_next_depth (AwaleTeam *self,
                       int        depth)
{
  return MAX (depth + 1, atomic_load_explicit (&self->depth, memory_order_relaxed));
}

void
awale_team_finish (AwaleTeam           *self,
                   int                  depth,
                   int                  seldepth,
                   const AwaleRootMove *root_moves)
{
  /* The leader skips no depth, so a helper ahead of it hands in nothing. */
  if (depth > atomic_load_explicit (&self->depth, memory_order_relaxed))
    return;

  pthread_mutex_lock (&self->mutex);
  if (!awale_team_overtakes (self, depth))
    {
      memcpy (self->root_moves, root_moves, sizeof self->root_moves);
      self->seldepth = seldepth;
      atomic_store_explicit (&self->finished, depth, memory_order_relaxed);
    }
  pthread_mutex_unlock (&self->mutex);
}

void
awale_team_catch_up (AwaleTeam     *self,
                     int           *seldepth,
                     AwaleRootMove *root_moves)
{
  pthread_mutex_lock (&self->mutex);
  memcpy (root_moves, self->root_moves, sizeof self->root_moves);
  *seldepth = MAX (*seldepth, self->seldepth);
  pthread_mutex_unlock (&self->mutex);
}
