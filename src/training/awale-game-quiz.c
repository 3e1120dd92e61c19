/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-game-quiz.h"

#include "awale-opening.h"
#include "analysis/awale-analysis.h"
#include "analysis/awale-judgment.h"

/* Plies of the search for a guess without known values; a second at most. */
#define DEPTH 14

/* Points that a seed costs. */
#define POINTS_A_SEED 2

struct _AwaleGameQuiz
{
  GObject             parent_instance;

  AwaleGame          *source;    /* A copy of the game, with its values. */
  AwaleNode          *at;        /* In @source: the position in question, or the end. */
  AwaleSide           side;
  bool                is_book;   /* Other moves of the book are as good as the one played. */
  AwaleBook          *book;
  AwaleTablebase     *tables;
  AwaleGame          *game;      /* The board's game, with the guesses. */
  AwaleNode          *asked;     /* In @game: the same position. */
  AwaleAnalysis      *analysis;
  AwaleGameQuizState  state;
  AwaleGameQuizAnswer answer;
  AwaleGameQuizTally  tally;
};

G_DEFINE_ENUM_TYPE (AwaleGameQuizState, awale_game_quiz_state,
                    G_DEFINE_ENUM_VALUE (AWALE_GAME_QUIZ_ASKING, "asking"),
                    G_DEFINE_ENUM_VALUE (AWALE_GAME_QUIZ_THINKING, "thinking"),
                    G_DEFINE_ENUM_VALUE (AWALE_GAME_QUIZ_ANSWERED, "answered"),
                    G_DEFINE_ENUM_VALUE (AWALE_GAME_QUIZ_OVER, "over"))

G_DEFINE_FINAL_TYPE (AwaleGameQuiz, awale_game_quiz, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STATE,
  N_PROPS,
};

