/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdio.h>

#include "rules/awale-rules.h"

/** A client of the server, which runs in a thread. */
typedef struct
{
  GThread *thread;
  int      to_server;
  FILE    *from_server;
  int      server_input;
  FILE    *server_output;
} Conversation;

void       conversation_begin      (Conversation *self);

/** Sends one or more lines; the last newline is added. */
void       conversation_say        (Conversation *self,
                                    const char   *text);

/** Sends bytes unchanged. */
void       conversation_say_bytes  (Conversation *self,
                                    const char   *bytes,
                                    size_t        n_bytes);

/** Waits for the next line. Returns: NULL after the last one */
char      *conversation_hear       (Conversation *self);

/** Checks the next line. */
void       conversation_expect     (Conversation *self,
                                    const char   *line);

/** Skips to the next line with this beginning. Returns: (transfer full) */
char      *conversation_skip_to    (Conversation *self,
                                    const char   *prefix);

/** The move of a `bestmove` line, which must be valid. */
AwaleMove  conversation_read_best  (const char   *line);

/** The move of the next `bestmove`, skipping other lines. */
AwaleMove  conversation_hear_best  (Conversation *self);

/**
 * Ends the input, and waits for the server to end; returns its remaining output, or checks that
 * there is none.
 */
char      *conversation_end        (Conversation *self);
void       conversation_end_silent (Conversation *self);
