/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-game-quiz.h"

#include "awale-opening.h"
#include "analysis/awale-analysis.h"
#include "analysis/awale-judgment.h"
#include "game/awale-result.h"
#include "game/awale-titles.h"
#include "game/awale-value.h"
#include "library/awale-library-collation.h"

#include <glib/gi18n-lib.h>

/* Depth in plies of the search for a guess without known values, low enough for a short wait. */
#define DEPTH 14

/* Minimum number of plies of a game that is worth guessing. */
#define MIN_PLIES 10

#define POINTS_A_SEED 2

struct _AwaleGameQuiz
{
  AwaleQuiz           parent_instance;

  AwaleGame          *original;  /* Game being guessed, needed for its title. */
  AwaleGame          *source;    /* Copy of the main line of `original`, with values. */
  AwaleNode          *at;        /* Position in question, or the end; a node of `source`. */
  AwaleSide           side;
  bool                is_book;   /* True for a line of the book, in which moves as good as the one
                                  * played are right too. */
  AwaleBook          *book;
  AwaleTablebase     *tables;
  AwaleNode          *asked;     /* Position of `at` in the displayed game. */
  AwaleAnalysis      *analysis;
  AwaleGameQuizAnswer answer;
  AwaleMoveValues     values;    /* Values that judge the answer. */
  AwaleGameQuizTally  tally;
};

G_DEFINE_FINAL_TYPE (AwaleGameQuiz, awale_game_quiz, AWALE_TYPE_QUIZ)

static AwaleGame *
get_game (AwaleGameQuiz *self)
{
  return awale_quiz_get_display (AWALE_QUIZ (self))->game;
}

/* --- The turns ------------------------------------------------------------------------------- */

/* True if the side had a choice at @node and made a move there. */
static bool
is_turn (AwaleGameQuiz *self,
         AwaleNode     *node)
{
  AwalePosition position = awale_node_get_position (node);

  return position.side == self->side && awale_node_get_first_child (node) != NULL
         && __builtin_popcount (awale_legal_moves (position,
                                                   awale_game_get_rules (self->source))) > 1;
}

static int
count_turns (AwaleGameQuiz *self)
{
  int n = 0;

  for (AwaleNode *node = awale_game_get_root (self->source); node != NULL;
       node = awale_node_get_first_child (node))
    n += is_turn (self, node);
  return n;
}

/* Plays the moves of the source up to the next turn or the end. */
static void
play_to_turn (AwaleGameQuiz *self)
{
  while (awale_node_get_first_child (self->at) != NULL && !is_turn (self, self->at))
    {
      self->at = awale_node_get_first_child (self->at);
      awale_game_play (get_game (self), awale_node_get_move (self->at));
    }
  self->asked = awale_game_get_cursor (get_game (self));
}

/* --- Texts ----------------------------------------------------------------------------------- */

static char *
word_question (AwaleGameQuiz *self)
{
  int round = awale_node_get_round (awale_node_get_first_child (self->at));

  if (self->is_book)
    /* Translators: the number of a round. */
    return g_strdup_printf (_("Round %d: what does the opening book play?"), round);
  /* Translators: the number of a round, and a player. */
  return g_strdup_printf (_("Round %d: what did %s play?"), round,
                          awale_title_get_player (self->original, self->side));
}

static char *
word_played (const AwaleGameQuizAnswer *answer)
{
  bool is_found = answer->is_found;
  const char *move = awale_move_to_string (answer->played);
  g_autofree char *seeds = awale_value_to_seeds (answer->played_loss);

  if (answer->played_loss == 0)
    /* Translators: %s is a move. */
    return g_strdup_printf (is_found ? _("Right: %s was played.") : _("%s was played."), move);
  /* Translators: a move, and seeds. */
  return g_strdup_printf (is_found ? _("Right: %s was played, though it gives away %s.")
                                   : _("%s was played, which gives away %s."), move, seeds);
}

static char *
word_book (const AwaleGameQuizAnswer *answer)
{
  const char *guessed = awale_move_to_string (answer->guessed);
  const char *played = awale_move_to_string (answer->played);

  if (answer->guessed == answer->played)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: the book plays %s."), guessed);
  if (answer->is_found)
    /* Translators: the user's move, and the move of the book. */
    return g_strdup_printf (_("Right: %s is as good as %s, which the book plays here."), guessed,
                            played);
  /* Translators: %s is a move. */
  return g_strdup_printf (_("The book plays %s."), played);
}

/* Composes the verdict on a guess: “C was played, which gives away 2 seeds. A gives nothing
 * away.” */
