/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-rules-window"

#include "awale-rules-pages.h"

#include "lessons/awale-rules-axis.h"
#include "lessons/awale-rules-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_heading (const char *text,
              const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", text, "wrap", TRUE, "xalign", 0.0, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

void
awale_rules_pages_add_text (GtkBox             *box,
                            const AwaleRuleset *rules,
                            AwaleTopic          topic)
{
  g_auto (GStrv) paragraphs = awale_rules_page_dup_paragraphs (rules, topic);
  g_auto (GStrv) readings = awale_rules_page_dup_readings (rules, topic);

  g_return_if_fail (GTK_IS_BOX (box));

  for (char **paragraph = paragraphs; *paragraph != NULL; paragraph++)
    gtk_box_append (box, make_label (*paragraph, NULL));
  for (char **reading = readings; *reading != NULL; reading++)
    {
      GtkWidget *note = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

      gtk_widget_add_css_class (note, "reading");
      gtk_box_append (GTK_BOX (note), make_label (_("How the sheet is read"), "caption-heading"));
      gtk_box_append (GTK_BOX (note), make_label (*reading, NULL));
      gtk_box_append (box, note);
    }
}

void
awale_rules_pages_add_glance (GtkBox             *box,
                              const AwaleRuleset *rules)
{
  GtkWidget *list = gtk_list_box_new ();

  g_return_if_fail (GTK_IS_BOX (box));

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  awale_rules_page_get_title (AWALE_TOPIC_OVERVIEW), -1);
  for (size_t axis = 0; axis < awale_rules_axis_get_n (); axis++)
    {
      g_autofree char *value = awale_rules_axis_word_value (axis, rules);
      const char *title = awale_rules_axis_get_title (axis);
      g_autofree char *name = g_strdup_printf ("%s: %s", title, value);
      GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
      GtkWidget *row = gtk_list_box_row_new ();

      gtk_widget_add_css_class (cell, "glance");
      gtk_box_append (GTK_BOX (cell), make_label (title, "caption"));
      gtk_box_append (GTK_BOX (cell), make_label (value, NULL));
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), cell);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  gtk_box_append (box, list);
}

/* All rulesets to compare: those that have a name, and @rules, if they have none. */
static GArray *
list_rules (const AwaleRuleset *rules)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (AwaleRuleset));
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    g_array_append_val (list, presets[i].rules);
  if (awale_preset_of (rules) == NULL)
    g_array_append_vals (list, rules, 1);
  return list;
}

/* The names of the rulesets that say @value; that of @rules, which is @own_name, stands out. */
static GtkWidget *
name_rules (GArray             *list,
            size_t              axis,
            const char         *value,
            const AwaleRuleset *rules,
            const char         *own_name)
{
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  for (guint i = 0; i < list->len; i++)
    {
      const AwaleRuleset *other = &g_array_index (list, AwaleRuleset, i);
      bool own = awale_ruleset_equal (other, rules);
      g_autofree char *said = awale_rules_axis_word_value (axis, other);

      if (strcmp (said, value) == 0)
        gtk_box_append (
          GTK_BOX (names),
          make_label (own ? own_name : awale_ruleset_get_name (other), own ? "own" : NULL));
    }
  return names;
}

static void
add_row (GtkGrid    *grid,
         int         row,
         const char *value,
         GtkWidget  *names)
{
  GtkWidget *what = make_label (value, "value");

  gtk_widget_set_valign (what, GTK_ALIGN_START);
  gtk_widget_set_valign (names, GTK_ALIGN_START);
  gtk_widget_set_hexpand (names, TRUE);
  gtk_widget_add_css_class (names, "who");
  gtk_grid_attach (grid, what, 0, row, 1, 1);
  gtk_grid_attach (grid, names, 1, row, 1, 1);
}

/* The values of an axis, each once, in the order of the rulesets, and who has them. */
static void
add_axis (GtkGrid            *grid,
          int                *row,
          size_t              axis,
          GArray             *list,
          const AwaleRuleset *rules,
          const char         *own_name)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  gtk_grid_attach (grid, make_heading (awale_rules_axis_get_title (axis), "axis"), 0, (*row)++, 2,
                   1);
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *value =
        awale_rules_axis_word_value (axis, &g_array_index (list, AwaleRuleset, i));

      if (g_hash_table_add (seen, g_strdup (value)))
        add_row (grid, (*row)++, value, name_rules (list, axis, value, rules, own_name));
    }
}

void
awale_rules_pages_add_differences (GtkBox             *box,
                                   const AwaleRuleset *rules,
                                   const char         *name)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GRID, NULL);
  g_autoptr (GArray) list = list_rules (rules);
  int row = 0;

  g_return_if_fail (GTK_IS_BOX (box));

  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("How the Rulesets Differ"), -1);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_widget_add_css_class (grid, "differences");
  gtk_widget_add_css_class (grid, "card");
  for (size_t axis = 0; axis < awale_rules_axis_get_n (); axis++)
    add_axis (GTK_GRID (grid), &row, axis, list, rules, name);
  gtk_box_append (box, make_label (_("What one ruleset does differently from another, point by "
                                     "point. Yours is in bold."), NULL));
  gtk_box_append (box, grid);
}
