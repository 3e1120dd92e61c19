/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-collation.h"

#include "notation/awale-text.h"

#include <string.h>

/* Maximum length in bytes of a name that is normalized; normalizing takes quadratic time in the
 * number of marks on a letter. */
#define MAX_FOLDED 1000

static char *
fold (const char *name,
      gssize      n_bytes)
{
  g_autofree char *normal =
    n_bytes <= MAX_FOLDED ? g_utf8_normalize (name, n_bytes, G_NORMALIZE_DEFAULT) : NULL;
  g_autofree char *squeezed = normal != NULL ? awale_text_squeeze (normal) : NULL;

  /* A name that is not UTF-8, or is very long, equals only itself. */
  return squeezed != NULL ? g_utf8_casefold (squeezed, -1) : g_strndup (name, (gsize) n_bytes);
}

char *
awale_library_name_fold (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  return fold (name, (gssize) strlen (name));
}

static bool
is_plain (const char *text,
          int         n_bytes)
{
  for (int i = 0; i < n_bytes; i++)
    if ((text[i] & 0x80) != 0
        || (text[i] <= ' ' && (text[i] < ' ' || i == 0 || i + 1 == n_bytes || text[i - 1] == ' ')))
      return false;
  return true;
}

/* Names in ASCII with single spaces need no allocation. */
int
awale_library_name_compare (void       *user_data,
                            int         n_first,
                            const void *first,
                            int         n_second,
                            const void *second)
{
  g_autofree char *folded = NULL;
  g_autofree char *other = NULL;

  if (is_plain (first, n_first) && is_plain (second, n_second))
    {
      int order = g_ascii_strncasecmp (first, second, (gsize) MIN (n_first, n_second));

      return order != 0 ? order : n_first - n_second;
    }
  folded = fold (first, n_first);
  other = fold (second, n_second);
  return strcmp (folded, other);
}

bool
awale_library_name_is_among (const char        *name,
                             const char *const *names)
{
  g_return_val_if_fail (names != NULL, false);

  for (size_t i = 0; name != NULL && names[i] != NULL; i++)
    if (awale_library_name_compare (NULL, (int) strlen (name), name, (int) strlen (names[i]),
                                    names[i]) == 0)
      return true;
  return false;
}
