/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-game.h"
#include "awale-game-steps.h"

#include <glib/gi18n-lib.h>

/* True if @node belongs to @self and no signal is being emitted. */
static bool
can_edit (AwaleGame *self,
          AwaleNode *node)
{
  return AWALE_IS_GAME (self) && node != NULL && awale_game_contains (self, node) &&
         !awale_game_is_announcing (self);
}

static void
apply_step (AwaleGame  *self,
            const char *name,
            AwaleEdit   edit)
{
  awale_game_begin_step (self, name);
  awale_game_apply (self, edit);
  awale_game_end_step (self);
}

static bool
is_legal (AwaleGame *self,
          AwaleNode *parent,
          AwaleMove  move)
{
  return awale_illegal_reason (awale_node_get_position (parent), awale_game_get_rules (self),
                               move) == AWALE_ILLEGAL_REASON_NONE;
}

/* Adds a node for @move, a legal move that has none yet. */
static AwaleNode *
add_child (AwaleGame *self,
           AwaleNode *parent,
           AwaleMove  move)
{
  unsigned n_children = awale_node_get_n_children (parent);
  AwaleNode *node = awale_node_new_move (parent, awale_game_get_rules (self), move);

  apply_step (self, n_children == 0 ? _("Move") : _("Variation"),
              (AwaleEdit) { .kind = AWALE_EDIT_ADD_NODE, .index = n_children, .node = node,
                            .parent = awale_node_ref (parent) });
  return node;
}

/* True if the game has no moves, and no notes on its start position. */
static bool
is_untouched (AwaleGame *self)
{
  AwaleNode *root = awale_game_get_root (self);

  if (awale_node_get_first_child (root) != NULL)
    return false;
  for (AwaleNodeField field = 0; field < AWALE_N_FIELDS; field++)
    if (awale_node_peek_field (root, field) != NULL)
      return false;
  return true;
}

void
awale_game_set_start (AwaleGame          *self,
                      const AwaleRuleset *rules,
                      AwalePosition       start)
{
  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (rules != NULL);
  g_return_if_fail (!awale_game_is_announcing (self));

  if (awale_ruleset_equal (rules, awale_game_get_rules (self))
      && awale_position_equal (start, awale_game_get_start (self))
      && is_untouched (self))
    return;

  apply_step (self, _("New Start"),
              (AwaleEdit) { .kind = AWALE_EDIT_START, .node = awale_node_new_root (start),
                            .value = g_memdup2 (rules, sizeof *rules) });
}

AwaleIllegalReason
awale_game_play (AwaleGame *self,
                 AwaleMove  move)
{
  AwaleIllegalReason refusal;
  AwaleNode *cursor, *node;

  g_return_val_if_fail (AWALE_IS_GAME (self), AWALE_ILLEGAL_REASON_NOT_A_PIT);
  g_return_val_if_fail (!awale_game_is_announcing (self), AWALE_ILLEGAL_REASON_NOT_A_PIT);

  cursor = awale_game_get_cursor (self);
  node = awale_node_find_child (cursor, move);
  if (node != NULL)
    {
      awale_game_set_cursor (self, node);
      return AWALE_ILLEGAL_REASON_NONE;
    }

  refusal = awale_illegal_reason (awale_node_get_position (cursor), awale_game_get_rules (self),
                                  move);
  if (refusal != AWALE_ILLEGAL_REASON_NONE)
    return refusal;

  /* The step includes the move of the cursor, so that redo moves the cursor too. */
  awale_game_begin_step (self, awale_node_get_first_child (cursor) == NULL
                               ? _("Move") : _("Variation"));
  awale_game_set_cursor (self, add_child (self, cursor, move));
  awale_game_end_step (self);

  return AWALE_ILLEGAL_REASON_NONE;
}

AwaleNode *
awale_game_add_move (AwaleGame *self,
                     AwaleNode *parent,
                     AwaleMove  move)
{
  AwaleNode *node;

  g_return_val_if_fail (can_edit (self, parent), NULL);

  node = awale_node_find_child (parent, move);
  if (node != NULL)
    return node;
  if (!is_legal (self, parent, move))
    return NULL;
  return add_child (self, parent, move);
}

/* --- Correcting a move ------------------------------------------------------------------------ */

