/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "library-stage.h"

#include "../wait.h"

const char library_stage_games[] = "[South \"Kwa\"]\n\n1. F f 2. E e 3. D d *\n\n"
                                   "[South \"Ama\"]\n\n1. F f 2. E *\n\n"
                                   "[South \"Esi\"]\n\n1. F *\n";

static void
fill (LibraryStage *self,
      const char   *text)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("awale-XXXXXX.ogn", &stream, NULL);

  g_assert_true (g_file_replace_contents (file, text, strlen (text), NULL, FALSE,
                                          G_FILE_CREATE_NONE, NULL, NULL, NULL));
  g_list_store_append (files, file);
  /* Pass the list of files as the owner, so that no window reports the import. */
  awale_library_tasks_import (self->stage->services->tasks, G_LIST_MODEL (files), G_OBJECT (files));
  wait_while (awale_library_tasks_is_importing (self->stage->services->tasks));
  g_file_delete (file, NULL, NULL);
}

void
library_stage_set_up (LibraryStage *self,
                      const char   *text)
{
  GtkWidget *library;

  self->stage = stage_new ();
  self->notice = g_object_ref_sink (g_object_new (AWALE_TYPE_NOTICE_BAR, NULL));
  library = awale_library_view_new (self->stage->services, self->stage->draft, self->notice,
                                    self->stage->toasts);
  self->library = AWALE_LIBRARY_VIEW (library);
  gtk_window_set_child (self->stage->window, library);
  awale_library_actions_add (self->library, self->stage->actions);
  fill (self, text);
}

void
library_stage_show (LibraryStage *self,
                    unsigned      n_games)
{
  awale_library_view_set_shown (self->library, true);
  awale_actions_set_in_library (self->stage->actions, true);
  library_stage_wait_for_games (self, n_games);
}

void
library_stage_set_up_three (LibraryStage *self,
                            const void   *data)
{
  library_stage_set_up (self, data);
  library_stage_show (self, 3);
}

void
library_stage_tear_down (LibraryStage *self,
                         const void   *data)
{
  gtk_window_set_child (self->stage->window, NULL);
  g_clear_object (&self->notice);
  stage_free (self->stage);
}

AwaleLibraryPage *
library_stage_get_page (LibraryStage *self)
{
  return awale_library_view_get_page (self->library);
}

GtkColumnView *
library_stage_get_view (LibraryStage *self)
{
  GtkWidget *page = GTK_WIDGET (library_stage_get_page (self));

  return GTK_COLUMN_VIEW (stage_find (page, GTK_TYPE_COLUMN_VIEW, NULL));
}

void
library_stage_select (LibraryStage *self,
                      unsigned      position,
                      bool          alone)
{
  gtk_selection_model_select_item (gtk_column_view_get_model (library_stage_get_view (self)),
                                   position, alone);
}

void
library_stage_wait_for_games (LibraryStage *self,
                              unsigned      n_games)
{
  AwaleLibraryTable *table = awale_library_page_get_table (library_stage_get_page (self));

  wait_while (awale_library_table_get_n_games (table) != n_games);
}

void
library_stage_assert_subtitle (LibraryStage *self,
                               const char   *expected)
{
  g_autofree char *subtitle = awale_library_view_dup_subtitle (self->library);

  g_assert_cmpstr (subtitle, ==, expected);
}
