/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Changing a game: its history, glyphs, comment and details.
 */
#define G_LOG_DOMAIN "awale-window-edit"

#include "awale-window-private.h"

#include "awale-details-dialog.h"
#include "game/awale-marks.h"

#include <glib/gi18n-lib.h>

static void
undo_action (AwaleWindow *self)
{
  AwalePlay *play = awale_playing_get_play (self->playing);
  AwaleBoardEditor *editor = awale_setting_up_get_editor (self->setting_up);

  if (editor != NULL)
    {
      awale_board_editor_undo (editor);
      return;
    }
  awale_window_flush (self);
  if (play != NULL)
    awale_play_undo (play);
  else
    awale_game_undo (awale_window_get_game (self));
}

static void
redo_action (AwaleWindow *self)
{
  AwalePlay *play = awale_playing_get_play (self->playing);
  AwaleBoardEditor *editor = awale_setting_up_get_editor (self->setting_up);

  if (editor != NULL)
    {
      awale_board_editor_redo (editor);
      return;
    }
  awale_window_flush (self);
  if (play != NULL)
    awale_play_redo (play);
  else
    awale_game_redo (awale_window_get_game (self));
}

static void
comment_action (AwaleWindow *self)
{
  awale_study_view_focus_comment (self->study);
}

static void
glyph_action (AwaleWindow *self,
              GVariant    *parameter)
{
  AwaleGame *game = awale_window_get_game (self);

  awale_game_toggle_glyph (game, awale_game_get_cursor (game), g_variant_get_int32 (parameter));
}

static void
clear_marks_action (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);

  awale_game_clear_marks (game, awale_game_get_cursor (game));
}

static void
details_action (AwaleWindow *self)
{
  GtkWidget *dialog;

  awale_window_flush (self);
  dialog = awale_details_dialog_new (awale_window_get_game (self));
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The digit 1–6 that the key has on its first two levels: on some keyboards they need Shift. */
static int
digit_of_key (GdkDisplay *display,
              unsigned    keycode,
              int         layout)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree unsigned *keyvals = NULL;
  int n_keys = 0;

  gdk_display_map_keycode (display, keycode, &keys, &keyvals, &n_keys);
  for (int i = 0; i < n_keys; i++)
    if (keys[i].group == layout && keys[i].level < 2)
      {
        if (keyvals[i] >= GDK_KEY_1 && keyvals[i] <= GDK_KEY_6)
          return keyvals[i] - GDK_KEY_1 + 1;
        if (keyvals[i] >= GDK_KEY_KP_1 && keyvals[i] <= GDK_KEY_KP_6)
          return keyvals[i] - GDK_KEY_KP_1 + 1;
      }

  return 0;
}

/* Ctrl and a digit judge the move, wherever the keyboard has its digits. */
static gboolean
key_pressed_cb (AwaleWindow        *self,
                unsigned            keyval,
                unsigned            keycode,
                GdkModifierType     state,
                GtkEventController *keys)
{
  GdkEvent *event;
  int digit;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != GDK_CONTROL_MASK)
    return GDK_EVENT_PROPAGATE;

  event = gtk_event_controller_get_current_event (keys);
  digit = digit_of_key (gtk_widget_get_display (GTK_WIDGET (self)), keycode,
                        gdk_key_event_get_layout (event));
  if (digit == 0)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self), "win.glyph", "i", digit);

  return GDK_EVENT_STOP;
}

void
awale_window_accept_digits (AwaleWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_assert (AWALE_IS_WINDOW (self));

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static bool
can_undo (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);
  AwaleBoardEditor *editor = awale_setting_up_get_editor (self->setting_up);

  if (editor != NULL)
    return awale_board_editor_can_undo (editor);
  return game != NULL && awale_game_can_undo (game);
}

static bool
can_redo (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);
  AwaleBoardEditor *editor = awale_setting_up_get_editor (self->setting_up);

  if (editor != NULL)
    return awale_board_editor_can_redo (editor);
  return game != NULL && awale_game_can_redo (game);
}

static bool
has_move (AwaleWindow *self)
{
  return awale_node_get_ply (awale_game_get_cursor (awale_window_get_game (self))) > 0;
}

static bool
has_marks (AwaleWindow *self)
{
  AwaleMarks marks;

  awale_marks_read (&marks, awale_game_get_cursor (awale_window_get_game (self)));
  return !awale_marks_is_empty (&marks);
}

static const AwaleAction actions[] =
{
  { .name = "comment", .activate = G_CALLBACK (comment_action), .sense = AWALE_SENSE_STUDY,
    .keys = "<Control>m", .group = AWALE_KEYS_ANNOTATING, .title = N_("Write a comment") },
  { .name = "glyph", .activate = G_CALLBACK (glyph_action), .parameter = "i",
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (has_move) },
  { .keys = "<Control>1", .group = AWALE_KEYS_ANNOTATING, .title = N_("Good move (!)") },
  { .keys = "<Control>2", .group = AWALE_KEYS_ANNOTATING, .title = N_("Mistake (?)") },
  { .keys = "<Control>3", .group = AWALE_KEYS_ANNOTATING, .title = N_("Brilliant move (!!)") },
  { .keys = "<Control>4", .group = AWALE_KEYS_ANNOTATING, .title = N_("Blunder (?\?)") },
  { .keys = "<Control>5", .group = AWALE_KEYS_ANNOTATING, .title = N_("Interesting move (!?)") },
  { .keys = "<Control>6", .group = AWALE_KEYS_ANNOTATING, .title = N_("Doubtful move (?!)") },
  { .name = "undo", .activate = G_CALLBACK (undo_action), .can = G_CALLBACK (can_undo),
    .keys = "<Control>z", .group = AWALE_KEYS_ANNOTATING, .title = N_("Undo") },
  { .name = "redo", .activate = G_CALLBACK (redo_action), .can = G_CALLBACK (can_redo),
    .keys = "<Control><Shift>z", .group = AWALE_KEYS_ANNOTATING, .title = N_("Redo") },
  { .name = "clear-marks", .activate = G_CALLBACK (clear_marks_action),
    .sense = AWALE_SENSE_STUDY, .can = G_CALLBACK (has_marks) },
  { .name = "details", .activate = G_CALLBACK (details_action), .sense = AWALE_SENSE_STUDY },
};

void
awale_window_add_edit_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}

static void
update_history_button (GtkButton  *button,
                       const char *what,
                       const char *step)
{
  /* Translators: “Undo” or “Redo”, and the name of a step such as “Comment” */
  g_autofree char *text = step != NULL ? g_strdup_printf (_("%s: %s"), what, step)
                                       : g_strdup (what);

  gtk_widget_set_tooltip_text (GTK_WIDGET (button), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, what,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, step != NULL ? step : "",
                                  -1);
}

void
awale_window_update_history (AwaleWindow *self)
{
  AwaleGame *game;
  const char *undo, *redo;

  g_assert (AWALE_IS_WINDOW (self));

  game = awale_window_get_game (self);
  undo = game != NULL ? awale_game_get_undo_name (game) : NULL;
  redo = game != NULL ? awale_game_get_redo_name (game) : NULL;
  update_history_button (self->undo_button, _("Undo"), undo);
  update_history_button (self->redo_button, _("Redo"), redo);
  update_history_button (self->narrow_redo_button, _("Redo"), redo);
}
