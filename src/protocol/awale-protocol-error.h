/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Errors of engines and of the protocol. */
typedef enum
{
  AWALE_PROTOCOL_ERROR_SYNTAX,  /**< The text cannot be parsed, or has an impossible meaning. */
  AWALE_PROTOCOL_ERROR_START,   /**< The engine could not be started or did not get ready. */
  AWALE_PROTOCOL_ERROR_FAULT,   /**< The engine ended, hung, flooded or gave an invalid answer. */
  AWALE_PROTOCOL_ERROR_RULES,   /**< The engine does not play the requested rules. */
} AwaleProtocolError;

#define AWALE_PROTOCOL_ERROR (awale_protocol_error_quark ())
GQuark awale_protocol_error_quark (void);

G_END_DECLS
