/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** A translated fault in two wordings: short for awale-cli, and as a sentence. */
typedef struct
{
  char *brief;     /**< `F: empty pit` */
  char *sentence;  /**< “Pit F is empty.” */
} AwaleFault;

/** Formats both wordings, which take the same arguments. To be cleared. */
AwaleFault awale_fault_new   (const char       *brief,
                              const char       *sentence,
                              ...) G_GNUC_PRINTF (1, 3) G_GNUC_PRINTF (2, 3);
AwaleFault awale_fault_copy  (const AwaleFault *fault);
void       awale_fault_clear (AwaleFault       *fault);

G_END_DECLS
