/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-document-opener"

#include "awale-document-opener.h"

#include "app/common/awale-dialogs.h"

#include <glib/gi18n-lib.h>

/* Maximum number of problems listed one by one. */
#define MAX_SENTENCES 20

typedef struct
{
  AwaleStudy     *study;
  AwaleDocument  *document;
  bool            unsaved;
  bool            adds;      /* True if the suggested answer is to add the games to the open
                              * document. */
  AwaleOpenedFunc opened;
  gpointer        data;
  GDestroyNotify  destroy;
} Opening;

static void
opening_free (Opening *opening)
{
  opening->destroy (opening->data);
  g_object_unref (opening->document);
  awale_study_unref (opening->study);
  g_free (opening);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

static void
open_apart (Opening *opening)
{
  AwaleStudy *study = opening->study->get_free (opening->study->window);

  awale_draft_adopt (study->draft, opening->document, opening->unsaved);
  opening->opened (study, opening->data);
  gtk_window_present (study->window);
}

static void
add_here (Opening *opening)
{
  AwaleStudy *study = opening->study;
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);

  for (size_t i = 0; i < awale_document_get_n_games (opening->document); i++)
    g_ptr_array_add (games, g_object_ref (awale_document_get_game (opening->document, i)));
  awale_study_view_flush (study->view);
  awale_document_history_insert (
    study->history, games, awale_document_get_n_games (awale_draft_get_document (study->draft)));
  opening->opened (study, opening->data);
}

static void
answered_cb (AwaleAnswer answer,
             gpointer    data)
{
  g_autoptr (Opening) opening = data;

  if (opening->study->window == NULL)
    return;
  if (answer == (opening->adds ? AWALE_ANSWER_ACCEPT : AWALE_ANSWER_OTHER))
    add_here (opening);
  else if (answer == AWALE_ANSWER_ACCEPT || answer == AWALE_ANSWER_OTHER)
    open_apart (opening);
}

static bool
is_example (AwaleStudy *study,
            GFile      *file)
{
  GListModel *examples = awale_examples_get_model (study->services->examples);

  for (unsigned i = 0; i < g_list_model_get_n_items (examples); i++)
    {
      g_autoptr (GFileInfo) example = g_list_model_get_item (examples, i);

      if (g_file_equal (G_FILE (g_file_info_get_attribute_object (example, "standard::file")),
                        file))
        return true;
    }
  return false;
}

/* True if the window holds the user's own work: a file in our format or an unsaved document. False
 * for an untouched window, an example, a game of the library and a file in another format. */
static bool
is_own (AwaleStudy *study)
{
  AwaleDraft *draft = study->draft;
  GFile *file = awale_draft_get_file (draft);

  return awale_draft_get_library_game (draft) == 0 && !awale_draft_is_converted (draft) &&
         (file != NULL ? !is_example (study, file) : awale_draft_is_modified (draft));
}

void
awale_document_opener_open (AwaleStudy     *study,
                            AwaleDocument  *document,
                            bool            unsaved,
                            const char     *question,
                            AwaleOpenedFunc opened,
                            gpointer        data,
                            GDestroyNotify  destroy)
{
  const char *add = _("_Add to This File");
  const char *open = _("New _Window");
  g_autoptr (Opening) opening = g_new (Opening, 1);
  AwaleDocument *here = awale_draft_get_document (study->draft);
  /* If the open file has several games, it is probably a collection, so adding is suggested. */
  bool adds = here != NULL && awale_document_get_n_games (here) > 1;
  const AwaleAnswers answers = {
    .cancel = _("_Cancel"),
    .other = adds ? open : add,
    .accept = adds ? add : open,
  };

  *opening = (Opening) { awale_study_ref (study), g_object_ref (document), unsaved, adds, opened,
                         data, destroy };
  if (!is_own (study))
    open_apart (opening);
  else
    awale_dialogs_ask (study->window, question,
                       _("It can be added after the games of the file that is open here, or be "
                         "opened in a new window as a file of its own."),
                       &answers, answered_cb, g_steal_pointer (&opening));
}

static char *
list_diagnostics (AwaleDocument *document)
{
  g_autoptr (GString) text = g_string_new (NULL);
  size_t n = awale_document_get_n_diagnostics (document);

  for (size_t i = 0; i < MIN (n, MAX_SENTENCES); i++)
    {
      g_autofree char *sentence = awale_document_describe_diagnostic (document, i);

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

bool
awale_document_opener_show_diagnostics (AwaleStudy *study)
{
  AwaleDocument *document = awale_draft_get_document (study->draft);
  size_t n_errors = awale_document_count_errors (document, 0);
  g_autofree char *details = NULL;

  if (awale_document_get_n_diagnostics (document) == 0 &&
      !awale_document_is_windows_1252 (document))
    return false;

  details = list_diagnostics (document);
  if (n_errors > 0 || awale_document_is_incomplete (document))
    awale_notice_bar_show (
      study->notice, AWALE_NOTICE_WARNING,
      awale_document_is_incomplete (document)
        ? _("This file could not be read completely. Saving would lose the rest.")
        : _("This file could not be read completely. The rest was kept as comments."),
      details, NULL, NULL);
  else if (awale_document_get_n_diagnostics (document) > 0)
    awale_notice_bar_show (study->notice, AWALE_NOTICE_INFO,
                           _("Everything was read, but there are problems."),
                           details, NULL, NULL);
  else
    awale_notice_bar_show (study->notice, AWALE_NOTICE_INFO,
                           _("This file is not in UTF-8: it was read as Windows-1252."),
                           _("It will be saved as UTF-8."), NULL, NULL);
  awale_notice_bar_keep_to (study->notice, GTK_WIDGET (study->view));
  return true;
}
