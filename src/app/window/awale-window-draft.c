/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The window as its draft and the game in view are: page, title, tools, and who else is told.
 */
#define G_LOG_DOMAIN "awale-window-draft"

#include "awale-window-private.h"

#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>

static bool
has_game (AwaleWindow *self)
{
  return awale_window_get_game (self) != NULL;
}

/* “finale.ogn · Game 2 of 5” */
static char *
dup_subtitle (AwaleWindow *self)
{
  g_autofree char *name = awale_draft_dup_file_name (self->draft);
  size_t n_games = awale_document_get_n_games (awale_draft_get_document (self->draft));

  if (name == NULL)
    name = g_strdup (awale_rulesets_get_name (self->desk->rulesets, awale_game_get_rules (
                                                                awale_window_get_game (self))));
  if (n_games < 2)
    return g_steal_pointer (&name);

  /* Translators: a file name, the number of a game in it, how many games it has */
  return g_strdup_printf (_("%s · Game %u of %u"), name,
                          awale_draft_get_index (self->draft) + 1, (unsigned) n_games);
}

static void
update_title (AwaleWindow *self)
{
  g_autofree char *full = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *game_title = NULL;
  g_autofree char *title = NULL;

  if (!has_game (self))
    {
      adw_window_title_set_title (self->title, "Awalé");
      adw_window_title_set_subtitle (self->title, "");
      gtk_window_set_title (GTK_WINDOW (self), "Awalé");
      return;
    }

  game_title = awale_title_for_game (awale_window_get_game (self));
  title = awale_draft_is_modified (self->draft)
            ? g_strconcat ("• ", game_title, NULL)
            : g_steal_pointer (&game_title);
  subtitle = dup_subtitle (self);
  full = g_strdup_printf ("%s · %s", title, subtitle);
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_window_set_title (GTK_WINDOW (self), full);
}

/* Nothing is made ready only to go away again when a game comes at once. */
void
awale_window_update_page (AwaleWindow *self)
{
  const char *page = "start";

  if (has_game (self) || awale_study_view_is_setting_up (self->study))
    page = "study";
  else if (awale_saving_get_opening (self->saving) != NULL)
    page = "opening";
  gtk_stack_set_visible_child_name (self->pages, page);
}

static void
game_changed_cb (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);

  g_signal_group_set_target (self->game_signals, game);
  awale_study_view_set_game (self->study, game);
  awale_window_update_all (self);
}

static void
title_changed_cb (AwaleWindow *self)
{
  update_title (self);
}

void
awale_window_update_all (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_window_update_page (self);
  update_title (self);
  awale_actions_update (self->actions);
}

void
awale_window_connect_draft (AwaleWindow *self)
{
  static const char *const titles[] = { "tags-changed", "reset" };

  g_assert (AWALE_IS_WINDOW (self));

  g_signal_connect_object (self->draft, "notify::game", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::file", G_CALLBACK (title_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::modified", G_CALLBACK (title_changed_cb),
                           self, G_CONNECT_SWAPPED);

  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  for (size_t i = 0; i < G_N_ELEMENTS (titles); i++)
    g_signal_group_connect_object (self->game_signals, titles[i], G_CALLBACK (title_changed_cb),
                                   self, G_CONNECT_SWAPPED);
}

/*
 * Which tools are shown, in the template: they are in the header where it is wide, at the bottom
 * where it is narrow.
 */
static gboolean
is_study (AwaleWindow *self,
          const char  *page)
{
  return g_strcmp0 (page, "study") == 0;
}

static gboolean
is_narrow_study (AwaleWindow *self,
                 const char  *page,
                 gboolean     narrow)
{
  return is_study (self, page) && narrow;
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
  gtk_widget_class_bind_template_callback (widget_class, is_narrow_study);
  gtk_widget_class_bind_template_callback (widget_class, is_wide_study);
  gtk_widget_class_bind_template_callback (widget_class, is_wide_game);
  gtk_widget_class_bind_template_callback (widget_class, list_classes);
}
