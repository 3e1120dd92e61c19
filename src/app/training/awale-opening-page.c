/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-opening-page"

#include "awale-opening-page.h"

#include "app/rulesets/awale-ruleset-group.h"
#include "awale-question-view.h"
#include "game/awale-signal.h"
#include "game/awale-titles.h"
#include "library/awale-library-client.h"
#include "library/awale-library-filter.h"
#include "library/awale-library-rows.h"
#include "notation/awale-document.h"
#include "training/awale-game-quiz.h"
#include "training/awale-opening.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/awale-focus.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Maximum number of moves of a line in the list. */
#define MAX_MOVES 8

/* Where the moves to be guessed come from. */
typedef enum
{
  SOURCE_BOOK,
  SOURCE_LIBRARY,
  SOURCE_GAME,  /* The current game. It must be the last choice, which is left out if there is no
                 * game. */
} Source;

struct _AwaleOpeningPage
{
  AdwBin          parent_instance;

  AwaleServices  *services;
  AwaleGame      *current;      /* Game of the parent window; nullable. */
  AwaleGame      *source;       /* Game whose moves are guessed. */
  AwaleGameQuiz  *quiz;         /* Quiz about `source`; NULL while nothing is guessed. */
  AwaleBook      *book;         /* Book from which `lines` was made; nullable. */
  GArray         *lines;        /* Lines to learn. (element-type AwaleOpeningLine) */
  GCancellable   *cancellable;
  char           *asked_name;   /* Player named in the query; "" for the winner of any game. */

  GtkStack       *stack;
  AdwComboRow    *ruleset;
  AdwComboRow    *moves_of;
  AdwComboRow    *side;
  GtkEditable    *player;
  GtkWidget      *guess_button;
  AdwComboRow    *learned_side;
  AdwComboRow    *line;
  GtkWidget      *learn_button;
  GtkWidget      *no_book;
  AwaleQuestionView *view;
  AdwStatusPage  *summary;
  GtkWidget      *again_button;
};

G_DEFINE_FINAL_TYPE (AwaleOpeningPage, awale_opening_page, ADW_TYPE_BIN)

static void
tell (AwaleOpeningPage *self,
      const char       *sentence)
{
  g_signal_emit_by_name (self, "told", sentence);
}

static AwaleRuleset
get_rules (AwaleOpeningPage *self)
{
  return awale_ruleset_row_get_rules (self->ruleset, self->services->rulesets);
}

static AwaleBook *
get_book (AwaleOpeningPage *self)
{
  AwaleRuleset rules = get_rules (self);

  return awale_book_list_get (self->services->books, &rules);
}

static Source
get_source (AwaleOpeningPage *self)
{
  return (Source) adw_combo_row_get_selected (self->moves_of);
}

/* --- Guesses --------------------------------------------------------------------------------- */

/* True if the page may move the focus, because no widget outside the page has it. */
static bool
has_focus (AwaleOpeningPage *self)
{
  return awale_focus_get (self) == NULL || awale_focus_is_inside (self->stack);
}

static void
show_page (AwaleOpeningPage *self,
           const char       *name,
           GtkWidget        *likeliest)
{
  bool is_seen = has_focus (self);

  gtk_stack_set_visible_child_name (self->stack, name);
  if (is_seen)
    gtk_widget_grab_focus (likeliest);
}

static void
changed_cb (AwaleOpeningPage *self)
{
  bool is_over = awale_quiz_get_state (AWALE_QUIZ (self->quiz)) == AWALE_QUIZ_OVER;
  g_autofree char *text = is_over ? awale_game_quiz_dup_summary (self->quiz)
                                  : awale_game_quiz_dup_standing (self->quiz);

  if (!is_over)
    {
      awale_question_view_set_origin (self->view, text);
      return;
    }
  adw_status_page_set_description (self->summary, text);
  show_page (self, "done", self->again_button);
}

