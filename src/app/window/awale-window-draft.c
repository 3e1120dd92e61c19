/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Updates the page and tools of the window for its draft and current game.
 */
#define G_LOG_DOMAIN "awale-window-draft"

#include "awale-window-private.h"

/* Shows the page for the current state, created on demand: the start page is skipped if a file
 * opens at launch. */
void
awale_window_update_page (AwaleWindow *self)
{
  const char *page = "start";

  if (awale_library_view_get_shown (self->library))
    page = "library";
  else if (awale_window_get_game (self) != NULL || awale_study_view_is_setting_up (self->study))
    page = "study";
  else if (awale_document_controller_get_opening (self->document_controller) != NULL)
    page = "opening";
  /* The study stays hidden until needed, since GTK computes styles for all visible pages. */
  gtk_widget_set_visible (gtk_stack_get_child_by_name (self->pages, page), TRUE);
  gtk_stack_set_visible_child_name (self->pages, page);
  awale_actions_set_in_library (self->actions, g_str_equal (page, "library"));
  awale_actions_set_setting_up (self->actions, awale_study_view_is_setting_up (self->study));
}

static void
game_changed_cb (AwaleWindow *self)
{
  awale_study_view_set_game (self->study, awale_window_get_game (self));
  awale_window_update_page (self);
}

void
awale_window_connect_draft (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  g_signal_connect_object (self->draft, "notify::game", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->study, "notify::setting-up",
                           G_CALLBACK (awale_window_update_page), self, G_CONNECT_SWAPPED);
  awale_window_update_page (self);
}

/*
 * Template closures that show the toolbar buttons: in the header of a wide window, at the bottom of
 * a narrow one.
 */
static gboolean
is_study (AwaleWindow *self,
          const char  *page)
{
  return g_strcmp0 (page, "study") == 0;
}

/* The bottom bar is also shown in the library, for opening and starting games. */
static gboolean
is_narrow_work (AwaleWindow *self,
                const char  *page,
                gboolean     narrow)
{
  return narrow && (is_study (self, page) || g_strcmp0 (page, "library") == 0);
}

static gboolean
is_wide_study (AwaleWindow *self,
               const char  *page,
               gboolean     narrow)
{
  return is_study (self, page) && !narrow;
}

static gboolean
is_wide_game (AwaleWindow *self,
              const char  *page,
              gboolean     narrow,
              gboolean     setting_up)
{
  return is_wide_study (self, page, narrow) && !setting_up;
}

static char **
list_classes (AwaleWindow *self,
              gboolean     narrow)
{
  const char *const classes[] = { narrow ? "narrow" : NULL, NULL };

  return g_strdupv ((char **) classes);
}

void
awale_window_bind_tools (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, is_study);
  gtk_widget_class_bind_template_callback (widget_class, is_narrow_work);
  gtk_widget_class_bind_template_callback (widget_class, is_wide_study);
  gtk_widget_class_bind_template_callback (widget_class, is_wide_game);
  gtk_widget_class_bind_template_callback (widget_class, list_classes);
}
