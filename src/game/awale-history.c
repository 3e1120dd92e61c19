/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-history.h"

#include "awale-ellipsis.h"

/* Value of `saved` that makes no state count as saved. */
#define NOWHERE G_MAXUINT

/* Value of `saved` for the state before the first step. */
#define START 0

struct _AwaleHistory
{
  GPtrArray     *steps; /* Steps that are done, followed by those that were undone. NULL until there
                         * is one, to save memory in files of thousands of games. (element-type
                         * AwaleUndoStep) */
  unsigned       n_done;
  unsigned       n_made;
  unsigned       saved; /* Number of the last step that the saved state contains; or START or
                         * NOWHERE. */
  AwaleUndoStep *open;
  unsigned       depth;
  bool           may_merge;
  bool           forgetting;  /* True if the open step is not recorded. */
};

AwaleTag *
awale_tag_new (const char *name,
               const char *value)
{
  AwaleTag *self = g_new0 (AwaleTag, 1);

  self->name = g_strdup (name);
  awale_tag_swap (self, g_strdup (value));
  return self;
}

char *
awale_tag_swap (AwaleTag *self,
                char     *value)
{
  char *before = self->value;

  self->value = value;
  g_free (self->short_value);
  self->short_value = awale_ellipsize (value, AWALE_ELLIPSIS_NAME);
  if (g_str_equal (self->short_value, value))
    g_clear_pointer (&self->short_value, g_free);
  return before;
}

void
awale_tag_free (AwaleTag *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->value);
  g_free (self->short_value);
  g_free (self);
}

static void
clear_edit (void *data)
{
  AwaleEdit *edit = data;

  switch (edit->kind)
    {
    case AWALE_EDIT_SET_FIELD:
      awale_node_field_free (edit->index, edit->value);
      break;
    case AWALE_EDIT_ADD_TAG:
      awale_tag_free (edit->value);
      break;
    case AWALE_EDIT_SET_TAG:
    case AWALE_EDIT_START:
      g_free (edit->value);
      break;
    case AWALE_EDIT_ADD_NODE:
    case AWALE_EDIT_REMOVE_NODE:
    case AWALE_EDIT_MOVE_CHILD:
    case AWALE_EDIT_ENTER_VALUES:
    case AWALE_EDIT_REMOVE_TAG:
    default:
      break;
    }
  g_clear_pointer (&edit->node, awale_node_unref);
  g_clear_pointer (&edit->parent, awale_node_unref);
}

static AwaleUndoStep *
step_new (const char *name,
          AwaleNode  *cursor)
{
  AwaleUndoStep *self = g_new0 (AwaleUndoStep, 1);

  self->name = g_strdup (name);
  self->edits = g_array_new (FALSE, FALSE, sizeof (AwaleEdit));
  g_array_set_clear_func (self->edits, clear_edit);
  self->before = awale_node_ref (cursor);
  return self;
}

static void
step_free (void *data)
{
  AwaleUndoStep *self = data;

  g_free (self->name);
  g_array_unref (self->edits);
  awale_node_unref (self->before);
  g_clear_pointer (&self->after, awale_node_unref);
  g_free (self);
}

static unsigned
count_steps (AwaleHistory *self)
{
  return self->steps != NULL ? self->steps->len : 0;
}

/* Adds a step after dropping the undone ones. */
static void
add_step (AwaleHistory  *self,
          AwaleUndoStep *step)
{
  if (self->steps == NULL)
    self->steps = g_ptr_array_new_with_free_func (step_free);
  g_ptr_array_set_size (self->steps, self->n_done);
  g_ptr_array_add (self->steps, step);
  step->number = ++self->n_made;
  self->n_done++;
}

AwaleHistory *
awale_history_new (void)
{
  return g_new0 (AwaleHistory, 1);
}

void
awale_history_free (AwaleHistory *self)
{
  g_clear_pointer (&self->open, step_free);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_free (self);
}

void
awale_history_clear (AwaleHistory *self)
{
  g_assert (self->open == NULL);

  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->n_done = 0;
  self->saved = START;
  self->may_merge = false;
}

void
awale_history_begin (AwaleHistory *self,
                     const char   *name,
                     AwaleNode    *cursor)
{
  self->may_merge = false;
  if (self->depth++ == 0)
    self->open = step_new (name, cursor);
}

