/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The tags of a game before the game is created; they give its ruleset and its start position. */
#pragma once

#include "awale-diagnostic.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** Tag that keeps the name of an unknown ruleset in a game. */
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
  GHashTable *names;    /**< Set of the names in `tags`. */
  unsigned    n_others; /**< Number of tags that count towards AWALE_OGN_MAX_TAGS. */
} AwaleHeader;

/** Callback for a fault in the value of @tag. @fault: (transfer full) */
typedef void (* AwaleHeaderError) (const AwaleReadTag *tag,
                                   bool                is_error,
                                   AwaleFault          fault,
                                   void               *user_data);

AwaleHeader        *awale_header_new     (void);
void                awale_header_free    (AwaleHeader      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleHeader, awale_header_free)

/** The tag called @name, or NULL; the case of names known to the program is ignored. */
const AwaleReadTag *awale_header_find    (AwaleHeader      *self,
                                          const char       *name);

/** True if @name cannot be added, because there are too many tags. */
bool                awale_header_is_full (AwaleHeader      *self,
                                          const char       *name);

/**
 * Adds a tag. If there is a tag of this name with another value, the new one gets a new name.
 * Returns: (transfer none): the name of the tag; NULL if it repeats an existing tag
 */
const char         *awale_header_add     (AwaleHeader      *self,
                                          const char       *name,
                                          const char       *value,
                                          unsigned          line,
                                          unsigned          column);

/** Renames @tag, or sets its value. @name must not be the name of another tag. */
void                awale_header_rename  (AwaleHeader        *self,
                                          const AwaleReadTag *tag,
                                          const char         *name);
void                awale_header_set     (AwaleHeader        *self,
                                          const AwaleReadTag *tag,
                                          const char         *value);

void                awale_header_remove  (AwaleHeader        *self,
                                          const AwaleReadTag *tag);

/**
 * The ruleset according to the tags Rules or Variant. Values that are not understood are reported
 * to @error and kept in other tags; if @error is NULL, faults are ignored and no tag changes.
 */
AwaleRuleset        awale_header_get_rules (AwaleHeader     *self,
                                            AwaleHeaderError error,
                                            void            *user_data);

/**
 * Gets the start position according to the tag FEN, as awale_header_get_rules() gets the ruleset.
 * Returns: false if the value of FEN is no position
 */
bool                awale_header_get_start (AwaleHeader     *self,
                                            AwalePosition   *start,
                                            AwaleHeaderError error,
                                            void            *user_data);

/**
 * Copies all tags to @game, except for derived ones, unknown results, and values such as `?` of the
 * tags that are always written.
 */
void                awale_header_apply   (AwaleHeader      *self,
                                          AwaleGame        *game,
                                          AwaleHeaderError  error,
                                          void             *user_data);

G_END_DECLS