static void
end_guess (AwaleOpeningPage *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->quiz == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->quiz, self);
  awale_question_view_set_quiz (self->view, NULL);
  g_clear_object (&self->quiz);
}

static void
choose (AwaleOpeningPage *self)
{
  end_guess (self);
  show_page (self, "choose", self->guess_button);
}

static void
tell_nothing (AwaleOpeningPage *self,
              const char       *why)
{
  choose (self);
  tell (self, why);
}

/* Starts a quiz about @game. Its book is that for the rules of @game, which the user need not have
 * chosen. */
static void
begin (AwaleOpeningPage *self,
       AwaleGame        *game,
       AwaleSide         side,
       bool              is_book)
{
  const AwaleRuleset *rules = awale_game_get_rules (game);

  end_guess (self);
  g_set_object (&self->source, game);
  self->quiz = awale_game_quiz_new (game, side, awale_book_list_get (self->services->books, rules),
                                    awale_tablebases_get (self->services->tables, rules), is_book);
  if (awale_quiz_get_state (AWALE_QUIZ (self->quiz)) == AWALE_QUIZ_OVER)
    {
      tell_nothing (self, _("There are no moves to guess in this game."));
      return;
    }
  g_signal_connect_object (self->quiz, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  awale_question_view_set_quiz (self->view, AWALE_QUIZ (self->quiz));
  changed_cb (self);
  show_page (self, "play", GTK_WIDGET (self->view));
}

/* --- A game from the library ------------------------------------------------------------------ */

static const char *
word_no_game (bool is_by_player)
{
  return is_by_player ? _("Your library has no game of this player with five rounds or more.")
                      : _("Your library has no game of five rounds or more with a winner.");
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (AwaleOpeningPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleDocument) document =
      awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);
  AwaleGame *game;
  AwaleSide side;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (document == NULL)
    {
      tell_nothing (self, error->message);
      return;
    }
  game = awale_document_get_game (document, 0);
  if (awale_game_quiz_find_side (game, self->asked_name, &side))
    begin (self, game, side, false);
  else
    tell_nothing (self, word_no_game (true));
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (AwaleOpeningPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleLibraryRows) games =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);
  bool is_by_player;
  gint64 drawn;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  is_by_player = *self->asked_name != '\0';
  drawn = games != NULL ? awale_game_quiz_draw_game (games, !is_by_player) : 0;
  if (drawn == 0)
    tell_nothing (self, games == NULL ? error->message : word_no_game (is_by_player));
  else
    awale_library_client_run_async (self->services->library, &awale_library_load_job,
                                    g_memdup2 (&drawn, sizeof drawn), self->cancellable, loaded_cb,
                                    g_object_ref (self));
}

/* Asks the library for the games of the named player, or for all games. A copy of the name is kept,
 * because the user may edit the entry before the answer arrives. */
static void
look_in_library (AwaleOpeningPage *self)
{
  AwaleLibraryFilter filter = { .player = NULL };

  g_free (self->asked_name);
  self->asked_name = g_strstrip (g_strdup (gtk_editable_get_text (self->player)));
  if (*self->asked_name != '\0')
    filter.player = self->asked_name;
  end_guess (self);
  self->cancellable = g_cancellable_new ();
  awale_library_client_run_async (self->services->library, &awale_library_list_job,
                                  awale_library_filter_copy (&filter), self->cancellable,
                                  listed_cb, g_object_ref (self));
}

/* --- Choices --------------------------------------------------------------------------------- */

static void
guess_book (AwaleOpeningPage *self)
{
  AwaleRuleset rules = get_rules (self);
  AwaleBook *book = get_book (self);
  g_autoptr (GRand) rand = g_rand_new ();
  g_autoptr (AwaleGame) game = book != NULL ? awale_opening_draw (book, &rules, rand) : NULL;

  if (game != NULL)
    begin (self, game, (AwaleSide) adw_combo_row_get_selected (self->side), true);
}