void
awale_history_begin_forgetting (AwaleHistory *self,
                                AwaleNode    *cursor)
{
  g_assert (self->open == NULL);

  awale_history_begin (self, "", cursor);
  self->forgetting = true;
}

void
awale_history_record (AwaleHistory *self,
                      AwaleEdit     edit)
{
  g_assert (self->open != NULL);

  if (self->forgetting)
    clear_edit (&edit);
  else
    g_array_append_val (self->open->edits, edit);
}

void
awale_history_end (AwaleHistory *self,
                   AwaleNode    *cursor)
{
  AwaleUndoStep *step;

  g_assert (self->depth > 0);

  if (--self->depth > 0)
    return;

  self->forgetting = false;
  step = g_steal_pointer (&self->open);
  if (step->edits->len == 0)
    {
      step_free (step);
      return;
    }

  step->after = awale_node_ref (cursor);
  add_step (self, step);
}

bool
awale_history_is_open (AwaleHistory *self)
{
  return self->open != NULL;
}

bool
awale_history_is_outermost (AwaleHistory *self)
{
  return self->depth == 1;
}

bool
awale_history_is_forgetting (AwaleHistory *self)
{
  return self->forgetting;
}

const AwaleUndoStep *
awale_history_peek_undo (AwaleHistory *self)
{
  return self->n_done > 0 ? g_ptr_array_index (self->steps, self->n_done - 1) : NULL;
}

unsigned
awale_history_get_n_done (AwaleHistory *self)
{
  return self->n_done;
}

unsigned
awale_history_get_n_made (AwaleHistory *self)
{
  return self->n_made;
}

const AwaleUndoStep *
awale_history_peek_redo (AwaleHistory *self)
{
  return self->n_done < count_steps (self) ? g_ptr_array_index (self->steps, self->n_done) : NULL;
}

const AwaleUndoStep *
awale_history_step_back (AwaleHistory *self)
{
  const AwaleUndoStep *step = awale_history_peek_undo (self);

  g_assert (self->open == NULL && step != NULL);

  self->may_merge = false;
  self->n_done--;
  return step;
}

const AwaleUndoStep *
awale_history_step_forward (AwaleHistory *self)
{
  const AwaleUndoStep *step = awale_history_peek_redo (self);

  g_assert (self->open == NULL && step != NULL);

  self->may_merge = false;
  self->n_done++;
  return step;
}

void
awale_history_allow_merge (AwaleHistory *self)
{
  self->may_merge = self->open == NULL;
}

void
awale_history_deny_merge (AwaleHistory *self)
{
  self->may_merge = false;
}

const AwaleEdit *
awale_history_peek_merge (AwaleHistory  *self,
                          AwaleNode     *node,
                          AwaleNodeField field)
{
  const AwaleUndoStep *step = awale_history_peek_undo (self);
  const AwaleEdit *edit;

  if (!self->may_merge || step == NULL || step->edits->len != 1)
    return NULL;

  edit = &g_array_index (step->edits, AwaleEdit, 0);
  if (edit->kind != AWALE_EDIT_SET_FIELD || edit->node != node || edit->index != field)
    return NULL;
  return edit;
}

void
awale_history_drop_merge (AwaleHistory *self)
{
  g_assert (self->may_merge && self->n_done > 0 && self->n_done == count_steps (self));

  self->may_merge = false;
  g_ptr_array_set_size (self->steps, --self->n_done);
}

static unsigned
get_state (AwaleHistory *self)
{
  const AwaleUndoStep *last = awale_history_peek_undo (self);

  return last != NULL ? last->number : START;
}

unsigned
awale_history_begin_saving (AwaleHistory *self)
{
  g_assert (self->open == NULL);

  self->may_merge = false;
  return get_state (self);
}

void
awale_history_mark_saved (AwaleHistory *self,
                          unsigned      state)
{
  self->saved = state;
}

void
awale_history_mark_unsaved (AwaleHistory *self)
{
  self->saved = NOWHERE;
}

bool
awale_history_is_modified (AwaleHistory *self)
{
  return self->saved != get_state (self) || (self->open != NULL && self->open->edits->len > 0);
}
