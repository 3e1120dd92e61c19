/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-node.h"

/* Notes on a node, allocated on demand because most nodes have none. */
typedef struct
{
  void *fields[AWALE_N_FIELDS];
} AwaleNotes;

struct _AwaleNode
{
  AwalePosition   position;
  AwaleNode      *parent;
  AwaleNode      *first_child;
  AwaleNode      *next;
  const void     *owner;
  AwaleNotes     *notes;
  gatomicrefcount ref_count;
  int32_t         ply;
  int8_t          move;
  uint8_t         harvest;
};

G_DEFINE_BOXED_TYPE (AwaleNode, awale_node, awale_node_ref, awale_node_unref)

static AwaleNode *
node_new (AwalePosition position,
          AwaleMove     move,
          int           harvest,
          int           ply)
{
  AwaleNode *self = g_new0 (AwaleNode, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->position = position;
  self->move = (int8_t) move;
  self->harvest = (uint8_t) harvest;
  self->ply = ply;

  return self;
}

static void
notes_free (AwaleNotes *notes)
{
  if (notes == NULL)
    return;
  for (int field = 0; field < AWALE_N_FIELDS; field++)
    awale_node_field_free (field, notes->fields[field]);
  g_free (notes);
}

static void
clear_command (void *data)
{
  AwaleCommentCommand *command = data;

  g_free (command->name);
  g_free (command->value);
}

static bool
glyphs_equal (const GArray *a,
              const GArray *b)
{
  return a->len == b->len && memcmp (a->data, b->data, a->len * sizeof (uint16_t)) == 0;
}

static bool
commands_equal (const GArray *a,
                const GArray *b)
{
  if (a->len != b->len)
    return false;

  for (unsigned i = 0; i < a->len; i++)
    {
      const AwaleCommentCommand *one = &g_array_index (a, AwaleCommentCommand, i);
      const AwaleCommentCommand *other = &g_array_index (b, AwaleCommentCommand, i);

      if (!g_str_equal (one->name, other->name) || !g_str_equal (one->value, other->value))
        return false;
    }
  return true;
}

bool
awale_node_field_equal (AwaleNodeField field,
                        const void    *a,
                        const void    *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  switch (field)
    {
    case AWALE_NODE_FIELD_COMMENT:
    case AWALE_NODE_FIELD_COMMENT_BEFORE:
      return g_str_equal (a, b);
    case AWALE_NODE_FIELD_GLYPHS:
      return glyphs_equal (a, b);
    case AWALE_NODE_FIELD_VALUES:
      return awale_move_values_equal (a, b);
    case AWALE_NODE_FIELD_COMMANDS:
      return commands_equal (a, b);
    case AWALE_N_FIELDS:
    default:
      g_assert_not_reached ();
    }
}

void *
awale_node_field_copy (AwaleNodeField field,
                       const void    *value)
{
  if (value == NULL)
    return NULL;
  if (field == AWALE_NODE_FIELD_COMMENT || field == AWALE_NODE_FIELD_COMMENT_BEFORE)
    return g_strdup (value);
  if (field == AWALE_NODE_FIELD_VALUES)
    return g_memdup2 (value, sizeof (AwaleMoveValues));
  return g_array_ref ((GArray *) value);
}

void
awale_node_field_free (AwaleNodeField field,
                       void          *value)
{
  if (value == NULL)
    return;
  if (field == AWALE_NODE_FIELD_GLYPHS || field == AWALE_NODE_FIELD_COMMANDS)
    g_array_unref (value);
  else
    g_free (value);
}

GArray *
awale_glyphs_new (const uint16_t *glyphs,
                  size_t          n_glyphs)
{
  GArray *array;

  if (n_glyphs == 0)
    return NULL;
  array = g_array_sized_new (FALSE, FALSE, sizeof (uint16_t), n_glyphs);
  return g_array_append_vals (array, glyphs, n_glyphs);
}

GArray *
awale_commands_new (const AwaleCommentCommand *commands,
                    size_t                     n_commands)
{
  GArray *array;

  if (n_commands == 0)
    return NULL;
  array = g_array_sized_new (FALSE, FALSE, sizeof (AwaleCommentCommand), n_commands);
  g_array_set_clear_func (array, clear_command);
  for (size_t i = 0; i < n_commands; i++)
    {
      AwaleCommentCommand copy = { g_strdup (commands[i].name), g_strdup (commands[i].value) };

      g_array_append_val (array, copy);
    }
  return array;
}

AwaleNode *
awale_node_new_root (AwalePosition start)
{
  return node_new (start, AWALE_NO_MOVE, 0, 0);
}

AwaleNode *
awale_node_new_move (const AwaleNode    *parent,
                     const AwaleRuleset *rules,
                     AwaleMove           move)
{
  int harvest = 0;
  AwalePosition after = awale_play (parent->position, rules, move, &harvest);

  return node_new (after, move, harvest, parent->ply + 1);
}

AwaleNode *
awale_node_ref (AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/* Releases the children of @self. Children without other references are put in front of @dying, a
 * list linked by `next`; the others become roots of separate trees. Returns: the list */
static AwaleNode *
disband_children (AwaleNode *self,
                  AwaleNode *dying)
{
  AwaleNode *child = g_steal_pointer (&self->first_child);

  while (child != NULL)
    {
      AwaleNode *next = g_steal_pointer (&child->next);

      child->parent = NULL;
      if (g_atomic_ref_count_dec (&child->ref_count))
        {
          child->next = dying;
          dying = child;
        }
      child = next;
    }
  return dying;
}

void
awale_node_unref (AwaleNode *self)
{
  AwaleNode *dying = self;

  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  while (dying != NULL)
    {
      AwaleNode *dead = dying;

      dying = disband_children (dead, g_steal_pointer (&dead->next));
      notes_free (dead->notes);
      g_free (dead);
    }
}

const void *
awale_node_get_owner (const AwaleNode *self)
{
  return self->owner;
}

void
awale_node_set_owner (AwaleNode  *self,
                      const void *owner)
{
  for (AwaleNode *node = self; node != NULL; node = awale_node_next (node, self))
    node->owner = owner;
}

unsigned
awale_node_get_index (const AwaleNode *self)
{
  unsigned index = 0;

  for (const AwaleNode *node = self->parent->first_child; node != self; node = node->next)
    index++;
  return index;
}

AwaleNode *
awale_node_next (const AwaleNode *self,
                 const AwaleNode *top)
{
  if (self->first_child != NULL)
    return self->first_child;
  while (self != top && self->next == NULL)
    self = self->parent;
  return self == top ? NULL : self->next;
}

/* The pointer that leads to the child at @index. */
static AwaleNode **
find_link (AwaleNode *self,
           unsigned   index)
{
  AwaleNode **link = &self->first_child;

  for (; index > 0 && *link != NULL; index--)
    link = &(*link)->next;
  g_assert (index == 0);
  return link;
}

void
awale_node_insert_child (AwaleNode *self,
                         AwaleNode *child,
                         unsigned   index)
{
  AwaleNode **link = find_link (self, index);

  g_assert (child->parent == NULL && child->next == NULL);

  child->next = *link;
  child->parent = self;
  *link = awale_node_ref (child);
  awale_node_set_owner (child, self->owner);
}

void
awale_node_remove_child (AwaleNode *self,
                         AwaleNode *child)
{
  AwaleNode **link = find_link (self, awale_node_get_index (child));

  awale_node_set_owner (child, NULL);
  *link = g_steal_pointer (&child->next);
  child->parent = NULL;
  awale_node_unref (child);
}

void
awale_node_move_child (AwaleNode *self,
                       unsigned   from,
                       unsigned   to)
{
  AwaleNode **link = find_link (self, from);
  AwaleNode *child = *link;

  *link = child->next;
  link = find_link (self, to);
  child->next = *link;
  *link = child;
}

const void *
awale_node_peek_field (const AwaleNode *self,
                       AwaleNodeField   field)
{
  return self->notes != NULL ? self->notes->fields[field] : NULL;
}

void
awale_node_swap_field (AwaleNode     *self,
                       AwaleNodeField field,
                       void         **value)
{
  void *old;

  if (self->notes == NULL)
    self->notes = g_new0 (AwaleNotes, 1);

  old = self->notes->fields[field];
  self->notes->fields[field] = *value;
  *value = old;

  for (int i = 0; i < AWALE_N_FIELDS; i++)
    if (self->notes->fields[i] != NULL)
      return;
  g_clear_pointer (&self->notes, g_free);
}

AwaleNode *
awale_node_get_parent (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->parent;
}

AwaleNode *
awale_node_get_first_child (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->first_child;
}

AwaleNode *
awale_node_get_next_sibling (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->next;
}

unsigned
awale_node_get_n_children (const AwaleNode *self)
{
  unsigned n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (const AwaleNode *child = self->first_child; child != NULL; child = child->next)
    n++;
  return n;
}

AwaleNode *
awale_node_find_child (const AwaleNode *self,
                       AwaleMove        move)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (AwaleNode *child = self->first_child; child != NULL; child = child->next)
    if (child->move == move)
      return child;
  return NULL;
}

AwaleNode *
awale_node_get_next (AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (awale_node_get_first_child (self) != NULL)
    return awale_node_get_first_child (self);
  while (self != NULL && awale_node_get_next_sibling (self) == NULL)
    self = awale_node_get_parent (self);
  return self != NULL ? awale_node_get_next_sibling (self) : NULL;
}

bool
awale_node_is_main_line (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, false);

  for (; self->parent != NULL; self = self->parent)
    if (self->parent->first_child != self)
      return false;
  return true;
}

