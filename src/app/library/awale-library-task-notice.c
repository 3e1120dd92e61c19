/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-task-notice"

#include "awale-library-task-notice.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* Maximum number of unreadable games and files that are listed one by one. */
#define MAX_FAULTS 100

static void
append_bad (GString  *text,
            unsigned  n_bad)
{
  if (n_bad == 0)
    return;
  g_string_append_c (text, ' ');
  g_string_append_printf (text, ngettext ("%'u game could not be read.",
                                          "%'u games could not be read.", n_bad), n_bad);
}

/* Appends the number of games that were in the library before the import, and how many of these
 * differ from those in the file. */
static void
append_known (GString  *text,
              unsigned  n_known,
              unsigned  n_different)
{
  if (n_known == 0)
    return;
  g_string_append_c (text, ' ');
  if (n_different == n_known)
    {
      g_string_append_printf (text,
                              ngettext ("%'u game was in the library already with other details, "
                                        "comments or variations, and was left as it was.",
                                        "%'u games were in the library already with other "
                                        "details, comments or variations, and were left as they "
                                        "were.", n_known), n_known);
      return;
    }
  g_string_append_printf (text, ngettext ("%'u game was in the library already.",
                                          "%'u games were in the library already.", n_known),
                          n_known);
  if (n_different == 0)
    return;
  g_string_append_c (text, ' ');
  g_string_append_printf (text,
                          ngettext ("%'u of them has other details, comments or variations there, "
                                    "and was left as it was.",
                                    "%'u of them have other details, comments or variations "
                                    "there, and were left as they were.", n_different),
                          n_different);
}

