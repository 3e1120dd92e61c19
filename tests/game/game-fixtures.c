/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game-fixtures.h"

/* Number of moves per undo step. */
#define CIRCLE_STEP 64

/* A start position from which 18 plies without a harvest lead back to the same position. */
#define CIRCLE_START "1-1-1-0-1-1-0-1-0-0-0-0-21-21-S"
#define CIRCLE_MOVES "EbAcFaCbBcCdAeBfDa"

AwaleGame *
fixture_new_game (void)
{
  return awale_game_new (&awale_preset_find ("abapa")->rules);
}

void
fixture_play (AwaleGame  *game,
              const char *moves)
{
  for (; *moves != '\0'; moves++)
    g_assert_cmpint (awale_game_play (game, awale_move_from_letter (*moves)), ==,
                     AWALE_ILLEGAL_REASON_NONE);
}

AwaleNode *
fixture_add (AwaleGame  *game,
             AwaleNode  *node,
             const char *moves)
{
  for (; *moves != '\0'; moves++)
    {
      node = awale_game_add_move (game, node, awale_move_from_letter (*moves));
      g_assert_nonnull (node);
    }
  return node;
}

AwaleNode *
fixture_find (AwaleGame  *game,
              const char *path)
{
  AwaleNode *node = awale_game_find_path (game, path);
  g_autofree char *found = awale_node_dup_path (node);

  g_assert_cmpstr (found, ==, path);
  return node;
}

