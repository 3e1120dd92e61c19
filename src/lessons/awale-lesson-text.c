/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Texts of lessons: questions, options and reasons.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-lesson.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#define KROU_SEEDS     12
#define MAJORITY_SEEDS 25

static char *
format_score (AwaleScore score)
{
  g_autofree char *south = awale_half_seeds_to_string (score.south);
  g_autofree char *north = awale_half_seeds_to_string (score.north);

  /* Translators: a score: “South 23½, North 24½”. */
  return g_strdup_printf (_("South %s, North %s"), south, north);
}

/* The letter of a pit in bold, so that readers do not take it for a word. */
static const char *
word_pit (AwaleMove pit)
{
  static const char *const letters[AWALE_PITS] = {
    "<b>A</b>", "<b>B</b>", "<b>C</b>", "<b>D</b>", "<b>E</b>", "<b>F</b>",
    "<b>a</b>", "<b>b</b>", "<b>c</b>", "<b>d</b>", "<b>e</b>", "<b>f</b>",
  };

  return letters[pit];
}

/* Appends @item to a list within a sentence: “A, C”. */
static void
add_item (GString    *list,
          const char *item)
{
  if (list->len > 0)
    /* Translators: the separator of the pits in a list: “A, C”. */
    g_string_append (list, C_("list", ", "));
  g_string_append (list, item);
}

/* Composes the question about the state of the game, with facts that the board does not show. */
static char *
word_state_question (const AwaleLesson  *self,
                     const AwaleRuleset *rules)
{
  g_autoptr (GArray) positions = awale_lesson_dup_positions (self, rules);
  const AwalePosition *all = (const AwalePosition *) positions->data;
  int count = rules->drought > 0 ? awale_drought_count (all, positions->len)
                                 : awale_repetition_count (all, positions->len);
  g_autofree char *so_far = NULL;

  if (self->topic != AWALE_RULES_TOPIC_ENDLESS || count == 0)
    return g_strdup (_("Where does the game stand?"));
  if (rules->drought > 0)
    so_far = g_strdup_printf (ngettext ("%d sowing has captured nothing.",
                                        "%d sowings in a row have captured nothing.", count),
                              count);
  else if (count == 1)
    so_far = g_strdup (_("This position has occurred once."));
  else
    so_far = g_strdup_printf (ngettext ("This position has occurred %d time.",
                                        "This position has occurred %d times.", count), count);
  return g_strconcat (so_far, " ", _("Where does the game stand?"), NULL);
}

char *
awale_lesson_dup_situation (const AwaleLesson *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->situation == NULL)
    return NULL;
  if (!self->set_up)
    return g_strdup (_(self->situation));
  return g_strjoin (" ",
                    _("This position was set up by hand: it cannot occur in a game under these "
                      "rules."),
                    _(self->situation), NULL);
}

char *
awale_lesson_dup_question (const AwaleLesson  *self,
                           const AwaleRuleset *rules)
{
  const char *pit = "", *counted = "";
  const char *side;

  g_return_val_if_fail (self != NULL && rules != NULL, NULL);

  if (self->pit != '\0')
    pit = word_pit (awale_lesson_get_pit (self));
  if (self->counted != '\0')
    counted = word_pit (awale_move_from_letter (self->counted));
  side = awale_side_get_name (awale_lesson_get_position (self, rules).side);
  switch (self->ask)
    {
    case AWALE_LESSON_KIND_LEGAL:
      /* Translators: %s is South or North. */
      return g_strdup_printf (_("Sow a pit that %s may sow."), side);
    case AWALE_LESSON_KIND_REACH:
      return g_strdup_printf (_("Sow the pit whose last seed falls in %s."), pit);
    case AWALE_LESSON_KIND_CAPTURE:
      return g_strdup (_("Find the sowing that captures."));
    case AWALE_LESSON_KIND_MOST:
      return g_strdup (_("Find the sowing that captures the most."));
    case AWALE_LESSON_KIND_KROU:
      return g_strdup (_("Sow the krou."));
    case AWALE_LESSON_KIND_FIRST:
      return g_strdup (_("Who starts?"));
    case AWALE_LESSON_KIND_TURN:
      return g_strdup_printf (_("It is %s’s turn. What happens?"), side);
    case AWALE_LESSON_KIND_TAKES:
      return g_strdup_printf (_("%s wants to sow %s. What happens?"), side, pit);
    case AWALE_LESSON_KIND_SEEDS:
      return g_strdup_printf (_("%s sows %s. How many seeds does %s hold afterward?"), side, pit,
                              counted);
    case AWALE_LESSON_KIND_STANDS:
      return word_state_question (self, rules);
    case AWALE_LESSON_KIND_SCORE:
      return g_strdup (_("The game is over. What is the score?"));
    default:
      g_assert_not_reached ();
    }
}