bool
awale_node_is_first_child (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, false);

  return self->parent == NULL || self->parent->first_child == self;
}

int
awale_node_get_ply (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->ply;
}

int
awale_node_get_round (const AwaleNode *self)
{
  bool north_began;

  g_return_val_if_fail (self != NULL, 0);

  /* The sides alternate, so the ply tells which side was to move at the root. */
  north_began = (self->position.side == AWALE_NORTH) == (self->ply % 2 == 0);
  return north_began ? self->ply / 2 + 1 : (self->ply + 1) / 2;
}

AwaleMove
awale_node_get_move (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, AWALE_NO_MOVE);

  return self->move;
}

AwalePosition
awale_node_get_position (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, awale_position_start ());

  return self->position;
}

int
awale_node_get_harvest (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->harvest;
}

AwaleSide
awale_node_get_mover (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, AWALE_SOUTH);

  return self->position.side == AWALE_SOUTH ? AWALE_NORTH : AWALE_SOUTH;
}

static char *
dup_text (AwaleMove move,
          int       harvest)
{
  if (harvest == 0)
    return g_strdup (awale_move_to_string (move));
  return g_strdup_printf ("%s+%d", awale_move_to_string (move), harvest);
}

char *
awale_node_dup_text (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return dup_text (self->move, self->harvest);
}