void
fixture_play_circle (AwaleGame *game,
                     int        n_plies)
{
  AwalePosition start;

  g_assert_true (awale_position_parse (CIRCLE_START, &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  for (int ply = 0; ply < n_plies; ply++)
    {
      AwaleMove move = awale_move_from_letter (CIRCLE_MOVES[ply % (sizeof CIRCLE_MOVES - 1)]);

      if (ply % CIRCLE_STEP == 0)
        awale_game_begin_step (game, "Circle");
      g_assert_cmpint (awale_game_play (game, move), ==, AWALE_ILLEGAL_REASON_NONE);
      if (ply % CIRCLE_STEP == CIRCLE_STEP - 1 || ply == n_plies - 1)
        awale_game_end_step (game);
    }
}

/* Returns a legal move at @node other than @move, or AWALE_NO_MOVE. */
static AwaleMove
find_alternative (AwaleGame *game,
                  AwaleNode *node,
                  AwaleMove  move)
{
  unsigned legal = awale_legal_moves (awale_node_get_position (node), awale_game_get_rules (game));

  for (AwaleMove other = 0; other < AWALE_PITS; other++)
    if (other != move && (legal >> other & 1))
      return other;
  return AWALE_NO_MOVE;
}

AwaleNode *
fixture_nest (AwaleGame *game,
              int        depth)
{
  AwaleNode *node;

  fixture_play_circle (game, 0);
  node = awale_game_get_root (game);
  while (depth > 0)
    {
      const int place = awale_node_get_ply (node) % (int) (sizeof CIRCLE_MOVES - 1);
      AwaleMove move = awale_move_from_letter (CIRCLE_MOVES[place]);
      AwaleMove other = find_alternative (game, node, move);

      /* Add the other move first, so that the repeating line becomes the variation. */
      if (other != AWALE_NO_MOVE)
        {
          g_assert_nonnull (awale_game_add_move (game, node, other));
          depth--;
        }
      node = awale_game_add_move (game, node, move);
    }
  return node;
}

/* Returns the next node in preorder, found only by getters. */
static AwaleNode *
next_node (AwaleNode *node)
{
  if (awale_node_get_first_child (node) != NULL)
    return awale_node_get_first_child (node);
  while (node != NULL && awale_node_get_next_sibling (node) == NULL)
    node = awale_node_get_parent (node);
  return node != NULL ? awale_node_get_next_sibling (node) : NULL;
}

static void
dump_node (GString   *dump,
           AwaleNode *node)
{
  const AwalePosition position = awale_node_get_position (node);
  const AwaleEvaluation *evaluation = awale_node_get_evaluation (node);
  const AwaleCommentCommand *commands;
  const uint16_t *glyphs;
  size_t n;

  g_string_append_printf (dump, "%d %d+%d %" G_GINT64_MODIFIER "x.%" G_GINT64_MODIFIER "x",
                          awale_node_get_ply (node), awale_node_get_move (node),
                          awale_node_get_harvest (node), position.words[0], position.words[1]);
  glyphs = awale_node_get_glyphs (node, &n);
  for (size_t i = 0; i < n; i++)
    g_string_append_printf (dump, " $%u", glyphs[i]);
  if (evaluation != NULL)
    g_string_append_printf (dump, " =%d,%d,%d,%d", evaluation->proof, evaluation->low,
                            evaluation->high, evaluation->depth);
  commands = awale_node_get_commands (node, &n);
  for (size_t i = 0; i < n; i++)
    g_string_append_printf (dump, " %%%s:%s", commands[i].name, commands[i].value);
  if (awale_node_get_comment (node) != NULL)
    g_string_append_printf (dump, " {%s}", awale_node_get_comment (node));
  if (awale_node_get_comment_before (node) != NULL)
    g_string_append_printf (dump, " before {%s}", awale_node_get_comment_before (node));
  g_string_append_c (dump, '\n');
}

char *
fixture_dump (AwaleGame *game)
{
  g_autofree char *rules = awale_ruleset_to_string (awale_game_get_rules (game));
  GString *dump = g_string_new (rules);

  g_string_append_c (dump, '\n');
  for (size_t i = 0; i < awale_game_get_n_tags (game); i++)
    {
      const char *name = awale_game_get_tag_name (game, i);

      g_string_append_printf (dump, "[%s \"%s\"]\n", name, awale_game_get_tag (game, name));
    }
  for (AwaleNode *node = awale_game_get_root (game); node != NULL; node = next_node (node))
    dump_node (dump, node);
  return g_string_free (dump, FALSE);
}

GPtrArray *
fixture_list_nodes (AwaleGame *game)
{
  GPtrArray *nodes = g_ptr_array_new ();

  for (AwaleNode *node = awale_game_get_root (game); node != NULL; node = next_node (node))
    g_ptr_array_add (nodes, node);
  return nodes;
}

static AwaleNode *
pick_node (AwaleGame *game,
           GRand     *random)
{
  g_autoptr (GPtrArray) nodes = fixture_list_nodes (game);

  return g_ptr_array_index (nodes, g_rand_int_range (random, 0, (int) nodes->len));
}

static AwaleMove
pick_move (AwaleGame *game,
           AwaleNode *node,
           GRand     *random)
{
  unsigned legal = awale_legal_moves (awale_node_get_position (node), awale_game_get_rules (game));
  int first = g_rand_int_range (random, 0, AWALE_PITS);

  for (int i = 0; i < AWALE_PITS; i++)
    if (legal >> ((first + i) % AWALE_PITS) & 1)
      return (first + i) % AWALE_PITS;
  return legal >> AWALE_PASS & 1 ? AWALE_PASS : AWALE_NO_MOVE;
}

static void
edit_comment (AwaleGame *game,
              AwaleNode *node,
              GRand     *random)
{
  static const char * const comments[] = { NULL, "", "one", "two", "three" };

  if (g_rand_boolean (random))
    awale_game_set_comment (game, node, comments[g_rand_int_range (random, 0, 5)]);
  else
    awale_game_set_comment_before (game, node, comments[g_rand_int_range (random, 0, 5)]);
  if (g_rand_boolean (random))
    awale_game_break_step (game);
}

static void
edit_glyphs (AwaleGame *game,
             AwaleNode *node,
             GRand     *random)
{
  const uint16_t glyphs[] = { 14, (uint16_t) g_rand_int_range (random, 1, 7), 255 };

  if (g_rand_boolean (random))
    awale_game_toggle_glyph (game, node, (uint16_t) g_rand_int_range (random, 1, 12));
  else
    awale_game_set_glyphs (game, node, glyphs, (size_t) g_rand_int_range (random, 0, 4));
}

static void
edit_evaluation (AwaleGame *game,
                 AwaleNode *node,
                 GRand     *random)
{
  const int low = g_rand_int_range (random, -3, 4) * 50;
  const AwaleEvaluation evaluation = { AWALE_PROOF_BOUNDS, low, low + 100, 0 };

  awale_game_set_evaluation (game, node, g_rand_int_range (random, 0, 4) > 0 ? &evaluation : NULL);
}

static void
edit_commands (AwaleGame *game,
               AwaleNode *node,
               GRand     *random)
{
  const AwaleCommentCommand commands[] = {
    COMMAND ("clk", "0:01"), COMMAND ("csl", "GA"), COMMAND ("clk", "0:02"),
  };

  if (g_rand_boolean (random))
    awale_game_set_command (game, node, g_rand_boolean (random) ? "cal" : "clk",
                            g_rand_boolean (random) ? "RAb" : NULL);
  else
    awale_game_set_commands (game, node, commands, (size_t) g_rand_int_range (random, 0, 4));
}

static void
edit_tag (AwaleGame *game,
          GRand     *random)
{
  static const char * const names[] = { "Event", "South", "North", "Result", "Annotator" };
  static const char * const values[] = { NULL, "", "26-22", "Ama" };

  awale_game_set_tag (game, names[g_rand_int_range (random, 0, 5)],
                      values[g_rand_int_range (random, 0, 4)]);
}

static void
edit_start (AwaleGame *game,
            GRand     *random)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);
  AwalePosition start = awale_position_start ();

  /* Restart the game only rarely, because this makes the tree small again. */
  if (g_rand_int_range (random, 0, 12) > 0)
    return;
  start.side = (uint8_t) g_rand_int_range (random, 0, 2);
  awale_game_set_start (game, &presets[g_rand_int_range (random, 0, (int) n_presets)].rules, start);
}

