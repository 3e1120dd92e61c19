/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-theme-chooser.h"

#include "picture/awale-board-painter.h"
#include "widgets/adaptive/awale-accessible.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Width in pixels of the board of which each button shows a corner, with South's first pits and the
 * wood around them. A narrow button shows less of it. */
#define BOARD_WIDTH 470
#define VIEW_MIN_WIDTH 72
#define VIEW_HEIGHT 88
#define VIEW_ROUNDING 8

struct _AwaleThemeChooser
{
  GtkWidget parent_instance;

  AdwStyleManager *style;
  GtkWidget       *box;
  const char      *theme;  /* Id of the chosen theme, a static string. */
};

G_DEFINE_FINAL_TYPE (AwaleThemeChooser, awale_theme_chooser, GTK_TYPE_WIDGET)

static void
paint_corner (const AwaleBoardPalette *palette,
              cairo_t                 *cr)
{
  const int pits[] = { 0, 1, 10, 11 }, seeds[] = { 3, 5, 2, 4 };
  g_autoptr (AwaleBoardPainter) painter = awale_board_painter_new (palette, AWALE_MATERIAL_CARVED);
  double height = awale_geometry_height_for_width (BOARD_WIDTH, AWALE_GEOMETRY_DEFAULT);
  AwaleGeometry geometry;

  awale_geometry_init (&geometry, BOARD_WIDTH, height, AWALE_GEOMETRY_DEFAULT);
  awale_board_painter_paint_body (painter, cr, &geometry);
  for (size_t i = 0; i < G_N_ELEMENTS (pits); i++)
    awale_board_painter_paint_seeds (painter, cr, &geometry, pits[i], seeds[i]);
}

static void
draw_corner (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        theme)
{
  bool dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const AwaleBoardPalette *palette = awale_board_palette_get (theme, dark);
  double board = awale_geometry_height_for_width (BOARD_WIDTH, AWALE_GEOMETRY_DEFAULT);
  double pit = awale_geometry_width_for_height (1, AWALE_GEOMETRY_DEFAULT);

  cairo_new_path (cr);
  cairo_arc (cr, VIEW_ROUNDING, VIEW_ROUNDING, VIEW_ROUNDING, G_PI, 1.5 * G_PI);
  cairo_arc (cr, width - VIEW_ROUNDING, VIEW_ROUNDING, VIEW_ROUNDING, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, width - VIEW_ROUNDING, height - VIEW_ROUNDING, VIEW_ROUNDING, 0, 0.5 * G_PI);
  cairo_arc (cr, VIEW_ROUNDING, height - VIEW_ROUNDING, VIEW_ROUNDING, 0.5 * G_PI, G_PI);
  cairo_clip (cr);
  /* Move the rim of the first store to the left edge, and the middle of the board to the middle of
   * the button. */
  cairo_translate (cr, -board * pit * 0.118, (height - board) / 2);
  paint_corner (palette, cr);
}

/* Selects @theme; an unknown one is replaced with the default. */
static void
set_theme (AwaleThemeChooser *self,
           const char        *theme)
{
  const char *known = awale_board_palette_get_themes ()[0];

  for (const char *const *name = awale_board_palette_get_themes (); *name != NULL; name++)
    if (g_strcmp0 (*name, theme) == 0)
      known = *name;
  if (known == self->theme)
    return;

  self->theme = known;
  for (GtkWidget *button = gtk_widget_get_first_child (self->box); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (g_object_get_data (G_OBJECT (button), "theme") == known)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_object_notify (G_OBJECT (self), "theme");
}

static void
toggled_cb (AwaleThemeChooser *self,
            GtkToggleButton   *button)
{
  if (gtk_toggle_button_get_active (button))
    set_theme (self, g_object_get_data (G_OBJECT (button), "theme"));
}

static GtkWidget *
create_button (AwaleThemeChooser *self,
               const char        *theme,
               GtkToggleButton   *group)
{
  const char *title = _(awale_board_palette_get (theme, false)->title);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *area = gtk_drawing_area_new ();
  GtkWidget *label = gtk_label_new (title);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), VIEW_MIN_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), VIEW_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_corner, (gpointer) theme, NULL);
  gtk_widget_set_hexpand (area, TRUE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), area);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
  awale_accessible_set_label (button, title);
  g_object_set_data (G_OBJECT (button), "theme", (gpointer) theme);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
draw_anew (AwaleThemeChooser *self)
{
  for (GtkWidget *button = gtk_widget_get_first_child (self->box); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      GtkWidget *box = gtk_button_get_child (GTK_BUTTON (button));

      gtk_widget_queue_draw (gtk_widget_get_first_child (box));
    }
}

static void
awale_theme_chooser_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  g_value_set_string (value, AWALE_THEME_CHOOSER (object)->theme);
}

static void
awale_theme_chooser_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  set_theme (AWALE_THEME_CHOOSER (object), g_value_get_string (value));
}

static void
awale_theme_chooser_dispose (GObject *object)
{
  AwaleThemeChooser *self = AWALE_THEME_CHOOSER (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (awale_theme_chooser_parent_class)->dispose (object);
}

static void
awale_theme_chooser_class_init (AwaleThemeChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_theme_chooser_dispose;
  object_class->get_property = awale_theme_chooser_get_property;
  object_class->set_property = awale_theme_chooser_set_property;

  g_object_class_install_property (
    object_class, 1,
    g_param_spec_string ("theme", NULL, NULL, awale_board_palette_get_themes ()[0],
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "themechooser");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_theme_chooser_init (AwaleThemeChooser *self)
{
  const char *const *themes = awale_board_palette_get_themes ();
  GtkToggleButton *group = NULL;

  self->style = adw_style_manager_get_default ();
  self->theme = themes[0];
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (self->box), TRUE);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  for (; *themes != NULL; themes++)
    {
      GtkWidget *button = create_button (self, *themes, group);

      group = group != NULL ? group : GTK_TOGGLE_BUTTON (button);
      gtk_box_append (GTK_BOX (self->box), button);
    }
  gtk_toggle_button_set_active (group, TRUE);
  g_signal_connect_object (self->style, "notify::dark", G_CALLBACK (draw_anew), self,
                           G_CONNECT_SWAPPED);
}
