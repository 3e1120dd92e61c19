/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-descriptions.h"

#include "game/awale-glyph.h"
#include "game/awale-value.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NO_BREAK_SPACE "\302\240"

char *
awale_describe_proof (const AwaleEvaluation *proven)
{
  g_autofree char *low = NULL;
  g_autofree char *high = NULL;

  g_return_val_if_fail (proven != NULL, NULL);

  low = awale_value_to_string (proven->low, AWALE_VALUE_SIGNED);
  if (proven->proof == AWALE_PROOF_EXACT)
    /* Translators: a value that is proven: “proven +3”. */
    return g_strdup_printf (_("proven %s"), low);
  high = awale_value_to_string (proven->high, AWALE_VALUE_SIGNED);
  /* Translators: the proven bounds of a value: “between −1 and +2”. */
  return g_strdup_printf (C_("numbers", "between %s and %s"), low, high);
}

char *
awale_describe_book (const AwaleEvaluation *value)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (value != NULL, NULL);

  number = awale_evaluation_describe (value);
  /* Translators: the value of a move in the opening book: “book +0.4”. */
  return g_strdup_printf (_("book %s"), number);
}

char *
awale_describe_margin (int hundredths)
{
  int tenths = ABS (awale_value_round (hundredths));
  g_autofree char *number = NULL;
  int plural;

  if (tenths == 0)
    /* Translators: the value of an even position, in which neither player is ahead. */
    return g_strdup (C_("value", "even"));
  number = awale_value_to_string (hundredths, AWALE_VALUE_PLAIN);
  /* The plural form follows the decimal number: English has 1.5 seeds, French 1,5 graine. */
  plural = tenths % 10 == 0 ? tenths / 10 : tenths < 20 ? 0 : 2;
  return hundredths > 0
           ? g_strdup_printf (ngettext ("%s seed for South", "%s seeds for South", plural), number)
           : g_strdup_printf (ngettext ("%s seed for North", "%s seeds for North", plural), number);
}

char *
awale_describe_evaluation_in_words (const AwaleEvaluation *evaluation)
{
  g_autofree char *low = NULL;
  g_autofree char *high = NULL;

  g_return_val_if_fail (evaluation != NULL, NULL);

  low = awale_describe_margin (evaluation->low);
  if (evaluation->proof == AWALE_PROOF_EXACT)
    /* Translators: %s is a value: “3 seeds for South”. */
    return g_strdup_printf (_("%s, proven"), low);
  if (evaluation->proof == AWALE_PROOF_ESTIMATE)
    return evaluation->depth > 0
             /* Translators: a value, and the depth of the search in moves: “2.3 seeds for South,
              * depth 18”. */
             ? g_strdup_printf (_("%s, depth %d"), low, evaluation->depth)
             : g_steal_pointer (&low);
  high = awale_describe_margin (evaluation->high);
  /* Translators: “between 1 seed for North and 2 seeds for South”. */
  return g_strdup_printf (_("between %s and %s"), low, high);
}

char *
awale_describe_book_in_words (const AwaleEvaluation *value)
{
  g_autofree char *margin = NULL;

  g_return_val_if_fail (value != NULL, NULL);

  margin = awale_describe_margin (value->low);
  /* Translators: %s is a value: “0.4 seeds for South”. */
  return g_strdup_printf (_("opening book: %s"), margin);
}

char *
awale_describe_count (double count)
{
  if (count < 1000)
    return g_strdup_printf ("%.0f", count);
  if (count < 1e6)
    return g_strdup_printf ("%.1f k", count / 1e3);
  if (count < 1e9)
    return g_strdup_printf ("%.1f M", count / 1e6);
  return g_strdup_printf ("%.1f G", count / 1e9);
}

char *
awale_describe_time_left (double seconds)
{
  int whole = (int) seconds + 1;
  int minutes = (whole + 30) / 60;
  int hours = (minutes + 30) / 60;

  if (whole < 90)
    return g_strdup_printf (ngettext ("About %d second left", "About %d seconds left", whole),
                            whole);
  if (minutes < 90)
    return g_strdup_printf (ngettext ("About %d minute left", "About %d minutes left", minutes),
                            minutes);
  return g_strdup_printf (ngettext ("About %d hour left", "About %d hours left", hours), hours);
}

/* Replaces the space after a number at the start of @words (transfer full) with a no-break
 * space. */
static char *
bind_number (char *words)
{
  g_autofree char *taken = words;
  char *space = g_ascii_isdigit (*words) ? strchr (words, ' ') : NULL;

  if (space == NULL)
    return g_steal_pointer (&taken);
  *space = '\0';
  return g_strconcat (words, NO_BREAK_SPACE, space + 1, NULL);
}

/* Formats the proven bounds of the best move; NULL if there are none, or if its value is proven
 * exactly. (transfer full) */
