/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-due-chart"

#include "awale-due-chart.h"

#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>

/* Height of the highest bar, and minimum height of a bar for at least one exercise, in pixels. */
#define MAX_HEIGHT 72
#define MIN_HEIGHT 3

#define BAR_WIDTH 14

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
create_column (unsigned   number,
               unsigned   most,
               GDateTime *day)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *count = number > 0 ? g_strdup_printf ("%u", number) : g_strdup ("");
  g_autofree char *date = g_strdup_printf ("%d", g_date_time_get_day_of_month (day));
  GtkWidget *label = create_label (count, "numeric");
  int height = number > 0 ? MAX (MIN_HEIGHT, (int) (MAX_HEIGHT * number / most)) : 1;

  gtk_widget_set_vexpand (label, TRUE);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_add_css_class (bar, "bar");
  gtk_widget_set_size_request (bar, BAR_WIDTH, height);
  gtk_widget_set_halign (bar, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), label);
  gtk_box_append (GTK_BOX (column), bar);
  gtk_box_append (GTK_BOX (column), create_label (date, "dim-label"));
  return column;
}

static void
describe_day (GString   *text,
              unsigned   number,
              GDateTime *day)
{
  bool is_first = g_date_time_get_day_of_month (day) == 1;
  /* Translators: a month and a day: “November 25”. The first of the month has its own string for
   * languages that write it differently, such as “1er”. */
  const char *format = is_first ? C_("first of the month", "%B %-d") : _("%B %-d");
  g_autofree char *name = g_date_time_format (day, format);

  if (number == 0)
    return;
  if (text->len > 0)
    g_string_append (text, C_("list", ", "));
  /* Translators: a day, and the number of exercises due on that day: “November 25: 3”. */
  g_string_append_printf (text, C_("forecast", "%s: %u"), name, number);
}

void
awale_due_chart_fill (GtkBox        *box,
                      const unsigned forecast[AWALE_TRAINING_FORECAST_DAYS],
                      GDateTime     *today)
{
  g_autoptr (GString) text = g_string_new (NULL);
  unsigned most = 1;
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (forecast != NULL && today != NULL);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  for (int i = 0; i < AWALE_TRAINING_FORECAST_DAYS; i++)
    most = MAX (most, forecast[i]);
  for (int i = 0; i < AWALE_TRAINING_FORECAST_DAYS; i++)
    {
      g_autoptr (GDateTime) day = g_date_time_add_days (today, i);

      gtk_box_append (box, create_column (forecast[i], most, day));
      describe_day (text, forecast[i], day);
    }
  awale_accessible_set_label (box, text->len > 0 ? text->str : _("Nothing is due."));
}
