/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-change.h"
#include "awale-library-task.h"
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

#define AWALE_TYPE_LIBRARY_CLIENT (awale_library_client_get_type ())

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
G_DECLARE_FINAL_TYPE (AwaleLibraryClient, awale_library_client, AWALE, LIBRARY_CLIENT, GObject)

/** For the library at @path. */
AwaleLibraryClient *awale_library_client_new     (const char         *path);

bool                awale_library_client_is_busy (AwaleLibraryClient *self);

/**
 * Waits, at the end of the program, for what may not be lost: changes and exports are completed;
 * imports and questions are cancelled. Nobody hears of that before the main context goes on.
 */
void                awale_library_client_flush   (AwaleLibraryClient *self);

/** The games of @filter in @order (nullable: as they were added); or those of @rows in another one.
 * (transfer full) */
void                 awale_library_client_list_async  (AwaleLibraryClient       *self,
                                                       const AwaleLibraryFilter *filter,
                                                       const AwaleLibraryOrder  *order,
                                                       GCancellable             *cancellable,
                                                       GAsyncReadyCallback       callback,
                                                       gpointer                  user_data);
void                 awale_library_client_sort_async  (AwaleLibraryClient       *self,
                                                       AwaleLibraryRows         *rows,
                                                       const AwaleLibraryOrder  *order,
                                                       GCancellable             *cancellable,
                                                       GAsyncReadyCallback       callback,
                                                       gpointer                  user_data);
AwaleLibraryListing *awale_library_client_list_finish (AwaleLibraryClient       *self,
                                                       GAsyncResult             *result,
                                                       GError                  **error);

/** What games say of a position, see awale_library_continue_exploration(). (transfer full) */
void              awale_library_client_explore_async  (AwaleLibraryClient       *self,
                                                       const AwaleLibraryFilter *filter,
                                                       GCancellable             *cancellable,
                                                       GAsyncReadyCallback       callback,
                                                       gpointer                  user_data);
AwaleExploration *awale_library_client_explore_finish (AwaleLibraryClient       *self,
                                                       GAsyncResult             *result,
                                                       GError                  **error);

/**
 * Reads what explorations go by before they are asked for, @n_games games at a time: one that is
 * asked for meanwhile waits for no more than that. What is wrong is told to who explores.
 */
void              awale_library_client_read_moves     (AwaleLibraryClient       *self,
                                                       unsigned                  n_games);

/** What the games say of the player called @name. (transfer full) */
void                awale_library_client_tell_player_async  (AwaleLibraryClient *self,
                                                             const char         *name,
                                                             GCancellable       *cancellable,
                                                             GAsyncReadyCallback callback,
                                                             gpointer            user_data);
AwaleLibraryPlayer *awale_library_client_tell_player_finish (AwaleLibraryClient *self,
                                                             GAsyncResult       *result,
                                                             GError            **error);

/** What the games say of the person called @names. (transfer full) */
void                  awale_library_client_tell_progress_async  (AwaleLibraryClient *self,
                                                                 const char *const  *names,
                                                                 GCancellable       *cancellable,
                                                                 GAsyncReadyCallback callback,
                                                                 gpointer            user_data);
AwaleLibraryProgress *awale_library_client_tell_progress_finish (AwaleLibraryClient *self,
                                                                 GAsyncResult       *result,
                                                                 GError            **error);

/** The game @id, in a document. (transfer full) */
void            awale_library_client_load_async    (AwaleLibraryClient          *self,
                                                    gint64                       id,
                                                    GCancellable                *cancellable,
                                                    GAsyncReadyCallback          callback,
                                                    gpointer                     user_data);
AwaleDocument  *awale_library_client_load_finish   (AwaleLibraryClient          *self,
                                                    GAsyncResult                *result,
                                                    GError                     **error);

/** Which game it is. */
gint64          awale_library_client_load_get_game (GAsyncResult                *result);

/** Removes the games whose numbers are in @ids, all or none. (element-type gint64) */
void            awale_library_client_remove_async  (AwaleLibraryClient          *self,
                                                    GArray                      *ids,
                                                    GCancellable                *cancellable,
                                                    GAsyncReadyCallback          callback,
                                                    gpointer                     user_data);
