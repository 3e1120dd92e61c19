/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "stage.h"

#include "awale-app-resources.h"
#include "widget-fixtures.h"
#include "../wait.h"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

void
stage_excuse_folders (void)
{
#ifdef __SANITIZE_ADDRESS__
  const void *copies[] = {
    g_get_home_dir (),         g_get_system_config_dirs (), g_get_system_data_dirs (),
    g_get_user_cache_dir (),   g_get_user_config_dir (),    g_get_user_data_dir (),
    g_get_user_runtime_dir (), g_get_user_state_dir (),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (copies); i++)
    __lsan_ignore_object (copies[i]);
#endif
}

void
stage_init (int    *argc,
            char ***argv)
{
  /* Icons need the MIME database of the system, which the isolated folders hide. */
  g_content_type_set_mime_dirs (NULL);
  /* Create the manager before the folders are isolated, so that its file outlives each test. */
  gtk_recent_manager_get_default ();
  g_test_init (argc, argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  fixtures_excuse_toolkit ();
  adw_init ();
  awale_app_register_resource ();
  stage_excuse_folders ();
}

/* Key of the study in the data of its window. */
#define STUDY "study"

/* Returns the study of the only window, in which every document opens. */
static AwaleStudy *
get_free (GtkWindow *window)
{
  return g_object_get_data (G_OBJECT (window), STUDY);
}

Stage *
stage_new (void)
{
  Stage *stage = g_new0 (Stage, 1);
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (AwaleServices) services = NULL;
  g_autoptr (AwaleNoticeBar) notice = NULL;

  services = awale_services_new (settings);
  stage->window = g_object_new (GTK_TYPE_APPLICATION_WINDOW, NULL);
  stage->view = g_object_new (AWALE_TYPE_STUDY_VIEW, NULL);
  stage->toasts = g_object_new (AWALE_TYPE_TOAST_OVERLAY, NULL);
  g_object_set (stage->toasts, "child", stage->view, NULL);
  gtk_window_set_child (stage->window, GTK_WIDGET (stage->toasts));
  notice = g_object_ref_sink (g_object_new (AWALE_TYPE_NOTICE_BAR, NULL));
  stage->study = awale_study_new (stage->window, stage->view, services, notice, stage->toasts,
                                  get_free);
  g_object_set_data (G_OBJECT (stage->window), STUDY, stage->study);
  stage->notice = notice;
  stage->draft = stage->study->draft;
  stage->services = services;
  stage->actions = stage->study->actions;
  gtk_window_present (stage->window);
  return stage;
}

void
stage_close_study (Stage *stage)
{
  g_object_run_dispose (G_OBJECT (stage->actions));
  g_clear_pointer (&stage->study, awale_study_close);
}

void
stage_free (Stage *stage)
{
  if (stage->study != NULL)
    {
      awale_draft_close (stage->draft);
      g_object_run_dispose (G_OBJECT (stage->actions));
    }
  gtk_window_destroy (stage->window);
  g_clear_pointer (&stage->study, awale_study_close);
  g_free (stage);
  stage_excuse_folders ();
}

void
stage_add_game (Stage     *stage,
                AwaleGame *game)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();

  g_ptr_array_add (games, game);
  awale_draft_insert_games (stage->draft, games,
                            awale_document_get_n_games (awale_draft_get_document (stage->draft)));
}

AwaleGame *
stage_show (Stage      *stage,
            const char *letters)
{
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);

  for (; *letters != '\0'; letters++)
    g_assert_cmpint (awale_game_play (game, awale_move_from_letter (*letters)), ==,
                     AWALE_ILLEGAL_REASON_NONE);
  awale_game_forget_history (game);
  awale_document_add_game (document, game);
  awale_draft_adopt (stage->draft, document, false);
  awale_actions_update (stage->actions);
  return awale_draft_get_game (stage->draft);
}

GtkWidget *
stage_find (GtkWidget  *widget,
            GType       type,
            const char *text)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_visible (widget) &&
      (text == NULL ||
       (GTK_IS_LABEL (widget)
        ? g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), text)
        : g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), text) == 0)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = stage_find (child, type, text);
  return found;
}

bool
stage_can (Stage      *stage,
           const char *action)
{
  g_assert_true (g_action_group_has_action (G_ACTION_GROUP (stage->window), action));
  awale_actions_update (stage->actions);
  return g_action_group_get_action_enabled (G_ACTION_GROUP (stage->window), action);
}

void
stage_do (Stage      *stage,
          const char *action)
{
  g_assert_true (stage_can (stage, action));
  g_action_group_activate_action (G_ACTION_GROUP (stage->window), action, NULL);
}

GtkWidget *
stage_find_question (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (ADW_IS_MESSAGE_DIALOG (l->data) && gtk_widget_get_visible (l->data) &&
        g_object_get_data (l->data, "answered") == NULL)
      return l->data;
  return NULL;
}

void
stage_answer (const char *response)
{
  GtkWidget *question;

  wait_while (stage_find_question () == NULL);
  question = stage_find_question ();
  g_object_set_data (G_OBJECT (question), "answered", question);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), response);
}
