/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-item.h"

#include "game/awale-signal.h"

struct _AwaleLibraryItem
{
  GObject         parent_instance;

  AwaleLibraryRow row;  /* Row, which owns its texts. */
};

G_DEFINE_FINAL_TYPE (AwaleLibraryItem, awale_library_item, G_TYPE_OBJECT)

static void
free_texts (AwaleLibraryItem *self)
{
  const char **text;

  for (unsigned i = 0; (text = awale_library_row_get_text (&self->row, i)) != NULL; i++)
    g_free ((char *) *text);
}

static void
copy_row (AwaleLibraryItem      *self,
          const AwaleLibraryRow *row)
{
  const char **text;

  self->row = *row;
  for (unsigned i = 0; (text = awale_library_row_get_text (&self->row, i)) != NULL; i++)
    *text = g_strdup (*text);
}

static void
awale_library_item_finalize (GObject *object)
{
  free_texts (AWALE_LIBRARY_ITEM (object));

  G_OBJECT_CLASS (awale_library_item_parent_class)->finalize (object);
}

static void
awale_library_item_class_init (AwaleLibraryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_library_item_finalize;

  AWALE_ADD_SIGNAL (klass, "changed", 0);
}

static void
awale_library_item_init (AwaleLibraryItem *self)
{
}

AwaleLibraryItem *
awale_library_item_new (const AwaleLibraryRow *row)
{
  AwaleLibraryItem *self;

  g_return_val_if_fail (row != NULL, NULL);

  self = g_object_new (AWALE_TYPE_LIBRARY_ITEM, NULL);
  copy_row (self, row);
  return self;
}

const AwaleLibraryRow *
awale_library_item_get_row (AwaleLibraryItem *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_ITEM (self), NULL);

  return &self->row;
}

void
awale_library_item_set_row (AwaleLibraryItem      *self,
                            const AwaleLibraryRow *row)
{
  g_return_if_fail (AWALE_IS_LIBRARY_ITEM (self));
  g_return_if_fail (row != NULL);

  if (awale_library_row_equal (row, &self->row))
    return;
  free_texts (self);
  copy_row (self, row);
  g_signal_emit_by_name (self, "changed");
}
