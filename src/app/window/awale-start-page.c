/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-start-page"

#include "awale-start-page.h"

#include "lessons/awale-lesson.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-first-frame.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AwaleStartPage
{
  GtkWidget      parent_instance;

  GtkWidget     *scroller;
  AdwActionRow  *tour_row;
  GtkWidget     *recent_group;
  GtkListBox    *recent_list;
  GtkWidget     *examples_group;
  GtkListBox    *examples_list;
  GtkImage      *icon;

  AwaleServices *services;
};

G_DEFINE_FINAL_TYPE (AwaleStartPage, awale_start_page, GTK_TYPE_WIDGET)

/* Maximum number of lines of a label that may be ellipsized; 0 for a very short text, because GTK
 * 4.8 warns if a text such as “~” is shorter than the ellipsis. */
static int
get_n_lines (const char *text)
{
  return g_utf8_strlen (text, -1) > 4 ? 1 : 0;
}

static GtkWidget *
make_row (GFile      *file,
          const char *title,
          const char *subtitle,
          const char *icon_name)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *escaped_title = g_markup_escape_text (title, -1);
  g_autofree char *escaped_subtitle = g_markup_escape_text (subtitle, -1);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE,
                                  "icon-name", icon_name,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  NULL);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), escaped_title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), escaped_subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), get_n_lines (title));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), get_n_lines (subtitle));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-uri");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", uri);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);

  return row;
}

/* Formats the folder of @file, relative to the home folder if it is inside: “~/Games”. (transfer
 * full) */
static char *
dup_folder_name (GFile *file)
{
  g_autoptr (GFile) home = g_file_new_for_path (g_get_home_dir ());
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *below = NULL;

  if (folder == NULL)
    return g_strdup ("");
  if (g_file_equal (folder, home))
    return g_strdup ("~");

  below = g_file_get_relative_path (home, folder);

  return below != NULL ? g_strconcat ("~/", below, NULL) : g_file_get_parse_name (folder);
}

static GtkWidget *
make_example_row (gpointer item,
                  gpointer data)
{
  return make_row (G_FILE (g_file_info_get_attribute_object (item, "standard::file")),
                   g_file_info_get_display_name (item),
                   g_file_info_get_attribute_string (item, G_FILE_ATTRIBUTE_STANDARD_DESCRIPTION),
                   "starred-symbolic");
}

static GtkWidget *
make_recent_row (gpointer item,
                 gpointer data)
{
  g_autofree char *base = g_file_get_basename (item);
  g_autofree char *name = g_filename_display_name (base);
  g_autofree char *folder = dup_folder_name (item);

  return make_row (item, name, folder, "document-open-recent-symbolic");
}

static void
bind_list (GtkListBox                 *list,
           GtkWidget                  *group,
           GListModel                 *model,
           GtkListBoxCreateWidgetFunc  create)
{
  gtk_list_box_bind_model (list, model, create, NULL, NULL);
  g_object_bind_property (model, "n-items", group, "visible", G_BINDING_SYNC_CREATE);
}

static void
update_tour (AwaleStartPage *self)
{
  AwaleRuleset rules = awale_rulesets_get_default (self->services->rulesets);
  g_autoptr (GPtrArray) tour = awale_lessons_list_tour (&rules);
  g_autofree char *offer = NULL;

  if (g_settings_get_boolean (self->services->settings, "tour-finished"))
    offer = g_strdup (_("Completed; you can take it again"));
  else
    offer = g_strdup_printf (ngettext ("Sow, capture, feed: %u small exercise",
                                       "Sow, capture, feed: %u small exercises", tour->len),
                             tour->len);
  adw_action_row_set_subtitle (self->tour_row, offer);
}

static void
fill (GtkWidget *widget)
{
  AwaleStartPage *self = AWALE_START_PAGE (widget);

  /* The icon is set after the first frame, because it is slow to draw. */
  gtk_image_set_from_icon_name (self->icon, APPLICATION_ID);
  awale_examples_load (self->services->examples);
}

static void
awale_start_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (awale_start_page_parent_class)->map (widget);
  awale_first_frame_follow (widget, fill);
}

static void
awale_start_page_dispose (GObject *object)
{
  AwaleStartPage *self = AWALE_START_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_START_PAGE);
  g_clear_pointer (&self->services, awale_services_unref);

  G_OBJECT_CLASS (awale_start_page_parent_class)->dispose (object);
}

static void
awale_start_page_class_init (AwaleStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_start_page_dispose;
  widget_class->map = awale_start_page_map;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/awale/Awale/window/awale-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AwaleStartPage, recent_group);
  gtk_widget_class_bind_template_child (widget_class, AwaleStartPage, icon);
  gtk_widget_class_bind_template_child (widget_class, AwaleStartPage, recent_list);
  gtk_widget_class_bind_template_child (widget_class, AwaleStartPage, examples_group);
  gtk_widget_class_bind_template_child (widget_class, AwaleStartPage, examples_list);
  gtk_widget_class_bind_template_child (widget_class, AwaleStartPage, tour_row);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
awale_start_page_init (AwaleStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

GtkWidget *
awale_start_page_new (AwaleServices *services,
                      GListModel    *recent)
{
  AwaleStartPage *self;

  g_return_val_if_fail (services != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (recent), NULL);

  self = g_object_new (AWALE_TYPE_START_PAGE, NULL);
  self->services = awale_services_ref (services);
  bind_list (self->recent_list, self->recent_group, recent, make_recent_row);
  bind_list (self->examples_list, self->examples_group,
             awale_examples_get_model (services->examples), make_example_row);
  g_signal_connect_object (services->settings, "changed::tour-finished", G_CALLBACK (update_tour),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (services->settings, "changed::default-ruleset", G_CALLBACK (update_tour),
                           self, G_CONNECT_SWAPPED);
  update_tour (self);
  return GTK_WIDGET (self);
}
