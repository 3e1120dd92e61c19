/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-analysis-row.h"

#include "game/awale-value.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

/* Widths of the columns in characters. Texts that change often are shown by GtkInscription, whose
 * size does not depend on the text, so that a new text needs no new layout. */
#define MOVE_CHARS 2
#define VALUE_CHARS 7
#define DEPTH_CHARS 6

/* State flags that a row has while it has visible keyboard focus. */
#define FOCUS (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE)

#define ROW "awale-row"

static void
set_text (GtkWidget  *label,
          const char *text)
{
  if (g_strcmp0 (gtk_inscription_get_text (GTK_INSCRIPTION (label)), text) != 0)
    gtk_inscription_set_text (GTK_INSCRIPTION (label), text);
}

static void
set_css_class (GtkWidget  *widget,
               const char *name,
               bool        present)
{
  if (present)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static char *
word_depth (const AwaleEvaluation *evaluation)
{
  return evaluation != NULL && evaluation->depth > 0 ? g_strdup_printf ("%d", evaluation->depth)
                                                     : g_strdup ("");
}

static const char *
word_proof_at_length (const AwaleEvaluation *proven)
{
  if (proven->proof == AWALE_PROOF_EXACT)
    return _("The rules and the endgame tables prove this value, taking into account everything "
             "played in this game, including repeated positions.");
  return _("The rules and the endgame tables prove that the value lies within these bounds, taking "
           "into account everything played in this game. Where exactly it lies depends on lines "
           "of play that repeat positions.");
}

static const char *
word_move (AwaleMove move)
{
  return move == AWALE_PASS ? C_("move", "pass") : awale_move_to_string (move);
}

/* Describes a row: “C, best move, 2.3 seeds for South, depth 18, then e D”. */
static char *
word_row (const AwaleAnalysisRowContent *content)
{
  GString *text = g_string_new (word_move (content->move));

  if (content->is_best)
    awale_description_add_part (text, _("best move"));
  if (content->evaluation != NULL)
    awale_description_take_part (text, awale_describe_evaluation_in_words (content->evaluation));
  else
    awale_description_add_part (text, _("value not known"));
  if (content->proven != NULL && content->proven->proof == AWALE_PROOF_BOUNDS)
    {
      awale_description_take_part (text, awale_describe_proof (content->proven));
      awale_description_add_part (text, _("proven"));
    }
  if (content->book != NULL)
    awale_description_take_part (text, awale_describe_book_in_words (content->book));
  if (content->line != NULL && *content->line != '\0')
    /* Translators: %s is a line of moves: “then e D”. */
    awale_description_take_part (text, g_strdup_printf (_("then %s"), content->line));
  return g_string_free (text, FALSE);
}

static void
pointer_entered_cb (AwaleAnalysisRow *self)
{
  self->is_pointed = true;
  self->attention (self->panel);
}

static void
pointer_left_cb (AwaleAnalysisRow *self)
{
  self->is_pointed = false;
  self->attention (self->panel);
}

static void
state_flags_changed_cb (AwaleAnalysisRow *self,
                        GtkStateFlags     previous)
{
  if (((gtk_widget_get_state_flags (self->widget) ^ previous) & FOCUS) != 0)
    self->attention (self->panel);
}

/* Forgets the pointer when the row is unmapped, because no leave event follows. */
static void
unmapped_cb (AwaleAnalysisRow *self)
{
  if (self->is_pointed)
    pointer_left_cb (self);
}

static void
row_free (gpointer data)
{
  AwaleAnalysisRow *self = data;

  g_free (self->name);
  g_free (self);
}

static GtkWidget *
add_label (GtkWidget  *box,
           const char *css_class,
           float       xalign,
           int         chars)
{
  GtkWidget *label = gtk_inscription_new ("");

  gtk_inscription_set_xalign (GTK_INSCRIPTION (label), xalign);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (label), chars);
  gtk_inscription_set_nat_chars (GTK_INSCRIPTION (label), chars);
  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (label),
                                     GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

AwaleAnalysisRow *
awale_analysis_row_new (GtkSizeGroup *moves,
                        GtkSizeGroup *values,
                        GtkSizeGroup *depths,
                        void        (*attention) (gpointer panel),
                        gpointer      panel)
{
  AwaleAnalysisRow *self = g_new0 (AwaleAnalysisRow, 1);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->widget = gtk_list_box_row_new ();
  self->attention = attention;
  self->panel = panel;
  g_object_set_data_full (G_OBJECT (self->widget), ROW, self, row_free);
  self->move = AWALE_NO_MOVE;
  self->move_label = add_label (box, "move", 0, MOVE_CHARS);
  self->value_label = add_label (box, "value", 1, VALUE_CHARS);
  self->depth_label = add_label (box, "depth", 0.5, DEPTH_CHARS);
  self->line_label = add_label (box, "line", 0, 0);
  gtk_widget_set_hexpand (self->line_label, TRUE);
  self->source_label = gtk_label_new (NULL);
  gtk_widget_set_valign (self->source_label, GTK_ALIGN_CENTER);
  /* The label may be ellipsized, because its text is also in the accessible name of the row. */
  gtk_label_set_ellipsize (GTK_LABEL (self->source_label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), self->source_label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self->widget), box);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (self->widget), FALSE);

  gtk_size_group_add_widget (moves, self->move_label);
  gtk_size_group_add_widget (values, self->value_label);
  gtk_size_group_add_widget (depths, self->depth_label);

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointer_entered_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left_cb), self);
  gtk_widget_add_controller (self->widget, motion);
  g_signal_connect_swapped (self->widget, "state-flags-changed",
                            G_CALLBACK (state_flags_changed_cb), self);
  g_signal_connect_swapped (self->widget, "unmap", G_CALLBACK (unmapped_cb), self);
  return self;
}

