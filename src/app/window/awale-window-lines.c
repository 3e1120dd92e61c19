/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Lines as text: cut, copied and pasted where one is in the game.
 */
#define G_LOG_DOMAIN "awale-window-lines"

#include "awale-window-private.h"

#include "notation/awale-ogn.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static AwaleNode *
get_cursor (AwaleWindow *self)
{
  return awale_game_get_cursor (awale_window_get_game (self));
}

/* The line that begins with the move in view, with everything in it. */
static void
copy_line (AwaleWindow *self)
{
  g_autofree char *text = NULL;

  awale_window_flush (self);
  text = awale_ogn_write_line (get_cursor (self));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

static void
copy_line_action (AwaleWindow *self)
{
  copy_line (self);
  awale_window_toast (self, _("Line copied"));
}

static void
cut_line_action (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);

  copy_line (self);
  awale_game_begin_step (game, _("Cut"));
  awale_game_delete (game, get_cursor (self));
  awale_game_end_step (game);
  awale_window_toast (self, _("Line cut"));
}

/* Plays the line on from the cursor, and shows where it begins. */
bool
awale_window_paste_line (AwaleWindow  *self,
                         const char   *text,
                         char        **problem)
{
  AwaleGame *game = awale_window_get_game (self);
  AwalePastedLine pasted;

  g_assert (AWALE_IS_WINDOW (self));
  g_assert (game != NULL);

  awale_window_flush (self);
  awale_game_begin_step (game, _("Paste"));
  pasted = awale_ogn_paste_line (game, awale_game_get_cursor (game), text);
  if (pasted.first != NULL)
    awale_game_set_cursor (game, pasted.first);
  awale_game_end_step (game);
  *problem = pasted.problem;
  if (pasted.first == NULL)
    return false;

  if (pasted.problem != NULL)
    {
      g_autofree char *count = g_strdup_printf (ngettext ("Only %u move could be pasted.",
                                                          "Only %u moves could be pasted.",
                                                          pasted.n_moves), pasted.n_moves);
      g_autofree char *reason = awale_wording_sentence (pasted.problem);

      awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, count, reason, NULL, NULL);
    }
  return true;
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (AwaleWindow) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autofree char *problem = NULL;

  if (gtk_window_get_application (GTK_WINDOW (self)) == NULL ||
      awale_window_get_game (self) == NULL)
    return;

  /* A whole game has tags, a position has no letters of moves: both are pasted as ever. */
  if (text == NULL || strchr (text, '[') == text || !awale_window_paste_line (self, text, &problem))
    awale_window_paste_text (self, text, problem);
}

static void
paste_line_action (AwaleWindow *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, text_read_cb,
                                 g_object_ref (self));
}

static bool
is_move (AwaleWindow *self)
{
  return awale_node_get_parent (get_cursor (self)) != NULL;
}

/* Their keys are those of the list of moves. */
static const AwaleAction actions[] =
{
  { .name = "cut-line", .activate = G_CALLBACK (cut_line_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (is_move) },
  { .name = "copy-line", .activate = G_CALLBACK (copy_line_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (is_move) },
  { .name = "paste-line", .activate = G_CALLBACK (paste_line_action),
    .sense = AWALE_SENSE_STUDY },
};

void
awale_window_add_line_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}
