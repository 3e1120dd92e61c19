/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-row-view.h"

#include "awale-fold-button.h"
#include "awale-found.h"
#include "awale-move-cell.h"
#include "awale-move-round.h"
#include "awale-row-words.h"
#include "game/awale-ellipsis.h"
#include "widgets/awale-paragraph.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/awale-style.h"

/* Approximate height of a row in pixels. */
#define USUAL_HEIGHT 28

/* Indent of a level of variations in pixels, and number of indented levels. */
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
  GtkWidget *round;           /* Content of the last round, kept for reuse. */
  GtkWidget *fold_place;      /* Box for the button, in rows of moves. */
  AwaleFoldButton *fold_button;  /* NULL unless variations follow. */
  AwaleParagraph  *text;      /* Text of a row without moves. */
  GPtrArray *cells;           /* element-type AwaleMoveCell, borrowed. */
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

static void
fold_toggled_cb (AwaleMoveRowView *self,
                 AwaleNode        *fork)
{
  g_signal_emit (self, signals[SIGNAL_FOLD_TOGGLED], 0, fork);
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

static AwaleFoldButton *
ensure_fold_button (AwaleMoveRowView *self)
{
  GtkWidget *button;

  if (self->fold_button == NULL)
    {
      button = awale_fold_button_new ();
      g_signal_connect_object (button, "fold-toggled", G_CALLBACK (fold_toggled_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->fold_place), button);
      self->fold_button = AWALE_FOLD_BUTTON (button);
    }
  return self->fold_button;
}

static void
update_fold_button (AwaleMoveRowView *self)
{
  g_autoptr (GPtrArray) forks = awale_move_folds_list_forks (self->row);

  if (forks->len > 0)
    awale_fold_button_show (ensure_fold_button (self), self->row, self->folds);
  if (self->fold_button != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->fold_button), forks->len > 0);
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
  self->fold_place = awale_move_round_get_gutter (AWALE_MOVE_ROUND (self->round));
  self->fold_button = (AwaleFoldButton *) gtk_widget_get_first_child (self->fold_place);
  return self->round;
}

/* Creates the label that names the move before a comment on the main line. */
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

/* Creates a text that leads to its node. GtkLabel would measure every letter for its minimum width,
 * and GtkGrid would ask for the height at that width. */
static GtkWidget *
create_text (AwaleMoveRowView *self,
             const char       *css_class)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkWidget *text = awale_paragraph_new ();

  self->text = AWALE_PARAGRAPH (text);
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
  self->fold_place = wrap;
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

/* Sets the accessible name on the list item, which has the focus but no name of its own. */
static void
update_name (AwaleMoveRowView *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *label = NULL;

  if (self->row == NULL || self->postponed)
    return;
  label = awale_row_words_describe (self->row, self->cursor, self->folds);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
}

static void
refresh_comment (AwaleMoveRowView *self)
{
  const char *whole = awale_node_get_comment (awale_move_row_get_node (self->row, 0));
  g_autofree char *comment = awale_ellipsize (whole != NULL ? whole : "", AWALE_ELLIPSIS_COMMENT);
  const char *words = self->finder != NULL ? awale_finder_get_words (self->finder) : NULL;
  PangoAttrList *attributes = NULL;

  if (words != NULL)
    attributes = awale_found_create_attributes (comment, words);
  awale_paragraph_set_text (self->text, comment);
  awale_paragraph_set_attributes (self->text, attributes);
  g_clear_pointer (&attributes, pango_attr_list_unref);
}

/* Updates everything but the accessible name. */
static void
refresh_content (AwaleMoveRowView *self)
{
  if (awale_move_row_get_kind (self->row) == AWALE_ROW_COMMENT)
    refresh_comment (self);
  if (awale_move_row_get_kind (self->row) == AWALE_ROW_END)
    awale_paragraph_set_text (self->text, awale_move_row_get_end (self->row));
  for (unsigned i = 0; i < self->cells->len; i++)
    {
      AwaleMoveCell *cell = self->cells->pdata[i];

      awale_move_cell_refresh (cell, self->show_evaluations);
      awale_move_cell_set_found (cell, self->finder != NULL &&
                                       awale_finder_has_move (self->finder,
                                                              awale_move_cell_get_node (cell)));
    }
  update_fold_button (self);
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

/* Leaves the content until the next row replaces it, because destroying widgets after a jump takes
 * as long as laying out the visible ones. */
static void
leave_content (AwaleMoveRowView *self)
{
  g_ptr_array_set_size (self->cells, 0);
  self->text = NULL;
  self->fold_button = NULL;
  self->fold_place = NULL;
}

/* Shows the row. A round reuses the previous round's widgets, since the next row is usually one as
 * well; other rows are created anew. */
static void
show_content (AwaleMoveRowView *self)
{
  int depth = MIN (awale_move_row_get_depth (self->row), MAX_INDENTED_DEPTH);

  leave_content (self);
  if (self->content != self->round || awale_move_row_get_kind (self->row) != AWALE_ROW_ROUND)
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

  /* Draw a line for each level of variations, to show what belongs together. */
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
  bool is_concerned;

  g_return_if_fail (AWALE_IS_MOVE_ROW_VIEW (self));

  if (self->cursor == cursor)
    return;
  is_concerned = awale_move_row_view_find_cell (self, self->cursor) != NULL ||
                 awale_move_row_view_find_cell (self, cursor) != NULL;
  self->cursor = cursor;
  if (!is_concerned)
    return;
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
