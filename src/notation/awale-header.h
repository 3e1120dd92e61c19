/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Tags of a game before it is created: its ruleset, its start, and the tags to keep. */
#pragma once

#include "awale-diagnostic.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** Name of the tag that keeps the name of an unknown ruleset while the game is open. */
#define AWALE_TAG_UNKNOWN_VARIANT "UnknownVariant"

/** A tag, and the place of its value. */
typedef struct
{
  char    *name;
  char    *value;
  unsigned line;
  unsigned column;
} AwaleReadTag;

typedef struct
{
  GPtrArray  *tags;     /**< In file order. (element-type AwaleReadTag) */
  GHashTable *names;    /**< Set of their names. */
  unsigned    n_others; /**< Tags not known to the program. */
} AwaleHeader;

/** Called for a fault in the value of @tag. @fault: (transfer full) */
typedef void (* AwaleHeaderError) (const AwaleReadTag *tag,
                                   bool                is_error,
                                   AwaleFault          fault,
                                   void               *user_data);

AwaleHeader        *awale_header_new     (void);
void                awale_header_free    (AwaleHeader      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleHeader, awale_header_free)

/** The tag @name, or NULL; known names are matched in any case. */
const AwaleReadTag *awale_header_find    (AwaleHeader      *self,
                                          const char       *name);

/** True if the limit of tags is reached, so that @name cannot be added. */
bool                awale_header_is_full (AwaleHeader      *self,
                                          const char       *name);

/**
 * Adds a tag; a second one with another value gets a new name. Returns: its name (transfer
 * none); NULL if it repeats an existing tag
 */
const char         *awale_header_add     (AwaleHeader      *self,
                                          const char       *name,
                                          const char       *value,
                                          unsigned          line,
                                          unsigned          column);

/** Renames @tag, to a name that no other has; or changes its value. */
void                awale_header_rename  (AwaleHeader        *self,
                                          const AwaleReadTag *tag,
                                          const char         *name);
void                awale_header_set     (AwaleHeader        *self,
                                          const AwaleReadTag *tag,
                                          const char         *value);

/** Removes @tag. */
void                awale_header_remove  (AwaleHeader        *self,
                                          const AwaleReadTag *tag);

/**
 * The ruleset by Rules or Variant; values that are not understood are kept in other tags. @error:
 * (nullable): NULL to pass over faults, and keep nothing
 */
AwaleRuleset        awale_header_get_rules (AwaleHeader     *self,
                                            AwaleHeaderError error,
                                            void            *user_data);

/** The start by FEN. @error: (nullable), as above. Returns: false if it cannot be read */
bool                awale_header_get_start (AwaleHeader     *self,
                                            AwalePosition   *start,
                                            AwaleHeaderError error,
                                            void            *user_data);

/** Copies all tags to @game but derived ones and unknown results. */
void                awale_header_apply   (AwaleHeader      *self,
                                          AwaleGame        *game,
                                          AwaleHeaderError  error,
                                          void             *user_data);

G_END_DECLS