bool            awale_library_client_remove_finish (AwaleLibraryClient          *self,
                                                    GAsyncResult                *result,
                                                    GError                     **error);

/**
 * Writes the games whose numbers are in @ids to @file: their tags as a table if its name ends in
 * “.csv”, else the games as OGN. The file is replaced as a whole or not at all: where one of the
 * games is no longer in the library that is AWALE_LIBRARY_ERROR_MISSING. @told is called with
 * @user_data until @callback is.
 */
void            awale_library_client_export_async  (AwaleLibraryClient          *self,
                                                    GArray                      *ids,
                                                    GFile                       *file,
                                                    GCancellable                *cancellable,
                                                    AwaleLibraryTaskProgressFunc told,
                                                    GAsyncReadyCallback          callback,
                                                    gpointer                     user_data);
bool            awale_library_client_export_finish (AwaleLibraryClient          *self,
                                                    GAsyncResult                *result,
                                                    GError                     **error);

/** The names of the collections. (transfer full) */
void            awale_library_client_list_collections_async  (AwaleLibraryClient *self,
                                                              GCancellable       *cancellable,
                                                              GAsyncReadyCallback callback,
                                                              gpointer            user_data);
char          **awale_library_client_list_collections_finish (AwaleLibraryClient *self,
                                                              GAsyncResult       *result,
                                                              GError            **error);

/**
 * What the games whose numbers are in @ids say in each of the tags @names, see
 * awale_library_list_shared_tags(). (transfer full) (element-type AwaleSharedTag)
 */
void            awale_library_client_list_shared_tags_async  (AwaleLibraryClient *self,
                                                              GArray             *ids,
                                                              const char *const  *names,
                                                              GCancellable       *cancellable,
                                                              GAsyncReadyCallback callback,
                                                              gpointer            user_data);
GPtrArray      *awale_library_client_list_shared_tags_finish (AwaleLibraryClient *self,
                                                              GAsyncResult       *result,
                                                              GError            **error);

/** How the names of all players are written. (transfer full) */
void            awale_library_client_list_spellings_async  (AwaleLibraryClient *self,
                                                            GCancellable       *cancellable,
                                                            GAsyncReadyCallback callback,
                                                            gpointer            user_data);
AwaleSpellings *awale_library_client_list_spellings_finish (AwaleLibraryClient *self,
                                                            GAsyncResult       *result,
                                                            GError            **error);

/** Makes @change, of all its games or of none. */
void            awale_library_client_change_async  (AwaleLibraryClient             *self,
                                                    const AwaleLibraryChange       *change,
                                                    GCancellable                   *cancellable,
                                                    GAsyncReadyCallback             callback,
                                                    gpointer                        user_data);
bool            awale_library_client_change_finish (AwaleLibraryClient             *self,
                                                    GAsyncResult                   *result,
                                                    GError                        **error);

/**
 * The number by which awale_library_client_undo_async() takes back the change or removal of
 * @result, and how many games it took out because others have the same text since.
 */
gint64          awale_library_client_get_undo      (GAsyncResult                   *result);
unsigned        awale_library_client_count_copies  (GAsyncResult                   *result);

/** Takes back the change @number, if no other has been made since that can be taken back. */
void            awale_library_client_undo_async    (AwaleLibraryClient             *self,
                                                    gint64                          number,
                                                    GAsyncReadyCallback             callback,
                                                    gpointer                        user_data);
bool            awale_library_client_undo_finish   (AwaleLibraryClient             *self,
                                                    GAsyncResult                   *result,
                                                    GError                        **error);

/** Makes what @text, which is OGN, says of one game the game @id. */
void            awale_library_client_save_async    (AwaleLibraryClient             *self,
                                                    gint64                          id,
                                                    GBytes                         *text,
                                                    GCancellable                   *cancellable,
                                                    GAsyncReadyCallback             callback,
                                                    gpointer                        user_data);
bool            awale_library_client_save_finish   (AwaleLibraryClient             *self,
                                                    GAsyncResult                   *result,
                                                    GError                        **error);

/** Adds what @text, which is OGN, says of one game, unless the library has it; @merges: then what
 * is new in it is added to that. @added: (out): what came of it */
