/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-worksheet.h"

#include "awale-cli-file.h"
#include "desk/awale-exercise-sheet.h"

bool
awale_cli_write_worksheet (GPtrArray  *drills,
                           const char *path)
{
  g_autoptr (AwaleExerciseSheet) sheet = awale_exercise_sheet_new (drills);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = awale_exercise_sheet_draw (sheet, &error);
  const char *data;
  size_t n_bytes;

  if (pdf == NULL)
    {
      awale_cli_message ("%s", error->message);
      return false;
    }
  data = g_bytes_get_data (pdf, &n_bytes);
  return awale_cli_write_file (path, data, n_bytes);
}
