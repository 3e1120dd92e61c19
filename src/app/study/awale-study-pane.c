/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-study-pane"

#include "awale-study-pane.h"

#include "widgets/adaptive/awale-breakpoint-bin.h"
#include "widgets/awale-style.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Minimum height in pixels, at the usual text size, to show analysis and moves on one page. */
#define TOGETHER_FROM 560

/* Share of the height that the analysis leaves to the moves on the same page, unless the user moves
 * the divider. */
#define MOVES_SHARE 0.4

/* Pixels by which a key moves the divider. */
#define DIVIDER_STEP 20

/* Names of the stack's pages, by AwaleStudyPage. */
static const char *const page_names[] = { "moves", "analysis", "explorer", "report" };

struct _AwaleStudyPane
{
  GtkWidget           parent_instance;

  GtkWidget          *box;
  AdwBin             *header;
  GtkWidget          *tabs;
  GtkWidget          *annotate_button;
  GtkStack           *stack;
  GtkStackPage       *moves_page;
  GtkStackPage       *analysis_page;
  GtkPaned           *paned;
  GtkWidget          *analysis_box;
  AdwBin             *analysis_place;  /* Container of the analysis when it has a page of its
                                        * own. */
  AwaleAnalysisPanel *analysis;
  AdwBin             *engine;
  GtkWidget          *moves_box;
  AwaleFindBar       *find_bar;
  AwaleMoveList      *moves;
  AwaleCommentEditor *comment;
  AwaleCommentEditor *comment_before;

  AwaleGame          *game;
  bool                together;        /* True if analysis and moves are on one page. */
  bool                annotating[2];   /* The property "annotating" while analysis and moves have
                                        * two pages ([0]) or share one ([1]). */
  bool                dividing;        /* True while the pane itself moves the divider. */
  int                 divider;         /* Position of the divider set by the user, or −1. */
};

G_DEFINE_FINAL_TYPE (AwaleStudyPane, awale_study_pane, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_ANNOTATING,
  PROP_ANALYSIS_HEIGHT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static bool
is_analyzing (AwaleStudyPane *self)
{
  AwaleAnalysis *analysis = awale_analysis_panel_get_analysis (self->analysis);

  return analysis != NULL && awale_analysis_get_active (analysis);
}

/* --- Pages ----------------------------------------------------------------------------------- */

static void
update_tabs (AwaleStudyPane *self)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (self->stack);
  unsigned n_visible = 0;

  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (G_LIST_MODEL (pages), i);

      n_visible += gtk_stack_page_get_visible (GTK_STACK_PAGE (page));
    }
  gtk_widget_set_visible (self->tabs, n_visible > 1);
}

/* Disables the button while another page is visible. Hiding it would move the tabs. */
static void
visible_page_changed_cb (AwaleStudyPane *self)
{
  gtk_widget_set_sensitive (self->annotate_button,
                            awale_study_pane_shows (self, AWALE_STUDY_PAGE_MOVES));
}

static void
set_annotating (AwaleStudyPane *self,
                bool            together,
                bool            annotating)
{
  bool before = self->annotating[self->together];

  self->together = together;
  self->annotating[together] = annotating;
  if (before != annotating)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ANNOTATING]);
}

static void
set_together (AwaleStudyPane *self,
              bool            together)
{
  g_autoptr (GtkWidget) analysis = g_object_ref (self->analysis_box);

  /* Show the page and move the focus first, because reparenting would lose the focus. */
  if (gtk_widget_get_focus_child (analysis) != NULL)
    {
      awale_study_pane_show (self, AWALE_STUDY_PAGE_MOVES);
      gtk_widget_grab_focus (GTK_WIDGET (self->moves));
    }
  if (together)
    {
      if (awale_study_pane_shows (self, AWALE_STUDY_PAGE_ANALYSIS))
        awale_study_pane_show (self, AWALE_STUDY_PAGE_MOVES);
      adw_bin_set_child (self->analysis_place, NULL);
      gtk_paned_set_start_child (self->paned, analysis);
    }
  else
    {
      gtk_paned_set_start_child (self->paned, NULL);
      adw_bin_set_child (self->analysis_place, analysis);
    }
  awale_analysis_panel_set_compact (self->analysis, together);
  gtk_stack_page_set_visible (self->analysis_page, !together);
  gtk_stack_page_set_title (self->moves_page, together ? C_("page", "Study") : _("Moves"));
  update_tabs (self);
  set_annotating (self, together, self->annotating[together]);
}

