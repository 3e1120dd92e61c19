/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-diagnostics"

#include "awale-diagnostics.h"

#include <glib/gi18n-lib.h>

/* Number of problems listed one by one. */
#define MAX_SENTENCES 20

static char *
list_diagnostics (AwaleDocument *document)
{
  g_autoptr (GString) text = g_string_new (NULL);
  size_t n = awale_document_get_n_diagnostics (document);

  for (size_t i = 0; i < MIN (n, MAX_SENTENCES); i++)
    {
      g_autofree char *sentence =
        awale_diagnostic_to_sentence (awale_document_get_diagnostic (document, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", sentence);
    }
  if (n > MAX_SENTENCES)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("And %u more.", "And %u more.", n - MAX_SENTENCES),
                              (unsigned) (n - MAX_SENTENCES));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
awale_diagnostics_show (AwaleDocument  *document,
                        AwaleNoticeBar *notice)
{
  size_t n_errors = awale_document_count_errors (document, 0);
  g_autofree char *details = NULL;

  g_return_if_fail (AWALE_IS_DOCUMENT (document));
  g_return_if_fail (AWALE_IS_NOTICE_BAR (notice));

  if (awale_document_get_n_diagnostics (document) == 0 &&
      !awale_document_is_windows_1252 (document))
    return;

  details = list_diagnostics (document);
  if (n_errors > 0 || awale_document_is_incomplete (document))
    awale_notice_bar_show (
      notice, AWALE_NOTICE_WARNING,
      awale_document_is_incomplete (document)
        ? _("This file could not be read completely. Saving would lose the rest.")
        : _("This file could not be read completely. The rest was kept as comments."),
      details, NULL, NULL);
  else if (awale_document_get_n_diagnostics (document) > 0)
    awale_notice_bar_show (notice, AWALE_NOTICE_INFO,
                           _("Everything was read, but there are problems."),
                           details, NULL, NULL);
  else
    awale_notice_bar_show (notice, AWALE_NOTICE_INFO,
                           _("This file is not in UTF-8: it was read as Windows-1252."),
                           _("It will be saved as UTF-8."), NULL, NULL);
}
