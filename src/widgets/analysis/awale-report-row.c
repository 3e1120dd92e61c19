/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-report-row.h"

#include "analysis/awale-analysis-line.h"
#include "game/awale-titles.h"
#include "game/awale-value.h"
#include "picture/awale-graph-painter.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

/* Size of the icon of a move class, and radius of the mark inside it, in pixels. */
#define ICON_SIZE   16
#define ICON_RADIUS 5.4

/* Keys under which a row stores the node after the move, its full description, and the label for
 * the reasons until they are known. */
#define NODE "awale-node"
#define WORDS "awale-words"
#define REASONS "awale-reasons"

static const char proven_words[] = N_("The endgame tables or the rules prove both values.");

static char *
word_best (const AwaleReportMove *move,
           AwaleGame             *game)
{
  return awale_node_dup_move_text (awale_node_get_parent (move->node),
                                   awale_game_get_rules (game), move->judgment.best);
}

/* Formats the move played and the better move: “12. D+2 → B” for South, “12. … d → a” for North. */
static char *
word_move (const AwaleReportMove *move,
           AwaleGame             *game)
{
  g_autofree char *played = awale_node_dup_text (move->node);
  g_autofree char *best = word_best (move, game);

  return g_strdup_printf (move->mover == AWALE_SOUTH ? "%d. %s → %s" : "%d. … %s → %s",
                          awale_node_get_round (move->node), played, best);
}

/* Formats the better line as far as it is known: “B e C+2”. */
static char *
word_line (const AwaleReportMove *move,
           const AwaleRuleset    *rules)
{
  const AwaleNode *parent = awale_node_get_parent (move->node);
  int8_t moves[AWALE_MOVE_VALUES_LINE];
  int n_moves = awale_node_copy_line (parent, move->judgment.best, moves);
  g_autoptr (AwaleAnalysisLine) line =
    awale_analysis_line_new (rules, awale_node_get_position (parent),
                             &awale_node_get_move_values (parent)->value, moves, n_moves);

  return g_strdup (awale_analysis_line_get_text (line));
}

/* Describes the loss: “Ama gives away 4.5 seeds, and Kofi profits.” The part about the opponent
 * needs a reply with a known value. */
static char *
word_details (const AwaleReportMove *move,
              AwaleGame             *game)
{
  const char *player = awale_title_get_player (game, move->mover);
  const char *opponent =
    awale_title_get_player (game, move->mover == AWALE_SOUTH ? AWALE_NORTH : AWALE_SOUTH);
  const AwaleNode *reply = awale_node_get_first_child (move->node);
  g_autofree char *seeds = awale_value_to_seeds (move->judgment.loss);

  if (reply == NULL || awale_node_get_evaluation (reply) == NULL)
    /* Translators: a player and seeds: “Ama gives away 4.5 seeds.” */
    return g_strdup_printf (_("%s gives away %s."), player, seeds);
  if (move->is_punished)
    /* Translators: a player, seeds, the opponent: “Ama gives away 4 seeds, and Kofi profits.” */
    return g_strdup_printf (_("%s gives away %s, and %s profits."), player, seeds, opponent);
  /* Translators: a player, seeds, and the opponent, whose reply does not take advantage. */
  return g_strdup_printf (_("%s gives away %s, but %s lets it pass."), player, seeds, opponent);
}

/* Formats the better line; NULL if only its first move is known, which is in the row's title
 * already. */
static char *
word_better (const char *line)
{
  if (strchr (line, ' ') == NULL)
    return NULL;
  /* Translators: %s is the better line of moves: “Better: B e C+2”. */
  return g_strdup_printf (_("Better: %s"), line);
}

