/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-exercises.h"

#include "awale-library-private.h"
#include "game/awale-set-str.h"

#define SELECT \
  "SELECT id, hash, text, time, grade FROM exercises LEFT JOIN answers ON exercise = id"

/* The exercise being read, which has a row for each answer or, without answers, a single row. */
typedef struct
{
  gint64  id;       /* Id; 0 before the first row. */
  gint64  hash;
  char   *text;
  GArray *answers;
} Reading;

static void
reading_clear (Reading *reading)
{
  g_free (reading->text);
  g_array_unref (reading->answers);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reading, reading_clear)

static bool
tell (const Reading            *reading,
      AwaleLibraryExerciseFunc  func,
      void                     *user_data)
{
  const AwaleLibraryExercise exercise = {
    .id = reading->id,
    .hash = reading->hash,
    .text = reading->text,
    .answers = (const AwaleExerciseAnswer *) (void *) reading->answers->data,
    .n_answers = reading->answers->len,
  };

  return reading->id == 0 || func (&exercise, user_data);
}

static void
begin_exercise (Reading        *reading,
                AwaleStatement *statement)
{
  reading->id = awale_statement_get_int (statement, 0);
  reading->hash = awale_statement_get_int (statement, 1);
  awale_set_str (&reading->text, awale_statement_get_text (statement, 2));
  g_array_set_size (reading->answers, 0);
}

static void
add_answer (Reading        *reading,
            AwaleStatement *statement)
{
  const AwaleExerciseAnswer answer = { awale_statement_get_int (statement, 3),
                                       (int) awale_statement_get_int (statement, 4) };

  if (!awale_statement_is_null (statement, 3))
    g_array_append_val (reading->answers, answer);
}

/* Calls @func for each exercise in the rows of @statement. */
static bool
tell_all (AwaleLibrary              *self,
          AwaleStatement            *statement,
          AwaleLibraryExerciseFunc   func,
          void                      *user_data,
          GError                   **error)
{
  g_auto (Reading) reading = {
    .answers = g_array_new (FALSE, FALSE, sizeof (AwaleExerciseAnswer)),
  };
  AwaleSqlStep step;

  while ((step = awale_statement_step (statement, error)) == AWALE_SQL_ROW)
    {
      if (awale_statement_get_int (statement, 0) != reading.id)
        {
          if (!tell (&reading, func, user_data))
            return true;
          begin_exercise (&reading, statement);
        }
      add_answer (&reading, statement);
    }
  if (!awale_library_end_reading (self, step == AWALE_SQL_DONE, error))
    return false;
  tell (&reading, func, user_data);
  return true;
}

bool
awale_library_list_exercises (AwaleLibrary              *self,
                              AwaleLibraryExerciseFunc   func,
                              void                      *user_data,
                              GError                   **error)
{
  g_autoptr (AwaleStatement) statement = NULL;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (func != NULL, false);

  statement = awale_statement_new (self->db, error, SELECT " ORDER BY id, time, grade", "");
  return tell_all (self, statement, func, user_data, error);
}

bool
awale_library_find_exercise (AwaleLibrary              *self,
                             gint64                     hash,
                             AwaleLibraryExerciseFunc   func,
                             void                      *user_data,
                             GError                   **error)
{
  g_autoptr (AwaleStatement) statement = NULL;

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (func != NULL, false);

  statement = awale_statement_new (self->db, error, SELECT " WHERE hash = ? ORDER BY time, grade",
                                   "x", hash);
  return tell_all (self, statement, func, user_data, error);
}

bool
awale_library_put_exercise (AwaleLibrary  *self,
                            gint64         hash,
                            const char    *text,
                            gint64        *id,
                            GError       **error)
{
  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (text != NULL && id != NULL, false);

  return awale_sql_get_int (self->db, id, error,
                            "INSERT INTO exercises (hash, text) VALUES (?, ?)"
                            " ON CONFLICT (hash) DO UPDATE SET text = excluded.text RETURNING id",
                            "xs", hash, text);
}

bool
awale_library_answer_exercise (AwaleLibrary        *self,
                               gint64               id,
                               AwaleExerciseAnswer  answer,
                               GError             **error)
{
  g_return_val_if_fail (self != NULL, false);

  return awale_library_run (self, error,
                            "INSERT INTO answers (exercise, time, grade) VALUES (?, ?, ?)"
                            " ON CONFLICT DO NOTHING", "xxi", id, answer.time, answer.grade);
}