/* --- The divider ----------------------------------------------------------------------------- */

static void
set_divider (AwaleStudyPane *self,
             int             divider)
{
  if (self->divider == divider)
    return;
  self->divider = divider;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ANALYSIS_HEIGHT]);
}

static void
divider_moved_cb (AwaleStudyPane *self)
{
  if (!self->dividing && is_analyzing (self))
    set_divider (self, gtk_paned_get_position (self->paned));
}

/* Leaves F6 and F8 to the window; GtkPaned would use them to move the focus between its children
 * and to its divider. */
static gboolean
leave_key_cb (GtkPaned *paned)
{
  g_signal_stop_emission (paned, g_signal_get_invocation_hint (paned)->signal_id, 0);
  return FALSE;
}

/* Moves the divider with a key; GtkPaned itself would require F8 first. */
static gboolean
divider_key_cb (GtkWidget *widget,
                GVariant  *parameters,
                gpointer   data)
{
  AwaleStudyPane *self = AWALE_STUDY_PANE (widget);
  int step = g_variant_get_int32 (parameters);

  if (!self->together || !is_analyzing (self))
    return GDK_EVENT_PROPAGATE;
  gtk_paned_set_position (self->paned, gtk_paned_get_position (self->paned) + step);
  return GDK_EVENT_STOP;
}

/* Places the divider where the user has put it if the analysis is active. Otherwise the analysis
 * gets its natural height, limited so that the moves keep their minimum share. */
static void
place_divider (AwaleStudyPane *self,
               int             width,
               int             height)
{
  int others = awale_style_measure_height (self->box, width, false) -
               awale_style_measure_height (GTK_WIDGET (self->stack), width, false);
  int most = (int) ((height - others) * (1 - MOVES_SHARE));
  int wanted = awale_style_measure_height (self->analysis_box, width, true);

  if (self->divider >= 0 && is_analyzing (self))
    gtk_paned_set_position (self->paned, self->divider);
  else
    gtk_paned_set_position (self->paned, MIN (wanted, most));
}

/* --- Callbacks of the template --------------------------------------------------------------- */

static void
find_open_changed_cb (AwaleStudyPane *self)
{
  bool is_open = awale_find_bar_is_open (self->find_bar);

  awale_move_list_set_finder (self->moves,
                              is_open ? awale_find_bar_get_finder (self->find_bar) : NULL);
}

/* --- The widget ------------------------------------------------------------------------------ */

static GtkSizeRequestMode
awale_study_pane_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
awale_study_pane_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  gtk_widget_measure (AWALE_STUDY_PANE (widget)->box, orientation, for_size, minimum, natural,
                      NULL, NULL);
}

static void
awale_study_pane_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  AwaleStudyPane *self = AWALE_STUDY_PANE (widget);

  self->dividing = true;
  if (self->together)
    place_divider (self, width, height);
  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  self->dividing = false;
}

static void
laid_out_cb (AwaleStudyPane *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  bool together = gtk_widget_get_height (widget) >=
                  TOGETHER_FROM * awale_style_get_text_scale (widget);

  if (self->together == together)
    return;
  self->dividing = true;
  set_together (self, together);
  self->dividing = false;
}