/* Describes the row in sentences, for screen readers. */
static char *
word_all (const AwaleReportMove *move,
          AwaleGame             *game,
          const char            *line)
{
  const AwaleJudgment *judgment = &move->judgment;
  g_autofree char *played = awale_node_dup_text (move->node);
  g_autofree char *best = word_best (move, game);
  g_autofree char *details = word_details (move, game);
  g_autofree char *better = word_better (line);
  GString *text = g_string_new (NULL);

  /* Translators: a round, a player, the move played, and a better move. */
  g_string_append_printf (text, _("Round %d: %s plays %s instead of %s."),
                          awale_node_get_round (move->node),
                          awale_title_get_player (game, move->mover), played, best);
  g_string_append_printf (text, " %s %s.", details,
                          awale_move_class_get_name (judgment->move_class));
  if (awale_judgment_is_proven (judgment))
    g_string_append_printf (text, " %s", _(proven_words));
  if (better != NULL)
    g_string_append_printf (text, " %s", better);
  return g_string_free (text, FALSE);
}

/* Describes a turning point: “Round 12: Ama turns a win into a loss with D+2 instead of B.” */
static char *
word_turn (const AwaleReportMove *move,
           AwaleGame             *game)
{
  const char *player = awale_title_get_player (game, move->mover);
  g_autofree char *played = awale_node_dup_text (move->node);
  g_autofree char *best = word_best (move, game);
  const char *sentence;

  if (move->judgment.shift == AWALE_RESULT_CHANGE_TURNS)
    /* Translators: a round, a player, the move played, and a better move. */
    sentence = _("Round %d: %s turns a win into a loss with %s instead of %s.");
  else if (move->judgment.shift == AWALE_RESULT_CHANGE_FALLS &&
           move->judgment.before == AWALE_EXPECT_WIN)
    /* Translators: a round, a player, the move played, and a better move. */
    sentence = _("Round %d: %s lets a win slip away with %s instead of %s.");
  else if (move->judgment.shift != AWALE_RESULT_CHANGE_NONE)
    /* Translators: a round, a player, the move played, and a better move. */
    sentence = _("Round %d: %s turns an undecided game into a loss with %s instead of %s.");
  else
    /* Translators: a round, a player, the move played, and a better move. */
    sentence = _("Round %d: %s gives away the deciding seeds with %s instead of %s.");
  return g_strdup_printf (sentence, awale_node_get_round (move->node), player, played, best);
}

static GtkWidget *
create_seal (void)
{
  GtkWidget *seal = gtk_label_new (_("proven"));

  gtk_widget_add_css_class (seal, "seal");
  gtk_widget_set_valign (seal, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (seal, _(proven_words));
  return seal;
}

static GtkWidget *
create_content (const AwaleReportMove *move,
                AwaleGame             *game,
                const char            *line,
                GtkWidget             *reasons)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title;
  g_autofree char *moves = word_move (move, game);
  g_autofree char *details = word_details (move, game);
  g_autofree char *better = word_better (line);

  title = awale_style_create_label (moves, "heading");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), title);
  gtk_box_append (GTK_BOX (texts), awale_style_create_label (details, "details"));
  gtk_box_append (GTK_BOX (texts), reasons);
  if (better != NULL)
    gtk_box_append (GTK_BOX (texts), awale_style_create_label (better, "details"));
  gtk_box_append (GTK_BOX (box), awale_report_row_create_icon (move->judgment.move_class));
  gtk_box_append (GTK_BOX (box), texts);
  if (awale_judgment_is_proven (&move->judgment))
    gtk_box_append (GTK_BOX (box), create_seal ());
  return box;
}

static GtkWidget *
create_turn (const AwaleReportMove *move,
             const char            *sentence)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = awale_style_create_label (sentence, NULL);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), awale_report_row_create_icon (move->judgment.move_class));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static char *
word_row (const AwaleReportMove *move,
          AwaleGame             *game,
          bool                   is_turn)
{
  g_autofree char *line = word_line (move, awale_game_get_rules (game));

  return is_turn ? word_turn (move, game) : word_all (move, game, line);
}

