/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * The translations of one language, as msgfmt writes them (GNU gettext manual, “The Format of GNU
 * MO Files”). gettext itself answers in the one language that the program speaks.
 */
typedef struct _AwaleCatalog AwaleCatalog;

/** The catalog that @bytes are; without translations if they are none. Returns: (transfer full) */
AwaleCatalog *awale_catalog_new       (GBytes       *bytes);
void          awale_catalog_free      (AwaleCatalog *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleCatalog, awale_catalog_free)

/** @message in its language, or @message itself if it is not translated. (transfer none) */
const char   *awale_catalog_translate (AwaleCatalog *self,
                                       const char   *message);

/** The form of a message that goes with @n things in its language, or of the message itself. */
const char   *awale_catalog_translate_plural (AwaleCatalog *self,
                                              const char   *singular,
                                              const char   *plural,
                                              unsigned      n);

G_END_DECLS
