/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * What a game's tags say before there is a game: its ruleset and start, and the tags to keep.
 */
#pragma once

#include "awale-fault.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** A tag as it was read, and where its value stands. */
typedef struct
{
  char    *name;
  char    *value;
  unsigned line;
  unsigned column;
} AwaleReadTag;

typedef struct
{
  GPtrArray  *tags;     /**< Of AwaleReadTag: in the order of the file. */
  GHashTable *names;    /**< Those names, as a set. */
  unsigned    n_others; /**< Tags that the program itself does not know. */
} AwaleHeader;

/** Told what is wrong with the value of @tag. Takes @fault over. */
typedef void (* AwaleHeaderError) (const AwaleReadTag *tag,
                                   bool                is_error,
                                   AwaleFault          fault,
                                   void               *user_data);

AwaleHeader        *awale_header_new     (void);
void                awale_header_free    (AwaleHeader      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleHeader, awale_header_free)

/** The tag called @name, or NULL; the case matters only where the name is not a known one. */
const AwaleReadTag *awale_header_find    (AwaleHeader      *self,
                                          const char       *name);

/** Whether there are as many tags as a game may have, so that one called @name is too many. */
bool                awale_header_is_full (AwaleHeader      *self,
                                          const char       *name);

/**
 * Adds a tag; one whose name is there already with another value gets a new name.
 * Returns: (transfer none): how it is called now; NULL if it only said again what was there
 */
const char         *awale_header_add     (AwaleHeader      *self,
                                          const char       *name,
                                          const char       *value,
                                          unsigned          line,
                                          unsigned          column);

/** Calls @tag by another name, which no other tag may have; or gives it another value. */
void                awale_header_rename  (AwaleHeader        *self,
                                          const AwaleReadTag *tag,
                                          const char         *name);
void                awale_header_set     (AwaleHeader        *self,
                                          const AwaleReadTag *tag,
                                          const char         *value);

/** The ruleset that Rules or Variant tell; what cannot be understood is kept in other tags. */
AwaleRuleset        awale_header_get_rules (AwaleHeader     *self,
                                            AwaleHeaderError error,
                                            void            *user_data);

/** The start that FEN tells. Returns: false if there is one that cannot be read. */
bool                awale_header_get_start (AwaleHeader     *self,
                                            AwalePosition   *start,
                                            AwaleHeaderError error,
                                            void            *user_data);

/** Gives @game all tags but those that follow from it, and results that are not known. */
void                awale_header_apply   (AwaleHeader      *self,
                                          AwaleGame        *game,
                                          AwaleHeaderError  error,
                                          void             *user_data);

/** A result with a hyphen, `.5` and no blanks, whatever signs were used. (transfer full) */
char        *awale_result_text_normalize (const char *text,
                                          size_t      length);

G_END_DECLS
