/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-analysis-panel.h"

#include "awale-analysis-row.h"
#include "game/awale-signal.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-context-menu.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-paragraph.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

/* Minimum time between two reorderings of the rows while the same position is shown. */
#define SORT_INTERVAL G_TIME_SPAN_SECOND

/* Maximum number of characters of a text that is kept on one line. */
#define LONGEST_LINE 32

struct _AwaleAnalysisPanel
{
  GtkWidget          parent_instance;

  GtkWidget         *box;
  GtkWidget         *head;
  AwaleParagraph    *value_label;
  AwaleParagraph    *figures_label;
  GMenuModel        *options_menu;
  GtkMenuButton     *options_button;
  GtkSwitch         *active_switch;
  GtkWidget         *lines_page;
  GtkWidget         *nothing_page;
  GtkWidget         *columns;
  GtkWidget         *move_title;
  GtkWidget         *value_title;
  GtkWidget         *depth_title;
  GtkListBox        *list;
  GtkLabel          *nothing_title;
  GtkLabel          *nothing_text;
  GtkWidget         *deeper_button;
  GtkWidget         *menu;       /* Menu of a row; NULL until first needed. */

  AwaleAnalysis     *analysis;
  GSignalGroup      *signals;
  GBindingGroup     *bindings;
  char              *finding;    /* Pango markup of the displayed value. */
  AwaleAnalysisLine *preview;
  bool               compact;

  AwaleAnalysisRow  *rows[AWALE_SIDE_PITS];
  AwaleNode         *node;
  unsigned           moves;      /* Bit set of the moves that have a row. */
  int                n_rows;
  int                row_height; /* Height of one row in pixels, as last measured. */
  gint64             sorted;     /* Monotonic time of the last reordering, in microseconds. */
  unsigned           sort_source;
  bool               wants_sort;
};