static char *
word_turn (const AwaleLesson  *self,
           const AwaleRuleset *rules,
           const char         *option)
{
  const char *side = awale_side_get_name (awale_lesson_get_position (self, rules).side);

  if (strcmp (option, "sow") == 0)
    return g_strdup_printf (_("%s sows"), side);
  if (strcmp (option, "pass") == 0)
    return g_strdup_printf (_("%s passes"), side);
  return g_strdup (_("The game is over"));
}

static char *
word_state (const char *option)
{
  if (strcmp (option, "on") == 0)
    return g_strdup (_("The game goes on"));
  if (strcmp (option, "won") == 0)
    return g_strdup (_("It is won, but may be played to the end"));
  return g_strdup (_("The game is over"));
}

static char *
word_first (const char *option)
{
  if (strcmp (option, "choice") == 0)
    return g_strdup (_("Whoever the players choose"));
  if (strcmp (option, "youngest") == 0)
    return g_strdup (_("The younger player"));
  return g_strdup (_("The player drawn by lot"));
}

static char *
word_captures (const char *option)
{
  int seeds = atoi (option);

  if (strcmp (option, "refused") == 0)
    return g_strdup (_("It is not allowed"));
  if (seeds == 0)
    return g_strdup (_("It captures nothing"));
  return g_strdup_printf (ngettext ("It captures %d seed", "It captures %d seeds", seeds), seeds);
}

static char *
word_score_option (const char *option)
{
  const char *dash = strchr (option, '-');
  AwaleScore score = { (int) (2 * g_ascii_strtod (option, NULL)),
                       (int) (2 * g_ascii_strtod (dash + 1, NULL)) };

  return format_score (score);
}

char *
awale_lesson_dup_option_text (const AwaleLesson  *self,
                              const AwaleRuleset *rules,
                              const char         *option)
{
  g_return_val_if_fail (self != NULL && rules != NULL && option != NULL, NULL);

  switch (self->ask)
    {
    case AWALE_LESSON_KIND_FIRST:
      return word_first (option);
    case AWALE_LESSON_KIND_TURN:
      return word_turn (self, rules, option);
    case AWALE_LESSON_KIND_TAKES:
      return word_captures (option);
    case AWALE_LESSON_KIND_SEEDS:
      return g_strdup_printf (ngettext ("%d seed", "%d seeds", (unsigned long) atoi (option)),
                              atoi (option));
    case AWALE_LESSON_KIND_STANDS:
      return word_state (option);
    case AWALE_LESSON_KIND_SCORE:
      return word_score_option (option);
    default:
      return g_strdup (option);
    }
}

/* --- Effects of a sowing ---------------------------------------------------------------------- */

G_GNUC_PRINTF (2, 3)
static void
add_sentence (GString    *text,
              const char *format,
              ...)
{
  va_list arguments;

  if (text->len > 0)
    g_string_append_c (text, ' ');
  va_start (arguments, format);
  g_string_append_vprintf (text, format, arguments);
  va_end (arguments);
}

