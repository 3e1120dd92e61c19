/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-exercise.h"

#include "analysis/awale-report-judgments.h"
#include "analysis/awale-search-value.h"
#include "game/awale-titles.h"
#include "library/awale-library-collation.h"
#include "library/awale-library-record.h"
#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Maximum number of moves of the better line, enough to show its idea. */
#define MAX_MOVES_OF_A_LINE 6

/* Values of AWALE_TAG_EXERCISE. The value of AWALE_TAG_COMBINATION is kind and level, “krou 5”. */
#define OPENING "opening"
#define POSITION "position"
#define ERROR "error"

struct _AwaleExercise
{
  AwaleGame            *game;
  AwaleExerciseKind     kind;
  AwaleNode            *move;
  gint64                hash;
  AwaleCombinationKind  combination;
  int                   level;        /* Lowest level that finds the combination. */
};

static void
free_contents (AwaleExercise *self)
{
  awale_node_unref (self->move);
  g_object_unref (self->game);
}

AwaleExercise *
awale_exercise_ref (AwaleExercise *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

void
awale_exercise_unref (AwaleExercise *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, (GDestroyNotify) free_contents);
}

/* --- Questions ------------------------------------------------------------------------------- */

static void
hash_number (GChecksum *checksum,
             int        number)
{
  g_autofree char *text = g_strdup_printf (" %d", number);

  g_checksum_update (checksum, (const guchar *) text, -1);
}

static void
hash_text (GChecksum  *checksum,
           const char *text)
{
  g_checksum_update (checksum, (const guchar *) text, -1);
}

/* Hashes how often the position has occurred, if a rule limits that, and the length of the drought
 * from half of its limit on. */
static void
hash_history (GChecksum          *checksum,
              const AwaleRuleset *rules,
              GArray             *positions)
{
  const AwalePosition *all = (const AwalePosition *) (void *) positions->data;
  int n_times = awale_repetition_count (all, positions->len);
  int n_dry = awale_drought_count (all, positions->len);

  hash_number (checksum, rules->repetition > 0 ? n_times : 1);
  hash_number (checksum, rules->drought > 0 && 2 * n_dry >= rules->drought ? n_dry : 0);
}

/* The kind is hashed too, because an opening and an error in the same position are different
 * questions. */
static gint64
hash_question (AwaleGame         *game,
               AwaleExerciseKind  kind,
               AwaleNode         *question)
{
  const AwaleRuleset *rules = awale_game_get_rules (game);
  AwalePosition position = awale_node_get_position (question);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GArray) positions = awale_game_dup_positions (game, question);
  g_autofree char *axes = awale_ruleset_to_string (rules);
  g_autofree char *seen = awale_position_to_string (position.side == AWALE_SOUTH
                                                      ? position
                                                      : awale_position_swap_sides (position));

  hash_text (checksum, axes);
  hash_text (checksum, seen);
  hash_history (checksum, rules, positions);
  if (kind != AWALE_EXERCISE_KIND_ERROR)
    hash_text (checksum, kind == AWALE_EXERCISE_KIND_OPENING ? " " OPENING
                         : kind == AWALE_EXERCISE_KIND_POSITION ? " " POSITION
                                                        : " " AWALE_TAG_COMBINATION);
  return awale_library_get_hash (checksum);
}

/* --- Creation -------------------------------------------------------------------------------- */

/* Reads the tag of a combination from @game; false if the game is not one. */
static bool
read_combination (AwaleGame            *game,
                  AwaleCombinationKind *kind,
                  int                  *level)
{
  const char *tag = awale_game_get_tag (game, AWALE_TAG_COMBINATION);
  g_auto (GStrv) words = tag != NULL ? g_strsplit (tag, " ", 2) : NULL;
  guint64 number;

  *kind = AWALE_COMBINATION_N_KINDS;
  if (words == NULL || words[0] == NULL
      || !g_ascii_string_to_unsigned (words[1] != NULL ? words[1] : "", 10, AWALE_LEVEL_FIRST,
                                      AWALE_LEVEL_STRONGEST, &number, NULL))
    return false;
  *kind = awale_combination_kind_from_id (words[0]);
  *level = (int) number;
  return *kind != AWALE_COMBINATION_N_KINDS;
}