static void
edit_in_one_step (AwaleGame *game,
                  GRand     *random)
{
  awale_game_begin_step (game, "Many");
  for (int i = g_rand_int_range (random, 0, 4); i > 0; i--)
    fixture_edit (game, random);
  awale_game_end_step (game);
}

/* Plays a few moves from @node, to make long lines. */
static void
edit_line (AwaleGame *game,
           AwaleNode *node,
           GRand     *random)
{
  awale_game_set_cursor (game, node);
  for (int i = g_rand_int_range (random, 1, 6); i > 0; i--)
    {
      AwaleMove move = pick_move (game, awale_game_get_cursor (game), random);

      if (move != AWALE_NO_MOVE)
        awale_game_play (game, move);
    }
}

void
fixture_edit (AwaleGame *game,
              GRand     *random)
{
  AwaleNode *node = pick_node (game, random);

  switch (g_rand_int_range (random, 0, 14))
    {
    case 0:
    case 1:
    case 2:
      edit_line (game, node, random);
      break;
    case 3:
    case 4:
      if (pick_move (game, node, random) != AWALE_NO_MOVE)
        awale_game_add_move (game, node, pick_move (game, node, random));
      break;
    case 5:
      /* Delete mostly deep nodes, so that the tree grows. */
      if (awale_node_get_ply (node) > g_rand_int_range (random, 0, 12))
        awale_game_delete (game, node);
      break;
    case 6:
      awale_game_promote (game, node);
      break;
    case 7:
      awale_game_make_main_line (game, node);
      break;
    case 8:
      edit_comment (game, node, random);
      break;
    case 9:
      edit_glyphs (game, node, random);
      break;
    case 10:
      edit_evaluation (game, node, random);
      break;
    case 11:
      edit_commands (game, node, random);
      break;
    case 12:
      edit_tag (game, random);
      edit_start (game, random);
      break;
    default:
      edit_in_one_step (game, random);
      break;
    }
}