static void
tell_path (GString           *text,
           const AwaleSowing *sowing)
{
  const char *from = word_pit (sowing->from);
  const char *last = word_pit (sowing->last);

  if (sowing->seeds >= KROU_SEEDS)
    add_sentence (text,
                  ngettext ("Pit %s has %d seed and is skipped on every lap; the last seed falls "
                            "in %s.",
                            "Pit %s has %d seeds and is skipped on every lap; the last seed "
                            "falls in %s.",
                            sowing->seeds),
                  from, sowing->seeds, last);
  else
    /* Translators: a pit, its seeds, and the pit where the last one falls. */
    add_sentence (text, ngettext ("Pit %s has %d seed, which falls in %s.",
                                  "Pit %s has %d seeds; the last one falls in %s.", sowing->seeds),
                  from, sowing->seeds, last);
}

/* Lists the captured pits except that of the last seed, going back from it. @first (out) is the
 * last pit of the list, or that of the last seed if the list is empty. */
static char *
list_others (const AwaleSowing *sowing,
             AwaleMove         *first)
{
  g_autoptr (GString) list = g_string_new (NULL);

  *first = sowing->last;
  while (*first > 0 && (sowing->harvested >> (*first - 1) & 1) != 0)
    {
      g_autofree char *item = NULL;

      (*first)--;
      /* Translators: a pit and its seeds, in a list of pits. */
      item = g_strdup_printf (C_("list", "%s (%d)"), word_pit (*first),
                              sowing->sown.pits[*first]);
      add_item (list, item);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* Explains why a capture ends, if the board shows the reason. */
static void
tell_stop (GString           *text,
           const AwaleSowing *sowing,
           AwaleMove          first)
{
  AwaleSide side = awale_pit_side (sowing->last);
  AwaleMove before = (first + AWALE_PITS - 1) % AWALE_PITS;
  int seeds = sowing->sown.pits[before];

  if (awale_pit_side (before) == side && seeds > 0)
    add_sentence (text,
                  ngettext ("The capture stops at pit %s, which holds %d seed.",
                            "The capture stops at pit %s, which holds %d seeds.", seeds),
                  word_pit (before), seeds);
  else if (awale_pit_side (before) != side && (seeds == 2 || seeds == 3))
    add_sentence (text, _("The capture stops at the edge of %s’s side."),
                  awale_side_get_name (side));
}

static void
tell_capture (GString           *text,
              const AwaleSowing *sowing)
{
  const char *last = word_pit (sowing->last);
  int seeds = sowing->sown.pits[sowing->last];
  AwaleMove first;
  g_autofree char *others = list_others (sowing, &first);

  if (*others == '\0')
    add_sentence (text, _("Pit %s then holds %d seeds, which are captured."), last, seeds);
  else
    /* Translators: the last pit, its seeds, the other pits (“b (3), a (2)”), and the number of
     * seeds captured. */
    add_sentence (text, _("Pit %s then holds %d seeds, which are captured, and so are those of "
                          "%s: %d seeds in all."),
                  last, seeds, others, sowing->harvest);
  tell_stop (text, sowing, first);
  if (sowing->grand_slam)
    add_sentence (text, _("That is everything %s had: a grand slam."),
                  awale_side_get_name (awale_pit_side (sowing->last)));
}

static void
tell_no_capture (GString           *text,
                 const AwaleSowing *sowing)
{
  const char *last = word_pit (sowing->last);
  AwaleSide sower = awale_pit_side (sowing->from);
  AwaleSide side = awale_pit_side (sowing->last);
  int seeds = sowing->sown.pits[sowing->last];

  if (side == sower)
    add_sentence (text, _("That is %s’s own side, where nothing is captured."),
                  awale_side_get_name (sower));
  else if (sowing->grand_slam)
    add_sentence (text, _("The sowing would capture all the seeds of %s: under these rules such a "
                          "grand slam captures nothing."), awale_side_get_name (side));
  else
    add_sentence (text,
                  ngettext ("Pit %s then holds %d seed: only a pit with two or three is captured.",
                            "Pit %s then holds %d seeds: only a pit with two or three is captured.",
                            seeds),
                  last, seeds);
}

static char *
tell_sowing (AwalePosition       position,
             const AwaleRuleset *rules,
             AwaleMove           move)
{
  AwaleSowing sowing = awale_sow (position, rules, move);
  AwaleSide other = !awale_pit_side (move);
  bool starved = awale_position_seeds_of_side (position, other) == 0;
  int fed = awale_position_seeds_of_side (sowing.sown, other);
  g_autoptr (GString) text = g_string_new (NULL);

  tell_path (text, &sowing);
  if (starved && fed > 0)
    add_sentence (text, ngettext ("This gives %s, who had no seeds left, %d seed.",
                                  "This gives %s, who had no seeds left, %d seeds.", fed),
                  awale_side_get_name (other), fed);
  else if (sowing.harvest > 0)
    tell_capture (text, &sowing);
  else
    tell_no_capture (text, &sowing);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
tell_refusal (AwalePosition       position,
              const AwaleRuleset *rules,
              AwaleMove           move,
              AwaleIllegalReason  refusal)
{
  const char *pit = word_pit (move);
  const char *mover = awale_side_get_name (position.side);
  const char *other = awale_side_get_name (!position.side);

  switch (refusal)
    {
    case AWALE_ILLEGAL_REASON_NOT_YOUR_PIT:
      /* Translators: a pit, its owner, the player to move. */
      return g_strdup_printf (_("Pit %s belongs to %s, and it is %s’s turn."), pit, other, mover);
    case AWALE_ILLEGAL_REASON_EMPTY_PIT:
      return g_strdup_printf (_("Pit %s is empty: there is nothing to sow."), pit);
    case AWALE_ILLEGAL_REASON_MUST_FEED:
      /* Translators: the player without seeds, and a pit. */
      return g_strdup_printf (_("%1$s has no seeds left, and the seeds of %2$s do not get that "
                                "far: you must sow a pit that feeds %1$s."), other, pit);
    case AWALE_ILLEGAL_REASON_SLAM_FORBIDDEN:
      if (rules->slam == AWALE_SLAM_CLEARS_BOARD)
        return g_strdup_printf (_("Pit %s would capture all the seeds of %s and leave others on "
                                  "the board, which is forbidden."), pit, other);
      return g_strdup_printf (_("Pit %s would capture all the seeds of %s: such a grand slam is "
                                "forbidden."), pit, other);
    case AWALE_ILLEGAL_REASON_SLAM_LAST_RESORT:
      return g_strdup_printf (
        _("Pit %s would capture all the seeds of %s: such a grand slam is allowed only if there "
          "is no other sowing."),
        pit, other);
    default:
      return g_strdup (_("The game is over: no pit can be sown."));
    }
}

/* --- Reasons ---------------------------------------------------------------------------------- */

/* The reason why a legal sowing is not the requested one; NULL if it is, or if its effects already
 * show the reason. */
static char *
tell_missing (const AwaleLesson  *self,
              const AwaleRuleset *rules,
              const char         *answer)
{
  if (awale_lesson_is_right (self, rules, answer))
    return NULL;

  switch (self->ask)
    {
    case AWALE_LESSON_KIND_REACH:
      return g_strdup_printf (_("The last seed should fall in %s."),
                              word_pit (awale_lesson_get_pit (self)));
    case AWALE_LESSON_KIND_MOST:
      return g_strdup (_("Another sowing captures more."));
    case AWALE_LESSON_KIND_KROU:
      return g_strdup (_("That is not a krou: a krou has twelve seeds or more."));
    default:
      return NULL;
    }
}

static char *
explain_move (const AwaleLesson  *self,
              const AwaleRuleset *rules,
              const char         *answer)
{
  AwalePosition position = awale_lesson_get_position (self, rules);
  const char *text = answer;
  AwaleMove move = awale_move_read (&text);
  AwaleIllegalReason refusal = awale_illegal_reason (position, rules, move);
  g_autofree char *sowing = NULL;
  g_autofree char *missing = NULL;

  if (refusal != AWALE_ILLEGAL_REASON_NONE)
    return tell_refusal (position, rules, move, refusal);

  sowing = tell_sowing (position, rules, move);
  missing = tell_missing (self, rules, answer);
  return missing == NULL ? g_steal_pointer (&sowing) : g_strconcat (sowing, " ", missing, NULL);
}

static char *
explain_captures (const AwaleLesson  *self,
                  const AwaleRuleset *rules,
                  const char         *answer)
{
  AwalePosition position = awale_lesson_get_position (self, rules);
  AwaleMove pit = awale_lesson_get_pit (self);
  AwaleIllegalReason refusal = awale_illegal_reason (position, rules, pit);
  g_autofree char *sowing = NULL;

  if (refusal != AWALE_ILLEGAL_REASON_NONE)
    return tell_refusal (position, rules, pit, refusal);

  sowing = tell_sowing (position, rules, pit);
  if (strcmp (answer, "refused") != 0)
    return g_steal_pointer (&sowing);
  return g_strconcat (_("That sowing is legal."), " ", sowing, NULL);
}

static char *
explain_count (const AwaleLesson  *self,
               const AwaleRuleset *rules)
{
  AwalePosition position = awale_lesson_get_position (self, rules);
  AwaleSowing sowing = awale_sow (position, rules, awale_lesson_get_pit (self));
  AwaleMove counted = awale_move_from_letter (self->counted);
  const char *letter = word_pit (counted);
  int before = position.pits[counted], after = sowing.after.pits[counted];

  if (counted == sowing.from && sowing.seeds < AWALE_PITS)
    return g_strdup_printf (_("A sowing takes all the seeds of its pit: %s is empty."), letter);
  if (counted == sowing.from)
    return g_strdup_printf (
      _("The sowing empties pit %s and skips it on every lap, so it stays empty."),
      letter);
  /* Translators: a pit, its seeds before the sowing, the seeds added, and its seeds afterwards. */
  return g_strdup_printf (ngettext ("Pit %s held %d seed and gets %d more: %d in all.",
                                    "Pit %s held %d seeds and gets %d more: %d in all.", before),
                          letter, before, after - before, after);
}

static char *
list_legal (AwalePosition       position,
            const AwaleRuleset *rules)
{
  unsigned legal = awale_legal_moves (position, rules);
  g_autoptr (GString) list = g_string_new (NULL);

  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    if ((legal >> move & 1) != 0)
      add_item (list, word_pit (move));
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* True if a sowing, legal or not, reaches the other side. */
static bool
reaches_other (AwalePosition       position,
               const AwaleRuleset *rules)
{
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    if (awale_pit_side (move) == position.side && position.pits[move] > 0
        && awale_position_seeds_of_side (awale_sow (position, rules, move).sown,
                                         !position.side) > 0)
      return true;
  return false;
}

/* Explains why the player to move has no legal sowing. */
static char *
tell_no_sowing (AwalePosition       position,
                const AwaleRuleset *rules)
{
  const char *mover = awale_side_get_name (position.side);
  const char *other = awale_side_get_name (!position.side);

  if (awale_position_seeds_of_side (position, position.side) == 0)
    return g_strdup_printf (_("%s has no seeds to sow."), mover);
  if (awale_position_seeds_of_side (position, !position.side) == 0)
    {
      if (reaches_other (position, rules))
        return g_strdup_printf (_("%s must feed %s, but only a forbidden grand slam would reach "
                                  "the other side."), mover, other);
      return g_strdup_printf (_("%s must feed %s, but has no pit that reaches the other side."),
                              mover, other);
    }
  return g_strdup_printf (_("Any sowing by %s would be a grand slam, which is forbidden."), mover);
}

static char *
explain_turn (const AwaleLesson  *self,
              const AwaleRuleset *rules)
{
  AwalePosition position = awale_lesson_get_position (self, rules);
  AwaleOutcome outcome = awale_lesson_get_outcome (self, rules);
  const char *turn = awale_lesson_get_turn_answer (self, rules);
  const char *mover = awale_side_get_name (position.side);
  g_autofree char *reason = NULL;
  g_autofree char *passes = NULL;

  if (strcmp (turn, "sow") == 0)
    {
      g_autofree char *legal = list_legal (position, rules);

      /* Translators: a player, and pits: “South can sow A, C. A player who can sow must.” */
      return g_strdup_printf (_("%s can sow %s. A player who can sow must."), mover, legal);
    }
  if (outcome.state == AWALE_GAME_STATE_ENDED && outcome.ending != AWALE_ENDING_NO_SOWING)
    return g_strdup (awale_ending_describe (outcome.ending));

  reason = tell_no_sowing (position, rules);
  if (strcmp (turn, "over") == 0)
    return g_strconcat (reason, " ", _("That ends the game."), NULL);
  passes = g_strdup_printf (_("%s passes, and then it is the other player’s turn."), mover);
  return g_strconcat (reason, " ", passes, NULL);
}

static char *
explain_majority (AwalePosition position,
                  AwaleOutcome  outcome)
{
  AwaleSide leader = position.stores[AWALE_NORTH] > position.stores[AWALE_SOUTH];
  const char *name = awale_side_get_name (leader);
  int seeds = position.stores[leader];

  if (outcome.state == AWALE_GAME_STATE_MAY_STOP)
    return g_strdup_printf (_("%s has %d seeds, more than half of the 48, and has won. The "
                              "players may stop, or play on for the score."), name, seeds);
  if (outcome.state == AWALE_GAME_STATE_ENDED)
    return g_strdup_printf (_("%s has %d seeds, more than half of the 48: the game ends at once."),
                            name, seeds);
  if (seeds >= MAJORITY_SEEDS)
    return g_strdup_printf (_("%s has %d seeds and can no longer lose, but under these rules the "
                              "game is played to its end."), name, seeds);
  return g_strdup_printf (_("%s has %d seeds. It takes 25 to have more than half of the 48."), name,
                          seeds);
}

static char *
explain_limit (const GArray       *positions,
               const AwaleRuleset *rules)
{
  const AwalePosition *all = (const AwalePosition *) positions->data;
  int count;

  if (rules->drought > 0)
    {
      count = awale_drought_count (all, positions->len);
      if (count == 0)
        return g_strdup_printf (ngettext ("The capture starts the count again: the game ends after "
                                          "%d sowing without one.",
                                          "The capture starts the count again: the game ends after "
                                          "%d sowings without one.", rules->drought),
                                rules->drought);
      return g_strdup_printf (ngettext ("%d sowing has captured nothing; the game ends at %d.",
                                        "%d sowings in a row have captured nothing; the game ends "
                                        "at %d.", count),
                              count, rules->drought);
    }
  count = awale_repetition_count (all, positions->len);
  if (count == 1)
    return g_strdup_printf (_("This position, with the same stores and the same player to move, "
                              "has occurred once; the game ends at %d."), rules->repetition);
  return g_strdup_printf (ngettext ("This position, with the same stores and the same player to "
                                    "move, has occurred %d time; the game ends at %d.",
                                    "This position, with the same stores and the same player to "
                                    "move, has occurred %d times; the game ends at %d.", count),
                          count, rules->repetition);
}

static char *
explain_dead (AwalePosition       position,
              const AwaleRuleset *rules)
{
  if (!awale_is_dead (position, rules))
    return g_strdup (_("A capture is still possible if both players aim for it, so the game goes "
                       "on."));
  if (rules->dead == AWALE_DEAD_PLAYS_ON)
    return g_strdup (_("Whatever the two players do, no further capture is possible; under these "
                       "rules they play on all the same."));
  return g_strdup (_("Whatever the two players do, no further capture is possible: the game "
                     "ends."));
}

static char *
tell_settlement (const AwaleRuleset *rules,
                 AwalePosition       position,
                 AwaleEnding         ending)
{
  bool cycle = ending == AWALE_ENDING_REPETITION;

  if (awale_position_seeds_on_board (position) == 0)
    return g_strdup (_("The board is empty: only the stores count."));
  if (ending == AWALE_ENDING_DROUGHT || ending == AWALE_ENDING_MAJORITY
      || (ending == AWALE_ENDING_NO_SOWING && rules->leftover == AWALE_LEFTOVER_NOBODY))
    return g_strdup (_("The seeds on the board count for nobody."));
  if (cycle && rules->cycle == AWALE_CYCLE_SPLIT)
    return g_strdup (_("The seeds on the board are shared, half each."));
  if (ending == AWALE_ENDING_NO_SOWING && rules->leftover == AWALE_LEFTOVER_OPPONENT)
    return g_strdup_printf (_("%s could not play, so the seeds on the board go to %s."),
                            awale_side_get_name (position.side),
                            awale_side_get_name (!position.side));
  return g_strdup (_("Each player adds the seeds on their own side."));
}

/* Formats a score; @format has places for the seeds of South and of North. */
static char *
word_score (const char *format,
            AwaleScore  score)
{
  g_autofree char *south = awale_half_seeds_to_string (score.south);
  g_autofree char *north = awale_half_seeds_to_string (score.north);

  return g_strdup_printf (format, south, north);
}

static char *
explain_score (const AwaleLesson  *self,
               const AwaleRuleset *rules)
{
  AwalePosition position = awale_lesson_get_position (self, rules);
  AwaleOutcome outcome = awale_lesson_get_outcome (self, rules);
  g_autofree char *before = word_score (_("The stores: South %s, North %s."),
                                        awale_score (position));
  g_autofree char *settlement = tell_settlement (rules, position, outcome.ending);
  g_autofree char *score = word_score (_("The score: South %s, North %s."), outcome.score);

  return g_strjoin (" ", before, settlement, score, NULL);
}

static char *
explain_state (const AwaleLesson  *self,
               const AwaleRuleset *rules)
{
  g_autoptr (GArray) positions = awale_lesson_dup_positions (self, rules);
  AwalePosition position = g_array_index (positions, AwalePosition, positions->len - 1);
  AwaleOutcome outcome = awale_lesson_get_outcome (self, rules);

  if (outcome.ending == AWALE_ENDING_NO_SOWING)
    {
      g_autofree char *reason = tell_no_sowing (position, rules);
      g_autofree char *score = explain_score (self, rules);

      return g_strjoin (" ", reason, _("That ends the game."), score, NULL);
    }
  switch (self->topic)
    {
    case AWALE_RULES_TOPIC_ENDLESS:
      return explain_limit (positions, rules);
    case AWALE_RULES_TOPIC_DEAD:
      return explain_dead (position, rules);
    default:
      return explain_majority (position, outcome);
    }
}

static char *
explain_first (const AwaleRuleset *rules)
{
  switch (rules->first)
    {
    case AWALE_FIRST_YOUNGEST:
      return g_strdup (_("Under these rules the younger player starts."));
    case AWALE_FIRST_RANDOM:
      return g_strdup (_("Under these rules the first player is drawn by lot."));
    default:
      return g_strdup (_("These rules do not say who starts: the players decide."));
    }
}

static char *
explain (const AwaleLesson  *self,
         const AwaleRuleset *rules,
         const char         *answer)
{
  switch (self->ask)
    {
    case AWALE_LESSON_KIND_FIRST:
      return explain_first (rules);
    case AWALE_LESSON_KIND_TURN:
      return explain_turn (self, rules);
    case AWALE_LESSON_KIND_TAKES:
      return explain_captures (self, rules, answer);
    case AWALE_LESSON_KIND_SEEDS:
      return explain_count (self, rules);
    case AWALE_LESSON_KIND_STANDS:
      return explain_state (self, rules);
    case AWALE_LESSON_KIND_SCORE:
      return explain_score (self, rules);
    default:
      return explain_move (self, rules, answer);
    }
}

char *
awale_lesson_explain (const AwaleLesson  *self,
                      const AwaleRuleset *rules,
                      const char         *answer)
{
  g_autofree char *reason = NULL;

  g_return_val_if_fail (self != NULL && rules != NULL && answer != NULL, NULL);

  reason = explain (self, rules, answer);
  if (self->conclusion == NULL || !awale_lesson_is_right (self, rules, answer))
    return g_steal_pointer (&reason);
  return g_strconcat (reason, " ", _(self->conclusion), NULL);
}
