/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Why a table could not be built, read or removed. */
typedef enum
{
  AWALE_TABLEBASE_ERROR_DAMAGED,    /**< A file is not what it says; or a value is wrong. */
  AWALE_TABLEBASE_ERROR_MISSING,    /**< A layer has not been built. */
  AWALE_TABLEBASE_ERROR_NO_SPACE,   /**< The disk (or a quota, or a limit on files) is full. */
  AWALE_TABLEBASE_ERROR_FILE,       /**< Any other failure of a file. */
  AWALE_TABLEBASE_ERROR_MEMORY,     /**< The layer does not fit in memory. */
  AWALE_TABLEBASE_ERROR_CANCELLED,  /**< The stop flag was raised. */
} AwaleTablebaseError;

#define AWALE_TABLEBASE_ERROR (awale_tablebase_error_quark ())
GQuark awale_tablebase_error_quark (void);

G_END_DECLS
