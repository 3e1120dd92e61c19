/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-cli.h"

#include "library/awale-library-list.h"

G_BEGIN_DECLS

/** What the options of `library` say, the same for all verbs. To be cleared. */
typedef struct
{
  char    *library;     /* All texts as the person wrote them; NULL: not at all. */
  char    *player;
  char    *event;
  char    *ruleset;
  char    *from;
  char    *to;
  char    *result;
  char    *collection;
  char    *text;
  char    *position;
  int      limit;
  gboolean either_side;
  gboolean variations;
  gboolean json;
} AwaleCliLibrary;

/** The games that the options mean; what they say, in a form that the library understands. */
typedef struct
{
  AwaleLibraryFilter   filter;
  AwalePositionPattern position;
  char                *ruleset;
  char                *from;
  char                *to;
} AwaleCliSelection;

void          awale_cli_library_clear       (AwaleCliLibrary        *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleCliLibrary, awale_cli_library_clear)

/** The library that is meant; NULL after telling why not. (transfer full) */
AwaleLibrary *awale_cli_library_open        (const AwaleCliLibrary  *self,
                                             AwaleLibraryMode        mode);

/** Reads what is to be selected; false after telling what is wrong. @self must last as long. */
bool          awale_cli_library_select      (const AwaleCliLibrary  *self,
                                             const AwaleSubcommand  *command,
                                             AwaleCliSelection      *selection);
void          awale_cli_selection_clear     (AwaleCliSelection      *selection);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleCliSelection, awale_cli_selection_clear)

G_END_DECLS