static char *
word_verdict (AwaleGameQuiz *self)
{
  const AwaleGameQuizAnswer *answer = &self->answer;
  const char *move = awale_move_to_string (answer->guessed);
  g_autofree char *seeds = awale_value_to_seeds (answer->loss);
  g_autofree char *played = self->is_book ? word_book (answer) : word_played (answer);
  g_autofree char *guessed = NULL;

  if (answer->is_found)
    return g_steal_pointer (&played);
  if (answer->loss == 0)
    /* Translators: %s is a move. */
    guessed = g_strdup_printf (_("%s gives nothing away."), move);
  else
    /* Translators: a move and seeds: “D gives away 4.5 seeds.” */
    guessed = g_strdup_printf (_("%s gives away %s."), move, seeds);
  return g_strjoin (" ", played, guessed, NULL);
}

/* Formats the points: “28 of 40 points”. */
static char *
word_points (AwaleGameQuiz *self)
{
  int most = self->tally.n_answered * AWALE_GAME_QUIZ_POINTS;

  /* Translators: points won, and the maximum: “28 of 40 points”. */
  return g_strdup_printf (ngettext ("%d of %d point", "%d of %d points", (gulong) most),
                          self->tally.points, most);
}

char *
awale_game_quiz_dup_standing (AwaleGameQuiz *self)
{
  g_autofree char *points = NULL;
  g_autofree char *move = NULL;
  g_autofree char *title = NULL;
  bool is_asking;

  g_return_val_if_fail (AWALE_IS_GAME_QUIZ (self), NULL);

  is_asking = awale_quiz_get_state (AWALE_QUIZ (self)) != AWALE_QUIZ_ANSWERED;
  points = self->tally.n_answered > 0 ? word_points (self) : NULL;
  /* Translators: the number of the move to guess, and the number of moves: “Move 3 of 12”. */
  move = g_strdup_printf (_("Move %d of %d"), self->tally.n_answered + is_asking,
                          self->tally.n_turns);
  title = self->is_book ? NULL : awale_title_for_game (self->original);
  return g_strjoin (" · ", move, points != NULL ? points : title, points != NULL ? title : NULL,
                    NULL);
}

char *
awale_game_quiz_dup_summary (AwaleGameQuiz *self)
{
  const AwaleGameQuizTally *tally;
  g_autofree char *points = NULL, *loss = NULL, *played_loss = NULL, *found = NULL, *away = NULL;

  g_return_val_if_fail (AWALE_IS_GAME_QUIZ (self), NULL);

  tally = &self->tally;
  points = word_points (self);
  loss = awale_value_to_seeds (tally->loss);
  played_loss = awale_value_to_seeds (tally->played_loss);
  /* Translators: the number of moves guessed, and the number of all moves. */
  found = g_strdup_printf (ngettext ("You found %d of %d move.", "You found %d of %d moves.",
                                     (gulong) tally->n_turns), tally->n_found, tally->n_turns);
  /* Translators: both %s are numbers of seeds: “4.5 seeds”. */
  away = g_strdup_printf (_("Your moves give away %s, against %s for the moves you had to "
                            "guess."), loss, played_loss);
  return g_strjoin ("\n", points, found, away, NULL);
}

/* --- Display --------------------------------------------------------------------------------- */

static void
ask (AwaleGameQuiz *self,
     const char    *verdict)
{
  AwaleQuizDisplay *display = awale_quiz_get_display (AWALE_QUIZ (self));

  if (!is_turn (self, self->at))
    {
      awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_OVER, NULL, NULL, 0, 0);
      return;
    }
  awale_game_set_cursor (display->game, self->asked);
  g_free (display->question);
  display->question = word_question (self);
  awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_ASKING, g_strdup (verdict), NULL, 0, 0);
}

/* Shows the move of the game on the board, from the position before the guess, once the guess has
 * been animated. */
static void
show_answer (AwaleGameQuiz *self)
{
  int8_t played = (int8_t) self->answer.played;

  if (self->answer.guessed != played && !awale_quiz_is_held (AWALE_QUIZ (self)))
    {
      awale_game_set_cursor (get_game (self), self->asked);
      awale_quiz_set_line (AWALE_QUIZ (self), self->asked, &played, 1);
    }
  awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_ANSWERED, word_verdict (self),
                   _("You have already answered."), AWALE_QUIZ_NEXT, AWALE_QUIZ_NEXT);
  if (self->answer.loss > 0 || self->answer.played_loss > 0)
    awale_quiz_explain (AWALE_QUIZ (self), self->asked,
                        self->answer.loss > 0 ? self->answer.guessed : self->answer.played,
                        &self->values, self->tables);
}

static void
awale_game_quiz_released (AwaleQuiz *quiz)
{
  if (awale_quiz_get_state (quiz) == AWALE_QUIZ_ANSWERED)
    show_answer (AWALE_GAME_QUIZ (quiz));
}

/* --- Judging --------------------------------------------------------------------------------- */