/* Creates an exercise about @move from @game (transfer full). */
static AwaleExercise *
create (AwaleGame         *game,
        AwaleExerciseKind  kind,
        AwaleNode         *move)
{
  AwaleExercise *self = g_atomic_rc_box_new0 (AwaleExercise);

  self->game = game;
  self->kind = kind;
  read_combination (game, &self->combination, &self->level);
  self->move = awale_node_ref (move);
  self->hash = hash_question (game, kind, awale_node_get_parent (move));
  return self;
}

/* The kind of exercise according to the tags of @game. */
static AwaleExerciseKind
find_kind (AwaleGame *game)
{
  AwaleCombinationKind kind;
  int level;

  if (read_combination (game, &kind, &level))
    return AWALE_EXERCISE_KIND_COMBINATION;
  if (g_strcmp0 (awale_game_get_tag (game, AWALE_TAG_EXERCISE), POSITION) == 0)
    return AWALE_EXERCISE_KIND_POSITION;
  return g_strcmp0 (awale_game_get_tag (game, AWALE_TAG_EXERCISE), OPENING) == 0
           ? AWALE_EXERCISE_KIND_OPENING : AWALE_EXERCISE_KIND_ERROR;
}

/* The move that an exercise of @kind asks about; the root node if there is none. */
static AwaleNode *
find_move (AwaleGame         *game,
           AwaleExerciseKind  kind)
{
  AwaleNode *root = awale_game_get_root (game);

  if (kind != AWALE_EXERCISE_KIND_POSITION || awale_node_get_first_child (root) == NULL)
    return awale_game_get_line_end (game, root);
  return awale_node_get_first_child (root);
}

static void
copy_tags (AwaleGame *from,
           AwaleGame *to)
{
  static const char *const names[] = { "Event", "Site", "Date", "Round", "South", "North" };

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    if (awale_title_get_tag (from, names[i]) != NULL)
      awale_game_set_tag (to, names[i], awale_game_get_tag (from, names[i]));
}

/* Plays in @to the moves that lead to @node. */
static void
copy_way (AwaleNode *node,
          AwaleGame *to)
{
  if (awale_node_get_parent (node) == NULL)
    return;
  copy_way (awale_node_get_parent (node), to);
  awale_game_play (to, awale_node_get_move (node));
}

/* The known values of the best move and of the move played. A file may not name the best move and
 * yet have the value of a better one. */
static AwaleMoveValues
get_values (AwaleNode *error)
{
  AwaleMoveValues all = awale_node_find_move_values (awale_node_get_parent (error));
  AwaleMove played = awale_node_get_move (error), best;
  const AwaleEvaluation *value = awale_move_values_find_best (&all, played,
                                                              awale_node_get_mover (error), &best);
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;

  awale_move_values_set_best (&values, best, value);
  awale_move_values_set (&values, played, awale_move_values_get (&all, played));
  return values;
}

/* Copies the better line: the one expected by the search, or the one in the game. */
static void
copy_better_line (AwaleNode *error,
                  AwaleMove  best,
                  AwaleGame *to,
                  AwaleNode *question)
{
  int8_t line[AWALE_MOVE_VALUES_LINE];
  int n_moves = awale_node_copy_line (awale_node_get_parent (error), best, line);
  AwaleNode *node = question;

  for (int i = 0; i < MIN (n_moves, MAX_MOVES_OF_A_LINE) && node != NULL; i++)
    node = awale_game_add_move (to, node, line[i]);
}

AwaleGame *
awale_exercise_copy_line (AwaleGame *game,
                          AwaleNode *last)
{
  const AwaleRuleset *rules;
  AwaleGame *copy;

  g_return_val_if_fail (AWALE_IS_GAME (game) && last != NULL, NULL);

  rules = awale_game_get_rules (game);
  copy = awale_game_new (rules);
  awale_game_set_start (copy, rules, awale_game_get_start (game));
  copy_way (last, copy);
  return copy;
}