/* State of replaying the moves after a corrected one. */
typedef struct
{
  const AwaleRuleset *rules;
  GHashTable         *copies;    /* Copied nodes by original node. */
  bool                turned;    /* True if the sides of all moves are exchanged. */
  bool                complete;
} Replay;

static AwaleMove
get_move (const Replay    *self,
          const AwaleNode *node)
{
  AwaleMove move = awale_node_get_move (node);

  return self->turned && move != AWALE_PASS ? (move + AWALE_SIDE_PITS) % AWALE_PITS : move;
}

/* Appends @text to the comment of @node. @text: (transfer full) (nullable) */
static void
append_comment (AwaleNode *node,
                char      *text)
{
  const char *old = awale_node_get_comment (node);
  void *value = text;

  if (old != NULL && text != NULL)
    {
      value = g_strdup_printf ("%s\n%s", old, text);
      g_free (text);
    }
  if (text != NULL)
    {
      awale_node_swap_field (node, AWALE_NODE_FIELD_COMMENT, &value);
      g_free (value);
    }
}

/* Copies the fields of a node: the comment is appended, and other fields are copied where @to has
 * none, values only if both positions are equal. */
static void
copy_fields (const AwaleNode *from,
             AwaleNode       *to)
{
  append_comment (to, g_strdup (awale_node_get_comment (from)));
  for (AwaleNodeField field = AWALE_NODE_FIELD_GLYPHS; field < AWALE_N_FIELDS; field++)
    {
      void *value = NULL;

      if (awale_node_peek_field (to, field) != NULL ||
          (field == AWALE_NODE_FIELD_VALUES &&
           !awale_position_equal (awale_node_get_position (from), awale_node_get_position (to))))
        continue;
      value = awale_node_field_copy (field, awale_node_peek_field (from, field));
      awale_node_swap_field (to, field, &value);
    }
}

/* Formats the line from @top with its variations for people: “No longer legal: F e D (a trap);
 * c”. */
static char *
write_line (const Replay    *self,
            const AwaleNode *top)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (const AwaleNode *node = top; node != NULL; node = awale_node_next (node, top))
    {
      const char *before = awale_node_get_comment_before (node);
      const char *comment = awale_node_get_comment (node);

      if (node != top)
        g_string_append (line, awale_node_is_first_child (node) ? " " : "; ");
      if (before != NULL)
        g_string_append_printf (line, "(%s) ", before);
      g_string_append (line, awale_move_to_string (get_move (self, node)));
      if (comment != NULL)
        g_string_append_printf (line, " (%s)", comment);
    }
  return g_strdup_printf (_("No longer legal: %s"), line->str);
}

/* Replays @first and all nodes after it below @top, under the copies of their parents. */
static void
replay (Replay          *self,
        const AwaleNode *first,
        const AwaleNode *top)
{
  for (const AwaleNode *node = first; node != NULL; node = awale_node_next (node, top))
    {
      AwaleNode *parent = g_hash_table_lookup (self->copies, awale_node_get_parent (node));
      AwaleMove move = get_move (self, node);
      AwaleNode *copy = parent != NULL ? awale_node_find_child (parent, move) : NULL;

      if (parent == NULL)
        continue;
      if (copy == NULL &&
          awale_illegal_reason (awale_node_get_position (parent), self->rules, move) !=
          AWALE_ILLEGAL_REASON_NONE)
        {
          append_comment (parent, write_line (self, node));
          self->complete = false;
          continue;
        }
      if (copy == NULL)
        {
          copy = awale_node_new_move (parent, self->rules, move);
          awale_node_insert_child (parent, copy, awale_node_get_n_children (parent));
          awale_node_unref (copy);
        }
      copy_fields (node, copy);
      g_hash_table_insert (self->copies, (void *) node, copy);
    }
}

static void
remove_node (AwaleGame *self,
             AwaleNode *node)
{
  awale_game_apply (self, (AwaleEdit) { .kind = AWALE_EDIT_REMOVE_NODE,
                                        .index = awale_node_get_index (node),
                                        .node = awale_node_ref (node),
                                        .parent = awale_node_ref (awale_node_get_parent (node)) });
}

/* Creates the nodes of @n_moves moves after @parent, which does not get them as children yet.
 * @last (out): the last node. Returns: (transfer full) (nullable): the first node; NULL if a move
 * is illegal */
