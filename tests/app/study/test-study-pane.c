/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-study-pane.h"

#include "app-fixtures.h"
#include "cases.h"
#include "widgets/adaptive/awale-page-switcher.h"

#include "../../wait.h"

#define HIGH 650
#define LOW  450

typedef struct
{
  GtkWidget          *window;
  AwaleStudyPane     *pane;
  AwaleAnalysisPanel *panel;
  AwaleAnalysis      *analysis;
  AwaleGame          *game;
} Fixture;

static void
resize (Fixture *self,
        int      height)
{
  fixtures_resize (GTK_WIDGET (self->pane), 380, height);
  fixtures_settle ();
}

static Fixture
begin (void)
{
  Fixture self = { .game = fixtures_create_game ("CdEfDc") };

  self.pane = g_object_new (AWALE_TYPE_STUDY_PANE, "game", self.game, NULL);
  self.analysis = awale_analysis_new (self.game);
  awale_analysis_set_hash (self.analysis, 2);
  awale_analysis_set_target_depth (self.analysis, 6);
  awale_analysis_set_node (self.analysis, awale_game_get_cursor (self.game));
  self.panel = awale_study_pane_get_analysis_panel (self.pane);
  awale_analysis_panel_set_analysis (self.panel, self.analysis);
  awale_study_pane_set_page (self.pane, AWALE_STUDY_PAGE_REPORT, gtk_label_new ("Report"));
  self.window = fixtures_show_resizable (GTK_WIDGET (self.pane));
  resize (&self, HIGH);
  return self;
}

static void
end (Fixture *self)
{
  fixtures_destroy (self->window, GTK_WIDGET (self->pane));
  g_assert_finalize_object (self->analysis);
  g_assert_finalize_object (self->game);
}

static GtkWidget *
find (Fixture *self,
      GType    type)
{
  return fixtures_find (GTK_WIDGET (self->pane), type, 0);
}

/* Returns true if the analysis is shown above the moves. */
static bool
is_together (Fixture *self)
{
  GtkWidget *moves = find (self, AWALE_TYPE_MOVE_LIST);
  graphene_point_t top;

  return gtk_widget_get_mapped (GTK_WIDGET (self->panel)) && gtk_widget_get_mapped (moves) &&
         gtk_widget_compute_point (moves, GTK_WIDGET (self->panel), &GRAPHENE_POINT_INIT (0, 0),
                                   &top) &&
         top.y >= gtk_widget_get_height (GTK_WIDGET (self->panel));
}

static void
test_together (void)
{
  Fixture self = begin ();
  GtkWidget *moves = find (&self, AWALE_TYPE_MOVE_LIST);

  g_assert_true (is_together (&self));
  g_assert_true (awale_study_pane_shows (self.pane, AWALE_STUDY_PAGE_MOVES));
  g_assert_true (awale_study_pane_shows (self.pane, AWALE_STUDY_PAGE_ANALYSIS));
  awale_study_pane_show (self.pane, AWALE_STUDY_PAGE_REPORT);
  g_assert_false (awale_study_pane_shows (self.pane, AWALE_STUDY_PAGE_ANALYSIS));
  awale_study_pane_show (self.pane, AWALE_STUDY_PAGE_ANALYSIS);
  g_assert_true (is_together (&self));

  /* A pane of small height shows either the moves or the analysis. */
  resize (&self, LOW);
  g_assert_true (gtk_widget_get_mapped (moves));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (self.panel)));
  g_assert_false (awale_study_pane_shows (self.pane, AWALE_STUDY_PAGE_ANALYSIS));
  awale_study_pane_show (self.pane, AWALE_STUDY_PAGE_ANALYSIS);
  g_assert_false (gtk_widget_get_mapped (moves));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (self.panel)));

  resize (&self, HIGH);
  g_assert_true (is_together (&self));
  end (&self);
}

