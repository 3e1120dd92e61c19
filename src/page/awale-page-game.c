/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-page-game.h"

#include "analysis/awale-reasons.h"
#include "awale-page-graph.h"
#include "awale-page-markup.h"
#include "game/awale-date.h"
#include "game/awale-ellipsis.h"
#include "game/awale-move-rows.h"
#include "game/awale-titles.h"
#include "game/awale-value.h"
#include "picture/awale-board-painter.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Maximum number of levels by which a variation is indented. */
#define MAX_DEPTH 4

struct _AwalePageGame
{
  AwaleGame       *game;
  size_t           number;
  bool             why;      /* True to explain the errors. */
  AwalePageText   *words;
  AwalePageBoards *boards;
  GHashTable      *numbers;  /* Numbers of the nodes, by AwaleNode. */
};

AwalePageGame *
awale_page_game_new (AwaleGame       *game,
                     size_t           number,
                     bool             why,
                     AwalePageText   *words,
                     AwalePageBoards *boards)
{
  AwalePageGame *self = g_new0 (AwalePageGame, 1);
  int            n = 0;

  self->game = g_object_ref (game);
  self->number = number;
  self->why = why;
  self->words = words;
  self->boards = boards;
  self->numbers = g_hash_table_new (NULL, NULL);
  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_next (node))
    {
      g_autofree char *name = g_strdup_printf ("g%zum%d", number, n);

      g_hash_table_insert (self->numbers, node, GINT_TO_POINTER (n++));
      awale_page_boards_see (boards, game, node, name);
    }
  return self;
}

void
awale_page_game_free (AwalePageGame *self)
{
  g_hash_table_unref (self->numbers);
  g_object_unref (self->game);
  g_free (self);
}

static int
get_number (AwalePageGame *self,
            AwaleNode     *node)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (self->numbers, node));
}

/* --- Title ----------------------------------------------------------------------------------- */

static const char *
get_side_message (AwaleSide side)
{
  return side == AWALE_SOUTH ? N_("South") : N_("North");
}

static void
add_player (AwalePageGame *self,
            GString       *page,
            AwaleSide      side)
{
  const char *name = awale_title_find_player (self->game, side);

  if (name == NULL)
    {
      awale_page_text_add (self->words, page, get_side_message (side));
      return;
    }
  g_string_append (page, "<bdi>");
  awale_page_add_text (page, name);
  g_string_append (page, "</bdi>");
}

static void
add_players (AwalePageGame *self,
             GString       *page)
{
  g_string_append (page, "<span class=\"south-name\">");
  add_player (self, page, AWALE_SOUTH);
  g_string_append (page, "</span> \u2013 <span class=\"north-name\">");
  add_player (self, page, AWALE_NORTH);
  g_string_append (page, "</span>");
}

static char *
tell_result (const void            *data,
             const AwaleTranslator *translator)
{
  return awale_result_describe (*(const AwaleResult *) data, translator);
}

/* Adds the result of the file or, if it has none, the one that follows from the rules: “26–22”. */
static void
add_result (AwalePageGame *self,
            GString       *page)
{
  AwaleResult result = awale_game_get_result (self->game);

  if (!result.known)
    result = awale_game_get_settled_result (self->game);
  if (!result.known)
    return;
  g_string_append (page, " <span class=\"score\">");
  if (awale_result_has_seeds (result))
    {
      g_autofree char *score = awale_score_describe (result.score);

      g_string_append (page, score);
    }
  else
    awale_page_text_add_func (self->words, page, tell_result, &result);
  g_string_append (page, "</span>");
}

char *
awale_page_game_get_title (AwalePageGame *self)
{
  GString *title = g_string_new (NULL);

  for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      const char *name = awale_title_find_player (self->game, (AwaleSide) side);

      if (side == AWALE_NORTH)
        g_string_append (title, " \u2013 ");
      g_string_append (title, name != NULL ? name
                                           : awale_page_text_translate (
                                               self->words, get_side_message ((AwaleSide) side)));
    }
  return g_string_free (title, FALSE);
}

