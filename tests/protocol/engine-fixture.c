/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "engine-fixture.h"

#include "../wait.h"

#include <glib/gstdio.h>
#include <string.h>

EngineFixture *
engine_fixture_new (const char *kind)
{
  EngineFixture *self = g_new0 (EngineFixture, 1);
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "engine.py", NULL);
  g_autofree char *quoted = g_shell_quote (script);
  g_autofree char *command = NULL;
  g_autofree char *folder = g_dir_make_tmp ("awale-engine-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;

  self->file = g_build_filename (folder, "file", NULL);
  command = g_strdup_printf ("python3 %s %s '%s'", quoted, kind, self->file);
  self->process = awale_engine_process_new (command, &error);
  g_assert_no_error (error);
  return self;
}

static void
weak_notify_cb (void    *data,
                GObject *object)
{
  *(bool *) data = true;
}

void
engine_fixture_free (EngineFixture *self)
{
  g_autofree char *folder = g_path_get_dirname (self->file);
  bool is_gone = false;

  awale_engine_process_quit (self->process);
  g_object_weak_ref (G_OBJECT (self->process), weak_notify_cb, &is_gone);
  g_object_unref (self->process);
  wait_while (!is_gone || g_main_context_pending (NULL));
  g_remove (self->file);
  g_rmdir (folder);
  g_clear_error (&self->error);
  g_free (self->file);
  g_free (self);
}

void
engine_fixture_wait (EngineFixture *self)
{
  wait_while (!self->is_done);
}

static void
started_cb (GObject      *source,
            GAsyncResult *result,
            void         *user_data)
{
  EngineFixture *self = user_data;

  g_clear_error (&self->error);
  awale_engine_process_start_finish (self->process, result, &self->error);
  self->is_done = true;
}

void
engine_fixture_start (EngineFixture *self)
{
  self->is_done = false;
  awale_engine_process_start (self->process, NULL, started_cb, self);
  engine_fixture_wait (self);
}

static void
info_cb (const AwaleInfoLine    *info,
         const AwaleEngineValue *value,
         void                   *user_data)
{
  EngineFixture *self = user_data;

  if (self->n_infos < G_N_ELEMENTS (self->values))
    {
      self->values[self->n_infos] = value != NULL ? value->value : G_MAXINT;
      self->verdicts[self->n_infos] = value != NULL ? value->verdict : AWALE_ENGINE_CLAIM_NONE;
    }
  self->n_infos++;
  self->last_info = *info;
}

void
engine_fixture_searched_cb (GObject      *source,
                            GAsyncResult *result,
                            void         *user_data)
{
  EngineFixture *self = user_data;

  g_clear_error (&self->error);
  self->answer = awale_engine_process_search_finish (self->process, result, &self->error);
  self->is_done = true;
}

void
engine_fixture_begin_search (EngineFixture *self,
                             const char    *rules,
                             const char    *go,
                             GCancellable  *cancellable)
{
  AwaleEngineRequest request = {
    .rules = awale_preset_find (rules)->rules,
    .start = awale_position_start (),
    .go = awale_go_command_parse (go, NULL),
  };

  self->is_done = false;
  self->n_infos = 0;
  awale_engine_process_search (self->process, &request, info_cb, self, cancellable,
                               engine_fixture_searched_cb, self);
}

void
engine_fixture_search (EngineFixture *self,
                       const char    *rules,
                       const char    *go)
{
  engine_fixture_begin_search (self, rules, go, NULL);
  engine_fixture_wait (self);
}

void
engine_fixture_wait_for_info (EngineFixture *self)
{
  wait_while (self->n_infos == 0);
}

void
engine_fixture_assert_fault (EngineFixture *self,
                             const char    *part)
{
  g_assert_error (self->error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_FAULT);
  g_assert_nonnull (strstr (self->error->message, part));
}

void
engine_fixture_assert_answer (EngineFixture *self,
                              AwaleMove      move)
{
  g_assert_no_error (self->error);
  g_assert_cmpint (self->answer, ==, move);
}

char *
engine_fixture_read_told (EngineFixture *self)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (self->file, &text, NULL, NULL));
  return text;
}
