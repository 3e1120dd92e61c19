/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-example.h"

#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXAMPLES (awale_examples_get_type ())
G_DECLARE_FINAL_TYPE (AwaleExamples, awale_examples, AWALE, EXAMPLES, GObject)

/** The example games of @folder that are in the language of the program. */
AwaleExamples *awale_examples_new       (GFile              *folder);

/** Has them read in a thread, unless they are, or are being read. */
void           awale_examples_load      (AwaleExamples      *self);

/** Empty until they are read. (transfer none) (element-type AwaleExample) */
GListModel    *awale_examples_get_model (AwaleExamples      *self);

/**
 * Whether an example called @name suits a person whose languages, the first choice first, are
 * @languages: `x.fr.ogn` is for those who read French, a name without a language is for all.
 */
bool           awale_examples_suits     (const char         *name,
                                         const char *const  *languages);

G_END_DECLS
