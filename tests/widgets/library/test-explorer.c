/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/library/awale-explorer.h"

#include "game/awale-value.h"
#include "library/awale-library-item.h"
#include "cases.h"
#include "widget-fixtures.h"
#include "widgets/library/awale-explorer-row.h"
#include "widgets/library/awale-library-text.h"

#include "../../wait.h"

#include <math.h>

/* An explorer in a window, and what was chosen in it last. */
typedef struct
{
  GtkWidget     *window;
  AwaleExplorer *explorer;
  GtkWidget     *board;       /* Another widget that can get the focus. */
  bool           is_refusing; /* True if playing a move is to fail. */
  int            move;
  gint64         game;
} Fixture;

static void
move_chosen_cb (AwaleExplorer *explorer,
                int            move,
                Fixture       *self)
{
  self->move = move;
  if (!self->is_refusing)
    awale_explorer_await (explorer);
}

static void
game_chosen_cb (AwaleExplorer *explorer,
                gint64         game,
                Fixture       *self)
{
  self->game = game;
}

static void
add_actions (GtkWidget *widget)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  const GActionEntry entries[] = {
    { .name = "library" }, { .name = "explore" }, { .name = "explore-all" },
    { .name = "explore-either-side", .state = "false" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), NULL);
  gtk_widget_insert_action_group (widget, "win", G_ACTION_GROUP (group));
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  GtkWidget *box;

  self->explorer = AWALE_EXPLORER (awale_explorer_new ());
  self->move = AWALE_NO_MOVE;
  g_signal_connect (self->explorer, "move-chosen", G_CALLBACK (move_chosen_cb), self);
  g_signal_connect (self->explorer, "game-chosen", G_CALLBACK (game_chosen_cb), self);
  add_actions (GTK_WIDGET (self->explorer));
  self->board = gtk_button_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), self->board);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->explorer));
  self->window = fixtures_show (box, 360, 600);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  fixtures_destroy (self->window, GTK_WIDGET (self->explorer));
}

static void
add_game (AwaleExploration *exploration,
          gint64            id,
          const char       *south,
          const char       *date)
{
  const AwaleLibraryRow row = { .id = id, .south = south, .date = date, .result = "26-22",
                                .event = "Cup" };

  g_ptr_array_add (exploration->games, awale_library_item_new (&row));
}

/* Creates an exploration of three moves in four games, two of which have no result, and one of
 * these no date either. */
static AwaleExploration *
create_exploration (void)
{
  const AwaleLibraryMove moves[] = {
    { .move = 5, .n_games = 2, .n_south_wins = 1, .n_draws = 1, .margin = 2,
      .last = "2022.01.10" },
    { .move = 3, .n_games = 1, .margin = NAN, .last = "2021.??.??" },
    { .move = 2, .n_games = 1, .margin = NAN },
  };
  AwaleExploration *exploration = awale_exploration_new_none ();

  g_array_append_vals (exploration->moves, moves, G_N_ELEMENTS (moves));
  add_game (exploration, 7, "Ama", "2022.01.10");
  add_game (exploration, 4, NULL, NULL);
  exploration->n_found = 3;
  exploration->n_asked = 20;
  exploration->n_all = 30;
  return exploration;
}

static void
assert_label (GtkWidget  *widget,
              const char *expected)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        expected);

  g_assert_cmpstr (mismatch, ==, NULL);
}

static GtkWidget *
find_move (Fixture *self,
           int      nth)
{
  GtkWidget *moves = fixtures_find (GTK_WIDGET (self->explorer), GTK_TYPE_LIST_BOX, 0);

  return fixtures_find (moves, GTK_TYPE_LIST_BOX_ROW, nth);
}

static GtkWidget *
find_game (Fixture *self,
           int      nth)
{
  GtkWidget *games = fixtures_find (GTK_WIDGET (self->explorer), GTK_TYPE_LIST_BOX, 1);

  return fixtures_find (games, GTK_TYPE_LIST_BOX_ROW, nth);
}

/* Returns the text of a label without direction marks, and with ordinary spaces. (transfer full) */
static char *
dup_text (GtkWidget *label)
{
  g_auto (GStrv) parts = g_strsplit (gtk_label_get_label (GTK_LABEL (label)), AWALE_LTR_MARK, -1);
  g_autofree char *text = g_strjoinv ("", parts);
  g_auto (GStrv) words = g_strsplit (text, "\302\240", -1);

  return g_strjoinv (" ", words);
}

static GtkWidget *
find_label (Fixture    *self,
            const char *text)
{
  GtkWidget *label;

  for (int i = 0; (label = fixtures_find (GTK_WIDGET (self->explorer), GTK_TYPE_LABEL, i)) != NULL;
       i++)
    {
      g_autofree char *said = dup_text (label);

      if (gtk_widget_get_mapped (label) && g_str_equal (said, text))
        return label;
    }
  return NULL;
}