G_DEFINE_FINAL_TYPE (AwaleAnalysisPanel, awale_analysis_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_ANALYSIS,
  PROP_PREVIEW,
  PROP_COMPACT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
set_text (GtkLabel   *label,
          const char *text)
{
  if (!g_str_equal (gtk_label_get_label (label), text))
    gtk_label_set_label (label, text);
}

static bool
is_active (AwaleAnalysisPanel *self)
{
  return self->analysis != NULL && awale_analysis_get_active (self->analysis);
}

/* The bit set of legal moves in the analyzed position; empty if the game is over. */
static unsigned
get_moves (AwaleAnalysisPanel *self)
{
  AwaleNode *node = self->analysis == NULL ? NULL : awale_analysis_get_node (self->analysis);

  if (node == NULL || awale_analysis_is_ended (self->analysis))
    return 0;
  return awale_legal_moves (awale_node_get_position (node),
                            awale_game_get_rules (awale_analysis_get_game (self->analysis)));
}

/* Ranks the moves: first those with values, from best to worst, then the others in the order of the
 * pits. */
static void
get_ranks (AwaleAnalysisPanel *self,
           int                 ranks[AWALE_PASS + 1])
{
  GListModel *lines = awale_analysis_get_lines (self->analysis);
  unsigned n_lines = g_list_model_get_n_items (lines);

  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    ranks[move] = AWALE_PASS + move;
  for (unsigned i = 0; i < n_lines; i++)
    {
      g_autoptr (AwaleAnalysisLine) line = g_list_model_get_item (lines, i);
      AwaleMove move = awale_analysis_line_get_move (line);

      if (move != AWALE_NO_MOVE)
        ranks[move] = (int) i;
    }
}

static void
update_row (AwaleAnalysisPanel *self,
            AwaleAnalysisRow   *row,
            AwaleMove           move,
            int                 rank)
{
  AwaleAnalysisLine *line = awale_analysis_find_line (self->analysis, move);
  AwaleAnalysisRowContent content = {
    .move = move,
    .book = awale_move_values_get (awale_analysis_get_opening (self->analysis), move),
    .is_best = rank == 0,
  };
  g_autofree char *replies = NULL;

  if (line != NULL)
    {
      replies = awale_analysis_line_dup_replies (line, AWALE_ANALYSIS_PANEL_MOVES - 1);
      content.evaluation = awale_analysis_line_get_evaluation (line);
      content.proven = awale_analysis_line_get_proven (line);
      content.line = replies;
    }
  awale_analysis_row_set_content (row, &content);
}

static int
compare_rows (GtkListBoxRow *a,
              GtkListBoxRow *b,
              gpointer       data)
{
  return awale_analysis_row_of (a)->rank -
         awale_analysis_row_of (b)->rank;
}

static void
sort_rows (AwaleAnalysisPanel *self)
{
  int ranks[AWALE_PASS + 1];

  g_clear_handle_id (&self->sort_source, g_source_remove);
  self->wants_sort = false;
  self->sorted = g_get_monotonic_time ();
  get_ranks (self, ranks);
  for (int i = 0; i < self->n_rows; i++)
    self->rows[i]->rank = ranks[self->rows[i]->move];
  gtk_list_box_invalidate_sort (self->list);
}

/* The row under the pointer, or else the row with the focus; NULL if there is neither. */
static AwaleAnalysisRow *
find_attention (AwaleAnalysisPanel *self)
{
  for (int i = 0; i < self->n_rows; i++)
    if (self->rows[i]->is_pointed)
      return self->rows[i];
  for (int i = 0; i < self->n_rows; i++)
    if (awale_analysis_row_is_focused (self->rows[i]))
      return self->rows[i];
  return NULL;
}

static gboolean
sort_due_cb (gpointer data)
{
  AwaleAnalysisPanel *self = data;

  self->sort_source = 0;
  if (self->wants_sort && find_attention (self) == NULL)
    sort_rows (self);
  return G_SOURCE_REMOVE;
}

/* Sorts the rows as soon as the minimum interval has passed and no row has the attention. */
static void
sort_rows_calmly (AwaleAnalysisPanel *self)
{
  gint64 wait = self->sorted + SORT_INTERVAL - g_get_monotonic_time ();

  if (!self->wants_sort || find_attention (self) != NULL || self->sort_source != 0)
    return;
  if (wait <= 0)
    sort_rows (self);
  else
    self->sort_source = g_timeout_add (wait / 1000 + 1, sort_due_cb, self);
}

static bool
is_unsorted (AwaleAnalysisPanel *self,
             const int           ranks[AWALE_PASS + 1])
{
  for (int i = 0; i < self->n_rows; i++)
    for (int j = 0; j < i; j++)
      {
        AwaleAnalysisRow *a = self->rows[i], *b = self->rows[j];

        if ((ranks[a->move] - ranks[b->move]) * (a->rank - b->rank) < 0)
          return true;
      }
  return false;
}

/* Changes the number of visible rows. If the focused row is hidden, the first row gets the
 * focus. */
static void
set_n_rows (AwaleAnalysisPanel *self,
            int                 n_rows)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  self->n_rows = n_rows;
  for (int i = 0; i < AWALE_SIDE_PITS; i++)
    {
      GtkWidget *row = self->rows[i]->widget;

      if (i >= n_rows && row == focus && n_rows > 0)
        gtk_widget_grab_focus (self->rows[0]->widget);
      gtk_widget_set_visible (row, i < n_rows);
    }
}

static void
lay_out_rows (AwaleAnalysisPanel *self,
              unsigned            moves,
              const int           ranks[AWALE_PASS + 1])
{
  int n_rows = 0;

  for (int rank = 0; rank <= 2 * AWALE_PASS; rank++)
    for (AwaleMove move = 0; move <= AWALE_PASS && n_rows < AWALE_SIDE_PITS; move++)
      if ((moves >> move & 1) != 0 && ranks[move] == rank)
        update_row (self, self->rows[n_rows++], move, rank);
  self->moves = moves;
  set_n_rows (self, n_rows);
  sort_rows (self);
  /* If no move has a value yet, the first values may be sorted without waiting for the interval. */
  if (g_list_model_get_n_items (awale_analysis_get_lines (self->analysis)) == 0)
    self->sorted = 0;
}

