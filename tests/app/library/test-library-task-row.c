/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/library/awale-library-task-row.h"

#include "app-fixtures.h"
#include "cases.h"

typedef struct
{
  GObject          *owner;
  AwaleLibraryTask *task;
  GtkWidget        *row;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer kind)
{
  self->owner = g_object_new (G_TYPE_OBJECT, NULL);
  self->task = awale_library_task_new (GPOINTER_TO_INT (kind), self->owner);
  self->row = g_object_ref_sink (awale_library_task_row_new (self->task));
}

static void
tear_down (Fixture      *self,
           gconstpointer kind)
{
  g_object_unref (self->row);
  g_assert_finalize_object (self->task);
  g_object_unref (self->owner);
}

static void
assert_says (Fixture    *self,
             const char *text,
             const char *time)
{
  g_assert_nonnull (app_fixtures_find_label (self->row, text));
  g_assert_nonnull (app_fixtures_find_label (self->row, time));
}

static void
test_export (Fixture      *self,
             gconstpointer kind)
{
  awale_library_task_set_progress (self->task, &(AwaleLibraryTaskProgress) {
    .n_games = 7, .fraction = 0.5, .seconds_left = -1 });
  assert_says (self, "Exporting: 7 games", "");
  g_assert_false (gtk_widget_get_visible (fixtures_find (self->row, GTK_TYPE_BUTTON, 0)));
  app_fixtures_click (self->row, "_Cancel");
  g_assert_true (g_cancellable_is_cancelled (awale_library_task_get_cancellable (self->task)));
}

static void
test_analysis (Fixture      *self,
               gconstpointer kind)
{
  awale_library_task_set_progress (self->task, &(AwaleLibraryTaskProgress) {
    .n_games = 7, .n_total = 12, .fraction = 0.5, .seconds_left = -1 });
  assert_says (self, "Analyzing: 7 of 12 games", "");
  app_fixtures_click (self->row, "Pause");
  g_assert_true (awale_library_task_is_paused (self->task));
  assert_says (self, "Analyzing: 7 of 12 games", "Paused");
  app_fixtures_click (self->row, "Continue");
  g_assert_false (awale_library_task_is_paused (self->task));
  assert_says (self, "Analyzing: 7 of 12 games", "");
  /* The row of a task shows that the task was paused elsewhere. */
  awale_library_task_set_paused (self->task, true);
  g_assert_nonnull (app_fixtures_find_button (self->row, "Continue"));
  app_fixtures_click (self->row, "Stop");
  g_assert_true (g_cancellable_is_cancelled (awale_library_task_get_cancellable (self->task)));
}

#define ADD(name, kind, test) \
  g_test_add ("/app/transfer-row/" name, Fixture, GINT_TO_POINTER (kind), set_up, test, tear_down)

CASES (app_fixtures_init)
{
  ADD ("export", AWALE_LIBRARY_TASK_EXPORT, test_export);
  ADD ("analysis", AWALE_LIBRARY_TASK_ANALYSIS, test_analysis);
}