AwaleAnalysisRow *
awale_analysis_row_of (GtkListBoxRow *widget)
{
  g_return_val_if_fail (GTK_IS_LIST_BOX_ROW (widget), NULL);

  return g_object_get_data (G_OBJECT (widget), ROW);
}

/* Shows a value other than the estimate of the search: the proven one, or else that in the opening
 * book. */
static void
set_source (AwaleAnalysisRow              *self,
            const AwaleAnalysisRowContent *content)
{
  g_autofree char *text = NULL;
  g_autofree char *at_length = NULL;

  if (content->proven != NULL)
    {
      text = awale_describe_proof (content->proven);
      at_length = g_strdup (word_proof_at_length (content->proven));
    }
  else if (content->book != NULL)
    {
      text = awale_describe_book (content->book);
      at_length = g_strdup_printf (_("The value of this move in the opening book, where every line "
                                     "ends in a search %d moves deep."), content->book->depth);
    }
  gtk_widget_set_visible (self->source_label, text != NULL);
  if (text == NULL || g_str_equal (gtk_label_get_label (GTK_LABEL (self->source_label)), text))
    return;
  gtk_label_set_label (GTK_LABEL (self->source_label), text);
  gtk_widget_set_tooltip_text (self->source_label, at_length);
  set_css_class (self->source_label, "proof", content->proven != NULL);
  set_css_class (self->source_label, "book", content->proven == NULL);
}

void
awale_analysis_row_set_content (AwaleAnalysisRow              *self,
                                const AwaleAnalysisRowContent *content)
{
  g_autofree char *value = NULL;
  g_autofree char *depth = NULL;
  g_autofree char *line = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (content != NULL);

  self->move = content->move;
  value = content->evaluation != NULL ? awale_evaluation_describe (content->evaluation)
                                      : g_strdup ("…");
  depth = word_depth (content->evaluation);
  /* A pass is written as two dashes, as in files, because the word “pass” would not fit the
   * column. */
  set_text (self->move_label, content->move == AWALE_PASS ? "--" : word_move (content->move));
  set_text (self->value_label, value);
  set_text (self->depth_label, depth);
  line = g_strconcat (awale_style_get_direction_mark (self->widget), content->line, NULL);
  set_text (self->line_label, line);
  set_css_class (self->widget, "best", content->is_best);
  set_source (self, content);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->widget), content->line != NULL);

  name = word_row (content);
  if (g_strcmp0 (self->name, name) == 0)
    return;
  g_free (self->name);
  self->name = g_steal_pointer (&name);
  awale_accessible_set_label (self->widget, self->name);
}

bool
awale_analysis_row_is_focused (AwaleAnalysisRow *self)
{
  g_return_val_if_fail (self != NULL, false);

  return (gtk_widget_get_state_flags (self->widget) & FOCUS) == FOCUS;
}
