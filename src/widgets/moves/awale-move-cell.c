/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-cell.h"

#include "awale-glyph-style.h"
#include "game/awale-value.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-style.h"

#define FIGURE_SPACE "\342\200\207"
#define PUNCTUATION_SPACE "\342\200\210"

struct _AwaleMoveCell
{
  GtkButton parent_instance;

  AwaleNode *node;
  AwaleMoveNumber numbering;
  GtkWidget *number;      /* Number of the round; NULL without numbering. */
  GtkWidget *notation;
  GtkWidget *evaluation;  /* Label of the value; NULL until first needed. */
};

G_DEFINE_FINAL_TYPE (AwaleMoveCell, awale_move_cell, GTK_TYPE_BUTTON)

static GtkWidget *
append_label (GtkWidget  *parent,
              const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, parent);
  return label;
}

/* Updates the number of the round and the move, but not the glyphs. */
static void
refresh_text (AwaleMoveCell *self)
{
  g_autofree char *text = awale_move_cell_dup_text (self->node);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (self->notation)), text);
  if (self->number != NULL)
    {
      const char *format = self->numbering == AWALE_NUMBER_PLAIN ? "%d. " : "%d… ";
      g_autofree char *number = g_strdup_printf (format, awale_node_get_round (self->node));

      gtk_label_set_label (GTK_LABEL (self->number), number);
    }
}

static void
refresh_glyphs (AwaleMoveCell *self)
{
  size_t n;
  const uint16_t *glyphs = awale_node_get_glyphs (self->node, &n);
  GtkWidget *move = gtk_widget_get_first_child (self->notation);
  GtkWidget *child;

  while ((child = gtk_widget_get_next_sibling (move)) != NULL)
    gtk_box_remove (GTK_BOX (self->notation), child);
  for (size_t i = 0; i < n; i++)
    {
      g_autofree char *sign = awale_glyph_style_dup_sign (glyphs[i]);

      child = append_label (self->notation, sign, "glyph");
      if (awale_glyph_style_get_css_class (glyphs[i]) != NULL)
        gtk_widget_add_css_class (child, awale_glyph_style_get_css_class (glyphs[i]));
    }
}

/* Formats a value. A proven value is a whole number and is followed by spaces as wide as a decimal
 * point and a digit, so that it is aligned with the others. */
static char *
dup_value (const AwaleEvaluation *evaluation)
{
  g_autofree char *text = awale_evaluation_describe (evaluation);

  if (evaluation->proof != AWALE_PROOF_EXACT)
    return g_steal_pointer (&text);
  return g_strconcat (text, PUNCTUATION_SPACE FIGURE_SPACE, NULL);
}

static void
refresh_evaluation (AwaleMoveCell *self,
                    bool           show_evaluation)
{
  const AwaleEvaluation *evaluation = awale_node_get_value (self->node);
  g_autofree char *text = NULL;

  if (evaluation != NULL)
    text = dup_value (evaluation);
  if (self->evaluation == NULL && text != NULL && show_evaluation)
    {
      self->evaluation = append_label (GTK_WIDGET (self), NULL, "evaluation");
      gtk_widget_set_hexpand (self->evaluation, TRUE);
      gtk_widget_set_halign (self->evaluation, GTK_ALIGN_END);
    }
  if (self->evaluation == NULL)
    return;
  gtk_label_set_label (GTK_LABEL (self->evaluation), text != NULL ? text : "");
  gtk_widget_set_visible (self->evaluation, text != NULL && show_evaluation);
  awale_style_set_class (self->evaluation, "proven",
                         evaluation != NULL && evaluation->proof != AWALE_PROOF_ESTIMATE);
}

static void
update_name (AwaleMoveCell *self)
{
  g_autofree char *label = awale_describe_move_in_round (self->node);

  awale_accessible_set_label (self, label);
}

static void
awale_move_cell_dispose (GObject *object)
{
  GtkWidget *child;

  g_clear_pointer (&AWALE_MOVE_CELL (object)->node, awale_node_unref);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (awale_move_cell_parent_class)->dispose (object);
}

static void
awale_move_cell_class_init (AwaleMoveCellClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_move_cell_dispose;
  /* The cell lays out its labels itself, because another box in each of the many cells would take
   * time. */
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "move");
}

static void
awale_move_cell_init (AwaleMoveCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
}

GtkWidget *
awale_move_cell_new (AwaleNode      *node,
                     AwaleMoveNumber numbering)
{
  AwaleMoveCell *self = g_object_new (AWALE_TYPE_MOVE_CELL, NULL);

  g_return_val_if_fail (node != NULL, NULL);

  self->numbering = numbering;
  if (numbering != AWALE_NUMBER_NONE)
    self->number = append_label (GTK_WIDGET (self), NULL, "number");
  /* Notation runs from left to right in every language: “F!?”. */
  self->notation = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_direction (self->notation, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (self->notation, GTK_WIDGET (self));
  append_label (self->notation, NULL, "text");
  awale_move_cell_set_node (self, node);
  return GTK_WIDGET (self);
}

void
awale_move_cell_set_node (AwaleMoveCell *self,
                          AwaleNode     *node)
{
  g_return_if_fail (AWALE_IS_MOVE_CELL (self));
  g_return_if_fail (node != NULL);

  if (self->node == node)
    return;
  g_clear_pointer (&self->node, awale_node_unref);
  self->node = awale_node_ref (node);
  refresh_text (self);
}

char *
awale_move_cell_dup_text (AwaleNode *node)
{
  g_return_val_if_fail (node != NULL, NULL);

  if (awale_node_get_move (node) == AWALE_NO_MOVE)
    return g_strdup ("");
  return awale_node_get_move (node) == AWALE_PASS ? g_strdup ("—") : awale_node_dup_text (node);
}

AwaleNode *
awale_move_cell_get_node (AwaleMoveCell *self)
{
  g_return_val_if_fail (AWALE_IS_MOVE_CELL (self), NULL);

  return self->node;
}

void
awale_move_cell_refresh (AwaleMoveCell *self,
                         bool           show_evaluation)
{
  g_return_if_fail (AWALE_IS_MOVE_CELL (self));

  refresh_glyphs (self);
  refresh_evaluation (self, show_evaluation);
  update_name (self);
}
