/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-breakpoint-bin"

#include "awale-breakpoint-bin.h"

struct _AwaleBreakpointBin
{
  GtkWidget  parent_instance;

  GtkWidget *child;
  bool       narrow;
};

G_DEFINE_FINAL_TYPE (AwaleBreakpointBin, awale_breakpoint_bin, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static GtkSizeRequestMode
awale_breakpoint_bin_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
awale_breakpoint_bin_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  AwaleBreakpointBin *self = AWALE_BREAKPOINT_BIN (widget);
  int min_width = 0;

  if (self->child == NULL)
    return;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      /* Measure the width for any height, because GtkBox would otherwise try many widths to find
       * one that fits the height. Content that does not fit is clipped. */
      gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
      *minimum = MIN (*minimum, AWALE_NARROWEST);
      return;
    }

  if (for_size >= 0)
    {
      gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &min_width, NULL, NULL,
                          NULL);
      for_size = MAX (for_size, min_width);
    }
  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
awale_breakpoint_bin_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  AwaleBreakpointBin *self = AWALE_BREAKPOINT_BIN (widget);
  int min_width, min_height;

  if (self->child == NULL || !gtk_widget_should_layout (self->child))
    return;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &min_width, NULL, NULL, NULL);
  width = MAX (width, min_width);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &min_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->child,
                            &(GtkAllocation) { 0, 0, width, MAX (height, min_height) }, -1);
}

static void
laid_out_cb (AwaleBreakpointBin *self)
{
  bool narrow = gtk_widget_get_width (GTK_WIDGET (self)) < AWALE_NARROW_BELOW;

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
}

static void
awale_breakpoint_bin_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  AwaleBreakpointBin *self = AWALE_BREAKPOINT_BIN (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, awale_breakpoint_bin_get_narrow (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_child (AwaleBreakpointBin *self,
           GtkWidget          *child)
{
  if (self->child == child)
    return;

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
awale_breakpoint_bin_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  AwaleBreakpointBin *self = AWALE_BREAKPOINT_BIN (object);

  switch (prop_id)
    {
    case PROP_CHILD:
      set_child (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_breakpoint_bin_dispose (GObject *object)
{
  AwaleBreakpointBin *self = AWALE_BREAKPOINT_BIN (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (awale_breakpoint_bin_parent_class)->dispose (object);
}

static void
awale_breakpoint_bin_class_init (AwaleBreakpointBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = awale_breakpoint_bin_dispose;
  object_class->get_property = awale_breakpoint_bin_get_property;
  object_class->set_property = awale_breakpoint_bin_set_property;
  widget_class->get_request_mode = awale_breakpoint_bin_get_request_mode;
  widget_class->measure = awale_breakpoint_bin_measure;
  widget_class->size_allocate = awale_breakpoint_bin_size_allocate;

  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_WRITABLE | flags);
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READABLE | flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
awale_breakpoint_bin_init (AwaleBreakpointBin *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  awale_breakpoint_bin_watch_layout (GTK_WIDGET (self), G_CALLBACK (laid_out_cb));
}

bool
awale_breakpoint_bin_get_narrow (AwaleBreakpointBin *self)
{
  g_return_val_if_fail (AWALE_IS_BREAKPOINT_BIN (self), false);

  return self->narrow;
}

static void
map_cb (GtkWidget *widget,
        gpointer   laid_out)
{
  g_signal_connect_object (gtk_widget_get_frame_clock (widget), "layout", laid_out, widget,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

static void
unmap_cb (GtkWidget *widget,
          gpointer   laid_out)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_frame_clock (widget), laid_out, widget);
}

/* The handler @laid_out may change the layout again, because GDK then repeats the layout before it
 * paints. */
void
awale_breakpoint_bin_watch_layout (GtkWidget *widget,
                                   GCallback  laid_out)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (laid_out != NULL);

  g_signal_connect (widget, "map", G_CALLBACK (map_cb), laid_out);
  g_signal_connect (widget, "unmap", G_CALLBACK (unmap_cb), laid_out);
}
