/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-item.h"

struct _AwaleLibraryItem
{
  GObject         parent_instance;

  AwaleLibraryRow row;  /* its texts are its own */
};

G_DEFINE_FINAL_TYPE (AwaleLibraryItem, awale_library_item, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static const char **
get_text (AwaleLibraryItem *self,
          unsigned          index)
{
  AwaleLibraryRow *row = &self->row;
  const char **const texts[] = { &row->south, &row->north, &row->event, &row->site, &row->date,
                                 &row->round, &row->ruleset, &row->result };

  return index < G_N_ELEMENTS (texts) ? texts[index] : NULL;
}

static void
awale_library_item_finalize (GObject *object)
{
  AwaleLibraryItem *self = AWALE_LIBRARY_ITEM (object);
  const char **text;

  for (unsigned i = 0; (text = get_text (self, i)) != NULL; i++)
    g_free ((char *) *text);

  G_OBJECT_CLASS (awale_library_item_parent_class)->finalize (object);
}

static void
awale_library_item_class_init (AwaleLibraryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_library_item_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
awale_library_item_init (AwaleLibraryItem *self)
{
}

AwaleLibraryItem *
awale_library_item_new (const AwaleLibraryRow *row)
{
  AwaleLibraryItem *self;
  const char **text;

  g_return_val_if_fail (row != NULL, NULL);

  self = g_object_new (AWALE_TYPE_LIBRARY_ITEM, NULL);
  self->row = *row;
  for (unsigned i = 0; (text = get_text (self, i)) != NULL; i++)
    *text = g_strdup (*text);
  return self;
}

const AwaleLibraryRow *
awale_library_item_get_row (AwaleLibraryItem *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_ITEM (self), NULL);

  return &self->row;
}

void
awale_library_item_set_given (AwaleLibraryItem *self,
                              double            given)
{
  g_return_if_fail (AWALE_IS_LIBRARY_ITEM (self));

  self->row.given = given;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