char *
awale_node_dup_move_text (const AwaleNode    *self,
                          const AwaleRuleset *rules,
                          AwaleMove           move)
{
  g_return_val_if_fail (self != NULL && rules != NULL, NULL);

  return dup_text (move, awale_sow (self->position, rules, move).harvest);
}

char *
awale_node_dup_path (const AwaleNode *self)
{
  g_autofree int8_t *moves = NULL;
  GString *path;

  g_return_val_if_fail (self != NULL, NULL);

  moves = g_new (int8_t, self->ply + 1);
  path = g_string_sized_new (self->ply);
  for (const AwaleNode *node = self; node != NULL; node = node->parent)
    moves[node->ply] = node->move;
  for (int ply = 1; ply <= self->ply; ply++)
    g_string_append (path, awale_move_to_string (moves[ply]));
  return g_string_free (path, FALSE);
}

int
awale_node_copy_line (const AwaleNode *self,
                      AwaleMove        move,
                      int8_t           line[AWALE_MOVE_VALUES_LINE])
{
  const AwaleMoveValues *values;
  const AwaleNode *node;
  int n = 0;

  g_return_val_if_fail (self != NULL && line != NULL, 0);

  values = awale_node_get_move_values (self);
  if (values != NULL && values->n_line > 0 && values->line[0] == move)
    {
      memcpy (line, values->line, sizeof values->line);
      return values->n_line;
    }
  line[n++] = (int8_t) move;
  node = awale_node_find_child (self, move);
  while (node != NULL && (node = awale_node_get_first_child (node)) != NULL &&
         n < AWALE_MOVE_VALUES_LINE)
    line[n++] = (int8_t) node->move;
  return n;
}

const char *
awale_node_get_comment (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return awale_node_peek_field (self, AWALE_NODE_FIELD_COMMENT);
}

const char *
awale_node_get_comment_before (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return awale_node_peek_field (self, AWALE_NODE_FIELD_COMMENT_BEFORE);
}