static char *
word_bounds (AwaleAnalysis *analysis)
{
  g_autoptr (AwaleAnalysisLine) best =
    g_list_model_get_item (awale_analysis_get_lines (analysis), 0);
  const AwaleEvaluation *proven = best != NULL ? awale_analysis_line_get_proven (best) : NULL;

  return proven != NULL && proven->proof == AWALE_PROOF_BOUNDS ? awale_describe_proof (proven)
                                                               : NULL;
}

/* Formats the proven bounds of the best move or, without any, the value in the opening book; NULL
 * if neither is known. (transfer full) */
static char *
word_others (AwaleAnalysis *analysis)
{
  const AwaleMoveValues *opening = awale_analysis_get_opening (analysis);
  char *bounds = word_bounds (analysis);

  return bounds == NULL && opening->has_value ? awale_describe_book (&opening->value) : bounds;
}

char *
awale_describe_finding (AwaleAnalysis *analysis,
                        char         **words)
{
  AwaleEvaluation evaluation;
  g_autofree char *others = NULL;
  g_autofree char *value = NULL;

  g_return_val_if_fail (AWALE_IS_ANALYSIS (analysis) && words != NULL, NULL);

  if (!awale_analysis_get_evaluation (analysis, &evaluation))
    return NULL;

  if (evaluation.proof == AWALE_PROOF_ESTIMATE)
    {
      value = bind_number (awale_describe_margin (evaluation.low));
      others = word_others (analysis);
      *words = others != NULL ? g_strdup_printf ("%s · %s", value, others)
                              : g_steal_pointer (&value);
    }
  else
    {
      *words = bind_number (awale_describe_evaluation_in_words (&evaluation));
    }
  return awale_evaluation_describe (&evaluation);
}

char *
awale_describe_figures (AwaleAnalysis *analysis)
{
  g_autofree char *nodes = NULL;
  g_autofree char *speed = NULL;
  int depth;

  g_return_val_if_fail (AWALE_IS_ANALYSIS (analysis), NULL);

  depth = awale_analysis_get_depth (analysis);
  if (depth == 0 && awale_analysis_is_running (analysis))
    return g_strdup (_("Searching…"));
  if (depth == 0)
    return g_strdup ("");
  /* Without any searched nodes, the values were stored earlier. */
  if (awale_analysis_get_nodes (analysis) == 0)
    return g_strdup_printf (_("Depth %d"), depth);
  nodes = awale_describe_count ((double) awale_analysis_get_nodes (analysis));
  speed = awale_describe_count (awale_analysis_get_speed (analysis));
  /* Translators: the figures of a search: its depth, the number of positions (3.2 M), and the
   * positions per second. */
  return g_strdup_printf (_("Depth %d · %s positions · %s/s"), depth, nodes, speed);
}

/* Names the player and the pit of a move: “South D”. */
static char *
word_player_and_pit (const AwaleNode *node)
{
  AwaleMove move = awale_node_get_move (node);
  AwaleSide side = awale_node_get_mover (node);

  if (move == AWALE_PASS)
    return g_strdup (side == AWALE_SOUTH ? _("South passes") : _("North passes"));
  /* Translators: a player and the letter of a pit: “South D”. */
  return g_strdup_printf (side == AWALE_SOUTH ? _("South %s") : _("North %s"),
                          awale_move_to_string (move));
}

const char *
awale_describe_must_pass (AwaleGame *game)
{
  AwalePosition position;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  position = awale_node_get_position (awale_game_get_cursor (game));
  if (awale_legal_moves (position, awale_game_get_rules (game)) != 1u << AWALE_PASS)
    return NULL;
  return position.side == AWALE_SOUTH ? _("South can only pass.") : _("North can only pass.");
}

static void
append_glyphs (GString         *text,
               const AwaleNode *node)
{
  size_t n;
  const uint16_t *glyphs = awale_node_get_glyphs (node, &n);

  for (size_t i = 0; i < n; i++)
    {
      const char *meaning = awale_glyph_describe (glyphs[i]);

      if (meaning != NULL)
        g_string_append_printf (text, " · %s", meaning);
    }
}

char *
awale_describe_move (const AwaleNode *node)
{
  g_autofree char *played = NULL;
  GString *text = g_string_new (NULL);
  int harvest;

  g_return_val_if_fail (node != NULL, NULL);

  if (awale_node_get_move (node) == AWALE_NO_MOVE)
    {
      g_string_append (text, _("Start of the game"));
      return g_string_free (text, FALSE);
    }
  played = word_player_and_pit (node);
  harvest = awale_node_get_harvest (node);
  if (harvest == 0)
    g_string_append (text, played);
  else
    /* Translators: %s is a player and a pit: “South D captures 2”. */
    g_string_append_printf (text, ngettext ("%s captures %d", "%s captures %d", harvest), played,
                            harvest);
  append_glyphs (text, node);
  return g_string_free (text, FALSE);
}