static void
awale_study_pane_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  AwaleStudyPane *self = AWALE_STUDY_PANE (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_ANNOTATING:
      g_value_set_boolean (value, awale_study_pane_get_annotating (self));
      break;
    case PROP_ANALYSIS_HEIGHT:
      g_value_set_int (value, self->divider);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_study_pane_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  AwaleStudyPane *self = AWALE_STUDY_PANE (object);

  switch (prop_id)
    {
    case PROP_GAME:
      if (g_set_object (&self->game, g_value_get_object (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_ANNOTATING:
      awale_study_pane_set_annotating (self, g_value_get_boolean (value));
      break;
    case PROP_ANALYSIS_HEIGHT:
      set_divider (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_study_pane_dispose (GObject *object)
{
  AwaleStudyPane *self = AWALE_STUDY_PANE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_STUDY_PANE);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (awale_study_pane_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/awale/Awale/study/awale-study-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, box);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, header);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, tabs);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, annotate_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, stack);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, moves_page);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, analysis_page);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, paned);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, analysis_box);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, analysis_place);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, analysis);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, engine);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, find_bar);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, moves);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, comment);
  gtk_widget_class_bind_template_child (widget_class, AwaleStudyPane, comment_before);
  gtk_widget_class_bind_template_callback (widget_class, divider_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, find_open_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, visible_page_changed_cb);
}

static void
awale_study_pane_class_init (AwaleStudyPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = awale_study_pane_dispose;
  object_class->get_property = awale_study_pane_get_property;
  object_class->set_property = awale_study_pane_set_property;
  widget_class->get_request_mode = awale_study_pane_get_request_mode;
  widget_class->measure = awale_study_pane_measure;
  widget_class->size_allocate = awale_study_pane_size_allocate;

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, AWALE_TYPE_GAME, flags);
  props[PROP_ANNOTATING] = g_param_spec_boolean ("annotating", NULL, NULL, TRUE, flags);
  props[PROP_ANALYSIS_HEIGHT] = g_param_spec_int ("analysis-height", NULL, NULL, -1, G_MAXINT, -1,
                                                  flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  awale_widgets_init ();
  bind_template (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F8, GDK_CONTROL_MASK, divider_key_cb, "i",
                                DIVIDER_STEP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F8, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                divider_key_cb, "i", -DIVIDER_STEP);
}

static void
awale_study_pane_init (AwaleStudyPane *self)
{
  self->together = true;
  self->annotating[true] = true;
  self->divider = -1;
  self->dividing = true;
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_comment_editor_set_before (self->comment_before);
  g_signal_connect (self->paned, "cycle-child-focus", G_CALLBACK (leave_key_cb), NULL);
  g_signal_connect (self->paned, "cycle-handle-focus", G_CALLBACK (leave_key_cb), NULL);
  self->dividing = false;
  awale_breakpoint_bin_watch_layout (GTK_WIDGET (self), G_CALLBACK (laid_out_cb));
  update_tabs (self);
}

void
awale_study_pane_set_header (AwaleStudyPane *self,
                             GtkWidget      *header)
{
  g_return_if_fail (AWALE_IS_STUDY_PANE (self));
  g_return_if_fail (header == NULL || GTK_IS_WIDGET (header));

  adw_bin_set_child (self->header, header);
}

GtkWidget *
awale_study_pane_get_move_list (AwaleStudyPane *self)
{
  g_return_val_if_fail (AWALE_IS_STUDY_PANE (self), NULL);

  return GTK_WIDGET (self->moves);
}

bool
awale_study_pane_shows (AwaleStudyPane *self,
                        AwaleStudyPage  page)
{
  const char *name;

  g_return_val_if_fail (AWALE_IS_STUDY_PANE (self), false);
  g_return_val_if_fail (page < G_N_ELEMENTS (page_names), false);

  if (page == AWALE_STUDY_PAGE_ANALYSIS && self->together)
    page = AWALE_STUDY_PAGE_MOVES;
  name = gtk_stack_get_visible_child_name (self->stack);

  return g_strcmp0 (name, page_names[page]) == 0;
}

