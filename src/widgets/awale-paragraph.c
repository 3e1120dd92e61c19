/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-paragraph.h"

/* Natural width for a given height, in pixels; it is larger than any window, so that the paragraph
 * takes all available width. */
#define ANY_WIDTH G_MAXINT16

struct _AwaleParagraph
{
  GtkWidget       parent_instance;

  GtkInscription *inscription;
};

G_DEFINE_FINAL_TYPE (AwaleParagraph, awale_paragraph, GTK_TYPE_WIDGET)

static int
get_text_height (AwaleParagraph *self,
                 int             width)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (GTK_WIDGET (self->inscription),
                                    gtk_inscription_get_text (self->inscription));
  int height;

  pango_layout_set_attributes (layout, gtk_inscription_get_attributes (self->inscription));
  pango_layout_set_wrap (layout, gtk_inscription_get_wrap_mode (self->inscription));
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* The height of one line, which is the height requested as long as no width is given. The text is
 * not laid out, because GtkBox asks for this height at every allocation. */
static int
get_line_height (AwaleParagraph *self)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (GTK_WIDGET (self->inscription), NULL);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static GtkSizeRequestMode
awale_paragraph_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
awale_paragraph_measure (GtkWidget         *widget,
                         GtkOrientation     orientation,
                         int                for_size,
                         int               *minimum,
                         int               *natural,
                         int               *minimum_baseline,
                         int               *natural_baseline)
{
  AwaleParagraph *self = AWALE_PARAGRAPH (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = for_size < 0 ? get_line_height (self)
                                         : get_text_height (self, for_size);
      return;
    }

  /* The paragraph takes all available width. GtkBox asks for the natural width at a given height,
   * but computing it would need a layout, and the next text would need another width. */
  *minimum = 0;
  *natural = for_size < 0 ? 0 : ANY_WIDTH;
}

static void
awale_paragraph_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  GtkWidget *inscription = GTK_WIDGET (AWALE_PARAGRAPH (widget)->inscription);

  gtk_widget_allocate (inscription, width, height, baseline, NULL);
}

static void
awale_paragraph_dispose (GObject *object)
{
  AwaleParagraph *self = AWALE_PARAGRAPH (object);

  if (self->inscription != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->inscription));
  self->inscription = NULL;

  G_OBJECT_CLASS (awale_paragraph_parent_class)->dispose (object);
}

static void
awale_paragraph_class_init (AwaleParagraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_paragraph_dispose;
  widget_class->get_request_mode = awale_paragraph_get_request_mode;
  widget_class->measure = awale_paragraph_measure;
  widget_class->size_allocate = awale_paragraph_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "steadylabel");
}

static void
awale_paragraph_init (AwaleParagraph *self)
{
  self->inscription = GTK_INSCRIPTION (gtk_inscription_new (""));
  gtk_inscription_set_xalign (self->inscription, 0);
  /* Clip text that does not fit instead of ellipsizing it: GtkInscription estimates whether another
   * line fits, and is wrong if lines differ in height. */
  gtk_inscription_set_text_overflow (self->inscription, GTK_INSCRIPTION_OVERFLOW_CLIP);
  gtk_widget_set_parent (GTK_WIDGET (self->inscription), GTK_WIDGET (self));
}

GtkWidget *
awale_paragraph_new (void)
{
  return g_object_new (AWALE_TYPE_PARAGRAPH, NULL);
}

/* Queues a resize if the new text needs another height. */
static void
text_changed (AwaleParagraph *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget);

  if (width == 0 || get_text_height (self, width) != gtk_widget_get_height (widget))
    gtk_widget_queue_resize (widget);
}

const char *
awale_paragraph_get_text (AwaleParagraph *self)
{
  g_return_val_if_fail (AWALE_IS_PARAGRAPH (self), NULL);

  return gtk_inscription_get_text (self->inscription);
}

void
awale_paragraph_set_text (AwaleParagraph *self,
                          const char     *text)
{
  g_return_if_fail (AWALE_IS_PARAGRAPH (self));
  g_return_if_fail (text != NULL);

  if (g_strcmp0 (gtk_inscription_get_text (self->inscription), text) == 0 &&
      gtk_inscription_get_attributes (self->inscription) == NULL)
    return;

  gtk_inscription_set_attributes (self->inscription, NULL);
  gtk_inscription_set_text (self->inscription, text);
  text_changed (self);
}

void
awale_paragraph_set_attributes (AwaleParagraph *self,
                                PangoAttrList  *attributes)
{
  g_return_if_fail (AWALE_IS_PARAGRAPH (self));

  gtk_inscription_set_attributes (self->inscription, attributes);
  text_changed (self);
}

void
awale_paragraph_set_markup (AwaleParagraph *self,
                            const char     *markup)
{
  g_return_if_fail (AWALE_IS_PARAGRAPH (self));
  g_return_if_fail (markup != NULL);

  gtk_inscription_set_markup (self->inscription, markup);
  text_changed (self);
}