char *
awale_describe_move_in_round (const AwaleNode *node)
{
  g_autofree char *move = awale_describe_move (node);

  if (awale_node_get_move (node) == AWALE_NO_MOVE)
    return g_steal_pointer (&move);
  /* Translators: “Round 3, South D captures 2”. */
  return g_strdup_printf (_("Round %d, %s"), awale_node_get_round (node), move);
}

char *
awale_describe_sowing (AwalePosition       position,
                       const AwaleRuleset *rules,
                       AwaleMove           pit)
{
  AwaleSowing sowing;
  const char *last;

  g_return_val_if_fail (rules != NULL, NULL);

  sowing = awale_sow (position, rules, pit);
  last = awale_move_to_string (sowing.last);

  if (sowing.harvest > 0)
    return g_strdup_printf (ngettext ("sows to %s, captures %d", "sows to %s, captures %d",
                                      sowing.harvest),
                            last, sowing.harvest);
  if (sowing.grand_slam)
    return g_strdup_printf (_("sows to %s, a grand slam that captures nothing"), last);
  return g_strdup_printf (_("sows to %s"), last);
}

const char *
awale_describe_mark_color (AwaleMarkColor color)
{
  static const char *const names[AWALE_N_MARKS] = { N_("green"), N_("red"), N_("blue"),
                                                    N_("yellow") };

  g_return_val_if_fail (color >= 0 && color < AWALE_N_MARKS, NULL);

  return _(names[color]);
}

void
awale_description_add_part (GString    *text,
                            const char *part)
{
  g_return_if_fail (text != NULL);

  if (part == NULL)
    return;
  if (text->len > 0)
    g_string_append (text, C_("list", ", "));
  g_string_append (text, part);
}

void
awale_description_take_part (GString *text,
                             char    *part)
{
  awale_description_add_part (text, part);
  g_free (part);
}

void
awale_description_take_detail (GString *text,
                               char    *detail)
{
  g_auto (GStrv) words = g_strsplit (detail, " ", -1);
  g_autofree char *bound = g_strjoinv (NO_BREAK_SPACE, words);

  g_return_if_fail (text != NULL && detail != NULL);

  g_string_append_printf (text, "%s%s", text->len > 0 ? NO_BREAK_SPACE "· " : "", bound);
  g_free (detail);
}

static void
append_mark (GString    *text,
             const char *format,
             AwaleMove   pit)
{
  awale_description_take_part (text, g_strdup_printf (format, awale_move_to_string (pit)));
}

char *
awale_describe_marks (const AwaleMarks *marks,
                      AwaleMove         pit)
{
  static const char *const circles[AWALE_N_MARKS] = { N_("green circle"), N_("red circle"),
                                                      N_("blue circle"), N_("yellow circle") };
  static const char *const to[AWALE_N_MARKS] = { N_("green arrow to %s"), N_("red arrow to %s"),
                                                 N_("blue arrow to %s"), N_("yellow arrow to %s") };
  static const char *const from[AWALE_N_MARKS] = {
    N_("green arrow from %s"), N_("red arrow from %s"), N_("blue arrow from %s"),
    N_("yellow arrow from %s"),
  };
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (marks != NULL, NULL);
  g_return_val_if_fail (pit >= 0 && pit < AWALE_PITS, NULL);

  text = g_string_new (marks->circles[pit] < 0 ? NULL : _(circles[marks->circles[pit]]));
  for (AwaleMove other = 0; other < AWALE_PITS; other++)
    {
      if (marks->arrows[pit][other] >= 0)
        append_mark (text, _(to[marks->arrows[pit][other]]), other);
      if (marks->arrows[other][pit] >= 0)
        append_mark (text, _(from[marks->arrows[other][pit]]), other);
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

char *
awale_describe_judgment (const AwaleJudgment *judgment,
                         bool                  is_punished)
{
  g_autofree char *seeds = NULL;
  g_autofree char *loss = NULL;
  GString *text;

  g_return_val_if_fail (judgment != NULL, NULL);

  if (judgment->move_class == AWALE_MOVE_CLASS_NONE)
    return NULL;
  text = g_string_new (judgment->is_forced
                         ? _("Forced move") : awale_move_class_get_name (judgment->move_class));
  if (judgment->loss > 0)
    {
      seeds = awale_value_to_seeds (judgment->loss);
      /* Translators: %s is a number of seeds: “gives away 4.5 seeds”. */
      loss = g_strdup_printf (_("gives away %s"), seeds);
      g_string_append_printf (text, " · %s", loss);
    }
  if (awale_judgment_is_error (judgment))
    g_string_append_printf (text, " · %s", is_punished ? _("punished") : _("not punished"));
  /* The class is certain if the rules or the endgame tables prove the values. */
  if (awale_judgment_is_proven (judgment))
    g_string_append_printf (text, " · %s", _("proven"));
  return g_string_free (text, FALSE);
}
