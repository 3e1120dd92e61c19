/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The page that is shown when the library cannot be read.
 */
#include "cases.h"
#include "library-stage.h"
#include "library/awale-library.h"

#include "../../wait.h"

static void
set_up (LibraryStage *self,
        const void   *data)
{
  library_stage_set_up (self, library_stage_games);
}

/* An unreadable library is named with a remedy, instead of an empty list. */
static void
test_unreadable (LibraryStage *self,
                 const void   *data)
{
  g_autofree char *path = awale_library_dup_default_path ();
  g_autofree char *told =
    g_strdup_printf ("“%s” is not a library of games.\n\nMove it away to start with an empty "
                     "library, or restore it from a backup. Then try again.", path);
  g_autofree char *kept = NULL;
  gsize n_bytes;

  awale_library_client_flush (self->stage->services->library);
  g_assert_true (g_file_get_contents (path, &kept, &n_bytes, NULL));
  g_assert_true (g_file_set_contents (path, "nonsense", -1, NULL));
  awale_library_view_set_shown (self->library, true);
  awale_actions_set_in_library (self->stage->actions, true);
  wait_while (stage_find (GTK_WIDGET (self->stage->window), GTK_TYPE_LABEL, told) == NULL);
  library_stage_assert_subtitle (self, "");
  g_assert_true (g_file_set_contents (path, kept, (gssize) n_bytes, NULL));
  stage_do (self->stage, "read-library");
  library_stage_wait_for_games (self, 3);
  library_stage_assert_subtitle (self, "3 games");
}

#define ADD(name, test) g_test_add ("/app/library-page/" name, LibraryStage, NULL, set_up, test, \
                                    library_stage_tear_down)

CASES (stage_init)
{
  ADD ("unreadable", test_unreadable);
}
