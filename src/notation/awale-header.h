/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The tags of a game before it is created: its ruleset, its start position, and the tags to
 * keep. */
#pragma once

#include "awale-diagnostic.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** Tag that keeps the name of an unknown ruleset while the game is open. */
#define AWALE_TAG_UNKNOWN_VARIANT "UnknownVariant"

/** A tag, and the place of its value in the text. */
typedef struct
{
  char    *name;
  char    *value;
  unsigned line;
  unsigned column;
} AwaleReadTag;

typedef struct
{
  GPtrArray  *tags;     /**< Tags in file order. (element-type AwaleReadTag) */
  GHashTable *names;    /**< Set of the names of the tags. */
  unsigned    n_others; /**< Number of tags that the program does not know. */
} AwaleHeader;

/** Called for a fault in the value of @tag. @fault: (transfer full) */
typedef void (* AwaleHeaderError) (const AwaleReadTag *tag,
                                   bool                is_error,
                                   AwaleFault          fault,
                                   void               *user_data);

AwaleHeader        *awale_header_new     (void);
void                awale_header_free    (AwaleHeader      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleHeader, awale_header_free)

/** The tag @name, or NULL; names known to the program are found regardless of case. */
const AwaleReadTag *awale_header_find    (AwaleHeader      *self,
                                          const char       *name);

/** True if the limit of tags is reached, so that the tag @name cannot be added. */
bool                awale_header_is_full (AwaleHeader      *self,
                                          const char       *name);

/**
 * Adds a tag; a second one with another value gets a new name. Returns: the name of the tag
 * (transfer none); NULL if it repeats an existing tag
 */
const char         *awale_header_add     (AwaleHeader      *self,
                                          const char       *name,
                                          const char       *value,
                                          unsigned          line,
                                          unsigned          column);

/** Renames @tag, or changes its value. @name must not be the name of another tag. */
void                awale_header_rename  (AwaleHeader        *self,
                                          const AwaleReadTag *tag,
                                          const char         *name);
void                awale_header_set     (AwaleHeader        *self,
                                          const AwaleReadTag *tag,
                                          const char         *value);

void                awale_header_remove  (AwaleHeader        *self,
                                          const AwaleReadTag *tag);

/**
 * The ruleset according to Rules or Variant; values that are not understood are moved to other
 * tags. @error: (nullable): NULL to ignore faults and move nothing
 */
AwaleRuleset        awale_header_get_rules (AwaleHeader     *self,
                                            AwaleHeaderError error,
                                            void            *user_data);

/**
 * Gets the start position from FEN. @error: (nullable): NULL to ignore faults. Returns: false if
 * FEN cannot be read
 */
bool                awale_header_get_start (AwaleHeader     *self,
                                            AwalePosition   *start,
                                            AwaleHeaderError error,
                                            void            *user_data);

/** Copies all tags to @game, except derived ones and unknown results. */
void                awale_header_apply   (AwaleHeader      *self,
                                          AwaleGame        *game,
                                          AwaleHeaderError  error,
                                          void             *user_data);

G_END_DECLS
