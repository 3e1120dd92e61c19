/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/** A review of an exercise: an answer, a drop or a restoration. */
typedef struct
{
  gint64 time;   /**< Seconds since 1970 (UTC) by the local clock. */
  int    grade;
} AwaleExerciseAnswer;

/** A stored exercise. The caller defines its question and the meaning of grades. */
typedef struct
{
  gint64                     id;
  gint64                     hash;      /**< Unique hash of the question. */
  const char                *text;      /**< Exercise as OGN. */
  const AwaleExerciseAnswer *answers;   /**< Answers sorted by time, then by grade. */
  size_t                     n_answers;
} AwaleLibraryExercise;

/** Called for an exercise, which is valid during the call. Returns: true to continue */
typedef bool (* AwaleLibraryExerciseFunc) (const AwaleLibraryExercise *exercise,
                                           void                       *user_data);

/** Calls @func for the exercises, in the order in which they were added. */
bool awale_library_list_exercises  (AwaleLibrary              *self,
                                    AwaleLibraryExerciseFunc   func,
                                    void                      *user_data,
                                    GError                   **error);

/** Calls @func for the exercise with @hash, if it exists. */
bool awale_library_find_exercise   (AwaleLibrary              *self,
                                    gint64                     hash,
                                    AwaleLibraryExerciseFunc   func,
                                    void                      *user_data,
                                    GError                   **error);

/**
 * Adds an exercise; an existing one with the same @hash gets the new @text and keeps its id and its
 * answers.
 */
bool awale_library_put_exercise    (AwaleLibrary              *self,
                                    gint64                     hash,
                                    const char                *text,
                                    gint64                    *id,
                                    GError                   **error);

/** Adds an answer to the exercise @id; of equal answers only one is stored. */
bool awale_library_answer_exercise (AwaleLibrary              *self,
                                    gint64                     id,
                                    AwaleExerciseAnswer        answer,
                                    GError                   **error);

G_END_DECLS