static AwaleNode *
create_line (AwaleGame       *self,
             AwaleNode       *parent,
             const AwaleMove *moves,
             unsigned         n_moves,
             AwaleNode      **last)
{
  g_autoptr (AwaleNode) first = NULL;

  for (unsigned i = 0; i < n_moves; i++)
    {
      AwaleNode *node;

      if (!is_legal (self, parent, moves[i]))
        return NULL;
      node = awale_node_new_move (parent, awale_game_get_rules (self), moves[i]);
      if (first == NULL)
        first = node;
      else
        {
          awale_node_insert_child (parent, node, 0);
          awale_node_unref (node);
        }
      *last = parent = node;
    }
  return g_steal_pointer (&first);
}

/* Plays moves in place of @node's move, or before it if @inserted. If there already is a line with
 * the first of them, both are merged. */
static AwaleNode *
correct (AwaleGame       *self,
         AwaleNode       *node,
         const AwaleMove *moves,
         unsigned         n_moves,
         bool             inserted,
         const char      *name,
         bool            *complete)
{
  AwaleNode *parent = awale_node_get_parent (node);
  AwaleNode *other = awale_node_find_child (parent, moves[0]);
  AwaleNode *last = NULL;
  AwaleNode *place = create_line (self, parent, moves, n_moves, &last);
  g_autoptr (GHashTable) copies = g_hash_table_new (NULL, NULL);
  Replay lines = { awale_game_get_rules (self), copies, inserted && n_moves % 2 != 0, true };

  if (place == NULL)
    return NULL;
  g_hash_table_insert (copies, inserted ? parent : node, last);
  if (!inserted)
    copy_fields (node, place);
  replay (&lines, inserted ? node : awale_node_next (node, node), node);

  awale_game_begin_step (self, name);
  if (other != NULL && other != node)
    {
      lines.turned = false;
      g_hash_table_insert (copies, other, place);
      copy_fields (other, place);
      replay (&lines, awale_node_next (other, other), other);
      remove_node (self, other);
    }
  awale_game_apply (self, (AwaleEdit) { .kind = AWALE_EDIT_ADD_NODE,
                                        .index = awale_node_get_index (node), .node = place,
                                        .parent = awale_node_ref (parent) });
  remove_node (self, node);
  awale_game_set_cursor (self, last);
  awale_game_end_step (self);
  if (complete != NULL)
    *complete = lines.complete;
  return last;
}

AwaleNode *
awale_game_replace_move (AwaleGame *self,
                         AwaleNode *node,
                         AwaleMove  move,
                         bool      *complete)
{
  g_return_val_if_fail (can_edit (self, node) && awale_node_get_parent (node) != NULL, NULL);

  if (awale_node_get_move (node) == move)
    {
      if (complete != NULL)
        *complete = true;
      awale_game_set_cursor (self, node);
      return node;
    }
  return correct (self, node, &move, 1, false, _("Replaced Move"), complete);
}

AwaleNode *
awale_game_insert_moves (AwaleGame       *self,
                         AwaleNode       *node,
                         const AwaleMove *moves,
                         unsigned         n_moves,
                         bool            *complete)
{
  g_return_val_if_fail (can_edit (self, node) && awale_node_get_parent (node) != NULL, NULL);
  g_return_val_if_fail (n_moves > 0, NULL);

  return correct (self, node, moves, n_moves, true, _("Inserted Move"), complete);
}

void
awale_game_delete (AwaleGame *self,
                   AwaleNode *node)
{
  bool is_main_line;

  g_return_if_fail (can_edit (self, node) && awale_node_get_parent (node) != NULL);

  is_main_line = awale_node_is_main_line (node);
  awale_game_begin_step (self, _("Deletion"));
  remove_node (self, node);
  /* The tags may describe the end that was removed. */
  if (is_main_line)
    awale_game_settle_tags (self);
  awale_game_end_step (self);
}

/* The first node of the innermost variation that contains @node; NULL on the main line. */
static AwaleNode *
find_variation (AwaleNode *node)
{
  while (node != NULL && awale_node_is_first_child (node))
    node = awale_node_get_parent (node);
  return node;
}

static AwaleEdit
move_up (AwaleNode *variation,
         unsigned   to)
{
  return (AwaleEdit) { .kind = AWALE_EDIT_MOVE_CHILD, .index = awale_node_get_index (variation),
                       .to = to, .node = awale_node_ref (awale_node_get_parent (variation)) };
}

