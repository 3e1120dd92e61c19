/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-desk"

#include "awale-desk.h"

#include "awale-recovery.h"

static AwaleExamples *
create_examples (void)
{
  const char *data_dir = g_getenv ("AWALE_DATA_DIR");
  g_autoptr (GFile) folder =
    g_file_new_build_filename (data_dir != NULL ? data_dir : PKGDATADIR, "examples", NULL);

  return awale_examples_new (folder);
}

static void
free_contents (AwaleDesk *self)
{
  g_object_unref (self->settings);
  g_object_unref (self->workspace);
  g_object_unref (self->tables);
  g_object_unref (self->engines);
  g_object_unref (self->rulesets);
  g_object_unref (self->recovery_folder);
  g_object_unref (self->examples);
  g_object_unref (self->disk);
}

AwaleDesk *
awale_desk_new (GSettings *settings)
{
  g_autoptr (GFile) workspace = NULL;
  AwaleDesk *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  workspace = g_file_new_build_filename (g_get_user_data_dir (), "awale", "workspace.gvariant",
                                         NULL);
  self = g_rc_box_new (AwaleDesk);
  self->settings = g_object_ref (settings);
  self->disk = awale_disk_queue_new ();
  self->workspace = awale_workspace_new (workspace, self->disk);
  self->tables = awale_tables_new (NULL);
  self->engines = awale_engines_new (settings);
  self->rulesets = awale_rulesets_new (settings);
  self->recovery_folder = awale_recovery_get_default_folder ();
  self->examples = create_examples ();

  return self;
}

AwaleDesk *
awale_desk_ref (AwaleDesk *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_rc_box_acquire (self);
}

void
awale_desk_unref (AwaleDesk *self)
{
  g_return_if_fail (self != NULL);

  g_rc_box_release_full (self, (GDestroyNotify) free_contents);
}