enum
{
  SIGNAL_FAILED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static unsigned signals[N_SIGNALS];

static void
set_state (AwaleGameQuiz     *self,
           AwaleGameQuizState state)
{
  if (self->state == state)
    return;
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

/* --- The turns ------------------------------------------------------------------------------- */

/* True if the side has a choice at @node, and moved there. */
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

/* Plays the source's moves up to the next turn or the end. */
static void
play_to_turn (AwaleGameQuiz *self)
{
  while (awale_node_get_first_child (self->at) != NULL && !is_turn (self, self->at))
    {
      self->at = awale_node_get_first_child (self->at);
      awale_game_play (self->game, awale_node_get_move (self->at));
    }
  self->asked = awale_game_get_cursor (self->game);
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

/* Judges both moves if @values, of one search, suffice. */
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
  set_state (self, AWALE_GAME_QUIZ_THINKING);
  awale_analysis_set_active (self->analysis, true);
}

/* Called when the search has stopped, at once for a known position. */
static void
searched_cb (AwaleGameQuiz *self)
{
  if (self->state != AWALE_GAME_QUIZ_THINKING || awale_analysis_is_running (self->analysis)
      || awale_analysis_find_line (self->analysis, self->answer.guessed) == NULL)
    return;
  /* Keeping the values emits a signal that calls this again. */
  awale_analysis_keep (self->analysis);
  if (self->state != AWALE_GAME_QUIZ_THINKING
      || !judge_by (self, awale_node_find_move_values (self->asked)))
    return;
  awale_analysis_set_active (self->analysis, false);
  count_answer (self);
  set_state (self, AWALE_GAME_QUIZ_ANSWERED);
}

static void
failed_cb (AwaleGameQuiz *self,
           const char *sentence)
{
  awale_game_set_cursor (self->game, self->asked);
  set_state (self, AWALE_GAME_QUIZ_ASKING);
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, sentence);
}

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_game_quiz_get_property (GObject    *object,
                              guint       property_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  AwaleGameQuiz *self = AWALE_GAME_QUIZ (object);

  switch (property_id)
    {
    case PROP_STATE:
      g_value_set_enum (value, self->state);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
awale_game_quiz_finalize (GObject *object)
{
  AwaleGameQuiz *self = AWALE_GAME_QUIZ (object);

  g_object_unref (self->analysis);
  g_object_unref (self->source);
  g_object_unref (self->game);
  g_clear_pointer (&self->book, awale_book_unref);
  g_clear_pointer (&self->tables, awale_tablebase_unref);

  G_OBJECT_CLASS (awale_game_quiz_parent_class)->finalize (object);
}

static void
awale_game_quiz_class_init (AwaleGameQuizClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = awale_game_quiz_get_property;
  object_class->finalize = awale_game_quiz_finalize;

  properties[PROP_STATE] =
    g_param_spec_enum ("state", NULL, NULL, AWALE_TYPE_GAME_QUIZ_STATE, AWALE_GAME_QUIZ_ASKING,
                       G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_FAILED] =
    g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
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

/* Prepares the analysis with a game of its own. */
static void
prepare_analysis (AwaleGameQuiz *self)
{
  self->analysis = awale_analysis_new (self->game);
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
                     AwaleTablebase *tables)
{
  AwaleGameQuiz *self;

  g_return_val_if_fail (AWALE_IS_GAME (source), NULL);

  self = g_object_new (AWALE_TYPE_GAME_QUIZ, NULL);
  self->source = copy_line (source);
  self->at = awale_game_get_root (self->source);
  self->side = side;
  self->book = book != NULL ? awale_book_ref (book) : NULL;
  self->tables = tables != NULL ? awale_tablebase_ref (tables) : NULL;
  self->game = awale_game_new (awale_game_get_rules (source));
  awale_game_set_start (self->game, awale_game_get_rules (source), awale_game_get_start (source));
  prepare_analysis (self);
  self->tally.n_turns = count_turns (self);
  play_to_turn (self);
  self->state = is_turn (self, self->at) ? AWALE_GAME_QUIZ_ASKING : AWALE_GAME_QUIZ_OVER;
  return self;
}

void
awale_game_quiz_set_is_book (AwaleGameQuiz *self,
                             bool           is_book)
{
  g_return_if_fail (AWALE_IS_GAME_QUIZ (self));

  self->is_book = is_book;
}

void
awale_game_quiz_set_book (AwaleGameQuiz *self,
                          AwaleBook     *book)
{
  g_return_if_fail (AWALE_IS_GAME_QUIZ (self));

  g_clear_pointer (&self->book, awale_book_unref);
  self->book = book != NULL ? awale_book_ref (book) : NULL;
}

AwaleGameQuizState
awale_game_quiz_get_state (AwaleGameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_GAME_QUIZ (self), AWALE_GAME_QUIZ_OVER);

  return self->state;
}

AwaleGame *
awale_game_quiz_get_game (AwaleGameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_GAME_QUIZ (self), NULL);

  return self->game;
}

AwaleNode *
awale_game_quiz_get_asked (AwaleGameQuiz *self)
{
  g_return_val_if_fail (AWALE_IS_GAME_QUIZ (self), NULL);

  return self->asked;
}

void
awale_game_quiz_look (AwaleGameQuiz *self)
{
  AwaleNode *guessed;

  g_return_if_fail (AWALE_IS_GAME_QUIZ (self));

  guessed = awale_game_get_cursor (self->game);
  if (self->state != AWALE_GAME_QUIZ_ASKING || awale_node_get_parent (guessed) != self->asked)
    return;
  self->answer = (AwaleGameQuizAnswer) {
    .guessed = awale_node_get_move (guessed),
    .played = awale_node_get_move (awale_node_get_first_child (self->at)),
  };
  if (!judge_by_book (self) && !judge_by (self, awale_node_find_move_values (self->at)))
    {
      search (self);
      return;
    }
  count_answer (self);
  set_state (self, AWALE_GAME_QUIZ_ANSWERED);
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

void
awale_game_quiz_go_on (AwaleGameQuiz *self)
{
  g_return_if_fail (AWALE_IS_GAME_QUIZ (self));

  if (self->state != AWALE_GAME_QUIZ_ANSWERED)
    return;
  awale_game_set_cursor (self->game, self->asked);
  self->at = awale_node_get_first_child (self->at);
  awale_game_play (self->game, awale_node_get_move (self->at));
  play_to_turn (self);
  set_state (self, is_turn (self, self->at) ? AWALE_GAME_QUIZ_ASKING : AWALE_GAME_QUIZ_OVER);
}