void
awale_study_pane_show (AwaleStudyPane *self,
                       AwaleStudyPage  page)
{
  g_return_if_fail (AWALE_IS_STUDY_PANE (self));
  g_return_if_fail (page < G_N_ELEMENTS (page_names));

  if (page == AWALE_STUDY_PAGE_ANALYSIS && self->together)
    page = AWALE_STUDY_PAGE_MOVES;
  gtk_stack_set_visible_child_name (self->stack, page_names[page]);
}

void
awale_study_pane_set_page (AwaleStudyPane *self,
                           AwaleStudyPage  page,
                           GtkWidget      *widget)
{
  GtkWidget *place;

  g_return_if_fail (AWALE_IS_STUDY_PANE (self));
  g_return_if_fail (page == AWALE_STUDY_PAGE_EXPLORER || page == AWALE_STUDY_PAGE_REPORT);
  g_return_if_fail (widget == NULL || GTK_IS_WIDGET (widget));

  place = gtk_stack_get_child_by_name (self->stack, page_names[page]);
  adw_bin_set_child (ADW_BIN (place), widget);
  gtk_stack_page_set_visible (gtk_stack_get_page (self->stack, place), widget != NULL);
  update_tabs (self);
}

AwaleAnalysisPanel *
awale_study_pane_get_analysis_panel (AwaleStudyPane *self)
{
  g_return_val_if_fail (AWALE_IS_STUDY_PANE (self), NULL);

  return self->analysis;
}

void
awale_study_pane_set_engine_pane (AwaleStudyPane *self,
                                  GtkWidget      *engine_pane)
{
  g_return_if_fail (AWALE_IS_STUDY_PANE (self));
  g_return_if_fail (engine_pane == NULL || GTK_IS_WIDGET (engine_pane));

  adw_bin_set_child (self->engine, engine_pane);
}

AwaleFindBar *
awale_study_pane_get_find_bar (AwaleStudyPane *self)
{
  g_return_val_if_fail (AWALE_IS_STUDY_PANE (self), NULL);

  return self->find_bar;
}

void
awale_study_pane_set_show_evaluations (AwaleStudyPane *self,
                                       bool            show_evaluations)
{
  g_return_if_fail (AWALE_IS_STUDY_PANE (self));

  awale_move_list_set_show_evaluations (self->moves, show_evaluations);
}

bool
awale_study_pane_get_annotating (AwaleStudyPane *self)
{
  g_return_val_if_fail (AWALE_IS_STUDY_PANE (self), false);

  return self->annotating[self->together];
}

void
awale_study_pane_set_annotating (AwaleStudyPane *self,
                                 bool            annotating)
{
  g_return_if_fail (AWALE_IS_STUDY_PANE (self));

  set_annotating (self, self->together, annotating);
}

bool
awale_study_pane_focus_moves (AwaleStudyPane *self)
{
  g_return_val_if_fail (AWALE_IS_STUDY_PANE (self), false);

  return awale_study_pane_shows (self, AWALE_STUDY_PAGE_MOVES) &&
         gtk_widget_grab_focus (GTK_WIDGET (self->moves));
}

void
awale_study_pane_focus_comment (AwaleStudyPane *self)
{
  g_return_if_fail (AWALE_IS_STUDY_PANE (self));

  awale_study_pane_show (self, AWALE_STUDY_PAGE_MOVES);
  awale_study_pane_set_annotating (self, true);
  gtk_widget_child_focus (GTK_WIDGET (self->comment), GTK_DIR_TAB_FORWARD);
}

void
awale_study_pane_flush (AwaleStudyPane *self)
{
  g_return_if_fail (AWALE_IS_STUDY_PANE (self));

  awale_comment_editor_flush (self->comment);
  awale_comment_editor_flush (self->comment_before);
}
