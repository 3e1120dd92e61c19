/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "protocol/awale-protocol.h"

/** The test engine engine.py, and the result of the last request to it. */
typedef struct
{
  AwaleEngineProcess *process;
  char               *file;      /* File given to the engine, whose use depends on the kind of
                                    engine. */
  bool                is_done;
  AwaleMove           answer;
  GError             *error;
  unsigned            n_infos;
  int                 values[8];
  AwaleEngineClaim    verdicts[8];
  AwaleInfoLine       last_info;
} EngineFixture;

/** Creates an engine of this kind without starting it. (transfer full) */
EngineFixture *engine_fixture_new           (const char    *kind);

/** Frees the engine, and waits until its object is finalized. */
void           engine_fixture_free          (EngineFixture *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EngineFixture, engine_fixture_free)

/** Waits for the result of the current request. */
void           engine_fixture_wait          (EngineFixture *self);

/** Starts the engine, and waits until it is ready or has failed. */
void           engine_fixture_start         (EngineFixture *self);

/** Begins a search of the start position under the preset @rules, with the arguments @go of the
 * command `go`. */
void           engine_fixture_begin_search  (EngineFixture *self,
                                             const char    *rules,
                                             const char    *go,
                                             GCancellable  *cancellable);

/** Makes the same search as engine_fixture_begin_search(), and waits for the answer. */
void           engine_fixture_search        (EngineFixture *self,
                                             const char    *rules,
                                             const char    *go);

/** Stores the answer to a search that a test has begun itself. */
void           engine_fixture_searched_cb   (GObject       *source,
                                             GAsyncResult  *result,
                                             void          *user_data);

/** Waits for the first information of the search. */
void           engine_fixture_wait_for_info (EngineFixture *self);

/** Checks that the request failed with a message that contains @part. */
void           engine_fixture_assert_fault  (EngineFixture *self,
                                             const char    *part);

void           engine_fixture_assert_answer (EngineFixture *self,
                                             AwaleMove      move);

/** Returns the lines that were sent to the engine. (transfer full) */
char          *engine_fixture_read_told     (EngineFixture *self);