static void
update_rows (AwaleAnalysisPanel *self)
{
  AwaleNode *node = self->analysis == NULL ? NULL : awale_analysis_get_node (self->analysis);
  unsigned moves = get_moves (self);
  bool is_new = node != self->node || moves != self->moves;
  int ranks[AWALE_PASS + 1];

  if (node != self->node)
    {
      g_clear_pointer (&self->node, awale_node_unref);
      self->node = node != NULL ? awale_node_ref (node) : NULL;
    }
  if (node == NULL)
    {
      self->moves = 0;
      set_n_rows (self, 0);
      return;
    }
  get_ranks (self, ranks);
  if (is_new)
    {
      lay_out_rows (self, moves, ranks);
      return;
    }
  for (int i = 0; i < self->n_rows; i++)
    {
      AwaleMove move = self->rows[i]->move;

      update_row (self, self->rows[i], move, ranks[move]);
    }
  self->wants_sort = is_unsorted (self, ranks);
  sort_rows_calmly (self);
}

static void
update_preview (AwaleAnalysisPanel *self)
{
  AwaleAnalysisRow *row = find_attention (self);
  AwaleAnalysisLine *line = NULL;

  if (row != NULL)
    line = awale_analysis_find_line (self->analysis, row->move);
  if (g_set_object (&self->preview, line))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PREVIEW]);
}

static void
attention_changed_cb (gpointer panel)
{
  AwaleAnalysisPanel *self = panel;

  update_preview (self);
  if (self->analysis != NULL)
    sort_rows_calmly (self);
}

static bool
knows_any_move (AwaleAnalysisPanel *self)
{
  return !self->compact &&
         g_list_model_get_n_items (awale_analysis_get_lines (self->analysis)) > 0;
}

/* Shows the rows, or the reason why there are none, or nothing if space is short while the analysis
 * is off. */
static void
update_page (AwaleAnalysisPanel *self)
{
  bool has_lines = self->n_rows > 0 && (is_active (self) || knows_any_move (self));

  /* Move the focus from a row to the switch before the row is hidden. */
  if (!has_lines && gtk_widget_get_focus_child (self->lines_page) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->active_switch));
  gtk_widget_set_visible (self->lines_page, has_lines);
  gtk_widget_set_visible (self->nothing_page,
                          !has_lines && (!self->compact || is_active (self)));
  if (self->node != NULL && self->n_rows == 0)
    {
      set_text (self->nothing_title, _("Nothing to Analyze"));
      set_text (self->nothing_text, _("No legal move is left here."));
    }
  else
    {
      set_text (self->nothing_title, _("Analysis Off"));
      set_text (self->nothing_text,
                _("Turn it on, or press F5, to see what each move is worth."));
    }
}

/* Joins the words of a short text with no-break spaces, so that it stays on one line. */
static char *
keep_together (const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);

  return g_utf8_strlen (words, -1) <= LONGEST_LINE ? g_strjoinv ("\u00a0", parts)
                                                   : g_strdup (words);
}

static void
update_finding (AwaleAnalysisPanel *self)
{
  g_autofree char *words = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *value = NULL;
  g_autofree char *markup = NULL;

  if (self->node != NULL)
    value = awale_describe_finding (self->analysis, &words);
  if (value == NULL)
    value = g_strdup (self->compact && !is_active (self) ? _("Analysis") : _("Value not known"));
  kept = keep_together (words != NULL ? words : "");
  markup = g_markup_printf_escaped ("%s%s<span size=\"75%%\" weight=\"normal\">   %s</span>",
                                    awale_style_get_direction_mark (GTK_WIDGET (self)), value,
                                    kept);
  if (g_strcmp0 (self->finding, markup) == 0)
    return;

  g_free (self->finding);
  self->finding = g_steal_pointer (&markup);
  awale_paragraph_set_markup (self->value_label, self->finding);
}

/* Updates what may change without new values, such as the note that a search is running. */
static void
update_figures (AwaleAnalysisPanel *self)
{
  g_autofree char *figures = self->node != NULL ? awale_describe_figures (self->analysis)
                                                 : g_strdup ("");

  awale_paragraph_set_text (self->figures_label, figures);
  gtk_widget_set_visible (GTK_WIDGET (self->figures_label), is_active (self) || *figures != '\0');
  gtk_widget_set_visible (self->deeper_button,
                          self->node != NULL && awale_analysis_can_go_deeper (self->analysis));
}

static void
update (AwaleAnalysisPanel *self)
{
  update_rows (self);
  update_preview (self);
  update_finding (self);
  update_page (self);
  update_figures (self);
}

