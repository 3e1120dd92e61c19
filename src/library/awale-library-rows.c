/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-rows.h"

/* Bytes of texts that are allocated at once. */
#define CHUNK 65536

struct _AwaleLibraryRows
{
  gatomicrefcount  ref_count;
  GArray          *rows;       /* Rows. (element-type AwaleLibraryRow) */
  GStringChunk    *texts;      /* Texts of the rows. */
  GHashTable      *positions;  /* Positions by the id of a game. */
};

static const gssize texts[] =
{
  G_STRUCT_OFFSET (AwaleLibraryRow, south),
  G_STRUCT_OFFSET (AwaleLibraryRow, north),
  G_STRUCT_OFFSET (AwaleLibraryRow, event),
  G_STRUCT_OFFSET (AwaleLibraryRow, site),
  G_STRUCT_OFFSET (AwaleLibraryRow, date),
  G_STRUCT_OFFSET (AwaleLibraryRow, round),
  G_STRUCT_OFFSET (AwaleLibraryRow, ruleset),
  G_STRUCT_OFFSET (AwaleLibraryRow, result),
};

const char **
awale_library_row_get_text (AwaleLibraryRow *self,
                            unsigned         index)
{
  g_return_val_if_fail (self != NULL, NULL);

  return index < G_N_ELEMENTS (texts) ? G_STRUCT_MEMBER_P (self, texts[index]) : NULL;
}

bool
awale_library_row_equal (const AwaleLibraryRow *self,
                         const AwaleLibraryRow *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, false);

  if (self->id != other->id || self->plies != other->plies || self->loss != other->loss
      || self->favorite != other->favorite)
    return false;
  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_strcmp0 (G_STRUCT_MEMBER (const char *, self, texts[i]),
                   G_STRUCT_MEMBER (const char *, other, texts[i])) != 0)
      return false;
  return true;
}

AwaleLibraryRows *
awale_library_rows_new (void)
{
  AwaleLibraryRows *self = g_new (AwaleLibraryRows, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->rows = g_array_new (FALSE, FALSE, sizeof (AwaleLibraryRow));
  self->texts = g_string_chunk_new (CHUNK);
  self->positions = g_hash_table_new (NULL, NULL);
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
  g_hash_table_unref (self->positions);
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
  g_hash_table_insert (self->positions, GSIZE_TO_POINTER (row->id),
                       GUINT_TO_POINTER (self->rows->len));
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
                        unsigned                position)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (position < self->rows->len, NULL);

  return &g_array_index (self->rows, AwaleLibraryRow, position);
}

unsigned
awale_library_rows_find (const AwaleLibraryRows *self,
                         gint64                  id)
{
  gpointer position;

  g_return_val_if_fail (self != NULL, 0);

  if (!g_hash_table_lookup_extended (self->positions, GSIZE_TO_POINTER (id), NULL, &position))
    return self->rows->len;
  return GPOINTER_TO_UINT (position);
}
