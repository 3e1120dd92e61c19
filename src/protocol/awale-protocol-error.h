/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** What goes wrong with engines that are spoken to, and with what they are told. */
typedef enum
{
  AWALE_PROTOCOL_ERROR_SYNTAX,  /**< What was said cannot be read, or says what cannot be. */
  AWALE_PROTOCOL_ERROR_START,   /**< An engine could not be started or did not get ready. */
  AWALE_PROTOCOL_ERROR_FAULT,   /**< It ended by itself, hung, flooded or answered nonsense. */
  AWALE_PROTOCOL_ERROR_RULES,   /**< It does not play the rules that were asked for. */
} AwaleProtocolError;

#define AWALE_PROTOCOL_ERROR (awale_protocol_error_quark ())
GQuark awale_protocol_error_quark (void);

G_END_DECLS
