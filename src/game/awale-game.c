/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-game.h"

#include "awale-game-steps.h"
#include "awale-set-str.h"
#include "awale-signal.h"

#include <glib/gi18n-lib.h>

struct _AwaleGame
{
  GObject       parent_instance;

  AwaleRuleset  rules;
  AwaleNode    *root;
  AwaleNode    *cursor;
  GPtrArray    *tags;  /* Tags; NULL or empty if there are none. (element-type AwaleTag) */
  AwaleHistory *history;
  GHashTable   *taken;       /* Selected children by parent, unless the first child is selected;
                              * entries of children that have left their parents are ignored. NULL
                              * or empty if there are none. */
  bool          announcing;  /* True while the signals of a change are emitted, and changes are
                              * forbidden. */

  /* End of the main line before the open step, and its result by the rules. */
  AwaleNode    *former_end;
  AwaleResult   former_result;

  /* Values of properties when they were last notified. */
  bool          modified;
  char         *undo_name;
  char         *redo_name;
};

G_DEFINE_FINAL_TYPE (AwaleGame, awale_game, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_CURSOR,
  PROP_MODIFIED,
  PROP_UNDO_NAME,
  PROP_REDO_NAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
update_name (AwaleGame           *self,
             char               **name,
             const AwaleUndoStep *step,
             int                  property)
{
  const char *value = step != NULL ? step->name : NULL;

  if (!awale_set_str (name, value))
    return;

  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

void
awale_game_update_state (AwaleGame *self)
{
  const AwaleUndoStep *undo = awale_history_peek_undo (self->history);
  const AwaleUndoStep *redo = awale_history_peek_redo (self->history);
  bool modified = awale_history_is_modified (self->history);

  /* All values are updated before the first handler reads any of them. */
  g_object_freeze_notify (G_OBJECT (self));
  if (self->modified != modified)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
  self->modified = modified;
  update_name (self, &self->undo_name, undo, PROP_UNDO_NAME);
  update_name (self, &self->redo_name, redo, PROP_REDO_NAME);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
select_child (AwaleGame *self,
          AwaleNode *parent,
          AwaleNode *child)
{
  if (awale_node_is_first_child (child))
    {
      if (self->taken != NULL)
        g_hash_table_remove (self->taken, parent);
      return;
    }
  if (self->taken == NULL)
    self->taken = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) awale_node_unref,
                                         (GDestroyNotify) awale_node_unref);
  g_hash_table_insert (self->taken, awale_node_ref (parent), awale_node_ref (child));
}

/* Selects the line to the cursor after the cursor has moved. */
static void
remember_line (AwaleGame *self)
{
  AwaleNode *node = self->cursor;
  AwaleNode *parent = awale_node_get_parent (node);

  if (parent == NULL)
    g_clear_pointer (&self->taken, g_hash_table_unref);
  for (; parent != NULL; node = parent, parent = awale_node_get_parent (node))
    if (!awale_node_is_first_child (node) || self->taken != NULL)
      select_child (self, parent, node);
}

static bool
move_cursor (AwaleGame *self,
             AwaleNode *node)
{
  AwaleNode *old = self->cursor;

  if (old == node)
    return false;
  self->cursor = awale_node_ref (node);
  awale_node_unref (old);
  remember_line (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR]);
  return true;
}

/* Moves the cursor to @refuge if its node is no longer in the tree. */
static void
rescue_cursor (AwaleGame *self,
               AwaleNode *refuge)
{
  if (!awale_game_contains (self, self->cursor))
    move_cursor (self, refuge);
}

static void
exchange_start (AwaleGame *self,
                AwaleEdit *edit)
{
  AwaleRuleset *rules = edit->value;
  AwaleRuleset old_rules = self->rules;
  AwaleNode *old_root = self->root;

  self->rules = *rules;
  *rules = old_rules;
  self->root = edit->node;
  edit->node = old_root;
  awale_node_set_owner (old_root, NULL);
  awale_node_set_owner (self->root, self);
  rescue_cursor (self, self->root);
}