/* When the analysis loses its place above the moves, the focus goes to the moves. */
static void
test_focus (void)
{
  Fixture self = begin ();

  gtk_widget_grab_focus (find (&self, GTK_TYPE_SWITCH));
  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (self.panel)));
  resize (&self, LOW);
  g_assert_nonnull (gtk_widget_get_focus_child (find (&self, AWALE_TYPE_MOVE_LIST)));
  end (&self);
}

static int
get_divider (Fixture *self)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->pane));

  return gtk_paned_get_position (GTK_PANED (find (self, GTK_TYPE_PANED)));
}

/* The analysis is small while it is off, has more room while it is on, and keeps a height chosen by
 * dragging. */
static void
test_divider (void)
{
  Fixture self = begin ();
  AwaleNode *cursor = awale_game_get_cursor (self.game);
  int off = get_divider (&self), on, height;

  g_assert_cmpint (off, <, 80);
  awale_analysis_set_active (self.analysis, true);
  wait_while (awale_analysis_is_running (self.analysis));
  on = get_divider (&self);
  g_assert_cmpint (on, >, off + 5 * 28);
  awale_analysis_set_node (self.analysis, awale_node_get_parent (cursor));
  wait_while (awale_analysis_is_running (self.analysis));
  g_assert_cmpint (get_divider (&self), ==, on);

  gtk_paned_set_position (GTK_PANED (find (&self, GTK_TYPE_PANED)), on - 40);
  g_assert_cmpint (get_divider (&self), ==, on - 40);
  awale_analysis_set_active (self.analysis, false);
  g_assert_cmpint (get_divider (&self), <, 80);
  awale_analysis_set_active (self.analysis, true);
  g_assert_cmpint (get_divider (&self), ==, on - 40);

  /* The height can be read and restored. */
  g_object_get (self.pane, "analysis-height", &height, NULL);
  g_assert_cmpint (height, ==, on - 40);
  g_object_set (self.pane, "analysis-height", on - 20, NULL);
  g_assert_cmpint (get_divider (&self), ==, on - 20);
  end (&self);
}

/* A high pane shows glyphs and comment at first, a low one does not, and each remembers what was
 * requested. */
static void
test_annotating (void)
{
  Fixture self = begin ();
  GtkWidget *glyphs = find (&self, AWALE_TYPE_GLYPH_BAR);
  int notified;

  g_assert_true (gtk_widget_get_mapped (glyphs));
  fixtures_count_notify (self.pane, "annotating", &notified);
  resize (&self, LOW);
  g_assert_false (gtk_widget_get_mapped (glyphs));
  g_assert_cmpint (notified, ==, 1);
  awale_study_pane_focus_comment (self.pane);
  fixtures_settle ();
  g_assert_true (gtk_widget_get_mapped (glyphs));
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (self.window)),
                                             AWALE_TYPE_COMMENT_EDITOR));
  g_assert_cmpint (notified, ==, 2);

  resize (&self, HIGH);
  awale_study_pane_set_annotating (self.pane, false);
  fixtures_settle ();
  g_assert_false (gtk_widget_get_mapped (glyphs));
  resize (&self, LOW);
  g_assert_true (gtk_widget_get_mapped (glyphs));
  end (&self);
}

/* The switcher keeps its width on another page. */
static void
test_tabs (void)
{
  Fixture self = begin ();
  GtkWidget *switcher = find (&self, AWALE_TYPE_PAGE_SWITCHER);
  int width = gtk_widget_get_width (switcher);

  awale_study_pane_show (self.pane, AWALE_STUDY_PAGE_REPORT);
  fixtures_settle ();
  gtk_test_widget_wait_for_draw (switcher);
  g_assert_cmpint (gtk_widget_get_width (switcher), ==, width);
  end (&self);
}

CASES (app_fixtures_init)
{
  g_test_add_func ("/app/study-pane/together", test_together);
  g_test_add_func ("/app/study-pane/focus", test_focus);
  g_test_add_func ("/app/study-pane/divider", test_divider);
  g_test_add_func ("/app/study-pane/annotating", test_annotating);
  g_test_add_func ("/app/study-pane/tabs", test_tabs);
}