void            awale_library_client_add_async     (AwaleLibraryClient             *self,
                                                    GBytes                         *text,
                                                    bool                            merges,
                                                    GCancellable                   *cancellable,
                                                    GAsyncReadyCallback             callback,
                                                    gpointer                        user_data);
bool            awale_library_client_add_finish    (AwaleLibraryClient             *self,
                                                    GAsyncResult                   *result,
                                                    AwaleLibraryAdded              *added,
                                                    GError                        **error);

/**
 * Adds the games of @files (element-type GFile), see awale_library_import(). @told is called with
 * @user_data until @callback is. There is always a report. (transfer full)
 */
void               awale_library_client_import_async  (AwaleLibraryClient          *self,
                                                       GListModel                  *files,
                                                       GCancellable                *cancellable,
                                                       AwaleLibraryTaskProgressFunc told,
                                                       GAsyncReadyCallback          callback,
                                                       gpointer                     user_data);
AwaleImportReport *awale_library_client_import_finish (AwaleLibraryClient          *self,
                                                       GAsyncResult                *result);

/** A person's exercises but combinations; the time is to be told to them. (transfer full) */
void               awale_library_client_train_async   (AwaleLibraryClient          *self,
                                                       GCancellable                *cancellable,
                                                       GAsyncReadyCallback          callback,
                                                       gpointer                     user_data);

/** The course in combinations likewise: those that come with Awalé, and those of one's own. */
void               awale_library_client_train_course_async  (AwaleLibraryClient *self,
                                                             GCancellable       *cancellable,
                                                             GAsyncReadyCallback callback,
                                                             gpointer            user_data);
AwaleTraining     *awale_library_client_train_finish  (AwaleLibraryClient          *self,
                                                       GAsyncResult                *result,
                                                       GError                     **error);

/**
 * Keeps @drills (element-type AwaleDrill) as exercises, also if they were dropped; or, if that is
 * NULL, those that are in the library's games of the players called @names, in their moves. @count:
 * (out): how many they were
 */
void               awale_library_client_make_drills_async  (AwaleLibraryClient *self,
                                                            GPtrArray          *drills,
                                                            const char *const  *names,
                                                            GCancellable       *cancellable,
                                                            GAsyncReadyCallback callback,
                                                            gpointer            user_data);
bool               awale_library_client_make_drills_finish (AwaleLibraryClient *self,
                                                            GAsyncResult       *result,
                                                            AwaleTrainingCount *count,
                                                            GError            **error);

/** Adds @drill as a game to @collection, and to the exercises. @id: (out): its number; 0 if the
 * game was there, and what it asks was replaced */
void               awale_library_client_add_drill_async  (AwaleLibraryClient *self,
                                                          AwaleDrill         *drill,
                                                          const char         *collection,
                                                          GCancellable       *cancellable,
                                                          GAsyncReadyCallback callback,
                                                          gpointer            user_data);
bool               awale_library_client_add_drill_finish (AwaleLibraryClient *self,
                                                          GAsyncResult       *result,
                                                          gint64             *id,
                                                          GError            **error);

/** The exercises in the games whose numbers are in @ids, see awale_drill_list_of_game(). (transfer
 * full) (element-type AwaleDrill) */
void               awale_library_client_list_drills_async  (AwaleLibraryClient *self,
                                                            GArray             *ids,
                                                            GCancellable       *cancellable,
                                                            GAsyncReadyCallback callback,
                                                            gpointer            user_data);
GPtrArray         *awale_library_client_list_drills_finish (AwaleLibraryClient *self,
                                                            GAsyncResult       *result,
                                                            GError            **error);

/** Keeps an answer to @drill, and that itself, if it was never kept. */
void               awale_library_client_answer_async  (AwaleLibraryClient *self,
                                                       AwaleDrill         *drill,
                                                       AwaleScheduleReview review,
                                                       GAsyncReadyCallback callback,
                                                       gpointer            user_data);
bool               awale_library_client_answer_finish (AwaleLibraryClient *self,
                                                       GAsyncResult       *result,
                                                       GError            **error);

G_END_DECLS