static void
exchange_tag_value (AwaleGame *self,
                    AwaleEdit *edit)
{
  AwaleTag *tag = g_ptr_array_index (self->tags, edit->index);

  edit->value = awale_tag_swap (tag, edit->value);
}

/* Applies @edit and turns it into its own inverse. */
static void
flip (AwaleGame *self,
      AwaleEdit *edit)
{
  unsigned from = edit->index;

  switch (edit->kind)
    {
    case AWALE_EDIT_ADD_NODE:
      awale_node_insert_child (edit->parent, edit->node, edit->index);
      edit->kind = AWALE_EDIT_REMOVE_NODE;
      break;
    case AWALE_EDIT_REMOVE_NODE:
      awale_node_remove_child (edit->parent, edit->node);
      rescue_cursor (self, edit->parent);
      edit->kind = AWALE_EDIT_ADD_NODE;
      break;
    case AWALE_EDIT_MOVE_CHILD:
      awale_node_move_child (edit->node, edit->index, edit->to);
      edit->index = edit->to;
      edit->to = from;
      break;
    case AWALE_EDIT_SET_FIELD:
      awale_node_swap_field (edit->node, edit->index, &edit->value);
      break;
    case AWALE_EDIT_ENTER_VALUES:
      break;
    case AWALE_EDIT_ADD_TAG:
      if (self->tags == NULL)
        self->tags = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_tag_free);
      g_ptr_array_insert (self->tags, (int) edit->index, g_steal_pointer (&edit->value));
      edit->kind = AWALE_EDIT_REMOVE_TAG;
      break;
    case AWALE_EDIT_REMOVE_TAG:
      edit->value = g_ptr_array_steal_index (self->tags, edit->index);
      edit->kind = AWALE_EDIT_ADD_TAG;
      break;
    case AWALE_EDIT_SET_TAG:
      exchange_tag_value (self, edit);
      break;
    case AWALE_EDIT_START:
      exchange_start (self, edit);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Emits "node-changed" for a field of @node. The values of a position are also those of its moves,
 * so for them the signal is emitted for all children. */
static void
announce_field (AwaleGame     *self,
                AwaleNode     *node,
                AwaleNodeField field,
                unsigned       more)
{
  g_signal_emit_by_name (self, "node-changed", node, 1u << field | more);
  if (field != AWALE_NODE_FIELD_VALUES)
    return;
  for (AwaleNode *child = awale_node_get_first_child (node); child != NULL;
       child = awale_node_get_next_sibling (child))
    g_signal_emit_by_name (self, "node-changed", child, 1u << field | more);
}

/* Emits the signals of an edit, given as its @inverse; @more are additional flags for
 * "node-changed". */
static void
announce (AwaleGame       *self,
          const AwaleEdit *inverse,
          unsigned         more)
{
  self->announcing = true;
  switch (inverse->kind)
    {
    case AWALE_EDIT_REMOVE_NODE:
      g_signal_emit_by_name (self, "node-added", inverse->node);
      break;
    case AWALE_EDIT_ADD_NODE:
      g_signal_emit_by_name (self, "node-removed", inverse->node, inverse->parent);
      break;
    case AWALE_EDIT_MOVE_CHILD:
      g_signal_emit_by_name (self, "reordered", inverse->node);
      break;
    case AWALE_EDIT_SET_FIELD:
    case AWALE_EDIT_ENTER_VALUES:
      announce_field (self, inverse->node, inverse->index, more);
      break;
    case AWALE_EDIT_ADD_TAG:
    case AWALE_EDIT_REMOVE_TAG:
    case AWALE_EDIT_SET_TAG:
      g_signal_emit_by_name (self, "tags-changed");
      break;
    case AWALE_EDIT_START:
      g_signal_emit_by_name (self, "reset");
      break;
    default:
      g_assert_not_reached ();
    }
  self->announcing = false;
}

void
awale_game_apply (AwaleGame *self,
                  AwaleEdit  edit)
{
  g_assert (!self->announcing);

  if (awale_history_is_forgetting (self->history))
    {
      flip (self, &edit);
      awale_history_record (self->history, edit);
      return;
    }

  g_object_freeze_notify (G_OBJECT (self));
  flip (self, &edit);
  awale_history_record (self->history, edit);
  announce (self, &edit, 0);
  awale_game_update_state (self);
  g_object_thaw_notify (G_OBJECT (self));
}

void
awale_game_swap_field (AwaleGame     *self,
                       AwaleNode     *node,
                       AwaleNodeField field,
                       void         **value,
                       unsigned       more)
{
  AwaleEdit edit = { .kind = AWALE_EDIT_SET_FIELD, .index = field, .node = node, .value = *value };

  g_assert (!self->announcing);

  flip (self, &edit);
  *value = edit.value;
  announce (self, &edit, more);
}

static void
awale_game_get_property (GObject    *object,
                         unsigned    id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  AwaleGame *self = AWALE_GAME (object);

  switch (id)
    {
    case PROP_CURSOR:
      g_value_set_boxed (value, self->cursor);
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, self->modified);
      break;
    case PROP_UNDO_NAME:
      g_value_set_string (value, self->undo_name);
      break;
    case PROP_REDO_NAME:
      g_value_set_string (value, self->redo_name);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
awale_game_set_property (GObject      *object,
                         unsigned      id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_CURSOR:
      awale_game_set_cursor (AWALE_GAME (object), g_value_get_boxed (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
awale_game_finalize (GObject *object)
{
  AwaleGame *self = AWALE_GAME (object);

  /* The nodes may outlive the game, which therefore stops being their owner. */
  awale_node_set_owner (self->root, NULL);
  awale_node_unref (self->cursor);
  awale_node_unref (self->root);
  awale_history_free (self->history);
  g_clear_pointer (&self->former_end, awale_node_unref);
  g_clear_pointer (&self->tags, g_ptr_array_unref);
  g_clear_pointer (&self->taken, g_hash_table_unref);
  g_free (self->undo_name);
  g_free (self->redo_name);

  G_OBJECT_CLASS (awale_game_parent_class)->finalize (object);
}

static void
install_signals (AwaleGameClass *klass)
{
  const GType node = AWALE_TYPE_NODE | G_SIGNAL_TYPE_STATIC_SCOPE;

  AWALE_ADD_SIGNAL (klass, "node-added", 1, node);
  AWALE_ADD_SIGNAL (klass, "node-removed", 2, node, node);
  AWALE_ADD_SIGNAL (klass, "node-changed", 2, node, G_TYPE_UINT);
  AWALE_ADD_SIGNAL (klass, "reordered", 1, node);
  AWALE_ADD_SIGNAL (klass, "tags-changed", 0);
  AWALE_ADD_SIGNAL (klass, "reset", 0);
  AWALE_ADD_SIGNAL (klass, "line-selected", 1, node);
}

static void
awale_game_class_init (AwaleGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = awale_game_get_property;
  object_class->set_property = awale_game_set_property;
  object_class->finalize = awale_game_finalize;

  properties[PROP_CURSOR] =
    g_param_spec_boxed ("cursor", NULL, NULL, AWALE_TYPE_NODE, readable | G_PARAM_WRITABLE);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, readable);
  properties[PROP_UNDO_NAME] = g_param_spec_string ("undo-name", NULL, NULL, NULL, readable);
  properties[PROP_REDO_NAME] = g_param_spec_string ("redo-name", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  install_signals (klass);
}

static void
awale_game_init (AwaleGame *self)
{
  self->rules = awale_preset_for_files ()->rules;
  self->root = awale_node_new_root (awale_position_start ());
  awale_node_set_owner (self->root, self);
  self->cursor = awale_node_ref (self->root);
  self->history = awale_history_new ();
}

AwaleGame *
awale_game_new (const AwaleRuleset *rules)
{
  AwaleGame *self;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_object_new (AWALE_TYPE_GAME, NULL);
  self->rules = *rules;
  return self;
}

const AwaleRuleset *
awale_game_get_rules (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);

  return &self->rules;
}

AwalePosition
awale_game_get_start (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), awale_position_start ());

  return awale_node_get_position (self->root);
}

AwaleNode *
awale_game_get_root (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);

  return self->root;
}

bool
awale_game_contains (AwaleGame *self,
                     AwaleNode *node)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), false);
  g_return_val_if_fail (node != NULL, false);

  return awale_node_get_owner (node) == self;
}

