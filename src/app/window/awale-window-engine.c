/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A second engine, of another program, that looks at positions beside ours. It works while the
 * analysis does; what goes wrong with it is told and ends nothing else.
 */
#define G_LOG_DOMAIN "awale-window-engine"

#include "awale-window-private.h"

#include "app/engines/awale-engine-pane.h"

static void
failed_cb (AwaleWindow *self,
           const char  *sentence)
{
  awale_window_toast (self, sentence);
}

static void
update_active (AwaleWindow *self)
{
  awale_engine_pane_set_active (self->engine_pane, awale_analysis_get_active (self->analysis) &&
                                                   !awale_analysis_get_paused (self->analysis));
}

void
awale_window_set_up_engine (AwaleWindow *self)
{
  GtkWidget *pane;

  g_assert (AWALE_IS_WINDOW (self));

  pane = awale_engine_pane_new (self->desk->engines);
  self->engine_pane = AWALE_ENGINE_PANE (pane);
  awale_study_view_set_engine_pane (self->study, pane);
  g_signal_connect_object (pane, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "notify::active", G_CALLBACK (update_active), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "notify::paused", G_CALLBACK (update_active), self,
                           G_CONNECT_SWAPPED);
}

void
awale_window_follow_engine (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_engine_pane_set_game (self->engine_pane, awale_window_get_game (self));
}