static bool
says (Fixture    *self,
      const char *text)
{
  return find_label (self, text) != NULL;
}

/* Unknown facts are omitted, and values are those of South, whoever is to move. */
static void
test_found (Fixture       *self,
            gconstpointer  data)
{
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT, opening = AWALE_MOVE_VALUES_INIT;
  AwaleExploration *exploration = create_exploration ();

  exploration->is_whole = false;
  awale_explorer_show (self->explorer, exploration, AWALE_SOUTH);
  g_assert_true (says (self, "In 3 games so far…"));
  awale_explorer_show (self->explorer, create_exploration (), AWALE_SOUTH);
  g_assert_true (says (self, "In 3 of 20 games"));
  g_assert_true (says (self, "10 games with another ruleset are not counted."));
  g_assert_true (says (self, "Latest Games"));
  g_assert_true (says (self, "_Show All in the Library"));
  g_assert_true (says (self, "+2.0 on average · last 2022-01-10"));
  assert_label (find_move (self, 0), "F, 2 games, South wins 1, 1 draw, North wins 0, "
                                     "on average 2 seeds for South, last played 2022-01-10");
  assert_label (find_move (self, 1), "D, 1 game, last played 2021");
  assert_label (find_move (self, 2), "C, 1 game");
  g_assert_null (find_move (self, 3));
  assert_label (find_game (self, 0), "Ama – North, 26–22, 2022-01-10, Cup");
  g_assert_false (says (self, "By another sequence of moves"));
  exploration = create_exploration ();
  exploration->by_other_moves[0] = true;
  awale_explorer_show (self->explorer, exploration, AWALE_SOUTH);
  g_assert_true (says (self, "By another sequence of moves"));
  assert_label (find_game (self, 0),
                "Ama – North, 26–22, 2022-01-10, Cup, By another sequence of moves");
  assert_label (find_game (self, 1), "South – North, 26–22, Cup");

  awale_move_values_set (&values, 3, &(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, -150, -150, 12 });
  awale_move_values_set (&opening, 3, &(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, 40, 40, 20 });
  awale_explorer_set_values (self->explorer, &values, &opening);
  g_assert_true (says (self, "last 2021 · book +0.4 · engine −1.5"));
  assert_label (find_move (self, 1), "D, 1 game, last played 2021, opening book: 0.4 seeds for "
                                     "South, engine: 1.5 seeds for North, depth 12");

  exploration = create_exploration ();
  exploration->n_all = exploration->n_asked;
  awale_explorer_show (self->explorer, exploration, AWALE_SOUTH);
  g_assert_false (says (self, "10 games with another ruleset are not counted."));

  awale_explorer_show (self->explorer, create_exploration (), AWALE_NORTH);
  g_assert_true (says (self, "−2.0 on average · last 2022-01-10"));
}

/* The label of a button can be much narrower than its text, so that large text fits on the
 * screen. */
static void
test_narrow (Fixture       *self,
             gconstpointer  data)
{
  GtkWidget *label;
  int least, natural;

  awale_explorer_show (self->explorer, create_exploration (), AWALE_SOUTH);
  label = find_label (self, "_Show All in the Library");
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, <=, natural / 2);
}

/* Moves and games can be chosen, except while a query runs. The first move of its result gets the
 * focus. */
static void
test_chosen (Fixture       *self,
             gconstpointer  data)
{
  awale_explorer_show (self->explorer, create_exploration (), AWALE_SOUTH);
  fixtures_settle ();
  gtk_widget_activate (find_game (self, 1));
  g_assert_cmpint (self->game, ==, 4);
  gtk_widget_grab_focus (find_move (self, 1));
  gtk_widget_activate (find_move (self, 1));
  g_assert_cmpint (self->move, ==, 3);

  self->move = AWALE_NO_MOVE;
  self->game = 0;
  awale_explorer_await (self->explorer);
  g_assert_cmpfloat (gtk_widget_get_opacity (gtk_widget_get_ancestor (
                       find_move (self, 0), GTK_TYPE_SCROLLED_WINDOW)), ==, 0);
  gtk_widget_activate (find_move (self, 0));
  gtk_widget_activate (find_game (self, 0));
  g_assert_cmpint (self->move, ==, AWALE_NO_MOVE);
  g_assert_cmpint (self->game, ==, 0);
  awale_explorer_show (self->explorer, create_exploration (), AWALE_SOUTH);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == find_move (self, 0));
}

static AwaleExploration *
create_none (gint64 n_asked,
             gint64 n_all)
{
  AwaleExploration *exploration = awale_exploration_new_none ();

  exploration->n_asked = n_asked;
  exploration->n_all = n_all;
  return exploration;
}

