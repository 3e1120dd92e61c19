/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-message-catalog.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define MAGIC 0x950412deu

/* Indices of the numbers in the header, in units of four bytes. */
enum
{
  HEADER_MAGIC,
  HEADER_REVISION,
  HEADER_N_MESSAGES,
  HEADER_MESSAGES,
  HEADER_TRANSLATIONS,
};

struct _AwaleMessageCatalog
{
  GBytes     *bytes;
  GHashTable *translations;  /* Translations by message; both point into the file's bytes. */
  GHashTable *plurals;       /* Plural forms by message; both point into the file's bytes. */
  bool        none_is_one;   /* True if 0 takes the singular, as in French. */
};

static bool
read_number (GBytes   *bytes,
             size_t    index,
             bool      swapped,
             uint32_t *number)
{
  size_t size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (index >= size / sizeof *number)
    return false;
  memcpy (number, data + index * sizeof *number, sizeof *number);
  if (swapped)
    *number = GUINT32_SWAP_LE_BE (*number);
  return true;
}

/* Reads the string whose length and offset are the numbers from index @entry on. @second (out) is
 * its second form, stored after a zero byte, or NULL. Returns: NULL if the file is damaged */
static const char *
read_string (GBytes      *bytes,
             size_t       entry,
             bool         swapped,
             const char **second)
{
  size_t size;
  const char *data = g_bytes_get_data (bytes, &size);
  uint32_t length, offset;

  if (!read_number (bytes, entry, swapped, &length) ||
      !read_number (bytes, entry + 1, swapped, &offset) ||
      offset >= size || length >= size - offset || data[offset + length] != '\0')
    return NULL;
  *second = strlen (data + offset) < length ? strchr (data + offset, '\0') + 1 : NULL;
  return data + offset;
}

static void
read_messages (AwaleMessageCatalog *self)
{
  uint32_t magic, n, messages, translations;
  bool swapped;

  if (!read_number (self->bytes, HEADER_MAGIC, false, &magic))
    return;
  swapped = magic == GUINT32_SWAP_LE_BE (MAGIC);
  if ((magic != MAGIC && !swapped) ||
      !read_number (self->bytes, HEADER_N_MESSAGES, swapped, &n) ||
      !read_number (self->bytes, HEADER_MESSAGES, swapped, &messages) ||
      !read_number (self->bytes, HEADER_TRANSLATIONS, swapped, &translations))
    return;
  for (size_t i = 0; i < n; i++)
    {
      const char *plural, *form;
      const char *message = read_string (self->bytes, messages / 4 + 2 * i, swapped, &plural);
      const char *translation = read_string (self->bytes, translations / 4 + 2 * i, swapped,
                                             &form);

      if (message == NULL || translation == NULL)
        return;
      /* The translation of the empty message is the header of the catalog. */
      if (message[0] == '\0')
        self->none_is_one = strstr (translation, "plural=(n > 1)") != NULL;
      else if (translation[0] != '\0')
        g_hash_table_insert (self->translations, (char *) message, (char *) translation);
      if (plural != NULL && form != NULL)
        g_hash_table_insert (self->plurals, (char *) message, (char *) form);
    }
}

AwaleMessageCatalog *
awale_message_catalog_new (GBytes *bytes)
{
  AwaleMessageCatalog *self;

  g_return_val_if_fail (bytes != NULL, NULL);

  self = g_new0 (AwaleMessageCatalog, 1);
  self->bytes = g_bytes_ref (bytes);
  self->translations = g_hash_table_new (g_str_hash, g_str_equal);
  self->plurals = g_hash_table_new (g_str_hash, g_str_equal);
  read_messages (self);
  return self;
}

void
awale_message_catalog_free (AwaleMessageCatalog *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->translations);
  g_hash_table_unref (self->plurals);
  g_bytes_unref (self->bytes);
  g_free (self);
}

/* True if @n takes the singular. Catalogs define it by a C expression, which is “n > 1” or “n != 1”
 * in the languages of pages. */
static bool
is_one (AwaleMessageCatalog *self,
        unsigned             n)
{
  return n == 1 || (n == 0 && self->none_is_one);
}

const char *
awale_message_catalog_translate_plural (AwaleMessageCatalog *self,
                                        const char          *singular,
                                        const char          *plural,
                                        unsigned             n)
{
  const char *form;

  g_return_val_if_fail (self != NULL && singular != NULL && plural != NULL, plural);

  form = g_hash_table_lookup (self->plurals, singular);
  if (form == NULL)
    return n == 1 ? singular : plural;
  return is_one (self, n) ? awale_message_catalog_translate (self, singular) : form;
}

const char *
awale_message_catalog_translate (AwaleMessageCatalog *self,
                                 const char          *message)
{
  const char *translation;

  g_return_val_if_fail (self != NULL && message != NULL, message);

  translation = g_hash_table_lookup (self->translations, message);
  return translation != NULL ? translation : message;
}
