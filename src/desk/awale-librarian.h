/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-change.h"
#include "awale-transfer.h"
#include "library/awale-library-explore.h"
#include "library/awale-library-listing.h"
#include "library/awale-library-player.h"
#include "library/awale-library-progress.h"
#include "library/awale-library-spellings.h"
#include "library/awale-library-tags.h"
#include "notation/awale-document.h"
#include "training/awale-training-store.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARIAN (awale_librarian_get_type ())

/**
 * Through whom windows use a library of games: nobody here waits for the disk. Questions,
 * explorations, changes, imports, exports and analyses have a thread each, in which they are done
 * one after another: one can look for games while an import goes on, and a game is saved between
 * two of its batches. The library is opened when it is first needed; as long as there is none it
 * counts as empty. Errors are whole sentences.
 *
 * Property: "busy": a change, an import or an export is going on.
 *
 * Signals: "changed": there are other games in it now, or the same ones otherwise.
 * "replaced" (sentences): another file, or none, is where the open one was, and is opened from now
 * on; numbers of games are those of other ones.
 */
G_DECLARE_FINAL_TYPE (AwaleLibrarian, awale_librarian, AWALE, LIBRARIAN, GObject)

/** For the library at @path. */
AwaleLibrarian *awale_librarian_new           (const char          *path);

bool            awale_librarian_is_busy       (AwaleLibrarian      *self);

/**
 * Waits, at the end of the program, for what may not be lost: changes and exports are completed;
 * imports and questions are cancelled. Nobody hears of that before the main context goes on.
 */
void            awale_librarian_flush         (AwaleLibrarian      *self);

/** The games of @filter in @order (nullable: as they were added); or those of @rows in another one.
 * (transfer full) */
void                 awale_librarian_list_async  (AwaleLibrarian           *self,
                                                  const AwaleLibraryFilter *filter,
                                                  const AwaleLibraryOrder  *order,
                                                  GCancellable             *cancellable,
                                                  GAsyncReadyCallback       callback,
                                                  gpointer                  user_data);
void                 awale_librarian_sort_async  (AwaleLibrarian           *self,
                                                  AwaleLibraryRows         *rows,
                                                  const AwaleLibraryOrder  *order,
                                                  GCancellable             *cancellable,
                                                  GAsyncReadyCallback       callback,
                                                  gpointer                  user_data);
AwaleLibraryListing *awale_librarian_list_finish (AwaleLibrarian           *self,
                                                  GAsyncResult             *result,
                                                  GError                  **error);

/** What games say of a position, see awale_library_explore_again(). (transfer full) */
void              awale_librarian_explore_async  (AwaleLibrarian           *self,
                                                  const AwaleLibraryFilter *filter,
                                                  GCancellable             *cancellable,
                                                  GAsyncReadyCallback       callback,
                                                  gpointer                  user_data);
AwaleExploration *awale_librarian_explore_finish (AwaleLibrarian           *self,
                                                  GAsyncResult             *result,
                                                  GError                  **error);

/**
 * Reads what explorations go by before they are asked for, @n_games games at a time: one that is
 * asked for meanwhile waits for no more than that. What is wrong is told to who explores.
 */
void              awale_librarian_read_moves     (AwaleLibrarian           *self,
                                                  unsigned                  n_games);

/** What the games say of the player called @name. (transfer full) */
void                awale_librarian_tell_player_async  (AwaleLibrarian       *self,
                                                        const char           *name,
                                                        GCancellable         *cancellable,
                                                        GAsyncReadyCallback   callback,
                                                        gpointer              user_data);
AwaleLibraryPlayer *awale_librarian_tell_player_finish (AwaleLibrarian       *self,
                                                        GAsyncResult         *result,
                                                        GError              **error);

/** What the games say of the person called @names. (transfer full) */
void                  awale_librarian_tell_progress_async  (AwaleLibrarian       *self,
                                                            const char *const    *names,
                                                            GCancellable         *cancellable,
                                                            GAsyncReadyCallback   callback,
                                                            gpointer              user_data);
AwaleLibraryProgress *awale_librarian_tell_progress_finish (AwaleLibrarian       *self,
                                                            GAsyncResult         *result,
                                                            GError              **error);

/** The game @id, in a document. (transfer full) */
void            awale_librarian_load_async    (AwaleLibrarian           *self,
                                               gint64                    id,
                                               GCancellable             *cancellable,
                                               GAsyncReadyCallback       callback,
                                               gpointer                  user_data);
