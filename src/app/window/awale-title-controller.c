/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-title-controller"

#include "awale-title-controller.h"

#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>

struct _AwaleTitleController
{
  GObject         parent_instance;

  GtkWindow      *window;        /* the owner */
  AdwWindowTitle *title;
  AwaleDraft     *draft;
  GSignalGroup   *game_signals;
  char           *other;         /* title of the page shown instead of the game; nullable */
  char           *subtitle;      /* subtitle of that page; nullable */
};

G_DEFINE_FINAL_TYPE (AwaleTitleController, awale_title_controller, G_TYPE_OBJECT)

/* The file name and the number of the game, if there are several: “finale.ogn · Game 2 of 5”. */
static char *
dup_subtitle (AwaleTitleController *self)
{
  g_autofree char *name = awale_draft_dup_file_name (self->draft);
  unsigned number = awale_draft_get_index (self->draft) + 1;
  size_t n_games = awale_document_get_n_games (awale_draft_get_document (self->draft));

  if (n_games < 2)
    return name != NULL ? g_steal_pointer (&name) : g_strdup ("");
  if (name == NULL)
    /* Translators: the number of a game of those in a window, and how many these are */
    return g_strdup_printf (_("Game %u of %u"), number, (unsigned) n_games);
  /* Translators: a file name, the number of a game in it, how many games it has */
  return g_strdup_printf (_("%s · Game %u of %u"), name, number, (unsigned) n_games);
}

static void
show (AwaleTitleController *self,
      const char           *title,
      const char           *subtitle,
      const char           *full)
{
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_window_set_title (self->window, full);
}

static void
show_other (AwaleTitleController *self)
{
  g_autofree char *full = g_strconcat (self->other, *self->subtitle != '\0' ? " · " : "",
                                       self->subtitle, NULL);

  show (self, self->other, self->subtitle, full);
}

static void
update (AwaleTitleController *self)
{
  AwaleGame *game = awale_draft_get_game (self->draft);
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *full = NULL;

  if (self->other != NULL)
    {
      show_other (self);
      return;
    }
  if (game == NULL)
    {
      show (self, "Awalé", "", "Awalé");
      return;
    }

  name = awale_title_for_game (game);
  title = g_strconcat (awale_draft_is_modified (self->draft) ? "• " : "", name, NULL);
  subtitle = dup_subtitle (self);
  full = g_strconcat (title, *subtitle != '\0' ? " · " : "", subtitle, NULL);
  show (self, title, subtitle, full);
}

static void
game_changed_cb (AwaleTitleController *self)
{
  g_signal_group_set_target (self->game_signals, awale_draft_get_game (self->draft));
  update (self);
}

static void
awale_title_controller_dispose (GObject *object)
{
  AwaleTitleController *self = AWALE_TITLE_CONTROLLER (object);

  g_clear_object (&self->game_signals);
  g_clear_object (&self->draft);
  g_clear_object (&self->title);
  g_clear_pointer (&self->other, g_free);
  g_clear_pointer (&self->subtitle, g_free);

  G_OBJECT_CLASS (awale_title_controller_parent_class)->dispose (object);
}

static void
awale_title_controller_class_init (AwaleTitleControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_title_controller_dispose;
}

static void
awale_title_controller_init (AwaleTitleController *self)
{
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "tags-changed", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (update), self);
}

AwaleTitleController *
awale_title_controller_new (GtkWindow      *window,
                            AdwWindowTitle *title,
                            AwaleDraft     *draft)
{
  AwaleTitleController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (ADW_IS_WINDOW_TITLE (title), NULL);
  g_return_val_if_fail (AWALE_IS_DRAFT (draft), NULL);

  self = g_object_new (AWALE_TYPE_TITLE_CONTROLLER, NULL);
  self->window = window;
  self->title = g_object_ref (title);
  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "notify::game", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "notify::file", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "notify::modified", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  game_changed_cb (self);
  return self;
}

void
awale_title_controller_set_other (AwaleTitleController *self,
                                  const char           *title,
                                  const char           *subtitle)
{
  g_return_if_fail (AWALE_IS_TITLE_CONTROLLER (self));
  g_return_if_fail (title == NULL || subtitle != NULL);

  g_free (self->other);
  self->other = g_strdup (title);
  g_free (self->subtitle);
  self->subtitle = g_strdup (subtitle);
  update (self);
}