/* An empty or failed result explains itself, and one of its controls gets the focus. */
static void
test_nothing (Fixture       *self,
              gconstpointer  data)
{
  awale_explorer_focus (self->explorer);
  awale_explorer_show (self->explorer, create_none (0, 0), AWALE_SOUTH);
  g_assert_true (says (self, "The explorer shows what was played here in the games of your "
                             "library, which is empty."));
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (self->window))));
  awale_explorer_show (self->explorer, create_none (0, 5), AWALE_SOUTH);
  g_assert_true (says (self, "Your library has no game played by these rules."));

  awale_explorer_show (self->explorer, create_exploration (), AWALE_SOUTH);
  awale_explorer_focus (self->explorer);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == find_move (self, 0));
  awale_explorer_show (self->explorer, create_none (5, 5), AWALE_SOUTH);
  g_assert_true (says (self, "None of the 5 games with this ruleset has this position."));
  g_assert_true (GTK_IS_CHECK_BUTTON (gtk_window_get_focus (GTK_WINDOW (self->window))));

  awale_explorer_show_failure (self->explorer, "It is damaged.");
  g_assert_true (says (self, "It is damaged."));
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (self->window))));
}

static GtkWidget *
get_focus (Fixture *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

/* At the end of a game, where there are no moves, the focus goes to the first game or, without
 * games, to the check button above them. */
static void
test_end (Fixture       *self,
          gconstpointer  data)
{
  AwaleExploration *exploration = create_exploration ();

  g_array_set_size (exploration->moves, 0);
  awale_explorer_focus (self->explorer);
  awale_explorer_show (self->explorer, exploration, AWALE_SOUTH);
  g_assert_true (get_focus (self) == find_game (self, 0));
  exploration = create_exploration ();
  g_array_set_size (exploration->moves, 0);
  g_ptr_array_set_size (exploration->games, 0);
  awale_explorer_show (self->explorer, exploration, AWALE_SOUTH);
  g_assert_true (GTK_IS_CHECK_BUTTON (get_focus (self)));
}

/* A hidden widget does not get the focus before the first result. */
static void
test_first_focus (Fixture       *self,
                  gconstpointer  data)
{
  GtkWidget *focus;

  awale_explorer_focus (self->explorer);
  focus = get_focus (self);
  g_assert_true (focus == NULL || gtk_widget_get_mapped (focus));
  awale_explorer_show (self->explorer, create_exploration (), AWALE_SOUTH);
  g_assert_true (get_focus (self) == find_move (self, 0));
}

/* New results leave the focus on the row of a move that was refused, and on the board if the focus
 * went there during the query. */
static void
test_elsewhere (Fixture       *self,
                gconstpointer  data)
{
  awale_explorer_show (self->explorer, create_exploration (), AWALE_SOUTH);
  self->is_refusing = true;
  gtk_widget_grab_focus (find_move (self, 1));
  gtk_widget_activate (find_move (self, 1));
  awale_explorer_await (self->explorer);
  awale_explorer_show (self->explorer, create_exploration (), AWALE_SOUTH);
  g_assert_true (get_focus (self) == find_move (self, 1));

  self->is_refusing = false;
  gtk_widget_activate (find_move (self, 1));
  gtk_widget_grab_focus (self->board);
  awale_explorer_show (self->explorer, create_exploration (), AWALE_SOUTH);
  g_assert_true (get_focus (self) == self->board);
}

static bool
says_reading (gpointer data)
{
  return says (data, "Reading the library…");
}

static void
test_wait (Fixture       *self,
           gconstpointer  data)
{
  awale_explorer_show (self->explorer, create_exploration (), AWALE_SOUTH);
  g_assert_true (says (self, "Games") || says (self, "Latest Games"));
  awale_explorer_await (self->explorer);
  g_assert_false (says_reading (self));
  gtk_widget_grab_focus (find_move (self, 1));
  fixtures_wait (says_reading, self);
  fixtures_settle ();
  g_assert_false (says (self, "Latest Games"));
  awale_explorer_show (self->explorer, create_exploration (), AWALE_SOUTH);
  g_assert_true (get_focus (self) == find_move (self, 0));
  g_assert_false (says_reading (self));
}

#define ADD(name, func) \
  g_test_add ("/widgets/explorer/" name, Fixture, NULL, set_up, func, tear_down)

CASES (fixtures_init)
{
  ADD ("found", test_found);
  ADD ("narrow", test_narrow);
  ADD ("chosen", test_chosen);
  ADD ("nothing", test_nothing);
  ADD ("end", test_end);
  ADD ("first-focus", test_first_focus);
  ADD ("elsewhere", test_elsewhere);
  ADD ("wait", test_wait);
}
