/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** Disk space that the tables occupy, and free disk space, in bytes. */
typedef struct
{
  uint64_t taken;
  uint64_t left;
  bool     knows_left;
} AwaleTablebaseDiskUsage;

/**
 * Measures the tables of @n_rules rulesets in @directory, in a thread. Tables shared by several
 * rulesets count once.
 */
void awale_tablebase_disk_usage_measure_async  (const char              *directory,
                                                const AwaleRuleset      *rules,
                                                size_t                   n_rules,
                                                GCancellable            *cancellable,
                                                GAsyncReadyCallback      callback,
                                                gpointer                 user_data);

/** Finishes measuring. Returns: false only if it was cancelled */
bool awale_tablebase_disk_usage_measure_finish (GAsyncResult            *result,
                                                AwaleTablebaseDiskUsage *disk_usage,
                                                GError                 **error);

G_END_DECLS
