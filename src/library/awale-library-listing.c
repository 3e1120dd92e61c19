/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-listing.h"

struct _AwaleLibraryListing
{
  gatomicrefcount   ref_count;
  AwaleLibraryRows *rows;
  GArray           *sorted;  /* of unsigned: index of the row at each position */
  unsigned         *places;  /* position of each row */
};

static unsigned *
create_places (const GArray *sorted)
{
  unsigned *places = g_new (unsigned, sorted->len);

  for (unsigned i = 0; i < sorted->len; i++)
    places[g_array_index (sorted, unsigned, i)] = i;
  return places;
}

AwaleLibraryListing *
awale_library_listing_new (AwaleLibraryRows        *rows,
                           const AwaleLibraryOrder *order)
{
  AwaleLibraryListing *self;

  g_return_val_if_fail (rows != NULL, NULL);
  g_return_val_if_fail (order != NULL, NULL);

  self = g_new (AwaleLibraryListing, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->rows = awale_library_rows_ref (rows);
  self->sorted = awale_library_order_sort (order, rows);
  self->places = create_places (self->sorted);
  return self;
}

AwaleLibraryListing *
awale_library_listing_ref (AwaleLibraryListing *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
awale_library_listing_unref (AwaleLibraryListing *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  awale_library_rows_unref (self->rows);
  g_array_unref (self->sorted);
  g_free (self->places);
  g_free (self);
}

AwaleLibraryRows *
awale_library_listing_get_rows (const AwaleLibraryListing *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->rows;
}

unsigned
awale_library_listing_get_n (const AwaleLibraryListing *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->sorted->len;
}

const AwaleLibraryRow *
awale_library_listing_get (const AwaleLibraryListing *self,
                           unsigned                   position)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (position < self->sorted->len, NULL);

  return awale_library_rows_get (self->rows, g_array_index (self->sorted, unsigned, position));
}

unsigned
awale_library_listing_find (const AwaleLibraryListing *self,
                            gint64                     id)
{
  unsigned row;

  g_return_val_if_fail (self != NULL, 0);

  row = awale_library_rows_find (self->rows, id);
  return row < self->sorted->len ? self->places[row] : row;
}
