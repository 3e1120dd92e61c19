/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-filter.h"

bool
awale_library_filter_is_empty (const AwaleLibraryFilter *self)
{
  g_return_val_if_fail (self != NULL, true);

  return self->text == NULL && self->player == NULL && self->south == NULL && self->north == NULL
         && self->event == NULL && self->ruleset == NULL && self->from == NULL && self->to == NULL
         && self->result == NULL && self->collection == NULL && !self->favorite
         && self->analyzed == AWALE_ANALYZED_ANY && self->games == NULL && self->position == NULL
         && self->pattern == NULL && self->opening == NULL && self->limit == 0;
}

/* The text field of @self with the number @index; NULL if there are no more. */
static const char **
get_text (AwaleLibraryFilter *self,
          unsigned            index)
{
  const char **const texts[] = { &self->text, &self->player, &self->south, &self->north,
                                 &self->event, &self->ruleset, &self->from, &self->to,
                                 &self->result, &self->collection, &self->games,
                                 &self->line };

  return index < G_N_ELEMENTS (texts) ? texts[index] : NULL;
}

AwaleLibraryFilter *
awale_library_filter_copy (const AwaleLibraryFilter *self)
{
  AwaleLibraryFilter *copy;
  const char **text;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  for (unsigned i = 0; (text = get_text (copy, i)) != NULL; i++)
    *text = g_strdup (*text);
  if (self->position != NULL)
    copy->position = g_memdup2 (self->position, sizeof *self->position);
  if (self->pattern != NULL)
    copy->pattern = g_memdup2 (self->pattern, sizeof *self->pattern);
  if (self->opening != NULL)
    copy->opening = g_memdup2 (self->opening, sizeof *self->opening);
  return copy;
}

void
awale_library_filter_clear (AwaleLibraryFilter *self)
{
  const char **text;

  g_return_if_fail (self != NULL);

  for (unsigned i = 0; (text = get_text (self, i)) != NULL; i++)
    g_free ((char *) *text);
  g_free ((AwalePositionPattern *) self->position);
  g_free ((AwalePositionPattern *) self->pattern);
  g_free ((AwalePositionPattern *) self->opening);
}

void
awale_library_filter_free (AwaleLibraryFilter *self)
{
  awale_library_filter_clear (self);
  g_free (self);
}

AwalePositionQuery
awale_library_filter_get_positions (const AwaleLibraryFilter *self)
{
  return awale_position_query (self->position, self->either_side, self->variations);
}

char *
awale_library_filter_write_games (const GArray *ids)
{
  GString *text;

  g_return_val_if_fail (ids != NULL, NULL);

  text = g_string_new ("[");
  for (unsigned i = 0; i < ids->len; i++)
    g_string_append_printf (text, "%s%" G_GINT64_FORMAT, i > 0 ? "," : "",
                            g_array_index (ids, gint64, i));
  g_string_append_c (text, ']');
  return g_string_free (text, FALSE);
}