static void
start (AwaleOpeningPage *self)
{
  switch (get_source (self))
    {
    case SOURCE_BOOK:
      guess_book (self);
      break;
    case SOURCE_LIBRARY:
      look_in_library (self);
      break;
    case SOURCE_GAME:
      begin (self, self->current, (AwaleSide) adw_combo_row_get_selected (self->side), false);
      break;
    default:
      g_return_if_reached ();
    }
}

static void
learn (AwaleOpeningPage *self)
{
  AwaleRuleset rules = get_rules (self);
  AwaleBook *book = get_book (self);
  unsigned index = adw_combo_row_get_selected (self->line);
  g_autoptr (GPtrArray) exercises = NULL;
  AwaleSide side;

  if (book == NULL || index >= self->lines->len)
    return;
  side = (AwaleSide) adw_combo_row_get_selected (self->learned_side);
  exercises = awale_opening_list_exercises (&g_array_index (self->lines, AwaleOpeningLine, index),
                                            book, &rules, side);
  if (exercises->len == 0)
    tell (self, _("This line has no moves for your side to learn."));
  else
    g_signal_emit_by_name (self, "learn", exercises);
}

/* Updates the choice of sides. In the current game the sides are named after the players. */
static void
update_source (AwaleOpeningPage *self)
{
  Source source = get_source (self);
  const char *const sides[] = {
    source == SOURCE_GAME ? awale_title_get_player (self->current, AWALE_SOUTH)
                          : awale_side_get_name (AWALE_SOUTH),
    source == SOURCE_GAME ? awale_title_get_player (self->current, AWALE_NORTH)
                          : awale_side_get_name (AWALE_NORTH),
    NULL
  };
  g_autoptr (GtkStringList) model = gtk_string_list_new (sides);
  unsigned side = adw_combo_row_get_selected (self->side);

  adw_combo_row_set_model (self->side, G_LIST_MODEL (model));
  adw_combo_row_set_selected (self->side, side == AWALE_NORTH ? AWALE_NORTH : AWALE_SOUTH);
  gtk_widget_set_visible (GTK_WIDGET (self->side), source != SOURCE_LIBRARY);
  gtk_widget_set_visible (GTK_WIDGET (self->player), source == SOURCE_LIBRARY);
  gtk_widget_set_sensitive (self->guess_button,
                            source != SOURCE_BOOK || get_book (self) != NULL);
}

/* Updates the page for another source of moves. The rows also emit their signals while the page is
 * constructed, before there are services. */
static void
source_cb (AwaleOpeningPage *self)
{
  if (self->services != NULL)
    update_source (self);
}

static void
list_lines (AwaleOpeningPage *self)
{
  AwaleRuleset rules = get_rules (self);
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);

  g_clear_pointer (&self->lines, g_array_unref);
  self->lines = self->book != NULL ? awale_opening_list_lines (self->book, &rules)
                                   : g_array_new (FALSE, FALSE, sizeof (AwaleOpeningLine));
  for (unsigned i = 0; i < self->lines->len; i++)
    {
      g_autofree char *text =
        awale_opening_dup_text (&g_array_index (self->lines, AwaleOpeningLine, i), &rules,
                                MAX_MOVES);

      gtk_string_list_append (model, text);
    }
  adw_combo_row_set_model (self->line, G_LIST_MODEL (model));
  gtk_widget_set_sensitive (GTK_WIDGET (self->line), self->lines->len > 0);
  gtk_widget_set_sensitive (self->learn_button, self->lines->len > 0);
}

static void
update_book (AwaleOpeningPage *self)
{
  AwaleRuleset rules = get_rules (self);
  AwaleBook *book = get_book (self);

  if (self->lines == NULL || book != self->book)
    {
      self->book = book;
      list_lines (self);
    }
  gtk_widget_set_visible (
      self->no_book, book == NULL && !awale_book_list_is_reading (self->services->books, &rules));
  update_source (self);
}

