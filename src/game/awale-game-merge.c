/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-game"

#include "awale-game-merge.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  AwaleGame       *game;
  const char      *source;
  AwaleMergeCount  count;
} Merge;

/* Formats a comment followed by its source, such as “Bold. (Kofi)”. (transfer full) */
static char *
dup_attributed (const Merge *merge,
                const char  *comment)
{
  if (merge->source == NULL)
    return g_strdup (comment);
  return comment != NULL ? g_strdup_printf ("%s (%s)", comment, merge->source)
                         : g_strdup_printf ("(%s)", merge->source);
}

/* True if @comment (nullable) contains @text between empty lines or its own ends. */
static bool
has_paragraph (const char *comment,
               const char *text)
{
  g_autofree char *all = g_strconcat ("\n\n", comment != NULL ? comment : "", "\n\n", NULL);
  g_autofree char *part = g_strconcat ("\n\n", text, "\n\n", NULL);

  return strstr (all, part) != NULL;
}

/* Adds the paragraph @text (nullable) of the other game to @comment (nullable). Returns NULL if
 * there is nothing to add. */
static char *
dup_merged (Merge      *merge,
            const char *comment,
            const char *text)
{
  g_autofree char *attributed = NULL;

  if (text == NULL)
    return NULL;
  attributed = dup_attributed (merge, text);
  if (has_paragraph (comment, text) || has_paragraph (comment, attributed))
    return NULL;
  return comment != NULL ? g_strconcat (comment, "\n\n", attributed, NULL)
                         : g_steal_pointer (&attributed);
}

static void
merge_comments (Merge     *merge,
                AwaleNode *node,
                AwaleNode *other)
{
  g_autofree char *before = dup_merged (merge, awale_node_get_comment_before (node),
                                        awale_node_get_comment_before (other));
  g_autofree char *after = dup_merged (merge, awale_node_get_comment (node),
                                       awale_node_get_comment (other));

  if (before != NULL)
    awale_game_set_comment_before (merge->game, node, before);
  if (after != NULL)
    awale_game_set_comment (merge->game, node, after);
  merge->count.n_comments += (before != NULL) + (after != NULL);
}

/* True if @values (nullable) are known better than @former (nullable); those without a best move,
 * which come from files, are compared by their depth. */
static bool
are_better (const AwaleMoveValues *values,
            const AwaleMoveValues *former)
{
  if (values == NULL || former == NULL || values->best != AWALE_NO_MOVE ||
      former->best != AWALE_NO_MOVE)
    return values != NULL && awale_move_values_supersede (values, former);
  return awale_move_values_get_depth (values) > awale_move_values_get_depth (former);
}

/* Copies the glyphs and commands of @other that @node lacks to @node, and its values, as a whole,
 * if they are known better. */
static void
merge_annotations (Merge     *merge,
                   AwaleNode *node,
                   AwaleNode *other)
{
  const AwaleMoveValues *values = awale_node_get_move_values (other);
  size_t n_glyphs, n_others, n_commands;
  const uint16_t *glyphs = awale_node_get_glyphs (other, &n_others);
  const AwaleCommentCommand *commands = awale_node_get_commands (other, &n_commands);

  awale_node_get_glyphs (node, &n_glyphs);
  if (n_glyphs == 0 && n_others > 0)
    awale_game_set_glyphs (merge->game, node, glyphs, n_others);
  if (are_better (values, awale_node_get_move_values (node)))
    awale_game_set_move_values (merge->game, node, values);
  for (size_t i = 0; i < n_commands; i++)
    if (awale_node_get_command (node, commands[i].name) == NULL)
      awale_game_set_command (merge->game, node, commands[i].name, commands[i].value);
}

/* The node after @parent for the move of @other; a node that must be created is added to @added.
 * NULL if the move is illegal. */
static AwaleNode *
merge_move (Merge      *merge,
            AwaleNode  *parent,
            AwaleNode  *other,
            GHashTable *added)
{
  bool is_in_new_line = g_hash_table_contains (added, parent);
  bool is_new = awale_node_find_child (parent, awale_node_get_move (other)) == NULL;
  AwaleNode *node = awale_game_add_move (merge->game, parent, awale_node_get_move (other));
  g_autofree char *comment = NULL;

  if (node == NULL || !is_new)
    return node;
  g_hash_table_add (added, node);
  if (!is_in_new_line)
    merge->count.n_lines++;
  comment = is_in_new_line ? g_strdup (awale_node_get_comment (other))
                           : dup_attributed (merge, awale_node_get_comment (other));
  awale_game_set_comment (merge->game, node, comment);
  awale_game_set_comment_before (merge->game, node, awale_node_get_comment_before (other));
  return node;
}

AwaleMergeCount
awale_game_merge (AwaleGame  *self,
                  AwaleGame  *other,
                  const char *source)
{
  Merge merge = { self, source, { 0 } };
  g_autoptr (GHashTable) nodes = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) added = g_hash_table_new (NULL, NULL);
  AwaleNode *root;

  g_return_val_if_fail (AWALE_IS_GAME (self) && AWALE_IS_GAME (other), merge.count);

  root = awale_game_get_root (other);
  awale_game_begin_step (self, _("Merge"));
  g_hash_table_insert (nodes, root, awale_game_get_root (self));
  for (AwaleNode *at = root; at != NULL; at = awale_node_get_next (at))
    {
      AwaleNode *node = g_hash_table_lookup (nodes, at);
      AwaleNode *parent = NULL;

      if (at != root)
        parent = g_hash_table_lookup (nodes, awale_node_get_parent (at));
      if (parent != NULL)
        {
          node = merge_move (&merge, parent, at, added);
          g_hash_table_insert (nodes, at, node);
        }
      if (node == NULL)
        continue;
      if (!g_hash_table_contains (added, node))
        merge_comments (&merge, node, at);
      merge_annotations (&merge, node, at);
    }
  awale_game_end_step (self);
  return merge.count;
}
