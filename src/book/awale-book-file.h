/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_BOOK_ERROR_DAMAGED,  /**< The file is damaged, or belongs to another version or ruleset. */
  AWALE_BOOK_ERROR_MISSING,  /**< The file or its folder does not exist. */
  AWALE_BOOK_ERROR_FILE,     /**< Another error of the file system, or the book cannot be
                              * continued. */
  AWALE_BOOK_ERROR_BUSY,     /**< Another program is building the same part of the book. */
} AwaleBookError;

#define AWALE_BOOK_ERROR (awale_book_error_quark ())
GQuark awale_book_error_quark (void);

typedef struct
{
  int    depth;      /**< Depth of the searches in plies. */
  size_t positions;  /**< Number of nodes, see AwaleBookNode. */
  size_t expanded;   /**< Number of nodes whose moves are in the book. */
  int    plies;      /**< Largest number of plies from the start to a position in the book. */
  int    value;      /**< Value of the start position for South, in hundredths of a seed. */
} AwaleBookSize;

/*
 * A book's file, all numbers little-endian:
 *
 *   a header of 256 bytes      AwaleBookHeader, with its own checksum (all are CRC-32)
 *   a record per node          12 bytes, ascending by key, then plies:
 *                                6  key
 *                                1  plies from the start of the game
 *                                1  AwaleBookState
 *                                2  searched
 *                                2  value
 *
 * The bytes do not depend on the time, the machine or the number of programs of the build.
 */
typedef struct
{
  char     magic[8];
  uint32_t version;
  uint32_t rules_revision;
  uint32_t depth;        /* Depth of the searches in plies. */
  uint32_t engine;       /* Id of the engine, see AwaleBookSearchInfo. */
  uint64_t n_nodes;
  uint32_t contents;     /* Checksum of all records. */
  char     rules[216];   /* Axes line of the rules, always with `first=choice`. */
  uint32_t checksum;     /* Checksum of the header up to here. */
} AwaleBookHeader;

G_STATIC_ASSERT (sizeof (AwaleBookHeader) == 256);

#define AWALE_BOOK_MAGIC "AwaleBok"
enum
{
  AWALE_BOOK_VERSION = 2,
  AWALE_BOOK_RECORD = 12,
};

/**
 * Keys number the positions with all 48 seeds, as seen by the player to move, from 0 to C(61, 13) −
 * 1.
 *
 * Let s(i) be the number of seeds in the first i of the twelve pits and two stores, the mover's
 * first, for i = 1 … 13. Then the numbers s(i) + i − 1 ascend strictly, so that Σ C(s(i) + i − 1,
 * i), the combinatorial number system, numbers the positions without gaps.
 */

/** The number of keys, which is less than 2⁴⁸. */
uint64_t      awale_book_key_count        (void);

/**
 * Sets @key to the number of @position. Returns: false if the position has none, because it does
 * not have 48 seeds or contains half seeds
 */
bool          awale_book_key_of           (AwalePosition  position,
                                           uint64_t      *key);

/**
 * The position with the number @key, which must be less than awale_book_key_count(), with South to
 * move.
 */
AwalePosition awale_book_key_get_position (uint64_t       key);

/** Sources of a position's value. */
typedef enum
{
  AWALE_BOOK_LEAF,      /**< The value comes from a search. */
  AWALE_BOOK_EXPANDED,  /**< The value comes from the successors, all of which are in the book. */
  AWALE_BOOK_OVER,      /**< The value comes from the rules, because the game has ended. */
} AwaleBookState;

enum
{
  AWALE_BOOK_MAX_PLIES = 200,
  AWALE_BOOK_MAX_VALUE = 100 * AWALE_SEEDS,
};

/**
 * A node of a book: a position reached after a certain number of plies. A position that can be
 * reached in different numbers of plies has a node for each, so that moves always lead to later
 * nodes and no value depends on itself. Values are expected final margins for the player to move,
 * in hundredths of a seed.
 */
typedef struct
{
  uint64_t       key;
  int            plies;     /**< Plies from the start of the game. */
  AwaleBookState state;
  int            searched;  /**< Value found by searching the position; the final margin if the game
                             * has ended. */
  int            value;     /**< Value in the book: that of the best move if the node is expanded,
                             * otherwise the value found. */
} AwaleBookNode;

/**
 * Measures the size of a book with @nodes (element-type AwaleBookNode), searched to @depth plies.
 */
AwaleBookSize awale_book_measure (const GArray *nodes,
                                  int           depth);

/** Sets @error to the system's error @error_number for the file or folder at @path. */
void awale_book_set_failed (GError     **error,
                            const char  *path,
                            int          error_number);

/**
 * The path of the book of @rules in @directory (NULL: awale/books in the user's data folder).
 * (transfer full)
 */
char   *awale_book_dup_path    (const AwaleRuleset  *rules,
                                const char          *directory);

typedef struct
{
  int      depth;   /**< Depth in plies. */
  uint32_t engine;  /**< Id of the engine (awale_book_get_engine()); values of different engines
                     * must not be mixed. */
} AwaleBookSearchInfo;

/**
 * Makes the contents of the file of a book of @nodes (element-type AwaleBookNode), which may be in
 * any order. (transfer full)
 */
GBytes *awale_book_serialize   (const AwaleRuleset        *rules,
                                const AwaleBookSearchInfo *searches,
                                const GArray              *nodes);

/**
 * Parses a book of @rules; @path is for error messages.
 *
 * Returns: (transfer full): the nodes by key, then plies; NULL with @error if the bytes are damaged
 * or are not a book of these rules
 */
GArray *awale_book_deserialize (const void                *bytes,
                                size_t                     n_bytes,
                                const AwaleRuleset        *rules,
                                const char                *path,
                                AwaleBookSearchInfo       *searches,
                                GError                   **error);

/**
 * Reads a book from a regular file of limited size and parses it like awale_book_deserialize().
 * @state (out) (nullable): a checksum of the whole file
 */
GArray *awale_book_read        (const char                *path,
                                const AwaleRuleset        *rules,
                                AwaleBookSearchInfo       *searches,
                                uint32_t                  *state,
                                GError                   **error);

G_END_DECLS
