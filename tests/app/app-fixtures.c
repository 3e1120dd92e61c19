/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app-fixtures.h"

#include "awale-app-resources.h"

void
app_fixtures_init (int    *argc,
                   char ***argv)
{
  g_autoptr (GtkCssProvider) provider = NULL;

  fixtures_init (argc, argv);
  awale_app_register_resource ();
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, "/io/github/awale/Awale/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

GtkWidget *
app_fixtures_find (GtkWidget  *root,
                   AppMatch    matches,
                   const void *data)
{
  GtkWidget *match = NULL;

  if (matches (root, data))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && match == NULL;
       child = gtk_widget_get_next_sibling (child))
    match = app_fixtures_find (child, matches, data);
  return match;
}

static bool
is_row (GtkWidget  *widget,
        const void *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) &&
         g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

GtkWidget *
app_fixtures_find_row (GtkWidget  *root,
                       const char *title)
{
  return app_fixtures_find (root, is_row, title);
}

static bool
is_named (GtkWidget  *widget,
          const char *name)
{
  g_autofree char *mismatch = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return false;
  mismatch = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                 GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  return mismatch == NULL;
}

static bool
is_labeled_button (GtkWidget  *widget,
                   const void *label)
{
  return GTK_IS_BUTTON (widget) &&
         g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

static bool
is_named_button (GtkWidget  *widget,
                 const void *name)
{
  return GTK_IS_BUTTON (widget) && is_named (widget, name);
}

GtkWidget *
app_fixtures_find_button (GtkWidget  *root,
                          const char *label)
{
  GtkWidget *button = app_fixtures_find (root, is_labeled_button, label);

  /* The label comes first: header bars of libadwaita 1.4 have a hidden button named “Back”. */
  return button != NULL ? button : app_fixtures_find (root, is_named_button, label);
}

static bool
is_label (GtkWidget  *widget,
          const void *text)
{
  return GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), text) == 0;
}

GtkWidget *
app_fixtures_find_label (GtkWidget  *root,
                         const char *text)
{
  return app_fixtures_find (root, is_label, text);
}

static GtkWidget *
find_toplevel (GType       type,
               const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_visible (GTK_WIDGET (window)) &&
          g_type_is_a (G_OBJECT_TYPE (window), type) &&
          (title == NULL || g_strcmp0 (gtk_window_get_title (window), title) == 0))
        return GTK_WIDGET (window);
    }
  return NULL;
}

GtkWidget *
app_fixtures_find_window (const char *title)
{
  return find_toplevel (GTK_TYPE_WINDOW, title);
}

GtkWidget *
app_fixtures_find_toplevel (GType type)
{
  return find_toplevel (type, NULL);
}

void
app_fixtures_click (GtkWidget  *root,
                    const char *label)
{
  GtkWidget *button = app_fixtures_find_button (root, label);

  if (button == NULL)
    g_error ("no button “%s”", label);
  g_signal_emit_by_name (button, "clicked");
}