AwaleNode *
awale_game_get_cursor (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);

  return self->cursor;
}

void
awale_game_set_cursor (AwaleGame *self,
                       AwaleNode *node)
{
  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (node != NULL && awale_game_contains (self, node));

  if (move_cursor (self, node))
    awale_history_deny_merge (self->history);
}

AwaleNode *
awale_game_get_next (AwaleGame *self,
                     AwaleNode *node)
{
  AwaleNode *taken;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (node != NULL, NULL);

  taken = self->taken != NULL ? g_hash_table_lookup (self->taken, node) : NULL;
  if (taken != NULL && awale_node_get_parent (taken) == node)
    return taken;
  return awale_node_get_first_child (node);
}

AwaleNode *
awale_game_get_selected_line_end (AwaleGame *self,
                                  AwaleNode *node)
{
  AwaleNode *next;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (node != NULL, NULL);

  while ((next = awale_game_get_next (self, node)) != NULL)
    node = next;
  return node;
}

void
awale_game_choose_next (AwaleGame *self,
                        AwaleNode *child)
{
  AwaleNode *parent;

  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (child != NULL && awale_game_contains (self, child));

  parent = awale_node_get_parent (child);
  if (parent == NULL || awale_game_get_next (self, parent) == child)
    return;
  select_child (self, parent, child);
  g_signal_emit_by_name (self, "line-selected", parent);
}

