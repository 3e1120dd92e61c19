/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

/** The certainty of a value that comes from tables, a search or a file. */
typedef enum
{
  AWALE_PROOF_ESTIMATE,  /**< The opinion of a search. */
  AWALE_PROOF_BOUNDS,    /**< Proven to lie between a low and a high value. */
  AWALE_PROOF_EXACT,     /**< Proven to be this value. */
} AwaleProof;
