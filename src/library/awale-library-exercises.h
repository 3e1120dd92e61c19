/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/** An answer to an exercise. */
typedef struct
{
  gint64 time;   /**< Seconds since 1970, by the clock of the machine. */
  int    grade;
} AwaleExerciseAnswer;

/** An exercise that a library keeps. What it asks, and what grades mean, is for others to say. */
typedef struct
{
  gint64                     id;
  gint64                     hash;      /**< No two have the same. */
  const char                *text;      /**< OGN. */
  const AwaleExerciseAnswer *answers;   /**< By time, then by grade. */
  size_t                     n_answers;
} AwaleLibraryExercise;

/** Told of one; @exercise lasts until it returns. Returns: whether to go on */
typedef bool (* AwaleLibraryExerciseFunc) (const AwaleLibraryExercise *exercise,
                                           void                       *user_data);

/** Tells @func of all exercises, in the order in which they were added. */
bool awale_library_list_exercises  (AwaleLibrary              *self,
                                    AwaleLibraryExerciseFunc   func,
                                    void                      *user_data,
                                    GError                   **error);

/** Tells @func of the exercise with that @hash, if there is one. */
bool awale_library_find_exercise   (AwaleLibrary              *self,
                                    gint64                     hash,
                                    AwaleLibraryExerciseFunc   func,
                                    void                      *user_data,
                                    GError                   **error);

/** Adds an exercise; one with the same @hash gets the @text and keeps its number and answers. */
bool awale_library_put_exercise    (AwaleLibrary              *self,
                                    gint64                     hash,
                                    const char                *text,
                                    gint64                    *id,
                                    GError                   **error);

/** Adds an answer to the exercise @id; one that is there already stays one. */
bool awale_library_answer_exercise (AwaleLibrary              *self,
                                    gint64                     id,
                                    AwaleExerciseAnswer        answer,
                                    GError                   **error);

G_END_DECLS