const uint16_t *
awale_node_get_glyphs (const AwaleNode *self,
                       size_t          *n_glyphs)
{
  const GArray *glyphs;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_glyphs != NULL, NULL);

  glyphs = awale_node_peek_field (self, AWALE_NODE_FIELD_GLYPHS);
  *n_glyphs = glyphs != NULL ? glyphs->len : 0;
  return glyphs != NULL ? (const uint16_t *) (const void *) glyphs->data : NULL;
}

bool
awale_node_has_glyph (const AwaleNode *self,
                      uint16_t         glyph)
{
  size_t n_glyphs;
  const uint16_t *glyphs = awale_node_get_glyphs (self, &n_glyphs);

  for (size_t i = 0; i < n_glyphs; i++)
    if (glyphs[i] == glyph)
      return true;
  return false;
}

const AwaleMoveValues *
awale_node_get_move_values (const AwaleNode *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return awale_node_peek_field (self, AWALE_NODE_FIELD_VALUES);
}

const AwaleEvaluation *
awale_node_get_evaluation (const AwaleNode *self)
{
  const AwaleMoveValues *values;

  g_return_val_if_fail (self != NULL, NULL);

  values = awale_node_get_move_values (self->parent != NULL ? self->parent : self);
  if (values == NULL)
    return NULL;
  if (self->parent != NULL)
    return awale_move_values_get (values, self->move);
  return values->has_value ? &values->value : NULL;
}

const AwaleEvaluation *
awale_node_get_value (const AwaleNode *self)
{
  const AwaleMoveValues *found;
  const AwaleEvaluation *former;

  g_return_val_if_fail (self != NULL, NULL);

  found = awale_node_get_move_values (self);
  former = awale_node_get_evaluation (self);
  if (found == NULL || found->best == AWALE_NO_MOVE || !found->has_value ||
      (former != NULL && awale_evaluation_is_better_known (former, &found->value)))
    return former;
  return &found->value;
}

/* Gets the value of the position; an estimate counts as searched to @depth, so that it can be
 * compared with others. */
static bool
find_value (const AwaleNode *self,
            int              depth,
            AwaleEvaluation *value)
{
  const AwaleEvaluation *known = awale_node_get_value (self);

  if (known == NULL)
    return false;
  *value = *known;
  if (value->proof == AWALE_PROOF_ESTIMATE)
    value->depth = depth;
  return true;
}

AwaleMoveValues
awale_node_find_move_values (AwaleNode *self)
{
  AwaleMoveValues values = AWALE_MOVE_VALUES_INIT;
  AwaleSide mover;
  AwaleEvaluation value, best;
  int depth;

  g_return_val_if_fail (self != NULL, values);

  if (awale_node_get_move_values (self) == NULL)
    return values;
  values = *awale_node_get_move_values (self);
  /* Values without a best move may come from several searches, and stay as they are. */
  if (values.best == AWALE_NO_MOVE)
    return values;
  mover = awale_node_get_position (self).side;
  depth = awale_move_values_get_depth (&values);
  if (values.has_value)
    find_value (self, depth, &values.value);
  best = values.value;
  for (AwaleNode *child = awale_node_get_first_child (self); child != NULL;
       child = awale_node_get_next_sibling (child))
    if (awale_node_get_move_values (child) != NULL && find_value (child, depth, &value))
      {
        awale_move_values_set (&values, awale_node_get_move (child), &value);
        if (!awale_evaluation_is_better (&value, &best, mover))
          continue;
        best = value;
        values.best = awale_node_get_move (child);
        values.n_line = 0;
      }
  return values;
}

const AwaleCommentCommand *
awale_node_get_commands (const AwaleNode *self,
                         size_t          *n_commands)
{
  const GArray *commands;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_commands != NULL, NULL);

  commands = awale_node_peek_field (self, AWALE_NODE_FIELD_COMMANDS);
  *n_commands = commands != NULL ? commands->len : 0;
  return commands != NULL ? (const AwaleCommentCommand *) (const void *) commands->data : NULL;
}

const char *
awale_node_get_command (const AwaleNode *self,
                        const char      *name)
{
  size_t n_commands;
  const AwaleCommentCommand *commands = awale_node_get_commands (self, &n_commands);

  g_return_val_if_fail (name != NULL, NULL);

  for (size_t i = 0; i < n_commands; i++)
    if (g_str_equal (commands[i].name, name))
      return commands[i].value;
  return NULL;
}
