/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** The example games in a folder that suit the language of the program. */
typedef struct _AwaleExamples AwaleExamples;

AwaleExamples *awale_examples_new       (GFile              *folder);
void           awale_examples_free      (AwaleExamples      *self);

/** Reads the examples in a thread; further calls do nothing. */
void           awale_examples_load      (AwaleExamples      *self);

/**
 * The examples; the list is empty until they are read. (transfer none) (element-type GFileInfo):
 * “standard::file” is the file, the display name is the event or else the players, and
 * “standard::description” has the rules, and the players unless they are the name.
 */
GListModel    *awale_examples_get_model (AwaleExamples      *self);

/**
 * True if the example @name suits a reader of @languages, the preferred one first: `x.fr.ogn` is
 * for readers of French, a name without a language for everyone.
 */
bool           awale_examples_suits     (const char         *name,
                                         const char *const  *languages);

G_END_DECLS
