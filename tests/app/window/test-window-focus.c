/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/window/awale-window-focus.h"
#include "cases.h"
#include "stage.h"
#include "widgets/board/awale-pit.h"

#include "../../wait.h"

/* A stage with a menu above the moves. */
typedef struct
{
  Stage     *stage;
  GtkWidget *library;
  GtkWidget *button;
} Fixture;

static void
begin (Fixture *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  self->stage = stage_new ();
  stage_show (self->stage, "Cd");
  g_menu_append (menu, "Close", "window.close");
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->button), G_MENU_MODEL (menu));
  awale_study_pane_set_header (self->stage->study->pane,
                               self->button);
  self->library = g_object_ref_sink (adw_bin_new ());
  awale_window_focus_watch (self->stage->window, self->stage->view, self->library);
}

static void
end (Fixture *self)
{
  stage_free (self->stage);
  g_object_unref (self->library);
}

static GtkWidget *
get_focus (Fixture *self)
{
  return gtk_window_get_focus (self->stage->window);
}

/* A lost focus goes to the board, unless another widget takes it. */
static void
test_lost (void)
{
  Fixture self;

  begin (&self);
  awale_study_view_focus_comment (self.stage->view);
  gtk_window_set_focus (self.stage->window, NULL);
  wait_while (get_focus (&self) == NULL);
  g_assert_true (AWALE_IS_PIT (get_focus (&self)));

  gtk_window_set_focus (self.stage->window, NULL);
  awale_study_view_focus_comment (self.stage->view);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (GTK_IS_TEXT_VIEW (get_focus (&self)));
  end (&self);
}

/* A closed menu returns the focus at once, and so does not take it from the next menu that
 * opens. */
static void
test_menu (void)
{
  GdkFrameClock *clock;
  GtkWidget *before;
  gint64 last;
  Fixture self;

  begin (&self);
  awale_study_view_focus_board (self.stage->view);
  before = get_focus (&self);
  for (unsigned i = 0; i < 2; i++)
    {
      gtk_menu_button_popup (GTK_MENU_BUTTON (self.button));
      wait_while (get_focus (&self) == before);
      g_assert_true (gtk_widget_is_ancestor (get_focus (&self), self.button));
      gtk_menu_button_popdown (GTK_MENU_BUTTON (self.button));
      g_assert_true (get_focus (&self) == before);
    }

  gtk_menu_button_popup (GTK_MENU_BUTTON (self.button));
  wait_while (get_focus (&self) == before);
  clock = gtk_widget_get_frame_clock (self.button);
  last = gdk_frame_clock_get_frame_counter (clock) + 2;
  gdk_frame_clock_begin_updating (clock);
  wait_while (gdk_frame_clock_get_frame_counter (clock) < last);
  gdk_frame_clock_end_updating (clock);
  g_assert_true (gtk_widget_is_ancestor (get_focus (&self), self.button));
  end (&self);
}

CASES (stage_init)
{
  g_test_add_func ("/app/window-focus/lost", test_lost);
  g_test_add_func ("/app/window-focus/menu", test_menu);
}
