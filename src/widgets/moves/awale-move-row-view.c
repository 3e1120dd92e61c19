/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-row-view.h"

#include "awale-found.h"
#include "awale-move-cell.h"
#include "awale-move-round.h"
#include "widgets/awale-steady-label.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/awale-style.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

/* About how high a row is, in pixels. */
#define USUAL_HEIGHT 28

/* Pixels that a level of variations is indented by, and after how many levels it stops. */
#define INDENT 18
#define MAX_INDENTED_DEPTH 6

struct _AwaleMoveRowView
{
  GtkWidget parent_instance;

  AwaleMoveRow *row;
  bool          postponed;    /* The row is not shown yet. */
  GSignalGroup *row_signals;
  AwaleNode    *cursor;
  bool          show_evaluations;
  AwaleMoveFolds *folds;
  AwaleFinder    *finder;

  GtkWidget *content;
  GtkWidget *round;           /* The content of the last row that was a round, kept for the next. */
  GtkWidget *expander_place;  /* A box, in rows of moves. */
  GtkWidget *expander;  /* The button of a row after which variations come; else NULL. */
  AwaleSteadyLabel *text;  /* Of a row without moves, within the content. */
  GPtrArray *cells;  /* AwaleMoveCell, borrowed. */
};

G_DEFINE_FINAL_TYPE (AwaleMoveRowView, awale_move_row_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_MOVE_ACTIVATED,
  SIGNAL_COMMENT_ACTIVATED,
  SIGNAL_FOLD_TOGGLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
cell_clicked_cb (AwaleMoveRowView *self,
                 AwaleMoveCell    *cell)
{
  g_signal_emit (self, signals[SIGNAL_MOVE_ACTIVATED], 0, awale_move_cell_get_node (cell));
}

static void
round_activated_cb (AwaleMoveRowView *self,
                    AwaleNode        *node)
{
  g_signal_emit (self, signals[SIGNAL_MOVE_ACTIVATED], 0, node);
}

static void
text_released_cb (AwaleMoveRowView *self,
                  int               n_press)
{
  g_autoptr (AwaleNode) node = awale_node_ref (awale_move_row_get_node (self->row, 0));
  bool is_comment = awale_move_row_get_kind (self->row) == AWALE_ROW_COMMENT;

  g_signal_emit (self, signals[SIGNAL_MOVE_ACTIVATED], 0, node);
  if (n_press == 2 && is_comment)
    g_signal_emit (self, signals[SIGNAL_COMMENT_ACTIVATED], 0, node);
}

static GtkWidget *
create_cell (AwaleMoveRowView *self,
             AwaleNode        *node,
             AwaleNumbering    numbering)
{
  GtkWidget *cell = awale_move_cell_new (node, numbering);

  g_signal_connect_object (cell, "clicked", G_CALLBACK (cell_clicked_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->cells, cell);
  return cell;
}

/* How many variations come after the row: of those that are collapsed, or of the others. */
static int
count_variations (AwaleMoveRowView *self,
                  bool              folded)
{
  return awale_move_folds_count_after (self->folds, self->row, folded);
}

/* It opens what is collapsed once nothing is left to collapse. */
static void
expander_clicked_cb (AwaleMoveRowView *self)
{
  bool folded = count_variations (self, false) == 0;
  g_autoptr (GPtrArray) forks = awale_move_folds_list_forks (self->row);

  for (unsigned i = 0; i < forks->len; i++)
    if (awale_move_folds_is_folded (self->folds, forks->pdata[i]) == folded)
      g_signal_emit (self, signals[SIGNAL_FOLD_TOGGLED], 0, forks->pdata[i]);
}

/* A button for the pointer: the keys of the list do the same. */
static GtkWidget *
create_expander (AwaleMoveRowView *self)
{
  GtkWidget *expander = gtk_button_new ();

  gtk_button_set_icon_name (GTK_BUTTON (expander), "pan-down-symbolic");
  gtk_widget_set_focusable (expander, FALSE);
  gtk_widget_set_focus_on_click (expander, FALSE);
  gtk_widget_set_valign (expander, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (expander, "flat");
  gtk_widget_add_css_class (expander, "fold");
  g_signal_connect_object (expander, "clicked", G_CALLBACK (expander_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  return expander;
}

static void
update_expander (AwaleMoveRowView *self)
{
  g_autofree char *name = NULL;
  g_autoptr (GPtrArray) forks = awale_move_folds_list_forks (self->row);
  bool folded;
  int n;

  if (self->expander != NULL)
    gtk_widget_set_visible (self->expander, forks->len > 0);
  if (forks->len == 0)
    return;
  if (self->expander == NULL)
    {
      self->expander = create_expander (self);
      gtk_box_append (GTK_BOX (self->expander_place), self->expander);
    }
  folded = count_variations (self, false) == 0;
  n = count_variations (self, folded);
  name = g_strdup_printf (folded ? ngettext ("Expand %d variation", "Expand %d variations", n)
                                 : ngettext ("Collapse %d variation", "Collapse %d variations", n),
                          n);
  gtk_button_set_icon_name (GTK_BUTTON (self->expander),
                            folded ? "pan-end-symbolic" : "pan-down-symbolic");
  gtk_widget_set_tooltip_text (self->expander, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->expander), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static GtkWidget *
show_round (AwaleMoveRowView *self)
{
  AwaleMoveCell *cells[2];
  size_t n_cells;

  if (self->round == NULL)
    {
      self->round = g_object_ref_sink (awale_move_round_new ());
      g_signal_connect_object (self->round, "move-activated", G_CALLBACK (round_activated_cb), self,
                               G_CONNECT_SWAPPED);
    }
  awale_move_round_set_row (AWALE_MOVE_ROUND (self->round), self->row);
  n_cells = awale_move_round_get_cells (AWALE_MOVE_ROUND (self->round), cells);
  for (size_t i = 0; i < n_cells; i++)
    g_ptr_array_add (self->cells, cells[i]);
  self->expander_place = awale_move_round_get_gutter (AWALE_MOVE_ROUND (self->round));
  self->expander = gtk_widget_get_first_child (self->expander_place);
  return self->round;
}

/* Before a comment of the main line its number tells which move of the round that is about. */
static GtkWidget *
create_subject (AwaleMoveRowView *self)
{
  AwaleNode *node = awale_move_row_get_node (self->row, 0);
  g_autofree char *text = awale_move_cell_dup_text (node);
  GtkWidget *subject = awale_move_round_create_number (text);

  gtk_label_set_yalign (GTK_LABEL (subject), 0);
  gtk_widget_add_css_class (subject, "subject");
  return subject;
}

/* A text that leads to the node it is about. No GtkLabel, which lays out every letter by itself to
 * know how narrow it may be; and no GtkGrid, which asks how high that would be. */
static GtkWidget *
create_text (AwaleMoveRowView *self,
             const char       *css_class)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkWidget *text = awale_steady_label_new ();

  self->text = AWALE_STEADY_LABEL (text);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_add_css_class (text, css_class);
  gtk_box_append (GTK_BOX (box), text);
  g_signal_connect_object (click, "released", G_CALLBACK (text_released_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (box, GTK_EVENT_CONTROLLER (click));
  return box;
}

static GtkWidget *
create_comment (AwaleMoveRowView *self)
{
  GtkWidget *box = create_text (self, "comment");

  if (awale_move_row_get_depth (self->row) == 0)
    {
      gtk_box_prepend (GTK_BOX (box), create_subject (self));
      gtk_box_prepend (GTK_BOX (box), awale_move_round_create_gutter ());
    }
  return box;
}

static AwaleNumbering
get_numbering (AwaleNode *node,
               bool       begins_row)
{
  if (awale_node_get_mover (node) == AWALE_SOUTH)
    return AWALE_NUMBER_PLAIN;
  return begins_row ? AWALE_NUMBER_CONTINUED : AWALE_NUMBER_NONE;
}

static GtkWidget *
create_variation (AwaleMoveRowView *self)
{
  GtkWidget *wrap = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (wrap, awale_wrap_layout_new ());
  gtk_widget_add_css_class (wrap, "variation");
  for (size_t i = 0; i < awale_move_row_get_n_nodes (self->row); i++)
    {
      AwaleNode *node = awale_move_row_get_node (self->row, i);

      gtk_widget_set_parent (create_cell (self, node, get_numbering (node, i == 0)), wrap);
    }
  self->expander_place = wrap;
  return wrap;
}

static GtkWidget *
create_content (AwaleMoveRowView *self)
{
  switch (awale_move_row_get_kind (self->row))
    {
    case AWALE_ROW_ROUND:
      return show_round (self);
    case AWALE_ROW_COMMENT:
      return create_comment (self);
    case AWALE_ROW_VARIATION:
      return create_variation (self);
    case AWALE_ROW_END:
      return create_text (self, "end");
    default:
      g_assert_not_reached ();
    }
}

static void
append_moves (AwaleMoveRowView *self,
              GString          *text)
{
  for (size_t i = 0; i < awale_move_row_get_n_nodes (self->row); i++)
    {
      AwaleNode *node = awale_move_row_get_node (self->row, i);
      bool with_round = i == 0 || awale_node_get_mover (node) == AWALE_SOUTH;
      g_autofree char *move = with_round ? awale_wording_move_in_round (node)
                                         : awale_wording_move (node);

      g_string_append_printf (text, "%s%s", i == 0 ? "" : "; ", move);
    }
}

/* What @moves are said to be: a variation, and with how many others collapsed after them. */
static char *
word_moves (AwaleMoveRowView *self,
            const char       *moves)
{
  int n = count_variations (self, true);
  g_autofree char *folded = NULL;

  if (n > 0)
    /* Translators: the moves of a row, and what is hidden after them. */
    folded = g_strdup_printf (ngettext ("%s; %d variation collapsed", "%s; %d variations collapsed",
                                        n), moves, n);
  if (folded != NULL)
    moves = folded;
  if (awale_move_row_get_depth (self->row) > 0)
    /* Translators: %s is the moves of a row. */
    return g_strdup_printf (_("Variation: %s"), moves);
  return g_strdup (moves);
}

/* All that the row says, or only the move in view when it is here: that is what a step is for. */
static char *
word_row (AwaleMoveRowView *self)
{
  AwaleNode *first = awale_move_row_get_node (self->row, 0);
  g_autoptr (GString) text = NULL;

  if (awale_move_row_get_kind (self->row) == AWALE_ROW_COMMENT)
    return g_strdup_printf (_("Comment: %s"), awale_node_get_comment (first));
  if (awale_move_row_get_kind (self->row) == AWALE_ROW_END)
    return g_strdup (awale_move_row_get_end (self->row));

  text = g_string_new (NULL);
  if (awale_move_row_view_find_cell (self, self->cursor) != NULL)
    {
      g_autofree char *move = awale_wording_move_in_round (self->cursor);

      g_string_append (text, move);
    }
  else
    append_moves (self, text);
  return word_moves (self, text->str);
}

/* The list's item, which has the focus, has the name as well: it is not told by what is in it. */
static void
update_name (AwaleMoveRowView *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *label = NULL;

  if (self->row == NULL || self->postponed)
    return;
  label = word_row (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
}

static void
refresh_comment (AwaleMoveRowView *self)
{
  const char *comment = awale_node_get_comment (awale_move_row_get_node (self->row, 0));
  const char *words = self->finder != NULL ? awale_finder_get_words (self->finder) : NULL;
  PangoAttrList *attributes = NULL;

  if (comment != NULL && words != NULL)
    attributes = awale_found_create_attributes (comment, words);
  awale_steady_label_set_text (self->text, comment != NULL ? comment : "");
  awale_steady_label_set_attributes (self->text, attributes);
  g_clear_pointer (&attributes, pango_attr_list_unref);
}

/* All but the name. */
static void
refresh_content (AwaleMoveRowView *self)
{
  if (awale_move_row_get_kind (self->row) == AWALE_ROW_COMMENT)
    refresh_comment (self);
  if (awale_move_row_get_kind (self->row) == AWALE_ROW_END)
    awale_steady_label_set_text (self->text, awale_move_row_get_end (self->row));
  for (unsigned i = 0; i < self->cells->len; i++)
    {
      AwaleMoveCell *cell = self->cells->pdata[i];

      awale_move_cell_refresh (cell, self->show_evaluations);
      awale_move_cell_set_found (cell, self->finder != NULL &&
                                       awale_finder_has_move (self->finder,
                                                              awale_move_cell_get_node (cell)));
    }
  update_expander (self);
}

static void
refresh (AwaleMoveRowView *self)
{
  if (self->row == NULL || self->postponed)
    return;
  refresh_content (self);
  update_name (self);
}

static void
mark_current (AwaleMoveRowView *self)
{
  for (unsigned i = 0; i < self->cells->len; i++)
    {
      AwaleMoveCell *cell = self->cells->pdata[i];

      awale_move_cell_set_current (cell, awale_move_cell_get_node (cell) == self->cursor);
    }
}

/* Lets go of what is shown; a round stays, since the next row most often is one as well. */
static void
leave_content (AwaleMoveRowView *self)
{
  g_ptr_array_set_size (self->cells, 0);
  self->text = NULL;
  self->expander = NULL;
  self->expander_place = NULL;
  if (self->content != self->round)
    g_clear_pointer (&self->content, gtk_widget_unparent);
}

/* A round goes on to another round; all else is made anew. */
static void
show_content (AwaleMoveRowView *self)
{
  int depth = MIN (awale_move_row_get_depth (self->row), MAX_INDENTED_DEPTH);

  leave_content (self);
  if (awale_move_row_get_kind (self->row) != AWALE_ROW_ROUND)
    g_clear_pointer (&self->content, gtk_widget_unparent);
  self->content = create_content (self);
  gtk_widget_set_child_visible (self->content, TRUE);
  gtk_widget_set_margin_start (self->content, depth == 0 ? 0 : INDENT * depth + 8);
  if (depth == 0)
    gtk_widget_add_css_class (self->content, "mainline");
  if (gtk_widget_get_parent (self->content) == NULL)
    gtk_widget_set_parent (self->content, GTK_WIDGET (self));
}

static void
awale_move_row_view_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  AwaleMoveRowView *self = AWALE_MOVE_ROW_VIEW (widget);
  AwaleColor color = awale_style_get_color (widget);
  GdkRGBA rgba = { color.red, color.green, color.blue, color.alpha * 0.25 };
  bool rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int depth = self->row == NULL ? 0 : awale_move_row_get_depth (self->row);

  /* A line down each level of variations, so that what belongs together is seen to. */
  for (int i = 0; i < MIN (depth, MAX_INDENTED_DEPTH); i++)
    {
      int x = INDENT * (i + 1) + 2;

      if (rtl)
        x = gtk_widget_get_width (widget) - x - 2;
      gtk_snapshot_append_color (snapshot, &rgba,
                                 &GRAPHENE_RECT_INIT (x, 0, 2, gtk_widget_get_height (widget)));
    }
  GTK_WIDGET_CLASS (awale_move_row_view_parent_class)->snapshot (widget, snapshot);
}

static void
awale_move_row_view_dispose (GObject *object)
{
  AwaleMoveRowView *self = AWALE_MOVE_ROW_VIEW (object);

  awale_move_row_view_set_row (self, NULL);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->round);
  g_clear_object (&self->row_signals);
  g_clear_object (&self->folds);
  g_clear_object (&self->finder);

  G_OBJECT_CLASS (awale_move_row_view_parent_class)->dispose (object);
}

static void
awale_move_row_view_finalize (GObject *object)
{
  AwaleMoveRowView *self = AWALE_MOVE_ROW_VIEW (object);

  g_ptr_array_unref (self->cells);

  G_OBJECT_CLASS (awale_move_row_view_parent_class)->finalize (object);
}

static void
awale_move_row_view_class_init (AwaleMoveRowViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_move_row_view_dispose;
  object_class->finalize = awale_move_row_view_finalize;
  widget_class->snapshot = awale_move_row_view_snapshot;

  signals[SIGNAL_MOVE_ACTIVATED] =
    g_signal_new ("move-activated", AWALE_TYPE_MOVE_ROW_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 1, AWALE_TYPE_NODE);
  signals[SIGNAL_COMMENT_ACTIVATED] =
    g_signal_new ("comment-activated", AWALE_TYPE_MOVE_ROW_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 1, AWALE_TYPE_NODE);

  signals[SIGNAL_FOLD_TOGGLED] =
    g_signal_new ("fold-toggled", AWALE_TYPE_MOVE_ROW_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 1, AWALE_TYPE_NODE);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "moverow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_move_row_view_init (AwaleMoveRowView *self)
{
  self->cells = g_ptr_array_new ();
  self->show_evaluations = true;
  self->row_signals = g_signal_group_new (AWALE_TYPE_MOVE_ROW);
  g_signal_group_connect_swapped (self->row_signals, "changed", G_CALLBACK (refresh), self);
  g_signal_connect_object (self, "notify::parent", G_CALLBACK (update_name), self, 0);
}

GtkWidget *
awale_move_row_view_new (void)
{
  return g_object_new (AWALE_TYPE_MOVE_ROW_VIEW, NULL);
}

static void
show_row (AwaleMoveRowView *self)
{
  self->postponed = false;
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, -1);
  show_content (self);
  mark_current (self);
  refresh (self);
}

void
awale_move_row_view_set_row (AwaleMoveRowView *self,
                             AwaleMoveRow     *row)
{
  g_return_if_fail (AWALE_IS_MOVE_ROW_VIEW (self));
  g_return_if_fail (row == NULL || AWALE_IS_MOVE_ROW (row));

  if (!g_set_object (&self->row, row))
    return;

  g_signal_group_set_target (self->row_signals, row);
  if (row != NULL)
    show_row (self);
  else
    leave_content (self);
}

void
awale_move_row_view_postpone (AwaleMoveRowView *self,
                              AwaleMoveRow     *row)
{
  g_return_if_fail (AWALE_IS_MOVE_ROW_VIEW (self));
  g_return_if_fail (AWALE_IS_MOVE_ROW (row));

  if (!g_set_object (&self->row, row))
    return;

  g_signal_group_set_target (self->row_signals, row);
  leave_content (self);
  self->postponed = true;
  if (self->content != NULL)
    gtk_widget_set_child_visible (self->content, FALSE);
  else
    gtk_widget_set_size_request (GTK_WIDGET (self), -1, USUAL_HEIGHT);
}

bool
awale_move_row_view_complete (AwaleMoveRowView *self)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROW_VIEW (self), false);

  if (!self->postponed || self->row == NULL)
    return false;

  show_row (self);
  return true;
}

AwaleMoveRow *
awale_move_row_view_get_row (AwaleMoveRowView *self)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROW_VIEW (self), NULL);

  return self->row;
}

void
awale_move_row_view_set_cursor (AwaleMoveRowView *self,
                                AwaleNode        *cursor)
{
  g_return_if_fail (AWALE_IS_MOVE_ROW_VIEW (self));

  if (self->cursor == cursor)
    return;
  self->cursor = cursor;
  mark_current (self);
  update_name (self);
}

void
awale_move_row_view_set_show_evaluations (AwaleMoveRowView *self,
                                          bool              show_evaluations)
{
  g_return_if_fail (AWALE_IS_MOVE_ROW_VIEW (self));

  if (self->show_evaluations == show_evaluations)
    return;
  self->show_evaluations = show_evaluations;
  refresh (self);
}

void
awale_move_row_view_set_folds (AwaleMoveRowView *self,
                               AwaleMoveFolds   *folds)
{
  g_return_if_fail (AWALE_IS_MOVE_ROW_VIEW (self));

  if (g_set_object (&self->folds, folds))
    refresh (self);
}

void
awale_move_row_view_set_finder (AwaleMoveRowView *self,
                                AwaleFinder      *finder)
{
  g_return_if_fail (AWALE_IS_MOVE_ROW_VIEW (self));

  if (g_set_object (&self->finder, finder))
    refresh (self);
}

void
awale_move_row_view_refresh (AwaleMoveRowView *self)
{
  g_return_if_fail (AWALE_IS_MOVE_ROW_VIEW (self));

  refresh (self);
}

GtkWidget *
awale_move_row_view_find_cell (AwaleMoveRowView *self,
                               AwaleNode        *node)
{
  g_return_val_if_fail (AWALE_IS_MOVE_ROW_VIEW (self), NULL);

  for (unsigned i = 0; i < self->cells->len; i++)
    if (awale_move_cell_get_node (self->cells->pdata[i]) == node)
      return self->cells->pdata[i];
  return NULL;
}

AwaleNode *
awale_move_row_view_pick (AwaleMoveRowView *self,
                          GtkWidget        *widget)
{
  GtkWidget *cell;

  g_return_val_if_fail (AWALE_IS_MOVE_ROW_VIEW (self), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  if (self->row == NULL)
    return NULL;
  cell = gtk_widget_get_ancestor (widget, AWALE_TYPE_MOVE_CELL);
  if (cell != NULL)
    return awale_move_cell_get_node (AWALE_MOVE_CELL (cell));
  return awale_move_row_has_moves (self->row) ? NULL : awale_move_row_get_node (self->row, 0);
}
