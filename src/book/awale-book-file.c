/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-file.h"

#include "awale-book-node.h"
#include "engine/awale-search-types.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

enum
{
  MAX_BYTES = 256 << 20,  /* About 20 million positions. */
};

/* The axes line of @rules without axes that no value depends on. */
static char *
dup_rules_line (const AwaleRuleset *rules)
{
  AwaleRuleset normal = *rules;

  normal.first = AWALE_FIRST_CHOICE;
  return awale_ruleset_to_string (&normal);
}

/* The id of the preset with these axes, with either first mover, or NULL. */
static const char *
find_id (const AwaleRuleset *rules)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    {
      AwaleRuleset preset = presets[i].rules;

      preset.first = rules->first;
      if (awale_ruleset_equal (&preset, rules))
        return presets[i].id;
    }
  return NULL;
}

char *
awale_book_dup_path (const AwaleRuleset *rules,
                     const char         *directory)
{
  g_autofree char *standard = g_build_filename (g_get_user_data_dir (), "awale", "books", NULL);
  g_autofree char *line = dup_rules_line (rules);
  g_autofree char *name = NULL;
  const char *id = find_id (rules);

  if (id != NULL)
    name = g_strconcat (id, ".awb", NULL);
  else
    name = g_strdup_printf ("custom-%08lx.awb",
                            crc32_z (0, (const Bytef *) line, strlen (line)));
  return g_build_filename (directory != NULL ? directory : standard, name, NULL);
}

static int
compare_nodes (const void *a,
               const void *b)
{
  const AwaleBookNode *one = a, *other = b;

  if (one->key != other->key)
    return one->key < other->key ? -1 : 1;
  return one->plies - other->plies;
}

static void
store_number (uint8_t  *bytes,
              uint64_t  number,
              int       n_bytes)
{
  for (int i = 0; i < n_bytes; i++)
    bytes[i] = (uint8_t) (number >> 8 * i);
}

static uint64_t
load_number (const uint8_t *bytes,
             int            n_bytes)
{
  uint64_t number = 0;

  for (int i = 0; i < n_bytes; i++)
    number |= (uint64_t) bytes[i] << 8 * i;
  return number;
}

static void
store_node (uint8_t             *record,
            const AwaleBookNode *node)
{
  store_number (record, node->key, 6);
  store_number (record + 6, (uint64_t) node->plies, 1);
  store_number (record + 7, node->state, 1);
  store_number (record + 8, (uint16_t) node->searched, 2);
  store_number (record + 10, (uint16_t) node->value, 2);
}

static AwaleBookNode
load_node (const uint8_t *record)
{
  return (AwaleBookNode) {
    .key = load_number (record, 6),
    .plies = (int) load_number (record + 6, 1),
    .state = (AwaleBookState) load_number (record + 7, 1),
    .searched = (int16_t) load_number (record + 8, 2),
    .value = (int16_t) load_number (record + 10, 2),
  };
}

GBytes *
awale_book_serialize (const AwaleRuleset        *rules,
                      const AwaleBookSearchInfo *searches,
                      const GArray              *nodes)
{
  g_autoptr (GArray) sorted = g_array_copy ((GArray *) nodes);
  g_autofree char *line = dup_rules_line (rules);
  size_t n_bytes = sizeof (AwaleBookHeader) + sorted->len * (size_t) AWALE_BOOK_RECORD;
  uint8_t *bytes = g_malloc0 (n_bytes);
  uint8_t *records = bytes + sizeof (AwaleBookHeader);
  AwaleBookHeader header = {
    .version = GUINT32_TO_LE (AWALE_BOOK_VERSION),
    .rules_revision = GUINT32_TO_LE (AWALE_RULES_REVISION),
    .depth = GUINT32_TO_LE ((uint32_t) searches->depth),
    .engine = GUINT32_TO_LE (searches->engine),
    .n_nodes = GUINT64_TO_LE (sorted->len),
  };

  memcpy (header.magic, AWALE_BOOK_MAGIC, sizeof header.magic);
  g_array_sort (sorted, compare_nodes);
  for (guint i = 0; i < sorted->len; i++)
    store_node (records + i * (size_t) AWALE_BOOK_RECORD,
                &g_array_index (sorted, AwaleBookNode, i));
  header.contents = GUINT32_TO_LE (crc32_z (0, records, n_bytes - sizeof header));
  g_strlcpy (header.rules, line, sizeof header.rules);
  header.checksum = GUINT32_TO_LE (
      crc32_z (0, (const Bytef *) &header, G_STRUCT_OFFSET (AwaleBookHeader, checksum)));
  memcpy (bytes, &header, sizeof header);
  return g_bytes_new_take (bytes, n_bytes);
}