AwaleExercise *
awale_exercise_new (AwaleGame *game,
                    AwaleNode *error)
{
  AwaleJudgment judgment;
  AwaleMoveValues values;
  AwaleGame *copy;
  AwaleNode *question, *played;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);
  g_return_val_if_fail (error != NULL && awale_node_get_parent (error) != NULL, NULL);

  judgment = awale_judge_node (error, awale_game_get_rules (game));
  if (!awale_judgment_is_error (&judgment))
    return NULL;
  copy = awale_exercise_copy_line (game, error);
  copy_tags (game, copy);
  played = awale_game_get_cursor (copy);
  question = awale_node_get_parent (played);
  values = get_values (error);
  copy_better_line (error, judgment.best, copy, question);
  awale_game_set_move_values (copy, question, &values);
  awale_game_set_tag (copy, AWALE_TAG_EXERCISE, ERROR);
  awale_game_forget_history (copy);
  return create (copy, AWALE_EXERCISE_KIND_ERROR, played);
}

/* All moves with a value are added as variations, because a file can store values only for moves it
 * contains. */
AwaleExercise *
awale_exercise_new_opening (AwaleGame             *game,
                            AwaleNode             *move,
                            const AwaleMoveValues *values)
{
  AwaleGame *copy;
  AwaleNode *question, *played;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);
  g_return_val_if_fail (move != NULL && awale_node_get_parent (move) != NULL, NULL);
  g_return_val_if_fail (values != NULL && values->best == awale_node_get_move (move), NULL);

  copy = awale_exercise_copy_line (game, move);
  awale_game_set_tag (copy, AWALE_TAG_EXERCISE, OPENING);
  played = awale_game_get_cursor (copy);
  question = awale_node_get_parent (played);
  for (unsigned moves = values->known; moves != 0; moves &= moves - 1)
    awale_game_add_move (copy, question, __builtin_ctz (moves));
  awale_game_set_move_values (copy, question, values);
  awale_game_forget_history (copy);
  return create (copy, AWALE_EXERCISE_KIND_OPENING, played);
}

/* True if the known values make @end a question for an exercise of @kind; for a trainer's exercise,
 * @end need only be a move. */
static bool
can_ask (AwaleGame         *game,
         AwaleExerciseKind  kind,
         AwaleNode         *end)
{
  AwaleJudgment judgment = awale_judge_node (end, awale_game_get_rules (game));
  const AwaleMoveValues *values;

  if (kind == AWALE_EXERCISE_KIND_POSITION)
    return awale_node_get_parent (end) != NULL;
  if (kind == AWALE_EXERCISE_KIND_COMBINATION && judgment.loss < AWALE_COMBINATION_MARGIN)
    return false;
  if (kind != AWALE_EXERCISE_KIND_OPENING || awale_node_get_parent (end) == NULL)
    return awale_judgment_is_error (&judgment);
  values = awale_node_get_move_values (awale_node_get_parent (end));
  return values != NULL && values->best == awale_node_get_move (end) && values->has_value;
}

/* Sets the values of a combination: that of its best move, and that of the second best, which
 * stands for the error. */
static void
set_values (AwaleGame              *game,
            AwaleNode              *question,
            const AwaleCombination *combination)
{
  AwaleSide mover = combination->position.side;
  AwaleEvaluation best = awale_evaluation_from_line (&combination->best, mover);
  AwaleEvaluation second = awale_evaluation_from_line (&combination->second, mover);
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;

  awale_move_values_set_best (&values, combination->best.move, &best);
  awale_move_values_set (&values, combination->second.move, &second);
  awale_game_set_move_values (game, question, &values);
}

