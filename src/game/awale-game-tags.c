/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-game-private.h"

#include <glib/gi18n-lib.h>

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

AwaleResult
awale_game_get_result (AwaleGame *self)
{
  const char *text = awale_game_get_tag (self, "Result");
  AwaleResult result;

  if (text == NULL || !awale_result_parse (text, &result))
    return (AwaleResult) { .known = false };
  return result;
}
