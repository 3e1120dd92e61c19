/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The selection in the library survives a change of the sort order.
 */
#include "cases.h"
#include "library-stage.h"
#include "library/awale-library-item.h"
#include "widgets/library/awale-library-view-state.h"

#include "../../wait.h"

static bool
has_south (LibraryStage *self,
           unsigned      position,
           const char   *name)
{
  GListModel *model = G_LIST_MODEL (gtk_column_view_get_model (library_stage_get_view (self)));
  g_autoptr (AwaleLibraryItem) item = g_list_model_get_item (model, position);

  return g_strcmp0 (awale_library_item_get_row (item)->south, name) == 0;
}

static void
select_row (LibraryStage *self,
            unsigned      position,
            bool          with_shift)
{
  gtk_widget_activate_action (awale_library_view_state_get_rows (library_stage_get_view (self)),
                              "list.select-item", "(ubb)", position, FALSE, with_shift);
}

/* Shift selects from the game chosen first, even after sorting. */
static void
test_range (LibraryStage *self,
            const void   *data)
{
  GtkSelectionModel *selection = gtk_column_view_get_model (library_stage_get_view (self));
  unsigned chosen = 0;

  while (!has_south (self, chosen, "Esi"))
    chosen++;
  g_assert_cmpuint (chosen, >, 0);
  select_row (self, chosen, false);
  g_object_set (self->library, "sort", "plies", NULL);
  wait_while (!has_south (self, 0, "Esi"));
  select_row (self, 1, true);
  g_assert_true (gtk_selection_model_is_selected (selection, 0));
  g_assert_true (gtk_selection_model_is_selected (selection, 1));
  g_assert_false (gtk_selection_model_is_selected (selection, 2));
}

CASES (stage_init)
{
  g_test_add ("/app/selecting/range", LibraryStage, library_stage_games,
              library_stage_set_up_three, test_range, library_stage_tear_down);
}
