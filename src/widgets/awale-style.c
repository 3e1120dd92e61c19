/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-style.h"

static AwaleColor
convert (const GdkRGBA *rgba)
{
  return (AwaleColor) { rgba->red, rgba->green, rgba->blue, rgba->alpha };
}

AwaleColor
awale_style_get_color (GtkWidget *widget)
{
  GdkRGBA rgba;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), (AwaleColor) { 0 });

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &rgba);
  return convert (&rgba);
}

char *
awale_style_dup_font (GtkWidget *widget)
{
  const PangoFontDescription *font;
  const char *family;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  font = pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  family = font == NULL ? NULL : pango_font_description_get_family (font);
  return g_strdup (family != NULL ? family : "Sans");
}

double
awale_style_get_text_scale (GtkWidget *widget)
{
  int dpi;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  /* The setting is in units of 1/1024 dpi, or -1 if unknown. */
  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? dpi / (96. * 1024.) : 1;
}

const char *
awale_style_get_direction_mark (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), "");

  return gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? "\342\200\217" : "";
}

GtkWidget *
awale_style_create_label (const char *text,
                          const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

void
awale_style_set_class (gpointer    widget,
                       const char *css_class,
                       bool        has)
{
  if (has)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
awale_style_show_text (gpointer    label,
                       const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

void
awale_style_wrap_button (GtkWidget *button)
{
  GtkLabel *label;

  g_return_if_fail (GTK_IS_BUTTON (button));

  label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

int
awale_style_measure_height (GtkWidget *widget,
                            int        width,
                            bool       natural)
{
  int min, nat;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &min, &nat, NULL, NULL);
  return natural ? nat : min;
}

void
awale_style_allocate (GtkWidget     *child,
                      int            width,
                      GtkAllocation  box)
{
  g_return_if_fail (GTK_IS_WIDGET (child));

  if (gtk_widget_get_direction (gtk_widget_get_parent (child)) == GTK_TEXT_DIR_RTL)
    box.x = width - box.x - box.width;
  gtk_widget_size_allocate (child, &box, -1);
}
