/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-split-view"

#include "awale-split-view.h"

#include "awale-study-column.h"
#include "widgets/adaptive/awale-breakpoint-bin.h"
#include "widgets/awale-style.h"

#include <adwaita.h>

#define PANE_SHARE 0.32
#define PANE_MIN 280
#define PANE_MAX 440
/* Minimum share of the height for a pane below the content, and milliseconds of a slide. */
#define PANE_MIN_SHARE 0.28
#define SLIDE_MS 200

struct _AwaleSplitView
{
  GtkWidget     parent_instance;

  GtkWidget    *content;
  GtkWidget    *pane;
  GtkWidget    *separator;

  AdwAnimation *animation;
  double        shown;  /* Visible fraction of the pane, 0–1. */
  bool          show_pane;
};

G_DEFINE_FINAL_TYPE (AwaleSplitView, awale_split_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CONTENT,
  PROP_PANE,
  PROP_SHOW_PANE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
set_shown (double    shown,
           gpointer  data)
{
  AwaleSplitView *self = data;

  self->shown = shown;
  if (self->pane != NULL)
    {
      gtk_widget_set_child_visible (self->pane, shown > 0);
      gtk_widget_set_child_visible (self->separator, shown > 0);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The width of the pane beside the content in a view of @width pixels, at least the pane's
 * minimum. */
static int
pane_width_for (AwaleSplitView *self,
                int             width)
{
  int pane_min;

  gtk_widget_measure (self->pane, GTK_ORIENTATION_HORIZONTAL, -1, &pane_min, NULL, NULL, NULL);
  return MAX (pane_min,
              awale_split_view_pane_width (width, awale_style_get_text_scale (GTK_WIDGET (self))));
}

static bool
is_narrow_width (AwaleSplitView *self,
                 int             width)
{
  int content_min;

  if (width < AWALE_NARROW_BELOW)
    return true;

  gtk_widget_measure (self->content, GTK_ORIENTATION_HORIZONTAL, -1, &content_min, NULL, NULL,
                      NULL);
  return content_min + pane_width_for (self, width) + 1 > width;
}

static void
measure_child (GtkWidget      *child,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural)
{
  *minimum = *natural = 0;
  if (child != NULL && gtk_widget_get_visible (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static GtkSizeRequestMode
awale_split_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Measures the width of the wider child as minimum, because the pane may be below the content. */
static void
awale_split_view_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  AwaleSplitView *self = AWALE_SPLIT_VIEW (widget);
  int content_min, content_nat, pane_min, pane_nat;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_child (self->content, orientation, -1, &content_min, &content_nat);
      measure_child (self->pane, orientation, -1, &pane_min, &pane_nat);
      *minimum = MAX (content_min, pane_min);
      *natural = content_nat + 1 + CLAMP (pane_nat, PANE_MIN, PANE_MAX);
    }
  else
    {
      bool stacked = for_size >= 0 && is_narrow_width (self, for_size);
      int content_size = for_size, pane_size = for_size;

      /* Without a given width, measure the pane at its maximum width. */
      if (for_size < 0 && self->pane != NULL)
        pane_size = pane_width_for (self, G_MAXINT / 2);

      if (for_size >= 0 && !stacked)
        {
          pane_size = pane_width_for (self, for_size);
          content_size = for_size - pane_size - 1;
        }
      measure_child (self->content, orientation, content_size, &content_min, &content_nat);
      measure_child (self->pane, orientation, pane_size, &pane_min, &pane_nat);
      pane_min = (int) (pane_min * self->shown);
      *minimum = stacked ? content_min + pane_min : MAX (content_min, pane_min);
      *natural = stacked ? content_nat + pane_nat : MAX (content_nat, pane_nat);
      *natural = MAX (*natural, *minimum);
    }
}

static void
allocate (AwaleSplitView *self,
          GtkWidget      *child,
          int             x,
          int             y,
          int             width,
          int             height)
{
  if (gtk_widget_get_child_visible (child))
    awale_style_allocate (child, gtk_widget_get_width (GTK_WIDGET (self)),
                          (GtkAllocation) { x, y, width, height });
}

static void
allocate_beside (AwaleSplitView *self,
                 int             width,
                 int             height)
{
  int pane_width = pane_width_for (self, width);
  int in_view = (int) ((pane_width + 1) * self->shown);
  int content_width = width - in_view;

  allocate (self, self->content, 0, 0, content_width, height);
  allocate (self, self->separator, content_width, 0, 1, height);
  allocate (self, self->pane, content_width + 1, 0, pane_width, height);
}

static void
allocate_below (AwaleSplitView *self,
                int             width,
                int             height)
{
  int content_min, content_nat, pane_min, pane_nat, content_height, pane_height;

  measure_child (self->content, GTK_ORIENTATION_VERTICAL, width, &content_min, &content_nat);
  measure_child (self->pane, GTK_ORIENTATION_VERTICAL, width, &pane_min, &pane_nat);
  pane_min = MAX (pane_min, (int) (height * PANE_MIN_SHARE));
  pane_height = MAX (pane_min, height - 1 - content_nat);
  pane_height = MIN (pane_height, MAX (height - 1 - content_min, 0));
  /* Board and graph can use only certain heights, so the pane takes the pixels that they leave
   * unused. */
  if (AWALE_IS_STUDY_COLUMN (self->content))
    pane_height = height - 1 -
                  awale_study_column_get_useful_height (AWALE_STUDY_COLUMN (self->content), width,
                                                        height - 1 - pane_height);
  content_height = height - (int) ((pane_height + 1) * self->shown);

  allocate (self, self->content, 0, 0, width, content_height);
  allocate (self, self->separator, 0, content_height, width, 1);
  allocate (self, self->pane, 0, content_height + 1, width, pane_height);
}

static void
awale_split_view_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  AwaleSplitView *self = AWALE_SPLIT_VIEW (widget);

  if (self->content == NULL || self->pane == NULL)
    return;

  if (is_narrow_width (self, width))
    allocate_below (self, width, height);
  else
    allocate_beside (self, width, height);
}

static void
awale_split_view_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  AwaleSplitView *self = AWALE_SPLIT_VIEW (object);

  switch (prop_id)
    {
    case PROP_SHOW_PANE:
      g_value_set_boolean (value, self->show_pane);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_split_view_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  AwaleSplitView *self = AWALE_SPLIT_VIEW (object);

  switch (prop_id)
    {
    case PROP_CONTENT:
      awale_split_view_set_content (self, g_value_get_object (value));
      break;
    case PROP_PANE:
      awale_split_view_set_pane (self, g_value_get_object (value));
      break;
    case PROP_SHOW_PANE:
      awale_split_view_set_show_pane (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_split_view_dispose (GObject *object)
{
  AwaleSplitView *self = AWALE_SPLIT_VIEW (object);

  g_clear_object (&self->animation);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->pane, gtk_widget_unparent);
  g_clear_pointer (&self->separator, gtk_widget_unparent);

  G_OBJECT_CLASS (awale_split_view_parent_class)->dispose (object);
}

static void
awale_split_view_class_init (AwaleSplitViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = awale_split_view_dispose;
  object_class->get_property = awale_split_view_get_property;
  object_class->set_property = awale_split_view_set_property;

  widget_class->get_request_mode = awale_split_view_get_request_mode;
  widget_class->measure = awale_split_view_measure;
  widget_class->size_allocate = awale_split_view_size_allocate;

  props[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET,
                                             G_PARAM_WRITABLE | flags);
  props[PROP_PANE] = g_param_spec_object ("pane", NULL, NULL, GTK_TYPE_WIDGET,
                                          G_PARAM_WRITABLE | flags);
  props[PROP_SHOW_PANE] = g_param_spec_boolean ("show-pane", NULL, NULL, TRUE,
                                                G_PARAM_READWRITE | flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "split");
}

static void
awale_split_view_init (AwaleSplitView *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (set_shown, self, NULL);

  self->shown = 1;
  self->show_pane = true;
  self->separator = gtk_separator_new (GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_parent (self->separator, GTK_WIDGET (self));
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, SLIDE_MS, target);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

static void
replace_child (GtkWidget     **place,
               GtkWidget      *child,
               AwaleSplitView *self)
{
  if (*place == child)
    return;

  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
awale_split_view_set_content (AwaleSplitView *self,
                              GtkWidget      *content)
{
  g_return_if_fail (AWALE_IS_SPLIT_VIEW (self));

  replace_child (&self->content, content, self);
}

GtkWidget *
awale_split_view_get_pane (AwaleSplitView *self)
{
  g_return_val_if_fail (AWALE_IS_SPLIT_VIEW (self), NULL);

  return self->pane;
}

void
awale_split_view_set_pane (AwaleSplitView *self,
                           GtkWidget      *pane)
{
  g_return_if_fail (AWALE_IS_SPLIT_VIEW (self));

  replace_child (&self->pane, pane, self);
  set_shown (self->shown, self);
}

bool
awale_split_view_get_show_pane (AwaleSplitView *self)
{
  g_return_val_if_fail (AWALE_IS_SPLIT_VIEW (self), false);

  return self->show_pane;
}

void
awale_split_view_set_show_pane (AwaleSplitView *self,
                                bool            show_pane)
{
  AdwTimedAnimation *animation;

  g_return_if_fail (AWALE_IS_SPLIT_VIEW (self));

  if (self->show_pane == show_pane)
    return;

  self->show_pane = show_pane;
  animation = ADW_TIMED_ANIMATION (self->animation);
  adw_timed_animation_set_value_from (animation, self->shown);
  adw_timed_animation_set_value_to (animation, show_pane ? 1 : 0);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    adw_animation_play (self->animation);
  else
    set_shown (show_pane ? 1 : 0, self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOW_PANE]);
}

int
awale_split_view_pane_width (int    width,
                             double text_scale)
{
  return CLAMP ((int) (width * PANE_SHARE), (int) (PANE_MIN * text_scale),
                (int) (PANE_MAX * text_scale));
}
