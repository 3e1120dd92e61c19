/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-found.h"

#include "game/awale-fold.h"

static void
insert (PangoAttrList  *attributes,
        PangoAttribute *attribute,
        size_t          start,
        size_t          end)
{
  attribute->start_index = (guint) start;
  attribute->end_index = (guint) end;
  pango_attr_list_insert (attributes, attribute);
}

PangoAttrList *
awale_found_create_attributes (const char *text,
                               const char *words)
{
  PangoAttrList *attributes;
  size_t start = 0;
  size_t end = 0;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (words != NULL, NULL);

  if (!awale_fold_find (text, words, &start, &end))
    return NULL;
  attributes = pango_attr_list_new ();
  do
    {
      insert (attributes, pango_attr_background_new (0xffff, 0xdddd, 0x6666), start, end);
      insert (attributes, pango_attr_foreground_new (0, 0, 0), start, end);
      start = end;
    }
  while (awale_fold_find (text, words, &start, &end));
  return attributes;
}
