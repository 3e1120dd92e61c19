/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** The example games of a folder in the language of the program. */
typedef struct _AwaleExamples AwaleExamples;

AwaleExamples *awale_examples_new       (GFile              *folder);
void           awale_examples_free      (AwaleExamples      *self);

/** Reads the examples in a thread, once. */
void           awale_examples_load      (AwaleExamples      *self);

/**
 * The examples, empty until read. (transfer none) (element-type GFileInfo): “standard::file” is the
 * file, the display name is the event, or else the players, and “standard::description” has the
 * players, unless they are the name, and the rules.
 */
GListModel    *awale_examples_get_model (AwaleExamples      *self);

/**
 * True if the example @name suits a reader of @languages, preferred first: `x.fr.ogn` is for
 * readers of French, a name without a language for all.
 */
bool           awale_examples_suits     (const char         *name,
                                         const char *const  *languages);

G_END_DECLS
