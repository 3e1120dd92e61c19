/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/study/awale-study.h"

G_BEGIN_DECLS

/** A function that returns the study of @window if it is untouched, or of a new window. */
typedef AwaleStudy *(*AwaleFreeStudyFunc) (GtkWindow *window);

/** A function called after games were placed in @study. */
typedef void (*AwalePlacedFunc) (AwaleStudy *study,
                                 gpointer    data);

/**
 * Puts the games of @document into the window that @get_free returns, unless the document of @study
 * is a person's own: then asks @question whether they are added to it. Calls @placed unless a
 * person cancels, and frees @data by @destroy in any case.
 */
void awale_placement_place (AwaleStudy         *study,
                            AwaleDocument      *document,
                            bool                unsaved,
                            const char         *question,
                            AwaleFreeStudyFunc  get_free,
                            AwalePlacedFunc     placed,
                            gpointer            data,
                            GDestroyNotify      destroy);

G_END_DECLS
