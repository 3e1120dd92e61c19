/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/library/awale-filter-popover.h"
#include "cases.h"
#include "stage.h"

typedef struct
{
  Stage              *stage;
  GtkWidget          *button;    /* Button that opens the popover. */
  AwaleFilterPopover *popover;
  unsigned            n_changed;
} Fixture;

static void
changed_cb (Fixture *self)
{
  self->n_changed++;
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->stage = stage_new ();
  self->button = gtk_menu_button_new ();
  self->popover = g_object_new (AWALE_TYPE_FILTER_POPOVER, NULL);
  gtk_window_set_child (self->stage->window, self->button);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), GTK_WIDGET (self->popover));
  awale_filter_popover_set_rulesets (self->popover, self->stage->services->rulesets);
  g_signal_connect_swapped (self->popover, "changed", G_CALLBACK (changed_cb), self);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  stage_free (self->stage);
}

static AdwComboRow *
find_row (GtkWidget  *widget,
          const char *title)
{
  if (ADW_IS_COMBO_ROW (widget)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title))
    return ADW_COMBO_ROW (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AdwComboRow *row = find_row (child, title);

      if (row != NULL)
        return row;
    }
  return NULL;
}

static void
assert_asks (Fixture            *self,
             AwaleAnalyzedFilter analyzed,
             const char         *summary)
{
  AwaleLibraryFilter filter = { .text = NULL };
  g_autofree char *told = awale_filter_popover_dup_summary (self->popover, false);

  awale_filter_popover_fill (self->popover, &filter);
  g_assert_cmpint (filter.analyzed, ==, analyzed);
  g_assert_cmpstr (told, ==, summary);
}

static void
test_analyzed (Fixture      *self,
               gconstpointer data)
{
  AdwComboRow *row = find_row (GTK_WIDGET (self->popover), "_Analysis");

  assert_asks (self, AWALE_ANALYZED_ANY, NULL);
  adw_combo_row_set_selected (row, 1);
  assert_asks (self, AWALE_ANALYZED_YES, "Analyzed");
  adw_combo_row_set_selected (row, 2);
  assert_asks (self, AWALE_ANALYZED_NO, "Not analyzed");
  g_assert_cmpuint (self->n_changed, ==, 2);
  awale_filter_popover_clear (self->popover);
  assert_asks (self, AWALE_ANALYZED_ANY, NULL);
  g_assert_cmpuint (self->n_changed, ==, 3);
}

/* The side to move is a pattern by itself. */
static void
test_mover (Fixture      *self,
            gconstpointer data)
{
  AdwComboRow *row = find_row (GTK_WIDGET (self->popover), "To _Move");
  const AwalePositionPattern *pattern;

  g_assert_null (awale_filter_popover_get_pattern (self->popover));
  adw_combo_row_set_selected (row, 2);
  pattern = awale_filter_popover_get_pattern (self->popover);
  g_assert_cmpint (pattern->least.side, ==, AWALE_NORTH);
  g_assert_cmpint (pattern->most.pits[3], ==, AWALE_SEEDS);
  assert_asks (self, AWALE_ANALYZED_ANY, "North to move");
  awale_filter_popover_clear (self->popover);
  g_assert_null (awale_filter_popover_get_pattern (self->popover));
  g_assert_cmpuint (self->n_changed, ==, 2);
}

/* A player is found on either side, or on the side of the opening, independently of other
 * patterns. */
static void
test_player (Fixture      *self,
             gconstpointer data)
{
  const AwalePlayerOpening openings[] = { { 5, AWALE_NO_MOVE, { 0 } }, { 5, 11, { 0 } } };
  AwalePositionPattern board = awale_position_pattern_of (awale_position_start (), false);
  AwaleLibraryFilter filter = { .text = NULL };

  awale_filter_popover_choose_player (self->popover, &(AwalePlayerGames) { "Ama", NULL });
  awale_filter_popover_fill (self->popover, &filter);
  g_assert_cmpstr (filter.player, ==, "Ama");
  g_assert_null (filter.opening);
  assert_asks (self, AWALE_ANALYZED_ANY, "Ama");

  awale_filter_popover_choose_player (self->popover,
                                      &(AwalePlayerGames) { "Ama", &openings[0] });
  filter = (AwaleLibraryFilter) { .text = NULL };
  awale_filter_popover_fill (self->popover, &filter);
  g_assert_null (filter.player);
  g_assert_cmpstr (filter.south, ==, "Ama");
  g_assert_null (filter.position);
  g_assert_cmpint (filter.opening->least.pits[5], ==, 0);
  g_assert_cmpint (filter.opening->most.pits[9], ==, 5);
  g_assert_cmpint (filter.opening->least.side, ==, AWALE_NORTH);
  assert_asks (self, AWALE_ANALYZED_ANY, "Ama as South, after F");

  awale_filter_popover_choose_player (self->popover,
                                      &(AwalePlayerGames) { "Ama", &openings[1] });
  filter = (AwaleLibraryFilter) { .position = &board };
  awale_filter_popover_fill (self->popover, &filter);
  g_assert_cmpstr (filter.north, ==, "Ama");
  g_assert_true (filter.position == &board);
  g_assert_cmpint (filter.opening->most.pits[11], ==, 0);
  g_assert_cmpint (filter.opening->most.side, ==, AWALE_SOUTH);
  assert_asks (self, AWALE_ANALYZED_ANY, "Ama as North, after F f");

  awale_filter_popover_clear (self->popover);
  assert_asks (self, AWALE_ANALYZED_ANY, NULL);
  g_assert_cmpuint (self->n_changed, ==, 4);
}

CASES (stage_init)
{
  g_test_add ("/app/filter-popover/analyzed", Fixture, NULL, set_up, test_analyzed, tear_down);
  g_test_add ("/app/filter-popover/player", Fixture, NULL, set_up, test_player, tear_down);
  g_test_add ("/app/filter-popover/mover", Fixture, NULL, set_up, test_mover, tear_down);
}
