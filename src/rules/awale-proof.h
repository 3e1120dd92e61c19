/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

/** What is known of a value, wherever values are told: by tables, searches, files. */
typedef enum
{
  AWALE_PROOF_ESTIMATE,  /**< A search thinks so. */
  AWALE_PROOF_BOUNDS,    /**< Proven to lie between a low and a high value. */
  AWALE_PROOF_EXACT,     /**< Proven. */
} AwaleProof;
