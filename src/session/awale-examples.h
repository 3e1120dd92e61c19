/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-example.h"

#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXAMPLES (awale_examples_get_type ())
G_DECLARE_FINAL_TYPE (AwaleExamples, awale_examples, AWALE, EXAMPLES, GObject)

/** Creates the list of the example games of @folder in the language of the program. */
AwaleExamples *awale_examples_new       (GFile              *folder);

/** Reads the examples in a thread, once. */
void           awale_examples_load      (AwaleExamples      *self);

/** The examples, empty until read. (transfer none) (element-type AwaleExample) */
GListModel    *awale_examples_get_model (AwaleExamples      *self);

/**
 * True if the example @name suits a reader of @languages, preferred first: `x.fr.ogn` is for
 * readers of French, a name without a language for all.
 */
bool           awale_examples_suits     (const char         *name,
                                         const char *const  *languages);

G_END_DECLS
