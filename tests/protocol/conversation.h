/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdio.h>

#include "rules/awale-rules.h"

/** An interface's side of a conversation with the server, which runs in a thread. */
typedef struct
{
  GThread *thread;
  int      to_server;
  FILE    *from_server;
  int      server_input;
  FILE    *server_output;
} Conversation;

void       conversation_begin      (Conversation *self);

/** Says a line (or several), without the last line's end. */
void       conversation_say        (Conversation *self,
                                    const char   *text);

/** Bytes as they are. */
void       conversation_say_bytes  (Conversation *self,
                                    const char   *bytes,
                                    size_t        n_bytes);

/** The next line, or NULL after the last. Waits for it. */
char      *conversation_hear       (Conversation *self);

/** The next line must be this one. */
void       conversation_expect     (Conversation *self,
                                    const char   *line);

/** Passes over lines until one that begins so. Returns: (transfer full): that line */
char      *conversation_skip_to    (Conversation *self,
                                    const char   *prefix);

/** The move of a `bestmove` line, which must be well made. */
AwaleMove  conversation_read_best  (const char   *line);

/** The move of the next `bestmove`, passing over what is said before it. */
AwaleMove  conversation_hear_best  (Conversation *self);

/** Ends the input; the server must end; whatever it still says is returned, or must be nothing. */
char      *conversation_end        (Conversation *self);
void       conversation_end_silent (Conversation *self);
