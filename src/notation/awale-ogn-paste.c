/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-ogn.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A node read from the text, and the corresponding node of the game. */
typedef struct
{
  AwaleNode *source;
  AwaleNode *target;
} Pair;

/* Reads @text as a game that starts at the position of @parent. */
static AwaleDocument *
read_from (AwaleGame  *game,
           AwaleNode  *parent,
           const char *text)
{
  g_autofree char *rules = awale_ruleset_to_string (awale_game_get_rules (game));
  g_autofree char *start = awale_position_to_string (awale_node_get_position (parent));
  g_autofree char *whole = g_strdup_printf ("[Rules \"%s\"]\n[FEN \"%s\"]\n\n%s\n", rules, start,
                                            text);

  return awale_ogn_read (whole, strlen (whole), NULL);
}

/* The sentence of the first error, without its place in the text; NULL if there is no error.
 * (transfer full) */
static char *
dup_problem (AwaleDocument *document)
{
  for (size_t i = 0; i < awale_document_get_n_diagnostics (document); i++)
    {
      const AwaleDiagnostic *diagnostic = awale_document_get_diagnostic (document, i);

      if (diagnostic->severity == AWALE_SEVERITY_ERROR)
        return g_strdup (diagnostic->fault.sentence);
    }
  return NULL;
}

/* Appends @comment (nullable) to the comment @old (nullable), unless @old contains it. (transfer
 * full) (nullable) */
static char *
join (const char *old,
      const char *comment)
{
  if (old == NULL || comment == NULL)
    return g_strdup (old != NULL ? old : comment);
  return strstr (old, comment) != NULL ? g_strdup (old) : g_strconcat (old, "\n", comment, NULL);
}

static void
add_comment (AwaleGame  *game,
             AwaleNode  *node,
             const char *comment)
{
  g_autofree char *both = join (awale_node_get_comment (node), comment);

  awale_game_set_comment (game, node, both);
}

static void
add_comment_before (AwaleGame  *game,
                    AwaleNode  *node,
                    const char *comment)
{
  g_autofree char *both = join (awale_node_get_comment_before (node), comment);

  awale_game_set_comment_before (game, node, both);
}

/* Adds the glyphs of @source to @node; if @node already has a glyph that judges the move, that one
 * stays. */
static void
add_glyphs (AwaleGame *game,
            AwaleNode *node,
            AwaleNode *source)
{
  g_autoptr (GArray) glyphs = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  size_t n;
  const uint16_t *own = awale_node_get_glyphs (node, &n);
  bool is_judged = false;

  g_array_append_vals (glyphs, own, (unsigned) n);
  for (size_t i = 0; i < n; i++)
    is_judged = is_judged || awale_glyph_is_move_glyph (own[i]);
  own = awale_node_get_glyphs (source, &n);
  for (size_t i = 0; i < n; i++)
    if (!awale_node_has_glyph (node, own[i]) && !(is_judged && awale_glyph_is_move_glyph (own[i])))
      g_array_append_val (glyphs, own[i]);
  awale_game_set_glyphs (game, node, (uint16_t *) (void *) glyphs->data, glyphs->len);
}

static void
add_commands (AwaleGame *game,
              AwaleNode *node,
              AwaleNode *source)
{
  const AwaleMoveValues *values = awale_node_get_move_values (source);
  size_t n;
  const AwaleCommentCommand *commands = awale_node_get_commands (source, &n);

  for (size_t i = 0; i < n; i++)
    if (awale_node_get_command (node, commands[i].name) == NULL)
      awale_game_set_command (game, node, commands[i].name, commands[i].value);
  if (values != NULL && awale_node_get_move_values (node) == NULL)
    awale_game_set_move_values (game, node, values);
}

static void
add_notes (AwaleGame *game,
           AwaleNode *node,
           AwaleNode *source)
{
  add_comment_before (game, node, awale_node_get_comment_before (source));
  add_comment (game, node, awale_node_get_comment (source));
  add_glyphs (game, node, source);
  add_commands (game, node, source);
}

/* Adds the moves below @source, with their notes, to @target. The function does not recurse,
 * because lines are long. */
static void
graft (AwaleGame       *game,
       AwaleNode       *source,
       AwaleNode       *target,
       AwalePastedLine *pasted)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (Pair));
  Pair pair = { source, target };

  g_array_append_val (pairs, pair);
  for (unsigned i = 0; i < pairs->len; i++)
    {
      Pair at = g_array_index (pairs, Pair, i);

      for (AwaleNode *child = awale_node_get_first_child (at.source); child != NULL;
           child = awale_node_get_next_sibling (child))
        {
          Pair next = { child, awale_game_add_move (game, at.target, awale_node_get_move (child)) };

          if (next.target == NULL)
            continue;
          add_notes (game, next.target, child);
          pasted->n_moves++;
          if (pasted->first == NULL)
            pasted->first = next.target;
          g_array_append_val (pairs, next);
        }
    }
}

AwalePastedLine
awale_ogn_paste_line (AwaleGame  *game,
                      AwaleNode  *parent,
                      const char *text)
{
  AwalePastedLine pasted = { 0, NULL, NULL };
  g_autoptr (AwaleDocument) document = NULL;
  AwaleNode *root;

  g_return_val_if_fail (AWALE_IS_GAME (game), pasted);
  g_return_val_if_fail (parent != NULL && awale_game_contains (game, parent), pasted);
  g_return_val_if_fail (text != NULL, pasted);

  document = read_from (game, parent, text);
  pasted.problem = dup_problem (document);
  if (awale_document_get_n_games (document) == 0)
    return pasted;
  root = awale_game_get_root (awale_document_get_game (document, 0));
  if (awale_node_get_first_child (root) == NULL)
    {
      if (pasted.problem == NULL)
        pasted.problem = g_strdup (_("There are no moves."));
      return pasted;
    }

  awale_game_begin_step (game, _("Paste"));
  graft (game, root, parent, &pasted);
  if (pasted.first != NULL)
    add_comment (game, pasted.first, awale_node_get_comment (root));
  awale_game_end_step (game);
  return pasted;
}