/* The fault of @header, a sentence with a place for the path; NULL if none. */
static const char *
judge_header (const AwaleBookHeader *header,
              const AwaleRuleset    *rules,
              size_t                 n_bytes)
{
  g_autofree char *line = dup_rules_line (rules);
  uint64_t n_nodes = (n_bytes - sizeof *header) / AWALE_BOOK_RECORD;
  uint32_t depth = GUINT32_FROM_LE (header->depth);

  if (memcmp (header->magic, AWALE_BOOK_MAGIC, sizeof header->magic) != 0)
    return _("“%s” is not an opening book.");
  if (GUINT32_FROM_LE (header->version) != AWALE_BOOK_VERSION)
    return _("“%s” was built by another version of Awalé and cannot be used.");
  if (GUINT32_FROM_LE (header->checksum)
      != crc32_z (0, (const Bytef *) header, G_STRUCT_OFFSET (AwaleBookHeader, checksum)))
    return _("The header of “%s” is damaged.");
  if (GUINT32_FROM_LE (header->rules_revision) != AWALE_RULES_REVISION)
    return _("“%s” was built by another version of Awalé and cannot be used.");
  if (strncmp (header->rules, line, sizeof header->rules) != 0)
    return _("“%s” is an opening book of another ruleset.");
  if (depth < 1 || depth > AWALE_SEARCH_MAX_DEPTH)
    return _("The header of “%s” is damaged.");
  if (GUINT64_FROM_LE (header->n_nodes) != n_nodes
      || n_bytes != sizeof *header + n_nodes * AWALE_BOOK_RECORD)
    return _("“%s” is cut short or too long.");
  return NULL;
}

static bool
is_possible (const AwaleBookNode *node,
             const AwaleBookNode *last)
{
  return node->key < awale_book_key_count () && node->plies <= AWALE_BOOK_MAX_PLIES
         && node->state <= AWALE_BOOK_OVER
         && ABS (node->searched) <= AWALE_BOOK_MAX_VALUE
         && ABS (node->value) <= AWALE_BOOK_MAX_VALUE
         && (last == NULL || compare_nodes (last, node) < 0);
}

/* The nodes of @records; NULL if some are impossible. */
static GArray *
load_nodes (const uint8_t *records,
            size_t         n_nodes)
{
  g_autoptr (GArray) nodes = g_array_sized_new (FALSE, FALSE, sizeof (AwaleBookNode),
                                                (guint) n_nodes);

  for (size_t i = 0; i < n_nodes; i++)
    {
      AwaleBookNode node = load_node (records + i * AWALE_BOOK_RECORD);

      if (!is_possible (&node, i > 0 ? &g_array_index (nodes, AwaleBookNode, i - 1) : NULL))
        return NULL;
      g_array_append_val (nodes, node);
    }
  return g_steal_pointer (&nodes);
}

GArray *
awale_book_deserialize (const void          *bytes,
                        size_t               n_bytes,
                        const AwaleRuleset  *rules,
                        const char          *path,
                        AwaleBookSearchInfo *searches,
                        GError             **error)
{
  const uint8_t *records = (const uint8_t *) bytes + sizeof (AwaleBookHeader);
  const char *fault = NULL;
  GArray *nodes = NULL;
  AwaleBookHeader header;

  if (n_bytes < sizeof header)
    fault = _("“%s” is too short to be an opening book.");
  else
    {
      memcpy (&header, bytes, sizeof header);
      fault = judge_header (&header, rules, n_bytes);
    }
  if (fault == NULL
      && crc32_z (0, records, n_bytes - sizeof header) != GUINT32_FROM_LE (header.contents))
    fault = _("A checksum of “%s” is wrong.");
  if (fault == NULL)
    {
      nodes = load_nodes (records, GUINT64_FROM_LE (header.n_nodes));
      if (nodes == NULL)
        fault = _("“%s” is not an opening book.");
    }
  if (fault != NULL)
    g_set_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_DAMAGED, fault, path);
  else
    *searches = (AwaleBookSearchInfo) { .depth = (int) GUINT32_FROM_LE (header.depth),
                                        .engine = GUINT32_FROM_LE (header.engine) };
  return nodes;
}

/* Reads the whole open file; NULL with @error if that fails or it is too large. (transfer full) */
static uint8_t *
read_all (int          file,
          const char  *path,
          size_t      *n_bytes,
          GError     **error)
{
  g_autofree uint8_t *bytes = NULL;
  struct stat status;
  size_t n_read = 0;

  if (fstat (file, &status) != 0)
    {
      awale_book_set_failed (error, path, errno);
      return NULL;
    }
  if (!S_ISREG (status.st_mode) || status.st_size > MAX_BYTES)
    {
      g_set_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_DAMAGED,
                   _("“%s” is not an opening book."), path);
      return NULL;
    }
  *n_bytes = (size_t) status.st_size;
  bytes = g_malloc (*n_bytes + 1);
  while (n_read < *n_bytes)
    {
      ssize_t n = read (file, bytes + n_read, *n_bytes - n_read);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        {
          awale_book_set_failed (error, path, errno);
          return NULL;
        }
      if (n == 0)
        break;
      n_read += (size_t) n;
    }
  *n_bytes = n_read;
  return g_steal_pointer (&bytes);
}

GArray *
awale_book_read (const char          *path,
                 const AwaleRuleset  *rules,
                 AwaleBookSearchInfo *searches,
                 uint32_t            *state,
                 GError             **error)
{
  g_autofree uint8_t *bytes = NULL;
  size_t n_bytes;
  int file = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);

  if (file < 0)
    {
      awale_book_set_failed (error, path, errno);
      return NULL;
    }
  bytes = read_all (file, path, &n_bytes, error);
  close (file);
  if (bytes == NULL)
    return NULL;
  if (state != NULL)
    *state = (uint32_t) crc32_z (0, bytes, n_bytes);
  return awale_book_deserialize (bytes, n_bytes, rules, path, searches, error);
}
