/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-rows.h"

/* Bytes of texts allocated at once. */
#define CHUNK 65536

struct _AwaleLibraryRows
{
  gatomicrefcount  ref_count;
  GArray          *rows;   /* of AwaleLibraryRow */
  GStringChunk    *texts;  /* the texts of the rows */
};

AwaleLibraryRows *
awale_library_rows_new (void)
{
  AwaleLibraryRows *self = g_new (AwaleLibraryRows, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->rows = g_array_new (FALSE, FALSE, sizeof (AwaleLibraryRow));
  self->texts = g_string_chunk_new (CHUNK);
  return self;
}

AwaleLibraryRows *
awale_library_rows_ref (AwaleLibraryRows *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
awale_library_rows_unref (AwaleLibraryRows *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_array_unref (self->rows);
  g_string_chunk_free (self->texts);
  g_free (self);
}

void
awale_library_rows_add (AwaleLibraryRows      *self,
                        const AwaleLibraryRow *row)
{
  AwaleLibraryRow added;
  const char **text;

  g_return_if_fail (self != NULL);
  g_return_if_fail (row != NULL);

  added = *row;
  for (unsigned i = 0; (text = awale_library_row_get_text (&added, i)) != NULL; i++)
    if (*text != NULL)
      *text = g_string_chunk_insert_const (self->texts, *text);
  g_array_append_val (self->rows, added);
}

unsigned
awale_library_rows_get_n (const AwaleLibraryRows *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->rows->len;
}

const AwaleLibraryRow *
awale_library_rows_get (const AwaleLibraryRows *self,
                        unsigned                index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->rows->len, NULL);

  return &g_array_index (self->rows, AwaleLibraryRow, index);
}

/* Games are sorted by number. */
unsigned
awale_library_rows_find (const AwaleLibraryRows *self,
                         gint64                  id)
{
  unsigned first = 0;
  unsigned end;

  g_return_val_if_fail (self != NULL, 0);

  end = self->rows->len;
  while (first < end)
    {
      unsigned middle = first + (end - first) / 2;
      gint64 number = awale_library_rows_get (self, middle)->id;

      if (number == id)
        return middle;
      if (number < id)
        first = middle + 1;
      else
        end = middle;
    }
  return self->rows->len;
}