void
awale_page_game_add_link (AwalePageGame *self,
                          GString       *page)
{
  const char *event = awale_title_get_tag (self->game, "Event");

  g_string_append_printf (page, "<li><a href=\"#g%zum0\">", self->number);
  add_player (self, page, AWALE_SOUTH);
  g_string_append (page, " \u2013 ");
  add_player (self, page, AWALE_NORTH);
  g_string_append (page, "</a>");
  add_result (self, page);
  if (event != NULL)
    {
      g_string_append (page, " <bdi class=\"event\">");
      awale_page_add_text (page, event);
      g_string_append (page, "</bdi>");
    }
  g_string_append (page, "</li>\n");
}

static void
start_fact (GString *page)
{
  g_string_append (page, "<li>");
}

static void
end_fact (GString *page)
{
  g_string_append (page, "</li>");
}

static char *
tell_date (const void            *data,
           const AwaleTranslator *translator)
{
  return awale_date_describe (data, translator);
}

static void
add_tag (AwalePageGame *self,
         GString       *page,
         const char    *name,
         const char    *message)
{
  const char *tag = awale_title_get_tag (self->game, name);

  if (tag == NULL)
    return;
  start_fact (page);
  if (g_str_equal (name, "Date"))
    awale_page_text_add_func (self->words, page, tell_date, tag);
  else if (message != NULL)
    awale_page_text_add_with (self->words, page, message, tag);
  else
    {
      g_string_append (page, "<bdi>");
      awale_page_add_text (page, tag);
      g_string_append (page, "</bdi>");
    }
  end_fact (page);
}

static void
add_heading (AwalePageGame *self,
             GString       *page)
{
  const AwalePreset *preset = awale_preset_of (awale_game_get_rules (self->game));

  g_string_append (page, "<header><h2>");
  add_players (self, page);
  add_result (self, page);
  g_string_append (page, "</h2><ul class=\"facts\">");
  add_tag (self, page, "Event", NULL);
  add_tag (self, page, "Site", NULL);
  add_tag (self, page, "Date", NULL);
  /* Translators: the round of a tournament */
  add_tag (self, page, "Round", N_("Round %s"));
  start_fact (page);
  awale_page_text_add (self->words, page, preset != NULL ? preset->name_en : N_("Custom rules"));
  end_fact (page);
  /* Translators: the author of the comments. */
  add_tag (self, page, "Annotator", N_("Comments by %s"));
  g_string_append (page, "</ul></header>\n");
}

/* --- Moves ----------------------------------------------------------------------------------- */

/* Formats the round before a move: “12.” for South, “12…” for North. */
static char *
word_round (AwaleNode *node)
{
  return g_strdup_printf (awale_node_get_mover (node) == AWALE_SOUTH ? "%d." : "%d…",
                          awale_node_get_round (node));
}

static void
add_data (AwalePageGame *self,
          GString       *page,
          AwaleNode     *node)
{
  AwaleNode       *parent = awale_node_get_parent (node);
  AwaleBoardLook   look = awale_board_look_for_node (self->game, node);
  g_autofree char *position = awale_position_to_string (awale_game_get_board (self->game, node));
  int              number = get_number (self, node);

  g_string_append_printf (page, "<a class=\"move\" id=\"g%zum%d\" href=\"#g%zum%d\" "
                          "data-board=\"%s\"", self->number, number, self->number, number,
                          position);
  if (parent != NULL)
    {
      g_autofree char *round = word_round (node);

      g_string_append_printf (page, " data-after=\"%d\" data-round=\"%s\"",
                              get_number (self, parent), round);
    }
  if (!look.show_turn)
    {
      AwaleScore       score = awale_game_get_score (self->game, node);
      g_autofree char *south = awale_half_seeds_to_string (score.south);
      g_autofree char *north = awale_half_seeds_to_string (score.north);

      g_string_append_printf (page, " data-ended=\"%s %s\"", south, north);
    }
  if (look.last_from != AWALE_NO_MOVE)
    g_string_append_printf (page, " data-sown=\"%d-%d\"", look.last_from, look.last_to);
  g_string_append_c (page, '>');
}

