/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-graph-words.h"

#include "game/awale-value.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

/* Minimum lead worth mentioning, in hundredths of a seed. */
#define MIN_LEAD 50

static const AwaleEvaluation *
get_evaluation (AwaleGraphLine *line,
                int             ply)
{
  const AwaleGraphPoint *point = &awale_graph_line_get_points (line)[ply];

  return point->has_evaluation ? &point->evaluation : NULL;
}

/* Formats the standing: “South 12, North 9, value +1.5”. */
static char *
word_standing (AwaleGraphLine *line,
               int             ply)
{
  const AwaleGraphPoint *point = &awale_graph_line_get_points (line)[ply];
  const AwaleEvaluation *evaluation = get_evaluation (line, ply);
  g_autofree char *south = awale_value_to_string ((int) (100 * point->south), AWALE_VALUE_PLAIN);
  g_autofree char *north = awale_value_to_string ((int) (100 * point->north), AWALE_VALUE_PLAIN);
  /* Translators: the stores after a move: “South 12, North 9.5”. */
  g_autofree char *stores = g_strdup_printf (_("South %s, North %s"), south, north);
  g_autofree char *value = NULL;

  if (evaluation == NULL)
    return g_steal_pointer (&stores);
  value = awale_evaluation_describe (evaluation);
  /* Translators: “South 12, North 9, value +1.5”. */
  return g_strdup_printf (_("%s, value %s"), stores, value);
}

char *
awale_graph_words_for_point (AwaleGraphLine *line,
                             int             ply,
                             const char     *separator)
{
  g_autofree char *move = NULL;
  g_autofree char *standing = NULL;
  g_autofree char *judgment = NULL;

  g_return_val_if_fail (line != NULL && separator != NULL, NULL);

  move = awale_wording_move_in_round (awale_graph_line_get_node (line, ply));
  standing = word_standing (line, ply);
  judgment = awale_wording_judgment (awale_graph_line_get_judgment (line, ply),
                                       awale_graph_line_get_points (line)[ply].is_punished);
  if (judgment == NULL)
    return g_strconcat (move, separator, standing, NULL);
  return g_strconcat (move, separator, standing, separator, judgment, NULL);
}

static void
append_sentence (GString *text,
                 char    *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/* The ply of a side's greatest lead, or -1 if it never leads. */
static int
find_lead (AwaleGraphLine *line,
           AwaleSide       side)
{
  int best = -1, most = MIN_LEAD - 1;

  for (int ply = 0; ply < awale_graph_line_get_n (line); ply++)
    {
      const AwaleEvaluation *evaluation = get_evaluation (line, ply);
      int margin = evaluation == NULL ? 0 : awale_evaluation_get_margin (evaluation);

      margin = side == AWALE_SOUTH ? margin : -margin;
      if (margin > most)
        {
          best = ply;
          most = margin;
        }
    }
  return best;
}

static void
append_lead (GString        *text,
             AwaleGraphLine *line,
             AwaleSide       side)
{
  int ply = find_lead (line, side);
  g_autofree char *value = NULL;
  g_autofree char *move = NULL;

  if (ply < 0)
    return;
  value = awale_evaluation_describe (get_evaluation (line, ply));
  move = awale_wording_move_in_round (awale_graph_line_get_node (line, ply));
  /* Translators: a value and the move after which it was: “The best value for South is +4.5
   * (Round 3, South D).” */
  append_sentence (text, g_strdup_printf (side == AWALE_SOUTH
                                            ? _("The best value for South is %s (%s).")
                                            : _("The best value for North is %s (%s)."),
                                          value, move));
}

static unsigned
count_values (AwaleGraphLine *line)
{
  unsigned n = 0;

  for (int ply = 0; ply < awale_graph_line_get_n (line); ply++)
    n += get_evaluation (line, ply) != NULL;
  return n;
}

static void
append_errors (GString        *text,
               AwaleGraphLine *line)
{
  const AwaleGraphPoint *points = awale_graph_line_get_points (line);
  unsigned counts[AWALE_N_MOVE_CLASSES] = { 0 };

  for (int ply = 0; ply < awale_graph_line_get_n (line); ply++)
    counts[points[ply].move_class]++;
  for (int class = AWALE_MOVE_CLASS_BLUNDER; class >= AWALE_MOVE_CLASS_INACCURACY; class--)
    if (counts[class] > 0)
      /* Translators: a class of moves and how many there are: “Blunder: 2.” */
      append_sentence (text, g_strdup_printf (_("%s: %u."),
                                              awale_move_class_get_name ((AwaleMoveClass) class),
                                              counts[class]));
}

char *
awale_graph_words_for_line (AwaleGraphLine *line)
{
  GString *text;
  g_autofree char *last = NULL;
  unsigned n_moves;

  g_return_val_if_fail (line != NULL, NULL);

  text = g_string_new (NULL);
  n_moves = (unsigned) awale_graph_line_get_n (line) - 1;
  append_sentence (text, g_strdup_printf (ngettext ("The game has %u move.",
                                                    "The game has %u moves.", n_moves), n_moves));
  if (count_values (line) > 0)
    {
      append_lead (text, line, AWALE_SOUTH);
      append_lead (text, line, AWALE_NORTH);
      append_errors (text, line);
    }
  last = word_standing (line, (int) n_moves);
  /* Translators: “At the end: South 27, North 21, value +6.” */
  append_sentence (text, g_strdup_printf (_("At the end: %s."), last));
  return g_string_free (text, FALSE);
}
