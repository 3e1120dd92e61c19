/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-file.h"

#include "engine/awale-search-types.h"
#include "tablebase/awale-board-index.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <zlib.h>

G_DEFINE_QUARK (awale-book-error-quark, awale_book_error)

enum
{
  MAX_BYTES = 256 << 20,   /* Maximum size of a file in bytes, about 22 million nodes. */
  CELLS = AWALE_PITS + 2,  /* Number of cells that hold seeds: the pits, the mover's store, and the
                            * other store. */
  PLIES_SHIFT = 48,
  STATE_SHIFT = 56,
};

typedef struct __attribute__ ((packed))
{
  uint64_t place;  /* Key, plies and state, packed into one number. */
  int16_t  searched;
  int16_t  value;
} Record;

G_STATIC_ASSERT (sizeof (Record) == AWALE_BOOK_RECORD);

void
awale_book_set_failed (GError     **error,
                       const char  *path,
                       int          error_number)
{
  g_set_error (error, AWALE_BOOK_ERROR,
               error_number == ENOENT ? AWALE_BOOK_ERROR_MISSING : AWALE_BOOK_ERROR_FILE,
               "%s: %s", path, g_strerror (error_number));
}

uint64_t
awale_book_key_count (void)
{
  return awale_choose (AWALE_SEEDS + CELLS - 1, CELLS - 1);
}

static uint8_t *
get_cell (AwalePosition *position,
          unsigned       cell)
{
  return cell < AWALE_PITS ? &position->pits[cell] : &position->stores[cell - AWALE_PITS];
}

bool
awale_book_key_of (AwalePosition  position,
                   uint64_t      *key)
{
  unsigned seeds = 0;

  if (position.halves != 0 || awale_position_total (position) != AWALE_SEEDS)
    return false;
  if (position.side == AWALE_NORTH)
    position = awale_position_swap_sides (position);

  *key = 0;
  for (unsigned i = 1; i < CELLS; i++)
    {
      seeds += *get_cell (&position, i - 1);
      *key += awale_choose (seeds + i - 1, i);
    }
  return true;
}

AwalePosition
awale_book_key_get_position (uint64_t key)
{
  AwalePosition position = { .side = AWALE_SOUTH };
  unsigned seeds = AWALE_SEEDS;

  /* The sums are found from the last to the first; each is the largest one whose binomial
   * coefficient does not exceed the rest of the key. */
  for (unsigned i = CELLS - 1; i > 0; i--)
    {
      unsigned sum = seeds;

      while (awale_choose (sum + i - 1, i) > key)
        sum--;
      key -= awale_choose (sum + i - 1, i);
      *get_cell (&position, i) = (uint8_t) (seeds - sum);
      seeds = sum;
    }
  position.pits[0] = (uint8_t) seeds;
  return position;
}

AwaleBookSize
awale_book_measure (const GArray *nodes,
                    int           depth)
{
  AwaleBookSize size = { .depth = depth, .positions = nodes->len };

  for (guint i = 0; i < nodes->len; i++)
    {
      const AwaleBookNode *node = &g_array_index (nodes, AwaleBookNode, i);

      if (node->plies == 0)
        size.value = node->value;
      if (node->state == AWALE_BOOK_EXPANDED)
        size.expanded++;
      size.plies = MAX (size.plies, node->plies);
    }
  return size;
}

/* The axes line of @rules, always with the same value of the axis `first`, which affects no
 * value. */
static char *
dup_rules_line (const AwaleRuleset *rules)
{
  AwaleRuleset normal = *rules;

  normal.first = AWALE_FIRST_CHOICE;
  return awale_ruleset_to_string (&normal);
}

/* The id of the preset with these axes except for `first`, or NULL. */
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

static Record
store_node (const AwaleBookNode *node)
{
  return (Record) {
    .place = GUINT64_TO_LE (node->key | (uint64_t) node->plies << PLIES_SHIFT
                            | (uint64_t) node->state << STATE_SHIFT),
    .searched = GINT16_TO_LE ((int16_t) node->searched),
    .value = GINT16_TO_LE ((int16_t) node->value),
  };
}

static AwaleBookNode
load_node (const Record *record)
{
  uint64_t place = GUINT64_FROM_LE (record->place);

  return (AwaleBookNode) {
    .key = place & ((UINT64_C (1) << PLIES_SHIFT) - 1),
    .plies = (uint8_t) (place >> PLIES_SHIFT),
    .state = (AwaleBookState) (place >> STATE_SHIFT),
    .searched = GINT16_FROM_LE (record->searched),
    .value = GINT16_FROM_LE (record->value),
  };
}

GBytes *
awale_book_serialize (const AwaleRuleset        *rules,
                      const AwaleBookSearchInfo *searches,
                      const GArray              *nodes)
{
  g_autoptr (GArray) sorted = g_array_copy ((GArray *) nodes);
  g_autofree char *line = dup_rules_line (rules);
  size_t n_bytes = sizeof (AwaleBookHeader) + sorted->len * sizeof (Record);
  uint8_t *bytes = g_malloc0 (n_bytes);
  Record *records = (Record *) (bytes + sizeof (AwaleBookHeader));
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
    records[i] = store_node (&g_array_index (sorted, AwaleBookNode, i));
  header.contents = GUINT32_TO_LE (crc32_z (0, bytes + sizeof header, n_bytes - sizeof header));
  g_strlcpy (header.rules, line, sizeof header.rules);
  header.checksum = GUINT32_TO_LE (
      crc32_z (0, (const Bytef *) &header, G_STRUCT_OFFSET (AwaleBookHeader, checksum)));
  memcpy (bytes, &header, sizeof header);
  return g_bytes_new_take (bytes, n_bytes);
}

/* The fault of @header, as a translated printf format that takes the path; NULL if there is
 * none. */
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

/* Reads the nodes of @records; NULL if some are impossible or out of order. */
static GArray *
load_nodes (const Record *records,
            size_t        n_nodes)
{
  g_autoptr (GArray) nodes = g_array_sized_new (FALSE, FALSE, sizeof (AwaleBookNode),
                                                (guint) n_nodes);

  for (size_t i = 0; i < n_nodes; i++)
    {
      AwaleBookNode node = load_node (&records[i]);

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
      nodes = load_nodes ((const Record *) records, GUINT64_FROM_LE (header.n_nodes));
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

GArray *
awale_book_read (const char          *path,
                 const AwaleRuleset  *rules,
                 AwaleBookSearchInfo *searches,
                 uint32_t            *state,
                 GError             **error)
{
  g_autoptr (GError) failure = NULL;
  g_autofree char *bytes = NULL;
  size_t n_bytes;
  GStatBuf status;

  if (g_stat (path, &status) != 0)
    awale_book_set_failed (error, path, errno);
  else if (!S_ISREG (status.st_mode) || status.st_size > MAX_BYTES)
    g_set_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_DAMAGED,
                 _("“%s” is not an opening book."), path);
  else if (!g_file_get_contents (path, &bytes, &n_bytes, &failure))
    g_set_error_literal (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_FILE, failure->message);
  else
    {
      if (state != NULL)
        *state = (uint32_t) crc32_z (0, (const Bytef *) bytes, n_bytes);
      return awale_book_deserialize (bytes, n_bytes, rules, path, searches, error);
    }
  return NULL;
}