AwaleDocument  *awale_librarian_load_finish   (AwaleLibrarian           *self,
                                               GAsyncResult             *result,
                                               GError                  **error);

/** Which game it is. */
gint64          awale_librarian_load_get_game (GAsyncResult             *result);

/** Removes the games whose numbers are in @ids, all or none. (element-type gint64) */
void            awale_librarian_remove_async  (AwaleLibrarian           *self,
                                               GArray                   *ids,
                                               GCancellable             *cancellable,
                                               GAsyncReadyCallback       callback,
                                               gpointer                  user_data);
bool            awale_librarian_remove_finish (AwaleLibrarian           *self,
                                               GAsyncResult             *result,
                                               GError                  **error);

/**
 * Writes the games whose numbers are in @ids to @file: their tags as a table if its name ends in
 * “.csv”, else the games as OGN. The file is replaced as a whole or not at all: where one of the
 * games is no longer in the library that is AWALE_LIBRARY_ERROR_MISSING. @told is called with
 * @user_data until @callback is.
 */
void            awale_librarian_export_async  (AwaleLibrarian           *self,
                                               GArray                   *ids,
                                               GFile                    *file,
                                               GCancellable             *cancellable,
                                               AwaleTransferTold         told,
                                               GAsyncReadyCallback       callback,
                                               gpointer                  user_data);
bool            awale_librarian_export_finish (AwaleLibrarian           *self,
                                               GAsyncResult             *result,
                                               GError                  **error);

/** The names of the collections. (transfer full) */
void            awale_librarian_list_collections_async  (AwaleLibrarian       *self,
                                                         GCancellable         *cancellable,
                                                         GAsyncReadyCallback   callback,
                                                         gpointer              user_data);
char          **awale_librarian_list_collections_finish (AwaleLibrarian       *self,
                                                         GAsyncResult         *result,
                                                         GError              **error);

/**
 * What the games whose numbers are in @ids say in each of the tags @names, see
 * awale_library_list_shared_tags(). (transfer full) (element-type AwaleSharedTag)
 */
void            awale_librarian_list_shared_tags_async  (AwaleLibrarian       *self,
                                                         GArray               *ids,
                                                         const char *const    *names,
                                                         GCancellable         *cancellable,
                                                         GAsyncReadyCallback   callback,
                                                         gpointer              user_data);
GPtrArray      *awale_librarian_list_shared_tags_finish (AwaleLibrarian       *self,
                                                         GAsyncResult         *result,
                                                         GError              **error);

/** How the names of all players are written. (transfer full) */
void            awale_librarian_list_spellings_async  (AwaleLibrarian       *self,
                                                       GCancellable         *cancellable,
                                                       GAsyncReadyCallback   callback,
                                                       gpointer              user_data);
AwaleSpellings *awale_librarian_list_spellings_finish (AwaleLibrarian       *self,
                                                       GAsyncResult         *result,
                                                       GError              **error);

/** Makes @change, of all its games or of none. */
void            awale_librarian_change_async  (AwaleLibrarian           *self,
                                               const AwaleLibraryChange *change,
                                               GCancellable             *cancellable,
                                               GAsyncReadyCallback       callback,
                                               gpointer                  user_data);
bool            awale_librarian_change_finish (AwaleLibrarian           *self,
                                               GAsyncResult             *result,
                                               GError                  **error);

/** The number by which awale_librarian_undo_async() takes back the change or removal of @result,
 * and how many games it took out because others have the same text since. */
gint64          awale_librarian_get_undo      (GAsyncResult             *result);
unsigned        awale_librarian_count_copies  (GAsyncResult             *result);

/** Takes back the change @number, if no other has been made since that can be taken back. */
void            awale_librarian_undo_async    (AwaleLibrarian           *self,
                                               gint64                    number,
                                               GAsyncReadyCallback       callback,
                                               gpointer                  user_data);
bool            awale_librarian_undo_finish   (AwaleLibrarian           *self,
                                               GAsyncResult             *result,
                                               GError                  **error);

/** Makes what @text, which is OGN, says of one game the game @id. */
void            awale_librarian_save_async    (AwaleLibrarian           *self,
                                               gint64                    id,
                                               GBytes                   *text,
                                               GCancellable             *cancellable,
                                               GAsyncReadyCallback       callback,
                                               gpointer                  user_data);