/* Adds the glyphs that judge a move as signs, with words for screen readers. */
static void
add_glyphs (AwalePageGame *self,
            GString       *page,
            AwaleNode     *node)
{
  const uint16_t *glyphs;
  size_t          n_glyphs;

  glyphs = awale_node_get_glyphs (node, &n_glyphs);
  for (size_t i = 0; i < n_glyphs; i++)
    if (awale_glyph_is_move_glyph (glyphs[i]))
      {
        g_autofree char *sign = awale_glyph_to_string (glyphs[i]);

        g_string_append_printf (page, "<span class=\"glyph glyph%u\" aria-hidden=\"true\">%s</span>"
                                "<span class=\"heard\"> ", glyphs[i], sign);
        awale_page_text_add (self->words, page, awale_glyph_get_meaning (glyphs[i]));
        g_string_append (page, "</span>");
      }
}

/* Adds a value as the window shows it, with the decimal sign of the page's language. An estimate
 * has a decimal, “+1,0”; an exact value has none, “+1”; it and proven bounds, “−1…+3”, are
 * announced as proven to screen readers. */
static void
add_value (AwalePageGame *self,
           GString       *page,
           AwaleNode     *node)
{
  const AwaleEvaluation *evaluation = awale_node_get_value (node);
  g_autofree char       *text = NULL;
  const char            *number;

  if (evaluation == NULL)
    return;
  text = awale_evaluation_describe (evaluation);
  /* Translators: a number whose decimal sign is used in pages. */
  number = awale_page_text_translate (self->words, N_("1.5"));
  g_strdelimit (text, ".,", number[1]);
  if (evaluation->proof == AWALE_PROOF_ESTIMATE)
    {
      g_string_append_printf (page, " <span class=\"value\">%s</span>", text);
      return;
    }
  g_string_append_printf (page, " <span class=\"value proven\">%s</span><span class=\"heard\"> ",
                          text);
  awale_page_text_add (self->words, page, N_("proven"));
  g_string_append (page, "</span>");
}

static void
add_move (AwalePageGame *self,
          GString       *page,
          AwaleNode     *node)
{
  g_autofree char *text = awale_node_dup_text (node);

  add_data (self, page, node);
  awale_page_add_text (page, text);
  add_glyphs (self, page, node);
  add_value (self, page, node);
  g_string_append (page, "</a>");
}

static void
add_round (AwalePageGame *self,
           GString       *page,
           AwaleMoveRow  *row)
{
  g_string_append_printf (page, "<p class=\"round\"><span class=\"number\">%d.</span> ",
                          awale_node_get_round (awale_move_row_get_node (row, 0)));
  for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
    {
      AwaleNode *node = awale_move_row_get_node (row, i);

      if (i == 0 && awale_node_get_mover (node) == AWALE_NORTH)
        g_string_append (page, "<span class=\"none\">…</span> ");
      add_move (self, page, node);
      g_string_append_c (page, ' ');
    }
  g_string_append (page, "</p>\n");
}

static void
start_indented (GString      *page,
                const char   *kind,
                AwaleMoveRow *row)
{
  g_string_append_printf (page, "<p class=\"%s depth%d\" dir=\"auto\">", kind,
                          MIN (awale_move_row_get_depth (row), MAX_DEPTH));
}

static void
add_variation (AwalePageGame *self,
               GString       *page,
               AwaleMoveRow  *row)
{
  start_indented (page, "variation", row);
  for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
    {
      AwaleNode       *node = awale_move_row_get_node (row, i);
      g_autofree char *round = word_round (node);

      if (i == 0 || awale_node_get_mover (node) == AWALE_SOUTH)
        g_string_append_printf (page, "<span class=\"number\">%s</span> ", round);
      add_move (self, page, node);
      g_string_append_c (page, ' ');
    }
  g_string_append (page, "</p>\n");
}