static int
reckon_points (const AwaleGameQuizAnswer *answer)
{
  int lost = (POINTS_A_SEED * answer->loss + 50) / 100;

  return answer->is_found ? AWALE_GAME_QUIZ_POINTS : MAX (AWALE_GAME_QUIZ_POINTS - lost, 0);
}

static void
count_answer (AwaleGameQuiz *self)
{
  AwaleGameQuizAnswer *answer = &self->answer;

  answer->is_found = answer->guessed == answer->played
                     || (self->is_book && answer->loss <= answer->played_loss);
  answer->points = reckon_points (answer);
  self->tally.n_answered++;
  self->tally.n_found += answer->is_found;
  self->tally.points += answer->points;
  self->tally.loss += answer->loss;
  self->tally.played_loss += answer->played_loss;
}

/* Judges the guess and the move played; false if @values lack one of them. */
static bool
judge_by (AwaleGameQuiz   *self,
          AwaleMoveValues  values)
{
  AwaleGameQuizAnswer *answer = &self->answer;
  AwaleJudgment guessed, played;

  guessed = awale_judge_move (&values, answer->guessed, self->side);
  played = awale_judge_move (&values, answer->played, self->side);
  if (guessed.move_class == AWALE_MOVE_CLASS_NONE || played.move_class == AWALE_MOVE_CLASS_NONE)
    return false;
  self->values = values;
  answer->loss = guessed.loss;
  answer->played_loss = played.loss;
  return true;
}

static bool
judge_by_book (AwaleGameQuiz *self)
{
  AwaleMoveValues values;

  return self->book != NULL
         && awale_opening_get_values (self->book, awale_node_get_position (self->asked), &values)
         && judge_by (self, values);
}

static void
search (AwaleGameQuiz *self)
{
  awale_analysis_set_node (self->analysis, self->asked);
  awale_quiz_show (AWALE_QUIZ (self), AWALE_QUIZ_THINKING, g_strdup (_("Thinking…")),
                   _("You have already answered."), 0, 0);
  awale_analysis_set_active (self->analysis, true);
}

static bool
is_thinking (AwaleGameQuiz *self)
{
  return awale_quiz_get_state (AWALE_QUIZ (self)) == AWALE_QUIZ_THINKING;
}

/* Judges the guess when the search has stopped, which is at once in a known position. */
static void
searched_cb (AwaleGameQuiz *self)
{
  if (!is_thinking (self) || awale_analysis_is_running (self->analysis)
      || awale_analysis_find_line (self->analysis, self->answer.guessed) == NULL)
    return;
  /* Keeping the values emits a signal that calls this function again, so test the state again. */
  awale_analysis_keep (self->analysis);
  if (!is_thinking (self)
      || !judge_by (self, awale_node_find_move_values (self->asked)))
    return;
  awale_analysis_set_active (self->analysis, false);
  count_answer (self);
  show_answer (self);
}

static void
failed_cb (AwaleGameQuiz *self,
           const char    *sentence)
{
  ask (self, sentence);
}

static void
awale_game_quiz_answer (AwaleQuiz *quiz,
                        AwaleMove  move)
{
  AwaleGameQuiz *self = AWALE_GAME_QUIZ (quiz);

  self->answer = (AwaleGameQuizAnswer) {
    .guessed = move,
    .played = awale_node_get_move (awale_node_get_first_child (self->at)),
  };
  if (!judge_by_book (self) && !judge_by (self, awale_node_find_move_values (self->at)))
    {
      search (self);
      return;
    }
  count_answer (self);
  show_answer (self);
}

/* Takes a step: plays the moves of the game up to the next turn. */
static void
awale_game_quiz_step (AwaleQuiz    *quiz,
                      AwaleQuizStep step)
{
  AwaleGameQuiz *self = AWALE_GAME_QUIZ (quiz);

  awale_game_set_cursor (get_game (self), self->asked);
  self->at = awale_node_get_first_child (self->at);
  awale_game_play (get_game (self), awale_node_get_move (self->at));
  play_to_turn (self);
  ask (self, "");
}

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_game_quiz_finalize (GObject *object)
{
  AwaleGameQuiz *self = AWALE_GAME_QUIZ (object);

  g_object_unref (self->analysis);
  g_object_unref (self->source);
  g_object_unref (self->original);
  g_clear_pointer (&self->book, awale_book_unref);
  g_clear_pointer (&self->tables, awale_tablebase_unref);

  G_OBJECT_CLASS (awale_game_quiz_parent_class)->finalize (object);
}

static void
awale_game_quiz_class_init (AwaleGameQuizClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_game_quiz_finalize;
  AWALE_QUIZ_CLASS (klass)->answer = awale_game_quiz_answer;
  AWALE_QUIZ_CLASS (klass)->step = awale_game_quiz_step;
  AWALE_QUIZ_CLASS (klass)->released = awale_game_quiz_released;
}

