/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-sowing-animation.h"

#include "game/awale-signal.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

struct _AwaleSowingAnimation
{
  GtkWidget parent_instance;

  AwaleBoardRenderer *renderer;
  AwaleSowingPlan     plan;
  AdwAnimation       *animation;  /* Running animation; NULL if there is none. */
  double              time;       /* Milliseconds since the start of the sowing. */
  int                 counts[AWALE_SPOTS];
};

G_DEFINE_FINAL_TYPE (AwaleSowingAnimation, awale_sowing_animation, GTK_TYPE_WIDGET)

static void
set_time (double   time,
          gpointer data)
{
  AwaleSowingAnimation *self = data;
  int counts[AWALE_SPOTS];

  self->time = time;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  awale_sowing_plan_get_counts (&self->plan, time, counts);
  if (memcmp (counts, self->counts, sizeof counts) == 0)
    return;
  memcpy (self->counts, counts, sizeof counts);
  g_signal_emit_by_name (self, "moved");
}

static void
animation_done_cb (AwaleSowingAnimation *self)
{
  g_clear_object (&self->animation);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "moved");
}

/* Stops the running animation, if any, without emitting a signal. */
static void
drop (AwaleSowingAnimation *self)
{
  g_autoptr (AdwAnimation) animation = g_steal_pointer (&self->animation);

  if (animation == NULL)
    return;
  g_signal_handlers_disconnect_by_data (animation, self);
  adw_animation_pause (animation);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
awale_sowing_animation_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  AwaleSowingAnimation *self = AWALE_SOWING_ANIMATION (widget);
  AwaleFlyingSeed seeds[AWALE_SEEDS];
  int n;

  if (self->animation == NULL)
    return;
  n = awale_sowing_plan_get_flying (&self->plan, self->time, seeds);
  /* Draw all shadows before any seed, because seeds in the air cast no shadows on each other. */
  for (int i = 0; i < n; i++)
    awale_board_renderer_snapshot_shadow (self->renderer, snapshot, &seeds[i].seed, seeds[i].lift);
  for (int i = 0; i < n; i++)
    awale_board_renderer_snapshot_ball (self->renderer, snapshot, &seeds[i].seed);
}

static void
awale_sowing_animation_size_allocate (GtkWidget *widget,
                                      int        width,
                                      int        height,
                                      int        baseline)
{
  AwaleSowingAnimation *self = AWALE_SOWING_ANIMATION (widget);

  if (self->animation != NULL)
    awale_sowing_plan_place (&self->plan, awale_board_renderer_get_geometry (self->renderer));
}

/* Ends the animation when the board is hidden. */
static void
awale_sowing_animation_unmap (GtkWidget *widget)
{
  awale_sowing_animation_skip (AWALE_SOWING_ANIMATION (widget));

  GTK_WIDGET_CLASS (awale_sowing_animation_parent_class)->unmap (widget);
}

static void
awale_sowing_animation_dispose (GObject *object)
{
  AwaleSowingAnimation *self = AWALE_SOWING_ANIMATION (object);

  drop (self);
  g_clear_pointer (&self->renderer, awale_board_renderer_unref);

  G_OBJECT_CLASS (awale_sowing_animation_parent_class)->dispose (object);
}

static void
awale_sowing_animation_class_init (AwaleSowingAnimationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_sowing_animation_dispose;
  widget_class->snapshot = awale_sowing_animation_snapshot;
  widget_class->size_allocate = awale_sowing_animation_size_allocate;
  widget_class->unmap = awale_sowing_animation_unmap;

  AWALE_ADD_SIGNAL (klass, "moved", 0);

  gtk_widget_class_set_css_name (widget_class, "flight");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
awale_sowing_animation_init (AwaleSowingAnimation *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
awale_sowing_animation_new (AwaleBoardRenderer *renderer)
{
  AwaleSowingAnimation *self = g_object_new (AWALE_TYPE_SOWING_ANIMATION, NULL);

  g_return_val_if_fail (renderer != NULL, NULL);

  self->renderer = awale_board_renderer_ref (renderer);
  return GTK_WIDGET (self);
}

void
awale_sowing_animation_start (AwaleSowingAnimation  *self,
                              const AwaleSowingPlan *plan)
{
  AdwAnimationTarget *target;

  g_return_if_fail (AWALE_IS_SOWING_ANIMATION (self));
  g_return_if_fail (plan != NULL);

  drop (self);
  if (plan->duration <= 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      awale_board_renderer_get_geometry (self->renderer) == NULL ||
      !adw_get_enable_animations (GTK_WIDGET (self)))
    return;

  self->plan = *plan;
  awale_sowing_plan_place (&self->plan, awale_board_renderer_get_geometry (self->renderer));
  self->time = 0;
  awale_sowing_plan_get_counts (plan, 0, self->counts);
  target = adw_callback_animation_target_new (set_time, self, NULL);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, plan->duration,
                                             ceil (plan->duration), target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (animation_done_cb), self,
                           G_CONNECT_SWAPPED);
  adw_animation_play (self->animation);
}

void
awale_sowing_animation_skip (AwaleSowingAnimation *self)
{
  g_return_if_fail (AWALE_IS_SOWING_ANIMATION (self));

  if (self->animation == NULL)
    return;
  drop (self);
  g_signal_emit_by_name (self, "moved");
}

bool
awale_sowing_animation_is_running (AwaleSowingAnimation *self)
{
  g_return_val_if_fail (AWALE_IS_SOWING_ANIMATION (self), false);

  return self->animation != NULL;
}

void
awale_sowing_animation_get_counts (AwaleSowingAnimation *self,
                                   int                   counts[AWALE_SPOTS])
{
  g_return_if_fail (AWALE_IS_SOWING_ANIMATION (self));
  g_return_if_fail (self->animation != NULL);

  memcpy (counts, self->counts, sizeof self->counts);
}