static void
row_activated_cb (AwaleAnalysisPanel *self,
                  GtkListBoxRow      *row)
{
  AwaleAnalysisLine *line = awale_analysis_find_line (self->analysis,
                                                      awale_analysis_row_of (row)->move);

  if (line != NULL)
    g_signal_emit_by_name (self, "line-chosen", line);
}

/* Opens the menu about the move of @row at @where. */
static void
show_menu (AwaleAnalysisPanel    *self,
           GtkListBoxRow         *row,
           const graphene_rect_t *where)
{
  g_autoptr (GMenu) model = g_menu_new ();
  g_autoptr (GMenuItem) item = g_menu_item_new (_("_Why This Value?"), NULL);

  g_menu_item_set_action_and_target (item, "win.why-move", "i", awale_analysis_row_of (row)->move);
  g_menu_item_set_attribute (item, "accel", "s", "F3");
  g_menu_append_item (model, item);
  if (self->menu == NULL)
    self->menu = awale_context_menu_new_from_model (GTK_WIDGET (self), NULL);
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), G_MENU_MODEL (model));
  awale_context_menu_open (self->menu, where);
}

static void
show_menu_at (AwaleAnalysisPanel *self,
              double              x,
              double              y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *row = picked != NULL ? gtk_widget_get_ancestor (picked, GTK_TYPE_LIST_BOX_ROW) : NULL;

  if (row != NULL)
    show_menu (self, GTK_LIST_BOX_ROW (row), &GRAPHENE_RECT_INIT ((float) x, (float) y, 1, 1));
}

static void
secondary_pressed_cb (AwaleAnalysisPanel *self,
                      int                 n_press,
                      double              x,
                      double              y)
{
  show_menu_at (self, x, y);
}

static gboolean
menu_key_cb (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   data)
{
  AwaleAnalysisPanel *self = AWALE_ANALYSIS_PANEL (widget);
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  graphene_rect_t bounds;

  if (row == NULL || !gtk_widget_compute_bounds (row, widget, &bounds))
    return GDK_EVENT_PROPAGATE;
  show_menu (self, GTK_LIST_BOX_ROW (row), &bounds);
  return GDK_EVENT_STOP;
}

static void
create_rows (AwaleAnalysisPanel *self)
{
  g_autoptr (GtkSizeGroup) moves = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GtkSizeGroup) values = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GtkSizeGroup) depths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  gtk_size_group_add_widget (moves, self->move_title);
  gtk_size_group_add_widget (values, self->value_title);
  gtk_size_group_add_widget (depths, self->depth_title);
  for (int i = 0; i < AWALE_SIDE_PITS; i++)
    {
      self->rows[i] = awale_analysis_row_new (moves, values, depths, attention_changed_cb, self);
      gtk_widget_set_visible (self->rows[i]->widget, FALSE);
      gtk_list_box_append (self->list, self->rows[i]->widget);
    }
  gtk_list_box_set_sort_func (self->list, compare_rows, NULL, NULL);
}

/* The height of the panel with the largest possible number of rows, in pixels. */
static int
measure_all_rows (AwaleAnalysisPanel *self,
                  int                 width)
{
  if (self->n_rows > 0)
    self->row_height = awale_style_measure_height (self->rows[0]->widget, width, true);

  return awale_style_measure_height (self->head, width, true) +
         awale_style_measure_height (self->columns, width, true) +
         AWALE_SIDE_PITS * self->row_height;
}

static GtkSizeRequestMode
awale_analysis_panel_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* While the analysis is active, requests space for the largest number of rows, so that the widgets
 * below do not move. */
static void
awale_analysis_panel_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  AwaleAnalysisPanel *self = AWALE_ANALYSIS_PANEL (widget);

  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL && is_active (self))
    *natural = MAX (*natural, measure_all_rows (self, for_size));
}

static void
awale_analysis_panel_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  AwaleAnalysisPanel *self = AWALE_ANALYSIS_PANEL (widget);

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