/* Formats the counts: “12 games were added. 3 games were in the library already.” */
static char *
dup_summary (const AwaleImportCount *count)
{
  unsigned n_added = count->n_added;
  unsigned n_known = count->n_duplicates;
  unsigned n_bad = count->n_bad;
  g_autoptr (GString) text = g_string_new (NULL);

  if (n_added == 0)
    g_string_append (text, _("No games were added."));
  else
    g_string_append_printf (text, ngettext ("%'u game was added.", "%'u games were added.",
                                            n_added), n_added);
  append_known (text, n_known, count->n_different);
  append_bad (text, n_bad);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* True for an error that must be reported, unlike a cancellation. */
static bool
is_failure (const GError *error)
{
  return error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static char *
list_faults (const AwaleImportReport *report)
{
  g_autoptr (GString) text = g_string_new (NULL);
  unsigned n = report->faults->len;

  if (is_failure (report->error))
    g_string_append (text, report->error->message);
  for (unsigned i = 0; i < MIN (n, MAX_FAULTS); i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (report->faults, i));
  if (n > MAX_FAULTS)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("And %'u more.", "And %'u more.", n - MAX_FAULTS),
                              n - MAX_FAULTS);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_title (const AwaleImportReport *report)
{
  g_autofree char *summary = dup_summary (&report->count);

  if (!is_failure (report->error))
    return g_steal_pointer (&summary);
  return g_strconcat (_("The import could not be completed."), " ", summary, NULL);
}

static bool
show_import (const AwaleImportReport *report,
             AwaleNoticeBar          *notice,
             AwaleToastOverlay       *toasts)
{
  g_autofree char *title = dup_title (report);
  g_autofree char *faults = NULL;
  bool is_fine = !is_failure (report->error) && report->faults->len == 0;

  if (is_fine && report->count.n_different == 0)
    {
      awale_toast_overlay_say (toasts, title);
      return false;
    }
  faults = is_fine ? NULL : list_faults (report);
  awale_notice_bar_show (notice, is_fine ? AWALE_NOTICE_INFO : AWALE_NOTICE_WARNING, title, faults,
                         NULL, NULL);
  return true;
}

static bool
show_export (const GError      *error,
             AwaleNoticeBar    *notice,
             AwaleToastOverlay *toasts)
{
  if (is_failure (error))
    awale_notice_bar_show (notice, AWALE_NOTICE_WARNING, _("The export could not be completed."),
                           error->message, NULL, NULL);
  else if (error == NULL)
    awale_toast_overlay_say (toasts, _("Export complete"));
  return is_failure (error);
}

/* Formats the count: “12 games were analyzed.” */
static char *
dup_analyzed (const AwaleLibraryTaskProgress *progress)
{
  g_autoptr (GString) text = g_string_new (NULL);
  unsigned n = progress->n_analyzed;

  if (n > 0)
    g_string_append_printf (text, ngettext ("%'u game was analyzed.", "%'u games were analyzed.",
                                            n), n);
  else if (progress->n_bad == 0 && progress->n_games == progress->n_total)
    g_string_append (text, _("There was nothing left to analyze."));
  else
    g_string_append (text, _("No games were analyzed."));
  append_bad (text, progress->n_bad);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static bool
show_analysis (AwaleLibraryTask  *task,
               AwaleNoticeBar    *notice,
               AwaleToastOverlay *toasts)
{
  const GError *error = awale_library_task_get_error (task);
  g_autofree char *text = dup_analyzed (awale_library_task_get_progress (task));

  if (error != NULL)
    awale_notice_bar_show (notice, AWALE_NOTICE_WARNING,
                           _("The analysis could not be completed."), error->message, NULL, NULL);
  else
    awale_toast_overlay_say (toasts, text);
  return error != NULL;
}

bool
awale_library_task_notice_show (AwaleLibraryTask  *task,
                                AwaleNoticeBar    *notice,
                                AwaleToastOverlay *toasts)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASK (task), false);
  g_return_val_if_fail (AWALE_IS_NOTICE_BAR (notice), false);
  g_return_val_if_fail (AWALE_IS_TOAST_OVERLAY (toasts), false);

  switch (awale_library_task_get_kind (task))
    {
    case AWALE_LIBRARY_TASK_IMPORT:
      return show_import (awale_library_task_get_report (task), notice, toasts);
    case AWALE_LIBRARY_TASK_EXPORT:
      return show_export (awale_library_task_get_error (task), notice, toasts);
    default:
      return show_analysis (task, notice, toasts);
    }
}

static GNotification *
create_notification (const char *title,
                     const char *body)
{
  GNotification *notification = g_notification_new (title);

  g_notification_set_body (notification, body);
  return notification;
}

GNotification *
awale_library_task_notice_create (AwaleLibraryTask *task)
{
  const AwaleImportReport *report;
  const GError *error;
  g_autofree char *title = NULL;
  g_autofree char *faults = NULL;

  g_return_val_if_fail (AWALE_IS_LIBRARY_TASK (task), NULL);

  report = awale_library_task_get_report (task);
  error = awale_library_task_get_error (task);
  if (awale_library_task_get_kind (task) == AWALE_LIBRARY_TASK_ANALYSIS)
    return NULL;
  if (report == NULL)
    return is_failure (error)
             ? create_notification (_("The export could not be completed."), error->message) : NULL;
  if (!is_failure (report->error) && report->faults->len == 0)
    return NULL;
  title = dup_title (report);
  faults = list_faults (report);
  return create_notification (title, faults);
}

/* Formats the merged parts: “3 comments, 2 variations”. */
static char *
dup_merged (const AwaleMergeCount *count)
{
  g_autofree char *comments = g_strdup_printf (ngettext ("%'u comment", "%'u comments",
                                                         count->n_comments), count->n_comments);
  g_autofree char *lines = g_strdup_printf (ngettext ("%'u variation", "%'u variations",
                                                      count->n_lines), count->n_lines);

  return g_strjoin (count->n_comments > 0 && count->n_lines > 0 ? ", " : "",
                    count->n_comments > 0 ? comments : "", count->n_lines > 0 ? lines : "", NULL);
}

void
awale_library_task_notice_show_known (const AwaleLibraryChange *known,
                                      AwaleToastOverlay        *toasts)
{
  g_autofree char *show = NULL;
  g_autofree char *merged = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (known != NULL);
  g_return_if_fail (AWALE_IS_TOAST_OVERLAY (toasts));

  show = g_strdup_printf ("win.open-numbered(int64 %" PRIi64 ")", known->id);
  merged = dup_merged (&known->missing);
  if (known->undo != 0)
    {
      text = g_strdup_printf (_("Added to the game in the library: %s."), merged);
      awale_toast_overlay_offer_undo (toasts, text, "win.undo-library", known->undo);
    }
  else if (*merged != '\0')
    {
      text = g_strdup_printf (_("The library has this game already, without some of what is said "
                                "here: %s."), merged);
      awale_toast_overlay_add (toasts, text, _("_Merge"), "win.merge-into-library",
                               3 * AWALE_TOAST_OVERLAY_SECONDS);
    }
  else
    awale_toast_overlay_add (toasts,
                             known->differs
                                 ? _("The library has this game already, with other details, "
                                     "comments or variations.")
                                 : _("The library has this game already."),
                             _("_Show"), show, 3 * AWALE_TOAST_OVERLAY_SECONDS);
}
