/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-book-node.h"
#include "rules/awale-ruleset.h"

#include <stdbool.h>

G_BEGIN_DECLS

/*
 * A book's file, all numbers little-endian:
 *
 *   a header of 256 bytes      AwaleBookHeader, with its own checksum (all are CRC-32)
 *   a record a position        12 bytes, ascending by key, then plies:
 *                                6  key
 *                                1  plies from the start of the game
 *                                1  AwaleBookState
 *                                2  searched
 *                                2  value
 *
 * Nothing in it depends on when, where or by how many it was made.
 */
typedef struct
{
  char     magic[8];
  uint32_t version;
  uint32_t rules_revision;
  uint32_t depth;        /* Depth of the searches in plies. */
  uint32_t engine;       /* AwaleBookSearchInfo.engine */
  uint64_t n_nodes;
  uint32_t contents;     /* Checksum of all records. */
  char     rules[216];   /* Axes line without the first mover's. */
  uint32_t checksum;     /* Checksum of the fields above. */
} AwaleBookHeader;

G_STATIC_ASSERT (sizeof (AwaleBookHeader) == 256);

#define AWALE_BOOK_MAGIC "AwaleBok"
enum
{
  AWALE_BOOK_VERSION = 2,
  AWALE_BOOK_RECORD = 12,
};

/**
 * The path of the book of @rules in @directory (NULL: awale/books in the user's data).
 * (transfer full)
 */
char   *awale_book_dup_path    (const AwaleRuleset  *rules,
                                const char          *directory);

/** Parameters of a book's searches. */
typedef struct
{
  int      depth;   /**< Plies. */
  uint32_t engine;  /**< See awale_book_get_engine(): values of different engines must not be
                     * mixed. */
} AwaleBookSearchInfo;

/** Writes a book of @nodes (of AwaleBookNode, in any order). (transfer full) */
GBytes *awale_book_serialize   (const AwaleRuleset        *rules,
                                const AwaleBookSearchInfo *searches,
                                const GArray              *nodes);

/**
 * Parses a book of @rules; @path: for messages
 *
 * Returns: (transfer full): the nodes by key, then plies; NULL with @error if the bytes are
 * damaged, or not a book of these rules
 */
GArray *awale_book_deserialize (const void                *bytes,
                                size_t                     n_bytes,
                                const AwaleRuleset        *rules,
                                const char                *path,
                                AwaleBookSearchInfo       *searches,
                                GError                   **error);

/**
 * Reads a book from a regular file of limited size. @state (nullable): a checksum of the whole
 * file
 */
GArray *awale_book_read        (const char                *path,
                                const AwaleRuleset        *rules,
                                AwaleBookSearchInfo       *searches,
                                uint32_t                  *state,
                                GError                   **error);

G_END_DECLS
