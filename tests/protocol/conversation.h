/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdio.h>

#include "rules/awale-rules.h"

/** A connection of the test, as a client, to a server that runs in a thread. */
typedef struct
{
  GThread *thread;
  int      to_server;
  FILE    *from_server;
  int      server_input;
  FILE    *server_output;
} Conversation;

void       conversation_begin      (Conversation *self);

/** Sends one or more lines, and adds the last newline. */
void       conversation_say        (Conversation *self,
                                    const char   *text);

/** Sends bytes without any change. */
void       conversation_say_bytes  (Conversation *self,
                                    const char   *bytes,
                                    size_t        n_bytes);

/** Waits for the next line. Returns: the line, or NULL after the last one */
char      *conversation_hear       (Conversation *self);

/** Checks that the next line is @line. */
void       conversation_expect     (Conversation *self,
                                    const char   *line);

/** Skips lines up to the next one that begins with @prefix. Returns: that line (transfer full) */
char      *conversation_skip_to    (Conversation *self,
                                    const char   *prefix);

/** Checks the form of a `bestmove` line. Returns: its move, or AWALE_NO_MOVE if it names none */
AwaleMove  conversation_read_best  (const char   *line);

/** Skips lines up to the next `bestmove`. Returns: its move */
AwaleMove  conversation_hear_best  (Conversation *self);

/**
 * Ends the input and waits until the server has ended. conversation_end() returns the remaining
 * output, conversation_end_silent() checks that there is none.
 */
char      *conversation_end        (Conversation *self);
void       conversation_end_silent (Conversation *self);
