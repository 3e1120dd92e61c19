/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-row-view.h"

#include "awale-move-cell.h"
#include "game/awale-casefold.h"
#include "game/awale-ellipsis.h"
#include "game/awale-signal.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-paragraph.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

/* Approximate height of a row, in pixels. */
#define USUAL_HEIGHT 28

/* Indentation of a level of variations in pixels, and number of levels that are indented. */
#define INDENT 18
#define MAX_INDENTED_DEPTH 6

/* The place of a player's move in a round, which shows a cell, or a gap if there is no move. */
typedef struct
{
  GtkWidget *cell;  /* Cell; NULL until first needed. */
  GtkWidget *gap;   /* Gap; NULL until first needed. */
} Place;

struct _AwaleMoveRowView
{
  GtkWidget parent_instance;

  AwaleMoveRow *row;
  bool          postponed;    /* True if `row` is not shown yet. */
  GSignalGroup *row_signals;
  AwaleNode    *cursor;
  bool          show_evaluations;
  GHashTable     *folds;
  AwaleFinder    *finder;

  GtkWidget *content;
  GtkWidget *fold_place;      /* Box for the fold button; NULL in a row without moves. */
  GtkWidget *fold_button;     /* Button that collapses or expands the variations after the row;
                               * nullable. */
  char      *fold_words;
  AwaleParagraph  *text;      /* Text of a row without moves. */
  GPtrArray *cells;           /* Cells of the moves in the row, borrowed. (element-type
                               * AwaleMoveCell) */

  /* The widgets of the last round shown. They are kept to be reused, because a jump in a long game
   * shows hundreds of rounds. */
  GtkWidget *round;
  GtkWidget *gutter;
  GtkWidget *number;
  GtkWidget *columns;
  Place      places[2];       /* Places of South's and North's moves. */
};

G_DEFINE_FINAL_TYPE (AwaleMoveRowView, awale_move_row_view, GTK_TYPE_WIDGET)

static void
cell_clicked_cb (AwaleMoveRowView *self,
                 AwaleMoveCell    *cell)
{
  g_signal_emit_by_name (self, "move-activated", awale_move_cell_get_node (cell));
}

static void
text_released_cb (AwaleMoveRowView *self,
                  int               n_press)
{
  g_autoptr (AwaleNode) node = awale_node_ref (awale_move_row_get_node (self->row, 0));
  bool is_comment = awale_move_row_get_kind (self->row) == AWALE_ROW_COMMENT;

  g_signal_emit_by_name (self, "move-activated", node);
  if (n_press == 2 && is_comment)
    gtk_widget_activate_action (GTK_WIDGET (self), "moves.comment", NULL);
}

/* True if all variations after the row are collapsed, in which case the fold button expands
 * them. */
static bool
is_folded (AwaleMoveRowView *self)
{
  return awale_move_folds_count_after (self->folds, self->row, false) == 0;
}

static void
fold_clicked_cb (AwaleMoveRowView *self)
{
  g_autoptr (GPtrArray) forks = awale_move_folds_list_forks (self->row);
  bool folded = is_folded (self);

  for (unsigned i = 0; i < forks->len; i++)
    if (awale_move_folds_is_folded (self->folds, forks->pdata[i]) == folded)
      g_signal_emit_by_name (self, "fold-toggled", forks->pdata[i]);
}

/* Provides the tooltip on demand. Setting its text in advance would query the pointer, and a jump
 * in the list would set a hundred tooltips. */
static gboolean
query_fold_tooltip_cb (AwaleMoveRowView *self,
                       int               x,
                       int               y,
                       gboolean          keyboard_tooltip,
                       GtkTooltip       *tooltip)
{
  gtk_tooltip_set_text (tooltip, self->fold_words);
  return TRUE;
}

static GtkWidget *
create_cell (AwaleMoveRowView *self,
             AwaleNode        *node,
             AwaleMoveNumber   numbering)
{
  GtkWidget *cell = awale_move_cell_new (node, numbering);

  g_signal_connect_object (cell, "clicked", G_CALLBACK (cell_clicked_cb), self, G_CONNECT_SWAPPED);
  return cell;
}

/* Creates the fold button, which is only for the pointer; the keys of the list have the same
 * effect. */