AwaleExercise *
awale_exercise_new_combination (const AwaleRuleset     *rules,
                                const AwaleCombination *combination,
                                AwaleGame              *game)
{
  AwaleGame *copy;
  AwaleNode *node, *error;
  g_autofree char *tag = NULL;

  g_return_val_if_fail (rules != NULL && combination != NULL, NULL);
  g_return_val_if_fail (game == NULL || AWALE_IS_GAME (game), NULL);

  copy = awale_game_new (rules);
  awale_game_set_start (copy, rules, combination->position);
  if (game != NULL)
    copy_tags (game, copy);
  tag = g_strdup_printf ("%s %d", awale_combination_kind_get_id (combination->kind),
                         combination->level);
  awale_game_set_tag (copy, AWALE_TAG_COMBINATION, tag);
  error = awale_game_add_move (copy, awale_game_get_root (copy), combination->second.move);
  node = awale_game_get_root (copy);
  for (int i = 0; i < MIN (combination->best.length, MAX_MOVES_OF_A_LINE) && node != NULL; i++)
    node = awale_game_add_move (copy, node, combination->best.line[i]);
  set_values (copy, awale_game_get_root (copy), combination);
  awale_game_forget_history (copy);
  return create (copy, AWALE_EXERCISE_KIND_COMBINATION, error);
}

AwaleExercise *
awale_exercise_new_position (const AwaleRuleset *rules,
                             AwalePosition       position,
                             const char         *question,
                             const AwaleMove    *answers,
                             size_t              n_answers,
                             AwaleGame          *game)
{
  AwaleGame *copy;
  AwaleNode *root;

  g_return_val_if_fail (rules != NULL && answers != NULL && n_answers > 0, NULL);
  g_return_val_if_fail (game == NULL || AWALE_IS_GAME (game), NULL);

  copy = awale_game_new (rules);
  awale_game_set_start (copy, rules, position);
  if (game != NULL)
    copy_tags (game, copy);
  awale_game_set_tag (copy, AWALE_TAG_EXERCISE, POSITION);
  root = awale_game_get_root (copy);
  awale_game_set_comment (copy, root, question);
  for (size_t i = 0; i < n_answers; i++)
    awale_game_add_move (copy, root, answers[i]);
  awale_game_forget_history (copy);
  return create (copy, AWALE_EXERCISE_KIND_POSITION, awale_node_get_first_child (root));
}

AwaleExercise *
awale_exercise_new_from_game (AwaleGame *game)
{
  AwaleExerciseKind kind;
  AwaleNode *end;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  kind = find_kind (game);
  end = find_move (game, kind);
  return can_ask (game, kind, end) ? create (g_object_ref (game), kind, end) : NULL;
}

AwaleExercise *
awale_exercise_new_from_text (const char *text)
{
  g_autoptr (AwaleDocument) document = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  document = awale_ogn_read (text, strlen (text), NULL);
  if (awale_document_get_n_games (document) == 0)
    return NULL;
  return awale_exercise_new_from_game (awale_document_get_game (document, 0));
}

char *
awale_exercise_dup_text (AwaleExercise *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return awale_ogn_write_game (self->game, AWALE_WRITE_DEFAULT);
}

/* The sides whose errors are wanted, as a bit set of AwaleSide. */
static unsigned
find_sides (AwaleGame         *game,
            const char *const *names)
{
  unsigned sides = 0;

  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    if (names == NULL || awale_library_name_is_among (awale_title_find_player (game, side), names))
      sides |= 1u << side;
  return sides;
}

/* Adds the exercise about an opening that is stored in @game; it belongs to no player. Other tags,
 * and values of other positions, are dropped. */
static void
add_opening (GPtrArray         *exercises,
             AwaleGame         *game,
             const char *const *names)
{
  AwaleNode *end = awale_game_get_line_end (game, awale_game_get_root (game));

  if (names == NULL && can_ask (game, AWALE_EXERCISE_KIND_OPENING, end))
    g_ptr_array_add (exercises,
                     awale_exercise_new_opening (game, end,
                                                 awale_node_get_move_values (
                                                awale_node_get_parent (end))));
}

/* True if a tag marks @game as a stored exercise about an error, its last move. */
static bool
is_of_error (AwaleGame *game)
{
  return g_strcmp0 (awale_game_get_tag (game, AWALE_TAG_EXERCISE), ERROR) == 0;
}

/* Adds the exercise about the last move only; values added to other moves make no further
 * exercises. */