AwaleNode *
awale_game_get_line_end (AwaleGame *self,
                         AwaleNode *node)
{
  AwaleNode *next;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (node != NULL, NULL);

  while ((next = awale_node_get_first_child (node)) != NULL)
    node = next;
  return node;
}

AwaleNode *
awale_game_find_path (AwaleGame  *self,
                      const char *path)
{
  AwaleNode *node;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  node = self->root;
  while (true)
    {
      AwaleMove move = awale_move_read (&path);
      AwaleNode *child = move != AWALE_NO_MOVE ? awale_node_find_child (node, move) : NULL;

      if (child == NULL)
        return node;
      node = child;
    }
}

static bool
find_tag (AwaleGame  *self,
          const char *name,
          unsigned   *index)
{
  for (*index = 0; self->tags != NULL && *index < self->tags->len; (*index)++)
    {
      const AwaleTag *tag = g_ptr_array_index (self->tags, *index);

      if (g_str_equal (tag->name, name))
        return true;
    }
  return false;
}

size_t
awale_game_get_n_tags (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), 0);

  return self->tags != NULL ? self->tags->len : 0;
}

const char *
awale_game_get_tag_name (AwaleGame *self,
                         size_t     index)
{
  const AwaleTag *tag;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (index < awale_game_get_n_tags (self), NULL);

  tag = g_ptr_array_index (self->tags, index);
  return tag->name;
}

const char *
awale_game_get_tag (AwaleGame  *self,
                    const char *name)
{
  const AwaleTag *tag;
  unsigned index;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  if (!find_tag (self, name, &index))
    return NULL;
  tag = g_ptr_array_index (self->tags, index);
  return tag->value;
}

const char *
awale_game_get_short_tag (AwaleGame  *self,
                          const char *name)
{
  const AwaleTag *tag;
  unsigned index;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  if (!find_tag (self, name, &index))
    return NULL;
  tag = g_ptr_array_index (self->tags, index);
  return tag->short_value != NULL ? tag->short_value : tag->value;
}