static GtkWidget *
create_fold_button (AwaleMoveRowView *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("pan-down-symbolic");

  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_has_tooltip (button, TRUE);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "fold");
  g_signal_connect_object (button, "clicked", G_CALLBACK (fold_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "query-tooltip", G_CALLBACK (query_fold_tooltip_cb), self,
                           G_CONNECT_SWAPPED);
  return button;
}

static void
show_fold_button (AwaleMoveRowView *self)
{
  bool folded = is_folded (self);
  int n = awale_move_folds_count_after (self->folds, self->row, folded);

  if (self->fold_button == NULL)
    {
      self->fold_button = create_fold_button (self);
      gtk_box_append (GTK_BOX (self->fold_place), self->fold_button);
    }
  g_free (self->fold_words);
  self->fold_words =
    g_strdup_printf (folded ? ngettext ("Expand %d variation", "Expand %d variations", n)
                            : ngettext ("Collapse %d variation", "Collapse %d variations", n),
                     n);
  gtk_button_set_icon_name (GTK_BUTTON (self->fold_button),
                            folded ? "pan-end-symbolic" : "pan-down-symbolic");
  awale_accessible_set_label (self->fold_button, self->fold_words);
}

static void
update_fold_button (AwaleMoveRowView *self)
{
  g_autoptr (GPtrArray) forks = awale_move_folds_list_forks (self->row);

  if (forks->len > 0)
    show_fold_button (self);
  if (self->fold_button != NULL)
    gtk_widget_set_visible (self->fold_button, forks->len > 0);
}

/* Creates the narrow column before the moves of a round. */
static GtkWidget *
create_gutter (void)
{
  GtkWidget *gutter = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (gutter, "gutter");
  return gutter;
}

static GtkWidget *
create_number (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "number");
  gtk_widget_add_css_class (label, "column");
  return label;
}

static GtkWidget *
create_round (AwaleMoveRowView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->gutter = create_gutter ();
  self->number = create_number (NULL);
  self->columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (self->columns), TRUE);
  gtk_widget_set_hexpand (self->columns, TRUE);
  gtk_box_append (GTK_BOX (box), self->gutter);
  gtk_box_append (GTK_BOX (box), self->number);
  gtk_box_append (GTK_BOX (box), self->columns);
  return box;
}

/* Inserts @child so that South's place remains before North's. */
static void
insert (AwaleMoveRowView *self,
        AwaleSide         side,
        GtkWidget        *child)
{
  if (side == AWALE_SOUTH)
    gtk_box_prepend (GTK_BOX (self->columns), child);
  else
    gtk_box_append (GTK_BOX (self->columns), child);
}

static void
show_move (AwaleMoveRowView *self,
           AwaleSide         side,
           AwaleNode        *node)
{
  Place *place = &self->places[side];

  if (place->cell == NULL)
    {
      place->cell = create_cell (self, node, AWALE_NUMBER_NONE);
      insert (self, side, place->cell);
    }
  awale_move_cell_set_node (AWALE_MOVE_CELL (place->cell), node);
  g_ptr_array_add (self->cells, place->cell);
  gtk_widget_set_visible (place->cell, TRUE);
  if (place->gap != NULL)
    gtk_widget_set_visible (place->gap, FALSE);
}

static void
show_gap (AwaleMoveRowView *self,
          AwaleSide         side)
{
  Place *place = &self->places[side];

  if (place->gap == NULL)
    {
      place->gap = gtk_label_new (side == AWALE_SOUTH ? "…" : "");
      gtk_label_set_xalign (GTK_LABEL (place->gap), 0);
      gtk_widget_add_css_class (place->gap, "gap");
      insert (self, side, place->gap);
    }
  gtk_widget_set_visible (place->gap, TRUE);
  if (place->cell != NULL)
    gtk_widget_set_visible (place->cell, FALSE);
}

/* Shows a round of the main line in columns: its number, South's move and North's move. */
static GtkWidget *
show_round (AwaleMoveRowView *self)
{
  AwaleNode *nodes[2] = { NULL, NULL };
  g_autofree char *number =
    g_strdup_printf ("%d.", awale_node_get_round (awale_move_row_get_node (self->row, 0)));

  if (self->round == NULL)
    self->round = g_object_ref_sink (create_round (self));
  for (size_t i = 0; i < awale_move_row_get_n_nodes (self->row); i++)
    {
      AwaleNode *node = awale_move_row_get_node (self->row, i);

      nodes[awale_node_get_mover (node)] = node;
    }
  gtk_label_set_label (GTK_LABEL (self->number), number);
  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    if (nodes[side] != NULL)
      show_move (self, side, nodes[side]);
    else
      show_gap (self, side);
  self->fold_place = self->gutter;
  self->fold_button = gtk_widget_get_first_child (self->gutter);
  return self->round;
}

