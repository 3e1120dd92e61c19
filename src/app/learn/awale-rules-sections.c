/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-rules-window"

#include "awale-rules-sections.h"

#include "analysis/awale-analysis-line.h"
#include "analysis/awale-search-value.h"
#include "lessons/awale-rules-comparison.h"
#include "lessons/awale-rules-page.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum
{
  N_OPENINGS = 3,
  OPENING_PLIES = 8,
};

/* Creates a label with the CSS class @css_class (nullable). */
static GtkWidget *
make_label (const char        *text,
            const char        *css_class,
            GtkAccessibleRole  role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", text,
                                   "wrap", TRUE, "xalign", 0.0, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_text (const char *text)
{
  return make_label (text, NULL, GTK_ACCESSIBLE_ROLE_LABEL);
}

/* Creates a paragraph of @text, which is Pango markup. */
static GtkWidget *
make_paragraph (const char *text)
{
  GtkWidget *label = make_text (text);

  gtk_label_set_use_markup (GTK_LABEL (label), TRUE);
  return label;
}

static GtkWidget *
make_note (char **readings)
{
  GtkWidget *note = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (note, "reading");
  gtk_box_append (GTK_BOX (note), make_label (_("How We Read the Rule Sheet"), "caption-heading",
                                              GTK_ACCESSIBLE_ROLE_LABEL));
  for (char **reading = readings; *reading != NULL; reading++)
    gtk_box_append (GTK_BOX (note), make_paragraph (*reading));
  return note;
}

void
awale_rules_sections_add_text (GtkBox             *box,
                               const AwaleRuleset *rules,
                               AwaleRulesTopic     topic)
{
  g_auto (GStrv) paragraphs = awale_rules_page_dup_paragraphs (rules, topic);
  g_auto (GStrv) readings = awale_rules_page_dup_readings (rules, topic);

  g_return_if_fail (GTK_IS_BOX (box));

  for (char **paragraph = paragraphs; *paragraph != NULL; paragraph++)
    gtk_box_append (box, make_paragraph (*paragraph));
  if (*readings != NULL)
    gtk_box_append (box, make_note (readings));
}

static GtkWidget *
make_list (const char *name)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  awale_accessible_set_label (list, name);
  return list;
}

static void
add_row (GtkWidget  *list,
         const char *title,
         const char *text)
{
  /* Translators: a topic of the rules or an opening, and a text about it. */
  g_autofree char *name = g_strdup_printf (_("%s: %s"), title, text);
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_widget_add_css_class (cell, "glance");
  gtk_box_append (GTK_BOX (cell), make_label (title, "caption", GTK_ACCESSIBLE_ROLE_LABEL));
  gtk_box_append (GTK_BOX (cell), make_text (text));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), cell);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  awale_accessible_set_label (row, name);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

void
awale_rules_sections_add_glance (GtkBox             *box,
                                 const AwaleRuleset *rules)
{
  GtkWidget *list = make_list (awale_rules_page_get_title (AWALE_RULES_TOPIC_OVERVIEW));

  g_return_if_fail (GTK_IS_BOX (box));

  for (size_t axis = 0; axis < awale_rules_comparison_get_n_rows (); axis++)
    {
      g_autofree char *value = awale_rules_comparison_dup_value (axis, rules);

      add_row (list, awale_rules_comparison_get_title (axis), value);
    }
  gtk_box_append (box, list);
}

/* Formats at most OPENING_PLIES moves of the opening that begins with @move: “F c B e+2”. */
static char *
dup_opening (const AwaleRuleset    *rules,
             const AwaleBook       *book,
             AwaleMove              move,
             const AwaleEvaluation *value)
{
  AwalePosition start = awale_position_start ();
  AwalePosition after = awale_play (start, rules, move, NULL);
  int8_t moves[OPENING_PLIES] = { (int8_t) move };
  int n = 1 + awale_book_find_line (book, after, moves + 1, OPENING_PLIES - 1);
  g_autoptr (AwaleAnalysisLine) line = awale_analysis_line_new (rules, start, value, moves, n);

  return g_strdup (awale_analysis_line_get_text (line));
}

