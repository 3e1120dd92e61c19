/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-librarian.h"
#include "awale-tables.h"
#include "awale-transfers.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANALYSES (awale_analyses_get_type ())

/**
 * Has games of a library analyzed, one after the other, behind all else that goes on. As long as
 * some are left, there is an AWALE_TRANSFER_ANALYSIS in the list of transfers, by which they are
 * paused and stopped; where the library cannot be used, it pauses by itself. What is found is kept
 * with each game as soon as that is done; what is left at the end of the program is gone on with at
 * its next start.
 *
 * Signal: "analyzed" (gint64: its number, double: the seeds given away in it, as in a row): the
 * values of a game are kept.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalyses, awale_analyses, AWALE, ANALYSES, GObject)

AwaleAnalyses *awale_analyses_new   (AwaleLibrarian *librarian,
                                     AwaleTransfers *transfers,
                                     AwaleTables    *tables);

/** Has the games @ids (element-type gint64) analyzed, too, for @owner. */
void           awale_analyses_add   (AwaleAnalyses  *self,
                                     GArray         *ids,
                                     GObject        *owner);

/** Goes on with what is left of an earlier run of the program; the first call looks for that. */
void           awale_analyses_go_on (AwaleAnalyses  *self);

G_END_DECLS
