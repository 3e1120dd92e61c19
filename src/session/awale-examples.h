/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXAMPLE (awale_example_get_type ())
G_DECLARE_FINAL_TYPE (AwaleExample, awale_example, AWALE, EXAMPLE, GObject)

/** An example game: its file and titles. */
AwaleExample *awale_example_new          (GFile        *file,
                                          AwaleGame    *game);

GFile        *awale_example_get_file     (AwaleExample *self);

/** The event, or else the players. */
const char   *awale_example_get_title    (AwaleExample *self);

/** The players, unless they are the title, and the rules. */
const char   *awale_example_get_subtitle (AwaleExample *self);

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