void
awale_game_promote (AwaleGame *self,
                    AwaleNode *node)
{
  AwaleNode *variation;

  g_return_if_fail (can_edit (self, node));

  variation = find_variation (node);
  if (variation != NULL)
    apply_step (self, _("Promotion"), move_up (variation, awale_node_get_index (variation) - 1));
}

void
awale_game_make_main_line (AwaleGame *self,
                           AwaleNode *node)
{
  AwaleNode *variation;

  g_return_if_fail (can_edit (self, node));

  awale_game_begin_step (self, _("Main Line"));
  while ((variation = find_variation (node)) != NULL)
    {
      awale_game_apply (self, move_up (variation, 0));
      node = variation;
    }
  awale_game_end_step (self);
}

/* Sets a field of @node to @value if that changes it. @value: (transfer full) */
static void
set_field (AwaleGame     *self,
           AwaleNode     *node,
           AwaleNodeField field,
           void          *value,
           const char    *name)
{
  if (awale_node_field_equal (field, awale_node_peek_field (node, field), value))
    {
      awale_node_field_free (field, value);
      return;
    }

  apply_step (self, name,
              (AwaleEdit) { .kind = AWALE_EDIT_SET_FIELD, .index = field,
                            .node = awale_node_ref (node), .value = value });
}

/* Sets a comment to @value (transfer full) as a part of the last step, which is dropped if it then
 * changes nothing. */
static void
merge_comment (AwaleGame       *self,
               const AwaleEdit *edit,
               char            *value)
{
  AwaleNodeField field = edit->index;
  bool nothing = g_strcmp0 (edit->value, value) == 0;
  void *old = value;

  awale_game_swap_field (self, edit->node, field, &old, 0);
  awale_node_field_free (field, old);
  if (nothing)
    {
      awale_history_drop_merge (awale_game_get_history (self));
      awale_game_update_state (self);
    }
}

static void
set_comment (AwaleGame     *self,
             AwaleNode     *node,
             AwaleNodeField field,
             const char    *comment)
{
  const AwaleEdit *last;

  g_return_if_fail (can_edit (self, node));
  g_return_if_fail (comment == NULL || g_utf8_validate (comment, -1, NULL));

  if (comment != NULL && *comment == '\0')
    comment = NULL;
  if (g_strcmp0 (awale_node_peek_field (node, field), comment) == 0)
    return;

  last = awale_history_peek_merge (awale_game_get_history (self), node, field);
  if (last != NULL)
    {
      merge_comment (self, last, g_strdup (comment));
      return;
    }

  set_field (self, node, field, g_strdup (comment), _("Comment"));
  awale_history_allow_merge (awale_game_get_history (self));
}

void
awale_game_set_comment (AwaleGame  *self,
                        AwaleNode  *node,
                        const char *comment)
{
  set_comment (self, node, AWALE_NODE_FIELD_COMMENT, comment);
}

void
awale_game_set_comment_before (AwaleGame  *self,
                               AwaleNode  *node,
                               const char *comment)
{
  set_comment (self, node, AWALE_NODE_FIELD_COMMENT_BEFORE, comment);
}

void
awale_game_set_glyphs (AwaleGame      *self,
                       AwaleNode      *node,
                       const uint16_t *glyphs,
                       size_t          n_glyphs)
{
  g_return_if_fail (can_edit (self, node));
  g_return_if_fail (glyphs != NULL || n_glyphs == 0);

  set_field (self, node, AWALE_NODE_FIELD_GLYPHS, awale_glyphs_new (glyphs, n_glyphs), _("Glyph"));
}

void
awale_game_set_move_values (AwaleGame             *self,
                            AwaleNode             *node,
                            const AwaleMoveValues *values)
{
  bool is_empty = values == NULL || awale_move_values_is_empty (values);

  g_return_if_fail (can_edit (self, node));

  set_field (self, node, AWALE_NODE_FIELD_VALUES,
             is_empty ? NULL : g_memdup2 (values, sizeof *values), _("Values"));
}

