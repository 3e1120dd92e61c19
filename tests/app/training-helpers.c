/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "training-helpers.h"

#include "app/training/awale-combination-page.h"
#include "library/awale-library-record.h"
#include "notation/awale-ogn.h"
#include "stage.h"

#include "../wait.h"

#include <string.h>

/* Two errors of eight seeds each, with values as of a deep search. */
static const char judged[] =
  "[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2026.11.21\"]\n"
  "[FEN \"1-0-2-0-0-1-0-0-0-0-1-1-22-20-S\"]\n\n"
  "1. C {[%eval 0,20] [%best A 8]} e {[%eval 8,20] [%best f 0]} *\n";

AwaleGame *
read_game (const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);

  return g_object_ref (awale_document_get_game (document, 0));
}

void
set_up (Fixture    *self,
        const void *data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  self->services = awale_services_new (settings);
  self->game = read_game (judged);
}

void
tear_down (Fixture    *self,
           const void *data)
{
  g_object_unref (self->game);
  awale_services_unref (self->services);
  stage_excuse_folders ();
}

void
open_window (Fixture   *self,
             AwaleGame *game)
{
  self->window = awale_training_window_new (NULL, self->services, game);
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
}

void
close_window (Fixture *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  wait_while (self->window != NULL);
  /* Wait for the answers, which another thread saves. */
  awale_library_client_flush (self->services->library);
}

/* The window itself is ignored, because it may be hidden in these tests. */
bool
is_in_view (GtkWidget *widget)
{
  if (widget == NULL)
    return false;
  for (; gtk_widget_get_parent (widget) != NULL; widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
      return false;
  return true;
}

GtkWidget *
find_button (Fixture    *self,
             const char *label)
{
  GtkWidget *button = stage_find (self->window, GTK_TYPE_BUTTON, label);

  return is_in_view (button) ? button : NULL;
}

void
click (Fixture    *self,
       const char *label)
{
  wait_while (find_button (self, label) == NULL);
  g_signal_emit_by_name (find_button (self, label), "clicked");
}

void
wait_for_label (Fixture    *self,
                const char *text)
{
  wait_while (!is_in_view (stage_find (self->window, GTK_TYPE_LABEL, text)));
}

void
show_kind (Fixture    *self,
           const char *name)
{
  GtkWidget *page = stage_find (self->window, AWALE_TYPE_COMBINATION_PAGE, NULL);

  gtk_stack_set_visible_child_name (
    GTK_STACK (gtk_widget_get_ancestor (page, GTK_TYPE_STACK)), name);
}

AdwComboRow *
find_choice (Fixture    *self,
             const char *title)
{
  GtkWidget *label = stage_find (self->window, GTK_TYPE_LABEL, title);

  return ADW_COMBO_ROW (gtk_widget_get_ancestor (label, ADW_TYPE_COMBO_ROW));
}

void
add_to_library (AwaleGame *game)
{
  g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (game);
  g_autofree char *path = awale_library_dup_default_path ();
  g_autoptr (AwaleLibrary) library = awale_library_open (path, AWALE_LIBRARY_WRITE, NULL);
  gint64 id;

  g_assert_true (awale_library_add (library, record, NULL, NULL, &id, NULL));
}

AwaleBoard *
get_board (Fixture *self)
{
  return AWALE_BOARD (stage_find (self->window, AWALE_TYPE_BOARD, NULL));
}

void
answer (Fixture    *self,
        const char *question,
        char        letter)
{
  wait_for_label (self, question);
  g_assert_true (awale_board_play (get_board (self), awale_move_from_letter (letter)));
}