static void
awale_analysis_panel_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  AwaleAnalysisPanel *self = AWALE_ANALYSIS_PANEL (object);

  switch (prop_id)
    {
    case PROP_ANALYSIS:
      g_value_set_object (value, awale_analysis_panel_get_analysis (self));
      break;
    case PROP_PREVIEW:
      g_value_set_object (value, awale_analysis_panel_get_preview (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_analysis_panel_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_ANALYSIS:
      awale_analysis_panel_set_analysis (AWALE_ANALYSIS_PANEL (object), g_value_get_object (value));
      break;
    case PROP_COMPACT:
      awale_analysis_panel_set_compact (AWALE_ANALYSIS_PANEL (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_analysis_panel_dispose (GObject *object)
{
  AwaleAnalysisPanel *self = AWALE_ANALYSIS_PANEL (object);

  g_clear_handle_id (&self->sort_source, g_source_remove);
  g_clear_object (&self->signals);
  g_clear_object (&self->bindings);
  g_clear_pointer (&self->finding, g_free);
  g_clear_object (&self->preview);
  g_clear_object (&self->analysis);
  g_clear_pointer (&self->node, awale_node_unref);
  self->n_rows = 0;
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_ANALYSIS_PANEL);

  G_OBJECT_CLASS (awale_analysis_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AWALE_TYPE_PARAGRAPH);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/widgets/analysis/awale-analysis-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, head);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, value_label);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, figures_label);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, options_menu);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, options_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, active_switch);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, lines_page);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, nothing_page);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, columns);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, move_title);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, value_title);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, depth_title);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, list);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, nothing_title);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, nothing_text);
  gtk_widget_class_bind_template_child (widget_class, AwaleAnalysisPanel, deeper_button);
  gtk_widget_class_bind_template_callback (widget_class, secondary_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_menu_at);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
awale_analysis_panel_class_init (AwaleAnalysisPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_analysis_panel_dispose;
  object_class->get_property = awale_analysis_panel_get_property;
  object_class->set_property = awale_analysis_panel_set_property;
  widget_class->get_request_mode = awale_analysis_panel_get_request_mode;
  widget_class->measure = awale_analysis_panel_measure;
  widget_class->size_allocate = awale_analysis_panel_size_allocate;

  properties[PROP_ANALYSIS] =
    g_param_spec_object ("analysis", NULL, NULL, AWALE_TYPE_ANALYSIS,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PREVIEW] =
    g_param_spec_object ("preview", NULL, NULL, AWALE_TYPE_ANALYSIS_LINE,
                         G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_COMPACT] =
    g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                          G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  AWALE_ADD_SIGNAL (klass, "line-chosen", 1, AWALE_TYPE_ANALYSIS_LINE);

  bind_template (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "analysispanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
create_options_cb (GtkMenuButton *button,
                   gpointer       data)
{
  AwaleAnalysisPanel *self = data;

  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, self->options_menu);
}

static void
awale_analysis_panel_init (AwaleAnalysisPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->options_button, create_options_cb, self, NULL);
  create_rows (self);
  self->bindings = g_binding_group_new ();
  g_binding_group_bind (self->bindings, "active", self->active_switch, "active",
                        G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  self->signals = g_signal_group_new (AWALE_TYPE_ANALYSIS);
  g_signal_group_connect_swapped (self->signals, "updated", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->signals, "notify::active", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->signals, "notify::running", G_CALLBACK (update_figures),
                                  self);
  update (self);
  awale_accessible_set_label (self, _("Analysis"));
}

AwaleAnalysis *
awale_analysis_panel_get_analysis (AwaleAnalysisPanel *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS_PANEL (self), NULL);

  return self->analysis;
}

void
awale_analysis_panel_set_analysis (AwaleAnalysisPanel *self,
                                   AwaleAnalysis      *analysis)
{
  g_return_if_fail (AWALE_IS_ANALYSIS_PANEL (self));
  g_return_if_fail (analysis == NULL || AWALE_IS_ANALYSIS (analysis));

  if (!g_set_object (&self->analysis, analysis))
    return;

  g_signal_group_set_target (self->signals, analysis);
  g_binding_group_set_source (self->bindings, analysis);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANALYSIS]);
}

AwaleAnalysisLine *
awale_analysis_panel_get_preview (AwaleAnalysisPanel *self)
{
  g_return_val_if_fail (AWALE_IS_ANALYSIS_PANEL (self), NULL);

  return self->preview;
}

void
awale_analysis_panel_set_compact (AwaleAnalysisPanel *self,
                                  bool                compact)
{
  g_return_if_fail (AWALE_IS_ANALYSIS_PANEL (self));

  if (self->compact == compact)
    return;

  self->compact = compact;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}