void
awale_game_set_evaluation (AwaleGame             *self,
                           AwaleNode             *node,
                           const AwaleEvaluation *evaluation)
{
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;
  const AwaleMoveValues *former;
  AwaleNode *position;

  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (node != NULL && awale_game_contains (self, node));

  position = awale_node_get_parent (node) != NULL ? awale_node_get_parent (node) : node;
  former = awale_node_get_move_values (position);
  if (former != NULL)
    values = *former;
  if (position != node)
    awale_move_values_set (&values, awale_node_get_move (node), evaluation);
  else
    {
      values.has_value = evaluation != NULL;
      values.value = evaluation != NULL ? *evaluation : (AwaleEvaluation) { 0 };
    }
  awale_game_set_move_values (self, position, &values);
}

void
awale_game_set_commands (AwaleGame                 *self,
                         AwaleNode                 *node,
                         const AwaleCommentCommand *commands,
                         size_t                     n_commands)
{
  g_return_if_fail (can_edit (self, node));
  g_return_if_fail (commands != NULL || n_commands == 0);

  set_field (self, node, AWALE_NODE_FIELD_COMMANDS, awale_commands_new (commands, n_commands),
             _("Marks"));
}

void
awale_game_set_command (AwaleGame  *self,
                        AwaleNode  *node,
                        const char *name,
                        const char *value)
{
  g_autofree AwaleCommentCommand *commands = NULL;
  const AwaleCommentCommand *old;
  size_t n_old;
  size_t place = 0;
  size_t n = 0;

  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (node != NULL && awale_game_contains (self, node));
  g_return_if_fail (name != NULL);

  old = awale_node_get_commands (node, &n_old);
  while (place < n_old && !g_str_equal (old[place].name, name))
    place++;

  commands = g_new (AwaleCommentCommand, n_old + 1);
  for (size_t i = 0; i < n_old; i++)
    if (i != place)
      commands[n++] = old[i];
    else if (value != NULL)
      commands[n++] = (AwaleCommentCommand) { old[i].name, (char *) value };
  if (place == n_old && value != NULL)
    commands[n++] = (AwaleCommentCommand) { (char *) name, (char *) value };

  awale_game_set_commands (self, node, commands, n);
}

/* True if @glyph must be removed when @toggled is added or removed: because they are the same, or
 * both judge the move. */
static bool
glyph_gives_way (uint16_t glyph,
                 uint16_t toggled)
{
  return glyph == toggled
         || (awale_glyph_is_move_glyph (glyph) && awale_glyph_is_move_glyph (toggled));
}

void
awale_game_toggle_glyph (AwaleGame *self,
                         AwaleNode *node,
                         uint16_t   glyph)
{
  g_autofree uint16_t *glyphs = NULL;
  const uint16_t *old;
  size_t n_old;
  size_t n = 0;
  bool adding;

  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (node != NULL && awale_game_contains (self, node));

  adding = !awale_node_has_glyph (node, glyph);
  old = awale_node_get_glyphs (node, &n_old);
  glyphs = g_new (uint16_t, n_old + 1);

  /* Glyphs on the move are stored before those on the position. */
  if (adding && awale_glyph_is_move_glyph (glyph))
    glyphs[n++] = glyph;
  for (size_t i = 0; i < n_old; i++)
    if (!glyph_gives_way (old[i], glyph))
      glyphs[n++] = old[i];
  if (adding && !awale_glyph_is_move_glyph (glyph))
    glyphs[n++] = glyph;

  awale_game_set_glyphs (self, node, glyphs, n);
}

void
awale_game_cache_move_values (AwaleGame             *self,
                              AwaleNode             *node,
                              const AwaleMoveValues *values)
{
  const AwaleMoveValues *former;
  void *value;

  g_return_if_fail (can_edit (self, node));
  g_return_if_fail (values != NULL);

  former = awale_node_get_move_values (node);
  if (!awale_move_values_supersede (values, former) || awale_move_values_equal (values, former))
    return;
  value = g_memdup2 (values, sizeof *values);
  awale_game_swap_field (self, node, AWALE_NODE_FIELD_VALUES, &value, AWALE_NODE_CHANGE_ANALYSIS);
  awale_node_field_free (AWALE_NODE_FIELD_VALUES, value);
}

void
awale_game_enter_move_values (AwaleGame *self,
                              AwaleNode *node)
{
  g_return_if_fail (can_edit (self, node));

  if (awale_node_get_move_values (node) != NULL)
    apply_step (self, _("Values"),
                (AwaleEdit) { .kind = AWALE_EDIT_ENTER_VALUES, .index = AWALE_NODE_FIELD_VALUES,
                              .node = awale_node_ref (node) });
}