void
awale_game_set_tag (AwaleGame  *self,
                    const char *name,
                    const char *value)
{
  AwaleEdit edit;
  unsigned index;
  bool found;

  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (name != NULL && *name != '\0' && !awale_game_tag_is_derived (name));
  g_return_if_fail (value == NULL || g_utf8_validate (value, -1, NULL));
  g_return_if_fail (!self->announcing);

  if (g_strcmp0 (awale_game_get_tag (self, name), value) == 0)
    return;

  found = find_tag (self, name, &index);
  if (found && value != NULL)
    edit = (AwaleEdit) { .kind = AWALE_EDIT_SET_TAG, .index = index, .value = g_strdup (value) };
  else if (found)
    edit = (AwaleEdit) { .kind = AWALE_EDIT_REMOVE_TAG, .index = index };
  else
    edit = (AwaleEdit) { .kind = AWALE_EDIT_ADD_TAG, .index = index,
                          .value = awale_tag_new (name, value) };

  awale_game_begin_step (self, _("Game Details"));
  awale_game_apply (self, edit);
  awale_game_end_step (self);
}

bool
awale_game_tag_is_derived (const char *name)
{
  g_return_val_if_fail (name != NULL, false);

  return g_str_equal (name, "Variant") || g_str_equal (name, "Rules") || g_str_equal (name, "FEN");
}

/* --- Tags that follow the end of the main line ----------------------------------------------- */

static AwaleNode *
get_end (AwaleGame *self)
{
  return awale_game_get_line_end (self, self->root);
}

/* The result of the main line by the rules alone; unknown while the game goes on, or if it has no
 * moves. */
static AwaleResult
get_rules_result (AwaleGame *self)
{
  AwaleNode *end = get_end (self);
  AwaleOutcome outcome = { 0 };

  if (awale_node_get_parent (end) != NULL)
    outcome = awale_game_get_outcome (self, end);
  return (AwaleResult) { .known = outcome.state == AWALE_GAME_STATE_ENDED, .score = outcome.score };
}

static bool
is_same (AwaleResult a,
         AwaleResult b)
{
  return a.known && b.known && a.score.south == b.score.south && a.score.north == b.score.north;
}

/* True if there is no Result tag, or if its value stands for an unknown result. */
static bool
has_no_result (AwaleGame *self)
{
  const char *text = awale_game_get_tag (self, "Result");

  return text == NULL || g_str_equal (text, "*") || g_str_equal (text, "?");
}

void
awale_game_settle_tags (AwaleGame *self)
{
  AwaleResult result;
  g_autofree char *text = NULL;

  g_return_if_fail (AWALE_IS_GAME (self));

  result = get_rules_result (self);
  if (result.known)
    text = awale_result_to_string (result);
  awale_game_begin_step (self, _("Result"));
  awale_game_set_tag (self, "Result", text);
  awale_game_set_tag (self, "Termination", NULL);
  awale_game_end_step (self);
}

static void
remember_end (AwaleGame *self)
{
  self->former_end = awale_node_ref (get_end (self));
  self->former_result = get_rules_result (self);
}

/* Updates the tags if the end of the main line has changed. A result that differs from the one by
 * the rules was stated by a person or a file, and stays. */
static void
follow_end (AwaleGame *self)
{
  g_autoptr (AwaleNode) former = g_steal_pointer (&self->former_end);

  if (former == NULL || former == get_end (self))
    return;
  if (is_same (awale_game_get_result (self), self->former_result)
      || (get_rules_result (self).known && has_no_result (self)))
    awale_game_settle_tags (self);
}

/* --- Steps ----------------------------------------------------------------------------------- */

void
awale_game_begin_step (AwaleGame  *self,
                       const char *name)
{
  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (name != NULL);
  g_return_if_fail (!self->announcing);

  if (!awale_history_is_open (self->history))
    remember_end (self);
  awale_history_begin (self->history, name, self->cursor);
}