/* Updates the list of lines, and the book of the quiz, which may be one for other rules. */
static void
books_changed_cb (AwaleOpeningPage *self)
{
  update_book (self);
  if (self->quiz != NULL)
    awale_game_quiz_set_book (
        self->quiz,
        awale_book_list_get (self->services->books, awale_game_get_rules (self->source)));
}

static void
ruleset_cb (AwaleOpeningPage *self)
{
  if (self->services != NULL)
    update_book (self);
}

/* --- The widget ------------------------------------------------------------------------------ */

static void
awale_opening_page_dispose (GObject *object)
{
  AwaleOpeningPage *self = AWALE_OPENING_PAGE (object);

  end_guess (self);
  g_clear_object (&self->source);
  g_clear_object (&self->current);
  g_clear_pointer (&self->lines, g_array_unref);
  g_clear_pointer (&self->asked_name, g_free);
  g_clear_pointer (&self->services, awale_services_unref);

  G_OBJECT_CLASS (awale_opening_page_parent_class)->dispose (object);
}

/* Cancels the query, which would keep the page alive after its window is closed. */
static void
awale_opening_page_unroot (GtkWidget *widget)
{
  g_cancellable_cancel (AWALE_OPENING_PAGE (widget)->cancellable);

  GTK_WIDGET_CLASS (awale_opening_page_parent_class)->unroot (widget);
}

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (
    klass, "/io/github/awale/Awale/training/awale-opening-page.ui");
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, stack);
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, ruleset);
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, moves_of);
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, side);
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, player);
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, guess_button);
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, learned_side);
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, line);
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, learn_button);
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, no_book);
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, view);
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, summary);
  gtk_widget_class_bind_template_child (klass, AwaleOpeningPage, again_button);
  gtk_widget_class_bind_template_callback (klass, ruleset_cb);
  gtk_widget_class_bind_template_callback (klass, source_cb);
  gtk_widget_class_bind_template_callback (klass, start);
  gtk_widget_class_bind_template_callback (klass, learn);
  gtk_widget_class_bind_template_callback (klass, choose);
}

static void
awale_opening_page_class_init (AwaleOpeningPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_opening_page_dispose;
  GTK_WIDGET_CLASS (klass)->unroot = awale_opening_page_unroot;

  AWALE_ADD_SIGNAL (klass, "learn", 1, G_TYPE_PTR_ARRAY);
  AWALE_ADD_SIGNAL (klass, "told", 1, G_TYPE_STRING);

  g_type_ensure (AWALE_TYPE_QUESTION_VIEW);
  g_type_ensure (AWALE_TYPE_WRAP_LAYOUT);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
awale_opening_page_init (AwaleOpeningPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (awale_question_view_add_button (self->view, _("Other _Openings")),
                           "clicked", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

static GListModel *
list_sources (bool has_game)
{
  const char *const sources[] = {
    [SOURCE_BOOK] = _("The opening book"),
    [SOURCE_LIBRARY] = _("A game from the library"),
    [SOURCE_GAME] = has_game ? _("The game on display") : NULL,
    NULL
  };

  return G_LIST_MODEL (gtk_string_list_new (sources));
}

void
awale_opening_page_set_services (AwaleOpeningPage   *self,
                                 AwaleServices      *services,
                                 const AwaleRuleset *rules,
                                 AwaleGame          *game)
{
  g_autoptr (GListModel) sources = NULL;

  g_return_if_fail (AWALE_IS_OPENING_PAGE (self));
  g_return_if_fail (services != NULL && rules != NULL);
  g_return_if_fail (game == NULL || AWALE_IS_GAME (game));
  g_return_if_fail (self->services == NULL);

  awale_question_view_bind_settings (self->view, services->settings);
  sources = list_sources (game != NULL);
  awale_ruleset_row_fill (self->ruleset, services->rulesets, rules);
  adw_combo_row_set_model (self->moves_of, sources);
  g_set_object (&self->current, game);
  self->services = awale_services_ref (services);
  g_signal_connect_object (services->books, "changed", G_CALLBACK (books_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update_book (self);
}