static void
add_error (GPtrArray         *exercises,
           AwaleGame         *game,
           const char *const *names)
{
  AwaleNode *end = awale_game_get_line_end (game, awale_game_get_root (game));

  if (can_ask (game, AWALE_EXERCISE_KIND_ERROR, end)
      && (find_sides (game, names) & 1u << awale_node_get_mover (end)) != 0)
    g_ptr_array_add (exercises, awale_exercise_new (game, end));
}

/* Adds the combination or trainer's exercise that is stored in @game. The exercise is made from a
 * copy, because @game may change later and contain answers. */
static void
add_whole_game (GPtrArray         *exercises,
                 AwaleGame         *game,
                 const char *const *names)
{
  g_autofree char *text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  AwaleGame *copy = awale_document_get_game (document, 0);
  g_autoptr (AwaleExercise) exercise = NULL;

  awale_game_set_tag (copy, AWALE_TAG_ANSWERS, NULL);
  awale_game_forget_history (copy);
  exercise = awale_exercise_new_from_game (copy);
  if (exercise != NULL
      && (find_sides (game, names) & 1u << awale_node_get_mover (exercise->move)) != 0)
    g_ptr_array_add (exercises, g_steal_pointer (&exercise));
}

GPtrArray *
awale_exercise_list_of_game (AwaleGame         *game,
                             const char *const *names)
{
  GPtrArray *exercises;
  AwaleReportJudgments judgments;
  AwaleReportOptions options = { 0 };

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_exercise_unref);
  switch (find_kind (game))
    {
    case AWALE_EXERCISE_KIND_OPENING:
      add_opening (exercises, game, names);
      return exercises;
    case AWALE_EXERCISE_KIND_COMBINATION:
    case AWALE_EXERCISE_KIND_POSITION:
      add_whole_game (exercises, game, names);
      return exercises;
    default:
      if (!is_of_error (game))
        break;
      add_error (exercises, game, names);
      return exercises;
    }
  options.sides = find_sides (game, names);
  if (options.sides == 0)
    return exercises;
  awale_report_judgments_init (&judgments);
  awale_report_judgments_update (&judgments, game, &options);
  for (unsigned i = 0; i < judgments.errors->len; i++)
    {
      const AwaleReportMove *move = g_ptr_array_index (judgments.errors, i);

      g_ptr_array_add (exercises, awale_exercise_new (game, move->node));
    }
  awale_report_judgments_clear (&judgments);
  return exercises;
}

bool
awale_exercise_has_player (AwaleGame         *game,
                           const char *const *names)
{
  g_return_val_if_fail (AWALE_IS_GAME (game), false);

  return names != NULL && find_sides (game, names) != 0;
}

/* --- Properties ------------------------------------------------------------------------------ */

bool
awale_exercise_get_combination (AwaleExercise        *self,
                                AwaleCombinationKind *kind,
                                int                  *level)
{
  g_return_val_if_fail (self != NULL && kind != NULL && level != NULL, false);

  *kind = self->combination;
  *level = self->level;
  return self->kind == AWALE_EXERCISE_KIND_COMBINATION;
}

AwaleGame *
awale_exercise_get_game (AwaleExercise *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->game;
}

AwaleExerciseKind
awale_exercise_get_kind (AwaleExercise *self)
{
  g_return_val_if_fail (self != NULL, AWALE_EXERCISE_KIND_ERROR);

  return self->kind;
}

AwaleNode *
awale_exercise_get_question (AwaleExercise *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return awale_node_get_parent (self->move);
}

AwaleNode *
awale_exercise_get_move (AwaleExercise *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->move;
}

bool
awale_exercise_is_of (AwaleExercise     *self,
                      const char *const *names)
{
  AwaleSide mover;

  g_return_val_if_fail (self != NULL && names != NULL, false);

  mover = awale_node_get_mover (self->move);
  return awale_library_name_is_among (awale_title_find_player (self->game, mover), names);
}

AwaleJudgment
awale_exercise_get_judgment (AwaleExercise *self)
{
  return awale_judge_node (self->move, awale_game_get_rules (self->game));
}

gint64
awale_exercise_get_hash (AwaleExercise *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->hash;
}

