/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Sentences on what a sowing does or why it is illegal, by what the rules did with it.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-exercise-private.h"

#include <glib/gi18n-lib.h>

#define KROU_SEEDS 12

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
  const char *from = awale_lesson_word_pit (sowing->from);
  const char *last = awale_lesson_word_pit (sowing->last);

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

/* The other captured pits, in the order of the capture. */
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
      item = g_strdup_printf (C_("list", "%s (%d)"), awale_lesson_word_pit (*first),
                              sowing->sown.pits[*first]);
      awale_lesson_add_item (list, item);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* Explains why a capture ends, if the board shows it. */
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
                  awale_lesson_word_pit (before), seeds);
  else if (awale_pit_side (before) != side && (seeds == 2 || seeds == 3))
    add_sentence (text, _("The capture stops at the edge of %s’s side."),
                  awale_side_get_name (side));
}

static void
tell_capture (GString           *text,
              const AwaleSowing *sowing)
{
  const char *last = awale_lesson_word_pit (sowing->last);
  int seeds = sowing->sown.pits[sowing->last];
  AwaleMove first;
  g_autofree char *others = list_others (sowing, &first);

  if (*others == '\0')
    add_sentence (text, _("Pit %s then holds %d seeds, which are captured."), last, seeds);
  else
    /* Translators: the last pit, its seeds, the other pits (“b (3), a (2)”), all seeds captured. */
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
  const char *last = awale_lesson_word_pit (sowing->last);
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

char *
awale_lesson_tell_sowing (AwalePosition       position,
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

char *
awale_lesson_tell_refusal (AwalePosition       position,
                           const AwaleRuleset *rules,
                           AwaleMove           move,
                           AwaleIllegalReason  refusal)
{
  const char *pit = awale_lesson_word_pit (move);
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
      /* Translators: the starved player, a pit. */
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