static void
awale_game_quiz_init (AwaleGameQuiz *self)
{
}

/* Copies the main line of @from with its values. */
static AwaleGame *
copy_line (AwaleGame *from)
{
  const AwaleRuleset *rules = awale_game_get_rules (from);
  AwaleGame *copy = awale_game_new (rules);

  awale_game_set_start (copy, rules, awale_game_get_start (from));
  for (AwaleNode *node = awale_game_get_root (from); awale_node_get_first_child (node) != NULL;
       node = awale_node_get_first_child (node))
    {
      AwaleNode *here = awale_game_get_cursor (copy);

      awale_game_play (copy, awale_node_get_move (awale_node_get_first_child (node)));
      awale_game_set_move_values (copy, here, awale_node_get_move_values (node));
    }
  return copy;
}

/* Prepares the analysis of the displayed game, which belongs to the quiz and not to the user. */
static void
prepare_analysis (AwaleGameQuiz *self)
{
  self->analysis = awale_analysis_new (get_game (self));
  awale_analysis_set_tables (self->analysis, self->tables);
  awale_analysis_set_target_depth (self->analysis, DEPTH);
  g_signal_connect_object (self->analysis, "updated", G_CALLBACK (searched_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "notify::running", G_CALLBACK (searched_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
}

AwaleGameQuiz *
awale_game_quiz_new (AwaleGame      *source,
                     AwaleSide       side,
                     AwaleBook      *book,
                     AwaleTablebase *tables,
                     bool            is_book)
{
  AwaleGameQuiz *self;
  AwaleQuizDisplay *display;

  g_return_val_if_fail (AWALE_IS_GAME (source), NULL);

  self = g_object_new (AWALE_TYPE_GAME_QUIZ, NULL);
  self->original = g_object_ref (source);
  self->source = copy_line (source);
  self->at = awale_game_get_root (self->source);
  self->side = side;
  self->is_book = is_book;
  self->book = book != NULL ? awale_book_ref (book) : NULL;
  self->tables = tables != NULL ? awale_tablebase_ref (tables) : NULL;
  display = awale_quiz_get_display (AWALE_QUIZ (self));
  display->side = side;
  display->game = awale_game_new (awale_game_get_rules (source));
  awale_game_set_start (display->game, awale_game_get_rules (source),
                        awale_game_get_start (source));
  prepare_analysis (self);
  self->tally.n_turns = count_turns (self);
  play_to_turn (self);
  ask (self, "");
  return self;
}

void
awale_game_quiz_set_book (AwaleGameQuiz *self,
                          AwaleBook     *book)
{
  g_return_if_fail (AWALE_IS_GAME_QUIZ (self));

  g_clear_pointer (&self->book, awale_book_unref);
  self->book = book != NULL ? awale_book_ref (book) : NULL;
}

const AwaleGameQuizAnswer *
awale_game_quiz_get_answer (AwaleGameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_GAME_QUIZ (self), NULL);

  return &self->answer;
}

AwaleGameQuizTally
awale_game_quiz_get_tally (AwaleGameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_GAME_QUIZ (self), (AwaleGameQuizTally) { 0 });

  return self->tally;
}

static bool
has_winner (const AwaleLibraryRow *row)
{
  AwaleResult result;

  return row->result != NULL && awale_result_parse (row->result, &result) && result.known
         && result.score.south != result.score.north;
}

gint64
awale_game_quiz_draw_game (const AwaleLibraryRows *games,
                           bool                    is_won)
{
  gint64 drawn = 0;
  int n = 0;

  g_return_val_if_fail (games != NULL, 0);

  for (unsigned i = 0; i < awale_library_rows_get_n (games); i++)
    {
      const AwaleLibraryRow *row = awale_library_rows_get (games, i);

      if (row->plies >= MIN_PLIES && (!is_won || has_winner (row))
          && g_random_int_range (0, ++n) == 0)
        drawn = row->id;
    }
  return drawn;
}

bool
awale_game_quiz_find_side (AwaleGame  *game,
                           const char *name,
                           AwaleSide  *side)
{
  const char *const names[] = { name, NULL };
  AwaleResult result;

  g_return_val_if_fail (AWALE_IS_GAME (game) && name != NULL && side != NULL, false);

  if (*name != '\0')
    {
      for (*side = AWALE_SOUTH; *side <= AWALE_NORTH; (*side)++)
        if (awale_library_name_is_among (awale_title_find_player (game, *side), names))
          return true;
      return false;
    }
  result = awale_game_get_result (game);
  *side = result.known && result.score.north > result.score.south ? AWALE_NORTH : AWALE_SOUTH;
  return true;
}
