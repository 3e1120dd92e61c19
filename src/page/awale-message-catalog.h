/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * The translations of one language, read from an MO file (GNU gettext manual, “The Format of GNU MO
 * Files”). gettext itself can serve only one language at a time.
 */
typedef struct _AwaleMessageCatalog AwaleMessageCatalog;

/**
 * Parses the MO file @bytes; the catalog is empty if the bytes are not an MO file, and ends before
 * the first damaged message. Returns: (transfer full)
 */
AwaleMessageCatalog *awale_message_catalog_new       (GBytes              *bytes);
void                 awale_message_catalog_free      (AwaleMessageCatalog *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleMessageCatalog, awale_message_catalog_free)

/** Translates @message; a message without translation is returned itself. (transfer none) */
const char          *awale_message_catalog_translate (AwaleMessageCatalog *self,
                                                      const char          *message);

/**
 * Translates a message with plural forms for the number @n; a message without translation stays in
 * English. (transfer none)
 */
const char          *awale_message_catalog_translate_plural (AwaleMessageCatalog *self,
                                                             const char          *singular,
                                                             const char          *plural,
                                                             unsigned             n);

G_END_DECLS