/* Adds a comment; each paragraph has the name of the node, by which the script finds it. */
static void
add_comment (AwalePageGame *self,
             GString       *page,
             AwaleMoveRow  *row)
{
  AwaleNode       *node = awale_move_row_get_node (row, 0);
  g_autofree char *comment = awale_ellipsize (awale_move_row_get_comment (row), G_MAXSIZE);
  g_auto (GStrv)   paragraphs = g_strsplit (comment, "\n", -1);

  for (int i = 0; paragraphs[i] != NULL; i++)
    {
      if (paragraphs[i][0] == '\0')
        continue;
      g_string_append_printf (page,
                              "<p class=\"comment depth%d\" dir=\"auto\" data-of=\"g%zum%d\">",
                              MIN (awale_move_row_get_depth (row), MAX_DEPTH), self->number,
                              get_number (self, node));
      awale_page_add_text (page, paragraphs[i]);
      g_string_append (page, "</p>\n");
    }
}

/* Adds, as words, the glyphs that neither judge a move nor ask for a diagram. */
static void
add_remarks (AwalePageGame *self,
             GString       *page,
             AwaleMoveRow  *row,
             AwaleNode     *node)
{
  const uint16_t *glyphs;
  size_t          n_glyphs;

  glyphs = awale_node_get_glyphs (node, &n_glyphs);
  for (size_t i = 0; i < n_glyphs; i++)
    {
      const char *meaning = awale_glyph_get_meaning (glyphs[i]);

      if (meaning == NULL || awale_glyph_is_move_glyph (glyphs[i]) ||
          glyphs[i] == AWALE_GLYPH_DIAGRAM)
        continue;
      g_string_append_printf (page, "<p class=\"remark depth%d\" data-of=\"g%zum%d\">",
                              MIN (awale_move_row_get_depth (row), MAX_DEPTH), self->number,
                              get_number (self, node));
      awale_page_text_add (self->words, page, meaning);
      g_string_append (page, "</p>\n");
    }
}

/* What is said of an error. */
typedef struct
{
  AwaleGame    *game;
  AwaleReasons  reasons;
} Explanation;

static char *
tell_reasons (const void            *data,
              const AwaleTranslator *translator)
{
  const Explanation *explanation = data;
  const char *players[2];

  for (AwaleSide side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      players[side] = awale_title_find_player (explanation->game, side);
      if (players[side] == NULL)
        players[side] = awale_translate (translator, get_side_message (side));
    }
  return awale_reasons_describe (&explanation->reasons, players, translator);
}

/* Explains the move of the main line that led to @node, if it is an error. */
static void
add_reasons (AwalePageGame *self,
             GString       *page,
             AwaleNode     *node)
{
  const AwaleRuleset *rules = awale_game_get_rules (self->game);
  AwaleJudgment judgment = awale_judge_node (node, rules);
  g_autoptr (GArray) positions = NULL;
  AwaleMoveValues values;
  Explanation explanation = { .game = self->game };

  if (!self->why || !awale_judgment_is_error (&judgment) || !awale_node_is_main_line (node))
    return;
  positions = awale_game_dup_positions (self->game, awale_node_get_parent (node));
  values = awale_node_find_move_values (awale_node_get_parent (node));
  /* There are no reasons where a recorded game goes on after its end. */
  if (!awale_reasons_find (&explanation.reasons, rules,
                           (const AwalePosition *) (void *) positions->data, positions->len,
                           awale_node_get_move (node), &values, NULL, NULL)
      || explanation.reasons.n_reasons == 0)
    return;
  g_string_append_printf (page, "<p class=\"remark\" data-of=\"g%zum%d\">", self->number,
                          get_number (self, node));
  awale_page_text_add_func (self->words, page, tell_reasons, &explanation);
  g_string_append (page, "</p>\n");
}

