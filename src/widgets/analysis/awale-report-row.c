/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-report-row.h"

#include "awale-class-icon.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

struct _AwaleReportRow
{
  GtkListBoxRow  parent_instance;

  AwaleNode     *node;
  char          *words;  /* All that it says. */
};

G_DEFINE_FINAL_TYPE (AwaleReportRow, awale_report_row, GTK_TYPE_LIST_BOX_ROW)

static void
awale_report_row_finalize (GObject *object)
{
  AwaleReportRow *self = AWALE_REPORT_ROW (object);

  g_clear_pointer (&self->node, awale_node_unref);
  g_free (self->words);

  G_OBJECT_CLASS (awale_report_row_parent_class)->finalize (object);
}

static void
awale_report_row_class_init (AwaleReportRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_report_row_finalize;
}

static void
awale_report_row_init (AwaleReportRow *self)
{
}

/* “12. D+2”, or “12. … d” for North. */
static char *
word_move (AwaleNode *node)
{
  g_autofree char *move = awale_node_dup_text (node);

  return g_strdup_printf (awale_node_get_mover (node) == AWALE_SOUTH ? "%d. %s" : "%d. … %s",
                          awale_node_get_round (node), move);
}

/* What the best move and the played one are worth: “+3.5 → −1”. */
static char *
word_values (AwaleNode *node)
{
  AwaleMove move;
  const AwaleEvaluation *best =
    awale_move_values_find_best (awale_node_get_move_values (awale_node_get_parent (node)),
                                 awale_node_get_move (node), awale_node_get_mover (node), &move);
  g_autofree char *could = awale_wording_evaluation (best);
  g_autofree char *has = awale_wording_evaluation (awale_node_get_evaluation (node));

  return g_strdup_printf ("%s → %s", could, has);
}

/* “+3.5 → −1, gives away 4.5 seeds, not punished”. */
static char *
word_details (const AwaleReportMove *move)
{
  g_autofree char *values = word_values (move->node);
  g_autofree char *seeds = awale_wording_seeds (move->judgment.given);
  g_autofree char *given = g_strdup_printf (_("gives away %s"), seeds);

  return g_strdup_printf ("%s · %s · %s", values, given,
                          move->is_punished ? _("punished") : _("not punished"));
}

/* Everything in a sentence, for a screen reader. */
static char *
word_all (const AwaleReportMove *move)
{
  g_autofree char *played = awale_wording_move_in_round (move->node);
  g_autofree char *judgment = awale_wording_judgment (&move->judgment, move->is_punished);
  g_autofree char *values = word_values (move->node);

  return g_strdup_printf ("%s: %s, %s", played, judgment, values);
}

static GtkWidget *
create_label (const char *text,
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

/* What is certain is seen at a glance. */
static GtkWidget *
create_seal (void)
{
  GtkWidget *seal = gtk_label_new (_("proven"));

  gtk_widget_add_css_class (seal, "seal");
  gtk_widget_set_valign (seal, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (seal, _("The endgame tables or the rules prove both values."));
  return seal;
}

static GtkWidget *
create_content (const AwaleReportMove *move)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *played = word_move (move->node);
  g_autofree char *title = g_strdup_printf ("%s  %s", played,
                                            awale_move_class_get_name (move->judgment.move_class));
  g_autofree char *details = word_details (move);

  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), create_label (title, NULL));
  gtk_box_append (GTK_BOX (texts), create_label (details, "details"));
  gtk_box_append (GTK_BOX (box), awale_class_icon_new (move->judgment.move_class));
  gtk_box_append (GTK_BOX (box), texts);
  if (awale_judgment_is_proven (&move->judgment))
    gtk_box_append (GTK_BOX (box), create_seal ());
  return box;
}

GtkWidget *
awale_report_row_new (const AwaleReportMove *move)
{
  AwaleReportRow *self = g_object_new (AWALE_TYPE_REPORT_ROW, NULL);

  self->node = awale_node_ref (move->node);
  self->words = word_all (move);
  gtk_widget_add_css_class (GTK_WIDGET (self), "error-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), create_content (move));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _("Go to the position before this move"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, self->words, -1);
  return GTK_WIDGET (self);
}

AwaleNode *
awale_report_row_get_node (AwaleReportRow *self)
{
  g_return_val_if_fail (AWALE_IS_REPORT_ROW (self), NULL);

  return self->node;
}

bool
awale_report_row_fits (AwaleReportRow        *self,
                       const AwaleReportMove *move)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (AWALE_IS_REPORT_ROW (self) && move != NULL, false);

  words = word_all (move);
  return self->node == move->node && g_str_equal (self->words, words);
}
