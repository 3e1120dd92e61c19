/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/library/awale-filter-popover.h"
#include "cases.h"
#include "library-stage.h"
#include "widgets/library/awale-pattern-entry.h"

#include "../../wait.h"

static const char games[] = "[South \"Ama\"]\n[North \"Kofi\"]\n\n1. F f 2. B *\n\n"
                            "[South \"Esi\"]\n[North \"Yaw\"]\n\n1. A a *\n";

typedef struct
{
  LibraryStage   library;
  AwaleDocument *opened;
} Fixture;

static void
opened_cb (Fixture       *self,
           AwaleDocument *document,
           gint64         game)
{
  g_set_object (&self->opened, document);
}

static AwaleLibraryPage *
get_page (Fixture *self)
{
  return library_stage_get_page (&self->library);
}

/* Sets up a library of two games, and the position after A on the board. */
static void
set_up (Fixture      *self,
        gconstpointer data)
{
  AwaleGame *game;

  library_stage_set_up (&self->library, games);
  g_signal_connect_swapped (self->library.library, "opened", G_CALLBACK (opened_cb),
                            self);
  game = stage_show (self->library.stage, "A");
  awale_game_set_cursor (game, awale_game_get_line_end (game, awale_game_get_root (game)));
  library_stage_show (&self->library, 2);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  library_stage_tear_down (&self->library, data);
  g_clear_object (&self->opened);
}

static gpointer
find (GtkWidget *widget,
      GType      type)
{
  gpointer found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* Sets the entry of the pit @letter; the entries run from f to a, then from A to F. */
static void
set_pit (Fixture    *self,
         char        letter,
         const char *seeds)
{
  int index = g_ascii_islower (letter) ? 'f' - letter : 6 + letter - 'A';
  GtkWidget *pattern = find (GTK_WIDGET (get_page (self)), AWALE_TYPE_PATTERN_ENTRY);
  GtkWidget *grid = gtk_widget_get_first_child (pattern);

  for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_ENTRY (child) && index-- == 0)
      gtk_editable_set_text (GTK_EDITABLE (child), seeds);
}

static void
assert_summary (Fixture    *self,
                const char *expected)
{
  GtkWidget *clear = stage_find (GTK_WIDGET (get_page (self)), GTK_TYPE_BUTTON, "C_lear Filters");
  GtkLabel *label = GTK_LABEL (gtk_widget_get_prev_sibling (clear));

  g_assert_cmpstr (gtk_label_get_label (label), ==, expected);
}

/* A pattern can be combined with the position on the board. */
static void
test_with_position (Fixture      *self,
                    gconstpointer data)
{
  set_pit (self, 'B', "0");
  library_stage_wait_for_games (&self->library, 1);
  assert_summary (self, "Pits B 0");
  g_object_set (self->library.library, "with-position", TRUE, NULL);
  library_stage_wait_for_games (&self->library, 0);
  set_pit (self, 'B', "4+");
  library_stage_wait_for_games (&self->library, 1);
  g_object_set (self->library.library, "with-position", FALSE, NULL);
  library_stage_wait_for_games (&self->library, 2);
  set_pit (self, 'B', "9");
  library_stage_wait_for_games (&self->library, 0);
  stage_do (self->library.stage, "clear-filters");
  library_stage_wait_for_games (&self->library, 2);
  assert_summary (self, "");
}

/* A pattern can also match with the sides swapped, and a game found by it opens at the matching
 * position. */
static void
test_either_side (Fixture      *self,
                  gconstpointer data)
{
  set_pit (self, 'b', "0");
  library_stage_wait_for_games (&self->library, 0);
  g_object_set (self->library.library, "either-side", TRUE, NULL);
  library_stage_wait_for_games (&self->library, 1);
  assert_summary (self, "Pits b 0, seen from either side");
  g_object_set (self->library.library, "either-side", FALSE, NULL);
  library_stage_wait_for_games (&self->library, 0);
  stage_do (self->library.stage, "clear-filters");
  library_stage_wait_for_games (&self->library, 2);
  g_object_set (self->library.library, "either-side", TRUE, NULL);
  set_pit (self, 'a', "0");
  library_stage_wait_for_games (&self->library, 1);
  g_signal_emit_by_name (find (GTK_WIDGET (get_page (self)), GTK_TYPE_COLUMN_VIEW), "activate", 0);
  wait_while (self->opened == NULL);
  g_assert_cmpint (awale_node_get_ply (awale_game_get_cursor (
                     awale_document_get_game (self->opened, 0))), ==, 1);
}

#define ADD(name, test) \
  g_test_add ("/app/pattern-filter/" name, Fixture, NULL, set_up, test, tear_down)

CASES (stage_init)
{
  ADD ("with-position", test_with_position);
  ADD ("either-side", test_either_side);
}