/* Creates the label that says which move a comment on the main line is about. */
static GtkWidget *
create_subject (AwaleMoveRowView *self)
{
  AwaleNode *node = awale_move_row_get_node (self->row, 0);
  g_autofree char *text = awale_move_cell_dup_text (node);
  GtkWidget *subject = create_number (text);

  gtk_label_set_yalign (GTK_LABEL (subject), 0);
  gtk_widget_add_css_class (subject, "subject");
  return subject;
}

/* Creates a text that, when clicked, moves the cursor to its node. It is neither a GtkLabel, which
 * would measure every letter for its minimum width, nor in a GtkGrid, which would ask for the
 * height at that width. */
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
      gtk_box_prepend (GTK_BOX (box), create_gutter ());
    }
  return box;
}

static AwaleMoveNumber
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
      GtkWidget *cell = create_cell (self, node, get_numbering (node, i == 0));

      gtk_widget_set_parent (cell, wrap);
      g_ptr_array_add (self->cells, cell);
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

static bool
has_node (AwaleMoveRow *row,
          AwaleNode    *node)
{
  for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
    if (awale_move_row_get_node (row, i) == node)
      return true;
  return false;
}

static char *
list_moves (AwaleMoveRow *row)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
    {
      AwaleNode *node = awale_move_row_get_node (row, i);
      bool with_round = i == 0 || awale_node_get_mover (node) == AWALE_SOUTH;
      g_autofree char *move = with_round ? awale_describe_move_in_round (node)
                                         : awale_describe_move (node);

      g_string_append_printf (text, "%s%s", i == 0 ? "" : "; ", move);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Describes the moves of a row, which may be a variation, and the number of collapsed variations
 * after them. (transfer full) */
static char *
describe_moves (AwaleMoveRow *row,
                const char   *moves,
                int           n_folded)
{
  g_autofree char *folded = NULL;

  if (n_folded > 0)
    /* Translators: the moves of a row, and the number of variations hidden after them. */
    folded = g_strdup_printf (ngettext ("%s; %d variation collapsed", "%s; %d variations collapsed",
                                        n_folded), moves, n_folded);
  if (folded != NULL)
    moves = folded;
  if (awale_move_row_get_depth (row) > 0)
    /* Translators: %s is the list of the moves in a row. */
    return g_strdup_printf (_("Variation: %s"), moves);
  return g_strdup (moves);
}

/* The accessible name of the row: a shortened comment, the end of the game, or moves with the
 * number of collapsed variations after the row. If the cursor is in a row of moves, only the move
 * at the cursor is named, because the user is stepping from move to move; otherwise all moves are.
 * (transfer full) */
static char *
describe_row (AwaleMoveRowView *self)
{
  AwaleMoveRow *row = self->row;
  g_autofree char *moves = NULL;
  g_autofree char *comment = NULL;

  if (awale_move_row_get_kind (row) == AWALE_ROW_COMMENT)
    {
      comment = awale_ellipsize (awale_move_row_get_comment (row), AWALE_ELLIPSIS_COMMENT);
      return g_strdup_printf (_("Comment: %s"), comment);
    }
  if (awale_move_row_get_kind (row) == AWALE_ROW_END)
    return g_strdup (awale_move_row_get_end (row));

  moves = has_node (row, self->cursor) ? awale_describe_move_in_round (self->cursor)
                                      : list_moves (row);
  return describe_moves (row, moves, awale_move_folds_count_after (self->folds, row, true));
}

/* Sets the accessible name of the row and of its list item, which gets the focus but has no name of
 * its own. */
static void
update_name (AwaleMoveRowView *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *label = NULL;

  if (self->row == NULL || self->postponed)
    return;
  label = describe_row (self);
  awale_accessible_set_label (self, label);
  if (item != NULL)
    awale_accessible_set_label (item, label);
}

static void
highlight (PangoAttrList  *attributes,
           PangoAttribute *attribute,
           size_t          start,
           size_t          end)
{
  attribute->start_index = (guint) start;
  attribute->end_index = (guint) end;
  pango_attr_list_insert (attributes, attribute);
}

/* Creates attributes that highlight the casefolded @words in @text (see awale_casefold_find()), in
 * black on yellow to be legible on any background. Returns NULL if the words do not occur. */
static PangoAttrList *
create_highlights (const char *text,
                   const char *words)
{
  PangoAttrList *attributes;
  size_t start = 0;
  size_t end = 0;

  if (!awale_casefold_find (text, words, &start, &end))
    return NULL;
  attributes = pango_attr_list_new ();
  do
    {
      highlight (attributes, pango_attr_background_new (0xffff, 0xdddd, 0x6666), start, end);
      highlight (attributes, pango_attr_foreground_new (0, 0, 0), start, end);
      start = end;
    }
  while (awale_casefold_find (text, words, &start, &end));
  return attributes;
}

static void
refresh_comment (AwaleMoveRowView *self)
{
  g_autofree char *comment = awale_ellipsize (awale_move_row_get_comment (self->row),
                                              AWALE_ELLIPSIS_COMMENT);
  const char *words = self->finder != NULL ? awale_finder_get_words (self->finder) : NULL;
  PangoAttrList *attributes = NULL;

  if (words != NULL)
    attributes = create_highlights (comment, words);
  awale_paragraph_set_text (self->text, comment);
  awale_paragraph_set_attributes (self->text, attributes);
  g_clear_pointer (&attributes, pango_attr_list_unref);
}

/* Shows the end of the game, with the result on one line: “27–21” could be broken at its dash. */
static void
refresh_end (AwaleMoveRowView *self)
{
  g_auto (GStrv) parts = g_strsplit (awale_move_row_get_end (self->row), "–", -1);
  g_autofree char *joined = g_strjoinv ("–\u2060", parts);

  awale_paragraph_set_text (self->text, joined);
}

/* Updates the row except for its accessible name. */
static void
refresh_content (AwaleMoveRowView *self)
{
  if (awale_move_row_get_kind (self->row) == AWALE_ROW_COMMENT)
    refresh_comment (self);
  if (awale_move_row_get_kind (self->row) == AWALE_ROW_END)
    refresh_end (self);
  for (unsigned i = 0; i < self->cells->len; i++)
    {
      AwaleMoveCell *cell = self->cells->pdata[i];
      AwaleNode *node = awale_move_cell_get_node (cell);

      awale_move_cell_refresh (cell, self->show_evaluations);
      awale_style_set_class (cell, "found", self->finder != NULL &&
                                            awale_finder_has_move (self->finder, node));
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

      awale_style_set_class (cell, "current", awale_move_cell_get_node (cell) == self->cursor);
    }
}

/* Forgets the content of the row but keeps its widgets until another row is shown, because
 * destroying hundreds of them after a jump takes time. */
static void
leave_content (AwaleMoveRowView *self)
{
  g_ptr_array_set_size (self->cells, 0);
  self->text = NULL;
  self->fold_button = NULL;
  self->fold_place = NULL;
}

/* Shows the row. A round reuses the widgets of the previous round; other rows get new widgets. */
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

  /* Draw a vertical line for each level of variations, to show which moves belong together. */
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
  g_clear_pointer (&self->folds, g_hash_table_unref);
  g_clear_object (&self->finder);
  g_clear_pointer (&self->cells, g_ptr_array_unref);
  g_clear_pointer (&self->fold_words, g_free);

  G_OBJECT_CLASS (awale_move_row_view_parent_class)->dispose (object);
}

static void
awale_move_row_view_class_init (AwaleMoveRowViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_move_row_view_dispose;
  widget_class->snapshot = awale_move_row_view_snapshot;

  AWALE_ADD_SIGNAL (klass, "move-activated", 1, AWALE_TYPE_NODE);
  AWALE_ADD_SIGNAL (klass, "fold-toggled", 1, AWALE_TYPE_NODE);

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
awale_move_row_view_new (GHashTable *folds)
{
  AwaleMoveRowView *self = g_object_new (AWALE_TYPE_MOVE_ROW_VIEW, NULL);

  self->folds = g_hash_table_ref (folds);
  return GTK_WIDGET (self);
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
