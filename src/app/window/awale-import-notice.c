/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-import-notice"

#include "awale-import-notice.h"

#include <glib/gi18n-lib.h>

/* So many games that could not be read are told one by one. */
#define MAX_FAULTS 100

/* “12 games were added. 3 games were in the library already.” */
static char *
dup_summary (const AwaleImportCount *count)
{
  unsigned n_added = count->n_added;
  unsigned n_known = count->n_duplicates;
  unsigned n_bad = count->n_bad;
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, ngettext ("%'u game was added.", "%'u games were added.", n_added),
                          n_added);
  if (n_known > 0)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text, ngettext ("%'u game was in the library already.",
                                              "%'u games were in the library already.", n_known),
                              n_known);
    }
  if (n_bad > 0)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text, ngettext ("%'u game could not be read.",
                                              "%'u games could not be read.", n_bad), n_bad);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Who cancels it knows why not all games are there. */
static bool
has_failed (const AwaleImportReport *report)
{
  return report->error != NULL
         && !g_error_matches (report->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static char *
list_faults (const AwaleImportReport *report)
{
  g_autoptr (GString) text = g_string_new (NULL);
  unsigned n = report->faults->len;

  if (has_failed (report))
    g_string_append (text, report->error->message);
  for (unsigned i = 0; i < MIN (n, MAX_FAULTS); i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (report->faults, i));
  if (n > MAX_FAULTS)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("And %u more.", "And %u more.", n - MAX_FAULTS),
                              n - MAX_FAULTS);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
awale_import_notice_show (const AwaleImportReport *report,
                          AwaleNoticeBar          *notice,
                          AwaleToasts             *toasts)
{
  g_autofree char *summary = NULL;
  g_autofree char *faults = NULL;
  g_autofree char *title = NULL;

  g_return_if_fail (report != NULL);
  g_return_if_fail (AWALE_IS_NOTICE_BAR (notice));
  g_return_if_fail (AWALE_IS_TOASTS (toasts));

  summary = dup_summary (&report->count);
  if (!has_failed (report) && report->faults->len == 0)
    {
      awale_toasts_say (toasts, summary);
      return;
    }
  faults = list_faults (report);
  title = has_failed (report)
            ? g_strconcat (_("The import could not be completed."), " ", summary, NULL)
            : g_steal_pointer (&summary);
  awale_notice_bar_show (notice, AWALE_NOTICE_WARNING, title, faults, NULL, NULL);
}
