/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "protocol/awale-protocol.h"

/** An engine of engine.py, and what came of the last thing that was asked of it. */
typedef struct
{
  AwaleEngineProcess *process;
  char               *file;      /* Whose meaning depends on the kind. */
  bool                is_done;
  AwaleEngineAnswer   answer;
  GError             *error;
  unsigned            n_infos;
  int                 values[8];
  AwaleEngineClaim    verdicts[8];
  AwaleInfoLine       last_info;
} EngineFixture;

/** An engine of that kind, which is not running yet. (transfer full) */
EngineFixture *engine_fixture_new           (const char    *kind);

/** The engine must go, and its process with it. */
void           engine_fixture_free          (EngineFixture *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EngineFixture, engine_fixture_free)

/** Waits for the end of what was asked. */
void           engine_fixture_wait          (EngineFixture *self);

/** Starts it, and waits until it is ready or has failed. */
void           engine_fixture_start         (EngineFixture *self);

/** Searches the start of a game under the preset @rules, with what follows `go`. */
void           engine_fixture_begin_search  (EngineFixture *self,
                                             const char    *rules,
                                             const char    *go,
                                             GCancellable  *cancellable);

/** Likewise, and waits for the answer. */
void           engine_fixture_search        (EngineFixture *self,
                                             const char    *rules,
                                             const char    *go);

/** Takes the answer, for searches that a test asks for by itself. */
void           engine_fixture_searched_cb   (GObject       *source,
                                             GAsyncResult  *result,
                                             void          *user_data);

/** Waits until the search has said something. */
void           engine_fixture_wait_for_info (EngineFixture *self);

/** It must have failed, for a reason that contains @part. */
void           engine_fixture_assert_fault  (EngineFixture *self,
                                             const char    *part);

/** It must have answered these moves. */
void           engine_fixture_assert_answer (EngineFixture *self,
                                             AwaleMove      best,
                                             AwaleMove      ponder);

/** What the engine was told, a line each. (transfer full) */
char          *engine_fixture_read_told     (EngineFixture *self);
