/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-report-table.h"

#include "awale-report-row.h"
#include "game/awale-titles.h"
#include "game/awale-value.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

#define N_CLASSES (AWALE_MOVE_CLASS_BLUNDER - AWALE_MOVE_CLASS_BEST + 1)

/* Rows of the table that follow those of the move classes. */
enum
{
  ROW_GIVEN = N_CLASSES,
  ROW_OPENING,  /* First of the rows with the share of the loss in each phase. */
  ROW_ACCURACY = ROW_OPENING + AWALE_N_PHASES,
  N_ROWS,
};

typedef struct
{
  GtkWidget *row;
  char      *title;      /* Title for screen readers, complete without the rows above it. */
  GtkWidget *values[2];
} Row;

struct _AwaleReportTable
{
  GtkListBox   *list;
  GtkWidget    *header;
  GtkWidget    *names[2];
  GtkSizeGroup *columns;
  Row           rows[N_ROWS];
};

/* Adds a cell of the columns, all of which have the same width. */
static GtkWidget *
append_cell (AwaleReportTable *self,
             GtkWidget        *box)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_width_chars (GTK_LABEL (label), 4);
  gtk_size_group_add_widget (self->columns, label);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
append_row (AwaleReportTable *self,
            GtkWidget        *icon,
            const char       *title,
            GtkWidget        *cells[2])
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = awale_style_create_label (title, NULL);

  gtk_widget_set_hexpand (label, TRUE);
  if (icon != NULL)
    gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  for (int side = 0; side < 2; side++)
    cells[side] = append_cell (self, box);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_append (self->list, row);
  return row;
}

static void
append_values (AwaleReportTable *self,
               int               index,
               GtkWidget        *icon,
               const char       *title,
               const char       *title_alone)
{
  Row *row = &self->rows[index];

  row->title = g_strdup (title_alone);
  row->row = append_row (self, icon, title, row->values);
  for (int side = 0; side < 2; side++)
    gtk_widget_add_css_class (row->values[side], "numeric");
}

static void
append_header (AwaleReportTable *self)
{
  self->header = append_row (self, NULL, "", self->names);
  gtk_widget_set_focusable (self->header, FALSE);
  /* The header names the sides South and North, because the names of the players may not fit. Both
   * are shown beside the board. */
  for (int side = 0; side < 2; side++)
    {
      gtk_label_set_text (GTK_LABEL (self->names[side]), awale_side_get_name ((AwaleSide) side));
      gtk_widget_add_css_class (self->names[side], "heading");
    }
}

AwaleReportTable *
awale_report_table_new (GtkListBox *list)
{
  AwaleReportTable *self;

  g_return_val_if_fail (GTK_IS_LIST_BOX (list), NULL);

  self = g_new0 (AwaleReportTable, 1);
  self->columns = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->list = list;
  append_header (self);
  awale_accessible_set_label (self->header, _("Players"));
  for (int i = 0; i < N_CLASSES; i++)
    {
      AwaleMoveClass move_class = (AwaleMoveClass) (AWALE_MOVE_CLASS_BEST + i);

      const char *name = awale_move_class_get_name (move_class);

      append_values (self, i, awale_report_row_create_icon (move_class), name, name);
    }
  append_values (self, ROW_GIVEN, NULL, _("Seeds given away"), _("Seeds given away"));
  append_values (self, ROW_OPENING + AWALE_PHASE_OPENING, NULL, _("– in the opening"),
                 _("Seeds given away in the opening"));
  append_values (self, ROW_OPENING + AWALE_PHASE_MIDDLE, NULL, _("– in the middle game"),
                 _("Seeds given away in the middle game"));
  append_values (self, ROW_OPENING + AWALE_PHASE_END, NULL, _("– in the endgame"),
                 _("Seeds given away in the endgame"));
  append_values (self, ROW_ACCURACY, NULL, _("Accuracy"), _("Accuracy"));
  return self;
}

void
awale_report_table_free (AwaleReportTable *self)
{
  g_return_if_fail (self != NULL);

  g_object_unref (self->columns);
  for (int i = 0; i < N_ROWS; i++)
    g_free (self->rows[i].title);
  g_free (self);
}

static char *
word_value (const AwaleReportSummary *summary,
            int                       row)
{
  switch (row)
    {
    case ROW_GIVEN:
      return awale_value_to_string (summary->loss, AWALE_VALUE_PLAIN);
    case ROW_OPENING + AWALE_PHASE_OPENING:
    case ROW_OPENING + AWALE_PHASE_MIDDLE:
    case ROW_OPENING + AWALE_PHASE_END:
      return awale_value_to_string (summary->phases[row - ROW_OPENING].loss, AWALE_VALUE_PLAIN);
    case ROW_ACCURACY:
      if (summary->n_moves == 0)
        return g_strdup ("–");
      /* Translators: a percentage. */
      return g_strdup_printf (_("%.0f%%"), summary->accuracy);
    default:
      return g_strdup_printf ("%u", summary->counts[AWALE_MOVE_CLASS_BEST + row]);
    }
}

static void
update_row (AwaleReportTable         *self,
            int                       index,
            const AwaleReportSummary *summaries,
            const char               *names[2])
{
  Row *row = &self->rows[index];
  g_autofree char *south = word_value (&summaries[AWALE_SOUTH], index);
  g_autofree char *north = word_value (&summaries[AWALE_NORTH], index);
  /* Translators: a row of the report: “Mistake: Ama 1, Kofi 3”. */
  g_autofree char *words = g_strdup_printf (_("%s: %s %s, %s %s"), row->title, names[AWALE_SOUTH],
                                            south, names[AWALE_NORTH], north);

  gtk_label_set_text (GTK_LABEL (row->values[AWALE_SOUTH]), south);
  gtk_label_set_text (GTK_LABEL (row->values[AWALE_NORTH]), north);
  awale_accessible_set_label (row->row, words);
}

void
awale_report_table_update (AwaleReportTable *self,
                           AwaleReport      *report)
{
  AwaleReportSummary summaries[2];
  const char *south, *north;
  g_autofree char *both = NULL;

  g_return_if_fail (self != NULL && AWALE_IS_REPORT (report));

  south = awale_title_get_player (awale_report_get_game (report), AWALE_SOUTH);
  north = awale_title_get_player (awale_report_get_game (report), AWALE_NORTH);
  /* Translators: the names of both players. */
  both = g_strdup_printf (_("%s, %s"), south, north);
  awale_accessible_set_label (self->header, both);
  gtk_widget_set_tooltip_text (self->names[AWALE_SOUTH], south);
  gtk_widget_set_tooltip_text (self->names[AWALE_NORTH], north);
  for (int side = 0; side < 2; side++)
    summaries[side] = awale_report_get_summary (report, (AwaleSide) side);
  for (int i = 0; i < N_ROWS; i++)
    update_row (self, i, summaries, (const char *[2]) { south, north });
}