const char *
awale_exercise_get_title (GPtrArray *exercises)
{
  static const char *const titles[] = {
    [AWALE_EXERCISE_KIND_ERROR] = N_("Find a Better Move"),
    [AWALE_EXERCISE_KIND_OPENING] = N_("Find the Book’s Move"),
    [AWALE_EXERCISE_KIND_COMBINATION] = N_("Find the Best Move"),
    [AWALE_EXERCISE_KIND_POSITION] = N_("Exercises"),
  };
  AwaleExerciseKind kind;

  g_return_val_if_fail (exercises != NULL && exercises->len > 0, NULL);

  kind = awale_exercise_get_kind (exercises->pdata[0]);
  for (unsigned i = 1; i < exercises->len; i++)
    if (awale_exercise_get_kind (exercises->pdata[i]) != kind)
      return _("Exercises");
  return _(titles[kind]);
}

char *
awale_exercise_dup_question (AwaleExercise *self)
{
  const char *mover;

  g_return_val_if_fail (self != NULL, NULL);

  mover = awale_side_get_name (awale_node_get_mover (self->move));
  if (self->kind == AWALE_EXERCISE_KIND_POSITION)
    {
      const char *question = awale_node_get_comment (awale_exercise_get_question (self));

      /* Translators: a side, and the question of an exercise: “South to move. Which move wins?” */
      return g_strdup_printf (_("%s to move. %s"), mover,
                              question != NULL ? question : _("Find the best move."));
    }
  if (self->kind == AWALE_EXERCISE_KIND_OPENING)
    /* Translators: a side, on a sheet with exercises. */
    return g_strdup_printf (_("%s to move. What does the opening book play?"), mover);
  if (self->kind == AWALE_EXERCISE_KIND_COMBINATION)
    /* Translators: a side, on a sheet with exercises. */
    return g_strdup_printf (_("%s to move. One move is at least three seeds better than any other: "
                              "find it."), mover);
  /* Translators: a side and a move, on a sheet with exercises. */
  return g_strdup_printf (_("%s to move. %s gives seeds away: find a better move."), mover,
                          awale_move_to_string (awale_node_get_move (self->move)));
}

unsigned
awale_exercise_get_answers (AwaleExercise *self)
{
  unsigned answers = 0;

  g_return_val_if_fail (self != NULL, 0);

  if (self->kind == AWALE_EXERCISE_KIND_OPENING)
    return 1u << awale_node_get_move (self->move);
  if (self->kind != AWALE_EXERCISE_KIND_POSITION)
    {
      AwaleMove best = awale_exercise_get_judgment (self).best;

      return best != AWALE_NO_MOVE ? 1u << best : 0;
    }
  for (AwaleNode *node = self->move; node != NULL; node = awale_node_get_next_sibling (node))
    answers |= 1u << awale_node_get_move (node);
  return answers;
}

/* Appends the line of moves that begins with @node: “A e F+3”. */
static void
append_line (GString   *text,
             AwaleNode *node)
{
  for (AwaleNode *at = node; at != NULL; at = awale_node_get_first_child (at))
    {
      g_autofree char *move = awale_node_dup_text (at);

      g_string_append_printf (text, "%s%s", at != node ? " " : "", move);
    }
}

char *
awale_exercise_dup_answer (AwaleExercise *self)
{
  GString *text;
  unsigned answers;

  g_return_val_if_fail (self != NULL, NULL);

  text = g_string_new (NULL);
  answers = awale_exercise_get_answers (self);
  for (AwaleNode *node = awale_node_get_first_child (awale_exercise_get_question (self));
       node != NULL; node = awale_node_get_next_sibling (node))
    if ((answers >> awale_node_get_move (node) & 1) != 0)
      {
        g_string_append (text, text->len > 0 ? " / " : "");
        append_line (text, node);
      }
  return g_string_free (text, FALSE);
}

/* A different best move counts too, because a book of the same depth may have grown meanwhile. */
static bool
supersedes_opening (const AwaleMoveValues *mine,
                    const AwaleMoveValues *theirs)
{
  int deeper = awale_move_values_get_depth (mine) - awale_move_values_get_depth (theirs);

  return deeper > 0 || (deeper == 0 && mine->best != theirs->best);
}