static char *
tell_end (const void            *data,
          const AwaleTranslator *translator)
{
  return awale_game_describe_end ((AwaleGame *) data, translator);
}

static void
add_end (AwalePageGame *self,
         GString       *page)
{
  g_string_append (page, "<p class=\"end\">");
  awale_page_text_add_func (self->words, page, tell_end, self->game);
  g_string_append (page, "</p>\n");
}

/* --- Diagrams -------------------------------------------------------------------------------- */

static void
add_diagram (AwalePageGame *self,
             GString       *page,
             AwaleNode     *node)
{
  g_string_append (page, "<figure class=\"diagram\">");
  awale_page_boards_add_diagram (self->boards, page, self->game, node);
  g_string_append (page, "<figcaption>");
  if (awale_node_get_parent (node) == NULL)
    awale_page_text_add (self->words, page, N_("The start"));
  else
    {
      g_autofree char *round = word_round (node);
      g_autofree char *text = awale_node_dup_text (node);
      g_autofree char *move = g_strdup_printf ("%s\u00a0%s", round, text);

      /* Translators: %s is the move before the position of a diagram: “After 12. F+2”. */
      awale_page_text_add_with (self->words, page, N_("After %s"), move);
    }
  g_string_append (page, "</figcaption></figure>\n");
}

/* Adds boards for the marked nodes of a row, and for @end, the end of the main line, if the row
 * contains it. */
static void
add_diagrams (AwalePageGame *self,
              GString       *page,
              AwaleMoveRow  *row,
              AwaleNode     *end)
{
  for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
    {
      AwaleNode *node = awale_move_row_get_node (row, i);

      if (node == end || awale_marks_want_board (node))
        add_diagram (self, page, node);
    }
}

static void
add_row (AwalePageGame *self,
         GString       *page,
         AwaleMoveRow  *row,
         AwaleNode     *end)
{
  AwaleMoveRowKind kind = awale_move_row_get_kind (row);

  if (kind == AWALE_ROW_COMMENT)
    add_comment (self, page, row);
  else if (kind == AWALE_ROW_END)
    add_end (self, page);
  else
    {
      if (kind == AWALE_ROW_ROUND)
        add_round (self, page, row);
      else
        add_variation (self, page, row);
      for (size_t i = 0; i < awale_move_row_get_n_nodes (row); i++)
        {
          add_remarks (self, page, row, awale_move_row_get_node (row, i));
          add_reasons (self, page, awale_move_row_get_node (row, i));
        }
      add_diagrams (self, page, row, end);
    }
}

static void
add_moves (AwalePageGame *self,
           GString       *page)
{
  g_autoptr (AwaleMoveRows) rows = awale_move_rows_new (self->game);
  AwaleNode                *root = awale_game_get_root (self->game);
  AwaleNode                *end = awale_game_get_line_end (self->game, root);

  g_string_append (page, "<div class=\"moves\"><h3 class=\"heard\">");
  awale_page_text_add (self->words, page, N_("Moves"));
  g_string_append (page, "</h3>\n<p class=\"begin\">");
  add_data (self, page, root);
  awale_page_text_add (self->words, page, N_("The start"));
  add_value (self, page, root);
  g_string_append (page, "</a></p>\n");
  add_diagram (self, page, root);
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (AwaleMoveRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);

      add_row (self, page, row, end);
    }
  g_string_append (page, "</div>\n");
}

void
awale_page_game_add (AwalePageGame *self,
                     GString       *page)
{
  g_autofree char *prefix = g_strdup_printf ("g%zu-", self->number);

  g_string_append_printf (page, "<article class=\"game\" id=\"g%zu\">\n", self->number);
  add_heading (self, page);
  g_string_append (page, "<div class=\"stage\">");
  awale_page_add_graph (self->words, page, self->game, prefix);
  g_string_append (page, "</div>\n");
  add_moves (self, page);
  g_string_append (page, "</article>\n");
}
