/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-training.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Writes the exercises of @training that were not dropped, of which there are some, to @file as a
 * worksheet, in a thread: boards to think about on paper, and the answers behind them.
 * awale_file_write_finish() tells how it went.
 */
void awale_worksheet_save_async (AwaleTraining        *training,
                                 GFile                *file,
                                 GAsyncReadyCallback   callback,
                                 void                 *user_data);

G_END_DECLS
