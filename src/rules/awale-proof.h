/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

/** Degrees of certainty of a value that comes from tables, a search or a file. */
typedef enum
{
  AWALE_PROOF_ESTIMATE,
  AWALE_PROOF_BOUNDS,    /**< The value is proven to lie between two bounds. */
  AWALE_PROOF_EXACT,     /**< The value is proven to be exact. */
} AwaleProof;