gint64
awale_exercise_hash_error (AwaleGame *game,
                           AwaleNode *question)
{
  g_return_val_if_fail (AWALE_IS_GAME (game) && question != NULL, 0);

  return hash_question (game, AWALE_EXERCISE_KIND_ERROR, question);
}

bool
awale_exercise_is_outdated (AwaleExercise *self,
                            AwaleNode     *question)
{
  const AwaleMoveValues *mine, *theirs;

  g_return_val_if_fail (self != NULL && question != NULL, false);

  mine = awale_node_get_move_values (awale_exercise_get_question (self));
  theirs = awale_node_get_move_values (question);
  return theirs != NULL
         && (theirs->value.proof > mine->value.proof
             || (theirs->value.proof == mine->value.proof
                 && awale_move_values_get_depth (theirs) > awale_move_values_get_depth (mine)));
}

bool
awale_exercise_supersedes (AwaleExercise *self,
                           AwaleExercise *former)
{
  const AwaleMoveValues *mine, *theirs;

  g_return_val_if_fail (self != NULL && former != NULL, false);

  if (self->kind == AWALE_EXERCISE_KIND_POSITION)
    {
      g_autofree char *text = awale_exercise_dup_text (self);
      g_autofree char *former_text = awale_exercise_dup_text (former);

      return !g_str_equal (text, former_text);
    }
  mine = awale_node_get_move_values (awale_exercise_get_question (self));
  theirs = awale_node_get_move_values (awale_exercise_get_question (former));
  return self->kind == AWALE_EXERCISE_KIND_OPENING
           ? supersedes_opening (mine, theirs)
           : awale_exercise_is_outdated (former, awale_exercise_get_question (self));
}

static char *
dup_shipped_folder (void)
{
  const char *data_dir = g_getenv ("AWALE_DATA_DIR");

  return g_build_filename (data_dir != NULL ? data_dir : PKGDATADIR, "exercises", NULL);
}

static void
read_combinations (const char *path,
                   GPtrArray  *exercises,
                   GHashTable *hashes)
{
  g_autofree char *text = NULL;
  g_autoptr (AwaleDocument) document = NULL;
  size_t length;

  if (!g_file_get_contents (path, &text, &length, NULL))
    return;
  document = awale_ogn_read (text, length, NULL);
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      g_autoptr (AwaleExercise) exercise =
        awale_exercise_new_from_game (awale_document_get_game (document, i));
      gint64 hash;

      if (exercise == NULL || awale_exercise_get_kind (exercise) != AWALE_EXERCISE_KIND_COMBINATION)
        continue;
      hash = awale_exercise_get_hash (exercise);
      if (g_hash_table_add (hashes, g_memdup2 (&hash, sizeof hash)))
        g_ptr_array_add (exercises, g_steal_pointer (&exercise));
    }
}

/* Compares combinations by level; within a level, in an order that mixes kinds and rulesets. */
static int
compare_combinations (const void *a,
                      const void *b)
{
  AwaleExercise *exercises[] = { *(AwaleExercise *const *) a, *(AwaleExercise *const *) b };
  AwaleCombinationKind kind;
  int levels[2];
  gint64 hashes[2];

  for (int i = 0; i < 2; i++)
    {
      awale_exercise_get_combination (exercises[i], &kind, &levels[i]);
      hashes[i] = awale_exercise_get_hash (exercises[i]);
    }
  if (levels[0] != levels[1])
    return levels[0] - levels[1];
  return (hashes[0] > hashes[1]) - (hashes[0] < hashes[1]);
}

GPtrArray *
awale_exercise_read_combinations (const char *folder)
{
  GPtrArray *exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_exercise_unref);
  g_autofree char *shipped = folder == NULL ? dup_shipped_folder () : NULL;
  const char *path = folder != NULL ? folder : shipped;
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GHashTable) hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      if (g_str_has_suffix (name, ".ogn"))
        read_combinations (file, exercises, hashes);
    }
  g_ptr_array_sort (exercises, compare_combinations);
  return exercises;
}