bool            awale_librarian_save_finish   (AwaleLibrarian           *self,
                                               GAsyncResult             *result,
                                               GError                  **error);

/** Adds what @text, which is OGN, says of one game, unless the library has it; @merges: then what
 * is new in it is added to that. @added: (out): what came of it */
void            awale_librarian_add_async     (AwaleLibrarian           *self,
                                               GBytes                   *text,
                                               bool                      merges,
                                               GCancellable             *cancellable,
                                               GAsyncReadyCallback       callback,
                                               gpointer                  user_data);
bool            awale_librarian_add_finish    (AwaleLibrarian           *self,
                                               GAsyncResult             *result,
                                               AwaleLibraryAdded        *added,
                                               GError                  **error);

/**
 * Adds the games of @files (element-type GFile), see awale_library_import(). @told is called with
 * @user_data until @callback is. There is always a report. (transfer full)
 */
void               awale_librarian_import_async  (AwaleLibrarian        *self,
                                                  GListModel            *files,
                                                  GCancellable          *cancellable,
                                                  AwaleTransferTold      told,
                                                  GAsyncReadyCallback    callback,
                                                  gpointer               user_data);
AwaleImportReport *awale_librarian_import_finish (AwaleLibrarian        *self,
                                                  GAsyncResult          *result);

/** A person's exercises but combinations; the time is to be told to them. (transfer full) */
void               awale_librarian_train_async   (AwaleLibrarian        *self,
                                                  GCancellable          *cancellable,
                                                  GAsyncReadyCallback    callback,
                                                  gpointer               user_data);

/** The course in combinations likewise: those that come with Awalé, and those of one's own. */
void               awale_librarian_train_course_async  (AwaleLibrarian       *self,
                                                        GCancellable         *cancellable,
                                                        GAsyncReadyCallback   callback,
                                                        gpointer              user_data);
AwaleTraining     *awale_librarian_train_finish  (AwaleLibrarian        *self,
                                                  GAsyncResult          *result,
                                                  GError               **error);

/**
 * Keeps @drills (element-type AwaleDrill) as exercises, also if they were dropped; or, if that is
 * NULL, those that are in the library's games of the players called @names, in their moves. @count:
 * (out): how many they were
 */
void               awale_librarian_make_drills_async  (AwaleLibrarian       *self,
                                                       GPtrArray            *drills,
                                                       const char *const    *names,
                                                       GCancellable         *cancellable,
                                                       GAsyncReadyCallback   callback,
                                                       gpointer              user_data);
bool               awale_librarian_make_drills_finish (AwaleLibrarian       *self,
                                                       GAsyncResult         *result,
                                                       AwaleTrainingCount   *count,
                                                       GError              **error);

/** Adds @drill as a game to @collection, and to the exercises. @id: (out): its number; 0 if the
 * game was there, and what it asks was replaced */
void               awale_librarian_add_drill_async  (AwaleLibrarian       *self,
                                                     AwaleDrill           *drill,
                                                     const char           *collection,
                                                     GCancellable         *cancellable,
                                                     GAsyncReadyCallback   callback,
                                                     gpointer              user_data);
bool               awale_librarian_add_drill_finish (AwaleLibrarian       *self,
                                                     GAsyncResult         *result,
                                                     gint64               *id,
                                                     GError              **error);

/** The exercises in the games whose numbers are in @ids, see awale_drill_list_of_game(). (transfer
 * full) (element-type AwaleDrill) */
void               awale_librarian_list_drills_async  (AwaleLibrarian       *self,
                                                       GArray               *ids,
                                                       GCancellable         *cancellable,
                                                       GAsyncReadyCallback   callback,
                                                       gpointer              user_data);
GPtrArray         *awale_librarian_list_drills_finish (AwaleLibrarian       *self,
                                                       GAsyncResult         *result,
                                                       GError              **error);

/** Keeps an answer to @drill, and that itself, if it was never kept. */
void               awale_librarian_answer_async  (AwaleLibrarian        *self,
                                                  AwaleDrill            *drill,
                                                  AwaleScheduleReview    review,
                                                  GAsyncReadyCallback    callback,
                                                  gpointer               user_data);
bool               awale_librarian_answer_finish (AwaleLibrarian        *self,
                                                  GAsyncResult          *result,
                                                  GError               **error);

G_END_DECLS