void
awale_game_end_step (AwaleGame *self)
{
  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (awale_history_is_open (self->history));

  if (awale_history_is_outermost (self->history))
    follow_end (self);
  awale_history_end (self->history, self->cursor);
  if (!awale_history_is_open (self->history))
    awale_game_update_state (self);
}

void
awale_game_break_step (AwaleGame *self)
{
  g_return_if_fail (AWALE_IS_GAME (self));

  awale_history_deny_merge (self->history);
}

static void
flip_and_announce (AwaleGame           *self,
                   const AwaleUndoStep *step,
                   unsigned             index)
{
  AwaleEdit *edit = &g_array_index (step->edits, AwaleEdit, index);

  flip (self, edit);
  announce (self, edit, 0);
}

void
awale_game_undo (AwaleGame *self)
{
  const AwaleUndoStep *step;

  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (!self->announcing && !awale_history_is_open (self->history));

  if (awale_history_peek_undo (self->history) == NULL)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  step = awale_history_step_back (self->history);
  for (unsigned i = step->edits->len; i > 0; i--)
    flip_and_announce (self, step, i - 1);
  move_cursor (self, step->before);
  awale_game_update_state (self);
  g_object_thaw_notify (G_OBJECT (self));
}

void
awale_game_redo (AwaleGame *self)
{
  const AwaleUndoStep *step;

  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (!self->announcing && !awale_history_is_open (self->history));

  if (awale_history_peek_redo (self->history) == NULL)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  step = awale_history_step_forward (self->history);
  for (unsigned i = 0; i < step->edits->len; i++)
    flip_and_announce (self, step, i);
  move_cursor (self, step->after);
  awale_game_update_state (self);
  g_object_thaw_notify (G_OBJECT (self));
}

bool
awale_game_can_undo (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), false);

  return self->undo_name != NULL;
}

bool
awale_game_can_redo (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), false);

  return self->redo_name != NULL;
}

const char *
awale_game_get_undo_name (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);

  return self->undo_name;
}

const char *
awale_game_get_redo_name (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);

  return self->redo_name;
}

bool
awale_game_is_modified (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), false);

  return self->modified;
}

void
awale_game_forget_history (AwaleGame *self)
{
  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (!self->announcing && !awale_history_is_open (self->history));

  awale_history_clear (self->history);
  awale_game_update_state (self);
}

unsigned
awale_game_begin_saving (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), 0);
  g_return_val_if_fail (!awale_history_is_open (self->history), 0);

  return awale_history_begin_saving (self->history);
}

void
awale_game_mark_saved (AwaleGame *self,
                       unsigned   state)
{
  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (!awale_history_is_open (self->history));

  awale_history_mark_saved (self->history, state);
  awale_game_update_state (self);
}

void
awale_game_mark_unsaved (AwaleGame *self)
{
  g_return_if_fail (AWALE_IS_GAME (self));

  awale_history_mark_unsaved (self->history);
  awale_game_update_state (self);
}

unsigned
awale_game_get_n_undo (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), 0);

  return awale_history_get_n_done (self->history);
}

unsigned
awale_game_get_n_made (AwaleGame *self)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), 0);

  return awale_history_get_n_made (self->history);
}

void
awale_game_begin_reading (AwaleGame *self)
{
  g_return_if_fail (AWALE_IS_GAME (self));
  g_return_if_fail (!awale_history_is_open (self->history));

  awale_history_begin_forgetting (self->history, self->cursor);
}

void
awale_game_end_reading (AwaleGame *self)
{
  g_return_if_fail (AWALE_IS_GAME (self));

  awale_game_end_step (self);
  awale_game_forget_history (self);
}

AwaleHistory *
awale_game_get_history (AwaleGame *self)
{
  return self->history;
}

bool
awale_game_is_announcing (AwaleGame *self)
{
  return self->announcing;
}
