/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "dump.h"

/* Tags that the writer puts into an order of its own, and that are therefore dumped in this fixed
 * order. */
static const char *const ordered[] = {
  "Event", "Site", "Date", "Round", "South", "North", "Termination", NULL,
};

static void
dump_tags (GString   *out,
           AwaleGame *game)
{
  for (size_t i = 0; ordered[i] != NULL; i++)
    {
      const char *value = awale_game_get_tag (game, ordered[i]);

      if (value != NULL)
        g_string_append_printf (out, "%s: %s\n", ordered[i], value);
    }
  for (size_t i = 0; i < awale_game_get_n_tags (game); i++)
    {
      const char *name = awale_game_get_tag_name (game, i);

      if (!g_str_equal (name, "Result") && !g_strv_contains (ordered, name))
        g_string_append_printf (out, "%s: %s\n", name, awale_game_get_tag (game, name));
    }
}

/* A game that its rules have ended has a result even without a tag, so the settled result is dumped
 * then. */
static void
dump_result (GString   *out,
             AwaleGame *game)
{
  const char *tag = awale_game_get_tag (game, "Result");
  g_autofree char *settled = awale_result_to_string (awale_game_get_settled_result (game));

  g_string_append_printf (out, "result %s\n", tag != NULL ? tag : settled);
}

static void
dump_node (GString   *out,
           AwaleNode *node)
{
  const AwaleEvaluation *evaluation = awale_node_get_evaluation (node);
  const char *comment = awale_node_get_comment (node);
  const char *before = awale_node_get_comment_before (node);
  g_autofree char *text = awale_node_dup_text (node);
  size_t n;
  const uint16_t *glyphs = awale_node_get_glyphs (node, &n);
  const AwaleCommentCommand *commands;

  if (before != NULL)
    g_string_append_printf (out, "{%s} ", before);
  g_string_append_printf (out, "%d %s", awale_node_get_ply (node), text);
  for (size_t i = 0; i < n; i++)
    g_string_append_printf (out, " $%d", glyphs[i]);
  if (evaluation != NULL)
    g_string_append_printf (out, " eval %d %d %d %d", evaluation->proof, evaluation->low,
                            evaluation->high, evaluation->depth);
  if (awale_node_get_move_values (node) != NULL)
    g_string_append_printf (out, " best %d", awale_node_get_move_values (node)->best);
  commands = awale_node_get_commands (node, &n);
  for (size_t i = 0; i < n; i++)
    g_string_append_printf (out, " %%%s=%s", commands[i].name, commands[i].value);
  g_string_append_printf (out, " {%s}\n", comment != NULL ? comment : "");
}

/* Returns the next node in preorder. */
static AwaleNode *
next_node (AwaleNode *node)
{
  AwaleNode *next = awale_node_get_first_child (node);

  for (; next == NULL && node != NULL; node = awale_node_get_parent (node))
    next = awale_node_get_next_sibling (node);
  return next;
}

char *
dump_game (AwaleGame *game)
{
  GString *out = g_string_new (NULL);
  g_autofree char *rules = awale_ruleset_to_string (awale_game_get_rules (game));
  g_autofree char *start = awale_position_to_string (awale_game_get_start (game));

  g_string_append_printf (out, "%s\n%s\n", rules, start);
  dump_tags (out, game);
  dump_result (out, game);
  for (AwaleNode *node = awale_game_get_root (game); node != NULL; node = next_node (node))
    dump_node (out, node);
  return g_string_free (out, FALSE);
}

char *
dump_document (AwaleDocument *document)
{
  GString *out = g_string_new (NULL);

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      g_autofree char *game = dump_game (awale_document_get_game (document, i));

      g_string_append_printf (out, "game %u\n%s", (unsigned) i + 1, game);
    }
  return g_string_free (out, FALSE);
}

char *
dump_diagnostics (AwaleDocument *document)
{
  GString *out = g_string_new (NULL);

  for (size_t i = 0; i < awale_document_get_n_diagnostics (document); i++)
    {
      const AwaleDiagnostic *diagnostic = awale_document_get_diagnostic (document, i);
      g_autofree char *text = awale_diagnostic_to_string (diagnostic);

      g_string_append_printf (out, "%s %u %s\n",
                              diagnostic->severity == AWALE_SEVERITY_ERROR ? "error" : "warning",
                              diagnostic->game, text);
    }
  return g_string_free (out, FALSE);
}

unsigned
get_nesting (AwaleGame *game)
{
  AwaleNode *node = awale_game_get_root (game);
  unsigned nesting = 0;
  unsigned most = 0;

  while (node != NULL)
    {
      AwaleNode *child = awale_node_get_first_child (node);

      if (child != NULL)
        {
          node = child;
          continue;
        }
      while (node != NULL && awale_node_get_next_sibling (node) == NULL)
        {
          nesting -= !awale_node_is_first_child (node);
          node = awale_node_get_parent (node);
        }
      if (node == NULL)
        break;
      nesting += awale_node_is_first_child (node);
      node = awale_node_get_next_sibling (node);
      most = MAX (most, nesting);
    }
  return most;
}
