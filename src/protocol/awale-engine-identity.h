/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-dialect.h"
#include "awale-engine-option.h"

G_BEGIN_DECLS

/** What an engine has said of itself. */
typedef struct
{
  char               *name;     /* NULL before it has said so. */
  char               *author;
  const AwaleDialect *dialect;
  GPtrArray          *options;  /* Of AwaleEngineOption. */
} AwaleEngineIdentity;

void                     awale_engine_identity_init        (AwaleEngineIdentity       *self);
void                     awale_engine_identity_clear       (AwaleEngineIdentity       *self);

/** Takes a line of its greeting. Returns: whether it was the last, `uciok`. */
bool                     awale_engine_identity_take_line   (AwaleEngineIdentity       *self,
                                                            const char                *line);

/** The option of that name, whatever the case, or NULL. */
const AwaleEngineOption *awale_engine_identity_find_option (const AwaleEngineIdentity *self,
                                                            const char                *name);

/** The rest of @line if its first word is @word (which may be two words), else NULL. */
const char              *awale_line_after_word             (const char                *line,
                                                            const char                *word);

G_END_DECLS