GtkWidget *
awale_report_row_new (const AwaleReportMove *move,
                      AwaleGame             *game,
                      bool                   is_turn)
{
  GtkWidget *row, *reasons = NULL;
  char *words;
  g_autofree char *line = NULL;

  g_return_val_if_fail (move != NULL && AWALE_IS_GAME (game), NULL);

  row = gtk_list_box_row_new ();
  line = word_line (move, awale_game_get_rules (game));
  words = word_row (move, game, is_turn);
  g_object_set_data_full (G_OBJECT (row), NODE, awale_node_ref (move->node),
                          (GDestroyNotify) awale_node_unref);
  g_object_set_data_full (G_OBJECT (row), WORDS, words, g_free);
  gtk_widget_add_css_class (row, "error-row");
  if (!is_turn)
    {
      reasons = awale_style_create_label ("", "reasons");
      gtk_widget_set_visible (reasons, FALSE);
      g_object_set_data (G_OBJECT (row), REASONS, reasons);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row),
                              is_turn ? create_turn (move, words)
                                      : create_content (move, game, line, reasons));
  awale_accessible_describe (row, words, _("Show both moves on the board"));
  return row;
}

AwaleNode *
awale_report_row_get_node (GtkListBoxRow *row)
{
  g_return_val_if_fail (GTK_IS_LIST_BOX_ROW (row), NULL);

  return g_object_get_data (G_OBJECT (row), NODE);
}

bool
awale_report_row_fits (GtkListBoxRow         *row,
                       const AwaleReportMove *move,
                       AwaleGame             *game,
                       bool                   is_turn)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (GTK_IS_LIST_BOX_ROW (row) && move != NULL, false);

  if (awale_report_row_get_node (row) != move->node)
    return false;
  words = word_row (move, game, is_turn);
  return g_str_equal (g_object_get_data (G_OBJECT (row), WORDS), words);
}

/* True if the explanation of @reasons has a line of the better move, which may differ from that of
 * the report. */
static bool
has_line (const AwaleReasons *reasons)
{
  for (int i = 0; i < reasons->n_reasons; i++)
    if (reasons->reasons[i].kind == AWALE_REASON_LATER
        || (reasons->reasons[i].is_better && reasons->reasons[i].ply > 1))
      return true;
  return false;
}

bool
awale_report_row_explain (GtkListBoxRow         *row,
                          const AwaleReportMove *move,
                          AwaleGame             *game,
                          AwaleReasonsFinder    *finder)
{
  GtkWidget *label = g_object_get_data (G_OBJECT (row), REASONS);
  GtkWidget *better;
  const AwaleReasons *reasons;
  g_autofree char *text = NULL;
  g_autofree char *words = NULL;
  g_autofree char *description = NULL;

  if (label == NULL)
    return true;
  reasons = awale_reasons_finder_ask (finder, game, awale_node_get_parent (move->node),
                                      awale_node_get_move (move->node), NULL);
  if (reasons == NULL)
    return false;
  g_object_set_data (G_OBJECT (row), REASONS, NULL);
  text = awale_reasons_describe_in_game (reasons, game, false);
  if (text == NULL)
    return true;
  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_visible (label, TRUE);
  better = gtk_widget_get_next_sibling (label);
  if (better != NULL && has_line (reasons))
    {
      gtk_widget_set_visible (better, FALSE);
      words = word_all (move, game, "");
    }
  description = g_strdup_printf ("%s %s", text, _("Show both moves on the board"));
  awale_accessible_describe (row, words != NULL ? words : g_object_get_data (G_OBJECT (row), WORDS),
                             description);
  return true;
}

static void
draw_icon (GtkDrawingArea *icon,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        move_class)
{
  AwaleColor color = awale_style_get_color (GTK_WIDGET (icon));

  cairo_set_source_rgba (cr, color.red, color.green, color.blue, color.alpha);
  awale_class_mark_paint (cr, (AwaleMoveClass) GPOINTER_TO_INT (move_class), width / 2.,
                          height / 2., ICON_RADIUS);
}

GtkWidget *
awale_report_row_create_icon (AwaleMoveClass move_class)
{
  g_autofree char *css_class = g_strconcat ("class-", awale_move_class_get_id (move_class), NULL);
  GtkWidget *icon = g_object_new (GTK_TYPE_DRAWING_AREA, "css-name", "classicon",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (icon), ICON_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (icon), ICON_SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (icon), draw_icon,
                                  GINT_TO_POINTER (move_class), NULL);
  gtk_widget_set_valign (icon, GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (icon, FALSE);
  gtk_widget_add_css_class (icon, css_class);
  return icon;
}