void
awale_rules_sections_add_openings (GtkBox             *box,
                                   const AwaleRuleset *rules,
                                   const AwaleBook    *book)
{
  AwaleMoveValues values = awale_move_values_from_book (book, awale_position_start ());
  g_autofree char *source = NULL;
  AwaleBookEntry entry;
  GtkWidget *heading, *list;

  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (book != NULL);

  if (!awale_book_probe (book, awale_position_start (), &entry) || entry.n_moves == 0)
    return;

  source = g_strdup_printf (_("The best first moves and what follows them, according to an "
                              "opening book where every line ends in a search %d moves deep."),
                            awale_book_get_size (book).depth);
  list = make_list (_("The Best Openings"));
  for (int i = 0; i < MIN (entry.n_moves, N_OPENINGS); i++)
    {
      AwaleMove move = entry.moves[i].move;
      const AwaleEvaluation *value = awale_move_values_get (&values, move);
      g_autofree char *margin = awale_describe_margin (value->low);
      g_autofree char *opening = dup_opening (rules, book, move, value);

      add_row (list, margin, opening);
    }
  heading = make_label (_("The Best Openings"), "title-3", GTK_ACCESSIBLE_ROLE_HEADING);
  gtk_widget_set_margin_top (heading, 18);
  gtk_box_append (box, heading);
  gtk_box_append (box, make_text (source));
  gtk_box_append (box, list);
}

/* Lists the rulesets to compare: the built-in ones, and @rules if it is a custom one. */
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

static GtkWidget *
make_part (GtkAccessibleRole role,
           GtkOrientation    orientation,
           const char       *name)
{
  GtkWidget *part = g_object_new (GTK_TYPE_BOX, "accessible-role", role, "orientation", orientation,
                                  NULL);

  awale_accessible_set_label (part, name);
  return part;
}

/* Lists the names of the rulesets that have @value on @axis. The ruleset @rules appears as
 * @own_name and is highlighted. */
static GtkWidget *
make_names (GArray             *list,
            size_t              axis,
            const char         *value,
            const AwaleRuleset *rules,
            const char         *own_name)
{
  GtkWidget *cell = make_part (GTK_ACCESSIBLE_ROLE_CELL, GTK_ORIENTATION_VERTICAL, "");
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const AwaleRuleset *other = &g_array_index (list, AwaleRuleset, i);
      bool own = awale_ruleset_equal (other, rules);
      const char *name = own ? own_name : awale_ruleset_get_name (other);
      g_autofree char *other_value = awale_rules_comparison_dup_value (axis, other);

      if (strcmp (other_value, value) != 0)
        continue;
      gtk_box_append (GTK_BOX (cell),
                      make_label (name, own ? "own" : NULL, GTK_ACCESSIBLE_ROLE_LABEL));
      if (all->len > 0)
        /* Translators: the separator of the names in a list. */
        g_string_append (all, C_("list", ", "));
      g_string_append (all, name);
    }
  gtk_box_set_spacing (GTK_BOX (cell), 4);
  gtk_widget_add_css_class (cell, "who");
  awale_accessible_set_label (cell, all->str);
  return cell;
}

static GtkWidget *
make_row (const char *value,
          GtkWidget  *names)
{
  GtkWidget *row = make_part (GTK_ACCESSIBLE_ROLE_ROW, GTK_ORIENTATION_HORIZONTAL, value);
  GtkWidget *what = make_label (value, "value", GTK_ACCESSIBLE_ROLE_ROW_HEADER);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_set_valign (what, GTK_ALIGN_START);
  gtk_widget_set_valign (names, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), what);
  gtk_box_append (GTK_BOX (row), names);
  return row;
}

/* Creates the comparison for an axis: each value once, with the rulesets that have it, in the order
 * of the rulesets. */
static GtkWidget *
make_axis (size_t              axis,
           GArray             *list,
           const AwaleRuleset *rules,
           const char         *own_name)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *title = awale_rules_comparison_get_title (axis);
  GtkWidget *group = make_part (GTK_ACCESSIBLE_ROLE_ROW_GROUP, GTK_ORIENTATION_VERTICAL, title);

  gtk_box_append (GTK_BOX (group), make_label (title, "axis", GTK_ACCESSIBLE_ROLE_HEADING));
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *value =
        awale_rules_comparison_dup_value (axis, &g_array_index (list, AwaleRuleset, i));

      if (g_hash_table_add (seen, g_strdup (value)))
        gtk_box_append (GTK_BOX (group),
                        make_row (value, make_names (list, axis, value, rules, own_name)));
    }
  return group;
}

void
awale_rules_sections_add_differences (GtkBox             *box,
                                      const AwaleRuleset *rules,
                                      const char         *name)
{
  GtkWidget *table = make_part (GTK_ACCESSIBLE_ROLE_TABLE, GTK_ORIENTATION_VERTICAL,
                                _("How the Rulesets Differ"));
  g_autoptr (GArray) list = list_rules (rules);

  g_return_if_fail (GTK_IS_BOX (box));

  gtk_widget_add_css_class (table, "differences");
  gtk_widget_add_css_class (table, "card");
  for (size_t axis = 0; axis < awale_rules_comparison_get_n_rows (); axis++)
    gtk_box_append (GTK_BOX (table), make_axis (axis, list, rules, name));
  gtk_box_append (box, make_text (_("How the rulesets differ, point by point. The current one is "
                                    "in bold.")));
  gtk_box_append (box, table);
}
